import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { extractFields } from '../extract-fields.ts'

const height = 0.009
const letter = 0.006
type Cells = readonly (readonly [x: number, text: string])[]

/** What a paper says whose lines stand so, with blanks as wide as most print them. */
function placesIn(lines: readonly Cells[]): readonly unknown[] {
  const words = lines.flatMap((cells, line) =>
    cells.flatMap(([x, text]): Word[] => {
      let left = x
      return text.split(' ').map((word) => {
        const box = { x: left, y: 0.1 + line * 0.016, w: word.length * letter, h: height }
        left += (word.length + 1) * letter
        return { text: word, conf: 1, page: 1, box, level: box, line, block: 0, size: height }
      })
    }),
  )
  const page: Page = { page: 1, width: 1000, height: 1400, turn: 0, source: 'text', words }
  const values = extractFields([{ file: 'a.pdf', sha256: '', pages: [page] }], [])
  return ['property_address_doc', 'boundaries_deed_north', 'boundaries_deed_south', 'boundaries_deed_east', 'boundaries_deed_west'].map(
    (key) => values[key as 'property_address_doc']?.value ?? null,
  )
}

const [label1, value1, label2, value2, label3, value3] = [0.07, 0.24, 0.36, 0.52, 0.67, 0.83]

describe('cells of a form that go on below', () => {
  const form = (lines: readonly Cells[]): readonly Cells[] => [
    [[label1, 'APPLICATION DATA SHEET']],
    [
      [label1, 'Applicant Name'],
      [value1, ': SUMIT CHAUHAN'],
      [label2, 'Product'],
      [value2, ': Plot Loan'],
    ],
    [[label1, 'Property Details']],
    ...lines,
  ]
  it('take their lines along, and what goes on is no label of its own', () => {
    const lines: Cells[] = [
      [
        [label1, 'Identified'],
        [value1, ': YES'],
        [label2, 'Property Type'],
        [value2, ': INDEPENDENT'],
        [label3, 'Address Line 1'],
        [value3, ': Plot No.'],
      ],
      [
        [value2 + 0.012, 'HOUSE / PLOT'],
        [value3 + 0.012, '116'],
      ],
      [
        [label1, 'Address Line 2'],
        [value1, ': Old Madras'],
        [label2, 'Landmark'],
        [value2, ': Near Govt.'],
        [label3, 'City / Town'],
        [value3, ': Peravalur'],
      ],
      [
        [value1 + 0.012, 'Road, NGO'],
        [value2 + 0.012, 'School'],
      ],
      [[value1 + 0.012, 'Colony']],
      [
        [label1, 'District'],
        [value1, ': Kanchivaram'],
        [label2, 'State'],
        [value2, ': Tamil Nadu'],
        [label3, 'Pincode'],
        [value3, ': 603026'],
      ],
    ]
    expect(placesIn(form(lines))[0]).toBe('Plot No. 116, Old Madras Road, NGO Colony, Peravalur, District Kanchivaram, Tamil Nadu')
  })
})

describe('a table of sides', () => {
  it('has headings, labels and cells in two lines', () => {
    const columns = [0.2, 0.42, 0.61, 0.85] as const
    const row = (label: string, cells: readonly string[]): Cells => [
      [0.07, label],
      ...columns.flatMap((x, at) => (cells[at] ? [[x, cells[at]] as const] : [])),
    ]
    const lines: Cells[] = [
      [[0.07, 'LEASE DEED']],
      row('Boundaries', ['North', 'South', 'East', 'West']),
      [[0.85, '(पश्चिम)']],
      row('As per', ['Makan Sachin', 'Remaining part of Plot No.', 'House of Sachin', 'Plot No']),
      row('document', ['Waghmare', '105', 'Pandurang', '104']),
    ]
    expect(placesIn(lines).slice(1)).toEqual([
      'Makan Sachin Waghmare',
      'Remaining part of Plot No. 105',
      'House of Sachin Pandurang',
      'Plot No 104',
    ])
  })
})
