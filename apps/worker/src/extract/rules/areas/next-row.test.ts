import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('an area at the end of a numbered row', () => {
  it('is not what the next row speaks of', () => {
    const rows = '1 Locality\tPlot No. 12, Gandhi Nagar, Salem\n2 Extent\t2,400 sq.ft\n3 House, plinth\t1180 Sq.ft\narea\n4 Door No.\t7'
    expect(valueIn('deed', rows, 'land_area_docs_sqft')).toBe(2400)
    expect(valueIn('deed', rows, 'document_area_sqft')).toBe(1180)
  })
})
