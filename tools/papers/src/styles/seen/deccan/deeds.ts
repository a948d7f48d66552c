import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { applicants, lengthOf, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { bounds, factLines, leftTable, titled } from '../drafts.ts'
import { signed } from './mails.ts'
import { drafted, extent, landPlace, mobile, pinAfter, place, plinth, rs, share, sri, type Scene } from './scene.ts'

const order = ['north', 'south', 'east', 'west'] as const
const turned = ['east', 'west', 'north', 'south'] as const

const feet = (length: number): string => `${length}'-0"`

/** Boundaries as the schedules of deeds have them, in one of five ways; lengths in some. */
const schedule = (s: Scene, n: number): string => {
  const { tell, isFlat, boundaries, flatSides, sizes, has, whole } = s
  const around = isFlat ? flatSides : boundaries
  const measured = !isFlat && has(0.6, n)
  const along = { north: sizes.eastWest, south: sizes.eastWest, east: sizes.northSouth, west: sizes.northSouth }
  const length = (side: (typeof order)[number], text = feet(along[side])): string => tell.states(`dimensions_deed_${side}`, text)
  const lengths = (): string =>
    measured
      ? `<div>Measuring East to West ${lengthOf(tell, 'north', `${sizes.eastWest} feet`)}, North to South
${lengthOf(tell, 'east', `${sizes.northSouth} feet`)}</div>`
      : ''
  const ways = [
    () => `<div><b>Boundaries:</b></div>${bounds(tell, around, order, (side, said) => `<div>${titled(side)} : ${said}</div>`)}${lengths()}`,
    () =>
      `<table class="plain">${bounds(
        tell,
        around,
        turned,
        (side, said) => `<tr><td>${side.toUpperCase()}</td><td>:</td><td>${said}</td></tr>`,
      )}</table>${lengths()}`,
    () => `<p>Bounded on the ${bounds(tell, around, order, (side, said) => `${titled(side)} by: ${said}`, '; ')}.</p>${lengths()}`,
    () =>
      `<table class="grid"><tr><th>Boundaries</th>${measured ? '<th>Measurement</th>' : ''}<th>Bounded by</th></tr>${bounds(
        tell,
        around,
        turned,
        (side, said) => `<tr><td>By ${titled(side)}</td>${measured ? `<td>${length(side)}</td>` : ''}<td>${said}</td></tr>`,
      )}</table>`,
    () =>
      `<p>${bounds(
        tell,
        around,
        order,
        (side, said) => `On or towards ${titled(side)}: ${said}${measured ? ` - ${length(side, `${along[side]} ft`)}` : ''}`,
        '<br>',
      )}</p>`,
  ]
  return (ways[whole(0, 4, n + 1)] ?? (() => ''))()
}

const what = (s: Scene): string => {
  const house = s.hasHouse
    ? `, with a house thereon of ${s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} Sft plinth area
(RCC)`
    : ''
  return s.isFlat
    ? `with a super built-up area of ${plinth(s)} and an undivided share of ${share(s)} out of ${s.whole(9, 40, 130) * 121} Sq. Yards`
    : `admeasuring ${extent(s)}${house}`
}

const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  if (s.isFlat) mayConvert(s.tell, s.whole(9, 40, 130) * 1_089)
}

const link = (s: Scene): string =>
  `by virtue of a registered ${s.pick(['Sale Deed', 'Gift Settlement Deed', 'Partition Deed'], 131)} bearing Document No.
${s.digits(4, 132)}/${dayOf(s.dates.deed).year - s.whole(3, 19, 133)}, Book-I of S.R.O. ${s.town}, from ${escaped(s.earlier.name)}`

