/** Papers print no braces: the recogniser takes worn parentheses for them. */
const parentheses: Readonly<Record<string, string>> = { '{': '(', '}': ')' }

/** An amount grouped by thousands, lakhs and crores; worn commas are read as points. */
const grouped = String.raw`\d{1,2}(?:[.,]\d{2})*[.,]\d{3}`

/** How signs of Indian papers come out of recognition, and what they are. */
const misread: readonly (readonly [RegExp, string])[] = [
  // the data knows no rupee sign; no percentage, no yen and no single letter stands right before an amount
  [/^([([:=-]*)[%¥€£¢](?=\d)/u, '$1₹'],
  [new RegExp(String.raw`^([([:=-]*)[A-Za-z?&§](?=\d{1,3}(?:,\d{2})*,\d{3}(?:\.\d{2})?(?:\/[-=])?[).,;]*$)`, 'u'), '$1₹'],
  // "R/0 12, Civil Lines", "S/0 Ram"
  [/^([("]*[sdwcr]\/)0(?=$|[^\d])/iu, '$1o'],
  // "llango", "lndira", "lyer": no word begins so
  [/^(["'(]*)l(?=l\p{Ll}{3}|[bcdfgkmnpqrvwxz]\p{Ll}{2}|y(?:er|en|ap))/u, '$1I'],
]

const money = new RegExp(String.raw`^(\W*(?:rs|inr)?\W*)(${grouped})((?:[.,]\d{2})?(?:\/[-=]?)?[).,;:]*)$`, 'iu')

/** "1.68.000.00" is 1,68,000.00, "96.000/-" 96,000/-: two points stand in no other amount, and none is paid to a thousandth. */
function withCommas(text: string): string {
  const [, before = '', amount = '', rest = ''] = money.exec(text) ?? []
  const isSure = amount.split(/[.,]/u).length > 2 || /^[.,]\d{2}(?!\d)|^\/[-=]/u.test(rest) || /rs|inr|₹/iu.test(before)
  if (!amount.includes('.') || !isSure) return text
  return `${before}${amount.replaceAll('.', ',')}${rest.replace(/^,(?=\d{2})/u, '.')}`
}

/** A recognised word as its paper will have it: no braces, no upright of a table's rule at its ends, the rupee's sign and an amount's commas. */
export function asPrinted(text: string): string {
  const round = text.replace(/[{}]/gu, (sign) => parentheses[sign] ?? sign)
  const bare = /[\p{L}\p{N}]{2}/u.test(round) ? round.replace(/^[|¦]+|[|¦]+$/gu, '') : round
  return withCommas(misread.reduce((word, [pattern, to]) => word.replace(pattern, to), bare))
}
