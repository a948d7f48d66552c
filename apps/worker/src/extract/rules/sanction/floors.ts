import { latinDigits } from '@parakh/contracts'
import { allMatches } from '../../all-matches.ts'

/** Floors of a building as G+2, S+4 or B+S+18. */
export interface Floors {
  value: string
  start: number
  end: number
}

const digits = 'one two three four five six seven eight nine'.split(' ')
const counts = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  ...['twenty', 'thirty', 'forty', 'fifty'].flatMap((ten) => [ten, ...digits.map((digit) => `${ten} ${digit}`)]),
]
const ordinals = 'ground first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const romans = 'O I II III IV V VI VII VIII IX X'.split(' ')
/** Names of floors above the ground, by their number, as Hindi and Marathi papers write them. */
const indian: readonly (readonly [RegExp, number])[] = [
  [/^(?:pratham|प्रथम|पहिला|पहला|पहली)/u, 1],
  [/^(?:dwiti|द्वितीय|दुसरा|दूसरा|दूसरी)/u, 2],
  [/^(?:triti|तृतीय|तिसरा|तीसरा|तीसरी)/u, 3],
  [/^(?:chaturth|चतुर्थ|चौथा|चौथी)/u, 4],
]
const short: Readonly<Record<string, number>> = { ff: 1, sf: 2, tf: 3 }

const edge = String.raw`(?<![\p{L}\p{M}\p{N}+.])`
const floorWord = String.raw`(?:floors?|flrs?\.?|fl\.|stor(?:ey|ie|y)s?(?:ed|d)?|levels?|tal|तल|मजल\p{M}*|majl[ae]|मंजिल\p{M}*)`
/** The longest first: "twenty-two" is more than twenty. */
const countWords = counts
  .map((word) => word.replace(' ', String.raw`[\s-]`))
  .toReversed()
  .join('|')
const count = String.raw`(?:\d{1,2}|${countWords})`
const aside = String.raw`(?:\s*\([^()\n]{1,24}\)|\s+for\s+(?:vehicle\s+|car\s+)?parking|\s+parking)?`
const base = String.raw`(?:(?:(?:${count})\s*(?:nos?\.?\s*)?)?(?:basements?|cellars?)(?:\s*floors?)?|bhu-?\s?tal|(?:\d\s?)?B|LG|UG|lower\s+ground(?:\s+floor)?|upper\s+ground(?:\s+floor)?|(?:part\s+)?stilts?(?:\s*floor)?|hollow\s+plinth|podiums?|parking(?:\s+floor)?|ground(?:\s*(?:floor|flr?\.?))?|g\.?\s?f\.?|gr\.?(?:\s*floor)?|[SPG]|भू-?\s?तल|त[ळल]\s?मजला|ta+l\s?majla)${aside}`
const above = String.raw`(?:(?:${ordinals.slice(1).join('|')}|\d{1,2}(?:st|nd|rd|th))(?:\s*${floorWord})?|[fst]\.?\s?f\.?(?![\p{L}])|(?:pratham|dwiti?ya|triti?ya|chaturth|प्रथम|द्वितीय|तृतीय|चतुर्थ|पहिला|दुसरा|तिसरा|पहला|दूसरा|तीसरा)(?:\s*${floorWord})?)${aside}`
const plus = String.raw`\s*(?:\+|plus)\s*`
const join = String.raw`\s*(?:\+|,?\s*(?:\band\b|\bplus\b|\bto\b|&|एवं|तथा|व)|,|\/)\s*(?:an?\s+|the\s+)?`
const last = String.raw`(?![\p{L}\p{M}\p{N}])`

/** "G+2", "Stilt + 4 upper floors", "Basement + Ground + Three Floors". */
const chain = new RegExp(
  String.raw`${edge}(?<bases>${base}(?:${join}${base})*)${plus}(?<count>\d{1,2}|${countWords}|[IVX]{1,4})(?:\s*u\.?\s?f\.?)?${last}(?:\s*\(\s*\p{L}{3,}\s*\))?(?:\s*(?:upper|habitable|residential|typical)?\s*${floorWord})?`,
  'giu',
)
/** "Stilt for parking and four upper floors": without a plus, the floors must be named. */
const told = new RegExp(
  String.raw`${edge}(?<bases>${base}(?:${join}${base})*)${join}(?<count>${count})(?:\s*\(\s*\p{L}+\s*\))?\s*(?:(?:upper|habitable)\s*(?:${floorWord})?|${floorWord})${last}`,
  'giu',
)
/** "eleven floors above the ground floor", "7 floors over stilt". */
const over = new RegExp(
  String.raw`${edge}(?<count>${count})(?:\s*\(\s*\p{L}+\s*\))?\s*(?:upper\s+)?${floorWord}\s+(?:above|over|upon|on\s+top\s+of)\s+(?:an?\s+|the\s+)?(?<bases>${base}(?:${join}${base})*)${last}`,
  'giu',
)
/** "Ground, First and Second floor", "GF+FF+SF". */
const listed = new RegExp(String.raw`${edge}(?<bases>${base}(?:${join}${base})*)(?<above>(?:${join}${above})+)${last}`, 'giu')
/** "Two storeyed", "double storied". */
const storeyed = new RegExp(
  String.raw`${edge}(?<count>double|triple|\d|${counts.slice(2, 11).join('|')})[\s-]*(?:\(\s*\w+\s*\)\s*)?(?:stor(?:eyed|ied|ey|y)|मंजिला|मजली)${last}`,
  'giu',
)
const near = 40

