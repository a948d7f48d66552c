import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { lists, mayHold } from '../../truths.ts'
import { factLines, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, dotted, mailHead, ticked } from '../layouts.ts'
import { demanded, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import {
  borrowers,
  both,
  capital,
  drafted,
  loanFor,
  loanNo,
  owned,
  party,
  phone,
  place,
  plain,
  rs,
  shri,
  size,
  type Scene,
} from './scene.ts'

const titles = [
  'Sale deed',
  'Registered sale deed',
  'Link documents',
  'Jamabandi',
  'Correction slip',
  'Khatauni',
  'B-1',
  'Agreement for sale',
]

const papersOf = (s: Scene): string[] => {
  const flat = ['Agreement for sale', 'Development agreement', 'Approved map', 'Money receipts', 'Non-encumbrance certificate']
  const bihar = ['Sale deed', 'Correction slip', 'Jamabandi', 'Current rent receipt', 'LPC', 'Approved map']
  const up = ['Registered sale deed', 'Khatauni', '12 sala', 'House tax receipt', 'Naksha']
  const cg = ['Sale deed', 'B-1', 'P-II', 'Diversion order', 'Rin pustika', 'Bhawan anugya']
  const telangana = [
    'Sale deed',
    'Link documents',
    'Encumbrance certificate',
    'House tax receipt',
    'Building permission',
    'Market value certificate',
  ]
  const all = s.isFlat ? flat : s.isBihar ? bihar : s.isUp ? up : s.isCg ? cg : telangana
  return all.filter((_, at) => at === 0 || s.has(0.55, 180 + at))
}
const listed = (s: Scene, between: string): string => lists(s.tell, papersOf(s), titles, between)
const begun = (s: Scene): void => {
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
}
const branch = (s: Scene): string => `${escaped(s.lender)}<br>Branch: ${escaped(s.branch)}, ${s.town}, Dist. ${s.district} - ${s.officePin}`

/** A branch manager's letter to the valuer, typed in sentences. */
const branchLetter = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, shri)
  return `<div class="typed"><p class="center"><b>${branch(s)}</b></p><p>Letter No. ADV/${s.digits(3, 200)} <span class="far">Date ${
    dayOf(s.dates.letter).dots
  }</span></p><p>${both(s, 'सेवा में', 'To')},<br>The Panel Valuer / Engineer,<br>Er. ${escaped(s.partner.name)}, ${s.town}</p><p>Sub: Valuation of the
property offered for ${loanFor(s)} by ${a}${b === '' ? '' : ` and ${b}`}.</p><p>Dear Sir,</p><p>Our above named borrower has submitted application No.
${loanNo(s)} for a loan of ${rs(s.amount)}. The property is situated at ${place(s)}${pinIn(s, 0.5, 201, ', PIN ')}, having an area of ${size(
    s,
  )}, and stands in the name of ${owned(s)}. Photocopies of the following papers are enclosed: ${listed(
    s,
    ', ',
  )}. Please visit the site after contacting the borrower on mobile No. ${phone(s, 0.75)} and send the valuation report in sealed cover within 7 days.
Your fee will be borne by the borrower.</p><p>Yours faithfully,<br>Branch Manager<br>(${escaped(s.officer.name)})<br>Mob. ${s.officer.mobile}</p></div>`
}

/** A field officer's message, one fact a line, half of the words in Hindi. */
const chat = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, s.has(0.5, 202) ? plain : capital)
  const mark = s.pick(['- ', ' - ', ' : '], 203)
  return `<div class="mail">${mailHead([
    ['Subject', `Valuation case ${s.town}`],
    ['Date', dayOf(s.dates.letter).dashes],
  ])}<p>Sir namaskar, new case for technical visit</p>${factLines(
    [
      ['File no', loanNo(s)],
      ['Customer name', a],
      b !== '' && ['Co app', b],
      ['Mob no', phone(s, 0.85)],
      ['Loan type', loanFor(s)],
      ['Amt', `${grouped(s.amount / 100_000)} lakh`],
      ['Property address', `${place(s)}${pinIn(s, 0.5, 204)}`],
      [s.isTelangana ? 'Extent' : 'Rakba', size(s)],
      ['Owner', owned(s, plain)],
      ['Landmark', escaped(s.road)],
      ['Docs attached', listed(s, ', ')],
    ],
    mark,
  )}<p>Customer ghar par 5 baje ke baad milega. Broker ${escaped(s.witnesses[0].name)} ${s.witnesses[0].mobile} bhi saath rahega.</p><p>${escaped(
    s.officer.name,
  )}, FOS ${escaped(s.lender)} ${s.town}</p></div>`
}

