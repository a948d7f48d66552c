import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { applicants, lists, mayBePlot, mayHold, owners } from '../../truths.ts'
import { applicationOf, flatPlace, groundOf, inr, loanOf, mr, pinOf, plotPlace, type Ground } from './ground.ts'

const titles = ['Allotment Letter', 'Transfer Memorandum', 'Lease Deed', 'BBA', 'Sale Deed', 'Possession Letter']
const papersOf = ({ isFlat, has, whole }: Ground): string[] => {
  const all = isFlat
    ? ['BBA', 'Allotment Letter', 'Demand Letter', 'Payment Receipts', 'Possession Letter', 'NOC', 'PTM']
    : ['Lease Deed', 'Transfer Memorandum', 'Possession Letter', 'Sanctioned Map', 'NDC', 'Site Plan']
  return all.filter((_, at) => at < 2 || has(0.55, 20 + at)).slice(0, whole(3, 6, 19))
}

const place = (tell: Telling, ground: Ground): string => {
  if (ground.isFlat) return flatPlace(tell, ground)
  mayBePlot(tell, String(ground.plot), ground.sqft.plot)
  return plotPlace(tell, ground)
}

/** A forwarded thread: a line of greeting, then the case as it was pasted from a sheet. */
export const mail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, officer, lender, has, isFlat, digits, dates, amount, witnesses, developer, officePin, town } = ground
  mayHold(tell, buyers)
  const number = applicationOf(tell, ground)
  const pasted: [string, string][] = [
    ['Appl no', number],
    ['Cust', applicants(tell, [first], '', mr)],
    ...(buyers.length > 1 ? [['Co-app', applicants(tell, buyers, '|', mr).split('|')[1] ?? ''] as [string, string]] : []),
    ['Product', loanOf(tell, ground)],
    ['Loan amt', `${grouped(amount / 100_000)} L`],
    ['Prop add', place(tell, ground)],
    ...(has(0.8, 30) ? [['Prop pin', pinOf(tell, ground)] as [string, string]] : []),
    ...(has(0.7, 31)
      ? [['Cust no', tell.states('contact_number', first.mobile)] as [string, string]]
      : [['Cust no', `${first.mobile.slice(0, 2)}XXXXXX${first.mobile.slice(8)}`] as [string, string]]),
    ...(isFlat && has(0.6, 32) ? [['Builder', tell.states('developer_name', developer)] as [string, string]] : []),
    ...(!isFlat && has(0.5, 33)
      ? [['Plot area', `${tell.states('land_area_docs_sqmt', String(ground.sqmt.plot))} sqm`] as [string, string]]
      : []),
    ...(has(0.4, 34) ? [['Tenure', tell.states('land_freehold_or_leasehold', 'Leasehold')] as [string, string]] : []),
    ['Sourcing', `DSA ${escaped(witnesses[1].name)} ${witnesses[1].mobile}`],
    ['Docs', lists(tell, papersOf(ground), titles, has(0.5, 35) ? ', ' : ' / ')],
  ]
  const subject = `Fwd: Tech initiation - ${number} - ${escaped(first.name)}`
  return `<div class="mail"><p>Hi,</p><p>trailing mail, pls do the needful and share TAT. cust is available after 4 pm
only.</p><p>Rgds<br>${escaped(witnesses[0].name)}<br>Cr ops | ${town} hub</p>
<p>---------- Forwarded message ---------<br>From: ${escaped(officer.name)}
&lt;${officer.name.toLowerCase().replace(/\W+/g, '.')}@${lender.split(' ')[0]?.toLowerCase()}.example&gt;<br>Date:
${dayOf(dates.letter).spoken} at 1${digits(1, 36).slice(0, 1)}:${digits(2, 37).replace(/^[6-9]/, '4')}<br>Subject: ${subject}</p>
<p>Dear Sir, pls initiate technical for below case -</p>
<table>${pasted.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>
<p>Thanks<br>${escaped(officer.name)}<br>${escaped(lender)}, B-${digits(2, 38)}, 2nd Floor, ${town} - ${officePin}<br>Mob
${officer.mobile}</p></div>`
}

const card = (label: string, value: string, wide = 1): string =>
  `<div class="card" style="grid-column:span ${wide}"><small>${label}</small><b>${value}</b></div>`

