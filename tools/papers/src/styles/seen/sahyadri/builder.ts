import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayBePlot, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { carpetOf, flatAddress, groundOf, plotAddress, rs, titled, type Ground } from './ground.ts'

const letterhead = (tell: Telling, { developer, officePin, district, colony, digits }: Ground): string =>
  `<div class="firm"><b>${tell.states('developer_name', developer)}</b><span>Office: 3rd floor, Onyx Plaza, ${colony}, ${district} -
${officePin}
| Sales ${digits(10, 80)} | MahaRERA P5${digits(10, 81)}</span></div>`

/** One-time sums beside the price, in this office's words; each noted where it has a field of its own. */
const sums = (tell: Telling, { charges, has, sqft }: Ground): { rows: [string, string][]; total: number } => {
  const rows: [string, string][] = []
  const others: string[] = []
  let total = 0
  const put = (label: string, amount: number, value: string): void => {
    rows.push([label, value])
    total += amount
  }
  const other = (label: string, amount: number): void => {
    others.push(`${label} ${amount}`)
    put(label, amount, tell.states('amenities_others', grouped(amount), others.join(', ')))
  }
  if (has(0.6, 82))
    put(
      'Covered car parking (1 no.)',
      charges.parking,
      tell.states('amenities_car_parking', grouped(charges.parking), String(charges.parking), '1 covered'),
    )
  if (has(0.5, 83))
    put('DG back-up connection', charges.power, tell.states('amenities_power_backup', grouped(charges.power), String(charges.power)))
  if (has(0.4, 84))
    put('Floor rise and garden view (PLC)', charges.plc, tell.states('amenities_plc', grouped(charges.plc), String(charges.plc)))
  if (has(0.45, 85))
    put('Infrastructure Development Charges', charges.idc, tell.states('amenities_idc', grouped(charges.idc), String(charges.idc)))
  other('MSEDCL meter and legal', 45_000)
  other('Society formation and share money', 10_600)
  if (has(0.6, 86)) other('Corpus fund', Math.round(sqft.carpet * 60))
  if (has(0.5, 87)) other('Club membership', charges.club)
  return { rows, total }
}

const buyersBlock = (tell: Telling, ground: Ground): string => {
  const { buyers, first, has, homePin } = ground
  const phone = has(0.75, 88) ? `<br>Mob. ${tell.states('contact_number', first.mobile, first.mobile)}` : ''
  return `${applicants(tell, buyers, ' &amp; ', titled)}<br>${escaped(first.home)} - ${homePin}${phone}`
}

/** The model letter of the state's regulator, by numbered heads. */
export const allotment: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, price, floor, project, dates, digits } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Letter of Allotment')
  const { rows, total } = sums(tell, ground)
  const parking = rows.some(([label]) => label.startsWith('Covered'))
    ? 'along with one covered car parking space'
    : 'without any car parking space'
  return `${letterhead(tell, ground)}<p class="ref"><span>No. AL/${digits(3, 89)}</span><span>Date:
${dayOf(dates.letter).typed}</span></p>
<p>To,<br>${buyersBlock(tell, ground)}</p>
<p class="subject">Sub: Your request for allotment of a flat in the project known as ${project}, having MahaRERA Registration No.
P5${digits(10, 81)}</p>
<p><b>1. Allotment of the said unit:</b> This has reference to your request referred at the above subject. In that regard we have the
pleasure to inform that you
have been allotted a 2 BHK flat bearing ${flatAddress(tell, ground)}, admeasuring RERA carpet area ${carpetOf(tell, ground)}, situated on
${ordinal(floor)} floor, hereinafter referred to as "the said unit",
for a total consideration of ${rs(price)} (Rupees ${inWords(price)} only) exclusive of GST, stamp duty and registration charges.</p>
<p><b>2. Allotment of parking space(s):</b> The said unit is allotted to you ${parking}.</p>
<p><b>3. Receipt of part consideration:</b> We confirm to have received from you an amount of ${rs(Math.round(price / 10))} being 10 % of
the total
consideration by cheque No. ${digits(6, 90)} drawn on ${escaped(ground.lender)} as booking amount / advance payment.</p>
<p><b>4. Further payments:</b> Besides the consideration you shall pay the following at the time of possession:</p>
<table class="sums">${rows
    .map(([label, value], at) => `<tr><td>${at + 1}.</td><td>${label}</td><td class="num">${value}</td></tr>`)
    .join('')}
<tr><td></td><td><b>Total</b></td><td class="num"><b>${grouped(total)}</b></td></tr></table>
<p><b>5. Cancellation:</b> In case you desire to cancel the booking within 15 days, nil amount shall be deducted; after 61 days, 2 % of
the cost of the said unit.</p>
<p><b>6. Possession:</b> The said unit shall be handed over on or before 31/12/${dayOf(dates.letter).year + 2}, subject to payment in
time.</p>
<p class="sign"><span>For ${escaped(developer)}<br><br>Partner / Authorised Signatory</span><span>I/We
agree:<br><br>${again(buyers, ' / ')}</span></p>`
}

