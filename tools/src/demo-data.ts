import { caseStatus, role, type CaseStatus, type Role } from '@parakh/contracts'

export type SamplePerson = { key: string; name: string; email: string; phone: string; role: Role; pincodes?: string[] }

/** The people of the demo; every address ends in .example and belongs to nobody. */
export const samplePeople = [
  { key: 'desk', name: 'Farida Contractor', email: 'farida@parakh.example', phone: '98100 00011', role: role.INITIATOR },
  {
    key: 'noida',
    name: 'Rakesh Tomar',
    email: 'rakesh@parakh.example',
    phone: '98100 00012',
    role: role.AGENT,
    pincodes: ['201301', '201304', '201309', '201306'],
  },
  {
    key: 'pune',
    name: 'Sunita Kulkarni',
    email: 'sunita@parakh.example',
    phone: '98100 00013',
    role: role.AGENT,
    pincodes: ['411014', '411045', '411057'],
  },
  { key: 'drafter', name: 'Joseph Mathew', email: 'joseph@parakh.example', phone: '98100 00014', role: role.DRAFTER },
  { key: 'drafter2', name: 'Harpreet Kaur', email: 'harpreet@parakh.example', phone: '98100 00015', role: role.DRAFTER },
  { key: 'manager', name: 'Meenakshi Iyer', email: 'meenakshi@parakh.example', phone: '98100 00016', role: role.ADMIN },
] as const satisfies readonly SamplePerson[]
export type PersonKey = (typeof samplePeople)[number]['key']

export type SampleCase = {
  applicationNumber: string
  target: CaseStatus
  /** For an archived case: the status it is archived from. */
  archivedFrom?: CaseStatus
  agent: PersonKey
  drafter: PersonKey
  applicant: string
  coApplicant?: string
  owner: string
  flat: string
  society: string
  locality: string
  city: string
  pincode: string
  lat: number
  lng: number
  superSqft: number
  rate: number
}

const sector137 = { locality: 'Sector 137', city: 'Noida', pincode: '201304', lat: 28.510412, lng: 77.407518 }
const sector62 = { locality: 'Sector 62', city: 'Noida', pincode: '201309', lat: 28.627301, lng: 77.373904 }
const kharadi = { locality: 'Kharadi', city: 'Pune', pincode: '411014', lat: 18.551286, lng: 73.943217 }
const baner = { locality: 'Baner', city: 'Pune', pincode: '411045', lat: 18.559003, lng: 73.786804 }
const inNoida = { agent: 'noida', drafter: 'drafter' } as const
const inPune = { agent: 'pune', drafter: 'drafter2' } as const

/** At least one case for each of the eight statuses. */
export const sampleCases: readonly SampleCase[] = [
  {
    ...inNoida,
    ...sector137,
    applicationNumber: 'NHB-2026-104417',
    target: caseStatus.NEW,
    applicant: 'Devika Raghunathan',
    owner: 'Suresh Chand Bhati',
    flat: 'B-1204',
    society: 'Yamuna Heights',
    superSqft: 1_450,
    rate: 7_200,
  },
  {
    ...inPune,
    ...kharadi,
    applicationNumber: 'NHB-2026-104433',
    target: caseStatus.NEW,
    applicant: 'Imran Shaikh',
    coApplicant: 'Nasreen Shaikh',
    owner: 'Bhimashankar Developers',
    flat: 'C-302',
    society: 'Mula Riverside',
    superSqft: 1_120,
    rate: 8_900,
  },
  {
    ...inNoida,
    ...sector62,
    applicationNumber: 'NHB-2026-104298',
    target: caseStatus.ASSIGNED_TO_AGENT,
    applicant: 'Gurvinder Singh Saini',
    coApplicant: 'Paramjeet Kaur',
    owner: 'Lalita Saxena',
    flat: 'A-07',
    society: 'Shatabdi Enclave',
    superSqft: 1_760,
    rate: 6_850,
  },
  {
    ...inPune,
    ...baner,
    applicationNumber: 'NHB-2026-104255',
    target: caseStatus.AGENT_IN_PROGRESS,
    applicant: 'Ashwini Deshpande',
    owner: 'Prakash Gaikwad',
    flat: '501',
    society: 'Tukai Residency',
    superSqft: 1_285,
    rate: 9_400,
  },
  {
    ...inNoida,
    ...sector137,
    applicationNumber: 'NHB-2026-104190',
    target: caseStatus.READY_FOR_DRAFTER,
    applicant: 'Mohammed Arif Khan',
    owner: 'Greenwood Infrabuild',
    flat: 'T3-1803',
    society: 'Greenwood Meadows',
    superSqft: 1_985,
    rate: 7_550,
  },
  {
    ...inPune,
    ...kharadi,
    applicationNumber: 'NHB-2026-104121',
    target: caseStatus.DRAFTER_IN_PROGRESS,
    applicant: 'Thomas Varghese',
    coApplicant: 'Annamma Varghese',
    owner: 'Vaishali Jagtap',
    flat: 'D-1101',
    society: 'Panchvati Towers',
    superSqft: 1_340,
    rate: 8_650,
  },
  {
    ...inNoida,
    ...sector62,
    applicationNumber: 'NHB-2026-104077',
    target: caseStatus.READY_FOR_DOC,
    applicant: 'Kavita Mehrotra',
    owner: 'Rajendra Prasad Mehrotra',
    flat: 'F-22',
    society: 'Shipra Vihar',
    superSqft: 1_510,
    rate: 6_700,
  },
  {
    ...inNoida,
    ...sector137,
    applicationNumber: 'NHB-2026-103968',
    target: caseStatus.DOC_GENERATED,
    applicant: 'Subrata Chatterjee',
    coApplicant: 'Moumita Chatterjee',
    owner: 'Anil Kumar Tyagi',
    flat: 'B-604',
    society: 'Yamuna Heights',
    superSqft: 1_450,
    rate: 7_150,
  },
  {
    ...inPune,
    ...baner,
    applicationNumber: 'NHB-2026-103902',
    target: caseStatus.DOC_GENERATED,
    applicant: 'Rohini Jadhav',
    owner: 'Rohini Jadhav',
    flat: 'A-1402',
    society: 'Sahyadri Crest',
    superSqft: 1_620,
    rate: 9_250,
  },
  {
    ...inPune,
    ...kharadi,
    applicationNumber: 'NHB-2026-103811',
    target: caseStatus.ARCHIVED,
    archivedFrom: caseStatus.ASSIGNED_TO_AGENT,
    applicant: 'Lokesh Agarwal',
    owner: 'Nirmala Agarwal',
    flat: 'E-905',
    society: 'Mula Riverside',
    superSqft: 980,
    rate: 8_800,
  },
]

