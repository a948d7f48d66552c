import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { boxTable, factLines, headTable, leftTable, pairTable } from '../drafts.ts'
import { drafted, pinAfter, place, planPlace, rakba, shri, superArea, type Scene } from './scene.ts'

const area = (s: Scene): readonly [string, string] => (s.isFlat ? ['Super built-up area', superArea(s)] : ['Rakba (area)', rakba(s)])

/** A circle's correction slip. */
const slip = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Correction Slip', 'Mutation Certificate', 'Mutation Correction Slip')
  mayApply(tell, buyers)
  return `<h1>SHUDDHI PATRA / CORRECTION SLIP</h1><p class="center">Anchal Karyalaya (Circle Office), ${s.town}, Zila
${s.district}</p>${pairTable([
    ['Mutation Case No.', `${s.digits(4, 120)}/${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100}`],
    ['Date of order', dayOf(s.dates.letter).dots],
    ['Jamabandi raiyat (old)', escaped(seller.name)],
    ['New raiyat', owners(tell, buyers, ', ', shri)],
    ['Mauza / Thana No.', `${s.mauza} / ${s.thana}`],
    ['Khata / Khesra', `${s.khata} / ${s.khesra}`],
    ['Vivaran', `${place(s)}${pinAfter(s, 0.4, 121)}`],
    area(s),
    ['Lagan', `Rs. ${s.whole(2, 60, 122)}.00`],
    ['Basis', `Kewala No. ${s.digits(4, 123)} dt. ${dayOf(s.dates.deed).dots}`],
  ])}<p>Rajaswa karmchari ko suchit kiya jata hai ki panji-2 me sudhar karen. <span class="far">Anchal Adhikari</span></p>`
}

/** A corporation's order in words. */
const order = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Mutation Certificate', 'Naamantaran Patra')
  mayApply(tell, buyers)
  return `<p class="center"><b>NAGAR NIGAM ${s.town.toUpperCase()}</b><br>Kar Vibhag (Zone ${s.whole(1, 8, 124)})</p><p>No.
${s.digits(3, 125)}/Kar/${
    dayOf(s.dates.letter).year
  } <span class="far">${dayOf(s.dates.letter).typed}</span></p><p><b>NAAMANTARAN PRAMAN PATRA (Mutation Certificate)</b></p><p>It is
certified that in respect of ${place(
    s,
  )}${pinAfter(s, 0.6, 126)}, ${area(s)[0]} ${area(s)[1]}, the name of ${owners(tell, buyers, ' and ', shri)} has been entered in place of
${shri(
  seller,
  escaped(seller.name),
  0,
)} in the assessment list with effect from 01.04.${dayOf(s.dates.letter).year}. Annual value Rs. ${grouped(
    s.whole(4, 40, 127) * 900,
  )}. Fee Rs. 1,000 (receipt ${s.digits(5, 128)}). This entry is for tax only.</p><p class="far">Kar Adhikshak</p>`
}

/** Holding tax receipt of a municipal portal. */
const holding = (s: Scene): string => {
  const { tell, buyers, isFlat, sqft } = s
  mayList(tell, 'Holding Tax Receipt', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) tell.allows('document_area_sqft', String(sqft.built))
  const tax = s.whole(9, 90, 130) * 40
  return `<p class="center"><b>HOLDING TAX RECEIPT</b><br>${s.town} Municipal Corporation</p>${factLines([
    ['Receipt No', s.digits(10, 131)],
    ['Date', dayOf(s.dates.letter).dashes],
    ['New Holding No', `${s.digits(13, 132)}A${s.whole(1, 9, 133)}`],
    ['Old Holding No', s.holding],
    ['Ward No', String(s.ward)],
    ['Owner Name', owners(tell, buyers, ', ', (_, name) => name.toUpperCase())],
    ['Guardian', escaped(s.first.elder)],
    ['Mobile', `******${s.first.mobile.slice(6)}`],
    ['Property Address', place(s)],
    s.has(0.6, 134) && ['Pin', tell.states('pincode', s.pin)],
    isFlat ? ['Built up area', superArea(s, 'Sq Ft')] : ['Area of plot', rakba(s)],
    !isFlat && ['Covered area', `${grouped(sqft.built)} Sq.ft.`],
    ['Usage', 'Residential'],
  ])}${headTable([
    ['FY', `${dayOf(s.dates.letter).year}-${dayOf(s.dates.letter).year + 1}`],
    ['ARV', String(tax * 11)],
    ['Holding tax', String(tax)],
    ['Water cess', '0'],
    ['RWH penalty', String(rounded(tax / 2, 0))],
    ['Rebate', String(rounded(tax / 20, 0))],
    ['Amount received', String(tax + rounded(tax / 2, 0) - rounded(tax / 20, 0))],
  ])}<p>In words: as above. Mode: Cash. TC: ${escaped(s.officer.name)}, ${s.officer.mobile}. Toll free 1800 ${s.digits(3, 135)} 4500</p>`
}

