import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { pinIn } from '../../seen/scenes.ts'
import { again, mayApply, mayHold, owners } from '../../truths.ts'
import {
  begun,
  both,
  drafted,
  draftedByState,
  house,
  kin,
  loud,
  party,
  phone,
  place,
  recorded,
  rs,
  shri,
  shriOf,
  size,
  type Scene,
} from './ground.ts'
import { chauhaddi, counted, hi, lines, sheet, some, terms } from './sheets.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
}
const what = (s: Scene): string => (s.isFlat ? 'flat' : s.hasHouse ? 'house' : 'plot')
const freehold = (s: Scene, printed: string): string => s.tell.states('land_freehold_or_leasehold', printed, 'Freehold')
const covered = (s: Scene): string => house(s, (area) => `, with construction thereon having covered area ${area} Sq. Ft.`)

const promises = [
  'That the Vendor has handed over actual physical vacant possession of the said property to the Vendee on the spot.',
  'That the said property is free from all sorts of encumbrances such as sale, gift, mortgage, will, decree, stay order, surety and attachment.',
  'That all the dues of house tax, water and electricity up to this day shall be borne by the Vendor and thereafter by the Vendee.',
  'That the Vendee may get the said property mutated in his/her name in revenue/municipal record at his/her own cost.',
  'That if the whole or any part of the property goes out of the hands of the Vendee owing to any legal defect, the Vendor shall make good the loss.',
  'That the Vendor and his legal heirs shall have no right, title or interest left in the property hereby sold.',
  'That all the expenses of this deed viz. stamp duty and registration fee have been borne by the Vendee.',
  'That the photographs and thumb impressions of the parties have been affixed under Section 32A of the Registration Act.',
  'That the parties do not belong to Scheduled Caste or Scheduled Tribe so as to attract any restriction on transfer.',
]
const toSeller = (parts: readonly string[]): string[] =>
  parts.map((part) => part.replaceAll('Vendor', 'Seller').replaceAll('Vendee', 'Purchaser'))
const closing = (s: Scene): string =>
  `<p>Drafted by: ${escaped(s.partner.name)}, Advocate, Chamber No. ${s.whole(2, 90, 170)}, Tehsil Compound, ${s.town} (${s.partner.mobile})</p>${sheet(
    ['Witness No. 1', 'Witness No. 2', 'Vendor', 'Vendee'],
    [
      [
        `${escaped(s.witnesses[0].name)} ${kin(s.witnesses[0])} R/o ${escaped(s.witnesses[0].home)}`,
        `${escaped(s.witnesses[1].name)} ${kin(s.witnesses[1])}`,
        escaped(s.seller.name),
        again(s.buyers, ', '),
      ],
    ],
    'plain',
  )}`

