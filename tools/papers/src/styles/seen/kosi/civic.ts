import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, owners } from '../../truths.ts'
import { boxTable, factLines, leftTable, numberedTable } from '../drafts.ts'
import { abreast, clauses, dotted, twoBlocks } from '../layouts.ts'
import { approvalOf, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { begun } from './ground.ts'
import { both, capital, drafted, extent, villagePlace, place, plain, planPlace, rs, shri, superArea, type Scene } from './scene.ts'

const recorded = (s: Scene, between = ', ', dress = plain): string => owners(s.tell, s.buyers, between, dress)
const entered = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('type_of_plot', 'Residential')
  if (!s.isFlat) s.tell.allows('document_area_sqft', String(s.sqft.built))
}
const yearOf = (s: Scene): string => `${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100}`
const area = (s: Scene): readonly [string, string] =>
  s.isFlat ? [both(s, 'निर्मित क्षेत्रफल', 'Built-up area'), superArea(s)] : [both(s, 'भूमि का क्षेत्रफल', 'Area of land'), extent(s)]

/** A municipal holding's receipt in two blocks. */
const holdingReceipt = (s: Scene): string => {
  entered(s, 'Property Tax Receipt', 'Holding Tax Receipt')
  const { tell } = s
  const tax = s.whole(4, 60, 230) * 60
  return `<p class="center"><b>${both(s, 'नगर निगम', 'MUNICIPAL CORPORATION')}, ${s.town.toUpperCase()}</b><br>${both(
    s,
    'सम्पत्ति कर रसीद',
    'PROPERTY TAX RECEIPT',
  )}</p>${twoBlocks(
    factLines([
      [both(s, 'रसीद सं.', 'Receipt No.'), `TRAN${s.digits(9, 231)}`],
      [both(s, 'दिनांक', 'Date'), dayOf(s.dates.letter).dashes],
      [both(s, 'वार्ड सं.', 'Ward No.'), String(s.ward)],
      [both(s, 'होल्डिंग सं.', 'Holding No.'), s.isTelangana ? s.house : s.holding],
      ['PID / PTIN', s.digits(10, 232)],
    ]),
    factLines([
      [both(s, 'करदाता का नाम', 'Name of assessee'), recorded(s, ', ', capital)],
      [both(s, 'पिता / पति', 'Guardian name'), escaped(s.first.elder)],
      [both(s, 'सम्पत्ति का पता', 'Property address'), place(s)],
      [both(s, 'पिन', 'Pin code'), tell.states('pincode', s.pin)],
      area(s),
    ]),
  )}${abreast(
    [both(s, 'विवरण', 'Particulars'), both(s, 'वर्ष', 'Year'), both(s, 'राशि', 'Amount')],
    [
      [both(s, 'गृह कर', 'House / holding tax'), yearOf(s), grouped(tax)],
      [both(s, 'जल कर', 'Water tax'), yearOf(s), grouped(tax / 4)],
      [both(s, 'छूट', 'Rebate'), yearOf(s), `- ${grouped(tax / 20)}`],
      [both(s, 'कुल', 'Total'), '', grouped(rounded(tax * 1.2))],
    ],
  )}<p>${both(s, 'उपयोग', 'Usage')}: Residential. Received from ${escaped(s.witnesses[0].name)}, Mob. ${s.witnesses[0].mobile}, in cash. Tax collector ${escaped(
    s.officer.name,
  )}.</p>`
}

/** The rent receipt of a village's karmchari, or a gram panchayat's of its house tax. */
const rentReceipt = (s: Scene): string => {
  entered(s, 'Rent Receipt', 'Property Tax Receipt', 'Lagan Rasid')
  const { tell } = s
  const rent = s.whole(10, 190, 233)
  return `<h1>${s.isTelangana ? 'GRAM PANCHAYAT - HOUSE TAX RECEIPT' : both(s, 'लगान रसीद', 'LAND RENT RECEIPT')}</h1>${dotted([
    [both(s, 'रसीद सं.', 'Receipt No.'), s.digits(8, 234)],
    [both(s, 'दिनांक', 'Date'), dayOf(s.dates.letter).typed],
    [both(s, 'रैयत का नाम', s.isTelangana ? 'House owner' : 'Name of raiyat'), recorded(s, ' and ')],
    [both(s, 'पिता / पति', 'Father / Husband'), escaped(s.first.elder)],
    [both(s, 'विवरण', 'Property'), villagePlace(s)],
    [both(s, 'पिन', 'PIN'), tell.states('pincode', s.pin)],
    [both(s, 'रकबा', 'Area'), extent(s)],
    [both(s, 'वर्ष', 'For the year'), yearOf(s)],
    [both(s, 'बकाया', 'Arrears'), `${rent * 2}.00`],
    [both(s, 'हाल', 'Current demand'), `${rent}.00`],
    [both(s, 'कुल वसूली', 'Total collected'), `${rent * 3}.00`],
  ])}<p>${both(s, 'भुगतानकर्ता', 'Paid by')}: ${escaped(s.partner.name)}</p>${clauses(standing(s, 'civic', 235, 0.4), () => '*')}`
}

