import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayList, owners } from '../../truths.ts'
import { boxTable, factLines, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, valueFirst } from '../layouts.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { overleaf } from '../standing.ts'
import { drafted, extent, landPlace, member, place, planPlace, regional, shri, superArea, type Scene } from './scene.ts'

/** 'PATEL JAYESH KANTILAL': registers of Gujarat begin with the family's name. */
const familyFirst = (name: string): string => {
  const words = name.toUpperCase().split(' ')
  return [words.at(-1) ?? '', ...words.slice(0, -1)].join(' ')
}
const recorded = (s: Scene, between: string): string =>
  s.buyers
    .map(({ name }) => s.tell.states('property_owner_name', familyFirst(name), s.buyers.map((one) => one.name).join(', ')))
    .join(between)

const area = (s: Scene): readonly [string, string] => (s.isFlat ? ['Built up area', superArea(s)] : ['Area', extent(s)])

/** An entry in the register of rights (village form 6), certified by the circle officer. */
const rightsEntry = (s: Scene): string => {
  const { tell, buyers, seller, dates } = s
  mayList(tell, 'Village Form No. 6', 'Mutation Entry', 'Hakk Patrak')
  mayApply(tell, buyers)
  const entry = s.digits(4, 130)
  return `<p class="center"><b>VILLAGE FORM No. 6 (HAKK PATRAK)</b><br>Register of Mutations<br>Village: ${s.village} &nbsp; Taluka: ${
    s.taluka
  } &nbsp; District: ${s.district}</p>${abreast(
    ['Entry No. & date', 'Nature of right acquired', 'Survey / Block No.', 'Certifying officer'],
    [
      [
        `${entry}<br>${dayOf(dates.letter).dots}`,
        `SALE. ${escaped(seller.name)} sold by registered deed No. ${s.digits(4, 131)} dated ${dayOf(dates.deed).dots} to the purchasers
${recorded(s, ' and ')}. Property: ${landPlace(s)}${pinIn(s, 0.3, 132)}, ${extent(s)}. The names of the purchasers are entered as khatedar
and the
name of the seller is cut.`,
        s.survey,
        'Certified. Notice u/s 135-D served, no objection.<br>Circle Officer',
      ],
    ],
  )}<p>True copy. Fee Rs. 20. Talati-cum-Mantri, ${s.village} <span class="far">${dayOf(dates.letter).typed}</span></p>`
}

/** A property card of the city survey, the latest holder last. */
const propertyCard = (s: Scene): string => {
  const { tell, buyers, seller, earlier, dates } = s
  mayList(tell, 'Property Card', 'Mutation Certificate', 'City Survey Property Card')
  mayApply(tell, buyers)
  const year = dayOf(dates.deed).year
  return `<h1>PROPERTY CARD (MILKAT REGISTER)</h1>${pairTable([
    ['City Survey Office', s.town],
    ['Ward / Sheet', `${escaped(s.colony)} / ${s.whole(3, 90, 133)}`],
    ['City Survey No.', s.survey],
    ['Tenure', s.has(0.4, 134) ? tell.states('land_freehold_or_leasehold', 'Freehold (C-1)', 'Freehold') : 'C-1'],
    ['Holding', `${place(s)}${pinIn(s, 0.3, 135)}`],
    area(s),
    ['Assessment', `Rs. ${s.whole(4, 40, 136)}.00`],
  ])}${abreast(
    ['Date', 'Transaction', 'Vol.', 'Holder (H) / Lessee (L)', 'Attestation'],
    [
      [`01.04.${year - 24}`, 'Enquiry', s.digits(3, 137), `(H) ${escaped(earlier.name)}`, 'Sd/- E.O.'],
      [`12.09.${year - 9}`, `Sale deed ${s.digits(4, 138)}`, s.digits(3, 139), `(H) ${escaped(seller.name)}`, 'Sd/- C.S.O.'],
      [dayOf(dates.letter).dots, `By regd. sale, mutation sanctioned`, s.digits(3, 140), `(H) ${recorded(s, '<br>(H) ')}`, 'Sd/- C.S.O.'],
    ],
  )}<p>Present holder is named in the last entry. Boundary marks as per sheet.</p>`
}

