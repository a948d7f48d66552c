import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, lists, mayBePlot, mayHold } from '../../truths.ts'
import { flatAddress, groundOf, loanOf, plotAddress, proposalOf, rs, shrimati, titled, type Ground } from './ground.ts'
import type { Telling } from '../../../telling.ts'

const titles = ['Index II', 'Agreement for Sale', 'Sale Deed', 'Share Certificate', '7/12 Extract', 'N.A. Order', 'Property Card']
const flatPapers = ['Index II', 'Agreement for Sale', 'Share Certificate', 'Society NOC', 'Completion Certificate', 'Latest Tax Bill']
const plotPapers = ['7/12 Extract', 'Sale Deed', 'N.A. Order', 'Zone Certificate', 'Sanctioned Layout']

const papersOf = ({ isFlat, has, whole }: Ground): string[] => {
  const all = isFlat ? flatPapers : plotPapers
  return all.filter((_, at) => at < 2 || has(0.55, 60 + at)).slice(0, whole(3, 5, 59))
}

const placeOf = (tell: Telling, ground: Ground): string => {
  if (ground.isFlat) return flatAddress(tell, ground)
  mayBePlot(tell, String(ground.plot), ground.sqft.plot)
  return plotAddress(tell, ground)
}

/** A credit officer's mail; the man at the site is not the customer. */
export const mail: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, officer, lender, branch, has, isFlat, developer, price, witnesses } = ground
  mayHold(tell, buyers)
  const phone = has(0.7, 40) ? `<p>Customer mobile : ${tell.states('contact_number', first.mobile)}</p>` : ''
  const site = `<p>Person at site : ${escaped(witnesses[0].name)} (tenant) ${witnesses[0].mobile}</p>`
  const maker = isFlat && has(0.6, 41) ? `<p>Builder : ${tell.states('developer_name', developer)}</p>` : ''
  const papers = lists(tell, papersOf(ground), titles, has(0.5, 42) ? ', ' : ' + ')
  return `<div class="mail"><p>From: ${escaped(officer.name)}
&lt;credit.${branch.toLowerCase().replace(/\W/g, '')}@${lender.split(' ')[0]?.toLowerCase()}.example&gt;</p>
<p>Subject: Technical initiation || ${proposalOf(tell, ground)} || ${escaped(first.name.toUpperCase())}</p>
<p>&nbsp;</p><p>Dear Team,</p>
<p>Pls arrange the visit and send valuation for below case on priority. Agreement value is ${rs(price)}.</p>
<p>Name of customer : ${applicants(tell, buyers, ' and ', titled)}</p>
<p>Product : ${loanOf(tell, ground)}</p>
<p>Address of ${isFlat ? 'flat' : 'plot'} : ${placeOf(tell, ground)}</p>
${maker}${phone}${has(0.6, 43) ? site : ''}<p>PFA - ${papers}</p>
<p>&nbsp;</p><p>Thanks &amp; regards</p><p>${escaped(officer.name)}</p><p>Credit Dept, ${branch} Br., ${escaped(lender)}</p>
<p>Ph. 020-${ground.digits(4, 44)} ${ground.digits(4, 45)} / M ${officer.mobile}</p></div>`
}

const comb = (text: string): string => `<span class="comb">${[...text].map((sign) => `<i>${sign}</i>`).join('')}</span>`
const row = (number: string, label: string, value: string): string =>
  `<tr><td class="no">${number}</td><td class="ask">${label}</td><td>${value}</td></tr>`
const tick = (isOn: boolean): string => (isOn ? '&#9745;' : '&#9744;')

