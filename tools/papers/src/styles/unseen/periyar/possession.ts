import { escaped } from '../../../telling.ts'
import { dayOf, rounded } from '../../forms.ts'
import { again, applicants, mayHold, mayList } from '../../truths.ts'
import { costs, masthead } from './builder.ts'
import { flatArea, ofFlat, pin, place } from './ground.ts'
import { borrowers, honoured, phone, rs, writtenAs } from './scene.ts'
import { facts, sides, table } from './sheets.ts'

/** The keys are handed over, item by item. */
const handed = ofFlat(
  (s) => {
    const { dates, digits, tell } = s
    mayHold(tell, s.buyers)
    return `${masthead(s)}<h1>LETTER OF HANDING OVER</h1><p class="right">${s.town}, ${dayOf(dates.letter).dots}</p><p>This is to place on record that we, ${escaped(
      s.developer,
    )}, have today handed over vacant possession of ${place(s)}${pin(s, 0.5, 170)}, ${flatArea(s)}, to ${applicants(tell, s.buyers, ' and ', honoured(s))} of ${escaped(s.first.home)} (${
      s.homePin
    }), purchaser(s) under agreement No. ${digits(4, 172)}/${dayOf(dates.deed).year}, and that nothing is due from the purchaser(s) towards the price.</p>${table(
      ['Item', 'Qty / reading', 'Remarks'],
      [
        ['Main door keys', '3', 'Handed over'],
        ['Electricity consumer No.', `${digits(13, 173)}`, `${rounded(s.whole(10, 90, 174) / 10, 1)} units`],
        ['Car parking slot', `B-${s.whole(1, 90, 175)}`, tell.states('amenities_car_parking', '1 covered', '1 covered', '1')],
        ['Letter box', '1', '-'],
      ],
    )}${s.has(0.5, 176) ? `<p>The apartment is bounded as below:</p>${sides(s, 177)}` : ''}<p>Taken over in good condition.</p><p>${again(
      s.buyers,
      '<br>',
    )}<br>Mobile: ${phone(s, 0.6)}<span class="far">for the builder: ${escaped(s.officer.name)} (${s.officer.mobile})</span></p>`
  },
  'Possession Letter',
  'Letter of Handing Over',
)

/** Completion is announced and the last dues are asked for. */
const completed = ofFlat(
  (s) => {
    const { dates, digits, tell } = s
    const oc = s.pick([`OC/${digits(4, 178)}/${dayOf(dates.letter).year - 1}`, `${digits(5, 178)}`], 179)
    tell.allows('sanction_approval_no', oc)
    const since = dayOf(`${dayOf(dates.letter).year - 1}${dates.letter.slice(4)}`)
    tell.allows('sanction_number_date', since.typed)
    mayList(tell, 'Offer of Possession')
    const [a, b] = borrowers(s)
    return `${masthead(s)}<p>Date: ${dayOf(dates.letter).brief}<span class="far">Customer code ${digits(6, 180)}</span></p>${facts(
      [
        ['Allottee 1', a],
        ['Allottee 2', b || '--'],
        ['Registered mobile', phone(s, 0.6)],
        ['Postal address', `${escaped(s.first.home)} ${s.homePin}`],
        ['Home', `${place(s)}${pin(s, 0.5, 181)}`],
        ['Area', flatArea(s)],
      ],
      'bare',
      ': ',
    )}<p><b>Intimation of possession and final account</b></p><p>The competent authority has issued the occupancy certificate ${oc} on ${since.spoken} for the building. We request you to clear the amount below within ${s.pick([15, 21, 30], 184)} days and take possession; thereafter holding charges of Rs.5 per sft per month will be levied.</p>${costs(s)}<p>Paid so far: ${rs(
      Math.round(s.price * 0.95),
    )}. RTGS: ${escaped(s.lender)}, ${escaped(s.branch)}, A/c ${digits(13, 183)}.</p><p>Facility manager: ${escaped(s.partner.name)} ${s.partner.mobile}</p>`
  },
  'Possession Letter',
  'Intimation of Possession',
)
export const possession = writtenAs(4_303, handed, completed)
