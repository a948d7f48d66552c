import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { joint, mayApply, mayBePlot, mayHold, mayList, owners } from '../../truths.ts'
import { flatPlace, gaj, groundOf, kin, pinOf, plotPlace, plotWords, shri } from './ground.ts'

/** Namantaran: an order of the council with the facts as numbered points. */
export const mutation: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, town, dates, digits, has, isFlat, sqft, whole } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Mutation Certificate', 'Namantaran Certificate')
  if (!isFlat) mayBePlot(tell, String(ground.plot), sqft.plot)
  const area = isFlat ? `Built-up ${tell.states('document_area_sqft', String(sqft.built))} sq. ft.` : `${gaj(tell, ground)} sq. yd.`
  return `<p class="center"><b>नगर परिषद ${town} / Municipal Council</b></p><h1>नामान्तरण प्रमाण पत्र / MUTATION
CERTIFICATE</h1><p class="ends"><span>Case No. ${digits(4, 140)}/${dayOf(dates.letter).year}</span><span>दिनांक
${dayOf(dates.letter).typed}</span></p>
<p>1. पूर्व स्वामी / Previous owner : ${escaped(seller.name)}</p><p>2. वर्तमान स्वामी / Present owner :
${owners(tell, buyers, ' एवं ', kin)}</p>
<p>3. सम्पत्ति / Property :
${isFlat ? flatPlace(tell, ground) : plotPlace(tell, ground)}${has(0.6, 141) ? ` (${pinOf(tell, ground)})` : ''}</p><p>4. क्षेत्रफल / Area
: ${area}</p><p>5. आधार / Basis : Registered deed No. ${digits(5, 142)} dated ${dayOf(dates.deed).typed}</p>
<p>6. सम्पत्ति आई.डी. / Property ID : ${digits(10, 143)} &nbsp; Ward ${whole(1, 60, 144)}</p><p>The name has been entered in the register
after public notice of 15 days in which no objection was received. Fee Rs ${whole(500, 5_000, 145)} by receipt ${digits(5, 146)} from
${escaped(ground.witnesses[0].name)} (representative).</p>
<p class="ends"><span>राजस्व निरीक्षक</span><span>आयुक्त / Commissioner</span></p>`
}

