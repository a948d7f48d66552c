import { isNear, numbersOf, plain, withDigits } from './normal.ts'

const FEET_PER_METRE = 3.28084

/** Feet that a text tells with their unit. */
const feetOf = (text: string): number[] => {
  const spelled = withDigits(plain(text).toLowerCase())
  const feet = /(\d+(?:\.\d+)?)\s*(?:'|feet|foot|ft)\.?(?:\s*-?\s*(\d+(?:\.\d+)?)\s*(?:"|''|inch(?:es)?|in)?)?/g
  const metres = /(\d+(?:\.\d+)?)\s*(?:metres?|meters?|mtrs?|mts?|m)(?![a-z])/g
  return [
    ...[...spelled.matchAll(feet)].map(([, whole, inches]) => Number(whole) + Number(inches ?? 0) / 12),
    ...[...spelled.matchAll(metres)].map(([, length]) => Number(length) * FEET_PER_METRE),
  ]
}

/** The same length of a side, in whatever unit. */
export const isSameLength = (want: string, got: string): boolean => {
  const [first, second] = [feetOf(want), feetOf(got)]
  if (first.length > 0 && second.length > 0) return second.length === 1 && isNear(first[0], second[0])
  return isNear(numbersOf(want)[0], numbersOf(got)[0])
}

type AreaUnit = 'sqyd' | 'sqmt' | 'sqft'
const areaUnits: readonly { unit: AreaUnit; form: RegExp; feet: number }[] = [
  { unit: 'sqyd', form: /sq[\p{L}\p{N}_]*\.?\s*y(?:ar)?ds?|gaj|square yards?|yd2/u, feet: 9 },
  { unit: 'sqmt', form: /sq[\p{L}\p{N}_]*\.?\s*m(?:e?t?e?r?e?r?s?)?\b|square met(?:re|er)s?|m2|sqm/u, feet: 10.7639 },
  { unit: 'sqft', form: /sq[\p{L}\p{N}_]*\.?\s*f(?:ee|oo)?t|square f(?:ee|oo)t|ft2|sft/u, feet: 1 },
]

const unitOf = (text: string): (typeof areaUnits)[number] | undefined => {
  const small = plain(text).toLowerCase()
  return areaUnits.find(({ form }) => form.test(small))
}

/** The same number, in the field's own unit or in none. */
export const isSameArea =
  (own: AreaUnit) =>
  (want: string, got: string): boolean => {
    const told = unitOf(got)?.unit
    return (told === undefined || told === own) && isNear(numbersOf(want)[0], numbersOf(got)[0])
  }

/** The same area with its unit, in whatever unit; a share in per cent may stand beside it or alone. */
export const isSameMeasuredArea = (want: string, got: string): boolean => {
  const [own, other] = [unitOf(want), unitOf(got)]
  const [wanted, given] = [numbersOf(want), numbersOf(got)]
  const isShare = want.includes('%')
  if (isShare && !own) return got.includes('%') && isNear(wanted[0], given[0])
  if (given.length === 0) return false
  if (!own || !other) return isNear(wanted[0], given[0])
  const area = ((isShare ? wanted.at(-1) : wanted[0]) ?? 0) * own.feet
  return (got.includes('%') ? given : given.slice(0, 1)).some((one) => isNear(area, one * other.feet))
}

const ordinals = 'ground first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const shortOrdinals = ['gf', 'ff', 'sf', 'tf']

/** Basements, stilt, ground and upper floors, as one word; undefined where no floor is told. */
export const floorsOf = (text: string): string | undefined => {
  const spelled = withDigits(plain(text).toLowerCase())
  const counted = /(\d+)\s*basements?|\b(\d+)b\b/.exec(spelled)
  const basements = counted ? Number(counted[1] ?? counted[2]) : /basement|\bb\s*\+/.test(spelled) ? 1 : 0
  const above = spelled.replace(/(\d+\s*)?basements?/g, ' ')
  const [hasStilt, hasGround] = [/stilt|\bs\s*\+/.test(above), /ground|\bg\s*\+|\bgf\b/.test(above)]
  const told =
    /\+\s*(\d+)\s*(?:upper|floors?|storeys?|$|[^\p{L}\p{N}_])/u.exec(above) ??
    /(?:plus|and|\+)\s*(\d+)/.exec(above) ??
    /(\d+)\s*(?:upper|floors?|storeys?|habitable)/.exec(above)
  const named = [
    ...(above.match(/[a-z]+/g) ?? []).map((word) => ordinals.indexOf(word)).filter((floor) => floor >= 0),
    ...shortOrdinals.map((word, floor) => (new RegExp(`\\b${word}\\b`).test(above) ? floor : -1)).filter((floor) => floor >= 0),
  ]
  if (!told && named.length === 0) return undefined
  const upper = told ? Number(told[1]) : Math.max(...named)
  return `${basements} ${hasStilt} ${hasGround} ${upper}`
}
