import { BorderStyle, ExternalHyperlink, HeadingLevel, Paragraph, type Table, TableRow } from 'docx'
import { colours, contentWidth, sizes } from './look.ts'
import { type Picture, photoTables } from './photos.ts'
import type { Block } from './section.ts'
import { cell, fixedTable, gridTable, pairsTable, widthsOf } from './tables.ts'
import { gap, line, prose, runs } from './words.ts'

/** A numbered heading that stays with what follows. */
export function heading(text: string, newPage = false): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    pageBreakBefore: newPage,
    spacing: { before: 220, after: 90 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: colours.heading, space: 2 } },
    children: runs(text, { bold: true, size: sizes.heading, color: colours.heading }),
  })
}

/** What a block looks like in Word. */
export function render(block: Block, pictures: ReadonlyMap<string, Picture>): (Paragraph | Table)[] {
  switch (block.block) {
    case 'pairs':
      return [pairsTable(block.rows), gap()]
    case 'grid':
      return [gridTable(block.columns, block.rows), gap()]
    case 'prose':
      return [subheading(block.title), ...prose(block.text)]
    case 'note':
      return [line(block.text, { italics: true, color: colours.quiet }, { spacing: { before: 20, after: 80 } })]
    case 'sum':
      return [sumTable(block.label, block.amount, block.words), gap()]
    case 'items':
      return numbered(block.items, block.together)
    case 'photos':
      return photoTables(block.photos, pictures)
    case 'signatures':
      return signatures(block)
    case 'link':
      return [new Paragraph({ spacing: { before: 60 }, children: [hyperlink(block.label, block.url)] })]
  }
}

function subheading(text: string): Paragraph {
  return line(text, { bold: true, color: colours.heading }, { keepNext: true, spacing: { before: 80, after: 40 } })
}

function numbered(items: readonly string[], keepNext = false): Paragraph[] {
  const indent = { left: 360, hanging: 360 }
  return items.map((item, index) =>
    line(`${index + 1}.\u2002${item}`, {}, { indent, keepNext, spacing: { before: 0, after: index === items.length - 1 ? 120 : 40 } }),
  )
}

function sumTable(label: string, amount: string, words: string): Table {
  const widths = widthsOf([28, 72])
  const [left = 0, right = 0] = widths
  const figures = line(amount, { bold: true, size: sizes.sum, color: colours.heading })
  const inWords = words === '' ? [] : [line(`(${words})`, { bold: true })]
  const name = line(label, { bold: true, color: colours.heading })
  return fixedTable(widths, [
    new TableRow({ cantSplit: true, children: [cell([name], left, { fill: colours.total }), cell([figures, ...inWords], right)] }),
  ])
}

function signatures({ people, place, date }: Extract<Block, { block: 'signatures' }>): (Paragraph | Table)[] {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  const borders = { top: none, bottom: none, left: none, right: none }
  const widths = people.map(() => Math.floor(contentWidth / people.length))
  const signed = people.map(({ role, name }, index) =>
    cell(
      [
        line('', {}, { spacing: { before: 620 }, keepNext: true }),
        line('_______________________________', { color: colours.quiet }, { keepNext: true }),
        line(name || ' ', { bold: true }, { keepNext: true }),
        line(role, { color: colours.quiet }),
      ],
      widths[index] ?? 0,
      { borders },
    ),
  )
  const facts = [place === '' ? '' : `Place: ${place}`, date === '' ? '' : `Date: ${date}`].filter((text) => text !== '')
  return [
    ...facts.map((text) => line(text, {}, { keepNext: true, spacing: { before: 40 } })),
    fixedTable(widths, [new TableRow({ cantSplit: true, children: signed })]),
    gap(),
  ]
}

function hyperlink(label: string, url: string): ExternalHyperlink {
  return new ExternalHyperlink({ link: url, children: runs(`${label}: ${url}`, { size: sizes.body, color: colours.link, underline: {} }) })
}
