import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayHold, owners } from '../../truths.ts'
import { factLines, leftTable, pairTable, titled } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { alongOf, houseArea, pinIn, termOf } from '../scenes.ts'
import { standing } from '../standing.ts'
import { begun, drafted, extent, flatArea, landPlace, mayBeSite, party, place, related, rs, sh, siteOf, type Scene } from './scene.ts'

const ewns = ['east', 'west', 'north', 'south'] as const
const hindi: Record<Side, string> = { east: 'पूर्व', west: 'पश्चिम', north: 'उत्तर', south: 'दक्षिण' }

/** A plot's sides as document writers, patta clerks and authorities set them out. */
export const sidesOf = (s: Scene, n: number): string => {
  const { tell, boundaries, sizes } = s
  const along = alongOf(s)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, boundaries[side])
  const feet = (side: Side, after: string): string => tell.states(`dimensions_deed_${side}`, `${along[side]}${after}`, `${along[side]} ft`)
  const ways = [
    () => `which is bounded on the East by ${said('east')}, on the West by ${said('west')}, on the North by ${said('north')} and on the South by
${said('south')}, having its length East-West ${lengthOf(tell, 'north', `${sizes.eastWest} feet`)} and width North-South ${lengthOf(
      tell,
      'east',
      `${sizes.northSouth} feet`,
    )}.`,
    () =>
      abreast(
        ['Side / दिशा', 'Measurement', 'Adjoining / बाबत'],
        ewns.map((side) => [`${titled(side)} (${hindi[side]})`, feet(side, `'-0"`), said(side)]),
      ),
    () =>
      `<p>The chaturseema (boundaries) of the said property is as under :-</p>${factLines(
        ewns.map((side) => [`Towards ${titled(side)}`, `${feet(side, ' ft')} , ${said(side)}`] as const),
        ' &nbsp;:-&nbsp; ',
      )}`,
    () =>
      `<p>East: ${said('east')} &nbsp; | &nbsp; West: ${said('west')}<br>North: ${said('north')} &nbsp; | &nbsp; South: ${said('south')}</p>`,
    () =>
      pairTable([
        ['North', `${said('north')}`],
        ['N (size)', feet('north', ' ft.')],
        ['South', `${said('south')}`],
        ['S (size)', feet('south', ' ft.')],
        ['East', `${said('east')}`],
        ['E (size)', feet('east', ' ft.')],
        ['West', `${said('west')}`],
        ['W (size)', feet('west', ' ft.')],
      ]),
  ]
  return (ways[s.whole(0, 4, n)] ?? (() => ''))()
}

const witnesses = (s: Scene): string =>
  `<p>WITNESSES:</p>${s.witnesses
    .map((one, at) => `<div>${at + 1}. ${related(one, escaped(one.name), at)}, R/o ${escaped(one.home)}, M. ${one.mobile}</div>`)
    .join('')}`
/** What is conveyed, within a long sentence. */
const property = (s: Scene): string => {
  if (s.isFlat)
    return `residential ${place(s)}${pinIn(s, 0.3, 31)}, having ${flatArea(s)} together with proportionate undivided and impartible share in the
land measuring ${grouped(siteOf(s))} sq. ft. underneath the building`
  const house = s.hasHouse
    ? `, along with the ${s.storeys === 1 ? 'single' : 'double'} storey house built thereon having covered area ${houseArea(s)} sq. ft.`
    : ''
  return `${landPlace(s)}${pinIn(s, 0.3, 31)} measuring ${extent(s)}, comprised in Khewat No. ${s.khewat}, Khatoni No. ${s.khatoni}, Khasra No.
${s.khasra}, Hadbast No. ${s.hadbast}${house}`
}
const bound = (s: Scene, n: number): string => (s.isFlat ? '' : sidesOf(s, n))
const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  if (s.isFlat) mayBeSite(s)
}

