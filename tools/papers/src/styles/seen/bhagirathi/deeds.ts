import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { cottahs, flatPlace, groundOf, landPlace, loud, pinOf, rupees, sonOf, sri, type Ground } from './ground.ts'

const order = ['north', 'south', 'east', 'west'] as const

const butted = (tell: Telling, { boundaries }: Ground): string =>
  order
    .map(
      (side) =>
        `<p class="side">ON THE ${side.toUpperCase()} <i>:</i> By
${tell.states(`boundaries_deed_${side}`, boundaries[side])}${side === 'west' ? '.' : ';'}</p>`,
    )
    .join('')

/** Land of a deed in cottahs, with square feet or metres beside them, and what may be typed of it. */
const landArea = (tell: Telling, { sqft, sqmt, has }: Ground): string => {
  mayConvert(tell, sqft.plot)
  tell.allows('type_of_plot', 'Bastu', 'Residential')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  if (has(0.25, 110)) return `${cottahs(sqft.plot)} (more or less)`
  const metres = has(0.35, 111) ? ` or ${tell.states('land_area_docs_sqmt', grouped(sqmt.plot), String(sqmt.plot))} Sq. Metres` : ''
  return `${cottahs(sqft.plot)} i.e. ${tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))} Sq. Feet${metres}, be
the same a little more or less`
}

const revenue = ({ mouza, dag, khatian, digits, town, district }: Ground): string =>
  `in Mouza - ${mouza}, J.L. No. ${digits(2, 81)}, Touzi No. ${digits(3, 112)}, comprised in R.S. Dag No. ${dag} under L.R. Khatian No.
${khatian}, P.S. ${town}, A.D.S.R. Office ${town}, District ${district}`

const measured = (tell: Telling, { feet, has }: Ground): string =>
  has(0.5, 113)
    ? `<p>The said land measures ${lengthOf(tell, 'north', feet.eastWest)} on the northern and southern sides and
${lengthOf(tell, 'east', feet.northSouth)} on the eastern and western sides.</p>`
    : ''