/** A nigam's order in Hindi with English in brackets. */
const nigamOrder = (s: Scene): string => {
  const { tell, buyers, seller } = s
  mayList(tell, 'Mutation Certificate', 'Namantaran Patra')
  mayApply(tell, buyers)
  return `<p class="center"><b>नगर पालिक निगम ${s.town}</b><br>राजस्व विभाग, झोन क्र. ${s.whole(1, 19, 141)}</p><p>नामांतरण क्रमांक
${s.digits(
  5,
  142,
)} <span class="far">दिनांक ${dayOf(s.dates.letter).typed}</span></p><h1>नामांतरण प्रमाण पत्र (Mutation Certificate)</h1>${clauses([
    `आवेदक के आवेदन एवं विक्रय पत्र दिनांक ${dayOf(s.dates.deed).dots} के आधार पर नामांतरण स्वीकृत किया जाता है.`,
    `संपत्ति (Property): ${place(s)}${pinIn(s, 0.4, 143)}, ${area(s)[1]}.`,
    `पूर्व नाम (Earlier name): ${shri(seller, escaped(seller.name), 0)}.`,
    `वर्तमान नाम (Present owner): ${owners(tell, buyers, ', ', shri)}.`,
    `नामांतरण शुल्क Rs. ${s.whole(4, 40, 144) * 125} रसीद ${s.digits(6, 145)} से जमा.`,
  ])}<p>यह प्रमाण पत्र स्वामित्व का दस्तावेज नहीं है.</p><p class="far">सहायक राजस्व अधिकारी</p>`
}

