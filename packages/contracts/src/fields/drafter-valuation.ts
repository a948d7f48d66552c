import { lenderProfiles } from '../sums/valuation-settings.ts'
import { areaBasisFields, floorFields, landAreaFields, landRateFields } from './families.ts'
import type { Field } from './catalogue.ts'

const CONSTRUCTED = 'Constructed area and rates'
const VALUATION = 'Valuation'
const STAGE = 'Construction stage'
const REFERENCES = 'Other value references'
const FLOORS = 'Floor-wise area'

/** The basis on which a flat's area is valued; the sums go by it, so it is closed (design §3 "Kinds"). */
export const areaBasis = { CARPET: 'Carpet', BUILT_UP: 'Built-up', SUPER: 'Super', LAND_AND_BUILDING: 'Land and building' } as const

const number = <const K extends string>(group: string, key: K, label: string, unit: NonNullable<Field['unit']>): Field<K> => ({
  key,
  label,
  group,
  kind: 'number',
  unit,
})
const text = <const K extends string>(group: string, key: K, label: string, kind: 'text' | 'multiline' = 'text'): Field<K> => ({
  key,
  label,
  group,
  kind,
})

const constructed = [
  text(CONSTRUCTED, 'valuation_description', 'Valuation Description', 'multiline'),
  number(CONSTRUCTED, 'valuation_area', 'Valuation Area', 'sqft'),
  number(CONSTRUCTED, 'valuation_rate', 'Valuation Rate', 'rupees_per_sqft'),
  number(CONSTRUCTED, 'construction_sqft', 'Constructed Area', 'sqft'),
  number(CONSTRUCTED, 'construction_rate_sqft', 'Construction Rate', 'rupees_per_sqft'),
  number(CONSTRUCTED, 'building_age_years', 'Age of Building', 'years'),
  number(CONSTRUCTED, 'building_life_years', 'Life of Building', 'years'),
  number(CONSTRUCTED, 'salvage_percent', 'Salvage', 'percent'),
  number(CONSTRUCTED, 'depreciation_percent', 'Depreciation', 'percent'),
]

const areaBasisField: Field<'area_basis'> = {
  key: 'area_basis',
  label: 'Area Basis',
  group: VALUATION,
  kind: 'select',
  options: Object.values(areaBasis),
  closed: true,
}

const valuation = [
  {
    ...text(VALUATION, 'lender_profile', 'Lender Profile'),
    kind: 'select',
    options: lenderProfiles.map((profile) => profile.name),
  } satisfies Field,
  areaBasisField,
  ...landAreaFields('land_area_actual', { label: 'Land Area Actual', group: VALUATION }),
  ...landRateFields('land_rate', { label: 'Land Rate', group: VALUATION }),
  ...areaBasisFields(VALUATION),
  number(VALUATION, 'area_adopted_sqft', 'Area Adopted', 'sqft'),
  text(VALUATION, 'area_adopted_reason', 'Reason for Area Adopted', 'multiline'),
  number(VALUATION, 'amenities_value', 'Value of Amenities', 'rupees'),
  number(VALUATION, 'parking_value', 'Value of Parking', 'rupees'),
  number(VALUATION, 'other_additions_value', 'Value of Other Additions', 'rupees'),
  number(VALUATION, 'agreement_value', 'Agreement Value', 'rupees'),
  number(VALUATION, 'monthly_rent', 'Monthly Rent', 'rupees_per_month'),
]

const stage = [
  text(STAGE, 'stage_of_construction_desc', 'Stage of Construction', 'multiline'),
  number(STAGE, 'stage_plinth_done', 'Plinth Done', 'percent'),
  number(STAGE, 'stage_brickwork_done', 'Brickwork Done', 'percent'),
  number(STAGE, 'stage_rcc_done', 'RCC Done', 'percent'),
  number(STAGE, 'stage_plaster_done', 'Plaster Done', 'percent'),
  number(STAGE, 'stage_flooring_done', 'Flooring Done', 'percent'),
  number(STAGE, 'stage_electrical_done', 'Electrical Done', 'percent'),
  number(STAGE, 'stage_finishing_done', 'Finishing Done', 'percent'),
  number(STAGE, 'progress_percent', 'Progress', 'percent'),
  number(STAGE, 'recommended_progress_percent', 'Recommended Progress', 'percent'),
  { ...text(STAGE, 'last_visit_date', 'Last Visit Date'), kind: 'date' } satisfies Field,
  number(STAGE, 'present_market_value_on_completion', 'Present Market Value on Completion', 'rupees'),
  text(STAGE, 'violation_if_any', 'Violation, if Any', 'multiline'),
  number(STAGE, 'demolition_risk_amount', 'Demolition Risk Amount', 'rupees'),
  {
    ...text(STAGE, 'legal_illegal_colony_status', 'Colony Status (Legal / Illegal)'),
    kind: 'select',
    options: ['Legal', 'Illegal', 'Regularised', 'Under regularisation'],
  } satisfies Field,
  { ...text(STAGE, 'property_cutting_risk', 'Risk of Property Cutting'), kind: 'select', options: ['Yes', 'No', 'Partly'] } satisfies Field,
  number(STAGE, 'cut_area_sqft', 'Area under Cutting', 'sqft'),
  number(STAGE, 'cut_structure_value', 'Value of Structure under Cutting', 'rupees'),
  number(STAGE, 'property_value_if_cutting', 'Property Value if Cut', 'rupees'),
]

const references = [
  number(REFERENCES, 'guideline_value', 'Guideline Value', 'rupees'),
  text(REFERENCES, 'guideline_deviation_reason', 'Reason for Deviation from Guideline', 'multiline'),
  text(REFERENCES, 'zone_no', 'Zone Number'),
  text(REFERENCES, 'sub_registrar_office', 'Sub-registrar Office'),
  number(REFERENCES, 'dlc_circle_rate', 'DLC / Circle Rate', 'rupees_per_sqft'),
  text(REFERENCES, 'location_name', 'Location Name'),
  number(REFERENCES, 'forced_sale_value_rate', 'Forced Sale Value Rate', 'percent'),
  number(REFERENCES, 'realisable_value', 'Realisable Value', 'rupees'),
  number(REFERENCES, 'reconstruction_cost', 'Reconstruction Cost', 'rupees'),
]

/** Areas, rates, construction stage and values of the drafter's form (spec §3; design §3 "Beyond the spec, for the sums"). */
export const valuationFields = [...constructed, ...valuation, ...stage, ...references]

/** Floor-wise areas with the rate that holds for them. */
export const floorAreaFields = [...floorFields(FLOORS), number(FLOORS, 'floors_rate_sqft', 'Floors Rate', 'rupees_per_sqft')]
