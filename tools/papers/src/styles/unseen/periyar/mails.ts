import { escaped } from '../../../telling.ts'
import { holders } from '../../seen/scenes.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { lists, mayHold, owners } from '../../truths.ts'
import { extent, flatArea, pin, place, plinth } from './ground.ts'
import { begun, borrowers, capital, honoured, loanFor, loanNo, mr, phone, rs, writtenAs, type Code, type Scene } from './scene.ts'
import { facts, paras } from './sheets.ts'

const papersOf: Record<Code, readonly (readonly string[])[]> = {
  KL: [
    ['Title Deed', 'Prior Deed', 'Possession Certificate', 'Land Tax Receipt', 'Location Sketch'],
    ['Title Deed', 'Thandaper Extract', 'Encumbrance Certificate', 'Building Permit'],
  ],
  KA: [
    ['Absolute Sale Deed', 'Khata Certificate', 'Khata Extract', 'Tax Paid Receipt'],
    ['Sale Deed', 'E-Khata', 'Encumbrance Certificate', 'Approved Building Plan'],
  ],
  TN: [
    ['Sale Deed', 'Parent Document', 'Patta', 'Encumbrance Certificate'],
    ['Sale Deed', 'Patta Chitta', 'FMB Sketch', 'Planning Permission Order', 'Property Tax Receipt'],
  ],
  MH: [
    ['Agreement for Sale', 'Index II', 'Commencement Certificate', 'Share Certificate'],
    ['Sale Deed', '7/12 Extract', 'N.A. Order', 'Sanctioned Plan'],
  ],
  GA: [
    ['Deed of Sale', 'Form I & XIV', 'Conversion Sanad', 'Construction Licence'],
    ['Deed of Sale', 'Survey Plan', 'House Tax Receipt', 'Occupancy Certificate'],
  ],
}
const titles = [
  'Title Deed',
  'Prior Deed',
  'Absolute Sale Deed',
  'Sale Deed',
  'Parent Document',
  'Agreement for Sale',
  'Index II',
  'Deed of Sale',
  'Patta',
]

/** The papers that go with this property's case. */
export const papersFor = (s: Scene): readonly string[] => s.pick(papersOf[s.code], 30)
/** Those papers as handed in. */
export const enclosed = (s: Scene, between: string): string => lists(s.tell, papersFor(s), titles, between)
/** Who holds the title today. */
export const titleHolder = (s: Scene, between = ' & '): string => owners(s.tell, holders(s), between.replace('&', '&amp;'))

/** The lender's software asks its valuer for a report. */
const desk = (s: Scene): string => {
  begun(s)
  mayHold(s.tell, s.buyers)
  const [first, second] = borrowers(s, s.has(0.5, 31) ? capital : undefined)
  const day = dayOf(s.dates.letter)
  return `<div class="mail"><div class="from">From: valuation.desk@${s.lender.split(' ')[0]?.toLowerCase()}.example<br>To: ${escaped(s.partner.name)} (empanelled valuer)<br>Cc: ${escaped(
    s.branch.toLowerCase().replace(/[^a-z]+/g, '.'),
  )}@lender.example<br>Date: ${day.brief} 11:${s.whole(10, 59, 32)}<br>Subject: [VRD-${s.digits(7, 33)}] Technical valuation initiated | ${s.isFlat ? 'Apartment' : 'Independent house / land'} | ${escaped(
    s.town,
  )}</div><p>Dear Valuation Partner,</p><p>A valuation request has been assigned to you. Kindly complete the site visit within 48 working hours.</p>${facts(
    [
      [s.pick(['Loan Application No', 'LOS Reference', 'Application Id'], 34), loanNo(s)],
      ['Borrower', first],
      s.buyers.length > 1 && ['Co-borrower / Guarantor 1', second],
      [s.pick(['Mobile No of borrower', 'Customer mobile', 'Contact no.'], 35), phone(s, 0.8)],
      ['Facility', loanFor(s)],
      s.has(0.7, 36) && ['Loan amount (Rs. in lakh)', String(rounded(s.amount / 100_000))],
      ['Address of the security', `${place(s)}${pin(s, 0.6, 37)}`],
      s.isFlat && s.has(0.6, 39) && ['Builder / Promoter', s.tell.states('developer_name', s.developer)],
      s.has(0.75, 40) && ['Name of title holder', titleHolder(s)],
      s.has(0.6, 41) && [s.isFlat ? 'Area' : 'Extent of land', s.isFlat ? flatArea(s) : extent(s)],
      !s.isFlat && s.hasHouse && s.has(0.6, 42) && ['Plinth area (sq.ft.)', plinth(s)],
      ['Person to be contacted at site', `${escaped(s.witnesses[0].name)} (caretaker) ${s.witnesses[0].mobile}`],
      ['Attachments', enclosed(s, s.pick([', ', '; ', ' | '], 43))],
      ['Sourcing branch', `${escaped(s.branch)}, ${s.town} ${s.officePin}`],
    ],
    s.pick(['ruled', 'bare'], 44),
  )}<p>Invoice should mention the request id ${s.digits(7, 33)} and our GSTIN 32AAXCP${s.digits(4, 45)}Q1Z${s.whole(1, 9, 46)}. Do not share the report with the customer.</p><p><small>This is a system generated mail. For queries dial 0484-${s.digits(
    7,
    47,
  )} or write to ${escaped(s.officer.name)}, Retail Credit Hub, ${escaped(s.road)}, ${s.town} - ${s.officePin}.</small></p></div>`
}

