import { roleWord } from './roles.ts'

/** Whom a party's officer stands for; the next party follows. */
const officer =
  /^\s*,?\s*(?:represented|acting|through)\b[^;\n]{0,80}?\b(?:secretary|commissioner|officer|director|manager|collector|chairman|registrar|engineer|administrator|governor)\b[^;\n]{0,40}?\band\s+/iu
/** "the LESSOR, through A; (2) X Homes LLP, …": who signs for the party before. */
const actsThrough = /^\s*,?\s*(?:through|represented\s+(?:by|through)|acting\s+through)\s[^;]{2,120};\s*(?:and\s+)?(?:\(\d\)\s*)/iu
/** "of the SECOND PART through its signatory A, AND B": who acts for the party before, up to what parts the parties. */
const actsFor =
  /^(?:\s*[/&]\s*\p{L}{4,14})?[\s"”’'),]*(?:(?:of|OF)\s+(?:the|THE)\s+\p{L}+\s+(?:part|Part|PART)\s*,?\s*)?(?:through|Through|THROUGH|represented\s+(?:by|through)|acting\s+through)\s[^;]{2,140}?(?:\n\s*(?:and|And|AND)|(?<=\p{Ll}[).,]*\s)AND)\s+/u
/** What stands between one party's calling and the next party. */
const joints = new RegExp(
  String.raw`^(?:-\s*${roleWord}(?=["”’'\s,;.)])|[\s,.;:)\]"”’'&-]|\bthrough\s+(?:(?:its|his|her|their|lawful|constituted|duly|registered|general|power\s+of)\s+)*attorneys?(?:\s+holders?)?\s+(?=m\s*\/\s*s|messrs)|\bparty\s+(?:no\b\.?\s*)?\d\s*[:.–-]|\band\b|\bto\b|\bin\s+favou?r\s+of\b|\b(?:of\s+)?the\s+\w+\s+part\b|\band\s+between\b|\bbetween\b|\bby\b|\(?which\s+(?:term|expression)[^)]{0,400}?\)|\bin\s+this\s+(?:deed|agreement)\b|\bonly\b|\([^)]{0,24}\)|\/\s*[\p{L}\p{M}]+|कहा\s+गया(?:\s+है)?|कहलायेगा|के\s+नाम\s+से|\b(?:kaha|sambodhit)\s+(?:gaya|jayega|kiya\s+gaya)(?:\s+hai)?|\bevam\b|\btatha\b|\baur\b)+`,
  'iu',
)

const ofPart = /^[\s"”’')]*of\s+the\s+\w+\s+part\b/iu

/** The words of a party, without those that join it to the one before, and how many letters those are. */
export function trimmed(stretch: string): { text: string; skipped: number } {
  const part = ofPart.exec(stretch)?.[0].length ?? 0
  const acting = officer.exec(stretch.slice(part).replace(/\n/gu, ' '))?.[0].length
  const skipped =
    (acting === undefined ? undefined : part + acting) ??
    actsThrough.exec(stretch)?.[0].length ??
    actsFor.exec(stretch)?.[0].length ??
    joints.exec(stretch)?.[0].length ??
    0
  return { text: stretch.slice(skipped), skipped }
}
