import type { Cell } from './cells.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const fewestWords = 2
/** What a society is by law, which its address leaves out. */
const corporate = /^(?:ltd|limited|regd)$/u

/** "Society: Sai Kunj CHS Ltd" beside "Address: Sai Kunj CHS, Near …": the address begins with it itself, and no ward stands before that. */
export function withoutToldAgain(cells: readonly Cell[]): readonly Cell[] {
  const whole = wordsOf(cells.find(({ part }) => part === 'whole')?.value ?? '')
  const project = wordsOf(cells.find(({ part }) => part === 'project')?.value ?? '').filter((word) => !corporate.test(word))
  const isAgain = project.length >= fewestWords && project.every((word, at) => whole[at] === word)
  return isAgain ? cells.filter(({ part, noun }) => part !== 'project' && !(part === 'sector' && /^ward$/iu.test(noun))) : cells
}
