import { amountInWords, type IntakeKey } from '@parakh/contracts'
import type { PaperWriter } from '../../../style.ts'
import { allowsTitle, statesApplicants } from '../noted.ts'
import { indian, masked } from '../wording.ts'
import { cards, dialled, framed, homeOf, pairs, screenFor, sheet, unitCards, webName, type Card, type Screen } from './manner.ts'

/** The buyers, their own mobile and what tempts beside it. */
const buyerCards = (screen: Screen): Card[] => {
  const { tell, chance, buyers, name, property, booking } = screen
  const [first, second] = statesApplicants(tell, buyers, name)
  tell.allows('property_owner_name', buyers.map(({ name: one }) => one).join(', '), property.developer)
  tell.allows('ownership_type', buyers.length > 1 ? 'Joint' : 'Single')
  const { mobile, pan } = property.applicant
  const shown = chance.happens(0.65) ? tell.states('contact_number', dialled(mobile, chance), mobile) : masked(mobile)
  return [
    [chance.pick(['Primary Allottee', 'First Applicant', 'Customer Name', 'Sole / First Buyer']), first ?? ''],
    second ? [chance.pick(['Co-Allottee', 'Second Applicant', 'Co-applicant']), second] : null,
    ['Customer ID', `C${chance.digits(7)}`],
    ['Booking No.', booking],
    [chance.pick(['Registered Mobile', 'Mobile']), shown],
    ['PAN', chance.happens(0.5) ? pan : `XXXXX${pan.slice(5)}`],
    ['Communication address', homeOf(property.applicant, screen)],
  ]
}

const areaCards = ({ property: { areas }, tell, chance, rate, oldSqft }: Screen, isFinal = false): Card[] => {
  const carpet: Card = ['Carpet Area (RERA)', `${indian(areas.carpetSqft)} sq ft`]
  const whole: Card = [
    chance.pick(['Saleable Area', 'Super Built-up Area', 'Super Area']),
    `${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} sq ft`,
  ]
  return [
    ...(chance.happens(0.5) ? [carpet, whole] : [whole, carpet]),
    ['Balcony', `${chance.whole(50, 140)} sq ft`],
    isFinal ? ['Area at booking', `${indian(oldSqft)} sq ft`] : ['Rate per sq ft', indian(rate)],
  ]
}

type Cost = { label: string; key?: IntakeKey; amount: number; gst: number }

/** The heads of a cost sheet; which of them are charged differs from tower to tower. */
const costsOf = ({ property: { charges, areas }, chance, rate }: Screen): Cost[] => {
  const often: [number, Cost][] = [
    [1, { label: 'Basic Sale Price', amount: areas.superSqft * rate, gst: 5 }],
    [0.7, { label: 'PLC (Corner, Park facing)', key: 'amenities_plc', amount: charges.plc, gst: 5 }],
    [0.8, { label: 'Car Parking (1 covered)', key: 'amenities_car_parking', amount: charges.parking, gst: 5 }],
    [0.5, { label: 'EDC', key: 'amenities_edc', amount: charges.edc, gst: 0 }],
    [0.5, { label: 'IDC', key: 'amenities_idc', amount: charges.idc, gst: 0 }],
    [0.6, { label: 'Power Backup (3 kVA)', key: 'amenities_power_backup', amount: charges.power, gst: 18 }],
    [0.9, { label: 'Club Membership', amount: charges.club, gst: 18 }],
    [0.6, { label: 'IFMS', amount: areas.superSqft * 75, gst: 0 }],
  ]
  return often.filter(([share]) => chance.happens(share)).map(([, cost]) => cost)
}

