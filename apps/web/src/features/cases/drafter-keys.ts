import { drafterFields, fieldOf, type AgentKey, type DrafterKey, type IntakeKey } from '@parakh/contracts'

/** Texts that the sums read beside the numbers. */
const WORDS = [
  'lender_profile',
  'area_basis',
  'area_adopted_reason',
  'guideline_deviation_reason',
  'valuation_description',
  'report_date',
  'last_visit_date',
] as const

/** Fields on which the live sums depend: all with a unit, and a few texts. */
export const sumFields = drafterFields.filter((field) => field.unit !== undefined || (WORDS as readonly string[]).includes(field.key))
export const sumKeys = sumFields.map((field) => field.key)

type Reference = { site?: readonly AgentKey[]; intake?: readonly IntakeKey[] }

const boundaries = ['boundaries_site_east', 'boundaries_site_west', 'boundaries_site_north', 'boundaries_site_south'] as const
const dimensions = ['dimensions_site_east', 'dimensions_site_west', 'dimensions_site_north', 'dimensions_site_south'] as const

/** What was found at the site or in the papers, beside the drafter's field that it is the ground for. */
const references: { readonly [K in DrafterKey]?: Reference } = {
  purpose_of_valuation: { intake: ['loan_type'] },
  pin_code_official: { intake: ['pincode'] },
  report_date: { site: ['visit_date'] },
  site_installed_emeter_serials: { site: ['meter_sr_no'] },
  type_of_property: { site: ['unit_configuration', 'current_usage'] },
  main_locality: { site: ['landmark', 'class_of_locality'] },
  address_matching: { site: ['property_address_site'], intake: ['property_address_doc'] },
  boundaries_matching: { site: boundaries },
  boundaries_remarks: { intake: ['boundaries_deed_east', 'boundaries_deed_west', 'boundaries_deed_north', 'boundaries_deed_south'] },
  dimensions_remarks: {
    site: dimensions,
    intake: ['dimensions_deed_east', 'dimensions_deed_west', 'dimensions_deed_north', 'dimensions_deed_south'],
  },
  road_widening_or_govt_takeover: { site: ['width_of_road', 'distance_from_restrictions'] },
  within_municipal_limits: { site: ['geographical_limit'] },
  front_setback_govt: { site: ['front_setback_actual'] },
  rear_setback_govt: { site: ['rear_setback_actual'] },
  right_setback_govt: { site: ['right_setback_actual'] },
  left_setback_govt: { site: ['left_setback_actual'] },
  height_of_building: { site: ['no_of_floors_height_fsi'] },
  building_age_years: { site: ['age_of_building'] },
  land_area_actual_sqyd: { site: ['land_area_actual'], intake: ['land_area_docs_sqyd', 'land_area_plan'] },
  land_area_actual_sqmt: { intake: ['land_area_docs_sqmt'] },
  land_area_actual_sqft: { intake: ['land_area_docs_sqft'] },
  land_rate_sqft: { site: ['local_value_1', 'local_value_2', 'local_value_3'] },
  built_up_area_sqft: { intake: ['approved_area_plan_sqft'] },
  carpet_area_sqft: { site: ['carpet_area'], intake: ['document_area_sqft'] },
  amenities_value: { site: ['amenities_available'] },
  monthly_rent: { site: ['approx_rentals'] },
  last_visit_date: { site: ['visit_date'] },
  violation_if_any: { site: ['negative_issues'], intake: ['floors_sanctioned'] },
  beam_column_structure: { site: ['quality_of_construction'] },
  appearance_maintenance: { site: ['maintenance_level', 'exteriors'] },
  flooring_finishing_woodwork: { site: ['interiors_quality', 'interior_details'] },
  floors_gf: { site: ['no_of_floors_height_fsi', 'total_units_floor_wise'] },
}

/** Reference keys of a drafter's field, none for most. */
export const referenceOf = (key: string): Reference => (fieldOf(drafterFields, key) && references[key as DrafterKey]) ?? {}
