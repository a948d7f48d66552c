import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again } from '../../truths.ts'
import { numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, valueFirst } from '../layouts.ts'
import { termOf } from '../scenes.ts'
import { standing } from '../standing.ts'
import { extent, flatArea, pin, place, sides } from './ground.ts'
import { child, described, lets, money, ofFlat, ofLand, recorded, sri, writtenBy, type Scene } from './scene.ts'
import { bhadepatta, certificate, subLease } from './tenures.ts'

const names = ['Lease Deed', 'Deed of Lease'] as const
const lessorOf = (s: Scene, n: number): string =>
  s.region.isMarathi
    ? s.pick(
        [
          'City and Industrial Development Corporation of Godavari Ltd.',
          `${s.town} ${s.region.corporation}`,
          ...s.region.lists.authorities,
        ],
        n,
      )
    : s.pick([...s.region.lists.authorities, `${s.town} ${s.region.corporation}`, 'Housing Board'], n)
const lessor = (s: Scene, n: number): string => lets(s, lessorOf(s, n))
const years = (s: Scene): number => s.pick([30, 60, 90, 99], 700)
const rent = (s: Scene): number => s.whole(1, 30, 701) * 60
const leasehold = (s: Scene, ...forms: string[]): string => s.tell.states('land_freehold_or_leasehold', s.pick(forms, 702), 'Leasehold')
const heads = (s: Scene): string => s.pick(['LEASE DEED', 'INDENTURE OF LEASE', 'DEED OF LEASE', 'THIS LEASE'], 703)

/** A corporation's lease in its law department's words, with rent and term in numbered covenants. */
const indenture = ofLand(
  (s) => {
    const day = dayOf(s.dates.deed)
    const begin = dayOf(s.dates.plan)
    return `<div class="deed"><h1>${heads(s)}</h1><p>THIS LEASE made at ${s.town} the ${day.legal} BETWEEN <b>${lessor(s, 704)}</b>, having its office at ${escaped(s.road)}, ${s.town} - ${s.officePin} (hereinafter referred to as "the Lessor"), represented by its Estate Officer ${sri(s)(s.officer, escaped(s.officer.name), 0)}, of the ONE PART AND</p><p>${recorded(s, '<br>', described(s))}</p><p>(hereinafter referred to as "the Lessee") of the OTHER PART.</p><p>WHEREAS by an Agreement to Lease dated ${begin.dots} the Lessor agreed to grant a lease upon erection of a building, and the Lessee paid a premium of ${money(s.price)} (Rupees ${inWords(s.price)} only); NOW THIS LEASE WITNESSETH :</p>${clauses(
      [
        `The Lessor doth hereby ${leasehold(s, 'demise by way of lease', 'grant on lease')} unto the Lessee all that land described in the Schedule, ${termOf(s, years(s), begin.typed, rent(s), s.pick([`TO HOLD for the term of ${years(s)} years computed from ${begin.dots}, paying therefor yearly during the said term the rent of Rs. ${rent(s)}`, `for a period of ${inWords(years(s))} (${years(s)}) years from ${begin.dots} at the annual ground rent of Rs. ${rent(s)}`], 705))} in advance on the 1st day of April.`,
        'The Lessee shall not erect any building except in conformity with the Building Regulations.',
        ...standing(s, 'lease', 71, 0.6),
        `A transfer charge of ${money(s.whole(2, 20, 706) * 5_000)} is leviable upon every assignment.`,
      ],
      (at) => `${at}.`,
    )}<h2>${s.pick(['THE SCHEDULE ABOVE REFERRED TO', 'SCHEDULE', 'FIRST SCHEDULE : Description of land'], 707)}</h2><p>All that piece or parcel of land known as ${place(s)}${pin(s, 0.5, 708)}, containing by admeasurement ${extent(s)} or thereabouts and bounded as follows, that is to say :</p>${sides(s, 709, 0.7)}<p>SIGNED for the Lessor in the presence of 1. ${escaped(s.witnesses[0].name)} 2. ${escaped(s.witnesses[1].name)}</p><p>SIGNED by the Lessee ${again(s.buyers, ' and ')}</p></div>`
  },
  ...names,
)

