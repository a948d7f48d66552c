import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { mayHold } from '../../truths.ts'
import { leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, combed, ticked } from '../layouts.ts'
import { demanded, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { listed, papersOf } from './mails.ts'
import {
  borrowers,
  capital,
  drafted,
  loanFor,
  loanNo,
  mr,
  owned,
  phone,
  place,
  plain,
  rs,
  rupee,
  size,
  splitPlace,
  type Scene,
} from './scene.ts'

const titles = ['Sale Deed', 'Agreement for Sale', 'Previous Chain', 'Allotment Letter']

const begun = (s: Scene): void => {
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
}
const born = (age: number, digits: string): string =>
  `${String((Number(digits) % 27) + 1).padStart(2, '0')}/0${(Number(digits) % 8) + 1}/${2025 - age}`

/** The loan's purpose ticked among those of the form; the ticked one is the loan's. */
const purposeOf = (s: Scene): string => {
  const choices = ['Home Loan', 'Plot Loan', 'Plot + Construction Loan', 'Construction Loan', 'Home Improvement Loan', 'Balance Transfer']
  const shown = s.tell.states('loan_type', s.loan)
  return ticked([...choices, 'Loan Against Property'], s.loan, shown, ['☒', '☐'])
}

/** A state bank's form: letters in boxes, sections with running capitals. */
const stateBankForm = (s: Scene): string => {
  begun(s)
  const { tell, first } = s
  const [a, b] = borrowers(s, plain)
  const second = s.buyers[1]
  const at = splitPlace(s)
  const mobile = s.has(0.9, 220) ? tell.states('contact_number', first.mobile) : ''
  const person = (name: string, one: typeof first): string =>
    leftTable(
      [
        ['Name in full', combed(name.toUpperCase())],
        ["Father's / Spouse's Name", escaped(one.elder)],
        ['Date of Birth', combed(born(one.age, one.aadhaar))],
        ['PAN', combed(one.pan)],
        ['Mobile No.', one === first ? combed(mobile) : combed(one.mobile)],
        ['Present Address', `${escaped(one.home)} - ${s.homePin}`],
        ['Occupation', 'Salaried'],
      ],
      'form',
    )
  return `<div class="sheet"><p class="center"><b>${escaped(s.lender).toUpperCase()}</b><br>HOME LOAN APPLICATION FORM</p><p>Branch: ${escaped(
    s.branch,
  )} <span class="far">Application Ref. No. ${loanNo(s)}</span></p><p class="bar">A. PERSONAL DETAILS - APPLICANT</p>${person(a, first)}${
    second ? `<p class="bar">PERSONAL DETAILS - CO-APPLICANT</p>${person(b, second)}` : ''
  }<p class="bar">B. LOAN DETAILS</p>${leftTable(
    [
      ['Purpose of Loan', purposeOf(s)],
      ['Loan amount requested', rs(s.amount)],
      ['Tenure', `${s.whole(120, 300, 221)} months`],
    ],
    'form',
  )}<p class="bar">C. PROPERTY DETAILS</p>${pairTable(
    [
      ['Flat / House / Plot No.', at.house],
      ['Building / Layout', at.building],
      ['Street', at.street],
      ['Locality', at.locality],
      ['City', at.city],
      ['State', s.state],
      ['Pin Code', s.has(0.7, 222) ? combed(tell.states('pincode', s.pin)) : ''],
      ['Area', size(s)],
      ['Name of present owner', owned(s, mr)],
      ['Cost of property', rs(s.price)],
    ],
    2,
    'form',
  )}<p class="bar">D. DECLARATION</p><p>I/We declare that the information given above is true and correct and that I/We have not been declared
insolvent. Documents submitted: ${listed(s, ', ')}.</p><p>Signature of applicant <span class="far">Signature of co-applicant</span></p></div>`
}

/** A housing company's form, applicant and co-applicant in two columns. */
const twoColumns = (s: Scene): string => {
  begun(s)
  const { tell, first } = s
  const [a, b] = borrowers(s, capital)
  const second = s.buyers[1]
  const held = s.buyers.length > 1 ? 'Joint' : 'Single'
  return `<div class="sheet"><p class="band">${escaped(s.lender)} <span class="far">File No. ${loanNo(s)}</span></p><p
class="center"><b>APPLICATION FOR HOUSING LOAN</b></p>${abreast(
    ['', 'Applicant', 'Co-applicant'],
    [
      ['Name (as per PAN)', a, b || '-'],
      ["Father's / Husband's name", escaped(first.elder), escaped(second?.elder ?? '-')],
      ['PAN', first.pan, second?.pan ?? '-'],
      ['Residential status', 'Resident Indian', second ? 'Resident Indian' : '-'],
      ['Current address', `${escaped(first.home)}<br>PIN ${s.homePin}`, second ? 'Same as applicant' : '-'],
      ['Mobile', phone(s, 0.9), second?.mobile ?? '-'],
      ['E-mail', 'customer@mailbox.example', '-'],
      ['Employer', 'Vertex Infosolutions', second ? 'Home maker' : '-'],
      ['Gross monthly income', rs(s.whole(60, 290, 223) * 1000), '-'],
    ],
    'form',
  )}<p class="bar2">LOAN REQUIREMENT</p>${pairTable(
    [
      ['Type of loan', loanFor(s)],
      ['Amount', rs(s.amount)],
      ['Term', `${s.whole(8, 25, 224)} years`],
      ['Rate option', ticked(['Fixed', 'Floating'], 'Floating')],
    ],
    2,
    'form',
  )}<p class="bar2">PROPERTY PROPOSED TO BE MORTGAGED</p>${leftTable(
    [
      ['Address of the property', `${place(s)}`],
      ['PIN', s.has(0.7, 225) ? tell.states('pincode', s.pin) : '______'],
      ['Area', size(s)],
      ['Builder / Developer', s.isFlat && s.has(0.6, 226) ? tell.states('developer_name', s.developer) : 'NA'],
      ['Seller / Owner', owned(s, mr)],
      ['Tenure of land', s.has(0.6, 227) ? tell.states('land_freehold_or_leasehold', 'Freehold') : '______'],
      ['Property to be held', ticked(['Single', 'Joint'], held, tell.states('ownership_type', held))],
    ],
    'form',
  )}<p>Enclosures: ${listed(s, ', ')}</p><p class="bar2">REFERENCES</p>${abreast(
    ['', 'Name', 'Phone'],
    s.witnesses.map((one, n) => [`Reference ${n + 1}`, escaped(one.name), one.mobile]),
    'form',
  )}<p>DSA / Connector: ${escaped(s.earlier.name)}, Code ${s.digits(5, 228)}, ${s.earlier.mobile}</p></div>`
}

/** A form that asks first, middle and last name apart. */
const namesApart = (s: Scene): string => {
  begun(s)
  const { tell, first } = s
  const [a, b] = borrowers(s, plain)
  const parts = (name: string): string[] => {
    const words = name.split(' ')
    return [words[0] ?? '', words.slice(1, -1).join(' '), words.at(-1) ?? '']
  }
  return `<div class="sheet"><p class="band">${escaped(s.lender)}</p><p class="right">Application Form No. <b>${loanNo(s)}</b><br>Date ${
    dayOf(s.dates.letter).typed
  }</p>${abreast(
    ['', 'First Name', 'Middle Name', 'Last Name'],
    [['Applicant', ...parts(a)], b !== '' && ['Co-applicant', ...parts(b)]],
    'form',
  )}${pairTable(
    [
      ['Date of birth', born(first.age, first.aadhaar)],
      ['Gender', first.isWoman ? 'Female' : 'Male'],
      ['Mobile (applicant)', phone(s, 0.85)],
      ['Landline', `022-${s.digits(8, 229)}`],
      ['Correspondence address', escaped(first.home)],
      ['Pincode', s.homePin],
      ['Office address', `Unit ${s.whole(1, 90, 230)}, Trade Centre, ${s.town}`],
      ['Office pincode', s.officePin],
    ],
    2,
    'form',
  )}<p>I wish to apply for: ${purposeOf(s)}</p><p>Amount: ${rs(s.amount)} (Rupees ${inWords(s.amount)} only)</p><p
class="bar2">Details of property to be financed</p>${leftTable(
    [
      ['Property address', place(s)],
      ['City / State', `${s.town} / ${s.state}`],
      ['Pincode', s.has(0.7, 231) ? tell.states('pincode', s.pin) : ''],
      ['Built-up / carpet / plot area', size(s)],
      ['Property in the name of', owned(s)],
      ['Agreement value', rs(s.price)],
    ],
    'form',
  )}<p>Check-list of documents attached (ticked): ☑ ${listed(s, ' ☑ ')}</p></div>`
}

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

export const loanForm = drafted(2, stateBankForm, twoColumns, namesApart)
export const loanSanction = drafted(3, privateLetter, arrangement, overleaf('loan', 246, keyFacts))
