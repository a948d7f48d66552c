import { describe, expect, expectTypeOf, it } from 'vitest'
import type { AgentKey } from './agent.ts'
import type { Catalogue, Field } from './catalogue.ts'
import { catalogues, defaultsOf, fieldOf, groupsOf, type CatalogueName } from './derive.ts'
import type { DrafterKey } from './drafter.ts'
import { basicIntakeKeys, type IntakeKey } from './intake.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)
const all = Object.entries(catalogues) as [CatalogueName, Catalogue][]
const keysWhere = (catalogue: Catalogue, holds: (field: Field) => unknown): string[] => catalogue.filter(holds).map((field) => field.key)
const sorted = (keys: readonly string[]): string[] => keys.toSorted()

// spec §3 and design §3, key by key
const intakeKeys = words(`
  applicant_name contact_number co_applicant_name property_owner_name loan_type application_number developer_name flat
  property_address_doc pincode usage_approved_as_per_plan usage_as_per_cdp address_as_per_plan
  legal_documents list_of_documents land_freehold_or_leasehold period_expired_balance_lease_rent
  boundaries_deed_east boundaries_deed_west boundaries_deed_north boundaries_deed_south
  dimensions_deed_east dimensions_deed_west dimensions_deed_north dimensions_deed_south
  land_area_docs_sqyd land_area_docs_sqmt land_area_docs_sqft land_area_plan type_of_plot final_land_area_uds document_area_sqft
  approved_area_plan_sqft sanction_approval_no sanction_number_date property_documents ownership_type
  amenities_idc amenities_edc amenities_power_backup amenities_plc amenities_car_parking amenities_others
  floors_sanctioned floors_proposed`)
const agentKeys = words(`
  visit_date property_address_site name_on_society_board relationship_with_applicant id_document_contact_person
  contact_number_contact_person current_usage landmark latitude longitude gps_accuracy_m
  boundaries_site_east boundaries_site_west boundaries_site_north boundaries_site_south
  dimensions_site_east dimensions_site_west dimensions_site_north dimensions_site_south
  location_type class_of_locality site_is proximity_to_amenities railway_station bus_stop nearby_hospital type_of_road width_of_road
  physical_approach legal_approach_doc distance_from_restrictions negative_issues geographical_limit no_of_houses_village
  total_development_percent occupant vacant_since vacant_reason land_area_actual no_of_blocks_wings no_of_floors_height_fsi
  total_units_floor_wise unit_configuration age_of_building no_of_lifts amenities_available interior_details located_on_floor_no
  no_of_units_present_floor no_of_rooms carpet_area quality_of_construction exteriors interiors_quality maintenance_level meter_sr_no
  front_setback_actual rear_setback_actual right_setback_actual left_setback_actual approx_rentals
  local_property_1 local_property_2 local_property_3 local_dealer_1 local_dealer_2 local_dealer_3
  local_value_1 local_value_2 local_value_3`)
const drafterKeys = words(`
  eepac_report_ref_no status_of_report purpose_of_valuation valuation_requested_by report_date pin_code_official property_city
  valuer_name valuer_visited_other_fi scope_of_valuation site_installed_emeter_serials type_of_property main_locality address_matching
  boundaries_matching boundaries_remarks dimensions_remarks distance_fi_nearest_branch distance_fi_base_branch
  within_municipal_limits road_widening_or_govt_takeover under_demolition_list rera_registration_no
  front_setback_govt rear_setback_govt right_setback_govt left_setback_govt
  seismic_zone cyclone_zone flood_zone landslide_zone nature_of_building type_of_structure function_of_use height_of_building
  type_of_foundation horizontal_floor_type concrete_grade steel_grade seismic_zone_earthquake soil_slope_landslide_vulnerable
  flood_prone_area urban_floods downstream environment_exposure tsunami wind_cyclones coastal_regulatory_zone
  valuation_description valuation_area valuation_rate construction_sqft depreciation_percent
  land_area_actual_sqyd land_area_actual_sqmt land_area_actual_sqft land_rate_sqyd land_rate_sqmt land_rate_sqft
  built_up_area_sqft carpet_area_sqft super_area_sqft built_up_area_sqft_rate carpet_area_sqft_rate super_area_sqft_rate
  stage_of_construction_desc progress_percent recommended_progress_percent last_visit_date present_market_value_on_completion
  violation_if_any demolition_risk_amount legal_illegal_colony_status property_cutting_risk property_value_if_cutting
  guideline_value zone_no sub_registrar_office dlc_circle_rate location_name forced_sale_value_rate realisable_value
  reconstruction_cost beam_column_structure appearance_maintenance common_areas_remarks flooring_finishing_woodwork
  roofing_terracing quality_fixtures_fittings standard_remarks standard_deviations disclaimer engineer_name authorized_signatory
  floors_basement3 floors_basement2 floors_basement1 floors_parking_stilt floors_gf floors_ff floors_2f floors_3f floors_4f floors_5f
  floors_other`)
