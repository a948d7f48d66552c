import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayConvert } from '../../truths.ts'
import { headTable, pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { begun, capital, drafted, extent, place, planPlace, recorded, rs, rupee, shri, size, type Scene } from './scene.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.super : s.sqft.built), String(s.sqft.plot))
}
const yearOf = (s: Scene): string => `${dayOf(s.dates.letter).year - 1}-${dayOf(s.dates.letter).year % 100}`

/** A property card of the city survey: holders of many years, the last of them holds today. */
const propertyCard = (scene: Scene): string => {
  const s = { ...scene, isFlat: false }
  opened(s, 'Property Card', 'Mutation')
  s.tell.allows('flat', String(s.citySurvey))
  mayConvert(s.tell, s.sqft.plot)
  const { tell, sqmt, digits, dates, town, district, locality, citySurvey } = s
  const whole = `C.T.S. No. ${citySurvey}, ${locality}, Taluka ${town}, District ${district}`
  const short = [
    `${locality}, Taluka ${town}, District ${district}`,
    `City Survey No. ${citySurvey}, ${locality}, Taluka ${town}, District ${district}`,
    `${whole}, ${s.state}`,
  ]
  tell.states('property_address_doc', whole, whole, ...short)
  const year = dayOf(dates.deed).year
  const isMarathi = s.state === 'Maharashtra'
  return `<p class="center"><b>${isMarathi ? 'मालमत्ता पत्रक' : 'संपत्ति पत्रक'} / PROPERTY REGISTER CARD</b></p>${headTable([
    [isMarathi ? 'गाव/पेठ : Village' : 'ग्राम : Village', locality],
    [isMarathi ? 'तालुका : Taluka' : 'तहसील : Taluka', town],
    [isMarathi ? 'जिल्हा : District' : 'जिला : District', district],
  ])}${headTable([
    ['C.T.S. No.', String(citySurvey)],
    ['Sheet No.', `${s.whole(10, 90, 150)}`],
    ['Area sq.mt.', tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))],
    ['Tenure', 'C'],
    ['Assessment Rs.', `${s.whole(4, 60, 151)}.50`],
  ])}${abreast(
    ['Date', 'Transaction', 'Vol. No.', 'New holder (H) / lessee (L) / encumbrance (E)', 'Attestation'],
    [
      [`11/05/${year - 31}`, 'By enquiry', '-', `(H) ${escaped(s.earlier.name)}`, 'C.T.S.O.'],
      [`23/08/${year - 12}`, `Sale, Regd. Doc. ${digits(4, 152)}`, 'M.E. 211', `(H) ${escaped(s.seller.name)}`, 'C.T.S.O.'],
      [
        dayOf(dates.deed).typed,
        `Sale, Regd. Doc. ${digits(5, 153)}`,
        `M.E. ${digits(4, 154)}`,
        `(H) ${recorded(s, '<br>(H) ', shri)}`,
        'C.T.S.O.',
      ],
    ],
  )}<p>Fee Rs. 135. Copy applied for by Adv. ${escaped(s.witnesses[0].name)} on ${dayOf(dates.letter).typed}, prepared by ${escaped(s.officer.name)}.</p>`
}

/** The order by which a tehsil or a body enters a name: all of it one long paragraph. */
const order = (s: Scene): string => {
  opened(s, 'Mutation Order', 'Namantaran', 'Mutation')
  const { digits, dates, seller, earlier } = s
  return `<p class="center"><b>कार्यालय ${s.town} / OFFICE OF THE ${s.town.toUpperCase()} ${s.authority.toUpperCase()}</b><br>${escaped(s.road)}, ${
    s.town
  } - ${s.officePin}</p><h1>नामांतरण आदेश / MUTATION ORDER</h1><p>Case No. ${digits(4, 155)}/A-6/${yearOf(s)} <span class="far">Dt. ${
    dayOf(dates.letter).dots
  }</span></p><p>Perused the application of transfer, received on ${dayOf(dates.deed).dots} through Lok Seva Kendra, together with the report of the revenue inspector, ${shri(s.officer, escaped(s.officer.name), 0)}. As no objection was received within 15 days of the public notice, it is ordered that in respect of ${place(s)}${pinIn(s, 0.4, 156)}, having ${size(
    s,
  )}, the name of the earlier holder ${escaped(seller.name)}, who had got it from ${escaped(earlier.name)}, be struck off and in its place, on the basis of registered sale deed No. ${digits(
    5,
    157,
  )}, that of ${recorded(s, ' and ', shri)}, resident of ${escaped(s.first.home)}, be entered in the register.</p><p>Fee ${rs(
    s.whole(5, 40, 158) * 100,
  )} deposited by receipt ${digits(6, 159)}. Earlier dues of ${rs(s.whole(20, 60, 160) * 100)} are cleared.</p>${clauses(standing(s, 'civic', 161))}<p>Copy to: ward office, ${shri(s.witnesses[0], escaped(s.witnesses[0].name), 0)} (objector, none heard).</p>`
}
export const mutation = drafted(2_301, propertyCard, order)

