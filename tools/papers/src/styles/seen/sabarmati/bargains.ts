import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { mayHold, owners } from '../../truths.ts'
import { leftTable } from '../drafts.ts'
import { clauses, dotted } from '../layouts.ts'
import { mobileOf } from './desk.ts'
import { buyersOf, fullParty, hinglishKin, named, person, withKin } from './people.ts'
import { extent, houseOn, where } from './ground.ts'
import { drafted, elsewhere, ofAny } from './drafting.ts'
import { on, pinOf, rupees, type Scene } from './scene.ts'
import { banner, numberAndDay, page, para, rows, signed, some, title, witnesses } from './sheets.ts'
import { sidesBrief, sidesHinglish, sidesLines, sidesRun, sidesTable } from './sides.ts'

const opened = (s: Scene): void => {
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
  s.tell.allows('legal_documents', ['Sale Deed'])
}
const earnest = (s: Scene): number => s.whole(2, 20, 500) * 25_500
const lastDay = (s: Scene): string => `${s.whole(10, 28, 501)}-${s.pick(['04', '07', '09', '11'], 502)}-${dayOf(s.dates.letter).year + 1}`

/** An ikrarnama on stamp paper: Hindi in Latin letters, terms with 'Yah ki'. */
const ikrarnama = ofAny(
  (s) => {
    opened(s)
    const { tell, seller, price } = s
    return page(
      'stamp',
      `<p class="mid">(${s.pick(['Rs. 500/- non judicial stamp', 'Rs. 100 ke stamp par', 'e-Stamp Rs. 1000'], 503)})</p>`,
      title(s.pick(['IKRARNAMA (AGREEMENT TO SELL)', 'VIKRAY IKRARNAMA', 'SAUDA CHITTHI / IKRARNAMA'], 504)),
      para(
        `Pratham Paksh / Vikreta : ${owners(tell, [seller], '', hinglishKin)}, niwasi ${escaped(seller.home)}, mo. ${seller.mobile}`,
        `Dwitiya Paksh / Kreta : ${buyersOf(s, ' evam ', hinglishKin)}, niwasi ${escaped(s.first.home)}${s.has(0.6, 505) ? `, mo. ${mobileOf(s, 1)}` : ''}`,
        `Yah ikrarnama aaj ${dayOf(s.dates.letter).dots} ko ${s.town} mein dono pakshon ke madhya likha gaya :`,
      ),
      clauses(
        [
          `Yah ki pratham paksh ki ek sampatti ${where(s, 506)}${pinOf(s, 0.4, 507)} par sthit hai, jiska kshetrafal ${extent(s)}${houseOn(s, 508, ', makan ')} hai, jo ${person(s.earlier)} se vikray patra no. ${s.digits(4, 509)} se li thi.`,
          `Yah ki ukt sampatti ka sauda ${rupees(price)} (${inWords(price)}) mein tay hua hai.`,
          `Yah ki ${s.region.earnest} ke ${rupees(earnest(s))} aaj prapt hue, shesh rashi ${escaped(s.lender)} se loan hone par registry ke samay di jayegi. Miyad ${lastDay(s)} tak.`,
          'Yah ki kreta mukarne par bayana jabt hoga aur vikreta mukarne par dugna lautayega.',
          s.has(0.4, 510) && `Yah ki sampatti ${s.tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')} hai.`,
        ],
        (at) => `(${at})`,
      ),
      para('Chatursima :-'),
      sidesHinglish(s),
      para(`Sakshi<br>${witnesses(s)}`),
      signed('Pratham paksh', 'Dwitiya paksh'),
    )
  },
  'Agreement to Sell',
  'Ikrarnama',
)

/** An advocate's English, with payments in a table. */
const typedAgreement = ofAny((s) => {
  opened(s)
  const { tell, seller, price } = s
  const received = earnest(s)
  return page(
    'letter',
    title(s.pick(['AGREEMENT TO SELL', 'SALE AGREEMENT', 'AGREEMENT TO SELL IMMOVABLE PROPERTY (BANAKHAT)'], 511)),
    para(
      `This Agreement is made on ${dayOf(s.dates.letter).legal} at ${s.town} between ${owners(tell, [seller], '', fullParty(s))} (the "Seller") and ${buyersOf(s, ' and ', fullParty(s))} (the "Purchaser").`,
      `The Seller is absolute owner of ${where(s, 512)}${pinOf(s, 0.45, 513)} by virtue of registered sale deed No. ${s.digits(5, 514)} dated ${on(s, 515, s.dates.plan)} executed by ${person(s.earlier, named)}. The total area is ${extent(s)}${houseOn(s, 516, ' and the built up area of house is ')}.`,
      `The Seller agrees to sell and the Purchaser agrees to purchase the same at ${rupees(price)} (Rupees ${inWords(price)} only), payable as follows :`,
    ),
    rows(
      ['Date', 'Mode', 'Amount'],
      [
        [on(s, 517, s.dates.letter), `Cheque ${s.digits(6, 518)}, ${escaped(s.lender)}`, rupees(received)],
        [`On or before ${lastDay(s)}`, 'Loan disbursement and own funds', rupees(price - received)],
      ],
    ),
    clauses(
      some(
        s,
        [
          'The Seller shall obtain NOC of the society and clear all dues before sale deed.',
          'The Seller shall give photocopies of title papers for search and title clearance.',
          'Time is the essence of this agreement.',
          'Possession shall be given at the time of sale deed only.',
          'If any loan is found on the property it shall be repaid first out of the sale price.',
        ],
        519,
      ),
    ),
    para(`The property is ${sidesRun(s)}.`),
    s.has(0.5, 525) && para(`Contact : Seller ${seller.mobile}; Purchaser ${mobileOf(s, 0.85)}.`),
    para(`Witness : ${person(s.witnesses[0])}; ${person(s.witnesses[1])}`),
    signed('Seller', 'Purchaser'),
  )
}, 'Agreement to Sell')

