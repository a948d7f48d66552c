import { allSides, sides, type Side } from '@parakh/contracts'

interface Spelling {
  /** The word as papers print it, adjective and adverb too. */
  word: string
  /** As OCR misreads it; counts only beside well-read ones. */
  misread: string
  /** Marathi forms, and in Latin letters those of Hindi, Gujarati, Marathi, Bengali, Punjabi, Urdu, Tamil, Malayalam, Telugu and Kannada. */
  local: string
  /** Alone, as "E:" or "पू०-". */
  letter: string
}

const spellings: Record<Side, Spelling> = {
  east: {
    word: 'east(?:ern|erly|wards?)?',
    misread: 'eaat|easi|easl|easf|ea5t|eost|eest|fast|bast|£ast|kast|ezst',
    local:
      'पूर्वेस|पूर्वेकडे|पुर्व|p(?:u|oo)ra[bv]|p(?:u|oo)r[bv](?:a|e|i|esa?|at)?|ugamana|ugmana|cha[rd]+h?da|mashri[qk]|shar[qk]i|ki(?:zh|l)a[ck]k[ue](?:il)?|th?(?:u|oo)r[pb]u|mooda(?:la|lu|nna)?|sun[\\s-]?ris(?:e|ing)|rising[\\s-]sun|sur[yi]a?[\\s-]?(?:u|o)day(?:a|am)?',
    letter: 'E|पू',
  },
  west: {
    word: 'west(?:ern|erly|wards?)?',
    misread: 'weat|wesi|wesl|wesf|we5t|wost|wast|vvest|wcst|wesr',
    local:
      'पश्चिमेस|पश्चिमेकडे|पच्छिम|pa(?:s|sh)?ch+h?im(?:a|e|i|esa?|at)?|athamana|aathmana|lehnda|lahinda|mag?h?rib|gh?arbi|padin?j(?:h)?ar(?:u|e|u?il)|merk(?:u|il)|padamara|paduvala?|paduvana|sun[\\s-]?set(?:ting)?|setting[\\s-]sun|sur[yi]a?[\\s-]?ast(?:a|am)?',
    letter: 'W|प',
  },
  north: {
    word: 'north(?:ern|erly|wards?)?',
    misread: 'norih|nortb|norlh|n0rth|nonh|noth|narth|morth|nort|norti',
    local:
      'उत्तरेस|उत्तरेकडे|उत्तरी|उत्र|उतर|ut+ar(?:a|e|i|esa?|at|am|ada|u)?|pahad|pahar|sh[aiu]mali?|va[dt]ak(?:k|h)[ue](?:il)?|badaga(?:la|lu|na)?',
    letter: 'N|उ',
  },
  south: {
    word: 'south(?:ern|erly|wards?)?',
    misread: 'souih|soutb|soulh|s0uth|sonth|sauth|scuth|souch|soath|sout',
    local:
      'दक्षिणेस|दक्षिणेकडे|दक्षीण|da(?:k|x)(?:sh|s)?h?in(?:a|e|i|esa?|at|am|ada)?|dakk?h[ai]n|j[au]n(?:oo|u)bi?|th?erk(?:u|il)|th?ekk(?:u|il)|tenka(?:la|lu|na)?',
    letter: 'S|द',
  },
}

const isLatin = (word: string): boolean => /[a-z]/iu.test(word)
const plain = (side: Side): string =>
  [spellings[side].word, spellings[side].local, ...sides[side].words.filter((word) => !isLatin(word))].join('|')

/** Every way to write a side in full, as one alternation; `misread` forms only where asked for. */
export const sideWord = (side: Side, misread = false): string => (misread ? `${plain(side)}|${spellings[side].misread}` : plain(side))

/** A side told in two languages, "Purve East", or once. */
export const anySideWord = allSides
  .flatMap((side) => [String.raw`(?:${sideWord(side)})\s+(?:${sideWord(side)})`, sideWord(side, true)])
  .join('|')
/** All sides, well read. */
export const clearSideWord = allSides.map((side) => sideWord(side)).join('|')

const tests = allSides.map((side) => ({
  side,
  clear: new RegExp(`^(?:${sideWord(side)}|${spellings[side].letter})$`, 'iu'),
  misread: new RegExp(`^(?:${spellings[side].misread})$`, 'iu'),
}))

/** Which side a word or a letter names. */
export function sideNamed(named: string): { side: Side; misread: boolean } | null {
  const [word = ''] = named.split(/\s/u)
  // "sun rise" is one name in two words, "Purve East" two
  const clear = tests.find((test) => test.clear.test(named)) ?? tests.find((test) => test.clear.test(word))
  if (clear) return { side: clear.side, misread: false }
  const misread = tests.find((test) => test.misread.test(word))
  return misread ? { side: misread.side, misread: true } : null
}

/** The side across. */
export const across: Record<Side, Side> = { east: 'west', west: 'east', north: 'south', south: 'north' }
/** "East to West" is as long as the north and the south side are. */
export const sidesAlong: Record<Side, readonly Side[]> = {
  east: ['north', 'south'],
  west: ['north', 'south'],
  north: ['east', 'west'],
  south: ['east', 'west'],
}

/** What may follow a side in its label: "side", "boundary", "by", "की ओर". */
export const sideTail = String.raw`(?:\s*\([EWNS]\))?(?:\s+of\s+(?:it|which|the\s+same)\s+(?:there\s+)?(?:lies|is|are|runs|stands)(?!\p{L}))?(?:\s*(?:(?:(?<!\t)sides?|sides?(?=[\t:])|(?<!\t)boundary|bdr?y|bndry|(?<!\t)boundaries|direction|(?<!\t)wall|length|thereof|by|of)(?![\p{L}-])|में|की\s+ओर|की\s+तरफ|दिशा|सीमा|तरफ|बाजूस|बाजू|कडे|को|बाय|(?:me(?:i?n)?|ki\s+(?:or|taraf)|taraf|disha|dishe?s|bajus?)(?![\p{L}]))(?:\s+(?:by|of|में)(?![\p{L}-]))?)*`

/** "North (उत्र) :": the word in the other script, whatever a font has made of it. */
export const otherScript = String.raw`(?:\s*\(\s*\p{Script=Devanagari}[\p{Script=Devanagari}\p{M} ]{0,14}\)(?=\s*(?:[\t:=–-]|$)))?`
