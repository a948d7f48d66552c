import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal, rounded } from '../../forms.ts'
import { again, applicants, joint, lengthOf, mayApply, mayBePlot, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { flatPlace, groundOf, inr, pinOf, plotMetres, plotPlace, sh, toMetres, type Ground } from './ground.ts'

const order = ['north', 'south', 'east', 'west'] as const

/** North and south first; the side's length in a column of its own where the office measures. */
const boundsTable = (tell: Telling, ground: Ground, inMetres: boolean): string => {
  const { boundaries, sizes, has } = ground
  const measured = has(0.6, 120)
  const along = (feet: number): string => (inMetres ? `${toMetres(feet)} M` : `${feet}'-0"`)
  const across = {
    north: along(sizes.eastWest),
    south: along(sizes.eastWest),
    east: along(sizes.northSouth),
    west: along(sizes.northSouth),
  }
  const head = measured ? '<tr><th>Side</th><th>Boundary</th><th>Dimension</th></tr>' : '<tr><th>Side</th><th>Boundary</th></tr>'
  const rows = order.map((side) => {
    const length = measured ? `<td>${tell.states(`dimensions_deed_${side}`, across[side])}</td>` : ''
    return `<tr><td>${side.charAt(0).toUpperCase()}${side.slice(1)}</td>
<td>${tell.states(`boundaries_deed_${side}`, boundaries[side])}</td>${length}</tr>`
  })
  return `<table class="grid narrow">${head}${rows.join('')}</table>`
}

/** One running sentence: east first, no table. */
const boundsSentence = (tell: Telling, ground: Ground): string => {
  const { boundaries, sizes, has } = ground
  const sizesSaid = has(0.5, 121)
    ? ` measuring ${lengthOf(tell, 'north', `${sizes.eastWest} ft`)} (East to West) and
${lengthOf(tell, 'east', `${sizes.northSouth} ft`)} (North to South),`
    : ''
  const said = (['east', 'west', 'north', 'south'] as const).map(
    (side) => `on the ${side.toUpperCase()} by ${tell.states(`boundaries_deed_${side}`, boundaries[side])}`,
  )
  return `${sizesSaid} bounded as: ${said.join('; ')}.`
}

const plotTruth = (tell: Telling, { plot, sqft }: Ground): void => {
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('document_area_sqft', String(sqft.plot))
}

const stampSheet = (ground: Ground, kind: string): string => {
  const { digits, dates, price, seller, buyers, town, plot, colony, whole } = ground
  const row = (label: string, value: string): string => `<tr><td>${label}</td><td>: ${value}</td></tr>`
  return `<div class="stamp"><p class="center"><b>e-Stamp</b></p><table>${row('Certificate No.', `IN-DL${digits(14, 122)}W`)}
${row('Certificate Issued Date', `${dayOf(dates.deed).brief} 11:${whole(10, 59, 123)} AM`)}
${row('Account Reference', `IMPACC (IV)/ dl${digits(6, 124)}/ ${town.toUpperCase()}`)}
${row('Purchased by', escaped(buyers[0]?.name.toUpperCase() ?? ''))}${row('Description of Document', kind)}
${row(
  'Property Description',
  ground.isFlat ? 'As per deed' : `PLOT ${plot}, ${colony.toUpperCase()}`,
)}${row('Consideration Price (Rs.)', grouped(price))}
${row('First Party', escaped(seller.name.toUpperCase()))}${row('Second Party', escaped(joint(buyers).toUpperCase()))}
${row('Stamp Duty Amount (Rs.)', grouped(Math.round(price * 0.06)))}</table></div>`
}

/** A sale deed behind its e-stamp sheet; a flat's is without land. */
export const saleDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, earlier, dates, price, isFlat, has, sqft, floor, digits, town, sqyd } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Sale Deed')
  if (!isFlat) plotTruth(tell, ground)
  const tenure = has(0.7, 125) ? `${tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')} ` : ''
  const pin = has(0.75, 126) ? `-${pinOf(tell, ground)}` : ''
  const flat = (): string =>
    `${flatPlace(tell, ground)}${pin}, on ${ordinal(floor)} floor, having super area of
${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq.ft. (covered area ${grouped(sqft.built)} sq.ft.) with
roof rights reserved`
  const land = (): string =>
    `${plotPlace(tell, ground)}${pin}, land measuring ${tell.states('land_area_docs_sqyd', String(sqyd))} sq. yds. i.e.
${tell.states('land_area_docs_sqmt', String(ground.sqmt.plot))} sq. mtrs.`
  return `${stampSheet(ground, 'Article 23 Sale')}<div class="break"></div><div class="deed"><h1>SALE DEED</h1><p class="center">Sale
consideration ${inr(price)} | Circle rate value ${inr(Math.round(price * 0.82))}</p>
<p>This Sale Deed is made at ${town} on this ${dayOf(dates.deed).legal}, BETWEEN ${sh(seller, escaped(seller.name), 0)}, R/o
${escaped(seller.home)}, Aadhaar XXXX XXXX ${seller.aadhaar} (hereinafter called the VENDOR) AND
${owners(tell, buyers, ' AND ', sh)}, ${buyers.length > 1 ? 'both ' : ''}R/o ${escaped(ground.first.home)} (hereinafter called the
VENDEE${buyers.length > 1 ? 'S in equal shares' : ''}).</p>
<p>WHEREAS the Vendor is the absolute owner of ${tenure}${isFlat ? 'built up property bearing' : 'land bearing'}
${isFlat ? flat() : land()}, which was purchased from Sh. ${escaped(earlier.name)} vide sale deed Regd. No. ${digits(4, 127)}, Book No. 1,
Vol. No. ${digits(4, 128)}, pages 112 to 119, dated 21.03.${dayOf(dates.deed).year - 6}.</p>
<p>NOW THIS DEED WITNESSETH: 1. That in consideration of ${inr(price)} (Rupees ${inWords(price)} only) received through cheque No.
${digits(6, 129)}, the Vendor sells and conveys the said property to the Vendee.
2. That vacant possession has been delivered. 3. That the property is free from all sorts of encumbrances. 4. That the Vendee can get the
same mutated in his name.</p>
${
  isFlat
    ? ''
    : `<p>5. That the plot is${
        has(0.5, 130)
          ? boundsSentence(tell, ground)
          : ` bounded as
under:</p>${boundsTable(tell, ground, false)}<p>`
      }</p>`
}
<p>IN WITNESS WHEREOF both the parties have signed at ${town} in the presence of:</p><p class="two"><span>1.
${again(ground.witnesses, '<br>2. ', sh)}</span><span>VENDOR<br><br>VENDEE<br>${again(buyers, '<br>')}</span></p></div>`
}

