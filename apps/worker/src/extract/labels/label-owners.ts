import type { IntakeKey } from '@parakh/contracts'
import type { Subject } from './label-fields.ts'
import { meaningOfLabel } from './label-words.ts'

/** Fields of a place: they are the property's only where no one else's address is told. */
export const placeKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['pincode', 'flat'])
/** A phone is whom the label or its section speaks of. */
export const personKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['contact_number'])
/** Whose places and phones are none of the property's or the applicant's. */
export const others: ReadonlySet<Subject> = new Set<Subject>(['co', 'seller', 'developer', 'bank', 'other'])
/** Whether a label speaks of one of them. */
export const isOthers = (subject: Subject | null): boolean => subject !== null && others.has(subject)
/** Whether the words before a label speak of an office or a helper: "Drafted by …, Advocate. Cell:". */
export const outsiderIn = (text: string): Subject | null =>
  meaningOfLabel(text).meanings.has('outsider') ? 'other' : meaningOfLabel(text).meanings.has('bank') ? 'bank' : null
const addressLabel =
  /\b(?:address|addr?|location|residence|residing|lives?|premises|site|situated?)\b|(?<![\p{L}\p{M}])(?:पत्ता|पता)(?![\p{L}\p{M}])/iu
/** Whether a label asks for an address. */
export const namesAddress = (label: string): boolean =>
  addressLabel.test(label) && !atSite.test(label) && label.length < longestAddressLabel && !/\d{3}/u.test(label)
/** Who is met at a site tells no address. */
const atSite = /\bsite\s*-?\s*(?:in-?\s?charge|engineer|person|contact|supervisor|manager|visit)/iu
const longestAddressLabel = 60
/** Rows below an address within which its parts stand. */
export const addressReach = 6
