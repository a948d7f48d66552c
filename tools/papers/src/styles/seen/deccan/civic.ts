import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { boxTable, factLines, headTable, leftTable, pairTable, type Fact } from '../drafts.ts'
import { drafted, extent, pinAfter, place, planPlace, plinth, sri, type Scene } from './scene.ts'

const office = (name: string, below: string): string => `<p class="center"><b>${name.toUpperCase()}</b><br>${below}</p>`

const panchayat = (s: Scene): string => `Office of the Gram Panchayat, ${s.village}`

/** The panchayat's mutation proceedings. */
const proceedings = (s: Scene): string => {
  const { tell, buyers, seller, dates, isFlat } = s
  mayList(tell, 'Mutation Proceedings', 'Mutation Certificate')
  mayApply(tell, buyers)
  return `${office(panchayat(s), `${s.mandal} Mandal, ${s.district} District`)}<p>Proc. No.
${s.whole(11, 99, 160)}/Mut/${dayOf(dates.letter).year}
<span class="far">Dated: ${dayOf(dates.letter).dots}</span></p><p>Sub: G.P. ${s.village} - mutation of
${isFlat ? 'flat' : 'house / open plot'} - orders
issued.<br>Ref: 1. Application dt. ${dayOf(dates.deed).dots} 2. Sale deed No. ${s.digits(4, 161)}/${dayOf(dates.deed).year}</p>
<p class="center">ORDER:</p><p>The applicant ${owners(tell, buyers, ' and ', sri)} has requested to mutate
${place(s)}${pinAfter(s, 0.5, 162)},
${isFlat ? `of plinth area ${plinth(s)}` : `admeasuring ${extent(s)}`}, which so far stood in the name of ${escaped(seller.name)}. On
enquiry by the
Bill Collector the mutation is hereby ordered in the house tax demand register from ${dayOf(dates.letter).year}-${
    dayOf(dates.letter).year + 1
  }. Mutation fee of Rs. ${s.whole(500, 9_000, 163)} is remitted by challan ${s.digits(6, 164)}. This order does not confer title.</p>
<p class="right">Panchayat Secretary</p>`
}

/** A khata certificate: facts on lines. */
const khata = (s: Scene): string => {
  const { tell, buyers, seller, dates, isFlat } = s
  mayList(tell, 'Khata Certificate', 'Mutation Certificate')
  mayApply(tell, buyers)
  return `${office(`${s.town} City Municipal Council`, 'Revenue Section')}<h1>TRANSFER OF KHATA / MUTATION CERTIFICATE</h1>${factLines(
    [
      ['Khata No.', s.digits(5, 165)],
      ['PID', `${s.digits(3, 166)}-W0${s.whole(1, 9, 167)}-${s.digits(4, 168)}`],
      ['Name of khatadar', owners(tell, buyers, ', ')],
      ['Father / husband', escaped(s.first.elder)],
      ['Earlier khatadar', escaped(seller.name)],
      ['Property', place(s)],
      s.has(0.6, 169) && ['Pin code', tell.states('pincode', s.pin)],
      isFlat ? ['Built area', plinth(s)] : ['Site area', extent(s)],
      ['Basis', `Sale deed ${s.digits(4, 170)} dt. ${dayOf(dates.deed).dots}`],
      ['M.R. No.', `${s.whole(20, 99, 171)}/${dayOf(dates.letter).year}`],
    ],
    s.pick([' : ', ' - ', ' .... '], 172),
    s.pick(['', '#'], 173),
  )}<p>Certified on ${dayOf(dates.letter).spoken} for the purpose of tax only. <span class="far">Revenue Officer</span></p>`
}

