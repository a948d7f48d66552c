import { firmName } from '../../names/firm-names.ts'
import { fullStop } from '../../names/name-words.ts'
import { personNames } from '../../names/names.ts'

/** In a note the text goes on behind the name: "Customer: A. Shop is let to Mr. B". */
const sentenceEnd = new RegExp(String.raw`(?<=\p{L}{4}|\d{2}|\))${fullStop}\s+(?=\p{Lu}\p{Ll}*\s+\p{Ll})`, 'u')

/** "Wife Asha Rao", "unki patni Asha Rao", "Ravi ji ke pitaji Hari Rao": whose kin somebody is, before the name. */
const ofKin =
  /^\W*(?:(?:\p{L}+\s+){1,3}?(?:ji\s+)?k[aei]+\s+|(?:his|her|their|un[ik]+|us[ik]+|in[ik]+|applicant['’]?s|customer['’]?s|borrower['’]?s)\s+)?(?:wife|husband|father|mother|son|daughter|brother|sister|spouse|patni|dharampatni|biwi|pati|pita(?:ji)?|mata(?:ji)?|beta|beti|bhai)\s*[,:–-]?\s+(?=\p{Lu})(?!of\b)/iu

/** "Inherited by Mrs. A from late B": who has it now. */
const gotBy = /^\W*(?:inherited|acquired|purchased|bought|held|owned|got)\s+(?:jointly\s+)?by\s+|\s+from\s+(?:late|her|his|the)\b[^]*$/giu

/** "Heirs of late A: B and C" are B and C. */
const ofHeirs = /^\W*(?:legal\s+heirs?\s+of\s+)?(?:late\b|lt\.)[^:–\n]{3,60}?(?:\bheirs?\s*)?[:–]\s*(?=\p{Lu})/iu

/** "Hemraj Rajput Durga Rajput": nobody bears one family's name twice, so these are two who stood below one another. */
function apart(name: string): string[] {
  const words = name.split(' ')
  const family = words.indexOf(words.at(-1) ?? '', 1)
  return family > 0 && family < words.length - 2 ? [words.slice(0, family + 1).join(' '), words.slice(family + 1).join(' ')] : [name]
}

/** "A (8 annas) B (8 annas)", "A (1/2 share) B": a share in brackets ends the name of who holds it. */
const shareBehind =
  /\s*\(\s*(?:share\s*[:=–-]?\s*)?(?:\d+(?:\.\d+)?\s*(?:%|per\s?cent\b|ann?as?\b|paise\b|shares?\b)|\d+\s*\/\s*\d+|(?:one\s+)?(?:half|third|fourth))[^()]{0,16}\)\s*[,;&]?\s*(?=\p{Lu})/giu

const verbBehind = /\s(?:has|have|had|is|are|was|wants?|wishes|will|who|from)\s/u

/** Names of a value at a label; a firm where no person is named. */
export function valueNames(printed: string, isSentence: boolean): string[] {
  // "Late A's heirs" are not named
  if (/['’]s\s+(?:legal\s+)?heirs\W*$/iu.test(printed)) return []
  const value = printed
    .replace(/^\s*\(?1\s*[.)]\s*(?=m\s*\/\s*s\b)/iu, '')
    // "Tvl. 1. A 2. B": a title of them all
    .replace(/^\W*(?:tvl|sarvashri|sarvasri|s\/sh(?:ri)?|thiruvalargal)\b\.?\s*(?=\(?1\s*[.)])/iu, '')
    .replace(gotBy, '')
    .replace(ofKin, '')
    .replace(ofHeirs, '')
    .replace(shareBehind, '; ')
  const firm = firmName(value)
  // "1) M/s X Traders; 2) Mr. A": who borrows beside a firm
  if (firm)
    return [
      firm,
      ...personNames(
        value
          .slice(value.indexOf(firm) + firm.length)
          .replace(/^[^;\n]*/u, '')
          .replace(/^[;\s]+/u, ''),
      ),
    ]
  // without a mark behind its label the name is a sentence's: "Customer A wants to buy from B"
  const said = (value.split(sentenceEnd)[0] ?? '').split(isSentence ? verbBehind : /$/u)[0] ?? ''
  const names = personNames(said).flatMap(apart)
  // behind a name may stand where she lives: "ASHA RAO 46, Market Road"
  return names.length > 0 ? names : personNames(said.replace(/(?<=\p{L}{3})\s+\d{1,4}\s*,[^]*$/u, ''))
}
