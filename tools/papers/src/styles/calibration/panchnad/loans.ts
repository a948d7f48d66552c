import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { applicants, lists, mayHold, owners } from '../../truths.ts'
import { boxTable, factLines, leftTable, numberedTable, pairTable } from '../../seen/drafts.ts'
import { abreast, clauses, combed, mailHead, quoted, ticked, twoBlocks, valueFirst } from '../../seen/layouts.ts'
import { demanded, holders, pinIn } from '../../seen/scenes.ts'
import { overleaf, standing } from '../../seen/standing.ts'
import { drafted, extent, loanFor, loanNo, mr, phone, place, rs, sh, superArea, type Scene } from './scene.ts'

const titles = ['Sale Deed', 'Chain of sale deeds', 'Allotment Letter', 'Conveyance Deed', 'BBA', 'GPA', 'Re-allotment Letter']

const papersOf = ({ isFlat, isStorey, isDelhi, has }: Scene): string[] => {
  const land = isDelhi
    ? ['Sale Deed', 'GPA', 'Chain of sale deeds', 'MCD tax receipt', 'Electricity bill', 'Sanctioned plan']
    : ['Conveyance Deed', 'Re-allotment Letter', 'Jamabandi', 'Intkal', 'Site plan', 'NOC from Estate Office', 'Water bill']
  const all = isFlat && !isStorey ? ['BBA', 'Allotment Letter', 'Demand letter', 'Permission to mortgage', 'Payment receipts'] : land
  return all.filter((_, at) => at === 0 || has(0.5, 190 + at))
}
const listed = (s: Scene, between: string): string => lists(s.tell, papersOf(s), titles, between)

const names = (s: Scene, dress = mr): [string, string] => {
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}
const bare = (_: unknown, name: string): string => name
const capital = (_: unknown, name: string): string => name.toUpperCase()
const owned = (s: Scene): string => owners(s.tell, holders(s), ', ')
const size = (s: Scene): string => (s.isFlat ? superArea(s) : extent(s))
const built = (s: Scene): string => (s.isFlat && !s.isStorey ? s.tell.states('developer_name', s.developer) : 'NA')

/** A finance company's request: case and property in two blocks abreast. */
const request = (s: Scene): string => {
  const [a, b] = names(s, capital)
  const left = leftTable([
    ['Appl. ID', loanNo(s)],
    ['Name', a],
    ['Co-App', b || '-'],
    ['Cust. Mobile', phone(s, 0.8)],
    ['Product', loanFor(s)],
    ['Loan Amt', rs(s.amount)],
    ['Sourced by', `${escaped(s.witnesses[0].name)} ${s.witnesses[0].mobile}`],
  ])
  const right = leftTable([
    ['Address', place(s)],
    ['Pin', s.has(0.7, 200) ? s.tell.states('pincode', s.pin) : ''],
    ['Area', size(s)],
    ['Seller / Owner', owned(s)],
    ['Builder', built(s)],
    ['Branch', `${escaped(s.branch)} ${s.officePin}`],
    ['Contact at site', `${escaped(s.partner.name)} ${s.partner.mobile}`],
  ])
  return `<div class="mail"><p>Dear Team,</p><p>PFB the details for technical, TAT 48 hrs.</p>${abreast(
    ['CASE DETAILS', 'PROPERTY DETAILS'],
    [[left, right]],
    'grid outer',
  )}<p>Thanks<br>${escaped(s.officer.name)}, Credit Ops, ${s.officer.mobile}</p></div>`
}

/** A mail typed with signs of equality, forwarded twice. */
const equals = (s: Scene): string => {
  const [a, b] = names(s, bare)
  return `<div class="mail">${mailHead([
    ['From', escaped(s.officer.name)],
    ['Sent', dayOf(s.dates.letter).spoken],
    ['Subject', 'Fwd: Fwd: new case pls process'],
  ])}<p>pfa</p>${quoted(
    [
      '---------- Forwarded message ---------',
      `From: ${escaped(s.witnesses[1].name)} (${s.witnesses[1].mobile})`,
      `CASE NO = ${loanNo(s)}`,
      `CUSTOMER = ${a}`,
      b !== '' && `CO BORROWER = ${b}`,
      `MOB = ${phone(s, 0.8)}`,
      `CASE = ${loanFor(s)}`,
      `PROPERTY = ${place(s)}${pinIn(s, 0.5, 201, ' ')}`,
      `SIZE = ${size(s)}`,
      s.has(0.5, 202) && `OWNER = ${owned(s)}`,
      `PAPERS = ${listed(s, ' + ')}`,
      `FEES = CUSTOMER WILL PAY AT SITE`,
    ],
    '',
  )}</div>`
}

