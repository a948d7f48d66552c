import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { bounds, numberedTable, pairTable, titled } from '../drafts.ts'
import { drafted, extent, landPlace, phone, pinAfter, place, rupees, shri, superArea, thiru, uds, type Scene } from './scene.ts'

const clockwise = ['east', 'south', 'west', 'north'] as const
const southern = ['north', 'south', 'east', 'west'] as const

const lengths = ({ sizes }: Scene): Record<Side, number> => ({
  north: sizes.eastWest,
  south: sizes.eastWest,
  east: sizes.northSouth,
  west: sizes.northSouth,
})

/** 'East to West on the Northern side': a length for each side, as Tamil registrars ask. */
const linear = (s: Scene): string => {
  const along = lengths(s)
  const said = southern.map((side) => {
    const way = side === 'north' || side === 'south' ? 'East to West' : 'North to South'
    return `${way} on the ${titled(side)}ern side : ${s.tell.states(`dimensions_deed_${side}`, `${along[side]} feet`)}`
  })
  return `<p>Linear measurements:<br>${said.join('<br>')}</p>`
}

/** Boundaries of the land in one of five ways. */
const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes, has, whole } = s
  const along = lengths(s)
  const measured = has(0.6, n)
  const both = (): string =>
    measured
      ? `<p>East-West: ${lengthOf(tell, 'north', `${sizes.eastWest} ft`)}; North-South: ${lengthOf(
          tell,
          'east',
          `${sizes.northSouth}
ft`,
        )}</p>`
      : ''
  const metres = (side: Side): string =>
    tell.states(
      `dimensions_deed_${side}`,
      `${rounded(along[side] * 0.3048)} m`,
      `${rounded(along[side] * 0.3048)} m`,
      `${along[side]} feet`,
    )
  const ways = [
    () =>
      `<p>Bounded on the</p>${bounds(
        tell,
        boundaries,
        southern,
        (side, said) => `<div>${titled(side)} by -
${said}</div>`,
      )}${measured ? linear(s) : ''}`,
    () => `<p>Boundaries: ${bounds(tell, boundaries, clockwise, (side, said) => `${titled(side)} - ${said}`, '; ')}.</p>${both()}`,
    () =>
      `<table class="grid"><tr>${bounds(tell, boundaries, clockwise, (side) => `<th>${titled(side)}</th>`)}</tr><tr>${bounds(
        tell,
        boundaries,
        clockwise,
        (_, said) => `<td>${said}</td>`,
      )}</tr>${measured ? `<tr>${clockwise.map((side) => `<td>${metres(side)}</td>`).join('')}</tr>` : ''}</table>`,
    () =>
      `<p>within the four boundaries of ${bounds(
        tell,
        boundaries,
        southern,
        (side, said) =>
          `${said} on the ${titled(side)}${measured ? ` (${tell.states(`dimensions_deed_${side}`, `${along[side]}'`)})` : ''}`,
        ', ',
      )}.</p>`,
    () =>
      `${numberedTable(
        southern.map((side) => [
          `${titled(side)}ern
boundary`,
          tell.states(`boundaries_deed_${side}`, boundaries[side]),
        ]),
      )}${both()}`,
  ]
  return (ways[whole(0, 4, n + 1)] ?? (() => ''))()
}

const sold = (s: Scene): string => {
  if (s.isFlat)
    return `with a super built-up area of ${superArea(s)} together with ${uds(s)} undivided share of land out of ${grouped(site(s))} sq.ft`
  const house = s.hasHouse
    ? `, with the terraced building thereon having a plinth area of
${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} sq.ft`
    : ''
  return `measuring ${extent(s)}${house}`
}
const site = ({ whole }: Scene): number => whole(4, 20, 110) * 1_200

const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  if (s.isFlat) mayConvert(s.tell, site(s))
}

const limits = (s: Scene): string =>
  `within the ${s.pick(['Corporation limits', 'Town Panchayat limits', 'Municipal limits'], 111)} of ${s.town} and the registration
Sub-District of
${s.taluk}`

/** A Tamil deed: parties, recitals, 'Schedule of property' with linear measurements. */
const tamilDeed = (s: Scene): string => {
  const { tell, buyers, seller, dates, price, first, patta } = s
  begun(s, 'Sale Deed')
  mayApply(tell, buyers)
  return `<h1>SALE DEED</h1><p>THIS DEED OF SALE executed at ${s.town} on this the ${dayOf(dates.deed).legal} by
