import type { Row, Segment } from '../../layout/layout.ts'
import { amountAtEnd } from '../../measures.ts'
import { alignedWithin } from '../../layout/near-cells.ts'

const bareAmount = /^\W*(?:rs|inr|₹)?\W*\d[\d,]*(?:\.\d{1,2})?\s*(?:\/[-=])?\W*$|^\W*[-–]\W*$|^\W*(?:nil|n\.?a\.?|exempt)\W*$/iu
/** On what a charge is reckoned, and at what rate: "Super area 175", "Fixed", "LS", "@ Rs. 300 per sq.ft.". */
const basis =
  /^\W*(?:(?:on\s+)?(?:super|sale?able|carpet|built[\s-]*up|plot|chargeable|total)(?:\s+built[\s-]*up)?\s+area|fixed|lump\s?sum|l\.?s\.?|one[\s-]time|(?:at|on)\s+actuals?|per\s+[\p{L}. ]{2,14})?[\s@×x*]*(?:rs\.?\s*)?[\d.,]{0,8}\s*(?:psf|p\.s\.f\.?|(?:per|\/)\s*[\p{L}. ]{2,14})?\W*$/iu

/** Whether a cell between a charge's name and its amount only says how that is reckoned. */
export const isBasis = (text: string): boolean => basis.test(text)

/** No tax on a charge is higher than this share of it. */
const mostTax = 0.35
const rounding = 2
const least = 500

/** The cell of a charge before its taxes: with the figures behind it, it gives the last one; -1 where none does. */
export function beforeTax(cells: readonly Segment[]): number {
  const first = cells.findLastIndex(({ text }) => !bareAmount.test(text)) + 1
  const amounts = cells.slice(first).map(({ text }) => amountAtEnd(text)?.amount ?? 0)
  const last = amounts.at(-1) ?? 0
  const at = amounts.slice(0, -2).findIndex((amount, from) => {
    const tax = amounts.slice(from + 1, -1).reduce((sum, one) => sum + one, 0)
    return amount >= least && tax <= mostTax * amount && Math.abs(amount + tax - last) <= rounding
  })
  return at < 0 ? -1 : first + at
}

const dueHead = /\b(?:amount|due|demand\w*|payable|value|cost|charge[sd]?|billed|levied|raised|total)\b/iu
const receivedHead = /\b(?:received|paid|receipts?|adjusted|deposited|collected|reali[sz]ed|credited|cleared|came\s+in)\b/iu

/** "Agreed | Billed till now | This call": the whole charge, and what of it is asked by and by. */
const agreedHead = /\b(?:agreed|agreement|contract(?:ed)?|full|total)\b/iu
const askedHead =
  /\b(?:(?:till|up\s?to)\s+(?:now|date)|so\s+far|earlier|previous\w*|this\s+(?:call|demand|bill|stage|instal\w+|invoice|notice)|now\s+(?:due|payable|called|demanded|asked))\b/iu

/** The cell of what is due in an account whose next columns tell what was received of it; -1 where the headings tell no such account. */
export function beforeReceipts(cells: readonly Segment[], heads: Row | undefined): number {
  const columns = heads?.segments.map(({ text }) => text) ?? []
  const agreed = columns.findIndex((text) => agreedHead.test(text))
  const asked = agreed >= 0 && columns.slice(agreed + 1).some((text) => askedHead.test(text)) ? cells.length - columns.length + agreed : -1
  if (asked > 0 && bareAmount.test(cells[asked]?.text ?? '')) return asked
  const due = columns.findIndex((text, at) => at > 0 && dueHead.test(text) && !receivedHead.test(text))
  const received = columns.findIndex((text) => receivedHead.test(text))
  const first = cells.findIndex(({ text }, at) => at > 0 && bareAmount.test(text))
  // one figure for each heading, the last ones of the row
  const at = first + due - columns.findIndex((text, column) => column > 0 && figureHead.test(text))
  return due > 0 && received > due && first > 0 && at < cells.length - 1 && bareAmount.test(cells[at]?.text ?? '') ? at : -1
}
const figureHead = new RegExp(`${dueHead.source}|${receivedHead.source}|\\b(?:rate|gst|tax|balance)\\b`, 'iu')

/** The lines of a label stand so near to the amounts that are centred beside it, in letter heights. */
const besideAmounts = 0.4
const longestLine = 64

/** The two lines of a label around the row of its amounts, which are set in the middle of their cells. */
export function labelAround(rows: readonly Row[], row: Row): { label: string; lines: readonly Row[] } | null {
  const cells = row.segments.filter(({ text }) => !/^\(?\d{1,2}[.)]?$/u.test(text))
  const [first] = cells
  const lines = [rows[row.index - 1], rows[row.index + 1]].filter((one) => one !== undefined)
  const [above, below] = lines.map(({ segments }) => segments[0])
  if (!first || !above || !below || cells.length < 2 || !isBasis(first.text)) return null
  const reach = (first.bottom - first.top) * besideAmounts
  const isLine = ({ page, segments: [one, ...others] }: Row): boolean =>
    one !== undefined &&
    others.length === 0 &&
    page === row.page &&
    one.left < first.left - alignedWithin &&
    one.text.length <= longestLine &&
    !/\d{3}/u.test(one.text) &&
    /\p{L}{2}/u.test(one.text)
  const isAround = above.bottom > 0 && first.top - above.bottom <= reach && below.top - first.bottom <= reach
  return isAround && lines.every(isLine) && Math.abs(above.left - below.left) < alignedWithin
    ? { label: `${above.text} ${below.text}`, lines }
    : null
}
