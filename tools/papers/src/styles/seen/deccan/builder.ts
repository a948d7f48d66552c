import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { boxTable, charged, factLines, headTable, leftTable, pairTable, type Charge, type Fact } from '../drafts.ts'
import { signed } from './mails.ts'
import { drafted, mobile, mr, pinAfter, place, plinth, rs, share, sri, type Scene } from './scene.ts'

/** The builder's paper is of a flat, whatever the property's other papers speak of. */
const asFlat =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const { sqft, whole } = scene
    const s = { ...scene, isFlat: true, sqft: { ...sqft, built: Math.round(sqft.super * 0.8) } }
    mayOwn(s.tell, s.buyers, s.developer)
    mayList(s.tell, ...names)
    mayConvert(s.tell, whole(9, 40, 90) * 1_089)
    return draft(s)
  }

const developerOf = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

const chargesOf = (s: Scene): Charge[] => {
  const { charges, sqft, has, whole, pick } = s
  const kva = whole(1, 3, 91)
  const all: (Charge | false)[] = [
    has(0.6, 92) && { label: pick(['Facing premium (PLC)', 'East / corner PLC', 'P.L.C.'], 93), key: 'plc', amount: charges.plc },
    has(0.5, 94) && { label: pick(['Infrastructure charges (IDC)', 'Internal Dev. Charges'], 95), key: 'idc', amount: sqft.super * 75 },
    has(0.4, 96) && { label: 'External Dev. Charges (EDC)', key: 'edc', amount: sqft.super * 120 },
    has(0.75, 97) && {
      label: pick(['Car parking (1 no., stilt)', 'Covered car park', 'Car Parking'], 98),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1'],
    },
    has(0.6, 99) && {
      label: pick([`DG power back up - ${kva} KVA`, 'Generator backup'], 100),
      key: 'power_backup',
      amount: charges.power,
      also: [`${kva} KVA`],
    },
    has(0.6, 101) && { label: 'Club house & amenities', key: 'others', amount: charges.club },
    has(0.6, 102) && { label: 'Corpus fund', key: 'others', amount: sqft.super * 50 },
    has(0.4, 103) && { label: 'Documentation charges', key: 'others', amount: 25_000 },
    has(0.4, 104) && { label: 'Electricity & water connection', key: 'others', amount: whole(80, 190, 105) * 1_000 },
  ]
  return all.filter((one) => one !== false)
}

const costTable = (s: Scene, look = 'grid'): string => {
  const rate = Math.round(s.price / s.sqft.super / 10) * 10
  const charges = chargesOf(s)
  const total = s.sqft.super * rate + charges.reduce((sum, { amount }) => sum + amount, 0)
  const rows: Fact[] = [
    [`Basic cost @ ${rate}/- per Sft`, grouped(s.sqft.super * rate)],
    ...charged(s.tell, charges),
    ['<b>TOTAL COST</b>', `<b>${grouped(total)}</b>`],
    ['GST 5 %', grouped(Math.round(total / 20))],
  ]
  return leftTable(rows, look)
}

const head = (s: Scene): string =>
  `<div class="head"><b>${developerOf(s, s.developer.toUpperCase())}</b><br>Plot No. ${s.digits(2, 106)}, ${escaped(s.branch)},
${s.town} - ${s.officePin} | 040-${s.digits(8, 107)} | RERA P0${s.digits(10, 108)}</div>`

/** A printed form whose blanks were filled. */
const allotmentForm = (s: Scene): string => {
  const { tell, buyers, first, sqft, homePin, dates, floor, wing, witnesses } = s
  return `${head(s)}<h1>PROVISIONAL ALLOTMENT</h1><p>Booking No. ${s.digits(4, 109)} <span
class="far">Date: ${dayOf(dates.letter).dots}</span></p>${boxTable([
    ['Name of the allottee(s)', applicants(tell, buyers, ' &amp; ', mr)],
    ['Address for communication', `${escaped(first.home)} - ${homePin}`],
    ['Contact', mobile(s, 0.7)],
    ['Flat No.', tell.states('flat', s.unit)],
    ['Block / Floor', `${wing} / ${ordinal(floor)}`],
    ['Saleable area', plinth(s)],
    ['Carpet area (RERA)', `${grouped(sqft.carpet)} Sft`],
    ['Undivided share', s.has(0.5, 110) ? share(s) : 'As per agreement'],
    ['Agent', `${escaped(witnesses[1].name)} ${witnesses[1].mobile}`],
  ])}<p>Location of project: ${place(s)}${pinAfter(s, 0.7, 111)}</p><p class="bar">COST STATEMENT</p>${costTable(s)}
<p class="fine">Terms: 1. Booking amount of ${rs(200_000)} is not refundable. 2. Flat area may vary by 3 %. 3. Cheques in favour of
${escaped(s.developer)}.</p><p>Signature of allottee <span class="far">Authorised signatory</span></p>`
}

