import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { readTextFile } from '../../ocr/text-file.ts'
import { extractFields } from '../extract-fields.ts'
import { valueIn } from './drafted-paper.ts'

const read = (text: string, ...keys: IntakeKey[]): unknown[] => {
  const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
  const fields = extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], keys)
  return keys.map((key) => fields[key]?.value ?? null)
}

describe('certificates of encumbrance', () => {
  const head = 'FORM No. 15\nCertificate of Encumbrance on Property\nSri/Smt. Mohan Pai having applied to me for a certificate'
  it('name all who claimed last, though a line of an entry begins with a figure', () => {
    const text = `${head}\nSl No\tDescription\tDate\tNature\tExecutants\tClaimants\n1\tSite No. 9\t14/02/2019\tSale Deed\tH. Anjanappa\tMohan Pai, Sudha Mohan Pai\n40 ft, 1200 sq.ft.\n2\tSite No. 9\t11/07/2006\tSale Deed\tB. Rudraiah\tH. Anjanappa`
    expect(read(text, 'property_owner_name')).toEqual(['Mohan Pai, Sudha Mohan Pai'])
  })
  it('number their claimants, and head their columns in several lines', () => {
    const text = `${head}\nSr. No.\tDocument No.\tDate of Execution\tNature\tName of Executant(s)\tName of Claimant(s)\n1\t881/2016\t12-Jun-2016\tConveyance\t1. P. Durai\t1. R. Fathima 2. K. Abdul Khader\n2\t882/2016\t12-Jun-2016\tDeposit of Title Deeds\t1. R. Fathima\t1. Indian Bank`
    expect(read(text, 'property_owner_name')).toEqual(['R. Fathima, K. Abdul Khader'])
  })
})

describe('what schedules tell of land and of what stands on it', () => {
  it.each([
    [
      'land_area_docs_sqyd',
      'House No. 4-1-9 (R.C.C. Ground floor 700 Sq.ft. plinth area) with open place, total admeasuring 150 Sq. Yards, situated at Ramnagar.',
      150,
    ],
    [
      'land_area_docs_sqmt',
      'Village Elappara, Block No. 4, Re-Survey No. 88/1 - 2 Ares 14 Sq. metres (5.28 cents) of dry land with a house.',
      214,
    ],
    [
      'document_area_sqft',
      'Plot No. 5 of 60-00 sq. mts. with construction thereon of ground and first floor totally admeasuring 100-00 sq. mts.',
      1076,
    ],
    [
      'boundaries_deed_west',
      'NEIGHBOURHOOD : North : Plot No. 1; South : Plot No. 3; East : road; West : Plot No. 8\nThat the seller has received full price',
      'Plot No. 8',
    ],
  ] as const)('%s', (key, text, value) => {
    const found = valueIn('deed', text, key)
    expect(typeof value === 'number' ? Math.round(Number(found)) : found).toBe(value)
  })

  it('begin anew under their heading, whatever columns stood above', () => {
    const text =
      'AGREEMENT TO SELL\nDetails of the parties\nSELLER(S)\tPURCHASER(S)\nMr. A. Pinto\tMr. B. Rao\nSchedule property\nApartment No.\t: 206, II Floor\tBlock\t: Orchid\nComplex\t: Lake Breeze, Hebbal, Bengaluru 560024'
    expect(read(text, 'flat', 'pincode')).toEqual(['206', '560024'])
  })

  it('of Maharashtra tell the plot behind its mauje', () => {
    const text =
      'खरेदीखत\nलिहून घेणार : श्री. अनिल रमेश जाधव\nमिळकत : तुकडी नाशिक पोट तुकडी ता. निफाड पैकी मौजे ओझर येथील गट नं. 77/2 मधील प्लॉट नं. 4, क्षेत्रफळ 900 चौ.फूट'
    expect(read(text, 'property_address_doc')).toEqual(['प्लॉट नं. 4, गट नं. 77/2, मौजे ओझर, ता. निफाड, जि. नाशिक'])
  })
})

it('a witness’s phone is nobody’s', () => {
  const text =
    'SALE DEED\nVendor: Hari Ram. Vendees: Amit Negi.\nVendees: Amit Negi\nWitness No. 2 Adv. Om Dutt, Ch. No. 4,\nSolan Mob 98765-00991'
  expect(read(text, 'contact_number')).toEqual([null])
})
