import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { joint, mayApply, mayBePlot, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { flatAddress, groundOf, plotAddress, shrimati } from './ground.ts'

/** An entry of the city survey's property register, in columns. */
export const mutation: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, dates, digits, isFlat, sqft, sqmt, has, price } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Mutation Certificate', 'Mutation Extract')
  if (!isFlat) mayBePlot(tell, String(ground.plot), sqft.plot)
  const area = isFlat
    ? `${grouped(sqmt.built)} sq. mt. (${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} sq. ft.) built-up`
    : `${tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))} sq. mt.`
  return `<div class="civic"><p class="center"><b>नगर भूमापन अधिकारी कार्यालय, ${ground.village}</b><br>Office of the City Survey
Officer</p>
<h1>फेरफार नोंद &mdash; MUTATION EXTRACT</h1><p class="ref"><span>जा.क्र. / Outward
${digits(4, 140)}/${dayOf(dates.letter).year}</span><span>${dayOf(dates.letter).typed}</span></p>
<table class="form wide"><tr><th>Entry No. and date</th><th>Nature of right</th><th>Survey No.</th><th>New holder
(धारक)</th><th>Attested</th></tr>
<tr><td>${digits(4, 141)}<br>${dayOf(dates.deed).typed}</td><td>By sale deed Sr. No. ${digits(5, 120)}/${dayOf(dates.deed).year} for Rs.
${grouped(price)}, name of previous holder ${escaped(seller.name)} struck off</td>
<td>${ground.cts}</td><td>${owners(tell, buyers, '<br>', (one, name) => shrimati(one, name))}</td><td>C.S.O.</td></tr></table>
<p>Certified that the above entry has been taken in respect of the property at
${isFlat ? flatAddress(tell, ground) : plotAddress(tell, ground, has(0.6, 142))}, having area ${area}.</p>
${
  has(0.4, 143)
    ? `<p>Tenure : 'C' (${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')}). No other rights
recorded.</p>`
    : ''
}
<p>This copy is issued on application No. ${digits(3, 144)} of ${escaped(ground.witnesses[0].name)} after recovery of fee Rs. 120/-
(receipt ${digits(6, 145)}).</p>
<p class="sign"><span></span><span>City Survey Officer<br>${ground.village}, Dist. ${ground.district}</span></p></div>`
}

/** The corporation's bill of the half years, a label over each value. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, digits, isFlat, sqft, has, dates, first, whole, district } = ground
  mayHold(tell, buyers)
  mayList(tell, 'Property Tax Bill', 'Tax Receipt')
  if (!isFlat) mayBePlot(tell, String(ground.plot), sqft.plot)
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  const tax = whole(3_400, 19_800, 150)
  const area = isFlat
    ? `<td><small>क्षेत्रफळ / Carpet area (sq. ft.)</small>${tell.states('document_area_sqft', String(sqft.carpet))}</td>`
    : `<td><small>भूखंड / Plot area (sq. ft.)</small>${tell.states('land_area_docs_sqft', String(sqft.plot))}</td>`
  if (!isFlat) tell.allows('document_area_sqft', String(sqft.built))
  const cell = (label: string, value: string, span = 1): string => `<td colspan="${span}"><small>${label}</small>${value}</td>`
  const heads = ['General Tax', 'Water Tax', 'Sewerage Tax', 'Tree Cess', 'Education Cess (State)']
  return `<div class="civic"><p class="center"><b>${district} महानगरपालिका / Municipal Corporation</b><br>मालमत्ता कर पावती &mdash;
PROPERTY TAX RECEIPT</p>
<table class="cards"><tr>${cell('पावती क्र. / Receipt No.', digits(9, 151))}${cell('दिनांक / Date', dayOf(dates.letter).typed)}
${cell('Financial year', `${dayOf(dates.letter).year}-${(dayOf(dates.letter).year + 1) % 100}`)}</tr>
<tr>${cell('मालमत्ता क्र. / Property No.', `O/3/0${digits(8, 152)}`)}
${cell('झोन / Zone - Gat', `${whole(1, 9, 153)} - ${whole(1, 40, 154)}`)}${cell('वापर / Use', 'Residential')}</tr>
<tr>${cell(
    'मालमत्ता धारकाचे नाव / Name of holder',
    owners(tell, buyers, ', ', (_, name) => name.toUpperCase()),
    3,
  )}</tr>
${has(0.4, 155) ? `<tr>${cell('भोगवटादार / Occupier', `${escaped(ground.witnesses[1].name)} (Tenant)`, 3)}</tr>` : ''}
<tr>${cell('मालमत्तेचा पत्ता / Address', isFlat ? flatAddress(tell, ground) : plotAddress(tell, ground), 3)}</tr>
<tr>${area}${
    isFlat ? cell('Floor', String(ground.floor)) : cell('Constructed (sq. ft.)', String(sqft.built))
  }${cell('Annual rateable value', grouped(tax * 4))}</tr></table>
<table class="sums"><tr><th>कराचा तपशील / Tax</th><th>First half</th><th>Second half</th></tr>
${heads
  .map(
    (head, at) =>
      `<tr><td>${head}</td><td class="num">${rounded(tax / (at + 2), 0)}.00</td><td class="num">${rounded(tax / (at + 2), 0)}.00</td></tr>`,
  )
  .join('')}
<tr><td>एकूण / Total
paid</td><td colspan="2" class="num">${grouped(heads.reduce((sum, _, at) => sum + 2 * rounded(tax / (at + 2), 0), 0))}.00</td></tr></table>
<p>Paid by UPI ref. ${digits(12, 156)}${has(0.3, 157) ? `. Registered mobile ******${first.mobile.slice(6)}` : ''}. Citizen help line 1800
1030 ${digits(3, 158)}.</p></div>`
}

/** Building permission with numbered conditions and an area statement. */
export const sanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, dates, digits, plot, colony, village, survey, sqft, sqmt, has, whole, district } = ground
  tell.allows('applicant_name', joint(buyers), ground.first.name)
  mayHold(tell, buyers)
  mayList(tell, 'Commencement Certificate', 'Building Permission')
  mayBePlot(tell, String(plot), sqft.plot)
  mayConvert(tell, sqft.plot)
  const number = `BCP/${digits(4, 160)}/${String(dayOf(dates.plan).year).slice(2)}`
  const upper = whole(1, 3, 161)
  const floors = has(0.5, 162) ? `Ground + ${upper}` : `Stilt + ${upper} floors`
  const value = `${floors.startsWith('G') ? 'G' : 'S'}+${upper}`
  tell.allows('floors_proposed', value)
  const place = `Plot No. ${plot}, Gat No. ${survey}, ${colony}, ${village}`
  tell.allows('property_address_doc', place)
  tell.allows('document_area_sqft', String(sqft.plan))
  return `<div class="civic"><p class="center"><b>${district} Metropolitan Planning Office</b><br>बांधकाम परवानगी व प्रारंभ
प्रमाणपत्र<br><b>BUILDING PERMISSION AND COMMENCEMENT CERTIFICATE</b></p>
<p class="ref"><span>No. ${tell.states('sanction_approval_no', number)}</span><span>Date :
${tell.states('sanction_number_date', dayOf(dates.plan).typed)}</span></p>
<p>To, ${owners(tell, buyers, ' and ', shrimati)}, through Architect ${escaped(ground.witnesses[0].name)} (Lic. CA/${digits(5, 163)}).</p>
<p>With reference to your application No. ${digits(5, 164)} dated
${dayOf(dates.plan).year - 1 > 2011 ? `04/11/${dayOf(dates.plan).year - 1}` : '04/11/2011'}, for grant of sanction under section 44 of the
M.R.T.P. Act to develop the land at
${tell.states('address_as_per_plan', place, place, `Plot No. ${plot}, ${colony}, ${village}`)}, the permission is granted subject to the
following conditions :</p>
<ol><li>The permission is valid for one year and renewable for three years.</li><li>The land vacated in consequence of set-back shall form
part of the public street.</li>
${
  has(0.6, 165)
    ? `<li>As per the sanctioned Development Plan the land falls in
