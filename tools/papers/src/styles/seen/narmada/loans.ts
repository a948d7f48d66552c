import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { applicants, lists, mayHold, owners } from '../../truths.ts'
import { factLines, leftTable, numberedTable } from '../drafts.ts'
import { abreast, clauses, combed, dotted, mailHead, quoted, ticked, valueFirst } from '../layouts.ts'
import { demanded, holders, pinIn } from '../scenes.ts'
import { overleaf } from '../standing.ts'
import { cell, drafted, extent, loanFor, loanNo, member, place, rs, shri, superArea, type Scene } from './scene.ts'

const titles = ['Sale Deed', 'Share Certificate', 'Index-2', '7/12 Extract', 'Allotment Letter', 'Banakhat']

const papersOf = ({ isFlat, isGujarat, has }: Scene): string[] => {
  const land = isGujarat
    ? ['Sale Deed', 'Index-2', '7/12 Extract', 'N.A. Order', 'Plan copy', 'Rajachitthi', 'B.U. Permission']
    : ['Sale Deed', 'Rin Pustika', 'Diversion Order', 'Khasra B-1', 'Bhavan Anugya', 'Property tax receipt']
  const all = isFlat ? ['Banakhat', 'Share Certificate', 'Allotment Letter', 'B.U. Permission', 'Plan copy', 'Muni. tax bill'] : land
  return all.filter((_, at) => at === 0 || has(0.5, 190 + at))
}

const names = (s: Scene, dress = member): [string, string] => {
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}
const bare = (_: unknown, name: string): string => name
const owned = (s: Scene): string => owners(s.tell, holders(s), ', ')
const size = (s: Scene): string => (s.isFlat ? superArea(s) : extent(s))
const signature = (s: Scene): string =>
  `<p>Regards,<br>${escaped(s.officer.name)}<br>${escaped(s.lender)}, ${escaped(s.branch)} Branch, ${s.town} ${s.officePin}<br>(M)
${s.officer.mobile}</p>`

/** A mail passed on: the facts stand in the quoted one. */
const forwarded = (s: Scene): string => {
  const [a, b] = names(s, bare)
  return `<div class="mail">${mailHead([
    ['From', `credit.${s.town.toLowerCase()}@lender.example`],
    ['Sent', dayOf(s.dates.letter).spoken],
    ['Subject', 'FW: Technical - urgent'],
  ])}<p>Dear Sir,<br>Trailing mail is self explanatory. Arrange visit tomorrow and share the report by evening. Fees as per
agreement.</p>${signature(s)}<hr>${quoted([
    `On ${dayOf(s.dates.letter).dots}, ${escaped(s.witnesses[1].name)} wrote:`,
    'Sir pls initiate technical',
    `File No :- ${loanNo(s)}`,
    `Party Name :- ${a}`,
    b !== '' && `Co-app :- ${b}`,
    `Party Mob :- ${cell(s, 0.8)}`,
    `Case type :- ${loanFor(s)}`,
    `Loan :- ${grouped(s.amount / 100_000)} lacs`,
    `Prop add :- ${place(s)}${pinIn(s, 0.5, 200, ' ')}`,
    `Area :- ${size(s)}`,
    s.isFlat && s.has(0.5, 201) && `Builder :- ${s.tell.states('developer_name', s.developer)}`,
    `Key with :- ${escaped(s.witnesses[0].name)} ${s.witnesses[0].mobile}`,
  ])}</div>`
}

/** A co-operative bank's letter to its panel valuer, in numbered paragraphs. */
const panelLetter = (s: Scene): string => {
  const [a, b] = names(s, shri)
  return `<p class="center"><b>${escaped(s.lender)}</b><br>${escaped(s.branch)}, ${s.town} - ${s.officePin}. Phone
079-${s.digits(8, 202)}</p><p>Ref :
ADV/${s.digits(3, 203)} <span class="far">${dayOf(s.dates.letter).dots}</span></p><p>To,<br>The Panel Valuer</p><p><b>Sub : Valuation of
property to be mortgaged by our member ${a}${b === '' ? '' : ` &amp; ${b}`}</b></p>${clauses([
    `The above member (Membership No. ${s.digits(5, 204)}, Mobile ${cell(s, 0.7)}) has applied for ${loanFor(s)} of ${rs(s.amount)} vide
loan
application No. ${loanNo(s)}.`,
    `Property offered : ${place(s)}${pinIn(s, 0.5, 205)} admeasuring ${size(s)}, standing in the name of ${owned(s)}.`,
    `Guarantors are (1) ${member(s.witnesses[0], escaped(s.witnesses[0].name), 0)} (2) ${member(s.partner, escaped(s.partner.name), 0)}.`,
    `Xerox of ${lists(s.tell, papersOf(s), titles, ', ')} are sent herewith. Kindly give market, realisable and jantri value.`,
  ])}<p>Manager (Advances)</p>`
}

