import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, mayApply, mayHold, owners } from '../../truths.ts'
import { leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { termOf } from '../scenes.ts'
import { extent, flatArea, house, pin, place, size } from './land.ts'
import { asLand, bareRs, begun, drafted, inBengal, lawParty, party, phone, recorded, rs, sidesOf, site, sri, type Scene } from './scene.ts'
import { termList, termsFor } from './terms.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
}
const stamp = (s: Scene): string =>
  `<p class="right"><small>Non Judicial Stamp Rs. ${s.whole(1, 9, 450) * 500}/- No. ${s.digits(6, 451)}</small></p><div class="stampline"></div>`
const share = (s: Scene): string =>
  s.tell.states(
    'final_land_area_uds',
    s.pick(
      [
        `${s.whole(120, 460, 452)} sq.ft.`,
        `${s.whole(1, 3, 452)}.${s.whole(10, 95, 453)} decimals`,
        `${s.whole(12, 40, 452)}.${s.whole(10, 95, 453)} sq.mtr.`,
      ],
      454,
    ),
  )

/** The advocate's deed of conveyance: a flat with its land in schedules A and B, or a vendor's land in one schedule. */
const conveyance = (s: Scene): string => {
  opened(s, 'Sale Deed', 'Deed of Conveyance')
  const { dates, price, seller, earlier } = s
  const day = dayOf(dates.deed)
  const vendor = s.isFlat ? 'LAND OWNER / VENDOR' : 'VENDOR'
  const firm = s.isFlat
    ? `<p align="center">AND</p><p><b>${s.tell.states('developer_name', s.developer)}</b>, having its office at ${escaped(s.road)}, P.O. ${s.town}, Pin - ${
        s.officePin
      }, represented by ${escaped(s.partner.name)}, hereinafter called the <b>DEVELOPER / CONFIRMING PARTY</b> of the <b>THIRD PART</b>.</p>`
    : ''
  const schedule = s.isFlat
    ? `<p class="center"><b>THE "A" SCHEDULE ABOVE REFERRED TO</b></p><p>ALL THAT piece and parcel of bastu land measuring about ${site(s)}, lying and situate at Mouza ${s.mouza}, ${inBengal(s, `J.L. No. ${s.jl}, R.S. Dag No. ${s.whole(400, 900, 455)}, under Khatian No. ${s.khata}`, `Thana No. ${s.jl}, Khata No. ${s.khata}`)}, within the limits of ${s.town} ${s.authority}, together with the multi-storied building standing thereon.</p><p class="center"><b>THE "B" SCHEDULE ABOVE REFERRED TO</b></p><p>ALL THAT self contained residential ${place(
        s,
      )}${pin(s, 0.4)}, measuring ${flatArea(s)}, consisting of ${s.whole(2, 3, 456)} bed rooms, one kitchen, two toilets and one balcony, with undivided impartible proportionate share of land being ${share(
        s,
      )} of the A Schedule land.</p>`
    : `<p class="center"><b>THE SCHEDULE OF THE PROPERTY SOLD</b></p><p>ALL THAT piece and parcel of land at ${place(s)}${pin(s, 0.4)}, measuring ${extent(s)}${house(
        s,
      )}, rent payable to the Government through ${inBengal(s, 'B.L. &amp; L.R.O.', 'the Circle Office')}.</p>`
  return `${s.has(0.5, 457) ? stamp(s) : ''}<h1>DEED OF CONVEYANCE</h1><p>THIS INDENTURE is made on this the <b>${day.legal}</b></p><p class="center">BETWEEN</p><p>${party(
    s,
  )(
    seller,
    escaped(seller.name),
    0,
  )}, hereinafter called the <b>${vendor}</b> (which term shall include his heirs and assigns) of the <b>FIRST PART</b>.</p><p class="center">AND</p><p>${recorded(
    s,
    ' <b>AND</b> (2) ',
    party(s),
  )}, hereinafter called the <b>PURCHASER(S)</b> of the <b>SECOND PART</b>.</p>${firm}<p>WHEREAS one ${escaped(earlier.name)} was the recorded owner of the land and sold the same by a ${inBengal(s, 'Bengali Kobala', 'registered sale deed')}, being Deed No. ${s.digits(
    4,
    458,
  )} for the year ${day.year - 11}, to the Vendor, who mutated his name vide Mutation Case No. ${s.digits(4, 459)}/${day.year - 10};</p><p>NOW THIS INDENTURE WITNESSETH that in consideration of the sum of ${rs(
    price,
  )} (Rupees ${inWords(price)}) only paid as per memo below, the Vendor doth hereby grant, sell, convey and transfer unto the Purchaser(s) the property fully described in the ${
    s.isFlat ? '"B" Schedule' : 'Schedule'
  } hereunder.</p><p>THE VENDOR COVENANTS AS FOLLOWS :</p>${clauses(termsFor(s, 'deed', 460), (at) => `${at})`)}${schedule}${sidesOf(
    s,
    461,
  )}<p class="center"><b>MEMO OF CONSIDERATION</b></p>${abreast(
    ['Date', 'Cheque / D.D.', 'Bank', 'Amount'],
    [
      [`14/11/${day.year - 1}`, s.digits(6, 462), 'Savings Bank', bareRs(200_000)],
      [day.typed, s.digits(6, 463), escaped(s.lender), bareRs(price - 200_000)],
    ],
  )}<p>WITNESSES : 1) ${escaped(s.witnesses[0].name)} of ${escaped(s.witnesses[0].home)} 2) ${escaped(s.witnesses[1].name)}. Typed by : ${escaped(
    s.officer.name,
  )}, Sub-Registry Office, ${s.town}. Deed Writer Licence No. ${s.whole(11, 90, 464)}.</p>`
}

