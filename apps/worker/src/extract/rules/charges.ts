import { type Candidate, type Paper, type Sign } from '../candidate.ts'
import type { Row, Segment } from '../layout/layout.ts'
import { amountAtEnd } from '../measures.ts'
import type { Word } from '../../ocr/model.ts'
import { chargeKeyOf, isOtherCharge, isStage, namesCharge, namesNumber, shortLabel } from './charges/named.ts'
import { beforeReceipts, beforeTax, isBasis, labelAround } from './charges/cost-rows.ts'
import { headedCharges } from './charges/headed.ts'
import { parkingTold } from './charges/parking.ts'
import { chargesTold } from './charges/told.ts'
import { alignedWithin } from '../layout/near-cells.ts'

const chargePapers = new Set(['allotment', 'buyer_agreement', 'possession', 'deed', 'agreement_to_sell', 'other'])
/** An office that transfers a plot tells its charges in sentences; its tables are of fees. */
const tellingPapers = new Set(['mutation'])
const longestLabel = 70

interface Charge {
  label: string
  amount: number
  words: readonly Word[]
  row: number
}

const serial = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]?$/iu
const longestRest = 40

const hasLatin = /[A-Za-z]{3}/u
const onlyHindi = /^(?=.*\p{Script=Devanagari})[^A-Za-z]*$/u

/** The rest of a label that goes on in the row below, in its own column. */
function goesOn(label: string, cell: Row['segments'][number] | undefined, next: Row | undefined): string {
  const isLabels = next?.segments.every(({ text }) => !/\d{3}/u.test(text)) ?? false
  const below = isLabels ? next?.segments.find((one) => cell && Math.abs(one.left - cell.left) <= alignedWithin) : undefined
  if (!cell || !below || below.text.length > longestRest || /\d{3}/u.test(below.text) || Math.abs(below.left - cell.left) > alignedWithin)
    return ''
  // "कार पार्किंग" over "Covered car parking": one label in two languages
  if (next?.segments.length === 1 && !hasLatin.test(label) && /[^\p{Script=Latin}\P{L}]/u.test(label) && hasLatin.test(below.text))
    return ` ${below.text}`
  const unfinished = /(?:\b(?:and|of|for|the|preferential|external|internal)|[&,/(-])$/iu.test(label) || /^\p{Ll}|^\(/u.test(below.text)
  return unfinished ? ` ${below.text}` : ''
}

/** Of a label in two scripts the Latin one. */
function latinPart(label: string): string {
  const latin = label
    .replace(/[\p{Script=Devanagari}\p{M}]+(?:[\s/.]+(?=[\p{Script=Devanagari}]))?/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s/.-]+|[\s/-]+$/gu, '')
  return /\p{Script=Devanagari}/u.test(label) && /[A-Za-z]{3}/u.test(latin) ? latin : label
}

const lakh = 100_000
const inLakhs = /\d\s*(?:lakhs?|lacs?)\W*$/iu
/** A column of amounts in lakhs. */
const lakhHead = /\b(?:in|rs\.?)\s+(?:lakhs?|lacs?)\b/iu
const mostLakhs = 500
const bareAmount = /^\W*(?:rs|inr|₹)?\W*\d[\d,]*(?:\.\d{1,2})?\s*(?:\/[-=])?\W*$|^\W*[-–]\W*$/iu
const markedAmount = /^\W*(?:rs\.?|inr|₹)\s*\d[\d,]*(?:\.\d{1,2})?\s*(?:\/[-=])?\W*$/iu
const paise = /^\W*\d{2}\W*$/u

/** The cells up to the charge itself: what stands behind it is its tax, the sum with tax, or paise. */
function ownAmount(cells: readonly Segment[], heads: Row | undefined, isBare: boolean): readonly Segment[] {
  const untaxed = beforeTax(cells)
  if (untaxed >= 0) return cells.slice(0, untaxed + 1)
  const due = beforeReceipts(cells, heads)
  if (due >= 0) return cells.slice(0, due + 1)
  // the label may stand in the lines around the row
  const from = cells.findIndex(({ text }, at) => (isBare || at > 0) && bareAmount.test(text))
  if (from < (isBare ? 0 : 1) || from === cells.length - 1) return cells
  const isTaxed = heads?.segments.some(({ text }) => /\b(?:gst|tax)\b/iu.test(text)) ?? false
  const ofRate = heads?.segments.some(({ text }) => /\brate\b|\bqty\b|\bper\b|\bunit\b/iu.test(text)) ?? false
  // the first figure is the charge, the rate before it once there is one
  if (isTaxed) return cells.slice(0, from + (ofRate ? 2 : 1))
  return cells.slice(from + 1).every(({ text }) => paise.test(text)) ? cells.slice(0, from + 1) : cells
}

/** An amount within a line, which is no rate: the line goes on with a list. */
const otherAmount = /(?:\brs\.?|₹|\binr)\s*\d[\d,.]*(?![\d,.])(?:\s*\/[-=])?(?!\s*(?:\/|per\b|psf|p\.s\.f|[x×*@]|each\b|p\.?\s?a\b))/iu

/** "B. Car parking 200000": a numbered line of a charge needs no mark before its amount. */
const itemNumber = /^\W*(?:(?:add|plus)\b|(?:[A-Za-z]|\d{1,2}|[ivx]{1,4})[.)]\s|\d{1,2}\s+\p{Lu})/iu
/** "Covered car parking Rs 5,00,000/=": a line of nothing else. */
const shortCharge = /^\W*\p{Lu}\p{L}*(?:\s[^\s\d.,;]+){0,4}(?:\s\([^()]{1,30}\))?\s+(?:rs\b\.?|₹|inr\b)\s*\d[\d,.]*\s*(?:\/[-=])?\W*$/iu
const surelyAmount = 5000

