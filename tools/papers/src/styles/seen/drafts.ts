import { chanceOf } from '../../chance.ts'
import type { Property, Side } from '../../property.ts'
import type { PaperWriter } from '../../style.ts'
import type { Telling } from '../../telling.ts'
import { grouped } from '../forms.ts'

/** A paper that clerks of one office draft in several ways: the property's seed says which of them wrote it. */
export const draftedIn =
  <Scene>(sceneOf: (property: Property, tell: Telling) => Scene) =>
  (salt: number, ...drafts: readonly ((scene: Scene) => string)[]): PaperWriter =>
  (property, tell) =>
    chanceOf(property.seed * 57 + salt).pick(drafts)(sceneOf(property, tell))

/** An address in its parts; one in brackets may be left out by who types it. */
export type AddressPart = string | readonly [string]

const shortened = ([part, ...rest]: readonly AddressPart[]): string[][] => {
  if (part === undefined) return [[]]
  const ends = shortened(rest)
  return typeof part === 'string' ? ends.map((end) => [part, ...end]) : [...ends.map((end) => [part[0], ...end]), ...ends]
}

/** The address as printed, with every wording that leaves out parts which may be left out. */
export const addressed = (parts: readonly AddressPart[]): { printed: string; also: string[] } => {
  const [printed = '', ...also] = shortened(parts).map((words) => words.join(', '))
  return { printed, also }
}

/** A label with its value, as HTML; '' or false stands for a fact that this paper leaves out. */
export type Fact = readonly [label: string, value: string] | '' | false
const present = (facts: readonly Fact[]): (readonly [string, string])[] => facts.filter((fact) => fact !== '' && fact !== false)

/** Labels left, values right. */
export const leftTable = (facts: readonly Fact[], look = 'grid', mark = ''): string =>
  `<table class="${look}">${present(facts)
    .map(([label, value]) => `<tr><td>${label}</td><td>${mark}${value}</td></tr>`)
    .join('')}</table>`

/** Number, label and value: the sheet of particulars of public offices. */
export const numberedTable = (facts: readonly Fact[], look = 'grid', first = 1): string =>
  `<table class="${look}">${present(facts)
    .map(([label, value], at) => `<tr><td>${at + first}</td><td>${label}</td><td>${value}</td></tr>`)
    .join('')}</table>`

/** Several labels with their values in each row. */
export const pairTable = (facts: readonly Fact[], inRow = 2, look = 'grid'): string => {
  const all = present(facts)
  const rows = Array.from({ length: Math.ceil(all.length / inRow) }, (_, at) => all.slice(at * inRow, at * inRow + inRow))
  const cells = (row: (readonly [string, string])[]): string =>
    row
      .map(([label, value], at) => {
        const span = at === row.length - 1 ? 1 + 2 * (inRow - row.length) : 1
        return `<td class="label">${label}</td><td colspan="${span}">${value}</td>`
      })
      .join('')
  return `<table class="${look}">${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</table>`
}

/** Labels in the head, values below. */
export const headTable = (facts: readonly Fact[], look = 'grid'): string => {
  const all = present(facts)
  const head = all.map(([label]) => `<th>${label}</th>`).join('')
  return `<table class="${look}"><tr>${head}</tr><tr>${all.map(([, value]) => `<td>${value}</td>`).join('')}</tr></table>`
}

/** The label small over its value, in boxes. */
export const boxTable = (facts: readonly Fact[], inRow = 3, look = 'boxes'): string => {
  const all = present(facts)
  const rows = Array.from({ length: Math.ceil(all.length / inRow) }, (_, at) => all.slice(at * inRow, at * inRow + inRow))
  const cell = ([label, value]: readonly [string, string], span: number): string =>
    `<td colspan="${span}"><small>${label}</small><br>${value}</td>`
  return `<table class="${look}">${rows
    .map((row) => `<tr>${row.map((fact, at) => cell(fact, at === row.length - 1 ? 1 + inRow - row.length : 1)).join('')}</tr>`)
    .join('')}</table>`
}

/** Lines of text: label, mark, value. */
export const factLines = (facts: readonly Fact[], mark = ' : ', before = ''): string =>
  present(facts)
    .map(([label, value], at) => `<div>${before === '#' ? `${at + 1}. ` : before}${label}${mark}${value}</div>`)
    .join('')

/** The four boundaries in an order, each noted and dressed. */
export const bounds = (
  tell: Telling,
  boundaries: Record<Side, string>,
  order: readonly Side[],
  dress: (side: Side, said: string) => string,
  between = '',
): string => order.map((side) => dress(side, tell.states(`boundaries_deed_${side}`, boundaries[side]))).join(between)

/** A charge of a builder; without a key it is no field of its own. */
export type Charge = {
  label: string
  key?: 'idc' | 'edc' | 'plc' | 'power_backup' | 'car_parking' | 'others'
  amount: number
  also?: readonly string[]
}

/** A builder's charges as facts, noted; the other one-time charges are told together. */
export const charged = (tell: Telling, charges: readonly Charge[], money = grouped): (readonly [string, string])[] => {
  const others = charges.filter(({ key }) => key === 'others').map(({ label, amount }) => `${label} ${amount}`)
  return charges.map(({ label, key, amount, also = [] }) => {
    if (key === undefined) return [label, money(amount)]
    const value = key === 'others' ? others.join(', ') : String(amount)
    return [label, tell.states(`amenities_${key}`, money(amount), value, ...also)]
  })
}

export const titled = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
