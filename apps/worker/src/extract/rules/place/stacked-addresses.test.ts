import { describe, expect, it } from 'vitest'
import { placeOf } from '../place.ts'
import { valuesBy } from '../written-paper.ts'
import { valuesTyped } from '../typed-paper.ts'

const read = (text: string): unknown[] => {
  const { property_address_doc: address, pincode, flat } = valuesBy(placeOf, text, 'mail')
  return [address, pincode, flat]
}

describe('an address that begins at its label and goes on at others', () => {
  it.each([
    [
      'Property: Flat 302, Shree Sai Residency\nArea: Wakad\nCity: Pune\nPIN: 411057',
      'Flat 302, Shree Sai Residency, Wakad, Pune',
      '411057',
      '302',
    ],
    [
      'Property : Flat No. 7B, Palm Grove, 4th Cross\nLocality : Kakkanad\nDistrict : Ernakulam\nState : Kerala\nPincode : 682030',
      'Flat No. 7B, Palm Grove, 4th Cross, Kakkanad, District Ernakulam, Kerala',
      '682030',
      '7B',
    ],
    [
      'Property: Flat 1103, Tower 5\nProject: Amrapali Greens\nLocality: Sector 76\nCity: Noida\nState: Uttar Pradesh\nPin: 201301',
      'Flat 1103, Tower 5, Amrapali Greens, Sector 76, Noida, Uttar Pradesh',
      '201301',
      '1103',
    ],
    [
      'Property Address\t: House No. 45/A, Ward 12\nMohalla\t: Bada Bazar\nTown\t: Neemuch\nState\t: Madhya Pradesh\nPin\t: 458441',
      'House No. 45/A, Ward 12, Bada Bazar, Neemuch, Madhya Pradesh',
      '458441',
      undefined,
    ],
  ])('%s', (lines, address, pin, flat) => {
    expect(read(`Customer: Ramesh Pawar\n${lines}\nLoan: Home Loan`)).toEqual([address, pin, flat])
  })

  it('is whole where its own town stands with it', () => {
    const text = 'Property: Flat 302, Sai Residency, Wakad, Pune, Maharashtra 411057\nCity: Mumbai\nPIN: 400001'
    expect(read(text)[0]).toBe('Flat 302, Sai Residency, Wakad, Pune, Maharashtra')
  })
})

describe('cells of the property', () => {
  const cells = 'State\t: West Bengal\tDistrict\t: Burdwanpur\nTown\t: Barjora\tFlat No.\t: C-204\nBuilding Name\t: Gagan Heights'
  it.each([
    `A. Parties\nParty\tName\tAge\tAddress\nBuyer\tKaushik Sarkar\t55\t182, Shanti Vihar, Barjora\nB. Property Details\n${cells}`,
    `Property\nPID\t: 876-648\tKhata No.\t: 25613\n${cells}`,
  ])('take nothing of what stands above: %s', (text) => {
    expect(read(text)[0]).toBe('Flat No. C-204, Gagan Heights, Barjora, District Burdwanpur, West Bengal')
  })
})

describe('the number of a house is no flat’s', () => {
  it.each(['भवन संख्या', 'मकान नं.', 'Makan No.', 'Bhavan Sankhya', 'घर क्रमांक'])('%s', (label) => {
    expect(read(`${label} : 117/44\nमोहल्ला : शारदा नगर\nशहर : कानपुर नगर\nराज्य : उत्तर प्रदेश`)[2]).toBeUndefined()
  })

  it.each(['फ्लैट संख्या', 'Flat / House No.', 'भवन / फ्लैट संख्या'])('%s', (label) => {
    expect(read(`${label} : 117/44\nमोहल्ला : शारदा नगर\nशहर : कानपुर नगर\nराज्य : उत्तर प्रदेश`)[2]).toBe('117/44')
  })
})

it('goes on below a cell that ends with the word before its number', () => {
  const form = `LOAN APPLICATION FORM
Prop.      Unit No. C/204, 2nd Floor, Sanskar City, S. No.       PIN   382022
Add.       17/3, Chandkheda, Tal. Karnavati, Dist. Karnavati, Gujarat
Area       95.41 sq. mtrs.`
  expect(valuesTyped(form, ['property_address_doc'])).toEqual({
    property_address_doc: 'Unit No. C/204, 2nd Floor, Sanskar City, S. No. 17/3, Chandkheda, Tal. Karnavati, Dist. Karnavati, Gujarat',
  })
})
