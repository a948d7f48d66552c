import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, lists, mayBePlot, mayConvert, mayHold } from '../../truths.ts'
import {
  fileOf,
  groundOf,
  landOf,
  loanOf,
  mobileOf,
  ownerNow,
  papersOf,
  pinOf,
  placeOf,
  sum,
  titled,
  titles,
  withElder,
  type Ground,
} from './ground.ts'

/** What may be typed of a site on any loan paper. */
const maySite = (tell: Telling, { isFlat, plot, sqft }: Ground): void => {
  if (isFlat) tell.allows('type_of_plot', 'Residential')
  else mayBePlot(tell, String(plot), sqft.plot)
}

const tenureOf = (tell: Telling, { has }: Ground): string =>
  has(0.8, 50)
    ? tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')
    : tell.states('land_freehold_or_leasehold', 'leasehold', 'Leasehold')

/** The manager writes in sentences; what is to be valued comes last. */
const letterMail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, officer, lender, branch, has, isFlat, amount, developer, sqft, digits, town, officePin, witnesses } = ground
  const area = isFlat
    ? has(0.6, 51)
      ? `, with super built up area of ${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sft`
      : ''
    : has(0.7, 52)
      ? `, extent ${landOf(tell, ground)}`
      : ''
  const owner = has(0.45, 53) ? ` The ${ground.register} of the property stands in the name of ${ownerNow(tell, ground, ' and ')}.` : ''
  const builder = isFlat && has(0.6, 54) ? ` The apartment is put up by ${tell.states('developer_name', developer)}.` : ''
  const floors = !isFlat && has(0.4, 55) ? ` They propose ${tell.states('floors_proposed', 'G+1')} over the existing ground floor.` : ''
  const call = has(0.65, 56)
    ? `Before going to the spot kindly speak to the party on ${mobileOf(tell, ground)}.`
    : `Sri. ${escaped(witnesses[0].name)} of the Society (${witnesses[0].mobile}) will show the property.`
  return `<div class="mail"><p><b>Sub:</b> Valuation - loan file ${fileOf(tell, ground)}</p><p>Respected Sir,</p>
<p>Our member${buyers.length > 1 ? 's' : ''} ${applicants(tell, buyers, ' and ', withElder)} (Membership No. A-${digits(4, 57)}), ha${
    buyers.length > 1 ? 've' : 's'
  } requested a ${loanOf(tell, ground)} of ${sum(amount)} on the security of
${placeOf(tell, ground)}${has(0.7, 58) ? `, PIN ${pinOf(tell, ground)}` : ''}${area}.${owner}${builder}${floors}</p>
<p>${call} The title is ${has(0.5, 59) ? `${tenureOf(tell, ground)} and has been` : 'being'} examined by our panel advocate, and copies of
${lists(tell, papersOf(ground), titles, ', ')} are sent along with this mail. Market rate told by the party is Rs.${grouped(
    ground.whole(18, 74, 60) * 100,
  )} per sft.</p>
<p>With regards,</p><p>${escaped(officer.name)}<br>Manager<br>${escaped(lender)}, ${branch} Branch<br>${town} ${officePin}<br>Land line
2${digits(6, 61)}, Cell ${officer.mobile}</p></div>`
}

/** A clerk's lines with colons, sureties and all. */
const lineMail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, officer, lender, branch, has, isFlat, amount, developer, sqft, digits, price, officePin, town, witnesses } = ground
  const second = buyers[1]
  const line = (label: string, value: string): string => (value === '' ? '' : `<tr><td>${label}</td><td>:</td><td>${value}</td></tr>`)
  const number = fileOf(tell, ground)
  return `<div class="mail"><p>To: Panel Valuer<br>Cc: ho.credit@coop.example<br>Subject: FW: Property valuation - ${escaped(first.name)}
(${branch})</p><p>Sir, pl. take up the below property and mail the report in 3 days. Fee will be paid by party.</p><table class="plain">
${line('Loan A/c file', number)}${line('Member', applicants(tell, [first], '', titled))}${line(
    'Co-obligant',
    second ? titled(second, tell.states('co_applicant_name', second.name), 1) : '',
  )}${line('Sureties', again(witnesses, ', ', titled))}
${line('Purpose', loanOf(tell, ground))}${line('Loan asked', sum(amount))}${line('Estimate / cost', sum(price))}
${line('Schedule property', placeOf(tell, ground))}${line('Pin code', has(0.7, 62) ? pinOf(tell, ground) : '')}
${line(
  'Extent',
  isFlat ? `SBA ${tell.states('document_area_sqft', String(sqft.super))} sft, carpet ${sqft.carpet} sft` : landOf(tell, ground),
)}
${line('Builder', isFlat && has(0.6, 63) ? tell.states('developer_name', developer) : '')}${line(
    'Property in name of',
    has(0.5, 64) ? ownerNow(tell, ground, ' &amp; ') : '',
  )}${line('Cell of member', has(0.75, 65) ? mobileOf(tell, ground) : '')}${line('Cell of co-obligant', second?.mobile ?? '')}
${line('Xerox given', lists(tell, papersOf(ground), titles, ' / '))}</table>
<p>Last valuation (2018) Rs.${grouped(Math.round(price / 200_000) * 100_000)}, DCB register page ${digits(3, 66)}.</p><p>Thanking
you</p><p>${escaped(officer.name)} (${officer.mobile})<br>${escaped(lender)}<br>${branch}, ${town}-${officePin}</p></div>`
}

