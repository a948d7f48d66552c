import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Point } from './geometry.ts'
import { findPaper } from './paper-edge.ts'
import { levelled, type Grey } from './pixels.ts'

const [width, height] = [750, 1000]
const sheet = '120,90 640,120 660,900 90,880'
const corners: Point[] = sheet.split(' ').map((pair) => {
  const [x = 0, y = 0] = pair.split(',').map(Number)
  return { x, y }
})
const paper = '#d2d0ca'

/** Lines of letters, drawn without fonts. */
const lines = (from: number, to: number, left = 190): string =>
  Array.from({ length: Math.floor((to - from) / 24) }, (_, line) =>
    Array.from(
      { length: Math.floor((width - 2 * left) / 12) },
      (_x, at) => `<rect x="${left + at * 12 + ((at * 7 + line) % 3)}" y="${from + line * 24}" width="6" height="9" fill="#222"/>`,
    ).join(''),
  ).join('')

const shadow = (points: string): string => `<polygon points="${points}" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="14"/>`
const lying = (points: string): string => `${shadow(points)}<polygon points="${points}" fill="${paper}"/>${lines(200, 700)}`

async function seen(body: string, ground: string): Promise<Grey> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="checks" width="60" height="60" patternUnits="userSpaceOnUse"><rect width="60" height="60" fill="#d6d8dc"/><rect width="30" height="30" fill="#46485a"/><rect x="30" y="30" width="30" height="30" fill="#46485a"/></pattern><pattern id="tiles" width="170" height="170" patternUnits="userSpaceOnUse"><rect width="170" height="170" fill="#777"/><rect x="3" y="3" width="164" height="164" fill="#b8b6b0"/></pattern></defs><rect width="100%" height="100%" fill="${ground}"/>${body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

const found = (picture: Grey) => findPaper(picture, levelled(picture, 5))

describe('findPaper', () => {
  it.each([
    ['a dark desk', '#3a3430'],
    ['a chequered cloth', 'url(#checks)'],
    ['tiles nearly as bright as the sheet', 'url(#tiles)'],
  ])('finds a sheet on %s', async (_, ground) => {
    const at = found(await seen(lying(sheet), ground))
    expect(at).not.toBeNull()
    at?.forEach(({ x, y }, i) => {
      expect(Math.hypot(x - corners[i]!.x, y - corners[i]!.y)).toBeLessThan(14)
    })
  })

  it('finds a curled sheet, half of it in shadow', async () => {
    const curled = 'M120,90 Q380,70 640,120 L660,900 Q380,855 90,880 Z'
    const body = `<path d="${curled}" fill="${paper}"/>${lines(200, 700)}<rect y="520" width="750" height="480" fill="#000" fill-opacity="0.35"/>`
    const at = found(await seen(body, '#4a4038'))
    at?.forEach(({ x, y }, i) => {
      expect(Math.hypot(x - corners[i]!.x, y - corners[i]!.y)).toBeLessThan(14)
    })
    expect(at).not.toBeNull()
  })

  it.each([
    ['a scan that fills the picture', lines(60, 940)],
    ['a scan with a fold across', `${lines(60, 940)}<rect y="480" width="750" height="16" fill="#000" fill-opacity="0.3"/>`],
    [
      'a scan with print around a frame',
      `${lines(10, 990, 10)}<rect x="100" y="130" width="550" height="740" fill="${paper}" stroke="#333" stroke-width="12"/>${lines(200, 700)}`,
    ],
  ])('takes %s as it is', async (_, body) => {
    expect(found(await seen(body, paper))).toBeNull()
  })
})
