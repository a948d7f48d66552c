import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { leftTable } from '../drafts.ts'
import { abreast, mailHead } from '../layouts.ts'
import { standing } from '../standing.ts'
import { builtBy, enclosed } from './loans.ts'
import {
  addressLines,
  area,
  begun,
  borrowers,
  capital,
  clock,
  drafted,
  loanFor,
  loanNo,
  mr,
  owned,
  phone,
  pinBox,
  place,
  type Scene,
} from './scene.ts'
import { browsed, colons, part } from './sheets.ts'

const valuerOf = (s: Scene): string => `${escaped(s.witnesses[1].name)} & Co. Valuers`.replace('&', '&amp;')
const none = (s: Scene): string => s.pick(['NA', '-', 'NIL', 'Not Applicable'], 260)

/** What a workflow writes when a valuer is chosen: a table of keys and values, nobody behind it. */
const assigned = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, s.has(0.5, 261) ? capital : mr)
  const number = loanNo(s)
  const [areaLabel, areaValue] = area(s)
  return `<div class="mail">${mailHead([
    ['From', 'LOS Workflow &lt;no-reply@workflow.lender.example&gt;'],
    ['Sent', clock(s, s.dates.letter, 262)],
    ['To', 'valuation@valuers.example'],
    [
      'Cc',
      `tech.${s.town.toLowerCase().replace(/\s/g, '')}@lender.example;
${(s.officer.name.split(' ')[0] ?? '').toLowerCase()}@lender.example`,
    ],
    ['Subject', `Technical Initiated : ${number} : ${escaped(s.branch)}`],
  ])}<p>Dear ${valuerOf(s)},</p><p>Below case has been assigned to you in the portal for technical valuation. Please complete the same
within TAT of 48 hrs.</p>${leftTable([
    ['Valuation Ref. ID', `VAL${s.digits(8, 265)}`],
    [s.pick(['Application No', 'LOS ID', 'Proposal Number', 'Case ID'], 266), number],
    ['Customer Name', a],
    ['Co-applicant Name', b || none(s)],
    ['Customer Contact No', phone(s, 0.75)],
    [s.pick(['Product', 'Loan Type', 'Product / Scheme'], 267), loanFor(s)],
    ['Loan Amount', `Rs. ${grouped(s.amount)}`],
    ['Property Address', place(s)],
    pinBox(s, 0.65, 268),
    builtBy(s, 263),
    ['Name of Property Owner', owned(s)],
    [areaLabel, areaValue],
    ['Contact Person at Site', `${escaped(s.partner.name)} / ${s.partner.mobile}`],
    ['Documents Uploaded', enclosed(s, s.pick([', ', '<br>'], 269))],
    ['Report Type', s.pick(['Full', 'Desktop cum visit', 'First Disbursement'], 270)],
    ['Initiated By', `${escaped(s.officer.name)} (${s.digits(6, 271)}), ${s.officer.mobile}`],
  ])}<p>Regards,<br>Technical Team, ${escaped(s.lender)}<br>${escaped(s.road)}, ${s.town} - ${s.officePin}</p><p><small>This is a system
generated mail. Please do not reply. ${standing(s, 'mail', 272, 0.5).join(' ')}</small></p></div>`
}

/** The same as plain lines, key, colon, value, as an older system mails them. */
const plainLines = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s)
  const line = (label: string, value: string): string => `<div>${label} ${s.pick([':', ':-', '-'], 273)} ${value}</div>`
  const rule = '<div>------------------------------------------------------------</div>'
  const pin = pinBox(s, 0.5, 274)
  const [areaLabel, areaValue] = area(s)
  return `<div class="mail mono">${mailHead([
    ['From', 'alerts@collateral.example'],
    ['To', 'field.report@valuers.example'],
    ['Date', `${dayOf(s.dates.letter).spoken}, 11:${s.whole(10, 59, 275)} IST`],
    ['Subject', `New valuation request - ${s.town} - Priority ${s.pick(['Normal', 'High'], 276)}`],
  ])}<div>Dear Partner,</div><br><div>A new request is pending in your bucket. Details are as
under</div>${rule}${line('Request No', `R${s.digits(6, 277)}`)}${line('File No', loanNo(s))}${line(
    'Bank / Branch',
    `${escaped(s.lender)} / ${escaped(s.branch)}`,
  )}${line('Borrower', a)}${b ? line('Co Borrower', b) : ''}${line('Borrower Mobile', phone(s, 0.7))}${line('Facility', loanFor(s))}${line(
    'Amount (in lacs)',
    String(rounded(s.amount / 100_000)),
  )}${rule}${line('Title Holder', owned(s))}${line('Collateral Address', place(s))}${pin ? line('Pincode', pin[1]) : ''}${line(areaLabel, areaValue)}${line(
    'Documents Attached',
    enclosed(s, ' / '),
  )}${rule}${line(
    'Last valuation',
    `Rs. ${grouped(Math.round(s.price * 0.9))} (2021, empanelled
valuer)`,
  )}${line('Credit Manager', `${escaped(s.officer.name)} ${s.officer.mobile}`)}<br><div>Fee of Rs. ${
    s.whole(12, 40, 278) * 100
  } + GST will be paid against monthly invoice, to be sent to ${s.whole(3, 60, 279)}, ${escaped(s.colony)}, ${s.town}
${s.officePin}.</div><br><div>${standing(s, 'mail', 280, 0.4).join(' ')}</div></div>`
}

/** A job card printed from the portal that lender and valuer share. */
const jobCard = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s)
  const [, other] = s.buyers
  const body = `<p class="band">Collateral Connect <small>valuation management</small><span
class="far">${escaped(s.lender)}</span></p>${part('Case Details')}${colons([
    ['Job ID', s.digits(7, 281)],
    ['LOS Application No.', loanNo(s)],
    ['Product', loanFor(s)],
    ['Loan Amt', grouped(s.amount)],
    ['Assigned To', valuerOf(s)],
    ['Assigned On', clock(s, s.dates.letter, 282)],
    ['Branch Name', `${escaped(s.branch)} (${s.officePin})`],
    ['Branch SPOC', `${escaped(s.officer.name)} - ${s.officer.mobile}`],
  ])}${part('Customer Details')}${abreast(
    ['Applicant Type', 'Customer Name', 'Contact No.', 'Communication Address'],
    [
      ['APPLICANT', a, phone(s, 0.7), `${escaped(s.first.home)} ${s.homePin}`],
      ...(other ? [['CO-APPLICANT', b, other.mobile, escaped(other.home)]] : []),
    ],
  )}${part('Collateral Details')}${colons([...addressLines(s), ['Owner(s)', owned(s)], area(s), ['Occupancy', s.pick(['Self', 'Seller', 'Vacant'], 286)]])}${part('Documents')}${abreast(
    ['Sr', 'Document Type', 'Uploaded On'],
    enclosed(s, '|')
      .split('|')
      .map((paper, at) => [String(at + 1), paper, `${dayOf(s.dates.letter).dashes} 1${at}:2${at}`]),
  )}${part('Remarks')}<p>${s.pick(['Urgent, customer is travelling next week.', 'Previous technical negative at other bank on road width; please check.', 'Kindly call before visit.'], 287)} ${standing(
    s,
    'mail',
    288,
    0.5,
  ).join(' ')}</p>`
  return browsed(`${dayOf(s.dates.letter).typed}`, 'Collateral Connect - Job Card', `https://connect.example/job/${s.digits(7, 281)}`, body)
}
export const mail = drafted(3_403, assigned, plainLines, jobCard)
