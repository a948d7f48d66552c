import { usualTile, type Grey } from './pixels.ts'

/** A page is looked at in squares of about this share of its longer side. */
const tileShare = 1 / 100
/** What differs by so many grey levels from most of its square is print. */
const printStep = 48
/** Print covers so much of a square. */
const print = { least: 0.02, most: 0.45 } as const
/** Of a negative most is dark, and nearly all squares with print have light print on dark. */
const darkLevel = 110
const times = 4
/** A prime, so that no column of pixels is met again and again. */
const sampleStep = 997
const fewestTiles = 12

const lightOf = (counts: Uint32Array, from: number): number => counts.subarray(Math.max(0, from)).reduce((sum, count) => sum + count, 0)

/** The shares of a square's pixels that are clearly lighter and darker than most of it. */
function lookAt({ data, width }: Grey, left: number, top: number, side: number): { lighter: number; darker: number } {
  const counts = new Uint32Array(256)
  for (let y = top; y < top + side; y += 1) for (let i = y * width + left; i < y * width + left + side; i += 1) counts[data[i]!]! += 1
  const all = side * side
  let middle = 0
  for (let seen = counts[0]!; middle < 255 && seen * 2 < all; seen += counts[middle]!) middle += 1
  return { lighter: lightOf(counts, middle + printStep) / all, darker: 1 - lightOf(counts, middle - printStep + 1) / all }
}

/** Whether most of a page is dark, by a few of its pixels. */
function isDark({ data }: Grey): boolean {
  let [dark, all] = [0, 0]
  for (let i = 0; i < data.length; i += sampleStep) {
    all += 1
    if (data[i]! < darkLevel) dark += 1
  }
  return dark * 2 > all
}

const isPrint = (share: number, other: number): boolean => share >= print.least && share <= print.most && other * times < share

/** Whether a page is light print on dark, as a telephone at night shows it and a negative copy is: not a table's dark head, nor a sheet on a dark desk. */
export function isNegative(picture: Grey): boolean {
  if (!isDark(picture)) return false
  const side = Math.max(usualTile, Math.round(Math.max(picture.width, picture.height) * tileShare))
  let [lightPrint, darkPrint] = [0, 0]
  for (let top = 0; top + side <= picture.height; top += side) {
    for (let left = 0; left + side <= picture.width; left += side) {
      const { lighter, darker } = lookAt(picture, left, top, side)
      if (isPrint(lighter, darker)) lightPrint += 1
      else if (isPrint(darker, lighter)) darkPrint += 1
    }
  }
  return lightPrint >= fewestTiles && lightPrint > times * darkPrint
}

/** The page as dark print on light, whichever way it was. */
export const asPositive = (picture: Grey): Grey =>
  isNegative(picture) ? { ...picture, data: picture.data.map((level) => 255 - level) } : picture
