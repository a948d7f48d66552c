import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { again, owners } from '../../truths.ts'
import { leftTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import { house, pin, place, share, sides, size } from './ground.ts'
import { child, described, mobile, money, mrs, ofEither, purchasers, sri, writtenBy, type Scene } from './scene.ts'

const names = ['Agreement to Sell', 'Agreement of Sale', 'Agreement for Sale'] as const
const what = (s: Scene): string => `${size(s)}${house(s, 500)}`
const vendor = (s: Scene, dress = described(s)): string => {
  s.tell.allows('ownership_type', 'Single')
  return owners(s.tell, [s.seller], '', dress)
}
const freehold = (s: Scene, n: number): string =>
  s.has(0.4, n) ? `, which is ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} and of clear title,` : ''

/** Maharashtra's sathekhat: parties one below the other, the schedule first. */
const sathekhat = ofEither(
  (s) => {
    const day = dayOf(s.dates.letter)
    return `<div class="deed"><p class="mid">|| श्री ||</p><h1>${s.pick(['साठेखत / AGREEMENT TO SELL', 'AGREEMENT TO SELL (ISAR PAVTI)', 'AGREEMENT FOR SALE (RESALE)'], 501)}</h1><p>Made at ${s.town} on ${day.spoken}. Consideration ${money(s.price)}. Stamp ${money(500)}.</p><p><u>लिहून घेणार / PURCHASER :</u><br>${purchasers(s, '<br>', described(s))}<br>Mobile : ${mobile(s, 0.6)}</p><p><u>लिहून देणार / VENDOR :</u><br>${vendor(s)}<br>Mobile : ${s.seller.mobile}</p><h2>Description of the property</h2><p>${place(s)}${pin(s, 0.5, 502)}, admeasuring ${what(s)}${freehold(s, 503)} bounded as follows :</p>${sides(s, 504)}${clauses(
      [
        `The Vendor acquired the said property from ${escaped(s.earlier.name)} under document No. ${s.digits(4, 505)}/${dayOf(s.dates.plan).year - 3} registered with Joint Sub Registrar ${s.town}-${s.whole(1, 7, 506)}.`,
        `The price is settled at ${money(s.price)} (Rupees ${inWords(s.price)} only); ${money(Math.round(s.price / 20))} is given as isar by cheque No. ${s.digits(6, 507)}, and the balance shall be paid within ${s.whole(2, 5, 508)} months after loan from ${escaped(s.lender)}, ${s.officePin}.`,
        ...standing(s, 'agreement', 51, 0.5),
      ],
      (at) => `${at}.`,
    )}<p>Purchaser ${again(s.buyers, ', ')} <span class="far">Vendor ${escaped(s.seller.name)}</span></p></div>`
  },
  ...names,
)

/** The Telugu states' agreement of sale, of vendor and vendee. */
const ofSale = ofEither(
  (s) => {
    const day = dayOf(s.dates.letter)
    const uds = s.isFlat ? ` along with undivided share of land ${share(s)}` : ''
    return `<div class="deed"><h1>${s.pick(['AGREEMENT OF SALE', 'AGREEMENT OF SALE (WITHOUT POSSESSION)', 'AGREEMENT OF SALE CUM RECEIPT'], 510)}</h1><p>This Agreement of Sale is made and executed on this the ${day.legal} at ${s.town} by :</p><p>${vendor(s)}<br>(hereinafter called the "VENDOR")</p><p class="mid">IN FAVOUR OF</p><p>${purchasers(s, '<br>', described(s))}<br>(hereinafter called the "PURCHASER${s.buyers.length > 1 ? 'S' : ''}")</p><p>Whereas the Vendor is the absolute owner and peaceful possessor of ${place(s)}${pin(s, 0.5, 511)}, admeasuring ${what(s)}${uds}${freehold(s, 512)} having purchased the same under regd. sale deed Doc. No. ${s.digits(4, 513)}/${dayOf(s.dates.plan).year - 4}, Book-1, SRO ${s.town}, from ${escaped(s.earlier.name)};</p>${clauses(
      [
        `That the Vendor agreed to sell the schedule property for ${money(s.price)} (Rupees ${inWords(s.price)} only) and received ${money(Math.round(s.price / 10))} vide cheque No. ${s.digits(6, 514)}, ${escaped(s.lender)}.`,
        ...standing(s, 'agreement', 52, 0.5),
        s.has(0.5, 515) && `That the Purchaser may be contacted on ${mobile(s, 0.9)} and the Vendor on ${s.seller.mobile}.`,
      ],
      (at) => `${at})`,
    )}<h2>SCHEDULE OF PROPERTY</h2><p>The property mentioned above and bounded by :</p>${sides(s, 516)}<p>WITNESSES : 1. ${escaped(s.witnesses[0].name)} 2. ${escaped(s.witnesses[1].name)} <span class="far">VENDOR</span></p></div>`
  },
  ...names,
)

/** A broker's printed memorandum of one page, its blanks filled in. */
const memorandum = ofEither(
  (s) => {
    const day = dayOf(s.dates.letter)
    return `<div class="form"><p class="mid">${escaped(s.partner.name)} Estate Agency, ${escaped(s.road)}, ${s.town} ${s.officePin} - Ph ${s.partner.mobile}</p><h1>${s.pick(['MEMORANDUM OF UNDERSTANDING (SALE)', 'AGREEMENT TO SELL CUM TOKEN RECEIPT', 'SALE AGREEMENT - SUMMARY'], 520)}</h1>${leftTable(
      [
        ['Date', day.dots],
        ['Owner / Seller', vendor(s, child(s))],
        ["Seller's address and phone", `${escaped(s.seller.home)}, ${s.seller.mobile}`],
        ['Buyer(s)', purchasers(s, ' &amp; ', s.has(0.5, 521) ? mrs : sri(s))],
        ["Buyer's address", `${escaped(s.first.home)} ${s.homePin}`],
        ["Buyer's phone", mobile(s, 0.8)],
        ['Property', `${place(s)}${pin(s, 0.5, 522)}`],
        ['Area', what(s)],
        ['Agreed price', money(s.price)],
        ['Token', `${money(s.whole(1, 9, 523) * 25_000)}, UPI ${s.digits(12, 524)}`],
        ['Last date of registration', `${s.whole(10, 28, 525)}.0${s.whole(1, 9, 526)}.${day.year + 1}`],
      ],
    )}${s.has(0.4, 527) ? `<p>${s.region.isMarathi ? 'Chatusima (four sides)' : 'Boundaries'} :</p>${sides(s, 528)}` : ''}${clauses(standing(s, 'agreement', 53, 0.4), (at) => `${at})`)}</div>`
  },
  ...names,
)

export const agreementToSell = writtenBy(8_302, [sathekhat, memorandum, sathekhat], [ofSale, memorandum, ofSale])
