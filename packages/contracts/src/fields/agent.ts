import { localFields, setbackFields, sideFields } from './families.ts'
import { defineCatalogue, type KeyOf } from './catalogue.ts'

const GENERAL = 'General'
const BASIC = 'Basic'
const SITE = 'Site boundaries and dimensions'
const SURROUNDING = 'Surrounding'
const PROPERTY = 'Property, building and unit'

const grades = ['Below avg', 'Avg', 'Good', 'Excellent']
const uses = ['Residential', 'Commercial', 'Mixed use', 'Industrial', 'Institutional', 'Agricultural', 'Vacant']

/** What the field agent records at the site (spec §3 "Agent-site fields"). */
export const agentFields = defineCatalogue([
  { key: 'visit_date', label: 'Visit Date', group: GENERAL, kind: 'date', required: true },
  { key: 'property_address_site', label: 'Property Address at Site', group: GENERAL, kind: 'multiline', required: true },
  { key: 'name_on_society_board', label: 'Name on Society Board', group: GENERAL, kind: 'text' },
  {
    key: 'relationship_with_applicant',
    label: 'Relationship with Applicant',
    group: GENERAL,
    kind: 'select',
    options: [
      'Self',
      'Spouse',
      'Father',
      'Mother',
      'Son',
      'Daughter',
      'Brother',
      'Tenant',
      'Seller',
      'Caretaker',
      'Broker',
      'Builder’s representative',
      'Neighbour',
    ],
  },
  {
    key: 'id_document_contact_person',
    label: 'ID Document of Contact Person',
    group: GENERAL,
    kind: 'select',
    options: ['Voter ID', 'Driving licence', 'Passport', 'Employee card', 'Not shown'],
  },
  { key: 'contact_number_contact_person', label: 'Contact Number of Contact Person', group: GENERAL, kind: 'text', inputMode: 'tel' },

  { key: 'current_usage', label: 'Current Usage', group: BASIC, kind: 'select', options: uses, required: true },
  { key: 'landmark', label: 'Landmark', group: BASIC, kind: 'text', required: true },
  { key: 'latitude', label: 'Latitude', group: BASIC, kind: 'number', unit: 'latitude', required: true, readOnly: true },
  { key: 'longitude', label: 'Longitude', group: BASIC, kind: 'number', unit: 'longitude', required: true, readOnly: true },
  { key: 'gps_accuracy_m', label: 'GPS Accuracy', group: BASIC, kind: 'number', unit: 'metre', readOnly: true },

  ...sideFields('boundaries_site', { label: 'Boundary at Site', group: SITE }),
  ...sideFields('dimensions_site', { label: 'Dimension at Site', group: SITE }),

  { key: 'location_type', label: 'Location Type', group: SURROUNDING, kind: 'select', options: ['Urban', 'Semi-urban', 'Rural', 'Metro'] },
  {
    key: 'class_of_locality',
    label: 'Class of Locality',
    group: SURROUNDING,
    kind: 'select',
    options: ['High', 'Upper middle', 'Middle', 'Lower middle', 'Low'],
  },
  { key: 'site_is', label: 'Site Is', group: SURROUNDING, kind: 'select', options: ['Developed', 'Developing', 'Under-developed'] },
  {
    key: 'proximity_to_amenities',
    label: 'Proximity to Amenities',
    group: SURROUNDING,
    kind: 'select',
    options: ['Within 1 km', '1–2 km', '2–5 km', 'Over 5 km'],
  },
  { key: 'railway_station', label: 'Railway Station', group: SURROUNDING, kind: 'text', placeholder: 'Name and distance' },
  { key: 'bus_stop', label: 'Bus Stop', group: SURROUNDING, kind: 'text', placeholder: 'Name and distance' },
  { key: 'nearby_hospital', label: 'Nearby Hospital', group: SURROUNDING, kind: 'text', placeholder: 'Name and distance' },
  {
    key: 'type_of_road',
    label: 'Type of Road',
    group: SURROUNDING,
    kind: 'select',
    options: ['Concrete', 'Bitumen', 'Paver block', 'WBM', 'Earthen', 'No road'],
  },
  { key: 'width_of_road', label: 'Width of Road', group: SURROUNDING, kind: 'text', placeholder: 'Such as 30 ft' },
  {
    key: 'physical_approach',
    label: 'Physical Approach',
    group: SURROUNDING,
    kind: 'select',
    options: ['Clear', 'Partly clear', 'Not clear'],
  },
  {
    key: 'legal_approach_doc',
    label: 'Legal Approach as per Document',
    group: SURROUNDING,
    kind: 'select',
    options: ['Clear', 'Not clear', 'Not stated'],
  },
  {
    key: 'distance_from_restrictions',
    label: 'Distance from Restrictions',
    group: SURROUNDING,
    kind: 'multiline',
    placeholder: 'High-tension line, nala, railway, graveyard',
  },
  { key: 'negative_issues', label: 'Negative Issues', group: SURROUNDING, kind: 'multiline' },
  { key: 'geographical_limit', label: 'Within Geographical Limit', group: SURROUNDING, kind: 'select', options: ['Yes', 'No'] },
  { key: 'no_of_houses_village', label: 'Number of Houses in Village', group: SURROUNDING, kind: 'text' },
  { key: 'total_development_percent', label: 'Total Development (%)', group: SURROUNDING, kind: 'text' },

  {
    key: 'occupant',
    label: 'Occupant',
    group: PROPERTY,
    kind: 'select',
    options: ['Owner', 'Applicant', 'Seller', 'Tenant', 'Vacant', 'Under construction'],
  },
  { key: 'vacant_since', label: 'Vacant Since', group: PROPERTY, kind: 'text' },
  { key: 'vacant_reason', label: 'Reason for Vacancy', group: PROPERTY, kind: 'text' },
  { key: 'land_area_actual', label: 'Land Area Actual', group: PROPERTY, kind: 'text', placeholder: 'With its unit' },
  { key: 'no_of_blocks_wings', label: 'Number of Blocks / Wings', group: PROPERTY, kind: 'text' },
  { key: 'no_of_floors_height_fsi', label: 'Number of Floors, Height, FSI', group: PROPERTY, kind: 'text', placeholder: 'Such as G+2' },
  { key: 'total_units_floor_wise', label: 'Total Units, Floor-wise', group: PROPERTY, kind: 'text' },
  {
    key: 'unit_configuration',
    label: 'Unit Configuration',
    group: PROPERTY,
    kind: 'select',
    options: ['1 RK', '1 BHK', '2 BHK', '3 BHK', '4 BHK', 'Shop', 'Office', 'Open plot'],
  },
  { key: 'age_of_building', label: 'Age of Building', group: PROPERTY, kind: 'text', placeholder: 'Such as about 12 years' },
  { key: 'no_of_lifts', label: 'Number of Lifts', group: PROPERTY, kind: 'text' },
  { key: 'amenities_available', label: 'Amenities Available', group: PROPERTY, kind: 'multiline' },
  { key: 'interior_details', label: 'Interior Details', group: PROPERTY, kind: 'multiline' },
  { key: 'located_on_floor_no', label: 'Located on Floor Number', group: PROPERTY, kind: 'text' },
  { key: 'no_of_units_present_floor', label: 'Number of Units on the Floor', group: PROPERTY, kind: 'text' },
  { key: 'no_of_rooms', label: 'Number of Rooms', group: PROPERTY, kind: 'text' },
  { key: 'carpet_area', label: 'Carpet Area', group: PROPERTY, kind: 'text', placeholder: 'With its unit' },
  { key: 'quality_of_construction', label: 'Quality of Construction', group: PROPERTY, kind: 'select', options: grades },
  { key: 'exteriors', label: 'Exteriors', group: PROPERTY, kind: 'select', options: grades },
  { key: 'interiors_quality', label: 'Interiors Quality', group: PROPERTY, kind: 'select', options: grades },
  { key: 'maintenance_level', label: 'Maintenance Level', group: PROPERTY, kind: 'select', options: grades },
  { key: 'meter_sr_no', label: 'Meter Serial Number', group: PROPERTY, kind: 'text' },
  ...setbackFields('actual', { label: 'Actual', group: PROPERTY }),
  { key: 'approx_rentals', label: 'Approximate Rentals', group: PROPERTY, kind: 'text', placeholder: 'Rupees per month' },
  ...localFields(PROPERTY),
])

export type AgentKey = KeyOf<typeof agentFields>
