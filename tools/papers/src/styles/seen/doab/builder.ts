import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { flatPlace, groundOf, inr, mr, pinOf, sh, type Ground } from './ground.ts'

const logo = ({ developer, town, officePin, digits }: Ground): string =>
  `<div class="letterhead"><div class="mark">${escaped(developer.charAt(0))}</div><div><b>${escaped(developer)}</b><br>Corp. Off.:
${digits(2, 70)}, Tower Plaza, ${town} - ${officePin}<br>crm@builder.example | 0120-${digits(7, 71)}</div></div>`

type Line = [label: string, basis: string, amount: string]

/** The cost sheet: rate and area beside each amount, as builders print it. */
const costSheet = (tell: Telling, ground: Ground): string => {
  const { charges, sqft, has, price, whole } = ground
  const rate = Math.round(price / sqft.super)
  const edc = whole(28, 60, 72) * 10
  let total = sqft.super * rate
  const lines: Line[] = [['Basic Sale Price (BSP)', `${sqft.super} x ${rate}`, grouped(sqft.super * rate)]]
  const put = (
    often: number,
    n: number,
    label: string,
    basis: string,
    key: 'idc' | 'edc' | 'plc' | 'power_backup' | 'car_parking',
    amount: number,
    ...also: string[]
  ): void => {
    if (!has(often, n)) return
    total += amount
    lines.push([label, basis, tell.states(`amenities_${key}`, grouped(amount), String(amount), ...also)])
  }
  put(0.75, 73, 'E.D.C.', `@ ${edc}/-`, 'edc', sqft.super * edc)
  put(0.7, 74, 'I.D.C.', `@ 42/-`, 'idc', sqft.super * 42)
  put(0.6, 75, 'PLC (Park facing)', `@ ${whole(5, 15, 76) * 10}/-`, 'plc', sqft.super * whole(5, 15, 76) * 10)
  put(0.7, 77, 'Covered Car Parking', '1 No.', 'car_parking', charges.parking, '1 covered', '1')
  const kva = whole(1, 5, 79)
  put(0.6, 78, 'Power Back-up', `${kva} KVA`, 'power_backup', charges.power, `${kva} KVA`)
  const others = [
    ['Club Membership', charges.club],
    ['IFMS', sqft.super * 25],
    ['Lease Rent (one time)', sqft.super * 90],
    ['FFC', 40_000],
  ] as const
  const taken = others.filter((_, at) => has(0.55, 80 + at))
  for (const [label, amount] of taken) {
    total += amount
    lines.push([label, '', tell.states('amenities_others', grouped(amount), taken.map(([name, sum]) => `${name} ${sum}`).join(', '))])
  }
  return `<table class="grid"><tr><th>S.No.</th><th>Particulars</th><th>Rate / Qty</th><th>Amount
(₹)</th></tr>${lines
    .map(([label, basis, amount], at) => `<tr><td>${at + 1}</td><td>${label}</td><td>${basis}</td><td class="num">${amount}</td></tr>`)
    .join('')}
<tr><td></td><td colspan="2"><b>Total Sale Consideration (excl. GST)</b></td><td class="num"><b>${grouped(total)}</b></td></tr></table>`
}

/** Several labels a row: what builders call unit details. */
const unitGrid = (tell: Telling, ground: Ground, old = ''): string => {
  const { floor, wing, sqft, unit } = ground
  return `<table class="grid"><tr><th>Unit No.</th><th>Tower</th><th>Floor</th><th>Type</th><th>Super Area</th><th>Carpet
Area</th>${old ? '<th>Earlier Area</th>' : ''}</tr>
<tr><td>${tell.states('flat', unit)}</td><td>${wing}</td><td>${ordinal(floor)}</td><td>${sqft.super > 1500 ? '3 BHK + S' : '2 BHK'}</td>
<td>${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq.ft.</td><td>${grouped(sqft.carpet)}
sq.ft.</td>${old ? `<td>${old} sq.ft.</td>` : ''}</tr></table>`
}

const customer = (tell: Telling, ground: Ground): string => {
  const { buyers, first, has, homePin, digits } = ground
  const phone = has(0.65, 90)
    ? `<br>Mobile: ${tell.states('contact_number', first.mobile)}`
    : `<br>Mobile:
******${first.mobile.slice(6)}`
  return `<p class="two"><span>${applicants(tell, buyers, '<br>', mr)}<br>${escaped(first.home)} - ${homePin}${phone}</span><span>Customer
ID : ${digits(6, 91)}<br>Booking Date : ${dayOf(ground.dates.deed).brief}<br>Channel Partner :
${escaped(ground.witnesses[0].name)}</span></p>`
}

/** Allotment and demand in one letter. */
export const allotment: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, dates, digits, project, has } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Allotment Letter')
  tell.states('developer_name', developer)
  const site = flatPlace(tell, ground)
  return `${logo(ground)}<p class="two"><span>Ref:
${project.slice(0, 3).toUpperCase()}/CRM/${digits(5, 92)}</span><span>${dayOf(dates.letter).brief}</span></p>${customer(tell, ground)}
<h1>ALLOTMENT LETTER CUM DEMAND NOTE</h1><p>Dear Sir/Madam,</p><p>Further to your booking we have allotted you
${site}${has(0.8, 93) ? ` (PIN ${pinOf(tell, ground)})` : ''}, UPRERAPRJ${digits(6, 94)}, with details as below.</p>
${unitGrid(tell, ground)}<h2>Cost sheet</h2>${costSheet(tell, ground)}
<p>Amount due now: <b>${inr(Math.round(ground.price / 10))}</b> (On booking 10 %) payable by cheque favouring "${escaped(developer)}
Escrow A/c ${digits(11, 95)}", IFSC SAMB0${digits(6, 96)}.</p>
<ol class="fine"><li>Super area includes proportionate share of common areas. Carpet area is as per RERA.</li><li>Transfer is not allowed
before 30 % payment. Administrative charges ₹ 100 per sq.ft.</li>
<li>GST ${grouped(5)} % and stamp duty are extra. Delayed payment attracts 12 % p.a.</li></ol><p class="two"><span>For
${escaped(developer)}<br><br>Authorised Signatory</span><span>Accepted<br><br>${again(buyers, ', ')}</span></p>`
}

