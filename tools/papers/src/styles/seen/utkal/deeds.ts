import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { bounds, factLines, leftTable, numberedTable, pairTable, titled } from '../drafts.ts'
import { abreast, asked, clauses, compassCross } from '../layouts.ts'
import { alongOf, houseArea, pinIn, termOf } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { called, drafted, extent, landPlace, phone, place, rs, share, site, sri, superArea, type Scene } from './scene.ts'

const nsew = ['north', 'south', 'east', 'west'] as const

/** A plot's chauhadi in one of six ways, one of them as on a map. */
const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes, has, whole } = s
  const along = alongOf(s)
  const measured = has(0.55, n)
  const feet = (side: Side): string => tell.states(`dimensions_deed_${side}`, `${along[side]} ft`)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const both = (): string => {
    if (!measured) return ''
    const deep = lengthOf(tell, 'east', `${sizes.northSouth} ft.`)
    return `<p>Length N-S ${deep}, breadth E-W ${lengthOf(tell, 'north', `${sizes.eastWest} ft.`)}</p>`
  }
  const inPlace = (): Record<Side, string> => ({
    north: `NORTH<br>${said('north')}${measured ? `<br>${feet('north')}` : ''}`,
    south: `SOUTH<br>${said('south')}${measured ? `<br>${feet('south')}` : ''}`,
    east: `EAST<br>${said('east')}${measured ? `<br>${feet('east')}` : ''}`,
    west: `WEST<br>${said('west')}${measured ? `<br>${feet('west')}` : ''}`,
  })
  const ways = [
    () =>
      `<p>Butted and bounded by :</p>${bounds(
        tell,
        boundaries,
        nsew,
        (side, one) => `<div>On the ${titled(side)} :
${one}</div>`,
      )}${both()}`,
    () => compassCross(inPlace(), 'SCHEDULE LAND'),
    () => numberedTable(nsew.map((side) => [`${titled(side)}${measured ? ` (${feet(side)})` : ''}`, said(side)])),
    () => `<p>Chauhadi : ${nsew.map((side) => `${titled(side)} - ${said(side)}`).join(', ')}.</p>${both()}`,
    () => asked(nsew.map((side) => [`${titled(side).toUpperCase()} SIDE`, said(side)])) + both(),
    () =>
      abreast(['', ...nsew.map((side) => titled(side))], [['Bounded by', ...nsew.map(said)], measured && ['Length', ...nsew.map(feet)]]),
  ]
  return (ways[whole(0, 5, n + 1)] ?? (() => ''))()
}

const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  if (s.isFlat) mayConvert(s.tell, site(s))
}

const sold = (s: Scene): string => {
  if (s.isFlat)
    return `super built-up area ${superArea(s)} together with undivided proportionate share of ${share(s)} out of ${grouped(site(s))} sq.
ft. of land`
  const house = s.isAssam ? 'an Assam type house' : 'a pucca house'
  return `land measuring ${extent(s)}${s.hasHouse ? ` with ${house} having plinth area of ${houseArea(s)} sq. ft.` : ''}`
}

/** A deed of Assam: parties with their callings, the schedule below the covenants. */
const assamDeed = (s: Scene): string => {
  const { tell, buyers, seller, price, dates, first, earlier } = s
  begun(s, 'Sale Deed')
  mayApply(tell, buyers)
  return `<h1>DEED OF SALE</h1><p class="center">valued at ${rs(price)} only</p><p>THIS DEED OF SALE is made on the ${
    dayOf(dates.deed).legal
  } BETWEEN ${sri(seller, escaped(seller.name), 0)}, resident of ${escaped(
    seller.home,
  )}, by faith Hindu, by profession service, (VENDOR) of the FIRST PART AND ${owners(tell, buyers, ' AND ', sri)}, resident of ${escaped(
    first.home,
  )}, P.O. ${s.town} ${s.homePin}, (PURCHASER) of the SECOND PART.</p>${clauses(
    [
      `WHEREAS the land was recorded in the name of ${escaped(earlier.name)} and came to the Vendor by Deed No. ${s.digits(
        4,
        41,
      )} of ${dayOf(dates.deed).year - 13}, mutated vide order of the Circle Officer dated ${dayOf(dates.plan).typed};`,
      `AND WHEREAS NOC for transfer was granted by the Deputy Commissioner under No. KRR-${s.digits(3, 42)}/${dayOf(dates.deed).year};`,
      `NOW in consideration of ${rs(price)} (Rupees ${inWords(price)}) paid by the Purchaser the Vendor conveys the scheduled property.`,
      ...standing(s, 'deed', 43),
    ],
    () => '',
  )}<p class="center"><b>SCHEDULE OF THE PROPERTY</b></p><p>All that ${sold(s)} at ${place(s)}${pinIn(s, 0.5, 44)}.</p>${
    s.isFlat ? '' : sidesOf(s, 45)
  }<p>${again(s.witnesses, ', ', called)} (witnesses) <span class="far">Vendor</span></p>`
}

