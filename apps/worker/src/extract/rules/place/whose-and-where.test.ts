import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../paper-kind.ts'
import { areasOf } from '../areas.ts'
import { placeOf } from '../place.ts'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'

const place = 'Plot No. 136, Survey No. 604/17, Meridian Layout, Village Kandivel, Taluka Borivada, District Thanapur'
const homeLabels = ['Present address', 'Current address', 'Permanent Address', 'Address for correspondence', 'Local address', 'Resident of']
const addressIn = (text: string, kind: PaperKind = 'deed') => {
  const values = valuesBy(placeOf, text, kind)
  return [values.property_address_doc, values.pincode]
}

describe('whose address it is', () => {
  it.each(homeLabels)('leaves the home at %s among lines of the property', (label) => {
    const text = `LEASE DEED\nPROPERTY LEASED\nLessee\tSmt. Usha Devi\n${label}\t41, Ganesh Peth, Thanapur - 421074\nProperty leased\t${place}\n`
    expect(addressIn(text, 'lease')).toEqual([place, undefined])
  })

  it('leaves the PIN on a line below an addressee', () => {
    const text = (pin: string) =>
      `No. ADV/HL/693\nMr. Rajesh Khan\n96, Preet Vihar, Chennapet\n${pin}\nDear Sir / Madam,\nPurpose\tPurchase of a flat\n`
    expect(['PIN - 600061', 'PIN: 600061', 'Pin Code 600061'].map((pin) => addressIn(text(pin), 'loan_letter')[1])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('takes a line that begins with a verb for no addressee', () => {
    const text = `In that regard, we have the pleasure\nto inform that you have been allotted Unit No. 502, Tower-C, Nakshatra Greens, Sector 78, Navodaya, Uttar Pradesh -\n201054, hereinafter referred to as the said unit`
    expect(addressIn(text, 'allotment')).toEqual(['Unit No. 502, Tower-C, Nakshatra Greens, Sector 78, Navodaya, Uttar Pradesh', '201054'])
    expect(
      addressIn('To Ravi Menon of Unit No. 502, Tower-C, Nakshatra Greens, Sector 78, Uttar Pradesh - 201054', 'allotment')[0],
    ).toBeUndefined()
  })
})

const clauses = [
  'constructed under the plan sanctioned vide',
  'erected as per plan',
  'built in accordance with plan',
  'completed under permit',
]

describe('where an address ends', () => {
  it.each(clauses)('before ", %s"', (clause) => {
    expect(addressIn(`certified that the building of Mr. Ravi Menon at ${place}, ${clause} No. 12/2011`, 'sanction')[0]).toBe(place)
  })
})

const flat = 'Flat No. 504, Laxmi Nilayam, Ward No. 9, Sy. No. 244/7, Teachers Colony, Hanamgiri, Dist. Warangal North'
const areaPapers: readonly (readonly [name: string, text: string, wanted: object])[] = [
  ['of a flat on numbered land', `Property\t${flat}\nArea\t2,560 Sft.`, { document_area_sqft: 2560 }],
  ['told in brackets behind the figure', `Property\tthe above\nArea\t1,390 sq. ft. (super built-up)`, { document_area_sqft: 1390 }],
  ['told by letters behind the figure', `Property\tthe above\nExtent\t1,590 Sqft SBA`, { document_area_sqft: 1590 }],
  [
    'told by its own label, not by the next row',
    'Plot area\t1,590 Sqft\nBuilt-up\t2,100 Sqft',
    { land_area_docs_sqft: 1590, document_area_sqft: 2100 },
  ],
  [
    "of a house's land in yards",
    'the owner of House No. C-161, Block C, Dwarkesh Vihar, Gurugaon, Haryana, 152.78 sq. yds., built-up 1,620 sq. ft., and agrees',
    { land_area_docs_sqyd: 152.78, document_area_sqft: 1620 },
  ],
  [
    "of a house's land in feet before what is built",
    'the owner of House No. C-161, Block C, Dwarkesh Vihar, Gurugaon, Haryana, 1,375 sq. ft., covered area 1,620 sq. ft., and agrees',
    { land_area_docs_sqft: 1375, document_area_sqft: 1620 },
  ],
]

describe('what an area is of', () => {
  it.each(areaPapers)('%s', (_, text, wanted) => {
    expect(valuesBy(areasOf, text, 'deed')).toEqual(wanted)
  })
})

const ends = ['First Party\tSecond Party', 'Manager (Estate)\tLessee', 'Executant', 'Branch Manager']

describe('behind the last side', () => {
  const sides = 'EAST : Plot No. 137\nWEST : 36 feet Road\nNORTH : Road 30 feet wide\nSOUTH : Others Property\n'
  it.each(ends)('leaves out %s', (end) => {
    expect(valuesBy(sidesOf, `${sides}${end}`).boundaries_deed_south).toBe('Others Property')
  })
  it.each(['of Ram Lal', 'No. 12 of Ram Lal'])('goes on with "%s"', (rest) => {
    expect(valuesBy(sidesOf, `${sides}${rest}`).boundaries_deed_south).toBe(`Others Property ${rest}`)
  })
  it('reads a side whose second name no font has kept', () => {
    const text = 'North (उत्र)\tPlot No. 323\nSouth (दक्षिण)\tGali\nEast (पूरब)\tRoad 20 feet\nWest (पश्चिम)\tKhet Ram Lal'
    expect(valuesBy(sidesOf, text).boundaries_deed_north).toBe('Plot No. 323')
  })
})
