import { amountInWords } from '@parakh/contracts'
import { sides, type Person, type Side } from '../../../property.ts'
import type { PaperWriter } from '../../../style.ts'
import { allowsBuyers, allowsTitle, statesApplicants, statesBoundaries, statesSizes } from '../noted.ts'
import { dmy, indian, yearOf } from '../wording.ts'
import { cards, framed, homeOf, pairs, propertyLine, screenFor, sheet, type Card, type Screen } from './manner.ts'

/** The extent of what is sold, noted. */
const extent = ({ property: { isFlat, areas }, tell, chance }: Screen): Card[] => {
  if (isFlat)
    return [
      ['Super built-up area', `${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} sq.ft.`],
      ['Carpet area', `${indian(areas.carpetSqft)} sq.ft.`],
    ]
  const sqmt = (): string => `${tell.states('land_area_docs_sqmt', areas.plotSqmt.toFixed(2), String(areas.plotSqmt))} Sq.Mt.`
  const sqft = (): string => `${tell.states('land_area_docs_sqft', indian(areas.plotSqft), String(areas.plotSqft))} Sq.Ft.`
  return [['Area', chance.pick([() => sqmt(), () => `${sqft()} (${sqmt()})`, () => sqft()])()]]
}

/** Boundaries and lengths as a table, or as cards; absent from some prints. */
const around = (screen: Screen): string => {
  const { property, tell, chance, plot } = screen
  const { isFlat, sizes } = property
  if (!chance.happens(0.8)) return ''
  const said = statesBoundaries(tell, isFlat ? property.boundaries : plot.boundaries)
  const english = (side: Side): string => `${side.charAt(0).toUpperCase()}${side.slice(1)}`
  const hasSizes = !isFlat && chance.happens(0.6)
  if (!hasSizes)
    return chance.happens(0.5)
      ? cards(
          sides.map((side): Card => [english(side), said[side]]),
          2,
        )
      : sheet(
          ['Direction', 'Bounded by'],
          sides.map((side) => [english(side), said[side]]),
        )
  if (chance.happens(0.4)) {
    statesSizes(tell, `${sizes.eastWest} ft`, `${sizes.northSouth} ft`)
    return `${sheet(
      ['Direction', 'Bounded by'],
      sides.map((side) => [english(side), said[side]]),
    )}${pairs([['Dimensions', `East-West ${sizes.eastWest} ft x North-South ${sizes.northSouth} ft`]])}`
  }
  const length = (side: Side): string => `${side === 'north' || side === 'south' ? sizes.eastWest : sizes.northSouth} ft`
  return sheet(
    ['Side', 'Bounded by', 'Length'],
    sides.map((side) => [english(side), said[side], tell.states(`dimensions_deed_${side}`, length(side))]),
  )
}

/** A party in the form of a registry's print: every part of the address under its own word. */
const entry = (person: Person, screen: Screen): string => {
  const { chance, property, name } = screen
  const [number = '', colony = ''] = person.address.split(', ')
  return `Name: ${name(person)}, Age: ${person.age}, Address: Plot No: ${number}, Floor No: -, Building Name: -, Block No: ${colony}, Road
    No: -,
    ${property.town}, ${property.state}. Pin Code: ${property.bank.pin.slice(0, 3)}${String(chance.whole(1, 98)).padStart(3, '0')} PAN No:
    ${person.pan}`
}