/** The print of a registering office: sections with capitals, labels over values. */
const igrPrint = (s: Scene): string => {
  const { tell, buyers, seller, price, dates } = s
  begun(s, 'Sale Deed')
  mayApply(tell, buyers)
  return `<p class="center"><b>SALE DEED</b><br>Document No. ${s.digits(9, 46)} of ${dayOf(dates.deed).year}, Book I, District Sub
Registrar ${s.town}</p>${asked([
    ['CLAIMANT (PURCHASER)', `${owners(tell, buyers, '<br>', sri)}`],
    ['AT PRESENT', `${escaped(s.first.home)}, ${s.homePin}`],
    ['EXECUTANT (VENDOR)', `${sri(seller, escaped(seller.name), 0)}, ${escaped(seller.home)}`],
    ['CONSIDERATION / BENCH MARK VALUE', `${rs(price)} / ${rs(Math.round(price * 0.73))}`],
    ['DATE OF EXECUTION', dayOf(dates.deed).dashes],
  ])}${
    s.isOdisha
      ? abreast(
          ['Mouza', 'P.S.', 'Khata', 'Plot', 'Kisam', 'Status'],
          [
            [
              s.mouza,
              s.thana,
              s.khata,
              s.revenuePlot,
              'Gharabari',
              s.has(0.5, 47) ? tell.states('land_freehold_or_leasehold', 'Sthitiban (Free hold)', 'Freehold') : 'Sthitiban',
            ],
          ],
        )
      : ''
  }${factLines([
    ['Property', `${place(s)}${pinIn(s, 0.5, 48)}`],
    ['Details', sold(s)],
    !s.isFlat && s.has(0.4, 49) && ['Type', tell.states('type_of_plot', s.pick(['Corner plot', 'Intermediate plot'], 50))],
  ])}${s.isFlat ? '' : sidesOf(s, 51)}<p>The previous R.O.R. stands in the name of ${escaped(s.earlier.name)}. Identifier: ${escaped(
    s.partner.name,
  )}, Advocate, ${s.partner.mobile}</p>`
}

const agreed = (s: Scene, ...names: string[]): void => {
  begun(s, 'Agreement to Sell', ...names)
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  s.tell.allows('loan_type', 'Home Loan')
}

/** An agreement sworn as an affidavit is, in short statements of both sides. */
const sworn = (s: Scene): string => {
  agreed(s, 'Affidavit')
  const { tell, buyers, seller, price, dates } = s
  return `<p class="right">Before the Notary Public, ${s.town}</p><h1>AGREEMENT FOR SALE CUM AFFIDAVIT</h1><p>We, (1) ${owners(
    tell,
    [seller],
    '',
    sri,
  )}, of ${escaped(seller.home)}, Ph ${seller.mobile}, the first party, and (2) ${applicants(tell, buyers, ' and ', sri)}, of ${escaped(
    s.first.home,
  )}, Ph ${phone(s, 0.6)}, the second party, state on oath:</p>${clauses(
    [
      `that the first party agrees to sell and the second party to buy ${place(s)}${pinIn(s, 0.5, 60)}, being ${sold(s)};`,
      `that the price is ${rs(price)}, of which ${rs(Math.round(price / 7))} is paid on ${dayOf(dates.deed).dots} as token;`,
      s.has(0.4, 61) && `that the land is ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} and converted to homestead;`,
      `that the sale permission is to be had within ${s.whole(2, 8, 62)} months;`,
      ...standing(s, 'agreement', 63),
    ],
    (at) => `${at}.`,
  )}${s.isFlat ? '' : sidesOf(s, 64)}<p>Deponents: ${escaped(seller.name)} ; ${again(buyers, ' ; ')}</p><p>Notary Regn.
${s.digits(4, 65)}, ${escaped(s.officer.name)}</p>`
}

