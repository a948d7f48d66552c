import type { Side } from '../../../property.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { bounds, factLines, leftTable, numberedTable, pairTable, titled } from '../drafts.ts'
import { abreast, clauses, valueFirst } from '../layouts.ts'
import { alongOf, houseArea, pinIn, termOf } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { adult, cell, drafted, extent, landPlace, member, place, regional, rs, share, shri, superArea, type Scene } from './scene.ts'

const ewns = ['east', 'west', 'north', 'south'] as const
const hindi: Record<Side, string> = { east: 'पूर्व', west: 'पश्चिम', north: 'उत्तर', south: 'दक्षिण' }
const gujarati: Record<Side, string> = { east: 'Purve', west: 'Paschime', north: 'Uttare', south: 'Dakshine' }
export const siteOf = ({ whole }: Scene): number => whole(11, 70, 40) * 484

/** The four sides of a flat or a plot, in one of six ways. */
const sidesOf = (s: Scene, n: number): string => {
  const { tell, sizes, has, whole, isFlat } = s
  const around = isFlat ? s.flatSides : s.boundaries
  const along = alongOf(s)
  const measured = !isFlat && has(0.55, n)
  const local = s.isGujarat ? gujarati : hindi
  const metres = (side: Side): string =>
    tell.states(
      `dimensions_deed_${side}`,
      `${rounded(along[side] * 0.3048)} Mtr.`,
      `${rounded(along[side] * 0.3048)} Mtr.`,
      `${along[side]} feet`,
    )
  const feet = (side: Side): string => tell.states(`dimensions_deed_${side}`, `${along[side]} Ft.`)
  const both = (): string => {
    if (!measured) return ''
    const wide = lengthOf(tell, 'north', `${sizes.eastWest} feet`)
    const deep = lengthOf(tell, 'east', `${sizes.northSouth} feet`)
    return `<p>Length North to South ${deep}, width East to West ${wide}.</p>`
  }
  const ways = [
    () =>
      `<p>Bounded as follows:</p>${bounds(
        tell,
        around,
        ewns,
        (side, said) => `<div>On or towards ${titled(side)} by :
${said}</div>`,
      )}${both()}`,
    () =>
      abreast(
        ['Disha / Side', 'Boundary'],
        ewns.map((side) => [`${local[side]} ${titled(side)}`, tell.states(`boundaries_deed_${side}`, around[side])]),
      ) + both(),
    () => valueFirst(ewns.map((side) => [titled(side), `${tell.states(`boundaries_deed_${side}`, around[side])}`])) + both(),
    () =>
      `<p>Four corners (Khunt) of the said property: ${bounds(
        tell,
        around,
        ewns,
        (side, said) => `(${side.charAt(0).toUpperCase()})
${said}`,
        ' ',
      )}</p>${both()}`,
    () =>
      abreast(
        ['', ...(measured ? ['Measurement'] : []), 'Adjoining'],
        ewns.map((side) => [titled(side), ...(measured ? [metres(side)] : []), tell.states(`boundaries_deed_${side}`, around[side])]),
      ),
    () =>
      bounds(
        tell,
        around,
        ewns,
        (side, said) => `<div>${local[side]} ${s.isGujarat ? '' : 'में '}: ${said}${measured ? ` - ${feet(side)}` : ''}</div>`,
      ),
  ]
  return (ways[whole(0, 5, n + 1)] ?? (() => ''))()
}

const begun = (s: Scene, ...names: string[]): void => {
  mayList(s.tell, ...names)
  if (s.isFlat) mayConvert(s.tell, siteOf(s))
}

/** What is sold, in the words of a schedule. */
const sold = (s: Scene): string => {
  if (s.isFlat)
    return `admeasuring ${superArea(s)} super built-up along with undivided share of ${share(s)} in the land of ${grouped(
      rounded(siteOf(s) / 10.7639),
    )} Sq. Mtrs.`
  return `admeasuring ${extent(s)}${s.hasHouse ? ` with construction of ${houseArea(s)} Sq. Ft. standing thereon` : ''}`
}