/** A public bank's letter in paragraphs, annexure under it. */
const branchLetter = (s: Scene): string => {
  const [a, b] = names(s, sh)
  return `<p class="center"><b>${escaped(s.lender)}</b><br>शाखा ${escaped(s.branch)}, ${s.town} - ${s.officePin}</p><p>Ref. No.
ADV/${s.digits(
    3,
    203,
  )} <span class="far">Date ${dayOf(s.dates.letter).dots}</span></p><p>The Approved Valuer<br>${s.town}</p><p>Dear Sir,</p><p><b>Reg:
Valuation of IP
of ${a}${b === '' ? '' : ` and ${b}`}</b></p><p>The above borrower(s), Mobile ${phone(s, 0.6)}, have applied for ${loanFor(
    s,
  )} under application No. ${loanNo(s)}. You are requested to value the immovable property detailed below after verifying identity,
boundaries and demarcation, and to give fair market, realisable and distress value.</p>${numberedTable([
    ['Location', `${place(s)}${pinIn(s, 0.5, 204)}`],
    ['Area', size(s)],
    ['Owner as per title', owned(s)],
    ['Copies enclosed', listed(s, ', ')],
    ['Last valuation', `${rs(s.price)} in 2019 by ${escaped(s.partner.name)}`],
  ])}<p>Chief Manager, Landline 0172-${s.digits(7, 205)}</p>`
}

/** A finance company's form: codes in boxes, choices in ticks. */
const coded = (s: Scene): string => {
  const [a, b] = names(s, capital)
  const { tell, first, has, buyers } = s
  const mobile = has(0.8, 206) ? combed(tell.states('contact_number', first.mobile)) : ''
  const pin = has(0.7, 207) ? combed(tell.states('pincode', s.pin)) : ''
  return `<p class="band">${escaped(s.lender)} | APPLICATION FORM</p>${twoBlocks(
    `<p>Application No. <b>${loanNo(s)}</b></p>`,
    `<p>Branch code ${combed(s.digits(4, 208))}</p>`,
  )}<h2>1. APPLICANT</h2><p>Name ${a}</p><p>Mobile ${mobile}</p><p>Current address ${escaped(first.home)} &nbsp; Pin ${combed(
    s.homePin,
  )}</p><p>Residence: ${ticked(['Owned', 'Rented', 'Parental'], 'Rented')}</p><h2>2. CO-APPLICANT</h2><p>Name ${b || '----'}</p><p>Mobile
${buyers[1]?.mobile ?? '----'}</p><h2>3. LOAN</h2><p>Type of loan ${loanFor(s)} &nbsp; Amount ${rs(s.amount)} &nbsp; Tenure ${s.whole(
    10,
    25,
    209,
  )} yrs</p><h2>4. PROPERTY</h2><p>Address of property ${place(s)}</p><p>Property Pin ${pin}</p><p>Area ${size(s)}</p><p>${ticked(
    ['Freehold', 'Leasehold', 'Lal Dora'],
    s.has(0.5, 210) ? 'Freehold' : '',
    s.has(0.5, 210) ? tell.states('land_freehold_or_leasehold', 'Freehold') : '',
  )}</p><p>Title in the name of ${owned(s)}</p><p>Builder / Developer ${built(s)}</p><h2>5. DOCUMENTS</h2><p>☑ ${listed(
    s,
    ' ☑ ',
  )} ☐ Will ☐ Relinquishment deed</p><h2>6. REFERENCES</h2><p>${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}; ${escaped(
    s.witnesses[1].name,
  )}, ${s.witnesses[1].mobile}</p>`
}

/** A form in two languages, four columns. */
const bilingual = (s: Scene): string => {
  const [a, b] = names(s, bare)
  const { first } = s
  return `<h1>आवास ऋण आवेदन / HOUSING LOAN APPLICATION</h1>${pairTable([
    ['आवेदन संख्या / Application No.', loanNo(s)],
    ['दिनांक / Date', dayOf(s.dates.letter).typed],
    ['आवेदक / Applicant', a],
    ['पिता/पति / Father or husband', escaped(first.elder)],
    ['सह-आवेदक / Co-applicant', b || 'नहीं / Nil'],
    ['मोबाइल / Mobile', phone(s, 0.8)],
    ['पता / Address', `${escaped(first.home)}, ${s.homePin}`],
    ['व्यवसाय / Occupation', 'Service'],
    ['ऋण का उद्देश्य / Purpose', loanFor(s)],
    ['राशि / Amount', `${rs(s.amount)}`],
  ])}${leftTable([
    ['संपत्ति का पता / Property address', `${place(s)}${pinIn(s, 0.6, 211)}`],
    ['क्षेत्रफल / Area', size(s)],
    ['स्वामी / Present owner', owned(s)],
    ['संलग्नक / Enclosures', listed(s, ', ')],
    ['गारंटर / Guarantor', `${escaped(s.partner.name)}, ${s.partner.mobile}`],
  ])}<p>मैं घोषणा करता/करती हूँ कि उपरोक्त विवरण सही है. &nbsp; <span class="far">हस्ताक्षर / Signature</span></p>`
}

