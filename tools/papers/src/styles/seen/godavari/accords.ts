import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { mayHold } from '../../truths.ts'
import { boxTable, headTable } from '../drafts.ts'
import { abreast, asked, clauses, ticked } from '../layouts.ts'
import { standing } from '../standing.ts'
import { keyTerms, permission, threeSchedules, underTheAct } from './agreements.ts'
import { letterhead } from './booking.ts'
import { flatArea, pin, place, share, sides } from './ground.ts'
import { builder, charges, mobile, money, mrs, ofFlat, purchasers, sri, writtenBy, type Scene } from './scene.ts'

const names = ['Buyer Agreement', 'Agreement for Sale', 'Agreement of Sale'] as const
/** A parking without a price: what it is stands for the charge. */
const freeParking = (s: Scene): string => {
  const kind = s.pick(['covered', 'stilt', 'podium'], 1_100)
  return s.tell.states(
    'amenities_car_parking',
    `one ${kind} car parking`,
    `1 ${kind}`,
    `one ${kind} car parking`,
    `1 ${kind} car parking`,
    '1',
  )
}

/** The printed form that a sales office fills in and both sides sign: purchasers abreast, sums in a row. */
const filledForm = ofFlat(
  (s) => {
    const { tell, first, buyers, pick } = s
    const second = buyers[1]
    mayHold(tell, buyers)
    const mine = tell.states('applicant_name', first.name.toUpperCase(), first.name)
    const theirs = second ? tell.states('co_applicant_name', second.name.toUpperCase(), second.name) : ''
    const row = (label: string, a: string, b: string): string[] => (second ? [label, a, b] : [label, a])
    return `<div class="form small"><p class="mid"><b>${builder(s)}</b> | ${escaped(s.road)}, ${s.town} ${s.officePin} | Sales : ${s.partner.mobile}</p><h1>${pick(["FLAT BUYER'S AGREEMENT (STANDARD FORM)", 'BOOKING CUM SALE AGREEMENT', 'AGREEMENT WITH FLAT PURCHASER'], 1_101)}</h1>${boxTable(
      [
        ['AGREEMENT NO.', `${s.digits(3, 1_102)}/${dayOf(s.dates.deed).year}`],
        ['DATE', dayOf(s.dates.deed).dashes],
        ['PROJECT', escaped(s.project)],
        ['BOOKED THROUGH', `${escaped(s.officer.name)}, ${s.officer.mobile}`],
      ],
      4,
    )}${abreast(
      ['', 'First purchaser', ...(second ? ['Second purchaser'] : [])],
      [
        row('NAME', mine, theirs),
        row('AGE / PAN', `${first.age} / ${first.pan}`, `${second?.age ?? ''} / ${second?.pan ?? ''}`),
        row('RESIDENCE', `${escaped(first.home)} - ${s.homePin}`, 'As above'),
        row('CELL', mobile(s, 0.75), second?.mobile ?? ''),
      ],
    )}<h2>THE APARTMENT</h2>${asked([
      ['Full description', `${place(s)}${pin(s, 0.5, 1_103)}`],
      ['Area agreed to be sold', flatArea(s, true)],
      !s.region.isMarathi && ['Undivided interest in land', share(s)],
      ['Mode of payment', ticked(['Down payment', 'Construction linked', 'Bank loan'], 'Bank loan', `Bank loan - ${escaped(s.lender)}`)],
    ])}${headTable([['Price (Rs.)', grouped(s.price)], ...charges(s), ['Booking amount', grouped(Math.round(s.price / 10))]])}${clauses(standing(s, 'builder', 110, 0.5), (at) => `${at}.`)}<p>Purchaser's signature ____________ <span class="far">For Promoter ____________</span></p></div>`
  },
  ...names,
)

/** The agreement as a letter that the buyers sign and send back. */
const byLetter = ofFlat(
  (s) => {
    const day = dayOf(s.dates.deed)
    const approved = s.has(0.6, 1_105) ? permission(s) : undefined
    return `<div class="brochure">${letterhead(s)}<p>${day.spoken}</p><p>To<br>${purchasers(s, '<br>', s.has(0.5, 1_106) ? mrs : sri(s))}<br>${escaped(s.first.home)} ${s.homePin}</p><p><b>${s.pick(['AGREEMENT TO SELL YOU A FLAT', 'Letter Agreement (Buyer Agreement)', 'Agreement for sale by exchange of letters'], 1_107)}</b></p><p>Dear Sir / Madam,</p><p>This letter, when countersigned by you, is the agreement between us. We agree to build and sell to you, and you agree to buy, ${place(s)}${pin(s, 0.5, 1_108)}, having ${flatArea(s, true)}, together with ${freeParking(s)} at no extra cost, for a total price of ${money(s.price)} (Rupees ${inWords(s.price)} only).${
      approved ? ` The plans stand sanctioned under No. ${approved.number} of ${approved.date}.` : ''
    } Your cheque No. ${s.digits(6, 1_109)} for ${money(s.whole(1, 6, 1_110) * 100_000)} is acknowledged by receipt ${s.digits(4, 1_111)}.</p>${s.has(0.5, 1_112) ? `<p>The flat lies within these boundaries :</p>${sides(s, 1_113)}` : ''}${clauses(standing(s, 'builder', 111, 0.5), (at) => `(${at})`)}<p>We shall write to you at the above address and call you on ${mobile(s, 0.7)}. Our person at site is ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}.</p><p>Yours truly, for the Promoter : ${escaped(s.partner.name)} <span class="far">Agreed and accepted</span></p></div>`
  },
  ...names,
)

export const buyerAgreement = writtenBy(
  8_202,
  [underTheAct, keyTerms, filledForm, byLetter],
  [threeSchedules, keyTerms, filledForm, byLetter],
)
