import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { lists as listed } from '../../truths.ts'
import { boxTable, leftTable, pairTable, type Fact } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import {
  addressLines,
  area,
  begun,
  borrowers,
  both,
  capital,
  clock,
  drafted,
  fixed,
  inr,
  loanFor,
  loanNo,
  mr,
  owned,
  phone,
  pinBox,
  place,
  rs,
  shri,
  size,
  type Scene,
} from './scene.ts'
import { bars, browsed, colons, frame, part } from './sheets.ts'

const titles = [
  'Sale Deed',
  'Registry Copy',
  'Allotment Letter',
  'Builder Buyer Agreement',
  'Patta',
  'Chain Deed',
  'Agreement to Sell',
  'Lease Deed',
]
const papersOf = (s: Scene): readonly string[] =>
  s.pick(
    [
      ['Sale Deed', 'Chain Deed', 'Approved Map', 'House Tax Receipt'],
      ['Registry Copy', 'Mutation Order', 'Electricity Bill'],
      ['Allotment Letter', 'Builder Buyer Agreement', 'Demand Letter', 'Payment Receipts'],
      ['Agreement to Sell', 'Sale Deed', 'Encumbrance Certificate'],
      ['Lease Deed', 'Possession Certificate', 'Building Plan'],
    ],
    200,
  )
/** The papers that came with the case. */
export const enclosed = (s: Scene, between: string): string => listed(s.tell, papersOf(s), titles, between)
const holding = (s: Scene): string => s.tell.states('ownership_type', s.buyers.length > 1 ? 'Joint' : 'Single')
/** What is held by a lease deed is leasehold. */
const tenure = (s: Scene): string =>
  s.tell.states('land_freehold_or_leasehold', papersOf(s).includes('Lease Deed') ? 'Leasehold' : 'Freehold')
/** Who built the house, where the system has a box for it. */
export const builtBy = (s: Scene, n: number): Fact =>
  s.isFlat &&
  s.has(0.5, n) && [s.pick(['Builder Name', 'Developer / Project Builder', 'Builder'], n + 1), s.tell.states('developer_name', s.developer)]

const income = (s: Scene, n: number): string => fixed(s.whole(35, 160, n) * 1_000)
const person = (s: Scene, one: Scene['first'], name: string, mobile: string, n: number): (readonly [string, string])[] => [
  ['Customer Name', name],
  ['Customer ID', s.digits(8, n)],
  ['Gender', one.isWoman ? 'FEMALE' : 'MALE'],
  [one.isWoman ? "Father's / Spouse Name" : "Father's Name", escaped(one.elder)],
  ['Date of Birth', `${s.whole(10, 28, n + 1)}/0${s.whole(1, 9, n + 2)}/${dayOf(s.dates.letter).year - one.age}`],
  ['Mobile No.', mobile],
  ['PAN', one.pan],
  ['Gross Monthly Income', income(s, n + 3)],
  ['Residence Address', `${escaped(one.home)} ${s.homePin}`],
]

/** The data sheet of an origination system: a part for each person, two or three pairs a row. */
const dataSheet = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, capital)
  const [, other] = s.buyers
  const inRow = s.whole(2, 3, 202)
  const [areaLabel, areaValue] = area(s)
  return `<div class="los"><p><b>${escaped(s.lender)}</b> <span class="far">Printed on ${clock(s, s.dates.letter, 203)} by
${escaped(s.officer.name.split(' ')[0] ?? '')}${s.digits(
    4,
    206,
  )}</span></p><h1>APPLICATION DATA SHEET</h1>${part('1. Application Details')}${colons(
    [
      ['Application No.', loanNo(s)],
      ['Branch', escaped(s.branch)],
      ['Login Date', dayOf(s.dates.letter).brief],
      ['Sourcing Channel', 'DSA'],
      ['DSA Name', escaped(s.partner.name.toUpperCase())],
      ['DSA Contact', s.partner.mobile],
      ['Sales Officer', `${escaped(s.officer.name)} / ${s.digits(5, 207)}`],
      ['Application Stage', s.pick(['Credit Login', 'Technical Initiation', 'QDE Complete'], 208)],
    ],
    inRow,
  )}${part('2. Applicant Details')}${colons(person(s, s.first, a, s.tell.states('contact_number', s.first.mobile), 210), inRow)}${
    other ? `${part('3. Co-Applicant 1 Details')}${colons(person(s, other, b, other.mobile, 215), inRow)}` : ''
  }${part(`${other ? 4 : 3}. Loan Details`)}${colons(
    [
      ['Product', loanFor(s)],
      ['Applied Loan Amount', fixed(s.amount)],
      ['Tenure (Months)', String(s.whole(10, 25, 220) * 12)],
      ['Rate Type', 'Floating'],
    ],
    inRow,
  )}${part(`${other ? 5 : 4}. Property Details`)}${colons(
    [
      ['Property Identified', 'YES'],
      ['Property Type', s.isFlat ? 'FLAT' : 'INDEPENDENT HOUSE / PLOT'],
      ...addressLines(s),
      builtBy(s, 222),
      ['Present Owner Name', owned(s)],
      [areaLabel, areaValue],
      ['Property Cost', fixed(s.price)],
      ['Title', tenure(s)],
      s.has(0.6, 221) && ['Mode of Holding', holding(s)],
    ],
    inRow,
  )}${part('Documents Collected')}<p>${enclosed(s, ', ')}</p>${part('References')}${abreast(
    ['Name', 'Relation', 'Mobile', 'Address'],
    s.witnesses.map((one) => [escaped(one.name), 'Friend', one.mobile, escaped(one.home)]),
  )}<p><small>*** End of report ***</small></p></div>`
}

