import { allMatches } from '../all-matches.ts'
/** Words that only firms carry in their names. */
const firmWord =
  /\b(?:ltd|limited|llp|inc|avenues?|foundations?|ventures|corp|corporation|company|co(?!-)|developers?|builders?|promoters?|infra\w*|estates?|realty|realtors?|realtech|realcon|buildcon|buildtech|buildwell|buildmart|builtech|landmarks?|constru(?!ct(?:ed|ing|s)\b)\w{3,}|projects?|housing|homes|dwellings|shelters|habitats?|properties|group|associates|\w*nirmaa?n|nirmiti|enterprises|ventures|township|townships|traders|trading|industries|exports?|textiles|agenc(?:y|ies)|motors|steels|mills|jewellers|coloni[sz]ers?|land\s+and\s+\w+)\b\.?|(?:charitable|educational|education|family|religious|welfare|devasthanam|wakf|waqf)\s+(?:(?:&|and)\s+\p{L}+\s+)?(?:trust|society)\b|&\s*(?:sons|bros|brothers)\b/iu
const anyFirmWord = new RegExp(firmWord, 'giu')
/** Words by which a firm's name says that it builds. */
export const builderWord =
  /\b(?:develop\w*|build\w*|foundations?|promot\w*|infra\w*|realt\w*|estates?|construct\w*|housing|homes|dwellings|shelters|habitats?|landmarks?|projects?|\w*nirmaa?n|nirmiti|township\w*|coloni[sz]ers?)\b/iu
const corporateEnd =
  /(?:\(\s*p\s*\)|\b(?:pvt\.?|private))\s+(?:ltd\.?|limited)|\b(?:(?:pvt\.?|private)\s+(?:ltd\.?|limited)|ltd\b\.?|limited|l\.?l\.?p\b\.?)/iu
/** "Private Limited" begins a line where the name before it broke. */
const onlyForm = /^(?:(?:private|pvt\.?|limited|ltd\.?|llp|company|co\.?|india|\(?p\)?)\s*)+$/iu
const messrs = /^\s*(?:m\s*[/.]\s*s\b\.?|messrs\b\.?)/iu
/** What follows the name of a firm that is a party. */
const firmEnds =
  /(?<!essrs)(?<=\p{Ll}{4})\.(?=\s)|\((?!\s*(?:p|india|i)\s*\)|\s*\p{L}+\s*\)\s*(?:pvt|private|ltd|limited|llp)\b)|[,;\n\t["“]|\s[-–—]\s|\s(?=(?:sales\s+(?:force|office|team|gallery|lounge|portal|app)|customer\s+(?:portal|care|relations?|connect)|crm|erp|hand\s?over\s+app|(?:home\s?owners?|channel\s+partner|mobile)\s+(?:portal|app))\b)|\b(?:a|an)\s+(?:\w+\s+)?(?:company|partnership|firm|proprietorship|limited\s+liability|body)|\bat\s+(?=\p{Lu})|\bhaving\b|\brepresented\b|\bthrough\b|\bwith\b|\brep\b|\breptd\b|\bincorporated\b|\bregistered\b|\bhereinafter\b|\b(?:is|has|are|have|of|by|under|vide)\b|\band\s+(?=(?:mr|mrs|ms|shri|smt|sh|sri|dr)\b)/iu
/** "Meghdoot Nivas (PAN A…), a partnership firm": what a name is by the words behind it. */
const saidToBeFirm =
  /^\s*(?:\([^)\n]{1,60}\)\s*)?,?\s*an?\s+(?:(?:registered|private|public|limited|indian|charitable|religious|educational|family|welfare)\s+){0,3}(?:company|partnership|proprietorship|firm|trust\b(?!ee)|society\b|limited\s+liability|l\.?l\.?p)\b/iu
/** A word in small letters is none of a firm's name, unless it joins its parts. */
const smallWord = /(?<=\p{Ll}{2}|\p{Lu}{2})\s(?!(?:and|of|the|in)\s)\p{Ll}{3,}[\s\S]*$/u
const notFirms =
  /[☐☑☒□■✓✔]|\p{L}{3}\s?:|\bestate\s+of\b|\s\(?[2-9][.)]\s|^(?:na|nil|none|not\s+applicable)\b\.?|\b(?:manager|cell|mob(?:ile)?|phone|signatory|officer|whereas|bank|authority|agreement|finance|this|dated?)\b|\bcooperative\s+housing\b|\bthe\s+(?:developer|promoter|builder|company)\b/iu
const longest = 80
const mostWords = 9

const streetEnd = /\s(?:road|rd|street|marg|lane|path|chowk|nagar|colony|bazar|bazaar)\W*$/iu
/** "X Nirman & Housing G.S. Road": where a firm's own words end before its street. */
function withoutStreet(name: string): RegExpExecArray | null {
  const last = streetEnd.test(name) ? allMatches(name, anyFirmWord).at(-1) : undefined
  return last && last.index > 0 ? (last as RegExpExecArray) : null
}

/** The name of a firm at the start of a text, or null. */
export function firmName(text: string): string | null {
  const marked = messrs.test(text)
  const line = text.replace(/\bm\s*\/\s*s\b\.?/giu, 'M/s')
  const cut =
    line
      .replace(/^\s*(?:(?:first|second|third)\s+)?party(?:\s+no\b\.?)?\s*\d?\s*[:–-]+/iu, '')
      .replace(/^[\s:.,)\-–]+|^\s*\(?\d{1,2}[.)]\s+(?=\p{Lu})/u, '')
      .split(firmEnds)[0]
      ?.replace(smallWord, '') ?? ''
  const corporate = corporateEnd.exec(cut) ?? withoutStreet(cut)
  const name = (corporate ? cut.slice(0, corporate.index + corporate[0].length) : cut).replace(/^[\s:.\-–]+|[\s.:,\-–]+$/gu, '')
  const isFirm = marked || firmWord.test(name) || saidToBeFirm.test(line.slice(line.indexOf(name) + name.length))
  if (
    !isFirm ||
    name.length < 4 ||
    name.length > longest ||
    name.split(/\s+/u).length > mostWords ||
    notFirms.test(name) ||
    onlyForm.test(name)
  )
    return null
  if (!/^(?:M\/s\s*\.?\s*)?[\p{Lu}\d\p{Lo}]/u.test(name) || name.split(/\s+/u).length < 2) return null
  const marks = /^M\/s\s*/u.exec(name)?.[0].length ?? 0
  return name.slice(marks) === name.slice(marks).toUpperCase()
    ? name.slice(0, marks) + name.slice(marks).replace(/[\p{L}\p{M}]+/gu, cased)
    : name
}

/** Words of a firm's name in capitals as it would be written in small letters. */
function cased(word: string): string {
  return word === 'LLP' || (word.length <= 3 && !/^(?:LTD|PVT|AND|CO|M|S)$/u.test(word))
    ? word
    : word.charAt(0) + word.slice(1).toLowerCase()
}
