import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { applicants, lists, mayHold, owners } from '../../truths.ts'
import { boxTable, factLines, leftTable, pairTable } from '../drafts.ts'
import { abreast, clauses, combed, mailHead, quoted, ticked } from '../layouts.ts'
import { demanded, holders, pinIn } from '../scenes.ts'
import { overleaf } from '../standing.ts'
import { aged, drafted, extent, loanFor, loanNo, phone, place, rs, sri, superArea, type Scene } from './scene.ts'

const titles = ['Sale deed', 'Prior deed', 'Settlement deed', 'Agreement for sale', 'Construction agreement', 'Possession certificate']

/** Papers that a file may hold, and which of them it holds. */
const checklist = ({ isFlat, isGoa, has }: Scene): { paper: string; isThere: boolean }[] => {
  const land = isGoa
    ? ['Sale deed', 'Form I & XIV', 'Sanad', 'Construction licence', 'Survey plan', 'House tax receipt']
    : [
        'Sale deed',
        'Prior deed',
        'Possession certificate',
        'Basic tax receipt',
        'Encumbrance certificate',
        'Location sketch',
        'Building permit',
      ]
  const all = isFlat
    ? ['Agreement for sale', 'Construction agreement', 'Building permit', 'Occupancy certificate', 'Land tax receipt', 'RERA certificate']
    : land
  return all.map((paper, at) => ({ paper, isThere: at === 0 || has(0.55, 180 + at) }))
}
const papersOf = (s: Scene): string[] => checklist(s).flatMap(({ paper, isThere }) => (isThere ? [paper] : []))
const listed = (s: Scene, between: string): string => lists(s.tell, papersOf(s), titles, between)

const names = (s: Scene, dress = sri): [string, string] => {
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}
const bare = (_: unknown, name: string): string => name
const capital = (_: unknown, name: string): string => name.toUpperCase()
const owned = (s: Scene): string => owners(s.tell, holders(s), ', ')
const size = (s: Scene): string => (s.isFlat ? superArea(s) : extent(s))

/** A branch that writes as a lawyer's scrutiny does: title holder, schedule, documents seen. */
const scrutiny = (s: Scene): string => {
  const [a, b] = names(s, aged)
  return `<p class="center"><b>${escaped(s.lender)}</b><br>${escaped(s.branch)} Branch, ${s.town} - ${s.officePin}</p><p>${
    dayOf(s.dates.letter).dots
  }</p><p>The Approved Engineer / Valuer</p><p>Sir,</p><p><b>${loanFor(s)} - Account of ${a}${
    b === '' ? '' : ` and ${b}`
  } - Reference ${loanNo(s)}</b></p>${clauses(
    [
      `<u>Title holder</u>: ${owned(s)}.`,
      `<u>Description of property</u>: ${place(s)}${pinIn(s, 0.5, 200)}, ${size(s)}.`,
      `<u>Documents scrutinised by the panel advocate</u> ${escaped(s.partner.name)}: ${listed(s, '; ')}.`,
      `<u>Opinion</u>: title is clear and marketable for 30 years; the previous owner ${escaped(s.earlier.name)} had cleared his mortgage.`,
      `<u>Required of you</u>: valuation, plan and a rough sketch. The applicant can be contacted at ${phone(s, 0.7)}.`,
    ],
    (at) => `${['I', 'II', 'III', 'IV', 'V'][at - 1] ?? ''}.`,
  )}<p>Branch Manager, ${escaped(s.officer.name)}, ${s.officer.mobile}</p>`
}

/** A mail with a chain of answers, the newest on top. */
const chain = (s: Scene): string => {
  const [a, b] = names(s, bare)
  return `<div class="mail">${mailHead([
    ['From', `${escaped(s.officer.name)} (Credit Hub)`],
    ['To', 'Valuer Desk'],
    ['Cc', escaped(s.witnesses[0].name)],
    ['Subject', `RE: RE: Valuation ${loanNo(s)}`],
  ])}<p>Any update on this? Customer is calling daily.</p><p>${escaped(s.officer.name)}<br>${s.officer.mobile}</p>${quoted(
    [
      `On ${dayOf(s.dates.letter).brief} Valuer Desk wrote:`,
      'Gate was locked, please give the right contact.',
      `&gt; ${escaped(s.witnesses[0].name)} wrote:`,
      `&gt; Borrower is ${a}, contact ${phone(s, 0.8)}.`,
      b !== '' && `&gt; Co-borrower is ${b}.`,
      `&gt; This is ${loanFor(s)} for ${rs(s.amount)}.`,
      `&gt; Property: ${place(s)}${pinIn(s, 0.5, 201, ' PIN ')}`,
      `&gt; Extent: ${size(s)}`,
      s.isFlat && s.has(0.6, 202) && `&gt; Builder is ${s.tell.states('developer_name', s.developer)}.`,
      `&gt; Caretaker ${escaped(s.witnesses[1].name)} ${s.witnesses[1].mobile}`,
      `&gt; Docs attached: ${listed(s, ', ')}`,
    ],
    '&gt; ',
  )}</div>`
}

