const spaces = String.raw`(?:set[\s-]?backs?|open\s+spaces?(?:\s+(?:to\s+be\s+)?(?:left|provided|required))?|(?:side\s+)?margins?|m\.\s?o\.\s?s\.?)`
/** "Setbacks (in m):" before the sides, whose first may be led by "back". */
const headed = new RegExp(String.raw`(?<!boundar[^\n]{0,40})\b${spaces}\b[^.;\n\d]{0,40}\s*$|\bset[\s-]*$`, 'iu')
const inHead = new RegExp(String.raw`\b${spaces}(?![\p{L}])`, 'iu')

/** Whether the words before a list of sides say that it tells how much stays open around a building, which is no side's length. */
export const headsOpenSpaces = (before: string): boolean => headed.test(before)

const among = new RegExp(
  String.raw`\b${spaces}(?![\p{L}])[^\n\d]{0,40}(?:[\p{L}\s:–-]{0,20}\d[\d.]*\s*\p{L}{0,6}[.,;]?\s*){0,3}[\p{L}\s:–-]{0,20}$`,
  'iu',
)
const amongReach = 140

/** Whether a place in a text stands in a list of what stays open around a building. */
export const isAmongOpenSpaces = (text: string, start: number): boolean => among.test(text.slice(Math.max(0, start - amongReach), start))

/** Whether the heading of a column or a row is of what stays open around a building. */
export const isOfOpenSpaces = (head: string): boolean => inHead.test(head)
