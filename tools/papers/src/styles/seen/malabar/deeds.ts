import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { bounds, factLines, headTable, leftTable, titled } from '../drafts.ts'
import { abreast, clauses, dotted } from '../layouts.ts'
import { alongOf, houseArea, pinIn, termOf } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { aged, coastal, drafted, extent, landPlace, phone, place, rs, share, sri, superArea, type Scene } from './scene.ts'

/** The sun's way round, as Kerala's schedules go. */
const sunwise = ['east', 'south', 'west', 'north'] as const
const malayalam: Record<Side, string> = { east: 'Kizhakku', south: 'Thekku', west: 'Padinjaru', north: 'Vadakku' }
export const siteOf = ({ whole }: Scene): number => whole(20, 90, 40) * 436

/** Land's four boundaries in one of six ways. */
const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes, has, whole } = s
  const along = alongOf(s)
  const measured = has(0.5, n)
  const metres = (side: Side): string => {
    const length = rounded(along[side] * 0.3048)
    return tell.states(`dimensions_deed_${side}`, `${length} m`, `${length} m`, `${along[side]} feet`)
  }
  const both = (): string => {
    if (!measured) return ''
    const across = lengthOf(tell, 'south', `${sizes.eastWest} ft.`)
    return `<p>East-West length ${across} and South-North length ${lengthOf(tell, 'west', `${sizes.northSouth} ft.`)}</p>`
  }
  const ways = [
    () =>
      `<p><b>Boundaries</b></p>${bounds(
        tell,
        boundaries,
        sunwise,
        (side, said) => `<div>${titled(side)} &nbsp; : &nbsp;
${said}</div>`,
      )}${both()}`,
    () =>
      headTable(sunwise.map((side) => [`${malayalam[side]} (${titled(side)})`, tell.states(`boundaries_deed_${side}`, boundaries[side])])) +
      both(),
    () =>
      `<p>which is bounded on the ${bounds(
        tell,
        boundaries,
        sunwise,
        (side, said) => `${titled(side)} by
${said}`,
        ', on the ',
      )}.</p>${both()}`,
    () =>
      abreast(
        ['Sl.', 'Side', 'Bounded by', ...(measured ? ['Length'] : [])],
        sunwise.map((side, at) => [
          String(at + 1),
          titled(side),
          tell.states(`boundaries_deed_${side}`, boundaries[side]),
          ...(measured ? [metres(side)] : []),
        ]),
      ),
    () =>
      `<p>${bounds(
        tell,
        boundaries,
        sunwise,
        (side, said) => `${titled(side)}:
${said}${measured ? ` [${metres(side)}]` : ''}`,
        ' &nbsp;|&nbsp; ',
      )}</p>`,
    () => `${dotted(sunwise.map((side) => [`On the ${titled(side)}`, tell.states(`boundaries_deed_${side}`, boundaries[side])]))}${both()}`,
  ]
  return (ways[whole(0, 5, n + 1)] ?? (() => ''))()
}

const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  if (s.isFlat) mayConvert(s.tell, siteOf(s))
}
const totalLand = (s: Scene): string =>
  s.isGoa ? `${grouped(rounded(siteOf(s) / 10.7639))} sq. mts.` : `${rounded(siteOf(s) / 435.6)} cents`

const sold = (s: Scene): string => {
  if (s.isFlat) return `having ${superArea(s)} super built-up area, with ${share(s)} undivided right over ${totalLand(s)} of land`
  return `${extent(s)} of land${
    s.hasHouse
      ? ` with a residential building having plinth area of ${houseArea(s)} sq.ft. and all
improvements`
      : ''
  }`
}

/** The register's schedule across: district to survey number, the extent last. */
const acrossSchedule = (s: Scene): string =>
  abreast(
    ['District', 'Sub District', 'Taluk', 'Village', 'Desom', 'Block', 'Re-Sy. No.', 'Thandaper'],
    [[s.district, s.town, s.taluk, s.village, s.desom, String(s.block), s.resurvey, String(s.thandaper)]],
  )

