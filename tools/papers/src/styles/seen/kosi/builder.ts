import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayList, mayOwn } from '../../truths.ts'
import { charged, factLines, leftTable, numberedTable, type Charge } from '../drafts.ts'
import { abreast, clauses, dotted } from '../layouts.ts'
import { asFlat, demanded, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { both, drafted, extent, landPlace, party, phone, place, plain, rs, share, shri, siteOf, superArea, type Scene } from './scene.ts'

const builder = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

const chargesOf = ({ charges, has, pick }: Scene): Charge[] => {
  const all: (Charge | false)[] = [
    has(0.3, 80) && { label: pick(['Development charge (EDC)', 'External development charges'], 81), key: 'edc', amount: charges.edc },
    has(0.3, 82) && { label: 'Corner / road facing (PLC)', key: 'plc', amount: charges.plc },
    has(0.7, 83) && {
      label: pick(['Car parking (covered)', 'One car parking in stilt', 'Parking space'], 84),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1', 'one'],
    },
    has(0.5, 85) && { label: pick(['Generator / power backup', 'Generator charges'], 86), key: 'power_backup', amount: charges.power },
    has(0.7, 87) && {
      label: pick(['Transformer and electric connection', 'Electric meter & transformer'], 88),
      key: 'others',
      amount: 65_000,
    },
    has(0.5, 89) && { label: pick(['Corpus fund', 'Society membership'], 90), key: 'others', amount: 25_000 },
    has(0.4, 91) && { label: 'Borewell and water', key: 'others', amount: 18_000 },
  ]
  return all.filter((one) => one !== false)
}
const extra = (s: Scene): readonly (readonly [string, string])[] => charged(s.tell, chargesOf(s), (sum) => `Rs. ${grouped(sum)}`)
const inLine = (s: Scene): string =>
  extra(s)
    .map(([label, sum]) => `${label} ${sum}/-`)
    .join(', ')

/** A local builder's letter with his terms in one table. */
const builderLetter = (s: Scene): string => {
  const { tell, buyers, first } = s
  return `<p class="center"><b>${builder(s)}</b><br><small>Office: ${escaped(s.road)}, ${escaped(s.colony)}, ${s.town} - ${s.officePin}. Ph. ${s.digits(
    11,
    92,
  )}</small></p><p>Ref. No. ${s.digits(3, 93)}/${dayOf(s.dates.letter).year} <span class="far">Date: ${dayOf(s.dates.letter).dots}</span></p><p>To,<br>${applicants(
    tell,
    buyers,
    '<br>',
    shri,
  )}<br>${escaped(first.home)}, PIN ${s.homePin}<br>Mobile ${phone(s, 0.6)}</p><p class="center"><b><u>LETTER OF ALLOTMENT</u></b></p><p>Dear Sir / Madam,</p><p>With
reference to your application for booking we are pleased to allot you the following flat:</p>${leftTable([
    ['Flat allotted', `${place(s)}${pinIn(s, 0.4, 94)}`],
    ['Floor', ordinal(s.floor)],
    ['Super built-up area', superArea(s)],
    ['Cost of the flat', `${rs(s.price)} (${inWords(s.price)})`],
    ...extra(s),
    ['Advance received', rs(Math.round(s.price / 8))],
  ])}<p>The balance shall be paid as per progress of the work. Registration, GST and other Government duties are extra.</p><p>For ${escaped(
    s.developer,
  )}</p><p>Partner / Director <span class="far">Allottee: ${again(buyers, ', ', plain)}</span></p>`
}

/** The housing board's order of a house or a plot drawn by lot. */
const boardOrder = (s: Scene): string => {
  const { tell, buyers, authority, first } = s
  tell.allows('developer_name', authority)
  mayOwn(tell, buyers, authority)
  mayList(tell, 'Allotment Letter', 'Allotment Order')
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>${both(s, 'आवंटन पत्र', 'ALLOTMENT ORDER')}</p><p>${both(
    s,
    'पत्रांक',
    'Letter No.',
  )} ${s.digits(4, 95)} <span class="far">${both(s, 'दिनांक', 'Date')} ${dayOf(s.dates.letter).typed}</span></p>${numberedTable([
    [both(s, 'आवंटी का नाम', 'Name of allottee'), applicants(tell, buyers, ' and ', shri)],
    [both(s, 'पिता / पति', 'Father / Husband'), escaped(first.elder)],
    [both(s, 'पत्राचार का पता', 'Correspondence address'), `${escaped(first.home)} - ${s.homePin}`],
    [both(s, 'मोबाइल', 'Mobile'), phone(s, 0.7)],
    [both(s, 'आवंटित सम्पत्ति', 'Property allotted'), `${s.isFlat ? place(s) : landPlace(s)}${pinIn(s, 0.4, 96)}`],
    [both(s, 'क्षेत्रफल', 'Area'), s.isFlat ? superArea(s) : extent(s)],
    [both(s, 'पंजीयन क्रमांक', 'Registration No.'), s.digits(6, 97)],
    [both(s, 'कुल मूल्य', 'Total price'), rs(s.price)],
    [both(s, 'अमानत राशि', 'Earnest money deposited'), rs(Math.round(s.price / 10))],
    [both(s, 'भू-अधिकार', 'Tenure'), s.has(0.5, 98) ? tell.states('land_freehold_or_leasehold', 'Lease Hold', 'Leasehold') : 'As per rules'],
  ])}${clauses(standing(s, 'lease', 99, 0.3), (n) => `${n}.`)}<p class="right">Estate Officer</p>`
}

/** Landowner, developer and purchaser in one agreement, as it is in Bihar. */
const tripartite = (s: Scene): string => {
  const { tell, buyers, seller, authority } = s
  const more = inLine(s)
  const date = dayOf(s.dates.plan)
  const upper = s.whole(3, 8, 100)
  const permit = s.has(0.6, 101)
    ? `the map for ${tell.states('floors_sanctioned', `G+${upper}`)} storied building was sanctioned by ${authority} vide Plan Case No. ${tell.states(
        'sanction_approval_no',
        `P/${s.station.toUpperCase()}/PRN-${s.digits(3, 102)}/${date.year}`,
      )} dated ${tell.states('sanction_number_date', date.dots, date.typed)}`
    : `the map was sanctioned by ${authority}`
  tell.allows('floors_proposed', `G+${upper}`)
  return `<div class="typed"><h1>AGREEMENT FOR SALE OF FLAT</h1><p>THIS AGREEMENT is made on this the ${dayOf(s.dates.deed).legal} at ${
    s.town
  } between ${party(seller, escaped(seller.name), 0)}, resident of ${escaped(seller.home)} (LAND OWNER / FIRST PART), ${builder(
    s,
  )}, having its office at ${escaped(s.colony)}, ${s.town}, through ${shri(s.partner, escaped(s.partner.name), 0)} (DEVELOPER / SECOND PART) and ${applicants(
    tell,
    buyers,
    ' and ',
    party,
  )}, resident of ${escaped(s.first.home)}, PIN ${s.homePin}, Mobile No. ${phone(s, 0.5)} (PURCHASER / THIRD PART).</p>${clauses(
    [
      `Whereas the Land Owner is in possession of land bearing ${s.isTelangana ? `Survey No. ${s.khesra}` : `Khata No. ${s.khata}, Plot No. ${s.khesra}`}, area ${grouped(
        siteOf(s),
      )} sq. ft., and entered into a Development Agreement with the Developer registered as Deed No. ${s.digits(4, 103)}, Book No. 1;`,
      `And whereas ${permit};`,
      `Now the parties agree that the Purchaser shall purchase ${place(s)}${pinIn(s, 0.5, 104)}, super built-up area ${superArea(
        s,
      )} with ${share(s)} undivided proportionate share in land for ${rs(s.price)} (Rupees ${inWords(s.price)} only).`,
      more !== '' && `The Purchaser shall pay extra: ${more}.`,
      ...standing(s, 'builder', 105, 0.5),
    ],
    (n) => `${n}.`,
  )}<p>Land Owner &nbsp; Developer <span class="far">Purchaser: ${again(buyers, ', ', plain)}</span></p></div>`
}

/** An agreement whose schedules stand in tables. */
const scheduled = (s: Scene): string => {
  const { tell, buyers } = s
  return `<h1>AGREEMENT OF SALE CUM CONSTRUCTION</h1><p>Date: ${dayOf(s.dates.deed).dashes}</p>${leftTable([
    ['Vendor / Developer', `${builder(s)}, rep. by ${escaped(s.partner.name)}`],
    ['Purchaser', applicants(tell, buyers, ' and ', party)],
    ['Residence of Purchaser', `${escaped(s.first.home)} - ${s.homePin}`],
    ['Cell No. of Purchaser', phone(s, 0.6)],
  ])}${clauses(standing(s, 'builder', 106, 0.5), (n) => `${n})`)}<p><b>Schedule of flat</b></p>${dotted([
    ['All that', `${place(s)}${pinIn(s, 0.5, 107)}`],
    ['Super built-up area', superArea(s)],
    ['Undivided share of land', share(s)],
  ])}<p><b>Payment</b></p>${abreast(['Particulars', 'Amount'], [['Cost of flat', `Rs. ${grouped(s.price)}`], ...extra(s)])}<p>${again(
    buyers,
    ' / ',
    shri,
  )}</p>`
}

/** Possession given, in the words of a local firm. */
const handover = (s: Scene): string => {
  const { tell, buyers } = s
  const more = inLine(s)
  return `<p class="center"><b>${builder(s)}</b></p><h1>${both(s, 'कब्जा प्रमाण पत्र', 'POSSESSION CERTIFICATE')}</h1><p class="right">Dated ${
    dayOf(s.dates.letter).typed
  }</p><p>This is to certify that physical possession of ${place(s)}${pinIn(s, 0.5, 108)}, super built-up area ${superArea(
    s,
  )}, has been handed over today to ${applicants(tell, buyers, ' and ', shri)}, ${s.first.isWoman ? 'W/o' : 'S/o'} ${escaped(
    s.first.elder,
  )}, resident of ${escaped(s.first.home)} - ${s.homePin}, Mob. ${phone(s, 0.5)}, who is satisfied with the quality of work.</p>${
    more === '' ? '' : `<p>The following are received in full: ${more}.</p>`
  }<p>Electric consumer No. ${s.digits(9, 109)}. Keys: 2 sets.</p><p>Handed over by ${escaped(s.officer.name)}, ${s.officer.mobile} <span
class="far">Taken over by ${again(buyers, ', ', plain)}</span></p>`
}

/** A letter that asks to come for the keys. */
const callLetter = (s: Scene): string => {
  const { tell, buyers } = s
  const papers = ['Registered agreement', 'Payment receipts', 'Aadhaar copy', 'Bank no objection'].filter(
    (_, n) => n === 0 || s.has(0.6, 110 + n),
  )
  const rows = extra(s)
  return `<p class="band">${builder(s)}</p><p>${dayOf(s.dates.letter).spoken}</p><p>To ${applicants(tell, buyers, ' &amp; ', shri)}<br>${escaped(
    s.first.home,
  )}, ${s.homePin}<br>Phone ${phone(s, 0.6)}</p><p><b>Sub: Possession of ${place(s)}${pinIn(s, 0.5, 114)}</b></p><p>Your flat of ${superArea(
    s,
  )} super built-up area is complete. Please pay the balance amount before ${s.whole(5, 28, 115)}.03.${dayOf(s.dates.letter).year + 1}.</p>${
    rows.length > 0 ? factLines(rows, ' : ', '#') : ''
  }<p>Bring with you: ${demanded(tell, papers, ['Registered agreement'], ', ')}.</p>${clauses(standing(s, 'builder', 116, 0.3), () => '*')}<p>Site office ${
    s.officer.mobile
  }</p>`
}

export const allotment = drafted(4, asFlat(siteOf, overleaf('builder', 117, builderLetter), 'Allotment Letter'), boardOrder)
export const buyerAgreement = drafted(5, asFlat(siteOf, tripartite, 'Agreement for Sale'), asFlat(siteOf, scheduled, 'Agreement for Sale'))
export const possession = drafted(
  6,
  asFlat(siteOf, handover, 'Possession Letter', 'Possession Certificate'),
  asFlat(siteOf, callLetter, 'Possession Letter'),
)
