import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { sides } from '../../../property.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayBePlot, mayConvert, mayHold, mayList, owners, type Dress } from '../../truths.ts'
import { flatAddress, groundOf, halfMetres, plotAddress, rs, titled, type Ground } from './ground.ts'

const party: Dress = (one, name, at) =>
  `${at + 1}) ${titled(one, name)}, age ${one.age} years, occupation ${one.isWoman ? 'housewife' : 'service'}, PAN ${one.pan}`

const bounds = (tell: Telling, ground: Ground): string => {
  const boundaries = ground.isFlat ? ground.boundaries.flat : ground.boundaries.plot
  return sides
    .map((side) => `<tr><td>On or towards the ${side}</td><td>${tell.states(`boundaries_deed_${side}`, boundaries[side])}</td></tr>`)
    .join('')
}

const measures = (tell: Telling, { sizes }: Ground): string => {
  const [across, along] = [`${halfMetres(sizes.eastWest).toFixed(2)} mtr.`, `${halfMetres(sizes.northSouth).toFixed(2)} mtr.`]
  return `<p class="sched">Length East-West ${lengthOf(tell, 'north', across)} and North-South ${lengthOf(tell, 'east', along)}</p>`
}

/** The land or flat of a deed: area, address, boundaries. */
const schedule = (tell: Telling, ground: Ground): string => {
  const { isFlat, sqft, sqmt, has, floor, society } = ground
  if (isFlat) {
    tell.allows('usage_approved_as_per_plan', 'Residential')
    const area = `built up area ${grouped(sqmt.built)} sq. mtrs. i.e.
${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} sq. ft.`
    const share = has(0.5, 110)
      ? ` together with five shares bearing distinctive Nos. ${ground.digits(2, 111)}1 to ${ground.digits(2, 111)}5 of ${society}`
      : ''
    return `<p class="sched">All that residential premises being ${flatAddress(tell, ground)}, on the ${ordinal(floor)} floor, admeasuring
${area}${share}.</p>
${has(0.5, 112) ? `<table class="bounds">${bounds(tell, ground)}</table>` : ''}`
  }
  mayBePlot(tell, String(ground.plot), sqft.plot)
  tell.allows('document_area_sqft', String(sqft.plot))
  const inFeet = has(0.5, 113)
    ? ` (equivalent to ${tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))} sq. ft.)`
    : ''
  return `<p class="sched">All that N.A. residential plot, being ${plotAddress(tell, ground)}, admeasuring
${tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))} sq. mtrs.${inFeet},
out of total area H. 1 = ${ground.digits(2, 114)} Are of the said Gat, assessed at Rs.
${ground.whole(2, 18, 115)}.${ground.digits(2, 116)} and bounded as under:</p>
<table class="bounds">${bounds(tell, ground)}</table>${has(0.6, 117) ? measures(tell, ground) : ''}`
}

const tenureOf = (tell: Telling, { has }: Ground): string =>
  has(0.6, 118)
    ? ` The said property is ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} (Bhogvata Class-I) and is not subject to
any ceiling.`
    : ''

