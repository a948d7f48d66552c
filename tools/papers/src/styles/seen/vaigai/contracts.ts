import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { applicants, mayHold, mayList, owners } from '../../truths.ts'
import { mayApply } from '../../truths.ts'
import { pinIn, termOf } from '../scenes.ts'
import { bought, drafted, extent, honoured, lengths, party, phone, place, rs, side, type Scene } from './scene.ts'

const agreed = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, 'Agreement to Sell', ...names)
  mayHold(s.tell, s.buyers)
}

/** Numbered clauses under a heading, as advocates of the south type it. */
const clausesOfSale = (s: Scene): string => {
  agreed(s, 'Sale Agreement', 'Agreement of Sale')
  const { tell, seller, buyers, price, dates } = s
  const advance = Math.round(price / 1_000_000) * 100_000
  return `<h1>SALE AGREEMENT</h1><div class="wide"><p>This Agreement of Sale is entered into at ${s.town} on ${dayOf(dates.deed).dots} between</p><p>${owners(
    tell,
    [seller],
    '',
    party(s),
  )} (SELLER)</p><p class="center">and</p><p>${applicants(tell, buyers, ' and ', party(s))}, Mobile ${phone(s, 0.6)} (BUYER)</p><p>The Seller is the absolute owner of the property morefully described in the Schedule, by virtue of Document No. ${s.digits(
    4,
    70,
  )}/${Number(dates.deed.slice(0, 4)) - 9} of SRO ${s.village}. Both parties have come to the following terms:</p></div><ol><li>The sale price is fixed at ${rs(
    price,
  )} (Rupees ${inWords(price)} only).</li><li>The Buyer has this day paid an advance of ${rs(advance)} vide NEFT UTR No. ${s.pick(['KVBLN', 'IOBAN', 'CNRBN'], 71)}${s.digits(
    8,
    72,
  )} and the balance of ${rs(price - advance)} shall be paid within ${s.whole(2, 5, 73)} months through a housing loan.</li><li>The Seller shall furnish encumbrance certificate for 30 years, legal heir certificate if needed, patta and up-to-date tax receipts for the scrutiny of the Buyer's bank.</li><li>The Seller shall clear the mortgage with ${
    s.lender
  } before registration.</li><li>If the Buyer fails, the advance is forfeited; if the Seller fails, the Buyer may seek specific performance.</li></ol><p class="center"><b>SCHEDULE</b></p><p>${place(
    s,
  )}${pinIn(s, 0.6, 74)}, having ${bought(s)}${s.isFlat ? '' : `, within these boundaries: North - ${side(s, 'north')}; East - ${side(s, 'east')}; South - ${side(s, 'south')}; West - ${side(s, 'west')}`}.</p><p>SELLER <span class="far">BUYER</span></p><p class="small">Witnesses: ${escaped(
    s.witnesses[0].name,
  )} (Ph. ${s.witnesses[0].mobile}), ${escaped(s.witnesses[1].name)} (Ph. ${s.witnesses[1].mobile})</p>`
}

