import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayApply, owners } from '../../truths.ts'
import { leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { begun, sidesOf } from './ground.ts'
import { both, drafted, extent, villagePlace, place, plain, rs, shri, superArea, type Scene } from './scene.ts'

/** What a registrar's office certifies of the register: the last deed's claimants own. */
const encumbrance = (s: Scene): string => {
  begun(s, 'Encumbrance Certificate')
  mayApply(s.tell, s.buyers)
  const { tell, buyers, seller, dates, price } = s
  const day = dayOf(dates.deed)
  return `<p class="center"><b>GOVERNMENT OF ${s.state.toUpperCase()}<br>REGISTRATION AND STAMPS DEPARTMENT<br>${both(
    s,
    'भार मुक्त प्रमाण पत्र',
    'STATEMENT OF ENCUMBRANCE ON PROPERTY',
  )}</b></p><p>App No: ${s.digits(7, 145)} <span class="far">Statement No: ${s.digits(8, 146)}</span></p><p>Sri/Smt. ${escaped(
    s.partner.name,
  )} having searched for a statement giving particulars of registered acts and encumbrances in respect of the under mentioned property:</p><p>${place(
    s,
  )}${pinIn(s, 0.3, 147)}, ${s.isFlat ? superArea(s) : extent(s)}</p>${s.isFlat ? '' : sidesOf(s, 148)}<p>A search is made from 01-01-1995 to ${
    dayOf(dates.letter).dashes
  } and the following appear:</p>${abreast(
    ['S.No.', 'Reg. / Exe. Date', 'Nature and Mkt. / Con. Value', 'Executant (EX) and Claimant (CL)', 'Doc No./Year'],
    [
      [
        '1',
        day.dashes,
        `Sale Deed<br>Cons. Value: Rs. ${grouped(price)}`,
        `EX: ${escaped(seller.name)}<br>CL: ${owners(tell, buyers, '<br>CL: ', plain)}`,
        `${s.digits(4, 149)}/${day.year}`,
      ],
      [
        '2',
        `14-02-${day.year - 8}`,
        `Sale Deed<br>Cons. Value: Rs. ${grouped(Math.round(price * 0.4))}`,
        `EX: ${escaped(s.earlier.name)}<br>CL: ${escaped(seller.name)}`,
        `${s.digits(4, 150)}/${day.year - 8}`,
      ],
    ],
  )}<p>Search made by: ${escaped(s.officer.name)}. Certified that save the aforesaid acts no others are found.</p><p class="right">${shri(
    s.witnesses[0],
    escaped(s.witnesses[0].name),
    0,
  )}, Sub-Registrar</p>`
}

const recorded = (s: Scene, between = ', ', dress = plain): string => owners(s.tell, s.buyers, between, dress)
const entered = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
}
const caseNo = (s: Scene, n: number): string =>
  `${s.digits(3, n)}/R27/${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100}`

/** The correction slip that Bihar's circle office gives after dakhil-kharij. */
const correctionSlip = (s: Scene): string => {
  entered(s, 'Correction Slip', 'Mutation Order', 'Dakhil Kharij')
  const { seller } = s
  return `<p class="center"><b>${both(s, 'अंचल कार्यालय', 'CIRCLE OFFICE')}, ${s.circle.toUpperCase()}</b><br>${both(s, 'जिला', 'District')} ${
    s.district
  }</p><h1>${both(s, 'शुद्धि पत्र (दाखिल-खारिज)', 'CORRECTION SLIP')}</h1><p>${both(s, 'वाद संख्या', 'Mutation Case No.')}: ${caseNo(
    s,
    201,
  )} <span class="far">${both(s, 'आदेश की तिथि', 'Date of order')}: ${dayOf(s.dates.letter).typed}</span></p>${leftTable([
    [both(s, 'मौजा', 'Mauza'), `${s.mauza}, Thana No. ${s.thana}`],
    [both(s, 'जमाबंदी संख्या', 'Jamabandi No.'), `${s.jamabandi} (new) / ${s.jamabandi - 77} (old)`],
    [both(s, 'जमाबंदी रैयत का नाम', 'Name of old raiyat'), escaped(seller.name)],
    [both(s, 'नये रैयत का नाम', 'Name of new raiyat'), recorded(s)],
    [both(s, 'पिता / पति का नाम', 'Father / Husband'), escaped(s.first.elder)],
    [both(s, 'साकिन', 'Residence'), escaped(s.first.home)],
  ])}${abreast(
    [both(s, 'खाता', 'Khata'), both(s, 'खेसरा', 'Khesra'), both(s, 'रकबा', 'Area'), both(s, 'लगान', 'Rent')],
    [[String(s.khata), s.khesra, extent(s), `${s.whole(5, 90, 202)}.00`]],
  )}<p>${both(s, 'भूमि की स्थिति', 'Land situated at')}: ${villagePlace(s)}${pinIn(s, 1, 203)}. ${both(s, 'आधार', 'Basis')}: Sale Deed No. ${s.digits(
    4,
    204,
  )} dated ${dayOf(s.dates.deed).typed}</p><p class="right">${both(s, 'अंचल अधिकारी', 'Circle Officer')}</p>`
}

