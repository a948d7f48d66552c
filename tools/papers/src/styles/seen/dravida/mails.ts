import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { applicants, lists, mayHold } from '../../truths.ts'
import { factLines, numberedTable } from '../drafts.ts'
import { drafted, extent, phone, pinAfter, place, prospect, scheme, shri, superArea, type Scene } from './scene.ts'

export const titles = ['Sale deed', 'Parent deed', 'Settlement deed', 'UDS deed', 'Construction agreement', 'Patta']

export const papersOf = ({ isFlat, isKerala, has }: Scene): string[] => {
  const state = isKerala
    ? ['Sale deed', 'Possession certificate', 'Basic tax receipt', 'Location sketch', 'Thandaper account', 'Encumbrance certificate']
    : ['Sale deed', 'Parent deed', 'Patta', 'Chitta', 'FMB sketch', 'EC', 'Approved plan']
  const all = isFlat
    ? ['UDS deed', 'Construction agreement', 'Approved plan', 'Completion certificate', 'EC', 'Property tax receipt']
    : state
  return all.filter((_, at) => at === 1 || has(0.55, 30 + at))
}

const two = (s: Scene, dress = shri): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const forwardedHead = (s: Scene, subject: string): string =>
  `From: ${escaped(s.officer.name)} [mailto:${escaped(s.officer.name.toLowerCase().replace(/[^a-z]+/g, ''))}@lender.example]<br>Sent:
${dayOf(s.dates.letter).spoken} 1${s.whole(0, 2, 31)}:${s.whole(10, 58, 32)}<br>To: Valuation Team<br>Subject: ${subject}`

/** The case two mails deep, quoted with marks. */
const thread = (s: Scene): string => {
  const [a, b] = two(s, (_, name) => name)
  const quoted = [
    `Prospect no. ${prospect(s)}`,
    `Borrower ${a}${b ? ` / joint borrower ${b}` : ''}`,
    `Ph ${phone(s, 0.75)}`,
    `Scheme ${scheme(s)}, ${grouped(s.amount / 100_000)} lakhs`,
    `Security at ${place(s)}${pinAfter(s, 0.6, 33, ' pin ')}`,
    ...(s.isFlat && s.has(0.5, 34) ? [`Promoter ${s.tell.states('developer_name', s.developer)}`] : []),
  ]
  return `<div class="mail"><p>Vanakkam sir,</p><p>As below. Reminder 1. Key is with watchman, ${s.witnesses[0].mobile}.</p><p>-
${escaped(s.witnesses[1].name)}, Field officer</p><hr><p>${forwardedHead(s, `RE: valuation ${escaped(s.first.name)}`)}</p>
<p>Please expedite, disbursement on Friday.</p><hr><p>${forwardedHead(s, 'valuation')}</p>${quoted
    .map((line) => `<div>&gt; ${line}</div>`)
    .join('')}<p>&gt; Regards, ${escaped(s.lender)}, ${escaped(s.branch)} branch, ${s.town} ${s.officePin}</p></div>`
}

/** Bullets under a greeting. */
const bullets = (s: Scene): string => {
  const [a, b] = two(s)
  const items = [
    `Name: ${a}`,
    ...(b ? [`Joint applicant: ${b}`] : []),
    `Proposal no: ${prospect(s)}`,
    `Loan: ${scheme(s)} for ${rs(s.amount)}`,
    `Property: ${place(s)}`,
    ...(s.has(0.6, 35) ? [`PIN code: ${s.tell.states('pincode', s.pin)}`] : []),
    s.isFlat ? `Area: ${superArea(s)} super built-up` : `Land: ${extent(s)}`,
    ...(s.has(0.5, 36) ? [`Title holder: ${s.tell.states('property_owner_name', s.seller.name)}`] : []),
    `Mobile: ${phone(s, 0.8)}`,
    `Enclosed: ${lists(s.tell, papersOf(s), titles, ', ')}`,
  ]
  return `<div class="mail"><p>Good morning,</p><p>We request you to inspect the undermentioned property.</p><ul>${items
    .map((item) => `<li>${item}</li>`)
    .join('')}</ul><p>Neighbouring sale in the same street was at ${rs(s.price)} in 2021.</p><p>${escaped(s.officer.name)}<br>Asst.
Manager, ${escaped(s.lender)}<br>${s.officer.mobile}, 0${s.digits(3, 37)} ${s.digits(7, 38)}</p></div>`
}
const rs = (amount: number): string => `Rs.${grouped(amount)}/-`

