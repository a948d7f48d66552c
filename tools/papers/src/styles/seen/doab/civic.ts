import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { joint, mayApply, mayBePlot, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { flatPlace, groundOf, pinOf, plotMetres, plotPlace, sh } from './ground.ts'

const office = (authority: string, sub: string): string => `<div class="office"><b>${authority}</b><br>${sub}</div>`

/** The authority's transfer memorandum: it records the transferee in place of the transferor. */
export const mutation: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, authority, digits, dates, isFlat, has, sqft, town } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Transfer Memorandum', 'Mutation Letter')
  if (!isFlat) mayBePlot(tell, String(ground.plot), sqft.plot)
  const area = isFlat
    ? `super area ${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq.ft.`
    : `area ${plotMetres(tell, ground)}`
  const tenure = has(0.5, 160)
    ? `<li>That the property remains ${tell.states('land_freehold_or_leasehold', 'leasehold', 'Leasehold')} and all terms of the lease
deed dated 11.01.${dayOf(dates.deed).year - 5} shall be binding.</li>`
    : ''
  const place = isFlat ? flatPlace(tell, ground) : plotPlace(tell, ground)
  return `${office(authority, `Administrative Building, ${town} - ${ground.officePin}`)}<p class="two"><span>No.
${authority.slice(0, 2).toUpperCase()}/Res./${dayOf(dates.letter).year}/${digits(4, 161)}</span><span>Dated
${dayOf(dates.letter).dots}</span></p>
<p>To,<br>Transferee: ${owners(tell, buyers, '<br>', sh)}<br>${escaped(ground.first.home)} - ${ground.homePin}</p>
<p class="subject">TRANSFER MEMORANDUM / MUTATION in respect of ${place}${has(0.6, 162) ? ` (Pin ${pinOf(tell, ground)})` : ''}</p>
<p>Sir/Madam, with reference to the application (diary No. ${digits(5, 163)}) of ${sh(seller, escaped(seller.name), 0)}, the transferor,
and the registered transfer deed dated ${dayOf(dates.deed).dots}, the name of the transferee has been recorded against the above property,
${area}, on the following conditions:</p>
<ol>${tenure}<li>That transfer charges of Rs. ${grouped(ground.whole(40, 240, 164) * 1_000)} deposited by challan No. ${digits(6, 165)}
are not refundable.</li><li>That the transferee shall pay the dues, if any, of the previous allottee.</li>
<li>That this memorandum is void if obtained by misrepresentation.</li></ol><p class="two"><span></span><span>Assistant General Manager
(Residential)</span></p>
<p class="fine">Copy to: 1. Transferor, ${escaped(seller.home)}. 2. Project Department. 3. Account Section.</p>`
}