/** A certificate of who holds the land and pays its rent. */
const lpc = (s: Scene): string => {
  entered(s, 'Land Possession Certificate', 'LPC')
  return `<p class="center"><b>${both(s, 'भू-स्वामित्व प्रमाण पत्र', 'LAND POSSESSION CERTIFICATE (LPC)')}</b></p><p>No. ${s.digits(
    4,
    205,
  )} <span class="far">${dayOf(s.dates.letter).dots}</span></p><p>Certified that ${recorded(s, ' and ', shri)}, ${s.first.isWoman ? 'W/o' : 'S/o'} ${escaped(
    s.first.elder,
  )}, is in possession of the land detailed below as per Register-II and that the rent is paid up to ${dayOf(s.dates.letter).year}.</p>${pairTable(
    [
      [both(s, 'मौजा', 'Mauza'), s.mauza],
      [both(s, 'हल्का', 'Halka'), String(s.halka)],
      [both(s, 'खाता सं.', 'Khata No.'), String(s.khata)],
      [both(s, 'खेसरा सं.', 'Plot No.'), s.khesra],
      [both(s, 'रकबा', 'Area'), extent(s)],
      [both(s, 'जमाबंदी सं.', 'Jamabandi No.'), String(s.jamabandi)],
    ],
  )}<p>${both(s, 'पता', 'Location of land')}: ${villagePlace(s)}${pinIn(s, 1, 206)}</p>${s.has(0.5, 207) ? sidesOf(s, 208) : ''}<p>Report of Karmchari ${escaped(
    s.officer.name,
  )} perused. This certificate is for bank loan only.</p>`
}

/** A tahsildar's typed order in a mutation suit. */
const tahsilOrder = (s: Scene): string => {
  entered(s, 'Mutation Order', 'Namantaran Order')
  const { seller } = s
  return `<div class="typed"><p class="center"><b>${both(s, 'न्यायालय तहसीलदार', 'COURT OF TAHSILDAR')}, ${s.town}, ${s.district}</b></p><p>${both(
    s,
    'वाद संख्या',
    'Case No.',
  )} T${s.digits(13, 209)} <span class="far">U/s 34 Revenue Code</span></p><p class="center">${recorded(s, ' and ')}<br>${both(
    s,
    'बनाम',
    'versus',
  )}<br>${escaped(seller.name)}</p><p>${both(s, 'आदेश', 'ORDER')} dated ${dayOf(s.dates.letter).typed}: The file was put up today. On the basis of the registered
sale deed dated ${dayOf(s.dates.deed).typed}, Bahi No. 1, Zild ${s.digits(4, 210)}, the name of the seller ${escaped(
    seller.name,
  )} be struck off and the name of the purchaser ${recorded(s, ' and ', shri)} be recorded over ${villagePlace(s)}${pinIn(
    s,
    0.2,
    211,
  )}, area ${extent(s)}. No objection was received within the period. Amal-daramad be done in the khatauni.</p><p class="right">Tahsildar</p></div>`
}

