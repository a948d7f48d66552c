import { describe, expect, it } from 'vitest'
import { placeOf } from '../place.ts'
import { valuesBy } from '../written-paper.ts'

const read = (text: string): unknown[] => {
  const { property_address_doc: address, pincode } = valuesBy(placeOf, text, 'deed')
  return [address, pincode]
}

describe('places of deeds that begin with no number', () => {
  it('are sold by their place and PIN', () => {
    const text =
      'DEED OF SALE\nThe Seller, of Aizawl 796001, sells to the Buyers the land at Ramhlun North, Aizawl, Aizawl District, Mizoram - 796012 measuring 1,400 sq. ft.'
    expect(read(text)).toEqual(['Ramhlun North, Aizawl, Aizawl District, Mizoram', '796012'])
  })

  it('are situated below the cells of a form, with the number of one of them', () => {
    const text =
      'SALE DEED\n1. Allottee\t: Sri Ram Lal\n2. House No.\t: B-112\n3. Cost\t: Rs. 8,00,000/-\nSituated at Avantika, Ghaziabad (U.P.) - 201002.'
    expect(read(text)).toEqual(['House No. B-112, Avantika, Ghaziabad (U.P.)', '201002'])
  })

  it('begin with the district, though the number stands on the next line', () => {
    const text =
      'SALE DEED\nSCHEDULE\nNellore District, Nellore Sub-Registry, Nellore Municipal Corporation area, Magunta Layout 2nd Street,\nD.No. 24/118, Plot No. 9, an extent of 200 square yards of site'
    expect(read(text)[0]).toBe(
      'Nellore District, Nellore Sub-Registry, Nellore Municipal Corporation area, Magunta Layout 2nd Street, D.No. 24/118, Plot No. 9',
    )
  })

  it('leave out the schedule that tells the larger land', () => {
    const text =
      'SCHEDULE II (of the flat sold): Flat No. G-2 on the ground floor of "Mar Residency" constructed in the property in Schedule I, Khorlim, Mapusa, Bardez, Goa 403507, having a super built up area of 80 sq. mts.'
    expect(read(text)).toEqual(['Flat No. G-2 on the ground floor of Mar Residency, Khorlim, Mapusa, Bardez, Goa', '403507'])
  })
})
