import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { boxTable, charged, numberedTable, pairTable, type Charge } from '../drafts.ts'
import { drafted, phone, pinAfter, place, rupees, shri, superArea, thiru, uds, type Scene } from './scene.ts'

/** The promoter's paper is of a flat, whatever the property's other papers speak of. */
const asFlat =
  (draft: (s: Scene) => string, ...names: string[]) =>
  (scene: Scene): string => {
    const s = { ...scene, isFlat: true }
    mayOwn(s.tell, s.buyers, s.developer)
    mayList(s.tell, ...names)
    mayConvert(s.tell, siteOf(s))
    return draft(s)
  }

/** The whole site of the flats, sq ft. */
const siteOf = ({ whole }: Scene): number => whole(4, 20, 70) * 1_200

const promoter = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

const chargesOf = (s: Scene): Charge[] => {
  const { charges, sqft, has, pick, whole } = s
  const all: (Charge | false)[] = [
    has(0.7, 71) && {
      label: pick(['Covered car park', 'Car parking slot', 'Reserved car park'], 72),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1', '1 covered'],
    },
    has(0.5, 73) && { label: pick(['Infrastructure Development Charges', 'I.D.C.'], 74), key: 'idc', amount: whole(40, 160, 75) * 1_000 },
    has(0.35, 76) && { label: 'E.D.C. payable to local body', key: 'edc', amount: sqft.super * 60 },
    has(0.5, 77) && { label: pick(['Genset back-up', 'Power back up'], 78), key: 'power_backup', amount: charges.power },
    has(0.5, 79) && { label: pick(['River view PLC', 'Preferential location'], 80), key: 'plc', amount: charges.plc },
    has(0.6, 81) && { label: 'Corpus deposit', key: 'others', amount: sqft.super * 40 },
    has(0.5, 82) && { label: 'EB and metro water deposit', key: 'others', amount: whole(50, 120, 83) * 1_000 },
    has(0.4, 84) && { label: 'Legal fee', key: 'others', amount: 15_000 },
  ]
  return all.filter((one) => one !== false)
}

const money = (amount: number): string => `${grouped(amount)}.00`

/** The board's allotment: a proceedings letter of a scheme flat; the board is no builder whose name a clerk must type. */
const boardOrder = (s: Scene): string => {
  const { tell, buyers, authority, dates, first, homePin, price } = s
  tell.allows('developer_name', authority)
  const rows = charged(tell, chargesOf(s), money)
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>Allotment Order - Self Financing Scheme</p><p>Lr. No.
R1/${s.digits(4, 85)}/${dayOf(dates.letter).year} <span class="far">Dated:
${dayOf(dates.letter).dots}</span></p><p>To<br>${applicants(tell, buyers, '<br>', (one, name) => `${thiru(one, name, 0)},`)}<br>${escaped(
    first.home,
  )} - ${homePin}<br>Cell: ${phone(s, 0.6)}</p><p>Sub: ${s.colony} scheme - allotment of flat by draw of lots held on
${dayOf(dates.deed).dots} -
reg.</p><p>You are allotted the flat detailed below subject to the conditions in the lease-cum-sale agreement:</p>${numberedTable([
    ['Flat No.', tell.states('flat', s.unit)],
    ['Floor', ordinal(s.floor)],
    ['Locality', `${place(s)}${pinAfter(s, 0.6, 86, ' PIN ')}`],
    ['Super plinth area', superArea(s)],
    ['Undivided share of land', s.has(0.6, 87) ? uds(s) : 'Will be told later'],
    ['Tentative cost', rupees(price)],
    ...rows,
    ['Initial deposit paid (Receipt 11/' + s.digits(4, 88) + ')', rupees(50_000)],
  ])}<p>1. Final cost will be fixed later. 2. The flat shall not be sold for 5 years.</p><p class="far">Executive Engineer and
Administrative Officer</p>`
}

/** A promoter's letter with the cost on lines. */
const promoterLetter = (s: Scene): string => {
  const { tell, buyers, first, homePin, dates, price, sqft } = s
  return `<div class="strip">${promoter(s)}</div><p>${dayOf(dates.letter).spoken}</p><p>${applicants(tell, buyers, ' &amp; ', shri)},
${escaped(
  first.home,
)}, ${homePin} (${phone(s, 0.6)})</p><p><b>Confirmation of allotment: ${place(s)}${pinAfter(s, 0.6, 89, ', ')}</b></p><p>We confirm the
allotment
of the above apartment in the ${ordinal(s.floor)} floor. Its saleable area is ${superArea(s)} and RERA carpet area ${grouped(sqft.carpet)}
sq.ft${s.has(0.6, 90) ? `; the undivided share in land is ${uds(s)} out of ${grouped(siteOf(s))} sq.ft` : ''}.</p>${charged(
    tell,
    chargesOf(s),
    money,
  )
    .map(([label, amount]) => `<p class="dots"><span>${label}</span><b>${amount}</b></p>`)
    .join(
      '',
    )}<p class="dots"><span>Apartment cost (excl. GST)</span><b>${money(price)}</b></p><p>Amount in words: Rupees ${inWords(price)} only.
Booking
through ${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}).</p><p>Yours truly,<br>Marketing Head</p>`
}

/** A construction agreement next to the deed of the share. */
const construction = (s: Scene): string => {
  const { tell, buyers, partner, first, dates, survey, village, taluk, has, price } = s
  const plan = has(0.6, 91)
    ? ` The planning permission was issued in P.P. No.
