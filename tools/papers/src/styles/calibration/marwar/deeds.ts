import type { PaperWriter } from '../../../style.ts'
import { sides } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayApply, mayBePlot, mayHold, mayList, owners } from '../../truths.ts'
import { feetLong, flatPlace, gaj, groundOf, kin, metres, metresLong, pinOf, plotPlace, type Ground } from './ground.ts'

const inHindi = { east: 'पूर्व / East', west: 'पश्चिम / West', north: 'उत्तर / North', south: 'दक्षिण / South' }

/** A cross of the four sides: boundary and length of each in one row. */
const fourSides = (tell: Telling, ground: Ground, inMetres: boolean): string => {
  const { boundaries, sizes, has } = ground
  const withLength = has(0.65, 110)
  const length = inMetres ? metresLong : feetLong
  const sizeOf = { east: sizes.northSouth, west: sizes.northSouth, north: sizes.eastWest, south: sizes.eastWest }
  const rows = sides.map((side) => {
    const long = withLength ? `<td>${tell.states(`dimensions_deed_${side}`, length(sizeOf[side]))}</td>` : ''
    return `<tr><th>${inHindi[side]}</th><td>${tell.states(`boundaries_deed_${side}`, boundaries[side])}</td>${long}</tr>`
  })
  return `<table class="grid short"><tr><th>दिशा / Side</th><th>सीमा / Bounded
by</th>${withLength ? '<th>नाप / Length</th>' : ''}</tr>${rows.join('')}</table>`
}

/** Boundaries in one sentence under the transliterated head. */
const chaturSeema = (tell: Telling, { boundaries }: Ground): string =>
  `<p>Chatur seema (khunt): East ma ${tell.states('boundaries_deed_east', boundaries.east)}, West ma
${tell.states('boundaries_deed_west', boundaries.west)}, North ma ${tell.states('boundaries_deed_north', boundaries.north)} tatha South ma
${tell.states('boundaries_deed_south', boundaries.south)} aavel chhe.</p>`

const described = (tell: Telling, ground: Ground): string => {
  const { isFlat, sqft, sqmt, has, floor, town, whole, plot, fp, digits } = ground
  const pin = has(0.7, 111) ? `, PIN ${pinOf(tell, ground)}` : ''
  if (isFlat)
    return `<p>${flatPlace(tell, ground)}${pin}, located on the ${ordinal(floor)} floor, having built-up area ${sqmt.built} sq. mt. i.e.
${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} sq. ft., constructed on N.A. land of T.P. No.
${whole(3, 91, 91)}, F.P. No. ${fp}, mouje
${town}${
      has(0.4, 112) ? `, with undivided land ${tell.states('final_land_area_uds', `${whole(14, 38, 88)}.${digits(2, 89)} sq. mt.`)}` : ''
    }.</p>`
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('document_area_sqft', String(sqft.plot))
  const inYards = has(0.6, 113)
  const area = inYards ? `${gaj(tell, ground)} sq. yd. (vaar)` : `${metres(tell, ground)} sq. mt.`
  const built = has(0.3, 114)
    ? ` together with construction of ${tell.states('document_area_sqft', String(sqft.built))} sq. ft. (G+1) thereon`
    : ''
  return `<p>${plotPlace(tell, ground)}${pin}, plot area ${area}${built}, out of N.A. Survey No.
${ground.survey}.</p>${has(0.75, 115) ? fourSides(tell, ground, !inYards) : chaturSeema(tell, ground)}`
}

/** Dastavej: parties in a two-column sheet, then clauses. */
export const saleDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, earlier, dates, price, has, digits, town, homePin, isFlat, developer } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Sale Deed', 'Dastavej')
  const byBuilder = isFlat && has(0.35, 116)
  const vendor = byBuilder
    ? `${tell.states('developer_name', developer)}<br>Partner: ${escaped(ground.partner.name)}`
    : `${kin(seller, escaped(seller.name), 0)}<br>Age ${seller.age}, PAN ${seller.pan}<br>${escaped(seller.home)}`
  const tenure = has(0.55, 117)
    ? ` The property is of ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} tenure (juni sharat).`
    : ''
  return `<div class="deed"><p class="ends"><span>Sr. No. ${digits(4, 118)} / ${dayOf(dates.deed).year}</span><span>Jantri value Rs
${grouped(Math.round(price * 0.7))}</span></p><h1>SALE DEED (VECHAN DASTAVEJ)<br><small>Rs ${grouped(price)}</small></h1>
<table class="grid two"><tr><th>VENDOR (vechnar)</th><th>PURCHASER
(kharidnar)</th></tr><tr><td>${vendor}</td><td>${owners(
    tell,
    buyers,
    '<br>',
    (one, name, at) => `${at + 1}. ${kin(one, name, at)}, age ${one.age}, PAN ${one.pan}`,
  )}<br>${escaped(ground.first.home)} - ${homePin}</td></tr></table>
<p>Date of execution: ${dayOf(dates.deed).typed} &nbsp; Place: ${town}</p><h3>DESCRIPTION OF THE PROPERTY</h3>${described(tell, ground)}
<h3>TERMS</h3><ol><li>The vendor purchased the property from ${escaped(earlier.name)} by deed No. ${digits(4, 119)} dated 18/06/2009 and
his name stands in the city survey record.${tenure}</li>
<li>The consideration of Rs ${grouped(price)} (Rupees ${inWords(price)} only) has been received by the vendor through cheque No.
${digits(6, 120)} of ${escaped(ground.lender)}.</li>
<li>Vacant possession is handed over today. Taxes up to today are of the vendor and hereafter of the purchaser.</li><li>If any defect in
title is found the vendor shall compensate.</li></ol>
<p class="ends"><span>Vendor</span><span>Purchaser<br>${again(buyers, '<br>')}</span></p><p>Witness: 1.
${escaped(ground.witnesses[0].name)} &nbsp; 2. ${escaped(ground.witnesses[1].name)} &nbsp; Sub Registrar, ${town}-2</p></div>`
}

