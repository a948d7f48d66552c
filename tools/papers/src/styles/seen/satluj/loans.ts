import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { boxTable, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, combed, ticked } from '../layouts.ts'
import { pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { sidesOf } from './deeds.ts'
import { enclosed } from './mails.ts'
import { begun, borrowers, capital, drafted, loanFor, loanNo, owned, phone, place, rs, rupee, sh, size, type Scene } from './scene.ts'

const bar = (words: string): string => `<p class="bar">${words}</p>`
/** 'Single' or 'Joint', as buyers tick it. */
const holding = (s: Scene): string => {
  const value = s.buyers.length > 1 ? 'Joint' : 'Single'
  return ticked(['Single', 'Joint', 'HUF'], value, s.tell.states('ownership_type', value), ['[X]', '[ ]'])
}
const tenure = (s: Scene): string => {
  const value = s.has(0.7, 220) ? 'Freehold' : 'Leasehold'
  return ticked(['Freehold', 'Leasehold', 'POA'], value, s.tell.states('land_freehold_or_leasehold', value), ['[X]', '[ ]'])
}

/** The form of a public-sector bank in sections A, B and C. */
const sections = (s: Scene): string => {
  begun(s)
  const { buyers, first, digits } = s
  const [a, b] = borrowers(s, capital)
  const other = buyers[1]
  return `<p class="band">${escaped(s.lender)} &nbsp; <small>गृह ऋण आवेदन पत्र / HOUSING LOAN APPLICATION</small></p><p>${escaped(s.branch)} Branch (Code 0${digits(
    4,
    221,
  )}) &nbsp; Application Sl. No.: ${loanNo(s)} &nbsp; Date: ${dayOf(s.dates.letter).typed}</p>${bar('SECTION A: PERSONAL DETAILS')}${abreast(
    ['Particulars', 'Applicant', 'Co-applicant / Guarantor'],
    [
      ['Full name (BLOCK letters)', a, b],
      ["Father's / husband's name", escaped(first.elder), escaped(other?.elder ?? '')],
      ['Age / Sex', `${first.age} / ${first.isWoman ? 'F' : 'M'}`, other ? `${other.age} / ${other.isWoman ? 'F' : 'M'}` : ''],
      ['Mobile', s.tell.states('contact_number', first.mobile), other?.mobile ?? ''],
      ['PAN', first.pan, other?.pan ?? ''],
      ['Present address', `${escaped(first.home)} - ${s.homePin}`, other ? 'Same as applicant' : ''],
      ['Employer', 'Punjab State Transmission', other ? 'Self employed' : ''],
      ['Net monthly income', grouped(s.whole(40, 130, 222) * 1_000), other ? grouped(s.whole(20, 80, 223) * 1_000) : ''],
    ],
  )}${bar('SECTION B: LOAN AND PROPERTY')}${leftTable([
    ['Purpose of loan', loanFor(s)],
    ['Loan amount / repayment period', `${rs(s.amount)} / ${s.whole(10, 25, 224) * 12} months`],
    ['Complete address of the property', `${place(s)}${pinIn(s, 0.5, 225)}`],
    ['Area', size(s)],
    ['Present owner', owned(s)],
    ['Property to be held (mode of ownership)', holding(s)],
    ['Tenure of land', tenure(s)],
    ['Cost of property', rs(s.price)],
  ])}${bar('SECTION C: BANK ACCOUNT AND REFERENCES')}${pairTable([
    ['S/B account', digits(11, 226)],
    ['Bank', 'Same bank'],
    ['Reference 1', `${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}`],
    ['Reference 2', `${escaped(s.witnesses[1].name)}, ${s.witnesses[1].mobile}`],
  ])}<p>Documents submitted: ${enclosed(s, '; ')}</p><p>I/We declare that the above is true. Place: ${s.town} <span class="far">Signature(s)</span></p>
<p><small>FOR OFFICE USE: Received by ${escaped(s.officer.name)}, PF No. ${digits(6, 227)}. Lead sourced by ${escaped(s.partner.name)} (Connector).</small></p>`
}

/** A housing-finance company's form whose answers stand in boxes. */
const boxes = (s: Scene): string => {
  begun(s)
  const { first, digits } = s
  const [a, b] = borrowers(s)
  return `<p class="band">${escaped(s.lender)}</p><h1>Loan Application Form</h1><p>File No. ${loanNo(s)} <span class="far">Branch: ${escaped(s.branch)}, ${s.town} | RM: ${escaped(
    s.officer.name,
  )}</span></p>${bar('1. Tell us about your loan')}<p>${ticked(['New', 'Top up'], 'New')} &nbsp; Product: ${loanFor(s)} &nbsp; Amount: ${rupee(s.amount)} &nbsp; Tenor (yrs): ${s.whole(
    10,
    25,
    228,
  )}</p>${bar('2. Applicant')}${boxTable([
    ['First / Middle / Last name', a],
    ['Date of birth', `04/08/${dayOf(s.dates.letter).year - first.age}`],
    ['PAN / Form 60', combed(first.pan)],
    ['Mobile number', combedPhone(s)],
    ['Alternate number', `0161-${digits(7, 229)}`],
    ['E-mail', 'not given'],
    ['Current residence', `${escaped(first.home)}, Pin ${s.homePin}`],
    ['Years at residence', String(s.whole(1, 30, 230))],
    ['Nearest landmark', 'Gurudwara Sahib'],
  ])}${bar('3. Co-applicant')}${boxTable([
    ['First / Middle / Last name', b || 'Not applicable'],
    ['Relationship', b ? 'Spouse' : ''],
    ['Mobile number', s.buyers[1]?.mobile ?? ''],
  ])}${bar('4. Property to be mortgaged')}${boxTable(
    [
      ['Address of property', `${place(s)}`],
      ['PIN code', s.tell.states('pincode', s.pin)],
      ['Plot / built up area', size(s)],
      ['Name of seller / title holder', owned(s)],
      ['Title', tenure(s)],
      ['Agreement value', rupee(s.price)],
    ],
    2,
  )}${bar('5. Documents collected')}<p>☑ ${enclosed(s, ' &nbsp; ☑ ')}</p><p>Nominee: ${escaped(s.witnesses[1].name)} &nbsp; Processing fee cheque ${digits(6, 231)} of Rs. 5,900</p>`
}
const combedPhone = (s: Scene): string => {
  s.tell.states('contact_number', s.first.mobile)
  return combed(s.first.mobile)
}
export const loanForm = drafted(1_311, sections, boxes)

/** A sanction letter with the key facts statement behind it. */
const keyFacts = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, sh)
  const months = s.whole(10, 25, 232) * 12
  return `<p><b>${escaped(s.lender)}</b>, Retail Hub, ${escaped(s.road)}, ${s.town} - ${s.officePin}</p><p>Sanction letter / अनुमोदन पत्र <span class="far">${
    dayOf(s.dates.letter).spoken
  }</span></p><p>${a}<br>${b ? `${b}<br>` : ''}${escaped(s.first.home)} - ${s.homePin}<br>Contact: ${phone(s, 0.5)}</p><p>Dear Customer,</p><p>With reference to your request we are pleased to sanction
${loanFor(s)} of ${rupee(s.amount)} on the terms below.</p><h2>KEY FACTS STATEMENT (Part 1)</h2>${numberedTable([
    ['Loan proposal / account No.', loanNo(s)],
    ['Sanctioned amount', rupee(s.amount)],
    ['Loan term (months)', String(months)],
    ['Type of interest and rate', `Floating, EBLR ${s.whole(80, 90, 233) / 10} + 0.35 %`],
    ['EPI (monthly)', rupee(Math.round(s.amount / 105))],
    ['Processing charges (one time)', rupee(10_000)],
    ['Valuation and TSR fee', rupee(4_720)],
    ['APR', `${s.whole(86, 99, 234) / 10} %`],
    ['Security', `Equitable mortgage of ${place(s)}${pinIn(s, 0.4, 235)}`],
    ['Property held by', owned(s)],
    ['Area of property', size(s)],
    ['Grievance officer', `${escaped(s.officer.name)}, 1800-11-${s.digits(4, 236)}`],
  ])}<ol>${standing(s, 'loan', 237)
    .map((one) => `<li>${one}</li>`)
    .join('')}</ol><p>Accepted: ____________ (Borrower) &nbsp; Branch Head</p>`
}

