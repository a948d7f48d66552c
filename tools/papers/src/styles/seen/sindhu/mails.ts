import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { lists, mayHold, mayOwn } from '../../truths.ts'
import { factLines, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { clauses, mailHead, ticked } from '../layouts.ts'
import { holders, pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import {
  borrowers,
  capital,
  drafted,
  extent,
  flatArea,
  lacs,
  loanFor,
  loanNo,
  mr,
  owned,
  phone,
  place,
  plain,
  rs,
  size,
  type Scene,
} from './scene.ts'

const titles = [
  'Sale Deed',
  'Agreement for Sale',
  'Previous Chain',
  'Allotment Letter',
  'Conveyance Deed',
  'Khata',
  'Share Certificate',
  'Index II',
]

/** The papers of a file as a sales desk names them. */
export const papersOf = ({ isFlat, isWest, isSouth, isResale, has }: Scene): string[] => {
  const own = isResale
    ? ['Agreement for Sale', 'Previous Chain', 'Index II', 'Share Certificate']
    : ['Agreement for Sale', 'Allotment Letter']
  const flat = [...own, 'OC', 'Approved Plan', isWest ? 'CC' : 'Builder Demand Letter']
  const land = isSouth
    ? ['Sale Deed', 'Khata', 'EC', 'Tax Paid Receipt', 'Approved Plan']
    : ['Sale Deed', 'Previous Chain', 'Site Plan', 'Property Tax Receipt', 'Electricity Bill']
  return (isFlat ? flat : land).filter((_, at) => at === 0 || has(0.55, 180 + at))
}
export const listed = (s: Scene, between: string): string => lists(s.tell, papersOf(s), titles, between)

/** Whom the visiting engineer shall ring: often not the customer. */
const atSite = (s: Scene): string =>
  s.has(0.5, 200) || holders(s) === s.buyers
    ? `${escaped(s.partner.name)} (tenant) - ${s.partner.mobile}`
    : `${escaped(s.seller.name)} (seller) - ${s.seller.mobile}`

/** What is done to the property with the loan, as initiation sheets tick it. */
const dealOf = (s: Scene): string => {
  if (ofBuilder(s)) return 'Builder Purchase'
  if (s.loan === 'Construction Loan') return 'Self Construction'
  return holders(s) === s.buyers ? 'BT / LAP' : 'Resale'
}

const begun = (s: Scene): void => {
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  if (!s.isResale && s.isFlat) mayOwn(s.tell, s.buyers, s.developer)
}
const ofBuilder = (s: Scene): boolean => s.isFlat && !s.isResale && s.loan === 'Home Loan'
const vendor = (s: Scene): readonly [string, string] =>
  ofBuilder(s) ? ['Builder Name', s.tell.states('developer_name', s.developer)] : ['Name of Property Owner', owned(s, mr)]

/** A connector's case, forwarded by the sales officer of the lender. */
const forwarded = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, s.has(0.5, 201) ? plain : capital)
  const day = dayOf(s.dates.letter)
  return `<div class="mail">${mailHead([
    ['From', `${escaped(s.officer.name)} &lt;sales.${s.town.toLowerCase()}@lender.example&gt;`],
    ['Sent', `${day.spoken} 18:${s.whole(10, 59, 202)}`],
    ['To', 'Technical Team; valuer@panel.example'],
    ['Cc', `credit.hub@lender.example; ${escaped(s.witnesses[0].name)}`],
    ['Subject', `FW: Technical initiation // ${escaped(s.buyers[0]?.name ?? '')} // ${escaped(s.lender)}`],
  ])}<p>Dear Team,</p><p>PFB details, kindly initiate technical for the below case on priority. Fees already collected.</p>${factLines(
    [
      ['Application ID', loanNo(s)],
      ['Customer Name', a],
      b !== '' && ['Co-applicant Name', b],
      ['Customer Contact No', phone(s, 0.85)],
      ['Product', loanFor(s)],
      ['Loan Amount', lacs(s.amount)],
      ['Property Address', `${place(s)}${pinIn(s, 0.6, 203)}`],
      ['Landmark', s.landmark],
      ['Area', size(s)],
      vendor(s),
      ['Contact person for visit', atSite(s)],
    ],
    s.pick([' :- ', ' - ', ': '], 204),
  )}<p>Documents attached: ${listed(s, ', ')}</p><p>Regards,<br>${escaped(s.officer.name)}<br>Relationship Manager - Home Loans<br>${escaped(
    s.lender,
  )}, ${escaped(s.branch)}<br>M: ${s.officer.mobile}</p><p>---------- Forwarded message ----------<br>From: ${escaped(
    s.witnesses[0].name,
  )} &lt;login@dsa-connect.example&gt;<br>Sir please initiate technical of above file, docs attached. My no. ${s.witnesses[0].mobile}</p></div>`
}

/** A public bank's processing centre writes to the valuer on its panel. */
const processingCentre = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, mr)
  return `<p class="center"><b>${escaped(s.lender).toUpperCase()}</b><br>RETAIL ASSETS CENTRAL PROCESSING CENTRE (RACPC), ${escaped(
    s.branch,
  ).toUpperCase()}<br>${s.town} - ${s.officePin} &nbsp; Tel: ${s.digits(3, 205)}-${s.digits(8, 206)}</p><p>Ref: RACPC/HL/${s.digits(
    4,
    207,
  )} <span class="far">Date: ${dayOf(s.dates.letter).dots}</span></p><p>To,<br>M/s. ${escaped(
    s.partner.name,
  )} &amp; Associates,<br>Approved Valuers &amp; Chartered Engineers,<br>${escaped(s.partner.home)}</p><p>Dear Sir,</p><p><b><u>VALUATION OF