/** The cost sheet with columns of tax, its charges noted. */
const costSheet = (screen: Screen): string => {
  const { tell, property, rupees } = screen
  const costs = costsOf(screen)
  const taxOf = ({ amount, gst }: Cost): number => Math.round((amount * gst) / 100)
  const others = costs.filter(({ key }, at) => !key && at > 0)
  const others_ = others.map(({ label, amount }) => `${label} ${amount}`).join(', ')
  const withTax = others.map((cost) => `${cost.label} ${cost.amount + taxOf(cost)}`).join(', ')
  if (others[0]) tell.states('amenities_others', indian(others[0].amount), others_, withTax)
  const total = costs.reduce((sum, cost) => sum + cost.amount + taxOf(cost), 0)
  const line = (cost: Cost, at: number): string[] => {
    const whole = cost.amount + taxOf(cost)
    const printed = rupees(cost.amount)
    const amount = cost.key ? tell.states(cost.key, printed, String(cost.amount), String(whole)) : printed
    return [String(at + 1), cost.label, at === 0 ? indian(screen.rate) : '-', amount, `${cost.gst}%`, indian(taxOf(cost)), indian(whole)]
  }
  return `${sheet(['#', 'Particulars', 'Rate / sq ft', 'Amount', 'GST', 'GST Amt', 'Total'], costs.map(line), [
    '',
    'Total Unit Cost',
    '',
    '',
    '',
    '',
    indian(total),
  ])}<p class="fine">${amountInWords(total)}. Stamp duty and registration extra. TDS at 1% under section 194-IA on
    ${rupees(property.price)}.</p>`
}

const planSheet = ({ property: { price }, date, property }: Screen): string =>
  sheet(
    ['Milestone', 'Due', '%', 'Amount (₹)'],
    [
      ['On booking', date(property.dates.letter), '10%', indian(price / 10)],
      ['Within 45 days', '-', '20%', indian(price / 5)],
      ['On casting of 5th slab', 'On demand', '30%', indian((price * 3) / 10)],
      ['On offer of possession', 'On demand', '40%', indian((price * 2) / 5)],
    ],
  )

/** A letter of cards, and the cost sheet behind it. */
export const allotment: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 4)
  const { chance, rera, landline, date } = screen
  allowsTitle(tell, 'Allotment Letter')
  const { developer, dates, bank, town } = property
  const firm = tell.states('developer_name', developer)
  const unit = unitCards(screen)
  return framed(screen, {
    brand: firm,
    title: chance.pick(['Allotment Letter & Cost Sheet', 'Unit Allotment', 'Welcome Kit - Allotment']).replace('&', '&amp;'),
    address: `my.${webName(developer)}.example/allotment/${chance.digits(6)}`,
    pages: [
      `<p>${date(dates.letter)}</p><p>Dear Customer, thank you for choosing us. Your unit has been allotted as follows.</p>
      <h3>Customer</h3>${cards(buyerCards(screen))}<h3>Unit</h3>${cards([...unit, ...areaCards(screen)])}
      <p class="fine">RERA Regn. ${rera} | Sales office: ${chance.whole(2, 60)}, Business Bay, ${town} ${bank.pin} | Care ${landline}</p>`,
      `<h3>Cost Sheet</h3>${costSheet(screen)}<h3>Payment Plan</h3>${planSheet(screen)}
      <p class="fine">Relationship manager: ${bank.officer.name}, +91 ${bank.officer.mobile}. Token receipt ${screen.receipt}. This is a
      computer generated document.</p>`,
    ],
  })
}

