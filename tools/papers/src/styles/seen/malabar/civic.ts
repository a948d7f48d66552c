import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { boxTable, factLines, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, twoBlocks } from '../layouts.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { overleaf } from '../standing.ts'
import { aged, coastal, drafted, extent, landPlace, place, planPlace, sri, superArea, type Scene } from './scene.ts'

const recorded = (s: Scene, between: string): string => owners(s.tell, s.buyers, between)

/** A village officer's order that moves the land to another thandaper. */
const pokkuvaravu = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Mutation Order', 'Pokkuvaravu', 'Thandaper Extract')
  mayApply(tell, buyers)
  return `<p class="center"><b>VILLAGE OFFICE, ${s.village.toUpperCase()}</b><br>${s.taluk} Taluk, ${s.district} District</p><p>T.R. No.
${s.digits(3, 120)}/${dayOf(s.dates.letter).year} <span class="far">${dayOf(s.dates.letter).dots}</span></p><h1>TRANSFER OF REGISTRY
(POKKUVARAVU)</h1>${abreast(
    ['', 'From', 'To'],
    [
      ['Thandaper No.', String(s.thandaper), String(s.thandaper + 41)],
      ['Pattadar', escaped(seller.name), recorded(s, '<br>')],
      ['Parentage', escaped(seller.elder), escaped(s.first.elder)],
    ],
  )}${leftTable([
    ['Land', `${landPlace(s)}${pinIn(s, 0.3, 121)}`],
    ['Extent transferred', extent(s)],
    ['Deed', `${s.digits(4, 122)}/${dayOf(s.dates.deed).year} of S.R.O. ${s.town}`],
    ['Tax per year', `₹ ${s.whole(20, 300, 123)}`],
  ])}<p>Form A and B proceedings closed. Village Officer</p>`
}

/** A possession certificate, one sentence long. */
const certificate = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Possession Certificate', 'Mutation Certificate')
  mayApply(tell, buyers)
  const land = s.isFlat ? `${place(s)}${pinIn(s, 0.3, 124)} (${superArea(s)})` : `${landPlace(s)}${pinIn(s, 0.3, 125)}, ${extent(s)}`
  return `<p class="right">Certificate No. ${s.digits(8, 126)}</p><h1>OWNERSHIP AND POSSESSION CERTIFICATE</h1><p>Certified that ${owners(
    tell,
    buyers,
    ' and ',
    aged,
  )} are in absolute possession and enjoyment of ${land}, which was mutated on ${dayOf(s.dates.letter).typed} from ${sri(
    seller,
    escaped(seller.name),
    0,
  )} to their name in Thandaper ${s.thandaper}, that basic tax is remitted up to date and that no revenue recovery is pending. This is
issued
on request for producing before a bank for loan.</p><p>Local enquiry by ${escaped(s.officer.name)}, Special Village Officer. Office
Phone ${s.digits(11, 127)}, ${s.town} - ${s.officePin}</p>`
}

/** Goa's record of rights: occupants of a survey number. */
const formOne = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Form I & XIV', 'Mutation Certificate', 'Record of Rights')
  mayApply(tell, buyers)
  return `<h1>FORM I &amp; XIV<br><small>Record of Rights</small></h1>${pairTable([
    ['Taluka', s.taluk],
    ['Village', s.village],
    ['Survey No.', s.survey.split('/')[0] ?? ''],
    ['Sub Div. No.', s.survey.split('/')[1] ?? ''],
    ['Tenure', s.has(0.4, 128) ? tell.states('land_freehold_or_leasehold', 'Freehold') : 'Class I'],
    ['Name of field', 'Gallum Vaddo'],
    ['Total area', extent(s)],
    ['Situated', `${landPlace(s)}${pinIn(s, 0.3, 129)}`],
  ])}${abreast(
    ['S. No.', 'Name of the Occupant', 'Khata No.', 'Mutation No.', 'Remarks'],
    [
      ['1', `<s>[${escaped(seller.name)}]</s>`, s.digits(2, 130), s.digits(4, 131), ''],
      ['2', recorded(s, '<br>'), s.digits(2, 132), s.digits(4, 133), `Certified ${dayOf(s.dates.letter).dots}`],
    ],
  )}<p>Other rights: Tenant - Nil. Easement - Nil.</p>`
}