/** A memo with labels in both languages, as public banks print for official use. */
const memo = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, shri)
  return `<p class="center"><b>${branch(s)}</b></p><h1>${both(s, 'मूल्यांकन हेतु अनुरोध', 'REQUEST FOR VALUATION')}</h1><p class="right">${both(
    s,
    'दिनांक',
    'Date',
  )}: ${dayOf(s.dates.letter).typed}</p>${numberedTable([
    [both(s, 'आवेदन संख्या', 'Application No.'), loanNo(s)],
    [both(s, 'आवेदक का नाम', 'Name of the applicant'), a],
    [both(s, 'सह-आवेदक', 'Co-applicant'), b || 'Nil'],
    [both(s, 'मोबाइल नं.', 'Mobile No.'), phone(s, 0.8)],
    [both(s, 'ऋण का प्रकार', 'Type of loan'), loanFor(s)],
    [both(s, 'ऋण राशि', 'Loan amount'), rs(s.amount)],
    [both(s, 'सम्पत्ति का पता', 'Address of the property'), `${place(s)}`],
    [both(s, 'पिन कोड', 'PIN Code'), s.has(0.6, 205) ? s.tell.states('pincode', s.pin) : '-'],
    [both(s, 'क्षेत्रफल', 'Area'), size(s)],
    [both(s, 'स्वामी का नाम', 'Name of the owner'), owned(s)],
    [both(s, 'संलग्न दस्तावेज', 'Documents enclosed'), listed(s, '; ')],
    [both(s, 'गारंटर', 'Guarantor'), `${escaped(s.partner.name)}, ${s.partner.mobile}`],
  ])}<p class="right">${both(s, 'शाखा प्रबंधक', 'Branch Manager')}<br>${escaped(s.officer.name)}</p>`
}

/** A rural bank's form in both languages, blanks over dots. */
const graminForm = (s: Scene): string => {
  begun(s)
  const { first, tell } = s
  const [a, b] = borrowers(s, plain)
  const second = s.buyers[1]
  return `<p class="center"><b>${branch(s)}</b></p><h1>${both(s, 'आवास ऋण हेतु आवेदन पत्र', 'APPLICATION FOR HOUSING LOAN')}</h1><p>${both(
    s,
    'आवेदन संख्या',
    'Application No.',
  )} ${loanNo(s)} <span class="far">${both(s, 'दिनांक', 'Date')} ${dayOf(s.dates.letter).typed}</span></p>${numberedTable([
    [both(s, 'आवेदक का पूरा नाम', 'Full name of applicant'), a],
    [both(s, 'पिता / पति का नाम', "Father's / Husband's name"), escaped(first.elder)],
    [both(s, 'जन्म तिथि', 'Date of birth'), `0${(first.age % 9) + 1}.07.${2025 - first.age}`],
    [both(s, 'वर्तमान पता', 'Present address'), `${escaped(first.home)}, PIN ${s.homePin}`],
    [both(s, 'मोबाइल नं.', 'Mobile No.'), phone(s, 0.85)],
    [both(s, 'सह-आवेदक का नाम', 'Name of co-applicant'), b || 'Nil'],
    second !== undefined && [both(s, 'सह-आवेदक का मोबाइल', 'Mobile of co-applicant'), second.mobile],
    [both(s, 'व्यवसाय', 'Occupation'), s.pick(['Teacher', 'Shopkeeper', 'Agriculture', 'Railway employee'], 206)],
    [both(s, 'ऋण का उद्देश्य', 'Purpose of loan'), loanFor(s)],
    [both(s, 'ऋण राशि', 'Amount of loan'), `${rs(s.amount)} (${inWords(s.amount)})`],
  ])}<p><b>${both(s, 'बंधक सम्पत्ति का विवरण', 'Details of property to be mortgaged')}</b></p>${leftTable([
    [both(s, 'सम्पत्ति का पता', 'Location'), place(s)],
    [both(s, 'पिन', 'PIN'), s.has(0.6, 207) ? tell.states('pincode', s.pin) : ''],
    [both(s, 'रकबा', 'Area'), size(s)],
    [both(s, 'भू-स्वामी', 'Land owner'), owned(s)],
    [both(s, 'अनुमानित लागत', 'Estimated cost'), rs(s.price)],
  ])}<p>${both(s, 'संलग्नक', 'Enclosures')}: ${listed(s, ', ')}</p>${clauses(standing(s, 'loan', 208, 0.4), (n) => `(${n})`)}<p>${both(
    s,
    'आवेदक के हस्ताक्षर',
    'Signature of applicant',
  )}</p>`
}

