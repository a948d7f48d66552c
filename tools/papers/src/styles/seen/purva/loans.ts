import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { applicants, lists, mayHold, owners } from '../../truths.ts'
import { boxTable, factLines, headTable, leftTable, pairTable } from '../drafts.ts'
import { caseNo, drafted, mob, mr, pinAfter, place, purpose, rakba, rs, shri, superArea, type Scene } from './scene.ts'

const titles = ['Sale deed', 'Kewala', 'Agreement paper', 'Allotment letter', 'Chain deed', 'ROR']

const papersOf = ({ isFlat, isOdia, has }: Scene): string[] => {
  const land = isOdia
    ? ['Sale deed', 'ROR', 'Rent receipt', 'EC', 'Plan approval', 'Mutation ROR']
    : ['Kewala', 'Chain deed', 'Mutation (correction slip)', 'LPC', 'Lagan rasid', 'Naksha', 'Holding tax receipt']
  const all = isFlat
    ? ['Agreement paper', 'Allotment letter', 'Development agreement', 'RERA certificate', 'Naksha', 'Possession letter']
    : land
  return all.filter((_, at) => at === 0 || has(0.5, 30 + at))
}

const names = (s: Scene, dress = mr): [string, string] => {
  const [a = '', b = ''] = applicants(s.tell, s.buyers, '|', dress).split('|')
  return [a, b]
}

const begun = (s: Scene): void => {
  mayHold(s.tell, s.buyers)
  mayHold(s.tell, [s.seller])
}

/** A chat passed on: each line with its hour and sender, facts in lower case. */
const chat = (s: Scene): string => {
  begun(s)
  s.tell.allows('property_owner_name', s.seller.name)
  const [a, b] = names(s, (_, name) => name)
  const says = (text: string, at: number): string =>
    `<div>[${dayOf(s.dates.letter).typed}, ${s.whole(9, 17, 31)}:${20 + at}] ${escaped(s.officer.name)}: ${text}</div>`
  const lines = [
    'Forwarded',
    `sir namaskar, case no ${caseNo(s)}`,
    `applicant ${a}`,
    ...(b ? [`co applicant ${b}`] : []),
    `${purpose(s)} ${grouped(s.amount / 100_000)} lac`,
    `address - ${place(s)}${pinAfter(s, 0.5, 32, ' ')}`,
    `cust no ${mob(s, 0.8)}`,
    s.isFlat
      ? `builder ${s.tell.states('developer_name', s.developer)}`
      : `malik ${escaped(s.seller.name)} se baat kar le ${s.seller.mobile}`,
    `papers bhej diya hai: ${lists(s.tell, papersOf(s), titles, ', ')}`,
    'aaj visit karwa dijiye pls',
  ]
  return `<div class="mail">${lines.map(says).join('')}</div>`
}

/** A grid with a shaded head, pasted under two words. */
const grid = (s: Scene): string => {
  begun(s)
  const [a, b] = names(s, (_, name) => name.toUpperCase())
  return `<div class="mail"><p>Sir, Details of case for TSR and valuation is below.</p>${leftTable([
    ['Application No', caseNo(s)],
    ['Name of Applicant', a],
    ['Name of Co-Applicant', b || 'N/A'],
    ['Mobile No of Applicant', mob(s, 0.8)],
    ['Loan Type', purpose(s)],
    ['Loan Amount', rs(s.amount)],
    ['Address of Property', place(s)],
    ['Pincode of Property', s.has(0.7, 33) ? s.tell.states('pincode', s.pin) : ''],
    s.isFlat ? ['SBA', superArea(s)] : ['Area of land', rakba(s)],
    s.has(0.5, 34) && ['Owner of property', s.tell.states('property_owner_name', s.seller.name)],
    ['Person to contact at site', `${escaped(s.witnesses[0].name)} ${s.witnesses[0].mobile}`],
    ['Sales Manager', `${escaped(s.officer.name)} ${s.officer.mobile}`],
    ['Branch', `${escaped(s.branch)} ${s.officePin}`],
  ])}<p>Thanks &amp; Regards</p></div>`
}

