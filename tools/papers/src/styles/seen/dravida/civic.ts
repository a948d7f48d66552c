import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { boxTable, factLines, headTable, numberedTable, pairTable } from '../drafts.ts'
import { drafted, extent, pinAfter, place, planPlace, shri, superArea, thiru, type Scene } from './scene.ts'

const area = (s: Scene): readonly [string, string] => (s.isFlat ? ['Plinth area', superArea(s)] : ['Extent', extent(s)])

/** Patta transfer order of a Tahsildar. */
const patta = (s: Scene): string => {
  const { tell, buyers, seller, dates, taluk } = s
  mayList(tell, 'Patta Transfer Order', 'Mutation Certificate', 'Patta')
  mayApply(tell, buyers)
  return `<p class="center"><b>Proceedings of the Zonal Deputy Tahsildar, ${taluk}</b></p><p>Na.Ka.
${s.digits(4, 150)}/${dayOf(dates.letter).year} <span
class="far">Dated ${dayOf(dates.letter).dots}</span></p><p>Sub: Patta transfer - ${s.village} village - ordered.<br>Read: Petition of
${owners(tell, buyers, ' and ', thiru)}; report of the V.A.O.</p><p>ORDER: Based on sale deed
${s.digits(4, 151)}/${dayOf(dates.deed).year}, the name of the
petitioner is entered in the chitta for ${place(s)}${pinAfter(s, 0.4, 152)}, ${area(s)[0].toLowerCase()} ${area(s)[1]}, by removing the
name of ${shri(
    seller,
    escaped(seller.name),
    0,
  )}. Old Patta ${s.patta}, new Patta ${s.digits(4, 153)}. Appeal lies to the R.D.O. in 30 days.</p><p class="far">Zonal Deputy
Tahsildar</p>`
}

/** A Kerala village office's possession certificate after pokkuvaravu. */
const village = (s: Scene): string => {
  const { tell, buyers, seller, dates } = s
  mayList(tell, 'Possession Certificate', 'Mutation Certificate', 'Pokkuvaravu')
  mayApply(tell, buyers)
  return `<p class="center">Government of ${s.state}<br><b>REVENUE DEPARTMENT</b><br>MUTATION (POKKUVARAVU) CERTIFICATE</p>${pairTable([
    ['Certificate No.', s.digits(8, 154)],
    ['Date', dayOf(dates.letter).typed],
    ['District', s.district],
    ['Taluk', s.taluk],
    ['Village', s.village],
    ['Thandaper No.', s.patta],
    ['Name of pattadar', owners(tell, buyers, ', ')],
    ['Name and address of transferor', `${escaped(seller.name)}, ${escaped(seller.home)}`],
    ['Property', place(s)],
    area(s),
    ['Pincode', s.has(0.6, 155) ? tell.states('pincode', s.pin) : '-'],
    ['Deed', `${s.digits(4, 156)}/${dayOf(dates.deed).year}`],
  ])}<p>Village Officer, ${s.village}. Issued for bank loan purpose.</p>`
}

/** Corporation's half-yearly receipt, from a line printer. */
const corporation = (s: Scene): string => {
  const { tell, buyers, dates, isFlat, sqft } = s
  mayList(tell, 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) tell.allows('document_area_sqft', String(sqft.built))
  const tax = s.whole(6, 60, 157) * 50
  return `<div class="mono"><div>${s.town.toUpperCase()} CORPORATION - PROPERTY TAX
RECEIPT</div><div>-----------------------------------------</div>${factLines(
    [
      ['Receipt No', s.digits(9, 158)],
      ['Receipt Dt', dayOf(dates.letter).typed],
      ['Asst No', `0${s.whole(1, 9, 159)}/${s.digits(3, 160)}/${s.digits(5, 161)}`],
      ['Assessee', owners(tell, buyers, ', ', (_, name) => name.toUpperCase())],
      ['Premises', `${place(s)}${pinAfter(s, 0.5, 162, ' ')}`],
      isFlat ? ['Area', superArea(s)] : ['Site', extent(s)],
      !isFlat && ['Built up', `${grouped(sqft.built)} sq ft`],
      ['Usage', 'Residential'],
      ['Period', `I/${dayOf(dates.letter).year}`],
      ['General tax', `${tax}.00`],
      ['Education tax', `${rounded(tax * 0.2, 0)}.00`],
      ['Total', `${tax + rounded(tax * 0.2, 0)}.00`],
      ['Paid by', `UPI ${s.first.mobile.slice(0, 2)}xxxxxx${s.first.mobile.slice(8)}@upi`],
    ],
    s.pick([' : ', '  ', ' .. '], 163),
  )}<div>** THANK YOU ** Helpline 1913</div></div>`
}

