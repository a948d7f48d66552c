/** A title before a person's name. */
const honorificWords =
  'mr|mrs|ms|miss|messrs|shri|shree|sri|sree|smt|shrimati|sh|km|kum|kumari|dr|prof|adv|er|ca|thiru|tmt|selvi|late|श्री|श्रीमती|सुश्री|कुमारी|स्व'
export const honorific = new RegExp(String.raw`(?<![\p{L}.])(?:${honorificWords})(?:\.\s*|\s+)(?=[\p{Lu}\p{Lo}])`, 'giu')
const leadingHonorific = new RegExp(String.raw`^(?:(?:${honorificWords})\.?\s+|(?:${honorificWords})\.\s*|m\s*/\s*s\.?\s*)+`, 'iu')

/** What ends a name: parentage, age, dwelling, occupation, office. */
const nameEnd =
  /\b(?:s|d|w|c|h|r)\s*\/\s*o\b|\b(?:son|sons|daughter|wife|widow|husband|resident|residents|residing|aged?|by\s+(?:caste|faith|occupation)|occ(?:upation)?|having|holding|represented|through|being|both|all|hereinafter|living|alias|pan|aadhaar|in\s+favou?r|who|whose|under|as\s+(?:owner|per)|\(?the)\b|(?<![\p{L}\p{M}])(?:पुत्री?|पत्नी|निवासी|आयु|पिता)(?![\p{L}\p{M}])/iu

/** Words that no person is called by, but offices, firms, papers and forms are. */
const notPersons =
  /\b(?:bank|ltd|limited|llp|pvt|private|company|corporation|municipal(?:ity)?|authority|trust|board|department|office|officer|manager|branch|society|sector|road|nagar|colony|plot|flat|house|tower|unit|floor|village|tehsil|district|phone|mobile|email|dated?|deed|sale|agreement|letter|form|loan|property|seller|buyer|vendor|vendees?|purchasers?|lessee|lessor|owner|applicant|borrower|name|father|relation|address|works|lives|wife|same|self|security|customer|sir|madam|registrar|secretary|commissioner|witness(?:es)?|signature|architect|yes|no|nil|na|total|amount|area|rs|pin|state|india|team|dear|subject|details|particulars|and|or|the|of|for|with)\b/iu

const nameWord = /^(?:\p{Lu}[\p{L}\p{M}'’-]*\.?|\p{Lu}\.(?:\p{Lu}\.)*|[\p{Script=Devanagari}\p{M}.]+)$/u
const mostWords = 6

/** Title case for what stands in capitals throughout; the rest as printed. */
function cased(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase())
}

/** One person's name without title and parentage, or null where the text is none. */
export function personName(text: string): string | null {
  const bare = text
    .replace(/\([^)]*\)?/gu, ' ')
    .replace(/^[\s\d().,:;"'“”‘’*•|-]+/u, '')
    .replace(leadingHonorific, '')
  const cut = bare.search(nameEnd)
  const name = (cut >= 0 ? bare.slice(0, cut) : bare).replace(/[\s,.;:"'“”‘’|*/-]+$/u, '').trim()
  const words = name.split(/\s+/u)
  if (words.length === 0 || words.length > mostWords || name.length < 3 || notPersons.test(name)) return null
  if (!words.every((word) => nameWord.test(word)) || !/[\p{L}\p{M}]{3,}/u.test(name)) return null
  return cased(name)
}

const betweenNames =
  /\s*(?:,|;|(?<!\b[sdwchr])\/|&|\bऔर\b|\bएवं\b|\bतथा\b|\band\b|\balong\s*with\b|(?:^|\s)\(?\d{1,2}[).](?=\s*\p{L}))\s*/giu

/** The persons of a list such as "1. Sri A, S/o B and 2. Smt. C"; who is named only as a parent is left out. */
export function personNames(text: string): string[] {
  const masked = text.replace(/\bm\s*\/\s*s\b/giu, 'Messrs')
  const names: string[] = []
  for (const piece of masked.split(betweenNames)) {
    const name = personName(piece)
    if (name && !names.includes(name)) names.push(name)
  }
  return names
}

/** The persons with a title before their name, in their order, not those after "son of" and the like. */
export function titledNames(text: string): string[] {
  const names: string[] = []
  for (const match of text.matchAll(honorific)) {
    const before = text.slice(Math.max(0, match.index - 14), match.index)
    if (/(?:\/\s*o|\bof|\bpartner|\bby|\bdirector|\blate|\bthrough|पुत्री?|पत्नी|पिता)\s*,?\s*$/iu.test(before)) continue
    const name = personName(text.slice(match.index).split(/,|;|\n|\band\b|&|(?<!\b[sdwchrSDWCHR]\s?)\/|\(\d|\bhas\b|\bhave\b/u)[0] ?? '')
    if (name && !names.includes(name)) names.push(name)
  }
  return names
}

const firmEnd =
  /\b(?:ltd|limited|llp|inc|corp|corporation|company|co|developers?|builders?|promoters?|infra\w*|estates?|realty|realtors?|realtech|buildcon|buildtech|constructions?|projects?|housing|homes|properties|group|associates|nirman|enterprises)\b\.?/iu

/** The name of a firm at the start of a text, or null. */
export function firmName(text: string): string | null {
  const first = text
    .replace(/\bm\s*\/\s*s\.?/giu, 'M/s')
    .split(/[,;\n\t(]|\b(?:a|an)\s+(?:company|partnership|firm|proprietorship)|\bhaving\b|\brepresented\b|\bthrough\b/iu)[0]
  const name = (first ?? '').replace(/^[\s:.\-–]+|[\s.:,\-–]+$/gu, '')
  const isFirm = firmEnd.test(name) || /^(?:m\/s|messrs)\b/iu.test(name)
  if (!isFirm || name.length > 80 || name.split(/\s+/u).length > 9 || /\bbank\b/iu.test(name)) return null
  return name === name.toUpperCase()
    ? name.replace(/\p{L}+/gu, (word) =>
        /^(?:LLP|LTD|PVT|M|S)$/u.test(word) && word.length <= 3 ? casedShort(word) : word.charAt(0) + word.slice(1).toLowerCase(),
      )
    : name
}

const casedShort = (word: string): string => (word === 'LLP' ? word : word.charAt(0) + word.slice(1).toLowerCase())
