import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { applicants, lists, mayHold, owners } from '../../truths.ts'
import { boxTable, leftTable, pairTable, type Fact } from '../drafts.ts'
import { papersOf, signed, titles } from './mails.ts'
import { drafted, extent, fileNo, mobile, mr, pinAfter, place, plinth, product, rs, type Scene } from './scene.ts'

const tick = (isOn: boolean): string => (isOn ? '[✓]' : '[ &nbsp;]')

const tenure = (s: Scene): string =>
  s.has(0.6, 60)
    ? `${tick(true)} ${s.tell.states('land_freehold_or_leasehold', 'Freehold')} ${tick(false)} Lease`
    : `${tick(false)} Freehold ${tick(false)} Lease`

const area = (s: Scene): Fact => (s.isFlat ? ['Built-up area incl. common area', plinth(s)] : ['Extent of plot', extent(s)])

/** Two people side by side, as the bank's printed form has it. */
const sideBySide = (s: Scene): string => {
  const { lender, tell, first, buyers, amount, homePin, witnesses, dates } = s
  const [a = first, b] = buyers
  const two = b ? applicants(tell, [a, b], '|', (_, name) => name.toUpperCase()).split('|') : [applicants(tell, [a], ''), '---']
  const row = (label: string, left: string, right: string): string =>
    `<tr><td>${label}</td><td>${left}</td><td>${b ? right : '---'}</td></tr>`
  mayHold(tell, buyers)
  return `<h1>${escaped(lender)}</h1><p class="center">HOUSING LOAN APPLICATION</p><p>Appl. No. <b>${fileNo(s)}</b>
<span class="far">Date: ${dayOf(dates.letter).dashes}</span></p>
<table class="grid"><tr><th>Personal details</th><th>Applicant</th><th>Co-applicant</th></tr>
${row('Name in block letters', two[0] ?? '', two[1] ?? '')}${row('Father / Husband', escaped(a.elder), escaped(b?.elder ?? ''))}
${row('Age', String(a.age), String(b?.age ?? ''))}${row('PAN', a.pan, b?.pan ?? '')}
${row('Cell No.', mobile(s, 0.8), b?.mobile ?? '')}${row('Residence', `${escaped(a.home)} - ${homePin}`, 'same')}
${row('Gross salary p.m.', rs(s.whole(30, 160, 61) * 1_000), rs(s.whole(20, 90, 62) * 1_000))}</table>
<p class="bar">LOAN REQUIREMENT</p>${pairTable([
    ['Purpose', product(s)],
    ['Amount', rs(amount)],
    ['Tenure', `${s.whole(10, 25, 63)} years`],
    ['Repayment', 'ECS'],
  ])}
<p class="bar">PROPERTY TO BE MORTGAGED</p>${leftTable([
    ['Full address with PIN', `${place(s)}${pinAfter(s, 0.8, 64)}`],
    area(s),
    ['Title', tenure(s)],
    ['Registered owner', owners(tell, s.has(0.5, 65) ? buyers : [s.seller], ', ')],
    s.isFlat && s.has(0.6, 66) ? ['Builder', tell.states('developer_name', s.developer)] : '',
    ['Estimated cost', rs(s.price)],
  ])}<p>Enclosures: ${lists(tell, papersOf(s), titles, '; ')}</p>
<p>Guarantor: ${escaped(witnesses[0].name)}, ${escaped(witnesses[0].home)}, Cell ${witnesses[0].mobile}</p>
<p>I hereby declare that all the above is true. <span class="far">Signature</span></p>`
}

/** A finance company's form: boxes with the label over the answer. */
const boxed = (s: Scene): string => {
  const { lender, tell, first, buyers, amount, homePin, officer, witnesses } = s
  const [a = first, b] = buyers
  mayHold(tell, buyers)
  const names = applicants(tell, buyers, '|').split('|')
  return `<p class="bar">${escaped(lender)} - CUSTOMER APPLICATION SHEET</p>${boxTable([
    ['Lead / Application ID', fileNo(s)],
    ['Sourcing', `DSA - ${escaped(witnesses[1].name)}`],
    ['Sourcing mobile', witnesses[1].mobile],
    ['Name of applicant', names[0] ?? ''],
    ['Date of birth', `0${s.whole(1, 9, 67)}-0${s.whole(1, 9, 68)}-19${s.whole(62, 97, 69)}`],
    ['Mobile number', mobile(s, 0.8)],
    ['Communication address', escaped(a.home)],
    ['Pin', homePin],
    ['Occupation', 'Salaried'],
    ['Name of co-applicant', b ? (names[1] ?? '') : 'Nil'],
    ['Relationship', b ? 'Spouse' : 'Nil'],
    ['Co-applicant mobile', b?.mobile ?? 'Nil'],
  ])}<p><b>Facility:</b> ${product(s)} &nbsp; <b>Amount requested:</b> ${rs(amount)} (${inWords(amount)})</p>
${boxTable(
  [
    ['Collateral address', place(s)],
    ['Collateral pincode', s.has(0.8, 70) ? tell.states('pincode', s.pin) : ''],
    area(s),
    ['Seller / present owner name', owners(tell, [s.seller], ', ')],
    ['Tenure of land', tenure(s)],
    ['Cost of property', rs(s.price)],
  ],
  2,
)}
<p>Documents collected</p><ul>${`<li>${lists(tell, papersOf(s), titles, '</li><li>')}</li>`}</ul>
<p>Reference 1: ${escaped(witnesses[0].name)}, ${witnesses[0].mobile} &nbsp; RM: ${escaped(officer.name)}, ${officer.mobile}</p>`
}

