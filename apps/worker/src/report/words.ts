import { AlignmentType, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx'
import { cleanText } from './clean-text.ts'
import { colours, sizes } from './look.ts'
import type { Column } from './section.ts'

export const alignments = { start: AlignmentType.LEFT, end: AlignmentType.RIGHT, center: AlignmentType.CENTER } as const satisfies Record<
  NonNullable<Column['align']>,
  unknown
>

/** Text as runs, its line breaks kept. */
export function runs(text: string, look: IRunOptions = {}): TextRun[] {
  return cleanText(text)
    .split('\n')
    .map((line, index) => new TextRun({ ...look, text: line, ...(index > 0 ? { break: 1 } : {}) }))
}

/** One paragraph of text with tight spacing, as cells hold it. */
export function line(text: string, look: IRunOptions = {}, shape: Omit<IParagraphOptions, 'children' | 'text'> = {}): Paragraph {
  return new Paragraph({
    spacing: { before: 0, after: 0 },
    ...shape,
    children: runs(text, { size: sizes.body, color: colours.ink, ...look }),
  })
}

/** Running text: a paragraph for each line, blank lines dropped. */
export function prose(text: string): Paragraph[] {
  return cleanText(text)
    .split('\n')
    .filter((part) => part.trim() !== '')
    .map((part) => line(part, {}, { spacing: { before: 0, after: 80 }, alignment: AlignmentType.LEFT }))
}

/** A gap below a table, so that the next block does not touch it. */
export function gap(after = 100): Paragraph {
  return new Paragraph({ spacing: { before: 0, after, line: 20, lineRule: 'exact' }, children: [] })
}