/** A machine's mail: facts in one line, parted by strokes. */
const strokes = (s: Scene): string => {
  const [a, b] = names(s, (_, name) => name.toUpperCase())
  return `<div class="mail"><p>Dear Vendor,</p><p>New case has been assigned to you on the portal. Please accept within 2 hours.</p><p>App
Ref:
${loanNo(s)} | Customer: ${a}${b === '' ? '' : ` | Co-Customer: ${b}`} | Product: ${loanFor(s)} | Customer No.:
${cell(s, 0.7)}</p><p>Collateral
Address: ${place(s)} | Pin: ${s.has(0.6, 206) ? s.tell.states('pincode', s.pin) : 'NA'} | ${s.isFlat ? 'SBUA' : 'Land'}: ${size(s)} | Stage:
${s.whole(1, 9, 207)}0 % | Branch: ${escaped(s.branch)} | RM: ${escaped(s.officer.name)} (${s.officer.mobile})</p><p>This is system
generated mail,
do not reply. Support 1800-${s.digits(3, 208)}-${s.digits(4, 209)}</p></div>`
}

/** A mail of a person who writes no labels at all. */
const chatty = (s: Scene): string => {
  const [a, b] = names(s, (one, name) => `${one.isWoman ? 'Mrs' : 'Mr'} ${name}`)
  const owner = s.has(0.5, 210) ? ` The property at present belongs to ${owned(s)}.` : ''
  return `<div class="mail"><p>Good afternoon sir,</p><p>We have received a ${loanFor(s)} proposal from ${a}${
    b === '' ? '' : ` jointly with ${b}`
  }, our file ${loanNo(s)}. Please value ${place(s)}${pinIn(s, 0.5, 211, ', pin ')}. It is ${size(s)} as per papers.${owner} You may call
the party
on ${cell(s, 0.7)} before going; if not reachable call me. I am attaching ${lists(s.tell, papersOf(s), titles, ', ')}.</p><p>Our own
branch is
shifted to ${escaped(s.branch)} ${s.officePin}.</p>${signature(s)}</div>`
}

const purposes = ['Purchase', 'Construction', 'Renovation', 'Takeover', 'Mortgage']

/** A private bank's form: applicant and co-applicant abreast. */
const columns = (s: Scene): string => {
  const [a, b] = names(s, (_, name) => name.toUpperCase())
  const { tell, first, buyers } = s
  const second = buyers[1]
  return `<p class="band">${escaped(s.lender)} - RETAIL LOAN APPLICATION FORM</p><p>Application Form No. ${loanNo(s)} <span
class="far">Sourcing: DSA ${escaped(s.witnesses[0].name)} / ${s.witnesses[0].mobile}</span></p>${abreast(
    ['Personal details', 'Applicant', 'Co-Applicant'],
    [
      ['Full name', a, b || 'Not applicable'],
      ['Father / Husband', escaped(first.elder), escaped(second?.elder ?? '')],
      ['Mobile number', cell(s, 0.8), second?.mobile ?? ''],
      ['PAN', first.pan, second?.pan ?? ''],
      ['Residence', escaped(first.home), escaped(second?.home ?? '')],
      ['Residence PIN', s.homePin, second ? s.homePin : ''],
      ['Employer', 'Self employed', second ? 'Salaried' : ''],
    ],
  )}<p><b>Loan request</b> : ${ticked(['Salaried', 'SENP'], 'SENP')} &nbsp; Product: ${loanFor(s)} &nbsp; Amount:
${rs(s.amount)}</p><p><b>Collateral
details</b></p>${leftTable([
    ['Property address', place(s)],
    ['PIN code of property', s.has(0.7, 212) ? tell.states('pincode', s.pin) : ''],
    s.isFlat ? ['Super built up area', superArea(s)] : ['Plot area', extent(s)],
    ['Current owner', owned(s)],
    ['Tenure', s.has(0.5, 213) ? ticked(['Freehold', 'Leasehold'], 'Freehold', tell.states('land_freehold_or_leasehold', 'Freehold')) : ''],
    s.isFlat && ['Builder name', tell.states('developer_name', s.developer)],
    ['Ownership share', 'As per deed'],
  ])}<p>Enclosures: ${lists(tell, papersOf(s), titles, ', ')}</p><p>Signature of applicant</p>`
}

/** A co-operative bank's form, printed dots filled in by hand, letters in boxes. */
const dots = (s: Scene): string => {
  const [a, b] = names(s, bare)
  const { tell, first, has } = s
  const mobile = has(0.8, 214) ? combed(tell.states('contact_number', first.mobile)) : ''
  return `<h1>${escaped(s.lender)}<br>लोन आवेदन पत्र / Loan Application Form</h1>${dotted([
    ['आवेदन क्र. / Application No.', loanNo(s)],
    ['आवेदक का नाम / Name of borrower', a],
    ['सह आवेदक / Co-borrower', b || '-'],
    ['पता / Residence', `${escaped(first.home)} ${s.homePin}`],
  ])}<p>मोबाइल / Mobile ${mobile}</p>${dotted([
    ['सदस्यता क्र. / Member No.', s.digits(5, 215)],
    ['ऋण का प्रयोजन / Purpose', loanFor(s)],
    ['राशि / Amount', `${rs(s.amount)} (${inWords(s.amount)})`],
    ['जमानतदार 1 / Guarantor', `${escaped(s.witnesses[0].name)}, मो. ${s.witnesses[0].mobile}`],
    ['जमानतदार 2 / Guarantor', `${escaped(s.witnesses[1].name)}, मो. ${s.witnesses[1].mobile}`],
  ])}<h2>रहन की संपत्ति / Particulars of security</h2>${dotted([
    ['स्थान / Situated at', `${place(s)}${pinIn(s, 0.5, 216)}`],
    ['क्षेत्रफल / Area', size(s)],
    ['स्वामी / Stands in the name of', owned(s)],
    ['अनुमानित मूल्य / Approx. value', rs(s.price)],
  ])}<p>संलग्न / Attached: ${lists(tell, papersOf(s), titles, ' &nbsp; ☑ ')}</p><p>आवेदक के हस्ताक्षर</p>`
}

