import { latinDigits } from '@parakh/contracts'
import type { Word } from '../../../ocr/model.ts'
import { allMatches } from '../../all-matches.ts'

const mobilePattern =
  /(?<![\dXx*/]|(?<!\b(?:m|mob|mobile|ph|phone|cell|tel|contact|no)\.?\s?)-|\bP|RERA\s?)(?:\+?\s*(?:00)?91[\s-]*)?(?:\(0\)[\s-]*|0)?([6-9](?:(?:-\s|[\s.-])?\d){9})(?![\dXx*-])/giu
/** "0684-6944411" is a line of an exchange, whatever its digits. */
const landline = /^0\d{2,4}[\s-]\d{6,8}$/u

/** The digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/gu, '')
/** "Loan No.: 8800127745": ten digits behind these are a number of the case. */
const ofCase =
  /\b(?:loan|(?:loan\s+)?(?:account|a\/c)|application|appl?n|lan|los|lead|file|proposal|prospect|urn|arn|cif|customer\s+id|request|membership)\b\.?\s*(?:\b(?:a\/c|account|application|ref(?:erence)?)\b\.?\s*)?(?:(?:no|number|id)\b\.?|#)[\s:.#–-]*$/iu
const caseReach = 44

/** The mobile numbers of a text, the ten digits in the first group. */
export const mobilesOf = (text: string): RegExpMatchArray[] =>
  allMatches(latinDigits(text), mobilePattern).filter(
    ({ 0: whole, index }) => !landline.test(whole) && !ofCase.test(text.slice(Math.max(0, index - caseReach), index)),
  )

/** The words that hold a number. */
export function wordsOf(words: readonly Word[], number: string): readonly Word[] {
  const own = words.filter(({ text }) => /\d/u.test(text) && digitsOf(number).includes(digitsOf(latinDigits(text)).slice(-10)))
  return own.length > 0 ? own : words
}
