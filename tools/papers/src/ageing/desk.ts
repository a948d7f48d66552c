import type { Chance } from '../chance.ts'
import { cloudsOf, grainOf, RING } from './grain.ts'

type Colour = readonly [number, number, number]
/** A square of pixels in three channels that repeats. */
export type Texture = { side: number; data: Uint8Array }

const SIDE = 512

const painted = (tone: (x: number, y: number) => Colour): Texture => {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const colour = tone(x, y)
      for (let channel = 0; channel < 3; channel += 1) data[(y * SIDE + x) * 3 + channel] = Math.max(0, Math.min(255, colour[channel] ?? 0))
    }
  return { side: SIDE, data }
}

const times = ([r, g, b]: Colour, share: number): Colour => [r * share, g * share, b * share]

/** One plain colour: a scanner's lid. */
export const plain = (grey: number): Texture => ({ side: 1, data: Uint8Array.from([grey, grey, grey]) })

const wood = (chance: Chance): Texture => {
  const colour = chance.pick<Colour>([
    [122, 86, 54],
    [92, 62, 40],
    [168, 128, 88],
    [70, 50, 38],
  ])
  const [clouds, grain] = [cloudsOf(chance, 5), grainOf(chance)]
  const period = chance.whole(9, 26)
  return painted((x, y) => {
    const ring = Math.sin((2 * Math.PI * (y + 18 * clouds(x / SIDE, y / SIDE))) / period)
    return times(
      colour,
      1 + 0.12 * ring + 0.1 * clouds(x / SIDE / 3, y / SIDE) + 0.05 * (grain[(y * 7 + Math.floor(x / 9)) & (RING - 1)] ?? 0),
    )
  })
}

const cloth = (chance: Chance): Texture => {
  const [first, second] = chance.pick<[Colour, Colour]>([
    [
      [188, 60, 60],
      [226, 214, 196],
    ],
    [
      [60, 84, 130],
      [205, 210, 220],
    ],
    [
      [74, 110, 70],
      [190, 180, 120],
    ],
  ])
  const check = chance.pick([32, 64, 128])
  const grain = grainOf(chance)
  return painted((x, y) => {
    const isDark = Math.floor(x / check) % 2 === Math.floor(y / check) % 2
    return times(isDark ? first : second, 1 + 0.08 * (grain[(x * 31 + y * 17) & (RING - 1)] ?? 0))
  })
}

const tiles = (chance: Chance): Texture => {
  const clouds = cloudsOf(chance, 12)
  const base = chance.whole(150, 205)
  return painted((x, y) => {
    if (x % 256 < 4 || y % 256 < 4) return times([base, base, base], 0.6)
    return times([base, base - 3, base - 9], 1 + 0.07 * clouds(x / SIDE, y / SIDE))
  })
}

const dark = (chance: Chance): Texture => {
  const grain = grainOf(chance)
  const base = chance.whole(22, 62)
  return painted((x, y) => times([base, base + 2, base + 6], 1 + 0.12 * (grain[(x * 13 + y * 29) & (RING - 1)] ?? 0)))
}

/** What a paper lies on when it is photographed. */
export const deskOf = (chance: Chance): Texture => chance.pick([wood, wood, dark, cloth, tiles])(chance)
