/** Letters of running English in percent, a to z: what Indian names and papers in Latin letters come near to as well. */
const usual = [8.2, 1.5, 2.8, 4.3, 12.7, 2.2, 2, 6.1, 7, 0.15, 0.8, 4, 2.4, 6.7, 7.5, 1.9, 0.1, 6, 6.3, 9.1, 2.8, 1, 2.4, 0.15, 2, 0.07]
const usualLength = Math.hypot(...usual)
/** Papers of the field come to 0.89 and more, a list of names to 0.73; shifted letters and fonts that keep Hindi under Latin codes to 0.6. */
const leastLikeness = 0.68
const enoughLatin = 80
const leastVowels = 0.2
const enoughForVowels = 24

/** What broken encodings leave behind: controls, the private use area, the replacement character. */
const broken = /[\u0000-\u0008\u000e-\u001f\ue000-\uf8ff\ufffd]/u
const mostBroken = 0.08
/** Leaders, rules and ticks say nothing either way. */
const fill = /[.\-_*=|~:·•…–—☐☑]/u
const mostSymbols = 0.45
/** Older Indian fonts keep their letters under accented Latin ones. */
const accented = /[\u00a1-\u00ac\u00ae-\u024f]/u
const mostAccented = 0.15

const enoughDevanagari = 20
const mostMisplaced = 0.12
const vowelSign = /[\u093a-\u093b\u093e-\u094c\u094e-\u094f]/u
const carriesSign = /\u093c|[\u0904-\u0939\u0958-\u0961\u0978-\u097f]/u

function likeness(counts: readonly number[]): number {
  const dot = counts.reduce((sum, count, i) => sum + count * (usual[i] ?? 0), 0)
  return dot / (Math.hypot(...counts) * usualLength)
}

function isLatinSensible(text: string): boolean {
  const counts = Array.from({ length: 26 }, () => 0)
  for (const letter of text.toLowerCase()) {
    const at = letter.charCodeAt(0) - 97
    if (at >= 0 && at < 26) counts[at]! += 1
  }
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all >= enoughLatin && likeness(counts) < leastLikeness) return false
  const vowels = [0, 4, 8, 14, 20].reduce((sum, at) => sum + (counts[at] ?? 0), 0)
  return all < enoughForVowels || vowels / all >= leastVowels
}

/** A vowel sign stands behind a consonant; at the start of a word or behind another sign it is a torn word. */
function isDevanagariSensible(text: string): boolean {
  if (!/\p{Script=Devanagari}/u.test(text)) return true
  const letters = [...text]
  let signs = 0
  let misplaced = 0
  letters.forEach((letter, at) => {
    if (!vowelSign.test(letter)) return
    signs += 1
    if (!carriesSign.test(letters[at - 1] ?? '')) misplaced += 1
  })
  const all = letters.filter((letter) => /\p{Script=Devanagari}/u.test(letter)).length
  return all < enoughDevanagari || misplaced / Math.max(1, signs) < mostMisplaced
}

/**
 * Whether a text is one that somebody can have written: false for broken encodings (no table to Unicode, shifted letters, Hindi under Latin codes).
 * Too little text to judge counts as sensible. A judgement by letters, so names, addresses and numbers pass.
 */
export function makesSense(text: string): boolean {
  const letters = [...text].filter((letter) => letter.trim() !== '')
  const share = (test: RegExp) => letters.filter((letter) => test.test(letter)).length / Math.max(1, letters.length)
  if (share(broken) >= mostBroken || share(accented) >= mostAccented) return false
  const telling = letters.filter((letter) => !fill.test(letter))
  const symbols = telling.filter((letter) => !/[\p{L}\p{M}\p{N}]/u.test(letter)).length
  if (telling.length >= enoughForVowels && symbols / telling.length >= mostSymbols) return false
  return isLatinSensible(text) && isDevanagariSensible(text)
}

/** A letter between digits or a digit between letters, capitals inside a word, signs inside a word: what a bad reading is full of. */
const tornWord = /\p{L}\d\p{L}|\d\p{L}\d|\p{Ll}\p{Lu}|\p{L}[^\p{L}\p{M}\p{N}\s'’\-./,:;&()@]\p{L}/u
const mostTorn = 0.1

/** Whether a text that somebody's machine read off a scan is fit to be used: it makes sense and few of its words are torn. */
export function isCleanReading(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => word.length > 1)
  const torn = words.filter((word) => tornWord.test(word)).length
  return makesSense(text) && torn / Math.max(1, words.length) < mostTorn
}