/** The society bank's printed form, in Marathi and English, filled in by hand letters. */
export const loanForm: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, isFlat, has, sqft, sqmt, amount, price } = ground
  const second = buyers[1]
  const place = placeOf(tell, ground)
  const area = isFlat
    ? `Built up ${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} sq. ft.`
    : `Plot ${tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))} sq. mtr.`
  const held = second
    ? `${tick(false)} Single ${tick(true)} ${tell.states('ownership_type', 'Joint')}`
    : `${tick(true)} ${tell.states('ownership_type', 'Single')} ${tick(false)} Joint`
  const tenure = has(0.7, 50)
  // who sells owns until then
  tell.allows('property_owner_name', ground.seller.name)
  return `<div class="head"><b>${escaped(lender)}</b><br>गृहकर्ज मागणी अर्ज / HOUSING LOAN APPLICATION</div>
<table class="form"><tr><td colspan="3" class="band">अर्ज क्र. / Proposal No. ${proposalOf(tell, ground)} <span class="right">दिनांक
${dayOf(ground.dates.letter).typed}</span></td></tr>
${row(
  '1',
  'अर्जदाराचे संपूर्ण नाव<br>Full name of applicant',
  applicants(tell, [first], '', (_, name) => name.toUpperCase()),
)}
${row('2', 'वडील / पती यांचे नाव<br>Father / husband', escaped(first.elder))}
${row('3', 'पॅन / आधार', `${first.pan} &nbsp; XXXX XXXX ${first.aadhaar}`)}
${row('4', 'राहण्याचा पत्ता<br>Residence', `${escaped(first.home)} ${comb(ground.homePin)}`)}
${row('5', 'भ्रमणध्वनी<br>Mobile', comb(tell.states('contact_number', first.mobile)))}
${
  second
    ? row('6', 'सहअर्जदार<br>Co-applicant', tell.states('co_applicant_name', second.name).toUpperCase()) +
      row('', 'Mobile (co-applicant)', second.mobile)
    : row('6', 'सहअर्जदार<br>Co-applicant', '&mdash;')
}
${row('7', 'कर्जाचा प्रकार<br>Type of loan', loanOf(tell, ground))}
${row('8', 'कर्ज रक्कम<br>Loan required', `${rs(amount)} <small>(cost ${rs(price)})</small>`)}
<tr><td colspan="3" class="band">तारण मालमत्तेचा तपशील / SECURITY OFFERED</td></tr>
${row('9', 'मालमत्तेचा पत्ता<br>Location', place)}
${row('10', 'क्षेत्रफळ<br>Area', area)}
${
  tenure
    ? row('11', 'भोगवटा<br>Tenure', `${tick(true)} ${tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold')}`)
    : row('11', 'भोगवटा<br>Tenure', '')
}
${row('12', 'मालकी<br>Ownership', held)}
${row(
  '13',
  'विक्रेता<br>Purchased from',
  isFlat && has(0.5, 51) ? `${tell.states('developer_name', ground.developer)} (builder)` : escaped(ground.seller.name),
)}
${row('14', 'सोबत जोडलेली कागदपत्रे<br>Enclosures', lists(tell, papersOf(ground), titles, '<br>'))}
${row(
  '15',
  'जामीनदार<br>Guarantors',
  again(ground.witnesses, '<br>', (one, name) => `${name}, ${one.mobile}`),
)}</table>
<p class="sign"><span>अर्जदार</span><span>शाखा व्यवस्थापक</span></p>`
}

/** The bank's sanction letter to its borrowers. */
export const loanSanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, lender, branch, officePin, amount, has, isFlat, developer, dates } = ground
  const years = ground.whole(10, 25, 70)
  mayHold(tell, buyers)
  const from = isFlat && has(0.5, 72) ? ` being purchased from ${tell.states('developer_name', developer)}` : ''
  return `<div class="bank"><b>${escaped(lender)}</b><p>${branch} Branch, ${ground.town} ${officePin} &nbsp; Tel.
0253-${ground.digits(7, 71)}</p></div>
<p class="ref"><span>Ref. No. : ${proposalOf(tell, ground)}</span><span>Date : ${dayOf(dates.letter).dashes}</span></p>
<p>To,<br>${applicants(tell, buyers, '<br>', (one, name, at) => `${at + 1}) ${shrimati(one, name)}`)}<br>${escaped(first.home)},
${ground.homePin}</p>
<p class="subject">Sub. : Sanction of ${loanOf(tell, ground)} of ${rs(amount)}</p>
<p>Respected Sir / Madam,</p>
<p>With reference to your application, we are pleased to inform that the Loan Sub-Committee in its meeting held on
${dayOf(dates.letter).dashes}
vide Resolution No. ${ground.digits(2, 73)} has sanctioned you a loan of ${rs(amount)} (Rupees ${inWords(amount)} only) on the following
terms.</p>
<ol class="terms"><li>Period : ${years * 12} EMIs (${years} years). Rate of interest : ${ground.whole(84, 99, 74) / 10} % p.a.
floating.</li>
<li>Security : Registered mortgage of ${placeOf(tell, ground)}${from}.</li>
<li>Guarantors : ${again(ground.witnesses, ' and ', shrimati)}.</li>
<li>Original documents submitted by you and held by the Bank : ${lists(tell, papersOf(ground), titles, '; ')}.</li>
<li>Share linking 2.5 %, processing fee ${rs(Math.round(amount / 200))} and insurance are payable by the borrower.</li>
<li>Valuation of the property shall be got done from the Bank's panel
valuer${has(0.5, 75) ? ` ${escaped(ground.officer.name)} (${ground.officer.mobile})` : ''}.</li></ol>
<p>Yours faithfully,</p><p class="sign"><span>Asst. General Manager (Loans)</span><span>Accepted : Borrower(s)</span></p>`
}