/** The demand notice that the municipality pastes on the door. */
const demandNotice = (s: Scene): string => {
  entered(s, 'House Tax Bill', 'Property Tax Bill')
  const { tell } = s
  const tax = s.whole(4, 60, 236) * 80
  return `<p class="band">${both(s, 'नगर पालिका परिषद', 'MUNICIPALITY')} ${s.town} - ${both(s, 'गृहकर बिल', 'HOUSE TAX DEMAND')} ${yearOf(s)}</p>${boxTable(
    [
      [both(s, 'बिल सं.', 'Bill No.'), s.digits(7, 237)],
      [both(s, 'भवन सं.', 'House No.'), s.isTelangana ? s.house : s.holding],
      [both(s, 'मोहल्ला', 'Locality'), escaped(s.colony)],
      [both(s, 'भवन स्वामी', 'Owner'), recorded(s)],
      [both(s, 'किरायेदार', 'Occupier'), s.has(0.4, 238) ? escaped(s.partner.name) : 'Self'],
      [both(s, 'मोबाइल', 'Mobile'), `XXXXXX${s.first.mobile.slice(6)}`],
      [both(s, 'पता', 'Address of property'), place(s)],
      [both(s, 'पिन', 'PIN'), tell.states('pincode', s.pin)],
      area(s),
      [both(s, 'वार्षिक मूल्यांकन', 'Annual value'), grouped(tax * 8)],
      [both(s, 'गृहकर', 'House tax'), grouped(tax)],
      [both(s, 'अंतिम तिथि', 'Last date'), `31.03.${dayOf(s.dates.letter).year + 1}`],
    ],
  )}<p>${both(s, 'कार्यालय', 'Office')}: ${s.town} - ${s.officePin}</p>`
}

const planOf = (s: Scene) => {
  const { sqft, sqmt, sqyd, tell, pick, whole, has, digits } = s
  const upper = whole(1, 3, 239)
  const stilted = has(0.2, 240)
  const code = stilted ? `S+${upper}` : `G+${upper}`
  const year = dayOf(s.dates.plan).year
  const ofBihar = [`${digits(3, 241)}/NN/${year}`, `P/SADAR/PRN/${code}-${digits(3, 241)}/${year}`]
  const ofUp = [`${digits(4, 241)}/GVP/BP/${year % 100}-${(year + 1) % 100}/0${whole(101, 890, 242)}`, `M/${digits(3, 241)}/${year}`]
  const ofTelangana = [`${digits(6, 241)}/KRMP/${digits(4, 242)}/${year}`, `G1/BA/${digits(3, 241)}/${year}`]
  const numbers = s.isBihar
    ? ofBihar
    : s.isTelangana
      ? ofTelangana
      : s.isUp
        ? ofUp
        : [`${digits(4, 241)}/NNV/${year}`, `CG/BP/${digits(5, 241)}`]
  const words = [code, stilted ? `Stilt + ${upper}` : `Ground + ${upper} floors`, code.replace('+', ' + ')]
  const forms = s.isTelangana ? [`${sqyd} Sq. Yards`] : s.isCg || s.isBihar ? [`${grouped(sqft.plot)} sq. ft.`] : [`${sqmt.plot} Sq. Meter`]
  return { ...approvalOf(s, numbers, code, words, 243), land: tell.states('land_area_plan', pick(forms, 246)), site: planPlace(s) }
}
const zone = (s: Scene, word = 'Residential'): string => s.tell.states('usage_as_per_cdp', word, 'Residential')
const use = (s: Scene, word = 'Residential'): string => s.tell.states('usage_approved_as_per_plan', word, 'Residential')

