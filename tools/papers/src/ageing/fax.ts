import { Buffer } from 'node:buffer'
import type { Chance } from '../chance.ts'
import { pictureOf, type Sheet } from './sheet.ts'

/** Rows of bits, 1 is white, each row padded to a byte. */
export type Bits = { bits: Buffer; width: number; height: number }

/** Black or white alone, at a threshold of 255. */
export const bitsOf = async (sheet: Sheet, threshold: number): Promise<Bits> => {
  const { data, info } = await pictureOf(sheet).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const stride = Math.ceil(info.width / 8)
  const bits = Buffer.alloc(stride * info.height)
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const at = y * stride + (x >> 3)
      if ((data[(y * info.width + x) * info.channels] ?? 0) > threshold) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
    }
  return { bits, width: info.width, height: info.height }
}

/** What a bad line does: lost rows, streaks down the page, specks. */
export const dropped = ({ bits, width, height }: Bits, chance: Chance): void => {
  const stride = Math.ceil(width / 8)
  for (let lost = chance.whole(1, 7); lost > 0; lost -= 1) {
    const row = chance.whole(40, height - 4)
    const from = chance.whole(0, stride - 1)
    bits.fill(0xff, row * stride + from, (row + chance.whole(1, 2)) * stride)
  }
  for (let streak = chance.whole(0, 2); streak > 0; streak -= 1) {
    const column = chance.whole(2, stride - 3)
    const mask = 0xff ^ (1 << chance.whole(0, 7))
    for (let row = chance.whole(0, height >> 1); row < height; row += 1)
      bits[row * stride + column] = (bits[row * stride + column] ?? 0) & mask
  }
  for (let speck = chance.whole(60, 500); speck > 0; speck -= 1) {
    const at = chance.whole(0, bits.length - 1)
    bits[at] = (bits[at] ?? 0) ^ (1 << chance.whole(0, 7))
  }
}