/** A vasika as a document writer of Punjab or Haryana types it. */
const vasika = (s: Scene): string => {
  opened(s, 'Sale Deed')
  mayApply(s.tell, s.buyers)
  const { seller, earlier, dates, price, digits, district } = s
  const day = dayOf(dates.deed)
  return `${pairTable([
    ['Type of Deed', 'SALE OUTSIDE MC AREA / SALE URBAN'],
    ['Tehsil / Sub-Tehsil', `${s.town} / ${s.village}`],
    ['Deed writer', `${escaped(s.partner.name)}, Lic. No. ${digits(3, 32)}`],
    ['Transaction value', rs(price)],
    ['Stamp duty', `${rs(Math.round(price * 0.06))} (GRN ${digits(9, 33)})`],
    ['e-Stamp No.', `IN-${digits(10, 34)}G`],
    ['Collector rate', `${grouped(Math.round(price * 0.8))}`],
    ['Registration fee', rs(15_000)],
  ])}<h1>SALE DEED (बैनामा)</h1><p>THIS DEED OF SALE is made and executed at ${s.town}, Distt. ${district}, on this ${day.legal}, by ${party(
    seller,
    escaped(seller.name),
    0,
  )}, (hereinafter called the VENDOR, which expression shall include his heirs, successors, legal representatives and assigns) of the one part;</p><p>IN
FAVOUR OF</p><p>${owners(s.tell, s.buyers, ' AND ', party)} (hereinafter called the VENDEE${s.buyers.length > 1 ? 'S, in equal shares' : ''}) of the other part.</p><p>WHEREAS
the vendor is owner in possession of ${property(s)} ${bound(s, 35)}</p><p>And whereas the said property came to the vendor vide registered sale deed
vasika No. ${digits(4, 36)} dated 14.07.${day.year - 9} from ${sh(earlier, escaped(earlier.name), 0)}, mutation No. ${digits(
    5,
    37,
  )} of which stands sanctioned, and as per jamabandi for the year ${day.year - 4}-${day.year - 3} and is free from all encumbrances.</p><p>NOW THIS DEED WITNESSES that for a sum
of ${rs(price)} (Rupees ${inWords(price)} only), out of which ${rs(
    200_000,
  )} was received as earnest money and the balance by DD No. ${digits(6, 38)} dated ${day.dots} of ${escaped(s.lender)}, the vendor has sold, conveyed and assigned the above said
property to the vendee and delivered actual vacant physical possession at the spot.</p>${clauses(standing(s, 'deed', 39))}${witnesses(s)}<p class="right">VENDOR
&nbsp; &nbsp; &nbsp; VENDEE</p><p>Presented in the office of Sub-Registrar ${s.town} on ${day.spoken} between 2 and 3 p.m. Endorsed as document
No. ${digits(4, 40)} in Bahi No. 1, Zild No. ${s.whole(100, 900, 41)}, page 67. Identified by Sh. ${escaped(s.officer.name)}, Nambardar.</p>`
}

/** A conveyance deed of a development authority after the last instalment. */
const conveyance = (s: Scene): string => {
  begun(s, 'Conveyance Deed')
  mayApply(s.tell, s.buyers)
  s.tell.allows('developer_name', s.authority)
  const day = dayOf(s.dates.deed)
  const land = { ...s, isFlat: false, hasHouse: false }
  return `<p class="center"><b>${s.authority.toUpperCase()}</b></p><h1>FORM 'D'<br>CONVEYANCE DEED</h1><p>File No. EO-${s.digits(5, 42)}/${day.year} <span class="far">Memo No. ${s.digits(
    4,
    43,
  )}</span></p><p>This Deed of Conveyance made this ${day.legal} between the ${escaped(s.authority)} acting through its Estate Officer Sh. ${escaped(
    s.officer.name,
  )} (hereinafter called "the Vendor") of the one part, and ${owners(s.tell, s.buyers, ' and ', related)}, resident of ${escaped(s.first.home)} - ${
    s.homePin
  } (hereinafter called "the Transferee") of the other part.</p><p>Whereas the site hereinafter described and intended to be hereby conveyed was allotted on
${s.tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')} basis vide allotment letter No. ${s.digits(4, 44)} dated 05.03.${day.year - 11} for a total price of ${rs(
    s.price,
  )}, which has been paid in full along with interest.</p><p>Now this deed witnesses that the Vendor hereby grants and conveys unto the Transferee the
following:</p>${leftTable([
    ['Site / Plot', landPlace(land)],
    ['Area', extent(land)],
    ['Category', 'General, residential'],
    ['Nature of site', s.tell.states('type_of_plot', s.pick(['Corner', 'Intermediate', 'Park facing'], 45))],
  ])}<p>Bounded as below:</p>${sidesOf(land, 46)}${clauses([
    'The transferee shall not use the site for any purpose other than that for which it has been sold.',
    'The transferee shall not fragment the site or sell any portion of it.',
    ...standing(s, 'deed', 47, 0.3),
  ])}<p class="right">Estate Officer<br>${escaped(s.authority)}</p>${witnesses(s)}`
}
/** A sale deed of a document writer, or an authority's conveyance. */
export const saleDeed = drafted(1_301, vasika, conveyance)

