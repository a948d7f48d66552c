import { type CatalogueName, type Field, type FieldValue, catalogues, formatValue, sides, valueSchema } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { headingsOf, partOf, partsOf, textOf, xmlFault } from '../../test/docx-text.ts'
import { bareCase, fullCase, imageRows } from '../../test/report-cases.ts'
import { writeReport } from './report.ts'
import { sectionsOf } from './sections.ts'
import { Sheet } from './sheet.ts'

const noPictures = new Map<string, never>()
const write = async (input: typeof bareCase, kind: 'final' | 'preview' = 'final') => await writeReport(input, noPictures, kind)

/** A case in which only the given fields are filled. */
function caseWith(fields: Partial<Record<CatalogueName, Record<string, FieldValue>>>): typeof bareCase {
  return {
    ...bareCase,
    intake: { fields: fields.intake ?? {} },
    site: { ...bareCase.site, fields: fields.agent ?? {} },
    drafter: { fields: fields.drafter ?? {} },
  }
}

/** A value that stands nowhere else, and the text by which it is found in the report. */
function marker(field: Field, at: number): { value: FieldValue; text: string } {
  if (field.closed && field.options) return { value: field.options.at(-1) ?? '', text: field.options.at(-1) ?? '' }
  if (field.unit) {
    const value = field.unit === 'percent' || field.unit === 'latitude' ? 10 + at / 50 : 1000 + at
    return { value, text: formatValue({ ...field, unit: 'sqft' }, value).replace(' sq ft', '') }
  }
  const probe: FieldValue[] = [`Marker${at}x`, [`Marker${at}x`], `20${String(10 + (at % 80)).padStart(2, '0')}-03-17`, String(300_000 + at)]
  const value = probe.find((each) => fits(field, each)) ?? 'none fits'
  return { value, text: formatValue(field, value) }
}

function fits(field: Field, value: FieldValue): boolean {
  return valueSchema(field).safeParse(value).success
}

describe('every filled field of the catalogues', () => {
  const all = (Object.keys(catalogues) as CatalogueName[]).flatMap((name) =>
    catalogues[name].map((field: Field, at) => ({ name, field, ...marker(field, at + 1) })),
  )

  it('is in the report when all are filled', async () => {
    const fields = Object.fromEntries(
      (Object.keys(catalogues) as CatalogueName[]).map((name) => [
        name,
        Object.fromEntries(all.filter((row) => row.name === name).map(({ field, value }) => [field.key, value])),
      ]),
    )
    const text = textOf(await write(caseWith(fields)))
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter((row) => !text.includes(row.text)).map((row) => `${row.name}.${row.field.key}`)).toEqual([])
  })

  it('is among the further particulars when no section asks for it', () => {
    const values = Object.fromEntries(all.filter((row) => row.name === 'drafter').map(({ field, value }) => [field.key, value]))
    const [section] = sectionsOf(new Sheet(caseWith({ drafter: values })), [{ heading: 'Further particulars', groups: {} }])
    const [block] = section?.blocks ?? []
    expect(block?.block === 'pairs' && block.rows.length).toBe(Object.keys(values).length)
  })

  it.each(Object.keys(catalogues) as CatalogueName[])('of %s is in the report when it stands alone', async (name) => {
    const missing: string[] = []
    for (const { field, value, text } of all.filter((row) => row.name === name)) {
      const written = textOf(await write(caseWith({ [name]: { [field.key]: value } })))
      if (!written.includes(text)) missing.push(field.key)
      expect(written).not.toMatch(/undefined|null|NaN|\[object/)
    }
    expect(missing).toEqual([])
  })
})