/** An advocate's report on the title, for the bank. */
const titleReport = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, sh)
  const land = { ...s, isFlat: false, hasHouse: false }
  const year = dayOf(s.dates.letter).year
  const chain = ['Sale Deed', 'Jamabandi', 'Non-encumbrance certificate']
  s.tell.allows('list_of_documents', chain)
  s.tell.allows('legal_documents', chain, chain.slice(0, 2), chain.slice(0, 1))
  s.tell.allows('property_documents', ...chain, chain.join(', '))
  s.tell.allows('document_area_sqft', String(s.sqft.plot))
  return `<p><b>${escaped(s.partner.name)}</b>, B.A., LL.B., Advocate<br>Chamber No. ${s.whole(4, 400, 238)}, District Courts, ${s.town} &nbsp; Mob. ${s.partner.mobile}</p><p>To: The Branch Manager, ${escaped(
    s.lender,
  )}, ${escaped(s.branch)} <span class="far">${dayOf(s.dates.letter).dots}</span></p><h1>LEGAL SEARCH / TITLE INVESTIGATION REPORT</h1>${numberedTable(
    [
      ['Name of the borrower(s)', `${a}${b ? ` and ${b}` : ''}`],
      ['Loan application reference', loanNo(s)],
      ['Nature of facility', loanFor(s)],
      ['Name of the present title holder', owned(land)],
      ['Description of property', `${place(land)}${pinIn(s, 0.3, 239)}`],
      ['Extent', size(land)],
      ['Whether free hold or lease hold', s.tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold')],
      ['Boundaries', sidesOf(land, 240)],
      ['Documents perused', 'Listed in Annexure A: Sale Deed, Jamabandi, Non-encumbrance certificate'],
      ['Period of search', `01.01.${year - 30} to ${dayOf(s.dates.letter).dots}, receipt No. ${s.digits(5, 241)}`],
    ],
  )}<h2>Flow of title</h2>${clauses([
    `In the jamabandi of ${year - 30} one ${sh(s.earlier, escaped(s.earlier.elder), 0)} was recorded as owner of the larger land, 12 kanal 4 marla.`,
    `He sold it by vasika No. ${s.digits(4, 242)} of 11.06.${year - 17} to ${sh(s.earlier, escaped(s.earlier.name), 0)}.`,
    'No litigation, attachment or charge was found. SARFAESI Act is applicable. The title is clear and marketable.',
  ])}<p class="right">Advocate, P/${s.digits(4, 243)}/2009</p>`
}
export const loanSanction = drafted(1_312, keyFacts, titleReport)