${thiru(seller, escaped(seller.name), 0)},
residing at ${escaped(seller.home)}, (PAN ${seller.pan}), hereinafter called the VENDOR, to and in favour of
${owners(tell, buyers, ' and ', thiru)},
residing at ${escaped(first.home)} - ${s.homePin} (Aadhaar **** **** ${first.aadhaar}), hereinafter called the PURCHASER.</p><p>WHEREAS
the vendor got
the schedule property by a ${s.pick(['Settlement Deed', 'Partition Deed', 'Will'], 112)} dated
0${s.whole(1, 9, 113)}.0${s.whole(1, 9, 114)}.${
    dayOf(dates.deed).year - s.whole(3, 21, 115)
  }, Doc. No. ${s.digits(4, 116)}, from ${escaped(s.earlier.name)} and is in enjoyment by paying kist, under Patta No. ${patta};</p><p>NOW
in consideration of
Rs.${grouped(price)}/- (Rupees ${inWords(price)} only) paid by cheque, the vendor grants the property free of encumbrance. The guideline
value is
Rs.${grouped(Math.round(price * 0.85))}/-.</p><p class="center"><b>SCHEDULE OF PROPERTY</b></p><p>${place(s)}${pinAfter(s, 0.5, 117)},
${sold(s)}, situated ${limits(
    s,
  )}.</p>${s.isFlat ? '' : sidesOf(s, 118)}<p>VENDOR <span class="far">PURCHASER<br>${again(buyers, '<br>')}</span></p><p>Witnesses:
${again(s.witnesses, '; ', thiru)}</p>`
}

/** A Malayalam 'theeradharam' with its table of land. */
const keralaDeed = (s: Scene): string => {
  const { tell, buyers, seller, dates, price, first, has } = s
  begun(s, 'Sale Deed', 'Theeradharam')
  mayApply(tell, buyers)
  const tenure = has(0.5, 120) ? ` It is ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} land.` : ''
  return `<p class="center">SRO ${s.taluk} - Document ${s.digits(4, 121)}/1/${dayOf(dates.deed).year}</p><h1>SALE DEED
(THEERADHARAM)</h1>${pairTable([
    ['Executed on', dayOf(dates.deed).dots],
    ['Consideration', rupees(price)],
    ['Fair value', rupees(Math.round(price * 0.7))],
    ['Stamp', `8 %`],
  ])}<p><b>Vendor:</b> ${thiru(seller, escaped(seller.name), 0)}, ${escaped(seller.home)}</p><p><b>Vendee:</b>
${owners(tell, buyers, ', ', thiru)}, ${escaped(
    first.home,
  )} PIN ${s.homePin}</p><p>The vendor holds thandaper No. ${s.patta} and has paid basic tax. By this deed the property described is sold
to the vendee with
all rights, and nothing is due.${tenure} Prior deed: ${s.digits(4, 122)}/${dayOf(dates.deed).year - 9} of the same SRO.</p><h2>Description
of
property</h2>${numberedTable([
    ['District / Taluk', `${s.district} / ${s.taluk}`],
    ['Property', `${place(s)}${pinAfter(s, 0.6, 123, ' PIN ')}`],
    s.isFlat ? ['Apartment area', superArea(s)] : ['Extent', extent(s)],
    s.isFlat && ['Undivided share', uds(s)],
    !s.isFlat && s.hasHouse && ['House, plinth area', `${tell.states('document_area_sqft', String(s.sqft.built))} Sq.ft`],
    !s.isFlat && s.has(0.4, 124) && ['Kind of plot', tell.states('type_of_plot', s.pick(['Corner', 'Intermediate'], 125))],
  ])}${s.isFlat ? '' : sidesOf(s, 126)}<p>Signed before ${again(s.witnesses, ' and ', shri)}</p>`
}

/** An agreement in the first person, as document writers type it. */
const sentence = (s: Scene): string => {
  const { tell, buyers, seller, dates, price, first } = s
  begun(s, 'Sale Agreement', 'Agreement to Sell')
  mayHold(tell, buyers)
  mayHold(tell, [seller])
  tell.allows('loan_type', 'Home Loan')
  return `<h1>SALE AGREEMENT</h1><p>Sale agreement dated ${dayOf(dates.deed).dots} entered into between (1) ${thiru(
    seller,
    tell.states('property_owner_name', seller.name),
    0,
  )}, ${escaped(seller.home)}, Cell ${seller.mobile} (the First Party) and (2) ${applicants(tell, buyers, ', ', thiru)},
${escaped(first.home)}, Cell ${phone(
    s,
    0.6,
  )} (the Second Party).</p><p>The First Party is entitled to ${place(s)}${pinAfter(s, 0.5, 130)}, ${sold(s)}, ${limits(s)}, and agrees to