/** Two lines from a phone. */
const brief = (s: Scene): string => {
  const [a, b] = two(s, (_, name) => name)
  return `<div class="mail"><p>Subject: ${a} ${prospect(s)}</p><p>Sir pls visit ${place(s)}${pinAfter(s, 0.5, 39, ' ')}. ${
    b ? `Joint with ${b}. ` : ''
  }${scheme(s)}. Party no ${phone(s, 0.8)}.</p><p>Sent from my phone<br>${escaped(s.officer.name)} ${s.officer.mobile}</p></div>`
}

/** A society's formal letter with a numbered sheet of particulars. */
const formal = (s: Scene): string => {
  const [a, b] = two(s)
  return `<div class="mail"><h1>${escaped(s.lender)}</h1><p class="center">Head Office: ${escaped(s.branch)}, ${s.town} PIN
${s.officePin}</p>
<p>No. VAL/${s.digits(4, 40)} <span class="far">${dayOf(s.dates.letter).dots}</span></p><p>To: The Panel Engineer</p><p>Sir, kindly
value the property described below and report in our format within three days.</p>${numberedTable([
    ['Loan application number', prospect(s)],
    ['Name of borrower', a],
    ['Name of co-obligant', b || 'Nil'],
    ['Address of borrower', `${escaped(s.first.home)}, ${s.homePin}`],
    ['Phone number of borrower', phone(s, 0.7)],
    ['Type and amount of loan', `${scheme(s)} ${rs(s.amount)}`],
    ['Description of security', `${place(s)}${pinAfter(s, 0.7, 41, ', PIN ')}`],
    s.isFlat ? ['Super built-up area', superArea(s)] : ['Extent', extent(s)],
    ['Whether freehold / leasehold', s.has(0.6, 42) ? s.tell.states('land_freehold_or_leasehold', 'Freehold') : 'Please ascertain'],
    ['Documents forwarded', lists(s.tell, papersOf(s), titles, '<br>')],
  ])}<p>Secretary <span class="far">(${escaped(s.officer.name)}, ${s.officer.mobile})</span></p></div>`
}

/** Equal signs, as a small system prints. */
const printed = (s: Scene): string => {
  const [a, b] = two(s, (_, name) => name.toUpperCase())
  return `<div class="mono">${factLines(
    [
      ['CASE REF', prospect(s)],
      ['BORROWER 1', a],
      b !== '' && ['BORROWER 2', b],
      ['CONTACT NO', phone(s, 0.7)],
      ['LOAN PURPOSE', scheme(s)],
      ['SANCTION LIMIT', String(s.amount)],
      ['PROPERTY LOCATION', place(s)],
      s.has(0.7, 43) && ['POSTAL CODE', s.tell.states('pincode', s.pin)],
      s.isFlat && ['PROMOTER NAME', s.tell.states('developer_name', s.developer)],
      ['VENDOR', escaped(s.seller.name)],
      ['DOCS SCANNED', lists(s.tell, papersOf(s), titles, '; ')],
      ['BRANCH PIN', s.officePin],
    ],
    ' = ',
  )}<div>*** system generated, do not reply ***</div></div>`
}

const holding =
  (draft: (s: Scene) => string) =>
  (s: Scene): string => {
    mayHold(s.tell, s.buyers)
    mayHold(s.tell, [s.seller])
    s.tell.allows('property_owner_name', s.seller.name)
    return draft(s)
  }

export const mail = drafted(1, holding(thread), holding(bullets), holding(brief), holding(formal), holding(printed))