${tell.states('usage_as_per_cdp', 'Residential Zone', 'Residential')}.</li>`
    : ''
}
<li>The building shall be used for ${tell.states('usage_approved_as_per_plan', 'Residential')} purpose only.</li><li>No work above plinth
without plinth checking certificate.</li></ol>
<table class="sums"><tr><th>AREA STATEMENT</th><th>Sq. m.</th><th>Sq. ft.</th></tr>
<tr><td>1. Area of
plot</td><td class="num">${tell.states('land_area_plan', sqmt.plot.toFixed(2), `${sqmt.plot} sq m`, `${sqft.plot} sq ft`)}</td>
<td class="num">${grouped(sqft.plot)}</td></tr>
<tr><td>2. Permissible F.S.I.</td><td class="num">1.10</td><td></td></tr>
<tr><td>3. Open space 10
%</td><td class="num">${(sqmt.plot / 10).toFixed(2)}</td><td class="num">${grouped(rounded(sqft.plot / 10, 0))}</td></tr>
<tr><td>4. Total built-up area
sanctioned</td><td class="num">${sqmt.plan.toFixed(2)}</td>
<td class="num">${tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))}</td></tr>
<tr><td>5. Tenements / height</td><td class="num">${whole(1, 4, 166)}</td><td>${(3.1 * (upper + 1)).toFixed(1)} m</td></tr></table>
<p>No. of storeys : ${tell.states('floors_sanctioned', floors, value)}. Development charges of Rs. ${grouped(whole(20_000, 90_000, 167))}
paid vide challan ${digits(6, 168)}.</p>
<p class="sign"><span></span><span>Assistant Director of Town Planning<br>${district}</span></p></div>`
}
