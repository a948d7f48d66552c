import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayBePlot, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { feetLong, flatPlace, gaj, groundOf, kin, metres, pinOf, plotPlace, shri, type Ground } from './ground.ts'

const banner = ({ developer, project, town, officePin, digits }: Ground): string =>
  `<div class="banner"><b>${project}</b><span>A project by ${escaped(developer)}<br>Site office: opp. Toll Naka, ${town}
${officePin}<br>Mo. ${digits(10, 60)} | RERA PR/GJ/${digits(5, 61)}</span></div>`

type Extra = { label: string; key?: 'idc' | 'edc' | 'plc' | 'power_backup' | 'car_parking'; amount: number; also?: string[] }

const extrasOf = ({ charges, has, sqft }: Ground): Extra[] => {
  const all: [number, Extra][] = [
    [0.65, { label: 'Allotted parking (1)', key: 'car_parking', amount: charges.parking, also: ['1', '1 covered'] }],
    [0.5, { label: 'D.G. backup', key: 'power_backup', amount: charges.power }],
    [0.35, { label: 'PLC / road facing', key: 'plc', amount: charges.plc }],
    [0.3, { label: 'External dev. charge (EDC)', key: 'edc', amount: charges.edc }],
    [0.85, { label: 'AUDA / GEB deposit', amount: 85_000 }],
    [0.6, { label: 'Maintenance deposit', amount: sqft.super * 30 }],
    [0.5, { label: 'Legal charge', amount: 21_000 }],
  ]
  return all.filter(([often], at) => has(often, 62 + at)).map(([, extra]) => extra)
}

const otherSum = (extras: readonly Extra[]): string =>
  extras
    .filter(({ key }) => !key)
    .map(({ label, amount }) => `${label} ${amount}`)
    .join(', ')

const amountOf = (tell: Telling, { key, amount, also = [] }: Extra, others: string): string =>
  key ? tell.states(`amenities_${key}`, grouped(amount), String(amount), ...also) : tell.states('amenities_others', grouped(amount), others)

/** Heads on top, sums below: one row of a sheet. */
const extraSheet = (tell: Telling, ground: Ground): string => {
  const extras = extrasOf(ground)
  if (extras.length === 0) return ''
  const others = otherSum(extras)
  const total = extras.reduce((sum, { amount }) => sum + amount, 0)
  return `<table class="grid"><tr>${extras.map(({ label }) => `<th>${label}</th>`).join('')}<th>Total</th></tr>
<tr>${extras.map((extra) => `<td>${amountOf(tell, extra, others)}</td>`).join('')}<td>${grouped(total)}</td></tr></table>`
}

/** The same sums told as a dashed list. */
const extraList = (tell: Telling, ground: Ground): string => {
  const extras = extrasOf(ground)
  const others = otherSum(extras)
  return extras.map((extra) => `<p class="dash">${extra.label} &ndash; Rs ${amountOf(tell, extra, others)}</p>`).join('')
}

const superArea = (tell: Telling, { sqft }: Ground): string => tell.states('document_area_sqft', String(sqft.super))
const phone = (tell: Telling, { has, first }: Ground): string =>
  has(0.65, 70) ? `<br>Mo. ${tell.states('contact_number', first.mobile)}` : ''

/** A trust's letter that allots a plot by lot. */
const plotAllotment: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, authority, first, dates, digits, homePin, sqmt, has, sizes, pick } = ground
  mayOwn(tell, buyers, authority)
  mayList(tell, 'Allotment Letter')
  mayBePlot(tell, String(ground.plot), ground.sqft.plot)
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(ground.sqft.plot))
  const rate = pick([2_200, 3_150, 4_800], 71)
  const corner = has(0.3, 72)
  const boundaries = has(0.4, 73)
    ? `<tr><th>चतुर्सीमा /
Boundaries</th>
<td>${(['east', 'west', 'north', 'south'] as const)
        .map(
          (side) => `${side.charAt(0).toUpperCase()}${side.slice(1)} -
${tell.states(`boundaries_deed_${side}`, ground.boundaries[side])}`,
        )
        .join('<br>')}</td></tr>`
    : ''
  return `<div class="bank"><b>${authority}</b><br>${ground.town} - ${ground.officePin}</div><h1>आवंटन पत्र / ALLOTMENT
LETTER</h1><p class="ends"><span>क्रमांक ${digits(4, 74)}/RES/${dayOf(dates.letter).year}</span><span>दिनांक
${dayOf(dates.letter).typed}</span></p>
<p>${applicants(tell, buyers, ' एवं ', kin)}<br>${escaped(first.home)} - ${homePin}${phone(tell, ground)}</p><p>On the basis of your
application No. ${digits(6, 75)} and the lottery held on 15/08/${dayOf(dates.letter).year - 1}, the following residential plot is allotted
to you on the terms overleaf:</p>
<table class="terms"><tr><th>भूखण्ड /
Plot</th><td>${plotPlace(tell, ground)}${has(0.6, 76) ? ` ${pinOf(tell, ground)}` : ''}</td></tr><tr><th>आकार /
Size</th><td>${feetLong(sizes.eastWest)} x ${feetLong(sizes.northSouth)}</td></tr>
<tr><th>क्षेत्रफल / Area</th><td>${gaj(tell, ground)} sq. yd. (${metres(tell, ground)} sq. mt.)</td></tr><tr><th>दर / Rate</th><td>Rs
${rate} per sq. mt.</td></tr><tr><th>Cost of plot</th><td>Rs ${grouped(Math.round(rate * sqmt.plot))}</td></tr>
${
  corner
    ? `<tr><th>Type / PLC 10 %</th><td>${tell.states('type_of_plot', 'Corner')} &ndash; Rs