/** Builder buyer agreement with its sheet of particulars first. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, dates, digits, price, partner, group, authority, has, whole, sqft, sqmt, officePin, town } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Builder Buyer Agreement')
  mayConvert(tell, sqft.plot * 40)
  const plan = `${digits(5, 97)}/BP-${digits(3, 98)}/${dayOf(dates.plan).year}`
  const approved = has(0.6, 99)
    ? ` The Authority has approved the layout and building plans vide letter No. ${tell.states('sanction_approval_no', plan)} dated
${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)}.`
    : ''
  const tenure = has(0.7, 100)
    ? ` on ${tell.states('land_freehold_or_leasehold', 'leasehold', 'Leasehold')} basis for
${tell.states('period_expired_balance_lease_rent', '90 years')}`
    : ''
  const share = has(0.5, 102)
    ? `<p>Undivided proportionate share in land:
${tell.states('final_land_area_uds', `${whole(18, 44, 101)}.${digits(2, 103)} sq. mtr`)}.</p>`
    : ''
  return `<h1>BUILDER BUYER AGREEMENT</h1><p>This Agreement is executed at ${town} on ${dayOf(dates.deed).spoken} <b>BETWEEN</b> M/s
${tell.states('developer_name', developer)} (CIN U70109DL${digits(4, 104)}PTC${digits(6, 105)}), office at Tower Plaza, ${town} -
${officePin},
through its authorised signatory Mr. ${escaped(partner.name)}, (the "Company") <b>AND</b>
${applicants(tell, buyers, ' and ', (one, name) => `${sh(one, name, 0)}, PAN ${one.pan}`)}, R/o ${escaped(ground.first.home)} (the
"Allottee").</p>
<p>The Company holds Group Housing Plot No. ${group} admeasuring ${grouped(sqmt.plot * 40)} sq. mtr. from ${authority}${tenure} under a
lease deed dated 16.08.${dayOf(dates.plan).year - 2}.${approved}</p>
<p>The parties agree as follows:</p><ol type="i"><li>The Company shall sell and the Allottee shall purchase the Apartment with particulars
below, at a total price of ${inr(price)} (Rupees ${inWords(price)} only).</li>
<li>Earnest money is 10 % of the total price. Time is the essence.</li><li>Possession within 42 months with a grace of 6
months.</li><li>Delay compensation of ₹ 5 per sq.ft. per month.</li><li>Disputes go to a sole arbitrator at ${town}.</li></ol>
<p class="center"><b>PARTICULARS OF THE APARTMENT</b></p>${unitGrid(tell, ground)}<p>Situated at:
${flatPlace(tell, ground)}${has(0.75, 106) ? ` - ${pinOf(tell, ground)}` : ''}</p>${share}
<div class="break"></div><p class="center"><b>ANNEXURE-I</b></p>${costSheet(tell, ground)}<p>Payment plan: CLP. Built-up area of
${grouped(sqft.built)} sq.ft. shown in brochures is indicative.</p>
<p class="two"><span>COMPANY</span><span>ALLOTTEE(S)<br>${again(buyers, '<br>')}</span></p><p>Witnesses:
${again(ground.witnesses, ', ', sh)}</p>`
}

/** Offer of possession with the revised area and statement of account. */
export const possession: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, dates, digits, has, sqft, authority, officer, price } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Offer of Possession', 'Possession Letter')
  tell.states('developer_name', developer)
  const oc = `OC/${digits(5, 110)}/${dayOf(dates.letter).year}`
  tell.allows('sanction_approval_no', oc)
  const old = grouped(sqft.super - 35)
  return `${logo(ground)}<p class="two"><span>Date: ${dayOf(dates.letter).dots}</span><span>Ref.
OP/${digits(4, 111)}</span></p>${customer(tell, ground)}
<p class="subject">Subject: Offer of possession for fit-outs of
${flatPlace(tell, ground)}${has(0.7, 112) ? `, PIN-${pinOf(tell, ground)}` : ''}</p>
<p>Dear Allottee,</p><p>We are pleased to inform that occupancy certificate has been granted by ${authority} vide letter ${oc}. On final
measurement the area of your unit is as under; the increase is within permissible limit.</p>
${unitGrid(tell, ground, old)}<h2>Final statement of account</h2>${costSheet(tell, ground)}
<p>Total received till date ${inr(Math.round(price * 0.92))}. Please clear the balance by ${dayOf(dates.letter).dots} + 30 days to avoid
holding charges @ ₹ 10 per sq.ft.</p>
<p>Documents for registry: 2 photos, PAN (${buyers[0]?.pan ?? ''}), Form 60. For appointment contact ${escaped(officer.name)}
${officer.mobile}.</p><p class="two"><span>For ${escaped(developer)}</span><span></span></p>`
}
