import { Buffer } from 'node:buffer'
import type { Chance } from '../chance.ts'
import { grainOf, RING } from './grain.ts'
import type { Sheet } from './sheet.ts'

/** How a sheet lies before a lens or on a glass, and what light falls on it. */
export type Scene = {
  width: number
  height: number
  /** The point of the sheet, in its pixels, that shows at a point of the picture. */
  at: (x: number, y: number) => readonly [number, number]
  /** Share of the light that comes back from a point of the picture; 1 as drawn. */
  light: (x: number, y: number) => number
  /** What lies around the sheet: a square of pixels in three channels that repeats. */
  around: { side: number; data: Uint8Array }
  /** Shadow that the sheet throws on what lies around it, 0 to 1. */
  depth: number
  /** Darkest ink and whitest paper, of 255, for each channel. */
  ink: readonly [number, number, number]
  paper: readonly [number, number, number]
  /** Standard deviation of the noise, of 255. */
  noise: number
}

const CELL = 16
const WHITE = 255
const TONES = 256
/** How far a sheet's shadow reaches over its edge, in its pixels. */
const SHADOW_WIDTH = 14

/** Coarse values of the scene at the knots of a net of cells; between them they run straight. */
const knotsOf = ({ width, height, at, light }: Scene) => {
  const columns = Math.ceil(width / CELL) + 1
  const rows = Math.ceil(height / CELL) + 1
  const [u, v, shade] = [new Float32Array(columns * rows), new Float32Array(columns * rows), new Float32Array(columns * rows)]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * CELL, row * CELL]
      const knot = row * columns + column
      ;[u[knot], v[knot]] = at(x, y) as [number, number]
      shade[knot] = light(x, y)
    }
  return { columns, u, v, shade }
}

/** The ink's and the paper's tone of each channel, for each value that the sheet can have. */
const tonesOf = ({ ink, paper }: Scene): Float32Array =>
  Float32Array.from({ length: 3 * TONES }, (_, at) => {
    const [channel, value] = [Math.floor(at / TONES), at % TONES]
    const dark = ink[channel] ?? 0
    return dark + (((paper[channel] ?? WHITE) - dark) * value) / WHITE
  })

/** The picture of a sheet in a scene, in colour. */
export const exposed = (sheet: Sheet, scene: Scene, chance: Chance): Sheet => {
  const { width, height } = scene
  const { data, paintRow } = painter(sheet, scene, grainOf(chance))
  for (let y = 0; y < height; y += 1) paintRow(y, Math.floor(chance.share() * RING))
  return { data, width, height, channels: 3 }
}

/** Paints row after row, cell after cell. Plain numbers and no small functions, as it is done for every pixel. */
const painter = (sheet: Sheet, scene: Scene, grain: Float32Array) => {
  const { width, height, depth, noise } = scene
  const { side, data: desks } = scene.around
  const { columns, u, v, shade } = knotsOf(scene)
  const { data: from } = sheet
  const pixels = new Uint8ClampedArray(width * height * 3)
  const tones = tonesOf(scene)
  const right = sheet.width - 1.001
  const bottom = sheet.height - 1.001
  const stride = sheet.width * 3
  const paintCell = (x0: number, y: number, grainAt: number): void => {
    const knot = Math.floor(y / CELL) * columns + x0 / CELL
    const below = knot + columns
    const down = (y % CELL) / CELL
    let sx = (u[knot] ?? 0) * (1 - down) + (u[below] ?? 0) * down
    let sy = (v[knot] ?? 0) * (1 - down) + (v[below] ?? 0) * down
    let lit = (shade[knot] ?? 0) * (1 - down) + (shade[below] ?? 0) * down
    const du = ((u[knot + 1] ?? 0) * (1 - down) + (u[below + 1] ?? 0) * down - sx) / CELL
    const dv = ((v[knot + 1] ?? 0) * (1 - down) + (v[below + 1] ?? 0) * down - sy) / CELL
    const ds = ((shade[knot + 1] ?? 0) * (1 - down) + (shade[below + 1] ?? 0) * down - lit) / CELL
    const end = Math.min(CELL, width - x0)
    for (let step = 0; step < end; step += 1, sx += du, sy += dv, lit += ds) {
      const to = (y * width + x0 + step) * 3
      const speck = (grain[(grainAt + x0 + step) & (RING - 1)] ?? 0) * noise
      if (sx < 0 || sy < 0 || sx > right || sy > bottom) {
        const shadow = lit * (1 - depth * Math.exp(-Math.max(-sx, -sy, sx - right, sy - bottom) / SHADOW_WIDTH))
        const desk = ((y % side) * side + ((x0 + step) % side)) * 3
        for (let channel = 0; channel < 3; channel += 1) pixels[to + channel] = (desks[desk + channel] ?? 0) * shadow + speck
        continue
      }
      const left = sx | 0
      const upper = sy | 0
      const fx = sx - left
      const fy = sy - upper
      const near = upper * stride + left * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const at = near + channel
        const first = from[at] ?? 0
        const third = from[at + stride] ?? 0
        const above = first + ((from[at + 3] ?? 0) - first) * fx
        const under = third + ((from[at + stride + 3] ?? 0) - third) * fx
        pixels[to + channel] = (tones[channel * TONES + ((above + (under - above) * fy + 0.5) | 0)] ?? 0) * lit + speck
      }
    }
  }
  const paintRow = (y: number, grainAt: number): void => {
    for (let x = 0; x < width; x += CELL) paintCell(x, y, grainAt)
  }
  return { data: Buffer.from(pixels.buffer), paintRow }
}
