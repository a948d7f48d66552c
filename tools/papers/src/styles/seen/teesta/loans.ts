import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { boxTable, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, combed, dotted, ticked, twoBlocks } from '../layouts.ts'
import { holders } from '../scenes.ts'
import { house, pin, place, size } from './land.ts'
import { enclosed } from './mails.ts'
import { begun, borrowers, capital, drafted, loanFor, loanNo, mr, owned, ownership, phone, rs, sidesOf, sri, type Scene } from './scene.ts'
import { termList } from './terms.ts'

const bar = (words: string): string => `<p class="bar">${words}</p>`
const born = (s: Scene, age: number): string => `${s.whole(10, 28, 330)}/0${s.whole(1, 9, 331)}/${dayOf(s.dates.letter).year - age}`

/** A table of papers with Y and N: only what was handed in is there. */
const checklist = (s: Scene): string => {
  const had = enclosed(s, '|').split('|')
  const wanting = ['Fire Insurance Policy', 'I.T. Return (2 yrs)', 'Salary Certificate'].filter((_, at) => s.has(0.6, 332 + at))
  const rows = [...had.map((paper) => [paper, 'Y']), ...wanting.map((paper) => [paper, 'N'])]
  return abreast(
    ['Sl.', 'Document', 'Submitted (Y/N)', 'Checked by'],
    rows.map(([paper = '', sign = ''], at) => [String(at + 1), paper, sign, '']),
  )
}

/** A co-operative bank's form: the label small over its value, three boxes a row. */
const boxed = (s: Scene): string => {
  begun(s)
  const { first, digits } = s
  const [a, b] = borrowers(s, capital)
  const second = s.buyers[1]
  return `<div class="office"><div class="photo">Affix<br>photo</div><p class="big">${escaped(s.lender)}</p><p class="center">${escaped(s.branch)} Branch, ${s.town} - ${s.officePin}</p><h1>APPLICATION FOR LOAN AGAINST / FOR HOUSE PROPERTY</h1>${boxTable(
    [
      ['Application Form No.', loanNo(s)],
      ['Date of receipt', dayOf(s.dates.letter).typed],
      ['Share L.F. No.', digits(4, 335)],
    ],
  )}${bar('A. APPLICANT (MEMBER)')}${boxTable([
    ['1. Full name in block letters', a],
    ["2. Father's / husband's name", escaped(first.elder)],
    ['3. Date of birth', born(s, first.age)],
    ['4. PAN', combed(first.pan)],
    ['5. Mobile', s.tell.states('contact_number', first.mobile)],
    ['6. Savings A/c No.', digits(12, 336)],
    ['7. Permanent address', `${escaped(first.home)}`],
    ['8. PIN', combed(s.homePin)],
    ['9. Occupation', 'Govt. Service / Gr. C'],
  ])}${bar('B. JOINT APPLICANT')}${boxTable([
    ['10. Name', b || '- X -'],
    ['11. Relation', second ? 'Spouse' : '- X -'],
    ['12. Mobile', second?.mobile ?? '- X -'],
  ])}${bar('C. LOAN')}${boxTable([
    ['13. Type of loan', loanFor(s)],
    ['14. Amount applied (Rs.)', grouped(s.amount)],
    ['15. Period', `${s.whole(5, 20, 337)} years`],
  ])}${bar('D. SECURITY OFFERED')}${boxTable(
    [
      ['16. Location of property', place(s)],
      ['17. Pin Code', combed(s.tell.states('pincode', s.pin))],
      ['18. Area', `${size(s)}${house(s)}`],
      ['19. Owner of the property', owned(s)],
      ['20. Proposed holding (single / joint)', ownership(s)],
      ['21. Market price', rs(s.price)],
    ],
    2,
  )}${bar('E. GUARANTORS')}${boxTable(
    s.witnesses.flatMap((one, at) => [
      [`Name (${at + 1})`, escaped(one.name)] as const,
      ['Member No.', digits(4, 338 + at)] as const,
      ['Mobile', one.mobile] as const,
    ]),
  )}${bar('F. CHECK LIST (office use)')}${checklist(s)}</div>`
}