/** Deed of conveyance in the English of the law reports, with two schedules and a memo of consideration. */
export const saleDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, earlier, developer, dates, price, isFlat, has, sqft, storey, digits, homePin, town, whole } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Deed of Conveyance', 'Sale Deed')
  const byFirm = isFlat && has(0.5, 114)
  const vendor = byFirm
    ? `${tell.states('developer_name', developer)}, a partnership firm represented by its partner Sri ${escaped(ground.partner.name)}`
    : `${sri(seller, escaped(seller.name), 0).toUpperCase()}, son/wife of ${escaped(seller.elder)}, residing at ${escaped(seller.home)}`
  const tenure = has(0.5, 115) ? ' as a freehold property' : ''
  if (tenure !== '') tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')
  const second = isFlat
    ? `<p class="center"><b>SCHEDULE 'B' ABOVE REFERRED TO</b></p><p>ALL THAT
${flatPlace(tell, ground)}${has(0.7, 116) ? `, PIN - ${pinOf(tell, ground)}` : ''}, measuring a super built up area of
${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq. ft. more or less (carpet area ${grouped(sqft.carpet)}
sq. ft.)
on the ${ordinal(storey)} floor, ${ground.pick(['South-West', 'North-East', 'Southern'], 117)}
side${
        has(0.5, 118)
          ? `, with undivided impartible share of land measuring ${tell.states('final_land_area_uds', `${whole(110, 320, 119)} sq. ft.`)}`
          : ' with undivided proportionate share of land'
      }.</p>`
    : ''
  const land = isFlat
    ? 'the land whereon the building stands'
    : `${landPlace(tell, ground)}${has(0.7, 120) ? `, PIN - ${pinOf(tell, ground)}` : ''}`
  if (!isFlat) tell.allows('document_area_sqft', String(sqft.plot))
  return `<div class="deed"><p class="ends"><span>Query No. 2000${digits(6, 121)}/${dayOf(dates.deed).year}</span><span>Market value
${rupees(Math.round(price * 1.08))}</span></p><h1>DEED OF CONVEYANCE</h1>
<p>THIS INDENTURE made this the ${dayOf(dates.deed).legal} BETWEEN ${vendor}, hereinafter referred to as the VENDOR (which expression
shall unless excluded by or repugnant to the context include his heirs, executors and assigns) of the ONE PART AND
${owners(tell, buyers, ' AND ', loud)}, residing at ${escaped(ground.first.home)}, P.O. &amp; P.S. ${town}, Pin - ${homePin}, hereinafter
referred to as the PURCHASER${buyers.length > 1 ? 'S' : ''} of the OTHER PART.</p>
<p>WHEREAS one ${escaped(earlier.name)} was the recorded owner of land measuring ${whole(8, 20, 122)} decimals and while seized and
possessed thereof died intestate on 14.07.1998 leaving behind him his only heir, who by a Deed of Gift being No. ${digits(4, 123)} for the
year 2004 transferred the same to the predecessor of the Vendor;</p>
<p>AND WHEREAS the Vendor became the absolute owner and mutated his name in the records of the Municipality under Holding No.
${digits(3, 124)} and has been enjoying the same${tenure} without any interruption from any corner whatsoever;</p>
<p>AND WHEREAS the Purchaser has approached the Vendor to purchase the said property at and for ${rupees(price)} (Rupees ${inWords(price)}
only) which the Vendor has considered fair and reasonable;</p>
<p>NOW THIS INDENTURE WITNESSETH that in pursuance of the said agreement and in consideration of the said sum paid as per memo below, the
Vendor doth hereby grant, convey, transfer, assign and assure unto the Purchaser the property described in the Schedule hereunder TO HAVE
AND TO HOLD the same absolutely and for ever.</p>
<div class="break"></div><p class="center"><b>SCHEDULE ${isFlat ? "'A' " : ''}ABOVE REFERRED TO</b></p><p>ALL THAT piece and parcel of
BASTU land measuring ${landArea(tell, ground)}, ${revenue(ground)}, being ${land}, butted and bounded as follows
:-</p>${butted(tell, ground)}${isFlat ? '' : measured(tell, ground)}${second}
<p class="center"><b>MEMO OF CONSIDERATION</b></p><p>By Pay Order No. ${digits(6, 125)} dated ${dayOf(dates.deed).dots} on
${escaped(ground.lender)} ${'.'.repeat(10)} ${rupees(price)}</p>
<p class="ends"><span>WITNESSES :<br>1. ${escaped(ground.witnesses[0].name)}<br>2.
${escaped(ground.witnesses[1].name)}</span><span>Signature of the Vendor</span></p></div>`
}

