import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { headTable, pairTable } from '../drafts.ts'
import { abreast, clauses, ticked } from '../layouts.ts'
import { pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import { enclosed } from './mails.ts'
import { begun, borrowers, capital, drafted, loanFor, loanNo, mr, owned, phone, place, rs, rupee, shri, size, type Scene } from './scene.ts'

const bar = (words: string): string => `<p class="bar">${words}</p>`
const ownership = (s: Scene): string => s.tell.states('ownership_type', s.buyers.length > 1 ? 'Joint' : 'Single')
const tenure = (s: Scene): string => {
  const value = s.has(0.7, 220) ? 'Freehold' : 'Leasehold'
  return ticked(['Freehold', 'Leasehold'], value, s.tell.states('land_freehold_or_leasehold', value))
}

/** A housing-finance company's form, three pairs a row, a block for each person. */
const threeUp = (s: Scene): string => {
  begun(s)
  const { first, digits } = s
  const [a, b] = borrowers(s, capital)
  const other = s.buyers[1]
  return `<p class="band">${escaped(s.lender)} <small>Common Application Form (CAF)</small></p>${pairTable(
    [
      ['Appl. No.', loanNo(s)],
      ['Login Dt.', dayOf(s.dates.letter).dashes],
      ['Branch', escaped(s.branch)],
      ['DSA', escaped(s.partner.name)],
      ['DSA Code', digits(5, 221)],
      ['DSA Mob.', s.partner.mobile],
    ],
    3,
  )}${bar('Applicant')}${pairTable(
    [
      ['Name', a],
      ['DOB', `14-05-${dayOf(s.dates.letter).year - first.age}`],
      ['PAN', first.pan],
      ['Father / Spouse', escaped(first.elder)],
      ['Mobile', s.tell.states('contact_number', first.mobile)],
      ['Off. Tel.', `079-${digits(8, 222)}`],
      ['Curr. Add.', `${escaped(first.home)}`],
      ['PIN', s.homePin],
      ['Occupation', 'Salaried'],
    ],
    3,
  )}${bar('Co-applicant')}${pairTable(
    [
      ['Name', b || 'NA'],
      ['Relation', other ? 'Spouse' : 'NA'],
      ['Mobile', other?.mobile ?? 'NA'],
    ],
    3,
  )}${bar('Loan')}${pairTable(
    [
      ['Product', loanFor(s)],
      ['Amt. Req.', rupee(s.amount)],
      ['Tenor', `${s.whole(10, 25, 223) * 12} M`],
    ],
    3,
  )}${bar('Property / संपत्ति')}${pairTable(
    [
      ['Prop. Add.', place(s)],
      ['PIN', s.tell.states('pincode', s.pin)],
      ['Owner', owned(s)],
      ['Area', size(s)],
      ['Cost', rupee(s.price)],
      ['Holding', ownership(s)],
      ['Title', tenure(s)],
    ],
    3,
  )}${bar('Documents received')}<p>${enclosed(s, ' | ')}</p>${abreast(
    ['References', 'Mobile', 'Address'],
    s.witnesses.map((one) => [escaped(one.name), one.mobile, escaped(one.home)]),
  )}<p><small>Sourced by ${escaped(s.officer.name)}, Emp. ${digits(6, 224)}. Acknowledgement No. ${digits(8, 225)}.</small></p>`
}

/** A case sheet off the lender's system: each value under its heading. */
const caseSheet = (s: Scene): string => {
  begun(s)
  const { digits, first } = s
  const [a, b] = borrowers(s)
  return `<p><b>${escaped(s.lender)}</b> <span class="far">Loan Origination System &nbsp; ${dayOf(s.dates.letter).typed} 17:05</span></p><h1>LOAN APPLICATION SUMMARY</h1>${headTable(
    [
      ['Application ID', loanNo(s)],
      ['Lead ID', `L${digits(7, 226)}`],
      ['CIF', digits(9, 227)],
      ['Stage', 'Technical Initiation'],
      ['RM', escaped(s.officer.name)],
    ],
  )}${abreast(
    ['Applicant Type', 'Name', 'Relation', 'Age', 'Mobile', 'PAN', 'Income (p.m.)'],
    [
      [
        'Primary',
        a,
        'Self',
        `${first.age}`,
        s.tell.states('contact_number', first.mobile),
        first.pan,
        grouped(s.whole(40, 150, 228) * 1_000),
      ],
      ...(b ? [['Co-Applicant', b, 'Spouse', `${s.buyers[1]?.age ?? ''}`, s.buyers[1]?.mobile ?? '', s.buyers[1]?.pan ?? '', '-']] : []),
      ['Guarantor', escaped(s.witnesses[0].name), 'Friend', `${s.witnesses[0].age}`, s.witnesses[0].mobile, s.witnesses[0].pan, '-'],
    ],
  )}${headTable([
    ['Loan Type', loanFor(s)],
    ['Requested Amt', rupee(s.amount)],
    ['Agreement Value', rupee(s.price)],
    ['Scheme', 'Standard'],
  ])}${bar('Collateral')}${headTable([
    ['Collateral Address', place(s)],
    ['Pincode', s.tell.states('pincode', s.pin)],
  ])}${headTable([
    ['Current Title Holder', owned(s)],
    ['Measure', size(s)],
    ['Prev. Valuation', rupee(Math.round(s.price * 0.9))],
  ])}<p>Document checklist (received): ${enclosed(s, ', ')}. Pending: NACH form, cancelled cheque.</p><p>Communication address of the applicant is ${escaped(first.home)} - ${s.homePin}.</p>`
}
export const loanForm = drafted(2_401, threeUp, caseSheet)

/** A sanction as one letter: the security deep within its sentences. */
const letter = (s: Scene): string => {
  begun(s)
  const names = borrowers(s, mr).filter(Boolean).join(' and ')
  return `<p class="right"><b>${escaped(s.lender)}</b><br>${escaped(s.branch)} Branch, ${escaped(s.road)}<br>${s.town} - ${s.officePin}</p><p>Date: ${
    dayOf(s.dates.letter).spoken
  }</p><p>To,<br>${names}<br>${escaped(s.first.home)} - ${s.homePin}<br>Mob: ${phone(s, 0.5)}</p><p><b>Subject: Sanction of ${loanFor(s)} of ${rs(
    s.amount,
  )} against your application no. ${loanNo(s)}</b></p><p>Dear Customer,</p><p>With reference to the captioned application we are glad to inform you that the facility has been approved at a floating rate of ${s.whole(
    84,
    99,
    229,
  )} basis points above the reference rate, repayable in ${s.whole(10, 25, 230) * 12} instalments of ${rs(Math.round(s.amount / 108))}. As security for its repayment there shall be created, before disbursement and in favour of the company, a first charge by deposit of title deeds over ${place(
    s,
  )}${pinIn(s, 0.4, 231)}, having ${size(s)}, which at present stands in the name of ${owned(s, shri)}.</p>${clauses(standing(s, 'loan', 232))}<p>Legal and technical reports will be obtained from Adv. ${escaped(
    s.witnesses[0].name,
  )} and ${escaped(s.partner.name)} &amp; Co., ${s.whole(3, 60, 233)}, ${escaped(s.colony)}, ${s.town} - ${s.officePin}. For help call ${escaped(s.officer.name)}, ${s.officer.mobile}.</p><p>Accepted: ________________</p>`
}

/** A sanction as a sheet of tables, their heads in the first row. */
const sheet = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, capital)
  return `<p class="band">${escaped(s.lender)}</p><h1>SANCTION LETTER CUM KEY FACTS / स्वीकृति पत्र</h1>${headTable([
    ['Proposal No.', loanNo(s)],
    ['Sanction Ref.', `SL/${s.digits(6, 234)}`],
    ['Dated', dayOf(s.dates.letter).dashes],
    ['Valid till', '90 days'],
  ])}${headTable([
    ['Borrower', a],
    ['Co-borrower', b || 'Nil'],
    ['Contact', phone(s, 0.6)],
    ['Nominee', escaped(s.witnesses[1].name)],
  ])}${headTable([
    ['Facility', loanFor(s)],
    ['Amount (Rs.)', grouped(s.amount)],
    ['ROI', `${s.whole(80, 99, 235) / 10} % floating`],
    ['EMI', grouped(Math.round(s.amount / 110))],
    ['Proc. fee', '5,900'],
  ])}<p class="bar">Security</p>${abreast(
    ['S.No.', 'Nature', 'Description', 'Owner', 'Extent'],
    [['1', 'EQM', `${place(s)}${pinIn(s, 0.4, 236)}`, owned(s), size(s)]],
  )}${clauses(standing(s, 'loan', 237), (at) => `${at}.`)}<p>Grievance cell: ${s.officePin}, 1800-233-${s.digits(4, 238)}. Credit manager ${escaped(s.officer.name)}.</p>`
}
export const loanSanction = drafted(2_402, letter, sheet)
