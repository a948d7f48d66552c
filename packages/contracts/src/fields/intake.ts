import { landAreaFields, sideFields } from './families.ts'
import { defineCatalogue, type KeyOf } from './catalogue.ts'
import { intakeAliases } from './intake-aliases.ts'

const IDENTITY = 'Identity'
const ADDRESS = 'Address and plan'
const DOCUMENTS = 'Documents'
const TENURE = 'Land and tenure'
const DEED = 'Deed boundaries and dimensions'
const LAND = 'Land area'
const SANCTION = 'Sanction and ownership'
const AMENITIES = 'Amenities'
const FLOORS = 'Floors'

const loanTypes = [
  'Home Loan',
  'Plot Loan',
  'Plot + Construction Loan',
  'Construction Loan',
  'Home Improvement Loan',
  'Balance Transfer',
  'Loan Against Property',
]
const usages = ['Residential', 'Commercial', 'Mixed use', 'Industrial', 'Institutional', 'Agricultural']

/** What is known of a property and its loan before the visit (spec §3 "Intake field keys"). */
export const intakeFields = defineCatalogue(
  [
    { key: 'applicant_name', label: 'Applicant Name', group: IDENTITY, kind: 'text', main: true },
    { key: 'contact_number', label: 'Contact Number', group: IDENTITY, kind: 'text', inputMode: 'tel' },
    { key: 'co_applicant_name', label: 'Co-applicant Name', group: IDENTITY, kind: 'text', main: true },
    { key: 'property_owner_name', label: 'Owner Name', group: IDENTITY, kind: 'text', main: true },
    { key: 'loan_type', label: 'Loan Type', group: IDENTITY, kind: 'select', options: loanTypes, initial: 'Home Loan', main: true },
    { key: 'application_number', label: 'Application Number', group: IDENTITY, kind: 'text', main: true },
    { key: 'developer_name', label: 'Developer Name', group: IDENTITY, kind: 'text' },
    { key: 'flat', label: 'Flat Number', group: IDENTITY, kind: 'text' },

    { key: 'property_address_doc', label: 'Property Address as per Document', group: ADDRESS, kind: 'multiline', main: true },
    { key: 'pincode', label: 'Pincode', group: ADDRESS, kind: 'text', pattern: 'pincode', main: true },
    {
      key: 'usage_approved_as_per_plan',
      label: 'Usage Approved as per Plan',
      group: ADDRESS,
      kind: 'select',
      options: usages,
      initial: 'Residential',
    },
    { key: 'usage_as_per_cdp', label: 'Usage as per CDP', group: ADDRESS, kind: 'select', options: usages, initial: 'Residential' },
    { key: 'address_as_per_plan', label: 'Address as per Plan', group: ADDRESS, kind: 'multiline' },

    { key: 'legal_documents', label: 'Legal Documents', group: DOCUMENTS, kind: 'list', initial: [] },
    { key: 'list_of_documents', label: 'List of Documents', group: DOCUMENTS, kind: 'list', initial: [] },

    {
      key: 'land_freehold_or_leasehold',
      label: 'Land Freehold or Leasehold',
      group: TENURE,
      kind: 'select',
      options: ['Freehold', 'Leasehold'],
      initial: 'Freehold',
    },
    {
      key: 'period_expired_balance_lease_rent',
      label: 'Lease Period Expired, Balance and Rent',
      group: TENURE,
      kind: 'text',
    },

    ...sideFields('boundaries_deed', { label: 'Boundary as per Deed', group: DEED }),
    ...sideFields('dimensions_deed', { label: 'Dimension as per Deed', group: DEED }),

    ...landAreaFields('land_area_docs', { label: 'Land Area as per Documents', group: LAND }),
    { key: 'land_area_plan', label: 'Land Area as per Plan', group: LAND, kind: 'text', placeholder: 'With its unit' },
    {
      key: 'type_of_plot',
      label: 'Type of Plot',
      group: LAND,
      kind: 'select',
      options: ['Corner', 'Intermediate', 'Two-side open', 'Three-side open', 'Park facing'],
    },
    { key: 'final_land_area_uds', label: 'Final Land Area / UDS', group: LAND, kind: 'text', placeholder: 'With its unit' },
    { key: 'document_area_sqft', label: 'Document Area', group: LAND, kind: 'number', unit: 'sqft' },
    { key: 'approved_area_plan_sqft', label: 'Approved Area as per Plan', group: LAND, kind: 'number', unit: 'sqft' },

    { key: 'sanction_approval_no', label: 'Sanction / Approval Number', group: SANCTION, kind: 'text' },
    { key: 'sanction_number_date', label: 'Sanction Date', group: SANCTION, kind: 'text' },
    {
      key: 'property_documents',
      label: 'Property Documents',
      group: SANCTION,
      kind: 'select',
      options: ['Sale deed', 'Conveyance deed', 'Lease deed', 'Gift deed', 'Agreement to sell', 'Allotment letter', 'Patta', 'GPA'],
    },
    {
      key: 'ownership_type',
      label: 'Ownership Type',
      group: SANCTION,
      kind: 'select',
      options: ['Single', 'Joint', 'Company', 'Partnership', 'Trust'],
    },

    { key: 'amenities_idc', label: 'IDC', group: AMENITIES, kind: 'text', placeholder: 'Internal development charges' },
    { key: 'amenities_edc', label: 'EDC', group: AMENITIES, kind: 'text', placeholder: 'External development charges' },
    { key: 'amenities_power_backup', label: 'Power Backup', group: AMENITIES, kind: 'text' },
    { key: 'amenities_plc', label: 'PLC', group: AMENITIES, kind: 'text', placeholder: 'Preferential location charges' },
    { key: 'amenities_car_parking', label: 'Car Parking', group: AMENITIES, kind: 'text' },
    { key: 'amenities_others', label: 'Other Amenities', group: AMENITIES, kind: 'text' },

    { key: 'floors_sanctioned', label: 'Floors Sanctioned', group: FLOORS, kind: 'text', placeholder: 'Such as G+2' },
    { key: 'floors_proposed', label: 'Floors Proposed', group: FLOORS, kind: 'text', placeholder: 'Such as G+2' },
  ],
  intakeAliases,
)

export type IntakeKey = KeyOf<typeof intakeFields>

/** What every role sees of an intake in a case (spec §2 "Intake summary card"). */
export const basicIntakeKeys = [
  'applicant_name',
  'co_applicant_name',
  'property_owner_name',
  'pincode',
  'property_address_doc',
] as const satisfies readonly IntakeKey[]

/** The basic fields and the application number: all that leaves the server for roles other than ADMIN (design §3 "Who sees what"). */
export const sharedIntakeKeys = [...basicIntakeKeys, 'application_number'] as const satisfies readonly IntakeKey[]
