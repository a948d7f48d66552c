import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { areasOf } from '../areas.ts'
import { tidyAddress } from '../place/tidy.ts'
import { valuesBy } from '../written-paper.ts'

const land = 'Plot No. 298, Kh. No. 105/4, Gram Bhayli, Dist. Vadpura, (Gujarat) - 390001'
const read = (text: string, kind: PaperKind): unknown[] => {
  const values = valuesBy(areasOf, text, kind)
  return [values['land_area_docs_sqmt'], values['land_area_docs_sqft'], values['document_area_sqft']]
}

/** What an address has behind it is measured by what it begins with, or by a unit of land. */
describe('an area behind an address', () => {
  it.each<[text: string, kind: PaperKind, areas: unknown[]]>([
    [`ordered that in respect of ${land}, having 181.16 sq.mt., the name of A be struck off`, 'mutation', [181.16, undefined, undefined]],
    [`in respect of ${land}, being 181.16 sq.mt., that of B be entered`, 'mutation', [181.16, undefined, undefined]],
    [`the holder of ${land}, with 181.16 sq. mtrs., has paid`, 'tax', [181.16, undefined, undefined]],
    [`conveys ${land}, having 1,950 sq.ft. i.e. 181.16 sq.mt., to the vendee`, 'deed', [181.16, 1950, undefined]],
    ['sells Flat No. 12, Rose Heights, Vadpura, having 900 sq.ft., to the buyer', 'deed', [undefined, undefined, 900]],
    [
      'conveys Bungalow No. 306, Prime Society, Satpur, Indrapur, having 0.013 hectare i.e. 1,400 sq.ft., to B',
      'deed',
      [undefined, 1400, undefined],
    ],
    ['conveys House No. 12, Civil Lines, Rampur, having 4 kanal i.e. 2,023 sq.mt., to B', 'deed', [2023, undefined, undefined]],
    ['conveys Villa No. 3, Lake Town, Indrapur, with 5 cents i.e. 2,178 sq.ft., to B', 'deed', [undefined, 2178, undefined]],
    ['Unit\tTypology\tArea\n1303\t2 BHK\tSBUA 1,420 sq.ft. (RCA 966 sq.ft.)', 'allotment', [undefined, undefined, 1420]],
    ['Unit\tTypology\tArea\n1303\t2 BHK\tSuper 1,420 sq.ft. (carpet 966 sq.ft.)', 'allotment', [undefined, undefined, 1420]],
    ['the flat measures SBUA 1,420 sq.ft. (RERA CA 966 sq.ft.) in all', 'allotment', [undefined, undefined, 1420]],
  ])('%s', (text, kind, areas) => {
    expect(read(text, kind)).toEqual(areas)
  })
})

describe('an address ends before the letters that stand for its area', () => {
  const flat = 'Flat No. A-701, Shaligram Prime, Dist. Karnavati, Karnavati'
  it.each([
    `${flat}, admeasuring SBUA 1,260 sq.ft. (RCA 857 sq.ft.), being`,
    `${flat}, admeasuring S.B.U.A. 1,260 sq.ft.`,
    `${flat}, having BUA 1,260 sq.ft.`,
    `${flat}, measuring SBA 1,260 sq.ft., being`,
    `${flat}, RCA 857 sq.ft.`,
    `${flat} (SBUA 1,260 sq.ft.)`,
    `${flat}, of SBUA about 1,260 sq.ft.`,
    `${flat}, RERA carpet 857 sq.ft.`,
    `${flat}, super built up 1,260 sq.ft., being`,
    `${flat}, with total BUA 1,260 sq.ft.`,
  ])('%s', (text) => {
    expect(tidyAddress(text)).toBe(flat)
  })
})