/** An agreement by parts, signed by click. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 5)
  const { chance, rera, date, rupees, site, receipt } = screen
  const { developer, dates, price, plan, town, bank, seller } = property
  allowsTitle(tell, 'Agreement for Sale')
  const uds = `${(site.udsSqft * 0.092903).toFixed(2)} sq m`
  const hasShare = chance.happens(0.4)
  const share: Card = hasShare ? ['Undivided share of land', tell.states('final_land_area_uds', uds)] : null
  const approved: Card = chance.happens(0.5)
    ? [
        'Building plan approval',
        `${tell.states('sanction_approval_no', plan.number)} dated
        ${tell.states('sanction_number_date', date(plan.date), plan.date.split('-').toReversed().join('/'))}`,
      ]
    : null
  return framed(screen, {
    brand: 'Agreement for Sale',
    title: 'Digitally signed copy',
    address: `esign.${webName(developer)}.example/a/${chance.digits(9)}`,
    pages: [
      `<p>This Agreement for Sale is executed on ${date(dates.deed)} by and between ${tell.states('developer_name', developer)}
      ("Promoter"), registered office
      ${chance.whole(2, 60)}, Trade Tower, ${town} ${bank.pin}, represented by ${seller.name}, and the Allottee(s) named in Part A.</p>
      <h3>Part A - Allottee(s)</h3>${cards(buyerCards(screen), 2)}
      <h3>Part B - Apartment</h3>${cards([...unitCards(screen), ...areaCards(screen), share])}`,
      `<h3>Part C - Commercial terms</h3>${pairs([
        ['Total price (excluding taxes)', `${rupees(price)} (${amountInWords(price)})`],
        ['Booking amount received', `${rupees(Math.round(price / 10))}, receipt ${receipt}`],
        ['Project land', `${indian(site.sqft * 12)} sq ft in Survey No. ${screen.survey}`],
        ['RERA registration', rera],
        approved,
        ['Possession on or before', `31-Dec-${Number(dates.deed.slice(0, 4)) + 4}`],
        ['Interest on delay', 'SBI MCLR + 2%'],
      ])}<h3>Part D - Terms</h3><ol><li>The Allottee shall make payments as per the payment plan in Annexure C.</li>
      <li>The Promoter shall compensate the Allottee for delay at the rate prescribed.</li>
      <li>Defects of structure notified within five years shall be rectified free of cost.</li>
      <li>Disputes shall be referred to the Authority under the Act.</li></ol>
      <p class="fine">Witness 1: ${screen.witnesses[0]?.name ?? ''} | Witness 2: ${screen.witnesses[1]?.name ?? ''} | Signed with Aadhaar
      eSign, txn ${chance.digits(12)}</p>`,
    ],
  })
}

/** The home is ready: what it measures and what is due. */
export const possession: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 6)
  const { chance, date, landline } = screen
  const { developer, dates, bank, plan } = property
  allowsTitle(tell, 'Offer of Possession')
  tell.allows('sanction_approval_no', `OC-${plan.number}`)
  tell.allows('sanction_number_date', plan.date.split('-').toReversed().join('/'))
  const hasCosts = chance.happens(0.5)
  const due = chance.whole(2, 18) * 10_000
  return framed(screen, {
    brand: tell.states('developer_name', developer),
    title: chance.pick(['Offer of Possession', 'Possession Letter', 'Handover Intimation']),
    address: `my.${webName(developer)}.example/possession/${chance.digits(6)}`,
    pages: [
      `<p>${date(dates.letter)}</p><p>The occupancy certificate (OC-${plan.number}, ${date(plan.date)}) has been received and your home is
      ready.</p>
      ${cards(buyerCards(screen), 2)}<h3>Your home</h3>${cards([...unitCards(screen), ...areaCards(screen, true)], chance.pick([2, 3]))}`,
      `${hasCosts ? `<h3>Final account</h3>${costSheet(screen)}` : ''}<h3>Dues before handover</h3>${sheet(
        ['Head', 'Demand No.', 'Due on', 'Amount (₹)'],
        [
          ['Balance consideration', chance.digits(6), date(dates.letter), indian(due)],
          ['CAM charges for 12 months', chance.digits(6), date(dates.letter), indian(due / 5)],
        ],
        ['Total', '', '', indian(due + due / 5)],
      )}<p class="fine">Holding charges of ₹ 10 per sq ft per month apply after 60 days.
      Facility desk ${landline}, ${bank.officer.name} ${bank.officer.mobile}.</p>`,
    ],
  })
}