/** A housing board lets a flat for the years until its price is paid. */
const tenement = ofFlat(
  (s) => {
    const day = dayOf(s.dates.deed)
    const term = s.pick([15, 20, 60, 99], 715)
    return `<div class="office"><h1>${lessor(s, 716)}</h1><p class="mid">${s.pick(['LEASE CUM SALE AGREEMENT (H.P.)', `${s.region.isMarathi ? 'भाडेपट्टा करार / ' : ''}LEASE DEED OF TENEMENT`, 'LEASE DEED (FLAT)'], 717)}</p>${numberedTable(
      [
        ['Name of lessee (allottee)', recorded(s, ', ', child(s))],
        ['Present address', `${escaped(s.first.home)}, ${s.homePin}`],
        ['Premises demised', `${place(s)}${pin(s, 0.5, 718)}`],
        ['Area', flatArea(s, true)],
        ['Nature of holding', leasehold(s, 'Lease hold', 'Leasehold', 'On lease')],
        ['Term and rent', termOf(s, term, day.typed, rent(s), `${term} years w.e.f. ${day.dots}; lease rent Rs. ${rent(s)} per annum`)],
        ['Tentative cost / down payment', `${money(s.price)} / ${money(Math.round(s.price / 5))}`],
        ['Instalment', `Rs. ${grouped(Math.round(s.price / 240))} p.m. by 10th, A/c ${s.digits(12, 719)}`],
        ['File', `EE/H-II/${s.digits(4, 720)}/${day.year}`],
      ],
    )}<h2>Boundaries of the flat</h2>${sides(s, 721)}<h2>Conditions</h2>${clauses(standing(s, 'lease', 72, 0.6), (at) => `${at})`)}<p>Executive Engineer &amp; Estate Officer<br>${escaped(s.officer.name)} (${s.officer.mobile}) <span class="far">Lessee</span></p></div>`
  },
  ...names,
)

/** A printed form of lease whose blanks are cells: the value before what it is. */
const cells = ofLand(
  (s) => {
    const day = dayOf(s.dates.deed)
    return `<div class="form"><p class="mid">FORM 'C' [See rule ${s.whole(7, 31, 725)}(2)]</p><h1>${s.pick(['LEASE DEED OF PLOT', 'PERPETUAL / LONG LEASE OF BUILDING SITE', 'LEASE OF LAND FOR RESIDENTIAL USE'], 726)}</h1><p>Stamp paper value ${money(s.whole(1, 40, 727) * 500)}; document No. ${s.digits(4, 728)} of ${day.year}</p>${valueFirst(
      [
        [`the Lessor, acting through ${escaped(s.officer.name)}, Commissioner`, lessor(s, 729)],
        ['the Lessee(s)', recorded(s, ' and ', child(s))],
        ['residing at', `${escaped(s.first.home)} - ${s.homePin}`],
        ['the Plot', `${place(s)}${pin(s, 0.5, 730)}`],
        ['its extent', extent(s)],
        ['kind of tenure', leasehold(s, 'Lease hold', 'Leasehold')],
        [
          'currency of the lease and rent reserved',
          termOf(
            s,
            years(s),
            day.typed,
            rent(s),
            s.pick(
              [
                `From ${day.dots} for ${years(s)} years @ Rs. ${rent(s)}/- yearly`,
                `${years(s)} years commencing ${day.dots}, Rs. ${rent(s)} a year`,
              ],
              731,
            ),
          ),
        ],
        ['premium paid by challan', `${money(s.price)}, No. ${s.digits(6, 732)} dt. ${dayOf(s.dates.plan).dots}`],
        ['purpose', 'Construction of a residential house'],
      ],
    )}<p>The plot is shown in red colour on the plan annexed and its limits are :</p>${sides(s, 733, 0.8)}<p>The Lessee(s) agree(s) with the Lessor as follows :</p>${clauses(standing(s, 'lease', 73, 0.6), (at) => `(${at})`)}<p>Witness ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}</p></div>`
  },
  ...names,
)

