import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants } from '../../truths.ts'
import { charged, factLines, leftTable, pairTable, type Charge } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { asFlat, demanded, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { drafted, flatArea, mr, phone, place, rs, rupee, siteArea, siteOf, type Scene } from './scene.ts'

/** The promoter, noted. */
export const builder = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

const chargesOf = ({ charges, has, pick, isWest, isSouth }: Scene): Charge[] => {
  const west: (Charge | false)[] = [
    has(0.5, 80) && { label: 'Floor rise / PLC', key: 'plc', amount: charges.plc },
    has(0.6, 81) && { label: 'Covered car parking', key: 'car_parking', amount: charges.parking, also: ['1 covered', '1'] },
    has(0.7, 82) && { label: 'Legal charges', key: 'others', amount: 25_000 },
    has(0.7, 83) && { label: 'Society formation & share money', key: 'others', amount: 21_600 },
    has(0.5, 84) && { label: 'Electric meter and water connection', key: 'others', amount: 75_000 },
    has(0.5, 85) && { label: 'Club house', key: 'others', amount: charges.club },
  ]
  const others: (Charge | false)[] = [
    has(0.7, 86) && { label: pick(['EDC', 'External Development Charges (EDC)'], 87), key: 'edc', amount: charges.edc },
    has(0.7, 88) && { label: pick(['IDC', 'Infrastructure Development Charges (IDC)'], 89), key: 'idc', amount: charges.idc },
    has(0.6, 90) && { label: pick(['PLC (Park facing)', 'Preferential Location Charges'], 91), key: 'plc', amount: charges.plc },
    has(0.8, 92) && {
      label: pick(['Car Parking - Covered (1 No.)', 'Reserved Car Parking Usage Right', 'One Covered Car Park'], 93),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1', 'one covered'],
    },
    has(0.6, 94) && {
      label: pick(['Power Back-up (3 KVA)', 'Power Backup Installation Charges'], 95),
      key: 'power_backup',
      amount: charges.power,
      also: ['3 KVA'],
    },
    has(0.6, 96) && { label: 'Club Membership', key: 'others', amount: charges.club },
    has(0.7, 97) && { label: pick(['IFMS', 'Interest Free Maintenance Security (IFMS)'], 98), key: 'others', amount: 96_000 },
    isSouth && has(0.7, 99) && { label: 'BWSSB & BESCOM Deposit', key: 'others', amount: 150_000 },
  ]
  return (isWest ? west : others).filter((one) => one !== false)
}
/** What is paid beyond the price, noted. */
export const extra = (s: Scene): readonly (readonly [string, string])[] => charged(s.tell, chargesOf(s), grouped)
export const rera = (s: Scene): string =>
  s.isWest
    ? `P5180${s.digits(7, 100)}`
    : `${s.isSouth ? 'PRM/KA/RERA/1251' : 'UPRERAPRJ'}${s.isSouth ? `/${s.digits(3, 100)}/PR/${s.digits(6, 101)}` : s.digits(5, 100)}`
export const bare = (_: unknown, name: string): string => name

/** The regulator's model letter of allotment, numbered paragraphs. */
const modelLetter = (s: Scene): string => {
  const { tell, buyers, first } = s
  const pay = extra(s)
  return `<p class="right">No. AL/${s.digits(4, 102)}<br>Date: ${dayOf(s.dates.letter).typed}</p><p>To,<br>${applicants(
    tell,
    buyers,
    '<br>',
    mr,
  )}<br>R/o ${escaped(first.home)} - ${s.homePin}<br>Telephone / Mobile number: ${phone(s, 0.7)}<br>PAN: ${
    first.pan
  }<br>Aadhaar: XXXX XXXX ${first.aadhaar}<br>Email ID: allottee@mailbox.example</p><p><b>Sub: Your request for allotment of flat in the project known
as "${escaped(s.project)}" having RERA Registration No. ${rera(s)}</b></p><p>Sir / Madam,</p><p><b>1. Allotment of the said unit:</b> This has
reference to your request referred above. In that regard, we have the pleasure to inform that you have been allotted ${place(s)}${pinIn(
    s,
    0.5,
    103,
  )}, admeasuring ${flatArea(s)}, hereinafter referred to as "the said unit", being developed on land admeasuring ${siteArea(
    s,
  )}, for a total consideration of ${rs(s.price)} (Rupees ${inWords(s.price)} only) exclusive of GST, stamp duty and registration
charges.</p><p><b>2. Other charges:</b> You shall further pay the following before possession:</p>${leftTable(pay)}<p><b>3. Receipt of part
consideration:</b> We confirm to have received from you an amount of ${rs(Math.round(s.price / 10))} being 10 % of the total consideration as booking
amount on ${dayOf(s.dates.letter).dots} through cheque No. ${s.digits(6, 104)}.</p><p><b>4. Disclosures of information:</b> The sanctioned plan, layout
plan and the stage wise time schedule of completion are displayed at the project site and on the website of the Authority.</p><p><b>5. Execution of
the agreement for sale:</b> You shall execute the agreement within 60 days, failing which this letter stands cancelled.</p><p>Yours faithfully,<br>For
${builder(s)}<br>Authorised Signatory</p><p>CONFIRMATION AND ACKNOWLEDGEMENT: I/We have read and understood the contents of this letter. ${again(
    buyers,
    ' / ',
    mr,
  )}</p>`
}

/** A developer's letter with its price list as annexure. */
const withPriceList = (s: Scene): string => {
  const { tell, buyers, first } = s
  const rows = extra(s)
  const rate = Math.round(s.price / s.sqft.super)
  const [a = '', b = ''] = applicants(tell, buyers, '|', mr).split('|')
  return `<p class="band">${builder(s, s.developer)}<br><small>Regd. Office: ${s.whole(2, 90, 105)}, Corporate Tower, ${escaped(s.road)}, ${
    s.town
  } - ${s.officePin} | CIN U70109${s.isWest ? 'MH' : 'DL'}20${s.digits(2, 106)}PTC${s.digits(6, 107)}</small></p><p>Date: ${
    dayOf(s.dates.letter).brief
  }</p><h1>ALLOTMENT LETTER</h1>${pairTable([
    ['Customer ID', `C${s.digits(6, 108)}`],
    ['Booking Application No.', `${s.digits(5, 109)}`],
    ['First Applicant', a],
    ['Second Applicant', b || 'N.A.'],
    ['Mobile No.', phone(s, 0.7)],
    ['Address', `${escaped(first.home)} - ${s.homePin}`],
  ])}<p>Dear Sir/Madam,</p><p>We are pleased to allot you the following residential apartment subject to the terms and conditions of the
application form and the Builder Buyer Agreement:</p>${leftTable([
    ['Unit', `${place(s)}${pinIn(s, 0.5, 110)}`],
    ['Floor / Tower', `${ordinal(s.floor)} / ${s.wing}`],
    ['Area', flatArea(s)],
    !s.isWest && ['Carpet Area (for RERA)', `${grouped(s.sqft.carpet)} sq. ft.`],
    ['Payment Plan', s.pick(['Construction Linked Plan', '30:40:30', 'Possession Linked Plan'], 111)],
  ])}<p><b>Annexure - I : Price Details (in Rs.)</b></p>${abreast(
    ['S. No.', 'Particulars', 'Amount'],
    [['Basic Sale Price (BSP)', `${grouped(s.price)} (@ ${grouped(rate)} per sq. ft.)`] as const, ...rows].map(([label, sum], n) => [
      String(n + 1),
      label,
      sum,
    ]),
  )}<p>GST as applicable shall be charged extra. Please quote your Customer ID in all correspondence.</p><p>For ${escaped(
    s.developer,
  )}</p><p>Authorised Signatory <span class="far">Accepted: ${again(buyers, ' / ', bare)}</span></p><p><small>Your CRM executive: ${escaped(
    s.officer.name,
  )}, ${s.officer.mobile}</small></p>`
}

/** Final dues and what to bring. */
const offer = (s: Scene): string => {
  const { tell, buyers, first } = s
  const papers = ['Original Allotment Letter', 'Builder Buyer Agreement', 'Bank NOC', 'PAN card copy', 'Photographs'].filter(
    (_, n) => n === 0 || s.has(0.6, 123 + n),
  )
  const date = dayOf(s.dates.plan)
  const oc = `OC/${s.digits(4, 129)}/${date.year}`
  tell.allows('sanction_approval_no', oc)
  tell.allows('sanction_number_date', date.typed)
  const rows = extra(s)
  return `<p class="band">${builder(s)}</p><p>Ref: POS/${s.digits(5, 130)} <span class="far">${dayOf(s.dates.letter).spoken}</span></p><p>To,<br>${applicants(
    tell,
    buyers,
    '<br>',
    mr,
  )}<br>${escaped(first.home)}<br>${s.town} - ${s.homePin}<br>Mob. ${phone(s, 0.6)}</p><p><b>Subject: Offer of Possession of ${place(s)}${pinIn(
    s,
    0.5,
    131,
  )}</b></p><p>Dear Sir/Madam,</p><p>We are glad to inform you that the Occupation Certificate has been granted vide No. ${oc} dated ${
    date.dots
  }. The final area of your unit is ${flatArea(s)}. Kindly remit the following within 30 days:</p>${abreast(
    ['Head', 'Amount (Rs.)'],
    [...rows, ['Balance of basic price', grouped(Math.round(s.price * 0.05))], ['Stamp duty and registration', 'At actuals']],
  )}<p>You are requested to bring ${demanded(tell, papers, ['Original Allotment Letter', 'Builder Buyer Agreement'], ', ')}.</p>${clauses(
    standing(s, 'builder', 132, 0.4),
    (n) => `${n}.`,
  )}<p>For handover call ${escaped(s.officer.name)}, ${s.officer.mobile}.</p>`
}

/** The certificate that is signed when the keys are given. */
const keys = (s: Scene): string => {
  const { tell, buyers } = s
  const slot = `P2-${s.digits(3, 135)}`
  tell.allows('amenities_car_parking', slot, '1', '1 covered')
  return `<p class="center"><b>${builder(s, s.developer)}</b><br>${escaped(s.project)}</p><h1>POSSESSION LETTER</h1><p>Date: ${
    dayOf(s.dates.letter).dashes
  }</p><p>I / We, ${applicants(tell, buyers, ' and ', mr)}, residing at ${escaped(s.first.home)} - ${
    s.homePin
  }, have this day taken over the vacant and peaceful physical possession of ${place(s)}${pinIn(s, 0.5, 133)}, admeasuring ${flatArea(
    s,
  )}, as per the Agreement for Sale dated ${dayOf(s.dates.deed).typed}, after having inspected and satisfied myself / ourselves.</p>${factLines(
    [
      ['Electricity meter no.', s.digits(8, 134)],
      ['No. of keys handed over', '3 sets'],
      ['Parking slot allotted', slot],
      ['Contact', phone(s, 0.6)],
    ],
  )}<p>All dues including ${
    extra(s)
      .map(([label, sum]) => `${label} ${rupee(Number(sum.replace(/,/g, '')))}`)
      .join(', ') || 'maintenance'
  } stand paid.</p><p>Handed over by: ${escaped(s.officer.name)} (Site In-charge, ${s.officer.mobile})</p><p>Taken over by: ${again(
    buyers,
    ', ',
    mr,
  )}</p>`
}

/** A paper on a flat of a new house, which may be of use as a residence alone. */
export const ofNew = (draft: (s: Scene) => string, ...names: string[]): ((s: Scene) => string) =>
  asFlat(
    siteOf,
    (s: Scene) => {
      s.tell.allows('usage_approved_as_per_plan', 'Residential')
      return draft({ ...s, isNew: true })
    },
    ...names,
  )

export const allotment = drafted(
  4,
  ofNew(modelLetter, 'Allotment Letter'),
  ofNew(overleaf('builder', 136, withPriceList), 'Allotment Letter'),
)
export const possession = drafted(6, ofNew(offer, 'Offer of Possession', 'Possession Letter'), ofNew(keys, 'Possession Letter'))