/** A cover sheet with a checklist: what is not received is not attached. */
const coverSheet = (s: Scene): string => {
  const [a, b] = names(s, capital)
  const said = new Map(
    listed(s, '|')
      .split('|')
      .map((paper, at) => [papersOf(s)[at] ?? '', paper]),
  )
  return `<p class="band">FILE COVER SHEET - TECHNICAL</p>${pairTable([
    ['File / LAF No.', loanNo(s)],
    ['Login date', dayOf(s.dates.letter).typed],
    ['Customer', a],
    ['Co-borrower', b || 'NIL'],
    ['Scheme', loanFor(s)],
    ['Mobile', phone(s, 0.8)],
    ['Property', `${place(s)}${pinIn(s, 0.6, 203)}`],
    ['Extent / SBA', size(s)],
    ['Ownership with', owned(s)],
    ['Branch', `${escaped(s.branch)} ${s.officePin}`],
  ])}${abreast(
    ['Document', 'Received', 'Pending'],
    checklist(s).map(({ paper, isThere }) => [isThere ? (said.get(paper) ?? paper) : paper, isThere ? '✓' : '', isThere ? '' : '✓']),
  )}<p>Checked by ${escaped(s.officer.name)}, ext. ${s.digits(3, 204)}</p>`
}

/** A form with numbered questions and lettered parts. */
const questions = (s: Scene): string => {
  const [a, b] = names(s, capital)
  const { tell, first } = s
  return `<p class="center"><b>${escaped(s.lender)}</b><br>APPLICATION FOR HOUSING FINANCE</p><p class="right">Appln. No. ${loanNo(
    s,
  )}</p><h2>PART A - Applicant</h2>${factLines(
    [
      ['Name in full (in block letters)', a],
      ['Name of co-applicant, if any', b || 'Nil'],
      ['Father / Spouse', escaped(first.elder)],
      ['Age and date of birth', `${first.age} / 14.05.${2026 - first.age}`],
      ['Present address with PIN', `${escaped(first.home)}, ${s.homePin}`],
      ['Mobile phone', phone(s, 0.8)],
      ['PAN', combed(first.pan)],
      ['Employer and office phone', `Self, ${s.digits(11, 205)}`],
    ],
    ' : ',
    '#',
  )}<h2>PART B - Loan</h2>${factLines(
    [
      ['Purpose of loan', loanFor(s)],
      ['Amount of loan', `${rs(s.amount)} (${inWords(s.amount)} only)`],
      ['Repayment', `${s.whole(10, 25, 206)} years`],
    ],
    ' : ',
    '#',
  )}<h2>PART C - Security</h2>${factLines(
    [
      ['Where is the property situated?', place(s)],
      ['PIN of the property', s.has(0.7, 207) ? tell.states('pincode', s.pin) : '-'],
      ['Extent of land / area of flat', size(s)],
      ['In whose name does it stand?', owned(s)],
      s.isFlat && ['Name of the builder', s.has(0.6, 208) ? tell.states('developer_name', s.developer) : 'Resale'],
      [
        'Nature of title',
        s.has(0.5, 209)
          ? ticked(['Freehold', 'Leasehold'], 'Freehold', tell.states('land_freehold_or_leasehold', 'Freehold'), ['(✓)', '( )'])
          : '-',
      ],
      ['Nearest police station', `${s.town}, 2 km`],
    ],
    ' : ',
    '#',
  )}<p>List of enclosures: ${listed(s, '; ')}</p><p>Guarantor: ${escaped(s.partner.name)}, Mob ${s.partner.mobile}</p>`
}

