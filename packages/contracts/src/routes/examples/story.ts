/** The people, papers and figures that all examples tell of: one flat in Karol Bagh, from its letter to its report. */
export const ids = {
  admin: '6741a9c03f5e2b0012ab0001',
  initiator: '6741a9c03f5e2b0012ab0002',
  agent: '6741a9c03f5e2b0012ab0003',
  drafter: '6741a9c03f5e2b0012ab0004',
  intake: '6741ab7e3f5e2b0012ab0101',
  file: '9f2c41d07be85a36c1d4e0b7',
  job: '6741ab5a3f5e2b0012ab0201',
  case: '6741ac923f5e2b0012ab0301',
  image: '6741ae103f5e2b0012ab0401',
} as const

export const people = {
  initiator: { user_id: ids.initiator, name: 'Farida Contractor' },
  agent: { user_id: ids.agent, name: 'Rakesh Tomar' },
  drafter: { user_id: ids.drafter, name: 'Joseph Mathew' },
} as const

export const agentUser = {
  _id: ids.agent,
  name: people.agent.name,
  email: 'rakesh@agency.example',
  phone: '98100 00012',
  role: 'AGENT',
  service_pincodes: ['110001', '110005'],
  agent_code: null,
  is_disabled: false,
  has_image: false,
  created_at: '2026-11-20T05:30:00.000Z',
  updated_at: '2026-11-20T05:30:00.000Z',
} as const

export const intakeFields = {
  applicant_name: 'Asha Rao',
  property_owner_name: 'Vikram Rao',
  application_number: 'LN-2026/0042',
  loan_type: 'Home Loan',
  pincode: '110001',
  property_address_doc: 'Flat 12, Sunrise Apartments, Main Road, Delhi 110001',
  document_area_sqft: 1180,
} as const

const read = { conf: 0.97, source: 'ocr' } as const
export const evidence = {
  file: 'letter.txt',
  sha256: '5b0f0d6c7f2b6f0c2f9f7c9f1d5f7ce1f2c6b0d8e4a79b1c3d5e7f9a0b2c4d6e',
  page: 1,
  box: null,
  text: 'Applicant Name: Asha Rao',
} as const

export const intake = {
  _id: ids.intake,
  status: 'NEW',
  archived: false,
  case_id: null,
  case_visible: false,
  initiator: people.initiator,
  created_at: '2026-11-20T06:10:00.000Z',
  updated_at: '2026-11-20T06:10:00.000Z',
  fields: {
    ...intakeFields,
    usage_approved_as_per_plan: 'Residential',
    usage_as_per_cdp: 'Residential',
    legal_documents: [],
    list_of_documents: [],
    land_freehold_or_leasehold: 'Freehold',
  },
  field_meta: { applicant_name: { ...read, raw: { evidence }, updated_by: ids.initiator, ts: '2026-11-20T06:10:00.000Z' } },
  extra: { lead: 'branch-17' },
} as const

export const edited = {
  ...intake,
  status: 'EDITING',
  updated_at: '2026-11-20T06:12:00.000Z',
  fields: { ...intake.fields, co_applicant_name: 'Meera Rao' },
  field_meta: {
    ...intake.field_meta,
    co_applicant_name: { conf: 1, source: 'ui', updated_by: ids.initiator, ts: '2026-11-20T06:12:00.000Z' },
  },
} as const

export const intakeFile = {
  _id: ids.file,
  filename: 'letter.txt',
  contentType: 'text/plain',
  size: 312,
  ts: '2026-11-20T06:11:00.000Z',
} as const

export const siteFields = {
  visit_date: '2026-11-20',
  property_address_site: 'Flat 12, Sunrise Apartments, Main Road',
  current_usage: 'Residential',
  boundaries_site_east: 'Road 30 ft',
  occupant: 'Owner',
  carpet_area: '1,000 sq ft',
} as const
export const place = { landmark: 'Opposite the metro station', latitude: 28.651952, longitude: 77.190201 } as const