/** Agreement for sale under the regulator's act: recitals, clauses, schedules. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, price, floor, wing, project, dates, digits, survey, village, has, sqmt, earlier, flat, whole } = ground
  const boundaries = ground.boundaries.flat
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Agreement for Sale')
  const plan = `${digits(4, 5)}/BP/${dayOf(dates.plan).year}`
  const approved = has(0.75, 91)
    ? `<p>AND WHEREAS the ${ground.district} Municipal Corporation has sanctioned the building plans for
${tell.states('floors_sanctioned', `stilt plus ${whole(12, 18, 92)} upper floors`, `S+${whole(12, 18, 92)}`)}
under No. ${tell.states('sanction_approval_no', plan)} dated
${tell.states('sanction_number_date', dayOf(dates.plan).dashes, dayOf(dates.plan).typed)}, and the Promoter has registered the project
under No. P5${digits(10, 81)};</p>`
    : `<p>AND WHEREAS the Promoter has registered the project with the Authority under No. P5${digits(10, 81)};</p>`
  const bounds = has(0.5, 93)
    ? `<p class="sched">bounded as: On or towards East: ${tell.states('boundaries_deed_east', boundaries.east)}; West:
${tell.states('boundaries_deed_west', boundaries.west)}; South:
${tell.states('boundaries_deed_south', boundaries.south)}; North: ${tell.states('boundaries_deed_north', boundaries.north)}.</p>`
    : ''
  const land = grouped(sqmt.plot * 10)
  mayConvert(tell, ground.sqft.plot * 10)
  return `<h1>AGREEMENT FOR SALE</h1><p>THIS AGREEMENT made at ${village} on this ${dayOf(dates.deed).legal} BETWEEN
${tell.states('developer_name', developer)}, PAN AAQF${digits(5, 94)}K,
through its partner Shri ${escaped(ground.partner.name)}, age ${ground.partner.age} years, hereinafter referred to as "THE PROMOTER" of
the FIRST PART AND
${applicants(tell, buyers, ', ', (one, name, at) => `(${at + 1}) ${titled(one, name)}, age ${one.age} years, PAN ${one.pan}`)}, residing
at ${escaped(ground.first.home)} - ${ground.homePin},
hereinafter referred to as "THE ALLOTTEE/S" of the SECOND PART.</p>
<p>WHEREAS the lands bearing S. No. ${survey} of Village ${village} stood in the name of Shri ${escaped(earlier.name)} as per 7/12 extract
and mutation entry No. ${digits(4, 95)},
who by a Development Agreement registered at Sr. No. ${digits(5, 96)}/2019 entrusted the same to the Promoter;</p>${approved}
<p>NOW THEREFORE it is agreed as follows:</p><ol><li>The Promoter agrees to sell and the Allottee agrees to purchase Flat No. ${flat} on
the ${ordinal(floor)} floor of Wing ${wing} in ${project}, of carpet area
${carpetOf(tell, ground)}, together with exclusive enclosed balcony of ${grouped(ground.whole(30, 70, 97))} sq. ft., for
${rs(price)}.</li>
<li>The Allottee has paid ${rs(Math.round(price / 10))} and shall pay the balance as per Annexure C: plinth 30 %, slabs 25 %, walls and
plaster 20 %, possession 5 %.</li>
<li>Interest on delay shall be SBI MCLR plus 2 %. Possession by December ${dayOf(dates.deed).year + 3}.</li>
<li>The Promoter shall form a co-operative society and convey the land within three months of receipt of 51 % bookings.</li></ol>
<div class="break"></div><h3>FIRST SCHEDULE (land)</h3><p class="sched">All that piece of land admeasuring
${tell.states('land_area_docs_sqmt', land, land.replace(/,/g, ''))} sq. mtrs. out of S. No. ${survey}, Village ${village}, within the
limits of the Municipal Corporation.</p>
<h3>SECOND SCHEDULE (flat)</h3><p class="sched">${flatAddress(tell, ground)},</p>${bounds}
<p class="sign"><span>PROMOTER</span><span>ALLOTTEE/S<br>${again(buyers, '<br>')}</span></p><p>Witnesses: 1.
${escaped(ground.witnesses[0].name)} 2. ${escaped(ground.witnesses[1].name)}</p>`
}

/** Intimation of possession with the last account. */
export const possession: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, price, dates, digits, developer, has, isFlat, floor, officer } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Possession Letter')
  const oc = `OCC/${digits(4, 98)}/${dayOf(dates.letter).year}`
  tell.allows('sanction_approval_no', oc)
  tell.allows('sanction_number_date', dayOf(dates.letter).typed)
  const { rows, total } = sums(tell, ground)
  const home = isFlat || has(0.7, 99)
  if (!home) mayBePlot(tell, String(ground.plot), ground.sqft.plot)
  const unit = home
    ? `<p>Flat : ${flatAddress(tell, ground)}</p><p>Floor : ${ordinal(floor)}</p><p>Carpet area as per OC drawing :
${carpetOf(tell, ground)}</p>`
    : `<p>Plot : ${plotAddress(tell, ground)}</p><p>Area as measured :
${tell.states('land_area_docs_sqmt', grouped(ground.sqmt.plot), String(ground.sqmt.plot))} sq. mtrs.</p>`
  return `${letterhead(tell, ground)}<h1>POSSESSION LETTER</h1><p class="ref"><span>${dayOf(dates.letter).typed}</span><span>Customer code
${digits(6, 100)}</span></p>
<p>${buyersBlock(tell, ground)}</p><p>Dear Customer,</p><p>Occupation Certificate No. ${oc} dated ${dayOf(dates.letter).dashes} has been
received. You are requested to take over the following premises:</p>
<div class="inset">${unit}</div><table class="sums"><tr><th></th><th>Description</th><th>Amount (Rs.)</th></tr>
${rows
  .map(([label, value], at) => `<tr><td>${at + 1}</td><td>${label}</td><td class="num">${value}</td></tr>`)
  .join('')}<tr><td></td><td>Sub total of other
charges</td><td class="num">${grouped(total)}</td></tr>
<tr><td></td><td>Agreement cost</td><td class="num">${grouped(price)}</td></tr><tr><td></td><td>Less
received</td><td class="num">${grouped(Math.round(price * 0.95))}</td></tr></table>
<p>For appointment call our possession desk ${escaped(officer.name)} on ${officer.mobile}. Keys will be given only against no-dues.</p>
<p class="sign"><span>For ${escaped(developer)}</span><span>Received possession<br><br>${again(buyers, ', ')}</span></p>`
}