/** A Kerala deed as the document writer types it. */
const theeru = (s: Scene): string => {
  const { tell, buyers, seller, price, dates, first, earlier } = s
  begun(s, 'Sale Deed')
  mayApply(tell, buyers)
  return `<p class="center">Stamp: ₹ ${grouped(Math.round(price * 0.08))} &nbsp; Fair Value: ₹
${grouped(Math.round(price * 0.55))}</p><h1>SALE
DEED FOR ${rs(price)}</h1><p>Executed on this the ${dayOf(dates.deed).legal} by ${aged(
    seller,
    `<b>${escaped(seller.name)}</b>`,
    0,
  )}, residing at ${escaped(seller.home)} (PAN ${seller.pan}) hereinafter called the VENDOR in favour of ${owners(
    tell,
    buyers,
    ' and ',
    aged,
  )}, residing at ${escaped(first.home)}, PIN ${s.homePin}, (Mob ${first.mobile.slice(0, 3)}xxxxx${first.mobile.slice(8)}) hereinafter
called the
PURCHASER.</p>${clauses(
    [
      `The Vendor obtained the schedule property under Partition Deed No. ${s.digits(4, 41)}/${dayOf(dates.deed).year - 11} of S.R.O. ${
        s.town
      } from ${escaped(earlier.name)}, effected mutation under Thandaper No. ${s.thandaper} and pays basic tax.`,
      `The Vendor sells it for ${rs(price)} (Rupees ${inWords(price)} only) received by R.T.G.S.`,
      ...standing(s, 'deed', 42),
      s.has(0.4, 43) && `The nature of right is ${tell.states('land_freehold_or_leasehold', 'Jenmam (freehold)', 'Freehold')}.`,
    ],
    (at) => `${at})`,
  )}<p class="center"><b>SCHEDULE</b></p>${acrossSchedule(s)}<p>${place(s)}${pinIn(s, 0.5, 44)}; ${sold(s)}.</p>${
    s.isFlat ? '' : sidesOf(s, 45)
  }<p>Typed by ${escaped(s.officer.name)}, Document Writer, Lic. ${s.digits(3, 46)}</p><p>Vendor <span class="far">Purchaser: ${again(
    buyers,
    ', ',
  )}</span></p>`
}

/** A deed whose facts stand in a table before its covenants. */
const docketed = (s: Scene): string => {
  const { tell, buyers, seller, price, dates } = s
  begun(s, 'Sale Deed')
  mayApply(tell, buyers)
  return `<p class="right">Doc. No. ${s.digits(4, 47)}/I/${dayOf(dates.deed).year}, S.R.O. ${s.town}</p><h1>SALE DEED -
DOCKET</h1>${leftTable([
    ['Date of execution', dayOf(dates.deed).dots],
    ['Executant (Vendor)', `${sri(seller, escaped(seller.name), 0)}, ${escaped(seller.home)}`],
    ['Claimant (Purchaser)', `${owners(tell, buyers, '<br>', sri)}<br>${escaped(s.first.home)} - ${s.homePin}`],
    ['Consideration', `${rs(price)}`],
    ['Property', `${place(s)}${pinIn(s, 0.5, 48)}`],
    ['Extent conveyed', sold(s)],
    !s.isFlat && s.has(0.4, 49) && ['Plot', tell.states('type_of_plot', s.pick(['Corner plot', 'Intermediate'], 50))],
    ['Prior document', `${s.digits(4, 51)}/${dayOf(dates.deed).year - 6} in the name of ${escaped(s.earlier.name)}`],
    ['Village / Thandaper', `${s.village} / ${s.thandaper}`],
  ])}${s.isFlat ? '' : sidesOf(s, 52)}<p>Witnesses: ${again(s.witnesses, '; ')}</p>`
}

