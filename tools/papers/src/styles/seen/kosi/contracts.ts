import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, mayApply, mayList, owners } from '../../truths.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { pinIn, termOf } from '../scenes.ts'
import { standing } from '../standing.ts'
import { agreed, history, sidesOf } from './ground.ts'
import { both, drafted, extent, landPlace, party, phone, place, plain, rs, shri, size, type Scene } from './scene.ts'

/** A typed agreement of the district court's typists. */
const ekrarnama = (s: Scene): string => {
  agreed(s, 'Ekrarnama')
  const { tell, buyers, seller, price, dates } = s
  const advance = Math.round(price / 8_000) * 1000
  return `<div class="typed"><h1>${both(s, 'इकरारनामा', 'AGREEMENT FOR SALE')}</h1><p>This deed of agreement is executed on ${
    dayOf(dates.deed).spoken
  } at ${s.town} by and between:</p><p>1. ${owners(tell, [seller], '', party)}, R/o ${escaped(seller.home)}, Mob. ${
    seller.mobile
  } ...... FIRST PARTY / VENDOR</p><p>2. ${applicants(tell, buyers, ' and ', party)}, R/o ${escaped(s.first.home)}, PIN ${s.homePin}, Mob. ${phone(
    s,
    0.6,
  )} ...... SECOND PARTY / VENDEE</p>${clauses(
    [
      ...history(s, 152),
      `That the First Party has agreed to sell ${place(s)}${pinIn(s, 0.4, 160)}, area ${size(s)}, to the Second Party for ${rs(price)}.`,
      `That the Second Party has today paid ${rs(advance)} (Rupees ${inWords(advance)} only) as advance (bayana) in presence of witnesses.`,
      `That the sale deed shall be executed within ${s.whole(3, 11, 161)} months on payment of the balance ${rs(price - advance)}.`,
      s.has(0.3, 162) &&
        `That the land is ${tell.states('land_freehold_or_leasehold', 'raiyati (freehold)', 'Freehold')} and not Government land.`,
      ...standing(s, 'agreement', 163, 0.5),
    ],
    (n) => `${n}.`,
  )}${s.isFlat ? '' : sidesOf(s, 164)}<p>Witnesses: 1. ${escaped(s.witnesses[0].name)}, ${s.town} 2. ${escaped(s.witnesses[1].name)}, ${
    s.town
  }</p><p>First Party <span class="far">Second Party</span></p></div>`
}

/** An agreement of sale that is the receipt of the advance too. */
const withReceipt = (s: Scene): string => {
  agreed(s, 'Agreement of Sale')
  const { tell, buyers, seller, price, dates } = s
  return `<h1>AGREEMENT OF SALE CUM RECEIPT</h1>${leftTable([
    ['Date', dayOf(dates.deed).dashes],
    [both(s, 'विक्रेता', 'Vendor'), `${owners(tell, [seller], '', party)}, R/o ${escaped(seller.home)}`],
    [both(s, 'क्रेता', 'Purchaser'), `${applicants(tell, buyers, '<br>', party)}<br>R/o ${escaped(s.first.home)} - ${s.homePin}`],
    [both(s, 'मोबाइल', "Purchaser's mobile"), phone(s, 0.6)],
    [both(s, 'सम्पत्ति', 'Property'), `${place(s)}${pinIn(s, 0.5, 166)}`],
    [both(s, 'रकबा', 'Extent'), size(s)],
    [both(s, 'मूल्य', 'Sale consideration'), `${rs(price)} (${inWords(price)})`],
    [both(s, 'अग्रिम', 'Advance'), `${rs(Math.round(price / 9_000) * 1000)} by cheque No. ${s.digits(6, 167)}`],
  ])}${s.isFlat ? '' : sidesOf(s, 168)}${clauses(standing(s, 'agreement', 170, 0.5), (n) => `${n}.`)}<p>${again(buyers, ', ', shri)} <span
class="far">${shri(seller, escaped(seller.name), 0)}</span></p><p>Mediator: ${escaped(s.partner.name)}, Cell ${s.partner.mobile}</p>`
}

