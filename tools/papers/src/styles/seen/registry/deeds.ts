import type { PaperWriter } from '../../../style.ts'
import { allowsBuyers, allowsTitle, statesApplicants } from '../noted.ts'
import { dmy, indian, yearOf } from '../wording.ts'
import { deskFor, inFull, onThisDay, party, registered, rupees, stampHead, witnessed, type Desk } from './manner.ts'
import { flatSchedules, plotSchedule } from './schedule.ts'

/** Several people under their numbers, as one clause. */
const parties = (people: Desk['buyers'], desk: Desk): string =>
  people.map((person, at) => `${people.length > 1 ? `${at + 1}) ` : ''}${party(person, desk)}`).join(' <b>AND</b> ')

/** How the seller came to the property: older owners, older extents, older numbers. */
const recitals = (desk: Desk, seller: string): string => {
  const { prior, property, chance, survey, village, door } = desk
  const deed = `${prior.name} dated ${dmy(prior.date, '.')}, registered as Document No. ${prior.number} of ${yearOf(prior.date)}`
  return `<p>WHEREAS the ${seller} herein is the absolute owner and in peaceful possession and enjoyment of the property more fully
    described in the
    Schedule hereunder, having acquired the same under a ${deed} in Book 1 in the office of the Sub-Registrar, ${property.town}, from
    ${prior.from}, and ever since the ${seller} has been paying taxes and levies thereon without any default;</p>
    ${
      chance.happens(0.6)
        ? `<p>WHEREAS originally the land in Survey No. ${survey} of ${village} Village, to an extent of ${chance.whole(2, 9)} Acres
        ${chance.whole(1, 39)} Guntas, belonged to
    one ${prior.from} and was converted from agricultural to non-agricultural residential purpose by the order of the Deputy Commissioner in
    No. ALN.SR.${chance.whole(10, 300)}/${chance.whole(1990, 2008)}-${chance.whole(10, 99)}, and the khata stood under Old No.
    ${chance.whole(10, 400)}, New No. ${door};</p>`
        : ''
    }
    ${property.isFlat && chance.happens(0.5) ? sanctioned(desk) : ''}
    ${
      chance.happens(0.5)
        ? `<p>AND WHEREAS the ${seller} is in need of funds to meet family necessities and other legal
    commitments;</p>`
        : ''
    }`
}

/** The building's plan as a deed of a flat recites it. */
const sanctioned = ({ property: { plan, town }, tell, chance, towerFloors, flat }: Desk): string => {
  const upper = Number(towerFloors.split('+').at(-1))
  const low = { G: 'Ground', S: 'Stilt', B: 'Basement, Stilt' }[towerFloors.charAt(0)] ?? ''
  const date = dmy(plan.date, chance.pick(['.', '/', '-']))
  return `<p>AND WHEREAS a residential building known as '${flat.project}' consisting of ${tell.states(
    'floors_sanctioned',
    `${low} and ${upper} upper floors`,
    towerFloors,
  )} has been constructed on the said land as per the plan sanctioned by the ${town} Corporation vide L.P. No.
    ${tell.states('sanction_approval_no', plan.number)} dated ${tell.states('sanction_number_date', date, dmy(plan.date))};</p>`
}

const covenants = (seller: string, buyer: string): string =>
  [
    `That the ${seller} hereby covenants that the Schedule Property is free from all encumbrances, mortgages, charges, attachments, court
     decrees, acquisition proceedings or claims of any kind, and the ${seller} shall indemnify the ${buyer} against any loss arising from
     any
     defect in title.`,
    `That the ${seller} has this day delivered vacant possession of the Schedule Property to the ${buyer}, who shall hereafter hold and
    enjoy
     the same absolutely and for ever, with power to alienate it by way of sale, gift, mortgage, lease or otherwise.`,
    `That the ${seller} has paid all rates, taxes and cesses up to date, and the ${buyer} shall pay the same from this day onwards.`,
    `That the ${buyer} is at liberty to get the khata and the revenue records transferred to the name of the ${buyer} at the cost of the
    ${buyer}.`,
    `That all the original documents of title relating to the Schedule Property have been handed over to the ${buyer} this day.`,
  ]
    .map((clause, at) => `<p class="clause">${at + 1}. ${clause}</p>`)
    .join('')

/** How the price was paid, instalment by instalment. */
const paid = ({ property, chance }: Desk): string => {
  const first = Math.round(property.price / 4)
  return chance.happens(0.5)
    ? `which the Purchaser has paid in the following manner: a sum of ${rupees(first)} by cheque No. ${chance.digits(6)} dated
      ${dmy(property.dates.deed, '.')} drawn on ${property.bank.name}, ${property.bank.branch}, and the balance of
      ${rupees(property.price - first)} by demand
      draft No. ${chance.digits(6)}`
    : `the receipt of which sum the Vendor doth hereby admit and acknowledge in full and final settlement`
}

