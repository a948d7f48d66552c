import type { IntakeKey } from '@parakh/contracts'
import { labelSigns, weightOf, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { subjectOf } from '../labels/label-fields.ts'
import { titledNames } from '../names/names.ts'
import type { Labelled } from '../labels/labelled.ts'
import { isBuildersPaper } from '../kinds/paper-kind.ts'
import { isInCell, marginOf } from '../layout/near-cells.ts'
import { pinOf, pinsPrinted } from '../pins.ts'
import { areasIn } from '../measures.ts'
import { addressBelowType } from './place/bare-address.ts'
import { composedAddresses } from './place/composed.ts'
import { flatsTold, groupedFigure, mostFigures, unspaced, villasTold } from './place/flats.ts'
import { flatOnLand } from './place/flat-on-land.ts'
import { withFloorsBefore } from './place/floors-before.ts'
import { landOfMouza } from './place/land-of-mouza.ts'
import { indexedPlace } from './place/indexed-place.ts'
import { bareUnits, type BareUnit } from './place/bare-units.ts'
import { addressEnd, looksEnded } from './place/ends.ts'
import { isBuyersHome, isPartysColumn } from './place/homes.ts'
import { homeBefore, homeReach, pinsApart, propertysPin, withoutBuildersOffice, withoutOthersPins } from './place/own-pins.ts'
import { unitIn } from './place/premises.ts'
import { landOfProject } from './place/land-of-project.ts'
import { liesOf } from './place/lie-of-plot.ts'
import { noteAddress } from './place/note-addresses.ts'
import { projectAddresses } from './place/projects.ts'
import { reachFromWord, type Reach } from './place/reach.ts'
import { addressesInText, type ToldAddress } from './place/told.ts'
import { placeBeforeNumber } from './place/place-before-number.ts'
import { soldPlace } from './place/sold-at.ts'
import { societyAddress } from './place/societies.ts'
import { villagesOf } from './place/villages.ts'
import { isPartOf, isVillageAlone, withoutTails } from './place/parts-of-addresses.ts'
import { isUnitOnly, partCount, roomsBefore, tidyAddress } from './place/tidy.ts'

const addressKeys: readonly IntakeKey[] = ['property_address_doc', 'address_as_per_plan']
const flatCode =
  /^\s*(?:(?:flat|unit|apartment|apt|shop|villa|no)\b[\s.:#-]*|(?:block|tower|wing)\s+(?:(?=[A-Z]\d?\s?[-/]\s?\d)|[A-Z]{0,2}\d{0,2}\s*,\s*(?=\d)))*([A-Z]{1,4}[-/][A-Z]{1,2}\d{0,2}[-/]\d[\w/-]*|(?:[A-Z]{1,3}\s?-?\s?)?\d[\w/-]*|[A-Z]{1,2}[-/]?\d[\w/-]*)/iu

/** An amount, a date or a bare figure is no address, whatever stands above it. */
const noAddress = /^\W*(?:(?:rs|inr|rupees)\b|₹)|^[\d\s,./-]*$/iu

/** "Tower / Flat No. : T4 / 1203": the second code is the flat's. */
const withTower = /\b(?:tower|block|wing|bldg|building)\b[^:]*[/&][^:]*\b(?:flat|unit|apartment)\b/iu
const towerFirst = /^\s*[\p{L}\d]{1,4}(?:-?[\p{L}\d]{1,3})?\s+\/\s+(?=[\p{L}\d])/u
/** "No. of units" counts them. */
const countOfUnits =
  /\b(?:nos?|numbers?)\b\.?\s+of\s+(?:the\s+)?(?:\w+\s+)?(?:units|flats|tenements|apartments|dwellings)\b|\b(?:dwelling\s+units|tenements|flats)\s*(?:proposed|sanctioned|permitted|approved)?[\s:.]*$/iu
/** "भवन संख्या", "Makan No.": a house's number, where the label names no home within a building. */
const isOfHouse = (label: string): boolean =>
  /(?<![\p{L}\p{M}])(?:makan|bha[vw]an|ghar|gruha|griha|building(?=\s*n[ou])|मकान|भवन|घर|गृह)(?![\p{L}\p{M}])/iu.test(label) &&
  !unitLabel.test(label) &&
  !/फ्लैट|सदनिका|यूनिट/u.test(label)
/** So much may stand in the lines after those that the label's value took. */
const longestRest = 90

/** What stands at a label as an address: its own words up to a state or PIN, else what the text goes on with. */
function wholeOf(paper: Paper, one: Labelled): Reach {
  const { value, words } = one
  const { end, complete, pin } = addressEnd(value, 0)
  if (complete) return { text: value.slice(0, end), words, complete, pin: pin && { pin: pin.pin, words } }
  const reach = reachFromWord(paper, words[0])
  if (reach?.complete && reach.text.length < value.length + longestRest) return reach
  const match = pinsPrinted(value).at(-1)
  const code = match ? pinOf(match[0]) : null
  return { text: value.slice(0, end), words, complete: false, pin: code === null ? null : { pin: code, words } }
}

const alignedWithin = 0.012

/** Whether the line above, in the same column, is unfinished: then a label's second line stands beside the middle of an address. */
function goesOnFromAbove({ layout }: Paper, one: Labelled): boolean {
  const own = layout.rows[one.row]?.segments.find(({ words }) => one.words[0] && words.includes(one.words[0]))
  const above = own && layout.rows[own.row - 1]?.segments.find((segment) => Math.abs(segment.left - own.left) < alignedWithin)
  if (!own || !above || own.column === 0 || own.bottom === 0 || above.page !== own.page) return false
  const isFull = above.right > marginOf(layout, own.page) - nearMargin
  const label = layout.rows[own.row]?.segments[own.column - 1]
  return above.text.endsWith(',') || (isFull && label !== undefined && isInCell(layout, own.page, above.bottom, label))
}
/** A line that ends so near to the widest goes on below. */
const nearMargin = 0.1

/** "A-302, Shanti Nagar" at "Flat No.": the label says what the number is of. */
const withNoun = (label: string, text: string): string =>
  /^[\w/-]+\s*,/u.test(text) && /^(?:flat|unit|apartment)\s+(?:no|number)\b[\s.:]*$/iu.test(label) ? `${label} ${text}` : text

/** "Address of the flat : A-1203, Sun City": the label says what the number is of. */
const unitNamed = /\b(?:flat|apartment|unit)\b(?!\s*(?:\/|or)\s)(?<!(?:\/|or)\s*\w+)/iu
const firstCode = /^[A-Z]{0,3}-?\d[\w/-]*(?=,)/u

/** "Address" below a name is that person's, where another label names the property's or the site's. */
const bareAddress = /^(?:full\s+|postal\s+)?address$|^पता$/iu
/** "Present address", "Address for correspondence": where somebody lives or is written to, unless the label names what is bought. */
const homeLabel =
  /\b(?:present|current|permanent|perm|local|temporary|existing|home|native|previous|correspondence|communication|mailing|billing|postal|contact|regd|registered|office|branch|employer)\b|वर्तमान|स्थायी|पत्राचार|पत्रव्यवहार|कार्यालय/iu
const isHomeLabel = (label: string): boolean => homeLabel.test(label) && !siteLabel.test(label) && !unitLabel.test(label)
const unitLabel = /\b(?:flat|unit|apartment|house|collateral|security)\b|संपत्ति|मिळकत/iu
/** "2nd" is a floor, whatever is left of the word behind it. */
const ordinal = /^\d+(?:st|nd|rd|th)$/iu

const siteLabel = /\b(?:site|plot|property|premises|building)\b/iu

function labelledPlaces(paper: Paper): Candidate[] {
  const namesSite = paper.labelled.some(
    ({ key, label, value }) => addressKeys.includes(key) && siteLabel.test(label) && partCount(value) > 1,
  )
  return paper.labelled.flatMap((one): Candidate[] => {
    if (namesSite && addressKeys.includes(one.key) && bareAddress.test(one.label.trim())) return []
    if (addressKeys.includes(one.key) && (isHomeLabel(one.label) || (isBuildersPaper(paper.kind) && isBuyersHome(paper.layout, one.row))))
      return []
    if (isPartysColumn(paper.layout, one)) return []
    const isUnit = one.key === 'flat' && one.place !== 'inline' && !groupedFigure.test(one.value)
    if (isUnit && (countOfUnits.test(one.label) || isOfHouse(one.label))) return []
    if ((!isUnit && !addressKeys.includes(one.key)) || (!isUnit && noAddress.test(one.value))) return []
    if (!isUnit && goesOnFromAbove(paper, one)) return []
    const { text, words, complete, pin } = wholeOf(paper, one)
    const value = tidyAddress(isUnit ? withNoun(one.label, text) : text)
    const scheduled: Sign[] = /\bschedule\b/iu.test(one.label) ? ['address_schedule'] : []
    const signs = [...labelSigns(one), ...scheduled]
    const found: Candidate[] = []
    const stated = (withTower.test(one.label) ? one.value.replace(towerFirst, '') : one.value).replace(roomsBefore, '')
    const code = isUnit && areasIn(one.value)[0]?.start !== 0 ? (flatCode.exec(stated)?.[1] ?? unitIn(stated) ?? undefined) : undefined
    if (code && !ordinal.test(code) && code.replace(/\D/gu, '').length <= mostFigures)
      found.push({ key: 'flat', value: unspaced(code), words: one.words, signs, paper })
    // a note has no commas: "Prop - H no 1142 ph 3b2 mohali 160059"
    const isNote = pin !== null && /\d/u.test(value) && value.split(' ').length > 3
    const isWhole = partCount(value) >= 3 || (!isUnit && value.length > 15 && (partCount(value) >= 2 || isNote))
    if (!isWhole || one.place === 'inline') return found
    const own = unitNamed.test(one.label) && unitIn(value) === null ? firstCode.exec(value)?.[0] : undefined
    if (own) found.push({ key: 'flat', value: unspaced(own), words: one.words, signs, paper })
    const planned = paper.kind === 'sanction' || (one.key === 'address_as_per_plan' && one.exact)
    const ended: Sign[] = [...(complete ? (['address_ended'] as const) : []), ...(pin ? (['checked'] as const) : [])]
    const fewest = one.exact && one.place !== 'below' ? 3 : 4
    const isShort = !complete && !looksEnded(value) && (isUnitOnly(value) || partCount(value) < fewest)
    const short: Sign[] = isShort ? ['address_short'] : []
    found.push({
      key: planned ? 'address_as_per_plan' : 'property_address_doc',
      value,
      words,
      signs: [...signs, ...ended, ...short, ...(planned ? (['kind_fits'] as const) : [])],
      paper,
    })
    if (pin) found.push({ key: 'pincode', value: pin.pin, words: pin.words, signs: [...signs, 'address_pin', 'shaped'], paper })
    return found
  })
}

/** "Present address with PIN: 12, MG Road, 682016": more than a PIN is somebody's address, unless the label names the property. */
const isAddress = ({ value, label }: Labelled): boolean =>
  value.replace(/[^\p{L}]/gu, '').length > mostLetters && subjectOf(label) !== 'property'
const mostLetters = 12

/** A PIN on a line of its own below an addressee. */
function isAddressees({ layout }: Paper, { row, subject, place }: Labelled): boolean {
  const isAlone = layout.rows[row]?.segments.length === 1 && (place === 'inline' || place === 'separated')
  if (!isAlone) return false
  const above = layout.rows.slice(Math.max(0, row - letterHead), row).map(({ segments }) => segments[0]?.text ?? '')
  const below = layout.rows.slice(row + 1, row + letterHead - 2).map(({ segments }) => segments[0]?.text ?? '')
  const isGreeted = below.some((line) => /^\s*(?:dear|respected|sub(?:ject)?\b|ref\b)/iu.test(line))
  const to = above.findLastIndex((line) => /^\s*to\b\s*[,:.]*$/iu.test(line))
  if (to >= 0 && !above.slice(to).some((line) => /^\s*(?:sub(?:ject)?|re|ref)\b|\b(?:property|site|schedule)\b/iu.test(line))) return true
  return subject !== 'property' && isGreeted && above.some((line) => titledNames(line).length > 0)
}
const letterHead = 7

/** "पत्ता: 114, Old Sangvi, Pune. पिन कोड: 411080": the PIN at the end of an address that somebody lives at. */
function endsHome({ flow }: Paper, { words }: Labelled): boolean {
  const at = flow.words.find(({ word }) => word === words[0])
  const before = at ? flow.text.slice(Math.max(0, at.start - homeReach), at.start) : ''
  return /[\p{L}\p{M}]{3}\)?[,.;]?[^\S\n\t]+(?:pin|पिन)[^\n\t,]{0,16}$/iu.test(before) && homeBefore.test(before)
}

/** "Property" over "PIN", beside six figures: both lines are one label. */
function isPinBelow({ layout }: Paper, { key, value, words, row, place }: Labelled): boolean {
  if (key !== 'property_address_doc' || place !== 'cell' || !/^\s*[1-9]\d{2}\s?\d{3}\s*$/u.test(value) || pinOf(value) === null)
    return false
  const cells = layout.rows[row]?.segments ?? []
  const label = cells[cells.findIndex((cell) => words[0] !== undefined && cell.words.includes(words[0])) - 1]
  const below = layout.rows[row + 1]?.segments.find(({ left }) => label && Math.abs(left - label.left) < alignedWithin)
  return below !== undefined && /^\W*pin\b/iu.test(below.text)
}

function labelledPins(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    if (one.key === 'pincode' && (isAddress(one) || isAddressees(paper, one) || endsHome(paper, one))) return []
    if (isPinBelow(paper, one))
      return [{ key: 'pincode', value: pinOf(one.value) ?? '', words: one.words, signs: ['label', 'shaped'], paper }]
    const pin = one.key === 'pincode' ? pinOf(pinsPrinted(one.value)[0]?.[0] ?? '') : null
    const said: readonly Sign[] = one.place !== 'inline' && subjectOf(one.label) === 'property' ? ['label'] : labelSigns(one)
    return pin ? [{ key: 'pincode', value: pin, words: one.words, signs: [...said, 'shaped'], paper }] : []
  })
}

