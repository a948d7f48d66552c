import type { Page } from '../../ocr/model.ts'
import { tick } from '../../ocr/ticks.ts'

/** A square that is ticked, as worn print is read: a sign against its option, or a letter in brackets before it. */
const ticked = /^(?:[@®©](?=\p{Lu}\p{Ll}{2})|\[[vVxX✓]\]$)/u
const isSquare = (text: string): boolean => text.startsWith(tick.empty) || text.startsWith(tick.set)

/** A recognised page whose ticked squares stand beside the empty ones of their line: "@Freehold ☐ Leasehold". */
export function withMendedTicks(page: Page): Page {
  const lines = new Set(page.words.filter(({ text }) => isSquare(text)).map(({ line }) => line))
  if (lines.size === 0) return page
  const isTicked = (text: string, line: number): boolean => lines.has(line) && ticked.test(text)
  return {
    ...page,
    words: page.words.map((word) =>
      isTicked(word.text, word.line) ? { ...word, text: word.text.replace(ticked, `${tick.set} `).trim() } : word,
    ),
  }
}