const annexed = ({ tell, chance, prior }: Desk, title: string): string => {
  if (!chance.happens(0.35)) {
    allowsTitle(tell, title, prior.name)
    return ''
  }
  const papers = chance.some(
    [prior.name, 'Encumbrance Certificate', 'Property tax receipt', 'Khata certificate', 'Layout plan', 'Death certificate'],
    4,
  )
  tell.states('list_of_documents', papers.join('; '), papers)
  allowsTitle(tell, title, prior.name)
  return `<p><b>LIST OF DOCUMENTS ANNEXED:</b></p>${papers.map((paper, at) => `<p class="indent">${at + 1}. ${paper}</p>`).join('')}`
}

/** The Rule 3 statement on the market value, whose figures are none of the price. */
const marketValue = ({ marketValue: value, property, chance, rate }: Desk): string =>
  chance.happens(0.5)
    ? `<p>The market value of the Schedule Property as per the guidelines is ${rupees(value)} at Rs.${indian(rate)} per Sq.ft., and the
    stamp duty
      of ${rupees(Math.round(property.price * 0.056))} is paid on the consideration, being the higher.</p>`
    : ''

const scheduleHeads = ['SCHEDULE PROPERTY', 'SCHEDULE', 'THE SCHEDULE OF PROPERTY HEREBY CONVEYED']

/** A registered deed of a plot, a house or a flat. */
export const saleDeed: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 1)
  const { chance, sellers, buyers, name } = desk
  const title = chance.pick(['SALE DEED', 'ABSOLUTE SALE DEED', 'DEED OF SALE'])
  tell.states('property_owner_name', buyers.map(name).join(', '))
  allowsBuyers(tell, buyers.map(name))
  const isFree = chance.happens(0.4)
  const free = isFree ? `, and that the same is a ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} property` : ''
  return `<section class="legal">${stampHead({ ...desk, price: property.price })}<h1>${title}</h1>
    <p>THIS ${title} is made and executed at ${property.town} ${onThisDay(property.dates.deed, chance)}, BY:</p>
    <p>${parties(sellers, desk)}, hereinafter called the "VENDOR${sellers.length > 1 ? 'S' : ''}" (which term shall mean and include all
    heirs,
    executors, administrators and legal representatives) of the ONE PART;</p>
    <p class="mid">IN FAVOUR OF</p>
    <p>${parties(buyers, desk)}, hereinafter called the "PURCHASER${buyers.length > 1 ? 'S' : ''}" of the OTHER PART.</p>
    ${recitals(desk, 'Vendor')}
    <p>AND WHEREAS the Vendor has offered to sell the Schedule Property for a total consideration of ${inFull(property.price)} and the
    Purchaser has
    agreed to purchase the same${free};</p>
    <h3>NOW THIS DEED WITNESSETH AS FOLLOWS :</h3>
    <p>That in consideration of the sum of ${inFull(property.price)}, ${paid(desk)}, the Vendor as absolute owner doth hereby grant,
    convey, sell,
    transfer and assign unto the Purchaser all that property described in the Schedule, with all rights, easements and appurtenances
    whatsoever.</p>
    ${covenants('Vendor', 'Purchaser')}${marketValue(desk)}
    ${property.isFlat ? flatSchedules(desk) : plotSchedule(desk, chance.pick(scheduleHeads))}
    ${annexed(desk, 'Sale Deed')}${witnessed(desk, 'VENDOR', 'PURCHASER')}${registered(desk)}</section>`
}

