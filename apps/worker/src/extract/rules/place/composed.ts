import type { Candidate, Paper, Sign } from '../../candidate.ts'
import type { Subject } from '../../labels/label-fields.ts'
import { isBuildersPaper } from '../../kinds/paper-kind.ts'
import { pinOf, pinsPrinted } from '../../pins.ts'
import { addressCells, type Cell, type Part } from './cells.ts'
import { looksEnded } from './ends.ts'
import { inEnglish } from './english-nouns.ts'
import { withoutHolders } from './holders-home.ts'
import { isBuyersHome } from './homes.ts'
import { districtBelow } from './line-below.ts'
import { unitIn } from './premises.ts'
import { reachFromWord } from './reach.ts'
import { isUnitOnly, partCount, tidyAddress } from './tidy.ts'
import { withoutToldAgain } from './told-again.ts'
import { isToldWhole } from './told-whole.ts'

const order: readonly Part[] = [
  'lead',
  'unit',
  'tower',
  'khata',
  'plot',
  'parcel',
  'project',
  'line1',
  'line2',
  'line3',
  'street',
  'pocket',
  'sector',
  'locality',
  'village',
  'mouza',
  'halka',
  'thanaNo',
  'hobli',
  'whole',
  'tehsil',
  'city',
  'district',
  'state',
]
/** What makes a group the address of a property and not of a person. */
const ofProperty: readonly Part[] = ['lead', 'unit', 'tower', 'project', 'plot']
const lines: readonly Part[] = ['line1', 'line2', 'line3']
/** "Property address line 1", or lines of an address in the section of the property. */
const tellsProperty = ({ part, noun, value }: Cell, subject: Subject | null, { kind }: Paper): boolean =>
  ofProperty.includes(part) ||
  // a place under the heading of the property, where nothing has a number: "Locality: Umpling" over "District: East Khasi Hills"
  (subject === 'property' && (part === 'locality' || part === 'village') && /\p{L}{3}/u.test(value)) ||
  (lines.includes(part) &&
    // a mail to a valuer tells in lines where to go, under no heading: "Address line 1: Flat No. 4, Sai Kunj"
    (noun !== '' || subject === 'property' || (kind === 'mail' && subject === null && part === 'line1' && unitIn(value) !== null)))
const personHead =
  /\b(?:applicant|borrower|personal|residen\w+|communication|correspondence|employ\w+|(?<!\b(?:panchayath?|municipal|council|corporation|survey|taluka?|tah?e?sil|village|revenue|registrar|circle|anchal|block|mandal|records?|municipality)\s+)office(?!\s+of\s+the\b)|customer|allottee|contact|about\s+you)\b/iu
const propertyHead =
  /\b(?:property|unit|flat|apartment|collateral|security|plot|project|site|allot\w*|possession|your\s+(?:new\s+)?home)\b/iu
const headReach = 14

/** A flat's number alone: "B-1306", "Flat No. 12", "T4-0903". */
const unitCode =
  /^(?:(?:flat|unit|apartment|apt|villa|shop|no)\b[\s.:#-]*)*[A-Z]{0,4}\d{0,3}[\s/-]{0,3}(?:[A-Z]{1,2}[\s/-]?)?\d{1,5}[A-Z]?$/iu
/** "903 (9th floor), 2 BHK": what stands behind the number. */
const besideUnit =
  /\s*(?:\([^)]*\bfloor\b[^)]*\)|,\s*(?:\d{1,2}(?:st|nd|rd|th)|[IVX]{1,4}|ground|first|second|third|\p{L}+th)\s+floor\b|,\s*\d(?:\.5)?\s*BHK\b).*$/iu
/** Whether the nearest heading above speaks of a person. */
function underPerson(paper: Paper, row: number): boolean {
  for (let at = row - 1; at >= Math.max(0, row - headReach); at -= 1) {
    const segments = paper.layout.rows[at]?.segments ?? []
    const [only] = segments
    if (segments.length !== 1 || !only || only.words.length > 8 || /^\s*dear\b/iu.test(only.text) || /[:.]\s*\S|\d/u.test(only.text))
      continue
    if (propertyHead.test(only.text)) return false
    if (personHead.test(only.text)) return true
  }
  return false
}

/** Whose address it is that stands in a section of theirs; a builder tells the buyer's flat among the buyer's details. */
const homeOf: ReadonlySet<Subject> = new Set<Subject>(['applicant', 'co', 'seller', 'bank', 'other'])