/** A branch head forwards what his officer wrote. */
const forwarded = (s: Scene): string => {
  begun(s)
  mayHold(s.tell, s.buyers)
  const day = dayOf(s.dates.letter)
  const [first, second] = borrowers(s, s.pick([honoured(s), mr], 48))
  const where = place(s)
  const what = s.isFlat ? flatArea(s) : extent(s)
  return `<div class="mail"><p>Sir,</p><p>PFB trail. Pl do the needful at the earliest, party is pressing. Fee will be credited to your a/c with us (xx${s.digits(4, 49)}).</p><p>Rgds<br>${escaped(
    s.officer.name,
  )}<br>Branch Head, ${escaped(s.branch)} (${s.digits(4, 50)})<br>${escaped(s.lender)}<br>${escaped(s.road)}, ${s.town} - ${s.officePin} | M: ${s.officer.mobile}</p><hr><p>---------- Forwarded message ---------<br>From: ${escaped(
    s.witnesses[1].name,
  )} &lt;rm.${s.digits(5, 51)}@lender.example&gt;<br>Date: ${day.spoken}<br>Subject: Valuation and legal - ${escaped(s.first.name)}</p><p>Dear Sir,</p><p>We have received a proposal for ${loanFor(
    s,
  )} of ${rs(s.amount)} from ${first}${second ? ` jointly with ${second}` : ''}, file no. ${loanNo(s)} (CIF ${s.digits(9, 52)}).</p><p>Property offered: ${where}${pin(
    s,
    0.5,
    53,
  )}. It comes to ${what}${s.has(0.6, 55) ? ` and is in the name of ${titleHolder(s, ' and ')}` : ''}${
    s.has(0.5, 56) ? `, ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} title` : ''
  }. Party's number is ${phone(s, 0.85)}; for the key call ${escaped(s.earlier.name)} on ${s.earlier.mobile}.</p><p>Documents enclosed:</p>${paras(
    enclosed(s, '|').split('|'),
  )}<p>Kindly forward to our panel valuer. Earlier valuation done in ${day.year - 4} for ${grouped(Math.round(s.price * 0.7))} (ref VAL/${s.digits(3, 57)}/${day.year - 4}).</p></div>`
}

/** A housing financier's letter to its engineer, with the case in a few lines. */
const letter = (s: Scene): string => {
  begun(s)
  mayHold(s.tell, s.buyers)
  const [first, second] = borrowers(s, mr)
  const line = (label: string, value: string): string => `<div class="lead"><span>${label}</span><span>${value}</span></div>`
  return `<p class="house">${escaped(s.lender)}<br><small>Regd. Office: Door No. ${s.whole(11, 90, 58)}/${s.digits(3, 59)}, ${escaped(s.road)}, ${s.town} - ${s.officePin}. CIN: U65922KL${
    1990 + s.whole(1, 20, 60)
  }PLC${s.digits(6, 61)}</small></p><p>${s.digits(3, 62)}/TECH/${dayOf(s.dates.letter).year}<span class="far">${dayOf(s.dates.letter).dots}</span></p><p>To<br>${escaped(
    s.partner.name,
  )}, B.E., M.I.E., F.I.V.<br>Chartered Engineer &amp; Approved Valuer<br>${escaped(s.partner.home)}</p><p>Dear Sir,</p><p><u>Sub: Valuation of immovable property &ndash; ${first}${
    second ? ` &amp; ${second}` : ''
  }</u></p><p>We request you to inspect and value the property below and to let us have your report in duplicate in our format.</p>${line('Proposal number', loanNo(s))}${line(
    'Scheme',
    loanFor(s),
  )}${line('Phone (applicant)', phone(s, 0.75))}${line('Property', `${place(s)}${pin(s, 0.5, 63)}`)}${line('Standing in the name of', titleHolder(s, ' and '))}${line(
    s.isFlat ? 'Area' : 'Land',
    s.isFlat ? flatArea(s) : extent(s),
  )}${
    !s.isFlat && s.has(0.5, 65)
      ? line('Construction', `existing ground floor; proposed building of ${s.tell.states('floors_proposed', `G+${s.whole(1, 2, 66)}`)}`)
      : ''
  }<p>Copies of the following are sent herewith: ${enclosed(s, ', ')}. The original documents are with our legal adviser, ${escaped(
    s.witnesses[0].name,
  )}, Advocate (${s.witnesses[0].mobile}).</p><p>Yours faithfully,<br>for ${escaped(s.lender)}</p><p>Manager (Technical)</p>`
}
export const mail = writtenAs(4_101, desk, forwarded, letter)