/** A housing company's sheet with answers before their questions. */
const answersFirst = (s: Scene): string => {
  const [a, b] = names(s)
  const { first } = s
  return `<p class="center"><b>${escaped(s.lender)}</b> | HOME LOAN REQUEST SHEET</p>${valueFirst(
    [
      [`Customer`, a],
      ['Second customer', b || 'None'],
      ['LAN / Lead reference', loanNo(s)],
      ['Handset of customer', cell(s, 0.7)],
      ['Lives at', `${escaped(first.home)}, ${s.homePin}`],
      ['Need', loanFor(s)],
      ['Sum asked for', rs(s.amount)],
    ],
    'plain',
  )}<p><b>The property</b></p>${valueFirst(
    [
      ['Where', `${place(s)}${pinIn(s, 0.6, 217, ', ')}`],
      [s.isFlat ? 'Super built-up' : 'Ground', size(s)],
      ['Whose', owned(s)],
      ['Cost', rs(s.price)],
    ],
    'plain',
  )}<p>${ticked(purposes, 'Purchase', 'Purchase')}<br><small>(for office: tick by CPA after PD)</small></p><p>Relationship Officer
${escaped(s.officer.name)}, ${s.officer.mobile}</p>`
}

/** A sanction in numbered terms, as a table. */
const termSheet = (s: Scene): string => {
  const [a, b] = names(s)
  return `<p class="band">${escaped(s.lender)}</p><p class="right">${dayOf(s.dates.letter).brief}</p><p>To, ${a}${
    b === ''
      ? ''
      : `,
${b}`
  }<br>
${escaped(s.first.home)} - ${s.homePin}<br>Mobile ${cell(s, 0.5)}</p><p>Sub: Sanction of ${loanFor(s)} against your application
${loanNo(s)}</p>${numberedTable([
    ['Sanctioned amount', `${rs(s.amount)} (Rupees ${inWords(s.amount)} Only)`],
    ['Rate of interest', `${s.whole(83, 112, 218) / 10} % floating`],
    ['Tenor', `${s.whole(120, 300, 219)} months`],
    ['EMI', rs(Math.round(s.amount / 108))],
    ['Security', `Registered mortgage of ${place(s)}${pinIn(s, 0.5, 220)}`],
    [s.isFlat ? 'Area of flat' : 'Area of plot', size(s)],
    ['Mortgagor', owned(s)],
    ['Processing fee', rs(Math.round(s.amount / 250))],
    ['Validity', '60 days'],
  ])}<p>Before disbursement give originals of ${demanded(s.tell, papersOf(s), titles, ', ')}.</p>${signature(s)}`
}

/** An extract of a board's resolution. */
const resolution = (s: Scene): string => {
  const [a, b] = names(s, shri)
  return `<h1>MANJURI PATRA (SANCTION ADVICE)</h1><p class="center">${escaped(s.lender)}, ${s.town} ${s.officePin}</p><p>By Resolution No.
${s.whole(2, 40, 221)} of the Loan Committee dated ${dayOf(s.dates.letter).dots}, ${loanFor(s)} of ${rs(s.amount)} is sanctioned to ${a}${
    b === '' ? '' : ` and ${b}`
  } (loan application ${loanNo(s)}, mobile ${cell(s, 0.6)}) for ${s.whole(84, 240, 222)} months @ ${s.whole(9, 12, 223)} %, on the
security of ${place(s)}${pinIn(s, 0.5, 224)} of ${size(s)}. Share linking 2.5 %.</p>${factLines(
    [
      ['Surety', `${escaped(s.witnesses[0].name)} and ${escaped(s.partner.name)}`],
      ['Title to be mortgaged by', owned(s)],
      ['Insurance', 'Fire and earthquake'],
      ['Papers on record', lists(s.tell, papersOf(s), titles, ', ')],
    ],
    ' : ',
    '#',
  )}<p>Chief Executive <span class="far">Borrower's acceptance</span></p>`
}

export const mail = drafted(1, overleaf('mail', 414, forwarded, ''), panelLetter, strokes, chatty)
export const loanForm = drafted(2, overleaf('loan', 412, columns, 'Declaration'), dots, answersFirst)
export const loanSanction = drafted(3, overleaf('loan', 413, termSheet), resolution)