/** A permission under labels of both languages. */
const anugya = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b>${both(s, 'कार्यालय नगर पालिका निगम', 'OFFICE OF THE MUNICIPAL CORPORATION')}, ${s.town.toUpperCase()}</b></p><h1>${both(
    s,
    'भवन निर्माण अनुज्ञा',
    'BUILDING PERMISSION',
  )}</h1><p>${both(s, 'अनुज्ञा क्रमांक', 'Permission No.')} ${plan.number()} <span class="far">${both(
    s,
    'दिनांक',
    'Date',
  )} ${plan.date()}</span></p>${leftTable([
    [both(s, 'आवेदक / भू-स्वामी', 'Applicant / Land owner'), recorded(s, ' and ', shri)],
    [both(s, 'निवासी', 'Resident of'), `${escaped(s.first.home)} - ${s.homePin}`],
    [both(s, 'स्थल का विवरण', 'Site'), `${plan.site}${pinIn(s, 0.2, 247)}`],
    [both(s, 'भूखण्ड का क्षेत्रफल', 'Plot area'), plan.land],
    [both(s, 'प्रयोजन', 'Purpose'), use(s)],
    [both(s, 'तल', 'Floors permitted'), plan.floors()],
    [both(s, 'कुल निर्मित क्षेत्र', 'Total built-up area'), `${plan.built()} sq. ft.`],
    [both(s, 'मास्टर प्लान में भू-उपयोग', 'Land use in Master Plan'), s.has(0.5, 248) ? zone(s) : '-'],
    [both(s, 'शुल्क', 'Fee deposited'), `${rs(s.whole(10, 90, 249) * 330)}, receipt ${s.digits(5, 250)}`],
  ])}${clauses(standing(s, 'plan', 251, 0.5), (n) => `${n}.`)}<p class="right">${both(s, 'भवन अधिकारी', 'Building Officer')}</p>`
}

/** A permit in one long typed sentence. */
const typedPermit = (s: Scene): string => {
  const plan = planOf(s)
  return `<div class="typed"><p class="center"><b>${s.authority.toUpperCase()}, ${s.town.toUpperCase()}</b></p><p>Memo No. ${s.digits(
    4,
    252,
  )} <span class="far">Dated ${dayOf(s.dates.letter).dots}</span></p><p>To, ${recorded(s, ' and ', shri)}, ${escaped(s.first.home)}, PIN ${
    s.homePin
  }</p><p>Sub: Sanction of building plan</p><p>The plan submitted by you for construction of a ${plan.floors()} ${use(
    s,
    'residential',
  )} building over ${plan.site}${pinIn(s, 0.2, 253)}, having plot area ${plan.land} and total built-up area ${plan.built()} sq. ft., has been sanctioned vide
Plan Case No. ${plan.number()} dated ${plan.date()} on the following conditions.</p>${clauses(
    [s.has(0.5, 254) && `The land falls in ${zone(s, 'Residential')} use in the Master Plan.`, ...standing(s, 'plan', 255, 0.6)],
    (n) => `${n}.`,
  )}<p>Copy to Er. ${escaped(s.officer.name)}, Licence No. ${s.digits(4, 256)}, ${s.officer.mobile}</p></div>`
}

/** An online permit's order, as portals print it. */
const permitOrder = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="band">BUILDING PERMIT ORDER</p>${numberedTable([
    ['Application No.', `BP/${s.digits(6, 257)}`],
    ['Permit No.', plan.number()],
    ['Permit date', plan.date()],
    [both(s, 'आवेदक', 'Name of owner'), recorded(s)],
    [both(s, 'स्थल', 'Location'), `${plan.site}${pinIn(s, 0.2, 258)}`],
    [both(s, 'भूखण्ड', 'Site area as per plan'), plan.land],
    [both(s, 'उपयोग', 'Use of building'), use(s)],
    [both(s, 'तल', 'No. of floors'), plan.floors()],
    [both(s, 'निर्मित क्षेत्रफल', 'Total built-up area'), `${plan.built()} Sq.ft.`],
    ['Setbacks (front / rear / sides)', '3.0 / 1.5 / 1.5 m'],
    ['Proposed land use (Master Plan)', s.has(0.5, 259) ? zone(s) : 'NA'],
    ['Permit fee', rs(s.whole(10, 90, 260) * 410)],
    ['Valid till', `31-12-${dayOf(s.dates.plan).year + 3}`],
    ['Licensed technical person', `${escaped(s.witnesses[1].name)}, ${s.digits(3, 261)}/STRUCT`],
  ])}`
}

export const taxReceipt = drafted(11, holdingReceipt, rentReceipt, demandNotice)
export const sanctionLetter = drafted(12, anugya, typedPermit, overleaf('plan', 262, permitOrder, 'Conditions'))