/** A printed form of a broker or a society, filled in: parties in two columns. */
const inColumns = (s: Scene): string => {
  agreed(s, 'Agreement for Sale')
  const { tell, seller, buyers, price, dates } = s
  return `<div class="sans"><h1>AGREEMENT FOR SALE</h1><p>Place: ${s.town} <span class="far">Date: ${dayOf(dates.deed).spoken}</span></p><table class="grid"><tr><th style="width:50%">VENDOR / TRANSFEROR</th><th>PURCHASER / TRANSFEREE</th></tr><tr><td>${owners(
    tell,
    [seller],
    '',
    honoured(s),
  )}<br>PAN: ${seller.pan}<br>Address: ${escaped(seller.home)}<br>Mobile: ${seller.mobile}</td><td>${applicants(tell, buyers, '<br>', honoured(s))}<br>PAN: ${
    s.first.pan
  }<br>Address: ${escaped(s.first.home)} - ${s.homePin}<br>Mobile: ${phone(s, 0.7)}</td></tr></table><h2>1. Property</h2><p>${place(s)}${pinIn(
    s,
    0.5,
    75,
  )}</p><h2>2. Area</h2><p>${bought(s)}</p><h2>3. Consideration and mode of payment</h2><table class="grid"><tr><th>Sr.</th><th>Particulars</th><th>Date</th><th>Amount (Rs.)</th></tr><tr><td>1</td><td>Token, cheque ${s.digits(
    6,
    76,
  )} drawn on ${s.lender}</td><td>${dayOf(dates.deed).shortYear}</td><td>${grouped(Math.round(price * 0.1))}</td></tr><tr><td>2</td><td>TDS u/s 194-IA</td><td>at registration</td><td>${grouped(
    Math.round(price * 0.01),
  )}</td></tr><tr><td>3</td><td>Loan disbursement by the purchaser's bank</td><td>within 60 days</td><td>${grouped(price - Math.round(price * 0.1) - Math.round(price * 0.01))}</td></tr><tr><td></td><td><b>Total</b></td><td></td><td><b>${grouped(
    price,
  )}</b></td></tr></table><p>Rupees ${inWords(price)} only.</p>${
    s.isFlat
      ? s.region !== 'maratha'
        ? ''
        : `<p>Share certificate No. ${s.whole(3, 80, 77)} for five shares Nos. ${s.whole(11, 20, 78)} to ${s.whole(31, 40, 78)} shall be endorsed by the society on payment of transfer premium of Rs.25,000/-.</p>`
      : `<h2>4. Chaturseema / boundaries</h2><table class="grid"><tr><th>East</th><th>South</th><th>West</th><th>North</th></tr><tr><td>${side(s, 'east')}</td><td>${side(
          s,
          'south',
        )}</td><td>${side(s, 'west')}</td><td>${side(s, 'north')}</td></tr></table>`
  }<p>Consultant: ${escaped(s.partner.name)}, ${s.partner.mobile}, brokerage 1 % from each side.</p></div>`
}
export const agreementToSell = drafted(13, clausesOfSale, inColumns)

const leased = (s: Scene, lessor: string): void => {
  mayApply(s.tell, s.buyers)
  mayList(s.tell, 'Lease Deed', 'Indenture of Lease')
  s.tell.allows('developer_name', lessor)
}
const lessors = (s: Scene): string =>
  ({
    tamil: `${s.state} Housing Board`,
    deccan: `${s.state} Housing Board`,
    maratha: s.state === 'Goa' ? 'Goa Housing Board' : 'City and Industrial Development Corporation Limited',
    east: s.state === 'Odisha' ? 'General Administration Department' : 'Housing Infrastructure Development Corporation',
  })[s.region]

