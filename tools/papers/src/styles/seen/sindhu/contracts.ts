import { escaped } from '../../../telling.ts'
import { dayOf, inWords, rounded } from '../../forms.ts'
import { again, applicants, mayApply, mayHold, mayList, owners } from '../../truths.ts'
import { leftTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { pinIn, termOf } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { begun, recitals, regional, schedule, sidesOf } from './ground.ts'
import { drafted, extent, landPlace, mr, party, phone, place, rs, size, type Scene } from './scene.ts'

const agreed = (s: Scene, ...names: string[]): void => {
  begun(s, 'Agreement to Sell', ...names)
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  s.tell.allows('loan_type', 'Home Loan')
}

/** An agreement on the resale of a society's flat. */
const resale = (s: Scene): string => {
  agreed(s, 'Agreement for Sale')
  const { tell, buyers, seller, price, dates } = s
  const from = s.whole(1, 400, 58)
  return `<h1>AGREEMENT FOR SALE</h1><p>ARTICLES OF AGREEMENT made and entered into at ${s.town} on ${dayOf(dates.deed).spoken} BETWEEN ${owners(
    tell,
    [seller],
    '',
    party,
  )}, residing at ${escaped(seller.home)}, hereinafter called "THE TRANSFEROR / SELLER" AND ${applicants(tell, buyers, ' AND ', party)}, residing at ${escaped(
    s.first.home,
  )} - ${s.homePin} (Mob. ${phone(s, 0.5)}), hereinafter called "THE TRANSFEREE(S) / PURCHASER(S)".</p>${clauses(
    [
      `WHEREAS the Transferor is the owner of ${place(s)}${pinIn(s, 0.5, 59)}, admeasuring ${size(s)} (the "said property")${
        s.isFlat
          ? ` and a member of the society holding five fully paid up shares of Rs. 50/- each bearing distinctive Nos. ${from} to ${
              from + 4
            } under Share Certificate No. ${s.whole(1, 80, 60)}`
          : ''
      };`,
      `AND WHEREAS the Transferor purchased it from M/s. ${escaped(s.earlier.name)} Builders by agreement dated ${dayOf(dates.plan).typed};`,
      ...recitals(s, 79),
      `The total consideration is ${rs(price)} (Rupees ${inWords(price)} Only), of which ${rs(
        Math.round(price / 10),
      )} is paid as earnest money and the balance shall be paid by raising a housing loan within 60 days;`,
      ...standing(s, 'agreement', 61),
    ],
    (n) => `${n}.`,
  )}${schedule(s, 62)}<p>TRANSFEROR: ${escaped(seller.name)} <span class="far">TRANSFEREE(S): ${again(buyers, ', ')}</span></p><p>RECEIPT: received from the
Transferee(s) ${rs(Math.round(price / 10))} vide NEFT.</p>`
}

/** The token agreement that property dealers of the north type. */
const bayana = (s: Scene): string => {
  agreed(s)
  const { tell, buyers, seller, price, dates } = s
  const token = Math.round(price / 10)
  return `<h1>AGREEMENT TO SELL AND PURCHASE</h1><p>This agreement to sell is made at ${s.town} on ${dayOf(dates.deed).legal} between</p><p>${owners(
    tell,
    [seller],
    '',
    party,
  )}, R/o ${escaped(seller.home)}, Ph. ${seller.mobile} (hereinafter called the FIRST PARTY / SELLER)</p><p class="center">AND</p><p>${applicants(
    tell,
    buyers,
    ' and ',
    party,
  )}, R/o ${escaped(s.first.home)}, PIN ${s.homePin}, Ph. ${phone(s, 0.7)} (hereinafter called the SECOND PARTY / PURCHASER).</p>${clauses(
    [
      `Whereas the First Party is the owner in possession of ${place(s)}${pinIn(s, 0.5, 63)}, ${size(s)}, and agrees to sell the same for ${rs(price)}.`,
      `The Second Party has paid ${rs(token)} (Rupees ${inWords(token)} only) as bayana; the balance shall be paid by ${s.whole(10, 28, 64)}-12-${
        dayOf(dates.deed).year
      }, when the sale deed shall be executed.`,
      s.has(0.5, 65) &&
        `That the property is ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} and free from all encumbrances.`,
      ...standing(s, 'agreement', 66),
    ],
    (n) => `${n}.`,
  )}${schedule(s, 67)}<p>First Party <span class="far">Second Party</span></p><p>Through: ${escaped(s.partner.name)} Properties, ${s.partner.mobile}</p>`
}

