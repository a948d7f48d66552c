import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { again, applicants, mayApply, mayHold, owners } from '../../truths.ts'
import { termOf } from '../scenes.ts'
import { extent, house, pin, place, size } from './ground.ts'
import { asLand, begun, drafted, head, kin, locally, party, phone, recorded, rs, sheet, shri, type Scene } from './scene.ts'
import { sidesOf, sidesWithin } from './sides.ts'
import { standing } from './standing.ts'

const bargain = (s: Scene, ...names: string[]): void => {
  begun(s, 'Agreement to Sell', ...names)
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
}

/** An advocate's agreement, whose parties come in the middle of its first sentence. */
const agreement = (s: Scene): string => {
  bargain(s, 'Agreement of Sale')
  const { tell, dates, price, seller } = s
  const months = s.whole(2, 6, 400)
  return sheet(
    s,
    `<h1>${s.pick(['AGREEMENT TO SELL', 'AGREEMENT OF SALE', 'SALE AGREEMENT'], 401)}</h1><p>This agreement is entered into on ${dayOf(dates.letter).legal} at ${s.town} between ${owners(
      tell,
      [seller],
      '',
      party(s),
    )}, hereinafter called the FIRST PARTY (SELLER), and ${applicants(tell, s.buyers, s.pick([' and ', ' along with '], 402), party(s))}, hereinafter called the SECOND PARTY (PURCHASER).</p><p>Whereas the first party is the lawful owner of ${place(
      s,
    )}${pin(s, 0.45, 403)}, ${s.isFlat ? 'the area of which is' : 'in area'} ${size(s)}${house(s, 404)}, ${s.has(0.4, 405) ? `held on ${tell.states('land_freehold_or_leasehold', 'free-hold', 'Freehold')} basis, ` : ''}${sidesWithin(s, 407)}<p>and whereas the first party has agreed to sell the same to the second party for ${rs(price)} (Rupees ${inWords(
      price,
    )} only) and the second party has paid ${rs(Math.round(price / 10))} as earnest money by cheque No. ${s.digits(6, 408)} dated ${dayOf(dates.letter).dots}, the balance to be paid at the time of registry within ${months} months after sanction of loan from ${escaped(
      s.lender,
    )}, ${s.town} - ${s.officePin}, it is hereby agreed that if the second party backs out the earnest money will be forfeited and if the first party backs out double of it will be refunded.</p>${s.has(0.5, 409) ? `<p>The second party can be contacted on ${phone(s, 0.9)} and the first party on ${seller.mobile}.</p>` : ''}<p>Witnesses : ${escaped(
      s.witnesses[0].name,
    )}, ${escaped(s.witnesses[1].name)}</p><p>First Party <span class="far">Second Party</span></p>`,
  )
}

/** Earnest money is taken: a bayana note between neighbours, in the seller's words. */
const bayana = (s: Scene): string => {
  bargain(s, 'Bayana Receipt', 'Receipt')
  const { tell, dates, price, seller } = s
  return sheet(
    s,
    `<p class="center"><u>${s.pick([locally(s, 'BAYANA RECEIPT CUM AGREEMENT', 'ISAR PAVATI (AGREEMENT TO SELL)', 'ADVANCE RECEIPT CUM SALE AGREEMENT'), 'AGREEMENT CUM RECEIPT'], 415)}</u></p><p>Date - ${
      dayOf(dates.letter).typed
    }</p><p>I, ${owners(tell, [seller], '', kin(s))}, r/o ${escaped(seller.home)}, do hereby state that my ${place(s, s.has(0.5, 416) ? 'full' : 'brief')}${pin(s, 0.4, 417)}, total area ${size(s)}${house(s, 418)}, I have settled to sell to ${applicants(
      tell,
      s.buyers,
      ' and ',
      kin(s),
    )}, r/o ${escaped(s.first.home)} (${s.homePin})${s.has(0.6, 419) ? `, mob. no. ${phone(s, 1)},` : ''} in ${rs(price)} and out of it today I have received ${rs(s.whole(1, 10, 420) * 25_000)} (cash / UPI ref. ${s.digits(
      12,
      421,
    )}) as ${s.pick([locally(s, 'bayana', 'isar', 'advance'), 'token'], 422)} in presence of witnesses. Remaining amount I will take at the time of registry, upto ${s.whole(10, 28, 423)}.${s.pick(['03', '06', '10', '12'], 424)}.${
      dayOf(dates.letter).year + 1
    }. I have purchased this property from ${escaped(s.earlier.name)} and there is no loan or case on it.</p><p>Boundaries of my said property are given below for clarity.</p>${sidesOf(s, 426)}<p>Middle man : ${escaped(s.partner.name)}, ${s.partner.mobile} (brokerage 1% from both sides)</p><p>Sign of seller ${escaped(
      seller.name,
    )} <span class="far">Sign of purchaser ${again(s.buyers, ' / ')}</span></p>`,
  )
}
export const agreementToSell = drafted(7_202, agreement, bayana)

