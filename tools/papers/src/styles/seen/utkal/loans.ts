import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { applicants, lists, mayHold, owners } from '../../truths.ts'
import { factLines, headTable, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, asked, clauses, dotted, mailHead, ticked } from '../layouts.ts'
import { demanded, holders, pinIn } from '../scenes.ts'
import { overleaf } from '../standing.ts'
import { called, drafted, extent, loanFor, loanNo, phone, place, rs, sri, superArea, type Scene } from './scene.ts'

const titles = ['Sale deed', 'ROR', 'Jamabandi copy', 'Agreement for sale', 'Allotment letter', 'Parent deed']

const papersOf = ({ isFlat, isAssam, has }: Scene): string[] => {
  const land = isAssam
    ? ['Sale deed', 'Jamabandi copy', 'Trace map', 'NEC', 'Building permission', 'Holding tax receipt']
    : ['Sale deed', 'ROR', 'Parent deed', 'EC 30 years', 'Approved plan', 'Rent receipt']
  const all = isFlat ? ['Agreement for sale', 'Allotment letter', 'Development agreement', 'Approved plan', 'Money receipts'] : land
  return all.filter((_, at) => at === 0 || has(0.5, 190 + at))
}
const listed = (s: Scene, between: string): string => lists(s.tell, papersOf(s), titles, between)

const names = (s: Scene, dress = called): [string, string] => {
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}
const bare = (_: unknown, name: string): string => name
const capital = (_: unknown, name: string): string => name.toUpperCase()
const owned = (s: Scene): string => owners(s.tell, holders(s), ', ')
const size = (s: Scene): string => (s.isFlat ? superArea(s) : extent(s))

/** One row of a spreadsheet pasted into a mail. */
const pastedRow = (s: Scene): string => {
  const [a, b] = names(s, bare)
  return `<div class="mail">${mailHead([
    ['Subject', 'Allocation for the day'],
    ['Date', dayOf(s.dates.letter).dashes],
  ])}<p>Hi, please find the allocation.</p>${headTable([
    ['Sl', '1'],
    ['App No', loanNo(s)],
    ['Customer', a],
    ['Co-App', b || 'NA'],
    ['Ph', phone(s, 0.8)],
    ['Product', loanFor(s)],
    ['Prop Address', place(s)],
    ['PIN', s.has(0.6, 200) ? s.tell.states('pincode', s.pin) : ''],
    ['Area', size(s)],
    ['FOS', `${escaped(s.officer.name)} ${s.officer.mobile}`],
  ])}<p>Regards, ${escaped(s.witnesses[0].name)}<br>Hub ${escaped(s.branch)} ${s.officePin}</p></div>`
}

/** A request in a few full sentences, facts of the property under a heading. */
const sentences = (s: Scene): string => {
  const [a, b] = names(s, sri)
  return `<p class="right">${escaped(s.lender)}<br>${escaped(s.branch)} Branch<br>${s.town} ${s.officePin}<br>${
    dayOf(s.dates.letter).spoken
  }</p><p>To the panel valuer</p><p>Madam / Sir,</p><p>${a}${b === '' ? ' has' : ` along with ${b} have`} approached us for ${loanFor(s)}
of ${rs(
    s.amount,
  )}, proposal No. ${loanNo(s)}. Please inspect and value the property. The borrower is available on ${phone(s, 0.7)}.</p><p><b>Property
to be
valued</b></p>${asked([
    ['Situated at', `${place(s)}${pinIn(s, 0.5, 201)}`],
    ['Measurement', size(s)],
    ['In the name of', owned(s)],
    ['Papers sent', listed(s, ', ')],
  ])}<p>Our advocate ${escaped(s.partner.name)} (${s.partner.mobile}) holds the originals.</p><p>Manager, ${escaped(s.officer.name)}</p>`
}

/** A digital lender's own message, cards one under the other. */
const cards = (s: Scene): string => {
  const [a, b] = names(s, bare)
  return `<div class="mail"><p><b>New valuation request</b> from ${escaped(s.lender)}</p>${asked([
    ['Request for application', loanNo(s)],
    ['Borrower', a],
    b !== '' && ['With', b],
    ['Call', phone(s, 0.8)],
    ['Loan', `${loanFor(s)} - ${rs(s.amount)}`],
    ['Home', `${place(s)}${pinIn(s, 0.6, 202, ', ')}`],
    ['Size', size(s)],
    s.isFlat && s.has(0.5, 203) && ['Built by', s.tell.states('developer_name', s.developer)],
    ['Uploaded files', listed(s, ' · ')],
    ['Field partner', `${escaped(s.witnesses[1].name)}, ${s.witnesses[1].mobile}`],
  ])}<p>Accept within 60 minutes. Help: 1800 ${s.digits(3, 204)} ${s.digits(3, 205)}</p></div>`
}

/** A printout of what a borrower answered on a telephone. */
const interview = (s: Scene): string => {
  const [a, b] = names(s, bare)
  const { first } = s
  return `<p class="band">${escaped(s.lender)} - Your application at a glance</p>${asked([
    ['Application number', loanNo(s)],
    ['What is your name?', a],
    ['Who applies with you?', b || 'Nobody'],
    ['Which mobile number do you use?', phone(s, 0.9)],
    ['Where do you live now?', `${escaped(first.home)}, ${s.homePin}`],
    ['What do you need the money for?', loanFor(s)],
    ['How much do you need?', rs(s.amount)],
    ['Where is the home that you buy, build or mortgage?', place(s)],
    s.has(0.7, 206) && ['Its PIN code', s.tell.states('pincode', s.pin)],
    [s.isFlat ? 'How big is the flat (super built-up)?' : 'How big is the land?', size(s)],
    ['Who owns it today?', owned(s)],
    ['Which papers have you uploaded?', listed(s, ', ')],
    ['Who told you of us?', `${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}`],
  ])}`
}

