import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

const ownerOf = (text: string) => valuesTyped(text, ['property_owner_name']).property_owner_name ?? null

it('reads the later of two columns that stand alone over a table with labels', () => {
  const order = `TALUK OFFICE, MANANTHAVADY
TRANSFER OF REGISTRY

                      From                     To
Thandaper             1180                     2244
Pattadar              Kunjumon Varghese        Biju Varghese
                                               Lissy Varghese
Parentage             Ouseph                   Kunjumon
Extent                2.40 Ares`
  expect(ownerOf(order)).toBe('Biju Varghese, Lissy Varghese')
})

it('reads the later of two rows in a table of people', () => {
  const certificate = `KALNA MUNICIPALITY
MUTATION CERTIFICATE

                      Name                     Father's name
Previous owner        Nirmal Pal               Haripada Pal
New owner             Smt. Sulata Ghosh        Bimal Ghosh
Holding No. 14/2, Ward No. 6, Kalna`
  expect(ownerOf(certificate)).toBe('Sulata Ghosh')
})

it.each([
  [
    `MUNICIPAL COUNCIL, SIRSI
To,
Smt. Gangamma Hegde, 4, Temple Road, Sirsi
Sub: Mutation of house
House No. 88, Ward No. 3, Sirsi was standing in the name of Shri Manjunath Bhat. Your name has now been entered in the assessment register by resolution No. 14.
Chief Officer`,
    'Gangamma Hegde',
  ],
  [
    `VILLAGE OFFICE, BASOLI
EXTRACT OF MUTATION REGISTER
Nature of entry: Sale
Name removed : Bhagat Ram
Name entered : Kamla Devi, Suresh Kumar Sharma
Plot No. 9, Khasra No. 118, Basoli`,
    'Kamla Devi, Suresh Kumar Sharma',
  ],
  [
    `LAND POSSESSION CERTIFICATE
Certified that Shri Birsa Munda and Smt. Phulmani Munda, W/o Late Mangal Munda, is in possession of the land below as per the register.
Khata No. 12, Plot No. 301, Halka 4, Anchal Khunti`,
    'Birsa Munda, Phulmani Munda',
  ],
])('reads who is recorded in %j', (text, wanted) => {
  expect(valuesOfText(text, { property_owner_name: null })).toEqual({ property_owner_name: wanted })
})

it('gives the plot that an entry tells, and not its village at the head', () => {
  const entry = `REGISTER OF MUTATIONS
Village: Sanosra Taluka: Shihor District: Bhavnagar
Entry No. 441. SALE. Sold by registered deed to Smt. Hansaben Gohil.
Property: Plot No. 18, Survey No. 77/1, Ram Nagar, Sanosra, Ta. Shihor, Dist. Bhavnagar, 120 Sq. Mtrs.`
  expect(valuesOfText(entry, { property_address_doc: null })).toEqual({
    property_address_doc: 'Plot No. 18, Survey No. 77/1, Ram Nagar, Sanosra, Ta. Shihor, Dist. Bhavnagar',
  })
})

it('tells whom a permit is given from the licensee who drew its plan', () => {
  const permit = `BUILDING PERMIT
Permit number     BA 118/2020
Name of applicant   Smt. Sheela Mathew
Zone in Town Planning Scheme   Residential
Licensee   Sheela Paul, Engineer B, 2210`.replaceAll('   ', '\t')
  expect(valuesOfText(permit, { property_owner_name: null, usage_as_per_cdp: null })).toEqual({
    property_owner_name: 'Sheela Mathew',
    usage_as_per_cdp: 'Residential',
  })
})
