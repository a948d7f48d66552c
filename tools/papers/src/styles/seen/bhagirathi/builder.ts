import type { PaperWriter } from '../../../style.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal } from '../../forms.ts'
import { again, applicants, joint, mayConvert, mayList, mayOwn } from '../../truths.ts'
import { cottahs, flatPlace, groundOf, loud, pinOf, rupees, sri, type Ground } from './ground.ts'

const firm = ({ developer, road, town, officePin, digits }: Ground): string =>
  `<div class="firm"><b>${escaped(developer.toUpperCase())}</b><br>Builders &amp; Promoters<br>12/1A, ${road}, ${town} - ${officePin} * Ph
: 2${digits(7, 60)}</div>`

/** Extra charges told in one sentence, as a typist writes them. */
const extras = (tell: Telling, { charges, has }: Ground): string => {
  const said: string[] = []
  if (has(0.6, 61))
    said.push(
      `Rs. ${tell.states('amenities_car_parking', grouped(charges.parking), String(charges.parking), '1', '1 covered')}/- for one covered
car parking space on the ground floor`,
    )
  if (has(0.6, 62))
    said.push(`Rs. ${tell.states('amenities_power_backup', grouped(charges.power), String(charges.power))}/- for generator back up`)
  const others = [
    ['main electric meter and transformer', 35_000],
    ['formation of the Association', 7_500],
    ['lift installation', charges.idc],
    ['legal charges', 15_000],
  ] as const
  const taken = others.filter((_, at) => has(0.6, 63 + at))
  for (const [label, amount] of taken)
    said.push(
      `Rs. ${tell.states('amenities_others', grouped(amount), taken.map(([name, sum]) => `${name} ${sum}`).join(', '))}/- towards
${label}`,
    )
  if (said.length === 0) return 'No extra charge shall be payable except GST.'
  return `Apart from the price you shall pay ${said.join(', ')}. GST will be charged extra.`
}

const superArea = (tell: Telling, { sqft }: Ground): string => tell.states('document_area_sqft', grouped(sqft.super), String(sqft.super))

/** The promoter's typed letter of allotment. */
export const allotment: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, first, developer, dates, price, sqft, has, homePin, digits } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Allotment Letter')
  tell.states('developer_name', developer)
  const rate = Math.round(price / sqft.super)
  return `${firm(ground)}<div class="typed"><p>Date :
${dayOf(dates.letter).spoken}</p><p>To<br>${applicants(tell, buyers, '<br>', sri)}<br>${escaped(first.home)}, Pin -
${homePin}${
    has(0.65, 70)
      ? `<br>Mobile :
${tell.states('contact_number', `${first.mobile.slice(0, 5)} ${first.mobile.slice(5)}`, first.mobile)}`
      : ''
  }</p>
<p><u>Re : Allotment of ${flatPlace(tell, ground)}${has(0.7, 71) ? `, Pin - ${pinOf(tell, ground)}` : ''}</u></p>
<p>Dear Sir / Madam,</p><p>With reference to your application dated ${dayOf(dates.deed).dots} and payment of ${rupees(51_000)} vide our
Money Receipt No. ${digits(3, 72)}, we hereby allot you the above flat having a super built up area of
${superArea(tell, ground)} sq. ft. (covered area ${grouped(Math.round(sqft.super * 0.8))} sq. ft. more or less) @ ${rupees(rate)} per sq.
ft. The total price comes to ${rupees(rate * sqft.super)}.</p>
<p>${extras(tell, ground)}</p><p>The balance is payable as follows : 20 % on agreement, 60 % in equal parts on roof casting of each floor,
10 % on brick work and the rest on possession. If the agreement is not signed in thirty days the booking
shall stand cancelled and ten per cent shall be deducted.</p><p>Thanking you,</p><p>Yours faithfully,<br>For
${escaped(developer)}</p><p>Partner</p></div>`
}

const landWords = (tell: Telling, ground: Ground): string => {
  mayConvert(tell, ground.sqft.plot * 3)
  const sqft = ground.sqft.plot * 3
  return `${cottahs(sqft)} equivalent to ${tell.states('land_area_docs_sqft', grouped(sqft), String(sqft))} sq. ft.`
}

