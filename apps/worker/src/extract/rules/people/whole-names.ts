import { notPersons } from '../../names/name-words.ts'
import { cased, peopleIn, type NamedPerson } from '../../names/names.ts'
import { toldOf, type ToldPeople } from './told-in-letter.ts'
import { allMatches } from '../../all-matches.ts'

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const middle = String.raw`((?:\p{L}[\p{L}'’]*\.?[^\S\n\t]+){1,2})`

/** Who a subject calls "Kiran Shelke", by the name that the paper tells in full: "Kiran Ashok Shelke". */
export function inWhole(one: NamedPerson, text: string): NamedPerson {
  const [first = '', ...others] = one.name.split(/\s+/u)
  const last = others.at(-1)
  if (last === undefined || others.length > 1 || first.length < 3 || last.length < 3) return one
  const told = allMatches(text, new RegExp(String.raw`(?<!\p{L})${escaped(first)}[^\S\n\t]+${middle}${escaped(last)}(?!\p{L})`, 'giu'))
  const whole = told.find(([, between = '']) =>
    between
      .trim()
      .split(/\s+/u)
      .every((word) => /^\p{Lu}/u.test(word) && !notPersons.has(word.toLowerCase())),
  )
  if (!whole) return one
  const [named] = peopleIn(whole[0], 'named')
  const isWhole = named && named.end >= whole[0].length && named.start === 0
  return isWhole ? { ...one, name: named.name, start: whole.index, end: whole.index + whole[0].length } : one
}

/** Titles of men and of women. */
const titlesOf = [String.raw`(?:mr|shri|sri|sh)`, String.raw`(?:mrs|smt|ms|miss|km|kum|kumari|shrimati)`]

/** "Mrs. Roychowdhury" by the only name in full that the paper tells with such a title: "Mrs. Sanchita Roychowdhury". */
export function bySurname(one: NamedPerson, text: string): NamedPerson {
  if (/\s/u.test(one.name) || one.name.length < 3) return one
  const title = titlesOf.find((row) => new RegExp(String.raw`^\W*${row}\b`, 'iu').test(text.slice(one.start, one.end)))
  if (!title) return one
  const full = new RegExp(String.raw`(?<![\p{L}])${title}\b\.?\s+((?:\p{L}[\p{L}'’]*\.?[^\S\n]+){1,3}${escaped(one.name)})(?!\p{L})`, 'giu')
  const names = new Set(
    allMatches(text, full)
      .map(([, name = '']) => name)
      .filter((name) => name.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word))),
  )
  const [only, ...others] = names
  return only && others.length === 0 ? { ...one, name: cased(only.replace(/\s+/gu, ' ')) } : one
}

const sentence = /(?<=^|\n\s*|\.\s+)[^\n.:;]{6,90}(?=\.(?:\s|$)|\n|$)/gu

/** "Kiran Shelke & Archana Shelke. Both salaried.": who stands beside the borrower in a sentence of names alone. */
export function namedBeside(borrower: string, text: string): ToldPeople[] {
  return allMatches(text, sentence).flatMap((match): ToldPeople[] => {
    if (!/\s(?:&|and|\+|\/)\s/iu.test(match[0])) return []
    const [first, second, ...others] = peopleIn(match[0])
    const isOfNames = first?.name === borrower && second !== undefined && others.length === 0 && /^\W*$/u.test(match[0].slice(second.end))
    return isOfNames ? [toldOf('co', [second], match.index, ['told_in_letter'])] : []
  })
}