/** A lead on the portal of a sourcing agent: small labels over the values, one box a fact. */
const agentLead = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s)
  const [, other] = s.buyers
  const day = dayOf(s.dates.letter)
  const body = `<p class="band">${escaped(s.partner.name)} Loan Services <small>| Partner Portal</small> <span class="far">Lead #${s.digits(
    6,
    225,
  )}</span></p><h1>Loan Application Form - ${escaped(s.lender)}</h1>${frame(
    'Case',
    boxTable([
      ['Bank Application No', loanNo(s)],
      ['Loan Type', loanFor(s)],
      ['Required Amount', `₹ ${grouped(s.amount)}`],
      ['Login branch', escaped(s.branch)],
      ['Created on', day.dashes],
      ['Status', 'LOGGED IN'],
    ]),
  )}${frame(
    'Customer',
    boxTable(
      [
        ['Full name of applicant *', a],
        ['Mobile (OTP verified)', phone(s, 0.75)],
        ['Email', `${(s.first.name.split(' ')[0] ?? '').toLowerCase()}${s.whole(11, 99, 226)}@mail.example`],
        ['Current address', `${escaped(s.first.home)} - ${s.homePin}`],
        ['PAN', `${s.first.pan.slice(0, 2)}XXXXXX${s.first.pan.slice(8)}`],
        ['Employment', 'Salaried'],
        ['Co-applicant name', b || 'N.A.'],
        ['Relation with applicant', other ? 'Spouse' : 'N.A.'],
        ['Co-applicant mobile', other?.mobile ?? 'N.A.'],
      ],
      3,
    ),
  )}${frame(
    'Property to be financed',
    boxTable(
      [
        ['Full address of property', place(s)],
        pinBox(s, 0.8, 227),
        area(s),
        ['Agreement value', `₹ ${grouped(s.price)}`],
        ['Seller / present owner', owned(s)],
      ],
      2,
    ),
  )}${frame(
    'Uploads',
    abreast(
      ['#', 'Document', 'File', 'Status'],
      enclosed(s, '|')
        .split('|')
        .map((paper, at) => [String(at + 1), paper, `IMG_${s.digits(5, 228 + at)}.pdf`, 'Uploaded']),
    ),
  )}<p><small>Relationship manager ${escaped(s.officer.name)}, ${s.officer.mobile}. Office: ${s.whole(2, 80, 234)}, ${escaped(s.colony)},
${s.town} ${s.officePin}. I consent to be contacted by the partner and the lender.</small></p>`
  return browsed(
    `${day.shortYear}, 4:${s.whole(10, 59, 235)} PM`,
    'Partner Portal',
    `https://partner.example/lead/print/${s.digits(6, 225)}`,
    body,
  )
}
export const loanForm = drafted(3_401, dataSheet, agentLead)

