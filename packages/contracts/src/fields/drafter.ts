import { floorAreaFields, valuationFields } from './drafter-valuation.ts'
import { hazardFields } from './drafter-hazard.ts'
import { setbackFields } from './families.ts'
import { defineCatalogue, type Field, type KeyOf } from './catalogue.ts'

const GENERAL = 'General'
const BASIC = 'Basic'
const BOUNDARIES = 'Boundaries reconciliation'
const COMPLIANCE = 'Distances and compliance'
const RATINGS = 'Ratings'
const REMARKS = 'Remarks'

const yesNo = ['Yes', 'No', 'NA']

const rating = <const K extends string>(key: K, label: string): Field<K> => ({
  key,
  label,
  group: RATINGS,
  kind: 'select',
  options: ['Below avg', 'Avg', 'Good', 'Excellent'],
  closed: true,
})

/** What the drafter adds for the report (spec §3 "Drafter fields"). */
export const drafterFields = defineCatalogue([
  { key: 'eepac_report_ref_no', label: 'EEPAC Report Ref. No.', group: GENERAL, kind: 'text', required: true },
  {
    key: 'status_of_report',
    label: 'Status of Report',
    group: GENERAL,
    kind: 'select',
    options: ['Final', 'Revised', 'Negative', 'Query'],
    closed: true,
    required: true,
  },
  {
    key: 'purpose_of_valuation',
    label: 'Purpose of Valuation',
    group: GENERAL,
    kind: 'select',
    options: ['Home loan', 'Loan against property', 'Balance transfer', 'Plot loan', 'Construction loan', 'Resale', 'Recovery'],
    required: true,
  },
  { key: 'valuation_requested_by', label: 'Valuation Requested By', group: GENERAL, kind: 'text', required: true },
  { key: 'report_date', label: 'Report Date', group: GENERAL, kind: 'date', required: true },
  { key: 'pin_code_official', label: 'PIN Code (Official)', group: GENERAL, kind: 'text', pattern: 'pincode', required: true },
  { key: 'property_city', label: 'Property City', group: GENERAL, kind: 'text', required: true },
  { key: 'valuer_name', label: 'Valuer Name', group: GENERAL, kind: 'text', placeholder: { setting: 'agency_name' } },
  { key: 'valuer_visited_other_fi', label: 'Valuer Visited for Other FI', group: GENERAL, kind: 'select', options: yesNo },
  { key: 'scope_of_valuation', label: 'Scope of Valuation', group: GENERAL, kind: 'multiline' },
  { key: 'site_installed_emeter_serials', label: 'Electricity Meter Serials at Site', group: GENERAL, kind: 'text' },

  {
    key: 'type_of_property',
    label: 'Type of Property',
    group: BASIC,
    kind: 'select',
    options: [
      'Flat',
      'Independent house',
      'Builder floor',
      'Row house',
      'Villa',
      'Open plot',
      'Plot with building',
      'Shop',
      'Office',
      'Industrial',
    ],
    required: true,
  },
  { key: 'main_locality', label: 'Main Locality', group: BASIC, kind: 'text', required: true },
  { key: 'address_matching', label: 'Address Matching', group: BASIC, kind: 'select', options: yesNo },

  { key: 'boundaries_matching', label: 'Boundaries Matching', group: BOUNDARIES, kind: 'select', options: yesNo },
  { key: 'boundaries_remarks', label: 'Boundaries Remarks', group: BOUNDARIES, kind: 'multiline' },
  { key: 'dimensions_remarks', label: 'Dimensions Remarks', group: BOUNDARIES, kind: 'multiline' },

  {
    key: 'distance_fi_nearest_branch',
    label: 'Distance from Nearest Branch of FI',
    group: COMPLIANCE,
    kind: 'text',
    placeholder: 'Such as 4 km',
  },
  {
    key: 'distance_fi_base_branch',
    label: 'Distance from Base Branch of FI',
    group: COMPLIANCE,
    kind: 'text',
    placeholder: 'Such as 4 km',
  },
  { key: 'within_municipal_limits', label: 'Within Municipal Limits', group: COMPLIANCE, kind: 'select', options: yesNo },
  {
    key: 'road_widening_or_govt_takeover',
    label: 'Road Widening or Government Takeover',
    group: COMPLIANCE,
    kind: 'select',
    options: yesNo,
  },
  { key: 'under_demolition_list', label: 'Under Demolition List', group: COMPLIANCE, kind: 'select', options: yesNo },
  { key: 'rera_registration_no', label: 'RERA Registration Number', group: COMPLIANCE, kind: 'text' },
  ...setbackFields('govt', { label: 'as per Government', group: COMPLIANCE }),

  ...hazardFields,
  ...valuationFields,

  rating('beam_column_structure', 'Beam and Column Structure'),
  rating('appearance_maintenance', 'Appearance and Maintenance'),
  rating('common_areas_remarks', 'Common Areas'),
  rating('flooring_finishing_woodwork', 'Flooring, Finishing and Woodwork'),
  rating('roofing_terracing', 'Roofing and Terracing'),
  rating('quality_fixtures_fittings', 'Quality of Fixtures and Fittings'),

  { key: 'standard_remarks', label: 'Standard Remarks', group: REMARKS, kind: 'multiline' },
  { key: 'standard_deviations', label: 'Standard Deviations', group: REMARKS, kind: 'multiline' },
  { key: 'disclaimer', label: 'Disclaimer', group: REMARKS, kind: 'multiline' },
  { key: 'engineer_name', label: 'Engineer Name', group: REMARKS, kind: 'text' },
  { key: 'authorized_signatory', label: 'Authorized Signatory', group: REMARKS, kind: 'text' },

  ...floorAreaFields,
])

export type DrafterKey = KeyOf<typeof drafterFields>
