import type { PaperWriter } from '../../../style.ts'
import type { LoanType } from '../../../property.ts'
import { allowsPlot, statesPapers } from '../noted.ts'
import { dmy, indian, parentOf } from '../wording.ts'
import { deskFor, inFull, rupees, type Desk } from './manner.ts'

/** What a co-operative bank of the South calls its loans. */
const products: Record<LoanType, string> = {
  'Home Loan': 'Housing Loan',
  'Plot Loan': 'Site / Plot purchase loan',
  'Plot + Construction Loan': 'Composite loan (plot purchase and construction)',
  'Construction Loan': 'House construction loan',
  'Home Improvement Loan': 'Repairs and renovation loan',
  'Balance Transfer': 'Takeover of housing loan',
  'Loan Against Property': 'Mortgage loan against property',
}

/** Borrowers, number and product, noted. */
const borrowersNoted = (desk: Desk): { first: string; second: string; number: string; product: string } => {
  const { tell, buyers, name, property, loan } = desk
  const [first, second] = buyers
  return {
    first: first ? tell.states('applicant_name', name(first)) : '',
    second: second ? tell.states('co_applicant_name', name(second)) : '',
    number: tell.states('application_number', property.bank.applicationNumber),
    product: tell.states('loan_type', products[loan], products[loan], loan),
  }
}

/** The security offered, noted, with its PIN in most papers. */
const security = (desk: Desk, hasCode = desk.chance.happens(0.8)): string => {
  const { property, tell, plot, flat, survey, chance } = desk
  const { isFlat, town, state, pin } = property
  const code = hasCode ? ` - ${tell.states('pincode', pin)}` : ''
  if (isFlat) {
    const full = `Flat No. ${flat.unit}, ${flat.project}, ${flat.colony}, ${town}, ${state}`
    tell.states('flat', flat.unit)
    return `${tell.states('property_address_doc', full)}${code}`
  }
  const place = `${plot.colony}, ${plot.road}, ${town}, ${state}`
  const full = `Plot No. ${plot.number}, ${place}`
  const longer = `Plot No. ${plot.number}, Sy. No. ${survey}, ${place}`
  allowsPlot(tell, plot.number, property)
  const printed = chance.happens(0.4) ? longer : full
  return `${tell.states('property_address_doc', printed, printed, printed === full ? longer : full)}${code}`
}

const owner = ({ tell, owners, name }: Desk): string => tell.states('property_owner_name', owners.map(name).join(', '))

const letterhead = ({ property: { bank, town }, landline }: Desk): string =>
  `<header><h2>${bank.name.toUpperCase()}</h2><p>${bank.branch}, Main Road, ${town} - ${bank.pin}. Ph: ${landline}</p></header>`

/** The branch's letter to its valuer. */
export const bankMail: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 10)
  const { chance, buyers, name, prior, landline } = desk
  const { bank, town, dates } = property
  const { first, second, number, product } = borrowersNoted(desk)
  const papers = chance.some(
    [prior.name, 'Encumbrance Certificate', 'Approved plan', 'Property tax receipt', 'Khata extract', 'Sale agreement'],
    4,
  )
  const hasList = chance.happens(0.7)
  statesPapers(tell, hasList ? papers : [])
  tell.allows('ownership_type', desk.owners.length > 1 ? 'Joint' : 'Single')
  const mobile = chance.happens(0.75) ? `, Cell No. ${tell.states('contact_number', buyers[0]?.mobile ?? '')}` : ''
  const held = chance.happens(0.8) ? ` standing in the name of ${owner(desk)}` : ''
  return `<section class="letter">${letterhead(desk)}<p>Ref: ADV/HL/${chance.digits(3)}/${dates.letter.slice(0, 4)} <span
    class="far">Date: ${dmy(dates.letter, '.')}</span></p>
    <p>To<br>The Panel Valuer,<br>${town}.</p><p>Sir,</p>
    <p class="sub"><b>Sub:</b> Valuation of immovable property - ${product} proposal of ${first}, File No. ${number} - reg.</p>
    <p>${first}${mobile}${second ? ` and ${second}` : ''} ${second ? 'have' : 'has'} applied for a ${product} of ${rupees(bank.amount)}
    and offered as security the property situated at
    ${security(desk)}${held}. You are requested to inspect the property and furnish the valuation report in duplicate within 3 days,
    showing the
    fair market value, the distress value and the guideline value separately.</p>
    ${
      hasList
        ? `<p>Copies of the following documents are enclosed:</p>${papers
            .map(
              (paper, at) => `<p class="indent">${at + 1}.
    ${paper}</p>`,
            )
            .join('')}`
        : ''
    }
    <p>For access to the property contact the broker Sri. ${prior.from} (9${chance.digits(9)}). Our earlier valuer assessed the property
    at ${rupees(property.price)} in ${chance.whole(2014, 2019)}.</p>
    <p class="right">Yours faithfully,<br><br>${bank.officer.name}<br>Branch Manager, Mob. ${bank.officer.mobile}, ${landline}</p>
    ${
      chance.happens(0.4)
        ? `<p class="small">cc: ${name(bank.officer)}, Legal Cell, Head Office, ${town} -
    ${bank.pin}</p>`
        : ''
    }</section>`
}