/** Agreement with earnest money between two parties. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, dates, price, isFlat, has, sqft, storey, homePin, digits } = ground
  mayHold(tell, buyers)
  tell.allows('ownership_type', 'Single')
  tell.allows('loan_type', 'Home Loan')
  mayList(tell, 'Agreement for Sale', 'Agreement to Sell')
  const token = Math.round(price / 1_000_000) * 100_000
  const pin = has(0.65, 130) ? `, Pin Code ${pinOf(tell, ground)}` : ''
  const what = isFlat
    ? `<p>ALL THAT ${flatPlace(tell, ground)}${pin}, having covered area of
${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} sq. ft. on the ${ordinal(storey)} floor together with
proportionate share in the land and common areas.</p>`
    : `<p>ALL THAT bastu land measuring ${landArea(tell, ground)} at ${landPlace(tell, ground)}${pin}, ${revenue(ground)}, which is butted
and bounded in the manner following :-</p>${butted(tell, ground)}${measured(tell, ground)}`
  return `<div class="deed"><h1>AGREEMENT FOR SALE (BAYNAPATRA)</h1><p>Articles of Agreement made on ${dayOf(dates.deed).dots} BETWEEN
${sonOf(seller, tell.states('property_owner_name', seller.name), 0)}, residing at ${escaped(seller.home)}, (the VENDOR) AND
${applicants(tell, buyers, ' and ', sonOf)}, residing at ${escaped(ground.first.home)} - ${homePin} (the PURCHASER).</p>
<p>Whereby it is agreed :-</p><p>1. That the Vendor will sell and the Purchaser will purchase the property in the Schedule at
${rupees(price)}, free from all encumbrances, lispendens and attachments.</p>
<p>2. That a sum of ${rupees(token)} is paid this day as earnest money, receipt of which the Vendor admits. The balance of
${rupees(price - token)} shall be paid at registration within ninety days, for which the Purchaser may obtain a loan from any bank.</p>
<p>3. That the Vendor shall make out a marketable
title${
    has(0.5, 131)
      ? `, the property being ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} and not affected by the Urban Land
Ceiling Act`
      : ''
  }. The title deeds (Deed No. ${digits(4, 132)} of 2006 and link deeds) are handed over to the Purchaser's advocate for searching.</p>
<p>4. That on default of the Purchaser the earnest money is forfeited; on default of the Vendor the Purchaser may sue for specific
performance.</p>
<p class="center"><b>THE SCHEDULE</b></p>${what}<p class="ends"><span>Witness :
${escaped(ground.witnesses[0].name)}</span><span>${escaped(seller.name)} (Vendor)<br>${again(buyers, '<br>')}
(Purchaser)</span></p></div>`
}

/** A trust's indenture of lease; the ground rent in words and figures. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, authority, dates, lease, has, plot, colony, town, district, sqft, whole, digits, homePin } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Lease Deed', 'Indenture of Lease')
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(sqft.plot))
  tell.allows('flat', String(plot))
  tell.allows('type_of_plot', 'Residential', 'Residential plot')
  const from = dayOf(dates.deed)
  const rent = lease.rent
  const words = tell.states(
    'period_expired_balance_lease_rent',
    `${lease.years} years`,
    `${lease.years} years from ${from.typed}, ground rent Rs. ${rent} per year`,
    `${lease.years} years, ground rent Rs. ${rent}`,
    `${lease.years} years from ${from.typed}, rent Rs. ${rent}`,
  )
  const place = `Plot No. ${plot} in Block ${ground.wing}${ground.wing}, ${colony} Scheme, ${town}, District - ${district}`
  const said = tell.states('property_address_doc', place, place, place.replace(/, District.*/, ''), place.replace(/ in Block \w+/, ''))
  return `<div class="deed"><h1>INDENTURE OF LEASE</h1><p>THIS INDENTURE made on the ${from.legal} BETWEEN THE ${authority.toUpperCase()},
hereinafter called the LESSOR, AND ${owners(tell, buyers, ' AND ', sonOf)}, of ${escaped(ground.first.home)} - ${homePin}, hereinafter
called the LESSEE.</p>
<p>WHEREAS by Memo No. ${digits(4, 141)}/IT dated 03.05.${from.year - 1} the Lessor agreed to grant a lease for residential purpose on
payment of a salami of ${rupees(rounded(sqft.plot * 250, 0))};</p>
<p>NOW THIS INDENTURE WITNESSETH that the Lessor doth hereby demise unto the Lessee ALL THAT the plot in the Schedule TO HOLD the same on
${tell.states('land_freehold_or_leasehold', 'leasehold', 'Leasehold')} for a period of ${words} commencing from the ${from.legal},
yielding and paying therefor every year the ground rent of ${rupees(rent)} (Rupees ${inWords(rent)} only) payable by the 31st day of
Chaitra.</p>
<p>AND THE LESSEE doth covenant : (i) to pay the rent and all municipal rates; (ii) to complete a building of not more than three storeys
within five years; (iii) not to sub-divide or transfer without sanction in writing; (iv) to keep the drains in repair; (v) that arrears
carry interest at ${whole(9, 15, 142)} per cent.</p>
<p class="center"><b>THE SCHEDULE ABOVE REFERRED
TO</b></p>
<p>${said}${has(0.65, 143) ? `, PIN ${pinOf(tell, ground)}` : ''}, containing an area of ${landArea(tell, ground)}, and bounded
:</p>${butted(tell, ground)}${measured(tell, ground)}
<p class="ends"><span>For the Lessor<br>Chief Executive Officer</span><span>Lessee<br>${again(buyers, '<br>')}</span></p></div>`
}