/** Tripartite agreement: land owners, promoter, purchasers; schedules behind. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const {
    buyers,
    developer,
    dates,
    price,
    partner,
    seller,
    earlier,
    has,
    digits,
    mouza,
    dag,
    khatian,
    storey,
    whole,
    town,
    flat,
    boundaries,
    sqft,
  } = ground
  mayOwn(tell, buyers, developer, seller.name, joint([seller, earlier]))
  mayList(tell, 'Agreement for Sale')
  const upper = whole(storey, 5, 75)
  const plan = has(0.75, 76)
    ? ` and got a building plan for ${tell.states('floors_sanctioned', `G+${['', 'I', 'II', 'III', 'IV', 'V'][upper]}`, `G+${upper}`)}
storied building sanctioned by the ${town} Municipality vide Plan No.
${tell.states('sanction_approval_no', `${digits(3, 77)}/${dayOf(dates.plan).year}-${(dayOf(dates.plan).year + 1) % 100}`)} dated
${tell.states('sanction_number_date', dayOf(dates.plan).dots, dayOf(dates.plan).typed)}`
    : ''
  const share = has(0.4, 78)
    ? ` together with undivided proportionate share of land measuring
${tell.states('final_land_area_uds', `${whole(140, 390, 79)} sq. ft.`)}`
    : ''
  const sides = has(0.7, 80)
    ? `, butted and bounded : ON THE NORTH by ${tell.states('boundaries_deed_north', boundaries.north)}; ON THE SOUTH by
${tell.states('boundaries_deed_south', boundaries.south)}; ON THE EAST by ${tell.states('boundaries_deed_east', boundaries.east)}; ON THE
WEST by ${tell.states('boundaries_deed_west', boundaries.west)}`
    : ''
  return `<div class="deed"><h1>AGREEMENT FOR SALE</h1><p>THIS AGREEMENT made this ${dayOf(dates.deed).legal} BETWEEN (1)
${sri(seller, escaped(seller.name), 0).toUpperCase()} and (2) ${sri(earlier, escaped(earlier.name), 0).toUpperCase()}, hereinafter called
the OWNERS, represented by their constituted attorney
Sri ${escaped(partner.name)}, of the FIRST PART; ${tell.states('developer_name', developer)}, a partnership firm, hereinafter called the
DEVELOPER of the SECOND PART; AND ${applicants(tell, buyers, ' AND ', loud)}, residing at ${escaped(ground.first.home)}, P.O. ${town}, Pin
${ground.homePin},
hereinafter called the PURCHASER${buyers.length > 1 ? 'S' : ''} of the THIRD PART.</p>
<p>WHEREAS the Owners are seized and possessed of the land in the First Schedule in Mouza ${mouza}, J.L. No. ${digits(2, 81)}, R.S. Dag
No. ${dag}, L.R. Khatian No. ${khatian}; AND WHEREAS the Developer under a Development Agreement being No. ${digits(4, 82)} for the year
${dayOf(dates.deed).year - 2} took up the construction${plan};</p>
<p>NOW IT IS AGREED that the Developer shall sell and the Purchaser shall purchase ALL THAT Flat No. ${flat} for ${rupees(price)} (Rupees
${inWords(price)} only), of which ${rupees(Math.round(price / 10))} has been paid as earnest money.</p>
<p>THAT possession shall be delivered within 24 months. THAT the sale shall be completed by a registered deed of conveyance. THAT the
Purchaser shall not claim partition of the land. ${extras(tell, ground).replace('you shall', 'the Purchaser shall')}</p>
<div class="break"></div><p class="center"><b>THE FIRST SCHEDULE ABOVE REFERRED TO</b></p><p>ALL THAT piece and parcel of land measuring
${landWords(tell, ground)} be the same a little more or less${sides}.</p>
<p class="center"><b>THE SECOND SCHEDULE ABOVE REFERRED TO</b></p><p>ALL THAT
${flatPlace(tell, ground)}${has(0.7, 83) ? `, Pin - ${pinOf(tell, ground)}` : ''}, measuring super built up area
${superArea(tell, ground)} sq. ft. more or less, consisting of ${sqft.super > 1300 ? 'three' : 'two'} bed rooms, one dining, one kitchen
and toilets${share}.</p>
<p class="ends"><span>Owners<br>Developer</span><span>Purchaser(s)<br>${again(buyers, '<br>')}</span></p><p>Witnesses :
${again(ground.witnesses, ' / ', sri)}. Drafted by an Advocate, Enrolment No. WB/${digits(3, 84)}/${digits(4, 85)}.</p></div>`
}

/** Certificate of delivery of possession: one long sentence. */
export const possession: PaperWriter = (property, tell) => {
  const ground = groundOf(property)
  const { buyers, developer, dates, has, digits, town, storey, sqft } = ground
  mayOwn(tell, buyers, developer)
  mayList(tell, 'Possession Certificate', 'Possession Letter')
  tell.states('developer_name', developer)
  const completion = has(0.5, 90) ? ` Completion Certificate No. ${digits(3, 91)}/CC of the ${town} Municipality has been obtained.` : ''
  if (completion !== '') tell.allows('sanction_approval_no', `${digits(3, 91)}/CC`)
  return `${firm(ground)}<div class="typed"><h1>TO WHOM IT MAY CONCERN<br>POSSESSION CERTIFICATE</h1><p>Ref :
POSS/${digits(3, 92)}</p><p>Date : ${dayOf(dates.letter).dots}</p>
<p>This is to certify that we have this day delivered vacant and peaceful possession of
${flatPlace(tell, ground)}${has(0.6, 93) ? `, Pin - ${pinOf(tell, ground)}` : ''}, measuring ${superArea(tell, ground)} sq. ft. super
built up (as against ${grouped(sqft.super - 25)} sq. ft. mentioned in the agreement),
unto and in favour of
${applicants(
  tell,
  buyers,
  ' and ',
  (one, name, at) => `${sri(one, name, at)}, ${one.isWoman ? 'wife' : 'son'} of ${escaped(one.elder)}`,
)}, in complete and habitable condition on the ${ordinal(storey)} floor.${completion}</p>
<p>${extras(tell, ground).replace('you shall pay', 'the purchaser has paid')}</p><p>From this date municipal tax, electricity (C.E.S.C.
consumer No. ${digits(9, 94)}) and maintenance @ Rs. 2.50 per sq. ft. are to the account of the purchaser.</p>
<p class="ends"><span>Possession taken by<br><br>${again(buyers, '<br>')}</span><span>For
${escaped(developer)}<br><br>Partner</span></p></div>`
}
