import type { Paper } from '../../candidate.ts'
import { unitIn } from './premises.ts'

const flatsName = String.raw`(?:apartments?|appts?|residency|residences?|regency|towers?|heights|mansions?|c\.?h\.?s\.?|co-?op[^,]*society|arcade|flats)`
/** "#D-4, Ganga Towers", "C/801, Shantivan": a code before a building of flats, or with its wing's letter and its floor. */
const bareFlat = new RegExp(
  String.raw`^\s*(?:#\s?[A-Z]{0,3}-?\d[\w/-]*\s*,\s*(?:[\p{L}'’.]+\s+){0,3}${flatsName}(?!\p{L})|[A-Z]{1,2}\s?[/-]\s?\d{3,4}[A-Z]?\s*,\s*\p{L})`,
  'u',
)
const anyCase = new RegExp(bareFlat.source, 'iu')

/** Whether an address begins with a flat, which no word calls so. */
const tellsBareFlat = (address: string): boolean => anyCase.test(address) && unitIn(address) !== null

/** Whether the property's address at a label begins so. */
export const isPaperOfBareFlat = ({ labelled }: Paper): boolean =>
  labelled.some(({ key, value }) => key === 'property_address_doc' && tellsBareFlat(value))
