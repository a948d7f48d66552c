import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { joint, mayApply, mayBePlot, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { groundOf, landOf, pinOf, placeOf, sitePlace, siteWords, titled, withElder } from './ground.ts'

/** A panchayat's register page: landscape, heads on top, numbers of columns below them. */
const registerPage: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, town, dates, digits, has, sqft, sqmt, village, sizes, neighbours, whole, date, survey } = ground
  const second = has(0.5, 200)
  const area = second ? `${sizes.eastWest} x ${sizes.northSouth} ft` : `${tell.states('land_area_docs_sqmt', String(sqmt.plot))} sq.m`
  const sides = has(0.6, 201)
    ? `E: ${tell.states('boundaries_deed_east', neighbours.east)}<br>W: ${tell.states('boundaries_deed_west', neighbours.west)}<br>N:
${tell.states('boundaries_deed_north', neighbours.north)}<br>S: ${tell.states('boundaries_deed_south', neighbours.south)}`
    : 'As per sketch'
  if (second) {
    for (const side of ['north', 'south'] as const) tell.allows(`dimensions_deed_${side}`, `${sizes.eastWest} ft`)
    for (const side of ['east', 'west'] as const) tell.allows(`dimensions_deed_${side}`, `${sizes.northSouth} ft`)
  }
  tell.allows('document_area_sqft', String(sqft.built))
  const heads = [
    'Sl.',
    'Property ID / old No.',
    'Name of owner and elder',
    'Location of property',
    'Measurement',
    'Check-bandi',
    'Nature and use',
    'Built area (sft)',
    'Mutation reference',
    'Earlier owner',
  ]
  return `<div class="register"><p class="center"><b>GRAMA PANCHAYAT OFFICE, ${village.toUpperCase()}</b> &nbsp; Taluk: ${town}</p>
<h1>FORM-9 (RULE 28) EXTRACT AFTER TRANSFER OF KHATA</h1>
<p class="apart"><span>Issue No. ${digits(9, 202)}</span><span>Meeting resolution ${digits(2, 203)} dated ${date(dates.letter)}</span></p>
<table class="rule"><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr>
<tr>${heads.map((_, at) => `<td>${at + 1}</td>`).join('')}</tr>
<tr><td>1</td><td>1502002${digits(11, 204)}<br>(${digits(3, 205)}/A)</td><td>${owners(tell, buyers, '<br>', withElder)}</td>
<td>${sitePlace(tell, ground)}${has(0.5, 206) ? ` ${pinOf(tell, ground)}` : ''}</td><td>${area}</td><td>${sides}</td><td>Private,
residential</td><td>${has(0.5, 207) ? sqft.built : '0'}</td><td>MR ${digits(2, 208)}/${dayOf(dates.letter).year}, deed ${digits(5, 209)} of
${dayOf(dates.deed).year}</td><td>${titled(seller, escaped(seller.name), 0)}</td></tr></table>
<p class="fine">Converted by order ${digits(3, 210)}/ALN in Sy. No. ${survey}. Fee Rs.${whole(50, 250, 211)} received. This extract is
digitally
signed and needs no seal.</p><p class="right">Panchayat Development Officer</p></div>`
}

/** An endorsement: a letter to the new holder. */
const endorsement: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, seller, town, dates, digits, has, isFlat, sqft, inKerala, whole, date, homePin } = ground
  const body = inKerala ? `${town.toUpperCase()} VILLAGE OFFICE` : `${town.toUpperCase()} CITY MUNICIPAL COUNCIL`
  const register = inKerala ? `Thandaper No. ${digits(4, 215)}` : `khata No. ${digits(3, 216)}/${whole(2, 90, 217)}`
  const extent = isFlat
    ? `with a built area of ${tell.states('document_area_sqft', String(sqft.built))} sft`
    : `with an extent of ${landOf(tell, ground)}`
  return `<div class="office"><p class="center"><b>${body}</b><br>Revenue Section</p>
<p class="apart"><span>No. REV/KTR/${digits(4, 218)}</span><span>${date(dates.letter)}</span></p><h1>ENDORSEMENT<br>${
    inKerala ? 'POKKUVARAVU (TRANSFER OF REGISTRY)' : 'TRANSFER OF KHATA'
  }</h1>
<p>To: ${owners(tell, buyers, ' and ', withElder)}, ${escaped(first.home)} ${homePin}.</p>
<p>With reference to your request in file ${digits(4, 223)} and Sale Deed No. ${digits(4, 219)}/${dayOf(dates.deed).year} of the
Sub-Registrar, ${town},
you are informed that the name of ${titled(seller, escaped(seller.name), 0)} is struck off and your
name${buyers.length > 1 ? 's are' : ' is'}
entered in the register under ${register} for the property situated at
${placeOf(tell, ground)}${has(0.5, 220) ? `, PIN ${pinOf(tell, ground)}` : ''}, ${extent}.</p>
<p>Transfer fee Rs.${grouped(whole(300, 6_000, 221))} is received by challan ${digits(5, 222)}. Tax is payable from the half year beginning
April. The endorsement is for revenue purpose and is not a proof of title.</p><p class="right">Revenue Officer</p></div>`
}