/** A sanction that the system prints by itself: a sheet of facts in pairs, then standing conditions. */
const systemSanction = (s: Scene): string => {
  begun(s)
  const [a, b] = borrowers(s, mr)
  const [areaLabel, areaValue] = area(s)
  const rate = s.whole(830, 990, 240) / 100
  return `<div class="los"><p class="band">${escaped(s.lender)}</p><p><small>Regd. Office: ${s.whole(2, 40, 241)}th Floor, Trade Point,
${escaped(s.road)}, ${s.town} - ${
    s.officePin
  }. Toll free 1800-120-${s.digits(4, 242)}</small></p><h1>${both(s, 'SANCTION LETTER', 'स्वीकृति पत्र', 'मंजुरी पत्र')}</h1>${pairTable(
    [
      ['Application ID', loanNo(s)],
      ['Sanction Date', dayOf(s.dates.letter).brief],
      ['Sanction Letter No', `SAN/${s.digits(7, 243)}`],
      ['Valid upto', `${s.pick([30, 60, 90], 244)} days`],
      ['Applicant', a],
      ['Co-Applicant', b || 'NA'],
      ['Mailing Address', `${escaped(s.first.home)}, PIN ${s.homePin}`],
      ['Registered Mobile', phone(s, 0.6)],
    ],
    2,
  )}<p>Dear Customer,</p><p>We are pleased to inform that your request has been sanctioned with the following details:</p>${leftTable([
    ['Loan Product', loanFor(s)],
    ['Sanctioned Amount', `${inr(s.amount)} (Rupees ${inWords(s.amount)} Only)`],
    ['Rate of Interest', `${rate.toFixed(2)} % p.a. (RPLR - ${s.whole(110, 390, 245) / 100} %)`],
    ['Tenure / EMI', `${s.whole(10, 25, 246) * 12} months / ${inr(Math.round(s.amount / 112))}`],
    ['Purpose', s.loan === 'Loan Against Property' ? 'Business / personal need' : 'As per product'],
    ['Processing Fee (incl. GST)', inr(s.whole(40, 120, 247) * 100)],
  ])}${part('Details of Property')}${pairTable(
    [
      ['Property Address', place(s)],
      pinBox(s, 0.6, 248),
      ['Property Owner(s)', owned(s)],
      [areaLabel, areaValue],
      ['Technical Value', inr(Math.round(s.price * 1.04))],
    ],
    2,
  )}${part('Terms')}${clauses(standing(s, 'loan', 249), (at) => `${at}.`)}<p>Sales: ${escaped(s.officer.name)} (${s.officer.mobile}). This
is a system generated letter and requires no signature.</p></div>`
}

/** A letter that a system fills: its facts stand in the sentences where the template has its blanks. */
const mergedLetter = (s: Scene): string => {
  begun(s)
  const names = borrowers(s, shri).filter(Boolean)
  const day = dayOf(s.dates.letter)
  return `<p>${bars(s.seed)} <span
class="far">${day.dashes}</span></p><p><b>${escaped(s.lender.toUpperCase())}</b><br>${escaped(s.branch)}, ${s.town} ${
    s.officePin
  }</p><p>Ref: ${loanNo(s)}</p><p>${names.join('<br>')}<br>${escaped(s.first.home)}<br>PIN: ${s.homePin}<br>Mob: ${phone(
    s,
    0.5,
  )}</p><p><b>Re: Sanction of ${loanFor(s)} for ${rs(s.amount)}</b></p><p>Dear Sir/Madam,</p><p>With reference to the above application we
advise having sanctioned the credit facility of ${rs(
    s.amount,
  )} for a term of ${s.whole(10, 25, 250) * 12} months at ${s.whole(830, 990, 251) / 100} % p.a., linked to repo rate. Total cost of the
project is assessed at ${rs(
    s.price,
  )} and your margin at ${rs(s.price - s.amount)}.</p><p><b>Security:</b> Equitable mortgage of ${place(s)}${
    s.has(0.5, 252) ? ` PIN ${s.tell.states('pincode', s.pin)}` : ''
  } (${size(s)}), standing in the name of ${owned(s, shri)}${
    s.has(0.4, 253)
      ? `, ${tenure(s).toLowerCase()}
title`
      : ''
  }.</p><p>Guarantor: ${escaped(
    s.witnesses[0].name,
  )}, ${s.witnesses[0].mobile}</p>${clauses(standing(s, 'loan', 254), (at) => `(${'abcdefghij'.charAt(at - 1)})`)}<p>CIBIL score
considered: ${s.whole(
    701,
    840,
    255,
  )}. Net income ${grouped(rounded(s.amount / 40, 0))}.</p><p class="right">Branch Head<br>${escaped(s.officer.name)},
${s.officer.mobile}</p><p>Accepted by borrower(s): __________ &nbsp; __________</p>`
}
export const loanSanction = drafted(3_402, systemSanction, mergedLetter)