${tell.states('sanction_approval_no', `${s.digits(4, 92)}/${dayOf(dates.plan).year}/B`)} dated
${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)}.`
    : ''
  return `<h1>CONSTRUCTION AGREEMENT</h1><p>THIS AGREEMENT entered into at ${s.town} on ${dayOf(dates.deed).legal} between ${promoter(
    s,
    s.developer.toUpperCase(),
  )}, represented by its partner ${escaped(partner.name)}, hereinafter called the PROMOTER of the one part, and ${applicants(
    tell,
    buyers,
    ' and ',
    thiru,
  )}, residing at ${escaped(first.home)}, hereinafter called the ALLOTTEE(S) of the other part.</p><p>WHEREAS the allottee has by a sale
deed of even
date bought an undivided share of ${uds(s)} in the land of ${grouped(siteOf(s))} sq.ft in S.No. ${survey}, ${village} Village, ${taluk}
Taluk;${plan}</p>
<p>AND WHEREAS the promoter agreed to construct for the allottee a flat of ${superArea(s)} (inclusive of common area) being
${place(s)}${pinAfter(
    s,
    0.6,
    93,
  )};</p><p>NOW THE PARTIES AGREE: 1. Cost of construction ${rupees(price)} (Rupees ${inWords(price)} only). 2. Extra: ${
    charged(tell, chargesOf(s), money)
      .map(([label, amount]) => `${label} - Rs. ${amount}`)
      .join('; ') || 'nil'
  }. 3. Handing over within 18 months. 4. Works contract tax to the account of the allottee.</p><p>PROMOTER <span
class="far">ALLOTTEE(S)<br>${again(buyers, '<br>')}</span></p>`
}

/** A buyer's agreement whose particulars stand four to a row. */
const sheet = (s: Scene): string => {
  const { tell, buyers, first, homePin, dates, price, sqft } = s
  return `<h1>AGREEMENT FOR SALE AND CONSTRUCTION</h1><p>Dated ${dayOf(dates.deed).spoken}. Promoter: ${promoter(s)}, having office at