/** A bill of Gujarat's corporations: three pairs a row, owner and occupier apart. */
const taxBill = (s: Scene): string => {
  opened(s, 'Property Tax Bill', 'Tax Bill')
  const { digits, price } = s
  const tax = Math.round(price * 0.0006)
  const place_ = `${place(s)}${pinIn(s, 0.5, 162)}`
  const area = s.isFlat ? `${s.sqmt.carpet} sq.mt. carpet` : extent(s)
  s.tell.allows('document_area_sqft', String(s.sqft.carpet))
  return `<p class="center"><b>${s.town.toUpperCase()} MUNICIPAL CORPORATION</b><br>Property Tax Bill ${yearOf(s)}</p>${pairTable(
    [
      ['Tenement No.', `${digits(4, 163)}-${digits(2, 164)}-${digits(4, 165)}`],
      ['Bill No.', digits(7, 166)],
      ['Bill Dt.', dayOf(s.dates.letter).typed],
      ['Ward', s.locality],
      ['Zone', s.pick(['West', 'South East', 'New Athwa'], 167)],
      ['Owner', recorded(s, ' & ', capital)],
      ['Occupier', escaped(s.partner.name.toUpperCase())],
      ['Usage', 'Residence'],
      ['Factor F1-F4', '0.8/1.0/0.9/1.0'],
      ['Area', area],
      ['Old census no.', `B/${digits(4, 168)}`],
      ['Mobile', `XXXXXX${s.first.mobile.slice(6)}`],
      ['Address', place_],
    ],
    3,
  )}${abreast(
    ['Particular', 'Arrears', 'Current', 'Total'],
    [
      ['General tax', '0', String(tax), String(tax)],
      ['Water & drainage', '120', '900', '1020'],
      ['Education cess', '0', '210', '210'],
      ['Net payable', '120', String(tax + 1_110), String(tax + 1_230)],
    ],
  )}<p>Pay at any civic centre or ${escaped(s.lender)}, ${escaped(s.branch)}, ${s.town} ${s.officePin}. ${standing(s, 'civic', 169, 0.4).join(' ')}</p>`
}

/** A receipt off a portal: each value under its heading, stamped paid. */
const paid = (s: Scene): string => {
  opened(s, 'Property Tax Receipt')
  const { digits, dates, price } = s
  const address = `${place(s)}${pinIn(s, 0.5, 170)}`
  const land = s.isFlat ? '' : (['Plot area', extent(s)] as const)
  // a flat is held by its built-up area; a house on its plot may be typed with it
  if (s.isFlat) s.tell.states('document_area_sqft', String(s.sqft.built))
  const built = ['Built-up (taxable)', `${grouped(s.sqft.built)} sq.ft.`] as const
  return `<p class="center"><b>नगर निगम ${s.town} / ${s.town} Nagar Nigam</b><br>संपत्ति कर रसीद / Property Tax e-Receipt</p>${headTable([
    ['Receipt No.', digits(9, 171)],
    ['Txn Date', dayOf(dates.letter).dashes],
    ['Property UID', `${s.whole(10, 70, 172)}${digits(9, 173)}`],
    ['Old ID', `W${digits(5, 174)}`],
  ])}${headTable([
    ['Property owner (भवन स्वामी)', recorded(s, ', ')],
    ["Father's / Husband's name", escaped(s.first.elder)],
    ['Paid by', escaped(s.partner.name)],
  ])}${headTable([
    ['Property address (पता)', address],
    ['Ward / Zone', `${s.whole(1, 85, 175)} / ${s.whole(1, 19, 176)}`],
  ])}${headTable([land, !s.isFlat && !s.hasHouse ? ['Construction', 'Vacant'] : built, ['ARV', rupee(Math.round(price * 0.01))], ['Rate zone', '2']])}${headTable(
    [
      ['Property tax', rupee(Math.round(price * 0.0007))],
      ['Samekit kar', '₹180'],
      ['Urban dev. cess', '₹640'],
      ['Rebate', '- ₹90'],
    ],
  )}<div class="stamp" data-mark>PAID</div><p>${standing(s, 'civic', 177, 0.5).join(' ')}</p>`
}
export const taxReceipt = drafted(2_302, taxBill, paid)

const planOf = (s: Scene) => {
  const { sqft, sqmt, sqyd, tell, pick, has } = s
  mayConvert(tell, sqft.plot)
  const upper = s.whole(1, 3, 178)
  const isStilted = has(0.4, 179)
  const code = isStilted ? `S+${upper}` : `G+${upper}`
  const year = dayOf(s.dates.plan).year
  const numbers = [
    `BL/${s.digits(4, 180)}/${year}`,
    `ODPS/${year}/${s.digits(6, 180)}`,
    `CC/${s.digits(3, 180)}/${year - 2_000}-${year - 1_999}`,
    `INDB/${s.digits(4, 180)}/Z${s.whole(1, 9, 181)}/W${s.whole(10, 60, 182)}/${year}`,
  ]
  const words = [code, isStilted ? `Stilt + ${upper} upper floors` : `Ground + ${upper} floors`]
  const land = pick([`${grouped(sqmt.plot)} sq.mt.`, `${grouped(sqft.plot)} sq. ft.`, `${grouped(sqyd)} sq. yds.`], 183)
  return {
    ...approvalOf(s, numbers, code, words, 184),
    upper,
    isStilted,
    land: (): string => tell.states('land_area_plan', land),
    site: planPlace(s),
  }
}

