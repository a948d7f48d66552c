import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, ordinal, rounded } from '../../forms.ts'
import { joint, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { cottahs, groundOf, landWords, pinOf, placeOf, sonOf, sri } from './ground.ts'

const romans = ['', 'I', 'II', 'III', 'IV', 'V']

/** A certificate in one breath; a land office's record of rights where it is land. */
export const mutation: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, town, district, dates, digits, has, isFlat, sqft, mouza, dag, khatian, whole } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Mutation Certificate')
  if (!isFlat) mayConvert(tell, sqft.plot)
  if (!isFlat && has(0.5, 150)) {
    const place = `Mouza ${mouza}, Thana ${town}, District ${district}`
    const full = `Plot No. ${dag}, Khatian No. ${khatian}, ${place}`
    tell.states(
      'property_address_doc',
      mouza,
      place,
      full,
      `Mouza ${mouza}, ${town}, ${district}`,
      `Khatian No. ${khatian}, Plot No. ${dag}, ${place}`,
      `Plot No. ${dag}, ${place}`,
    )
    tell.allows('flat', dag)
    tell.allows('type_of_plot', 'Gharabari', 'Bastu')
    return `<div class="typed"><h1>RECORD OF RIGHTS<br>(Parcha, after mutation)</h1><table class="grid"><tr><td>District :
${district}</td><td>Thana : ${town}</td><td>Mouza : ${mouza}</td></tr><tr><td>J.L. No. ${digits(2, 81)}</td><td>Khatian No.
${khatian}</td><td>Revenue : Rs. ${whole(2, 20, 151)}.00</td></tr></table>
<table class="grid"><tr><th>Name, father's name and address of raiyat</th><th>Plot (Dag) No.</th><th>Kisam</th><th>Area (sq.
ft.)</th><th>Share</th></tr>
<tr><td>${owners(tell, buyers, '<br>', sonOf)}<br>${escaped(ground.first.home)}</td><td>${dag}</td><td>Bastu</td>
<td>${tell.states('land_area_docs_sqft', String(sqft.plot))}</td><td>1.0000</td></tr></table>
<p>Prepared from Mutation Case No. ${digits(4, 152)}/${dayOf(dates.letter).year}, order dated ${dayOf(dates.letter).dots}. Previous
recorded raiyat : ${escaped(seller.name)}, Khatian No. ${digits(3, 153)}.</p>
<p class="ends"><span>Copyist</span><span>Block Land &amp; Land Reforms Officer</span></p></div>`
  }
  const area = isFlat
    ? ` having covered area of ${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} sq. ft.`
    : ` comprising land of ${cottahs(sqft.plot)} (${tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))} sq. ft.)`
  return `<div class="civic"><p class="center"><b>OFFICE OF THE COUNCILLORS OF ${town.toUpperCase()} MUNICIPALITY</b><br>Assessment
Department</p><p class="ends"><span>Memo No. ${digits(3, 154)}/Mut/${dayOf(dates.letter).year}</span><span>Dated, the
${dayOf(dates.letter).spoken}</span></p><h1><u>MUTATION CERTIFICATE</u></h1>
<p class="wide">Certified that on the basis of the Deed No. ${digits(5, 155)} of ${dayOf(dates.deed).year} and Mutation Case No.
${digits(4, 156)}, the name of ${owners(tell, buyers, ' and ', sonOf)}, has been mutated in the Assessment Register of this Municipality
in respect of
${placeOf(tell, ground)}${has(0.5, 157) ? `, Pin - ${pinOf(tell, ground)}` : ''}, Assessee No. ${digits(11, 158)},${area}, in place of
${sri(seller, escaped(seller.name), 0)}, with effect from the ${ordinal(whole(1, 4, 159))} quarter of
${dayOf(dates.letter).year}-${(dayOf(dates.letter).year + 1) % 100}.</p>
<p>Quarterly rate payable Rs. ${whole(120, 900, 160)}.00. Mutation fee of Rs. ${whole(500, 4_000, 161)}.00 received vide receipt No.
${digits(6, 162)}. This does not confer any title.</p><p class="ends"><span></span><span>Chairman<br>${town}
Municipality</span></p></div>`
}

