import { limits } from '@parakh/contracts'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readPicture } from './pictures.ts'

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
const headOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes?.subarray(2, 11) ?? []).toString('latin1')
const jfif = '\u00ff\u00e0\u0000\u0010JFIF\u0000'

it('keeps a JPEG as it is but for the head that python-docx wants', async () => {
  const bytes = await plain(300, 200).jpeg().toBuffer()
  const picture = await readPicture(bytes)
  expect(picture).toMatchObject({ width: 300, height: 200 })
  expect(headOf(picture?.bytes)).toBe(jfif)
  expect(Buffer.from(picture?.bytes ?? []).subarray(-100)).toEqual(bytes.subarray(-100))
})

it('makes an upright JPEG of what else it is, no larger than a report takes', async () => {
  const turned = await plain(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const picture = await readPicture(turned)
  expect(picture).toMatchObject({ width: limits.images.reportPx / 2, height: limits.images.reportPx })
  const png = await readPicture(await plain(50, 40).png().toBuffer())
  expect([png?.width, png?.height, headOf(png?.bytes)]).toEqual([50, 40, jfif])
})

it('is null for what is no picture, or only half of one', async () => {
  expect(await readPicture(Buffer.from('no picture'))).toBeNull()
  const whole = await plain(300, 200).jpeg().toBuffer()
  expect(await readPicture(whole.subarray(0, 40))).toBeNull()
})