/** Chhattisgarh's B-1: holder, khasras, area and revenue. */
const bOne = (s: Scene): string => {
  entered(s, 'B-1', 'Khasra (P-II)', 'Kistbandi Khatauni')
  const { tell } = s
  const tenure = s.has(0.4, 212) ? tell.states('land_freehold_or_leasehold', 'Bhumiswami (Freehold)', 'Freehold') : 'Bhumiswami'
  return `<h1>${both(s, 'किस्तबंदी खतौनी (आसामीवार) बी-1', 'FORM B-1')}</h1>${pairTable([
    [both(s, 'ग्राम', 'Village'), s.mauza],
    [both(s, 'प.ह.नं.', 'Patwari Halka No.'), String(s.halka)],
    [both(s, 'तहसील', 'Tehsil'), s.circle],
    [both(s, 'जिला', 'District'), s.district],
    [both(s, 'भू-स्वामी का नाम', 'Name of land holder'), recorded(s)],
    [both(s, 'पिता / पति', 'Father / Husband'), escaped(s.first.elder)],
    [both(s, 'अधिकार', 'Right'), tenure],
    [both(s, 'वर्ष', 'Year'), `${dayOf(s.dates.letter).year}-${(dayOf(s.dates.letter).year + 1) % 100}`],
  ])}${abreast(
    [both(s, 'खसरा नं.', 'Khasra No.'), both(s, 'रकबा', 'Area'), both(s, 'भू-राजस्व', 'Land revenue'), both(s, 'कैफियत', 'Remarks')],
    [[s.khesra, extent(s), `${s.whole(1, 20, 213)}.50`, `Namantaran panji ${s.digits(3, 214)}, from ${escaped(s.seller.name)}`]],
  )}<p>${both(s, 'स्थिति', 'Situated at')}: ${villagePlace(s)}${pinIn(s, 0.2, 215)}</p><p>Digitally signed copy ${dayOf(s.dates.letter).dashes}</p>`
}

/** A municipality's proceedings on a transfer of title. */
const proceedings = (s: Scene): string => {
  entered(s, 'Mutation Proceedings', 'Mutation Certificate')
  const { seller } = s
  return `<p class="center"><b>OFFICE OF THE MUNICIPAL COMMISSIONER, ${s.town.toUpperCase()}</b><br>${both(
    s,
    'नामांतरण प्रमाण पत्र',
    'PROCEEDINGS OF TRANSFER OF TITLE',
  )}</p><p>Proc. No. G1/${s.digits(4, 216)}/${dayOf(s.dates.letter).year} <span class="far">Dated ${dayOf(s.dates.letter).typed}</span></p>${numberedTable(
    [
      [both(s, 'कर निर्धारण सं.', 'Assessment No.'), s.digits(10, 217)],
      [both(s, 'सम्पत्ति', 'Property'), `${place(s)}${pinIn(s, s.isBihar ? 1 : 0.4, 218)}`],
      [both(s, 'क्षेत्रफल', 'Area'), s.isFlat ? superArea(s) : extent(s)],
      [both(s, 'पूर्व स्वामी', 'Name of transferor'), shri(seller, escaped(seller.name), 0)],
      [both(s, 'वर्तमान स्वामी', 'Name of transferee'), recorded(s, ' and ', shri)],
      [both(s, 'दस्तावेज', 'Document'), `Sale deed ${s.digits(4, 219)}/${dayOf(s.dates.deed).year}`],
      [both(s, 'शुल्क', 'Mutation fee'), rs(s.whole(5, 60, 220) * 100)],
    ],
  )}${clauses(standing(s, 'civic', 221, 0.5), (n) => `${n}.`)}<p class="right">Revenue Officer</p>`
}

