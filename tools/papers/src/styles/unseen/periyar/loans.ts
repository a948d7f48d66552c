import { escaped } from '../../../telling.ts'
import { holders } from '../../seen/scenes.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { extent, flatArea, pin, place, plinth, size } from './ground.ts'
import { begun, borrowers, capital, inr, loanFor, loanNo, mr, phone, rs, rupee, spouseOf, writtenAs, type Scene } from './scene.ts'
import { boxes, facts, paras, questions, sidesAbreast, table, type Row } from './sheets.ts'
import { enclosed, papersFor, titleHolder } from './mails.ts'
import { mayHold } from '../../truths.ts'

const holding = (s: Scene): string => (s.buyers.length > 1 ? 'Joint' : 'Single')
const tenureOf = (s: Scene): string => (s.has(0.8, 70) ? 'Freehold' : 'Leasehold')
const choice = (all: readonly string[], chosen: string, shown: string): string =>
  all.map((one) => (one === chosen ? `<b>&#9745;</b> ${shown}` : `&#9744; ${one}`)).join('&emsp;')

/** A bank's form as its web application prints it. */
const webForm = (s: Scene): string => {
  begun(s)
  const { first, digits } = s
  const other = spouseOf(s)
  const [a, b] = borrowers(s)
  const tenure = tenureOf(s)
  const day = dayOf(s.dates.letter)
  const person = (label: string, of: (one: typeof first) => string): readonly string[] => [label, of(first), other ? of(other) : '']
  return `<div class="bar"><span>${escaped(s.lender)}</span><span class="far">Retail Loan Application</span></div><p><small>Printed on ${day.typed} 10:42:17 | User ${digits(6, 71)} | Page 1 of 1</small></p>${boxes(
    [
      [s.pick(['Application reference', 'Loan application no.', 'Application form number'], 72), loanNo(s)],
      ['Lead source', `Walk-in / SOL ${digits(4, 73)}`],
      ['Status', 'Submitted for appraisal'],
      ['Product', loanFor(s)],
      ['Amount requested', inr(s.amount)],
      ['Tenor (months)', String(s.whole(10, 30, 74) * 12)],
    ],
  )}<h2>Personal details</h2>${table(
    ['', 'Applicant', 'Co-applicant'],
    [
      ['Full name (as in PAN)', a, b || '-'],
      person('Date of birth', (one) => `${String(one.age % 28 || 7).padStart(2, '0')}/04/${day.year - one.age}`),
      person('Father / spouse name', (one) => escaped(one.elder)),
      person('PAN', (one) => one.pan),
      person('Aadhaar', (one) => `XXXXXXXX${one.aadhaar}`),
      ['Mobile number', phone(s, 0.9), other?.mobile ?? ''],
      ['Present address', `${escaped(first.home)} - ${s.homePin}`, other ? 'Same as applicant' : ''],
      person('Monthly income', (one) => rupee((30 + (one.age % 40)) * 2_500)),
    ],
  )}<h2>Property details</h2>${boxes(
    [
      ['Property identified', 'Yes'],
      ['Type', s.isFlat ? 'Flat / Apartment' : s.hasHouse ? 'Independent house' : 'Land'],
      ['Transaction', holders(s) === s.buyers ? 'Own property' : s.pick(['Resale', 'From owner'], 75)],
      ['Cost of property', inr(s.price)],
    ],
    4,
  )}${boxes([['Property address', place(s)]], 1)}${boxes([
    ['Pincode', s.tell.states('pincode', s.pin)],
    ['Present owner(s)', titleHolder(s)],
    ['Proposed ownership', s.tell.states('ownership_type', holding(s))],
    ['Tenure', s.tell.states('land_freehold_or_leasehold', tenure)],
    ['Land extent', s.isFlat ? 'Not applicable' : extent(s)],
    s.isFlat ? ['Area', flatArea(s)] : s.hasHouse && ['Built-up area (sq.ft)', plinth(s)],
  ])}<h2>Documents uploaded</h2>${paras(enclosed(s, '|').split('|'))}<p><small>I/We declare that the particulars given are true. Reference persons: ${escaped(s.witnesses[0].name)} (${
    s.witnesses[0].mobile
  }), ${escaped(s.witnesses[1].name)} (${s.witnesses[1].mobile}). Sourcing RM: ${escaped(s.officer.name)}, ${escaped(s.branch)}, ${s.town} ${s.officePin}.</small></p>`
}