describe('sections', () => {
  it('stand in the order that banks expect', async () => {
    const images = imageRows(1)
    expect(headingsOf(await write({ ...fullCase, images }))).toEqual([
      'Parties and purpose',
      'Documents seen',
      'Address and identification',
      'Tenure and usage',
      'Boundaries',
      'Dimensions and area',
      'Approvals and compliance',
      'Locality',
      'Property',
      'Floor-wise area',
      'Hazard and structural safety',
      'Construction stage',
      'Valuation',
      'Realisable, forced sale and other values',
      'Guideline value',
      'Comparable properties',
      'Ratings',
      'Remarks and deviations',
      'Declaration',
      'Photographs',
      'Location',
    ])
  })

  it('are left out when nothing is in them', async () => {
    const report = await write(bareCase)
    expect(headingsOf(report)).toEqual(['Declaration'])
    expect(textOf(report)).not.toMatch(/undefined|null|NaN|inspected on/)
  })

  it('print no row for an empty field', async () => {
    const report = await write({ ...fullCase, intake: { fields: { ...fullCase.intake.fields, developer_name: '   ', flat: '' } } })
    expect(textOf(report)).not.toContain('Developer Name')
    expect(textOf(report)).not.toContain('Flat Number')
  })

  it('mark in words what differs between deed and site', async () => {
    const lines = textOf(await write(fullCase)).split('\n')
    const after = (label: string) => lines.slice(lines.indexOf(label), lines.indexOf(label) + 4)
    expect(after(sides.west.label)).toEqual(['West', 'House of Sh. Babu Lal', 'House of Sh. Kishan Lal', '✗ Mismatch'])
    expect(after(sides.north.label)).toEqual(['North', 'Plot No. 26', 'Plot 26', '✓ Match'])
    expect(after('Front setback')).toEqual(['Front setback', '10 ft', '9 ft', '✗ Mismatch'])
    expect(after('Rear setback')).toEqual(['Rear setback', '5 ft', '6 ft', '✓ Match'])
  })

  it('give the sums in figures and words, and say which figure stands', async () => {
    const text = textOf(await write(fullCase))
    expect(text).toContain('57,51,000')
    expect(text).toContain('₹81,97,000')
    expect(text).toContain('(Rupees Eighty One Lakh Ninety Seven Thousand Only)')
    expect(text).toContain('As assessed by the valuer; computed ₹73,77,300')
    expect(text).toContain('Actual at site, the least of those compared')
    expect(text).toContain('21-11-2026')
  })

  it('caption each photo with its time in India and its position, also a photo that is gone', async () => {
    const text = textOf(await write({ ...fullCase, images: imageRows(2) }))
    expect(text).toContain('1. Front elevation: as seen from the gate')
    expect(text).toContain('18-11-2026 14:05')
    expect(text).toContain('26.812434, 75.787270 (±12 m)')
    expect(text.match(/The picture is not available\./g)).toHaveLength(2)
  })
})

describe('the file', () => {
  it('carries number, pages and, on previews only, the mark', async () => {
    const [final, preview] = [await write(fullCase), await write(fullCase, 'preview')]
    expect(textOf(final, 'word/header1.xml')).toContain('Report No. EEPAC/2026/11/0417')
    expect(partOf(final, 'word/footer1.xml')).toMatch(/Page .*PAGE.* of .*NUMPAGES/s)
    expect(partOf(preview, 'word/header1.xml')).toMatch(/v:textpath[^>]*string="PREVIEW"/)
    expect(
      partsOf(final)
        .map((path) => partOf(final, path))
        .join(''),
    ).not.toContain('PREVIEW')
  })

  it('holds what XML and Word cannot take, made harmless', async () => {
    const hostile = 'a\u0000b\u0008c \uD800 <w:p> & "q" \' \uFFFE ]]> \u2028 end\r\nnext'
    const fields = { applicant_name: hostile, property_address_doc: hostile, boundaries_deed_east: hostile, legal_documents: [hostile] }
    const report = await write({
      ...fullCase,
      agency_name: hostile,
      agent_name: hostile,
      intake: { fields },
      drafter: { fields: { ...fullCase.drafter.fields, standard_remarks: hostile, eepac_report_ref_no: hostile } },
      images: imageRows(1).map((image) => ({ ...image, caption: hostile })),
    })
    for (const path of partsOf(report).filter((each) => /\.(?:xml|rels)$/.test(each)))
      expect([path, xmlFault(partOf(report, path))]).toEqual([path, null])
    expect(textOf(report)).toContain('abc \uFFFD <w:p> & "q"')
  })

  it('has tables of fixed layout and fonts for Indian scripts', async () => {
    const document = partOf(await write(fullCase), 'word/document.xml')
    expect(document.match(/<w:tblLayout w:type="fixed"\/>/g)?.length).toBe(document.match(/<w:tbl>/g)?.length)
    expect(partOf(await write(fullCase), 'word/styles.xml')).toContain('w:cs="Nirmala UI"')
  })

  it('prints long and Hindi texts whole', async () => {
    const long = 'यह मकान श्री राम लाल शर्मा का है। '.repeat(600).trim()
    const fields = { ...fullCase.drafter.fields, standard_remarks: long, scope_of_valuation: long }
    const text = textOf(await write({ ...fullCase, drafter: { fields } }))
    expect(text.split(long)).toHaveLength(3)
  })
})
