import type { Cell } from './cells.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const fewestWords = 2
/** What a society is by law, which its address leaves out. */
const corporate = /^(?:ltd|limited|regd)$/u

/** What is printed before the number of a home. */
const beforeNumber = /^\W*(?:(?:flat|unit|apartment|apt|villa|shop|house|door|no)\b[\s.:#-]*)*/iu
/** What "Unit: A3-2 | Tower: A" tells, and an address as "#A3-2, Sai Kunj, …" begins with. */
const ofUnit: ReadonlySet<string> = new Set(['unit', 'tower'])

/** Whether an address of several parts begins with the number of the home that stands in a cell of its own, too. */
function opensWithUnit(cells: readonly Cell[]): boolean {
  const told = (wanted: string): string => cells.find(({ part }) => part === wanted)?.value ?? ''
  const numberOf = (text: string): string => text.replace(beforeNumber, '').trim().toLowerCase()
  const [opening = '', ...others] = told('whole').split(',')
  const unit = numberOf(told('unit'))
  return unit !== '' && others.length >= fewestWords && numberOf(opening) === unit
}

/** What an address of a receipt tells again behind the number of its house. */
const ofPlot: ReadonlySet<string> = new Set(['plot', 'sector', 'locality', 'street', 'project'])
/** "Plot/House No. 44-B", "Colony: Vijay Nagar" beside "Address: 44-B Vijay Nagar Main Road Indore". */
function opensWithPlot(cells: readonly Cell[], whole: readonly string[]): boolean {
  const wordsAt = (wanted: string) => wordsOf(cells.find(({ part }) => part === wanted)?.value ?? '')
  const [plot, locality] = [wordsAt('plot'), wordsAt('locality')]
  return (
    plot.length > 0 && locality.length > 0 && plot.every((word, at) => whole[at] === word) && locality.every((word) => whole.includes(word))
  )
}

/** "Society: Sai Kunj CHS Ltd" beside "Address: Sai Kunj CHS, Near …": the address begins with it itself, and no ward stands before that. */
export function withoutToldAgain(cells: readonly Cell[]): readonly Cell[] {
  if (opensWithUnit(cells)) return cells.filter(({ part }) => !ofUnit.has(part))
  const whole = wordsOf(cells.find(({ part }) => part === 'whole')?.value ?? '')
  if (opensWithPlot(cells, whole)) return cells.filter(({ part }) => !ofPlot.has(part))
  const project = wordsOf(cells.find(({ part }) => part === 'project')?.value ?? '').filter((word) => !corporate.test(word))
  const isAgain = project.length >= fewestWords && project.every((word, at) => whole[at] === word)
  return isAgain ? cells.filter(({ part, noun }) => part !== 'project' && !(part === 'sector' && /^ward$/iu.test(noun))) : cells
}
