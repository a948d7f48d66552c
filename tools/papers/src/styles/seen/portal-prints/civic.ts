import type { PaperWriter } from '../../../style.ts'
import { allowsBuyers, allowsPlot, allowsTitle } from '../noted.ts'
import { dmy, indian, masked, yearOf } from '../wording.ts'
import { cards, framed, pairs, propertyLine, screenFor, sheet, type Card, type Screen } from './manner.ts'

const webTown = ({ property: { town } }: Screen): string => town.toLowerCase().replaceAll(' ', '')

/** The certificate with everybody who held the property before. */
export const mutation: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 7)
  const { chance, buyers, sellers, name, date, prior, deed, assessment } = screen
  const { town, dates, isFlat, areas } = property
  allowsTitle(tell, 'Mutation Certificate')
  allowsBuyers(
    tell,
    buyers.map((one) => one.name),
  )
  const owner = tell.states('property_owner_name', buyers.map(name).join(', '), buyers.map((one) => one.name).join(', '))
  const { address, code } = propertyLine(screen, 0.6)
  const area: Card = isFlat
    ? ['Built-up area (sq ft)', tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))]
    : ['Land area (sq yd)', tell.states('land_area_docs_sqyd', indian(areas.plotSqyd), String(areas.plotSqyd))]
  return framed(screen, {
    brand: `${town} Municipal Corporation`,
    title: chance.pick(['e-Mutation Certificate', 'Property Record Extract', 'Ownership Transfer Order']),
    address: `ptax.${webTown(screen)}mc.example/mutation/${chance.digits(7)}`,
    pages: [
      `${cards([
        ['Application No.', `MUT-${chance.digits(6)}`],
        ['Order date', date(dates.letter)],
        ['Property UID', assessment],
      ])}<h3>Property</h3>${cards([['Property address', address], code ? ['Pincode', code] : null, area, ['Usage', 'Residential']], 2)}
      <h3>Current owner</h3>${cards([
        ['Owner name', owner],
        ['Owner mobile', masked(property.applicant.mobile)],
        ['Share', buyers.length > 1 ? '50% each' : '100%'],
      ])}
      <h3>Ownership history</h3>${sheet(
        ['#', 'Owner', 'From', 'Document'],
        [
          ['1', prior.from, dmy(`${yearOf(prior.date) - 9}-04-01`), 'Original allotment'],
          ['2', sellers.map(({ name: one }) => one).join(', '), dmy(prior.date), `${prior.name} ${prior.number}/${yearOf(prior.date)}`],
          ['3', buyers.map(({ name: one }) => one).join(', '), dmy(dates.deed), `Sale Deed ${deed.number}/${yearOf(dates.deed)}`],
        ],
      )}<p class="fine">Fee ${indian(chance.whole(3, 40) * 100)} paid, transaction ${chance.digits(12)}.
      Verified by ${screen.architect}. This certificate does not confer title.</p>`,
    ],
  })
}