/** The basic tax receipt of the revenue portal. */
const landTax = (s: Scene): string => {
  const { tell, buyers } = s
  mayList(tell, 'Land Tax Receipt', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const due = s.whole(20, 400, 134)
  return `<p class="center"><b>Land Revenue Department</b><br>TAX RECEIPT (Basic Tax)</p>${twoBlocks(
    leftTable(
      [
        ['Receipt No.', `KL${s.digits(11, 135)}`],
        ['Date', dayOf(s.dates.letter).typed],
        ['Village', s.village],
        ['Taluk', s.taluk],
      ],
      'plain',
      ': ',
    ),
    leftTable(
      [
        ['Thandaper No.', String(s.thandaper)],
        ['Block No.', String(s.block)],
        ['Survey No.', s.resurvey],
        ['District', s.district],
      ],
      'plain',
      ': ',
    ),
  )}${abreast(
    ['Name of Thandaper holder', 'Property', 'Extent', 'Tax'],
    [[recorded(s, ', '), `${landPlace(s)}${pinIn(s, 1, 136)}`, extent(s), `₹ ${due}`]],
  )}<p>Received from ${escaped(s.partner.name)} ₹ ${due}.00 for ${dayOf(s.dates.letter).year}-${
    (dayOf(s.dates.letter).year + 1) % 100
  } through portal. Nature of land: Garden land</p>`
}

/** A local body's building tax, demand and receipt in boxes. */
const buildingTax = (s: Scene): string => {
  const { tell, buyers, isFlat, sqmt } = s
  mayList(tell, 'Building Tax Receipt', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const half = s.whole(300, 3_900, 137)
  return `<p class="center"><b>${s.isGoa ? 'VILLAGE PANCHAYAT' : 'GRAMA PANCHAYAT'} ${s.village.toUpperCase()}</b><br>${
    s.isGoa ? 'House Tax Receipt (Form No. 7)' : 'Property Tax (Building) Receipt'
  }</p>${boxTable([
    ['Receipt', `${s.digits(3, 138)}/${s.digits(6, 139)}`],
    ['Ward / Door', s.house],
    ['Paid on', dayOf(s.dates.letter).dots],
    ['Assessee', recorded(s, ', ')],
    ['Occupier', s.has(0.4, 140) ? escaped(s.partner.name) : 'Self'],
    ['Purpose', 'Residential'],
    ['Building at', `${place(s)}`],
    ['PIN', tell.states('pincode', s.pin)],
    isFlat ? ['Area', superArea(s)] : ['Plinth area (m²)', String(rounded(sqmt.built))],
    ['I half', `₹ ${half}`],
    ['II half', `₹ ${half}`],
    ['Library cess 5 %', `₹ ${rounded(half / 10, 0)}`],
  ])}<p>Secretary, ${s.village} - ${s.officePin}. Payment by ${escaped(s.witnesses[0].name)} (agent), mobile ${s.witnesses[0].mobile}</p>`
}

const planOf = (s: Scene) => {
  const { sqmt, tell, pick, whole, has, cents, isGoa } = s
  const upper = whole(1, 4, 142)
  const stilted = has(0.3, 143)
  const code = stilted ? `S+${upper}` : `G+${upper}`
  const numbers = isGoa
    ? [`VP/PDF/F.10/CL/${s.digits(3, 144)}/${dayOf(s.dates.plan).year}`, `${s.digits(2, 144)}/Const.Lic./${s.digits(3, 145)}`]
    : [
        `A3-BA(${s.digits(6, 144)})/${dayOf(s.dates.plan).year}`,
        `E2/BP/${s.digits(4, 144)}/${whole(10, 24, 145)}`,
        `PW2-BL-${s.digits(3, 144)}`,
      ]
  const plan = approvalOf(s, numbers, code, [code, stilted ? `Stilt + ${upper} floors` : `Ground + ${upper} floors`], 146)
  const forms = isGoa ? [`${sqmt.plot} sq. mts.`] : [`${rounded(sqmt.plot)} m²`, `${cents} cents (${sqmt.plot} sq.m)`]
  tell.allows('land_area_docs_sqmt', String(sqmt.plot))
  return { ...plan, land: tell.states('land_area_plan', pick(forms, 149), pick(forms, 149), `${sqmt.plot} sq.m`), site: planPlace(s) }
}
const zone = (s: Scene, word = 'Residential'): string => s.tell.states('usage_as_per_cdp', word, 'Residential')
const use = (s: Scene): string => s.tell.states('usage_approved_as_per_plan', 'Residential')

/** The statutory form of a permit: one sentence, then conditions. */
const permit = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = planOf(s)
  return `<p class="center"><small>APPENDIX C-1 [See Rule 10(3)]</small><br><b>BUILDING PERMIT</b></p><p>Permit No. ${plan.number()} <span
class="far">Dated ${plan.date()}</span></p><p>Ref: Application No. ${s.digits(6, 150)} dated 14.06.${dayOf(s.dates.plan).year} of ${owners(
    tell,
    buyers,
    ' and ',
    sri,
  )}, ${escaped(s.first.home)} - ${s.homePin}</p><p>Permission is hereby granted for the construction of ${use(s)} building of
${plan.floors()} with
total built-up area ${plan.built()} sq.ft. in ${plan.site}${pinIn(s, 0.3, 151)}, the plot measuring ${plan.land}, subject to the
conditions below.</p>${clauses([
    s.has(0.6, 152) && `The site lies in ${zone(s, 'Residential zone')} of the Master Plan.`,
    `Front yard ${s.whole(3, 5, 153)}.00 m, rear 2.00 m, sides 1.20 m.`,
    `Coverage ${s.whole(40, 60, 154)} %, F.A.R. 1.${s.whole(10, 90, 155)}.`,
    `Valid for five years from the date of issue.`,
  ])}<p>Secretary, ${s.village} Grama Panchayat</p>`
}

/** A permit's particulars as a numbered sheet. */
const sheet = (s: Scene): string => {
  const { buyers } = s
  const plan = planOf(s)
  return `<p class="center"><b>${s.authority.toUpperCase()}</b></p><h1>DEVELOPMENT / BUILDING PERMIT - ABSTRACT</h1>${numberedTable([
    ['Name of permit holder', recorded(s, ', ')],
    ['Permit number and date', `${plan.number()} / ${plan.date()}`],
    ['Location', `${plan.site}${pinIn(s, 0.3, 156)}`],
    ['Extent of plot', plan.land],
    ['Occupancy', `A1 ${use(s)}`],
    ['Number of floors permitted', plan.floors()],
    ['Total floor area permitted', `${plan.built()} sq.ft.`],
    ['Zoning (Development Plan)', s.has(0.6, 157) ? zone(s) : 'Not a notified scheme'],
    ['Height', `${s.whole(6, 14, 158)}.20 m`],
    ['Labour cess paid', `₹ ${grouped(s.whole(10, 90, 159) * 310)}`],
    ['Registered engineer', `${escaped(s.witnesses[1].name)}, ${s.digits(3, 160)}/BE/TVM`],
    ['Earlier permit (lapsed)', `${s.digits(3, 161)}/2009 of ${formerly(s, buyers.length)}`],
  ])}<p>For Secretary</p>`
}
const formerly = (s: Scene, count: number): string => (count > 1 ? 'the same parties' : escaped(s.earlier.name))

/** A Goan panchayat's construction licence, resting on a technical clearance. */
const licence = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = planOf(s)
  return `<h1>CONSTRUCTION LICENCE</h1>${factLines(
    [
      ['Licence No.', plan.number()],
      ['Date', plan.date()],
    ],
    ' ',
  )}<p>Licence is hereby granted to ${owners(tell, buyers, ' and ', sri)} in pursuance of Resolution No. ${s.whole(2, 14, 162)}(${s.whole(
    1,
    30,
    163,
  )}) of the Village Panchayat for construction of ${plan.floors()} ${use(s)} house in ${plan.site}${pinIn(
    s,
    0.3,
    164,
  )} as per Technical Clearance Order TPB/${s.digits(4, 165)}/TCP dated 02/03/${dayOf(s.dates.plan).year} and the plans in
triplicate.</p>${leftTable([
    ['Plot area', plan.land],
    ['Total built up area', `${plan.built()} sq. ft.`],
    s.has(0.6, 166) && ['Zone as per Regional Plan 2021', zone(s, 'Settlement (Residential)')],
    ['Fees paid', `₹ ${grouped(s.whole(10, 90, 167) * 420)} vide receipt ${s.digits(3, 168)}/41`],
  ])}${clauses(['Setbacks shall be strictly kept.', 'No trees be cut without permission.'], (at) => `(${at})`)}<p>Sarpanch <span
class="far">Secretary</span></p>`
}

export const mutation = drafted(10, coastal(pokkuvaravu, formOne), coastal(certificate, formOne))
export const taxReceipt = drafted(11, coastal(landTax, buildingTax), overleaf('civic', 169, buildingTax, 'Note'))
export const sanctionLetter = drafted(12, coastal(permit, licence), coastal(overleaf('plan', 170, sheet, 'Conditions'), licence))
