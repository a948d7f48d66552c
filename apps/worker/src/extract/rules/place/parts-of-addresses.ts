import type { Candidate } from '../../candidate.ts'
import { namesOf } from './floors-before.ts'
import { unitIn } from './premises.ts'
import type { ToldAddress } from './told.ts'

/** Whether an address is a part of a longer one that begins with a number. */
export const isPartOf = (one: Candidate, other: Candidate): boolean =>
  one.key === other.key && /^[^,]*\d/u.test(String(other.value)) && namesOf(other).includes(namesOf(one))

/** Cells at the head of a record that tell of the village alone, where the record itself tells which plot of it. */
export const isVillageAlone = (one: Candidate, told: readonly ToldAddress[]): boolean =>
  one.key === 'property_address_doc' && !/\d/u.test(String(one.value)) && told.some(({ candidate }) => isPartOf(one, candidate))

const unitOf = ({ value }: Candidate): string | null => unitIn(String(value))

/** Whether an address is the land or locality behind the home's unit, in the very words that another one tells from the unit on. */
const isTailOf = (one: Candidate, other: Candidate): boolean =>
  one !== other &&
  one.key === other.key &&
  one.words.length < other.words.length &&
  // cells put together are no telling of their own
  !other.signs.includes('cells') &&
  unitOf(other) !== null &&
  unitOf(one) === null &&
  one.words.every((word) => other.words.includes(word))

/** Candidates without the addresses that begin in the middle of a home's: "Khasra No. 102/7, Gram X", the second line of "Flat No. 402, …". */
export function withoutTails(all: readonly Candidate[]): Candidate[] {
  const addresses = all.filter(({ key }) => key === 'property_address_doc')
  return all.filter((one) => one.key !== 'property_address_doc' || !addresses.some((other) => isTailOf(one, other)))
}
