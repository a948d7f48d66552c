import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { lists } from '../../truths.ts'
import { leftTable, pairTable } from '../drafts.ts'
import { mailHead, quoted } from '../layouts.ts'
import { demanded } from '../scenes.ts'
import { extent, pin, place, size } from './ground.ts'
import { borrowers, fileNo, isOwn, loan, mobile, mrs, ofEither, sri, titleHolder, upper, writtenBy, type Scene } from './scene.ts'

export const titles = [
  'Index II',
  'Agreement for Sale',
  'Sale Deed',
  'Registered Sale Deed',
  'Link Document',
  '7/12 Extract',
  'Allotment Letter',
]
const sets = (s: Scene): readonly string[] =>
  s.region.isMarathi
    ? s.pick(
        [
          ['Agreement for Sale', 'Index II', 'Approved Plan', 'Commencement Certificate'],
          ['Sale Deed', 'Index II', '7/12 Extract', 'NA Order', 'Tax Receipt'],
          ['Agreement for Sale', 'Share Certificate', 'Society NOC'],
        ],
        100,
      )
    : s.pick(
        [
          ['Registered Sale Deed', 'Link Document', 'EC', 'Approved Plan', 'Tax Receipt'],
          ['Sale Deed', 'EC', 'LRS Proceedings'],
          ['Agreement of Sale', 'Link Document', 'Approved Plan', 'Legal Opinion'],
        ],
        100,
      )
/** Papers that are with the case. */
export const enclosed = (s: Scene, between: string): string => lists(s.tell, sets(s), [...titles, 'Agreement of Sale'], between)
const lakh = (amount: number): string => `${Math.round(amount / 10_000) / 10}`

const branchOf = (s: Scene): string => `${escaped(s.lender)}, ${escaped(s.branch)} Br. (${s.digits(5, 101)})`

/** A public bank's processing centre entrusts a case, with the sheet of the file in the mail. */
const processSheet = ofEither((s) => {
  const [a, b] = borrowers(s, upper)
  const day = dayOf(s.dates.letter)
  return `<div class="outlook">${mailHead([
    ['From', `RACPC / CPC ${s.town} &lt;cpc.${s.digits(5, 101)}@bank.example&gt;`],
    ['Sent', `${day.spoken} 16:${s.whole(10, 59, 102)}`],
    ['To', 'Empanelled valuer'],
    ['Cc', `${escaped(s.officer.name)} (AGM)`],
    [
      'Subject',
      s.pick(['Entrustment of Valuation // RO zone-2', `Valuation entrustment dt ${day.dots}`, 'Entrustment - Valn. &amp; TIR'], 103),
    ],
  ])}<p>Sir,</p><p>The following proposal is under process at our centre. Please arrange to inspect the property and submit valuation report in bank's format within <b>3 days (TAT)</b>. TIR is entrusted separately to Sri ${escaped(
    s.partner.name,
  )}, Advocate (${s.partner.mobile}).</p>${leftTable([
    ['Sourcing branch / code', branchOf(s)],
    [s.pick(['RLMS / LOS Ref. No.', 'Loan reference', 'CPC file no.'], 104), fileNo(s)],
    [s.pick(['Name of Borrower', 'Applicant (1st borrower)'], 105), a],
    b !== '' && [s.pick(['Name of Co-borrower', '2nd borrower'], 106), b],
    ['Mob. No. of the borrower', mobile(s, 0.75)],
    ['Resi. address', `${escaped(s.first.home)} - ${s.homePin}`],
    [s.pick(['Scheme', 'Facility', 'Product'], 107), loan(s)],
    ['Limit (Rs. in lacs)', lakh(s.amount)],
    [isOwn(s) ? 'Title holder' : s.pick(['Vendor / present title holder', 'Seller (title stands in name of)'], 108), titleHolder(s)],
    [s.pick(['Details of property', 'Property to be valued', 'Primary security'], 109), `${place(s)}${pin(s, 0.55, 110)}`],
    ['Extent', size(s)],
    ['Docs forwarded (soft copy)', enclosed(s, ', ')],
    ['Contact at site', `${escaped(s.witnesses[0].name)} ${s.witnesses[0].mobile}`],
  ])}<p>Regards,<br>${escaped(s.officer.name)}, Manager (Maker), PF No. ${s.digits(7, 111)}<br>${s.town} - ${s.officePin}. Phone 0${s.digits(2, 112)}-2${s.digits(7, 113)}</p></div>`
})