/** A small finance company's form: two halves of a page, ticks for every choice. */
const tickedForm = (s: Scene): string => {
  begun(s)
  const { first } = s
  const [a, b] = borrowers(s)
  const type = loanFor(s)
  const tenure = s.has(0.8, 340) ? 'Freehold' : 'Leasehold'
  const left = leftTable(
    [
      ['Name', a],
      ['Gender', ticked(['M', 'F'], first.isWoman ? 'F' : 'M')],
      ['Mobile', s.tell.states('contact_number', first.mobile)],
      ['E-mail', `${(first.name.split(' ')[0] ?? '').toLowerCase()}${s.digits(2, 341)}@post.example`],
      ['Residence', `${escaped(first.home)} ${s.homePin}`],
      ['Since', `${s.whole(2, 20, 342)} yrs`],
    ],
    'grid',
  )
  const right = leftTable(
    [
      ['Name', b || 'Nil'],
      ['Gender', s.buyers[1] ? ticked(['M', 'F'], s.buyers[1].isWoman ? 'F' : 'M') : ''],
      ['Mobile', s.buyers[1]?.mobile ?? 'Nil'],
      ['E-mail', ''],
      ['Residence', b ? 'Same as applicant' : 'Nil'],
      ['Since', ''],
    ],
    'grid',
  )
  return `<div class="office"><p><b>${escaped(s.lender)}</b> <span class="far">Form No. ${loanNo(s)}</span></p><h1>LOAN APPLICATION${s.region.land === 'decimal' ? ' / ऋण आवेदन' : ''}</h1>${pairTable(
    [
      ['Sourced by', `${escaped(s.officer.name)} (${s.digits(5, 343)})`],
      ['Branch', `${escaped(s.branch)}, ${s.officePin}`],
      ['Connector', escaped(s.partner.name)],
      ['Connector ph.', s.partner.mobile],
    ],
  )}${twoBlocks(`<b>Main applicant</b>${left}`, `<b>Co-applicant</b>${right}`)}${bar('Loan details')}${pairTable([
    ['Purpose', ticked(['Top-up only', type], type)],
    ['Amount', rs(s.amount)],
    ['Tenure', `${s.whole(60, 240, 344)} months`],
    ['Rate', ticked(['Fixed', 'Floating'], 'Floating')],
  ])}${bar('Property details')}${pairTable(
    [
      ['Address', place(s)],
      ['Pincode', s.tell.states('pincode', s.pin)],
      ['Landmark', escaped(s.road)],
      ['Extent', `${size(s)}${house(s)}`],
      ['Title', ticked(['Freehold', 'Leasehold'], tenure, s.tell.states('land_freehold_or_leasehold', tenure))],
      ['In the name of', owned(s, ' &amp; ')],
      ['Transaction', ticked(['Builder', 'Resale', 'Self'], holders(s) === s.buyers ? 'Self' : 'Resale')],
      ['Est. cost', rs(s.price)],
    ],
    2,
  )}${bar('Documents received (tick)')}<p>${enclosed(s, '|')
    .split('|')
    .map((paper) => `☑ ${paper}`)
    .join(
      ' &nbsp; ',
    )} &nbsp; ☐ Salary slip &nbsp; ☐ Insurance</p><p>Reference 1: ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}. Reference 2: ${escaped(s.witnesses[1].name)}, ${
    s.witnesses[1].mobile
  }.</p><p>Declaration: I / We declare that the above is true.</p></div>`
}

/** A rural bank's cyclostyled form, the blanks typed in over dots. */
const typed = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, sri(s))
  return `<div class="type"><p class="center"><b>${escaped(s.lender)}</b><br>LOAN APPLICATION (HOUSING)</p><p>Branch : ${escaped(s.branch)} <span class="far">File No. ${loanNo(s)}</span></p>${dotted(
    [
      ['1. Name of applicant', a],
      ['2. Father / Husband', escaped(s.first.elder)],
      ['3. Village / Mohalla', `${escaped(s.first.home)}, Pin ${s.homePin}`],
      ['4. Phone', s.tell.states('contact_number', s.first.mobile)],
      b && ['5. Name of co-applicant', b],
      ['6. Annual income Rs.', grouped(s.whole(3, 14, 345) * 60_000)],
      ['7. Loan required for', loanFor(s)],
      ['8. Amount Rs.', grouped(s.amount)],
      ['9. Security (full description)', `${place(s)}${pin(s, 0.7)}`],
      ['10. Measurement', `${size(s)}${house(s)}`],
      ['11. Recorded owner', owned(s)],
      ['12. Existing dues with other Bank', `Rs. ${grouped(s.whole(1, 9, 346) * 12_000)} (KCC A/c ${s.digits(11, 347)})`],
      ['13. Papers submitted', enclosed(s, ', ')],
    ],
  )}${sidesOf(s, 348)}<p>14. Identified by ${escaped(s.witnesses[0].name)}, Gram Panchayat Member, ${s.witnesses[0].mobile}</p><p>Signature / L.T.I. of applicant ____________</p><p>FOR OFFICE USE: inspected by ${escaped(
    s.officer.name,
  )}, Field Officer, on ${dayOf(s.dates.letter).dots}. P.I.N. of village branch ${s.officePin}.</p></div>`
}
export const loanForm = drafted(3_401, boxed, tickedForm, typed)