/** The registry's form of Odisha, Bihar and Jharkhand: numbered columns before the covenants. */
const columns = (s: Scene): string => {
  opened(s, 'Sale Deed')
  const { dates, price, seller } = s
  const day = dayOf(dates.deed)
  return `${s.has(0.4, 465) ? stamp(s) : ''}<h1>SALE DEED ${s.region.land === 'decimal' ? '(विक्रय पत्र)' : ''}</h1>${numberedTable(
    [
      ['Name and address of the EXECUTANT (Vendor)', lawParty(s)(seller, escaped(seller.name), 0)],
      ['Name and address of the CLAIMANT (Vendee)', recorded(s, '; ', lawParty(s))],
      ['Nature of document', 'Absolute sale deed'],
      ['Consideration money', `${rs(price)} (Rupees ${inWords(price)})`],
      ['Govt. / Bench mark value', rs(Math.round(price * 0.88))],
      ['Description of the property sold', `${place(s)}${pin(s, 0.4)}`],
      ['Area sold', `${size(s)}${house(s)}${s.isFlat ? `, with proportionate share in land of ${share(s)}` : ''}`],
      ['Annual rent', `Rs. ${s.whole(2, 40, 466)}.00 besides cess, Halka No. ${s.whole(2, 14, 467)}`],
      !s.isFlat && [
        'Kisam / class of land',
        s.pick(
          s.region.land === 'decimal' ? ['Gora-II converted to Bastu', 'Awasiya', 'Dihi'] : ['Gharabari', 'Homestead', 'Dwelling'],
          468,
        ),
      ],
      ['Date of execution', day.dots],
    ],
    'grid',
  )}<p><b>BOUNDARY</b></p>${sidesOf(s, 469)}<p>The above property is the ${s.pick(['ancestral', 'self acquired', 'purchased'], 470)} property of the Executant, recorded before in the name of ${escaped(
    s.earlier.name,
  )}, and he being in need of money for legal necessity has sold it to the Claimant and put him in possession. Volume No. ${s.whole(2, 60, 471)}, pages ${s.whole(10, 300, 472)} to ${s.whole(
    301,
    330,
    473,
  )}, Deed No. ${s.digits(4, 474)} / ${day.year}.</p>${termList(s, 'deed', 475)}<p>Scribe : ${escaped(s.officer.name)}, Lic. No. ${s.whole(10, 99, 476)}. Identifier : ${escaped(
    s.witnesses[0].name,
  )}, ${escaped(s.witnesses[0].home)}. Computer typed at ${s.town}, Pin ${s.officePin}.</p>`
}