/** Whether an address is where the office is that writes: at the head of its paper, on a line of its own. */
const isWriters = ({ layout }: Paper, { signs, words: [first] }: Candidate): boolean =>
  signs.includes('address_letterhead') && layout.rows.some(({ segments }) => segments.some(({ words }) => words[0] === first))
/** Of an address at the head of a paper. */
const atHead = ({ signs }: Candidate): Sign[] => signs.filter((sign) => sign === 'address_letterhead')

function toldPlaces(paper: Paper, { candidate, pin, code: bare }: ToldAddress & Partial<BareUnit>): Candidate[] {
  const code = unitIn(String(candidate.value)) ?? bare
  const sure = weightOf(candidate) > 1
  return [
    candidate,
    // an office's own address heads its permit
    ...(paper.kind === 'sanction' && !isWriters(paper, candidate)
      ? [
          {
            ...candidate,
            key: 'address_as_per_plan' as const,
            signs: ['clause_loose', 'kind_fits', ...atHead(candidate)] satisfies Sign[],
          },
        ]
      : []),
    ...(pin
      ? [
          {
            key: 'pincode' as const,
            value: pin.pin,
            words: pin.words,
            signs: [sure ? 'clause' : 'clause_loose', 'shaped'] satisfies Sign[],
            paper,
          },
        ]
      : []),
    ...(code ? [{ ...candidate, key: 'flat' as const, value: unspaced(code) }] : []),
  ]
}

