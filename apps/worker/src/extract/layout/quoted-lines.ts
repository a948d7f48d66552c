import type { Page } from '../../ocr/model.ts'

const quoteMark = /^[>|]*>[>|]*$/u
/** Fewer lines with the mark are no quoted mail: "> 500 sq. ft." */
const fewestQuoted = 3

/** A page without the marks that mail programs put before each line of what they quote: "> Regards". */
export function withoutQuoteMarks(page: Page): Page {
  const isFirst = page.words.map((word, at) => page.words[at - 1]?.line !== word.line)
  const isMark = (text: string, at: number): boolean => isFirst[at] === true && quoteMark.test(text)
  if (page.words.filter(({ text }, at) => isMark(text, at)).length < fewestQuoted) return page
  const words = page.words.filter(
    ({ text }, at) => !isMark(text, at) && !(isMark(page.words[at - 1]?.text ?? '', at - 1) && quoteMark.test(text)),
  )
  return { ...page, words }
}