export const draftFields = {
  eepac_report_ref_no: 'EE/2026/118',
  status_of_report: 'Final',
  purpose_of_valuation: 'Home loan',
  valuation_requested_by: 'State Bank, Karol Bagh branch',
  report_date: '2026-11-21',
  pin_code_official: '110001',
  property_city: 'Delhi',
  type_of_property: 'Flat',
  main_locality: 'Karol Bagh',
  area_basis: 'Carpet',
  carpet_area_sqft: 1000,
  carpet_area_sqft_rate: 9500,
} as const

export const image = {
  _id: ids.image,
  filename: 'front.jpg',
  caption: 'Front elevation',
  shot: 'front',
  taken_at: '2026-11-20T09:42:00.000Z',
  location: { lat: place.latitude, lng: place.longitude, accuracy: 6 },
} as const

/** A case as lists answer it, just submitted. */
export const caseRow = {
  _id: ids.case,
  status: 'NEW',
  created_at: '2026-11-20T06:14:00.000Z',
  updated_at: '2026-11-20T06:14:00.000Z',
  status_since: '2026-11-20T06:14:00.000Z',
  intakeId: ids.intake,
  intake: { ...edited.fields, id: ids.intake },
  assigned_agent: null,
  assigned_drafter: null,
  docx_path: null,
  archived_from: null,
} as const

/** The same case as one call answers it. */
export const fresh = {
  ...caseRow,
  document: null,
  sent_back: null,
  agent_updates: { fields: {}, location: null, landmark: null, images: [] },
  drafter_updates: { fields: {} },
} as const

export const atAgent = {
  ...fresh,
  status: 'ASSIGNED_TO_AGENT',
  updated_at: '2026-11-20T06:20:00.000Z',
  status_since: '2026-11-20T06:20:00.000Z',
  assigned_agent: people.agent,
} as const
export const visited = {
  ...atAgent,
  status: 'AGENT_IN_PROGRESS',
  updated_at: '2026-11-20T09:45:00.000Z',
  status_since: '2026-11-20T09:42:00.000Z',
  assigned_drafter: people.drafter,
  agent_updates: {
    fields: siteFields,
    location: { lat: place.latitude, lng: place.longitude },
    landmark: place.landmark,
    images: [image],
  },
} as const
export const handedOver = {
  ...visited,
  status: 'READY_FOR_DRAFTER',
  updated_at: '2026-11-20T10:05:00.000Z',
  status_since: '2026-11-20T10:05:00.000Z',
} as const
export const written = {
  ...handedOver,
  status: 'DOC_GENERATED',
  updated_at: '2026-11-21T08:31:00.000Z',
  status_since: '2026-11-21T08:31:00.000Z',
  drafter_updates: { fields: draftFields },
  docx_path: `/cases/${ids.case}/doc`,
  document: { state: 'written', error: null, ts: '2026-11-21T08:31:00.000Z' },
} as const
export const archived = {
  ...written,
  status: 'ARCHIVED',
  archived_from: 'DOC_GENERATED',
  updated_at: '2026-12-01T04:00:00.000Z',
  status_since: '2026-12-01T04:00:00.000Z',
} as const

const zeroes = '0'.repeat(64)
export const auditEntries = [
  {
    action: 'assign_agent',
    ts: '2026-11-20T06:20:00.000Z',
    actor_id: ids.admin,
    actor_role: 'ADMIN',
    keys: ['assigned_agent'],
    changes: { assigned_agent: { old: null, new: people.agent } },
    seq: 2,
    prev_hash: 'd1f4b3f5a5a14e6b8f0c53a2a7b1e6c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3',
    hash: '3a7bd3e2360a3d29eea436fcfb7e44c735d117c42d1c1835420b6b9942dd4f1b',
  },
  {
    action: 'create_case',
    ts: '2026-11-20T06:14:00.000Z',
    actor_id: ids.initiator,
    actor_role: 'INITIATOR',
    keys: ['intakeId'],
    changes: { intakeId: { old: null, new: ids.intake } },
    seq: 1,
    prev_hash: zeroes,
    hash: 'd1f4b3f5a5a14e6b8f0c53a2a7b1e6c9d8e7f6a5b4c3d2e1f0a9b8c7d6e5f4a3',
  },
] as const
