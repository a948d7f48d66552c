import type { PaperWriter } from '../../../style.ts'
import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants, mayApply, mayBePlot, mayHold, mayList, owners } from '../../truths.ts'
import { groundOf, landOf, loudly, mobileOf, pinOf, placeOf, sitePlace, sum, titled, withAge, withElder, type Ground } from './ground.ts'
import { checkBandi, flatSchedules, measured, siteSchedule } from './schedule.ts'

const titleOf = ({ inKerala, inGoa }: Ground): string => {
  if (inKerala) return 'SALE DEED<br>(THEERADHARAM)'
  return inGoa ? 'DEED OF SALE' : 'ABSOLUTE SALE DEED<br>(SHUDDHA KRAYA PATRA)'
}

/** The vendor: a person, or the builder of the flat with his land owner. */
const vendorOf = (tell: Parameters<PaperWriter>[1], ground: Ground): string => {
  const { isFlat, has, developer, partner, seller, officePin, town } = ground
  if (isFlat && has(0.5, 350))
    return `M/s. ${tell.states('developer_name', developer)}, ${town} ${officePin}, represented by its partner Sri. ${escaped(
      partner.name,
    )}, aged ${partner.age}`
  return `${withAge(seller, escaped(seller.name), 0)}, PAN ${seller.pan}, residing at ${escaped(seller.home)}`
}

/** The coast's deed of sale: who, whence, how much, what. */
export const saleDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, earlier, dates, price, has, digits, town, homePin, isFlat, lender, witnesses, whole } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Sale Deed', 'Deed of Sale', 'Absolute Sale Deed')
  const tenure = has(0.5, 351)
    ? ` and is ${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')}, not being granted or tenanted land`
    : ''
  const value = Math.round(price * 0.82)
  return `<div class="deed"><p class="apart fine"><span>Document No. ${digits(5, 352)} / ${dayOf(dates.deed).year}-${
    (dayOf(dates.deed).year + 1) % 100
  }, Book I</span><span>Guidance value ${sum(value)}</span></p><h1>${titleOf(ground)}</h1>
<p>THIS DEED is made and executed on this the ${dayOf(dates.deed).legal} (${ground.date(dates.deed)}) at ${town} BY:
${vendorOf(tell, ground)},
hereinafter called the VENDOR, IN FAVOUR OF: ${owners(
    tell,
    buyers,
    ' AND ',
    (one, name, at) =>
      `${loudly(one, name, at)}, aged ${one.age} years, ${one.isWoman ? 'W/o' : 'S/o'} Sri. ${escaped(one.elder)}, PAN ${one.pan}`,
  )}, residing at ${escaped(first.home)} - ${homePin}, hereinafter called the PURCHASER${buyers.length > 1 ? 'S' : ''}.</p>
<p>WHEREAS the property in the Schedule originally belonged to ${withElder(earlier, escaped(earlier.name), 0)}, who got it in a partition
dated ${whole(2, 27, 353)}-06-1996, and the Vendor has acquired it under a registered deed No. ${digits(4, 354)}/2011-12 (old extent
${whole(3, 9, 355)} Acres)${tenure};</p>
<p>AND WHEREAS the Vendor being in need of funds has offered it for ${sum(price)} (Rupees ${inWords(price)} only), which the Purchaser has
accepted;</p><p>NOW THIS DEED WITNESSETH that the said sum having been paid by way of D.D. No. ${digits(6, 356)} on ${escaped(lender)}, of
which the Vendor admits the receipt, the Vendor conveys the property to the Purchaser absolutely, with easements, water and tree growth. The
Vendor has this day delivered possession and all prior deeds. Taxes up to date are cleared and the ${ground.register} may be changed.</p>
<div class="break"></div>${isFlat ? flatSchedules(tell, ground) : `<h2>SCHEDULE</h2>${siteSchedule(tell, ground)}`}
<p>The market value of the property is ${sum(price)}. Stamp duty ${sum(Math.round(price * 0.05))} is paid by challan.</p>
<p class="apart"><span>WITNESSES<br>1. ${escaped(witnesses[0].name)}<br>2.
${escaped(witnesses[1].name)}</span><span>VENDOR<br><br>PURCHASER<br>
${again(buyers, '<br>')}</span></p><p class="fine">Drafted by ${escaped(ground.partner.name)}, Advocate, Roll
KAR/${digits(4, 357)}.</p></div>`
}