/** What the portal shows when the tax is paid. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 8)
  const { chance, buyers, name, date, rupees, assessment } = screen
  const { town, dates, isFlat, areas, applicant } = property
  const owners = chance.happens(0.5) ? buyers : buyers.slice(0, 1)
  allowsTitle(tell, 'Property tax receipt')
  const owner = tell.states('property_owner_name', owners.map(name).join(' & '), owners.map((one) => one.name).join(', '))
  tell.allows('ownership_type', owners.length > 1 ? 'Joint' : 'Single')
  tell.allows('document_area_sqft', String(areas.builtSqft), String(areas.superSqft))
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const { address, code } = propertyLine(screen)
  const tax = chance.whole(20, 180) * 60
  const isMetric = chance.happens(0.4)
  const land: Card = isFlat
    ? null
    : isMetric
      ? ['Land area', `${tell.states('land_area_docs_sqmt', String(areas.plotSqmt))} sq m`]
      : ['Land area', `${tell.states('land_area_docs_sqft', String(areas.plotSqft))} sq ft`]
  return framed(screen, {
    brand: `${town} Municipal Corporation`,
    title: 'Online Payment Receipt',
    address: `ptax.${webTown(screen)}mc.example/receipt/${chance.digits(10)}`,
    pages: [
      `<p class="paid">PAYMENT SUCCESSFUL ${rupees(Math.round(tax * 1.25))}</p>${cards([
        ['Receipt No.', screen.receipt],
        ['Paid on', date(dates.letter)],
        ['Transaction ID', chance.digits(12)],
        ['Assessment No.', assessment],
        ['Paid by', screen.witnesses[0]?.name ?? ''],
        ['Payer mobile', `98${chance.digits(8)}`],
      ])}<h3>Property details</h3>${cards([
        ['Owner(s)', owner],
        ['Property address', address],
        code ? ['PIN code', code] : null,
        land,
        ['Covered area', `${isFlat ? areas.superSqft : areas.builtSqft} sq ft`],
        ['Floors', isFlat ? String(screen.flat.floor) : screen.houseFloors],
        ['Registered mobile', masked(applicant.mobile)],
        ['Zone', String(chance.whole(1, 12))],
      ])}<h3>Demand</h3>${sheet(
        ['Head', `${yearOf(dates.letter) - 1}-${String(yearOf(dates.letter)).slice(2)}`, 'Arrears', 'Total'],
        [
          ['General tax', indian(tax), '0', indian(tax)],
          ['Conservancy', indian(Math.round(tax * 0.15)), '0', indian(Math.round(tax * 0.15))],
          ['Library cess', indian(Math.round(tax * 0.1)), '0', indian(Math.round(tax * 0.1))],
        ],
        ['Total', '', '', indian(tax + Math.round(tax * 0.15) + Math.round(tax * 0.1))],
      )}<p class="fine">Help desk 1800 ${chance.digits(3)} ${chance.digits(4)}. Corporation House, ${town} ${property.bank.pin}.</p>`,
    ],
  })
}

/** The permit of an online system: areas by storey, what was proposed, what is allowed. */
export const sanctionLetter: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 9)
  const { chance, buyers, name, date, plot, floors, houseFloors, architect, booking, survey } = screen
  const { town, plan, areas } = property
  allowsTitle(tell, 'Building permit', 'Sanctioned plan', 'Building permission')
  const owner = tell.states('property_owner_name', buyers.map(name).join(', '), buyers.map((one) => one.name).join(', '))
  allowsBuyers(
    tell,
    buyers.map((one) => one.name),
  )
  allowsPlot(tell, plot.number, property)
  tell.allows('document_area_sqft', String(plan.builtSqft))
  const address = `Plot No. ${plot.number}, ${plot.colony}, ${plot.road}, ${town}`
  const others = [`${address}, ${property.state}`, `Plot No. ${plot.number}, Survey No. ${survey}, ${plot.colony}, ${plot.road}, ${town}`]
  tell.allows('property_address_doc', address, ...others)
  const isAsked = chance.happens(0.4)
  const upper = Number(houseFloors.split('+').at(-1))
  const wanted = `${houseFloors.charAt(0)}+${upper + 1}`
  const asked: Card = isAsked ? ['Floors proposed', tell.states('floors_proposed', wanted)] : null
  if (!isAsked) tell.allows('floors_proposed', houseFloors)
  const zone: Card = chance.happens(0.6) ? ['Land use zone (Master Plan)', tell.states('usage_as_per_cdp', 'Residential')] : null
  const hasCode = chance.happens(0.5)
  const sqm = (sqft: number): string => (sqft / 10.7639).toFixed(2)
  const total = tell.states('approved_area_plan_sqft', indian(plan.builtSqft), String(plan.builtSqft))
  return framed(screen, {
    brand: 'Online Building Permission System',
    title: `${town} ${chance.pick(['Development Authority', 'Municipal Corporation'])}`,
    address: `obps.${webTown(screen)}.example/permit/${chance.digits(8)}`,
    pages: [
      `<h3>Building Permit</h3>${cards([
        ['Permit No.', tell.states('sanction_approval_no', plan.number)],
        ['Permit date', tell.states('sanction_number_date', date(plan.date), dmy(plan.date))],
        ['Application No.', `${booking}/OBPS`],
        ['Owner', owner],
        ['Architect', `${architect} (CA/${chance.whole(1992, 2016)}/${chance.digits(5)})`],
        ['Architect mobile', `9${chance.digits(9)}`],
        ['Site address', tell.states('address_as_per_plan', address, address, ...others)],
        hasCode ? ['Site PIN', tell.states('pincode', property.pin)] : null,
        ['Survey No.', survey],
      ])}<h3>Area statement</h3>${pairs([
        ['Plot area as per plan', `${tell.states('land_area_plan', `${indian(areas.plotSqmt)} sq m`)}`],
        ['Area under road widening', `${chance.whole(2, 9)}.25 sq m`],
        ['Use of building', tell.states('usage_approved_as_per_plan', 'Residential')],
        zone,
        asked,
        ['Floors sanctioned', tell.states('floors_sanctioned', houseFloors)],
        ['Permissible / achieved FAR', `2.25 / ${(plan.builtSqft / areas.plotSqft).toFixed(2)}`],
      ])}`,
      `<h3>Floor-wise built-up area</h3>${sheet(
        ['Floor', 'Use', 'Area (sq m)', 'Area (sq ft)'],
        floors.map(({ storey, sqft, isCounted }) => [
          `${storey} floor`,
          isCounted ? 'Residential' : 'Parking (free of FAR)',
          sqm(sqft),
          indian(sqft),
        ]),
        ['Total built-up area (FAR)', '', sqm(plan.builtSqft), total],
      )}<h3>Fees</h3>${sheet(
        ['Head', 'Challan', 'Amount'],
        [
          ['Scrutiny fee', chance.digits(8), indian(chance.whole(20, 90) * 100)],
          ['Development charges', chance.digits(8), indian(chance.whole(200, 900) * 100)],
        ],
      )}<ol><li>Valid for three years from the permit date.</li><li>Commencement notice to be uploaded before start of work.</li>
      <li>Any deviation shall render the permit void.</li></ol><p class="fine">Digitally signed by Town Planner, ${town}. Verify at the
      portal with code ${chance.digits(6)}.</p>`,
    ],
  })
}