const products = [
  'Home Loan',
  'Plot Loan',
  'Plot + Construction Loan',
  'Construction Loan',
  'Home Improvement Loan',
  'Balance Transfer',
  'Loan Against Property',
]
/** A housing financier's printed form, its questions numbered, its choices ticked. */
const paperForm = (s: Scene): string => {
  begun(s)
  mayHold(s.tell, s.buyers)
  const { first, seller } = s
  const other = spouseOf(s)
  const [a, b] = borrowers(s, capital)
  const have = papersFor(s)
  const given = enclosed(s, '|').split('|')
  const rest = ['Salary Slip', 'Form 16', 'Agreement with Contractor', 'Estimate'].filter((paper) => !have.includes(paper))
  const about: readonly Row[] = [
    ['Name of the applicant (in block letters)', a],
    ['Son / wife / daughter of', escaped(first.elder.toUpperCase())],
    ['Address for communication', `${escaped(first.home)}, PIN ${s.homePin}`],
    ['Telephone: Mobile', phone(s, 0.85)],
    ['Age', `${first.age} yrs`],
    ['Name of the co-applicant', b || 'Nil'],
    other ? ['Relationship / age / mobile of co-applicant', `Spouse / ${other.age} / ${other.mobile}`] : false,
    ['Employer', s.pick(['Govt. Higher Secondary School', 'Self employed - trading', 'Technopark unit', 'N.R.I. - Gulf'], 76)],
  ]
  const house: readonly Row[] = [
    ['Where the property is situated', `${place(s)}${pin(s, 0.6, 77)}`],
    ['In whose name is it now', titleHolder(s, ' and ')],
    [s.isFlat ? 'Area of the flat' : 'Extent of land', s.isFlat ? flatArea(s) : extent(s)],
    !s.isFlat && s.hasHouse && ['Plinth area of the building, sq.ft.', plinth(s)],
    s.has(0.5, 79) && [
      'Freehold / leasehold',
      choice(['Freehold', 'Leasehold'], tenureOf(s), s.tell.states('land_freehold_or_leasehold', tenureOf(s))),
    ],
    ['Cost / estimate', rs(s.price)],
    [holders(s) === s.buyers ? 'Contractor and his phone' : 'Seller and his phone', `${escaped(seller.name)}, ${seller.mobile}`],
  ]
  return `<p class="house">${escaped(s.lender)}<br><small>${escaped(s.branch)} Branch, ${escaped(s.road)}, ${s.town} - ${s.officePin}. Ph: 0422-${s.digits(7, 80)}</small></p><h1>APPLICATION FOR HOUSING LOAN</h1><p>Form No. H-7 (rev.)<span class="far">Application No. <b>${loanNo(
    s,
  )}</b> &emsp; Date ${dayOf(s.dates.letter).dots}</span></p><p>Purpose: ${choice(
    products,
    s.loan,
    s.tell.states('loan_type', s.loan),
  )}</p><p><b>PART A &ndash; ABOUT YOU</b></p>${questions(about)}<p><b>PART B &ndash; ABOUT THE LOAN AND THE PROPERTY</b></p>${questions(
    [['Loan required', `${rs(s.amount)} (Rupees ${inWords(s.amount)} only)`], ...house],
    about.filter(Boolean).length + 1,
  )}<p><b>PART C &ndash; ENCLOSURES</b> (tick what is attached)</p><p>${[
    ...given.map((paper) => `&#9745; ${paper}`),
    ...rest.map((paper) => `&#9744; ${paper}`),
  ].join(
    '<br>',
  )}</p><p>Place: ${s.town}<span class="far">Signature of applicant(s)</span></p><p class="office"><small>For office use: Inward No. ${s.digits(4, 81)}; file opened by ${escaped(
    s.officer.name,
  )}; membership No. ${s.digits(5, 82)}; processing fee receipt ${s.digits(6, 83)}</small></p>`
}
export const loanForm = writtenAs(4_201, webForm, paperForm)

/** A bank's sanction as a table of terms. */
const terms = (s: Scene): string => {
  begun(s)
  mayHold(s.tell, s.buyers)
  const day = dayOf(s.dates.letter)
  const [a, b] = borrowers(s, mr)
  const rows: readonly (readonly [string, string] | false)[] = [
    ['Nature of facility', loanFor(s)],
    ['Amount sanctioned', `${rs(s.amount)} (Rupees ${inWords(s.amount)} only)`],
    ['Rate of interest', `Repo rate + ${s.whole(200, 360, 84) / 100} %, floating, presently ${s.whole(84, 98, 85) / 10} % p.a.`],
    ['Period', `${s.whole(120, 300, 86)} months; EMI ${rs(Math.round(s.amount / 112))}`],
    [
      s.pick(['Primary security', 'Security', 'Mortgage'], 87),
      `Equitable mortgage by deposit of title deeds of ${place(s)}${pin(s, 0.5, 88)}, ${size(s)}, belonging to ${titleHolder(s, ' and ')}.`,
    ],
    s.isFlat && s.has(0.4, 90) && ['Builder', s.tell.states('developer_name', s.developer)],
    ['Margin', '20 %'],
    ['Processing charges', `${rs(Math.round(s.amount * 0.0035))} + GST`],
    ['Insurance', 'Property to be insured for the reconstruction cost'],
  ]
  return `<p class="house">${escaped(s.lender)}</p><p class="right"><small>${escaped(s.branch)} Branch (SOL ${s.digits(4, 91)}), ${escaped(s.road)}, ${s.town} ${s.officePin}<br>IFSC PVBX000${s.digits(
    4,
    92,
  )} | Tel ${s.officer.mobile}</small></p><p>SAN/${s.digits(6, 93)}/${day.year}<span class="far">${day.spoken}</span></p><p>${a}${b ? `<br>${b}` : ''}<br>${escaped(s.first.home)}, ${
    s.homePin
  }<br>Mobile: ${phone(s, 0.5)}</p><p>Dear Sir / Madam,</p><p><b>${s.pick(['Sanction of credit facility', 'Sanction communication'], 94)} &ndash; Application No. ${loanNo(
    s,
  )} dated 02.01.${day.year}</b></p><p>We are pleased to advise that the following facility has been sanctioned to you:</p>${table(
    ['Sl.', 'Particulars', 'Terms'],
    rows.filter((row) => row !== false).map(([label, value], at) => [String(at + 1), label, value]),
  )}<p><b>Other conditions</b></p>${paras(
    [
      'Disbursement only after clear legal opinion and valuation report.',
      s.has(0.6, 95) && `Guarantee of ${escaped(s.witnesses[0].name)}, ${escaped(s.witnesses[0].home)}.`,
      'Sanction lapses if not availed within 90 days.',
      s.has(0.5, 96) &&
        `Latest tax receipt and encumbrance certificate up to the date of mortgage to be produced to our panel advocate ${escaped(s.witnesses[1].name)}.`,
    ],
    'i',
  )}<p>For ${escaped(s.lender)}<br><br>${escaped(s.officer.name)}<br>Senior Manager</p><p><small>Accepted the above terms: Borrower(s)</small></p>`
}

/** A housing financier's offer: a letter with its schedule of the property. */
const offer = (s: Scene): string => {
  begun(s)
  mayHold(s.tell, s.buyers)
  const day = dayOf(s.dates.letter)
  const [a, b] = borrowers(s, capital)
  const holdersNow = titleHolder(s, ' and ')
  return `<div class="bar"><span>${escaped(s.lender)}</span></div><p class="center"><b>FINAL OFFER LETTER</b></p>${boxes(
    [
      ['Date', day.brief],
      ['File number', loanNo(s)],
      ['Customer ID', s.digits(8, 97)],
      ['Branch', `${escaped(s.branch)} - ${s.officePin}`],
    ],
    4,
  )}${facts(
    [
      ['Applicant', a],
      b ? ['Co-applicant', b] : false,
      ['Mailing address', `${escaped(s.first.home)} ${s.homePin}`],
      ['Contact', phone(s, 0.6)],
    ],
    'bare',
    ': ',
  )}<p>With reference to your application we are happy to offer you a ${loanFor(s)} of ${rupee(s.amount)} on the terms given below, subject to the General Conditions overleaf.</p>${table(
    ['Loan amount', 'Term', 'Interest', 'Instalment', 'First due date'],
    [
      [
        grouped(s.amount),
        `${s.whole(10, 25, 98)} years`,
        `${s.whole(86, 99, 99) / 10} %`,
        grouped(Math.round(s.amount / 109)),
        `10.${String(s.whole(1, 12, 100)).padStart(2, '0')}.${day.year + 1}`,
      ],
    ],
  )}<p>Special conditions:</p>${paras(
    [
      'Non-encumbrance certificate for 15 years to be furnished.',
      holders(s) !== s.buyers && `Sale consideration of ${rs(s.price)} to be paid to the vendor by bankers' cheque.`,
      s.has(0.5, 101) && `Mr. ${escaped(s.partner.name)} (our valuer, ${s.partner.mobile}) to certify the stage of work.`,
    ],
    'a',
  )}<p><b>SCHEDULE (security)</b></p><p>All that ${s.isFlat ? 'residential apartment' : s.hasHouse ? 'land and building' : 'piece and parcel of land'} at ${place(s)}${pin(
    s,
    0.5,
    102,
  )}, ${size(s)}, owned by ${holdersNow}.</p>${s.has(0.55, 104) ? sidesAbreast(s) : ''}<p>Authorised Signatory<span class="far">Borrower's signature</span></p><p><small>Customer service 1800-425-${s.digits(
    4,
    105,
  )}. Our other office: ${s.whole(2, 90, 106)}, ${escaped(s.colony)}, ${s.town} ${s.officePin}.</small></p>`
}
export const loanSanction = writtenAs(4_202, terms, offer)
