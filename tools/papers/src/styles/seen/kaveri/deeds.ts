import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { again, mayApply } from '../../truths.ts'
import { extent, flatArea, house, pin, place, share, site } from './ground.ts'
import { begun, drafted, kin, locally, numbered, party, recorded, rs, sheet, shri, type Scene } from './scene.ts'
import { sidesOf, sidesWithin } from './sides.ts'
import { standing } from './standing.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
}
const corner = (s: Scene, n: number): string => {
  if (s.isFlat || !s.has(0.25, n)) return ''
  return `, being ${s.tell.states('type_of_plot', 'a corner plot', 'Corner')}`
}
const measured = (s: Scene): string =>
  s.isFlat
    ? `${flatArea(s)}, together with undivided share of ${share(s)} out of the total land of ${site(s)}`
    : `${s.pick(['admeasuring', 'having an area of', 'measuring'], 300)} ${extent(s)}${house(s, 301)}`

/** An advocate's absolute sale deed: one breath from 'Whereas' to 'absolutely', the schedule in prose. */
const absolute = (s: Scene): string => {
  opened(s, 'Sale Deed')
  const { dates, price, seller, earlier } = s
  const day = dayOf(dates.deed)
  const free = s.has(0.35, 305) ? `, which is ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} in nature,` : ''
  return sheet(
    s,
    `<h1>${s.pick(['ABSOLUTE SALE DEED', 'SALE DEED', 'DEED OF SALE'], 306)}</h1><p>THIS DEED OF SALE is made and executed on this the ${day.legal}, at ${s.town}, by ${party(s)(seller, escaped(seller.name), 0)}, hereinafter called the VENDOR (which expression shall unless repugnant to the context mean and include ${seller.isWoman ? 'her' : 'his'} heirs, legal representatives and assigns) of the FIRST PART, in favour of ${recorded(
      s,
      s.pick([' and ', ' and also ', ' AND (2) '], 307),
      party(s),
    )}, hereinafter called the VENDEE${s.buyers.length > 1 ? 'S' : ''} of the SECOND PART.</p><p>WHEREAS the Vendor is the sole and absolute owner in possession of the property more fully described in the schedule hereunder${free} having purchased the same from ${shri(s)(earlier, escaped(earlier.name), 0)} by a registered deed of sale bearing document No. ${s.digits(4, 308)}/${day.year - 9} of the Sub-Registrar, ${s.town}, and ever since the Vendor has been in peaceful possession and enjoyment thereof by paying taxes; AND WHEREAS for ${s.pick(['family necessities', 'discharge of debts and the marriage of the daughter', 'the construction of another house'], 309)} the Vendor has offered to sell the said property and the Vendee${s.buyers.length > 1 ? 's have' : ' has'} agreed to purchase the same for a sum of ${rs(
      price,
    )} (Rupees ${inWords(price)} only), which is the best market price available; NOW THIS DEED WITNESSETH that in consideration of the said sum paid by way of cheque / D.D. No. ${s.digits(6, 310)} drawn on ${escaped(
      s.lender,
    )}, ${s.town} ${s.officePin}, the receipt of which the Vendor hereby admits and acknowledges, the Vendor doth hereby sell, convey, transfer and assign unto the Vendee${s.buyers.length > 1 ? 's' : ''} the schedule property with all rights, easements and appurtenances to have and to hold the same absolutely for ever.</p>${standing(
      s,
      'deed',
      31,
    )
      .map((line) => `<p>${line}</p>`)
      .join(
        '',
      )}<p class="center"><b>${s.pick(['SCHEDULE', 'SCHEDULE OF PROPERTY', 'SCHEDULE ABOVE REFERRED TO'], 311)}</b></p><p>All that piece and parcel of ${place(s)}${pin(s, 0.4, 312)}, ${measured(s)}${corner(s, 313)}, ${sidesWithin(s, 314)}<p>In witness whereof the Vendor has signed this deed with free will and consent on the date above mentioned.</p><p>WITNESSES<br>1. ${escaped(s.witnesses[0].name)}, ${escaped(
      s.witnesses[0].home,
    )}<br>2. ${escaped(s.witnesses[1].name)} <span class="far">VENDOR</span></p><p>Drafted by: ${escaped(s.partner.name)}, Advocate, ${s.town}, Enrl. No. ${s.digits(4, 315)}/${s.whole(1990, 2012, 316)}</p>`,
  )
}