/** A letter that tells the same in running text. */
const allotmentLetter = (s: Scene): string => {
  const { tell, buyers, first, homePin, dates, floor } = s
  const [main, ...rest] = chargesOf(s)
  const sentences = charged(tell, main ? [main, ...rest] : rest).map(([label, amount]) => `${label} of Rs. ${amount}`)
  return `${head(s)}<p>${dayOf(dates.letter).spoken}</p><p>To<br>${applicants(tell, buyers, '<br>', mr)}<br>${escaped(first.home)} -
${homePin}<br>Ph: ${mobile(s, 0.6)}</p><p><b>Sub: Allotment of flat - reg.</b></p>
<p>Dear Sir/Madam,</p><p>Thank you for choosing ${escaped(s.project)}. With reference to your application we allot you
${place(s)}${pinAfter(s, 0.6, 112)}
on the ${ordinal(floor)} floor with a super built-up area of ${plinth(s)} (carpet ${grouped(s.sqft.carpet)} Sft) for a basic price of
${rs(s.price)} (Rupees ${inWords(s.price)} only).</p>
<p>Besides, you shall pay ${sentences.length > 0 ? sentences.join('; ') : 'maintenance charges as applicable'}. Maintenance of Rs. 3 per Sft
is payable in advance for 12 months.</p>
<p>The balance shall be paid as per the stage of construction. Our office at ${escaped(s.branch)}, ${s.town} - ${s.officePin} is open on
all days.</p><p>For ${escaped(s.developer)}<br><br>Partner</p>`
}

/** An agreement whose facts stand in its clauses and a schedule at its end. */
const agreementClauses = (s: Scene): string => {
  const { tell, buyers, first, dates, price, village, mandal, district, survey, whole, has, authority, seller } = s
  const permit = has(0.6, 113)
    ? ` and obtained permission vide Permit No. ${tell.states(
        'sanction_approval_no',
        `${s.digits(5, 114)}/${authority.slice(0, 4).toUpperCase()}/R1/${dayOf(dates.plan).year}`,
      )} dated ${tell.states('sanction_number_date', dayOf(dates.plan).dashes, dayOf(dates.plan).typed)}`
    : ''
  return `<h1>AGREEMENT FOR SALE / CONSTRUCTION</h1><p>This agreement is made on ${dayOf(dates.deed).legal} by M/s.
${developerOf(s)}, a registered firm, rep. by its Managing Partner Sri ${escaped(s.partner.name)} (the "DEVELOPER"), and Sri
${escaped(seller.name)} (the "LAND OWNER", by GPA), IN FAVOUR OF ${applicants(tell, buyers, ' and ', sri)}, R/o
${escaped(first.home)} (the "PURCHASER").</p>
<p>Whereas the land owner holds Ac. ${whole(1, 4, 115)}-${whole(10, 39, 116)} guntas in Survey No. ${survey} of ${village} Village,
${mandal} Mandal, ${district} District and entrusted it to the Developer under a Development Agreement No.
${s.digits(4, 117)}/${dayOf(dates.plan).year}${permit};</p>
<ol><li>The Developer agrees to sell the Schedule B flat for ${rs(price)}.</li><li>Time for completion is 30 months with grace of 6
months.</li><li>The Purchaser shall pay: ${
    charged(tell, chargesOf(s))
      .map(([label, amount]) => `${label} Rs. ${amount}`)
      .join(', ') || 'no extra charges'
  }.</li>
<li>Defect liability is five years.</li></ol>
<p class="center"><b>SCHEDULE 'A'</b></p><p>All that land admeasuring ${whole(9, 40, 90) * 121} Sq. Yards in Survey No. ${survey}.</p>
<p class="center"><b>SCHEDULE 'B'</b></p><p>${place(s)}${pinAfter(s, 0.6, 118)}, having a plinth area of ${plinth(s)} including common
areas,
together with an undivided share of ${share(s)} out of the Schedule A land.</p>
<p>Developer <span class="far">Purchaser<br>${signed(s)}</span></p>`
}