${tell.states('amenities_plc', grouped(Math.round(rate * sqmt.plot * 0.1)), String(Math.round(rate * sqmt.plot * 0.1)))}</td></tr>`
    : ''
}
<tr><th>Site plan / form fee</th><td>Rs ${tell.states('amenities_others', '1,250', 'Site plan / form fee 1250')}</td></tr><tr><th>अवधि /
Tenure</th><td>${has(0.6, 77) ? tell.states('land_freehold_or_leasehold', 'Leasehold') : 'As per rules'}</td></tr>${boundaries}</table>
<p>Deposit 15 % within 30 days by challan; patta will be issued after full payment. Reservation category:
General.</p><p class="ends"><span></span><span>सचिव / Secretary</span></p>`
}

/** The builder's allotment in two columns. */
export const allotment: PaperWriter = (property, tell) => {
  if (!property.isFlat) return plotAllotment(property, tell)
  const ground = groundOf(property)
  const { buyers, first, developer, dates, price, sqft, floor, homePin, digits, has } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Allotment Letter')
  tell.states('developer_name', developer)
  return `${banner(ground)}<h1>ALLOTMENT
LETTER</h1><div class="cols"><section><h3>Member</h3><p>${applicants(tell, buyers, '<br>', shri)}<br>${escaped(first.home)} -
${homePin}${phone(tell, ground)}</p><p>Broker: ${escaped(ground.witnesses[1].name)}</p></section>
<section><h3>Booking</h3><p>Form No. ${digits(4, 78)}<br>Date: ${dayOf(dates.letter).typed}<br>Token: Rs 1,11,000, chq.
${digits(6, 79)}<br>Sale price: Rs ${grouped(price)}</p></section></div>
<p>We have pleasure in allotting to you ${flatPlace(tell, ground)}${has(0.7, 80) ? ` ${pinOf(tell, ground)}` : ''}, at the
${ordinal(floor)} floor, super built-up ${superArea(tell, ground)} sq. ft. (RERA carpet ${sqft.carpet} sq. ft., wash area
${ground.whole(18, 40, 81)} sq. ft.).</p>
<p>Extra amounts payable by member (Rs):</p>${has(0.5, 82) ? extraSheet(tell, ground) : extraList(tell, ground)}<p class="fine">Document
expenses, GST and any new tax are extra. 100 % payment before dastavej. Changes in elevation are the right of the developer. Subject to
${ground.town} jurisdiction.</p>
<p class="ends"><span>Member sign<br><br>${again(buyers, ', ')}</span><span>For ${escaped(developer)}<br><br>Partner</span></p>`
}