/** A registry's own summary of the deed. */
export const saleDeed: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 1)
  const { chance, sellers, buyers, name, survey, marketValue, deed, village } = screen
  const { town, dates, price } = property
  allowsTitle(tell, 'Index II', 'Sale Deed')
  tell.states('property_owner_name', buyers.map(name).join(', '), buyers.map((one) => one.name).join(', '))
  allowsBuyers(
    tell,
    buyers.map((one) => one.name),
  )
  const { address, code } = propertyLine(screen, 0.6)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const extents = extent(screen)
  const free: Card = chance.happens(0.3) ? ['Tenure', tell.states('land_freehold_or_leasehold', 'Freehold')] : null
  return framed(screen, {
    brand: `Registration Department, ${property.state}`,
    title: `Index II - Doc No ${deed.number}/${yearOf(dates.deed)}`,
    address: `igr.${property.state.toLowerCase().replaceAll(' ', '')}.example/index2?doc=${chance.digits(12)}`,
    pages: [
      `${cards([
        ['Sub Registrar', `Joint S.R. ${town} ${chance.whole(1, 12)}`],
        ['Document No.', `${deed.number}/${yearOf(dates.deed)}`],
        ['Village / Division', village],
      ])}${pairs([
        ['(1) Type of document', chance.pick(['Sale Deed', 'Deed of Sale', 'Conveyance'])],
        ['(2) Consideration', indian(price)],
        ['(3) Market value', indian(marketValue)],
        [
          '(4) Property description',
          `1) Corporation: ${town}. Other details: ${address}${code ? `, Pin ${code}` : ''}; Survey Number: ${survey}`,
        ],
        ...extents.map((card): Card => (card ? [`(5) ${card[0]}`, card[1]] : null)),
        free,
        ['(7) Executing party (seller)', sellers.map((one, at) => `${at + 1}) ${entry(one, screen)}`).join('<br>')],
        ['(8) Claiming party (purchaser)', buyers.map((one, at) => `${at + 1}) ${entry(one, screen)}`).join('<br>')],
        ['(9) Date of execution', dmy(dates.deed)],
        ['(10) Date of registration', dmy(dates.deed)],
        ['(12) Stamp duty as per market value', indian(Math.round(price * 0.06))],
        ['(13) Registration fee', indian(30_000)],
      ])}${around(screen)}<p class="fine">Valuation ID ${chance.digits(14)}. GRN MH${chance.digits(15)}.
      This print is not a certified copy.</p>`,
    ],
  })
}