/** A self assessment receipt off the corporation's portal: label over value, several a row. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, digits, dates, isFlat, has, sqft, town, sqmt, whole, first } = ground
  mayHold(tell, buyers)
  mayList(tell, 'Property Tax Receipt')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  if (!isFlat) mayBePlot(tell, String(ground.plot), sqft.plot)
  if (!isFlat) tell.allows('document_area_sqft', String(sqft.built))
  const inMetres = String(sqmt.built)
  const area = isFlat
    ? `<td>Covered Area (Sq. Ft.)<b>${tell.states('document_area_sqft', String(sqft.built))}</b></td><td>Floor
No.<b>${ground.floor}</b></td>`
    : `<td>Plot Area (Sq. Mtr.)<b>${tell.states('land_area_docs_sqmt', String(sqmt.plot))}</b></td><td>Covered Area (Sq.
Mtr.)<b>${inMetres}</b></td>`
  const year = dayOf(dates.letter).year
  const tax = whole(2_100, 28_000, 170)
  return `${office(`${town.toUpperCase()} MUNICIPAL CORPORATION`, 'Property Tax Department : Receipt of Payment')}
<table class="tiles"><tr><td>UPIC No.<b>${digits(15, 171)}</b></td><td>Receipt No.<b>${digits(8, 172)}</b></td><td>Receipt
Date<b>${dayOf(dates.letter).brief}</b></td><td>Tax Year<b>${year}-${year + 1}</b></td></tr>
<tr><td colspan="2">Owner Name<b>${owners(tell, buyers, ', ', (_, name) => name.toUpperCase())}</b></td><td colspan="2">Father /
Husband<b>${escaped(first.elder.toUpperCase())}</b></td></tr>
<tr><td colspan="3">Property
Address<b>${isFlat ? flatPlace(tell, ground) : plotPlace(tell, ground)}</b></td><td>Pincode<b>${
    has(0.8, 173) ? pinOf(tell, ground) : ''
  }</b></td></tr>
<tr>${area}<td>Use Factor<b>Residential (1)</b></td><td>Unit Area Value<b>${whole(200, 630, 174)}</b></td></tr>
<tr><td colspan="2">Communication Address<b>${escaped(first.home)},
${ground.homePin}</b></td><td>Mobile<b>${first.mobile.slice(0, 2)}******${first.mobile.slice(8)}</b></td><td>Colony
Category<b>${ground.pick(['E', 'F', 'D'], 175)}</b></td></tr></table>
<table class="grid"><tr><th>Annual Value</th><th>Tax @ 11 %</th><th>Rebate</th><th>Education Cess</th><th>Net
Paid</th></tr><tr><td>${grouped(tax * 9)}.00</td><td>${grouped(tax)}.00</td><td>${grouped(rounded(tax * 0.1, 0))}.00</td>
<td>${rounded(tax * 0.01, 0)}.00</td><td>${grouped(rounded(tax * 0.91, 0))}.00</td></tr></table>
<p class="fine">Mode: Net banking, BRN ${digits(12, 176)}. Helpline 1800-${digits(3, 177)}-${digits(4, 178)}. This is computer generated
and needs no signature. Payment of tax does not confer title.</p>`
}

/** The building cell's memo: what was asked and what is allowed, floor by floor. */
export const sanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, authority, dates, digits, has, sqft, sqmt, town, whole, plot, block, colony } = ground
  tell.allows('applicant_name', joint(buyers), ground.first.name)
  mayHold(tell, buyers)
  mayList(tell, 'Building Plan Sanction Letter', 'Sanction Letter')
  mayBePlot(tell, String(plot), sqft.plot)
  mayConvert(tell, sqft.plot)
  const upper = whole(2, 4, 180)
  const floors = has(0.6, 181)
    ? { words: `Stilt + ${upper} Floors`, value: `S+${upper}` }
    : { words: `Ground + ${upper} Floors`, value: `G+${upper}` }
  const asked = has(0.5, 182)
    ? `<tr><td>Floors proposed in
application</td><td>${tell.states(
        'floors_proposed',
        `${floors.words.slice(0, -8)}${upper + 1} Floors`,
        `${floors.value.charAt(0)}+${upper + 1}`,
      )}</td></tr>`
    : ''
  if (asked === '') tell.allows('floors_proposed', floors.value)
  const place = `Plot No. ${plot}, Block-${block}, ${colony}, ${town}`
  tell.allows('property_address_doc', place)
  tell.allows('document_area_sqft', String(sqft.plan))
  const each = Math.floor(sqft.plan / (upper + 1))
  const rows = Array.from(
    { length: upper },
    (_, at) =>
      `<tr><td>${['First', 'Second', 'Third', 'Fourth'][at]} floor (covered)</td><td>${grouped(rounded(each * 0.09290304))} sq.mtr. /
${grouped(each)} sq.ft.</td></tr>`,
  )
  const cdp = has(0.5, 183)
    ? `<tr><td>Land use as per Master Plan-2031</td><td>${tell.states('usage_as_per_cdp', 'Residential')}</td></tr>`
    : ''
  return `${office(authority, 'Building Cell, Planning Department')}<p class="two"><span>Ref.
${tell.states('sanction_approval_no', `PLG/(BP)${digits(4, 184)}/${digits(4, 185)}`)}</span><span>Dated:
${tell.states('sanction_number_date', dayOf(dates.plan).brief, dayOf(dates.plan).typed)}</span></p>
<p>To,<br>${owners(tell, buyers, ' and ', sh)}<br>R/o ${escaped(ground.first.home)}</p><p class="subject">Sub.: Sanction of building plan
under the Building Regulations for ${tell.states('address_as_per_plan', place, place, `${place}, ${ground.state}`)}</p>
<p>With reference to your application (e-file ${digits(6, 186)}) dated 02.02.${dayOf(dates.plan).year}, the plan is sanctioned as under,
valid up to five years from the date of this letter:</p>
<table class="grid"><tr><th>Particulars</th><th>As sanctioned</th></tr><tr><td>Area of
plot</td><td>${tell.states('land_area_plan', `${sqmt.plot} sq.mtr.`)}</td></tr>${cdp}
<tr><td>Use of building</td><td>${tell.states('usage_approved_as_per_plan', 'Residential')}</td></tr>${asked}<tr><td>Number of
floors</td><td>${tell.states('floors_sanctioned', floors.words, floors.value)}</td></tr>
<tr><td>${
    floors.value.startsWith('S') ? 'Stilt (entrance and parking)' : 'Ground floor (covered)'
  }</td><td>${grouped(rounded((sqft.plan - each * upper) * 0.09290304))} sq.mtr. /
${grouped(sqft.plan - each * upper)} sq.ft.</td></tr>${rows.join('')}
<tr><td><b>Total covered area</b></td><td><b>${sqmt.plan} sq.mtr. /
${tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))} sq.ft.</b></td></tr><tr><td>FAR achieved /
permissible</td><td>${rounded(sqft.plan / sqft.plot)} / 2.40</td></tr></table>
<ol><li>Stilt shall be used for parking only.</li><li>Rain water harvesting and ${whole(2, 6, 187)} trees shall be
provided.</li><li>Completion certificate shall be obtained before occupation.</li></ol>
<p class="two"><span>Architect: ${escaped(ground.witnesses[0].name)}, CA/${digits(5, 188)}</span><span>Manager (Planning)</span></p>`
}