/** A deed writer's vikray patra: the facts for the stamp first, then 'That' after 'That'. */
const deedWriter = (s: Scene): string => {
  opened(s, 'Sale Deed', 'Vikray Patra')
  const { dates, price, seller, earlier } = s
  const day = dayOf(dates.deed)
  const many = s.buyers.length > 1
  return sheet(
    s,
    `<p>Sale consideration ${rs(price)} / Market value ${rs(Math.round(price * 0.9))} / Stamp duty ${rs(Math.round(price * 0.07))} paid by e-stamp No. ${s.digits(12, 320)}</p><h1>SALE DEED${locally(s, ' (VIKRAY PATRA)', ' (KHAREDI KHAT)', '')}</h1><p>We, ${party(
      s,
    )(
      seller,
      escaped(seller.name),
      0,
    )} ........ VENDOR</p><p>${recorded(s, ' and ', party(s))} ........ ${many ? 'VENDEES' : 'VENDEE'}</p><p>do hereby write this sale deed as follows :-</p>${numbered(
      [
        `That the vendor is the owner of ${place(s)}${pin(s, 0.35, 321)}, which ${s.isFlat ? 'is of' : 'is'} ${measured(s)}${corner(s, 322)}, and which came to the vendor by ${s.pick(['sale deed', 'family partition', 'registered will', 'gift deed'], 323)} No. ${s.digits(4, 324)} dated ${s.whole(10, 28, 325)}.0${s.whole(1, 9, 326)}.${day.year - s.whole(5, 18, 327)} from ${escaped(earlier.name)}.`,
        `That the property hereby sold by this deed is the one ${sidesWithin(s, 328)}`,
        `That the vendor has sold the above property to the ${many ? 'vendees' : 'vendee'} for ${rs(price)} in words Rupees ${inWords(price)} only, out of which ${rs(Math.round(price / 5))} was received earlier as ${locally(s, 'bayana', 'isar', 'advance')} and the remaining through ${escaped(s.lender)} loan cheque No. ${s.digits(6, 329)} before the Sub Registrar, ${s.town}.`,
        ...standing(s, 'deed', 33),
      ],
      (at) => `${at}.`,
    )}<p>Hence this sale deed is written on ${dayOf(dates.deed).dots} so that it may serve as proof. Drafted and typed by ${escaped(s.partner.name)}, Document Writer, Lic. No. ${s.whole(4, 90, 330)}, Tehsil Compound, ${s.town} ${
      s.officePin
    } (${s.partner.mobile}).</p><p>Witness 1 ${escaped(s.witnesses[0].name)} <span class="far">Vendor</span><br>Witness 2 ${escaped(s.witnesses[1].name)} <span class="far">${many ? 'Vendees' : 'Vendee'}</span></p>`,
  )
}

/** A family gives by deed what the bank files as a deed of sale: the place told before the parties. */
const placeFirst = (s: Scene): string => {
  opened(s, 'Deed of Conveyance', 'Sale Deed')
  const { dates, price, seller, earlier } = s
  return sheet(
    s,
    `<h1>DEED OF ${s.pick(['CONVEYANCE', 'TRANSFER BY SALE'], 335)}</h1><p>Subject property : ${place(s)}${pin(s, 0.4, 336)}, ${measured(s)}.</p><p>This deed is executed at ${s.town}, ${s.district}, ${s.state}, on ${dayOf(dates.deed).legal}.</p>${sidesOf(s, 337)}<p>The above property belonged to ${shri(s)(earlier, escaped(earlier.name), 0)}, after whose death it devolved upon ${kin(s)(seller, escaped(seller.name), 0)}, resident of ${escaped(seller.home)}, (the Transferor), vide legal heir certificate No. ${s.digits(3, 338)}, and now the Transferor, being in need of money, has for a price of ${rs(
      price,
    )} transferred it for ever to ${recorded(s, ' and ', kin(s))}, residing at ${escaped(s.first.home)}, (the Transferee${s.buyers.length > 1 ? 's' : ''}), who from today ${s.buyers.length > 1 ? 'have' : 'has'} become its ${s.buyers.length > 1 ? `${s.tell.states('ownership_type', 'joint', 'Joint')} owners` : 'owner'} with full right of enjoyment.</p>${standing(
      s,
      'deed',
      34,
      0.5,
    )
      .map((line) => `<p>${line}</p>`)
      .join(
        '',
      )}<p>Signature of Transferor : ${escaped(seller.name)} (mob. ${seller.mobile})<br>Signature of Transferee${s.buyers.length > 1 ? 's' : ''} : ${again(s.buyers, ', ')}</p><p>Registered as No. ${s.digits(4, 339)} in Book I, Vol. ${s.whole(10, 400, 340)}, Sub-Registrar, ${s.town} - ${s.officePin}</p>`,
  )
}
export const saleDeed = drafted(7_201, absolute, deedWriter, placeFirst)