/** The registration office's extract (Index II) with the deed's schedule behind it. */
export const saleDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, price, dates, digits, isFlat, village, first, developer, has } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Sale Deed', 'Index II')
  const byBuilder = isFlat && has(0.4, 119)
  const vendor = byBuilder ? tell.states('developer_name', developer) : titled(seller, escaped(seller.name))
  return `<div class="deed"><p class="ref"><span>सूची क्र. 2 / Index II</span><span>Document No.
${digits(5, 120)}/${dayOf(dates.deed).year}</span></p>
<table class="form"><tr><td class="ask">(1) Type of document</td><td>SALE DEED</td></tr><tr><td class="ask">(2) Consideration
(मोबदला)</td><td>${grouped(price)}</td></tr>
<tr><td class="ask">(3) Market value (बाजारभाव)</td><td>${grouped(Math.round(price * 0.9))}</td></tr><tr><td class="ask">(4) Stamp duty as
per consideration</td><td>${grouped(Math.round(price * 0.06))}</td></tr>
<tr><td class="ask">(5) Registration fee</td><td>30,000</td></tr><tr><td class="ask">(6) Date of
execution</td><td>${dayOf(dates.deed).typed}</td></tr>
<tr><td class="ask">(7) Village / गावाचे नाव</td><td>${village}</td></tr></table>
<h1>SALE DEED</h1><p>THIS DEED OF SALE is made and executed at ${village} on ${dayOf(dates.deed).legal}, BETWEEN
${vendor}${byBuilder ? ' through its partner' : `, age ${seller.age} years`}, residing at / having office at ${escaped(seller.home)},
hereinafter called the VENDOR, AND ${owners(tell, buyers, ', ', party)}, residing at ${escaped(first.home)} - ${ground.homePin},
hereinafter called the PURCHASER/S.</p>
<p>WHEREAS the Vendor acquired the property from ${escaped(ground.earlier.name)} under a deed registered at Sr. No. ${digits(4, 121)}/2008
and is in possession thereof;
AND WHEREAS the Vendor has agreed to sell the same for ${rs(price)} (Rupees ${inWords(price)} only), which the Purchaser has paid by RTGS,
and the Vendor admits the receipt thereof.</p>
<p>NOW THIS DEED WITNESSETH that the Vendor doth hereby sell and assign to the Purchaser the property in the Schedule, free from
encumbrances.${tenureOf(tell, ground)}</p>
<div class="break"></div><h3>SCHEDULE OF THE PROPERTY</h3>${schedule(tell, ground)}
<p class="sign"><span>VENDOR</span><span>PURCHASER/S<br>${again(buyers, '<br>')}</span></p>
<p>Identified by: 1) ${escaped(ground.witnesses[0].name)}, mobile ${ground.witnesses[0].mobile} &nbsp; 2)
${escaped(ground.witnesses[1].name)}</p></div>`
}

