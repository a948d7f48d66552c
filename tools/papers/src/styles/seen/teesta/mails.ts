import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { lists as listed } from '../../truths.ts'
import { factLines, leftTable, numberedTable } from '../drafts.ts'
import { abreast, mailHead, quoted } from '../layouts.ts'
import { demanded } from '../scenes.ts'
import { pin, place, size } from './land.ts'
import { begun, borrowers, capital, drafted, loanFor, loanNo, mr, owned, phone, rs, sidesOf, sri, type Scene } from './scene.ts'
import { termsFor } from './terms.ts'

const titles = [
  'Sale Deed',
  'Title Deed',
  'Parcha',
  'R.O.R.',
  'Mutation Certificate',
  'Allotment Letter',
  'Agreement for Sale',
  'Jamabandi',
  'Patta Copy',
]
const papersOf = (s: Scene): readonly string[] =>
  s.pick(
    [
      ['Sale Deed', 'Parcha', 'Khajna Receipt', 'Sanctioned Plan'],
      ['Title Deed', 'Mutation Certificate', 'Holding Tax Receipt'],
      ['Agreement for Sale', 'Sanctioned Plan', 'Development Agreement'],
      ['R.O.R.', 'Sale Deed', 'Rent Receipt', 'Approved Plan', 'N.E.C.'],
      ['Patta Copy', 'Jamabandi', 'Trace Map'],
    ],
    300,
  )
/** The papers that came with the case. */
export const enclosed = (s: Scene, between: string): string => listed(s.tell, papersOf(s), titles, between)

const lakh = (s: Scene): string => `Rs. ${rounded(s.amount / 100_000)} lac`
const signed = (s: Scene): string =>
  `${escaped(s.officer.name)}<br>Branch Manager, ${escaped(s.branch)} Branch<br>${escaped(s.lender)}<br>${escaped(s.road)}, ${s.town} - ${s.officePin}<br>M: ${s.officer.mobile}`

/** The regional office sends on what the branch wrote: two lines on top, the case in the quoted mail, a still older one below. */
const forwarded = (s: Scene): string => {
  begun(s)
  const day = dayOf(s.dates.letter)
  const [a, b] = borrowers(s, mr)
  return `<div class="mail">${mailHead([
    ['From', `Credit Dept, Regional Office &lt;ro.credit@gb.example&gt;`],
    ['Date', `${day.brief} 16:52`],
    ['To', `${escaped(s.partner.name)} &lt;valuer@works.example&gt;`],
    ['Subject', `Fwd: Re: Valuation - ${escaped(s.branch)} branch`],
  ])}<p>Sir,</p><p>Please see the trail mail. Report to be sent direct to the branch with copy to us. RO reference ${s.digits(4, 301)}/CR.</p><p>${escaped(
    s.witnesses[0].name,
  )}<br>Manager (Credit), ${s.witnesses[0].mobile}</p><p>---------- Forwarded message ---------<br>From: ${escaped(s.branch)} Branch &lt;br${s.digits(
    3,
    302,
  )}@gb.example&gt;<br>Date: ${day.brief}, 11:07<br>Subject: Valuation of house property</p><div class="older"><p>Respected Sir,</p><p>We have received a proposal of ${loanFor(
    s,
  )} for ${lakh(s)}. Particulars are as under:</p>${factLines(
    [
      ['Name of the borrower', a],
      b && ['Name of co-borrower', b],
      ['Proposal / Loan file no.', loanNo(s)],
      ['Cell no.', phone(s, 0.8)],
      ['Address of property', `${place(s)}${pin(s, 0.5)}`],
      ['Area', size(s)],
      ['Presently owned by', owned(s)],
      ['Docs enclosed', enclosed(s, ', ')],
    ],
    s.pick([' - ', ': ', ' :- '], 303),
    s.pick(['', '* ', '#'], 304),
  )}<p>${signed(s)}</p></div>${quoted([
    `On ${day.dots}, Regional Office wrote:`,
    `&gt; The case of ${escaped(s.earlier.name)} (file ${s.digits(3, 305)}/HL) was closed in ${day.year - 2}.`,
    '&gt; Kindly send particulars of fresh cases in the usual proforma.',
  ])}<p><small>${termsFor(s, 'mail', 306).join(' ')}</small></p></div>`
}

/** The valuer had asked for what was missing: the branch answers above, the case stands below. */
const answered = (s: Scene): string => {
  begun(s)
  const day = dayOf(s.dates.letter)
  const [a, b] = borrowers(s)
  return `<div class="mail"><p><b>RE: Site visit - file ${loanNo(s)}</b></p><p>From: ${escaped(s.officer.name)} &nbsp; To: ${escaped(s.partner.name)} (Valuer) &nbsp; Cc: ho.law@coopbank.example<br>Sent: ${day.spoken}, 5.32 p.m.</p><p>Dear Sir,</p><p>Owner as per parcha is ${owned(
    s,
  )}. Party's mobile no. is ${s.tell.states('contact_number', s.first.mobile)} (do not call on ${s.whole(
    10,
    20,
    307,
  )}th, he is out of station). It is a case of ${loanFor(s)}. Branch copy of ${demanded(s.tell, ['Sale Deed', 'Sanctioned Plan'], titles, ' and ')} will follow by post.</p><p>Regards,<br>${signed(
    s,
  )}</p><div class="older"><p><b>From:</b> ${escaped(s.partner.name)} <b>Sent:</b> ${day.spoken}, 1.15 p.m.</p><p>Madam / Sir, kindly intimate the name of the present owner, type of loan and contact no. before I go. My own no. is ${s.partner.mobile}.</p></div><div class="older"><p><b>From:</b> ${escaped(
    s.lender,
  )}, ${escaped(s.branch)} <b>Sent:</b> ${day.spoken}, 10.40 a.m.</p><p>Please inspect and value ${place(s)}${pin(s, 0.5)}, measuring ${size(s)}, in the account of ${a}${
    b ? ` jointly with ${b} (co-applicant)` : ''
  }, limit ${lakh(s)}. Guarantor: ${escaped(s.witnesses[1].name)}.</p></div></div>`
}

