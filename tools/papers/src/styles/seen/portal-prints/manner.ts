import type { Person, Property } from '../../../property.ts'
import type { Chance } from '../../../chance.ts'
import type { Telling } from '../../../telling.ts'
import { allowsPlot } from '../noted.ts'
import { chanceFor, particularsOf, type Particulars } from '../particulars.ts'
import { dayMonth, dmy, indian, longDate, ordinal } from '../wording.ts'

/** What a print is made from. */
export type Screen = Particulars & {
  property: Property
  tell: Telling
  chance: Chance
  /** The colour of the house. */
  tint: string
  /** Names as this system keeps them: in capitals or not. */
  name: (person: Person) => string
  date: (iso: string) => string
  rupees: (amount: number) => string
}

/** Everything at hand for one print. */
export const screenFor = (property: Property, tell: Telling, salt: number): Screen => {
  const chance = chanceFor(property, salt + 9_000)
  const isLoud = chance.happens(0.4)
  return {
    ...particularsOf(property),
    property,
    tell,
    chance,
    tint: chance.pick(['#0b4f8a', '#7a1f5c', '#0a6b52', '#b4471b', '#3d3f8f']),
    name: ({ name }) => (isLoud ? name.toUpperCase() : name),
    date: chance.pick([dayMonth, longDate, dmy, (iso: string) => iso]),
    rupees: chance.pick([
      (amount: number) => `₹ ${indian(amount)}`,
      (amount: number) => `₹${indian(amount)}.00`,
      (amount: number) => `INR ${indian(amount)}`,
      (amount: number) => indian(amount),
    ]),
  }
}

export type Card = readonly [label: string, value: string] | null

/** Labels in small grey above their values, two or three to a row. */
export const cards = (facts: readonly Card[], across = 3): string =>
  `<div class="cards c${across}">${facts
    .filter((fact) => fact !== null)
    .map(([label, value]) => `<div><small>${label}</small><b>${value}</b></div>`)
    .join('')}</div>`

/** A label beside its value, line under line. */
export const pairs = (facts: readonly Card[]): string =>
  `<table class="pairs">${facts
    .filter((fact) => fact !== null)
    .map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
    .join('')}</table>`

/** A table with a coloured head; figures stand to the right. */
export const sheet = (heads: readonly string[], lines: readonly (readonly string[])[], total?: readonly string[]): string => {
  const isFigure = (value = ''): boolean => /^(₹|INR|-?\d{1,3}(,|\.|$)|-?\d{1,3}%$)/.test(value)
  const cell = (value: string, at: number): string => `<td${at > 0 && isFigure(value) ? ' class="num"' : ''}>${value}</td>`
  const head = (one: string, at: number): string => `<th${at > 0 && isFigure(lines[0]?.[at]) ? ' class="num"' : ''}>${one}</th>`
  const row = (line: readonly string[]): string => `<tr>${line.map(cell).join('')}</tr>`
  return `<table class="sheet"><tr>${heads.map(head).join('')}</tr>${lines.map(row).join('')}${
    total ? row(total).replace('<tr>', '<tr class="total">') : ''
  }</table>`
}

type Frame = { brand: string; title: string; address: string; pages: readonly string[] }

/** Pages with the head and the foot that a browser or a portal prints on each: title, address of the page, number of pages. */
export const framed = ({ tint, property, chance }: Screen, { brand, title, address, pages }: Frame): string => {
  const stamp = `${dmy(property.dates.letter)}, ${chance.whole(9, 18)}:${chance.whole(10, 59)}`
  // what one system breaks over two pages, another runs on
  const bodies = chance.happens(0.35) ? [pages.join('')] : pages
  const page = (body: string, at: number): string => `<section class="page" style="--tint:${tint}">
    <div class="top"><span>${stamp}</span><span>${title}</span></div>
    <div class="brand"><b>${brand}</b><span>${title}</span></div>${body}
    <div class="foot"><span>https://${address}</span><span>Page ${at + 1} of ${bodies.length}</span></div></section>`
  return bodies.map(page).join('')
}

/** A firm's name as it stands in an address of the web. */
export const webName = (firm: string): string =>
  firm
    .toLowerCase()
    .replace(/ (pvt|private|ltd|limited|llp)\b\.?/g, '')
    .replace(/[^a-z]/g, '')

/** '98860 41273' and the like: the ways in which systems print a mobile. */
export const dialled = (mobile: string, chance: Chance): string =>
  chance.pick([
    mobile,
    `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
    `+91-${mobile}`,
    `91${mobile}`,
    `${mobile.slice(0, 5)} ${mobile.slice(5)}`,
  ])

/** The flat of a builder's project: unit, location and PIN in cards of their own, or in one. */
export const unitCards = (screen: Screen): Card[] => {
  const { property, tell, chance, flat } = screen
  const { town, state, pin } = property
  const location = `${flat.colony}, ${town}, ${state}`
  const full = `Unit ${flat.unit}, ${flat.project}, ${location}`
  const others = [
    `${flat.project}, ${location}`,
    `Tower ${flat.tower}, ${flat.project}, ${location}`,
    `Unit ${flat.unit}, Tower ${flat.tower}, ${flat.project}, ${location}`,
  ]
  const unit = tell.states('flat', flat.unit)
  const hasCode = chance.happens(0.75)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (chance.happens(0.5)) {
    const printed = tell.states('property_address_doc', location, full, ...others)
    return [
      ['Project', flat.project],
      ['Unit No.', unit],
      ['Tower / Floor', `${flat.tower} / ${flat.floor}`],
      ['Location', printed],
      hasCode ? ['PIN', tell.states('pincode', pin)] : null,
    ]
  }
  const printed = tell.states('property_address_doc', `${flat.project}, ${location}`, full, ...others)
  return [
    ['Unit', unit],
    ['Tower', `Tower ${flat.tower}, ${ordinal(flat.floor)} Floor`],
    ['Project address', `${printed}${hasCode ? ` ${chance.pick(['- ', '', 'PIN '])}${tell.states('pincode', pin)}` : ''}`],
  ]
}

/** A property that stands in somebody's books, plot or flat, as one line with or without its PIN; all noted. */
export const propertyLine = ({ property, tell, chance, flat, plot }: Screen, codeOften = 0.75): { address: string; code: string } => {
  const { isFlat, town, state, pin } = property
  const full = isFlat
    ? `${chance.pick(['Flat No.', 'Apartment', 'Flat'])} ${flat.unit}, ${flat.project}, ${flat.colony}, ${town}, ${state}`
    : `${chance.pick(['Plot No.', 'Plot', 'House on Plot No.'])} ${plot.number}, ${plot.colony}, ${plot.road}, ${town}, ${state}`
  if (isFlat) tell.states('flat', flat.unit)
  else allowsPlot(tell, plot.number, property)
  return { address: tell.states('property_address_doc', full), code: chance.happens(codeOften) ? tell.states('pincode', pin) : '' }
}

/** Somebody's home and its PIN, which are not the property's. */
export const homeOf = ({ address }: Person, { property, chance }: Screen): string =>
  `${address} ${property.bank.pin.slice(0, 3)}${String(chance.whole(1, 98)).padStart(3, '0')}`