/** Agreement between owner and buyers, the balance by loan. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, price, dates, first, society, isFlat, has } = ground
  tell.states('property_owner_name', seller.name)
  mayHold(tell, buyers)
  tell.allows('ownership_type', 'Single')
  tell.allows('loan_type', 'Home Loan')
  mayList(tell, 'Agreement to Sell')
  const token = Math.round(price / 20)
  const mobile = has(0.4, 122) ? `, Mobile ${tell.states('contact_number', first.mobile)}` : ''
  return `<div class="deed"><h1>साठेखत<br>AGREEMENT TO SELL</h1>
<p>This Agreement is executed at ${ground.village} on ${dayOf(dates.deed).typed}.</p>
<table class="parties"><tr><td>VENDOR</td><td>${titled(seller, tell.states('property_owner_name', seller.name))}<br>Age ${seller.age} yrs,
Aadhaar XXXX XXXX ${seller.aadhaar}<br>R/at ${escaped(seller.home)}<br>Mobile ${seller.mobile}</td></tr>
<tr><td>PURCHASER</td>
<td>${applicants(tell, buyers, '<br>', (one, name) => `${titled(one, name)}, age ${one.age} yrs, PAN ${one.pan}`)}<br>R/at
${escaped(first.home)}, ${ground.homePin}${mobile}</td></tr></table>
<p>1. The Vendor is the owner of the property described
below${
    isFlat
      ? ` and a bonafide member of ${society}, holding Share Certificate No. ${ground.digits(2, 123)}`
      : `, mutated in 7/12 extract by entry No. ${ground.digits(4, 124)}`
  }.${tenureOf(tell, ground)}</p>
<p>2. The price is fixed at ${rs(price)}. The Purchaser has paid ${rs(token)} as token by cheque No. ${ground.digits(6, 125)}; the balance
${rs(price - token)} will be paid from the loan of ${escaped(ground.lender)} within 60 days.</p>
<p>3. Property tax, electricity bill (Consumer No. ${ground.digits(12, 126)}) and maintenance till the date of possession will be paid by
the Vendor.</p>
<p>4. If the Purchaser fails to pay in time the token is forfeited. The Vendor shall obtain the No Objection
Certificate${isFlat ? ' of the society' : ''}.</p>
<p><b>DESCRIPTION OF PROPERTY</b></p>${schedule(tell, ground)}
<p class="sign"><span>${escaped(seller.name)}<br>Vendor</span><span>${again(buyers, '<br>')}<br>Purchaser</span></p>
<p>Witness: ${escaped(ground.witnesses[0].name)}, ${escaped(ground.witnesses[0].home)}</p></div>`
}

/** A new town corporation's lease of a plot. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, authority, dates, lease, digits, sqft, sqmt, plot, village, district, colony, whole, has } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Lease Deed')
  mayBePlot(tell, String(plot), sqft.plot)
  mayConvert(tell, sqft.plot)
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(sqft.plot))
  const years = lease.years === 90 ? 60 : 99
  const sector = whole(3, 29, 130)
  const place = `Plot No. ${plot}, Sector ${sector}, ${colony}, ${village}, Dist. ${district}`
  const bounds = ground.boundaries.plot
  const term = `${years} years`
  const rent = grouped(lease.rent)
  const period = `${years} years from ${dayOf(dates.deed).typed}, lease rent Rs. ${lease.rent} per year`
  tell.states('period_expired_balance_lease_rent', term, period, `${years} years, lease rent Rs. ${lease.rent}`)
  return `<div class="deed"><p class="center"><b>${authority.toUpperCase()}</b></p><h1>LEASE DEED</h1><p class="center">(Allotment under
the scheme of ${dayOf(dates.deed).year - 4}, File No. NCL/${digits(4, 131)})</p>
<p>THIS LEASE made at ${village} the ${dayOf(dates.deed).legal} BETWEEN ${authority}, a company incorporated under the Companies Act,
hereinafter called "the Lessor", AND
${owners(tell, buyers, ' and ', titled)}, residing at ${escaped(ground.first.home)} - ${ground.homePin}, hereinafter called "the
Lessee".</p>
<p>WHEREAS by an Agreement to Lease dated 12/06/${dayOf(dates.deed).year - 3} the Lessor agreed to grant a lease on completion of the
building, and the Lessee has paid a premium of ${rs(Math.round(sqmt.plot * 9_250))}
at Rs. 9,250/- per sq. mtr.;</p>
<p>NOW THIS LEASE WITNESSETH that the Lessor doth demise unto the Lessee the land in the Schedule TO HOLD the same on
${tell.states('land_freehold_or_leasehold', 'leasehold', 'Leasehold')} for a term of ${term} computed from
${dayOf(dates.deed).typed}, PAYING therefor yearly during the said term the rent of Rs. ${rent}/- in advance on the first day of
April.</p>
<ol><li>To build at least ${whole(40, 60, 132)} % of the permissible floor space within four years.</li><li>Not to use the land other than
for residence.</li>
<li>Not to assign or mortgage without consent of the Managing Director, save to a bank for a housing loan.</li><li>To pay transfer charges
as fixed from time to time.</li></ol>
<h3>SCHEDULE</h3><p class="sched">All that land known as
${tell.states('property_address_doc', place, place, `Plot No. ${plot}, Sector ${sector}, ${colony}, ${village}`)}${
    has(0.7, 133) ? `, Pin Code ${tell.states('pincode', ground.pin)}` : ''
  }, containing by admeasurement
${tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))} square metres or thereabouts and bounded as follows, that is
to say :</p>
<table class="bounds">${(['north', 'south', 'east', 'west'] as const)
    .map(
      (side) => `<tr><td>On or towards the ${side}
by</td><td>${tell.states(`boundaries_deed_${side}`, bounds[side])}</td></tr>`,
    )
    .join('')}</table>
<p class="sign"><span>Estate Officer<br>for the Lessor</span><span>${again(buyers, '<br>')}<br>Lessee</span></p></div>`
}