/** What the parties sign before the buyers have their loan. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 2)
  const { chance, sellers, buyers, name } = desk
  const title = chance.pick(['AGREEMENT OF SALE', 'AGREEMENT FOR SALE', 'SALE AGREEMENT'])
  tell.states('property_owner_name', sellers.map(name).join(', '))
  statesApplicants(
    tell,
    buyers.map((person) => ({ ...person, name: name(person) })),
    (person) => person.name,
  )
  tell.allows('ownership_type', 'Single', 'Joint')
  tell.allows('loan_type', 'Home Loan')
  const advance = Math.round(property.price / 10)
  return `<section class="legal">${stampHead({ ...desk, price: property.price })}<h1>${title}</h1>
    <p>THIS ${title} is entered into ${onThisDay(property.dates.deed, chance)} at ${property.town} BETWEEN</p>
    <p>${parties(sellers, desk)}, hereinafter referred to as the VENDOR${sellers.length > 1 ? 'S' : ''} on the ONE PART</p><p
    class="mid">AND</p>
    <p>${parties(buyers, desk)}, hereinafter referred to as the PURCHASER${buyers.length > 1 ? 'S' : ''} on the OTHER PART.</p>
    ${recitals(desk, 'Vendor')}
    <h3>NOW THIS AGREEMENT WITNESSETH AS FOLLOWS :-</h3>
    <p class="clause">1. The Vendor agrees to sell and the Purchaser agrees to purchase the Schedule Property for a sale consideration of
    ${inFull(property.price)}.</p>
    <p class="clause">2. The Purchaser has this day paid an advance of ${inFull(advance)} by cheque No. ${chance.digits(6)}, and shall pay
    the balance of
    ${rupees(property.price - advance)} by raising a housing loan within ${chance.pick(['three months', '90 days', '120 days'])} from this
    date.</p>
    <p class="clause">3. The Vendor shall produce the encumbrance certificate for ${chance.pick(['15', '30'])} years and clear all the
    dues before registration.</p>
    <p class="clause">4. Time is the essence of this agreement. If the Purchaser fails, the Vendor may forfeit
    ${rupees(Math.round(advance / 2))}; if the
    Vendor fails, the Purchaser may seek specific performance.</p>
    ${marketValue(desk)}
    ${property.isFlat ? flatSchedules(desk) : plotSchedule(desk, 'SCHEDULE PROPERTY')}
    ${annexed(desk, 'Agreement of Sale')}${witnessed(desk, 'VENDOR', 'PURCHASER')}</section>`
}

/** A board's site, on lease for a term of years. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 3)
  const { chance, buyers, name } = desk
  const { lease, town } = property
  const board = chance.pick([`${town} Improvement Trust Board`, `${town} Industrial Areas and Housing Board`, lease.authority])
  tell.states('property_owner_name', buyers.map(name).join(', '))
  tell.states('land_freehold_or_leasehold', 'lease', 'Leasehold')
  allowsBuyers(tell, buyers.map(name))
  tell.allows('developer_name', board)
  allowsTitle(tell, 'Lease Deed')
  const rent = `Rs.${indian(lease.rent)}/-`
  const start = dmy(`${lease.from}-04-01`, '.')
  tell.states(
    'period_expired_balance_lease_rent',
    rent,
    `${lease.years} years from ${start}, yearly rent Rs. ${lease.rent}`,
    `${lease.years} years, yearly rent Rs. ${lease.rent}`,
    `${lease.years} years, Rs. ${lease.rent}`,
  )
  return `<section class="legal"><h1>${chance.pick(['LEASE DEED', 'LEASE-CUM-SALE DEED', 'INDENTURE OF LEASE'])}</h1>
    <p>THIS INDENTURE made ${onThisDay(property.dates.deed, chance)} BETWEEN <b>${board}</b>, a statutory body having its office at
    ${chance.pick(['Vikas Bhavan', 'Nagara Soudha'])}, ${town} - ${property.bank.pin}, represented by its Secretary, hereinafter called
    the LESSOR of the ONE PART, AND</p>
    <p>${parties(buyers, desk)}, hereinafter called the LESSEE of the OTHER PART.</p>
    <p>WHEREAS the Lessor had invited applications for allotment of sites under its scheme and the Lessee, by application bearing
    Regn. No. ${desk.booking}, was allotted the site by allotment letter No. ${chance.digits(4)} dated ${dmy(desk.prior.date, '.')} on
    payment of the
    premium of ${inFull(Math.round(property.price / 8))};</p>
    <h3>NOW THIS INDENTURE WITNESSETH :</h3>
    <p>That the Lessor doth hereby demise unto the Lessee all that site described in the Schedule, TO HOLD the same on lease for a term of
    ${lease.years} years commencing from ${start}, YIELDING AND PAYING therefor the yearly rent of ${rent} payable in advance
    on or before the 30th day of April each year.</p>
    <p class="clause">a) The Lessee shall construct a residential building within ${chance.pick(['two', 'three', 'five'])} years as per
    the plan approved by the Lessor.</p>
    <p class="clause">b) The Lessee shall not assign or part with the site without the prior consent of the Lessor, except by way of
    mortgage to a
    bank or housing finance institution.</p>
    <p class="clause">c) Arrears of rent shall carry interest at 12 per cent per annum and shall be recoverable as arrears of land
    revenue.</p>
    <p class="clause">d) On breach of any condition the Lessor may re-enter upon the site after a notice of sixty days.</p>
    ${plotSchedule(desk, 'SCHEDULE')}${witnessed(desk, 'LESSOR', 'LESSEE')}${registered(desk)}</section>`
}