/** A lender's login sheet: cards with the label over the value. */
export const loanForm: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, has, isFlat, sqft, amount, digits, dates, developer, homePin, seller } = ground
  const second = buyers[1]
  mayHold(tell, buyers)
  const owner = has(0.5, 40)
    ? card('PROPERTY IN THE NAME OF', owners(tell, buyers, ' &amp; '), 2)
    : card('PRESENT OWNER (SELLER)', tell.states('property_owner_name', seller.name), 2)
  const area = isFlat
    ? card('SUPER AREA (SQ.FT.)', tell.states('document_area_sqft', String(sqft.super))) + card('CARPET AREA (SQ.FT.)', String(sqft.carpet))
    : card('PLOT AREA (SQ.YDS.)', tell.states('land_area_docs_sqyd', String(ground.sqyd))) +
      card('BUILT UP (SQ.FT.)', has(0.5, 41) ? tell.states('document_area_sqft', String(sqft.built)) : 'NA')
  return `<div class="brand">${escaped(lender)}<span>LOAN APPLICATION FORM</span></div>
<div class="cards">${card('APPLICATION ID', applicationOf(tell, ground))}${card('DATE', dayOf(dates.letter).brief)}
${card('PRODUCT', loanOf(tell, ground))}${card('AMOUNT REQUESTED', inr(amount))}</div>
<h2>Applicant</h2><div class="cards">${card(
    'NAME (AS PER PAN)',
    applicants(tell, [first], '', (_, name) => name.toUpperCase()),
    2,
  )}${card('FATHER / SPOUSE NAME', escaped(first.elder), 2)}
${card('MOBILE', tell.states('contact_number', `+91 ${first.mobile}`, first.mobile))}${card('PAN', first.pan)}
${card('AADHAAR', `XXXX XXXX ${first.aadhaar}`)}${card('MONTHLY INCOME', inr(ground.whole(4, 21, 42) * 10_000))}
${card('CURRENT ADDRESS', escaped(first.home), 3)}${card('PIN CODE', homePin)}</div>
<h2>Co-applicant</h2><div class="cards">${
    second
      ? card('NAME (AS PER PAN)', tell.states('co_applicant_name', second.name).toUpperCase(), 2) +
        card('RELATION', second.isWoman ? 'WIFE' : 'HUSBAND') +
        card('MOBILE', second.mobile)
      : card('NAME (AS PER PAN)', '&ndash;', 2) + card('RELATION', '&ndash;') + card('MOBILE', '&ndash;')
  }</div>
<h2>Collateral</h2><div class="cards">${card('PROPERTY ADDRESS', place(tell, ground), 3)}${card(
    'PIN CODE',
    has(0.85, 43) ? pinOf(tell, ground) : '&ndash;',
  )}
${isFlat ? card('DEVELOPER', has(0.7, 44) ? tell.states('developer_name', developer) : '&ndash;', 2) : ''}${owner}${area}
${card(
  'TITLE',
  has(0.6, 45)
    ? tell.states('land_freehold_or_leasehold', isFlat ? 'LEASEHOLD' : 'FREEHOLD', isFlat ? 'Leasehold' : 'Freehold')
    : '&ndash;',
)}
${card('DOCUMENTS COLLECTED', lists(tell, papersOf(ground), titles, ' | '), 4)}</div>
<h2>References</h2><div class="cards">${ground.witnesses
    .map((one) => card('NAME', escaped(one.name), 2) + card('MOBILE', one.mobile) + card('KNOWN SINCE', `${ground.whole(2, 15, 46)} YRS`))
    .join('')}</div>
<p class="tiny">Branch code ${digits(4, 47)}. By signing this form I/we authorise ${escaped(lender)} to pull credit information. Toll free
1800 ${digits(3, 48)} ${digits(4, 49)}.</p>`
}

/** Sanction letter: a card strip of terms, then the conditions. */
export const loanSanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, amount, dates, digits, has, isFlat, homePin, officer, whole } = ground
  mayHold(tell, buyers)
  const phone = has(0.5, 50) ? `<br>M: ${tell.states('contact_number', first.mobile)}` : ''
  const pin = has(0.7, 51) ? ` ${pinOf(tell, ground)}` : ''
  return `<div class="brand">${escaped(lender)}<span>SANCTION
LETTER</span></div><p class="two"><span>${dayOf(dates.letter).spoken}</span><span>Application No.
${applicationOf(tell, ground)}</span></p>
<p>${applicants(tell, buyers, '<br>', mr)}<br>${escaped(first.home)} ${homePin}${phone}</p><p>Dear Customer,</p>
<p>Congratulations! Your request for a loan has been approved in principle as under. This letter is valid for 60 days.</p>
<div class="cards">${card('LOAN TYPE', loanOf(tell, ground))}${card('SANCTIONED AMOUNT', inr(amount))}
${card('TENOR', `${whole(120, 300, 52)} months`)}${card('ROI (FLOATING)', `${whole(86, 114, 53) / 10} %`)}
${card('EMI', inr(Math.round(amount / 115)))}${card('PROCESSING FEE', inr(Math.round(amount / 250)))}
${card('LTV', `${whole(60, 80, 54)} %`)}${card('INSURANCE', inr(whole(12, 60, 55) * 1_000))}
${card('PROPERTY', `${place(tell, ground)}${pin}`, 4)}${
    isFlat && has(0.5, 56) ? card('PROJECT BY', tell.states('developer_name', ground.developer), 4) : ''
  }</div>
<p>Rupees ${inWords(amount)} only will be disbursed on fulfilment of these conditions:</p>
<ul><li>Positive technical and legal report from empanelled agency; valuation not below ${inr(Math.round(amount * 1.3))}.</li><li>OCR
proof of own contribution.</li>
<li>Repayment by NACH from A/c ${digits(11, 57)}.</li><li>Tripartite agreement / NOC from
${isFlat ? 'the builder' : 'the Authority'}.</li></ul>
${has(0.5, 58) ? `<p>We have received from you: ${lists(tell, papersOf(ground), titles, '; ')}.</p>` : ''}
<p>Relationship Manager: ${escaped(officer.name)}, ${officer.mobile}. CIN
U65922DL${digits(4, 59)}PLC${digits(6, 60)}</p><p class="two"><span>For ${escaped(lender)}</span><span>Accepted (borrowers)</span></p>`
}
