import { describe, expect, it } from 'vitest'
import type { IntakeKey } from '@parakh/contracts'
import { readTextFile } from '../../ocr/text-file.ts'
import { extractFields } from '../extract-fields.ts'
import { areasIn } from '../measures.ts'

const read = (text: string, ...keys: IntakeKey[]): unknown[] => {
  const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
  const fields = extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], keys)
  return keys.map((key) => fields[key]?.value ?? null)
}

describe('who holds a property by a deed in which nobody sells', () => {
  it('all who partition it', () => {
    const text =
      'DEED OF PARTITION\nThis deed is made by and between:\n1. Sri. Rudrappa S/o late Veerappa Angadi, aged 61 years, hereinafter called the FIRST PARTY;\n2. Smt. Gouramma W/o late Somappa Angadi, aged 48 years, hereinafter called the SECOND PARTY;\nWHEREAS the parties have divided the house.'
    expect(read(text, 'property_owner_name')).toEqual(['Rudrappa, Gouramma'])
  })
  it('who gives a power over it', () => {
    const text =
      'GENERAL POWER OF ATTORNEY\nKNOW ALL MEN BY THESE PRESENTS that I, Harjinder Kaur Sekhon wife of S. Baldev Singh Sekhon, resident of Moga, do hereby appoint and constitute my nephew S. Amrit Singh Brar son of S. Jagtar Singh Brar as my attorney. I own House No. 5 at Moga vide sale deed Vasika No. 88 of the Sub Registrar, Moga, bounded as: East: Road, West: House No. 6. My attorney may execute the sale deed and get it registered.'
    expect(read(text, 'property_owner_name')).toEqual(['Harjinder Kaur Sekhon'])
  })
  it('the second party of a registered summary', () => {
    const text =
      'e-Registration Deed Summary\nSub Registrar IX, Delhi\nDeed Name\tSALE DEED\nProperty Address\tHouse No.: C-9 First Floor,\nIst Party\tMohd. Salim\nIInd Party\tPooja Rawat\nWitness\tAnil, Sunil'
    expect(read(text, 'property_owner_name')).toEqual(['Pooja Rawat'])
  })
})

describe('a name before a parent who has the family name', () => {
  const deed = (place: string): string =>
    `SALE DEED\nVendor: Shri Wasudeo s/o Namdeo Gawande, age 63, r/o ${place}. Purchaser: Shri Nitin s/o Keshav Thakare, age 38, r/o ${place}. The vendor sells Plot No. 4 to the purchaser.`
  it('takes the family name in Maharashtra', () => {
    expect(read(deed('Akola'), 'property_owner_name')).toEqual(['Nitin Thakare'])
  })
  it('and stays alone elsewhere, and behind a parent of no family name', () => {
    expect(read(deed('Karnal'), 'property_owner_name')).toEqual(['Nitin'])
    expect(read(deed('Akola').replace('Keshav Thakare', 'Keshav Lal'), 'property_owner_name')).toEqual(['Nitin'])
  })
})

describe('areas as deeds spell them', () => {
  it.each([
    ['an area of one thousand and fifty square feet', 1050],
    ['admeasuring 118-50 Sq. Mts. or thereabouts', 118.5],
    ['two hundred sq. yards', 200],
  ])('%s', (text, number) => {
    expect(areasIn(text).map((one) => one.number)).toEqual([number])
  })
  it('say a figure once more in words', () => {
    expect(areasIn('900 sq ft (nine hundred sq ft)')).toHaveLength(1)
    expect(areasIn('twenty point fifty square metres')).toHaveLength(0)
  })
})

describe('schedules', () => {
  it('tell the sides from the land that is to the north, the south …', () => {
    const text =
      'SALE DEED\nSCHEDULE\nErode District, S.No. 14/2, within four boundaries of:\nto the north of the lane,\nto the south of Kannan’s house,\nto the east of the well, and\nto the west of the temple.'
    expect(read(text, 'boundaries_deed_south', 'boundaries_deed_north')).toEqual(['the lane', 'Kannan’s house'])
  })

  const twoSchedules = `SALE DEED\nSri A. Ramana, hereinafter called the Vendor, and Smt. B. Lakshmi, hereinafter called the Vendee.\nSCHEDULE 'A'\nAn extent of 600 sq. yards of site in R.S. No. 41/3, Near Water Tank, Suryaraopeta, Kakinada Municipal Corporation area, East Godavari District, bounded by:\nEast : Land of Raju ... 60.0 ft\nSouth : 40 ft road ... 90.0 ft\nWest : Land of Murty ... 60.0 ft\nNorth : Land of Devi ... 90.0 ft\nSCHEDULE 'B'\nFlat No. 204 in the Second floor of "SIRI TOWERS" with a plinth area of 980 sq. ft. including balconies, bounded by:\nEast : Flat No. 203\nSouth : Open to sky\nWest : Open to sky\nNorth : Corridor`
  it('put the flat of one on the land of the other, whose lengths are not the flat’s', () => {
    expect(read(twoSchedules, 'property_address_doc', 'boundaries_deed_east', 'dimensions_deed_east')).toEqual([
      'Flat No. 204, Second floor, SIRI TOWERS, R.S. No. 41/3, Near Water Tank, Suryaraopeta, Kakinada Municipal Corporation area, East Godavari District',
      'Flat No. 203',
      null,
    ])
  })

  it('of the east begin with the mauza', () => {
    const text =
      'KEWALA (SALE DEED)\nDetails of claimant / purchaser : Rekha Devi, wife of Suresh Mahto.\nDetails of the land sold : Mauza Bero, Thana No. 44, Halka No. 2, Anchal Ratu, District Ranchi, Khata No. 12, Khesra No. 908, rakba 5 decimal.'
    expect(read(text, 'property_address_doc')).toEqual([
      'Mauza Bero, Thana No. 44, Halka No. 2, Anchal Ratu, District Ranchi, Khata No. 12, Khesra No. 908',
    ])
  })
})

it('the firm that sublets a flat built it', () => {
  const text =
    'SUB-LEASE DEED\nThe Industrial Development Authority (hereinafter called the LESSOR) of the First Part; M/s Silver Oak Infratech Pvt. Ltd. (hereinafter called the LESSEE) of the Second Part; AND Mr. Nitin Bisht S/o Mr. Anil Bisht (hereinafter called the SUB-LESSEE) of the Third Part. The Lessee sub-leases Flat No. B-402.'
  expect(read(text, 'developer_name', 'property_owner_name')).toEqual(['M/s Silver Oak Infratech Pvt. Ltd', 'Nitin Bisht'])
})