/** A Gujarati 'dastavej': title with the sum, parties with PAN, jantri, schedule. */
const dastavej = (s: Scene): string => {
  const { tell, buyers, seller, price, dates, first, earlier } = s
  begun(s, 'Sale Deed')
  mayApply(tell, buyers)
  const day = dayOf(dates.deed)
  const to = owners(tell, buyers, '<br>(2) ', adult)
  return `<h1>SALE DEED</h1><p class="center">Consideration ${rs(price)} | Jantri value ${rs(Math.round(price * 0.62))} | Stamp
${rs(Math.round(price * 0.049))}</p><p>THIS INDENTURE OF SALE is made at ${s.town} on this ${day.legal}.</p><p><b>VENDEE / PURCHASER
:</b><br>(1) ${to}
<br>Residing at ${escaped(first.home)} - ${s.homePin}. PAN ${first.pan}</p><p><b>VENDOR / SELLER :</b><br>${adult(
    seller,
    escaped(seller.name),
    0,
  )}<br>Residing at ${escaped(seller.home)}. PAN ${seller.pan}</p>${clauses([
    `WHEREAS the Vendor is the owner and occupier of the property described in the Schedule, having bought it from ${escaped(
      earlier.name,
    )} by a deed registered at Serial No. ${s.digits(4, 41)} on ${dayOf(dates.plan).dots}.`,
    `The Vendor has received the full consideration of ${rs(price)} (Rupees ${inWords(price)} Only) by cheque No. ${s.digits(6, 42)}.`,
    `The land is Non-Agricultural as per N.A. Order No. CB/LNA/SR-${s.digits(3, 43)} dated ${dayOf(dates.plan).typed} of the Collector.`,
    s.has(0.4, 44) && `The tenure is ${tell.states('land_freehold_or_leasehold', 'Freehold')} and there is no charge of any bank on it.`,
    ...standing(s, 'deed', 400),
  ])}<p class="center"><b>:: SCHEDULE ::</b></p><p>All that piece and parcel of immovable property being ${place(s)}${pinIn(s, 0.5, 45)},
${sold(s)}, in the Registration District ${s.district} and Sub District ${s.town}-${s.whole(1, 9, 46)}.</p>${sidesOf(s, 47)}<p>Vendor's
sign <span class="far">Vendee: ${again(buyers, ' / ')}</span></p><p>Witness 1. ${again(s.witnesses, ' 2. ')}</p>`
}

/** The print of Madhya Pradesh's e-registry: blocks with a band each. */
const registryPrint = (s: Scene): string => {
  const { tell, buyers, seller, price, dates, first } = s
  begun(s, 'Sale Deed', 'E-Registry')
  mayApply(tell, buyers)
  const code = `MP${s.digits(14, 48)}`
  const what = s.isFlat ? (['Super Built-up Area', superArea(s)] as const) : (['Area', extent(s)] as const)
  const build = !s.isFlat && s.hasHouse && (['Constructed Area (Sq.Ft.)', houseArea(s)] as const)
  return `<p class="center">विक्रय पत्र / SALE DEED<br>e-Registration No. ${code}</p><p class="band">Deed Details</p>${pairTable([
    ['Execution date', dayOf(dates.deed).dashes],
    ['Consideration', rs(price)],
    ['Guideline value', rs(Math.round(price * 0.81))],
    ['e-Stamp Code', s.digits(16, 49)],
  ])}<p class="band">Seller Details</p>${pairTable([
    ['Name', escaped(seller.name)],
    ['Pita/Pati', escaped(seller.elder)],
    ['Mobile No.', `${seller.mobile.slice(0, 2)}XXXXXX${seller.mobile.slice(8)}`],
    ['Address', escaped(seller.home)],
  ])}<p class="band">Buyer Details</p>${pairTable([
    ['Name', owners(tell, buyers, ', ')],
    ['Pita/Pati', escaped(first.elder)],
    ['Category', 'Individual'],
    ['Address', `${escaped(first.home)}, Pin ${s.homePin}`],
  ])}<p class="band">Property Details</p>${pairTable([
    ['Property Id', s.digits(12, 50)],
    ['Type', s.isFlat ? 'Building / Flat' : 'Plot (Residential)'],
    ['Property Address', place(s)],
    ['Pin Code', s.has(0.6, 51) ? tell.states('pincode', s.pin) : ''],
    what,
    build,
    !s.isFlat && s.has(0.5, 52) && ['Plot location', tell.states('type_of_plot', s.pick(['Corner', 'Intermediate'], 53))],
    s.isFlat && ['Undivided share', share(s)],
  ])}<p class="band">Boundaries / चतुर्सीमा</p>${sidesOf(s, 54)}<p>विक्रेता <span class="far">क्रेता<br>${again(
    buyers,
    '<br>',
  )}</span></p><p>Service Provider: ${escaped(s.officer.name)}, Licence SP${s.digits(6, 55)}, Mob. ${s.officer.mobile}</p>`
}

