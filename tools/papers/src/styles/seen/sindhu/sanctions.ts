import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { leftTable, numberedTable, pairTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { demanded, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { begun } from './forms.ts'
import { papersOf } from './mails.ts'
import { borrowers, capital, drafted, loanFor, loanNo, mr, owned, phone, place, rs, rupee, size, type Scene } from './scene.ts'

const titles = ['Sale Deed', 'Agreement for Sale', 'Previous Chain', 'Allotment Letter']
const security = (s: Scene): string => `${place(s)}${pinIn(s, 0.6, 232)}`

/** A private bank's letter: terms in a table, special conditions. */
const privateLetter = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, mr)
  const { first } = s
  return `<p class="band">${escaped(s.lender)}</p><p>Date: ${dayOf(s.dates.letter).spoken}</p><p>To,<br>${a}${
    b === '' ? '' : `<br>${b}`
  }<br>${escaped(first.home)}<br>${s.town} - ${s.homePin}<br>Mobile: ${phone(s, 0.5)}</p><p>Dear Customer,</p><p><b>Sub: Sanction of ${loanFor(
    s,
  )} - Application No. ${loanNo(s)}</b></p><p>With reference to your application, we are pleased to inform that a loan has been sanctioned to you
on the following terms and conditions:</p>${leftTable([
    ['Sanctioned Loan Amount', `${rs(s.amount)} (Rupees ${inWords(s.amount)} Only)`],
    ['Rate of Interest', `Repo rate + spread, presently ${s.whole(845, 990, 233) / 100} % p.a. floating`],
    ['Loan Tenure', `${s.whole(120, 300, 234)} months`],
    ['EMI', rs(Math.round(s.amount / 108))],
    ['Processing Fee', `${rs(Math.round(s.amount / 200))} plus applicable taxes`],
    ['Property being financed', security(s)],
    ['Property area', size(s)],
    ['Owner(s) of the property', owned(s, mr)],
    ['Own contribution', rs(s.price - s.amount)],
  ])}<p><b>Special conditions (to be complied before disbursement)</b></p>${clauses([
    `Legal and technical clearance of the property by the empanelled agency.`,
    `Submission of ${demanded(s.tell, papersOf(s), titles, ', ')} in original.`,
    ...standing(s, 'loan', 235, 0.4),
  ])}<p>Contact your Relationship Manager ${escaped(s.officer.name)} at ${s.officer.mobile}. This letter is valid for 90 days.</p>`
}

/** A public bank's arrangement letter. */
const arrangement = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, mr)
  return `<p class="center"><b>${escaped(s.lender).toUpperCase()}</b><br>${escaped(s.branch)} Branch, ${s.town} - ${
    s.officePin
  }</p><p>No. ADV/HL/${s.digits(3, 236)} <span class="far">${dayOf(s.dates.letter).dots}</span></p><p>${a}${b === '' ? '' : `<br>${b}`}<br>${escaped(
    s.first.home,
  )}<br>PIN - ${s.homePin}</p><p>Dear Sir / Madam,</p><p class="center"><b><u>LETTER OF ARRANGEMENT<br>${loanFor(s)}</u></b></p><p>We refer to your
Application No. ${loanNo(s)} and have pleasure in advising that the Bank has sanctioned the loan as under:</p>${numberedTable([
    ['Limit', `${rs(s.amount)}`],
    ['Purpose', `As per application, at ${security(s)}`],
    ['Extent of property', size(s)],
    ['Margin', `${s.whole(10, 25, 237)} %`],
    ['Security', `Equitable mortgage by deposit of title deeds of the above property standing in the name of ${owned(s, mr)}`],
    ['Guarantor', s.has(0.4, 238) ? `${mr(s.partner, escaped(s.partner.name), 0)}, ${s.partner.mobile}` : 'Nil'],
    ['Repayment', `${s.whole(120, 360, 239)} EMIs of ${rs(Math.round(s.amount / 110))} each`],
    ['Insurance', 'Property to be insured for full value'],
  ])}${clauses(standing(s, 'loan', 240, 0.5), (n) => `(${n})`)}<p>Please return the duplicate duly signed in token of acceptance.</p><p>Branch
Manager</p>`
}

/** A housing company's letter with the fact statement that the regulator asks for. */
const keyFacts = (s: Scene): string => {
  begun(s)
  const { tell } = s
  const [a, b] = borrowers(s, capital)
  const builder = s.isFlat && s.has(0.6, 241) ? tell.states('developer_name', s.developer) : ''
  return `<p class="bar">OFFER CUM SANCTION LETTER</p>${pairTable([
    ['Loan Account / File No.', loanNo(s)],
    ['Date of sanction', dayOf(s.dates.letter).brief],
    ['Borrower', a],
    ['Co-borrower', b || 'NA'],
    ['Registered mobile', phone(s, 0.6)],
    ['Mailing address', `${escaped(s.first.home)} - ${s.homePin}`],
  ])}<p class="bar2">KEY FACT STATEMENT</p>${numberedTable([
    ['Type of loan', loanFor(s)],
    ['Sanctioned amount', rupee(s.amount)],
    ['Annual Percentage Rate (APR)', `${s.whole(880, 1190, 242) / 100} %`],
    ['Loan term', `${s.whole(84, 300, 243)} months`],
    ['Details of security', `${security(s)}`],
    ['Area of unit / land', size(s)],
    builder !== '' && ['Developer', builder],
    ['Title holder', owned(s)],
    ['Cersai charges', rupee(118)],
    ['Foreclosure charges', 'Nil for individuals on floating rate'],
    ['Grievance officer', `${escaped(s.officer.name)}, 1800 ${s.digits(3, 244)} ${s.digits(4, 245)}`],
  ])}<p>Requirement of ${grouped(3)} security cheques and ${demanded(tell, papersOf(s), titles, ', ')} before first disbursal.</p>`
}

/** A finance company that writes its terms in sentences. */
const inSentences = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, mr)
  return `<p class="right">${escaped(s.lender)}<br>${escaped(s.branch)}, ${s.town} - ${s.officePin}<br>${dayOf(s.dates.letter).spoken}</p><p>${a}${
    b === '' ? '' : ` &amp; ${b}`
  }<br>${escaped(s.first.home)} - ${s.homePin}<br>(M) ${phone(s, 0.6)}</p><p>Dear Sir / Madam,</p><p>We thank you for choosing us. With reference to your
application bearing No. ${loanNo(s)}, we are pleased to sanction a ${loanFor(s)} of ${rs(s.amount)} for a period of ${s.whole(
    84,
    300,
    278,
  )} months at ${s.whole(850, 1290, 279) / 100} % p.a. The loan shall be secured by first and exclusive mortgage of ${security(s)} having ${size(
    s,
  )}, standing in the name of ${owned(s, mr)}. The equated monthly instalment will be ${rs(Math.round(s.amount / 104))}.</p><p>The disbursement is subject to
the legal and technical appraisal of the said property and to ${demanded(s.tell, papersOf(s), titles, ', ')} being deposited with us.</p>${clauses(
    standing(s, 'loan', 280, 0.6),
    (n) => `${n}.`,
  )}<p>For ${escaped(s.lender)}<br>${escaped(s.officer.name)}, Branch Credit Manager</p>`
}

export const loanSanction = drafted(3, privateLetter, arrangement, overleaf('loan', 246, keyFacts), inSentences)