/** Agreement with advance, in numbered clauses. */
export const agreementToSell: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, seller, dates, price, has, digits, homePin, isFlat, town, whole, sqft, witnesses, pick } = ground
  mayHold(tell, buyers)
  tell.allows('ownership_type', 'Single')
  tell.allows('loan_type', 'Home Loan')
  mayList(tell, 'Agreement of Sale', 'Agreement to Sell', 'Sale Agreement')
  const advance = Math.round(price / 1_200_000) * 100_000
  const cellNo = has(0.35, 360) ? `, Cell ${mobileOf(tell, ground)}` : ''
  const plan = has(0.35, 361)
    ? ` The building was put up under licence No.
${tell.states('sanction_approval_no', `${digits(3, 362)}/${dayOf(ground.dates.plan).year}`)} dated
${tell.states('sanction_number_date', ground.date(dates.plan), dayOf(dates.plan).typed)} of the ${town} Municipality.`
    : ''
  if (isFlat) tell.allows('type_of_plot', 'Residential')
  const what = isFlat
    ? `<p>${placeOf(tell, ground)}${has(0.65, 364) ? `, PIN ${pinOf(tell, ground)}` : ''}, ${pick(['built-up', 'plinth'], 365)} area
${tell.states('document_area_sqft', grouped(sqft.built), String(sqft.built))} Sft, with proportionate share in land and common
amenities.</p>`
    : siteSchedule(tell, ground)
  return `<div class="deed margin"><h1>SALE AGREEMENT</h1><p>Executed at ${town} on ${ground.date(dates.deed)} between:</p>
<p>${withAge(seller, tell.states('property_owner_name', seller.name), 0)}, residing at ${escaped(seller.home)}, Cell ${seller.mobile}
&mdash; FIRST PARTY;</p><p>${applicants(tell, buyers, ' and ', withAge)}, residing at ${escaped(first.home)} ${homePin}${cellNo} &mdash;
SECOND
PARTY.</p><ol><li>The First Party is the owner of the schedule property by Deed No. ${digits(4, 366)}/${whole(1998, 2012, 367)} and patta
/ khata
stands in the same name.${plan}</li><li>The price is fixed at ${sum(price)} (Rupees ${inWords(price)} only).</li>
<li>A sum of ${sum(advance)} is paid as advance by cheque No. ${digits(6, 368)}; the balance of ${sum(price - advance)} is to be paid within
four months, if need be out of a bank loan.</li><li>The First Party shall produce EC for 30 years, tax receipts and survey sketch${
    has(0.45, 369)
      ? `, and states that the property is
${tell.states('land_freehold_or_leasehold', 'free hold', 'Freehold')}`
      : ''
  }.</li><li>Time is the essence. On default of the Second Party Rs.${grouped(50_000)} shall be forfeited.</li>
<li>Either party may enforce this by a suit at ${town}.</li></ol><h2>SCHEDULE PROPERTY</h2>${what}
<p class="apart"><span>First Party<br>${escaped(seller.name)}</span><span>Second Party<br>${again(buyers, '<br>')}</span></p>
<p>Witnesses: ${again(witnesses, '; ', titled)}</p></div>`
}

/** A board's lease-cum-sale agreement of an industrial plot or a house site. */
export const leaseDeed: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, authority, dates, lease, has, plot, sqft, whole, digits, homePin, first, town, price, pick } = ground
  mayApply(tell, buyers)
  mayList(tell, 'Lease Deed', 'Lease Cum Sale Agreement')
  mayBePlot(tell, String(plot), sqft.plot)
  const industrial = has(0.4, 380)
  if (industrial) {
    tell.allows('type_of_plot', 'Industrial')
    tell.allows('usage_approved_as_per_plan', 'Industrial')
  }
  tell.allows('developer_name', authority)
  tell.allows('document_area_sqft', String(sqft.plot))
  const years = pick([10, 30, lease.years], 381)
  const { year, typed } = dayOf(dates.deed)
  const from = ground.date(dates.deed)
  const term = tell.states(
    'period_expired_balance_lease_rent',
    `${years} years`,
    `${years} years from ${typed}, rent Rs. ${lease.rent} per year`,
    `${years} years, rent Rs. ${lease.rent}`,
    `${years} years, Rs. ${lease.rent} per annum`,
    `${years} years from ${typed}, Rs. ${lease.rent} per annum`,
  )
  const sale =
    years < 90
      ? 'after which, the conditions being fulfilled, the plot shall be sold to the Lessee'
      : 'renewable at the option of the Lessor'
  return `<div class="deed"><p class="center"><b>${authority.toUpperCase()}</b></p><h1>${
    years < 90 ? 'LEASE-CUM-SALE AGREEMENT' : 'LEASE DEED'
  }</h1><p>This agreement made at ${town} on ${from} between the ${authority}, the LESSOR, and ${owners(tell, buyers, ' and ', withAge)},
residing at ${escaped(first.home)} ${homePin}, the LESSEE.</p>
<p>1. The Lessor grants to the Lessee on ${tell.states('land_freehold_or_leasehold', has(0.5, 382) ? 'lease' : 'leasehold', 'Leasehold')}
the
plot in the Schedule for ${industrial ? 'setting up a small scale industry' : 'building a dwelling house'}, for ${term} from ${from},
${sale}.</p>
<p>2. The Lessee has paid ${sum(Math.round(price / 3))} towards the tentative price and shall pay a yearly rent of Rs.${grouped(
    lease.rent,
  )}/- in advance in April, and maintenance charges of Rs.${grouped(whole(300, 900, 383))} per acre as fixed from time to time.</p>
<p>3. ${
    industrial ? 'The project shall be implemented' : 'The house shall be completed'
  } in ${whole(2, 5, 384)} years, on plans approved by the Lessor; floor area ratio shall not exceed 1.5.</p>
<p>4. The Lessee shall not sub-let or mortgage without a no-objection letter, save to a bank. 5. Arrears bear ${whole(9, 16, 385)} %
interest. 6. On breach the Lessor may resume the plot after notice of 90 days and forfeit 25 %. 7. The allotment No. ${digits(4, 386)} of
${year - 1} forms part of this agreement.</p>
<h2>SCHEDULE</h2><p>${sitePlace(tell, ground)}${has(0.6, 387) ? `, PIN ${pinOf(tell, ground)}` : ''}, containing
${landOf(tell, ground)}.</p>
${has(0.85, 388) ? checkBandi(tell, ground) : ''}${measured(tell, ground)}
<p class="apart"><span>LESSEE<br>${again(buyers, '<br>')}</span><span>Witness<br>${escaped(ground.witnesses[1].name)}</span><span>For the
Board<br>Executive Member</span></p></div>`
}
