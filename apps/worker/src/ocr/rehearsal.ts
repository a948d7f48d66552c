import { limits } from '@parakh/contracts'
import { extractFields } from '../extract/extract-fields.ts'
import { openPdf } from './pdf.ts'
import { recognisePage } from './recognise-page.ts'
import type { Recogniser } from './recogniser.ts'
import { readTextFile } from './text-file.ts'

/** A paper of each sort that rules look at in their own way: of no real person or place. */
const papers = [
  `SALE DEED
This deed of sale is executed on 4th May 2023 between Shri Ramesh Rao, S/o Late Gopal Rao, residing at 12, Park Road (hereinafter called the Vendor)
and Smt. Asha Rao, W/o Ravi Rao and Shri Ravi Rao, both residing at 14, Lake Road (hereinafter called the Purchasers).
SCHEDULE OF PROPERTY
All that piece and parcel of Plot No. 27, Survey No. 118/2, admeasuring 111.48 sq. mtrs. i.e. 1200 sq. ft., bounded as under:
East: Plot No. 28 - 40'-0"
West: 9 metre road - 40'-0"
North: Plot No. 26 - 30 feet
South: Land of Suresh - 30 feet`,
  `Date: 12/06/2024
To
The Valuer
Sub: Valuation of property, home loan, application No. HL-2024-00112
Applicant: Mrs. Asha Rao, Mobile 98450 00000. Co-applicant: Mr. Ravi Rao
Property: Flat No. 302, 3rd Floor, Lake View Apartments, Ward 4, Model Town - 560001. Carpet area 985 sq ft.
Documents attached: 1. Sale deed 2. Approved plan 3. Tax receipt
Regards
Branch Manager`,
  `LAKE VIEW DEVELOPERS PVT LTD
ALLOTMENT LETTER
Dear Mrs. Asha Rao, we are pleased to allot Apartment No. 302, Tower B, super built-up area 1,240 sq. ft., sanctioned G+9 by permit No. BP/112/2021 dated 03.02.2021.
Basic price\tRs. 62,00,000
Covered car parking\t2,50,000
EDC / IDC\t1,10,000
PLC\t75,000
Power backup 3 KVA\t60,000`,
  `MUNICIPAL CORPORATION
Property tax receipt 2023-24
Name of owner\tAsha Rao W/o Ravi Rao
Door No.\t12-3-45/6, Lake Road
Mutation allowed in favour of Asha Rao in place of Ramesh Rao by order No. 44 dated 01/02/2022. Leasehold for 99 years from 1995.`,
] as const

const mediaBox = [595, 842] as const
const [margin, leading, textSize] = [60, 18, 11] as const

/** A PDF of one page with these lines in the reader's own Helvetica. */
function printedPage(lines: readonly string[]): Uint8Array {
  const escaped = lines.map((line) => `(${line.replace(/[()\\]/gu, String.raw`\$&`)}) Tj T*`).join('\n')
  const content = `BT /F ${textSize} Tf ${leading} TL ${margin} ${mediaBox[1] - margin} Td\n${escaped}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${mediaBox.join(' ')}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`)
}

/**
 * Reads papers of our own once, so that the first paper of a clerk does not wait until a fresh process has compiled what reading needs:
 * that is half of its time.
 */
export async function rehearse(recogniser: Recogniser): Promise<void> {
  const texts = papers.map((text) => readTextFile(new TextEncoder().encode(text), ''))
  const pdf = await openPdf(printedPage(papers.flatMap((text) => text.replaceAll('\t', '   ').split('\n'))), '')
  const picture = pdf.render(1, limits.ocr.renderDpi, limits.ocr.pageSidePx ** 2)
  pdf.close()
  const read = await recognisePage(picture, 1, recogniser)
  for (const page of [...texts, read]) extractFields([{ file: '', sha256: '', pages: [page] }], [])
}