/** A renewal or an acceptance of transfer: how long the lease ran, how much of it is left. */
const renewed = ofLand(
  (s) => {
    const day = dayOf(s.dates.deed)
    const begun = day.year - s.whole(12, 40, 740)
    const term = s.pick([90, 99], 741)
    const gone = day.year - begun
    const left = term - gone
    const from = `01/04/${begun}`
    const printed = s.pick(
      [
        `term ${term} years from ${from}, expired ${gone} years, balance ${left} years, annual rent Rs. ${rent(s)}`,
        `original term of ${term} years with effect from ${from}, out of which ${gone} years have elapsed and ${left} years remain, on yearly rent of Rs. ${rent(s)}`,
      ],
      742,
    )
    const period = s.tell.states(
      'period_expired_balance_lease_rent',
      printed,
      printed,
      `${term} years from ${from}, yearly rent Rs. ${rent(s)}`,
      `${term} years, balance ${left} years, rent Rs. ${rent(s)}`,
      `${term} years, rent Rs. ${rent(s)}`,
    )
    return `<div class="deed"><h1>${s.pick(['DEED OF ASSIGNMENT AND RENEWED LEASE', 'SUPPLEMENTARY LEASE DEED', 'LEASE DEED (UPON TRANSFER OF PLOT)'], 743)}</h1><p>1. Date : ${day.spoken}. Place : ${s.town}.</p><p>2. Lessor : ${lessor(s, 744)}, ${s.town} - ${s.officePin}.</p><p>3. Original lessee, who gives up the land : ${child(s)(s.seller, escaped(s.seller.name), 0)}, ${escaped(s.seller.home)}.</p><p>4. New lessee${s.buyers.length > 1 ? 's' : ''}, in whose favour the Lessor accepts the transfer : ${recorded(s, ' and ', described(s))}.</p><p>5. Land under ${leasehold(s, 'leasehold tenure', 'lease')} : ${place(s)}${pin(s, 0.5, 745)}, area ${extent(s)}.</p><p>6. Lease : ${period}.</p><p>7. Boundaries :</p>${sides(s, 746, 0.6)}${clauses([...standing(s, 'lease', 74, 0.5), `Transfer fee ${money(s.whole(2, 30, 747) * 2_500)} paid vide receipt No. ${s.digits(5, 748)} dated ${dayOf(s.dates.plan).dots}.`], (at) => `${at + 7}.`)}<p>Identified by Advocate ${escaped(s.partner.name)} (${s.partner.mobile})</p></div>`
  },
  ...names,
)

/** The extract of a land section's lease register. */
const ledger = ofLand(
  (s) => {
    const day = dayOf(s.dates.deed)
    return `<div class="index"><h1>${lessor(s, 750)}</h1><p class="mid">${s.region.isMarathi ? 'भाडेपट्टा नोंदवही उतारा / ' : ''}LEASE DEED ABSTRACT - ESTATE REGISTER FOLIO ${s.whole(12, 480, 751)}</p>${pairTable(
      [
        ['Lease deed regn.', `${s.digits(4, 752)}/${day.year} dt. ${day.dots}`],
        ['SRO', `${s.town}-${s.whole(1, 6, 753)}`],
        [s.region.isMarathi ? 'पट्टेदार / Lessee' : 'Lessee', recorded(s, ', ')],
        ['Previous holder', escaped(s.seller.name)],
        ['Plot', `${place(s)}${pin(s, 0.4, 754)}`],
        ['Area', extent(s)],
        ['Tenure', leasehold(s, 'Leasehold', 'L/H (Lease hold)')],
        ['Period / ground rent', termOf(s, years(s), day.typed, rent(s), `${years(s)} yrs from ${day.dots} / Rs. ${rent(s)} p.a.`)],
        ['Premium', money(s.price)],
        ['Use permitted', 'Residential, FSI 1.00'],
      ],
    )}${sides(s, 755, 0.6)}${abreast(
      ['Year', 'Challan', 'Rent paid (Rs.)', 'Clerk'],
      [0, 1, 2].map((at) => [
        `${day.year + at}-${String((day.year + at + 1) % 100).padStart(2, '0')}`,
        s.digits(5, 756 + at),
        String(rent(s)),
        escaped(s.witnesses[1].name),
      ]),
    )}<p>True extract. Estate Officer ${escaped(s.officer.name)}, Ph. ${s.officer.mobile}, ${s.town} - ${s.officePin}</p></div>`
  },
  ...names,
)

const all = [indenture, tenement, cells, renewed, ledger, certificate, subLease]
export const leaseDeed = writtenBy(8_303, [...all, bhadepatta], all)