/** Registered agreement with its facts in a table of two columns of pairs. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, dates, price, partner, floor, wing, sqft, sqmt, unit, has, digits, fp, town, homePin, whole, seller } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Agreement for Sale', 'Banakhat')
  mayConvert(tell, sqft.plot * 12)
  const rajaChitthi = `${digits(5, 83)}/${digits(5, 84)}`
  const approval = has(0.65, 85)
    ? `<p>(3) Raja Chitthi (development permission) No. ${tell.states('sanction_approval_no', rajaChitthi)} dated
${tell.states('sanction_number_date', dayOf(dates.plan).typed)} has been granted for
${tell.states('floors_sanctioned', `ground floor plus ${whole(6, 13, 86)} floors`, `G+${whole(6, 13, 86)}`)}.</p>`
    : `<p>(3) The project is registered with RERA as PR/GJ/${digits(5, 61)}.</p>`
  const share = has(0.6, 87) ? tell.states('final_land_area_uds', `${whole(14, 38, 88)}.${digits(2, 89)} sq. mt.`) : 'Proportionate'
  const pair = (one: string, a: string, two: string, b: string): string =>
    `<tr><th>${one}</th><td>${a}</td><th>${two}</th><td>${b}</td></tr>`
  return `<div class="deed"><h1>AGREEMENT FOR SALE<br>(BANAKHAT, without possession)</h1><p>This agreement is made at ${town} on
${dayOf(dates.deed).typed}.</p><p>Vendor: ${tell.states('developer_name', developer)}, PAN ABCF${digits(4, 90)}L, through partner
${escaped(partner.name)}, aged ${partner.age}.</p>
<p>Purchaser: ${applicants(tell, buyers, '; ', (one, name, at) => `${kin(one, name, at)}, adult, PAN ${one.pan}`)}; residing at
${escaped(ground.first.home)} - ${homePin}.</p>
<p>(1) The non-agricultural land of F.P. No. ${fp}, T.P. Scheme No. ${whole(3, 91, 91)}, admeasuring ${Math.round(sqmt.plot * 12)} sq. mt.
belonged to ${escaped(seller.name)} and was purchased by the vendor by dastavej No. ${digits(4, 92)}.</p>
<p>(2) The vendor has floated a scheme on the said land and the purchaser has seen the title clearance certificate.</p>${approval}<p>(4)
The purchaser shall pay ${grouped(price)} (Rupees ${inWords(price)} only) as under: 10 % token, 80 % as work proceeds, 10 % at
dastavej.</p>
<table class="grid">${pair('Unit', tell.states('flat', unit), 'Block / floor', `${wing} / ${ordinal(floor)}`)}
${pair(
  'Carpet area (RERA)',
  `${sqmt.carpet} sq. mt. (${tell.states('document_area_sqft', String(sqft.carpet))} sq.
ft.)`,
  'Undivided share of land',
  share,
)}
${pair(
  'Balcony',
  `${whole(3, 7, 93)}.${digits(2, 94)} sq. mt.`,
  'Parking',
  extrasOf(ground).some(({ key }) => key === 'car_parking') ? 'As allotted' : 'Common',
)}</table>
<p>The property is situated at: ${flatPlace(tell, ground)}${has(0.6, 95) ? `, Pin ${pinOf(tell, ground)}` : ''}.</p><p>(5) Other amounts
apart from the price:</p>${extraList(tell, ground)}
<p class="ends"><span>Vendor</span><span>Purchaser<br>${again(buyers, '<br>')}</span></p><p>Witnesses: (1)
${escaped(ground.witnesses[0].name)} (2) ${escaped(ground.witnesses[1].name)}</p></div>`
}

const inHindi = { north: 'उत्तर / North', east: 'पूर्व / East', south: 'दक्षिण / South', west: 'पश्चिम / West' }

/** Possession slip: a form of pairs. */
export const possession: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, developer, authority, dates, has, isFlat, digits, sqft, homePin, officer } = ground
  mayOwn(tell, buyers, isFlat ? developer : authority)
  mayList(tell, 'Possession Letter', 'Possession Receipt')
  const row = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`
  if (isFlat) tell.states('developer_name', developer)
  else tell.allows('developer_name', authority)
  if (!isFlat) mayBePlot(tell, String(ground.plot), sqft.plot)
  if (!isFlat) tell.allows('document_area_sqft', String(sqft.plot))
  if (isFlat) tell.allows('sanction_approval_no', `BU/${digits(4, 103)}`)
  const measured = !isFlat && has(0.6, 100)
  const bounds = measured
    ? (['north', 'east', 'south', 'west'] as const)
        .map((side) => row(inHindi[side], tell.states(`boundaries_deed_${side}`, ground.boundaries[side])))
        .join('')
    : ''
  return `${
    isFlat
      ? banner(ground)
      : `<div class="bank"><b>${authority}</b><br>Engineering Wing,
${ground.town}</div>`
  }<h1>${isFlat ? 'POSSESSION LETTER' : 'कब्जा पत्र / POSSESSION LETTER'}</h1><p class="ends"><span>Sr. No.
${digits(3, 101)}</span><span>${dayOf(dates.letter).typed}</span></p>
<table class="terms">${row(
    isFlat ? 'Member name' : 'आवंटी / Allottee',
    applicants(tell, buyers, ' and ', shri),
  )}${row('Address', `${escaped(first.home)} - ${homePin}${phone(tell, ground)}`)}
${row(
  isFlat ? 'Unit handed over' : 'भूखण्ड / Plot handed over',
  `${isFlat ? flatPlace(tell, ground) : plotPlace(tell, ground)}${has(0.6, 102) ? `, ${pinOf(tell, ground)}` : ''}`,
)}
${
  isFlat
    ? row('Super built-up', `${superArea(tell, ground)} sq. ft.`) + row('Carpet', `${sqft.carpet} sq. ft.`)
    : row('Area as per site', `${gaj(tell, ground)} sq. yd.`) + row('Area as per allotment', `${Math.round(ground.sqyd) - 4} sq. yd.`)
}${bounds}
${
  isFlat
    ? row('B.U. permission', `BU/${digits(4, 103)} of ${dayOf(dates.letter).year}`)
    : row('Lease deed / patta', 'To be issued after this letter')
}${row('Meter No.', digits(8, 104))}</table>
${isFlat ? extraSheet(tell, ground) : ''}<p>Checked by ${escaped(officer.name)} (${officer.mobile}). All fittings are found in order and
the possession is taken over today.</p><p class="ends"><span>Handed over by</span><span>Taken over
by<br><br>${again(buyers, ', ')}</span></p>`
}