/** A narrow slip off a counter's printer. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, town, dates, digits, has, isFlat, sqft, whole, ward } = ground
  mayHold(tell, buyers)
  mayList(tell, 'Municipal Tax Receipt', 'Holding Tax Receipt')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  if (!isFlat) mayConvert(tell, sqft.plot)
  if (!isFlat) tell.allows('document_area_sqft', String(sqft.built))
  const tax = whole(180, 2_400, 170)
  const line = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`
  const hasFeet = has(0.5, 171) || !has(0.6, 174)
  const land = (): string => (hasFeet ? `${tell.states('land_area_docs_sqft', String(sqft.plot))} SFT` : cottahs(sqft.plot).toUpperCase())
  const area = isFlat
    ? line('FLAT AREA', `${tell.states('document_area_sqft', String(sqft.built))} SFT`)
    : line('LAND', land()) + line('STRUCTURE', `${sqft.built} SFT`)
  return `<div class="slip"><p class="center">${town.toUpperCase()} MUNICIPALITY<br>HOLDING TAX
RECEIPT<br>(ORIGINAL)</p><table>${line('RECEIPT NO', `${digits(4, 172)}/${digits(6, 173)}`)}${line('DATE', dayOf(dates.letter).dots)}
${line('WARD / HOLDING', `${ward} / ${digits(3, 124)}`)}
${line('ASSESSEE NO', digits(11, 158))}${line(
    'ASSESSEE',
    owners(tell, buyers, ' AND ', (_, name) => name.toUpperCase()),
  )}${line('LOCATION', placeOf(tell, ground))}${has(0.6, 174) ? line('PIN', pinOf(tell, ground)) : ''}${area}
${line('NATURE', 'RESIDENTIAL')}${line('ANNUAL VALN', `RS ${tax * 12}`)}${line('QTR 1 TO 4', `RS ${tax * 4}.00`)}
${line('H.B. TAX', `RS ${rounded(tax / 2, 0)}.00`)}${line('LESS REBATE', `RS ${rounded(tax / 10, 0)}.00`)}${line(
    'TOTAL',
    `RS ${tax * 4 + rounded(tax / 2, 0) - rounded(tax / 10, 0)}.00`,
  )}</table>
<p>RECD FROM ${escaped(ground.witnesses[0].name.toUpperCase())} BY CASH<br>CASHIER 2 PH 2${digits(7, 175)}</p></div>`
}

/** Building permit: a letter with lettered clauses. */
export const sanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, town, dates, digits, has, sqft, sqmt, whole, first } = ground
  tell.allows('applicant_name', joint(buyers), first.name)
  mayHold(tell, buyers)
  mayList(tell, 'Building Permit', 'Sanctioned Building Plan')
  mayConvert(tell, sqft.plot)
  const upper = whole(1, 4, 180)
  const asked = has(0.4, 181)
  const [printed, ...also] = landWords(ground)
  const place = tell.states('address_as_per_plan', printed, printed, ...also)
  tell.allows('property_address_doc', printed, ...also)
  tell.allows('flat', ground.premises)
  tell.allows('type_of_plot', 'Residential')
  tell.allows('document_area_sqft', String(sqft.plan))
  const value = `G+${upper}`
  if (!asked) tell.allows('floors_proposed', value)
  return `<div class="civic"><p class="center"><b>${town.toUpperCase()} MUNICIPALITY</b><br>Engineering Department (Building
Section)</p><h1>BUILDING PERMIT</h1>
<p class="ends"><span>Permit No.
${tell.states('sanction_approval_no', `SWS-OBPAS/${digits(4, 182)}/${dayOf(dates.plan).year}/${digits(4, 183)}`)}</span><span>Date :
${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)}</span></p>
<p>To<br>${owners(tell, buyers, ' and ', sri)}<br>${escaped(first.home)}, ${ground.homePin}</p><p>Sub : Sanction of a
${tell.states('floors_sanctioned', `G+${romans[upper]}`, value)} storied
${tell.states('usage_approved_as_per_plan', 'residential', 'Residential')} building at
${place}${has(0.5, 184) ? `, Pin - ${pinOf(tell, ground)}` : ''}</p>
<p>Ref : Your application No. ${digits(6, 185)} dated 12.03.${dayOf(dates.plan).year}.</p><p>Sir / Madam, with reference to the above your
building plan ${asked ? `(submitted for ${tell.states('floors_proposed', `G+${romans[upper + 1] ?? 'V'}`, `G+${upper + 1}`)}) ` : ''}is
hereby sanctioned under Section 203 of the Municipal Act on the conditions stated :</p>
<p>(a) That the area of land as per deed and site is ${cottahs(sqft.plot)}, that is
${tell.states('land_area_plan', `${sqmt.plot} sq. m`)}.</p>
<p>(b)
${
  has(0.45, 186)
    ? `That as per the Land Use and Development Control Plan the site falls within
${tell.states('usage_as_per_cdp', 'Residential', 'Residential', 'Residential zone')} zone`
    : 'That no septic tank shall be within 1.20 m of a boundary'
}.</p>
<p>(c) That the total covered area shall not exceed ${sqmt.plan} sq. m.
(${tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))} sq. ft.), the ground floor being limited to
${rounded(sqmt.plan / (upper + 1))} sq. m., and the height ${(3.05 * (upper + 1)).toFixed(2)} m.</p>
<p>(d) That the permit shall remain in force for three years and a structural engineer (E.S.E. No. ${digits(3, 187)}) shall
supervise.</p><p>(e) That sanction fee of Rs. ${grouped(whole(9_000, 60_000, 188))} has been realised by receipt No.
${digits(5, 189)}.</p>
<p class="ends"><span>Copy to S.A.E., Ward No. ${ground.ward}</span><span>Chairman</span></p></div>`
}