const leased = (s: Scene): void => {
  mayList(s.tell, 'Lease Deed')
  mayApply(s.tell, s.buyers)
  s.tell.allows('developer_name', s.authority)
}

/** A housing board's lease with ground rent in both languages. */
const boardLease = (s: Scene): string => {
  leased(s)
  const { tell, buyers, sqft, authority, first } = s
  const from = dayOf(s.dates.deed)
  const rent = rounded(sqft.plot * s.whole(1, 4, 171) * 0.5, 0)
  return `<p class="center"><b>${authority.toUpperCase()}</b></p><h1>${tell.states(
    'land_freehold_or_leasehold',
    s.isTelangana ? 'LEASE DEED' : 'पट्टा विलेख / LEASE DEED',
    'Leasehold',
  )}</h1>${numberedTable([
    [both(s, 'पट्टादाता', 'Lessor'), authority],
    [both(s, 'पट्टाग्रहीता', 'Lessee'), owners(tell, buyers, ' and ', shri)],
    [both(s, 'पिता / पति', "Father's / Husband's name"), escaped(first.elder)],
    [both(s, 'निवासी', 'Resident of'), `${escaped(first.home)}, PIN ${s.homePin}`],
    [both(s, 'भूखण्ड', 'Demised property'), `${landPlace(s)}${pinIn(s, 0.4, 172)}`],
    [both(s, 'क्षेत्रफल', 'Area'), extent(s)],
    [both(s, 'पट्टा अवधि', 'Period of lease'), termOf(s, 30, from.typed, rent, '30 years')],
    [both(s, 'प्रारम्भ तिथि', 'Commencing from'), from.typed],
    [both(s, 'वार्षिक भू-भाटक', 'Annual ground rent'), rs(rent)],
    [both(s, 'प्रीमियम', 'Premium paid'), rs(rounded(sqft.plot * 310, 0))],
    [both(s, 'नवीनीकरण', 'Renewal'), 'Two further terms of 30 years each'],
  ])}${sidesOf(s, 173)}<p class="right">Estate Manager <br>${again(buyers, ', ', plain)}</p>`
}

/** A typed lease of Government land to a settler of a town. */
const nazul = (s: Scene): string => {
  leased(s)
  const { tell, buyers, sqft, authority, first, lease } = s
  const from = dayOf(s.dates.deed)
  const rent = rounded(sqft.plot * s.whole(1, 5, 175) * 0.3, 0)
  return `<div class="typed"><h1>${tell.states('land_freehold_or_leasehold', 'DEED OF LEASE', 'Leasehold')}</h1><p>THIS INDENTURE made the ${
    from.legal
  } BETWEEN the ${authority} (hereinafter called the Lessor) of the one part AND ${owners(tell, buyers, ' and ', party)}, R/o ${escaped(first.home)}, PIN ${
    s.homePin
  } (hereinafter called the Lessee) of the other part WITNESSETH that in consideration of the salami of ${rs(
    rounded(sqft.plot * 240, 0),
  )} the Lessor demises unto the Lessee the land at ${landPlace(s)}${pinIn(s, 0.4, 176)}, containing an area of ${extent(
    s,
  )}, for the purpose of a residential house for a term of ${termOf(s, lease.years, from.typed, rent, `${lease.years} years`)} with effect from ${
    from.dots
  } at the yearly rent of Rs. ${grouped(rent)}/- and cess thereon.</p>${clauses(
    [
      `The old lease of 1961 in the name of ${escaped(s.earlier.name)} for 30 years has expired and is merged herein.`,
      ...standing(s, 'lease', 177),
    ],
    (n) => `${n}.`,
  )}${sidesOf(s, 178)}<p>Signed by the Lessee <span class="far">For the Lessor</span></p></div>`
}

export const agreementToSell = drafted(8, ekrarnama, withReceipt)
export const leaseDeed = drafted(9, boardLease, nazul)