/** A broker's printed agreement: earnest money and balance. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, price, dates, isFlat, has, sqft, digits, officer, sqyd, plan } = { ...ground, plan: ground.digits(3, 140) }
  mayHold(tell, buyers)
  tell.allows('ownership_type', 'Single')
  tell.allows('loan_type', 'Home Loan')
  mayList(tell, 'Agreement to Sell')
  if (!isFlat) plotTruth(tell, ground)
  const token = Math.round(price / 1_000_000) * 100_000
  const area = isFlat
    ? `super area ${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq.ft.`
    : `${tell.states('land_area_docs_sqyd', String(sqyd))} sq. yards${
        has(0.5, 141) ? ` (${tell.states('land_area_docs_sqmt', String(ground.sqmt.plot))} sq. mtr.)` : ''
      }`
  const map =
    !isFlat && has(0.4, 142)
      ? `<p>The building plan was sanctioned vide file No.
${tell.states('sanction_approval_no', `${plan}/B/HQ/${dayOf(dates.plan).year}`)} dated
${tell.states('sanction_number_date', dayOf(dates.plan).typed)}.</p>`
      : ''
  const tenure = has(0.5, 143) ? `, ${tell.states('land_freehold_or_leasehold', 'Freehold')}` : ''
  return `<div class="deed"><h1>AGREEMENT TO SELL AND PURCHASE
(BAYANA)</h1><table class="plain"><tr><td>Date</td><td>${dayOf(dates.deed).dots}</td></tr>
<tr><td>First party (seller)</td><td>${sh(seller, tell.states('property_owner_name', seller.name), 0)}, R/o ${escaped(seller.home)}, PAN
${seller.pan}, Mob. ${seller.mobile}</td></tr>
<tr><td>Second party (purchaser)</td><td>${applicants(tell, buyers, ' and ', sh)}, R/o
${escaped(ground.first.home)}${has(0.5, 144) ? `, Mob. ${tell.states('contact_number', ground.first.mobile)}` : ''}</td></tr>
<tr><td>Property</td><td>${isFlat ? flatPlace(tell, ground) : plotPlace(tell, ground)}${
    has(0.6, 145) ? ` - ${pinOf(tell, ground)}` : ''
  }</td></tr><tr><td>Area</td><td>${area}${tenure}</td></tr>
<tr><td>Deal amount</td><td>${inr(price)}</td></tr><tr><td>Earnest money</td><td>${inr(token)} by NEFT UTR
${digits(10, 146)}</td></tr><tr><td>Balance</td><td>${inr(price - token)} on or before 60 days, through bank loan</td></tr></table>
<p>The first party has agreed to sell and the second party has agreed to purchase the above property on as is where is basis. If the first
party backs out he shall pay double of the bayana; if the second party backs out the bayana is forfeited.</p>${map}
${isFlat ? '' : `<p>Four boundaries (chaukhat):</p>${boundsTable(tell, ground, false)}`}
<p>Commission of 1 % each side is payable to ${escaped(officer.name)}, property dealer, ${officer.mobile}.</p><p class="two"><span>First
party</span><span>Second party<br>${again(buyers, '<br>')}</span></p></div>`
}

/** An authority's lease of a plot: ninety years, a yearly rent, a schedule in metres. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, authority, dates, digits, lease, sqmt, sqft, has, whole, town } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Lease Deed')
  plotTruth(tell, ground)
  mayConvert(tell, sqft.plot)
  tell.allows('developer_name', authority)
  const from = dayOf(dates.deed)
  const rent = rounded(sqmt.plot * whole(1, 9, 150), 0)
  const onceOnly = has(0.35, 151)
  const period = onceOnly
    ? `${lease.years} years from ${from.typed}`
    : `${lease.years} years from ${from.typed}, lease rent Rs. ${rent} per year`
  const term = tell.states(
    'period_expired_balance_lease_rent',
    `${lease.years} years`,
    period,
    onceOnly ? `${lease.years} years` : `${lease.years} years, yearly rent Rs. ${rent}`,
  )
  const payment = onceOnly
    ? 'The Lessee has opted to pay the one time lease rent, and nothing is payable yearly.'
    : `The Lessee shall pay yearly lease rent of Rs. ${grouped(rent)}/- (2.5 % of premium) in advance by 31st March.`
  const fact = (label: string, value: string): string => `<tr><td>${label}</td><td>${value}</td></tr>`
  return `<div class="deed"><h1>LEASE DEED</h1><p class="center"><b>${authority}</b><br>Residential Plots Department &nbsp; File No.
RP/${digits(5, 152)}</p>
<p>This lease deed made on ${from.spoken} between ${authority} (the Lessor) and ${owners(tell, buyers, ' &amp; ', sh)}, R/o
${escaped(ground.first.home)} - ${ground.homePin} (the Lessee).</p>
<table class="plain">${fact('1. Scheme code', `${authority.slice(0, 3).toUpperCase()}-RPS-0${whole(1, 6, 153)}`)}
${fact('2. Allotment No.', digits(7, 154))}${fact('3. Property', plotPlace(tell, ground))}
${has(0.55, 155) ? fact('4. Pin Code', pinOf(tell, ground)) : ''}${fact('5. Area', plotMetres(tell, ground))}
${fact('6. Total premium', `Rs. ${grouped(Math.round(sqmt.plot * 21_500))}/- @ Rs. 21,500 per sq. mtr.`)}
${fact(
  '7. Location charges',
  has(0.5, 156)
    ? `Rs. ${tell.states('amenities_plc', grouped(Math.round(sqmt.plot * 1_075)), String(Math.round(sqmt.plot * 1_075)))}/- (5 %,
${tell.states('type_of_plot', 'Corner')})`
    : 'Nil',
)}
${fact('8. Tenure', `${tell.states('land_freehold_or_leasehold', 'Leasehold')}, ${term} w.e.f. ${from.dots}`)}</table>
<p>${payment} The rent may be enhanced by 50 % after every ten years.</p>
<p>And the Lessee doth covenant: (a) to construct after approval of the plan within 3 years; (b) to use the plot for residential purpose
only; (c) to permit the officers of the Lessor at all reasonable times; (d) not to transfer
within 2 years; (e) to pay transfer charges @ 2.5 %.</p><h2>Schedule of plot</h2>${boundsTable(tell, ground, true)}<p class="fine">Subject
to lease plan. Bounded as per site at the time of possession.</p>
<p class="two"><span>For and on behalf of Lessor<br>Manager
(Property)</span><span>Lessee<br>${again(buyers, '<br>')}</span></p><p>Witnesses: 1. ${escaped(ground.witnesses[0].name)}, ${town} &nbsp;
2. ${escaped(ground.witnesses[1].name)}</p></div>`
}
