import { heightOf, widthOf, type Component } from './components.ts'
import type { Grey } from './pixels.ts'

/** Stains beyond this size are no letters. */
const largest = 120
/** A stain that goes less deep than this share of what print goes is the noise of paper and lens. */
const leastShare = 0.3

/** How much darker than the ink's level a stain gets. */
function depthOf({ data, width }: Grey, { left, top, right, bottom }: Component, level: number): number {
  let darkest = level
  for (let y = top; y <= bottom; y += 1)
    for (let i = y * width + left; i <= y * width + right; i += 1) if (data[i]! < darkest) darkest = data[i]!
  return level - darkest
}

/** The stains of a page that are about as dark as its print; noise has many, but they are pale and small. */
export function asDarkAsPrint(picture: Grey, level: number, stains: readonly Component[]): Component[] {
  const own = stains.filter((one) => heightOf(one) <= largest && widthOf(one) <= largest)
  const depths = own.map((one) => depthOf(picture, one, level))
  const weights = new Float64Array(256)
  let total = 0
  own.forEach(({ pixels }, i) => {
    const weight = pixels * depths[i]!
    weights[depths[i]!]! += weight
    total += weight
  })
  let usual = 0
  for (let seen = weights[0]!; usual < 255 && seen < total / 2; seen += weights[usual]!) usual += 1
  return own.filter((_, i) => depths[i]! >= leastShare * usual)
}
