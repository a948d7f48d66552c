import { allSides, sides, type Side } from './families.ts'
import { fieldUnits } from './field-units.ts'

type Aliases<K extends string> = { [key in K]?: readonly string[] }

/** How papers name what lies on a side (`*` is the side's word), and how long the side is. */
const sidePhrases = {
  boundary: {
    bare: true,
    english: [
      'Boundary *',
      '* Boundary',
      '* By',
      '* Side',
      'On *',
      'On the *',
      'Towards *',
      'Towards the *',
      'To the *',
      'Bounded on * by',
      '* Bounded by',
      'In the *',
      '* Side Boundary',
    ],
    hindi: ['* में', '* दिशा', '* सीमा', '* की ओर', '* दिशा में', '* की सीमा', '* तरफ'],
  },
  dimension: {
    bare: false,
    english: [
      'Dimension *',
      '* Dimension',
      'Length *',
      '* Length',
      '* Side Length',
      '* Side Dimension',
      'Measurement *',
      '* Measurement',
      'Length on *',
      '* Side Measurement',
      'Dimension on the *',
    ],
    hindi: ['* माप', '* भुजा', '* की भुजा', '* लम्बाई', '* लंबाई', '* की लंबाई', '* दिशा में लंबाई'],
  },
} as const

const isLatin = (word: string): boolean => /[a-z]/i.test(word)

const namesOfSide = (side: Side, phrases: keyof typeof sidePhrases): string[] => {
  const { bare, english, hindi } = sidePhrases[phrases]
  return sides[side].words.flatMap((word) => [
    ...(bare ? [word] : []),
    ...(isLatin(word) ? english : hindi).map((phrase) => phrase.replace('*', word)),
  ])
}

/** Aliases of `<prefix>_east` to `<prefix>_south`. */
export const sideAliases = <const P extends string>(prefix: P, phrases: keyof typeof sidePhrases): Aliases<`${P}_${Side}`> =>
  keyed(allSides.map((side) => [`${prefix}_${side}` as const, namesOfSide(side, phrases)]))

/** Names of the area of a plot; which field it is, the unit behind the figure says. */
export const landAreaNames: readonly string[] = [
  'Plot Area',
  'Land Area',
  'Area of Plot',
  'Area of Land',
  'Area of the Plot',
  'Area of the Land',
  'Site Area',
  'Area of Site',
  'Plot Size',
  'Size of Plot',

  'Total Plot Area',
  'Total Land Area',
  'Plot Area as per Deed',
  'Land Area as per Deed',
  'Plot Area as per Document',
  'Land Area as per Document',
  'Extent',

  'Extent of Land',
  'Extent of Site',
  'Admeasuring',
  'Measuring',
  'Area Admeasuring',
  'Plot Measuring',
  'Land Area as per Documents',
  'Size of the Plot',
  'भूखण्ड का क्षेत्रफल',
  'भूखंड का क्षेत्रफल',
  'प्लॉट का क्षेत्रफल',
  'प्लाट का क्षेत्रफल',
  'भूमि का क्षेत्रफल',
  'क्षेत्रफल',
  'रकबा',
  'कुल क्षेत्रफल',
  'भूखण्ड क्षेत्रफल',
]

const landUnits = ['sqyd', 'sqmt', 'sqft'] as const
type LandUnit = (typeof landUnits)[number]

const unitSpellings = (unit: LandUnit, latin: boolean): string[] =>
  [fieldUnits[unit].symbol, ...fieldUnits[unit].names].filter((name) => isLatin(name) === latin)

const namesOfArea = (unit: LandUnit): string[] => [
  ...unitSpellings(unit, true).map((spelling) => `Area in ${spelling}`),
  ...landAreaNames.flatMap((name) =>
    unitSpellings(unit, isLatin(name)).flatMap((spelling) => [`${name} ${spelling}`, `${name} in ${spelling}`]),
  ),
]

/** Aliases of `<prefix>_sqyd`, `_sqmt`, `_sqft`: the names of a plot's area with the unit named beside. */
export const landAreaAliases = <const P extends string>(prefix: P): Aliases<`${P}_${LandUnit}`> =>
  keyed(landUnits.map((unit) => [`${prefix}_${unit}` as const, namesOfArea(unit)]))

const keyed = <K extends string>(entries: [K, readonly string[]][]): Aliases<K> => {
  const aliases: Aliases<K> = {}
  for (const [key, names] of entries) aliases[key] = names
  return aliases
}
