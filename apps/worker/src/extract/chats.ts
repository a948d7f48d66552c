import type { Page, ReadFile, Word } from '../ocr/model.ts'

const date = String.raw`(?:\d{1,2}[/.-]\d{1,2}(?:[/.-](?:\d{4}|\d{2}))?|\d{4}-\d{2}-\d{2})`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s?m\b\.?)?`
const when = String.raw`(?:${date},?\s+${time}|${time},?\s+${date})`
/** Who speaks: a name as the phone book has it, or a number. */
const speaker = String.raw`(?:~\s*)?[\p{L}+(][^:\n\[\]]{0,48}?`
/** How apps that save a chat begin a message: "12/11/24, 10:22 - Asha: ", "[12/11/24, 10:22:31 AM] Asha: ", "[10:22, 12/11/2024] Asha: ". */
const stamp = new RegExp(String.raw`^[\u200e\u200f\u202a]?(?:\[\s*${when}\s*\]\s*[-–]?|${when}\s*[-–—])\s*`, 'iu')
const said = new RegExp(String.raw`^${speaker}\s*:(?:\s+|$)`, 'u')
/** "Asha, [12.11.24 10:22]" over what she says. */
const saidBelow = new RegExp(String.raw`^${speaker},?\s*\[\s*${when}\s*\]\s*:?\s*$`, 'iu')
/** "Asha (Desk), 3:14 PM: ", "Asha [10:22] : ": who speaks, and when, before what is said. */
const saidInLine = new RegExp(String.raw`^${speaker}(?:,?\s*[[(]\s*(?:${when}|${time})\s*[\])]|,\s*(?:${when}|${time}))\s*:(?:\s+|$)`, 'iu')
const fewestMessages = 2

interface Stamp {
  /** How many letters of the line the app wrote: all where it reports something itself. */
  letters: number
  isSaid: boolean
}

function stampOf(line: string): Stamp {
  if (saidBelow.test(line)) return { letters: line.length, isSaid: true }
  const inLine = saidInLine.exec(line)?.[0].length
  if (inLine !== undefined) return { letters: inLine, isSaid: true }
  const mark = stamp.exec(line)?.[0].length ?? 0
  if (mark === 0) return { letters: 0, isSaid: false }
  const who = said.exec(line.slice(mark))?.[0].length
  return who === undefined ? { letters: line.length, isSaid: false } : { letters: mark + who, isSaid: true }
}

/** The words of a line behind so many of its letters. */
function wordsBehind(words: readonly Word[], letters: number): Word[] {
  let at = 0
  return words.flatMap((word) => {
    const start = at
    at += word.text.length + 1
    if (start >= letters) return [word]
    const rest = word.text.slice(Math.min(word.text.length, letters - start))
    return rest === '' ? [] : [{ ...word, text: rest }]
  })
}

const linesOf = (page: Page): Word[][] => [...Map.groupBy(page.words, ({ line }) => line).values()]
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** A chat that an app saved, without when each message was sent and by whom: who writes is nobody of the case. Null where it is no chat. */
export function messagesOf(file: ReadFile): ReadFile | null {
  const pages = file.pages.map((page) => ({ page, lines: linesOf(page).map((words) => ({ words, ...stampOf(textOf(words)) })) }))
  if (pages.flatMap(({ lines }) => lines).filter(({ isSaid }) => isSaid).length < fewestMessages) return null
  return {
    ...file,
    pages: pages.map(({ page, lines }) => ({ ...page, words: lines.flatMap(({ words, letters }) => wordsBehind(words, letters)) })),
  }
}
