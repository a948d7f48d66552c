import type { Page, Word } from '../../ocr/model.ts'
import { states } from '../names/name-words.ts'

/** Parts of an address end in a comma; worn print makes a full stop of it. Short forms ("No.", "Distt.", "Opp.") have their own. */
const joint = /^["“(]?(?:\p{Lu}\p{L}{3,}|\d+(?:[/-]?\p{L}?\d*)*|\p{Lu}{1,2}\d{0,2}(?:[/-]\d+\p{Lu}?)+)\.$/u
const shortForms = /^(?:dist|distt|teh|tehs|apts?|extn|bldg|socy|stree|shri|thiru|smti?)\.$/iu
/** The code of a unit, which may begin its line. */
const unitCode = /^\p{Lu}{1,2}\d{0,2}(?:[/-]\d+\p{Lu}?)+\.$/u
/** What an address is made of: names, numbers, and a few small words. */
const ofAddress = /^["“(]?[\p{Lu}\d][\p{L}\d/&.'’-]*["”)]?,?$/u
const smallWord = /^(?:of|the|no|nos|near|nr|opp|behind|floor|sector|phase|village|and|at|pin|code|[-–:])[.,]?$/u
const opensSentence =
  /^(?:the|that|this|these|it|its|and|whereas|all|both|now|if|in|on|for|he|she|they|we|you|sh|shri|sri|smt|mr|mrs|ms)[.,]?$/iu
const pin = /^\(?\d{6}\)?[.,;]*$/u
/** A number or a short form within an address, whatever mark was read behind it: "485/1834.", "Hinoo,,", "PS.". */
const pointed = /^(?:\d[\d/-]*[.,]{1,2}|\p{Lu}\p{L}{2,},,|P\.?[SO]\.?)$/u
/** What only an address names, with its own name before or behind it. */
const ofOffice = /^(?:dist(?:rict|t)?|teh(?:sil)?|taluka?|mandal|municipality|corporation)[.,:]?$/iu
/** A comma so far on leads to the PIN, the district or the state at most. */
const longestRest = 14

/** What is told of a person behind a comma, in small letters. */
const ofPerson = /^(?:aged|residing|resident|son|wife|daughter|husband|occupation|hereinafter|(?:s|w|d|r)\/o)[.,:]?$/u
const endsName = /^\p{Lu}\p{Ll}{3,}\.$/u

const bare = (text: string): string => text.replace(/[^\p{L}]+$/u, '').toLowerCase()

/** Whether an address goes on from a word to its PIN, its district or its state, without another sentence between. */
function leadsToPlace(words: readonly Word[], from: number): boolean {
  for (let at = from; at < Math.min(words.length, from + longestRest); at += 1) {
    const text = words[at]?.text ?? ''
    if (opensSentence.test(text)) return false
    // "Pay Order No. 183153" is no PIN
    if (pin.test(text) && /^no[.:]?$/iu.test(words[at - 1]?.text ?? '')) return false
    if (pin.test(text) || ofOffice.test(text) || states.test(bare(text)) || states.test(`${bare(text)} ${bare(words[at + 1]?.text ?? '')}`))
      return true
    if (!ofAddress.test(text) && !smallWord.test(text) && !pointed.test(text)) return false
  }
  return false
}

/** A recognised page whose addresses and people have their commas: "Plot No. 363. Sector 91-A, Bypass Road. Solanvi. Punjab". */
export function withAddressCommas(page: Page): Page {
  const { words } = page
  return {
    ...page,
    words: words.map((word, at) => {
      const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? '']
      // "wife of Sri Mohan Rao. aged 40": no sentence begins so
      if (endsName.test(word.text) && ofPerson.test(next) && !shortForms.test(word.text))
        return { ...word, text: `${word.text.slice(0, -1)},` }
      const opensLine = unitCode.test(word.text) && words[at - 1]?.line !== word.line
      const isJoint =
        joint.test(word.text) && !shortForms.test(word.text) && (ofAddress.test(before) || smallWord.test(before) || opensLine)
      return isJoint && /^["“(]?[\p{Lu}\d]/u.test(next) && leadsToPlace(words, at + 1)
        ? { ...word, text: `${word.text.slice(0, -1)},` }
        : word
    }),
  }
}
