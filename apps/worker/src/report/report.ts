import { type ReportInput, formatDate, reportKind } from '@parakh/contracts'
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TabStopType,
  TextRun,
} from 'docx'
import { TextWatermark } from 'docx/watermarks'
import { heading, render } from './blocks.ts'
import { shortText } from './clean-text.ts'
import { colours, contentWidth, font, page, sizes } from './look.ts'
import type { Picture } from './photos.ts'
import { sectionsOf } from './sections.ts'
import { Sheet } from './sheet.ts'
import { steadyBytes } from './steady-bytes.ts'
import { line } from './words.ts'

export type ReportKind = keyof typeof reportKind

const PREVIEW = 'PREVIEW'
// what stands in header and footer must leave the page to the report
const LONGEST_NAME = 60

/**
 * The valuation report as the bytes of a DOCX; `pictures` by file id, JPEG. A preview carries its mark on every page.
 * Same input, same bytes when written by a fresh process. Source: design §4, domain §7.
 */
export async function writeReport(input: ReportInput, pictures: ReadonlyMap<string, Picture>, kind: ReportKind): Promise<Uint8Array> {
  const sheet = new Sheet(input)
  const number = reportNumber(sheet)
  const agency = shortText(input.agency_name, LONGEST_NAME)
  const document = new Document({
    title: `Valuation report ${number}`,
    creator: agency || 'Parakh',
    lastModifiedBy: agency || 'Parakh',
    description: 'Property valuation report',
    compatibility: { version: 15 },
    styles: {
      default: {
        document: {
          run: { font, size: sizes.body, color: colours.ink },
          paragraph: { spacing: { line: 252, lineRule: LineRuleType.AUTO } },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: { width: page.width, height: page.height }, margin: margins() } },
        headers: { default: header(agency, number, kind) },
        footers: { default: footer(sheet) },
        children: body(sheet, agency, pictures),
      },
    ],
  })
  return steadyBytes(await Packer.toBuffer(document), input.generated_on)
}

/** The number by which a bank asks for the report. */
function reportNumber(sheet: Sheet): string {
  const number = sheet.peek('drafter', 'eepac_report_ref_no') || sheet.peek('intake', 'application_number') || sheet.input.case_id
  return shortText(number, LONGEST_NAME)
}

function body(sheet: Sheet, agency: string, pictures: ReadonlyMap<string, Picture>): (Paragraph | Table)[] {
  const centred = { alignment: AlignmentType.CENTER }
  const title = [
    ...(agency === '' ? [] : [line(agency, { bold: true, size: sizes.title, color: colours.heading }, centred)]),
    line(
      'PROPERTY VALUATION REPORT',
      { bold: true, characterSpacing: 40, color: colours.quiet },
      { ...centred, spacing: { before: 20, after: 180 } },
    ),
  ]
  let number = 0
  const sections = sectionsOf(sheet).flatMap((section) => {
    const blocks = section.blocks.flatMap((block) => render(block, pictures))
    if (section.heading === '') return blocks
    number += 1
    return [heading(`${number}. ${section.heading}`, section.newPage), ...blocks]
  })
  return [...title, ...sections]
}

function header(agency: string, number: string, kind: ReportKind): Header {
  const look = { size: sizes.small, color: colours.quiet }
  const mark = kind === reportKind.preview ? [new TextWatermark({ text: PREVIEW, font: 'Calibri', color: 'C9CED6', opacity: 0.5 })] : []
  return new Header({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: contentWidth }],
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: colours.rule, space: 3 } },
        children: [
          ...mark,
          new TextRun({ ...look, text: agency }),
          new TextRun({ ...look, bold: true, text: `\tReport No. ${number}${mark.length > 0 ? ` – ${PREVIEW}` : ''}` }),
        ],
      }),
    ],
  })
}

function footer(sheet: Sheet): Footer {
  const look = { size: sizes.small, color: colours.quiet }
  const date = formatDate(sheet.peek('drafter', 'report_date'))
  const applicant = shortText(sheet.peek('intake', 'applicant_name'), LONGEST_NAME)
  const left = [applicant, date].filter((text) => text !== '').join('  ·  ')
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: contentWidth }],
        children: [
          new TextRun({ ...look, text: left }),
          new TextRun({ ...look, children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })
}

function margins() {
  return { top: page.top, bottom: page.bottom, left: page.margin, right: page.margin, header: page.header, footer: page.footer }
}
