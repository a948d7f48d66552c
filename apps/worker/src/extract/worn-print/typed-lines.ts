import type { Page, Word } from '../../ocr/model.ts'

/** A recognised page that says these lines, for tests of what is mended without looking where words stand. */
export const pageOfLines = (text: string, source: Page['source'] = 'ocr'): Page => ({
  page: 1,
  width: 1000,
  height: 1400,
  turn: 0,
  source,
  words: text
    .split('\n')
    .flatMap((line, at) =>
      line.split(' ').map((one): Word => ({ text: one, conf: 0.9, page: 1, box: null, level: null, line: at, block: 0, size: 0 })),
    ),
})

/** What words say, a row for each line. */
export const linesOf = (words: readonly Word[]): string => {
  const lines: string[] = []
  for (const { line, text } of words) lines[line] = lines[line] ? `${lines[line]} ${text}` : text
  return lines.join('\n')
}
