import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { tidyAddress } from './tidy.ts'

const village = String.raw`(?:(?:revenue\s+)?(?:village|vill\.?|mou?[uz]?[zj]ah?|mau[zj]ah?|mou?je|gram|gaon|gaav|ग्राम|गाँव|गांव|मौजा|मौजे))`
const tehsil = String.raw`(?:sub[\s-]?tehsil|tehsil|tahsil|teh\.?|taluka|taluk|tal\.?|mandal|anchal|तहसील|तालुका|अंचल)`
const district = String.raw`(?:district|distt\.?|dist\.?|zill?a|jill?ha|jilla|jila|जिला|ज़िला|जिल्हा|जनपद)`
/** A name: up to three words, none of which is the label of something else. */
const name = String.raw`(?!(?:${tehsil}|${district}|panchaya\p{L}*)(?![\p{L}\p{M}]))[\p{Lu}\p{Lo}][\p{L}\p{M}.]*(?:[^\S\n\t]+(?!(?:${tehsil}|${district}|had\s?bast|h\.?\s?b|year|khata|khatian|khewat|khasra|patwar\p{L}*|halq?k?a|circle|kanungo?|thana|p\.?\s?s|p\.?\s?c|state|pin|no|number|area|sub|survey|hissa|samvat|fasli|हदबस्त|वर्ष|साल|सम्वत|संवत|पटवार|थाना|परगना)(?![\p{L}\p{M}]))[\p{Lu}\p{Lo}][\p{L}\p{M}.]*){0,2}`
/** Behind a label in Latin letters the same in Devanagari: "Tehsil/तहसील : Palampur". */
const between = String.raw`(?:\s?\/\s?[\p{Script=Devanagari}\p{M}]+(?:\s[\p{Script=Devanagari}\p{M}]+)?)?[^\S\n]*[,;:.–-]?[^\S\n]*`
/** The number of an estate in Punjab and Haryana. */
const hadbast = String.raw`(?:had\s?bast|h\.?\s?b|हदबस्त)\.?\s*(?:nos?\b\.?|number|न[०ं]\.?|नंबर|संख्या)?\s*[:.–-]*\s*\d{1,4}`
/** "Village Bir Ghaggar, Tehsil Alwargarh, District Alwargarh", on one line. */
const villageLine = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?<inVillage>${village})${between}(?<village>${name})${between}(?:${hadbast}${between})?(?:(?:patwar|patwari|kanungo)\s+(?:circle|halqa|halka)${between}${name}${between})?(?<inTehsil>${tehsil})${between}(?<tehsil>${name})(?:${between}(?<inDistrict>${district})${between}(?<district>${name}))?`,
  'iu',
)
/** A name has capitals, or a script without them. */
const isName = (text: string): boolean => text.split(/\s+/u).every((word) => /^[\p{Lu}\p{Lo}]/u.test(word))
/** Whether the village is where somebody lives. */
const home = /\b(?:r\s*\/\s*o|resid\p{L}+|niwasi|inhabitants?\s+of|[swd]\s*\/\s*o)\b[^\n]{0,60}$|निवासी[^\n]{0,30}$/iu

/** "Erode District - Bhavani Taluk - Olagadam Village - S.F. No. 41/2": from the largest to the smallest, as southern offices head their orders. */
const fromLargest =
  /(?<district>\p{Lu}[\p{L}. ]{2,30}?)\s+(?:district|dt)\.?\s*[-–,]+\s*(?<tehsil>\p{Lu}[\p{L}. ]{2,30}?)\s+(?<inTehsil>taluk|tk|mandal|tehsil|circle)\.?\s*[-–,]+\s*(?<village>\p{Lu}[\p{L}.() ]{2,40}?)\s+village\s*[-–,]+\s*(?:in\s+)?(?<number>(?:re-?\s?)?(?:s\.?\s?(?:f\.?\s?)?|r\.?\s?s\.?\s?|sy\.?\s?|survey\s+|t\.?\s?s\.?\s?)nos?\.?\s*\d[\w/]*)/iu
function landFromLargest(paper: Paper): Candidate[] {
  const match = paper.kind === 'mutation' ? fromLargest.exec(paper.flow.text) : null
  const { number = '', village = '', tehsil = '', inTehsil = '', district = '' } = match?.groups ?? {}
  if (!match || ![village, tehsil, district].every(isName)) return []
  const address = tidyAddress(`${number}, ${village} Village, ${tehsil} ${inTehsil}, ${district} District`)
  const span = { start: match.index, end: match.index + match[0].length }
  return [fromFlow(paper, paper.flow, 'property_address_doc', address, span, ['address_sold', 'kind_fits'])]
}

/** "on C.T.S. No. 118/2 Division / Village / Town Planning Scheme No. MALAD situated at Marve Road / Street in P/N Ward": as Mumbai's permits are printed. */
const inWard =
  /(?<number>(?:C\.?\s?[TS]\.?\s?S\.?|F\.?\s?P\.?|S\.?)\s*No\.?\s*[\w/]*\d[\w/,() &-]{0,60}?)\s*,?\s*(?:of\s+)?(?:Division\s*\/\s*)?Village\s*\/\s*(?:Town\s+Planning\s+Scheme|T\.?P\.?S\.?)\s*(?:No\.?)?\s*[:–-]?\s*(?<village>\p{Lu}[\p{L}() -]{2,30}?)\s*,?\s+situated\s+(?:at|on)\s+(?<road>[^/;\n]{2,60}?)(?:\s+Road)?(?:\s*\/\s*Street)?\s*,?\s+in\s+(?<ward>[\w/]{1,6})\s+Ward/iu
function landInWard(paper: Paper): Candidate[] {
  const match = paper.kind === 'sanction' ? inWard.exec(paper.flow.text.replace(/\n/gu, ' ')) : null
  const { number = '', village = '', road = '', ward = '' } = match?.groups ?? {}
  if (!match) return []
  const address = tidyAddress(`${number}, Village ${village}, ${road}, ${ward} Ward`)
  const span = { start: match.index, end: match.index + match[0].length }
  return [fromFlow(paper, paper.flow, 'address_as_per_plan', address, span, ['address_sold', 'kind_fits'])]
}

/** "situated at Carona, Village Aldona, Taluka Bardez bearing Survey No. 44/2": the land's number behind its place. */
const numberBehind =
  /\bsituated\s+(?:at|in)\s+(?<place>(?:[^;.:\n]|\n(?!\n)){0,60}?\bVillage\s+\p{Lu}[\p{L} -]{2,24},?\s*(?:of\s+)?Taluka\s+\p{Lu}\p{L}+(?:,?\s*(?:Dist(?:rict|t)?\.?\s+)?\p{Lu}\p{L}+){0,2}?)\s*,?\s+bearing\s+(?:land\s+)?(?<number>(?:Survey|Sy\.?|S\.)\s*No\.?\s*\d[\w/-]*(?:\s*\([^)]{1,12}\))?)/u
function landBehind(paper: Paper): Candidate[] {
  const match = paper.kind === 'sanction' ? numberBehind.exec(paper.flow.text) : null
  const { place = '', number = '' } = match?.groups ?? {}
  if (!match) return []
  const span = { start: match.index, end: match.index + match[0].length }
  return [fromFlow(paper, paper.flow, 'address_as_per_plan', tidyAddress(`${number}, ${place}`), span, ['address_sold', 'kind_fits'])]
}

/** "… of Mauza Kotla, …, of land comprised in Khata No. 4/9, Khasra No. 118": the land's numbers behind its village. */
const landNumbers =
  /^(?:[^.;]|\b\p{Lu}\.)*?\b(?:comprised\s+(?:in|under)|bearing)\s+(?<numbers>(?:khata|khewat|khatauni|khasra|survey|gata)\b(?:[^.;\n]|\bno\.){3,80}?\d[\d/-]*)(?=,?\s+(?:(?:ad)?-?measuring|area|situated?|has|have|in\s+favou?r|$))/iu
const numbersReach = 240

/** Where recorded land lies, by the line at the head of a record of rights. */
export function villagesOf(paper: Paper): Candidate[] {
  const fromTop = [...landFromLargest(paper), ...landInWard(paper), ...landBehind(paper)]
  if (fromTop.length > 0) return fromTop
  const { text } = paper.flow
  const match = paper.kind === 'mutation' ? villageLine.exec(text) : null
  if (!match?.groups || home.test(text.slice(Math.max(0, match.index - 80), match.index))) return []
  const { groups } = match
  const parts = (['Village', 'Tehsil', 'District'] as const).flatMap((part) => {
    const [label, value] = [groups[`in${part}`], groups[part.toLowerCase()]]
    return label && value ? [{ label, value }] : []
  })
  if (!parts.every(({ value }) => isName(value))) return []
  const numbers = landNumbers.exec(text.slice(match.index + match[0].length, match.index + match[0].length + numbersReach))?.groups
  const address = tidyAddress([numbers?.['numbers'] ?? '', ...parts.map(({ label, value }) => `${label} ${value}`)].join(', '))
  const span = { start: match.index, end: match.index + match[0].length }
  return [fromFlow(paper, paper.flow, 'property_address_doc', address, span, ['address_loose', 'kind_fits'])]
}
