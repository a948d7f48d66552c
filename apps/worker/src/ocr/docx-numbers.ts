import { attribute, xmlPieces } from './docx-xml.ts'

interface Level {
  start: number
  format: string
  /** '%1.%2' with the numbers of the levels. */
  text: string
}

/** Numbers of lists in the order of the paragraphs that ask for them. */
export interface ListNumbers {
  /** The number or bullet before a paragraph, '' for none. `style` is its style's id, for lists that the style brings. */
  next: (list: { id: string; level: number } | null, style: string) => string
}

const deepest = 9
const roman: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]
const letters = 26

function romanOf(number: number): string {
  let rest = number
  let text = ''
  for (const [value, sign] of roman) {
    while (rest >= value) {
      text += sign
      rest -= value
    }
  }
  return text
}

const letterOf = (number: number): string =>
  String.fromCharCode(97 + ((number - 1) % letters)).repeat(Math.floor((number - 1) / letters) + 1)

const formats: Record<string, (number: number) => string> = {
  lowerLetter: letterOf,
  upperLetter: (number) => letterOf(number).toUpperCase(),
  lowerRoman: romanOf,
  upperRoman: (number) => romanOf(number).toUpperCase(),
  decimalZero: (number) => String(number).padStart(2, '0'),
  none: () => '',
}

const written = (format: string, number: number): string =>
  number > 0 && number < 4_000 ? (formats[format] ?? String)(number) : String(number)

/** Lists as numbering.xml keeps them: levels by the abstract list, the abstract list by the list's id. */
function listsOf(xml: string): { levels: Map<string, Level[]>; lists: Map<string, string> } {
  const levels = new Map<string, Level[]>()
  const lists = new Map<string, string>()
  let abstract = ''
  let list = ''
  let level: Level | null = null
  for (const { kind, name, text } of xmlPieces(xml)) {
    if (kind === 'close') {
      if (name === 'w:abstractNum') abstract = ''
      if (name === 'w:num') list = ''
    } else if (name === 'w:abstractNum') {
      abstract = attribute(text, 'w:abstractNumId')
      levels.set(abstract, [])
    } else if (name === 'w:num') list = attribute(text, 'w:numId')
    else if (name === 'w:abstractNumId' && list !== '') lists.set(list, attribute(text, 'w:val'))
    else if (name === 'w:lvl' && abstract !== '') {
      level = { start: 1, format: 'decimal', text: '' }
      const at = Number(attribute(text, 'w:ilvl'))
      if (at >= 0 && at < deepest) levels.get(abstract)![at] = level
    } else if (level && abstract !== '') {
      const value = attribute(text, 'w:val')
      if (name === 'w:start') level.start = Number(value) || 0
      else if (name === 'w:numFmt') level.format = value
      else if (name === 'w:lvlText') level.text = value
    }
  }
  return { levels, lists }
}

/** Lists that a paragraph has by its style. */
function listsOfStyles(xml: string): Map<string, { id: string; level: number }> {
  const found = new Map<string, { id: string; level: number }>()
  let style = ''
  for (const { kind, name, text } of xmlPieces(xml)) {
    if (name === 'w:style') style = kind === 'close' ? '' : attribute(text, 'w:styleId')
    else if (style !== '' && name === 'w:numId' && kind !== 'close') {
      found.set(style, { id: attribute(text, 'w:val'), level: found.get(style)?.level ?? 0 })
    } else if (style !== '' && name === 'w:ilvl' && kind !== 'close') {
      found.set(style, { id: found.get(style)?.id ?? '', level: Number(attribute(text, 'w:val')) || 0 })
    }
  }
  return found
}

/** Counts lists by a Word file's numbering.xml and styles.xml ('' where it has none). */
export function listNumbers(numbering: string, styles: string): ListNumbers {
  const { levels, lists } = listsOf(numbering)
  const byStyle = listsOfStyles(styles)
  const counts = new Map<string, number[]>()
  const next: ListNumbers['next'] = (own, style) => {
    const list = own ?? byStyle.get(style)
    if (!list) return ''
    const abstract = lists.get(list.id)
    const all = abstract === undefined ? undefined : levels.get(abstract)
    const level = all?.[list.level]
    if (!all || !level || abstract === undefined) return ''
    if (level.format === 'bullet') return '•'
    const count = counts.get(abstract) ?? []
    counts.set(abstract, count)
    count[list.level] = (count[list.level] ?? level.start - 1) + 1
    count.length = list.level + 1
    return level.text.replace(/%([1-9])/gu, (_, digit: string) => {
      const at = Number(digit) - 1
      return written(all[at]?.format ?? 'decimal', count[at] ?? all[at]?.start ?? 1)
    })
  }
  return { next }
}