/** An agreement that has its terms in pairs. */
const paired = (s: Scene): string => {
  agreed(s)
  const { tell, buyers, seller, price, dates } = s
  return `<h1>BAINAMA / AGREEMENT TO SELL</h1>${pairTable([
    ['Vendor', owners(tell, [seller], '', called)],
    ['Vendee', applicants(tell, buyers, ' and ', called)],
    ['Of', escaped(seller.home)],
    ['Of', `${escaped(s.first.home)} ${s.homePin}`],
    ['Cell (vendor)', seller.mobile],
    ['Cell (vendee)', phone(s, 0.6)],
    ['Price', rs(price)],
    ['Advance', rs(Math.round(price / 10))],
    ['Date', dayOf(dates.deed).brief],
    ['Last date', `${s.whole(10, 28, 66)}.12.${dayOf(dates.deed).year + 1}`],
  ])}<p><b>Property agreed to be sold:</b> ${place(s)}${pinIn(s, 0.5, 67)} - ${sold(s)}.</p>${
    s.isFlat ? '' : sidesOf(s, 68)
  }<p>Agent ${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile}) gets 1 %.</p>`
}

/** The lease of a public department or a company town. */
const lease =
  (isTown: boolean) =>
  (s: Scene): string => {
    const { tell, buyers, sqmt, whole, lease: term, authority, first } = s
    mayList(tell, 'Lease Deed')
    mayApply(tell, buyers)
    const lessor = isTown ? 'Subarnarekha Steel Township (Land Department)' : authority
    tell.allows('developer_name', lessor)
    const from = dayOf(s.dates.deed)
    const years = isTown ? 30 : term.years
    const rent = rounded(sqmt.plot * whole(1, 7, 70), 0)
    const lessees = owners(tell, buyers, ' and ', isTown ? called : sri)
    const land = `${landPlace(s)}${pinIn(s, 0.5, 71)}`
    const title = tell.states('land_freehold_or_leasehold', isTown ? 'SUB-LEASE / LEASE DEED' : 'DEED OF LEASE', 'Leasehold')
    if (isTown)
      return `<h1>${title}</h1>${asked([
        ['Lessor', lessor],
        ['Lessee', lessees],
        ['Residential address', `${escaped(first.home)}, ${s.homePin}`],
        ['Holding leased', land],
        ['Area of holding', extent(s)],
        ['Tenure of lease', termOf(s, years, from.typed, rent, `${years} years`)],
        ['From', from.spoken],
        ['Annual rent with cess', `${rs(rent)} per annum`],
        ['Salami', rs(rounded(sqmt.plot * 1_200, 0))],
      ])}${sidesOf(s, 72)}<p>Manager (Land) <span class="far">${again(buyers, ' / ')}</span></p>`
    return `<h1>${title}</h1>${leftTable([
      ['Between', `${lessor} ("Lessor")`],
      ['And', `${lessees}, of ${escaped(first.home)} ("Lessee")`],
      ['Case record', `Lease Case ${s.digits(3, 73)}/${from.year - 1}`],
    ])}${clauses(
      [
        `The Lessor leases ${land}, ${extent(s)}, for homestead purpose for a term of ${termOf(
          s,
          years,
          from.typed,
          rent,
          `${years} years`,
        )} with effect from ${from.dots}.`,
        `Ground rent of ${rs(rent)} a year together with cess at 75 % falls due on 1st April; premium of ${rs(
          rounded(sqmt.plot * 1_900, 0),
        )} is paid.`,
        ...standing(s, 'lease', 74),
      ],
      (at) => `${at})`,
    )}${sidesOf(s, 75)}<p>Land Officer <span class="far">Lessee: ${again(buyers, ', ')}</span></p>`
  }

export const saleDeed = drafted(7, (s) => (s.isAssam ? assamDeed(s) : igrPrint(s)), overleaf('deed', 76, igrPrint, 'Covenants'), assamDeed)
export const agreementToSell = drafted(8, sworn, overleaf('agreement', 77, paired))
export const leaseDeed = drafted(9, overleaf('lease', 78, lease(true)), lease(false))
