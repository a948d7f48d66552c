import {
  AlignmentType,
  BorderStyle,
  Document,
  Header,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { Chance } from '../chance.ts'
import type { Block, Cell, Outline, Run } from './outline.ts'

const alignments: Record<string, (typeof AlignmentType)[keyof typeof AlignmentType]> = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  end: AlignmentType.RIGHT,
  justify: AlignmentType.BOTH,
}

const TWIPS_PER_POINT = 20
const PER_CENT = 100

const runOf = ({ text, bold, italic, underline, size, font, isBreak }: Run): TextRun =>
  new TextRun({
    text,
    bold,
    italics: italic,
    ...(underline ? { underline: {} } : {}),
    size: Math.max(12, size * 2),
    font,
    ...(isBreak ? { break: 1 } : {}),
  })

/** A paragraph's first and last run without the blanks that HTML folds away. */
const trimmed = (runs: readonly Run[]): Run[] =>
  runs.map((run, at) => ({
    ...run,
    text: (at === 0 || runs[at - 1]?.isBreak ? run.text.trimStart() : run.text).replace(at === runs.length - 1 ? /\s+$/ : /(?!)/, ''),
  }))

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const line = { style: BorderStyle.SINGLE, size: 4, color: '444444' }

const blockOf = (block: Block): Paragraph | Table => {
  if (block.is === 'table') return tableOf(block)
  const { align, before, runs, item, breakBefore } = block
  const numbering = item ? { numbering: { reference: item.ordered ? `list${item.list}` : 'bullets', level: 0 } } : {}
  return new Paragraph({
    children: trimmed(runs).map(runOf),
    alignment: alignments[align] ?? AlignmentType.LEFT,
    spacing: { before: Math.min(400, before * TWIPS_PER_POINT), after: 60 },
    pageBreakBefore: breakBefore,
    ...numbering,
  })
}

const tableOf = ({ ruled, rows }: Extract<Block, { is: 'table' }>): Table => {
  const edge = ruled ? line : noBorder
  return new Table({
    width: { size: PER_CENT, type: WidthType.PERCENTAGE },
    borders: { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge },
    rows: rows.map((cells) => new TableRow({ children: cells.map(cellOf) })),
  })
}

const cellOf = ({ width, across, down, blocks }: Cell): TableCell =>
  new TableCell({
    width: { size: Math.round(width * PER_CENT), type: WidthType.PERCENTAGE },
    columnSpan: across,
    rowSpan: down,
    // a cell without a paragraph is no cell to Word
    children: blocks.length > 0 ? blocks.map(blockOf) : [new Paragraph('')],
  })

const listsIn = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block) =>
    block.is === 'table' ? block.rows.flat().flatMap((cell) => listsIn(cell.blocks)) : block.item?.ordered ? [block.item.list] : [],
  )

const indent = { style: { paragraph: { indent: { left: 500, hanging: 320 } } } }

/** A paper as a Word file; its letterhead stands in the page's header as often as in the body. */
export const wordFile = ({ letterhead, body }: Outline, chance: Chance): Promise<Buffer> => {
  const isHeader = letterhead.length > 0 && chance.happens(0.5)
  const blocks = isHeader ? body : [...letterhead, ...body]
  const lists = [...new Set(listsIn([...letterhead, ...body]))]
  return Packer.toBuffer(
    new Document({
      numbering: {
        config: [
          { reference: 'bullets', levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', ...indent }] },
          ...lists.map((list) => ({
            reference: `list${list}`,
            levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', ...indent }],
          })),
        ],
      },
      sections: [
        { ...(isHeader ? { headers: { default: new Header({ children: letterhead.map(blockOf) }) } } : {}), children: blocks.map(blockOf) },
      ],
    }),
  )
}
