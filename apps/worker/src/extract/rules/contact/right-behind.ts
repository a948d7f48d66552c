/** What may stand between a name and his number. */
export const ownMobile =
  /^(?:\s+(?:ji|sir|madam|mam)\b)?[\s,;:()[\]|/–-]*(?:(?:mob?(?:ile)?|cell|ph(?:one)?|contact|m|tel)\b[\s.:)–-]*(?:no\.?|number)?[\s.:–-]*)?$/iu

const canBeReached = String.raw`(?:\s+(?:can|may|could|will)\s+be\s+(?:reached|contacted|called|available)|\s+is\s+(?:reachable|available))?`

/** Whether a text ends with a name, or with a word for a phone behind it. */
export function isRightBehind(before: string, name: string): boolean {
  const at = before.toLowerCase().lastIndexOf(name.toLowerCase())
  if (at >= 0 && ownMobile.test(before.slice(at + name.length))) return true
  // "fix the visit with Sumit on 98…": the borrower by a first name
  const words = name.split(' ')
  const [given = '', family = ''] = [words[0], words.at(-1)]
  const isCalled = (called: string): boolean =>
    new RegExp(
      String.raw`(?<!\p{L})${called}(?:\s+(?:ji|sir|madam|mam))?${canBeReached}\s+(?:on|at|over|@)\s*$|(?:^|\n)[^\S\n]*${called}\s+(?:ji|sir|madam|mam)[\s:–-]*$`,
      'iu',
    ).test(before)
  // "Mr. Ravi's number is 98…"
  const isHis = new RegExp(
    String.raw`(?<!\p{L})${given}['’]s\s+(?:mobile|mob|phone|cell|contact|no|number)\b\.?\s*(?:(?:no|number)\b\.?\s*)?(?:is\b)?[\s:–-]*$`,
    'iu',
  ).test(before)
  // "speak to Mr. Rao at 98…" by the family's name
  return (
    (given.length > 2 && (isCalled(given) || isHis)) ||
    (family.length > 2 && isCalled(String.raw`(?:mr|mrs|ms|shri|sri|smt|dr)\b\.?\s+${family}`))
  )
}