/** No letter of a word: "plus" has a stilt in none. */
const anyBase = new RegExp(String.raw`(?<!\p{L})${base}(?!\p{L})`, 'giu')
const anyUpper = new RegExp(above, 'giu')

function basesOf(text: string): string {
  const found = allMatches(text, anyBase).map(([whole]) => {
    const one = whole.toLowerCase()
    const many = /^(\d{1,2})\s?/u.exec(one)?.[1] ?? String(Math.max(0, counts.indexOf(/^[a-z]+/u.exec(one)?.[0] ?? '')))
    if (/basement|cellar|^\d?\s?b$/u.test(one)) return `${Number(many) > 1 ? many : ''}B`
    if (/^(?:lg|lower)/u.test(one)) return 'LG'
    if (/^(?:ug|upper)/u.test(one)) return 'UG'
    if (one.startsWith('bhu')) return 'G'
    if (/^(?:part|stilt|hollow|s$|s\b)/u.test(one)) return 'S'
    return one.startsWith('p') ? 'P' : 'G'
  })
  return [...new Set(found)].join('+')
}

function numberOfFloor(text: string): number {
  const one = text.toLowerCase().replace(/[.\s]/gu, '')
  const named = ordinals.findIndex((word) => one.startsWith(word))
  if (named > 0) return named
  return indian.find(([pattern]) => pattern.test(one))?.[1] ?? short[one.slice(0, 2)] ?? Number(/^\d+/u.exec(one)?.[0] ?? 0)
}

function numberOfCount(text: string): number {
  const word = text.toLowerCase().replace(/[\s-]+/gu, ' ')
  if (/^\d+$/u.test(word)) return Number(word)
  return counts.includes(word) ? counts.indexOf(word) : romans.indexOf(text.toUpperCase())
}

/** A bare number of storeys at a label: the ground floor is one of them. */
export function storeysIn(printed: string): string | null {
  const word =
    /^\W*(\d|[a-z]+)(?:\s*\(\s*\w+\s*\))?\s*(?:nos?\.?|floors?|storeys?)?\W*$/iu.exec(latinDigits(printed))?.[1]?.toLowerCase() ?? ''
  const storeys = /^\d$/u.test(word) ? Number(word) : counts.indexOf(word)
  return storeys > 1 && storeys < 10 ? `G+${storeys - 1}` : null
}

/** "Ground floor only" at a label of the floors. */
export const groundAlone = (printed: string): string | null =>
  /^\W*(?:only\s+)?(?:(?:ground|gr\.?)(?:\s*(?:floor|flr)\.?)?|g\.?\s?f\.?|g|single\s+(?:stor(?:ey|y|eyed|ied)|floor)|भू-?\s?तल|त[ळल]\s?मजला)(?:\s+only)?\W*$/iu.test(
    printed,
  )
    ? 'G'
    : null

/** Floors as G+2, S+4 or B+S+18, from their short form or from words; what says the same in brackets behind counts once. */
export function floorsIn(printed: string): Floors[] {
  const text = latinDigits(printed)
  const found: Floors[] = []
  const add = (match: RegExpMatchArray, value: string, reach = 0): void => {
    const [start, end] = [match.index ?? 0, (match.index ?? 0) + match[0].length]
    // a part of an office's number: "PN/982/B+G+13/2018"
    if (text[start - 1] === '/' && text[end] === '/') return
    if (!found.some((one) => start < one.end + reach && end > one.start - reach)) found.push({ value, start, end })
  }
  const bases = (match: RegExpMatchArray): string => basesOf(match.groups?.['bases'] ?? '')
  for (const match of allMatches(text, chain)) add(match, `${bases(match)}+${numberOfCount(match.groups?.['count'] ?? '')}`)
  for (const match of allMatches(text, over)) add(match, `${bases(match)}+${numberOfCount(match.groups?.['count'] ?? '')}`)
  for (const match of allMatches(text, listed)) {
    const top = allMatches(match.groups?.['above'] ?? '', anyUpper).map(([one]) => numberOfFloor(one))
    // "the ground or first floor" of a letter such as "G, S F" is none
    if (Math.max(...top) > 0 && !/^[SPB]$/iu.test(match.groups?.['bases'] ?? '')) add(match, `${bases(match)}+${Math.max(...top)}`)
  }
  for (const match of allMatches(text, told))
    if (!/^[SPBG]$/iu.test(match.groups?.['bases'] ?? '')) add(match, `${bases(match)}+${numberOfCount(match.groups?.['count'] ?? '')}`)
  for (const match of allMatches(text, storeyed)) {
    const word = (match.groups?.['count'] ?? '').toLowerCase()
    const storeys = word === 'double' ? 2 : word === 'triple' ? 3 : numberOfCount(word)
    if (storeys > 1) add(match, `G+${storeys - 1}`, near)
  }
  return found.sort((a, b) => a.start - b.start)
}