/** A co-operative bank's mail to its valuer. */
export const mail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  mayHold(tell, ground.buyers)
  maySite(tell, ground)
  return ground.has(0.5, 67) ? letterMail(property, tell) : lineMail(property, tell)
}

const cell = (label: string, value: string, span = 1): string =>
  `<td colspan="${span}"><sup>${label}</sup><span class="pen">${value}</span></td>`

/** A society's printed form: persons as rows under one head, then boxes with the question in small letters. */
export const loanForm: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, dates, has, isFlat, amount, price, sqft, digits, witnesses, homePin } = ground
  const second = buyers[1]
  maySite(tell, ground)
  const person = (role: string, name: string, elder: string, age: number | string, pan: string, cellNo: string): string =>
    `<tr><th>${role}</th><td class="pen">${name}</td><td class="pen">${elder}</td><td class="pen">${age}</td><td class="pen">${pan}</td>
<td class="pen">${cellNo}</td></tr>`
  const held = buyers.length > 1 ? 'Joint' : 'Single'
  const sureties = witnesses.map((one, at) =>
    person(`Surety ${at + 1}`, escaped(one.name), escaped(one.elder), one.age, one.pan, one.mobile),
  )
  const area = isFlat
    ? cell('16. Saleable / super built up area in Sft', tell.states('document_area_sqft', String(sqft.super)))
    : cell('16. Extent of site', landOf(tell, ground))
  return `<div class="coop"><b>${escaped(lender)}</b><br>Regd. under the Co-operative Societies Act &mdash; ${branch} Branch</div>
<h1>LOAN REQUISITION FORM - HOUSING (SAALADA ARJI)</h1>
<p class="apart"><span>File No. <b>${fileOf(tell, ground)}</b></span><span>Share ledger folio ${digits(4, 71)}</span><span>Date
${ground.date(dates.letter)}</span></p>
<table class="rule"><tr><th></th><th>Name (Hesaru)</th><th>S/o, W/o, D/o</th><th>Age</th><th>PAN</th><th>Cell No.</th></tr>
${person(
  'Applicant',
  applicants(tell, [first], ''),
  escaped(first.elder),
  first.age,
  first.pan,
  has(0.8, 72) ? tell.states('contact_number', first.mobile) : '',
)}${
    second
      ? person('Co-applicant', tell.states('co_applicant_name', second.name), escaped(second.elder), second.age, second.pan, second.mobile)
      : person('Co-applicant', '--', '', '', '', '')
  }${sureties.join('')}</table>
<p class="strip">LOAN</p><table class="book"><tr>${cell('7. Purpose for which loan is required', loanOf(tell, ground), 2)}
${cell('8. Amount (Rs.)', grouped(amount))}${cell('9. Months', String(ground.whole(84, 240, 73)))}</tr>
<tr>${cell('10. Present residence with pin', `${escaped(first.home)} ${homePin}`, 2)}${cell('11. Aadhaar', `XXXX XXXX ${first.aadhaar}`)}
${cell('12. Income p.m.', grouped(ground.whole(28, 160, 74) * 1_000))}</tr></table>
<p class="strip">SECURITY OFFERED (AADHARA)</p><table class="book"><tr>${cell('13. Full address of the property', placeOf(tell, ground), 3)}
${cell('14. Pin', has(0.8, 75) ? pinOf(tell, ground) : '')}</tr>
<tr>${cell('15. In whose name it stands now', ownerNow(tell, ground, ' and '), 2)}${area}${cell(
    isFlat ? '17. Carpet area in Sft' : '17. Plinth area of old house in Sft',
    isFlat ? String(sqft.carpet) : has(0.4, 76) ? tell.states('document_area_sqft', String(sqft.built)) : 'Nil',
  )}</tr>
<tr>${cell('18. Builder, if apartment', isFlat && has(0.6, 77) ? tell.states('developer_name', ground.developer) : '', 2)}
${cell('19. Tenure (strike out)', has(0.6, 78) ? tenureOf(tell, ground) : '')}${cell(
    '20. Single / joint holding',
    tell.states('ownership_type', held),
  )}</tr>
<tr>${cell('21. Cost of property (Rs.)', grouped(price))}${cell(
    '22. Copies produced',
    has(0.85, 79) ? lists(tell, papersOf(ground), titles, ', ') : '',
    3,
  )}</tr></table>
<p class="fine">I/We declare that the above is true and agree to abide by the bye-laws. Introduced by ${escaped(ground.partner.name)},
Director, ${ground.partner.mobile}.</p><p class="apart"><span>Sd/- Applicant</span><span>Sd/- Co-applicant</span><span>Office use: CL
register ${digits(3, 80)}, resolution ${digits(2, 81)}</span></p>`
}

