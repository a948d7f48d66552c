import type { Chance } from '../chance.ts'
import { squareSeenAt, type Corners, type Point } from './corners.ts'
import { deskOf } from './desk.ts'
import { exposed } from './exposed.ts'
import { cloudsOf } from './grain.ts'
import { pictureOf, sheetOf, type Sheet } from './sheet.ts'

/** How a hand held the telephone. */
export type PhotoLook = {
  /** Longer side of the picture, in pixels. */
  size: number
  corners: Corners
  /** How far the page's lines bulge, as shares of its height and of its width. */
  bulge: number
  roll: number
  /** Depth of the shadow of hand or telephone; 0 is none. */
  shadow: number
  /** What the light makes of white, in each channel. */
  white: readonly [number, number, number]
  noise: number
  blur: number
}

/** The page's corners in a picture of width 1 and the given height: held askew and not quite from above. */
const cornersOf = (chance: Chance, height: number, pageShare: number): Corners => {
  const turn = ((chance.share() + chance.share() - 1) * 7 * Math.PI) / 180
  const pageWidth = Math.min(0.9, 0.92 * (height / pageShare)) * (0.86 + chance.share() * 0.12)
  const pageHeight = pageWidth * pageShare
  const slant = (): number => (chance.share() - 0.5) * 0.07
  const [middleX, middleY] = [0.5 + (chance.share() - 0.5) * 0.03, height / 2 + (chance.share() - 0.5) * 0.03]
  const corner = (right: number, down: number): Point => {
    const [x, y] = [(right + slant()) * pageWidth, (down + slant()) * pageHeight]
    return [middleX + x * Math.cos(turn) - y * Math.sin(turn), middleY + x * Math.sin(turn) + y * Math.cos(turn)]
  }
  return [corner(-0.5, -0.5), corner(0.5, -0.5), corner(0.5, 0.5), corner(-0.5, 0.5)]
}

/** `pageShare` is the page's height by its width. */
export const photoLook = (chance: Chance, pageShare: number): PhotoLook => {
  const exposure = 0.68 + chance.share() * 0.28
  const cast = chance.pick([
    [1, 0.97, 0.9],
    [1, 0.93, 0.8],
    [0.94, 0.98, 1],
    [1, 1, 0.98],
    [0.95, 1, 0.93],
  ] as const)
  return {
    size: chance.pick([1_600, 2_000, 2_400, 2_400, 3_000]),
    corners: cornersOf(chance, Math.min(4 / 3, pageShare * 1.02), pageShare),
    bulge: chance.happens(0.7) ? (chance.share() - 0.5) * 0.034 : 0,
    roll: chance.happens(0.5) ? chance.share() * 0.02 : 0,
    shadow: chance.happens(0.6) ? 0.18 + chance.share() * 0.32 : 0,
    white: [246 * exposure * cast[0], 246 * exposure * cast[1], 246 * exposure * cast[2]],
    noise: 2 + chance.share() * 5,
    blur: 0.4 + chance.share() * 0.6,
  }
}

/** A page as a telephone sees it, lying on a desk. */
export const photographed = async (sheet: Sheet, look: PhotoLook, chance: Chance): Promise<Sheet> => {
  const share = Math.min(4 / 3, (sheet.height / sheet.width) * 1.02)
  const [width, height] = share > 1 ? [Math.round(look.size / share), look.size] : [look.size, Math.round(look.size * share)]
  const seenAt = squareSeenAt(look.corners)
  const crumple = cloudsOf(chance, 4)
  const place = (x: number, y: number): Point => {
    const [u, v] = seenAt(x / width, y / width)
    const arch = (2 * u - 1) ** 2 - 1
    return [u + look.roll * Math.sin(Math.PI * u) * (v - 0.5), v + look.bulge * arch + 0.0025 * crumple(u, v)]
  }
  const ink = look.white.map((tone) => 14 + tone * 0.09) as unknown as PhotoLook['white']
  const picture = exposed(
    sheet,
    {
      width,
      height,
      at: (x, y) => {
        const [u, v] = place(x, y)
        return [u * sheet.width, v * sheet.height]
      },
      light: lightOf(look, place, { width, height }, chance),
      around: deskOf(chance),
      depth: 0.55,
      ink,
      paper: look.white,
      noise: look.noise,
    },
    chance,
  )
  return sheetOf(pictureOf(picture).blur(look.blur * (look.size / 2_000)))
}

type Size = { width: number; height: number }

/** A window or a lamp on one side, the lens's dark corners, the bulge's own shade, and a shadow of hand or telephone. */
const lightOf = (look: PhotoLook, place: (x: number, y: number) => Point, { width, height }: Size, chance: Chance) => {
  const angle = chance.share() * 2 * Math.PI
  const fall = 0.06 + chance.share() * 0.24
  const edge = { angle: chance.share() * 2 * Math.PI, at: 0.05 + chance.share() * 0.28, soft: 0.012 + chance.share() * 0.05 }
  const finger = { x: chance.pick([0.05, 0.95]), y: 0.4 + chance.share() * 0.6, radius: 0.1 + chance.share() * 0.16 }
  const clouds = cloudsOf(chance, 3)
  const isHand = chance.happens(0.4)
  return (x: number, y: number): number => {
    const [rx, ry] = [x / width - 0.5, y / height - 0.5]
    const side = 1 - fall * (0.5 + rx * Math.cos(angle) + ry * Math.sin(angle))
    const lens = 1 - 0.22 * (rx * rx + ry * ry)
    const [u] = place(x, y)
    const bulge = 1 + 6 * look.bulge * (u - 0.5)
    const off = isHand
      ? finger.radius - Math.hypot(rx + 0.5 - finger.x, ry + 0.5 - finger.y + 0.1 * clouds(rx + 0.5, ry + 0.5))
      : rx * Math.cos(edge.angle) + ry * Math.sin(edge.angle) - edge.at + 0.05 * clouds(rx + 0.5, ry + 0.5)
    const shadow = 1 - look.shadow / (1 + Math.exp(-off / edge.soft))
    return side * lens * bulge * shadow * (1 + 0.02 * clouds(rx + 0.5, ry + 0.5))
  }
}
