import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, mayHold, owners } from '../../truths.ts'
import { abreast, clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import { hidden, house, partyHeads, partyRow, pinSaid } from './deeds.ts'
import { addressBoxes, area, begun, both, clock, drafted, fixed, party, phone, pinBox, place, rs, size, type Scene } from './scene.ts'
import { browsed, colons, part } from './sheets.ts'
import { sidesOf } from './sides.ts'
import { codeOf, stampSheet } from './stamps.ts'

const opened = (s: Scene): void => {
  begun(s, 'Agreement to Sell', 'Agreement for Sale')
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
}

/** An agreement typed behind its stamp sheet: advance, last date, and the property in its first clause. */
const stamped = (s: Scene): string => {
  opened(s)
  const { dates, price, seller, digits } = s
  const day = dayOf(dates.letter)
  const paid = Math.round(price / 1_000) * 100
  const built = house(s)
  const sheet = stampSheet(s, {
    article: s.pick(['Article 5 General Agreement', 'Agreement'], 370),
    from: escaped(seller.name.toUpperCase()),
    to: s.buyers,
    duty: s.pick([100, 500, 1_000], 371),
    price: 0,
    day: dates.letter,
  }).replace('0<br><small>(Zero only)', '0<br><small>(Zero)')
  return `${sheet}<h1>AGREEMENT TO SELL</h1><p>This agreement is made at ${s.town} on ${day.spoken} between
${owners(s.tell, [seller], '', party)} (first party / seller) AND ${applicants(
    s.tell,
    s.buyers,
    ' AND ',
    party,
  )} (second party / purchaser)${s.has(0.5, 372) ? `, Mob. ${phone(s, 0.7)}` : ''}.</p>${clauses([
    `That the seller is owner in possession of ${place(s)}${pinSaid(s, 0.5, 373)}, measuring ${size(s)}${
      built
        ? `, with ${built[1]}
construction (built-up)`
        : ''
    }, by virtue of registered deed No. ${digits(4, 374)} dated 21.02.${day.year - 5} from ${escaped(s.earlier.name)}.`,
    `That the deal is settled at ${rs(price)} (Rupees ${inWords(price)} only), out of which ${rs(paid)} is received by cheque No.
${digits(6, 375)}, ${escaped(s.lender)}.`,
    `That the balance of ${rs(price - paid)} shall be paid on or before 31.12.${day.year + 1} at the time of registry, through bank loan.`,
    s.has(0.4, 376) && `That the property is ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')}.`,
    `That the deal is through ${escaped(s.partner.name)}, property dealer, Mob. ${s.partner.mobile}.`,
    ...standing(s, 'agreement', 377, 0.5),
  ])}<p>The property is bounded as under:</p>${sidesOf(s, 378)}<p>First party: ${escaped(seller.name)} <span class="far">Second party:
${again(s.buyers, ', ')}</span></p><p>Witness: ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}</p>`
}

/** The registry's sheet of an agreement without possession. */
const registered = (s: Scene): string => {
  opened(s)
  const { dates, price, seller, digits } = s
  const bought = s.buyers.map((one, at) =>
    partyRow(
      'Second Party (Buyer)',
      one,
      s.tell.states(at === 0 ? 'applicant_name' : 'co_applicant_name', one.name),
      at === 0 ? phone(s, 0.6) : hidden(one.mobile),
    ),
  )
  const body = `<p class="center"><b>${both(s, 'Inspector General of Registration', 'महानिरीक्षक पंजीयन', 'नोंदणी महानिरीक्षक')},
${s.state}</b></p><h1>e-Registration : Agreement to Sell (without possession)</h1>${colons([
    ['e-Reg. Application No.', `${dayOf(dates.letter).year}${digits(9, 380)}`],
    ['Document No.', `${digits(4, 381)}/${dayOf(dates.letter).year}`],
    ['Registering Office', `SR ${s.town} ${s.whole(1, 9, 382)}`],
    ['Registered On', clock(s, dates.letter, 383)],
  ])}${part('A. Parties')}${abreast(partyHeads, [partyRow('First Party (Seller)', seller, owners(s.tell, [seller], ''), hidden(seller.mobile)), ...bought])}${part('B. Property')}${colons(
    [...addressBoxes(s), pinBox(s, 0.4, 386), area(s), house(s), ['Property Type', s.isFlat ? 'Apartment' : 'Open / Built Land']],
  )}${part('C. Boundaries')}${sidesOf(s, 387)}${part('D. Consideration')}${colons([
    ['Agreed Consideration', fixed(price)],
    ['Advance Paid', fixed(Math.round(price / 10))],
    ['Mode', `RTGS UTR ${codeOf(s)}${digits(10, 388)}`],
    ['Guideline Value', fixed(Math.round(price * 0.82))],
  ])}<p>Terms: balance within ${s.pick(['three', 'four', 'six'], 389)} months.
${standing(s, 'agreement', 390, 0.4).join(' ')}</p><p><small>Market rate adopted ${grouped(
    s.whole(18, 60, 391) * 100,
  )}. e-Signed by ${escaped(s.officer.name)}, Sub Registrar, ${s.town} ${s.officePin}</small></p>`
  return browsed(dayOf(dates.letter).dashes, 'e-Registration Print', 'https://igr.example/eregistration/print', body)
}
export const agreementToSell = drafted(3_202, stamped, registered)