/** The lessor's long form, with premium, ground rent and a schedule of the plot. */
const indenture = (scene: Scene): string => {
  const s = { ...scene, isFlat: false }
  const lessor = lessors(s)
  leased(s, lessor)
  const { tell, buyers, price, dates, lease } = s
  const [wide, long] = lengths(s, 'ft')
  const begun = dayOf(dates.deed)
  return `<p class="small">File No. ${s.digits(3, 80)}/EO/${s.digits(4, 81)} <span class="far">Registered as No. ${s.digits(4, 82)}/${dates.deed.slice(0, 4)}</span></p><h1>INDENTURE OF LEASE</h1><div class="wide"><p>THIS INDENTURE made on ${
    begun.legal
  } BETWEEN the ${lessor}, represented by its Estate Officer, ${escaped(s.officer.name)} (the LESSOR) AND ${owners(
    tell,
    buyers,
    ' and ',
    party(s),
  )} (the LESSEE).</p></div><ol><li>In consideration of a premium of ${rs(price)} the Lessor ${tell.states('land_freehold_or_leasehold', 'demises on lease', 'Leasehold')} to the Lessee the land in the Schedule for ${termOf(
    s,
    lease.years,
    begun.typed,
    lease.rent,
    `a term of ${lease.years} years commencing from ${begun.dots}, on an annual ground rent of Rs. ${grouped(lease.rent)}`,
  )} payable in advance on the first of April.</li><li>The Lessee shall erect a residential building within three years as per plans approved.</li><li>The Lessee shall not transfer within ten years without permission; a transfer fee at half of the unearned increase applies.</li><li>The Lessee may mortgage to a scheduled bank with prior intimation.</li></ol><p class="center"><b>SCHEDULE</b></p><p>${place(
    s,
  )}${pinIn(s, 0.5, 83)}, having an extent of ${extent(s)}</p><table class="grid"><tr><th>Side</th><th>Abuts on</th><th>Measures</th></tr><tr><td>North</td><td>${side(
    s,
    'north',
  )}</td><td>${wide}</td></tr><tr><td>East</td><td>${side(s, 'east')}</td><td>${long}</td></tr><tr><td>South</td><td>${side(s, 'south')}</td><td>${wide}</td></tr><tr><td>West</td><td>${side(
    s,
    'west',
  )}</td><td>${long}</td></tr></table><p>Signed for the Lessor: Estate Officer <span class="far">Lessee</span></p>`
}

/** The same grant as a card of particulars before the covenants. */
const particulars = (scene: Scene): string => {
  const s = { ...scene, isFlat: false }
  const lessor = lessors(s)
  leased(s, lessor)
  const { tell, buyers, price, dates, lease } = s
  const [wide, long] = lengths(s, 'feet')
  const begun = dayOf(dates.deed)
  const elapsed = s.whole(2, 9, 84)
  const facts: readonly (readonly [string, string])[] = [
    ['Lessor', lessor],
    ['Name of lessee(s)', owners(tell, buyers, ', ', honoured(s))],
    ['Plot leased', `${place(s)}${pinIn(s, 0.5, 85)}`],
    ['Area', extent(s)],
    ['Tenure', tell.states('land_freehold_or_leasehold', 'Leasehold')],
    ['Premium paid', rs(price)],
    [
      'Period and rent',
      termOf(
        s,
        lease.years,
        begun.typed,
        lease.rent,
        `${lease.years} years w.e.f. ${begun.dots}; yearly rent Rs. ${grouped(lease.rent)}/-`,
      ),
    ],
    ['Due date of rent', `1st of ${s.pick(['April', 'January'], 86)} every year; arrears bear 12 %`],
    ['East to West', wide],
    ['North to South', long],
    ['Bounded by', `E: ${side(s, 'east')} &nbsp; W: ${side(s, 'west')}<br>N: ${side(s, 'north')} &nbsp; S: ${side(s, 'south')}`],
    ['Permitted use', 'Residential only'],
  ]
  return `<div class="head"><b>${lessor.toUpperCase()}</b><br><span class="small">Regional Office, ${s.road}, ${s.town} - ${s.officePin}. Phone 0${s.digits(3, 87)}-${s.digits(
    6,
    88,
  )}</span></div><h1>LEASE DEED - ABSTRACT OF TERMS</h1><p>Executed at ${s.town} on ${begun.spoken}; allotment order ${s.digits(4, 89)}/A${elapsed}.</p><table class="grid">${facts
    .map(([a, b], at) => `<tr><td>${at + 1}</td><td>${a}</td><td>${b}</td></tr>`)
    .join(
      '',
    )}</table><p>The lessee covenants to pay the rent hereby reserved, to keep the demised premises in repair and not to use them otherwise than for residence.</p><p>For ${lessor}: ${escaped(
    s.officer.name,
  )}, Assistant Estate Manager <span class="far">Lessee</span></p>`
}
export const leaseDeed = drafted(17, indenture, particulars)