/** A Telugu registrar's deed: Vendor and Vendee, then 'Schedule of property'. */
const vendorDeed = (s: Scene): string => {
  const { tell, buyers, seller, dates, price, first, homePin } = s
  begun(s, 'Sale Deed')
  mayApply(tell, buyers)
  return `<p class="center">Document No. ${s.digits(4, 134)}/${dayOf(dates.deed).year} of S.R.O. ${s.town}</p><h1>SALE DEED</h1><p>This
deed of sale is made and executed on this the ${dayOf(dates.deed).legal} at ${s.town} by:</p>
<p><b>${sri(seller, escaped(seller.name), 0)}</b>, R/o ${escaped(seller.home)}, Aadhaar No. xxxx xxxx ${seller.aadhaar}, hereinafter
called the
VENDOR (which term includes heirs);</p><p class="center">IN FAVOUR OF</p><p>${owners(tell, buyers, ', and ', sri)}, R/o
${escaped(first.home)} - ${homePin}, PAN ${first.pan}, Mobile ${first.mobile.slice(0, 2)}xxxxxx${first.mobile.slice(8)}, hereinafter
called the VENDEE.</p>
<p>Whereas the Vendor is the absolute owner and peaceful possessor of ${place(s)}${pinAfter(s, 0.6, 135)}, ${what(s)}, having acquired the
same ${link(s)};</p><p>And whereas the Vendor offered to sell for ${rs(price)} (Rupees ${inWords(price)} only) and the Vendee accepted;</p>
<p>Now this deed witnesseth: (1) that the Vendor has received the whole consideration by D.D. No. ${s.digits(6, 136)}; (2) that the
property is
${s.has(0.5, 137) ? `${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} and ` : ''}not an assigned land under Act 9 of
1977; (3) that
market value is ${rs(Math.round(price * 0.8))} as per the annexed statement.</p>
<p class="center"><b>SCHEDULE OF PROPERTY</b></p><p>As described above, and bounded by:</p>${schedule(s, 138)}
<p>Witnesses: 1. ${escaped(s.witnesses[0].name)} 2. ${escaped(s.witnesses[1].name)} <span class="far">VENDOR</span></p>
<p>Vendee:<br>${signed(s)}</p>`
}

/** A Kannada registrar's 'absolute sale deed', the facts in its schedule alone. */
const absoluteDeed = (s: Scene): string => {
  const { tell, buyers, seller, dates, price, first } = s
  begun(s, 'Sale Deed', 'Absolute Sale Deed')
  mayApply(tell, buyers)
  return `<h1>DEED OF ABSOLUTE SALE</h1><p>Executed on ${dayOf(dates.deed).spoken} at ${s.town}</p><p>BETWEEN:
${sri(seller, escaped(seller.name), 0)},
residing at ${escaped(seller.home)}, called the SELLER</p><p>AND: ${owners(tell, buyers, '; ', sri)}; residing at ${escaped(first.home)},
called
the PURCHASER${buyers.length > 1 ? 'S' : ''}</p><ol><li>The Seller acquired the Schedule Property ${link(s)}.</li><li>The Seller conveys the
Schedule Property to the Purchaser for ${rs(price)} received through RTGS.</li><li>Khata shall be transferred at the
Purchaser's cost.</li><li>Vacant possession is delivered this day.</li></ol>
<h2>SCHEDULE</h2>${leftTable([
    ['Property', place(s)],
    s.has(0.6, 140) && ['PIN', tell.states('pincode', s.pin)],
    s.isFlat ? ['Super built up area', plinth(s)] : ['Extent', extent(s)],
    s.isFlat && ['Undivided share', share(s)],
    s.hasHouse && [
      'Building',
      `${tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))} sq.ft., R.C.C. roofed, mosaic floor`,
    ],
    !s.isFlat && s.has(0.4, 141) && ['Nature of site', tell.states('type_of_plot', s.pick(['Corner', 'Intermediate'], 142))],
  ])}${schedule(s, 143)}<p>Stamp duty is paid on the guideline value of ${rs(Math.round(price * 0.77))}.</p><p>SELLER <span
class="far">PURCHASER<br>${signed(s)}</span></p>`
}

/** An agreement of sale that is also a receipt. */
const agreement = (s: Scene): string => {
  const { tell, buyers, seller, dates, price, first, isFlat, has } = s
  begun(s, 'Agreement of Sale')
  mayHold(tell, buyers)
  mayHold(tell, [seller])
  tell.allows('loan_type', 'Home Loan')
  const permit =
    !isFlat && s.hasHouse && has(0.6, 145)
      ? `<p>The house was constructed with Ground + 1 floors (${tell.states('floors_sanctioned', 'G+1')}) under Permit
No. ${tell.states('sanction_approval_no', `${s.digits(3, 146)}/GP/${dayOf(dates.plan).year}`)} dated
${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)} of the Gram Panchayat.</p>`
      : ''
  return `<h1>AGREEMENT OF SALE CUM RECEIPT</h1><p>Made at ${s.town} on ${dayOf(dates.deed).dashes} between ${sri(
    seller,
    tell.states('property_owner_name', seller.name),
    0,
  )}, R/o ${escaped(seller.home)}, Cell ${seller.mobile} (FIRST PARTY / VENDOR) and ${applicants(tell, buyers, ' &amp; ', sri)}, R/o
${escaped(first.home)}, Cell ${mobile(s, 0.6)} (SECOND PARTY / VENDEE).</p>
<p>The Vendor has agreed to sell ${place(s)}${pinAfter(s, 0.6, 147)}, ${what(s)}, for ${rs(price)}.</p>${permit}
<p>1) Advance of ${rs(Math.round(price / 10))} is received today by cheque. 2) Balance within 90 days. 3) Vendor shall clear the E.C. and
house tax. 4) The mediator ${escaped(s.officer.name)} (${s.officer.mobile}) gets 2 %.</p><p><u>Schedule of the
property</u></p>${schedule(s, 148)}
<p>VENDOR <span class="far">VENDEE<br>${signed(s)}</span></p>`
}