function unitsOf(addresses: readonly Candidate[]): Candidate[] {
  return addresses.flatMap((address): Candidate[] => {
    const code = address.key === 'property_address_doc' ? unitIn(String(address.value)) : null
    return code ? [{ ...address, key: 'flat', value: unspaced(code) }] : []
  })
}

/** Whether an address told in a line stands at the label of its buyer's home. */
function isHome({ kind, layout }: Paper, { candidate }: ToldAddress): boolean {
  const [first] = candidate.words
  const row = isBuildersPaper(kind)
    ? layout.rows.find(({ segments }) => segments.some(({ words }) => first && words.includes(first)))
    : null
  return row ? isBuyersHome(layout, row.index) : false
}

/** The property's address, its PIN and its flat. */
export function placeOf(paper: Paper): Candidate[] {
  const indexed = indexedPlace(paper)
  // all other addresses of such an index are of people
  if (indexed.some(({ key }) => key === 'property_address_doc')) return indexed
  const inText = addressesInText(paper)
  const composed = composedAddresses(paper).filter((one) => !isVillageAlone(one, inText))
  const labelled = labelledPlaces(paper).map((one) => {
    const whole = composed.find((other) => isPartOf(one, other) && (!isBuildersPaper(paper.kind) || namesMore(one, other)))
    return whole && !/^[^,]*\d/u.test(String(one.value)) ? { ...one, value: whole.value } : one
  })
  const found = [
    ...labelled,
    ...labelledPins(paper),
    ...propertysPin(paper),
    ...unitsOf(labelled),
    ...composed,
    ...addressBelowType(paper),
    ...withoutOthersPins(
      withoutBuildersOffice(paper, [
        ...inText.filter((one) => !isHome(paper, one)),
        ...projectAddresses(paper),
        ...landOfProject(paper),
        ...bareUnits(paper),
      ]),
      labelled,
    ).flatMap((told) => toldPlaces(paper, told)),
  ]
  if (!found.some(({ key }) => key === 'property_address_doc')) found.push(...noteAddress(paper))
  const isPlaced = found.some(({ key, value }) => key === 'property_address_doc' && unitIn(String(value)) !== null)
  if (!isPlaced) found.push(...societyAddress(paper))
  if (!found.some(({ key }) => key === 'property_address_doc')) found.push(...soldPlace(paper))
  found.push(...placeBeforeNumber(paper, found))
  withFloorsBefore(found, labelled)
  const villages = villagesOf(paper).filter((one) => !found.some((other) => isPartOf(one, other)))
  const pins = found.some(({ key }) => key === 'pincode') ? [] : pinsApart(paper)
  const onLand = flatOnLand(paper, found)
  const apart = onLand.length > 0 ? found.filter(({ key }) => key !== 'property_address_doc') : found
  const all = withoutTails([...apart, ...onLand, ...landOfMouza(paper), ...pins, ...villages, ...liesOf(paper)])
  return all.some(({ key }) => key === 'flat') ? all : [...all, ...flatsTold(paper), ...villasTold(paper)]
}

/** Whether an address adds more to a place than where in a building the flat is: its project has a cell of its own. */
const namesMore = (one: Candidate, other: Candidate): boolean =>
  !isUnitOnly(
    String(other.value)
      .slice(0, -String(one.value).length)
      .replace(/[,\s]+$/u, ''),
  )
