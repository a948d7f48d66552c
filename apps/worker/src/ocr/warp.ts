import { identity, type Matrix } from './geometry.ts'
import type { Grey } from './pixels.ts'

const paperWhite = 255

/** The picture of `width` × `height` whose pixel p is the source's pixel at `toSource(p)`, between pixels in proportion; white outside. */
export function warped(source: Grey, toSource: Matrix, width: number, height: number): Grey {
  if (toSource === identity && width === source.width && height === source.height) return source
  const [a, b, c, d, e, f, g, h, i] = toSource
  const { data, width: wide, height: high } = source
  const out = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const w = g * x + h * y + i
      const sx = (a * x + b * y + c) / w
      const sy = (d * x + e * y + f) / w
      const at = y * width + x
      if (sx < 0 || sy < 0 || sx >= wide - 1 || sy >= high - 1) {
        out[at] =
          sx > -1 && sy > -1 && sx < wide && sy < high
            ? (data[Math.max(0, Math.min(high - 1, Math.round(sy))) * wide + Math.max(0, Math.min(wide - 1, Math.round(sx)))] ?? paperWhite)
            : paperWhite
        continue
      }
      const left = Math.floor(sx)
      const top = Math.floor(sy)
      const fx = sx - left
      const fy = sy - top
      const from = top * wide + left
      const upper = (data[from] ?? 0) * (1 - fx) + (data[from + 1] ?? 0) * fx
      const lower = (data[from + wide] ?? 0) * (1 - fx) + (data[from + wide + 1] ?? 0) * fx
      out[at] = upper * (1 - fy) + lower * fy + 0.5
    }
  }
  return { data: out, width, height }
}

/** A smaller picture: each pixel the mean of `factor` × `factor`. */
export function shrunk(picture: Grey, factor: number): Grey {
  const width = Math.max(1, Math.floor(picture.width / factor))
  const height = Math.max(1, Math.floor(picture.height / factor))
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let dy = 0; dy < factor; dy += 1) {
        const from = (y * factor + dy) * picture.width + x * factor
        for (let dx = 0; dx < factor; dx += 1) sum += picture.data[from + dx] ?? 0
      }
      data[y * width + x] = sum / (factor * factor)
    }
  }
  return { data, width, height }
}