${escaped(
  s.branch,
)}, ${s.town} - ${s.officePin}. Allottees: ${applicants(tell, buyers, ', ', thiru)}, of ${escaped(first.home)} - ${homePin},
${phone(s, 0.5)}.</p>
${boxTable(
  [
    ['Flat', tell.states('flat', s.unit)],
    ['Floor', ordinal(s.floor)],
    ['Carpet area', `${grouped(sqft.carpet)} sq.ft`],
    ['Super built-up area', superArea(s)],
    ['UDS', uds(s)],
    ['Common area', `${grouped(sqft.super - sqft.carpet)} sq.ft`],
    ['Total land', `${grouped(siteOf(s))} sq.ft`],
    ['RERA', `TN/29/Bldg/0${s.digits(3, 94)}/${dayOf(dates.plan).year}`],
    ['Consideration', rupees(price)],
    ...charged(tell, chargesOf(s), money),
  ],
  4,
)}<p>Schedule 'A' (whole land) and Schedule 'B': ${place(s)}${pinAfter(s, 0.6, 95, ' PIN: ')}.</p><ol type="a"><li>The promoter shall
compensate
delay at Rs 5 per sq.ft.</li><li>The allottee shall pay within 15 days of demand.</li><li>Disputes: Real Estate Regulatory
Authority.</li></ol>
<p>Signed by: ${again(buyers, ', ')}</p>`
}

/** Handing over by the board or the promoter's engineer. */
const handing = (s: Scene): string => {
  const { tell, buyers, dates, authority, isKerala } = s
  return `<p class="center"><b>CERTIFICATE OF HANDING OVER AND TAKING OVER</b></p><p>Certified that ${place(s)}${pinAfter(s, 0.5, 96)},
with a super
built-up area of ${superArea(s)}${s.has(0.4, 97) ? ` and ${uds(s)} undivided share` : ''}, constructed by ${promoter(s)}, was handed over
this day the
${dayOf(dates.letter).spoken} to ${applicants(tell, buyers, ' and ', thiru)}.</p>${pairTable([
    ['EB service', s.digits(10, 98)],
    ['Metro water', isKerala ? 'KWA' : 'CMWSSB'],
    ['Completion certificate', `CC/${s.digits(4, 99)}/${dayOf(dates.letter).year}`],
    ['Issued by', escaped(authority)],
    ['Fittings', 'Complete'],
    ['Keys', '3'],
  ])}<p>Handed over by: ${escaped(s.officer.name)}, Site Engineer, ${s.officer.mobile}</p><p>Taken over by:<br>${again(buyers, '<br>')}</p>`
}

/** An invitation to take possession after final dues. */
const invitation = (s: Scene): string => {
  const { tell, buyers, dates, first, homePin, price } = s
  return `<div class="strip">${promoter(s)}</div><p>Ref: CRM/${s.digits(3, 100)} <span
class="far">${dayOf(dates.letter).dashes}</span></p><p>Dear ${applicants(
    tell,
    buyers,
    ' &amp; ',
    shri,
  )},<br>${escaped(first.home)}, ${homePin}. Ph: ${phone(s, 0.7)}</p><p>Sub: Possession of ${place(s)}${pinAfter(s, 0.6, 101)}</p><p>Your
apartment
(super built-up ${superArea(s)}) is ready. Kindly remit the following to take possession within 30 days:</p>${numberedTable([
    ...charged(tell, chargesOf(s), money),
    ['Balance of apartment cost', money(Math.round(price / 20))],
    ['Maintenance for one year', money(s.sqft.super * 36)],
  ])}<p>After 30 days a holding charge of Rs 1,000 per day will apply.</p><p>Customer care 044-${s.digits(8, 102)}</p>`
}

export const allotment = drafted(4, asFlat(boardOrder, 'Allotment Order', 'Allotment Letter'), asFlat(promoterLetter, 'Allotment Letter'))
export const buyerAgreement = drafted(
  5,
  asFlat(construction, 'Construction Agreement'),
  asFlat(sheet, 'Agreement for Sale and Construction', 'Agreement for Sale'),
)
export const possession = drafted(
  6,
  asFlat(handing, 'Possession Letter', 'Handing over certificate'),
  asFlat(invitation, 'Possession Letter'),
)
