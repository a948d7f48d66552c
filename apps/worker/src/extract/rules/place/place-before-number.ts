import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { pinOf } from '../../pins.ts'
import { partCount, tidyAddress } from './tidy.ts'

const town = String.raw`(?<place>[\p{L}\p{M}][\p{L}\p{M}\d .'’()/-]{2,40}(?:,\s*[\p{L}\p{M}\d .'’()/-]{2,30}){1,5})`
const number = String.raw`(?:kramank|sankhya|kr|nos?|number|क्रमांक|क्र|संख्या|नं|नंबर)\.?\s*[:.–-]*\s*(?<code>[\p{L}\p{M}]{0,3}\s?[-/]?\s?\d[\w/-]*)`
/** "Kamal Vihar Yojana, Sector 11-A, Raipur 492015 ka bhukhand kramank P-118", "… स्थित भूखण्ड क्रमांक 118": the place before the plot that is its own. */
const placeOfPlot = new RegExp(
  String.raw`(?:(?<=\b(?:ko|aapko|hai\s+ki|that)\s)|(?<=को\s)|(?<=[.।:]\s)|(?<=\n))${town}\s+(?:ka|ke|ki|me|mein|sthit|का|के|की|में|स्थित)\s+(?:[^\s,।\d]+\s+){0,6}?(?<noun>bhu-?khand|plot|makan|bhawan|bhavan|a+wa+s|भूखण्ड|भूखंड|प्लॉट|प्लाट|मकान|भवन|आवास|फ्लैट)\s+${number}`,
  'iu',
)

/** What is told by the place that it belongs to, in the word order of Hindi, where no whole address begins with its number. */
export function placeBeforeNumber(paper: Paper, found: readonly Candidate[]): Candidate[] {
  if (found.some(({ key, signs }) => key === 'property_address_doc' && !signs.includes('address_short'))) return []
  const match = placeOfPlot.exec(paper.flow.text)
  if (!match) return []
  const { place: whole = '', noun = '', code = '' } = match.groups ?? {}
  // "Ajmer 305001 में मध्यम आय वर्ग": behind the place, of which class the home is
  const told = whole.replace(/\s(?:में|mein)\s.*$/su, '')
  const printed = /[1-9]\d{2}\s?\d{3}\s*$/u.exec(told)?.[0] ?? ''
  const place = told.slice(0, told.length - printed.length).replace(/^(?:.*\s)?(?:\S*को|(?:aap)?ko)\s+/su, '')
  const [, numberWord = ''] = match[0].slice(match[0].lastIndexOf(noun)).split(/\s+/u)
  const address = tidyAddress(`${noun} ${numberWord} ${code}, ${place}`)
  const pin = pinOf(printed)
  const span = { start: match.index, end: match.index + match[0].length }
  if (partCount(address) < 3) return []
  return [
    fromFlow(paper, paper.flow, 'property_address_doc', address, span, [
      'address_sold',
      ...(pin ? (['address_ended', 'checked'] as const) : []),
    ]),
    ...(pin ? [fromFlow(paper, paper.flow, 'pincode', pin, span, ['clause', 'shaped'])] : []),
  ]
}
