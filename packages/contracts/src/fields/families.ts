import type { Field } from './catalogue.ts'
import type { UnitName } from './field-units.ts'

type Group = { label: string; group: string }

/** Sides of a plot in the order of forms, with the words that papers use (domain §8: go by the word, not the position). */
export const sides = {
  east: { label: 'East', words: ['East', 'Eastern', 'पूर्व', 'पूरब', 'पूर्वी'] },
  west: { label: 'West', words: ['West', 'Western', 'पश्चिम', 'पश्चिमी'] },
  north: { label: 'North', words: ['North', 'Northern', 'उत्तर', 'उत्तरी'] },
  south: { label: 'South', words: ['South', 'Southern', 'दक्षिण', 'दक्षिणी'] },
} as const
export type Side = keyof typeof sides
export const allSides = Object.keys(sides) as Side[]

/** `<prefix>_east` to `<prefix>_south`, texts. */
export const sideFields = <const P extends string>(prefix: P, { label, group }: Group): Field<`${P}_${Side}`>[] =>
  allSides.map((side) => ({ key: `${prefix}_${side}`, label: `${label} ${sides[side].label}`, group, kind: 'text' }))

const landUnitRows = {
  sqyd: { label: 'sq yd', rate: 'rupees_per_sqyd' },
  sqmt: { label: 'sq m', rate: 'rupees_per_sqmt' },
  sqft: { label: 'sq ft', rate: 'rupees_per_sqft' },
} as const satisfies Partial<Record<UnitName, { label: string; rate: UnitName }>>
type LandUnitKey = keyof typeof landUnitRows
const landUnitKeys = Object.keys(landUnitRows) as LandUnitKey[]

/** `<prefix>_sqyd`, `_sqmt`, `_sqft`: one area in three units. */
export const landAreaFields = <const P extends string>(prefix: P, { label, group }: Group): Field<`${P}_${LandUnitKey}`>[] =>
  landUnitKeys.map((unit) => ({ key: `${prefix}_${unit}`, label: `${label} (${landUnitRows[unit].label})`, group, kind: 'number', unit }))

/** `<prefix>_sqyd`, `_sqmt`, `_sqft`: one rate in rupees per each unit. */
export const landRateFields = <const P extends string>(prefix: P, { label, group }: Group): Field<`${P}_${LandUnitKey}`>[] =>
  landUnitKeys.map((unit) => ({
    key: `${prefix}_${unit}`,
    label: `${label} (per ${landUnitRows[unit].label})`,
    group,
    kind: 'number',
    unit: landUnitRows[unit].rate,
  }))

const areaBasisRows = { built_up: 'Built-up Area', carpet: 'Carpet Area', super: 'Super Area' } as const
type AreaBasisKey = keyof typeof areaBasisRows

/** `built_up_area_sqft` and its `_rate`, and so for carpet and super area. */
export const areaBasisFields = (group: string): Field<`${AreaBasisKey}_area_sqft${'' | '_rate'}`>[] =>
  (Object.keys(areaBasisRows) as AreaBasisKey[]).flatMap((basis): Field<`${AreaBasisKey}_area_sqft${'' | '_rate'}`>[] => [
    { key: `${basis}_area_sqft`, label: areaBasisRows[basis], group, kind: 'number', unit: 'sqft' },
    { key: `${basis}_area_sqft_rate`, label: `${areaBasisRows[basis]} Rate`, group, kind: 'number', unit: 'rupees_per_sqft' },
  ])

const setbackRows = { front: 'Front', rear: 'Rear', right: 'Right', left: 'Left' } as const
type Setback = keyof typeof setbackRows

/** `front_setback_<suffix>` to `left_setback_<suffix>`, texts. */
export const setbackFields = <const S extends string>(suffix: S, { label, group }: Group): Field<`${Setback}_setback_${S}`>[] =>
  (Object.keys(setbackRows) as Setback[]).map((side) => ({
    key: `${side}_setback_${suffix}`,
    label: `${setbackRows[side]} Setback ${label}`,
    group,
    kind: 'text',
  }))

const floorRows = {
  basement3: 'Basement 3',
  basement2: 'Basement 2',
  basement1: 'Basement 1',
  parking_stilt: 'Parking / Stilt',
  gf: 'Ground Floor',
  ff: 'First Floor',
  '2f': 'Second Floor',
  '3f': 'Third Floor',
  '4f': 'Fourth Floor',
  '5f': 'Fifth Floor',
  other: 'Other Floors',
} as const
type Floor = keyof typeof floorRows

/** `floors_basement3` up to `floors_5f` and `floors_other`: the built area of each floor. */
export const floorFields = (group: string): Field<`floors_${Floor}`>[] =>
  floorOrder.map((floor) => ({ key: `floors_${floor}`, label: `${floorRows[floor]} Area`, group, kind: 'number', unit: 'sqft' }))
const floorOrder: Floor[] = ['basement3', 'basement2', 'basement1', 'parking_stilt', 'gf', 'ff', '2f', '3f', '4f', '5f', 'other']

const localRows = { property: 'Local Property', dealer: 'Local Dealer', value: 'Local Value' } as const
type LocalPart = keyof typeof localRows
const localNumbers = [1, 2, 3] as const
type LocalKey = `local_${LocalPart}_${(typeof localNumbers)[number]}`

/** `local_property_1`, `local_dealer_1`, `local_value_1` up to 3: what is asked for comparable property nearby, and who says so. */
export const localFields = (group: string): Field<LocalKey>[] =>
  localNumbers.flatMap((number) =>
    (Object.keys(localRows) as LocalPart[]).map((part): Field<LocalKey> => ({
      key: `local_${part}_${number}`,
      label: `${localRows[part]} ${number}`,
      group,
      kind: 'text',
    })),
  )
