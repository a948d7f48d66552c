import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { mayApply } from '../../truths.ts'
import { pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { fullParty, hinglishKin, named, person, recorded } from './people.ts'
import { extent, houseOn, landShare, where } from './ground.ts'
import { drafted, elsewhere, ofAny } from './drafting.ts'
import { on, pinOf, rupees, type Scene, stateCode } from './scene.ts'
import { bar, page, para, signed, some, title, witnesses } from './sheets.ts'
import { sidesHinglish, sidesLines, sidesRun, sidesTable } from './sides.ts'

const many = (s: Scene): boolean => s.buyers.length > 1
const opened = (s: Scene): void => {
  mayApply(s.tell, s.buyers)
  s.tell.allows('legal_documents', ['Sale Deed'])
}
const corner = (s: Scene, n: number): string =>
  !s.isFlat && s.has(0.3, n)
    ? ` (${s.tell.states('type_of_plot', s.pick(['corner plot', 'two side open plot'], n + 1), s.pick(['Corner', 'Two-side open'], n + 1))})`
    : ''
const freehold = (s: Scene, n: number): string =>
  s.has(0.35, n) ? ` ${s.tell.states('land_freehold_or_leasehold', s.pick(['free hold', 'freehold'], n + 1), 'Freehold')}` : ''
const stampNote = (s: Scene, rate: string): string =>
  `<small>${rate} value ${rupees(Math.round(s.price * 0.86))} | Stamp duty ${rupees(Math.round(s.price * 0.05))} | e-Stamp ${s.digits(12, 400)} | Token ${s.digits(11, 401)}</small>`

const assurances = [
  'That the Vendor has not created any charge, lien, mortgage or lease over the said property and the title is clear and marketable.',
  'That all taxes and bills upto today shall be borne by the Vendor and thereafter by the Purchaser.',
  'That the Purchaser may get the property transferred in city survey, municipal and electricity records on the strength of this deed.',
  'That if any part of the property goes out of the hands of the Purchaser due to defect in title, the Vendor shall make good the loss.',
  'That the expenses of stamp duty and registration of this deed are borne by the Purchaser.',
]

/** An advocate's deed of the west: parties in blocks, recitals, a schedule at the end. */
const byAdvocate = ofAny((s) => {
  opened(s)
  const { seller, earlier, price } = s
  const day = dayOf(s.dates.deed)
  return page(
    'stamp',
    stampNote(s, s.region.short === 'Guj.' ? 'Jantri' : 'Guideline'),
    title(s.pick(['SALE DEED', 'DEED OF ABSOLUTE SALE', 'FINAL SALE DEED WITH POSSESSION'], 402)),
    para(
      `THIS DEED OF SALE is executed on ${day.legal} at ${s.town},`,
      `<b>PURCHASER${many(s) ? 'S' : ''} :</b> ${recorded(s, '<br>AND<br>', fullParty(s))}`,
      `<b>VENDOR :</b> ${fullParty(s)(seller, escaped(seller.name), 0)}, mobile ${seller.mobile}`,
      `WHEREAS the property described in the schedule below is of${freehold(s, 403)} ownership and possession of the Vendor, who purchased the same from ${person(earlier, named)} by registered sale deed No. ${s.digits(4, 405)} on ${on(s, 406, s.dates.plan)}, and the name of the Vendor was mutated by entry No. ${s.digits(4, 407)};`,
      `AND WHEREAS the Vendor has agreed to sell it to the Purchaser${many(s) ? 's' : ''} for ${rupees(price)} (Rupees ${inWords(price)} only) which is received as per details : cheque No. ${s.digits(6, 408)} of ${escaped(s.lender)} and TDS at source;`,
      'NOW THIS DEED WITNESSETH that the Vendor hereby sells, transfers and hands over the property to the Purchaser to be held for ever.',
    ),
    clauses(some(s, assurances, 409)),
    `<h2>${s.pick(['SCHEDULE OF PROPERTY', 'PROPERTY DETAILS', 'DESCRIPTION OF PROPERTY SOLD'], 414)}</h2>`,
    para(
      `${where(s, 415)}${pinOf(s, 0.4, 416)}${corner(s, 417)}, admeasuring ${extent(s)}${houseOn(s, 419, ', with construction of ')}${s.isFlat ? `, with undivided share in land ${landShare(s)}` : ''}. ${s.pick(['The four boundaries of the property are :', 'Boundaries as under :'], 420)}`,
    ),
    s.pick([sidesLines, sidesTable], 421)(s),
    signed('Purchaser', 'Vendor'),
    para(
      `Witnesses :<br>${witnesses(s)}<br>Drafted by ${escaped(s.partner.name)}, Advocate, Sanad No. G/${s.digits(3, 422)}/${s.whole(1996, 2015, 423)}, ${s.town} ${s.officePin}`,
    ),
  )
}, 'Sale Deed')

/** A document writer's vikray patra, Hindi in Latin letters. */
const vikrayPatra = ofAny(
  (s) => {
    opened(s)
    const { seller, earlier, price } = s
    const day = dayOf(s.dates.deed)
    const abode = s.pick(['niwasi', 'nivasi', 'nivasini / niwasi'], 430)
    return page(
      'stamp',
      title('|| SHREE GANESHAY NAMAH ||'),
      title(s.pick(['VIKRAY PATRA', 'VIKRAY VILEKH (SALE DEED)', 'BAINAMA / SALE DEED'], 431)),
      stampNote(s, s.pick(['Bazar', 'DLC', 'Guideline'], 432)),
      para(
        `Main ${person(seller, hinglishKin)}, umra ${seller.age} varsh, ${abode} ${escaped(seller.home)} ................ VIKRETA`,
        `Ham / main ${recorded(s, ' va ', (one, name, at) => `${hinglishKin(one, name, at)}, umra ${one.age} varsh,`)} ${abode} ${escaped(s.first.home)} ................ KRETA`,
      ),
      clauses(
        [
          `Yah ki vikreta ke swamitva va adhipatya ki${freehold(s, 433)} sampatti ${where(s, 435)}${pinOf(s, 0.35, 436)} hai, jiska ${s.isFlat ? '' : 'kul rakba '}${extent(s)}${houseOn(s, 437, ' tatha nirmit bhag ')} hai${corner(s, 438)}.`,
          `Yah ki ukt sampatti vikreta ne ${person(earlier, hinglishKin)} se dinank ${on(s, 440, s.dates.plan)} ko panjikrit vikray patra kramank ${s.digits(4, 441)} se kharidi thi.`,
          `Yah ki vikreta ne ukt sampatti kreta ko ${rupees(price)} (akshari Rupees ${inWords(price)}) mein vikray kar di hai aur samast rashi prapt kar li hai : ${rupees(Math.round(price / 5))} nagad / cheque ${s.digits(6, 442)} tatha shesh ${escaped(s.lender)} ke D.D. ${s.digits(6, 443)} se.`,
          `Yah ki mauke par kabja kreta ko saunp diya hai. Namantaran hetu vikreta sahmat hai.`,
          s.has(0.5, 444) && 'Yah ki sampatti har prakar ke bhar, girvi, vad-vivad se mukt hai.',
        ],
        (at) => `${at}-`,
      ),
      para(s.pick(['Vikrit sampatti ki chatursima nimnanusar hai :', 'CHATURSIMA :', 'Charo or ki seemayen is prakar hain -'], 445)),
      sidesHinglish(s),
      para(
        `Atah yah vikray patra likh diya ki pramaan rahe. Dinank ${day.dots}, ${s.town}. Lekhak : ${escaped(s.partner.name)}, Arjinavis, Lic. ${s.whole(11, 99, 446)}, mo. ${s.partner.mobile}`,
      ),
      para(`Gawah<br>${witnesses(s)}`),
      signed('Ha. Kreta', 'Ha. Vikreta'),
    )
  },
  'Sale Deed',
  'Vikray Patra',
)

/** The instrument as a state's registration site prints it. */
const eRegistered = ofAny(
  (s) => {
    opened(s)
    const { seller } = s
    return page(
      'screen',
      `<div class="apart"><b>Dept. of Registration and Stamps, ${s.state}</b><span>e-Registration No. ${stateCode(s)}${s.digits(12, 450)}</span></div>`,
      title(s.pick(['CONVEYANCE (SALE DEED)', 'Instrument : Conveyance - Sale of Immovable Property', 'e-Panjiyan : SALE DEED'], 451)),
      pairTable(
        [
          ['Sub Registrar Office', `${s.town} (${s.digits(3, 452)})`],
          ['Date of execution', on(s, 453, s.dates.deed)],
          ['Consideration', grouped(s.price)],
          ['Guideline value', grouped(Math.round(s.price * 0.91))],
          ['Slot', `${s.whole(10, 16, 454)}:30`],
          ['Service provider', `${person(s.partner)} / ${s.digits(6, 455)}`],
        ],
        2,
        'rule',
      ),
      bar('PARTY DETAILS'),
      abreast(
        ['', 'Seller / First party', 'Buyer / Second party'],
        [
          ['Name', person(seller), recorded(s, '<br>')],
          ['Father / Husband', escaped(seller.elder), s.buyers.map(({ elder }) => escaped(elder)).join('<br>')],
          ['Age', String(seller.age), s.buyers.map(({ age }) => String(age)).join(' / ')],
          ['Address', escaped(seller.home), `${escaped(s.first.home)} ${s.homePin}`],
          ['PAN', seller.pan, s.buyers.map(({ pan }) => pan).join(' / ')],
        ],
        'rule',
      ),
      bar('PROPERTY DETAILS'),
      pairTable(
        [
          ['Property ID', `${s.digits(10, 456)}`],
          ['Type', s.isFlat ? 'Building - Multistorey' : 'Plot'],
          ['Address', `${where(s, 457)}${pinOf(s, 0.45, 458)}`],
          ['Ward / P.H. No.', String(s.ward)],
          ['Transacting area', extent(s)],
          ['Open / constructed', houseOn(s, 459, 'constructed ') || 'As per site'],
        ],
        1,
        'rule',
      ),
      bar('FOUR BOUNDARIES'),
      sidesTable(s, s.has(0.4, 460)),
      clauses(some(s, assurances, 461, 0.5)),
      para(
        `Link document : registration no. ${s.digits(5, 466)} dt. ${on(s, 467, s.dates.plan)}, ${person(s.earlier)} to ${person(seller)}.`,
      ),
      para(`Consenter / witness : ${person(s.witnesses[0])} (${s.witnesses[0].mobile}), ${person(s.witnesses[1])}`),
    )
  },
  'Sale Deed',
  'Conveyance',
)

/** Typed without a break by somebody who has written thousands. */
const oneBreath = ofAny((s) => {
  opened(s)
  const { seller, earlier, price } = s
  return page(
    'stamp',
    title('SALE DEED'),
    para(
      `This sale deed for ${rupees(price)} is written on ${dayOf(s.dates.deed).spoken} at ${s.town} by ${person(seller, (one, name) => `${name} ${one.isWoman ? 'wife' : 'son'} of ${escaped(one.elder)}`)}, by caste general, resident of ${escaped(seller.home)} (seller) in favour of ${recorded(
        s,
        ' and ',
        (one, name) => `${name} ${one.isWoman ? 'wife' : 'son'} of ${escaped(one.elder)}`,
      )}, resident of ${escaped(s.first.home)}, ${s.homePin} (purchaser) in respect of ${where(s, 470)}${pinOf(s, 0.35, 471)}, area ${extent(s)}${houseOn(s, 472, ', built ')}, ${sidesRun(s)}, which the seller got from ${person(earlier)} vide sale deed no. ${s.digits(4, 473)} of ${dayOf(s.dates.plan).year} and which is free from every charge. Full price is received in presence of witnesses through ${escaped(s.lender)} cheque no. ${s.digits(6, 474)} and actual possession is delivered today, and if anybody raises claim the seller with all movable and immovable property shall be liable.`,
    ),
    para(`Typed by ${escaped(s.partner.name)}, Stamp Vendor and Document Writer, Tehsil Parisar, ${s.town} - ${s.officePin}`),
    para(`W1 ${person(s.witnesses[0])} &nbsp; W2 ${person(s.witnesses[1])}`),
    signed('Purchaser', 'Seller'),
  )
}, 'Sale Deed')
export const saleDeed = drafted(3_307, byAdvocate, elsewhere(vikrayPatra, byAdvocate), eRegistered, oneBreath)