/** An agreement whose parties and property stand in cards. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 2)
  const { chance, sellers, buyers, name, date, rupees, prior, receipt } = screen
  const { dates, price, bank } = property
  allowsTitle(tell, 'Agreement to Sell', prior.name)
  tell.allows('ownership_type', 'Single', 'Joint')
  tell.allows('loan_type', 'Home Loan')
  tell.states('property_owner_name', sellers.map(name).join(', '), sellers.map((one) => one.name).join(', '))
  const printed = statesApplicants(tell, buyers, name)
  const { address, code } = propertyLine(screen)
  const party = (people: readonly Person[], role: string, shown: readonly string[]): string =>
    people
      .map((one, at) =>
        cards(
          [
            [people.length > 1 ? `${role} ${at + 1}` : role, shown[at] ?? ''],
            ['Parentage', one.parentage],
            ['PAN', one.pan],
            ['Address', homeOf(one, screen)],
          ],
          2,
        ),
      )
      .join('')
  return framed(screen, {
    brand: 'Agreement to Sell',
    title: `e-Stamp ${screen.eStamp}`,
    address: `deeds.example/agreement/${chance.digits(8)}`,
    pages: [
      `<p>This Agreement to Sell is made on ${date(dates.deed)} between the parties
      below.</p><h3>Seller</h3>${party(sellers, 'Seller', sellers.map(name))}
      <h3>Buyer</h3>${party(buyers, 'Buyer', printed)}
      <h3>Schedule of property</h3>${cards([['Property', address], code ? ['PIN', code] : null, ...extent(screen)], 2)}${around(screen)}`,
      `<h3>Commercials</h3>${sheet(
        ['Particulars', 'Mode', 'Date', 'Amount'],
        [
          ['Token', 'UPI', date(dates.deed), rupees(51_000)],
          ['Part payment', `NEFT ${bank.name}`, date(dates.deed), rupees(Math.round(price / 10))],
          ['Balance from home loan', 'On registration', '-', rupees(price - 51_000 - Math.round(price / 10))],
        ],
        ['Total sale price', '', '', rupees(price)],
      )}<p>(${amountInWords(price)})</p><ol><li>The Seller derives title from ${prior.name} No. ${prior.number} of ${yearOf(prior.date)}
      executed by ${prior.from}.</li>
      <li>The Seller shall clear society dues and property tax until handover.</li><li>Either party in default shall pay
      ${rupees(100_000)} as liquidated damages.</li></ol>
      <p class="fine">Broker: ${screen.architect} Realty, RERA A51${chance.digits(9)}, 9${chance.digits(9)}; brokerage receipt ${receipt}.
      Witnesses: ${screen.witnesses.map((one) => one.name).join(', ')}</p>`,
    ],
  })
}

/** An authority's abstract of the lease with its yearly payments. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 3)
  const { chance, buyers, name, date, rupees, booking } = screen
  const { lease, dates, town } = property
  const plain: Screen = { ...screen, property: { ...property, isFlat: false } }
  allowsTitle(tell, 'Lease Deed')
  allowsBuyers(
    tell,
    buyers.map((one) => one.name),
  )
  tell.allows('developer_name', lease.authority)
  tell.states('property_owner_name', buyers.map(name).join(', '), buyers.map((one) => one.name).join(', '))
  tell.states('land_freehold_or_leasehold', 'Leasehold')
  const { address, code } = propertyLine(plain)
  const gone = yearOf(dates.letter) - lease.from
  const start = `${lease.from}-06-${chance.whole(10, 28)}`
  const rent = rupees(lease.rent)
  const short = `${lease.years} years, rent Rs. ${lease.rent} per year`
  const hasBalance = chance.happens(0.5)
  const balance = `Term ${lease.years} years, expired ${gone} years, balance ${lease.years - gone} years, rent Rs. ${lease.rent}`
  tell.states(
    'period_expired_balance_lease_rent',
    rent,
    `${lease.years} years from ${dmy(start)}, rent Rs. ${lease.rent} per year`,
    short,
    ...(hasBalance ? [balance, `Balance ${lease.years - gone} years, rent Rs. ${lease.rent}`] : []),
  )
  return framed(screen, {
    brand: lease.authority,
    title: chance.pick(['Lease Deed Abstract', 'Lease Deed', 'Lease Record']),
    address: `lease.${town.toLowerCase().replaceAll(' ', '')}da.example/deed/${chance.digits(6)}`,
    pages: [
      `<h3>Lease</h3>${cards([
        ['Tenure', 'Leasehold'],
        ['Lease period', `${lease.years} years`],
        ['Commencement', date(start)],
        ['Annual lease rent', rent],
        hasBalance ? ['Expired / Balance', `${gone} years / ${lease.years - gone} years`] : null,
        ['Lease deed registered on', date(dates.deed)],
      ])}<h3>Lessee</h3>${cards(
        [
          [buyers.length > 1 ? 'Lessees' : 'Lessee', buyers.map(name).join(', ')],
          ['Parentage', buyers.map(({ parentage }) => parentage).join(', ')],
          ['Registration No.', booking],
          ['Correspondence address', homeOf(property.applicant, screen)],
        ],
        2,
      )}<h3>Demised premises</h3>${cards([['Plot', address], code ? ['PIN code', code] : null, ...extent(plain)], 2)}${around(plain)}`,
      `<h3>Payment of lease rent</h3>${sheet(
        ['Year', 'Demand', 'Paid', 'Challan'],
        [2, 1, 0].map((back) => [`${yearOf(dates.letter) - back}`, rent, rent, chance.digits(8)]),
      )}<h3>Covenants</h3><ol><li>The premises shall be used for residential purpose only.</li><li>Mortgage with prior permission of the
      Lessor is allowed.</li>
      <li>Transfer attracts charges at the rate notified, presently ${rupees(chance.whole(200, 900))} per sq m.</li></ol>
      <p class="fine">Authorised signatory: ${screen.architect}, Manager (Residential). Premium paid
      ${rupees(Math.round(property.price / 9))}.</p>`,
    ],
  })
}
