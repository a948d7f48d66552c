import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { applicants, lists, mayBePlot, mayHold } from '../../truths.ts'
import { caseOf, groundOf, lacs, landOf, loanOf, mobileOf, mr, ownerNow, papersOf, pinOf, placeOf, titles, type Ground } from './ground.ts'

/** What may be typed of the land on any loan paper. */
export const mayLand = (tell: Telling, { isFlat, plot, house, sqft }: Ground): void => {
  tell.allows('type_of_plot', 'Residential')
  if (isFlat) return
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('flat', String(house))
}

const foot = ({ officer, lender, branch, town, officePin, digits }: Ground): string =>
  `<p>Thanks &amp; Regards,<br>${escaped(officer.name)} | Processing Associate<br>Credit Support Hub (outsourced desk) for
${escaped(lender)}<br>
${branch}, ${town} ${officePin} | Ext. ${digits(4, 60)} | ${officer.mobile}</p><hr><p class="fine">This mail is confidential. Do not share
OTP. For
grievance call 1800-${digits(3, 61)}-${digits(4, 62)}. Please consider the environment before printing.</p>`

/** One row of the hub's tracker, heads on top. */
const trackerMail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, has, isFlat, digits, witnesses, amount, branch, sqft, dates, developer } = ground
  const second = buyers[1]
  const area = (): string => (isFlat ? `${tell.states('document_area_sqft', String(sqft.super))} sq ft` : landOf(tell, ground))
  const columns: [string, string][] = [
    ['S.No', '1'],
    ['Case ID / LAN', caseOf(tell, ground)],
    ['Customer', applicants(tell, [first], '', mr)],
    ...(second ? ([['Co-app', mr(second, tell.states('co_applicant_name', second.name), 1)]] as [string, string][]) : []),
    ['Product', loanOf(tell, ground)],
    ['Amt (Lacs)', (amount / 100_000).toFixed(2)],
    ['Property address', placeOf(tell, ground)],
    ...(has(0.7, 63) ? ([['PIN', pinOf(tell, ground)]] as [string, string][]) : []),
    ...(has(0.6, 64) ? ([['Area', area()]] as [string, string][]) : []),
    ['Contact', has(0.7, 65) ? mobileOf(tell, ground) : `Will be given by RM (${witnesses[0].mobile})`],
    ...(isFlat && has(0.5, 66) ? ([['Builder', tell.states('developer_name', developer)]] as [string, string][]) : []),
    ['Vendor', 'V-2'],
    ['TAT', '48 hrs'],
  ]
  return `<div class="hub"><p>From: tech.allocation@hub.example<br>To: valuers.north@panel.example<br>Sent: ${dayOf(dates.letter).brief}
11:42<br>
Subject: RE: Technical allocation ${digits(3, 67)} | ${branch} | ${escaped(first.name)}</p><hr><p>Dear Vendor,</p><p>PFB case allotted to
you.
Acknowledge with the tentative time of visit. Report to be uploaded on the portal.</p>
<table class="track"><tr>${columns.map(([head]) => `<th>${head}</th>`).join('')}</tr><tr>${columns
    .map(([, value]) => `<td>${value}</td>`)
    .join('')}</tr></table>${has(0.7, 68) ? `<p>Attached: ${lists(tell, papersOf(ground), titles, ', ')}</p>` : ''}
<p>Case was earlier done by V-5 in ${dayOf(dates.letter).year - 2} (their ref ${digits(5, 69)}), please take fresh
photographs.</p>${foot(ground)}</div>`
}
/** The case sheet: field, value, and the remarks of the desk. */
const caseSheet: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, has, isFlat, digits, witnesses, amount, branch, sqft, dates, developer, seller, price } = ground
  const second = buyers[1]
  const row = (label: string, value: string, remark = ''): string => `<tr><th>${label}</th><td>${value}</td><td>${remark}</td></tr>`
  const floors = !isFlat && has(0.5, 70) ? row('Floors', `${tell.states('floors_proposed', 'G+2')} proposed`, 'G+1 at site as per RM') : ''
  const contact = has(0.7, 78) ? mobileOf(tell, ground) : `XXXXXX${first.mobile.slice(6)}`
  return `<div class="hub"><p>Subject: ${escaped(branch)} // New technical // ${escaped(first.name.toUpperCase())}</p><hr><p>Hi
Team,</p><p>Kindly
initiate. Details are as captured in the system:</p><table class="lines"><tr><th>Field</th><th>Details</th><th>Desk remarks</th></tr>
${row('Lead / LAN', caseOf(tell, ground), `Diary ${digits(4, 71)}`)}
${row('Name of borrower', applicants(tell, [first], '', mr), `PAN ${first.pan}`)}
${second ? row('Name of co-borrower', mr(second, tell.states('co_applicant_name', second.name), 1), `Mob ${second.mobile}`) : ''}
${row('Scheme', loanOf(tell, ground), `Req. ${lacs(amount)}, cost ${lacs(price)}`)}
${row('Collateral', placeOf(tell, ground), has(0.5, 72) ? 'As per KYC and map' : 'Landmark: near Gurudwara')}
${has(0.75, 73) ? row('Collateral pincode', pinOf(tell, ground), 'Serviceable') : ''}
${has(0.7, 74) ? row('Title holder', ownerNow(tell, ground, ', '), seller.isWoman ? 'Lady owner' : 'OK') : ''}
${
  isFlat
    ? row('Super area', `${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} Sq. Ft.`, `Carpet ${sqft.carpet}`)
    : row('Land', landOf(tell, ground), 'To be measured')
}${floors}
${has(0.5, 75) ? row('Tenure', tell.states('land_freehold_or_leasehold', has(0.6, 76) ? 'Freehold' : 'Leasehold'), 'Legal awaited') : ''}
${isFlat && has(0.5, 77) ? row('Builder', tell.states('developer_name', developer), 'APF No') : ''}
${row('Customer contact', contact, `Ref: ${escaped(witnesses[1].name)} ${witnesses[1].mobile}`)}
${has(0.8, 79) ? row('Documents', lists(tell, papersOf(ground), titles, '; '), dayOf(dates.letter).brief) : ''}
</table>${foot(ground)}</div>`
}

