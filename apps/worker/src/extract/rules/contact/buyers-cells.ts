import type { Candidate, Paper } from '../../candidate.ts'
import type { Labelled } from '../../labels/labelled.ts'
import { personName } from '../../names/names.ts'
import { buyerCells } from '../people/party-columns.ts'
import { digitsOf, mobilesOf, wordsOf } from './mobiles.ts'

const ofNames = /^\s*(?:(?:[\p{Lu}\p{Lo}][\p{L}\p{M}.]*|and|&)[\s,]*){2,12}$/u

const phoneWord = /[\s,(]*\b(?:mob(?:ile)?|ph(?:one)?|cell|contact|tel|m)\b[\s.:–-]*(?:no\b[\s.:–-]*)?$/iu

/** In a buyer's cell his names and nothing but a number behind them: "Taken over by" over "A", "B", "98…", or beside "A, B Ph. 98…". */
export function belowNames(paper: Paper): Candidate[] {
  return paper.labelled.flatMap(({ key, place, value, words }) => {
    const found = key === 'applicant_name' && (place === 'below' || place === 'separated') ? mobilesOf(value) : []
    const [match] = found
    const before = value.slice(0, match?.index).replace(phoneWord, '')
    if (!match || found.length > 1 || !ofNames.test(before) || (place !== 'below' && personName(value) === null)) return []
    return [
      {
        key: 'contact_number' as const,
        value: digitsOf(match[1] ?? ''),
        words: wordsOf(words, match[0]),
        signs: ['phone_own', 'shaped'] as const,
        paper,
      },
    ]
  })
}

/** A number in the column that the buyer's role heads. */
export const inBuyersColumn = (paper: Paper): Candidate[] =>
  buyerCells(paper).flatMap(({ is, cell }) => {
    const [match] = is === 'phone' ? mobilesOf(cell.text) : []
    if (!match) return []
    const value = digitsOf(match[1] ?? '')
    return [{ key: 'contact_number' as const, value, words: wordsOf(cell.words, match[0]), signs: ['phone_own', 'shaped'] as const, paper }]
  })

/** "First applicant  A  Mobile  98…": whether a number's label stands in the row of the buyer's name. */
export const isBesideBuyer = (paper: Paper, { row, label }: Pick<Labelled, 'row' | 'label'>): boolean =>
  paper.labelled.some((one) => one.key === 'applicant_name' && one.row === row && one.place !== 'below' && one.label !== label)