const agreed = (s: Scene, ...names: string[]): void => {
  begun(s, 'Agreement to Sell', ...names)
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  s.tell.allows('loan_type', 'Home Loan')
}

/** A 'satakhat' in running clauses. */
const satakhat = (s: Scene): string => {
  agreed(s, 'Satakhat')
  const { tell, buyers, seller, price, dates } = s
  const earnest = Math.round(price / 100_000) * 11_000
  const seller1 = `${adult(seller, tell.states('property_owner_name', seller.name), 0)}, residing at ${escaped(seller.home)}`
  return `<h1>AGREEMENT TO SELL WITHOUT POSSESSION<br>(SATAKHAT)</h1><p>Party of the First Part (Purchasers): ${applicants(
    tell,
    buyers,
    ' and ',
    adult,
  )}, residing at ${escaped(s.first.home)} - ${s.homePin}, Mobile ${cell(s, 0.6)}</p><p>Party of the Second Part (Owner / Seller):
${seller1},
Mobile ${seller.mobile}</p>${clauses(
    [
      `The Second Party is the independent owner of ${place(s)}${pinIn(s, 0.5, 60)}, ${sold(s)}, and in actual possession of it.`,
      `The Second Party agrees to sell it to the First Party at the rate fixed in lump sum of ${rs(price)} and has taken ${rs(
        earnest,
      )} as earnest money (bana) on ${dayOf(dates.deed).dots}.`,
      `The First Party will raise a loan from any bank; the registered sale deed will be made within ${s.whole(2, 6, 61)} months.`,
      s.has(0.4, 62) && `The property is ${tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')}, N.A. and title clear.`,
      `Society transfer fee, torrent power dues and AMC tax up to today are of the Second Party.`,
      ...standing(s, 'agreement', 401),
    ],
    (at) => `(${at})`,
  )}${sidesOf(s, 63)}<p>Broker: ${escaped(s.witnesses[0].name)} Estate, ${s.witnesses[0].mobile}</p><p>First Party: ${again(
    buyers,
    ', ',
  )} <span class="far">Second Party</span></p>`
}

/** A Malwa 'bayana chitthi', Hindi labels with English beside. */
const bayana = (s: Scene): string => {
  agreed(s, 'Ikrarnama')
  const { tell, buyers, seller, price, dates } = s
  const forms = s.isFlat ? (['क्षेत्रफल (Super Area)', superArea(s)] as const) : (['क्षेत्रफल (Area)', extent(s)] as const)
  return `<h1>विक्रय अनुबंध पत्र<br>AGREEMENT FOR SALE</h1>${numberedTable([
    ['विक्रेता / Seller', `${owners(tell, [seller], '', shri)}<br>Niwasi ${escaped(seller.home)}`],
    ['क्रेता / Buyer', `${applicants(tell, buyers, '<br>', shri)}<br>Niwasi ${escaped(s.first.home)}`],
    ['क्रेता का मोबाइल', cell(s, 0.6)],
    ['विक्रेता का मोबाइल', seller.mobile],
    ['संपत्ति / Property', `${place(s)}${pinIn(s, 0.5, 64)}`],
    forms,
    ['सौदा राशि / Price', `${rs(price)} (${inWords(price)})`],
    ['बयाना / Advance', rs(Math.round(price / 12))],
    ['रजिस्ट्री की अवधि', `${s.whole(45, 120, 65)} दिन`],
  ])}${sidesOf(s, 66)}<p>उक्त अनुबंध दिनांक ${dayOf(dates.deed).dots} को दो गवाहों के समक्ष लिखा गया. Gawah:
${again(s.witnesses, ', ', shri)}</p>`
}

/** The lease of an estate, a municipality or a town's nazul office. */
const lease =
  (draft: 'estate' | 'nazul') =>
  (s: Scene): string => {
    const { tell, buyers, sqmt, whole, lease: term, authority, first } = s
    mayList(tell, 'Lease Deed')
    mayApply(tell, buyers)
    const from = dayOf(s.dates.deed)
    const years = draft === 'nazul' ? 30 : term.years
    const rent = rounded(sqmt.plot * whole(1, 6, 70), 0)
    const lessor = draft === 'nazul' ? `${authority}, Nazul Shakha` : `Industrial & Housing Estate Corporation of ${s.state}`
    tell.allows('developer_name', lessor, authority)
    const lessees = owners(tell, buyers, ' and ', draft === 'nazul' ? shri : adult)
    if (draft === 'nazul')
      return `<h1>स्थायी पट्टा