/** An agreement in the manner of a brief memorandum, facts on lines. */
const memorandum = (s: Scene): string => {
  const { tell, buyers, seller, dates, price } = s
  begun(s, 'Agreement of Sale', 'Memorandum of Understanding', 'Agreement to Sell')
  mayHold(tell, buyers)
  mayHold(tell, [seller])
  tell.allows('loan_type', 'Home Loan')
  return `<h1>AGREEMENT TO SELL</h1>${factLines([
    ['Date', dayOf(dates.deed).dots],
    ['Owner', owners(tell, [seller], '', sri)],
    ['Intending purchaser(s)', applicants(tell, buyers, ' and ')],
    ['Purchaser mobile', mobile(s, 0.6)],
    ['Property', `${place(s)}${pinAfter(s, 0.7, 150)}`],
    s.isFlat ? ['Area', plinth(s)] : ['Area of site', extent(s)],
    ['Agreed price', `${rs(price)} (${inWords(price)} rupees)`],
    ['Token paid', rs(100_000)],
    ['Registration by', dayOf(dates.letter).dots],
  ])}<h2>Four sides</h2>${schedule(s, 151)}<p>Both parties signed with free will before the elders ${escaped(s.witnesses[0].name)} and
${escaped(s.witnesses[1].name)}.</p><p>Owner <span class="far">Purchaser</span></p>`
}

/** A board's lease-cum-sale, and an industrial town's lease. */
const lease =
  (isCumSale: boolean) =>
  (s: Scene): string => {
    const { tell, buyers, authority, dates, first, homePin, lease: term, sqmt, whole } = s
    mayList(tell, 'Lease Deed', 'Lease cum Sale Agreement')
    mayApply(tell, buyers)
    tell.allows('developer_name', authority)
    const from = dayOf(dates.deed)
    const years = isCumSale ? 10 : term.years
    const rent = rounded(sqmt.plot * whole(1, 6, 152), 0)
    const period = tell.states(
      'period_expired_balance_lease_rent',
      `${years} years`,
      `${years} years from ${from.typed}, lease rent Rs. ${rent} per year`,
      `${years} years, yearly rent Rs. ${rent}`,
    )
    const title = tell.states('land_freehold_or_leasehold', isCumSale ? 'LEASE CUM SALE AGREEMENT' : 'DEED OF LEASE', 'Leasehold')
    const site = `${landPlace(s)}${pinAfter(s, 0.5, 153)}`
    return `<p class="center"><b>${authority.toUpperCase()}</b></p><h1>${title}</h1><p>This indenture made on ${from.spoken} between
${authority}
(LESSOR) represented by its Secretary and ${owners(tell, buyers, ' &amp; ', sri)}, R/o ${escaped(first.home)} - ${homePin} (LESSEE${
      buyers.length > 1 ? 'S' : ''
    }).</p>${
      isCumSale
        ? `<p>1. The Lessor lets the residential site ${site}, measuring ${extent(s)}, on leasehold basis for a term of ${period} commencing
from ${from.dots}, on a rent of Rs. ${grouped(rent)} a year, payable before 30th April. 2. On completion of the term the site
will be sold to the Lessee for no further price. 3. A building shall be put up in two years. 4. The premium of ${rs(
            Math.round(s.sqft.plot * 1_150),
          )} is paid.</p>`
        : leftTable([
            ['Demised premises', site],
            ['Extent', extent(s)],
            ['Tenure', `Leasehold, ${period} with effect from ${from.dots}`],
            ['Ground rent', `Rs. ${grouped(rent)} per annum`],
            ['Premium', rs(Math.round(s.sqft.plot * 900))],
            ['Purpose', 'Residential'],
            ['Security deposit', rs(whole(10, 90, 154) * 1_000)],
          ])
    }<p class="center">SCHEDULE</p>${schedule({ ...s, isFlat: false }, 155)}<p>LESSOR <span
class="far">LESSEE<br>${signed(s)}</span></p>`
  }

export const saleDeed = drafted(7, vendorDeed, absoluteDeed)
export const agreementToSell = drafted(8, agreement, memorandum)
export const leaseDeed = drafted(9, lease(false), lease(true))