/** A development permission with the floors in a table whose last row has their sum. */
const permission = (s: Scene): string => {
  const plan = planOf(s)
  const { sqft, sqmt, digits } = s
  const share = Math.round(sqft.plan / (plan.upper + 1))
  const metres = (feet: number): string => String(rounded(feet * 0.09290304))
  const floors = Array.from({ length: plan.upper }, (_, at) => [`Floor ${at + 1}`, 'Residential', metres(share), grouped(share)])
  const last = sqft.plan - share * plan.upper
  return `<p class="center"><b>${s.town.toUpperCase()} URBAN DEVELOPMENT AUTHORITY</b><br>FORM D - DEVELOPMENT PERMISSION (विकास अनुज्ञा)</p>${pairTable(
    [
      ['Permission No.', plan.number()],
      ['Date', plan.date()],
      ['Inward No.', digits(6, 185)],
      ['Owner', recorded(s, ' & ', shri)],
      ['Architect', `${escaped(s.officer.name)} (CA/${digits(4, 186)}/${digits(5, 187)})`],
      ['Engineer', escaped(s.partner.name)],
      ['Plot area', plan.land()],
      ['Storeys', plan.floors()],
      ['Use', s.tell.states('usage_approved_as_per_plan', 'Residential (DW-1)', 'Residential', 'Residential (DW-1)')],
    ],
    3,
  )}<p>Permission is hereby granted under section 29(1)(i) of the Act, for the site at ${plan.site}${pinIn(s, 0.3, 188)}, subject to conditions overleaf.</p>${abreast(
    ['Floor', 'Usage', 'Built-up area (sq.mt.)', 'In sq.ft.'],
    [
      [plan.isStilted ? 'Stilt' : 'Ground', plan.isStilted ? 'Parking' : 'Residential', metres(last), grouped(last)],
      ...floors,
      ['Total', '', String(sqmt.plan), plan.built()],
    ],
  )}${clauses(
    [
      s.has(0.6, 189) &&
        `The land falls under ${s.tell.states('usage_as_per_cdp', 'Residential Zone (R1)', 'Residential', 'Residential Zone', 'Residential Zone (R1)')} of the Revised Development Plan 2031.`,
      ...standing(s, 'plan', 190, 0.5),
    ],
    (at) => `${at}.`,
  )}<p>Fee receipt ${digits(7, 191)}: ${rupee(s.whole(200, 900, 192) * 100)}. Old layout permission: ${digits(3, 193)}/NA/${dayOf(s.dates.plan).year - 14}.</p>`
}

/** A letter of commencement with the facts within its sentences. */
const commencement = (s: Scene): string => {
  const plan = planOf(s)
  return `<p><b>${s.town} ${s.authority}</b>, Building Permission Cell, ${escaped(s.road)}, ${s.town} ${s.officePin}</p><p>To,<br>${recorded(s, ' and ', shri)},<br>C/o Architect ${escaped(
    s.officer.name,
  )}, ${escaped(s.officer.home)}</p><p>No. ${plan.number()} <span class="far">${plan.date()}</span></p><p><b>Sub: Sanction of building permit and commencement certificate for ${s.tell.states(
    'usage_approved_as_per_plan',
    'residential',
    'Residential',
  )} building on ${plan.site}${pinIn(s, 0.3, 194)}.</b></p><p>Ref: 1) Your application No. ${s.digits(6, 195)} dt. 03.01.${dayOf(s.dates.plan).year} 2) N.A. order No. ${s.digits(
    3,
    196,
  )}/SR/${dayOf(s.dates.plan).year - 8} 3) D.P. remarks.</p><p>Sir/Madam,</p><p>With reference to the above, sanction is granted under ${s.state === 'Maharashtra' ? 'section 45 of the M.R. &amp; T.P. Act' : 'the Town Planning Act'} to carry out development, consisting of ${plan.floors()}, with an overall built-up area of ${plan.built()} sq. ft. upon the net plot, the area whereof as per the plan is ${plan.land()}, on the following conditions:</p>${clauses(
    [
      s.has(0.4, 197) &&
        `As per the sanctioned Development Plan the site is in ${s.tell.states('usage_as_per_cdp', 'Residential', 'Residential')} zone.`,
      `F.S.I. consumed is 1.0${s.whole(1, 9, 198)}, front margin 4.50 m, side margins 1.50 m.`,
      ...standing(s, 'plan', 199, 0.5),
    ],
    (at) => `${at})`,
  )}<p class="right">Dy. Engineer, for Commissioner</p><p>c.c. to: tax department; ${escaped(s.witnesses[0].name)}, neighbour</p>`
}
export const sanctionLetter = drafted(2_303, permission, commencement)
