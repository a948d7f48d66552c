import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPicture } from './picture.ts'

const blank = async (width: number, height: number) =>
  await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()

describe('readPicture', () => {
  it.each([
    [1000, 1400, 1000, 1400],
    [4000, 3000, 3400, 2550],
    [3000, 4240, 2406, 3400],
    [2480, 3510, 2402, 3400],
  ])('makes a page of %i by %i pixels %i by %i', async (width, height, wide, high) => {
    expect(await readPicture(await blank(width, height), 'a.jpg')).toMatchObject({ width: wide, height: high })
  })

  it('leaves a long strip, as a telephone saves a whole chat, wide enough to read', async () => {
    const short = await readPicture(await blank(1080, 5200), 'a.jpg')
    expect(short).toMatchObject({ width: 1080, height: 5200 })
    const long = await readPicture(await blank(1080, 12000), 'a.jpg')
    expect(long.width).toBeGreaterThan(840)
    expect(long.width * long.height).toBeLessThan(8_200_000)
  })
})