/** An ikrarnama: the bargain with its bayana. */
const ikrarnama = (s: Scene): string => {
  opened(s, 'Agreement to Sell')
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
  const { price, dates, tell } = s
  const earnest = Math.round(price / 100_000) * 10_000
  return `<h1>IKRARNAMA / AGREEMENT TO SELL</h1><p class="center">(Non-judicial stamp paper of Rs. 4000, Sr. No. ${s.digits(4, 48)}, vendor ${escaped(
    s.partner.name,
  )}, ${s.town})</p><p>This agreement is made on ${dayOf(dates.letter).dashes} between <u>First party (seller)</u>: ${owners(
    tell,
    [s.seller],
    '',
    party,
  )}, and <u>Second party (purchaser)</u>: ${applicants(tell, s.buyers, ' and ', party)}.</p>${clauses([
    `That the first party is the absolute owner of ${property(s)}.`,
    !s.isFlat && `That the said property, as per spot, ${sidesOf(s, 49)}`,
    `That the total price is settled at ${rs(price)} (${inWords(price)} only) and the first party has received ${rs(earnest)} as bayana by cheque No. ${s.digits(
      6,
      50,
    )} in presence of the witnesses.`,
    `That the last date for registration is fixed as 30-06-${dayOf(dates.letter).year + 1} and in case of default the bayana shall be doubled or forfeited.`,
    `That the property dealer ${escaped(s.officer.name)} (M/s Bhagwati Properties, Mob. ${s.officer.mobile}) is entitled to 1 % from each side.`,
    'That the seller shall get NOC from the competent authority and clear the bank loan, if any, before the sale deed.',
    ...standing(s, 'agreement', 51, 0.4),
  ])}${witnesses(s)}<p class="right">First Party &nbsp; &nbsp; Second Party: ${again(s.buyers, ', ', sh)}</p>`
}
export const agreementToSell = drafted(1_302, ikrarnama)

/** A patta of an improvement trust. */
const patta = (s: Scene): string => {
  begun(s, 'Lease Deed', 'Patta')
  mayApply(s.tell, s.buyers)
  s.tell.allows('developer_name', s.authority)
  const land = { ...s, isFlat: false, hasHouse: false }
  const day = dayOf(s.dates.deed)
  const { years, rent } = s.lease
  return `<p class="center"><b>कार्यालय नगर विकास न्यास / ${escaped(s.authority)}</b><br>पट्टा विलेख (LEASE DEED) - RESIDENTIAL</p>${pairTable([
    ['Patta No.', s.digits(5, 52)],
    ['Book / Page', `${s.whole(2, 40, 53)} / ${s.whole(10, 99, 54)}`],
    ['Date of issue', day.dots],
    ['Scheme', `${s.project} Yojna (90-A)`],
    ['Lessee (पट्टाधारी)', owners(s.tell, s.buyers, ' व ', related)],
    ['Residence', escaped(s.first.home)],
  ])}<p>The lessor does hereby demise unto the lessee ${landPlace(land)}${pinIn(s, 0.4, 55)}, admeasuring ${extent(land)}, to hold on ${s.tell.states(
    'land_freehold_or_leasehold',
    'lease hold',
    'Leasehold',
  )} basis for ${termOf(s, years, day.typed, rent, `${years} years from ${day.dots}`)}, on payment of urban assessment (yearly lease money) of Rs. ${grouped(
    rent,
  )} before 31st March each year. Lease money for 8 years, ${rs(rent * 8)}, has been deposited one time vide challan No. ${s.digits(
    6,
    56,
  )}.</p><p>भूखण्ड का विवरण / Particulars of plot:</p>${sidesOf(land, 57)}<ol>${standing(s, 'lease', 58)
    .map((one) => `<li>${one}</li>`)
    .join(
      '',
    )}</ol><p class="right">Secretary / सचिव<br>${escaped(s.officer.name)}</p><p>Lessee's signature &nbsp; &nbsp; Site plan attached overleaf</p>`
}

/** A perpetual lease of the capital's or the state's industrial authority. */
const perpetual = (s: Scene): string => {
  begun(s, 'Perpetual Lease Deed', 'Lease Deed')
  mayApply(s.tell, s.buyers)
  s.tell.allows('developer_name', s.authority)
  const land = { ...s, isFlat: false, hasHouse: false }
  const day = dayOf(s.dates.deed)
  return `<h1>LEASE DEED FOR RESIDENTIAL PLOT</h1><p class="right">Regn. as No. ${s.digits(4, 59)}, Addl. Book No. 1, Vol. ${s.whole(100, 900, 60)}</p><p>THIS INDENTURE made the
${day.legal} BETWEEN ${escaped(s.authority)} (the Lessor), having its office at Vikas Sadan, ${escaped(s.road)}, ${s.town} - ${s.officePin}, AND ${owners(
    s.tell,
    s.buyers,
    ' AND ',
    party,
  )} (hereinafter called the Lessee).</p><p>WHEREAS the plot is held on ${s.tell.states(
    'land_freehold_or_leasehold',
    'LEASEHOLD',
    'Leasehold',
  )} tenure; in consideration of the premium of ${rs(s.price)} and of the rent hereinafter reserved the Lessor demises ALL THAT piece of land being ${landPlace(
    land,
  )}, containing by admeasurement ${extent(land)} or thereabouts, TO HOLD for a term of ${termOf(
    s,
    s.lease.years,
    day.typed,
    s.lease.rent,
    `${s.lease.years} years commencing from ${day.spoken}`,
  )}, YIELDING AND PAYING therefor the yearly ground rent of ${rs(s.lease.rent)} in two half-yearly payments on 15th January and 15th July.</p>${sidesOf(
    land,
    61,
  )}${clauses(standing(s, 'lease', 62), (at) => `(${at})`)}${witnesses(s)}`
}
export const leaseDeed = drafted(1_303, patta, perpetual)