/** A gramin bank's form: a grid for the people, dots for the land. */
const gramin = (s: Scene): string => {
  const [a, b] = names(s, capital)
  const { tell, buyers, first } = s
  const second = buyers[1]
  return `<h1>${escaped(s.lender)}<br>HOUSING LOAN APPLICATION</h1><p>Application No. ${loanNo(s)} <span class="far">Date ${
    dayOf(s.dates.letter).typed
  }</span></p>${abreast(
    [],
    [
      ['', 'First applicant', 'Second applicant'],
      ['Name', a, b || 'NIL'],
      ['S/o, D/o, W/o', escaped(first.elder), escaped(second?.elder ?? '')],
      ['Mobile', phone(s, 0.8), second?.mobile ?? ''],
      ['Village / Town, PIN', `${escaped(first.home)} ${s.homePin}`, ''],
      ['PAN', first.pan, second?.pan ?? ''],
    ],
  )}${dotted([
    ['Loan applied for', loanFor(s)],
    ['Amount in figures and words', `${rs(s.amount)}, ${inWords(s.amount)}`],
    ['Full address of the property', `${place(s)}${pinIn(s, 0.6, 207, ' PIN ')}`],
    ['Area', size(s)],
    ['Recorded owner', owned(s)],
    ['Builder, if flat', s.isFlat && s.has(0.6, 208) ? tell.states('developer_name', s.developer) : 'NA'],
  ])}<p>Nature of land: ${ticked(
    ['Freehold', 'Leasehold', 'Khas Mahal'],
    s.has(0.5, 209) ? 'Freehold' : '',
    s.has(0.5, 209) ? tell.states('land_freehold_or_leasehold', 'Freehold') : '',
    ['[X]', '[ ]'],
  )}</p><p>Documents submitted: ${listed(s, ', ')}</p><p>Guarantor ${escaped(s.partner.name)}, ${s.partner.mobile}</p>`
}

/** A lender's electronic letter, two facts in a row. */
const eLetter = (s: Scene): string => {
  const [a, b] = names(s, bare)
  return `<p class="band">Congratulations! Your loan is sanctioned</p><p>Dear ${a}${b === '' ? '' : ` and ${b}`},</p>${pairTable([
    ['Application', loanNo(s)],
    ['Sanctioned on', dayOf(s.dates.letter).brief],
    ['Loan type', loanFor(s)],
    ['Loan amount', rs(s.amount)],
    ['Interest', `${s.whole(84, 118, 210) / 10} % p.a.`],
    ['EMI', `${rs(Math.round(s.amount / 105))} x ${s.whole(120, 300, 211)}`],
    ['Mobile on record', phone(s, 0.7)],
    ['Mailing address', `${escaped(s.first.home)} ${s.homePin}`],
  ])}<p>Home that secures the loan: ${place(s)}${pinIn(s, 0.6, 212)} (${size(s)}), owned by ${owned(s)}.</p><p>Still to come from you:
${demanded(s.tell, papersOf(s), titles, ', ')}.</p><p>Your loan buddy: ${escaped(s.officer.name)}, ${s.officer.mobile}</p>`
}

/** A bank's sanction ticket in numbered rows. */
const ticket = (s: Scene): string => {
  const [a, b] = names(s, called)
  return `<p class="center"><b>${escaped(s.lender)}</b><br>SANCTION TICKET</p>${numberedTable([
    ['Proposal', loanNo(s)],
    ['Borrowers', `${a}${b === '' ? '' : `<br>${b}`}`],
    ['Contact', phone(s, 0.6)],
    ['Facility', loanFor(s)],
    ['Limit', `${rs(s.amount)} (${inWords(s.amount)})`],
    ['Cost of project', rs(s.price)],
    ['Security (EM)', `${place(s)}${pinIn(s, 0.5, 213)}`],
    ['Extent', size(s)],
    ['Mortgagor', owned(s)],
    ['Third party guarantee', escaped(s.partner.name)],
    ['Moratorium', `${s.whole(3, 18, 214)} months`],
  ])}${clauses([
    `Deposit of ${demanded(s.tell, papersOf(s), titles, ', ')}.`,
    `Valuation by an approved valuer; lower of value and cost counts.`,
    `Inspection charge Rs ${grouped(750)} a year.`,
  ])}${factLines([['Branch', `${escaped(s.branch)}, ${s.town} ${s.officePin}`]])}`
}

/** A letter whose terms stand in one table with two words each. */
const terse = (s: Scene): string => {
  const [a, b] = names(s, sri)
  return `<p>${dayOf(s.dates.letter).dots}</p><p>To<br>${a}${b === '' ? '' : `<br>${b}`}<br>${escaped(s.first.home)}, ${s.homePin}<br>Tel
${phone(s, 0.6)}</p><p><b>In-principle and final sanction: ${loanFor(s)}, your request ${loanNo(s)}</b></p>${leftTable([
    ['Amount', rs(s.amount)],
    ['Tenor', `${s.whole(84, 300, 215)} months`],
    ['Collateral', `${place(s)}${pinIn(s, 0.5, 216)}, ${size(s)}`],
    ['Title', owned(s)],
    ['Papers', listed(s, '; ')],
  ])}<p>${escaped(s.officer.name)}, Credit Manager, ${s.officer.mobile}</p>`
}

export const mail = drafted(1, pastedRow, sentences, cards)
export const loanForm = drafted(2, interview, overleaf('loan', 217, gramin, 'I / we agree'))
export const loanSanction = drafted(3, eLetter, ticket, overleaf('loan', 218, terse))
