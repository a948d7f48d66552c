import { unitIn } from './premises.ts'

const code = String.raw`[A-Z\d][\w/-]*`
const within = String.raw`(?:[^;\n.]|(?<=\b(?:sq|ft|sft|yds?|mtrs?|mts?|m|nos?)|\d)\.)`
const land = String.raw`(?:property|land|plot|site)`
const clauses = [
  // "Flat No. 402 in Fourth Floor of X with built up area of … and undivided share of …, in": the flat that an address of land goes on with
  String.raw`(?<unit>\b(?:flat|apartment|unit)\s+(?:bearing\s+)?(?:nos?\b\.?|number)\s*${code}[^;\n]{0,90}?)\s*,?\s*(?:with|having|admeasuring|measuring)\b${within}{0,200}\b(?:undivided|un-divided|u\.?d\.?s)\b${within}{0,110},\s*(?:situated\s+)?(?:in|at|on|forming\s+part\s+of)\s+$`,
  // "row villa No. V-7 of the complex "X" having super built up area …, in the property surveyed under"
  String.raw`(?<unit>\b(?:flat|apartment|unit|shop|(?:row\s+)?villa|row\s+house|bungalow)\s+(?:bearing\s+)?(?:nos?\b\.?|number)\s*${code}[^;\n]{0,110}?)\s*,?\s*(?:with|having|admeasuring|measuring)\b${within}{0,180},?\s*(?:situated\s+|standing\s+|constructed\s+|built\s+)?(?:in|on|upon)\s+(?:the\s+)?${land}\s+(?:surveyed\s+under|bearing|comprised\s+in|known\s+as)\s+$`,
  // "Site No. 61, measuring East-West 9.15 mtrs … in "Green Orchard","
  String.raw`(?<unit>\b(?:site|plot)\s+(?:bearing\s+)?(?:nos?\b\.?|number)\s*${code})\s*,?\s*(?:ad)?-?measuring\b${within}{0,180}?\s(?:in|at|of)\s+(?:the\s+(?:layout|project|venture)\s+)?(?:known\s+as\s+|named\s+)?(?<name>["“'‘][^"”'’\n]{3,40}["”'’])\s*,?\s*$`,
].map((clause) => new RegExp(clause, 'iu'))
const reach = 420
const ofPlot = /^\W*(?:plot|site)\b/iu

/** An address of land with the flat, villa or plot that its sentence began with, where areas, lengths and shares stand between them. */
export function withUnitBefore(text: string, start: number, address: string): string {
  if (unitIn(address) !== null || ofPlot.test(address)) return address
  const before = text.slice(Math.max(0, start - reach), start).replace(/\n/gu, ' ')
  const found = clauses.map((clause) => clause.exec(before)?.groups).find((groups) => groups !== undefined)
  const { unit, name } = found ?? {}
  return unit === undefined ? address : [unit, ...(name === undefined ? [] : [name]), address].join(', ')
}