/** A branch letter where the subject line holds the most. */
const letter = (s: Scene): string => {
  begun(s)
  const [a, b] = names(s, shri)
  return `<p class="center"><b>${escaped(s.lender)}</b><br>Shakha: ${escaped(s.branch)}, ${s.town}-${s.officePin}</p><p>Patrank
${s.digits(3, 35)}/${dayOf(s.dates.letter).year} <span class="far">Dinank ${dayOf(s.dates.letter).dots}</span></p><p>Sewa me,<br>Empanelled
Valuer</p><p><b>Vishay/Subject: Valuation in ${purpose(s)} A/c of ${a}${b ? ` &amp; ${b}` : ''}, Appl. No. ${caseNo(s)}</b></p><p>Mahoday,
the party (Mob.
${mob(s, 0.7)}) has offered ${s.isFlat ? 'flat' : 'land/house'} situated at ${place(s)}${pinAfter(s, 0.6, 36)}${
    s.isFlat ? `, super built-up area ${superArea(s)}` : `, area ${rakba(s)}`
  }. Earlier valuation dated 12.03.2018 was for ${rs(s.price)}. Kindly submit report within 48 hours. Photocopy of ${lists(
    s.tell,
    papersOf(s),
    titles,
    ', ',
  )} is enclosed.</p><p>Bhavdiya<br>${escaped(s.officer.name)}<br>Shakha Prabandhak, ${s.officer.mobile}</p>`
}

/** A row per person, then a row of the security. */
const rows = (s: Scene): string => {
  begun(s)
  const [a, b] = names(s, (_, name) => name)
  return `<div class="mail"><p>Dear Sir/Madam, Please find the trail details:</p>${headTable([
    ['Lead ID', caseNo(s)],
    ['Borrower', a],
    ['Co-borrower', b || '-'],
    ['Contact', mob(s, 0.8)],
    ['Prod', purpose(s)],
  ])}${headTable([
    ['Property type', s.isFlat ? 'Flat' : 'Plot'],
    ['Site address', `${place(s)}${pinAfter(s, 0.6, 37)}`],
    s.isFlat ? ['Builder', s.tell.states('developer_name', s.developer)] : ['Land area', rakba(s)],
    ['RM', `${escaped(s.officer.name)} (${s.officer.mobile})`],
  ])}<p>Please treat as most urgent.</p></div>`
}

/** A bank's form: a grid, four columns, boxes for choices. */
const formGrid = (s: Scene): string => {
  begun(s)
  const { tell, first, buyers } = s
  const [a, b] = names(s, (_, name) => name.toUpperCase())
  const on = (is: boolean): string => (is ? '■' : '□')
  return `<h1>${escaped(s.lender)} - RIN AVEDAN PATRA / LOAN APPLICATION</h1>${pairTable([
    ['Application No.', caseNo(s)],
    ['Date', dayOf(s.dates.letter).typed],
    ['Applicant Name', a],
    ['Father/Husband', escaped(first.elder)],
    ['Mobile', mob(s, 0.8)],
    ['PAN', first.pan],
    ['Present Address', escaped(first.home)],
    ['PIN', s.homePin],
    ['Co-applicant Name', b || 'NIL'],
    ['Co-applicant Mobile', buyers[1]?.mobile ?? 'NIL'],
    ['Purpose of Loan', purpose(s)],
    ['Loan Amount', rs(s.amount)],
  ])}<p><b>Property Details (Sampatti ka vivaran)</b></p>${pairTable([
    ['Property Address', place(s)],
    ['Property PIN', s.has(0.8, 40) ? tell.states('pincode', s.pin) : ''],
    ['Area', s.isFlat ? superArea(s) : rakba(s)],
    ['Name of Builder', s.isFlat && s.has(0.6, 41) ? tell.states('developer_name', s.developer) : 'NA'],
    ['Owner Name', s.has(0.7, 42) ? owners(tell, [s.seller], '') : owners(tell, buyers, ', ')],
    ['Holding No.', s.holding],
    [
      'Ownership',
      s.has(0.6, 43)
        ? `${on(true)} ${tell.states('land_freehold_or_leasehold', 'Free Hold', 'Freehold')} ${on(false)} Lease Hold`
        : `${on(false)} Free Hold ${on(false)} Lease Hold`,
    ],
    ['Property Type', `${on(!s.isFlat)} Plot ${on(s.isFlat)} Flat ${on(false)} Shop`],
  ])}<p>Documents attached (tick): ${lists(tell, papersOf(s), titles, ', ')}</p><p>Introducer: ${escaped(s.witnesses[0].name)}, A/c
${s.digits(11, 44)}, Mob ${s.witnesses[0].mobile}</p><p class="far">Avedak ke hastakshar</p>`
}