/** The sanction: subject, reference, and terms told one by one. */
export const loanSanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, dates, has, isFlat, amount, digits, whole, homePin, sqft, witnesses, town, officePin } = ground
  mayHold(tell, buyers)
  maySite(tell, ground)
  if (!isFlat) mayConvert(tell, sqft.plot)
  const extent = isFlat
    ? has(0.5, 85)
      ? ` measuring ${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sft super built up`
      : ''
    : has(0.6, 86)
      ? ` measuring ${landOf(tell, ground)}`
      : ''
  const maker = isFlat && has(0.5, 87) ? ` constructed by ${tell.states('developer_name', ground.developer)}` : ''
  const papers = has(0.5, 88)
    ? `<li>The following originals lodged with us shall remain till closure: ${lists(tell, papersOf(ground), titles, ', ')}.</li>`
    : ''
  return `<div class="coop"><b>${escaped(lender)}</b><br>Head Office : ${ground.road}, ${town} - ${officePin}, Ph. 2${digits(6, 89)}</div>
<p class="apart"><span>No. SAN/${digits(3, 90)}/${dayOf(dates.letter).year}</span><span>Dated ${ground.date(dates.letter)}</span></p>
<p>To<br>${applicants(tell, buyers, '<br>', titled)}<br>${escaped(first.home)} - ${homePin}${
    has(0.5, 91) ? `<br>Cell: ${mobileOf(tell, ground)}` : ''
  }</p>
<p><b>Sub:</b> Sanction of ${loanOf(tell, ground)} (Saala Manjurathi).<br><b>Ref:</b> Your application No. ${fileOf(tell, ground)};
Board resolution No. ${digits(2, 92)} of ${dayOf(dates.letter).monthOf} ${dayOf(dates.letter).year}.</p>
<p>Dear Member, we are glad to inform that the Board has sanctioned to you ${sum(amount)} (Rupees ${inWords(amount)} only) as under:</p>
<ol type="a"><li>The loan is repayable in ${whole(96, 240, 93)} equated instalments with interest at ${whole(84, 112, 94) / 10} % per annum,
penal interest 2 %.</li>
<li>The loan is secured by simple mortgage of ${placeOf(tell, ground)}${
    has(0.7, 95) ? ` - ${pinOf(tell, ground)}` : ''
  }${extent}${maker}.</li>
<li>${again(witnesses, ' and ', titled)} shall stand as sureties and sign the bond.</li><li>Share capital of 2.5 % of the loan shall be
kept with the Society.</li>${papers}<li>The property shall be insured for not less than Rs.${grouped(amount)} and the policy
deposited.</li><li>The first instalment of the loan will be released after the mortgage is noted in the EC.</li></ol>
<p>This sanction lapses if not availed within three months.</p><p class="right">Yours faithfully,<br><br>Chief Executive</p>
<p>Copy to the ${branch} Branch.</p>`
}
