import { sides, type Side } from '../../../property.ts'
import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, lengthOf, mayApply, mayBePlot, mayConvert, mayHold, mayList, owners } from '../../truths.ts'
import { flatPlace, groundOf, landOf, mobileOf, pinOf, plotPlace, rs, sardar, sh, sonOfLate, storeyOf, type Ground } from './ground.ts'

const capital = (side: Side): string => `${side.charAt(0).toUpperCase()}${side.slice(1)}`
const oldWords: Record<Side, string> = { east: 'Mashriq', west: 'Maghrib', north: 'Shumal', south: 'Janub' }
const inHindi: Record<Side, string> = { east: 'पूर्व', west: 'पश्चिम', north: 'उत्तर', south: 'दक्षिण' }
const orders: readonly (readonly Side[])[] = [sides, ['north', 'south', 'east', 'west'], ['east', 'north', 'west', 'south']]

/** The four limits, with lengths where the deed has them beside. */
const hadood = (tell: Telling, ground: Ground, withLengths: boolean): string => {
  const { nearby, pick, sizes, has, inHills } = ground
  const order = pick(orders, 300)
  const said = (side: Side): string => tell.states(`boundaries_deed_${side}`, nearby[side])
  const long = (side: Side): string => {
    const feet = side === 'north' || side === 'south' ? sizes.eastWest : sizes.northSouth
    return tell.states(`dimensions_deed_${side}`, has(0.7, 301) ? `${feet}'-0"` : `${rounded(feet * 0.3048)} mtr`)
  }
  const word = (side: Side): string => (inHills ? `${inHindi[side]} / ${capital(side)}` : capital(side))
  if (withLengths)
    return `<table class="hadood">${order
      .map((side) => `<tr><td>${word(side)}</td><td>${long(side)}</td><td>${said(side)}</td></tr>`)
      .join('')}</table>`
  const way = ground.whole(0, 2, 302)
  if (way === 0) return `<p>Bounded as under: ${order.map((side) => `${capital(side)} - ${said(side)}`).join(', ')}.</p>`
  if (way === 1)
    return `<p>Hadood arba (four limits):</p><table class="hadood">${order
      .map((side) => `<tr><td>${oldWords[side]} (${capital(side)})</td><td>${said(side)}</td></tr>`)
      .join('')}</table>`
  return order.map((side) => `<p>On the ${side} : ${said(side)}</p>`).join('')
}

/** Two lengths for four sides, or the page's own silence. */
const lengths = (tell: Telling, { sizes, has }: Ground): string => {
  if (!has(0.65, 303)) return ''
  return `<p>Dimensions: East-West ${lengthOf(tell, 'north', `${sizes.eastWest}'`)}, North-South
${lengthOf(tell, 'east', `${sizes.northSouth}'`)}.</p>`
}

const limits = (tell: Telling, ground: Ground): string => {
  if (!ground.has(0.88, 304)) return '<p>The site plan attached is part of this deed.</p>'
  return ground.has(0.45, 305) ? hadood(tell, ground, true) : hadood(tell, ground, false) + lengths(tell, ground)
}

const record = ({ khewat, khatauni, khasra, jamabandi, hadbast, village, whole }: Ground): string =>
  `out of land comprised in Khewat / Khatauni No. ${khewat} / ${khatauni}, Khasra No. ${khasra} (${whole(2, 8, 306)}-${whole(
    0,
    19,
    307,
  )}), as per jamabandi ${jamabandi}, situated in the revenue estate of village ${village}, H.B. No. ${hadbast}`

/** What is sold: a plot or house by its limits, or a floor with its share of the plot. */
const described = (tell: Telling, ground: Ground): string => {
  const { isFlat, sqft, sqyd, has, plot, house } = ground
  const pin = has(0.65, 308) ? `, PIN ${pinOf(tell, ground)}` : ''
  if (isFlat) {
    tell.allows('usage_approved_as_per_plan', 'Residential')
    tell.allows('type_of_plot', 'Residential')
    const land = has(0.6, 309)
    if (land) mayConvert(tell, sqft.plot)
    const share = rounded(sqyd / 3)
    const below = land
      ? `, on a plot of ${tell.states('land_area_docs_sqyd', String(sqyd))} sq. yds.${
          has(0.65, 310)
            ? `, with undivided 1/3rd share in the land equal to
${tell.states('final_land_area_uds', `${share} sq. yds.`, `${share} sq. yds.`, '1/3rd', '1/3rd share')}`
            : ''
        }`
      : ''
    return `<p>${flatPlace(tell, ground)}${pin}, being the ${storeyOf(ground)}, having a ${has(0.5, 311) ? 'super' : 'total super'} area of
${tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))} sq. ft. (covered ${grouped(sqft.built)} sq. ft.)${below}${
      has(0.4, 312)
        ? `, with ${tell.states('amenities_car_parking', 'one stilt parking', '1 stilt', '1', '1 covered', 'one stilt parking')}`
        : ''
    }.</p>${has(0.45, 313) ? hadood(tell, ground, false) : ''}`
  }
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('flat', String(house))
  tell.allows('document_area_sqft', String(sqft.plot))
  const built = has(0.35, 314)
    ? ` along with the built up house having covered area of ${tell.states('document_area_sqft', String(sqft.built))} sq. ft. thereon`
    : ''
  return `<p>${plotPlace(tell, ground)}${pin}, measuring