/** A telephone's or a meter's number is larger than any charge. */
const noCharge = 1_000_000_000
/** "Ward No. 36, Assam - 781083" */
const pinBehind = /[\p{L}\d)]\s*[-–]\s*[1-9]\d{5}\W*$/u
/** "Electricity meter | 44118822": digits without a comma or rupees behind a meter are its number. */
const isMeters = (text: string, start: number): boolean =>
  /\bmeter\W*$/iu.test(text.slice(0, start)) && /^\W*\d{6,}\W*$/u.test(text.slice(start))
const opensRow = /^\d{1,2}\s+(?=\p{Lu}\p{L})/u
/** Whether a figure before a label counts the rows: the next row has the next one. */
const isNumbered = (number: string, next: Row | undefined): boolean =>
  Number(/^\d{1,2}(?=\W)/u.exec(next?.segments[0]?.text ?? '')?.[0] ?? 0) === Number(number) + 1

const nothing = /\b(?:nil|included|free|n\.?a\.?|not\s+applicable)\b|one\s+covered/iu

/** The label and the amount of a row, without what stands between them of how that is reckoned. */
const withoutBasis = (cells: readonly Segment[], isBare: boolean): string[] =>
  cells.flatMap(({ text }, at) => ((isBare || at > 0) && at < cells.length - 1 && isBasis(text) ? [] : [text]))

/** What a last column says of an amount: "Payable", "Part paid", "On possession". */
const state =
  /^\W*(?:(?:part(?:ly|ially)?|fully?|now|already|not\s+yet|to\s+be)[\s-]+)*(?:payable|paid|due|pending|outstanding|received|demanded|cleared|unpaid|extra|optional|mandatory|(?:non[\s-]*)?refundable|taxable|exempt(?:ed)?|applicable|one[\s-]?time|lump\s?sum|fixed|(?:on|at|before|with)\s+(?:offer\s+of\s+)?(?:possession|booking|registration|demand|handover|delivery|completion))\W*$/iu
/** A piece of a stamp beside the amounts: hardly read, and no figure. */
const isStain = ({ text, words }: Segment): boolean => !/\d/u.test(text) && words.every(({ conf }) => conf < hardlyRead)
const hardlyRead = 0.6
const withoutState = (cells: readonly Segment[]): readonly Segment[] => {
  const last = cells.at(-1)
  const isNothing = last !== undefined && (state.test(last.text) || isStain(last))
  return cells.length > 2 && isNothing && bareAmount.test(cells.at(-2)?.text ?? '') ? cells.slice(0, -1) : cells
}

