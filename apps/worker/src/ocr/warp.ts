import type { Bend } from './bend.ts'
import { identity, mapped, type Matrix, type Point } from './geometry.ts'
import type { Grey } from './pixels.ts'

const paperWhite = 255

/** Within so many pixels a projective map is straight, near enough. */
const span = 32
/** Places between pixels are whole numbers of this fraction of a pixel. */
const parts = 256

/** The picture of `width` × `height` whose pixel p is the source's pixel at `toSource(bend(p))`, between pixels in proportion; white outside. */
export function warped(source: Grey, toSource: Matrix, width: number, height: number, bend?: Bend): Grey {
  if (!bend && toSource === identity && width === source.width && height === source.height) return source
  const { data, width: wide, height: high } = source
  const out = new Uint8Array(width * height).fill(paperWhite)
  const from = (point: Point): Point => mapped(toSource, bend ? bend(point) : point)
  const isInside = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x < wide - 1 && y < high - 1
  const lastX = (wide - 1) * parts
  const lastY = (high - 1) * parts
  for (let y = 0; y < height; y += 1) {
    let start = from({ x: 0, y })
    for (let x0 = 0; x0 < width; x0 += span) {
      const length = Math.min(span, width - x0)
      const end = from({ x: x0 + length, y })
      const stepX = ((end.x - start.x) * parts) / length
      const stepY = ((end.y - start.y) * parts) / length
      let sx = start.x * parts
      let sy = start.y * parts
      const isWithin = isInside(start) && isInside(end)
      start = end
      if (isWithin) {
        for (let at = y * width + x0; at < y * width + x0 + length; at += 1, sx += stepX, sy += stepY) {
          const px = sx | 0
          const py = sy | 0
          const near = (py >> 8) * wide + (px >> 8)
          const fx = px & 255
          const fy = py & 255
          const upper = data[near]! * (parts - fx) + data[near + 1]! * fx
          const lower = data[near + wide]! * (parts - fx) + data[near + wide + 1]! * fx
          out[at] = (upper * (parts - fy) + lower * fy + 32_768) >> 16
        }
        continue
      }
      for (let at = y * width + x0; at < y * width + x0 + length; at += 1, sx += stepX, sy += stepY) {
        if (sx < -parts || sy < -parts || sx > lastX + parts || sy > lastY + parts) continue
        const px = sx < 0 ? 0 : sx > lastX ? lastX : sx | 0
        const py = sy < 0 ? 0 : sy > lastY ? lastY : sy | 0
        const near = (py >> 8) * wide + (px >> 8)
        const right = px < lastX ? 1 : 0
        const below = py < lastY ? wide : 0
        const fx = px & 255
        const fy = py & 255
        const upper = data[near]! * (parts - fx) + data[near + right]! * fx
        const lower = data[near + below]! * (parts - fx) + data[near + below + right]! * fx
        out[at] = (upper * (parts - fy) + lower * fy + 32_768) >> 16
      }
    }
  }
  return { data: out, width, height }
}

/** A smaller picture: each pixel the mean of `factor` × `factor`. */
export function shrunk(picture: Grey, factor: number): Grey {
  if (factor === 1) return picture
  const width = Math.max(1, Math.floor(picture.width / factor))
  const height = Math.max(1, Math.floor(picture.height / factor))
  const reach = Math.min(factor, picture.width, picture.height)
  const data = new Uint8Array(width * height)
  const sums = new Uint32Array(width)
  for (let y = 0; y < height; y += 1) {
    sums.fill(0)
    for (let dy = 0; dy < reach; dy += 1) {
      let from = (y * factor + dy) * picture.width
      for (let x = 0; x < width; x += 1) {
        let sum = 0
        for (let dx = 0; dx < reach; dx += 1, from += 1) sum += picture.data[from]!
        sums[x]! += sum
      }
    }
    for (let x = 0; x < width; x += 1) data[y * width + x] = sums[x]! / (reach * reach)
  }
  return { data, width, height }
}