/** A direct selling agent's mail: a word and a value per line. */
const agent = ofEither((s) => {
  const [a, b] = borrowers(s, s.has(0.5, 115) ? mrs : undefined)
  const mark = s.pick([' : ', ' - ', ' = '], 116)
  const rows: (string | false)[] = [
    `${s.pick(['Case ID', 'File no', 'Login id'], 117)}${mark}${fileNo(s)}`,
    `${s.pick(['Cust name', 'Customer', 'App name'], 118)}${mark}${a}`,
    b !== '' && `${s.pick(['Co app', 'CoApp', 'Co-Applicant'], 119)}${mark}${b}`,
    `${s.pick(['Cust no', 'Mob no', 'Contact'], 120)}${mark}${mobile(s, 0.9)}`,
    `Product${mark}${loan(s)}`,
    `Loan amt${mark}${lakh(s.amount)} L`,
    `${s.pick(['Property add', 'Prop', 'Collateral add'], 121)}${mark}${place(s, false)}${pin(s, 0.5, 122)}`,
    s.has(0.6, 123) && `Area${mark}${size(s)}`,
    isOwn(s) ? `Owner${mark}${titleHolder(s)}` : `Seller${mark}${titleHolder(s)}`,
    `Docs attached${mark}${enclosed(s, ' / ')}`,
    `Fees${mark}collected, UTR ${s.digits(12, 124)}`,
    `RM${mark}${escaped(s.officer.name)} ${s.officer.mobile}`,
  ]
  return `<div class="outlook"><p><b>Sub:</b> ${s.pick(['Tech initiate', 'NEW FILE technical', 'Pls do technical asap'], 125)} // ${escaped(s.lender)} // ${s.town}</p><p>Hi team,</p><p>Pls initiate technical for below case, cust is following up daily.</p>${rows
    .filter((row) => row !== false)
    .map((row) => `<div>${row}</div>`)
    .join(
      '',
    )}<p>--<br>${escaped(s.partner.name)}<br>Sri Sai Associates (DSA code ${s.digits(6, 126)})<br>Cell: ${s.partner.mobile}, ${s.town} ${s.officePin}</p></div>`
})

/** A finance company's system sends its own mail. */
const system = ofEither((s) => {
  const [a, b] = borrowers(s)
  return `<div class="portal"><p>** This is a system generated mail. Please do not reply. **</p><p>Dear Vendor,</p><p>A new technical appraisal request has been assigned to you in the vendor portal. Kindly accept within 2 hrs.</p>${pairTable(
    [
      ['Appl ID', fileNo(s)],
      ['Request ID', `TEC${s.digits(8, 130)}`],
      ['Applicant', a],
      b !== '' && ['Co-Applicant', b],
      ['Mobile', mobile(s, 0.7)],
      ['Loan Purpose', loan(s)],
      ['Loan Amt.', grouped(s.amount)],
      ['Branch', `${s.town} (${s.officePin})`],
      ['Property Owner', titleHolder(s)],
      ['Property Type', s.isFlat ? 'Flat / Apartment' : 'Independent / Land'],
      ['Property Address', `${place(s, s.has(0.5, 131))}${pin(s, 0.6, 132)}`],
      ['Property Area', size(s)],
      ['Person to contact', `${escaped(s.witnesses[1].name)} - ${s.witnesses[1].mobile}`],
      ['Assigned on', `${dayOf(s.dates.letter).brief} 11:${s.whole(10, 58, 133)} AM`],
    ],
  )}<p>Documents available in DMS: ${enclosed(s, '; ')}</p><p>For queries: helpdesk ${s.officer.mobile} / 1800-${s.digits(3, 134)}-${s.digits(4, 135)}<br>${escaped(s.lender)}</p></div>`
})

/** A manager writes in sentences, and the borrower's answer hangs below. */
const sentences = ofEither((s) => {
  const [a, b] = borrowers(s, sri(s))
  const extra = s.isFlat ? size(s) : `an extent of ${extent(s)}`
  return `<div class="outlook">${mailHead([
    ['From', `${escaped(s.officer.name)} &lt;bm${s.digits(4, 140)}@bank.example&gt;`],
    ['Subject', `RE: ${s.pick(['valuation report required', 'housing loan proposal', 'Inspection of property'], 141)}`],
  ])}<p>Dear ${escaped(s.partner.name)} ${s.region.isMarathi ? 'saheb' : 'garu'},</p><p>We are in receipt of ${loan(s)} proposal for Rs.${lakh(s.amount)} lakhs from ${a}${b === '' ? '' : ` and ${b} (joint)`} vide application number ${fileNo(
    s,
  )}. The property offered is ${place(s)}${pin(s, 0.5, 142)}, with ${extra}, ${isOwn(s) ? 'standing in the name of' : 'presently owned by'} ${titleHolder(s, sri(s))}. Copies of ${enclosed(s, ', ')} are attached. Please also insist the party for ${demanded(
    s.tell,
    ['Occupancy Certificate', 'Latest EC'],
    titles,
    ' and ',
  )} at the time of visit. You may speak to the borrower on ${mobile(s, 0.7)} or to my officer ${escaped(s.witnesses[0].name)} on ${s.witnesses[0].mobile}.</p><p>Branch Manager, ${escaped(s.lender)}, ${escaped(s.road)}, ${s.town}-${s.officePin}</p>${quoted(
    [
      `On ${dayOf(s.dates.letter).brief} the applicant wrote:`,
      'Sir, i have uploaded all papers. pls visit on sunday only as i am in office on other days. tq',
    ],
    '| ',
  )}</div>`
})

const all = [processSheet, agent, system, sentences]
export const mail = writtenBy(8_101, all, all)
