import type { CatalogueName } from '@parakh/contracts'
import { type Block, type Section, hasContent } from './section.ts'
import { approvals, floors, stages } from './sections/building.ts'
import { comparables, declaration, location, photographs, remarks } from './sections/closing.ts'
import { boundaries, extent } from './sections/extent.ts'
import { address, documents, parties, reference, tenure } from './sections/opening.ts'
import { guideline, otherValues, valuation } from './sections/value.ts'
import type { Sheet } from './sheet.ts'

export interface SectionRow {
  heading: string
  build?: (sheet: Sheet) => Block[]
  /** groups of the catalogues whose remaining fields stand here */
  groups?: Partial<Record<CatalogueName, readonly string[]>>
  /** where the remaining fields stand: before or after what `build` gives */
  restFirst?: true
  newPage?: true
}

/** The report's sections in the order that banks expect. Source: domain §7, ratings as design §4. */
const sectionRows: readonly SectionRow[] = [
  { heading: '', build: reference },
  { heading: 'Parties and purpose', build: parties, groups: { intake: ['Identity'], agent: ['General'], drafter: ['General'] } },
  { heading: 'Documents seen', build: documents, groups: { intake: ['Documents'] } },
  { heading: 'Address and identification', build: address, groups: { intake: ['Address and plan'], drafter: ['Basic'] } },
  { heading: 'Tenure and usage', build: tenure, groups: { intake: ['Land and tenure'] } },
  { heading: 'Boundaries', build: boundaries, groups: { drafter: ['Boundaries reconciliation'] } },
  { heading: 'Dimensions and area', build: extent, groups: { intake: ['Deed boundaries and dimensions', 'Land area'] } },
  {
    heading: 'Approvals and compliance',
    build: approvals,
    groups: { intake: ['Sanction and ownership', 'Floors'], drafter: ['Distances and compliance'] },
  },
  { heading: 'Locality', groups: { agent: ['Surrounding'] } },
  { heading: 'Property', groups: { agent: ['Property, building and unit'], intake: ['Amenities'] } },
  { heading: 'Floor-wise area', build: floors },
  { heading: 'Hazard and structural safety', groups: { drafter: ['Hazard', 'NDMA'] } },
  { heading: 'Construction stage', build: stages, groups: { drafter: ['Construction stage'] } },
  {
    heading: 'Valuation',
    build: valuation,
    groups: { drafter: ['Constructed area and rates', 'Valuation', 'Floor-wise area'] },
    restFirst: true,
  },
  { heading: 'Realisable, forced sale and other values', build: otherValues },
  { heading: 'Guideline value', build: guideline, groups: { drafter: ['Other value references'] } },
  { heading: 'Comparable properties', build: comparables },
  { heading: 'Ratings', groups: { drafter: ['Ratings'] } },
  { heading: 'Further particulars', groups: {} },
  { heading: 'Remarks and deviations', build: remarks },
  { heading: 'Declaration', build: declaration },
  { heading: 'Photographs', build: photographs, newPage: true },
  { heading: 'Location', build: location },
]

/** The sections of a case that hold something; every filled field of the catalogues is in one of them. */
export function sectionsOf(sheet: Sheet, rows: readonly SectionRow[] = sectionRows): Section[] {
  const built = rows.map((row) => ({ row, blocks: row.build?.(sheet) ?? [] }))
  const filled = built.map(({ row, blocks }) => {
    const rest: Block[] = row.groups && Object.keys(row.groups).length > 0 ? [{ block: 'pairs', rows: sheet.rest(row.groups) }] : []
    return { row, blocks: row.restFirst ? [...rest, ...blocks] : [...blocks, ...rest] }
  })
  const left: Block = { block: 'pairs', rows: sheet.rest() }
  return filled
    .map(({ row, blocks }) => ({ ...row, blocks: [...blocks, ...(row.groups && Object.keys(row.groups).length === 0 ? [left] : [])] }))
    .map(({ heading, blocks, newPage }) => ({ heading, blocks: joined(blocks.filter(hasContent)), ...(newPage ? { newPage } : {}) }))
    .filter(({ blocks }) => blocks.length > 0)
}

// two tables of pairs in a row are one
function joined(blocks: Block[]): Block[] {
  return blocks.reduce<Block[]>((done, block) => {
    const last = done.at(-1)
    if (block.block !== 'pairs' || last?.block !== 'pairs') return [...done, block]
    return [...done.slice(0, -1), { block: 'pairs', rows: [...last.rows, ...block.rows] }]
  }, [])
}