/** A login sheet: values over their names. */
const loginSheet = (s: Scene): string => {
  const [a, b] = names(s, capital)
  return `<h1>LOGIN SHEET</h1>${boxTable(
    [
      ['LAN / File No.', loanNo(s)],
      ['Login date', dayOf(s.dates.letter).brief],
      ['Scheme', loanFor(s)],
      ['Applicant 1', a],
      ['Applicant 2', b || 'NONE'],
      ['Contact of applicant 1', phone(s, 0.8)],
    ],
    3,
  )}${valueFirst([
    ['Collateral', `${place(s)}${pinIn(s, 0.6, 212)}`],
    ['Size of collateral', size(s)],
    ['Collateral owner', owned(s)],
    ['Market value by customer', rs(s.price)],
    ['Present address of applicant 1', `${escaped(s.first.home)} ${s.homePin}`],
    ['Papers in file', listed(s, ', ')],
    ['DSA', `${escaped(s.witnesses[0].name)} (${s.witnesses[0].mobile})`],
  ])}`
}

/** A sanction with its most important terms in a table. */
const important = (s: Scene): string => {
  const [a, b] = names(s)
  return `<p class="band">${escaped(s.lender)}</p><p>Date:
${dayOf(s.dates.letter).brief}</p><p>To,<br>${a}${b === '' ? '' : `<br>${b}`}<br>${escaped(
    s.first.home,
  )}, ${s.homePin}<br>${phone(s, 0.5)}</p><p>Dear Sir/Madam, we are pleased to sanction your ${loanFor(s)} against Application No.
${loanNo(s)}.</p><h2>Most Important Terms and Conditions</h2>${leftTable([
    ['Loan amount', `${rs(s.amount)} (Rupees ${inWords(s.amount)} only)`],
    ['ROI (floating)', `PLR - ${s.whole(2, 6, 213)}.${s.whole(10, 90, 214)} = ${s.whole(85, 125, 215) / 10} %`],
    ['EMI', `${rs(Math.round(s.amount / 102))} x ${s.whole(120, 300, 216)}`],
    ['Mortgage property', `${place(s)}${pinIn(s, 0.5, 217)}`],
    ['Area of property', size(s)],
    ['Owner', owned(s)],
    ['Login fee paid', rs(5_900)],
  ])}<p>List of documents to be submitted before disbursal: ${demanded(s.tell, papersOf(s), titles, ', ')}.</p><p>Branch Manager
${escaped(s.officer.name)}, ${s.officer.mobile}, ${escaped(s.branch)} - ${s.officePin}</p>`
}

/** A bank's arrangement letter in numbered paragraphs. */
const arrangement = (s: Scene): string => {
  const [a, b] = names(s, sh)
  return `<h1>ARRANGEMENT LETTER</h1>${factLines([
    ['Loan application', loanNo(s)],
    ['Borrower', a],
    b !== '' && ['Co-borrower', b],
    ['Mobile', phone(s, 0.6)],
    ['Scheme', loanFor(s)],
  ])}${clauses([
    `Limit sanctioned ${rs(s.amount)}, drawing in lump sum, margin ${s.whole(15, 35, 218)} % of ${rs(s.price)}.`,
    `Primary security: equitable mortgage of ${place(s)}${pinIn(s, 0.5, 219)}, area ${size(s)}, title of ${owned(s)}.`,
    `Guarantor: ${sh(s.partner, escaped(s.partner.name), 0)}, worth ${rs(Math.round(s.price / 2))}.`,
    `Title deeds to be deposited: ${demanded(s.tell, papersOf(s), titles, '; ')}.`,
    ...standing(s, 'loan', 220),
  ])}<p>Annual charge for inspection ${grouped(590)}. <span class="far">Manager, ${escaped(s.branch)}</span></p>`
}

export const mail = drafted(1, overleaf('mail', 221, request, ''), equals, branchLetter)
export const loanForm = drafted(2, coded, overleaf('loan', 222, bilingual, 'घोषणा / Declaration'), loginSheet)
export const loanSanction = drafted(3, overleaf('loan', 223, important, 'Other terms'), arrangement)