/** A change of the register's name. */
export const mutation: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  mayApply(tell, ground.buyers)
  mayList(tell, 'Khata Transfer Endorsement', 'Mutation Certificate', 'Form 9')
  if (!ground.isFlat) mayBePlot(tell, String(ground.plot), ground.sqft.plot)
  return !ground.isFlat && ground.state === 'Karnataka' ? registerPage(property, tell) : endorsement(property, tell)
}

/** Receipt with its counterfoil beside it. */
export const taxReceipt: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, dates, digits, has, isFlat, sqft, whole, village, town, date, witnesses, door6 } = ground
  mayHold(tell, buyers)
  mayList(tell, 'Property Tax Receipt', 'House Tax Receipt')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  tell.allows('type_of_plot', 'Residential')
  if (isFlat) tell.allows('flat', door6)
  else {
    mayBePlot(tell, String(ground.plot), sqft.plot)
    tell.allows('document_area_sqft', String(sqft.built))
    tell.allows('flat', door6)
  }
  const year = dayOf(dates.letter).year
  const tax = whole(420, 6_400, 230)
  const cess = Math.round(tax * 0.26)
  const books = Math.round(cess * 0.4)
  const receipt = digits(6, 231)
  const line = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`
  const area = isFlat
    ? line('Plinth area (sft)', tell.states('document_area_sqft', String(sqft.built)))
    : line('Site extent', landOf(tell, ground)) + line('Plinth area (sft)', String(sqft.built))
  return `<div class="stubs"><div><p><b>Counterfoil</b></p><p>R. No. ${receipt}<br>${date(dates.letter)}</p><p>Assmt. ${digits(5, 232)}</p>
<p>Rs.${grouped(tax + cess)}-00</p><p>Sd/- Clerk</p></div>
<div><p class="center"><b>${escaped(village)} Village Panchayat, ${town}</b><br>Tax receipt (Manethera / Manekar raseedi)</p>
<p class="apart"><span>R. No. ${receipt}, book ${whole(2, 60, 233)}</span><span>${date(dates.letter)}</span></p><table class="plain">
${line('Assessment No.', digits(5, 232))}${line('Door No.', `${door6} (old ${whole(1, 9, 234)}-${digits(2, 235)})`)}
${line('Owner', owners(tell, buyers, ' and ', titled))}${line('Paid by', escaped(witnesses[0].name))}
${line('Property', placeOf(tell, ground))}
${line('Pin', has(0.6, 236) ? pinOf(tell, ground) : '')}${area}${line('Use', 'Residential, RCC')}
${line('Period', `${year}-${(year + 1) % 100}`)}</table>
<table class="rule"><tr><th>House tax</th><th>Health cess</th><th>Library cess</th><th>Arrears</th><th>Rebate</th><th>Paid</th></tr>
<tr><td>${grouped(tax)}</td><td>${grouped(cess - books)}</td><td>${grouped(books)}</td><td>0</td><td>0</td>
<td>${grouped(tax + cess)}</td></tr></table><p class="fine">Cheques are subject to realisation. Complaints:
08${digits(2, 237)}-2${digits(5, 238)}.</p>
<p class="right">Bill Collector</p></div></div>`
}

/** Building licence: office letter in Karnataka and Goa, an appendix of numbered statements in Kerala. */
export const sanction: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, town, dates, digits, has, sqft, sqmt, whole, first, plot, village, inKerala, homePin, date, pick, witnesses } = ground
  tell.allows('applicant_name', joint(buyers), first.name)
  mayHold(tell, buyers)
  mayList(tell, 'Building Licence', 'Building Permit')
  mayBePlot(tell, String(plot), sqft.plot)
  mayConvert(tell, sqft.plot)
  tell.allows('document_area_sqft', String(sqft.plan))
  const [printed, ...also] = siteWords(ground)
  tell.allows('property_address_doc', printed, ...also)
  const upper = whole(1, 3, 250)
  const asked = has(0.35, 251)
  const sanctioned = tell.states('floors_sanctioned', pick([`Ground + ${upper}`, `G+${upper}`], 252), `G+${upper}`)
  const proposed = asked ? tell.states('floors_proposed', `Ground + ${upper + 1}`, `G+${upper + 1}`) : ''
  if (!asked) tell.allows('floors_proposed', `G+${upper}`)
  const place = tell.states('address_as_per_plan', printed, printed, ...also)
  const number = tell.states(
    'sanction_approval_no',
    pick([`BA-${digits(3, 253)}/${dayOf(dates.plan).year % 100}`, `TP/LIC/${digits(4, 253)}`], 255),
  )
  const when = tell.states('sanction_number_date', date(dates.plan), dayOf(dates.plan).typed)
  const land = tell.states('land_area_plan', inKerala || has(0.6, 256) ? `${sqmt.plot} sq.m` : `${grouped(sqft.plot)} Sft`)
  const total = `${tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))} Sft`
  const use = tell.states('usage_approved_as_per_plan', 'Residential')
  const zone = has(0.5, 257)
    ? `As per the Comprehensive Development Plan the site is in the