${landOf(tell, ground)}${has(0.5, 315) ? `, ${record(ground)}` : ''}${built}.</p>${limits(tell, ground)}`
}

/** Bainama: duty and value in a strip on top, then one party after another. */
export const saleDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, seller, earlier, partner, developer, dates, price, has, digits, town, homePin, isFlat, witnesses, lender, whole } =
    ground
  mayApply(tell, buyers)
  mayList(tell, 'Sale Deed', 'Bainama')
  const byFirm = isFlat && has(0.35, 320)
  const vendor = byFirm
    ? `${tell.states('developer_name', developer)} through its authorised person ${sh(partner, escaped(partner.name), 0)}`
    : `${sonOfLate(seller, escaped(seller.name), 0)}, resident of ${escaped(seller.home)}, Aadhaar XXXX XXXX ${seller.aadhaar}`
  const tenure = has(0.45, 321)
    ? ` The property is ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} by conveyance deed No. ${digits(4, 322)}.`
    : ''
  return `<div class="bond"><table class="top"><tr><td>Kind of deed</td><td>Sale deed
(Bainama)</td><td>Consideration</td><td>${rs(price)}</td></tr>
<tr><td>Stamp duty</td><td>${rs(Math.round(price * 0.06))}</td><td>Collector rate</td><td>Rs. ${grouped(whole(8, 40, 323) * 1_000)} per
sq. yd.</td></tr>
<tr><td>Vasika No.</td><td>${digits(4, 324)}</td><td>e-Stamp</td><td>IN-PB${digits(8, 325)}</td></tr></table><h1>SALE DEED</h1>
<p>This deed is executed at ${town} on ${dayOf(dates.deed).dots} by ${vendor} (the Vendor) in favour of
${owners(tell, buyers, ' and ', sonOfLate)},
resident${buyers.length > 1 ? 's' : ''} of ${escaped(first.home)} ${homePin}, PAN
${first.pan}${buyers.length > 1 ? ', in equal shares' : ''} (the
Vendee).</p><p>That the Vendor is owner in possession of the property described at the foot, having purchased it from
${sardar(earlier, escaped(earlier.name), 0)} vide vasika No. ${digits(4, 326)} dated 11.05.2009, mutation No. ${digits(4, 327)}
sanctioned.${tenure}</p>
<p>That for his domestic needs the Vendor sells the same with all rights of passage, water and light to the Vendee for ${rs(price)} (Rupees
${inWords(price)} only), which is received as: ${rs(Math.round(price / 4))} by RTGS UTR ${digits(10, 328)}, and the rest by demand draft of
${escaped(lender)}, ${ground.branch}.</p>
<p>That actual physical possession is delivered. The property is free from sale, gift, mortgage, court decree and
family dispute.
Bills up to today shall be paid by the Vendor. The Vendee may get the mutation entered.</p>
<p><b>DESCRIPTION OF THE PROPERTY SOLD</b></p>${described(tell, ground)}
<p class="sides"><span>Witnesses:<br>1. ${escaped(witnesses[0].name)}, Lambardar<br>2.
${escaped(witnesses[1].name)}</span><span>Vendor<br><br>Vendee<br>
${again(buyers, '<br>')}</span></p></div>`
}

/** Ikrarnama: the bargain, the earnest money and the last day for registration. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, seller, dates, price, has, digits, town, homePin, whole, witnesses } = ground
  mayHold(tell, buyers)
  tell.allows('ownership_type', 'Single')
  tell.allows('loan_type', 'Home Loan')
  mayList(tell, 'Agreement to Sell', 'Ikrarnama')
  const earnest = Math.round(price / 1_000_000) * 100_000
  const until = `${whole(1, 27, 330)}.${String(whole(1, 12, 331)).padStart(2, '0')}.${dayOf(dates.deed).year + 1}`
  const phone = has(0.4, 332) ? `, mobile ${mobileOf(tell, ground)}` : ''
  return `<div class="bond"><h1>AGREEMENT TO SELL (IKRARNAMA BAI)</h1><p>${town}, ${dayOf(dates.deed).dots}</p><p>1. FIRST PARTY:
${sonOfLate(seller, tell.states('property_owner_name', seller.name), 0)}, r/o ${escaped(seller.home)}, mobile ${seller.mobile}.</p><p>2.
SECOND PARTY:
${applicants(tell, buyers, ' and ', sonOfLate)}, r/o ${escaped(first.home)} ${homePin}${phone}.</p>
<p>The first party, being owner in possession, has bargained to sell to the second party:</p>${described(tell, ground)}
<p>Sale price: ${rs(price)} (Rupees ${inWords(price)} only). Bayana (earnest money) received today: ${rs(earnest)}, cheque No.
${digits(6, 333)}. Balance:
${rs(price - earnest)}, at the time of registration, for which the last date is ${until}.</p><p>The second party may raise a loan from any
bank. The first
party will supply the allotment papers, no dues certificate and permission to transfer${
    has(0.4, 334)
      ? ` and states that the property is
${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')}`
      : ''
  }. If the first party backs out, double the bayana is payable; if the second party fails, it is forfeited.</p>
<p class="sides"><span>Witness 1 ${escaped(witnesses[0].name)}<br>Witness 2 ${escaped(witnesses[1].name)}</span><span>First party
${escaped(seller.name)}<br>Second party ${again(buyers, ', ')}</span></p><p class="fine">Deed writer's register No. ${digits(3, 335)}.
Notary fee Rs.
200.</p></div>`
}

/** The estate office's lease: a premium, and a rent that rises with the years. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, authority, dates, lease, has, plot, house, sqft, digits, homePin, town, price, whole, pick } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Lease Deed')
  mayBePlot(tell, String(plot), sqft.plot)
  tell.allows('flat', String(house))
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(sqft.plot))
  const years = pick([99, lease.years], 340)
  const { typed, dots, year } = dayOf(dates.deed)
  const rent = lease.rent
  const term = tell.states(
    'period_expired_balance_lease_rent',
    `${years} years`,
    `${years} years from ${typed}, ground rent Rs. ${rent} per year`,
    `${years} years, ground rent Rs. ${rent}`,
    `${years} years from ${typed}, rent Rs. ${rent} per year`,
    `${years} years, rent Rs. ${rent} per annum`,
    `${years} years, Rs. ${rent} per annum`,
  )
  return `<div class="bond"><p class="center"><b>FORM 'D'<br>DEED OF LEASE OF SITE SOLD BY
${has(0.5, 341) ? 'AUCTION' : 'ALLOTMENT'}</b></p>
<p>This indenture made on ${dots} between the ${authority}, ${town} (the Lessor) and ${owners(tell, buyers, ' and ', sonOfLate)}, r/o
${escaped(first.home)} ${homePin} (the Lessee).</p><p>WHEREAS the site described below has been sanctioned on
${tell.states('land_freehold_or_leasehold', 'lease hold', 'Leasehold')} basis vide memo No. ${digits(5, 342)} of ${year - 1} on a premium
of ${rs(price)};</p>
<p>NOW the Lessor demises to the Lessee ${plotPlace(tell, ground)}${has(0.6, 343) ? `, PIN ${pinOf(tell, ground)}` : ''}, having an area of
${landOf(tell, ground)}, to hold for ${term} commencing from ${dots}, subject to these conditions:</p>
<p>(i) The Lessee shall pay ground rent of ${rs(rent)} per annum for the first 33 years, which may be enhanced to
${rs(Math.round(rent * 1.5))} for the
next 33 years and to ${rs(rent * 2)} thereafter. (ii) 25 % of the premium is paid; the balance carries ${whole(7, 12, 344)} % interest.
(iii) The site
shall be used for residence only and no fragmentation is allowed. (iv) A building shall be completed in three years. (v) One third of the
unearned increase is payable on transfer. (vi) For breach the site may be resumed under section 8-A.</p>
<p><b>Boundaries of the site</b></p>${limits(tell, ground)}
<p class="sides"><span>Witness: ${escaped(ground.witnesses[0].name)}</span><span>Lessee<br>${again(buyers, '<br>')}</span><span>For and on
behalf of
the<br>Lessor, Estate Officer</span></p></div>`
}