/** Agreement on the notary's paper. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, seller, dates, price, has, digits, town, homePin, first } = ground
  mayHold(tell, buyers)
  tell.allows('ownership_type', 'Single')
  tell.allows('loan_type', 'Home Loan')
  mayList(tell, 'Agreement to Sell', 'Ikrarnama')
  const token = Math.round(price / 1_500_000) * 100_000
  const mobile = has(0.4, 125) ? ` (mo. ${tell.states('contact_number', first.mobile)})` : ''
  return `<div class="deed"><h1>विक्रय इकरारनामा / AGREEMENT TO SELL</h1><p class="ends"><span>Notary Reg. No. ${digits(3, 126)}, page
${digits(2, 127)}</span><span>Dt. ${dayOf(dates.deed).typed}</span></p>
<p><b>प्रथम पक्ष / First party (Vikreta) :</b> ${kin(seller, tell.states('property_owner_name', seller.name), 0)}, caste Hindu, age
${seller.age}, resident of ${escaped(seller.home)}, Aadhaar XXXX XXXX ${seller.aadhaar}, mo. ${seller.mobile}</p>
<p><b>द्वितीय पक्ष / Second party (Kreta) :</b> ${applicants(tell, buyers, ' aur ', kin)}, resident of ${escaped(first.home)} -
${homePin}${mobile}</p>
<p>The first party has agreed to sell to the second party his owned and possessed property described below for Rs ${grouped(price)}
(Rupees ${inWords(price)} only) and has received Rs ${grouped(token)} as sai (advance) in cash / cheque No. ${digits(6, 128)}.</p>
${described(tell, ground)}<p>Sharten / Conditions :</p><ol><li>Balance Rs ${grouped(price - token)} will be paid by loan from bank upto 90
days; registry thereafter.</li>
<li>The property is free from loan, dispute and
stay${has(0.4, 129) ? ` and is ${tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')}` : ''}.</li><li>Registry expenses by
Kreta. In case of refusal double sai is payable.</li></ol>
<p class="ends"><span>Hastakshar Vikreta</span><span>Hastakshar Kreta<br>${again(buyers, '<br>')}</span></p><p>Gawah: 1.
${escaped(ground.witnesses[0].name)} 2. ${escaped(ground.witnesses[1].name)}, ${town}</p></div>`
}

/** Patta: a lease in two languages; the urban assessment is its yearly rent. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, authority, dates, lease, has, digits, plot, sqft, sqmt, whole, homePin } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Patta', 'Lease Deed')
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(sqft.plot))
  const from = dayOf(dates.deed)
  const rent = lease.rent
  const term = tell.states(
    'period_expired_balance_lease_rent',
    '99',
    `99 years from ${from.typed}, lease money Rs. ${rent} per year`,
    `99 years, lease money Rs. ${rent}`,
    `99 years, Rs. ${rent} per annum from ${from.typed}`,
  )
  const row = (hindi: string, english: string, value: string): string =>
    `<tr><td>${hindi}<br><small>${english}</small></td><td>${value}</td></tr>`
  return `<div class="patta"><p class="center"><b>कार्यालय ${authority}</b></p><h1>पट्टा (लीज डीड)<br>PATTA / LEASE
DEED</h1><p class="ends"><span>पट्टा संख्या ${digits(4, 130)}</span><span>पत्रावली ${digits(3, 131)}/${from.year - 1}</span><span>दिनांक
${from.typed}</span></p>
<table class="grid">${row('पट्टाधारी का नाम', 'Name of lessee', owners(tell, buyers, ' एवं ', kin))}
${row('निवासी', 'Resident of', `${escaped(ground.first.home)} - ${homePin}`)}
${row('भूखण्ड का विवरण', 'Plot and scheme', `${plotPlace(tell, ground)}${has(0.6, 132) ? ` - ${pinOf(tell, ground)}` : ''}`)}
${row('क्षेत्रफल', 'Area', `${gaj(tell, ground)} वर्गगज (Sq. Yd.) / ${metres(tell, ground)} वर्गमीटर (Sq. Mt.)`)}
${row('उपयोग', 'Use', 'आवासीय / Residential')}
${row('अधिकार', 'Right', `${tell.states('land_freehold_or_leasehold', 'Leasehold')}, ${term} वर्ष / years`)}
${row('प्रीमियम', 'Premium', `Rs ${grouped(Math.round(sqmt.plot * whole(12, 36, 133) * 100))}`)}
${row('वार्षिक लीज राशि', 'Lease money per year', `Rs ${grouped(rent)}`)}</table>
<p>The lessee shall pay the lease money every year by 31 March. On depositing ten years' lease money at once a lease exemption certificate
will be given. The plot shall be used only for the purpose stated above, and construction shall be done as per bye-laws within 5
years.</p>
<p><b>सीमाएँ /
BOUNDARIES</b></p>${fourSides(tell, ground, false)}
<p class="ends"><span>पट्टाधारी<br><br>${again(buyers, '<br>')}</span>
<span>साक्षी<br>${escaped(ground.witnesses[0].name)}</span><span>सचिव / Secretary</span></p></div>`
}