/** A vikray patra: the registry's numbered summary stands on its first leaf, the deed behind. */
const vikrayPatra = (s: Scene): string => {
  opened(s, 'Sale Deed')
  const { dates, digits, price, seller, earlier } = s
  const day = dayOf(dates.deed)
  const plan = !s.isFlat && s.hasHouse && s.has(0.4, 171)
  return `<p class="center"><b class="big">विक्रय पत्र / SALE DEED</b></p><p class="center"><small>e-Stamp Certificate No. IN-UP${digits(14, 172)}V, ${rs(
    Math.round(price * 0.06),
  )}</small></p>${counted(
    [
      [hi('भूमि का प्रकार', 'Nature of land'), hi('आवासीय', 'Residential')],
      [hi('परगना / वार्ड', 'Pargana / Ward'), `${s.whole(1, 60, 173)}`],
      [hi('मोहल्ला / ग्राम', 'Mohalla / Village'), s.mauja],
      [hi('संपत्ति का विवरण', 'Details of property'), `${place(s)}${pinIn(s, 0.35, 174)}`],
      [hi('संपत्ति का क्षेत्रफल', 'Area of property'), size(s)],
      [hi('सड़क की स्थिति', 'Width of road'), `${s.pick([20, 25, 30, 40], 175)} feet`],
      !s.isFlat &&
        s.has(0.5, 176) && [
          hi('अन्य विवरण', 'Other description'),
          s.tell.states('type_of_plot', s.pick(['Corner', 'One side open', 'Two side open'], 177)),
        ],
      [hi('संपत्ति का प्रकार', 'Type of property'), what(s)],
      !s.isFlat && s.hasHouse && [hi('निर्मित क्षेत्रफल', 'Covered area'), house(s, (area) => `${area} Sq. Ft.`)],
      [hi('पेड़ / बोरिंग / कुआं', 'Trees / boring / well'), 'Nil'],
      [hi('प्रतिफल', 'Consideration'), rs(price)],
      [hi('सर्किल रेट से मालियत', 'Value as per circle rate'), rs(Math.round(price * 0.88))],
    ],
    'lined',
  )}${chauhaddi(s, 178)}<p>First Party / विक्रेता: ${party(seller, escaped(seller.name), 0)}</p><p>Second Party / क्रेता: ${recorded(s, ' एवं ', party)}</p>
  <p>This Sale Deed is made at ${s.town} on this ${day.legal}. Whereas the First Party purchased the above ${what(s)} from ${escaped(
    earlier.name,
  )} vide sale deed registered in Bahi No. 1, Zild No. ${digits(4, 179)}, pages ${s.whole(11, 90, 180)} to ${s.whole(120, 290, 181)}, Sl. No. ${digits(4, 182)} on
  14.06.${day.year - 7} in the office of Sub-Registrar ${s.town}, and his name stands in the record of the Nagar Nigam${
    plan
      ? `, and the map of the house was passed vide No. ${s.tell.states('sanction_approval_no', `${digits(3, 183)}/MAP/${day.year - 5}`)} dated ${s.tell.states(
          'sanction_number_date',
          dayOf(dates.plan).dots,
          dayOf(dates.plan).typed,
        )}`
      : ''
  }; and whereas in his full senses and without any pressure he has sold the same to the Second Party for ${rs(price)} (Rupees ${inWords(price)} only), the half
  of which comes to ${rs(price / 2)}, received through RTGS of ${escaped(s.lender)}. Now this deed witnesseth as under:</p>${terms(some(s, promises, 184, 0.7))}${closing(s)}`
}

/** A deed as the registry's system of Haryana or Punjab prints it, with a sheet of stamp and land on top. */
const tehsilPrint = (s: Scene): string => {
  opened(s, 'Sale Deed', 'Registry')
  const { dates, digits, price, seller } = s
  const day = dayOf(dates.deed)
  return `<p>Vasika No. ${digits(4, 185)} <span class="far">Date of Registration: ${day.dashes}</span></p>${sheet(
    ['Type of Deed', 'Tehsil / Sub-Tehsil', 'Village / City', 'Sale Amount', 'Stamp Duty', 'e-Stamp No.'],
    [
      [
        'SALE WITHIN MC AREA',
        s.town,
        s.mauja,
        grouped(price),
        grouped(Math.round(price * 0.05)),
        `G0R20${digits(2, 186)}E${digits(3, 187)}`,
      ],
    ],
  )}<h1>SALE DEED (BAI-NAMA) FOR ${rs(price)}</h1><p>THAT I, ${party(seller, escaped(seller.name), 0)}, hereinafter called the VENDOR, am absolute owner in possession of ${
    s.isFlat ? 'built up' : 'land comprised in'
  } Khewat No. ${s.whole(40, 400, 188)}, Khata No. ${s.whole(400, 600, 189)}, Khasra No. ${s.survey}, as per Jamabandi for the year ${day.year - 6}-${
    day.year - 5
  }, and out of the same, being in need of money for domestic purposes, do hereby sell, convey and transfer ${place(s)}${pinIn(s, 0.4, 190)}, total measuring
  ${size(s)}${covered(s)}, unto ${recorded(s, ' and ', party)}, hereinafter called the VENDEE, for a sum of ${rs(price)} (Rs. ${inWords(price)} only), received
  as: ${rs(Math.round(price * 0.1))} earlier as earnest money and the balance through DD No. ${digits(6, 191)} of ${escaped(s.lender)}, ${escaped(s.branch)}.</p>${chauhaddi(
    s,
    192,
  )}${s.has(0.5, 193) ? `<p>The property is ${freehold(s, 'free hold')} and situated within municipal limits.</p>` : ''}${terms(some(s, promises, 194, 0.7))}${closing(
    s,
  )}<p><small>Presented before Sub-Registrar ${s.town} by the Vendor who was identified by ${escaped(s.officer.name)}, Numberdar. Entered as Book No. 1, Volume
  No. ${s.whole(10, 90, 195)}.</small></p>`
}