${tell.states('usage_as_per_cdp', 'Residential', 'Residential', 'Residential zone')}
zone.`
    : 'The site abuts a public road of 6 m.'
  const pin = has(0.45, 258) ? ` - ${pinOf(tell, ground)}` : ''
  if (inKerala)
    return `<div class="office"><p class="right">APPENDIX - C<br>[See Rule 11 (3)]</p><h1>${town.toUpperCase()} GRAMA PANCHAYAT<br>BUILDING
PERMIT</h1><p class="apart"><span>No. ${number}</span><span>Dated ${when}</span></p>
<p>Ref: Application No. ${digits(4, 268)} of ${dayOf(dates.plan).year - 1} by ${owners(tell, buyers, ' and ', withElder)},
${escaped(first.home)} ${homePin}.</p>
<p>Permission is hereby granted for erection of the building specified below, subject to the conditions overleaf, valid for five years.</p>
<ol><li>Situation of the plot: ${place}${pin}.</li><li>Extent of the plot: ${land}.</li><li>Nature of occupancy: Group A1 - ${use}.</li>
<li>Number of floors permitted: ${sanctioned}${asked ? ` (applied for ${proposed})` : ''}.</li>
<li>Floor area: ground floor ${rounded(sqmt.plan / (upper + 1))} sq.m, other floors ${rounded((sqmt.plan * upper) / (upper + 1))} sq.m, in
all
${sqmt.plan} sq.m or ${total}.</li><li>Coverage ${whole(38, 60, 259)} %, F.A.R. 1.${digits(2, 260)}. ${zone}</li>
<li>Permit fee Rs.${grouped(whole(1_200, 18_000, 261))}, receipt ${digits(6, 262)}.</li></ol><p class="right">Secretary</p></div>`
  return `<div class="office margin"><p class="center"><b>VILLAGE PANCHAYAT / LOCAL PLANNING AUTHORITY, ${village.toUpperCase()}</b></p>
<h1>CONSTRUCTION LICENCE</h1><p class="apart"><span>Licence No. ${number}</span><span>Date: ${when}</span></p>
<p>Licence is issued to ${owners(tell, buyers, ' and ', titled)} to build a ${use.toLowerCase()} house of ${sanctioned}${
    asked ? ` (plans were submitted for ${proposed}, of which the top floor is not passed)` : ''
  } at ${place}${pin}, on the plans prepared by Er. ${escaped(witnesses[0].name)} (Reg. SE/${digits(4, 263)}). ${zone}</p>
<table class="rule"><tr><th>Plot area</th><th>Ground floor</th><th>Upper floors</th><th>Total built up</th><th>Coverage</th><th>Setback F
/ R / S</th></tr>
<tr><td>${land}</td><td>${grouped(Math.round(sqft.plan / (upper + 1)))} Sft</td><td>${grouped(
    sqft.plan - Math.round(sqft.plan / (upper + 1)),
  )} Sft</td><td>${total}</td><td>${whole(40, 65, 264)} %</td><td>3.0 / 1.5 / 1.2 m</td></tr></table>
<p>Conditions: 1) Work shall start within one year. 2) Septic tank shall be 15 m away from any well. 3) No projection over the road. 4) Rain
water pit is compulsory. 5) Licence fee Rs.${grouped(whole(900, 22_000, 265))} is paid by receipt No. ${digits(5, 266)} dated
${date(dates.plan)}; conversion order ${digits(4, 267)} holds good.</p><p class="right">Secretary</p></div>`
}