/** A Goan deed of sale: description of the land registration, then the schedule. */
const goanDeed = (s: Scene): string => {
  const { tell, buyers, seller, price, dates } = s
  begun(s, 'Deed of Sale', 'Sale Deed')
  mayApply(tell, buyers)
  return `<h1>DEED OF SALE</h1><p>THIS DEED OF SALE is made at ${s.town}, Goa on ${dayOf(dates.deed).spoken} BETWEEN (1) ${aged(
    seller,
    escaped(seller.name),
    0,
  )}, Indian National, resident of ${escaped(seller.home)} (VENDOR) AND (2) ${owners(tell, buyers, ' AND ', aged)}, resident of ${escaped(
    s.first.home,
  )} ${s.homePin} (PURCHASERS).</p>${clauses([
    `WHEREAS there exists an immovable property known as 'Gallum Vaddo', described in the Land Registration Office under No. ${s.digits(
      5,
      53,
    )} and in the Taluka Revenue Office under Matriz No. ${s.digits(3, 54)}, inventoried to ${escaped(s.earlier.name)}.`,
    `AND WHEREAS Sanad for use as residential was issued under No. ${s.digits(2, 55)}/CNV/${dayOf(dates.plan).year}.`,
    `The Vendor sells the SCHEDULE II property for ${rs(price)} less 1 % T.D.S.`,
    ...standing(s, 'deed', 56),
  ])}<p class="center"><b>SCHEDULE II</b></p><p>ALL THAT ${place(s)}${pinIn(s, 0.5, 57)}, admeasuring ${sold(s)}.</p>${
    s.isFlat ? '' : sidesOf(s, 58)
  }<p>VENDOR <span class="far">PURCHASERS<br>${again(buyers, '<br>')}</span></p>`
}

const agreed = (s: Scene, ...names: string[]): void => {
  begun(s, 'Agreement to Sell', 'Sale Agreement', ...names)
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  s.tell.allows('loan_type', 'Home Loan')
}

/** A 'karar' that has the first party's words in one breath. */
const karar = (s: Scene): string => {
  agreed(s, 'Karar')
  const { tell, buyers, seller, price, dates } = s
  const term = s.whole(3, 11, 60)
  return `<h1>SALE AGREEMENT (KARAR)</h1><p>Agreement dated ${dayOf(dates.deed).dots} between <u>First party</u> ${owners(
    tell,
    [seller],
    '',
    aged,
  )}, of ${escaped(seller.home)} (${seller.mobile}) and <u>Second party</u> ${applicants(tell, buyers, ' and ', aged)}, of ${escaped(
    s.first.home,
  )} (${phone(s, 0.6)}).</p><p>The first party has agreed to sell and the second party to buy ${place(s)}${pinIn(s, 0.5, 61)}, ${sold(s)},
for
${s.isFlat ? 'a total' : `${rs(rounded(price / s.cents, 0))} per cent, in all`} ${rs(price)}. Advance of ${rs(
    Math.round(price / 9),
  )} is paid this day. Balance within ${term} months, on measuring the property by the village
officer.</p>${clauses(standing(s, 'agreement', 62))}${
    s.isFlat ? '' : `<p>Schedule</p>${acrossSchedule(s)}${sidesOf(s, 63)}`
  }<p>Middleman: ${escaped(s.partner.name)}, ${s.partner.mobile}</p><p>Witness: ${again(s.witnesses, ' / ')}</p>`
}

