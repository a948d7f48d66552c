import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import { subjectOf } from '../../labels/label-fields.ts'
import { readsLikeLabel } from '../../labels/label-words.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { peopleIn } from '../../names/names.ts'
import { wholeName } from './holders-column.ts'

/** What goes on below a list that ends with half a name or a comma: "UMESH GUPTA, DINESH" over "GUPTA". */
export function lineBelow(last: Word, { layout }: Paper): string {
  const own = layout.rows.flatMap(({ segments }) => segments).find(({ words }) => words.includes(last))
  if (!own) return ''
  const below = layout.rows[own.row + 1]?.segments.find(({ page, left }) => page === own.page && Math.abs(left - own.left) < alignedWithin)
  return below && /^\p{Lu}[\p{L}.]*(?:,?\s\p{Lu}[\p{L}.]*){0,4}$/u.test(below.text) && !readsLikeLabel(below.text) ? below.text : ''
}

/** The rest of a name on the next line of its cell; what stands behind a label of its own answers that one. */
export function restBelow(last: Word, paper: Paper): string {
  const own = paper.layout.rows.find(({ segments }) => segments.some(({ words }) => words.includes(last)))
  const cell = own?.segments.find(({ words }) => words.includes(last))
  const below = paper.layout.rows[(own?.index ?? 0) + 1]?.segments ?? []
  const isAsked = below.some(
    ({ left, text }) => cell !== undefined && left < cell.left - alignedWithin && (readsLikeLabel(text) || asksKin.test(text)),
  )
  return isAsked ? '' : lineBelow(last, paper)
}
const asksKin = /^\W*[sdwc]\s*\/\s*o\b/iu

/** The next items of a list whose first one stands below its label: "2. Smt. B", "3. C". */
export function listedBelow(last: Word, { layout }: Paper): string[] {
  const own = layout.rows.flatMap(({ segments }) => segments).find(({ words }) => words.includes(last))
  const isAlone = layout.rows[own?.row ?? -1]?.segments.length === 1
  const items: string[] = []
  for (let at = (own?.row ?? layout.rows.length) + 1; at < layout.rows.length; at += 1) {
    const item = layout.rows[at]?.segments.find(
      ({ text, left }) =>
        new RegExp(`^\\s*\\(?${items.length + 2}\\s*[.)]`, 'u').test(text) &&
        // beside another list each goes on in its own column
        (isAlone || (own !== undefined && Math.abs(left - own.left) < alignedWithin)),
    )
    if (!item) break
    items.push(item.text)
  }
  return items
}

/** "Ramesh Mahto, Caste: Koeri; Suresh Mahto": the next holder behind what else is told of the one before. */
export function behindCaste(last: Word, { layout }: Paper): string {
  const own = layout.rows.flatMap(({ segments }) => segments).find(({ words }) => words.includes(last))
  const behind = own?.words.slice(own.words.indexOf(last) + 1).map(({ text }) => text) ?? []
  return /^\W*(?:caste|jati|जाति)\s*[:–-]\s*[\p{L} ]{2,24};\s*(?<next>\S.+)$/iu.exec(behind.join(' '))?.groups?.['next'] ?? ''
}

/** "1. A (Father: X) 2. B (Husband: A)": what else a list tells of each is a label within the cell and no end of the list. */
export function listedBeside(value: string, last: Word, { layout }: Paper): string {
  if (!/^\s*\(?1\s*[.)]/u.test(value)) return ''
  const own = layout.rows.flatMap(({ segments }) => segments).find(({ words }) => words.includes(last))
  const behind =
    own?.words
      .slice(own.words.indexOf(last) + 1)
      .map(({ text }) => text)
      .join(' ') ?? ''
  return /^\W*(?:father|husband|mother|pita|pati|age|pan)\b[^;]{0,60}?\s\(?2\s*[.)]/iu.test(behind) ? `${value} ${behind}` : ''
}

/** "Property | A Rao," over "Owner(s) | B Rao": the first line of a cell whose label takes two lines, where it leaves a list open. */
export function lineAbove([first]: readonly Word[], { layout }: Paper): string {
  const row = layout.rows.find(({ segments }) => segments.some(({ words }) => first !== undefined && words.includes(first)))
  const cell = row?.segments.find(({ words }) => words[0] === first)
  const rowAbove = layout.rows[(row?.index ?? 0) - 1]
  const above = rowAbove?.segments.find(({ page, left }) => cell && page === cell.page && Math.abs(left - cell.left) < sameEdge)
  const label = above && rowAbove?.segments[above.column - 1]
  const isOpen = above !== undefined && /(?:,|&|\band)$/iu.test(above.text) && peopleIn(above.text, 'named')[0]?.start === 0
  return isOpen && label && subjectOf(label.text) === 'property' ? above.text : ''
}
const sameEdge = 0.01

/** A value's lines, where each is a whole name: "Patel Raman Ishwar" over "Patel Kokila Raman"; else nothing. */
export function linesOfNames(words: readonly Word[], { layout }: Paper): string {
  const lines = layout.rows
    .flatMap(({ segments }) => segments)
    .map((one) =>
      one.words
        .filter((word) => words.includes(word))
        .map(({ text }) => text)
        .join(' '),
    )
    .filter((line) => line !== '')
  return lines.length > 1 && lines.every((line) => wholeName.test(line) && line.split(' ').length > 2) ? lines.join('; ') : ''
}