/** A typed memo of a rural bank, with its numbered particulars. */
const memo = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, sri(s))
  return `<div class="type"><p class="center"><b>${escaped(s.lender).toUpperCase()}</b><br>${escaped(s.branch)} Branch : Dist. ${s.district} : ${s.state}<br>----------------------------------------</p><p>Memo No. ${s.digits(
    3,
    308,
  )}/VAL/${dayOf(s.dates.letter).year} <span class="far">Dated ${dayOf(s.dates.letter).dots}</span></p><p>To<br>${escaped(s.partner.name)}, Chartered Engineer,<br>${escaped(
    s.colony,
  )}, ${s.town} - ${s.officePin}.</p><p>Sub : Valuation of immovable property offered for mortgage.</p><p>Dear Sir,<br>You are requested to value the under-noted property and submit your report within 3 days.</p>${numberedTable(
    [
      ['Name &amp; full address of the loanee', `${a}, ${escaped(s.first.home)}, Pin ${s.homePin}`],
      b && ['Name of the joint loanee, if any', b],
      ['Loan application no.', loanNo(s)],
      ['Nature of loan and amount', `${loanFor(s)} - ${rs(s.amount)}`],
      ['In whose name the property stands', owned(s, ' and ', sri(s))],
      ['Location of the property', `${place(s)}${pin(s, 0.5)}`],
      ['Quantum of land / flat', size(s)],
      s.has(0.6, 309) && ['Ph. no. of the loanee', phone(s, 0.8)],
      ['Documents enclosed', enclosed(s, ', ')],
    ],
    'plain',
  )}${s.has(0.5, 310) ? sidesOf(s, 311) : ''}<p>Yours faithfully,</p><p>( ${escaped(s.officer.name)} )<br>Branch Manager &nbsp; Phone 03${s.digits(3, 312)}-${s.digits(6, 313)}</p></div>`
}

/** A mail with the table of a spread-sheet pasted in: one row of several cases is live. */
const pasted = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, capital)
  return `<div class="mail">${mailHead([
    ['From', `${escaped(s.officer.name)} - Sales`],
    ['To', 'Technical Vendor'],
    ['Subject', `Tech initiation // ${escaped(s.branch)} // ${escaped(s.lender)}`],
    ['Attachments', enclosed(s, '; ')],
  ])}<p>Hi, please initiate.</p>${leftTable([
    ['LAN / App ID', loanNo(s)],
    ['Customer Name', a],
    ['Co-app Name', b || 'NA'],
    ['Cust. Mob.', phone(s, 0.8)],
    ['Product', loanFor(s)],
    ['Loan Amt', grouped(s.amount)],
    ['Property Address', `${place(s)}${pin(s, 0.6)}`],
    ['Property Area', size(s)],
    ['Property Owner', owned(s)],
    ['RM Name &amp; No.', `${escaped(s.officer.name)} - ${s.officer.mobile}`],
    ['Branch Pincode', s.officePin],
    ['Fees', 'Collected'],
  ])}<p>TAT 48 hrs. ${termsFor(s, 'mail', 314).join(' ')}</p></div>`
}

/** A co-operative's printed requisition: boxes, and a list of what is handed in. */
const requisition = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s)
  const papers = enclosed(s, '|').split('|')
  return `<div class="office"><p class="big">${escaped(s.lender)}</p><p class="center rule">Regd. No. ${s.digits(3, 315)} of 19${s.whole(
    26,
    78,
    316,
  )} | H.O. ${escaped(s.road)}, ${s.town} - ${s.officePin} | Ph. ${s.digits(6, 317)}</p><h1>REQUISITION FOR VALUATION</h1>${abreast(
    [],
    [
      ['Loan Case No.', loanNo(s), 'Date', dayOf(s.dates.letter).typed],
      ['Member&rsquo;s name', a, 'Member No.', s.digits(5, 318)],
      ['Joint member', b || '---', 'Mobile', phone(s, 0.8)],
      ['Purpose', loanFor(s), 'Amount', rs(s.amount)],
      ['Panel valuer', escaped(s.partner.name), 'Valuer mob.', s.partner.mobile],
    ],
  )}<table class="grid"><tr><td>Particulars of security</td><td>${place(s)}${pin(s, 0.5)}</td></tr><tr><td>Measurement</td><td>${size(s)}</td></tr><tr><td>Title holder</td><td>${owned(
    s,
  )}</td></tr></table>${sidesOf(s, 319)}<p class="bar">Photocopies handed over to valuer</p>${abreast(
    ['Sl.', 'Paper', 'Sheets'],
    papers.map((paper, at) => [String(at + 1), paper, String(s.whole(1, 12, 320 + at))]),
  )}<p class="right">Manager (Loans): ${escaped(s.officer.name)}</p></div>`
}
export const mail = drafted(3_403, forwarded, answered, memo, pasted, requisition)