/** "Sun Heights, Block 3, Flat 9F": where it lies stands elsewhere. */
const endsInUnit = /\b(?:flat|unit|apartment|apt|shop)\b[\s.]*(?:no\b\.?\s*)?(?:\d{1,5}[A-Z]?|[A-Z]{1,2}[\s/-]?\d{1,5})$/iu
/** "Village : Kavesar, Taluka & District Thane", "Ward : XI, Kadma, District East Singhbhum": a cell that goes on to its district. */
const tellsDistrict = ({ part, value }: Cell): boolean =>
  (part === 'village' || part === 'sector' || part === 'street' || part === 'locality') &&
  /,.*\bdist(?:rict|t)?\b\.?[\s:–-]*\p{Lu}\p{L}{2}/iu.test(value)
/** So many parts make an address. */
const wholeParts = 3
/** Or so many words, where no comma parts them. */
const fewestWords = 5

/** "CTS" and "C.T.S." keep their letters. */
const capital = (word: string): string =>
  /\.\p{L}|^\p{Lu}{2,4}$/u.test(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`

/** The printed value, led by its noun where the number stands bare: "B-1306" at "Unit No." is "Unit No. B-1306". */
export function printed({ part, noun, value }: Cell): string {
  if (
    lines.includes(part) ||
    part === 'lead' ||
    part === 'whole' ||
    part === 'project' ||
    part === 'locality' ||
    part === 'village' ||
    part === 'street'
  )
    return value
  if (/\p{Script=Devanagari}/u.test(noun))
    return (part === 'unit' || part === 'plot' || part === 'sector') && !value.startsWith(noun) ? `${noun} ${value}` : value
  const bare = noun.replace(/\.$/u, '')
  if (
    !bare ||
    new RegExp(
      `^\\W*(?:${bare}|flat|unit|plot|tower|block|wing|house|site|door|survey|s\\.?f|sy|gat|khasra|r\\.?\\s?s|c\\.?t\\.?s|t\\.?p|f\\.?p|no)\\b`,
      'iu',
    ).test(value)
  )
    return value
  if (part === 'unit' || part === 'plot' || part === 'parcel' || recordNumbers.has(part)) return `${capital(bare)} No. ${value}`
  return part === 'city' || part === 'state' ? value : `${capital(bare)} ${value}`
}

/** Numbers that land has in the books of an eastern circle; a Karnataka khata is a house's. */
const recordNumbers: ReadonlySet<Part> = new Set<Part>(['khata', 'halka', 'thanaNo'])
/** "Patta No. 44" beside "Dag No. 118": the deed of an eastern field; elsewhere it is an owner's account. */
const isBookOfField = ({ part, noun }: Cell, group: readonly Cell[]): boolean =>
  part === 'khata' && (/^patta$/iu.test(noun) ? group.some((one) => /^dag$/iu.test(one.noun)) : isOfMouza(group))
const isOfMouza = (group: readonly Cell[]): boolean =>
  group.some(({ part, noun }) => (part === 'village' || part === 'mouza') && /^(?:m[oa]u[zj]ah?|मौजा)$/iu.test(noun))

/** "191" with the sub-division "5A3" is "191/5A3". */
function withSubdivision(cell: Cell, group: readonly Cell[]): Cell {
  const sub = cell.part === 'plot' ? group.find(({ part }) => part === 'sub')?.value : undefined
  // "18//4/2 (2-10)": kanals and marlas behind each number
  const value = cell.value.replace(/\s*\(\d{1,3}\s*-\s*\d{1,3}\)/gu, '')
  return { ...cell, value: sub && /^[\p{L}\d]{1,6}$/u.test(sub) && !value.includes('/') ? `${value}/${sub}` : value }
}

/** A cell of a record of rights, whose village, taluk and district are called so: behind the name where there are taluks. */
function recorded(cell: Cell, group: readonly Cell[]): string {
  const isSouthern = group.some(({ part, noun }) => part === 'tehsil' && /^(?:taluk|mandal)$/iu.test(noun))
  const isMouza = cell.part === 'village' && /^m/iu.test(cell.noun) && /[a-z]/iu.test(cell.noun)
  const village = isMouza ? capital(cell.noun) : 'Village'
  const noun = { village, hobli: capital(cell.noun), tehsil: capital(cell.noun), district: 'District' }[cell.part as string]
  if (group.some(({ value }) => /[a-z]{3}/iu.test(value)) && !/\p{Script=Devanagari}/u.test(cell.value) && inEnglish(cell))
    return inEnglish(cell) ?? cell.value
  // a record in Hindi is typed as it is printed
  if (noun && /\p{Script=Devanagari}/u.test(cell.value) && /\p{Script=Devanagari}/u.test(cell.noun)) return `${cell.noun} ${cell.value}`
  if (!noun || /\p{Script=Devanagari}/u.test(cell.value)) return printed(withSubdivision(cell, group))
  // "Village: Mauza Bhagatpur" names its kind itself
  if (cell.part === 'village' && /^(?:village|mou[zj]ah?|mau[zj]ah?|mouje|gram)\s/iu.test(cell.value)) return cell.value
  if (isMouza) return `${noun} ${cell.value}`
  return isSouthern ? `${cell.value} ${noun}` : `${noun} ${cell.value}`
}

/** "Holding No. 0220004417000A1": a number of the office's books, which is on no door. */
const isBookNumber = ({ part, noun, value }: Cell): boolean =>
  part === 'plot' && /^(?:holding|municipal|property)$/iu.test(noun) && value.replace(/\D/gu, '').length > mostFigures
const mostFigures = 8

/** The tax of land is asked for by its survey's number. */
const isOfLandBook = (group: readonly Cell[]): boolean =>
  group.some(({ part, noun }) => (part === 'plot' || part === 'parcel') && /survey|sy|khasra|dag/iu.test(noun))

/** "Address : 118/2, Bicholi Road, …, Indore" in the receipt of a tax: what is taxed, where nothing says whose home it is. */
const isTaxedPlace = ({ part, value }: Cell): boolean => part === 'whole' && /\d/u.test(value) && partCount(value) >= wholeParts

/** In a record of land a block is a part of the district, and an address is its holder's home. */
const recordedPlaces = (group: readonly Cell[]): Cell[] =>
  group
    .filter(({ part }) => part !== 'whole' || !group.some((one) => one.part === 'plot'))
    .map((cell) =>
      // "Block 18" stands behind the survey's number
      cell.part === 'tower' && /^block$/iu.test(cell.noun) ? { ...cell, part: /^\p{L}{4}/u.test(cell.value) ? 'hobli' : 'sector' } : cell,
    )

/** The text of a cell, with the lines below that still belong to it. */
function wholeText(paper: Paper, cell: Cell, group: readonly Cell[]): { text: string; pin: string | null } {
  const reach = reachFromWord(paper, cell.words[0])
  // what stands below in the same column may be another cell's
  const isOwn = group.every((one) => one === cell || !one.words.some((word) => reach?.words.includes(word)))
  if (reach?.complete && isOwn) return { text: reach.text.replace(/^[\s:=–-]+/u, ''), pin: reach.pin?.pin ?? null }
  const match = pinsPrinted(cell.value).at(-1)
  return { text: cell.value, pin: match ? pinOf(match[0]) : null }
}

/** PINs that stand in a cell. */
const pinsOf = ({ value }: Cell): string[] => pinsPrinted(value).flatMap(([one]) => pinOf(one) ?? [])
const townParts: ReadonlySet<Part> = new Set<Part>(['locality', 'city', 'district', 'state'])

/** Parts that may go on to the end of the address. */
const longParts: readonly Part[] = ['whole', 'project', 'locality']

/** Addresses put together from cells: unit, tower, project and where the project lies; each with its PIN. */
export function composedAddresses(paper: Paper): Candidate[] {
  return addressCells(paper.layout).flatMap(({ cells, subject }): Candidate[] => {
    const ours = isBuildersPaper(paper.kind) ? cells.filter(({ row }) => !isBuyersHome(paper.layout, row)) : cells
    const all = paper.kind === 'sanction' ? withoutHolders(paper, ours) : ours
    const [isEastern, isPlaced] = [isOfMouza(all), all.some(({ part }) => part === 'district')]
    // where no district is told, thana and halka say where the mouza lies
    const group =
      isEastern && !isPlaced
        ? [...all.filter((cell) => cell.part !== 'khata' || isBookOfField(cell, all)), ...districtBelow(paper, all)]
        : all.filter((cell) => !recordNumbers.has(cell.part) || isBookOfField(cell, all))
    const at = group[0]?.row ?? 0
    const isRecord =
      (paper.kind === 'mutation' || ((paper.kind === 'tax' || paper.kind === 'deed') && isOfLandBook(group))) &&
      group.some(({ part }) => part === 'village')
    const isTaxed = paper.kind === 'tax' && group.some(isTaxedPlace)
    if ((!isRecord && !isTaxed && !group.some((cell) => tellsProperty(cell, subject, paper))) || underPerson(paper, at)) return []
    // an office's record of land is headed by its officer
    const isOfLand = isRecord && subject === 'other' && group.some(({ part }) => part === 'plot')
    // a lease tells the plot of its scheme below the lessee
    const isLeased = paper.kind === 'lease' && group.some(({ part }) => part === 'plot') && group.some(({ part }) => part === 'project')
    if (subject !== null && homeOf.has(subject) && !isBuildersPaper(paper.kind) && !isOfLand && !isLeased) return []
    const unit = group.find(({ part, value }) => part === 'unit' && unitCode.test(value.replace(besideUnit, '')))
    const found: Candidate[] = unit
      ? [
          {
            key: 'flat',
            value: unit.value.replace(besideUnit, '').replace(/^(?:(?:flat|unit|apartment|no)\b[\s.:]*)+/iu, ''),
            words: unit.words,
            signs: ['cells', 'shaped'],
            paper,
          },
        ]
      : []
    const lead = group.find(({ part }) => part === 'lead')
    const first = lead ?? (isTaxed ? group.find(isTaxedPlace) : undefined)
    const start = first ?? group.find(({ part, value: told }) => part === 'line1' || (part === 'project' && endsInUnit.test(told)))
    const inLead = start && !unit ? unitIn(start.value) : null
    if (start && inLead) found.push({ key: 'flat', value: inLead, words: start.words, signs: ['cells', 'shaped'], paper })
    const places = group.filter(
      (cell) =>
        cell.part === 'city' ||
        cell.part === 'district' ||
        cell.part === 'state' ||
        (isRecord && cell.part === 'tehsil') ||
        tellsDistrict(cell),
    ).length
    // where town and state have cells of their own, no other cell runs on into them
    const isWhole = ({ part, value }: Cell): boolean =>
      part !== 'whole' && partCount(value) >= wholeParts && !endsInUnit.test(value) && !isUnitOnly(value)
    // beside a flat that is told with its whole address another address is somebody's home
    const asPlaces = isRecord ? recordedPlaces(group) : group.filter((cell) => cell.part !== 'hobli' && !isBookNumber(cell))
    const own = withoutToldAgain(asPlaces.some(isWhole) ? asPlaces.filter(({ part }) => part !== 'whole') : asPlaces)
    const mayRunOn: ReadonlySet<Part> = new Set<Part>(own.some(({ part }) => part === 'whole') ? longParts : [...longParts, 'sector'])
    const long = places > 0 ? [] : own.filter(({ part, value: told }) => mayRunOn.has(part) && (part !== 'sector' || looksEnded(told)))
    const texts = new Map(long.map((cell) => [cell, wholeText(paper, cell, own)]))
    // behind a town that a whole street is told with no ward follows
    const isToTown = own.some(({ part, value }) => part === 'street' && partCount(value) >= wholeParts)
    const used = own
      .filter(({ part, noun }) => order.includes(part) && !(isToTown && part === 'sector' && /^ward$/iu.test(noun)))
      .toSorted((a, b) => order.indexOf(a.part) - order.indexOf(b.part))
    const ended = used.find((cell) => looksEnded(texts.get(cell)?.text ?? ''))
    const value = tidyAddress(
      used
        .filter((cell) => !ended || order.indexOf(cell.part) <= order.indexOf(ended.part))
        .map((cell) => (texts.has(cell) ? { ...cell, value: texts.get(cell)?.text ?? '' } : cell))
        .map((cell) => (isRecord ? recorded(cell, group) : printed(cell)))
        .join(', '),
    )
    // a receipt prints the house, street and town of what is taxed without a comma
    const isUnparted = paper.kind === 'tax' && ended?.part === 'whole' && value.split(' ').length >= fewestWords
    // a street whose house stands elsewhere is the address of none
    if (isRecord && used.some(({ part }) => part === 'street') && !used.some(({ part }) => part === 'plot' || part === 'unit')) return found
    if ((partCount(value) < 3 && !isUnparted) || (!ended && places === 0 && !isTaxed && !isToldWhole(paper, used))) return found
    const signs: Sign[] = [
      'cells',
      ...(isRecord ? (['kind_fits'] as const) : []),
      ...(ended || used.some(tellsDistrict) ? (['address_ended'] as const) : []),
      ...(used.length > 1 ? [] : (['address_loose'] as const)),
    ]
    const words = used.flatMap((cell) => cell.words)
    found.push({ key: 'property_address_doc', value, words, signs, paper })
    if (paper.kind === 'sanction') found.push({ key: 'address_as_per_plan', value, words, signs: [...signs, 'kind_fits'], paper })
    const pinCell = own.find(({ part }) => part === 'pin')
    // "District: Medak, Telangana - 502001"
    const behind = pinCell ? undefined : used.find((cell) => townParts.has(cell.part) && pinsOf(cell).length > 0)
    const pin =
      pinOf(pinCell?.value ?? '') ?? [...texts.values()].find((one) => one.pin)?.pin ?? (behind ? pinsOf(behind)[0] : undefined) ?? null
    if (pin) found.push({ key: 'pincode', value: pin, words: (pinCell ?? behind)?.words ?? words, signs: ['cells', 'shaped'], paper })
    return found
  })
}
