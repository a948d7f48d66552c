/** Titles as prose prints them. */
const title = String.raw`(?<!\p{L})(?:Shri|Smt|Sri|Sh|Mr|Mrs|Ms|Km|Kum|Dr|Sau|Sou|Sow|Thiru|Thirumathi|Tmt|Selvi|SHRI|SMT|SRI|MR|MRS|MS)(?!\p{L})\.?`
const initials = String.raw`(?:\p{Lu}\.?\s+){0,2}`
const word = String.raw`\p{Lu}[\p{L}'’]+`
/** The next line's words, none of them a title. */
const rest = String.raw`(?!${title})${word}(?:\s+${word}){0,2}`
/** What follows a whole name: kin, age, a home, or the verb of its sentence. */
const behindName = String.raw`[\s,]*(?:[SWDswd]\s*/\s*[Oo]\b|(?:son|wife|daughter|widow|husband)\s+of\b|Pita\b|Pati\b|aged?\b|residing\b|residents?\b|[Rr]\s*/\s*[Oo]\b|hereinafter\b|PAN\b|(?:has|have)\s+(?:joined|approached|applied|agreed|requested|submitted|availed|purchased|sold|paid)\b|who\b)`
/** What follows where one name alone, or initials and one, stood before the line's end. */
const behindHalf = String.raw`\s+(?:at|for|in|of|and|to)\s`
const broken = new RegExp(
  String.raw`(?<=${title}\s*${initials}(?:${word}\s+){0,2}${word})\n(?=${rest}${behindName})|(?<=${title}\s*${initials}${word})\n(?=${rest}${behindHalf})`,
  'gu',
)

/** "Smt. Asha" over "Rani Gupta, W/o …": a text in which titled names that a line's end has parted are whole again, each letter in its place. */
export const withWholeNames = (text: string): string => (text.includes('\n') ? text.replace(broken, ' ') : text)