/** A house tax bill in boxes. */
const bill = (s: Scene): string => {
  const { tell, buyers } = s
  mayList(tell, 'House Tax Bill', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  return `<p class="band">Griha Kar / House Tax Bill-cum-Receipt</p>${boxTable([
    ['House ID', s.digits(12, 136)],
    ['Bhawan swami (Owner)', owners(tell, buyers, ' / ')],
    ['Pita / Pati', escaped(s.first.elder)],
    ['Bhawan ka pata', place(s)],
    ['Pincode', s.has(0.6, 137) ? tell.states('pincode', s.pin) : ''],
    area(s),
    ['Demand', `Rs. ${s.whole(600, 9_000, 138)}`],
    ['Bakaya (arrear)', `Rs. ${s.whole(0, 900, 139)}`],
    ['Jama dinank', dayOf(s.dates.letter).dots],
  ])}<p>Zonal Adhikari, Nagar Nigam ${s.town} - ${s.officePin}</p>`
}

const plannedOf = (s: Scene) => {
  const { tell, whole, sqft, sqmt, pick } = s
  mayApply(tell, s.buyers)
  mayList(tell, 'Sanctioned Map', 'Naksha', 'Building Plan Approval')
  const upper = whole(1, 4, 140)
  const code = s.has(0.3, 141) ? `B+G+${upper}` : `G+${upper}`
  tell.allows('floors_proposed', code)
  const date = dayOf(s.dates.plan)
  const numbers = [
    `MAP${s.digits(8, 142)}`,
    `P.C. ${s.digits(3, 142)}/${date.year}`,
    `BPBA-${s.digits(4, 142)}/${date.year}`,
    `${s.digits(2, 142)}/BHK/${s.digits(3, 143)}`,
  ]
  return {
    number: tell.states('sanction_approval_no', pick(numbers, 144)),
    date: tell.states('sanction_number_date', pick([date.dots, date.brief, date.typed], 145), date.typed),
    floors: tell.states('floors_sanctioned', pick([code, code.replaceAll('+', ' + ')], 146), code),
    land: tell.states('land_area_plan', pick([`${sqmt.plot} Sq. Mtr.`, `${sqft.plot} sq.ft.`], 147)),
    built: `${tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))} sq.ft.`,
    site: planPlace(s),
  }
}

/** An authority's permit: sections in a table. */
const permit = (s: Scene): string => {
  const { tell, buyers, authority } = s
  const plan = plannedOf(s)
  return `<p class="center"><b>${authority.toUpperCase()}</b></p><h1>MANCHITRA SWIKRITI / PERMISSION FOR CONSTRUCTION</h1>${leftTable([
    ['Permit / Swikriti No.', plan.number],
    ['Permit date', plan.date],
    ['Applicant', owners(tell, buyers, ', ', shri)],
    ['Site', `${plan.site}${pinAfter(s, 0.4, 148)}`],
    ['Plot area', plan.land],
    ['Bhu-upyog in Mahayojana (Master Plan)', s.has(0.6, 149) ? tell.states('usage_as_per_cdp', 'Residential') : 'See remarks'],
    ['Proposed use', tell.states('usage_approved_as_per_plan', 'Residential')],
    ['Storeys sanctioned', plan.floors],
    ['Ground coverage', `${s.whole(45, 65, 150)} %`],
    ['Total covered area sanctioned', plan.built],
    ['Fee deposited', `Rs. ${grouped(s.whole(14, 190, 151) * 730)}`],
  ])}<ol><li>Nirman 5 varsh me pura karen.</li><li>Rain water harvesting anivarya.</li><li>Basement only for parking.</li></ol><p
class="far">Up Sachiv /
Town Planner</p>`
}

/** A letter of approval in clauses. */
const approval = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = plannedOf(s)
  return `<p>Office of the Planning Member, ${escaped(s.authority)}<br>Letter No. ${plan.number}, dated ${plan.date}</p><p>To, ${owners(
    tell,
    buyers,
    ' & ',
    shri,
  ).replaceAll(
    ' & ',
    ' &amp; ',
  )}, ${escaped(s.first.home)}</p><p>Sub: Approval of building plan</p><p>Permission under section 16 is granted in favour of the above for
construction of a ${plan.floors} storeyed ${tell.states('usage_approved_as_per_plan', 'residential', 'Residential')} building over
${plan.site}${pinAfter(
    s,
    0.4,
    152,
  )}, with site area ${plan.land} and total built up area ${plan.built}, subject to: (a) setbacks of 3 m in front; (b) parking of
${s.whole(20, 60, 153)} sq.m; (c) ${
    s.has(0.5, 154)
      ? `the site being in ${tell.states('usage_as_per_cdp', 'Residential')} use zone of the CDP`
      : 'NOC of the fire officer, if required'
  }; (d) validity of three years; (e) no dues to the ${s.town} corporation. Technical person: ${escaped(s.witnesses[0].name)}, Regn.
${s.digits(3, 155)}.</p><p
class="far">Planning Member</p>`
}

export const mutation = drafted(10, slip, order)
export const taxReceipt = drafted(11, holding, bill)
export const sanctionLetter = drafted(12, permit, approval)
