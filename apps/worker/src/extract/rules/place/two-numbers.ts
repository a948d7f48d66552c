import type { Part } from './address-parts.ts'
import type { Cell } from './cells.ts'

/** What land is numbered by in the books of the revenue. */
export const surveyed =
  /^(?:(?:re-?\s?)?survey|khasra|khesra|gat|gata|dag|re\.?\s*sy|sy|(?:c\.?)?t\.?s|s|(?:city|town)\s+survey|खसरा|गाटा|गट|आराजी)\.?$/iu
/** Two numbers or two names that are of one address: a plot and the land that it was made of, a village and the mouza that it lies in. */
export function beside(cell: Cell, cells: readonly Cell[]): Cell[] | null {
  const [larger, ofLarger]: [Part, RegExp] = cell.part === 'village' ? ['mouza', /^m/iu] : ['parcel', surveyed]
  const known = cells.find(({ part }) => part === cell.part)
  if (!known || (cell.part !== 'plot' && cell.part !== 'village') || cells.some(({ part }) => part === larger)) return null
  const [isNew, isKnown] = [ofLarger.test(cell.noun), ofLarger.test(known.noun)]
  if (isNew === isKnown) return null
  return isNew ? [...cells, { ...cell, part: larger }] : [...cells.map((one) => (one === known ? { ...one, part: larger } : one)), cell]
}