/** Register-II of a Bihar village as the portal prints it: one raiyat's jamabandi. */
const registerTwo = (s: Scene): string => {
  entered(s, 'Jamabandi', 'Register-II')
  const year = dayOf(s.dates.letter).year
  return `<h1>${both(s, 'जमाबंदी पंजी (पंजी-2)', 'JAMABANDI REGISTER (REGISTER-II)')}</h1>${pairTable(
    [
      [both(s, 'जिला', 'District'), s.district],
      [both(s, 'अंचल', 'Anchal'), s.circle],
      [both(s, 'हल्का', 'Halka'), String(s.halka)],
      [both(s, 'मौजा', 'Mauza'), s.mauza],
      [both(s, 'भाग वर्तमान', 'Volume'), String(s.whole(1, 9, 223))],
      [both(s, 'पृष्ठ संख्या', 'Page No.'), String(s.whole(1, 290, 224))],
    ],
    3,
  )}${leftTable([
    [both(s, 'जमाबंदी संख्या', 'Jamabandi No.'), String(s.jamabandi)],
    [both(s, 'रैयत का नाम', 'Raiyat name'), recorded(s, ' and ')],
    [both(s, 'पिता / पति', 'Guardian'), escaped(s.first.elder)],
    [both(s, 'जाति', 'Caste'), 'General'],
    [both(s, 'निवास', 'Resident of'), escaped(s.first.home)],
  ])}${abreast(
    [both(s, 'खाता नं.', 'Khata No.'), both(s, 'प्लॉट नं.', 'Plot No.'), both(s, 'रकबा', 'Area'), both(s, 'चौहद्दी', 'Boundary')],
    [[String(s.khata), s.khesra, extent(s), 'As per deed']],
  )}<p>${both(s, 'भूमि', 'Land')}: ${villagePlace(s)}${pinIn(s, 1, 225)}</p>${abreast(
    [both(s, 'वर्ष', 'Year'), both(s, 'लगान', 'Rent'), both(s, 'सेस', 'Cess'), both(s, 'भुगतान', 'Paid on')],
    [
      [`${year - 2}-${(year - 1) % 100}`, '12.00', '17.40', `03/08/${year - 2}`],
      [`${year - 1}-${year % 100}`, '12.00', '17.40', `22/06/${year - 1}`],
    ],
  )}<p>${both(s, 'अभ्युक्ति', 'Remarks')}: ${caseNo(s, 226)}, from Jamabandi ${s.jamabandi - 31} of ${escaped(s.seller.name)}</p>`
}

/** Uttar Pradesh's khatauni: an account with its old holders and the orders that changed them. */
const khatauni = (s: Scene): string => {
  entered(s, 'Khatauni', 'Record of Rights')
  const { tell } = s
  const kind = s.has(0.3, 227) ? tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold') : 'Sankramaniya bhumidhar'
  return `<h1>${both(s, 'खतौनी (अधिकार अभिलेख) फसली वर्ष', 'KHATAUNI - FASLI YEAR')} ${dayOf(s.dates.letter).year - 593}</h1><p>${both(
    s,
    'ग्राम',
    'Village',
  )}: ${s.mauza} &nbsp; ${both(s, 'परगना', 'Pargana')}: ${s.circle} &nbsp; ${both(s, 'तहसील', 'Tehsil')}: ${s.town} &nbsp; ${both(
    s,
    'जनपद',
    'District',
  )}: ${s.district}</p>${abreast(
    [
      both(s, 'खाता संख्या', 'Account No.'),
      both(s, 'खातेदार का नाम / पिता / निवास', 'Holder, parentage, residence'),
      both(s, 'गाटा संख्या', 'Gata No.'),
      both(s, 'क्षेत्रफल', 'Area'),
      both(s, 'आदेश', 'Order'),
    ],
    [
      [
        `00${s.khata}`,
        s.buyers.map((one, n) => `${holder(s, n)} / ${escaped(one.elder)} / ${n === 0 ? escaped(one.home) : 'ditto'}`).join('<br>'),
        s.khesra,
        extent(s),
        `${dayOf(s.dates.letter).typed}: by order of Tahsildar the name of ${escaped(s.seller.name)} is struck off on sale deed`,
      ],
    ],
  )}<p>${both(s, 'श्रेणी', 'Class')}: 1-क / ${kind}. ${both(s, 'स्थिति', 'Land situated')}: ${villagePlace(s)}${pinIn(s, 0.5, 228)}</p><p>Uddharan khatauni, fee
Rs. 15, ${escaped(s.officer.name)}, Registrar Kanungo</p>`
}
const holder = (s: Scene, n: number): string =>
  s.tell.states('property_owner_name', s.buyers[n]?.name ?? '', s.buyers.map(({ name }) => name).join(', '))

const village = (s: Scene): string => {
  if (s.isBihar) return s.pick([correctionSlip, lpc, registerTwo], 222)(s)
  if (s.isUp) return s.has(0.5, 229) ? tahsilOrder(s) : khatauni(s)
  return s.isCg ? bOne(s) : encumbrance(s)
}
/** Flats are known to the municipality, land to the revenue office. */
export const mutation = drafted(
  10,
  (s) => (s.isFlat ? proceedings(s) : village(s)),
  (s) => (s.isFlat ? encumbrance(s) : village(s)),
  proceedings,
)