/** A Gujarat corporation's bill: owner and occupier, tenement number, sums below each other. */
const taxBill = (s: Scene): string => {
  const { tell, buyers, isFlat, sqmt, isGujarat } = s
  mayList(tell, 'Property Tax Bill', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const tax = s.whole(20, 90, 146) * 61
  const occupier = s.has(0.4, 147) ? `${escaped(s.partner.name)} (Tenant)` : 'Self'
  return `<p class="band">${s.town} MUNICIPAL CORPORATION - PROPERTY TAX BILL / RECEIPT ${dayOf(s.dates.letter).year}-${
    (dayOf(s.dates.letter).year + 1) % 100
  }</p>${boxTable([
    [isGujarat ? 'Tenement No.' : 'Property UID', `${s.digits(4, 148)}-${s.digits(2, 149)}-${s.digits(4, 150)}-0001-K`],
    ['Ward', `${escaped(s.colony)} (${s.whole(1, 40, 151)})`],
    ['Bill No.', s.digits(7, 152)],
    ['Owner Name', recorded(s, ', ')],
    ['Occupier Name', occupier],
    ['Usage', 'Residential'],
    ['Property Address', place(s)],
    ['Pin Code', s.has(0.6, 153) ? tell.states('pincode', s.pin) : '-'],
    isFlat ? ['Area', superArea(s)] : ['Plot area', extent(s)],
    ['Carpet area (Sq.Mt.)', String(rounded(sqmt.carpet, 0))],
    ['Factors F1 F2 F3 F4', '1.10 / 0.95 / 1.00 / 1.00'],
    ['Bill date', dayOf(s.dates.letter).dashes],
  ])}${abreast(
    ['Head', 'Arrears', 'Current', 'Total'],
    [
      ['General tax', '0.00', `${tax}.00`, `${tax}.00`],
      ['Water charge', '0.00', `${rounded(tax * 0.3, 0)}.00`, `${rounded(tax * 0.3, 0)}.00`],
      ['Conservancy', '0.00', `${rounded(tax * 0.2, 0)}.00`, `${rounded(tax * 0.2, 0)}.00`],
      ['Education cess', '0.00', `${rounded(tax * 0.05, 0)}.00`, `${rounded(tax * 0.05, 0)}.00`],
      ['Rebate', '', '', `-${rounded(tax * 0.1, 0)}.00`],
    ],
  )}<p>Paid by UPI Ref ${s.digits(12, 154)}. Civic centre ${s.digits(3, 155)}-${s.digits(8, 156)}, ${s.town} ${s.officePin}</p>`
}

/** A nigam's 'sampatti kar' slip: labels in Hindi, values on the left of them. */
const karSlip = (s: Scene): string => {
  const { tell, buyers, isFlat } = s
  mayList(tell, 'Sampatti Kar Rasid', 'Property Tax Receipt')
  mayApply(tell, buyers)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (!isFlat) tell.allows('document_area_sqft', String(s.sqft.built))
  const tax = s.whole(20, 90, 157) * 47
  return `<p class="center"><b>नगर पालिक निगम</b> ${s.town}<br>संपत्तिकर भुगतान रसीद (ऑनलाइन)</p>${valueFirst([
    ['रसीद क्रमांक', s.digits(11, 158)],
    ['भुगतान दिनांक', dayOf(s.dates.letter).typed],
    ['खाता आई.डी.', s.digits(10, 159)],
    ['भवन स्वामी का नाम / Owner', owners(tell, buyers, ', ')],
    ['पिता/पति', escaped(s.first.elder)],
    ['मोबाइल', `XXXXXX${s.first.mobile.slice(6)}`],
    ['भवन / भूमि का पता', place(s)],
    s.has(0.5, 160) && ['पिन कोड', tell.states('pincode', s.pin)],
    isFlat ? ['निर्मित क्षेत्रफल', superArea(s)] : ['भूखण्ड क्षेत्रफल', extent(s)],
    ['उपयोग', 'आवासीय (Residential)'],
    ['संपत्तिकर', `${tax}.00`],
    ['समेकित कर', '180.00'],
    ['शिक्षा उपकर', `${rounded(tax * 0.3, 0)}.00`],
    ['कुल जमा राशि', `Rs. ${grouped(tax + 180 + rounded(tax * 0.3, 0))}.00`],
  ])}<p>सहायता केन्द्र 0731-${s.digits(7, 161)}. यह कम्प्यूटर जनित रसीद है.</p>`
}

const planOf = (s: Scene) => {
  const { sqmt, sqft, tell, pick, whole, has } = s
  const upper = whole(1, 4, 162)
  const code = has(0.3, 163) ? `S+${upper}` : `G+${upper}`
  const long = has(0.3, 163) ? `Hollow Plinth + ${upper}` : `Ground + ${upper}`
  const numbers = [
    `BLNTS/WZ/${s.digits(6, 164)}/CGDCR/A${s.digits(4, 165)}`,
    `${s.digits(4, 164)}/MNP/Z${whole(1, 19, 166)}/${dayOf(s.dates.plan).year}`,
    `PRM/${s.digits(3, 164)}/${whole(10, 31, 166)}`,
    `TDO/VP/${s.digits(5, 164)}`,
  ]
  const plan = approvalOf(s, numbers, code, [code, code.replace('+', ' + '), long], 167)
  const land = tell.states('land_area_plan', pick([`${sqmt.plot} Sq. Mtr.`, `${sqmt.plot} Sq.Mt.`, `${grouped(sqft.plot)} Sq.Ft.`], 171))
  return { ...plan, land, site: planPlace(s) }
}

/** 'Rajachitthi': the development permission with its table of floors. */
const permission = (s: Scene): string => {
  const { tell, buyers, authority, sqft } = s
  const plan = planOf(s)
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>DEVELOPMENT PERMISSION (RAJACHITTHI)</p><p class="center"><small>Under
section
29(1)(i), 34, 49(1)(b) of the Town Planning Act</small></p>${leftTable([
    ['Case No.', s.digits(6, 172)],
    ['Rajachitthi No.', plan.number()],
    ['Date', plan.date()],
    ['Arch./Engg. No. & Name', `AI${s.digits(4, 173)} - ${escaped(s.witnesses[0].name)}`],
    ['Owner Name', owners(tell, buyers, ', ', member)],
    ["Owner's Address", `${escaped(s.first.home)} ${s.homePin}`],
    ['Site Address', `${plan.site}${pinIn(s, 0.4, 174)}`],
    ['Area of building unit', plan.land],
    ['Height of building', `${s.whole(7, 14, 175)}.${s.whole(10, 95, 176)} Mtr.`],
  ])}${abreast(
    ['Floor', 'Usage', 'Built up area', 'No. of units'],
    [
      ['Ground Floor', 'RESIDENTIAL', `${grouped(Math.round(sqft.plan * 0.55))} Sq.Ft.`, '1'],
      [
        'Upper Floors',
        tell.states('usage_approved_as_per_plan', 'RESIDENTIAL', 'Residential'),
        `${grouped(Math.round(sqft.plan * 0.45))} Sq.Ft.`,
        '0',
      ],
      ['Total', '', `${plan.built()} Sq.Ft.`, '1'],
    ],
  )}<p>Permitted: ${plan.floors()} floors. ${
    s.has(0.6, 177) ? `Zone as per Development Plan: ${tell.states('usage_as_per_cdp', 'Residential Zone-I', 'Residential')}.` : ''
  }</p><p>Condition: (1) B.U. permission before use. (2) N.A. order No. ${s.digits(3, 178)}/CB dated 04.05.${
    dayOf(s.dates.plan).year - 3
  } shall be followed.</p><p class="far">Asst. T.D.O.</p>`
}

/** A permit for building in Malwa, points with Hindi heads. */
const malwaPermit = (s: Scene): string => {
  const { tell, buyers } = s
  const plan = planOf(s)
  return `<h1>भवन अनुज्ञा / BUILDING PERMISSION</h1>${numberedTable([
    ['अनुज्ञा क्रमांक (Permission No.)', plan.number()],
    ['दिनांक (Date)', plan.date()],
    ['अनुज्ञाधारी (Owner)', owners(tell, buyers, ' एवं ', shri)],
    ['स्थल (Site)', `${plan.site}${pinIn(s, 0.4, 179)}`],
    ['भूखण्ड क्षेत्रफल (Plot)', plan.land],
    ['विकास योजना में भूमि उपयोग (Master plan use)', s.has(0.6, 180) ? tell.states('usage_as_per_cdp', 'Residential') : 'संलग्न'],
    ['प्रस्तावित उपयोग (Use permitted)', tell.states('usage_approved_as_per_plan', 'Residential')],
    ['तल (Floors)', plan.floors()],
    ['कुल निर्मित क्षेत्र (Total built-up)', `${plan.built()} sq.ft.`],
    ['एफ.ए.आर.', `1:${s.whole(11, 19, 181) / 10}`],
    ['एम.ओ.एस. (front/rear/side)', '3.0 / 1.5 / 1.5 m'],
    ['टी.एन.सी.पी. अनुमोदन', `${s.digits(4, 182)}/NGNV/${dayOf(s.dates.plan).year - 6}`],
  ])}<p>अवधि तीन वर्ष. भवन अधिकारी, ${s.town}</p>`
}

/** A panchayat's or an area authority's letter that grants in one sentence. */
const grantLetter = (s: Scene): string => {
  const { tell, buyers, authority } = s
  const plan = planOf(s)
  const said = ['Margins shall be kept open.', 'Work to begin within 12 months.', 'Two trees be planted.']
  const terms = clauses(said, (at) => `(${'abc'.charAt(at - 1)})`)
  return `<p>${authority}<br>No. ${plan.number()}<span class="far">Date
${plan.date()}</span></p><p>To,<br>${owners(tell, buyers, '<br>', member)}<br>
${escaped(s.first.home)} - ${s.homePin}</p>${factLines([
    ['Sub', 'Grant of permission for construction of dwelling house'],
    ['Ref', `Your application inward No. ${s.digits(4, 183)} dated 11.02.${dayOf(s.dates.plan).year}`],
  ])}<p>With reference to above, permission is granted for ${plan.floors()} ${tell.states(
    'usage_approved_as_per_plan',
    'residential',
    'Residential',
  )} building having total built-up area of ${plan.built()} Sq. Ft. on ${plan.site}${pinIn(s, 0.4, 184)}, plot area ${plan.land},
${s.has(0.5, 185) ? `falling in ${tell.states('usage_as_per_cdp', 'Residential')} zone of the sanctioned Development Plan,` : ''} as per
the stamped
plan.</p>${terms}<p
class="far">Town Development Officer</p>`
}

export const mutation = drafted(10, regional(rightsEntry, nigamOrder), regional(propertyCard, nigamOrder), propertyCard)
export const taxReceipt = drafted(11, overleaf('civic', 409, taxBill, 'Note'), regional(taxBill, karSlip))
export const sanctionLetter = drafted(
  12,
  regional(overleaf('plan', 410, permission, 'Conditions'), overleaf('plan', 411, malwaPermit, 'शर्तें')),
  grantLetter,
)