/** A property dealer's printed bayana form, its blanks filled in. */
const dealerForm = ofAny(
  (s) => {
    opened(s)
    const { tell, seller } = s
    return page(
      'press',
      banner(
        `${escaped(s.partner.name.split(' ')[0] ?? '')} Property Point`,
        'Sale * Purchase * Rent * Loan',
        `${escaped(s.road)}, ${s.town} ${s.officePin}, ${s.partner.mobile}`,
      ),
      title(s.pick(['BAYANA RECEIPT CUM AGREEMENT', 'TOKEN CUM SALE AGREEMENT', 'SAUDA PATRAK'], 530)),
      numberAndDay(`No. ${s.whole(101, 990, 531)}`, `Date ${on(s, 532, s.dates.letter)}`),
      dotted([
        ['Received from (purchaser) Shri/Smt.', buyersOf(s, ' and ')],
        ['Address and mobile of purchaser', `${escaped(s.first.home)}, ${mobileOf(s, 0.7)}`],
        ['by me (owner / seller) Shri/Smt.', owners(tell, [seller], '', withKin)],
        ['Address and mobile of seller', `${escaped(seller.home)}, ${seller.mobile}`],
        ['for property', `${where(s, 533)}${pinOf(s, 0.45, 534)}`],
        ['area', `${extent(s)}${houseOn(s, 535, ' const. ')}`],
        ['Sauda settled at', rupees(s.price)],
        ['Bayana / token taken', `${rupees(earnest(s))} by ${s.pick(['cash', 'UPI', 'NEFT'], 536)} ref ${s.digits(10, 537)}`],
        ['Registry upto', lastDay(s)],
      ]),
      s.pick([sidesLines, (one: Scene) => sidesTable(one), (one: Scene) => para(`Boundary ${sidesBrief(one)}`)], 538)(s),
      para(
        'Commission 1% from each party. The dealer is not responsible for title. Token will not be refunded if the purchaser backs out.',
      ),
      signed('Purchaser', 'Seller'),
    )
  },
  'Agreement to Sell',
  'Bayana Receipt',
)

/** A schedule in rows under a short agreement, as co-operative banks like it. */
const inRows = ofAny((s) => {
  opened(s)
  const { tell, seller } = s
  return page(
    'letter',
    title('AGREEMENT FOR SALE OF PROPERTY'),
    leftTable(
      [
        ['Place and date', `${s.town}, ${on(s, 540, s.dates.letter)}`],
        ['Executant (selling party)', owners(tell, [seller], '', s.has(0.5, 541) ? withKin : named)],
        ['Claimant (purchasing party)', buyersOf(s, ', ', named)],
        ["Claimant's address", `${escaped(s.first.home)} ${s.homePin}`],
        s.has(0.5, 542) && ["Claimant's phone", mobileOf(s, 0.8)],
        [
          s.pick(['Property agreed to be sold', 'Schedule property', 'Particulars of property'], 1022),
          `${where(s, 543)}${pinOf(s, 0.45, 544)}`,
        ],
        [s.pick(['Measurement', 'Area', 'Extent'], 1023), extent(s)],
        ['Sale price', rupees(s.price)],
        ['Earnest money', rupees(earnest(s))],
        ['Period', `${s.whole(2, 9, 545)} months`],
      ],
      'rule',
    ),
    para(
      'The executant declares that the property is self acquired, without loan, and shall execute the sale deed within the period on receiving the balance.',
    ),
    sidesTable(s),
    para(`Identified by ${person(s.witnesses[0])}, Advocate, ${s.town}`),
    signed('Executant', 'Claimant'),
  )
}, 'Agreement to Sell')
export const agreementToSell = drafted(3_308, elsewhere(ikrarnama, typedAgreement), typedAgreement, dealerForm, inRows)