/** Sections A, B, C with questions on top of their answers. */
const formSections = (s: Scene): string => {
  begun(s)
  const { tell, first } = s
  const [a, b] = names(s, (_, name) => name)
  return `<p class="band">SECTION A : YOUR DETAILS</p>${boxTable([
    ['Form No.', caseNo(s)],
    ['Your name', a],
    ['Your mobile', mob(s, 0.8)],
    ['Residing at', `${escaped(first.home)} ${s.homePin}`],
    ['E-mail', 'na'],
    ['Monthly income', rs(s.whole(20, 140, 45) * 1_000)],
    ['Name of co-applicant', b || '---'],
    ['Relation', b ? 'Spouse' : '---'],
    ['Employer', 'Self'],
  ])}<p class="band">SECTION B : LOAN</p>${factLines([
    ['You need loan for', purpose(s)],
    ['Amount', `${rs(s.amount)} (${inWords(s.amount)} only)`],
    ['EMI from bank', escaped(s.branch)],
  ])}<p class="band">SECTION C : PROPERTY OFFERED</p>${boxTable(
    [
      ['Address', place(s)],
      ['PIN', s.has(0.7, 46) ? tell.states('pincode', s.pin) : ''],
      s.isFlat ? ['Super built-up area', superArea(s)] : ['Rakba', rakba(s)],
      ['Seller (present owner)', tell.states('property_owner_name', s.seller.name)],
      ["Seller's mobile", s.seller.mobile],
      ['Sale price', rs(s.price)],
    ],
    2,
  )}<p class="band">SECTION D : CHECKLIST</p><div>☑ ${lists(tell, papersOf(s), titles, '</div><div>☑ ')}</div><div>☐ Cancelled
cheque</div><div>☐ Form
16</div><p>DSA: ${escaped(s.witnesses[1].name)} (${s.witnesses[1].mobile})</p>`
}

/** Sanction as an office memo, points with letters. */
const memo = (s: Scene): string => {
  mayHold(s.tell, s.buyers)
  const { tell, buyers, first } = s
  return `<p class="center"><b>${escaped(s.lender)}</b></p><p class="center">SWIKRITI PATRA / SANCTION MEMO</p><p>Ref: Appl. ${caseNo(s)}
<span class="far">${
    dayOf(s.dates.letter).brief
  }</span></p><p>Borrower(s): ${applicants(tell, buyers, ' & ', shri).replace(/ & /g, ' &amp; ')}<br>Address:
${escaped(first.home)}-${s.homePin}${
    s.has(0.5, 47) ? `<br>Mob: ${mob(s, 1)}` : ''
  }</p><ol type="A"><li>Facility: ${purpose(s)}</li><li>Amount: ${rs(s.amount)} (Rupees ${inWords(s.amount)} only)</li><li>ROI: ${
    s.whole(83, 108, 48) / 10
  }% p.a.</li><li>Period: ${s.whole(96, 300, 49)} months, EMI ${rs(Math.round(s.amount / 110))}</li><li>Security: Equitable mortgage of
${place(s)}${pinAfter(
    s,
    0.6,
    50,
  )}${s.isFlat ? '' : `, area ${rakba(s)}`}</li><li>Guarantor: ${shri(s.witnesses[0], escaped(s.witnesses[0].name), 0)}</li><li>Processing
fee ${rs(
    Math.round(s.amount / 200),
  )}</li></ol><p>Documents to be taken: ${lists(tell, papersOf(s), titles, ', ')}.</p><p>${escaped(s.officer.name)}, Varishth Prabandhak,
${s.officer.mobile}</p>`
}

/** Sanction as a grid with the borrower on top. */
const gridLetter = (s: Scene): string => {
  begun(s)
  const [a, b] = names(s)
  return `<p class="band">${escaped(s.lender)} | Loan Sanction Letter</p>${pairTable([
    ['Loan Application No.', caseNo(s)],
    ['Date', dayOf(s.dates.letter).dashes],
    ['Borrower', a],
    ['Co-Borrower', b || 'None'],
    ['Loan Product', purpose(s)],
    ['Sanctioned Loan', rs(s.amount)],
    ['Tenure (Months)', String(s.whole(120, 240, 51))],
    ['Rate', `${s.whole(88, 121, 52) / 10} %`],
    ['Property', `${place(s)}${pinAfter(s, 0.6, 53)}`],
    s.isFlat ? ['Builder', s.tell.states('developer_name', s.developer)] : ['Property owner', owners(s.tell, [s.seller], '')],
  ])}<p>This sanction will lapse in 90 days. Technical value required: ${rs(s.price)}. Correspondence address: ${escaped(s.first.home)},
${s.homePin}.
Grievance: 1800 ${s.digits(3, 54)} ${s.digits(4, 55)}</p>`
}

export const mail = drafted(1, chat, grid, letter, rows)
export const loanForm = drafted(2, formGrid, formSections)
export const loanSanction = drafted(3, memo, gridLetter)