const address = (one: SampleCase): string => `Flat ${one.flat}, ${one.society}, ${one.locality}, ${one.city} ${one.pincode}`

/** What the desk types of a sample case. */
export const intakeValues = (one: SampleCase): Record<string, unknown> => ({
  applicant_name: one.applicant,
  ...(one.coApplicant ? { co_applicant_name: one.coApplicant } : {}),
  property_owner_name: one.owner,
  application_number: one.applicationNumber,
  contact_number: '98100 00020',
  flat: one.flat,
  property_address_doc: address(one),
  pincode: one.pincode,
  legal_documents: ['Agreement for sale', 'Share certificate', 'Index II'],
  land_area_docs_sqft: one.superSqft,
  boundaries_deed_east: 'Flat of the same wing',
  boundaries_deed_west: 'Open to sky',
  boundaries_deed_north: 'Internal road',
  boundaries_deed_south: 'Lift lobby',
})

/** What the agent finds at the site of a sample case. */
export const siteValues = (one: SampleCase): Record<string, unknown> => ({
  fields: {
    visit_date: '2026-11-18',
    property_address_site: address(one),
    name_on_society_board: one.society,
    relationship_with_applicant: 'Self',
    current_usage: 'Residential',
    gps_accuracy_m: 9,
    boundaries_site_east: 'Flat of the same wing',
    boundaries_site_west: 'Open to sky',
    boundaries_site_north: 'Internal road',
    boundaries_site_south: 'Lift lobby',
    location_type: 'Urban',
    class_of_locality: 'Upper middle',
    bus_stop: `${one.locality} crossing, 400 m`,
    type_of_road: 'Concrete',
    width_of_road: '40 ft',
    occupant: 'Owner',
    no_of_floors_height_fsi: 'G+14',
    unit_configuration: '3 BHK',
    age_of_building: 'about 8 years',
    no_of_lifts: '2',
    carpet_area: `${Math.round(one.superSqft * 0.68)} sq ft`,
    quality_of_construction: 'Good',
    exteriors: 'Good',
    interiors_quality: 'Avg',
    maintenance_level: 'Good',
    approx_rentals: '28,000 a month',
  },
  landmark: `Near the main gate of ${one.society}`,
  latitude: one.lat,
  longitude: one.lng,
})

/** What the drafter writes of a sample case. */
export const draftValues = (one: SampleCase): Record<string, unknown> => ({
  eepac_report_ref_no: `PRK/${one.applicationNumber.slice(-6)}`,
  status_of_report: 'Final',
  purpose_of_valuation: 'Home loan',
  valuation_requested_by: 'Northern Housing Bank, retail loans',
  report_date: '2026-11-20',
  pin_code_official: one.pincode,
  property_city: one.city,
  type_of_property: 'Flat',
  main_locality: one.locality,
  address_matching: 'Yes',
  boundaries_matching: 'Yes',
  seismic_zone: one.city === 'Noida' ? 'Zone IV' : 'Zone III',
  area_basis: 'Super',
  super_area_sqft: one.superSqft,
  super_area_sqft_rate: one.rate,
  carpet_area_sqft: Math.round(one.superSqft * 0.68),
  parking_value: 350_000,
  building_age_years: 8,
  building_life_years: 60,
  forced_sale_value_rate: 80,
  monthly_rent: 28_000,
  beam_column_structure: 'Good',
  appearance_maintenance: 'Good',
  standard_remarks: 'Rates were asked of three dealers in the locality.',
  engineer_name: 'R. Krishnan',
  authorized_signatory: 'Meenakshi Iyer',
})

/** The mail by which the bank asked, as the intake's document. */
export const requestMail = (one: SampleCase): string =>
  [
    'Subject: Valuation request',
    `Application No: ${one.applicationNumber}`,
    `Applicant: ${one.applicant}`,
    `Owner: ${one.owner}`,
    `Property: ${address(one)}`,
    `PIN: ${one.pincode}`,
    '',
    'Please value the flat above for a home loan.',
  ].join('\n')
