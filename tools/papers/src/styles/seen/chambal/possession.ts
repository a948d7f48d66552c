import { escaped } from '../../../telling.ts'
import { dayOf } from '../../forms.ts'
import { again, mayHold } from '../../truths.ts'
import { pairTable } from '../drafts.ts'
import { abreast } from '../layouts.ts'
import { standing } from '../standing.ts'
import { customers, developer, facts, masthead, total } from './builder.ts'
import { pinSaid } from './deeds.ts'
import { asFlat, clock, drafted, fixed, flatArea, phone, pinBox, place } from './scene.ts'
import { bars, colons } from './sheets.ts'
import { sidesOf } from './sides.ts'

/** An offer of possession with the customer's account as the system keeps it. */
const offer = asFlat(
  (s) => {
    const { dates, digits, price } = s
    const rows = [['Basic Sale Price', fixed(price)] as const, ...facts(s)]
    // what is to be brought is not handed in, yet may be listed
    s.tell.allows('list_of_documents', ['ID proof', `NOC from ${s.lender}`], ['ID proof', 'NOC'])
    s.tell.allows('sanction_approval_no', `OC/${digits(5, 470)}`)
    s.tell.allows('sanction_number_date', dayOf(dates.deed).typed)
    const body = `<p>Letter No.: OOP/${digits(6, 471)} <span
class="far">${dayOf(dates.letter).brief}</span></p>${colons(
      [
        ...customers(s),
        [
          'Address',
          `${escaped(s.first.home)}, PIN
${s.homePin}`,
        ],
        ['Mobile', phone(s, 0.6)],
        ['Customer ID', digits(8, 472)],
      ],
      1,
    )}`
    return `${masthead(s)}<h1>OFFER OF POSSESSION</h1>${body}<p>Dear Customer,</p><p>Greetings! The Occupation Certificate No.
OC/${digits(5, 470)} has been received on ${dayOf(dates.deed).brief} and we hereby offer possession of ${place(
      s,
    )}${pinSaid(s, 0.4, 473)}. Final ${flatArea(s).join(': ')}</p><p><b>Statement of Account as on
${dayOf(dates.letter).dashes}</b></p>${abreast(
      ['S.No', 'Particulars', 'Amount Due (Rs.)', 'Received (Rs.)'],
      [
        ...rows.map(([label, amount], at) => [String(at + 1), label, amount, at === 0 ? fixed(price * 0.95) : '0.00']),
        ['', 'Total', fixed(total(s)), fixed(price * 0.95)],
      ],
    )}<p>Net payable by ${dayOf(dates.letter).monthOf} end: ${fixed(total(s) - price * 0.95)}.
${standing(s, 'builder', 474, 0.3).join(' ')}</p><p>Documents needed at handover: ID proof, NOC from ${escaped(
      s.lender,
    )} if loan is availed.</p><p>Facility office ${escaped(s.partner.name)}: ${s.partner.mobile}</p>`
  },
  'Offer of Possession',
  'Possession Letter',
)

/** The slip of a handover application: who took what over, with the readings of the meters. */
const handover = asFlat((s) => {
  mayHold(s.tell, s.buyers)
  const { dates, digits } = s
  const slot = `B1-${digits(3, 491)}`
  // a slot without a charge tells that there is one
  s.tell.allows('amenities_car_parking', slot, '1', `Parking slot ${slot}`)
  return `<p class="band">${developer(s)} <small>HandOver App</small></p><h1>POSSESSION LETTER cum HANDOVER
CHECKLIST</h1>${bars(s.seed)}${pairTable(
    [
      ['Handover ID', digits(6, 480)],
      ['Date & time', clock(s, dates.letter, 481)],
      ...customers(s),
      ['Mobile', phone(s, 0.6)],
      ['Property', place(s)],
      pinBox(s, 0.5, 484),
      flatArea(s),
      ['Agreement', `No. ${digits(4, 485)} of ${dayOf(dates.deed).dashes}`],
    ],
    2,
  )}<p>The physical and vacant possession of the above unit has been handed over today after joint
inspection.</p>${s.has(0.5, 486) ? `<p><b>Surroundings of the unit</b></p>${sidesOf(s, 487)}` : ''}${abreast(
    ['Item', 'Reading / Nos.', 'Condition'],
    [
      ['Electric meter', digits(7, 488), 'OK'],
      ['Water meter', digits(5, 489), 'OK'],
      ['Keys', String(s.whole(3, 6, 490)), 'Handed over'],
      ['Parking slot', slot, 'Marked'],
    ],
  )}<p>Engineer: ${escaped(s.officer.name)} (${s.officer.mobile}) &nbsp; Customer: ${again(s.buyers, ' / ')}</p><p><small>Estate office,
${escaped(s.colony)}, ${s.town} ${s.officePin}. Defects to be reported in 15 days. Maintenance @ Rs. 3.25 per sq.ft.</small></p>`
}, 'Possession Letter')
export const possession = drafted(3_103, offer, handover)