/** A small lender's log-in form in English, applicants abreast. */
const loginForm = (s: Scene): string => {
  begun(s)
  const { first, tell } = s
  const [a, b] = borrowers(s, capital)
  const second = s.buyers[1]
  const held = s.buyers.length > 1 ? 'Joint' : 'Single'
  return `<p class="band">${escaped(s.lender)} - LOAN APPLICATION <span class="far">Lead No. ${loanNo(s)}</span></p>${abreast(
    ['', 'Applicant', 'Co-Applicant', 'Guarantor'],
    [
      ['Name', a, b || '-', escaped(s.partner.name)],
      ['Father / Spouse', escaped(first.elder), escaped(second?.elder ?? '-'), escaped(s.partner.elder)],
      ['Contact No.', phone(s, 0.9), second?.mobile ?? '-', s.partner.mobile],
      ['Address', `${escaped(first.home)} ${s.homePin}`, second ? 'Same' : '-', escaped(s.partner.home)],
      ['KYC', `PAN ${first.pan}`, second ? `PAN ${second.pan}` : '-', `PAN ${s.partner.pan}`],
    ],
  )}${dotted([
    ['Product', loanFor(s)],
    ['Loan amount required', rs(s.amount)],
    ['Collateral address', `${place(s)}`],
    ['Collateral PIN', s.has(0.6, 209) ? tell.states('pincode', s.pin) : ''],
    ['Collateral area', size(s)],
    ['Collateral owner', owned(s, plain)],
  ])}<p>Ownership: ${ticked(['Single', 'Joint'], held, tell.states('ownership_type', held), ['[X]', '[ ]'])} &nbsp; Property documents collected: ${listed(
    s,
    ', ',
  )}</p><p>Sourced by ${escaped(s.officer.name)} (${s.officer.mobile}), ${escaped(s.branch)}</p>`
}

/** A rural bank's sanction with labels in both languages. */
const graminSanction = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, shri)
  return `<p class="center"><b>${branch(s)}</b></p><h1>${both(s, 'ऋण स्वीकृति पत्र', 'LOAN SANCTION LETTER')}</h1><p>Ref. ${s.digits(
    4,
    210,
  )}/ADV <span class="far">${both(s, 'दिनांक', 'Date')}: ${dayOf(s.dates.letter).dots}</span></p><p>${a}${b === '' ? '' : `<br>${b}`}<br>${escaped(
    s.first.home,
  )}, PIN ${s.homePin}<br>Mob. ${phone(s, 0.6)}</p><p>Your application No. ${loanNo(s)} has been considered and the following loan is
sanctioned:</p>${leftTable([
    [both(s, 'ऋण का प्रकार', 'Nature of loan'), loanFor(s)],
    [both(s, 'स्वीकृत राशि', 'Sanctioned amount'), `${rs(s.amount)} (Rupees ${inWords(s.amount)} only)`],
    [both(s, 'ब्याज दर', 'Rate of interest'), `${s.whole(84, 118, 211) / 10} %`],
    [both(s, 'चुकौती', 'Repayment'), `${s.whole(96, 240, 212)} EMI of ${rs(Math.round(s.amount / 100))}`],
    [both(s, 'प्रतिभूति', 'Security'), `EM of ${place(s)}${pinIn(s, 0.5, 213)}, area ${size(s)}`],
    [both(s, 'सम्पत्ति स्वामी', 'Owner of security'), owned(s)],
    [both(s, 'गारंटर', 'Guarantor'), shri(s.partner, escaped(s.partner.name), 0)],
  ])}${clauses([`Original ${demanded(s.tell, papersOf(s), titles, ', ')} shall be deposited.`, ...standing(s, 'loan', 214, 0.5)], (n) => `${n}.`)}<p>${both(
    s,
    'शाखा प्रबंधक',
    'Branch Manager',
  )}</p>`
}

/** A small housing lender's letter in two columns. */
const pairs = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, capital)
  return `<p class="band">${escaped(s.lender)}</p><h1>SANCTION LETTER</h1>${pairTable([
    ['Application No.', loanNo(s)],
    ['Date', dayOf(s.dates.letter).brief],
    ['Applicant', a],
    ['Co-applicant', b || 'NA'],
    ['Mobile', phone(s, 0.6)],
    ['Loan type', loanFor(s)],
    ['Amount', rs(s.amount)],
    ['Tenure', `${s.whole(84, 240, 215)} months`],
  ])}<p>Communication address: ${escaped(s.first.home)} - ${s.homePin}</p><p>Property to be mortgaged: ${place(s)}${pinIn(
    s,
    0.5,
    216,
  )}, admeasuring ${size(s)}, owned by ${owned(s)}.</p><p>Declared by ${party(s.partner, escaped(s.partner.name), 0)} as guarantor.</p>`
}

export const mail = drafted(1, branchLetter, chat, memo)
export const loanForm = drafted(2, graminForm, loginForm)
export const loanSanction = drafted(3, graminSanction, overleaf('loan', 217, pairs))
