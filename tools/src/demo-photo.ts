import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [number, number, number]

const width = 960
const height = 720
const skies: readonly Colour[] = [
  [168, 205, 235],
  [205, 214, 222],
  [240, 201, 152],
]
const walls: readonly Colour[] = [
  [222, 196, 158],
  [201, 120, 92],
  [188, 196, 178],
  [230, 226, 214],
]
const ground: Colour = [122, 116, 104]
const glass: Colour = [64, 86, 104]
const door: Colour = [92, 58, 38]

/** A drawn house as a PNG, another one for every number: what the sample cases have for site photos. */
export const drawnHouse = (number: number): Uint8Array<ArrayBuffer> => {
  const pixels = Buffer.alloc((width * 3 + 1) * height)
  const fill = (x0: number, y0: number, w: number, h: number, [r, g, b]: Colour) => {
    for (let y = y0; y < y0 + h; y++) {
      for (let x = x0; x < x0 + w; x++) {
        const at = y * (width * 3 + 1) + 1 + x * 3
        const shade = 1 - ((x * 7 + y * 13) % 11) / 120
        pixels[at] = r * shade
        pixels[at + 1] = g * shade
        pixels[at + 2] = b * shade
      }
    }
  }
  const floors = 2 + (number % 4)
  const storey = Math.floor(460 / floors)
  fill(0, 0, width, 560, skies[number % skies.length] ?? ground)
  fill(0, 560, width, height - 560, ground)
  fill(180, 560 - floors * storey, 600, floors * storey, walls[number % walls.length] ?? ground)
  for (let floor = 0; floor < floors; floor++) {
    for (let column = 0; column < 5; column++)
      fill(220 + column * 112, 560 - (floor + 1) * storey + Math.floor(storey / 4), 68, Math.floor(storey / 2), glass)
  }
  fill(444, 560 - Math.floor(storey * 0.72), 72, Math.floor(storey * 0.72), door)
  return png(pixels)
}

const png = (rows: Buffer): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const bytes = Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
  return Uint8Array.from(bytes)
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