/** An authority's lease: particulars as a table, then covenants. */
const authorityLease = (s: Scene): string => {
  const { tell, buyers, sqmt, lease, authority } = s
  mayList(tell, 'Lease Deed')
  mayApply(tell, buyers)
  tell.allows('developer_name', authority)
  const from = dayOf(s.dates.deed)
  const years = s.isSouth ? 30 : s.isWest ? 60 : lease.years
  const premium = rounded(sqmt.plot * s.whole(9, 60, 68) * 100, 0)
  const rent = rounded(premium / 40, 0)
  const title = tell.states('land_freehold_or_leasehold', s.pick(['LEASE DEED', 'INDENTURE OF LEASE'], 69), 'Leasehold')
  return `<h1>${title}</h1><p>This Lease Deed made on the ${from.legal} between ${authority.toUpperCase()}, a body corporate (hereinafter called the "LESSOR") of
the one part and ${owners(tell, buyers, ' and ', party)}, R/o ${escaped(s.first.home)} - ${
    s.homePin
  } (hereinafter called the "LESSEE") of the other part.</p>${clauses(
    [
      `Whereas the plot hereinafter described was allotted vide letter No. ${s.digits(4, 70)}/RES/${from.year} on a premium of ${rs(
        premium,
      )}, which the Lessee has paid in full;`,
      `The Lessor hereby demises and leases to the Lessee all that plot of land known as ${landPlace(s)}${pinIn(s, 0.4, 71)}, contained by measurement ${extent(
        s,
      )} be the same a little more or less, TO HOLD the same for a term of ${termOf(
        s,
        years,
        from.typed,
        rent,
        `${years} (${inWords(years)}) years`,
      )} commencing from ${from.typed};`,
      `yielding and paying therefor yearly in advance the lease rent of ${rs(rent)} on or before 31st March of each year;`,
      ...standing(s, 'lease', 72),
    ],
    (n) => `${n}.`,
  )}${sidesOf(s, 73)}<p>For and on behalf of the Lessor <span class="far">Lessee: ${again(buyers, ', ')}</span></p>`
}

/** The same contract with its particulars ahead of its terms. */
const leaseSheet = (s: Scene): string => {
  const { tell, buyers, sqmt, authority } = s
  mayList(tell, 'Lease Deed', 'Agreement to Lease')
  mayApply(tell, buyers)
  tell.allows('developer_name', authority)
  const from = dayOf(s.dates.deed)
  const rent = s.whole(1, 9, 74) * 100
  const years = s.isWest ? 60 : 99
  const title = tell.states('land_freehold_or_leasehold', 'LEASE DEED (RESIDENTIAL PLOT)', 'Leasehold')
  return `<p class="center"><b>${authority}</b></p><h1>${title}</h1>${leftTable([
    ['Allotment No. and date', `${s.digits(5, 75)}/PLT dated ${dayOf(s.dates.plan).typed}`],
    ['Name of the Lessee(s)', owners(tell, buyers, ' &amp; ', mr)],
    ['Present address', `${escaped(s.first.home)} - ${s.homePin}`],
    ['Property leased', `${landPlace(s)}${pinIn(s, 0.4, 76)}`],
    ['Area of plot', extent(s)],
    ['Total premium', rs(rounded(sqmt.plot * 4_200, 0))],
    ['Period of lease', termOf(s, years, from.typed, rent, `${years} years from ${from.typed}`)],
    ['Ground rent', `${rs(rent)} per annum`],
    ['Location charges', '5 %'],
  ])}<p><b>Boundaries of the plot</b></p>${sidesOf(s, 77)}<p>Manager (Estate) <span class="far">Lessee</span></p>`
}

export const agreementToSell = drafted(8, regional(resale, bayana, bayana), regional(resale, resale, bayana))
export const leaseDeed = drafted(9, authorityLease, overleaf('lease', 78, leaseSheet, 'Covenants'))