IMMOVABLE PROPERTY<br>${loanFor(s)} : LOS No. ${loanNo(s)}</u></b></p><p>We have received a request for the above loan of ${rs(
    s.amount,
  )}. You are requested to inspect the under-mentioned property and submit your valuation report in the Bank's format in duplicate within
three days.</p>${numberedTable([
    ['Name of the applicant', a],
    ['Name of the co-applicant', b || 'N.A.'],
    ['Contact No. of applicant', phone(s, 0.7)],
    ['Name of owner / seller as per title deed', owned(s, mr)],
    ['Details / address of the property', `${place(s)}${pinIn(s, 0.5, 208, ' Pin: ')}`],
    ['Area of the property', size(s)],
    ['Copies of documents enclosed', listed(s, '; ')],
  ])}<p>Please note to verify that construction is as per the sanctioned plan and comment on the distress value. Your fee will be credited to
your account on receipt of the bill.</p><p>Yours faithfully,</p><p>Chief Manager (Processing)<br>${escaped(s.officer.name)}</p>`
}

/** The initiation sheet of a housing finance company: boxes in two columns, ticks. */
const initiationSheet = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, capital)
  const { tell } = s
  const corner = s.pick(['Corner', 'Intermediate', 'Intermediate'], 215)
  const kind = s.isFlat ? 'Flat' : s.hasHouse ? 'Independent House' : 'Plot'
  return `<div class="sheet"><p class="bar">TECHNICAL INITIATION FORM <span class="far">${escaped(s.lender)}</span></p>${pairTable([
    ['Initiation Date', dayOf(s.dates.letter).brief],
    ['Branch / Hub', escaped(s.branch)],
    ['Loan Application No.', loanNo(s)],
    ['Product / Scheme', loanFor(s)],
    ['Case Type', ticked(['Fresh', 'Subsequent', 'Re-Technical'], 'Fresh')],
    ['Sourcing', `DSA - ${escaped(s.witnesses[1].name)}`],
    ['Applicant', a],
    ['Co-Applicant', b || 'NA'],
    ['Mobile No. (Applicant)', phone(s, 0.85)],
    ['Loan Amount', grouped(s.amount)],
    ['Contact at site', atSite(s)],
    ['Initiated by', `${escaped(s.officer.name)} / ${s.officer.mobile}`],
  ])}<p class="bar2">PROPERTY DETAILS</p>${leftTable([
    ['Property Type', ticked(['Flat', 'Independent House', 'Plot', 'Commercial'], kind)],
    ['Transaction Type', ticked(['Builder Purchase', 'Resale', 'Self Construction', 'BT / LAP'], dealOf(s))],
    kind === 'Plot' && ['Plot Location', ticked(['Corner', 'Intermediate'], corner, tell.states('type_of_plot', corner))],
    ['Property Address', place(s)],
    ['Pin Code', s.has(0.7, 209) ? tell.states('pincode', s.pin) : ''],
    ['Nearest Landmark', s.landmark],
    [s.isFlat ? 'Area (as per docs)' : 'Land Area', s.isFlat ? flatArea(s) : extent(s)],
    vendor(s),
    ['Tenure', ticked(['Freehold', 'Leasehold'], 'Freehold', tell.states('land_freehold_or_leasehold', 'Freehold'))],
  ])}<p class="bar2">DOCUMENTS ENCLOSED</p><p>${listed(s, ' &nbsp; | &nbsp; ')}</p><p class="bar2">FOR TECHNICAL TEAM USE</p>${pairTable([
    ['Agency allotted', `${escaped(s.earlier.name)} &amp; Co.`],
    ['Visit date', ''],
    ['Report TAT', '48 hrs'],
    ['Remarks', ''],
  ])}</div>`
}

/** What a lender's vendor portal sends of itself. */
const vendorPortal = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, capital)
  return `<div class="mail">${mailHead([
    ['From', 'no-reply@vendorconnect.example'],
    ['Date', dayOf(s.dates.letter).dashes],
    ['Subject', `New case assigned - ${s.town} - ${loanFor(s)}`],
  ])}<p>Dear Vendor,</p><p>A new valuation request has been assigned to you. Please accept it within 2 hours.</p>${leftTable([
    ['Request No.', `VAL${s.digits(8, 210)}`],
    ['LAN / Prospect No.', loanNo(s)],
    ['Applicant Name', a],
    b !== '' && ['Co Applicant Name', b],
    ['Applicant Mobile', phone(s, 0.85)],
    ['Loan Type', loanFor(s)],
    ['Requested Amount', String(s.amount)],
    ['Collateral Address', place(s)],
    ['Collateral Pincode', s.has(0.7, 211) ? s.tell.states('pincode', s.pin) : 'NA'],
    ['Collateral Area', size(s)],
    ['Collateral Owner', owned(s)],
    ['SM Name / SM Mobile', `${escaped(s.officer.name)} / ${s.officer.mobile}`],
  ])}<p>Attachments: ${listed(s, '; ')}</p>${clauses(standing(s, 'mail', 212), () => '')}<p>This is a system generated mail. Helpdesk:
${s.digits(4, 213)} ${s.digits(6, 214)}</p></div>`
}

/** What a connector types on his telephone: short lines, no greeting. */
const typedOnPhone = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, plain)
  return `<div class="mail"><p>Fwd: technical ${escaped(s.lender)}</p>${factLines(
    [
      ['Cust', a],
      b !== '' && ['Co app', b],
      ['No', phone(s, 0.85)],
      ['App id', loanNo(s)],
      ['Prod', loanFor(s)],
      ['Amt', lacs(s.amount)],
      ['Add', `${place(s)}${pinIn(s, 0.5, 215, ' pin ')}`],
      ['Sq ft / area', size(s)],
      vendor(s),
      ['Visit contact', atSite(s)],
      ['Landmark', s.landmark.toLowerCase()],
    ],
    s.pick([': ', ' - ', '- '], 216),
  )}<p>attached ${listed(s, ', ')}</p><p>pls do visit by tomorrow, disbursement in this month. ${escaped(s.witnesses[0].name.split(' ')[0] ?? '')} ${
    s.witnesses[0].mobile
  }</p></div>`
}

export const mail = drafted(1, forwarded, processingCentre, initiationSheet, vendorPortal, typedOnPhone)
