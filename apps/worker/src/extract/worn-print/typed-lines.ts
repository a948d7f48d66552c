import type { Page, Word } from '../../ocr/model.ts'

const typed = (text: string, line: number): Word => ({
  text: text.replace(/~$/u, ''),
  conf: text.endsWith('~') ? 0.4 : 0.9,
  page: 1,
  box: null,
  level: null,
  line,
  block: 0,
  size: 0,
})

/** A recognised page that says these lines, for tests of what is mended without looking where words stand; "~" behind a word says that it was hardly read. */
export const pageOfLines = (text: string, source: Page['source'] = 'ocr'): Page => ({
  page: 1,
  width: 1000,
  height: 1400,
  turn: 0,
  source,
  words: text.split('\n').flatMap((line, at) => line.split(' ').map((one) => typed(one, at))),
})

/** What words say, a row for each line. */
export const linesOf = (words: readonly Word[]): string => {
  const lines: string[] = []
  for (const { line, text } of words) lines[line] = lines[line] ? `${lines[line]} ${text}` : text
  return lines.join('\n')
}
