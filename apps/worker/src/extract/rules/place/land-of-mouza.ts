import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { partCount, tidyAddress } from './tidy.ts'

const label = String.raw`(?:thana|p\.?\s?s\.?|police\s+station|tauzi|tou?zi|halka|anchal|circle|pargana|tah?a?sil|tehsil|district|dist\.?|ward|j\.?\s?l\.?|survey\s+thana|khata|khatian|khewat|sub[\s-]?registry|block|p\.?\s?o\.?|state|subdivision|sub[\s-]?division|mahal|pin)`
/** "Mauza Chakand, Thana No. 118, …, Khata No. 77, Khesra No. 1106": land of the east, from its mauza to its number. */
const fromMouza = new RegExp(
  String.raw`(?<![\p{L}])(?:mou?[uz]?[zj]ah?|mau[zj]ah?)\s*[:–-]?\s*\p{Lu}[\p{L} ]{2,30}(?:\s*[,;]\s*(?:new\s+|old\s+|r\.?s\.?\s+|l\.?r\.?\s+)?${label}(?!\p{L})[^,;\n]{1,40}){1,9}\s*[,;]\s*(?:plot|khe?sra|khasra|dag|survey)\s*(?:no|nos)\b\.?\s*[:–-]?\s*\d[\w/]*`,
  'iu',
)
const home = /\b(?:r\s*\/\s*o|resid\p{L}+|inhabitants?|village\s+of|[swd]\s*\/\s*o|of)\s*$/iu

/** "मौजे वाघोली येथील गट नं. 214/1 मधील प्लॉट नं. 18", behind its taluka. */
const ofMauje =
  /(?:मौजे|मौजा)\s+(?<village>[\p{L}\p{M}]+)(?:\s*,)?\s+येथील\s+(?<parcel>(?:गट|सर्वे|सर्व्हे|भूमापन)\s*(?:नं|क्र|क्रमांक)\.?\s*\d[\d/]*)(?:\s*(?:मधील|पैकी|यातील)\s+(?<plot>प्लॉट\s*(?:नं|क्र|क्रमांक)\.?\s*\d[\w/]*))?/u
const talukaOf = /(?:ता\.|तालुका)\s*(?<taluka>[\p{L}\p{M}]+)/u
const districtOf = /(?:जि\.|जिल्हा|(?<!पोट\s)तुकडी)\s*(?<district>[\p{L}\p{M}]+)/u
const around = 90

function landOfMauje(paper: Paper, text: string): Candidate[] {
  const match = ofMauje.exec(text)
  if (!match) return []
  const { village = '', parcel = '', plot } = match.groups ?? {}
  const end = match.index + match[0].length
  const near = `${text.slice(Math.max(0, match.index - around), match.index)} ${text.slice(end, end + around)}`
  const taluka = talukaOf.exec(near)?.groups?.['taluka']
  const district = districtOf.exec(near)?.groups?.['district']
  const parts = [plot, parcel, `मौजे ${village}`, taluka && `ता. ${taluka}`, district && `जि. ${district}`].filter((part) => part)
  const span = { start: match.index, end }
  return parts.length < 3
    ? []
    : [fromFlow(paper, paper.flow, 'property_address_doc', parts.join(', '), span, ['address_schedule', 'address_ended'])]
}

/** The land of a deed that begins at its mauza, where the largest parts come first and its numbers last. */
export function landOfMouza(paper: Paper): Candidate[] {
  if (paper.kind !== 'deed' && paper.kind !== 'agreement_to_sell') return []
  const text = paper.flow.text.replace(/\n/gu, ' ')
  const match = fromMouza.exec(text)
  if (!match) return landOfMauje(paper, text)
  if (home.test(text.slice(Math.max(0, match.index - 24), match.index))) return []
  const address = tidyAddress(match[0])
  const span = { start: match.index, end: match.index + match[0].length }
  return partCount(address) < 4
    ? []
    : [fromFlow(paper, paper.flow, 'property_address_doc', address, span, ['address_schedule', 'address_ended'])]
}
