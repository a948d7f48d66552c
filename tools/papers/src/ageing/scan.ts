import type { Chance } from '../chance.ts'
import { plain } from './desk.ts'
import { exposed } from './exposed.ts'
import { cloudsOf } from './grain.ts'
import { pictureOf, sheetOf, type Sheet } from './sheet.ts'

/** How a flat-bed or a feeder took a page. */
export type ScanLook = {
  dpi: number
  /** Degrees that the page lies askew. */
  skew: number
  /** Share of the ink that comes through from the other side. */
  bleed: number
  /** Height of a fold across, as a share of the page; none if undefined. */
  fold: number | undefined
  /** Darkest ink and whitest paper, of 255. */
  ink: number
  paper: number
  noise: number
  /** Softness of the lens, in pixels at 200 dpi. */
  blur: number
  /** Dust and toner, specks a page. */
  specks: number
  /** Strength of the shadow at a page's edge, 0 to 1. */
  edge: number
}

const REFERENCE_DPI = 200

/** A good office scanner, used in haste. */
export const scanLook = (chance: Chance): ScanLook => ({
  dpi: chance.pick([150, 200, 200, 200, 300]),
  skew: (chance.share() + chance.share() + chance.share() - 1.5) * 2.4,
  bleed: chance.happens(0.25) ? 0.05 + chance.share() * 0.07 : 0,
  fold: chance.happens(0.3) ? 0.3 + chance.share() * 0.4 : undefined,
  ink: chance.whole(18, 70),
  paper: chance.whole(236, 252),
  noise: 1.5 + chance.share() * 4,
  blur: 0.35 + chance.share() * 0.4,
  specks: chance.whole(0, 60),
  edge: chance.share(),
})

/** The copy of a copy: pale, speckled, uneven. */
export const faintLook = (chance: Chance): ScanLook => ({
  ...scanLook(chance),
  ink: chance.whole(128, 176),
  paper: chance.whole(222, 246),
  noise: 4 + chance.share() * 4,
  blur: 0.6 + chance.share() * 0.4,
  specks: chance.whole(80, 400),
})

/** A page as a scanner sees it. `behind` is what is printed on the other side. */
export const scanned = async (sheet: Sheet, behind: Sheet, look: ScanLook, chance: Chance): Promise<Sheet> => {
  const front = look.bleed > 0 ? await bledThrough(sheet, behind, look.bleed) : sheet
  const { width, height } = sheet
  const angle = (look.skew * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [(chance.share() - 0.5) * 0.02 * width, (chance.share() - 0.5) * 0.02 * height]
  const clouds = cloudsOf(chance, 3)
  const [edgeSide, edgeWidth] = [chance.pick([0, 1] as const), 0.012 + chance.share() * 0.03]
  const crease =
    look.fold === undefined ? undefined : { at: look.fold, tilt: (chance.share() - 0.5) * 0.03, depth: 0.1 + chance.share() * 0.16 }
  const light = (x: number, y: number): number => {
    const [u, v] = [x / width, y / height]
    const fromEdge = edgeSide === 0 ? u : 1 - u
    const edge = 1 - 0.45 * look.edge * Math.exp(-fromEdge / edgeWidth)
    if (!crease) return edge * (1 + 0.015 * clouds(u, v))
    const off = (v - crease.at - crease.tilt * (u - 0.5)) * 130
    const fold = 1 - crease.depth * Math.exp(-off * off) + 0.04 * Math.exp(-((off - 1.6) ** 2))
    return edge * fold * (1 + 0.015 * clouds(u, v))
  }
  const picture = exposed(
    front,
    {
      width,
      height,
      at: (x, y) => {
        const [ox, oy] = [x - width / 2 - dx, y - height / 2 - dy]
        return [ox * cos + oy * sin + width / 2, oy * cos - ox * sin + height / 2]
      },
      light,
      around: plain(chance.pick([250, 244, 228, 40])),
      depth: 0.25,
      ink: [look.ink, look.ink, look.ink + 4],
      paper: [look.paper, look.paper, look.paper - 3],
      noise: look.noise,
    },
    chance,
  )
  specked(picture, look.specks, look.dpi / REFERENCE_DPI, chance)
  return sheetOf(pictureOf(picture).blur(Math.max(0.3, (look.blur * look.dpi) / REFERENCE_DPI)))
}

/** What stands on the other side shows through, mirrored and soft. */
const bledThrough = async (sheet: Sheet, behind: Sheet, strength: number): Promise<Sheet> => {
  const mirrored = pictureOf(behind).resize(sheet.width, sheet.height, { fit: 'fill' })
  // a single page is taken to be printed head to foot on its back, so that no line lies behind itself
  const ghost = await (behind === sheet ? mirrored.flip() : mirrored.flop())
    .blur(1.6)
    .linear(strength, 255 * (1 - strength))
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sheetOf(pictureOf(sheet).composite([{ input: ghost, blend: 'multiply' }]))
}

/** Dust: dark specks, and pale ones where toner is missing. */
const specked = ({ data, width, height }: Sheet, count: number, scale: number, chance: Chance): void => {
  for (let speck = 0; speck < count; speck += 1) {
    const size = Math.max(1, Math.round(chance.whole(1, 3) * scale))
    const [left, top] = [chance.whole(0, width - size - 1), chance.whole(0, height - size - 1)]
    const tone = chance.happens(0.75) ? chance.whole(20, 140) : 250
    for (let y = top; y < top + size; y += 1) data.fill(tone, (y * width + left) * 3, (y * width + left + size) * 3)
  }
}
