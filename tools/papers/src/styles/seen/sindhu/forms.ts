import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { mayHold } from '../../truths.ts'
import { boxTable, leftTable, pairTable } from '../drafts.ts'
import { abreast, combed, ticked } from '../layouts.ts'
import { listed } from './mails.ts'
import { borrowers, capital, drafted, loanFor, loanNo, mr, owned, phone, place, plain, rs, size, splitPlace, type Scene } from './scene.ts'

/** Who may be typed as holding the property, one or two. */
export const begun = (s: Scene): void => {
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

/** A housing corporation's sheet of small labels over boxes, property first. */
const boxes = (s: Scene): string => {
  begun(s)
  const { tell, first } = s
  const [a, b] = borrowers(s, capital)
  const second = s.buyers[1]
  return `<div class="sheet"><p class="band">${escaped(s.lender)} <span class="far">Loan Application Form</span></p>${boxTable([
    ['Application / Serial No.', loanNo(s)],
    ['Area Office', `${escaped(s.branch)}, ${s.town}`],
    ['Date of receipt', dayOf(s.dates.letter).dashes],
    ['Agent / DSA Code and Name', `${s.digits(6, 275)} ${escaped(s.partner.name)}`],
    ['Scheme', loanFor(s)],
    ['Loan amount (Rs.)', grouped(s.amount)],
  ])}<p class="bar2">1. APPLICANT</p>${boxTable([
    ['Name', a],
    ["Father's / Husband's name", escaped(first.elder)],
    ['Date of birth', born(first.age, first.aadhaar)],
    ['Residential address', `${escaped(first.home)}`],
    ['Pin', s.homePin],
    ['Mobile', phone(s, 0.85)],
    ['PAN', first.pan],
    ['Employer and office address', `Orbit Textiles Ltd., ${s.town}`],
    ['Office pin', s.officePin],
  ])}${
    second
      ? `<p class="bar2">2. CO-APPLICANT</p>${boxTable([
          ['Name', b],
          ['Relationship', 'Spouse'],
          ['Mobile', second.mobile],
          ['Address', 'Same as above'],
          ['PAN', second.pan],
          ['Occupation', 'Service'],
        ])}`
      : ''
  }<p class="bar2">3. PROPERTY</p>${boxTable([
    ['Address of the property', place(s)],
    ['Pin', s.has(0.7, 276) ? tell.states('pincode', s.pin) : ''],
    ['Area', size(s)],
    ['Name of the builder / vendor', owned(s, mr)],
    ['Cost', rs(s.price)],
    ['Land', s.has(0.6, 277) ? tell.states('land_freehold_or_leasehold', 'Free Hold', 'Freehold') : 'Not known'],
  ])}<p>Documents enclosed with this form: ${listed(s, '; ')}.</p></div>`
}

export const loanForm = drafted(2, stateBankForm, twoColumns, namesApart, boxes)