/** The board of a co-operative bank has sanctioned: numbered terms, a colon's breadth apart. */
const byBoard = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, sri(s))
  return `<p class="big">${escaped(s.lender)}</p><p class="center rule">Head Office : ${escaped(s.road)}, ${s.town} - ${s.officePin}</p><p>Ref. No. ${s.digits(3, 350)}/LOAN/${
    dayOf(s.dates.letter).year
  } <span class="far">Date : ${dayOf(s.dates.letter).dots}</span></p><p>To,<br>${a}${b ? `<br>${b}` : ''}<br>${escaped(s.first.home)}<br>Pin : ${s.homePin}</p><p><b>Sub : Sanction of loan - your application No. ${loanNo(
    s,
  )}</b></p><p>Dear Member,</p><p>We are pleased to inform you that the Board in its meeting held on ${dayOf(s.dates.lately).dots}, vide Resolution No. ${s.whole(
    2,
    40,
    351,
  )}, has sanctioned the following loan :</p>${numberedTable(
    [
      ['Nature of loan', loanFor(s)],
      ['Amount', `${rs(s.amount)} (Rupees ${inWords(s.amount)} only)`],
      ['Rate of interest', `${s.whole(82, 115, 352) / 10} % p.a. with monthly rests`],
      ['Repayment', `${s.whole(60, 240, 353)} E.M.I. of ${rs(Math.round(s.amount / 105))}`],
      [
        'Primary security',
        `Equitable mortgage of ${place(s)}${pin(s, 0.4)}, having ${size(s)}${house(s)}, standing in the name of ${owned(s, ' and ', sri(s))}`,
      ],
      ['Sureties', s.witnesses.map((one) => escaped(one.name)).join(', ')],
      ['Borrower&rsquo;s phone', phone(s, 0.6)],
    ],
    'grid',
  )}<p>Terms and conditions :</p>${termList(s, 'loan', 354)}<p class="right">General Manager (Loans)<br>${escaped(s.officer.name)}</p>`
}

/** A finance company's key facts, three pairs a row. */
const keyFacts = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s)
  return `<div class="office"><p><b>${escaped(s.lender)}</b><br><small>CIN U65${s.digits(3, 355)}${s.region.land === 'metre' ? 'GJ' : 'WB'}20${s.whole(10, 20, 356)}PLC${s.digits(6, 357)} | ${escaped(s.colony)}, ${s.town} ${
    s.officePin
  }</small></p><h1>SANCTION LETTER</h1>${pairTable(
    [
      ['Appl. ID', loanNo(s)],
      ['Offer No.', `OL${s.digits(6, 358)}`],
      ['Date', dayOf(s.dates.letter).brief],
      ['Applicant', a],
      ['Co-Applicant', b || 'NA'],
      ['Mobile', phone(s, 0.7)],
      ['Product', loanFor(s)],
      ['Amount', rs(s.amount)],
      ['Insurance', rs(s.whole(8, 40, 359) * 1_000)],
      ['ROI', `${s.whole(95, 145, 360) / 10} %`],
      ['Tenor', `${s.whole(84, 240, 361)} months`],
      ['EMI', rs(Math.round(s.amount / 95))],
    ],
    3,
  )}${bar('Collateral')}${leftTable([
    ['Description', `${place(s)}${pin(s, 0.5)}`],
    ['Area', size(s)],
    ['Owner(s)', owned(s)],
    ['Valuation', `${rs(s.price)} by ${escaped(s.partner.name)}`],
  ])}${bar('Pre-disbursement conditions')}${termList(s, 'loan', 362)}<p>Submit before disbursement: NACH, PDC 5 Nos., original title chain. Queries: ${escaped(s.officer.name)}, ${
    s.officer.mobile
  } or 1800-345-${s.digits(4, 363)}.</p></div>`
}

/** A rural bank's typed memorandum in two columns: bank's terms left, security right. */
const memorandum = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, mr)
  const names = b ? `${a} and ${b}` : a
  return `<div class="type"><p class="center"><b>${escaped(s.lender).toUpperCase()}</b><br>${escaped(s.branch)} Branch, ${s.town}-${s.officePin}</p><p>No. BR/ADV/${s.digits(
    4,
    364,
  )} <span class="far">${dayOf(s.dates.letter).typed}</span></p><h1>MEMORANDUM OF SANCTION</h1><p>In terms of your application bearing No. ${loanNo(
    s,
  )} the undersigned, within his delegated power, sanctions in favour of ${names} of ${escaped(s.first.home)} (phone ${phone(s, 0.5)}) under the head ${loanFor(s)} a sum of ${rs(
    s.amount,
  )} only.</p>${twoBlocks(
    `<p>Rate : ${s.whole(80, 99, 365) / 10} % floating<br>Margin : 20 %<br>Instalments : ${s.whole(60, 240, 366)}<br>Moratorium : 6 months<br>Processing : Rs. ${grouped(
      s.whole(2, 9, 367) * 590,
    )}<br>CIBIL : ${s.whole(680, 820, 368)}</p>`,
    `<p>Security : ${place(s)}${pin(s, 0.4)}<br>Area : ${size(s)}<br>Owner : ${owned(s)}</p>`,
  )}${termList(s, 'loan', 369)}<p>Accepted<br>(Borrower) <span class="far">Branch Manager : ${escaped(s.officer.name)}</span></p></div>`
}
export const loanSanction = drafted(3_402, byBoard, keyFacts, memorandum)