विलेख<br>${tell.states('land_freehold_or_leasehold', 'PERMANENT LEASE (PATTA) DEED', 'Leasehold')}</h1>${valueFirst([
        ['पट्टाकर्ता (Lessor)', lessor],
        ['पट्टेदार (Lessee)', lessees],
        ['पता', `${escaped(first.home)} ${s.homePin}`],
        ['प्रकरण क्र.', `${s.digits(3, 71)}/अ-20/${from.year}`],
        ['पट्टे की भूमि (Land)', `${landPlace(s)}${pinIn(s, 0.5, 72)}`],
        ['क्षेत्रफल (Area)', extent(s)],
        ['अवधि (Period)', termOf(s, years, from.typed, rent, `${years} वर्ष`)],
        ['प्रारंभ दिनांक (From)', from.dots],
        ['वार्षिक भू-भाटक (Annual ground rent)', `Rs. ${grouped(rent)}`],
        ['प्रब्याजि (Premium)', rs(Math.round(s.sqft.plot * 610))],
      ])}${sidesOf({ ...s, isFlat: false }, 73)}<p>नजूल अधिकारी <span class="far">पट्टेदार ${again(buyers, ', ')}</span></p>`
    const word = tell.states('land_freehold_or_leasehold', 'LEASE DEED', 'Leasehold')
    return `<p class="right">Estate file ${s.digits(5, 74)}</p><h1>${word}</h1><p>This Lease is made on ${from.legal} between ${lessor} (the
Lessor) and ${lessees}, of ${escaped(first.home)} (the Lessee).</p>${clauses(
      [
        `In consideration of allotment price of ${rs(Math.round(s.sqft.plot * 430))} the Lessor demises unto the Lessee
${landPlace(s)}${pinIn(
          s,
          0.5,
          75,
        )}, ${extent(s)}, to hold for the term of ${termOf(s, years, from.typed, rent, `${years} years`)} computed from ${from.spoken}.`,
        `The Lessee shall pay in advance on 1st April yearly rent of Rs. ${grouped(rent)} and service charges as revised each 3 years.`,
        `Rent unpaid carries 18 % interest. Lessee shall use the plot only for a dwelling house within building line of 3.00 Mtr.`,
        `On transfer, 10 % of the unearned increase is payable to the Lessor.`,
        ...standing(s, 'lease', 402),
      ],
      (at) => `${at}.0`,
    )}<p><b>Schedule of plot</b></p>${sidesOf({ ...s, isFlat: false }, 76)}<p>Regional Manager <span
class="far">${again(buyers, '<br>', member)}</span></p>`
  }

/** A deed by which a society's member sells house and shares. */
const tenement = (s: Scene): string => {
  const { tell, buyers, seller, price, dates, society } = s
  begun(s, 'Sale Deed', 'Deed of Transfer')
  mayApply(tell, buyers)
  const shares = `${s.whole(1, 5, 56) * 5} fully paid shares bearing Nos. ${s.whole(10, 90, 57)} to ${s.whole(91, 120, 58)}`
  return `<p class="far">Regn. No. ${s.digits(5, 59)}/${dayOf(dates.deed).year}</p><h1>DEED OF ABSOLUTE SALE</h1><p>BETWEEN ${shri(
    seller,
    escaped(seller.name),
    0,
  )} of ${escaped(seller.home)} ... SELLER</p><p>AND ${owners(tell, buyers, ' &amp; ', shri)} of ${escaped(s.first.home)}, ${s.homePin} ...
BUYER</p><p>The Seller being a member of ${escaped(society)} holding ${shares} under Share Certificate No. ${s.whole(5, 90, 67)} sells and
transfers to the Buyer the property below for ${rs(price)}, of which TDS of 1 % is deducted.</p>${factLines(
    [
      ['Property', `${place(s)}${pinIn(s, 0.5, 68)}`],
      ['Description', sold(s)],
      ['Executed on', dayOf(dates.deed).spoken],
      ['Sub Registrar', `${s.town} (${s.taluka})`],
    ],
    ' :- ',
    '#',
  )}${sidesOf(s, 69)}${leftTable([
    ['SELLER', `${escaped(seller.name)} (photo, thumb)`],
    ['BUYER', again(buyers, '<br>')],
  ])}`
}

export const saleDeed = drafted(7, dastavej, regional(tenement, registryPrint), overleaf('deed', 403, tenement, 'Covenants'))
export const agreementToSell = drafted(8, satakhat, regional(satakhat, overleaf('agreement', 404, bayana, 'शर्तें / Terms')))
export const leaseDeed = drafted(9, lease('estate'), regional(lease('estate'), overleaf('lease', 405, lease('nazul'))))