/** An agreement that opens with a summary in a table. */
const agreementSummary = (s: Scene): string => {
  const { tell, buyers, first, dates, price, partner, homePin, floor } = s
  return `<h1>AGREEMENT OF SALE</h1><p class="center">(Flat under construction)</p>${leftTable([
    ['Date and place', `${dayOf(dates.deed).dots}, ${s.town}`],
    ['Vendor-cum-Builder', `${developerOf(s)}, by ${escaped(partner.name)}`],
    ['Buyer(s)', applicants(tell, buyers, '<br>', mr)],
    ['Buyer address', `${escaped(first.home)} - ${homePin}`],
    ['Buyer cell', mobile(s, 0.6)],
    ['Apartment', `${tell.states('flat', s.unit)} on ${ordinal(floor)} floor`],
    ['Super built up / carpet', `${plinth(s)} / ${grouped(s.sqft.carpet)} Sft`],
    ['U.D.S.', s.has(0.7, 119) ? share(s) : 'proportionate'],
    ['Consideration', `${rs(price)} (${inWords(price)})`],
    ['Paid so far', rs(Math.round(price / 10))],
    ['Property', `${place(s)}${pinAfter(s, 0.7, 120)}`],
  ])}<p>Now this agreement witnesseth that the builder shall construct and the buyer shall pay as per Annexure, time being the essence.
The common areas are held by the association.</p><h2>Annexure: cost break-up</h2>${costTable(s, 'plain')}
<p>Builder <span class="far">Buyer<br>${signed(s)}</span></p>`
}

/** Possession with a list of what is handed over. */
const handing = (s: Scene): string => {
  const { tell, buyers, dates, officer, floor } = s
  return `${head(s)}<h1>POSSESSION CERTIFICATE</h1><p>Dt: ${dayOf(dates.letter).dots}</p><p>We, ${escaped(s.developer)}, have today
handed over vacant physical possession of the flat described below to ${applicants(tell, buyers, ' and ', sri)}.</p>
${factLines([
  ['Flat', `${tell.states('flat', s.unit)}, ${ordinal(floor)} Floor`],
  ['Address', `${place(s)}${pinAfter(s, 0.6, 121)}`],
  ['Area', plinth(s)],
  s.has(0.5, 122) && ['UDS of land', share(s)],
  ['Occupancy certificate', `${s.digits(5, 123)}/OC/${dayOf(dates.letter).year}`],
  ['Electricity service', s.digits(9, 124)],
  ['Keys', `${s.whole(2, 6, 125)} sets`],
])}<p>The purchaser has inspected the flat and has no claim. Maintenance is due from the first of next month. Site in-charge:
${escaped(officer.name)}, ${officer.mobile}.</p><p>For the builder <span class="far">Received<br>${again(buyers, '<br>')}</span></p>`
}

/** An offer with the dues in rows. */
const offer = (s: Scene): string => {
  const { tell, buyers, first, homePin, dates, price } = s
  return `${head(s)}<p>${dayOf(dates.letter).brief}</p><p>${applicants(tell, buyers, ' / ', mr)}<br>${escaped(first.home)},
${homePin}<br>${mobile(s, 0.7)}</p><p><u>Intimation of completion and offer of possession</u></p>${headTable([
    ['Flat', tell.states('flat', s.unit)],
    ['Block', s.wing],
    ['Super area as booked', `${grouped(s.sqft.super - 20)} Sft`],
    ['Final super area', plinth(s)],
    ['Carpet', `${grouped(s.sqft.carpet)} Sft`],
  ])}<p>Your flat at ${place(s)}${pinAfter(s, 0.5, 126)} is ready. Kindly clear the dues below within 21 days.</p>${pairTable([
    ...charged(tell, chargesOf(s)),
    ['Instalments received', grouped(Math.round(price * 0.9))],
    ['Interest on delay', grouped(s.whole(2, 40, 127) * 1_000)],
  ])}<p>Bring PAN card, Aadhaar and two photos for registration.</p><p>For ${escaped(s.developer)}</p>`
}

export const allotment = drafted(4, asFlat(allotmentForm, 'Allotment Letter'), asFlat(allotmentLetter, 'Allotment Letter'))
export const buyerAgreement = drafted(
  5,
  asFlat(agreementClauses, 'Agreement for Sale', 'Agreement of Sale'),
  asFlat(agreementSummary, 'Agreement of Sale'),
)
export const possession = drafted(
  6,
  asFlat(handing, 'Possession Certificate', 'Possession Letter'),
  asFlat(offer, 'Offer of Possession', 'Possession Letter'),
)