const sumsKeys = words(`
  area_basis area_adopted_sqft area_adopted_reason agreement_value building_age_years building_life_years salvage_percent
  construction_rate_sqft floors_rate_sqft amenities_value parking_value other_additions_value
  stage_plinth_done stage_brickwork_done stage_rcc_done stage_plaster_done stage_flooring_done stage_electrical_done
  stage_finishing_done cut_area_sqft cut_structure_value monthly_rent guideline_deviation_reason lender_profile`)

describe('the catalogues', () => {
  it('hold the keys of the spec and of the design, and no other', () => {
    expect(sorted(keysWhere(catalogues.intake, () => true))).toEqual(sorted(intakeKeys))
    expect(sorted(keysWhere(catalogues.agent, () => true))).toEqual(sorted(agentKeys))
    expect(sorted(keysWhere(catalogues.drafter, () => true))).toEqual(sorted([...drafterKeys, ...sumsKeys]))
  })

  it('keep their keys as literal types', () => {
    expectTypeOf<'land_area_docs_sqyd' | 'boundaries_deed_east'>().toExtend<IntakeKey>()
    expectTypeOf<'front_setback_actual' | 'local_value_3'>().toExtend<AgentKey>()
    expectTypeOf<'floors_2f' | 'carpet_area_sqft_rate' | 'seismic_zone' | 'last_visit_date'>().toExtend<DrafterKey>()
    expectTypeOf<'no_such_key'>().not.toExtend<IntakeKey | AgentKey | DrafterKey>()
  })

  it.each(all)('%s: keys, and labels, are unique', (_, catalogue) => {
    expect(new Set(catalogue.map((field) => field.key)).size).toBe(catalogue.length)
    expect(new Set(catalogue.map((field) => field.label)).size).toBe(catalogue.length)
  })

  it.each(all)('%s: selects have options, nothing else has, and only selects close', (_, catalogue) => {
    expect(keysWhere(catalogue, (field) => field.kind === 'select')).toEqual(
      keysWhere(catalogue, (field) => (field.options?.length ?? 0) > 1),
    )
    expect(keysWhere(catalogue, (field) => field.closed && field.kind !== 'select')).toEqual([])
  })

  it.each(all)('%s: groups stand together and hold every field once', (_, catalogue) => {
    const groups = groupsOf(catalogue)
    expect(groups.flatMap((group) => group.fields).map((field) => field.key)).toEqual(catalogue.map((field) => field.key))
    for (const group of groups) expect([group.name, group.fields.length > 0]).toEqual([expect.stringMatching(/\S/), true])
  })

  it('name the groups of the spec', () => {
    expect(groupsOf(catalogues.agent).map((group) => group.name)).toEqual([
      'General',
      'Basic',
      'Site boundaries and dimensions',
      'Surrounding',
      'Property, building and unit',
    ])
    expect(groupsOf(catalogues.drafter).map((group) => group.name)).toEqual([
      'General',
      'Basic',
      'Boundaries reconciliation',
      'Distances and compliance',
      'Hazard',
      'NDMA',
      'Constructed area and rates',
      'Valuation',
      'Construction stage',
      'Other value references',
      'Ratings',
      'Remarks',
      'Floor-wise area',
    ])
  })
})