/** Terms in a table. */
const advice = (s: Scene): string => {
  const { lender, tell, buyers, amount, first, homePin, officer, dates, town, officePin } = s
  mayHold(tell, buyers)
  return `<h1>${escaped(lender)}</h1><p class="center">${town} - ${officePin}</p><p class="center"><u>SANCTION ADVICE</u></p>
<p>File: ${fileNo(s)} <span class="far">${dayOf(dates.letter).brief}</span></p>
<p>${applicants(tell, buyers, '<br>', mr)}<br>${escaped(first.home)}, ${homePin}${s.has(0.5, 71) ? `<br>Cell: ${mobile(s, 1)}` : ''}</p>
<p>We are happy to sanction the following facility subject to the terms overleaf.</p>${leftTable(
    [
      ['1. Nature of facility', product(s)],
      ['2. Limit', `${rs(amount)} (Rupees ${inWords(amount)} only)`],
      ['3. Rate', `${s.whole(84, 112, 72) / 10} % floating`],
      ['4. EMI', `${rs(Math.round(amount / 112))} x ${s.whole(120, 240, 73)}`],
      [
        '5. Prime security',
        `EM of ${place(s)}${pinAfter(s, 0.6, 74)}${s.has(0.5, 75) ? `, belonging to ${owners(tell, [s.seller], '')}` : ''}`,
      ],
      ['6. Margin', '25 %'],
      ['7. Guarantee', `Personal guarantee of ${escaped(s.witnesses[0].name)}`],
      ['8. Upfront charges', rs(Math.round(amount / 400))],
    ],
    'grid',
  )}<p>Documents to be deposited: ${lists(tell, papersOf(s), titles, ', ')}.</p>
<p>Queries: ${escaped(officer.name)}, ${officer.mobile}, toll free 1800 ${s.digits(3, 76)} ${s.digits(4, 77)}.</p>
<p>Accepted: <br>${signed(s)}</p>`
}

/** The same in clauses of a letter, with the names in its subject line. */
const clauses = (s: Scene): string => {
  const { lender, tell, buyers, amount, homePin, first, officer, dates, isFlat, developer } = s
  mayHold(tell, buyers)
  return `<p>${escaped(lender)}<br>Credit Department</p><p>${dayOf(dates.letter).spoken}</p><p>Dear Sir / Madam,</p>
<p><b>Re: Your application ${fileNo(s)} for ${product(s)} of Rs. ${grouped(amount / 100_000)} lakh</b></p>
<ol><li>Borrower: ${applicants(tell, [first], '', mr)}${
    buyers.length > 1 ? `. Co-borrower: ${applicants(tell, buyers, '|', mr).split('|')[1] ?? ''}` : ''
  }, residing at ${escaped(first.home)}, PIN ${homePin}.</li>
<li>The loan is repayable in ${s.whole(120, 300, 78)} EMIs; the first EMI falls due on the 5th of the month after disbursement.</li>
<li>The loan shall be secured by first charge on the property situated at ${place(s)}${pinAfter(s, 0.6, 79)}${
    isFlat && s.has(0.6, 80) ? `, being developed by M/s. ${tell.states('developer_name', developer)}` : ''
  }.</li>
<li>Valuation of the property shall not be less than ${rs(s.price)}; legal opinion shall be clear for 13 years.</li>
<li>LRS / BPS proceedings, wherever applicable, shall be produced before disbursement.</li></ol>
<p>For ${escaped(lender)},<br><br>${escaped(officer.name)}<br>Chief Manager (${officer.mobile})</p>`
}

export const loanForm = drafted(2, sideBySide, boxed)
export const loanSanction = drafted(3, advice, clauses)
