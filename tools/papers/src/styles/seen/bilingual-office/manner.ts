import { sides, type Person, type Property, type Side } from '../../../property.ts'
import type { Chance } from '../../../chance.ts'
import type { Telling } from '../../../telling.ts'
import { chanceFor, particularsOf, type Particulars } from '../particulars.ts'
import { dmy, isWoman, parentOf } from '../wording.ts'
import { devanagari, hindiSides, inHindi, shri } from './hindi.ts'

/** What a paper of this office is written from. */
export type Table = Particulars & { property: Property; tell: Telling; chance: Chance; label: (hindi: string, english: string) => string }

/** Everything at hand for one paper; one office sets its double labels in one way. */
export const tableFor = (property: Property, tell: Telling, salt: number): Table => {
  const chance = chanceFor(property, salt + 3_000)
  const label = chance.pick([
    (hindi: string, english: string): string => `${hindi} / ${english}`,
    (hindi: string, english: string): string => `${hindi}<br><span class="en">${english}</span>`,
    (hindi: string, english: string): string => `${english} (${hindi})`,
    (hindi: string, english: string): string => `<span class="hi">${hindi}</span> ${english}`,
  ])
  return { ...particularsOf(property), property, tell, chance, label }
}

/** 'Shri Arvind Mishra', in capitals where the clerk types so. */
export const called = (person: Person): string => `${isWoman(person) ? 'Smt.' : 'Shri'} ${person.name}`

/** 'श्री अरविन्द मिश्रा पुत्र श्री … निवासी …'. */
export const partyHindi = (person: Person, code: string): string => {
  const relation = person.parentage.startsWith('W/o') ? 'पत्नी' : isWoman(person) ? 'पुत्री' : 'पुत्र'
  return `<b>${shri(person.name, isWoman(person))} (${person.name.toUpperCase()})</b> ${relation} श्री ${inHindi(parentOf(person))},
    आयु लगभग ${devanagari(String(person.age))} वर्ष, निवासी ${person.address} - ${code}`
}

/** 'Shri Arvind Mishra S/o Shri … R/o …'. */
export const partyEnglish = (person: Person, code: string): string =>
  `<b>${called(person)}</b> ${person.parentage}, aged ${person.age} years, R/o ${person.address}-${code}`

/** Somebody's own PIN, which is not the property's. */
export const homeCode = ({ property, chance }: Table): string =>
  `${property.bank.pin.slice(0, 3)}${String(chance.whole(100, 199)).slice(0, 3)}`

/** Rows of a label in two languages and a value. */
export const rows = (facts: readonly (readonly [label: string, value: string] | null)[], isNumbered = false): string =>
  facts
    .filter((fact) => fact !== null)
    .map(
      ([label, value], at) =>
        `<tr>${isNumbered ? `<td class="no">${at + 1}.</td>` : ''}<td class="label">${label}</td><td>${value}</td></tr>`,
    )
    .join('')

/** The crest and the two names of an office. */
export const head = (hindi: string, english: string, place: string): string =>
  `<header><div class="crest"></div><h2>${hindi}</h2><h2>${english}</h2><p>${place}</p></header>`

/** Dates with the dots, strokes or dashes of the clerk at the desk. */
export const dated = (iso: string, { chance }: Table): string => dmy(iso, chance.pick(['.', '/', '-']))

/** Where the property lies, noted; a plot or a flat of the seed. */
export const place = (table: Table, isFlat: boolean, hasState = true): string => {
  const { property, tell, plot, flat, chance } = table
  const tail = hasState ? `, ${property.state}` : ''
  const kind = chance.pick(['Plot No.', 'House No.', 'Residential Plot No.'])
  const local = isFlat ? `Flat No. ${flat.unit}, ${flat.project}, ${flat.colony}` : `${kind} ${plot.number}, ${plot.colony}, ${plot.road}`
  const full = `${local}, ${property.town}${tail}`
  const other = hasState ? full.replace(`, ${property.state}`, '') : `${full}, ${property.state}`
  if (isFlat) tell.states('flat', flat.unit)
  return tell.states('property_address_doc', full, full, other)
}

/** The PIN of the property, in Devanagari digits at some desks, or none. */
export const code = ({ property, tell, chance }: Table, often = 0.75): string => {
  if (!chance.happens(often)) return ''
  const printed = chance.happens(0.12) ? devanagari(property.pin) : property.pin
  return tell.states('pincode', printed, property.pin)
}

const orders: readonly (readonly Side[])[] = [sides, ['north', 'south', 'east', 'west'], ['east', 'west', 'south', 'north']]

/** Sides with what stands at them, and perhaps how long they are, as a table of two languages. */
export const fourSides = ({ chance, label }: Table, said: Record<Side, string>, lengths: Record<Side, string> | null): string => {
  const order = chance.pick(orders)
  const english = (side: Side): string => `${side.charAt(0).toUpperCase()}${side.slice(1)}`
  if (chance.happens(0.3) && !lengths)
    return order.map((side) => `<p class="side">${hindiSides[side]} (${english(side)}) - ${said[side]}</p>`).join('')
  if (chance.happens(0.4))
    return `<table class="grid"><tr>${order.map((side) => `<th>${label(hindiSides[side], english(side))}</th>`).join('')}</tr>
      <tr>${order.map((side) => `<td>${said[side]}</td>`).join('')}</tr>
        ${lengths ? `<tr>${order.map((side) => `<td>${lengths[side]}</td>`).join('')}</tr>` : ''}</table>`
  const top = lengths
    ? `<tr><th>${label('दिशा', 'Direction')}</th><th>${label('चौहद्दी', 'Boundary')}</th><th>${label('लम्बाई', 'Length')}</th></tr>`
    : ''
  return `<table class="grid">${top}${order
    .map(
      (side) =>
        `<tr><td>${label(hindiSides[side], english(side))}</td><td>${said[side]}</td>${lengths ? `<td>${lengths[side]}</td>` : ''}</tr>`,
    )
    .join('')}</table>`
}

/** The lengths of the four sides, noted. */
export const statedLengths = ({ property: { sizes }, tell }: Table, unit: string): Record<Side, string> => {
  const said = (side: Side): string =>
    tell.states(`dimensions_deed_${side}`, `${side === 'north' || side === 'south' ? sizes.eastWest : sizes.northSouth} ${unit}`)
  return { east: said('east'), west: said('west'), north: said('north'), south: said('south') }
}
