import { isPincode, latinDigits, splitPincodes } from '@parakh/contracts'

/** Adds typed or pasted PIN codes to a list, each once; what is no PIN code stays for the person to correct (spec §5). */
export const addPincodes = (list: readonly string[], typed: string): { list: string[]; rest: string } => {
  const found = splitPincodes(latinDigits(typed))
  return { list: [...new Set([...list, ...found.filter(isPincode)])], rest: found.filter((one) => !isPincode(one)).join(' ') }
}

/** Why a comma-separated list cannot be saved, undefined if it can. */
export const pincodesProblem = (typed: string): string | undefined => {
  const bad = splitPincodes(typed).filter((one) => !isPincode(one))
  return bad.length > 0 ? `Not a PIN code: ${bad.join(', ')}. A PIN code has six digits and does not start with 0.` : undefined
}