/** A typist's deed: narrow, without tables, all in running words. */
const typed = (s: Scene): string => {
  opened(s, 'Sale Deed')
  const { dates, price, seller } = s
  return `<div class="type">${s.has(0.5, 480) ? stamp(s) : ''}<h1>DEED OF SALE</h1><p>Value Rs. ${grouped(price)}.00</p><p>THIS DEED OF SALE executed on the ${dayOf(dates.deed).legal} by ${lawParty(
    s,
  )(
    seller,
    escaped(seller.name),
    0,
  )} (Vendor) in favour of ${recorded(s, ' and ', lawParty(s))} (Purchaser).</p><p>The Vendor is the absolute owner by virtue of a registered deed No. ${s.digits(
    4,
    481,
  )} dated 07.03.${dayOf(dates.deed).year - 7} executed by ${escaped(s.earlier.name)}. Having offered to sell and the Purchaser having agreed to buy, the Vendor on receipt of the full price of ${rs(
    price,
  )} through ${escaped(s.lender)} hereby sells and delivers possession of the following :</p><p>${place(s)}${pin(s, 0.5)}; area ${size(s)}${house(s)}${
    s.isFlat ? ` with ${share(s)} undivided land` : ''
  }${s.has(0.4, 482) ? `; tenure ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')}` : ''}.</p>${sidesOf(s, 483)}${clauses(
    termsFor(s, 'deed', 484),
    (at) => `(${'abcdef'.charAt(at - 1)})`,
  )}<p>Read over, explained and admitted to be correct.</p><p>Vendor ____________ <span class="far">Purchaser : ${again(s.buyers, ', ')}</span></p><p>Notary / Advocate : ${escaped(
    s.partner.name,
  )}, Bar Library, ${s.town}-${s.officePin}, ${s.partner.mobile}</p></div>`
}
export const saleDeed = drafted(3_201, conveyance, columns, typed)

/** A bainanama on stamp paper, attested by a notary. */
const bainanama = (s: Scene): string => {
  begun(s, 'Agreement to Sell', 'Agreement for Sale', 'Bainanama')
  s.tell.allows('ownership_type', 'Single', 'Joint')
  const { dates, price, seller } = s
  const day = dayOf(dates.letter)
  return `${s.has(0.5, 490) ? stamp(s) : ''}<h1>AGREEMENT FOR SALE (BAINANAMA)</h1><p>This agreement is made on ${day.legal} between ${owners(
    s.tell,
    [seller],
    '',
    lawParty(s),
  )}, hereinafter called the <b>FIRST PARTY / INTENDING SELLER</b>, and ${applicants(s.tell, s.buyers, ' AND ', lawParty(s))}, hereinafter called the <b>SECOND PARTY / INTENDING PURCHASER</b>.</p><p>That the First Party is owner of the property in the Schedule, which came by inheritance from late ${escaped(s.earlier.name)}, and the same is ${s.has(0.5, 491) ? `${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} and ` : ''}free from charge. That the price is settled at ${rs(
    price,
  )} and ${rs(Math.round(price / 8))} is paid in advance by cheque No. ${s.digits(6, 492)}. That the balance shall be paid by bank finance within ${s.whole(
    2,
    6,
    493,
  )} months, when the sale deed shall be executed. That in default the advance shall be forfeited, or refunded twice over if the First Party declines.</p><p class="center"><b>SCHEDULE</b></p><p>${place(
    s,
  )}${pin(s, 0.5)}, area ${size(s)}${house(s)}</p>${sidesOf(s, 494)}<p>Witness : ${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}), ${escaped(
    s.witnesses[1].name,
  )}</p><p>Second party&rsquo;s contact : ${phone(s, 0.6)}</p><p class="center">ATTESTED<br>${escaped(s.officer.name)}, Notary Public, ${s.town}<br>Regn. No. ${s.digits(4, 495)}/0${s.whole(
    2,
    9,
    496,
  )}, Sl. No. ${s.whole(100, 900, 497)} of ${day.typed}</p>`
}

/** Two columns, first and second part, and what is bargained in a table below. */
const twoParts = (s: Scene): string => {
  begun(s, 'Agreement to Sell', 'Agreement for Sale')
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
  const { dates, price, seller } = s
  const [, other] = s.buyers
  return `<div class="office"><h1>AGREEMENT TO SELL</h1><p>Place : ${s.town} <span class="far">Date : ${dayOf(dates.letter).typed}</span></p>${abreast(
    ['Party', 'Vendor (First Part)', 'Vendee (Second Part)'],
    [
      ['Name', owners(s.tell, [seller], '', sri(s)), applicants(s.tell, s.buyers.slice(0, 1), '', sri(s))],
      ['Father&rsquo;s / Husband&rsquo;s name', escaped(seller.elder), escaped(s.first.elder)],
      ['With', '-', other ? s.tell.states('co_applicant_name', other.name) : '-'],
      ['Address', `${escaped(seller.home)} - ${s.officePin}`, `${escaped(s.first.home)} - ${s.homePin}`],
      ['Mobile', seller.mobile, phone(s, 0.7)],
      ['Voter I.D.', `IPF/${s.digits(2, 500)}/${s.digits(6, 501)}`, `XRT${s.digits(7, 502)}`],
    ],
  )}${leftTable([
    ['Property agreed to be sold', `${place(s)}${pin(s, 0.5)}`],
    ['Measuring', `${size(s)}${house(s)}`],
    ['Deed by which Vendor holds', `No. ${s.digits(4, 503)} of ${dayOf(dates.deed).year}, from ${escaped(s.earlier.name)}`],
    ['Total price', rs(price)],
    ['Earnest money', `${rs(Math.round(price / 10))} (UPI ${s.digits(12, 504)})`],
    ['Registry within', `${s.whole(60, 180, 505)} days`],
  ])}${sidesOf(s, 506)}${termList(s, 'deed', 507, 0.35)}<p>Middle man : ${escaped(s.partner.name)}, ${s.partner.mobile}, brokerage 1 %.</p></div>`
}
export const agreementToSell = drafted(3_202, bainanama, twoParts)

const corporationOf = (s: Scene): string =>
  s.pick([`${s.state} Industrial Development Corporation Ltd.`, `${s.town} Development Authority`, `${s.state} State Housing Board`], 510)
const leased = (draft: (s: Scene) => string) =>
  asLand((s) => {
    mayApply(s.tell, s.buyers)
    s.tell.allows('developer_name', corporationOf(s))
    return draft(s)
  }, 'Lease Deed')

/** A corporation's indenture, the term and the rent in its first clauses. */
const indenture = leased((s) => {
  const { lease, dates } = s
  const day = dayOf(dates.deed)
  return `${s.has(0.4, 511) ? stamp(s) : ''}<h1>INDENTURE OF LEASE</h1><p>THIS INDENTURE made this the ${day.legal} between the <b>${corporationOf(s)}</b>, a body corporate having its office at ${escaped(
    s.road,
  )}, ${s.town} - ${s.officePin}, represented by its Land Officer ${escaped(s.officer.name)} (hereinafter the "LESSOR") of the one part and ${recorded(
    s,
    ' and ',
    lawParty(s),
  )} (hereinafter the "LESSEE") of the other part.</p><p>WHEREAS the State Government transferred ${s.whole(20, 400, 512)}.50 acres to the Lessor in L.A. Case No. ${s.whole(
    2,
    40,
    513,
  )}/${day.year - 20}, and the Lessee applied on ${dayOf(dates.plan).dots} for a plot;</p><p>NOW THIS DEED WITNESSETH that in consideration of the premium of ${rs(
    s.price,
  )} and of the rent reserved, the Lessor demises unto the Lessee the property in the Schedule, to hold the same ${s.tell.states(
    'land_freehold_or_leasehold',
    'on leasehold basis',
    'Leasehold',
  )} ${termOf(s, lease.years, day.typed, lease.rent, `for a period of ${lease.years} years with effect from ${day.dots} on yearly ground rent of ${rs(lease.rent)}`)}, payable before 31st March.</p><p>AND IT IS AGREED :</p>${clauses(
    termsFor(s, 'lease', 514),
    (at) => `${at}.`,
  )}<p class="center"><b>SCHEDULE OF PROPERTY</b></p><p>${place(s)}${pin(s, 0.5)}, measuring ${extent(s)}</p>${sidesOf(s, 515)}<p>In witness whereof : 1. ${escaped(
    s.witnesses[0].name,
  )} 2. ${escaped(s.witnesses[1].name)}</p>`
})

/** A lease on a form: its particulars in a grid of two pairs a row. */
const formLease = leased((s) => {
  const { lease, dates } = s
  const day = dayOf(dates.deed)
  return `<p class="center"><b>${corporationOf(s)}</b><br>Estate Branch, ${s.town} - ${s.officePin}</p><h1>LEASE DEED${s.region.land === 'decimal' ? ' / पट्टा विलेख' : ''}</h1>${pairTable(
    [
      ['Lease Case No.', `${s.digits(3, 516)}/${day.year}`],
      ['Date of deed', day.typed],
      ['Lessor&rsquo;s officer', escaped(s.officer.name)],
      ['Allotment letter', `No. ${s.digits(4, 517)} dt. ${dayOf(dates.plan).typed}`],
      ['Lessee(s)', recorded(s, ', ', sri(s))],
      ['Father / husband', escaped(s.first.elder)],
      ['Residence', `${escaped(s.first.home)} - ${s.homePin}`],
      ['Premium (salami)', rs(s.price)],
      ['Demised plot', `${place(s)}${pin(s, 0.5)}`],
      ['Area', extent(s)],
      [
        'Term',
        termOf(
          s,
          lease.years,
          day.typed,
          lease.rent,
          s.pick([`${lease.years} years from ${day.typed}`, `${lease.years} years commencing ${day.dots}`], 518),
        ),
      ],
      ['Annual rent', rs(lease.rent)],
      ['Title', s.tell.states('land_freehold_or_leasehold', 'Leasehold')],
      ['Type of plot', s.tell.states('type_of_plot', s.pick(['Corner', 'Intermediate', 'Normal'], 519))],
    ],
  )}<p>Boundaries of demised land</p>${sidesOf(s, 520)}${termList(s, 'lease', 521)}<p>Lessee ____________ <span class="far">For and on behalf of Lessor</span></p>`
})
export const leaseDeed = drafted(3_203, indenture, formLease)