/** The form of a co-operative bank, in numbered lines. */
export const loanForm: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 12)
  const { chance, buyers, owners } = desk
  const { bank, price, isFlat, areas } = property
  const { first, second, number, product } = borrowersNoted(desk)
  const [a, b] = buyers
  tell.allows('ownership_type', owners.length > 1 ? 'Joint' : 'Single')
  const line = (at: string, label: string, value: string): string => `<tr><td>${at}</td><td>${label}</td><td>${value}</td></tr>`
  const area = isFlat
    ? line('16', 'Super built up area', `${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} Sft.`)
    : line('16', 'Extent of site', `${tell.states('land_area_docs_sqft', indian(areas.plotSqft), String(areas.plotSqft))} Sft.`)
  const mobile = chance.happens(0.8)
    ? tell.states('contact_number', a?.mobile ?? '')
    : `${a?.mobile.slice(0, 2) ?? ''}XXXXXX${a?.mobile.slice(8) ?? ''}`
  const proofs = `${a?.pan ?? ''} / ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)}`
  const guarantor = `${desk.witnesses[0]?.name ?? ''}, ${desk.witnesses[0]?.address ?? ''}, Mob. 8${chance.digits(9)}`
  return `<section class="form">${letterhead(desk)}<h1>APPLICATION FOR HOUSING / PROPERTY LOAN</h1>
    <p>Application No. <b>${number}</b> <span class="far">Member No. ${chance.digits(5)} &nbsp; Date
    ${dmy(property.dates.letter, '.')}</span></p>
    <table class="dense">
    ${line('1', 'Name of the applicant (in full)', first)}${line('2', "Father's / Husband's name", a ? parentOf(a) : '')}
    ${line('3', 'Age', String(a?.age ?? ''))}${line('4', 'Residential address with pincode', `${a?.address ?? ''} - ${bank.pin}`)}
    ${line('5', 'Mobile No.', mobile)}${line('6', 'PAN / Aadhaar', proofs)}
    ${line('7', 'Monthly income', rupees(chance.whole(40, 190) * 1_000))}
    ${line('8', 'Name of the co-applicant', second || 'Nil')}${b ? line('8a', 'Co-applicant mobile', b.mobile) : ''}
    ${line('9', 'Purpose of the loan', product)}${line('10', 'Loan amount required', inFull(bank.amount))}
    ${line('11', 'Name and address of guarantor', guarantor)}</table>
    <h3>PARTICULARS OF THE PROPERTY OFFERED AS SECURITY</h3><table class="dense">
    ${line('12', 'Situation of the property', security(desk))}
    ${line('13', 'Owner of the property', owner(desk))}${line('14', 'Present market value', rupees(price))}
    ${line('15', 'Nature of title', chance.happens(0.5) ? tell.states('land_freehold_or_leasehold', 'Freehold') : 'Absolute')}
    ${area}${line('17', 'Year of construction', String(chance.whole(1994, 2019)))}</table>
    <p>I/We declare that the particulars furnished above are true and correct.</p>
    <div class="two"><div>Place: ${property.town}</div><div class="right">Signature of the applicant(s)</div></div></section>`
}

/** The branch's letter to its borrowers. */
export const loanSanction: PaperWriter = (property, tell) => {
  const desk = deskFor(property, tell, 13)
  const {
    chance,
    buyers,
    called,
    property: { bank, dates, applicant },
  } = desk
  const { first, second, number, product } = borrowersNoted(desk)
  const held = chance.happens(0.5) ? `, belonging to ${owner(desk)}` : ''
  const rate = `${chance.whole(8, 10)}.${chance.pick(['25', '50', '75'])}`
  return `<section class="letter">${letterhead(desk)}<p>No. CR/${chance.digits(4)} <span class="far">${dmy(dates.letter, '.')}</span></p>
    <p>To<br>${buyers.map(called).join('<br>')}<br>${applicant.address} - ${bank.pin}</p><p>Dear Sir/Madam,</p>
    <p class="sub"><b>Sub:</b> Sanction of ${product}<br><b>Ref:</b> Your loan application No. ${number} dated ${dmy(dates.letter, '.')}</p>
    <p>We are pleased to inform you that the Loan Committee in its meeting has sanctioned a ${product} of ${inFull(bank.amount)} to ${first}
    ${second ? `(borrower) and ${second} (co-borrower)` : '(borrower)'} on the following terms and conditions:</p>
    <p class="clause">1. The loan shall be repaid in ${chance.pick(['180', '240', '300'])} equated monthly instalments of
    ${rupees(Math.round(bank.amount / 115))} each.</p>
    <p class="clause">2. Interest at ${rate}% per annum on reducing balance. Processing fee ${rupees(Math.round(bank.amount / 200))} plus
    GST.</p>
    <p class="clause">3. Security: Equitable mortgage by deposit of title deeds of the property at ${security(desk)}${held}.</p>
    <p class="clause">4. Guarantor: ${desk.witnesses[1]?.name ?? ''}, ${desk.witnesses[1]?.address ?? ''}.</p>
    <p class="clause">5. The margin of ${chance.pick(['20', '25'])}% of the cost of ${rupees(property.price)} shall be brought in by the
    borrower first.</p>
    <p class="clause">6. This sanction is valid for 90 days and subject to a clear legal opinion and a satisfactory valuation.</p>
    <p class="right">Yours faithfully,<br><br>${bank.officer.name}<br>Manager (Advances), Ph. ${bank.officer.mobile}</p></section>`
}
