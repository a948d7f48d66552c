import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { boxTable, factLines, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, twoBlocks } from '../layouts.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { capital, drafted, extent, flatArea, mr, place, planPlace, plain, rs, type Scene } from './scene.ts'

export const recorded = (s: Scene, between = ' &amp; ', dress = plain): string => owners(s.tell, s.buyers, between, dress)
export const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('usage_approved_as_per_plan', 'Residential')
  s.tell.allows('type_of_plot', 'Residential')
}
export const area = (s: Scene): readonly [string, string] => (s.isFlat ? ['Area of flat', flatArea(s)] : ['Area of plot', extent(s)])

const yearOf = (s: Scene): string => `${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100}`

/** A western corporation's bill with both halves of the year. */
const halfYearly = (s: Scene): string => {
  begun(s, 'Property Tax Bill', 'Property Tax Receipt')
  const { tell } = s
  if (!s.isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const half = s.whole(30, 190, 142) * 17
  return `<p class="center"><b>BRIHAN ${s.town.toUpperCase()} MAHANAGARPALIKA</b><br>ASSESSMENT AND COLLECTION DEPARTMENT<br>PROPERTY TAX BILL
${yearOf(s)}</p>${twoBlocks(
    factLines([
      ['Account No.', `RN${s.digits(13, 143)}`],
      ['Property UID', s.digits(9, 144)],
      ['Ward', 'R/North'],
      ['Bill No.', `${yearOf(s)}BIL${s.digits(8, 145)}`],
    ]),
    factLines([
      ['Bill Date', dayOf(s.dates.letter).typed],
      ['Due Date', `31/12/${dayOf(s.dates.letter).year}`],
      ['First Assessment', dayOf(s.dates.plan).typed],
      ['Capital Value', grouped(Math.round(s.price * 0.41))],
    ]),
  )}${leftTable([
    ['Name of Primary Owner', recorded(s, ' &amp; ', capital)],
    ['Property Address', place(s)],
    ['Pin Code', tell.states('pincode', s.pin)],
    [s.isFlat ? 'Area' : 'Plot area', area(s)[1]],
    ['User category', 'Residential - Owner occupied'],
  ])}${abreast(
    ['Tax name', 'Half 1 (Apr-Sep)', 'Half 2 (Oct-Mar)'],
    [
      ['General Tax', grouped(half), grouped(half)],
      ['Water Benefit Tax', grouped(half / 2), grouped(half / 2)],
      ['Sewerage Tax', grouped(half / 4), grouped(half / 4)],
      ['Municipal Education Cess', grouped(half / 5), grouped(half / 5)],
      ['Total', grouped(rounded(half * 1.95)), grouped(rounded(half * 1.95))],
    ],
  )}<p>Please pay through NEFT / UPI. Office: Assistant Assessor, ${s.town} - ${s.officePin}. Helpline 1916</p>`
}

/** A receipt that the self-assessment portal prints. */
const selfAssessed = (s: Scene): string => {
  begun(s, 'Property Tax Receipt', 'Tax Paid Receipt')
  const { tell } = s
  if (!s.isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const tax = s.whole(30, 190, 146) * 40
  return `<p class="bar">PROPERTY TAX RECEIPT - ${s.town} Municipal Corporation</p>${boxTable([
    ['Receipt No.', `${yearOf(s)}/${s.digits(8, 147)}`],
    ['Receipt date', dayOf(s.dates.letter).dashes],
    ['Assessment year', yearOf(s)],
    ['Owner Name', recorded(s, ' &amp; ', capital)],
    ["Father's / Husband's Name", escaped(s.first.elder)],
    ['UPIC / Application No.', s.digits(15, 148)],
    ['Property Address', place(s)],
    ['Pincode', tell.states('pincode', s.pin)],
    ['Ward', `${s.ward} - ${s.colony}`],
    s.isFlat ? ['Built up area', flatArea(s)] : ['Plot area', extent(s)],
    !s.isFlat && s.hasHouse && ['Covered area (sq. ft.)', grouped(s.sqft.built)],
    ['Usage', 'Residential (self)'],
    ['Property tax', grouped(tax)],
    ['Cess 24 %', grouped(rounded(tax * 0.24))],
    ['Rebate 5 %', grouped(rounded(tax * 0.05))],
    ['Amount paid', grouped(rounded(tax * 1.19))],
  ])}<p>Mode: Net banking, Txn ${s.digits(12, 149)}. Paid by: ${escaped(s.witnesses[0].name)}, Mob: ${s.witnesses[0].mobile}</p>${clauses(
    standing(s, 'civic', 150, 0.5),
    () => '*',
  )}`
}

const planOf = (s: Scene) => {
  const { sqft, sqmt, tell, pick, whole, has, isWest, isSouth, wing } = s
  const upper = whole(1, 3, 151)
  const stilted = has(0.4, 152)
  const code = stilted ? `S+${upper}` : `G+${upper}`
  const year = dayOf(s.dates.plan).year
  const numbers = isWest
    ? [`CHE/WS/${s.digits(4, 153)}/${wing}/337`, `CC/${s.digits(4, 153)}/${year % 100}`, `VP/S05/${s.digits(4, 153)}/20`]
    : isSouth
      ? [`AD.COM./SUT/${s.digits(4, 153)}/${year % 100}-${(year + 1) % 100}`, `LP/${s.digits(3, 153)}/${year}-${(year + 1) % 100}`]
      : [`${s.digits(8, 153)}`, `${s.digits(3, 153)}/B/HQ/${year}`, `BLDG/SANC/${s.digits(4, 153)}`]
  const words = [code, stilted ? `Stilt + ${upper} Upper Floors` : `Ground + ${upper} Floors`]
  const forms = isSouth ? [`${grouped(sqft.plot)} Sq.ft.`] : [`${grouped(sqmt.plot)} Sq. Mt.`, `${grouped(sqmt.plot)} sq. mtrs.`]
  return { ...approvalOf(s, numbers, code, words, 154), land: tell.states('land_area_plan', pick(forms, 157)), site: planPlace(s) }
}
const zone = (s: Scene, word: string): string => s.tell.states('usage_as_per_cdp', word, 'Residential', word)
const use = (s: Scene, word = 'Residential'): string => s.tell.states('usage_approved_as_per_plan', word, 'Residential')

/** The certificate by which work may begin, with its conditions. */
const commencement = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b>${s.town.toUpperCase()} MUNICIPAL CORPORATION</b><br>FORM 'A'<br>COMMENCEMENT CERTIFICATE</p><p>No. ${plan.number()} <span
class="far">Date: ${plan.date()}</span></p><p>To,<br>${recorded(s, '<br>', mr)}<br>(Owner)<br>${escaped(s.first.home)} - ${
    s.homePin
  }</p><p>Sir,</p><p>With reference to your application No. ${s.digits(5, 158)} for development permission and grant of Commencement Certificate to erect a
${use(s, 'residential')} building on ${plan.site}${pinIn(s, 0.3, 159)}, admeasuring ${plan.land}, the Commencement Certificate / Building Permit is granted for
${plan.floors()} having total built-up area of ${plan.built()} sq. ft., subject to the following conditions:</p>${clauses([
    'The land vacated in consequence of the endorsement of the setback line shall form part of the public street.',
    s.has(0.6, 160) && `The land falls under ${zone(s, 'Residential Zone')} as per the sanctioned Development Plan 2034.`,
    'No new building shall be occupied until occupation permission has been granted.',
    'This certificate shall remain valid for one year from the date of its issue.',
    ...standing(s, 'plan', 161, 0.5),
  ])}<p class="right">Executive Engineer (Building Proposal)</p><p>Copy to: Architect ${escaped(s.officer.name)}, ${s.officer.mobile}</p>`
}

/** A sanction letter of an authority whose facts stand in a sheet. */
const sanctionSheet = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b>${s.authority.toUpperCase()}</b><br>BUILDING SECTION</p><h1>SANCTION LETTER FOR BUILDING PLAN</h1>${pairTable(
    [
      ['Sanction No.', plan.number()],
      ['Sanction Date', plan.date()],
      ['File / Online application No.', s.digits(8, 162)],
      ['Valid up to', `31/03/${dayOf(s.dates.plan).year + 5}`],
      ['Name of owner', recorded(s)],
      ['Architect', `${escaped(s.officer.name)}, CA/${s.digits(4, 163)}/${s.digits(5, 164)}`],
    ],
  )}${numberedTable([
    ['Site address', `${plan.site}${pinIn(s, 0.3, 165)}`],
    ['Plot area', plan.land],
    ['Proposed use', use(s)],
    ['Land use as per Master Plan 2031', s.has(0.6, 166) ? zone(s, 'Residential') : 'As per layout'],
    ['No. of floors sanctioned', plan.floors()],
    ['Total covered area sanctioned', `${plan.built()} sq. ft.`],
    ['FAR permissible / achieved', `2.25 / ${s.whole(12, 21, 167) / 10}`],
    ['Ground coverage', `${s.whole(40, 70, 168)} %`],
    ['Height', `${s.whole(9, 15, 169)}.00 m`],
    ['Fee paid', rs(s.whole(20, 90, 170) * 510)],
  ])}<p>The plans are sanctioned under the bye-laws subject to the terms printed below.</p>`
}

/** A certificate that a finished house may be lived in, which tells of its plan. */
const occupancy = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b>${s.town.toUpperCase()} MUNICIPAL CORPORATION</b><br>TOWN PLANNING SECTION</p><h1>OCCUPANCY CERTIFICATE</h1><p>OC No. ${s.digits(
    3,
    171,
  )}/OC/${dayOf(s.dates.letter).year} <span class="far">Date: ${dayOf(s.dates.letter).typed}</span></p><p>It is certified that the ${use(
    s,
    'residential',
  )} building of ${recorded(s, ' and ', mr)} at ${plan.site}${pinIn(s, 0.3, 172)}, constructed under the plan sanctioned vide No. ${plan.number()} dated
${plan.date()}, was inspected by the Junior Engineer and is permitted to be occupied.</p>${leftTable([
    ['Plot area as per sanctioned plan', plan.land],
    ['Floors as per sanctioned plan', plan.floors()],
    ['Total sanctioned built-up area', `${plan.built()} sq. ft.`],
    ['Compounding fee', 'Nil'],
  ])}<p>Structural stability certificate by ${escaped(s.partner.name)}, Structural Engineer, is on record.</p><p class="right">Assistant Town
Planner</p>`
}

export const taxReceipt = drafted(11, (s) => (s.isWest ? halfYearly(s) : selfAssessed(s)), selfAssessed)
export const sanctionLetter = drafted(12, commencement, overleaf('plan', 173, sanctionSheet, 'Terms'), occupancy)