/** An agreement of a Goan or a town lawyer: facts behind lettered lines. */
const lettered = (s: Scene): string => {
  agreed(s)
  const { tell, buyers, seller, price, dates } = s
  return `<p class="right">Executed: ${dayOf(dates.deed).spoken}</p><h1>AGREEMENT FOR SALE</h1>${factLines(
    [
      ['a. Owner-Vendor', owners(tell, [seller], '', sri)],
      ['b. Address of Vendor', escaped(seller.home)],
      ['c. Prospective Purchaser', applicants(tell, buyers, ' &amp; ', sri)],
      ['d. Contact of Purchaser', phone(s, 0.6)],
      ['e. Said Property', `${place(s)}${pinIn(s, 0.6, 64)}`],
      ['f. Measure', sold(s)],
      ['g. Price', `${rs(price)} (${inWords(price)})`],
      ['h. Earnest', `${rs(Math.round(price / 10))} by D.D. ${s.digits(6, 65)}`],
      s.has(0.4, 66) && ['i. Tenure', tell.states('land_freehold_or_leasehold', 'Freehold')],
    ],
    ' - ',
  )}${s.isFlat ? '' : sidesOf(s, 67)}<p>Drawn by Adv. ${escaped(s.officer.name)}, Enrl. K/${s.digits(3, 68)}/${
    dayOf(dates.deed).year - 20
  }, Ph. ${s.officer.mobile}</p>`
}

/** The lease of a board, or of a devaswom or comunidade. */
const lease =
  (isOld: boolean) =>
  (s: Scene): string => {
    const { tell, buyers, sqmt, whole, lease: term, authority, isGoa, first } = s
    mayList(tell, 'Lease Deed')
    mayApply(tell, buyers)
    const ancient = isGoa ? `Comunidade of ${s.village}` : `${s.colony} Devaswom Managing Committee`
    const lessor = isOld ? ancient : authority
    tell.allows('developer_name', lessor)
    const from = dayOf(s.dates.deed)
    const years = isOld ? 36 : term.years
    const rent = rounded(sqmt.plot * whole(2, 8, 70), 0)
    const lessees = owners(tell, buyers, ' and ', isOld ? aged : sri)
    const land = `${landPlace(s)}${pinIn(s, 0.5, 71)}`
    const title = tell.states('land_freehold_or_leasehold', isOld ? 'DEED OF LEASE (PATTAM)' : 'LEASE AGREEMENT', 'Leasehold')
    if (isOld)
      return `<h1>${title}</h1><p>This deed witnesses that ${lessor}, represented by its ${isGoa ? 'Attorney' : 'Manager'} ${escaped(
        s.partner.name,
      )}, leases to ${lessees}, of ${escaped(first.home)} - ${s.homePin}, ${land}, in extent ${extent(s)}, for ${termOf(
        s,
        years,
        from.typed,
        rent,
        `${years} (${inWords(years)}) years`,
      )} from ${from.dots}, on annual pattam of Rs. ${grouped(rent)} payable before 30th Medam, with a security of Rs. ${grouped(
        rent * 5,
      )}. An earlier lease of 1984 in favour of ${escaped(s.earlier.name)} is surrendered.</p>${clauses(standing(s, 'lease', 72))}${sidesOf(
        s,
        73,
      )}<p>Lessor <span class="far">Lessee ${again(buyers, ', ')}</span></p>`
    return `<h1>${title}</h1><p class="center">No. ${s.digits(4, 74)}/Estate/${from.year}</p>${leftTable([
      ['1. Name of Lessor', lessor],
      ['2. Name of Lessee', lessees],
      ['3. Residence of Lessee', `${escaped(first.home)}, ${s.homePin}`],
      ['4. Demised land', land],
      ['5. Area', extent(s)],
      ['6. Lease period', termOf(s, years, from.typed, rent, `${years} years`)],
      ['7. Date of commencement', from.typed],
      ['8. Rent per annum', `₹ ${grouped(rent)}`],
      ['9. One-time premium', rs(rounded(sqmt.plot * 2_900, 0))],
      ['10. Interest on arrears', '15 %'],
    ])}${sidesOf(s, 75)}<p>Secretary, ${authority} <span class="far">${again(buyers, '<br>')}</span></p>`
  }

export const saleDeed = drafted(7, coastal(theeru, goanDeed), coastal(overleaf('deed', 76, docketed, 'Covenants'), goanDeed))
export const agreementToSell = drafted(8, coastal(karar, lettered), overleaf('agreement', 77, lettered))
export const leaseDeed = drafted(9, lease(true), overleaf('lease', 78, lease(false), 'Covenants of the lessee'))