/** A line of a price sheet: a label, then an amount and nothing else. */
function chargeOf(row: Row, next: Row | undefined, heads: Row | undefined, around: string | null, isAmongShort: boolean): Charge | null {
  const [first, ...others] = row.segments
  const all = withoutState(first && others.length > 1 && serial.test(first.text) ? others : row.segments)
  const cells = ownAmount(all, heads, around !== null)
  const text = [...(around ? [around] : []), ...withoutBasis(cells, around !== null)].join('\t')
  const end = amountAtEnd(text)
  const headed = heads?.segments.some((one) => lakhHead.test(one.text)) ?? false
  const printed = end?.amount ?? 0
  const amount = printed * (inLakhs.test(text) || (headed && printed < mostLakhs) ? lakh : 1)
  if (
    !end ||
    amount < 500 ||
    amount >= noCharge ||
    pinBehind.test(text) ||
    isMeters(text, end.start) ||
    namesNumber(text.slice(0, end.start))
  )
    return null
  const label = text
    .slice(0, end.start)
    .replace(/\t/gu, ' ')
    .replace(/^[\s•*·▪○●\-–—>]+|^\s*\(?[a-z0-9]{1,2}[.)]\s+/giu, '')
    .replace(opensRow, (number) => (isNumbered(number, next) ? '' : number))
    .replace(/^(?:add|plus)\s*[:.)-]*\s+/iu, '')
    .replace(/[\s:=\-–—.,|]+$/gu, '')
  const marked = around !== null || cells.length > 1 || /(?:[:=–—|-]|\.{2,})\s*(?:rs|₹|inr)?\.?\s*$/iu.test(text.slice(0, end.start))
  const isItem =
    amount >= surelyAmount &&
    ((isAmongShort && shortCharge.test(text)) || ((itemNumber.test(text) || shortCharge.test(text)) && namesCharge(label)))
  if (
    !(marked || isItem) ||
    (cells.length === 1 && otherAmount.test(label)) ||
    label.length > longestLabel ||
    !/\p{L}{2,}|\p{L}\W\p{L}\W\p{L}/u.test(label) ||
    /^\d{4}$/u.test(label) ||
    isStage(label)
  )
    return null
  return {
    label: latinPart(`${label}${around ? '' : goesOn(label, cells[0], next)}`),
    amount,
    words: row.segments.flatMap((segment) => segment.words),
    row: row.index,
  }
}

/** "Water / power / corpus fund | Rs. 40,000 / 60,000 / 25,000": as many names as amounts between strokes, a row for each. */
function listedAlike(row: Row): Row[] | null {
  const [label, amounts] = row.segments
  if (!label || !amounts || row.segments.length !== 2) return null
  const names = label.text.split(/\s*\/\s*/u)
  const sums = amounts.text.split(/\s+\/\s+/u)
  if (names.length < 2 || names.length !== sums.length || !sums.every((sum) => /\d,\d{3}/u.test(sum) && bareAmount.test(sum))) return null
  return names.map((text, at) => ({
    ...row,
    segments: [
      { ...label, text },
      { ...amounts, text: sums[at] ?? '' },
    ],
  }))
}

/** A row of several labels, each with its amount, as one row for each. */
function pairsOf(row: Row): Row[] {
  const { segments } = row
  const [amount, label] = segments
  // the amounts stand before what they are for
  if (
    amount &&
    label &&
    segments.length === 2 &&
    markedAmount.test(amount.text) &&
    /^\W*\p{L}/u.test(label.text) &&
    !/\d{3}/u.test(label.text)
  )
    return [{ ...row, segments: [label, amount] }]
  const listed = listedAlike(row)
  if (listed) return listed
  const isPaired =
    segments.length > 2 &&
    segments.length % 2 === 0 &&
    segments.every(({ text }, at) =>
      at % 2 === 0 ? /\p{L}{2}|\p{L}\W\p{L}/u.test(text) && !bareAmount.test(text) && !isBasis(text) : bareAmount.test(text),
    )
  if (!isPaired) return [row]
  return segments.flatMap((_, at) => (at % 2 === 0 ? [{ ...row, segments: segments.slice(at, at + 2) }] : []))
}

/** The heading of a sheet's columns. */
const isHeading = ({ segments }: Row): boolean =>
  segments.length > 1 &&
  segments.some(({ text }) =>
    /\b(?:amount|particulars|description|gst|total|rs|demand(?:ed)?|received|payable|balance|agreed|this\s+call)\b/iu.test(text),
  ) &&
  segments.every(({ text }) => !/\d{4}|\d,\d{3}/u.test(text))