describe('marks on the rows', () => {
  it('requires what spec §5 requires', () => {
    expect(keysWhere(catalogues.intake, (field) => field.required)).toEqual([])
    expect(keysWhere(catalogues.agent, (field) => field.required)).toEqual(
      words('visit_date property_address_site current_usage landmark latitude longitude'),
    )
    expect(keysWhere(catalogues.drafter, (field) => field.required)).toEqual(
      words(`eepac_report_ref_no status_of_report purpose_of_valuation valuation_requested_by report_date pin_code_official property_city
        type_of_property main_locality`),
    )
  })

  it('gives a new intake the defaults of spec §3, a fresh copy each time', () => {
    const defaults = defaultsOf(catalogues.intake)
    expect(defaults).toEqual({
      loan_type: 'Home Loan',
      usage_approved_as_per_plan: 'Residential',
      usage_as_per_cdp: 'Residential',
      land_freehold_or_leasehold: 'Freehold',
      legal_documents: [],
      list_of_documents: [],
    })
    expect(defaultsOf(catalogues.intake)['legal_documents']).not.toBe(defaults['legal_documents'])
    expect(defaultsOf(catalogues.agent)).toEqual({})
    expect(defaultsOf(catalogues.drafter)).toEqual({})
  })

  it('has the kinds of design §3', () => {
    const numbersOf = (catalogue: Catalogue) => sorted(keysWhere(catalogue, (field) => field.kind === 'number'))
    expect(numbersOf(catalogues.agent)).toEqual(words('gps_accuracy_m latitude longitude'))
    expect(numbersOf(catalogues.intake)).toEqual(
      words('approved_area_plan_sqft document_area_sqft land_area_docs_sqft land_area_docs_sqmt land_area_docs_sqyd'),
    )
    expect(numbersOf(catalogues.drafter)).toEqual(
      sorted([
        ...drafterKeys.filter((key) => /^(land_|floors_|valuation_(area|rate)$|(built_up|carpet|super)_)|_percent$/.test(key)),
        ...words(`construction_sqft present_market_value_on_completion demolition_risk_amount property_value_if_cutting guideline_value
          dlc_circle_rate forced_sale_value_rate realisable_value reconstruction_cost`),
        ...sumsKeys.filter((key) => !/_reason$|^area_basis$|^lender_profile$/.test(key)),
      ]),
    )
    expect(all.flatMap(([, catalogue]) => keysWhere(catalogue, (field) => field.kind === 'date'))).toEqual(
      words('visit_date report_date last_visit_date'),
    )
    expect(all.flatMap(([, catalogue]) => keysWhere(catalogue, (field) => field.kind === 'list'))).toEqual(
      words('legal_documents list_of_documents'),
    )
    expect(all.flatMap(([, catalogue]) => keysWhere(catalogue, (field) => field.pattern))).toEqual(words('pincode pin_code_official'))
  })

  it('gives each number its unit, percentages theirs', () => {
    const units = (holds: (field: Field) => boolean) =>
      new Set(
        all.flatMap(([, catalogue]) => catalogue.filter((field) => field.kind === 'number' && holds(field)).map((field) => field.unit)),
      )
    expect(units(() => true)).not.toContain(undefined)
    expect(units((field) => /percent|_done$|^forced_/.test(field.key))).toEqual(new Set(['percent']))
    expect(units((field) => field.key.endsWith('sqyd'))).toEqual(new Set(['sqyd', 'rupees_per_sqyd']))
    expect(units((field) => field.key.startsWith('land_rate'))).toEqual(new Set(['rupees_per_sqyd', 'rupees_per_sqmt', 'rupees_per_sqft']))
  })

  it('closes the status, the ratings and what the sums go by', () => {
    const closed = all.flatMap(([, catalogue]) => catalogue.filter((field) => field.closed))
    const options = (group: string) => closed.filter((field) => field.group === group).map((field) => field.options)
    expect(closed.map((field) => field.key)).toEqual(
      words(`status_of_report area_basis beam_column_structure appearance_maintenance common_areas_remarks flooring_finishing_woodwork
        roofing_terracing quality_fixtures_fittings`),
    )
    expect(options('General')).toEqual([['Final', 'Revised', 'Negative', 'Query']])
    expect(options('Ratings')).toEqual(Array.from({ length: 6 }, () => ['Below avg', 'Avg', 'Good', 'Excellent']))
    expect(options('Valuation')).toEqual([['Carpet', 'Built-up', 'Super', 'Land and building']])
  })

  it('offers NA throughout the hazard block', () => {
    const hazards = catalogues.drafter.filter((field) => ['Hazard', 'NDMA'].includes(field.group))
    expect(hazards).toHaveLength(21)
    expect(keysWhere(hazards, (field) => !field.options?.includes('NA'))).toEqual([])
  })

  it('marks main, basic and read-only fields', () => {
    expect(sorted(keysWhere(catalogues.intake, (field) => field.main))).toEqual(
      sorted(words(`applicant_name co_applicant_name property_owner_name pincode loan_type application_number property_address_doc`)),
    )
    expect(basicIntakeKeys).toEqual(words('applicant_name co_applicant_name property_owner_name pincode property_address_doc'))
    expect(all.flatMap(([, catalogue]) => keysWhere(catalogue, (field) => field.readOnly))).toEqual(
      words('latitude longitude gps_accuracy_m'),
    )
    expect(fieldOf(catalogues.drafter, 'valuer_name')?.placeholder).toEqual({ setting: 'agency_name' })
  })
})