/** A deed in English as advocates at a district court type it: property within the recitals, repeated in a schedule. */
const conveyed = (s: Scene): string => {
  opened(s, 'Sale Deed')
  const { dates, digits, price, seller, earlier } = s
  const day = dayOf(dates.deed)
  return `<h1>SALE DEED</h1>${lines([
    ['Consideration Amount', rs(price)],
    ['Stamp Duty', rs(Math.round(price * 0.075))],
    ['Corporation / Upkar', rs(Math.round(price * 0.01))],
    [hi('डी.एल.सी. / गाइडलाइन दर', 'Guideline'), `${rs(s.whole(4, 30, 196) * 500)} per unit`],
  ])}<p>THIS DEED OF SALE is made and executed at ${s.town} on ${day.legal}, BETWEEN ${party(seller, escaped(seller.name), 0)} (hereinafter called the SELLER) of the
  first part AND ${recorded(s, ' AND ', party)} (hereinafter called the PURCHASER) of the second part.</p><p>WHEREAS the said property was allotted originally
  to ${shriOf(earlier, escaped(earlier.name), 0)} by ${s.town} ${s.authority} vide letter No. ${digits(4, 197)} dated 02.09.${day.year - 19}, who got conveyance deed registered on
  17.01.${day.year - 12} and thereafter sold the same to the SELLER.</p><p>AND WHEREAS the SELLER, for bonafide needs, has agreed to sell the property of the
  schedule for ${rs(price)} (Rupees ${inWords(price)} Only), which has been paid vide cheque No. ${digits(6, 198)} dated ${day.dots} drawn on ${escaped(s.lender)}.</p>
  <p>NOW THIS DEED WITNESSETH AS UNDER:-</p>${terms([...toSeller(some(s, promises, 199, 0.75)), s.has(0.4, 200) && `That the property is ${freehold(s, 'freehold')} in nature.`])}
  <p class="center"><b><u>SCHEDULE OF PROPERTY HEREBY SOLD</u></b></p><p>All that ${what(s)} bearing ${place(s)}${pinIn(s, 0.4, 201)}, area ${size(s)}${covered(
    s,
  )}, with all rights of ownership, easements and appurtenances.</p>${chauhaddi(s, 202)}${toSeller([closing(s)]).join('')}`
}
export const saleDeed = draftedByState(
  3_301,
  { 'Uttar Pradesh': [vikrayPatra], Uttarakhand: [vikrayPatra], Haryana: [tehsilPrint, conveyed], Punjab: [tehsilPrint] },
  [conveyed],
)

const bargains = [
  'That the balance amount shall be paid by the second party at the time of registration, by raising loan from any bank.',
  'That if the first party fails to execute the sale deed, the second party shall get it done through court of law by specific performance.',
  'That if the second party fails to pay in the stipulated time, the bayana shall stand forfeited.',
  'That the first party shall provide NOC, clear all dues and deliver original documents at the time of sale deed.',
  'That vacant possession shall be delivered at the time of registration of the sale deed.',
  'That the sale deed may be got executed in the name of the second party or his nominee.',
]

