import { amountInWords } from '@parakh/contracts'
import type { Person } from '../../property.ts'

/** A number in Indian grouping: 12,34,567.5. */
export const indian = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: 2 })

/** A whole number in words, in the case of titles: Two Thousand Four Hundred. */
export const inWords = (value: number): string => amountInWords(value).replace(/^Rupees | Only$/g, '')

const monthNames = 'January February March April May June July August September October November December'.split(' ')

const partsOf = (iso: string): { day: string; month: string; year: string } => {
  const [year = '', month = '', day = ''] = iso.split('-')
  return { day, month, year }
}

/** 2020-02-14 as 14/02/2020, with another mark if one is given. */
export const dmy = (iso: string, mark = '/'): string => {
  const { day, month, year } = partsOf(iso)
  return [day, month, year].join(mark)
}

/** 2020-02-14 as 14-Feb-2020, parted as one likes. */
export const dayMonth = (iso: string, mark = '-'): string => {
  const { day, month, year } = partsOf(iso)
  return [day, (monthNames[Number(month) - 1] ?? '').slice(0, 3), year].join(mark)
}

/** 2020-02-14 as '14th day of February 2020'. */
export const dayOfMonth = (iso: string): string => {
  const { day, month, year } = partsOf(iso)
  return `${ordinal(Number(day))} day of ${monthNames[Number(month) - 1] ?? ''} ${year}`
}

/** 2020-02-14 as 'February 14, 2020'. */
export const longDate = (iso: string): string => {
  const { day, month, year } = partsOf(iso)
  return `${monthNames[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`
}

export const yearOf = (iso: string): number => Number(iso.slice(0, 4))

/** 1st, 2nd, 11th … */
export const ordinal = (value: number): string => {
  const last = value % 10
  if (Math.floor((value % 100) / 10) === 1 || last > 3 || last === 0) return `${value}th`
  return `${value}${['st', 'nd', 'rd'][last - 1] ?? 'th'}`
}

const storeys = 'Ground First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth'.split(' ')

/** A storey's name: 0 is the Ground floor, what is above the tenth is 11th. */
export const storey = (floor: number): string => storeys[floor] ?? ordinal(floor)

export const isWoman = ({ honorific }: Person): boolean => ['Smt.', 'Mrs.', 'Ms.'].includes(honorific)

/** The father's or husband's name alone, as forms ask for it. */
export const parentOf = ({ parentage }: Person): string => parentage.replace(/^\S+ Shri /, '')

/** A mobile with all but its last digits hidden. */
export const masked = (mobile: string): string => `XXXXXX${mobile.slice(6)}`
