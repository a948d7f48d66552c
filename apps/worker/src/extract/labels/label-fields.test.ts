import { describe, expect, it } from 'vitest'
import type { Subject } from './label-fields.ts'
import { subjectOf } from './label-fields.ts'
import { fieldOfLabel } from './label-patterns.ts'

describe('the field that a label names', () => {
  it.each<[string, Subject | null, string | null]>([
    ['Cust. Name', null, 'applicant_name'],
    ['Name of the Borrower/Applicant (in block letters)', null, 'applicant_name'],
    ['Name of Purchaser(s)', null, 'applicant_name'],
    ['Full Name', 'applicant', 'applicant_name'],
    ['Full Name', 'co', 'co_applicant_name'],
    ['Full Name', null, null],
    ['Name', 'other', null],
    ['Joint borrower’s name', null, 'co_applicant_name'],
    ["Father's name", 'applicant', null],
    ['Name of guarantor', null, null],
    ['Present title holder', null, 'property_owner_name'],
    ['In the name of (house owner)', null, 'property_owner_name'],
    ['Appl. Ref. No.', null, 'application_number'],
    ['Loan file number', null, 'application_number'],
    ['Booking application no', null, null],
    ['Loan amount', null, null],
    ['Nature of finance', null, 'loan_type'],
    ['Prop. add.', null, 'property_address_doc'],
    ['Location of the asset being mortgaged', null, 'property_address_doc'],
    ['Residence address', null, null],
    ['Permanent address', 'applicant', null],
    ['Address', 'property', 'property_address_doc'],
    ['Address', 'applicant', null],
    ['Customer mobile', null, 'contact_number'],
    ['Branch phone no', null, null],
    ['Purchaser mobile', null, 'contact_number'],
    ['Name of member', null, 'property_owner_name'],
    ['वडील / पती यांचे नाव', null, null],
    ['Title (freehold/leasehold)', null, 'land_freehold_or_leasehold'],
    ['Saleable area of flat', null, 'document_area_sqft'],
    ['Rate per sq ft', null, null],
    ['Date of building permission', null, 'sanction_number_date'],
    ['Date of agreement', null, null],
    ['No. of floors permitted', null, 'floors_sanctioned'],
    ['Proposed number of storeys', null, 'floors_proposed'],
    ['ऋणी का पूरा नाम', null, 'applicant_name'],
    ['सम्पत्ति की स्थिति और पता', null, 'property_address_doc'],
  ])('%s, where the paper speaks of %s: %s', (label, subject, key) => {
    expect(fieldOfLabel(label, subject)?.key ?? null).toBe(key)
  })

  it.each([
    ["Name of the raiyat and father's name", 'property_owner_name'],
    ['Name of tenant (raiyat)', 'property_owner_name'],
    ["Name of the pattadar with father's name", 'property_owner_name'],
    ["Owner's name with husband's / father's name", 'property_owner_name'],
    ["Name of the tenant with father's name", 'property_owner_name'],
    ["Landholder and father's name", 'property_owner_name'],
    ["Names of owners with husband's name", 'property_owner_name'],
    ["Father's name", null],
    ["Name of owner's father", null],
    ["Owner's father's name", null],
    ['Name of the tenant', null],
  ])('tells whose parent a land record asks for besides: %s', (label, key) => {
    expect(fieldOfLabel(label)?.key ?? null).toBe(key)
  })

  it('forgives a letter that was misread', () => {
    expect(fieldOfLabel('Borrovver name')?.key ?? fieldOfLabel('Borrowar name')?.key).toBe('applicant_name')
    expect(fieldOfLabel('Name of purchascr')?.key).toBe('applicant_name')
  })
})

describe('whom or what a heading speaks of', () => {
  it.each<[string, Subject | null]>([
    ['DETAILS OF THE APPLICANT', 'applicant'],
    ['About you', 'applicant'],
    ['Co-applicant details', 'co'],
    ['Details of the property to be mortgaged', 'property'],
    ['Your loan', 'loan'],
    ['Guarantor', 'other'],
    ['Particulars of the seller', 'seller'],
    ['Terms and conditions', null],
  ])('%s: %s', (text, subject) => {
    expect(subjectOf(text)).toBe(subject)
  })
})