/** House tax: a demand notice with arrears and current dues. */
const demand = (s: Scene): string => {
  const { tell, buyers, dates, isFlat } = s
  mayList(tell, 'House Tax Demand Notice', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const year = dayOf(dates.letter).year
  const tax = s.whole(9, 80, 175) * 100
  if (!isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const facts: Fact[] = [
    ['PTIN / Assessment No.', s.digits(10, 176)],
    ['Bill No.', s.digits(6, 177)],
    ['Owner name', owners(tell, buyers, ', ', (_, name) => name.toUpperCase())],
    ['Door No.', s.house],
    ['Locality', `${place(s)}${pinAfter(s, 0.5, 178)}`],
    isFlat ? ['Plinth area', plinth(s)] : ['Plot area', extent(s)],
    !isFlat && ['Plinth area', `${grouped(s.sqft.built)} Sft`],
    ['Usage', 'Residential'],
    ['Mobile', `XXXXXXX${s.first.mobile.slice(7)}`],
  ]
  return `${office(`${s.town} Municipality`, 'Property Tax Demand / Receipt')}${s.pick([pairTable, boxTable, leftTable], 179)(facts)}
${headTable([
  ['Half year', `I-${year}`],
  ['Property tax', String(tax)],
  ['Library cess', String(rounded(tax * 0.08, 0))],
  ['Arrears', String(s.whole(0, 40, 180) * 10)],
  ['Penalty', '0'],
  ['Total paid', String(tax + rounded(tax * 0.08, 0))],
])}<p>Paid on ${dayOf(dates.letter).brief} at Mee Seva centre, TXN ${s.digits(11, 181)}. Commissioner, ${s.town} - ${s.officePin}.</p>`
}

/** A panchayat's handwritten-like receipt in one paragraph. */
const receipt = (s: Scene): string => {
  const { tell, buyers, dates, isFlat } = s
  mayList(tell, 'House Tax Receipt', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  return `${office(panchayat(s), 'HOUSE TAX RECEIPT (Form 7)')}<p>Book ${s.digits(3, 182)} Receipt ${s.digits(3, 183)} <span
class="far">${dayOf(dates.letter).dots}</span></p><p>Received from ${owners(tell, buyers, ' and ', sri)} a sum of Rs.
${s.whole(300, 4_000, 184)}/- towards house tax, light cess and water charges for the year ${dayOf(dates.letter).year} in respect of
${place(s)}${pinAfter(s, 0.5, 185)}${isFlat ? `, plinth area ${plinth(s)}` : `, extent ${extent(s)}`}.</p>
<p class="right">Bill Collector</p>`
}

const storeys = ['', 'Ground + 1 upper floor', 'Ground + 2 upper floors', 'Ground + 3 upper floors']

/** What a permit says of the plan, noted. */
const planned = (s: Scene): { number: string; date: string; floors: string; area: string; land: string; site: string; built: string } => {
  const { tell, whole, authority, isKannada, sqft, sqyd, sqmt, has } = s
  const upper = whole(1, 3, 190)
  const stilt = has(0.3, 191)
  const code = stilt ? `S+${upper + 1}` : `G+${upper}`
  const shown = stilt ? `Stilt + ${upper + 1} upper floors` : s.pick([storeys[upper] ?? code, code], 192)
  const date = dayOf(s.dates.plan)
  const number = s.pick(
    [
      `${s.digits(6, 193)}/${authority.slice(0, 3).toUpperCase()}/${date.year}`,
      `BA/${s.digits(4, 193)}/${date.year}`,
      `Rc.No.${s.digits(4, 193)}/${date.year}/G1`,
    ],
    194,
  )
  const site = planPlace(s)
  const land = isKannada ? `${sqft.plot} sq.ft` : s.pick([`${sqmt.plot} Sq.m`, `${sqyd} Sq. Yards`], 195)
  mayApply(tell, s.buyers)
  mayList(tell, 'Building Permit Order', 'Sanctioned plan', 'Building Permission')
  tell.allows('floors_proposed', code)
  const builtNote = tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))
  return {
    number: tell.states('sanction_approval_no', number),
    date: tell.states('sanction_number_date', s.pick([date.dots, date.brief, date.spoken, date.typed], 196), date.typed),
    floors: tell.states('floors_sanctioned', shown, code),
    land: tell.states('land_area_plan', land),
    area: `${sqmt.plan} Sq.m`,
    built: `${builtNote} Sft`,
    site,
  }
}

/** A development authority's permit order in numbered tables. */
const permit = (s: Scene): string => {
  const { tell, buyers, witnesses, dates } = s
  const plan = planned(s)
  return `${office(s.authority, 'BUILDING PERMIT ORDER')}<p>To<br>${owners(tell, buyers, ', ', sri)}</p>${pairTable([
    ['File / Permit No.', plan.number],
    ['Date', plan.date],
  ])}<p>Sir/Madam, your application dated ${dayOf(dates.plan).dots} for permission is sanctioned as detailed below:</p>${leftTable([
    ['A. Applicant and licensed personnel', `Architect: ${escaped(witnesses[0].name)}, CA/${s.digits(5, 197)}`],
    ['B1. Site details', `${plan.site}${pinAfter(s, 0.4, 198)}`],
    ['B2. Plot area as per documents', plan.land],
    ['C1. No. of floors', plan.floors],
    ['C2. Use', tell.states('usage_approved_as_per_plan', 'Residential', 'Residential', 'Residential building')],
    ['C3. Floor area total', `${plan.built} (${plan.area})`],
    s.has(0.6, 199) && [
      'D. Land use as per Master Plan',
      tell.states('usage_as_per_cdp', 'Residential', 'Residential', 'Residential use zone'),
    ],
    ['E. Setbacks (m)', 'Front 3.00, rear 1.50, sides 1.50'],
    ['F. Fee', `Rs. ${grouped(s.whole(20, 190, 200) * 1_000)}`],
  ])}<ol><li>The permission is valid for six years.</li><li>Rain water harvesting pits shall be dug.</li><li>Stilts shall not be
converted.</li></ol><p class="right">For Metropolitan Commissioner</p>`
}

/** A letter of a panchayat with technical approval from the planner. */
const approval = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = planned(s)
  return `${office(panchayat(s), 'PERMISSION TO CONSTRUCT A RESIDENTIAL HOUSE')}<p>Permission No. ${plan.number} dated ${plan.date}</p>
<p>Permission is accorded to ${owners(tell, buyers, ' and ', sri)} to construct a
${tell.states('usage_approved_as_per_plan', 'residential', 'Residential')} house of ${plan.floors} in
${plan.site}${pinAfter(s, 0.4, 201)}, on a
plot of ${plan.land}, the total plinth area of all floors being ${plan.built}, as per the plan enclosed and the technical approval of the
Town
Planning Officer in L.P. No. ${s.lp}.</p>
${
  s.has(0.5, 202)
    ? `<p>The site falls in ${tell.states('usage_as_per_cdp', 'Residential')} zone of the Zonal Development
Plan.</p>`
    : ''
}<p>Conditions: (i)
The work shall commence within one year. (ii) The applicant shall leave ${s.whole(5, 9, 203)} feet for road widening. (iii) House tax
shall be
paid from completion. Development charges of Rs. ${grouped(s.whole(4, 40, 204) * 1_000)} remitted vide receipt ${s.digits(5, 205)}.</p><p
class="right">Sarpanch / Executive Authority</p>`
}

export const mutation = drafted(10, proceedings, khata)
export const taxReceipt = drafted(11, demand, receipt)
export const sanctionLetter = drafted(12, permit, approval)
