import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { placeOf } from '../place.ts'
import { valuesBy } from '../written-paper.ts'

const rest = 'Shanti Nagar, Kolar Road, Rampur, Uttar Pradesh'
/** Address, PIN and flat of a paper. */
const asked = (text: string, kind: PaperKind): unknown[] => {
  const values = valuesBy(placeOf, text, kind)
  return [values['property_address_doc'], values['pincode'], values['flat']]
}
const listed = (text: string): string[] => text.trim().split(/\s*[|\n]\s*/u)

/** Labels of the property's address. */
const labels = listed(`
Property Address | Address of the Property | Address of Property | Addr. of property | Prop. Add. | Property Add
Address of the property to be mortgaged | Address of property to be financed | Address of the property being financed
Address of the property proposed to be purchased | Details of property | Property details | Particulars of the property
Description of property | Property description | Full description of the property
Details of the property offered as security | Security offered | Security | Security details | Primary security
Details of security | Property offered | Property to be valued | Property for valuation | Property to be inspected
Property under valuation | Property | Property location | Location of property | Location of the property
Location of the security | Situation of property | Site address | Site location | Address of site | Collateral address
Collateral details | Mortgage property address | Mortgaged property | Postal address of the property
Correct postal address of the property | Full address of the property | Complete address of property
Complete postal address of the property | Present address of the property | Address of the flat | Flat address
Address of the house | House address | Address of the plot | Address of the unit | Address of premises | Premises address
Address of the asset | Asset address | Property situated at | Property at | Situated at | Schedule property
Schedule of property | Schedule of the property | Subject property | Property being purchased | Property being mortgaged
Property purchased | Property proposed | Address of proposed property | Nature and address of property
Property type and address | Address as per document | Address as per sale deed | Address of the property as per documents
Address of the immovable property | Details of immovable property | Immovable property | Sampatti ka pata
Sampatti ka vivaran | सम्पत्ति का पता | संपत्ति का पता | सम्पत्ति का विवरण | मकान का पता | मालमत्तेचा पत्ता | मिळकतीचा पत्ता
मिळकतीचे वर्णन | बंधक सम्पत्ति का पता | Where is the property? | Visit address | Address for visit
Address for technical visit | Address for valuation | Inspection address
`)
/** Labels of addresses of somebody else. */
const others = listed(`
Residence address | Present address | Permanent address | Correspondence address | Address of the applicant | Office address
Employer's address | Branch address | Address of the branch | Mailing address | Registered office | Address of the seller
Address of the guarantor | Communication address | Address of borrower | Billing address | Site office
Address of the society office | पत्राचार का पता | स्थायी पता | निवास का पता
`)
/** Labels of the flat's number. */
const flatLabels = listed(`
Flat No. | Flat No | Flat Number | Flat # | Flat no. allotted | Flat booked | Flat / Unit No. | Flat/Shop No. | Unit No.
Unit | Unit allotted | Unit Number | Unit booked | Unit code | Apartment No. | Apartment number | Apt. No. | Apartment | Flat
No. of the flat | No. of unit | Number of the flat | Your flat | Your unit | Your apartment | Allotted unit
Allotted flat no. | Dwelling unit no. | Tenement No. | Tenement / Flat No. | Residential unit | Sadanika No. | सदनिका क्रमांक
सदनिका क्र. | फ्लैट संख्या | फ्लैट नं. | फ्लैट क्रमांक | Property No. / Flat No. | House / Flat No. | Door / Flat No.
Flat No. and Wing | Wing & Flat No.
`)
/** Labels of the property's PIN within a section of the property. */
const pinLabels = listed(`
PIN | Pin Code | PIN code | Pincode | PIN Code No. | Pin No. | P.I.N. | Postal code | Post code | Zip code | ZIP | पिन
पिन कोड | Property PIN | PIN of the property | Area PIN code | City / PIN
`)

describe('labels of the address', () => {
  const place = `Plot No. 45, ${rest}`
  it.each(labels)('reads the value at %s', (label) => {
    expect(asked(`Customer name : Ravi Kumar\n${label} : ${place} - 244901\nContact : 9812345670`, 'mail').slice(0, 2)).toEqual([
      place,
      '244901',
    ])
  })
  it.each(labels)('reads the cell beside %s', (label) => {
    expect(asked(`Customer name\tRavi Kumar\n${label}\t${place} - 244901\nContact\t9812345670`, 'form').slice(0, 2)).toEqual([
      place,
      '244901',
    ])
  })
})

describe('addresses of others', () => {
  it.each(others)('leaves what stands at %s', (label) => {
    const place = `Plot No. 45, ${rest} - 244901`
    expect(asked(`${label} : ${place}`, 'form')).toEqual([undefined, undefined, undefined])
    expect(asked(`${label}\t${place}`, 'form')).toEqual([undefined, undefined, undefined])
  })
})

describe('labels of the flat', () => {
  it.each(flatLabels)('reads %s', (label) => {
    expect(asked(`Project : Amber Heights\n${label} : B-1306\nFloor : 13`, 'allotment')[2]).toBe('B-1306')
    expect(asked(`Project\tAmber Heights\n${label}\tB-1306\nFloor\t13`, 'allotment')[2]).toBe('B-1306')
  })
})

describe('labels of the PIN', () => {
  it.each(pinLabels)('reads %s', (label) => {
    const text = (mark: string) =>
      `DETAILS OF THE PROPERTY\nPlot No.${mark}45\nLocality${mark}Shanti Nagar\nCity${mark}Rampur\n${label}${mark}244901`
    expect([asked(text(' : '), 'form')[1], asked(text('\t'), 'form')[1]]).toEqual(['244901', '244901'])
  })
  it.each(pinLabels.slice(0, 9))('leaves the applicant his %s', (label) => {
    expect(asked(`APPLICANT\nName : Ravi Kumar\nAddress : 12, MG Road\n${label} : 244901`, 'form')[1]).toBeUndefined()
  })
})