sell it for
Rs.${grouped(price)}/-; an advance of Rs.${grouped(Math.round(price / 8))}/- is received in cash before the witnesses. Time is
${s.whole(2, 6, 131)} months. The
First Party will produce the original parent deeds, patta, chitta and adangal. If the Second Party fails to pay in time the advance is
lost.</p>${
    s.isFlat ? '' : sidesOf(s, 132)
  }<p>Document writer: ${escaped(s.officer.name)}, Licence ${s.digits(3, 133)}, ${s.officer.mobile}</p>`
}

/** An agreement as a filled printed sheet. */
const filled = (s: Scene): string => {
  const { tell, buyers, seller, dates, price, partner } = s
  begun(s, 'Agreement for Sale', 'Agreement to Sell')
  mayHold(tell, buyers)
  mayHold(tell, [seller])
  tell.allows('loan_type', 'Home Loan')
  return `<h1>AGREEMENT FOR SALE</h1>${numberedTable([
    ['Date of agreement', dayOf(dates.deed).spoken],
    ['Seller', `${owners(tell, [seller], '', thiru)}, through power agent ${escaped(partner.name)}`],
    ['Buyer', applicants(tell, buyers, '<br>', thiru)],
    ['Telephone of buyer', phone(s, 0.6)],
    ['Telephone of seller', seller.mobile],
    ['Property agreed to be sold', `${place(s)}${pinAfter(s, 0.6, 134)}`],
    s.isFlat ? ['Area', superArea(s)] : ['Area', extent(s)],
    s.isFlat && s.has(0.6, 135) && ['Undivided share', uds(s)],
    ['Title', s.has(0.5, 136) ? tell.states('land_freehold_or_leasehold', 'Freehold') : 'Absolute'],
    ['Price', `${rupees(price)}`],
    ['Advance', rupees(Math.round(price / 10))],
    ['Period', '90 days'],
  ])}${s.isFlat ? '' : sidesOf(s, 137)}<p>We sign on our free will. <span class="far">${again(buyers, '<br>')}</span></p>`
}

/** The lease of a housing board, an estate or a temple. */
const lease =
  (isTemple: boolean) =>
  (s: Scene): string => {
    const { tell, buyers, dates, first, homePin, sqmt, whole, lease: term } = s
    mayList(tell, 'Lease Deed')
    mayApply(tell, buyers)
    const lessor = isTemple ? `Arulmigu ${s.colony.split(' ')[0] ?? ''} Devasthanam` : s.authority
    tell.allows('developer_name', lessor)
    const from = dayOf(dates.deed)
    const years = isTemple ? 33 : term.years
    const rent = rounded(sqmt.plot * whole(2, 9, 140), 0)
    const period = (printed: string): string =>
      tell.states(
        'period_expired_balance_lease_rent',
        printed,
        `${years} years from ${from.typed}, lease rent Rs. ${rent} per year`,
        `${years} years, yearly rent Rs. ${rent}`,
      )
    const land = `${landPlace(s)}${pinAfter(s, 0.5, 141)}`
    const title = tell.states('land_freehold_or_leasehold', isTemple ? 'LEASE DEED (MANAI VADAGAI)' : 'DEED OF LEASE', 'Leasehold')
    return `<h1>${title}</h1><p>Lease granted on ${from.spoken} by ${lessor} (the lessor) to ${owners(tell, buyers, ' and ', thiru)},
residing at
${escaped(first.home)}, ${homePin} (the lessee).</p>${
      isTemple
        ? `<p>The lessor lets ${land}, an extent of ${extent(s)}, for residence for ${period(`${years} years`)} from ${from.dots} at an
annual ground rent
of Rs.${grouped(rent)}/-, payable each Thai month. Of the last lease 11 years had run when it was given up. The lessee shall not sub-let
nor claim
fixity. A deposit of Rs.${grouped(rent * 3)}/- is held.</p>`
        : numberedTable([
            ['Premises', land],
            ['Extent', extent(s)],
            ['Term', period(`${years} (${inWords(years)}) years`)],
            ['Commencing from', from.dots],
            ['Annual rent', `Rs. ${rent}`],
            ['Lump-sum premium', rupees(rounded(sqmt.plot * 2_400, 0))],
            ['User', 'Dwelling house'],
          ])
    }<p><b>Schedule</b></p>${sidesOf(s, 142)}<p>Lessor <span class="far">Lessee<br>${again(buyers, '<br>')}</span></p>`
  }

export const saleDeed = drafted(7, tamilDeed, keralaDeed)
export const agreementToSell = drafted(8, sentence, filled)
export const leaseDeed = drafted(9, lease(true), lease(false))
