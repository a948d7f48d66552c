import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { mayApply } from '../../truths.ts'
import type { Somebody } from '../../world.ts'
import { numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { houseArea } from '../scenes.ts'
import { standing } from '../standing.ts'
import {
  addressBoxes,
  area,
  begun,
  both,
  capital,
  clock,
  drafted,
  fixed,
  ofElder,
  party,
  phone,
  pinBox,
  place,
  recorded,
  rs,
  rupee,
  shri,
  size,
  type Scene,
} from './scene.ts'
import { browsed, colons, part, squares } from './sheets.ts'
import { sidesOf } from './sides.ts'
import { codeOf, stampSheet } from './stamps.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
}
/** What stands on a plot that is sold with its house. */
export const house = (s: Scene): readonly [string, string] | false =>
  !s.isFlat && s.hasHouse && ['Construction (Built-up)', `${houseArea(s)} Sq. Ft.`]
const share = (s: Scene): readonly [string, string] | false =>
  s.isFlat &&
  s.has(0.5, 310) && [
    'Undivided Share of Land',
    s.tell.states('final_land_area_uds', `${s.whole(14, 58, 311)}.${s.whole(10, 98, 312)} Sq. Mtr.`),
  ]
export const pinSaid = (s: Scene, often: number, n: number): string => (s.has(often, n) ? `, PIN ${s.tell.states('pincode', s.pin)}` : '')

/** One line of the registry's table of parties; only a buyer's own name is passed in as it was told. */
export const partyRow = (role: string, one: Somebody, name: string, mobile: string): string[] => [
  role,
  name,
  escaped(one.elder),
  String(one.age),
  one.pan.replace(/^(.{5})\d{4}/, '$1XXXX'),
  mobile,
  escaped(one.home),
]
export const partyHeads = ['Party Type', 'Name', 'Father / Husband Name', 'Age', 'PAN', 'Mobile', 'Address']
export const hidden = (mobile: string): string => `XXXXXX${mobile.slice(6)}`