/** A form in boxes with an affidavit of the borrower under it. */
const boxedAffidavit = (s: Scene): string => {
  const [a, b] = names(s, bare)
  const { first } = s
  return `<p class="band">LOAN REQUEST FORM &nbsp; ${escaped(s.lender)}</p>${boxTable([
    ['Lead / application number', loanNo(s)],
    ['Product', loanFor(s)],
    ['Amount requested', rs(s.amount)],
    ['Main borrower', a],
    ['Joint borrower', b || '---'],
    ['Mobile of main borrower', phone(s, 0.8)],
    ['Address for communication', `${escaped(first.home)}, ${s.homePin}`],
    ['Reference 1', `${escaped(s.witnesses[0].name)} ${s.witnesses[0].mobile}`],
    ['Reference 2', `${escaped(s.witnesses[1].name)} ${s.witnesses[1].mobile}`],
  ])}${boxTable(
    [
      ['Security offered', `${place(s)}${pinIn(s, 0.6, 210)}`],
      ['Extent', size(s)],
      ['Owner of security', owned(s)],
      ['Estimated cost', rs(s.price)],
    ],
    2,
  )}<p class="center"><b>AFFIDAVIT</b></p><p>I, the main borrower, do hereby solemnly affirm that the security is not encumbered, that I
have
handed in ${listed(s, ', ')}, and that I live at the above address for ${s.whole(3, 30, 211)} years. Sworn before me, ${escaped(
    s.partner.name,
  )}, Advocate &amp; Notary, ${s.town} ${s.officePin}.</p>`
}

/** A sanction of a co-operative bank, secured by a 'gahan'. */
const gahan = (s: Scene): string => {
  const [a, b] = names(s, aged)
  return `<p class="center"><b>${escaped(s.lender)}</b></p><p>Ref: SAN/${s.digits(4, 212)} <span class="far">${
    dayOf(s.dates.letter).spoken
  }</span></p><p>To<br>${a}${b === '' ? '' : `<br>${b}`}<br>${escaped(s.first.home)}, ${s.homePin}<br>Ph: ${phone(
    s,
    0.6,
  )}</p><p>Your application ${loanNo(s)} for ${loanFor(s)} was considered and ${rs(s.amount)} is sanctioned as below:</p>${clauses(
    [
      `<b>Interest</b> ${s.whole(86, 115, 213) / 10} % with monthly rests.`,
      `<b>Repayment</b> in ${s.whole(100, 240, 214)} instalments of ${rs(Math.round(s.amount / 100))}.`,
      `<b>Security</b> by gahan / equitable mortgage over ${place(s)}${pinIn(s, 0.5, 215)}, ${size(s)}, belonging to ${owned(s)}.`,
      `<b>Sureties</b> ${escaped(s.witnesses[0].name)} and ${escaped(s.witnesses[1].name)}.`,
      `<b>Documents to be deposited</b> ${demanded(s.tell, papersOf(s), titles, ', ')}.`,
    ],
    (at) => `${at}.`,
  )}<p>Secretary</p>`
}

/** A sanction whose head is a table and whose security stands in a schedule. */
const schedule = (s: Scene): string => {
  const [a, b] = names(s, capital)
  return `<p class="band">${escaped(s.lender)} : SANCTION INTIMATION</p>${leftTable([
    ['Proposal No.', loanNo(s)],
    ['Sanction date', dayOf(s.dates.letter).typed],
    ['Borrower', a],
    ['Co-obligant', b || 'Nil'],
    ['Facility', loanFor(s)],
    ['Limit', `${rs(s.amount)} (Rupees ${inWords(s.amount)})`],
    ['Margin', `${s.whole(10, 30, 216)} % of ${rs(s.price)}`],
    ['Period', `${s.whole(60, 300, 217)} months`],
    ['Registered mobile', phone(s, 0.6)],
  ])}<p><b>SCHEDULE OF PROPERTY TO BE MORTGAGED</b></p><p>${place(s)}${pinIn(s, 0.6, 218, ', PIN ')}. Measurement: ${size(s)}. Mortgagor:
${owned(
  s,
)}.${s.isFlat && s.has(0.5, 219) ? ` Constructed by ${s.tell.states('developer_name', s.developer)}.` : ''}</p><p>Processing charges
${grouped(Math.round(s.amount / 400))} plus GST.</p>`
}

export const mail = drafted(1, scrutiny, chain, coverSheet)
export const loanForm = drafted(2, overleaf('loan', 220, questions, 'Undertaking'), boxedAffidavit)
export const loanSanction = drafted(3, gahan, overleaf('loan', 221, schedule))