/** An ikrarnama on stamp paper: first and second party. */
const ikrarnama = (s: Scene): string => {
  begun(s, 'Agreement to Sell')
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
  const { dates, digits, price, seller, earlier } = s
  const day = dayOf(dates.letter)
  const [a, b] = both(s, party)
  return `<p class="center"><small>Stamp Rs. 100/- Sr. No. ${digits(5, 210)} dt. ${day.dots}, purchased for agreement, ${escaped(s.witnesses[1].name)} Stamp Vendor</small></p>
  <h1>इकरारनामा / AGREEMENT TO SELL</h1><p>This Agreement to Sell is made at ${s.town} on ${day.legal} between ${owners(s.tell, [seller], '', party)}
  (hereinafter called the FIRST PARTY/seller) and ${a}${b ? ` and ${b}` : ''} (hereinafter called the SECOND PARTY/purchaser).</p><p>Whereas the first party is
  owner and in possession of ${place(s)}${pinIn(s, 0.4, 211)}, measuring ${size(s)}${covered(s)}, which he got through registered ${s.pick(
    ['sale deed', 'transfer deed', 'gift deed'],
    212,
  )} No. ${digits(4, 213)} from ${escaped(earlier.name)}${
    s.has(0.5, 214) ? `, ${freehold(s, 'free hold')}` : ''
  }, and has agreed to sell the same to the second party for total sale consideration of ${rs(price)} (Rupees ${inWords(price)} only), out of which a sum of ${rs(
    Math.round(price / 10),
  )} is received as earnest money (bayana).</p>${chauhaddi(s, 215)}<p>NOW THIS AGREEMENT WITNESSETH AS UNDER:-</p>${terms(
    [
      `That the last date for execution of sale deed is fixed as 15.${s.pick(['03', '06', '10'], 216)}.${day.year + 1}.`,
      ...some(s, bargains, 217, 0.75),
    ],
    (at) => `${at}.`,
  )}<p>The mobile of second party is ${phone(s, 0.6)} and of first party ${seller.mobile}.</p>${closing(s).replaceAll('Vendor', 'First Party').replaceAll('Vendee', 'Second Party')}`
}

/** A dealer's printed bayana form, filled in: seller first, each label in both tongues. */
const bayana = (s: Scene): string => {
  begun(s, 'Agreement to Sell', 'Bayana')
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
  const { dates, digits, price, seller } = s
  const [a, b] = both(s, loud)
  return `<p class="strip">JAI BALAJI PROPERTIES<span class="far"><small>${escaped(s.road)}, ${s.town} ${s.officePin} | ${s.partner.mobile}</small></span></p><h1>बयाना रसीद व
  इकरारनामा / BAYANA-CUM-SALE AGREEMENT</h1><p>S.No. ${digits(3, 218)} <span class="far">Dated ${dayOf(dates.letter).shortYear}</span></p>${lines(
    [
      [hi('विक्रेता का नाम', 'Seller'), owners(s.tell, [seller], '', loud)],
      [hi('पिता/पति', 'S/o, W/o'), escaped(seller.elder)],
      [hi('निवासी', 'R/o'), `${escaped(seller.home)}, Ph. ${seller.mobile}`],
      [hi('क्रेता का नाम', 'Purchaser'), a],
      ...(b ? [[hi('क्रेता-2', 'Purchaser-2'), b]] : []),
      [hi('निवासी', 'R/o'), `${escaped(s.first.home)} ${s.homePin}`],
      [hi('मोबाइल', 'Mobile'), phone(s, 0.7)],
    ],
  )}<p class="part">सौदा / DEAL</p>${lines([
    [hi('संपत्ति', 'Property'), `${place(s)}${pinIn(s, 0.4, 219)}`],
    [hi('नाप', 'Area'), `${size(s)}${covered(s)}`],
    [hi('कुल कीमत', 'Total price'), rs(price)],
    [hi('बयाना', 'Earnest money'), `${rs(Math.round(price / 20))} nagad / cheque ${digits(6, 220)}`],
    [hi('शेष', 'Balance'), `${rs(price - Math.round(price / 20))} within ${s.pick([45, 60, 90], 221)} days`],
  ])}${chauhaddi(s, 222)}${terms(some(s, bargains, 223, 0.6), (at) => `(${at})`)}<p>Dealer commission 1 % + 1 %. हस्ताक्षर विक्रेता ________ क्रेता ________ गवाह ${shri(
    s.witnesses[0],
    escaped(s.witnesses[0].name),
    0,
  )}</p>`
}
export const agreementToSell = drafted(3_302, ikrarnama, bayana)