/** A deed typed behind its stamp sheet. */
const stampedDeed = (s: Scene): string => {
  opened(s, 'Sale Deed', 'Conveyance Deed')
  const { dates, price, seller, digits } = s
  const day = dayOf(dates.deed)
  const built = house(s)
  const uds = share(s)
  const from = escaped(seller.name.toUpperCase())
  const sheet = stampSheet(s, {
    article: 'Article 23 Conveyance',
    from,
    to: s.buyers,
    duty: Math.round(price * 0.06),
    price,
    day: dates.deed,
  })
  return `${sheet}<h1>SALE DEED</h1><p>This deed of sale is made at ${s.town} on this ${day.legal} by and between
${party(seller, escaped(seller.name), 0)}, hereinafter called the FIRST PARTY (SELLER), and ${recorded(
    s,
    ' and ',
    party,
  )}, hereinafter called the SECOND PARTY (PURCHASER).</p><p>Whereas the first party is the absolute owner in possession of
${place(s)}${pinSaid(s, 0.5, 313)}, having ${size(s)}${
    built ? ` with construction of ${built[1]} built-up thereon` : ''
  }${uds ? ` along with undivided share of ${uds[1]} in the land below the building` : ''}, which was purchased from
${escaped(s.earlier.name)} vide document No. ${digits(4, 314)} dated 12.06.${
    day.year - 7
  }, mutation No. ${digits(4, 315)}.</p><p>And whereas the first party sells it to the second party for ${rs(price)} (Rupees
${inWords(price)} only), received as under:</p>${abreast(
    ['Mode', 'Ref. No.', 'Drawn on', 'Amount'],
    [
      ['NEFT', `N${digits(10, 316)}`, 'Own savings a/c', grouped(Math.round(price / 10))],
      ['Demand draft', digits(6, 317), escaped(s.lender), grouped(price - Math.round(price / 10))],
    ],
  )}${
    s.has(0.4, 318)
      ? `<p>The property is ${s.tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')} and free from all
encumbrances.</p>`
      : ''
  }${clauses(standing(s, 'deed', 319))}<p><b>Details and boundaries of the property</b></p>${sidesOf(
    s,
    320,
  )}<p>Witnesses: 1. ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)} 2. ${escaped(s.witnesses[1].name)}</p>`
}

/** The registry's own sheet of a registered deed, all of it in boxes. */
const registrySheet = (s: Scene): string => {
  opened(s, 'Sale Deed', 'Registered Document')
  const { dates, price, seller, digits } = s
  const bought = s.buyers.map((one, at) =>
    partyRow('Purchaser', one, recorded({ ...s, buyers: [one] }), at === 0 ? phone(s, 0.5) : hidden(one.mobile)),
  )
  recorded(s)
  const body = `${squares(s.seed, 54)}<p class="center"><b>${both(
    s,
    `Department of Registration and Stamps,
${s.state}`,
    'पंजीयन एवं मुद्रांक विभाग',
    'नोंदणी व मुद्रांक विभाग',
  )}</b><br>National Generic Document Registration System</p><h1>${both(
    s,
    'Document Registration Summary',
    'दस्तावेज़ पंजीकरण सारांश',
    'दस्त नोंदणी सारांश',
  )}</h1>${part('Document Details')}${colons([
    ['Document Registration No.', `${digits(4, 321)}/${dayOf(dates.deed).year}`],
    ['Token No.', digits(12, 322)],
    ['Article', 'Sale Deed'],
    ['SRO Office', `${s.town} - ${s.whole(1, 4, 323)}`],
    ['Presentation Date', clock(s, dates.deed, 324)],
    ['Date of Execution', dayOf(dates.deed).dashes],
  ])}${part(both(s, 'Property Details', 'संपत्ति का विवरण', 'मिळकतीचा तपशील'))}${colons([
    ['Property ID', digits(9, 327)],
    ['Usage Type', 'Residential'],
    ...addressBoxes(s),
    pinBox(s, 0.4, 328),
    area(s),
    house(s),
    share(s),
  ])}<p class="key">${both(s, 'Boundaries', 'चौहद्दी', 'चतुःसीमा')}</p>${sidesOf(s, 329)}${part('Valuation')}${colons([
    ['Guideline / Circle Value', fixed(Math.round(price * 0.88))],
    ['Consideration Amount', fixed(price)],
    ['Stamp Duty', fixed(Math.round(price * 0.06))],
    ['Registration Fee', fixed(Math.round(price * 0.01))],
  ])}${part(both(s, 'Party Details', 'पक्षकार का विवरण', 'पक्षकार तपशील'))}${abreast(partyHeads, [
    partyRow('Seller', seller, escaped(seller.name), seller.mobile),
    ...bought,
    partyRow('Witness', s.witnesses[0], escaped(s.witnesses[0].name), hidden(s.witnesses[0].mobile)),
  ])}<p>Deed writer: ${escaped(s.partner.name)}, Lic. ${digits(3, 330)}. Sub Registrar: ${escaped(s.officer.name)}. GRN
${codeOf(s)}${digits(12, 331)}</p>`
  return browsed(dayOf(dates.letter).typed, 'NGDRS : Summary', `https://ngdrs.example/${codeOf(s)}/Reports/summary`, body)
}

/** A deed that the portal itself words from what was typed in, its schedule numbered. */
const templateDeed = (s: Scene): string => {
  opened(s, 'Sale Deed')
  const { dates, price, seller, digits } = s
  const day = dayOf(dates.deed)
  const [label, value] = area(s)
  return `<p>Application No: ${digits(10, 332)} <span class="far">Slot: ${clock(s, dates.deed, 333)}</span></p><p class="center"><b>SALE
DEED</b><br><small>(generated online from the model format)</small></p><p>This Sale Deed is executed on ${day.dashes} at the office of
${s.town} by</p><p><b>VENDOR / EXECUTANT</b><br>${shri(
    seller,
    escaped(seller.name),
    0,
  )}, ${ofElder(seller, '', 0).trim()}, Age: ${seller.age} yrs, R/o ${escaped(seller.home)}, ${s.officePin}</p><p><b>IN FAVOUR OF VENDEE /
CLAIMANT</b><br>${recorded(
    s,
    '<br>',
    (one, name, at) =>
      `${at + 1}. ${ofElder(one, name.toUpperCase(), at)}, Age: ${one.age} yrs, Mobile: ${at === 0 ? phone(s, 0.4) : hidden(one.mobile)},
R/o ${escaped(one.home)}, ${s.homePin}`,
  )}</p><p>The Vendor being desirous to sell the schedule property has offered it for ${rupee(price)} and the Vendee has agreed; the whole
amount is received by e-challan linked transfer ${digits(
    12,
    336,
  )} and the Vendor conveys the property with all rights, easements and possession.</p>${clauses(standing(s, 'deed', 337, 0.4))}<p
class="center"><b>${both(s, 'SCHEDULE OF PROPERTY', 'अनुसूची', 'परिशिष्ट')}</b></p>${numberedTable([
    ['Description of property', `${place(s)}${pinSaid(s, 0.5, 338)}`],
    [label, value],
    house(s),
    share(s),
    ['Nature of property', `Residential${s.has(0.4, 339) ? `, ${s.tell.states('land_freehold_or_leasehold', 'Freehold')}` : ''}`],
    ['Link document', `Doc No. ${digits(4, 340)} of ${day.year - 9}, vendor ${escaped(s.earlier.name)}`],
    ['Market value (Rs.)', grouped(Math.round(price * 0.9))],
  ])}<p>Boundaries</p>${sidesOf(s, 341)}<table
class="seals"><tr><td>Executant<br><br>${escaped(seller.name)}</td><td>Claimant<br><br>&nbsp;</td><td>Identified by<br><br>${escaped(
    s.witnesses[0].name,
  )}</td></tr></table>`
}
export const saleDeed = drafted(3_201, stampedDeed, registrySheet, templateDeed)

const leased = (scene: Scene): Scene => {
  const s = { ...scene, isFlat: false, hasHouse: false, boundaries: scene.landSides }
  opened(s, 'Lease Deed', 'Patta')
  s.tell.allows('developer_name', bodyOf(s))
  return s
}
const bodyOf = (s: Scene): string => `${s.town} ${s.pick(['Vikas Pradhikaran', 'Development Authority', 'Housing Board'], 350)}`
/** Term, begin and yearly rent each in a box; `term` is the place where the whole is noted. */
const termFacts = (s: Scene): (readonly [string, string])[] => {
  const { lease, tell, dates } = s
  const day = dayOf(dates.deed)
  const term = `${lease.years} ${s.pick(['Years', 'years', 'वर्ष (Years)'], 351)}`
  const value = `${lease.years} years from ${day.typed}, lease rent Rs. ${lease.rent} per year`
  return [
    [
      'Period of Lease',
      tell.states(
        'period_expired_balance_lease_rent',
        term,
        value,
        `${lease.years} years, lease rent Rs. ${lease.rent} per year`,
        `${lease.years} years from ${day.typed}`,
      ),
    ],
    ['Commencement Date', day.dashes],
    ['Annual Lease Rent', rs(lease.rent)],
  ]
}

/** A board's lease drawn from its estate system, boxes first and covenants behind. */
const estateLease = (scene: Scene): string => {
  const s = leased(scene)
  const { dates, digits, price } = s
  const [label, value] = area(s)
  const day = dayOf(dates.deed)
  const sheet = stampSheet(s, {
    article: 'Article 35 Lease',
    from: bodyOf(s).toUpperCase(),
    to: s.buyers,
    duty: Math.round(price * 0.05),
    price,
    day: dates.deed,
  })
  return `${s.has(0.6, 352) ? sheet : ''}<p class="center"><b>${bodyOf(s)}</b><br>Property Management
System</p><h1>${both(s, 'LEASE DEED', 'पट्टा विलेख', 'भाडेपट्टा')}</h1><p>Executed on ${
    day.spoken
  } between ${bodyOf(s)} through its Estate Officer ${escaped(s.officer.name)} (Lessor) and the allottee below (Lessee).</p>${pairTable(
    [
      ['Lease Deed No.', `LD/${digits(5, 353)}`],
      ['Scheme Code', `SCH-${digits(3, 354)}`],
      ['Allottee / Lessee', recorded(s, ', ', shri)],
      ['Father / Husband', escaped(s.first.elder)],
      ['Registration No. (draw)', digits(7, 355)],
      ['Correspondence Address', `${escaped(s.first.home)} - ${s.homePin}`],
      ['Property', `${place(s)}${pinSaid(s, 0.4, 356)}`],
      [label, value],
      ['Plot Position', s.tell.states('type_of_plot', s.pick(['Corner', 'General', 'Park Facing'], 357))],
      ['Premium Paid', rs(price)],
      ['Tenure', s.tell.states('land_freehold_or_leasehold', s.pick(['Lease Hold', 'Leasehold'], 358), 'Leasehold')],
      ...termFacts(s),
    ],
    2,
  )}<p><b>Boundaries as per site
plan</b></p>${sidesOf(s, 359)}<p><b>Covenants</b></p>${clauses(standing(s, 'lease', 360), (at) => `${at}.`)}<p>Lessee ____________ &nbsp;
Lessor ____________ &nbsp; Witness: ${escaped(s.witnesses[0].name)}</p>`
}

/** A lease in words that a portal merges, the term in the habendum. */
const mergedLease = (scene: Scene): string => {
  const s = leased(scene)
  const { dates, digits, price, lease, tell } = s
  const day = dayOf(dates.deed)
  const value = `${lease.years} years from ${day.typed}, lease rent Rs. ${lease.rent} per year`
  const term = tell.states(
    'period_expired_balance_lease_rent',
    `${lease.years} (${inWords(lease.years)}) years`,
    value,
    `${lease.years} years, lease rent Rs. ${lease.rent} per year`,
    `${lease.years} years from ${day.typed}`,
  )
  return `<p>${squares(s.seed, 50)}<b>${bodyOf(s).toUpperCase()}</b><br>${escaped(s.road)}, ${s.town} ${s.officePin}<br>e-File:
${digits(6, 361)}/EST/${day.year}</p><h1>LEASE DEED OF RESIDENTIAL PLOT</h1><p>This lease is granted on ${
    day.dashes
  } by the ${bodyOf(s)} (the Lessor) to ${recorded(s, ' and ', party)} (the Lessee), successful in e-auction ID ${digits(8, 362)} held on
09.01.${day.year} with a bid of ${rs(
    price,
  )}.</p><p>1. The Lessor hereby demises ${place(s)}${pinSaid(s, 0.4, 363)}, measuring ${size(s)}, delineated on the plan
annexed.</p><p>2. The Lessee shall hold the plot on ${tell.states(
    'land_freehold_or_leasehold',
    'leasehold',
    'Leasehold',
  )} rights for a term of ${term} commencing from ${day.dashes} and pay a yearly lease rent of ${rs(lease.rent)}, to be revised by half
after each thirty years.</p>${clauses(
    standing(s, 'lease', 364),
    (at) => `${at + 2}.`,
  )}<p class="center"><b>${both(s, 'SCHEDULE', 'अनुसूची', 'परिशिष्ट')}</b></p>${sidesOf(s, 365)}<p>Drafted by: ${escaped(s.partner.name)},
Legal Cell. Challan ${codeOf(s)}${digits(
    9,
    366,
  )}. Helpdesk 0${digits(3, 367)}-${digits(7, 368)}. ${capital(s.officer, escaped(s.officer.name), 0)}, Estate Officer</p>`
}
export const leaseDeed = drafted(3_203, estateLease, mergedLease)