const lessor = (s: Scene): string => (s.isRural ? `${s.region.rural}, ${s.village}` : `${s.region.urban}, ${s.town}`)
const leased = (s: Scene): void => {
  mayApply(s.tell, s.buyers)
  s.tell.allows('developer_name', lessor(s))
}
const leasehold = (s: Scene): Scene => ({ ...s, hasHouse: false })

/** A local body's lease in the long sentences of its pleader. */
const bodyLease = asLand((scene) => {
  const s = leasehold(scene)
  leased(s)
  const { tell, lease, dates, price } = s
  const day = dayOf(dates.deed)
  return sheet(
    s,
    `<h1>${s.pick(['LEASE DEED', 'INDENTURE OF LEASE', 'DEED OF LEASE'], 430)}</h1><p>This deed of lease is made this ${day.legal} between the ${lessor(s)}, through its ${s.isRural ? 'Secretary' : 'Chief Municipal Officer'} ${shri(s)(s.officer, escaped(s.officer.name), 0)}, office at ${s.town} - ${s.officePin}, hereinafter called the LESSOR, of the one part, and ${recorded(
      s,
      ' and ',
      party(s),
    )}, hereinafter called the LESSEE, of the other part, witnesseth as follows :</p><p>1. That in pursuance of Resolution No. ${s.whole(3, 60, 431)} dated ${dayOf(dates.plan).dots} and on receipt of premium of ${rs(
      Math.round(price / 6),
    )} vide receipt No. ${s.digits(4, 432)}, the lessor hereby grants to the lessee ${tell.states('land_freehold_or_leasehold', s.pick(['on lease', 'by way of lease'], 433), 'Leasehold')} ${place(s)}${pin(s, 0.4, 434)}, measuring ${extent(
      s,
    )}, for residential purpose.</p><p>2. That the lease shall be ${termOf(
      s,
      lease.years,
      day.typed,
      lease.rent,
      s.pick(
        [
          `for a period of ${lease.years} years commencing from ${day.dots} on an annual rent of ${rs(lease.rent)}`,
          `for ${inWords(lease.years)} (${lease.years}) years with effect from ${day.dots} and the lessee shall pay yearly rent of ${rs(lease.rent)}`,
        ],
        435,
      ),
    )} payable in the month of April every year.</p>${standing(s, 'lease', 44)
      .map((line, at) => `<p>${at + 3}. ${line}</p>`)
      .join(
        '',
      )}<p>Description : The land hereby leased is all that plot ${sidesWithin(s, 436)}<p>Lessor <span class="far">Lessee</span></p><p>Witness : ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}</p>`,
  )
}, 'Lease Deed')

/** A patta of a village body, all of it one certificate. */
const patta = asLand(
  (scene) => {
    const s = leasehold(scene)
    leased(s)
    const { tell, lease, dates } = s
    const day = dayOf(dates.deed)
    return sheet(
      s,
      `${head(s, lessor(s).toUpperCase(), `${s.region.tehsil} ${s.town}, District ${s.district} (${s.region.short}) - ${s.officePin}`)}<h1>${s.region.tongue === '' ? 'LEASE CERTIFICATE (PATTA)' : 'पट्टा / LEASE DEED (PATTA)'}</h1><p>Patta No. ${s.whole(4, 190, 440)}/${day.year} <span class="far">Dt. ${day.dots}</span></p><p>By virtue of the powers under the Act and as per resolution dated ${
        dayOf(dates.plan).dots
      } of the general meeting, ${place(s)}${pin(s, 0.4, 441)}, area ${extent(s)}, is given for construction of house to ${recorded(
        s,
        ' and ',
        kin(s),
      )}, resident of ${escaped(s.first.home)}, as ${tell.states('land_freehold_or_leasehold', s.pick(['leasehold', 'lease hold'], 442), 'Leasehold')} for ${termOf(
        s,
        lease.years,
        day.typed,
        lease.rent,
        `${lease.years} years from the date of this patta, lease rent being ${rs(lease.rent)} per annum`,
      )}, upto ${day.year + lease.years}.</p>${sidesOf(s, 443)}${standing(s, 'lease', 45, 0.5)
        .map((line, at) => `<p>(${at + 1}) ${line}</p>`)
        .join(
          '',
        )}<p>Fee ${rs(s.whole(2, 30, 446) * 50)} deposited vide receipt ${s.digits(3, 447)}.</p><p>Lease holder's signature / thumb impression <span class="far">${locally(s, 'Secretary / Sarpanch', 'Gramsevak / Sarpanch', 'Secretary')}<br>${escaped(s.officer.name)}</span></p><p>Copy to ${locally(s, 'Tehsildar', 'Tahsildar', 'Tahsildar')} ${s.town}; ${locally(s, 'Patwari', 'Talathi', 'Village Officer')} ${escaped(
        s.witnesses[1].name,
      )}.</p>`,
    )
  },
  'Lease Deed',
  'Patta',
)
export const leaseDeed = drafted(7_203, bodyLease, patta)