/** A sheet has a charge with a field of its own, or several that can be nothing else; one beside the price. */
const isPriceSheet = (sheet: readonly Charge[]): boolean =>
  sheet.some(({ label }) => chargeKeyOf(label) !== null) ||
  sheet.filter(({ label }) => namesCharge(label)).length > (sheet.some(({ label }) => priceLabel.test(label)) ? 0 : 1)
/** "Disposal price", "Total premium": beside the price one charge is enough. */
const priceLabel =
  /\b(?:price|premium|basic\s+cost|sale\s+(?:value|consideration)|cost\s+of\s+(?:the\s+)?(?:flat|unit|plot|house|apartment))\b/iu

/** Whether a row is one cell that names something and its rupees. */
const isShort = (row: Row | undefined): boolean => row?.segments.length === 1 && shortCharge.test(row.segments[0]?.text ?? '')

/** "Preferential location | Rs. 84,000": a row that tells a charge with a field of its own by itself, where worn rows around it tell none. */
const tellsAlone = ({ segments }: Row | { segments?: undefined }, { label }: Charge): boolean =>
  segments?.length === 2 && markedAmount.test(segments[1]?.text ?? '') && chargeKeyOf(label) !== null

/** Lines that stand together with at least one known charge: a price sheet. */
function sheetsOf(paper: Paper): Charge[][] {
  const sheets: Charge[][] = []
  let sheet: Charge[] = []
  let missed = 0
  let heads: Row | undefined
  const { rows } = paper.layout
  const around = new Map(rows.map((row) => [row, labelAround(rows, row)]))
  const labels = new Set([...around.values()].flatMap((one) => one?.lines ?? []))
  for (const row of rows) {
    if (labels.has(row)) continue
    if (isHeading(row)) heads = row
    const next = rows[row.index + 1]
    const charges = pairsOf(row)
      .map((pair) => chargeOf(pair, next, heads, around.get(row)?.label ?? null, isShort(rows[row.index - 1]) || isShort(next)))
      .filter((one) => one !== null)
    if (charges.length > 0) {
      sheet.push(...charges)
      missed = 0
    } else if (sheet.length > 0 && !nothing.test(row.segments.at(-1)?.text ?? '') && (missed += 1) > 1) {
      sheets.push(sheet)
      sheet = []
      missed = 0
    }
  }
  sheets.push(sheet)
  const headed = headedCharges(paper.layout).filter(({ label }) => !isStage(label))
  sheets.push(headed.map((charge) => ({ ...charge, row: -1 })))
  return sheets.filter(([first, ...others]) =>
    first && others.length === 0 ? tellsAlone(rows[first.row] ?? {}, first) : first && isPriceSheet([first, ...others]),
  )
}

/** Development, location, parking and power charges, and the other one-time charges with their amounts. */
export function chargesOf(paper: Paper): Candidate[] {
  if (tellingPapers.has(paper.kind)) return [...chargesTold(paper), ...parkingTold(paper)]
  // a flat is let for its term with its place for a car
  if (paper.kind === 'lease') return parkingTold(paper)
  if (!chargePapers.has(paper.kind)) return []
  const charged = sheetsOf(paper).flatMap((sheet): Candidate[] => {
    const others: Charge[] = []
    // of labels in two scripts the Latin ones were read
    const isLatin = sheet.some(({ label }) => hasLatin.test(label))
    const found: Candidate[] = []
    for (const charge of sheet) {
      const key = chargeKeyOf(charge.label)
      if (key) found.push({ key, value: String(charge.amount), words: charge.words, signs: ['label', 'shaped'], paper })
      else if (isOtherCharge(shortLabel(charge.label)) && (!onlyHindi.test(charge.label) || !isLatin)) others.push(charge)
    }
    if (others.length === 0) return found
    const value = others.map(({ label, amount }) => `${shortLabel(label)} ${amount}`).join(', ')
    const signs: Sign[] = ['label', ...(others.length > 4 ? (['composed'] as const) : [])]
    return [...found, { key: 'amenities_others', value, words: others.flatMap(({ words }) => words), signs, paper }]
  })
  // beside a price in a line of its own the extras may be told in a sentence
  charged.push(...chargesTold(paper).filter(({ key }) => !charged.some((one) => one.key === key)))
  return charged.some(({ key }) => key === 'amenities_car_parking') ? charged : [...charged, ...parkingTold(paper)]
}