/** Building tax and land tax of a panchayat, two tables on one sheet. */
const panchayat = (s: Scene): string => {
  const { tell, buyers, dates, isFlat } = s
  mayList(tell, 'Building Tax Receipt', 'Basic Tax Receipt', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const tax = s.whole(3, 40, 164) * 10
  return `<h1>${s.village} Grama Panchayat</h1><p class="center">Receipt for ${isFlat ? 'building' : 'land and building'} tax - Form TR
5</p>${boxTable([
    ['Ward / Door', `${s.whole(1, 18, 165)} / ${s.digits(3, 166)}`],
    ['Owner', owners(tell, buyers, ', ', shri)],
    ['Receipt', s.digits(6, 167)],
    ['Address of building', place(s)],
    ['PIN', s.has(0.5, 168) ? tell.states('pincode', s.pin) : '-'],
    area(s),
  ])}${headTable([
    ['Year', `${dayOf(dates.letter).year}-${(dayOf(dates.letter).year + 1) % 100}`],
    ['Tax', `${tax}.00`],
    ['Library cess', `${rounded(tax / 20, 0)}.00`],
    ['Arrear', '0.00'],
    ['Fine', `${s.whole(0, 9, 169)}.00`],
    ['Received on', dayOf(dates.letter).dots],
  ])}<p>Secretary <span class="far">Cashier</span></p>`
}

/** What a planning permission says, noted. */
const plannedOf = (s: Scene) => {
  const { tell, whole, sqft, sqmt, isKerala, pick } = s
  mayApply(tell, s.buyers)
  mayList(tell, 'Planning Permission', 'Building Permit', 'Sanctioned Plan')
  const upper = whole(1, 3, 170)
  const isStilt = s.has(0.35, 171)
  const code = isStilt ? `S+${upper}` : `G+${upper}`
  const names = `Ground floor${['', ', First floor', ', First and Second floors', ', First to Third floors'][upper] ?? ''}`
  const shown = isStilt ? pick([`Stilt + ${upper} floors`, code], 172) : pick([names, `G + ${upper}`, code], 173)
  tell.allows('floors_proposed', code)
  const date = dayOf(s.dates.plan)
  const numbers = [
    `PP/NHRB/${s.digits(3, 174)}/${date.year}`,
    `B.A. ${s.digits(4, 174)}/${date.year}`,
    `E4-${s.digits(5, 174)}/${date.year % 100}`,
  ]
  return {
    number: tell.states('sanction_approval_no', pick(numbers, 175)),
    date: tell.states('sanction_number_date', pick([date.dots, date.dashes, date.spoken], 176), date.typed),
    floors: tell.states('floors_sanctioned', shown, code),
    land: tell.states('land_area_plan', isKerala ? `${sqmt.plot} sq.m` : pick([`${sqft.plot} sq.ft`, `${sqmt.plot} sq.mtr`], 177)),
    built: `${tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))} sq.ft`,
    metres: `${sqmt.plan} sq.m`,
    site: planPlace(s),
  }
}

/** Planning permission as a board's proceedings with a paragraph of facts. */
const permission = (s: Scene): string => {
  const { tell, buyers, authority } = s
  const plan = plannedOf(s)
  return `<p class="center"><b>${authority.toUpperCase()}</b></p><p>Planning Permission No. ${plan.number} <span class="far">Dated:
${plan.date}</span></p><p>To:
${owners(tell, buyers, ' &amp; ', thiru)}</p><p>Sub: Proposed construction of ${plan.floors} ${tell.states(
    'usage_approved_as_per_plan',
    'residential',
    'Residential',
  )} building at ${plan.site}${pinAfter(s, 0.4, 178)} - permission issued.</p><p>The plan submitted is approved for a site extent of
${plan.land} and a total
floor area of ${plan.built} (${plan.metres})${
    s.has(0.6, 179)
      ? `. The site lies in
${tell.states('usage_as_per_cdp', 'Primary Residential', 'Residential', 'Primary Residential', 'Primary Residential use zone')} use
zone of the Second Master Plan`
      : ''
  }. Setbacks: front 10 ft, rear 5 ft. Height 9 m.</p><p>1. Valid for five years. 2. Rain water harvesting is compulsory. 3. Applicant
paid scrutiny fee Rs ${s.whole(
    1,
    9,
    180,
  )},450 and development charge Rs ${s.whole(11, 90, 181)},200.</p><p class="far">For Member Secretary</p>`
}

/** A Kerala building permit: a numbered form. */
const permit = (s: Scene): string => {
  const { tell, buyers, sqft, witnesses } = s
  const plan = plannedOf(s)
  return `<h1>BUILDING PERMIT (Appendix C)</h1><p class="center">${s.village} Grama Panchayat, ${s.district}</p>${numberedTable([
    ['Permit number', plan.number],
    ['Date of issue', plan.date],
    ['Name of applicant', owners(tell, buyers, ', ', shri)],
    ['Nature of construction', 'New'],
    ['Location of site', `${plan.site}${pinAfter(s, 0.4, 182, ', PIN ')}`],
    ['Area of plot', plan.land],
    ['Occupancy', tell.states('usage_approved_as_per_plan', 'A1 Residential', 'Residential', 'A1 Residential')],
    ['Number of floors', plan.floors],
    ['Total built up area permitted', plan.built],
    ['Ground floor area', `${grouped(Math.round(sqft.plan * 0.6))} sq.ft`],
    ['Coverage / FAR', `${s.whole(40, 60, 183)} % / 1.${s.whole(0, 9, 184)}`],
    s.has(0.5, 185) && ['Zone in Town Planning Scheme', tell.states('usage_as_per_cdp', 'Residential')],
    ['Licensee', `${escaped(witnesses[0].name)}, Engineer A, ${s.digits(4, 186)}`],
  ])}<p>The work shall be carried out as per the approved drawings. Valid for 5 years. <span class="far">Secretary</span></p>`
}

export const mutation = drafted(10, patta, village)
export const taxReceipt = drafted(11, corporation, panchayat)
export const sanctionLetter = drafted(12, permission, permit)
