import { amountInWords } from '@parakh/contracts'
import type { PaperWriter } from '../../../style.ts'
import { statesPapers } from '../noted.ts'
import { indian, isWoman, parentOf } from '../wording.ts'
import { products } from './mails.ts'
import { cards, dialled, framed, homeOf, pairs, propertyLine, screenFor, sheet, webName, type Card, type Screen } from './manner.ts'

/** Borrowers, number and product of the lender's own papers, noted. */
const loanFacts = ({
  property,
  tell,
  chance,
  buyers,
  name,
  loan,
}: Screen): { number: string; first: string; second: string; product: string } => {
  const [a, b] = buyers
  const product = chance.pick(products[loan])
  return {
    number: tell.states('application_number', property.bank.applicationNumber),
    first: a ? tell.states('applicant_name', name(a), a.name) : '',
    second: b ? tell.states('co_applicant_name', name(b), b.name) : '',
    product: tell.states('loan_type', product, product, loan),
  }
}

/** The summary that a lender's system prints of an application. */
export const loanForm: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 12)
  const { chance, buyers, owners, name, date, rupees, prior, flat } = screen
  const { bank, dates, price, isFlat, areas } = property
  const { number, first, second, product } = loanFacts(screen)
  const [a, b] = buyers
  const { address, code } = propertyLine(screen)
  const hasMobile = chance.happens(0.8)
  const papers = chance.happens(0.6)
    ? chance.some(
        [prior.name, 'Agreement for Sale', 'Approved plan', 'Property tax receipt', 'NOC from society', 'Commencement certificate'],
        3,
      )
    : []
  statesPapers(tell, papers)
  const person = (of: typeof a, label: string, shown: string, mobile: string): string =>
    of
      ? `<h3>${label}</h3>${cards([
          [`${label} name`, shown],
          ['Gender', isWoman(of) ? 'Female' : 'Male'],
          ["Father's / Spouse name", parentOf(of)],
          ['PAN', of.pan],
          ['Aadhaar', `XXXXXXXX${of.pan.slice(5, 9)}`],
          ['Mobile', mobile],
          ['Current address', homeOf(of, screen)],
          ['Employer', chance.pick(['Infosoft Services', 'Self employed', 'State Transport Corporation'])],
        ])}`
      : ''
  const mobile = a ? dialled(a.mobile, chance) : ''
  const area: Card = isFlat
    ? ['Super built-up (sq ft)', tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))]
    : ['Plot area (sq m)', tell.states('land_area_docs_sqmt', indian(areas.plotSqmt), String(areas.plotSqmt))]
  const developer: Card = isFlat && chance.happens(0.6) ? ['Builder', tell.states('developer_name', property.developer)] : null
  const tenure: Card = chance.happens(0.5) ? ['Land tenure', tell.states('land_freehold_or_leasehold', 'Freehold')] : null
  const owner = tell.states('property_owner_name', owners.map(name).join(', '), owners.map((one) => one.name).join(', '))
  const isJoint = owners.length > 1
  return framed(screen, {
    brand: bank.name,
    title: 'Application summary',
    address: `los.${webName(bank.name)}.example/print?id=${chance.digits(8)}`,
    pages: [
      `${cards([
        [chance.pick(['Application ID', 'Lead ID', 'LOS No.']), number],
        ['Product', product],
        ['Login date', date(dates.letter)],
        ['Amount requested', rupees(bank.amount)],
        ['Branch', `${bank.branch} ${bank.pin}`],
        ['Sourced by', `${prior.from} (DSA ${chance.digits(5)})`],
      ])}${person(a, 'Applicant', first, a && hasMobile ? tell.states('contact_number', mobile, a.mobile) : 'Not verified')}
      ${person(b, 'Co-applicant', second, b ? dialled(b.mobile, chance) : '')}`,
      `<h3>Property</h3>${cards([
        ['Property address', address],
        code ? ['Property PIN code', code] : null,
        ['Owner as per documents', owner],
        ['Ownership', tell.states('ownership_type', isJoint ? 'Joint' : 'Single')],
        area,
        isFlat ? ['Carpet (sq ft)', indian(areas.carpetSqft)] : null,
        developer,
        tenure,
        isFlat ? ['Tower', flat.tower] : null,
        ['Property cost', rupees(price)],
      ])}${
        papers.length > 0
          ? `<h3>Documents received</h3>${sheet(
              ['Document', 'Status'],
              papers.map((paper) => [paper, 'Received']),
            )}`
          : ''
      }
      <h3>References</h3>${sheet(
        ['Name', 'Relation', 'Mobile'],
        screen.witnesses.map((one) => [one.name, 'Friend', `9${chance.digits(9)}`]),
      )}<p class="fine">Consent given by OTP on ${date(dates.letter)}. Grievance officer ${bank.officer.name}, ${bank.officer.mobile}.</p>`,
    ],
  })
}

/** The letter with the key facts statement. */
export const loanSanction: PaperWriter = (property, tell) => {
  const screen = screenFor(property, tell, 13)
  const { chance, date, rupees } = screen
  const { bank, dates, price, applicant } = property
  const { number, first, second, product } = loanFacts(screen)
  const { address, code } = propertyLine(screen)
  tell.allows('property_owner_name', screen.owners.map((one) => one.name).join(', '))
  const emi = Math.round(bank.amount / 116)
  const terms: Card[] = [
    ['Application No.', number],
    ['Applicant', first],
    second ? ['Co-applicant', second] : null,
    ['Loan type', product],
    ['Sanctioned amount', `${rupees(bank.amount)} (${amountInWords(bank.amount)})`],
    ['Rate of interest', `${chance.whole(8, 10)}.${chance.whole(10, 95)}% p.a. floating`],
    ['Tenure / EMI', `240 months / ${rupees(emi)}`],
    ['Property offered', `${address}${code ? `, ${code}` : ''}`],
    ['Cost of property', rupees(price)],
  ]
  const asCards = chance.happens(0.4)
  return framed(screen, {
    brand: bank.name,
    title: chance.pick(['Sanction Letter', 'Loan Offer Letter', 'Sanction Letter cum Key Facts']),
    address: `customer.${webName(bank.name)}.example/letters/${chance.digits(7)}`,
    pages: [
      `<p>${date(dates.letter)}</p>
      <p>${applicant.honorific} ${applicant.name}<br>${homeOf(applicant, screen)}</p>
      <p>Congratulations! Your loan has been sanctioned on the terms below. The offer is open for 30
      days.</p>${asCards ? cards(terms, 2) : pairs(terms)}
      <p class="fine">For queries reach ${bank.officer.name}, ${bank.branch} ${bank.pin}, +91 ${bank.officer.mobile}.</p>`,
      `<h3>Key Facts Statement</h3>${sheet(
        ['Fee', 'Payable to', 'Amount'],
        [
          ['Processing fee', bank.name, rupees(Math.round(bank.amount / 200))],
          ['GST on processing fee', bank.name, rupees(Math.round((bank.amount / 200) * 0.18))],
          ['Insurance premium', 'Third party', rupees(chance.whole(12, 60) * 1_000)],
          ['CERSAI', 'Third party', rupees(100)],
        ],
      )}<h3>Conditions precedent</h3><ol><li>Clear title report and valuation of the property by the approved valuer.</li><li>Original
      agreement and
      own contribution receipts of ${rupees(price - bank.amount)}.</li><li>NACH mandate for ${rupees(emi)}.</li></ol>`,
    ],
  })
}