/** Vera bill: pairs of labels and values, two in each row, then the sums. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, town, dates, digits, has, isFlat, sqft, whole, first, sqmt } = ground
  mayHold(tell, buyers)
  mayList(tell, 'Property Tax Receipt', 'Vera Bill')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  if (!isFlat) mayBePlot(tell, String(ground.plot), sqft.plot)
  if (!isFlat) tell.allows('document_area_sqft', String(sqft.built))
  const year = dayOf(dates.letter).year
  const tax = whole(900, 9_900, 150)
  const pair = (one: string, a: string, two: string, b: string): string =>
    `<tr><th>${one}</th><td>${a}</td><th>${two}</th><td>${b}</td></tr>`
  const area = isFlat
    ? `${tell.states('document_area_sqft', String(sqft.carpet))} sq. ft. carpet`
    : `${tell.states('land_area_docs_sqmt', String(sqmt.plot))} sq. mt.`
  return `<div class="bank"><b>${town} Nagarpalika</b><br>Milkat Vera Vibhag (Property Tax)</div><h1>PROPERTY TAX BILL CUM RECEIPT
${year}-${(year + 1) % 100}</h1>
<table class="grid">${pair('Bill No.', digits(7, 151), 'Bill date', dayOf(dates.letter).typed)}
${pair('Census / Milkat No.', `${whole(1, 24, 152)}/${digits(5, 153)}`, 'Old No.', digits(4, 154))}
${pair('Owner (malik)', owners(tell, buyers, ', '), 'Occupier (kabjedar)', has(0.5, 155) ? escaped(ground.witnesses[1].name) : 'Self')}
${pair(
  'Address',
  isFlat ? flatPlace(tell, ground) : plotPlace(tell, ground),
  'Pin',
  has(0.7, 156) ? pinOf(tell, ground) : '',
)}${pair(isFlat ? 'Area' : 'Plot area', area, 'Use', 'Residential')}${
    isFlat ? '' : pair('Construction', `${sqft.built} sq. ft.`, 'Age factor', '0.85')
  }
${pair('Mobile', `XXXXXX${first.mobile.slice(6)}`, 'Type', ground.pick(['RCC', 'Pucca'], 157))}</table>
<table class="grid short"><tr><th>Head</th><th>Arrears</th>
<th>Current</th></tr>${['House tax', 'Water', 'Drainage', 'Light', 'Safai']
    .map(
      (head, at) => `<tr><td>${head}</td>
<td>${at === 0 && has(0.3, 158) ? grouped(tax) : '0'}</td><td>${grouped(rounded(tax / (at + 1), 0))}</td></tr>`,
    )
    .join('')}</table>
<p>Received by cash, window 4, receipt ${digits(6, 159)}. Rebate 10 % given. Toll free
155${digits(3, 160)}.</p><p class="ends"><span></span><span>Tax Superintendent</span></p>`
}

/** Building permission: bilingual two-column table, what was asked beside what is allowed. */
export const sanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, authority, town, dates, digits, has, sqft, sqmt, whole, plot } = ground
  tell.allows('applicant_name', joint(buyers), first.name)
  mayHold(tell, buyers)
  mayList(tell, 'Building Permission', 'Bhawan Nirman Swikriti')
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('document_area_sqft', String(sqft.plan))
  const [printed, ...also] = plotWords(ground)
  tell.allows('property_address_doc', printed, ...also)
  const upper = whole(1, 3, 170)
  const stilt = has(0.4, 171)
  const asked = tell.states('floors_proposed', stilt ? `S+${upper + 1}` : `G+${upper + 1}`)
  const allowed = tell.states('floors_sanctioned', stilt ? `S+${upper}` : `G+${upper}`)
  const built = tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))
  const row = (label: string, one: string, two: string): string => `<tr><th>${label}</th><td>${one}</td><td>${two}</td></tr>`
  const cdp = has(0.5, 172)
    ? `<p>मास्टर प्लान 2031 में भू-उपयोग / Land use in Master Plan 2031 : ${tell.states('usage_as_per_cdp', 'Residential')}</p>`
    : ''
  return `<div class="bank"><b>${authority}</b><br>नगर नियोजन शाखा / Town Planning Branch, ${town}</div><h1>भवन निर्माण स्वीकृति /
BUILDING PERMISSION</h1>
<p class="ends"><span>स्वीकृति क्र. / Permission No.
${tell.states('sanction_approval_no', `BPAS/${digits(5, 173)}/${dayOf(dates.plan).year}`)}</span><span>दिनांक / Date
${tell.states('sanction_number_date', dayOf(dates.plan).typed)}</span></p>
<p>${owners(tell, buyers, ' एवं ', shri)} को भूखण्ड / is permitted to construct on
${tell.states('address_as_per_plan', printed, printed, ...also)}${has(0.4, 174) ? ` - ${pinOf(tell, ground)}` : ''}. Application ID
${digits(8, 175)}; fee challan ${digits(6, 176)}.</p>${cdp}
<p>उपयोग / Use permitted : ${tell.states('usage_approved_as_per_plan', 'Residential')} &nbsp;&nbsp; भूखण्ड क्षेत्रफल / Plot area :
${tell.states('land_area_plan', has(0.5, 177) ? `${ground.sqyd} sq. yd.` : `${sqmt.plot} sq. mt.`)}</p>
<table class="grid"><tr><th>मद / Item</th><th>प्रस्तावित / Proposed</th><th>स्वीकृत /
Sanctioned</th></tr>${row('मंजिलें / Floors', asked, allowed)}
${row('कुल निर्मित क्षेत्र / Total built-up (sq. ft.)', grouped(Math.round(sqft.plan * 1.15)), built)}
${row('ऊँचाई / Height (m)', `${(3.2 * (upper + 2)).toFixed(1)}`, `${(3.2 * (upper + 1)).toFixed(1)}`)}
${row('अग्र सेटबैक / Front setback (m)', '2.0', '3.0')}${row('पार्किंग / Parking (ECU)', '1', `${whole(1, 3, 178)}`)}</table>
<p>शर्तें / Conditions: (i) valid for 3 years; (ii) no construction in set backs; (iii) rain water harvesting is compulsory above 225 sq.
mt.; (iv) completion certificate to be taken.</p>
<p class="ends"><span>Architect ${escaped(ground.witnesses[1].name)}<br>Reg. ${digits(5, 179)}</span><span>Deputy Town Planner</span></p>`
}