/** A bank's one-page request for a technical report: four cells a row. */
const requestSheet: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, has, isFlat, digits, officer, amount, branch, sqft, dates, lender, officePin, town, homePin } = ground
  const second = buyers[1]
  const row = (a: string, b: string, c: string, d: string): string => `<tr><td>${a}</td><td>${b}</td><td>${c}</td><td>${d}</td></tr>`
  const area = isFlat ? tell.states('document_area_sqft', String(sqft.super)) : landOf(tell, ground)
  const tenure = has(0.6, 84) ? tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold') : ''
  const papers = has(0.8, 85) ? lists(tell, papersOf(ground), titles, ', ') : ''
  return `<div class="sheet"><div class="title">${escaped(lender)} - REQUEST FOR TECHNICAL / VALUATION</div><table>
${row('Branch', `${branch}, ${town} ${officePin}`, 'Date', dayOf(dates.letter).brief)}
${row('Application No.', caseOf(tell, ground), 'Serial of request', digits(5, 80))}
${row('Applicant', applicants(tell, [first], ''), 'Co-applicant', second ? tell.states('co_applicant_name', second.name) : 'NA')}
${row('Mobile', has(0.75, 81) ? mobileOf(tell, ground) : '', 'Mobile', second?.mobile ?? '')}
${row('Type of loan', loanOf(tell, ground), 'Loan (Rs.)', grouped(amount))}
${row('Residence', `${escaped(first.home)} ${homePin}`, 'Property same as residence', 'No')}
${row('Property', placeOf(tell, ground), 'PIN of property', has(0.75, 82) ? pinOf(tell, ground) : '')}
${row('Owner of property', has(0.7, 83) ? ownerNow(tell, ground, ' / ') : '', isFlat ? 'Super area (sft)' : 'Plot area', area)}
${row('Free / lease hold', tenure, isFlat ? 'Carpet (sft)' : 'Covered (sft)', isFlat ? String(sqft.carpet) : '')}
${row('Papers given', papers, 'Requested by', `${escaped(officer.name)} (${officer.mobile})`)}
</table></div><p class="fine">Fee of Rs. ${grouped(1_770)} incl. GST will be credited to the vendor. PF No. ${digits(6, 86)}. Report
within two working
days; market value, distress value and ${digits(2, 87)} photographs are required.</p>`
}

/** A processing hub's mail, or the bank's own request sheet. */
export const mail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  mayHold(tell, ground.buyers)
  mayLand(tell, ground)
  const way = ground.whole(0, 2, 88)
  if (way === 0) return requestSheet(property, tell)
  return way === 1 ? trackerMail(property, tell) : caseSheet(property, tell)
}
