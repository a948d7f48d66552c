import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, mayHold, mayOwn } from '../../truths.ts'
import { boxTable, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { extent, flatArea, oldMeasure, pin, place } from './land.ts'
import { asFlat, asLand, borrowers, capital, drafted, inBengal, mr, party, phone, rs, sidesOf, site, sri, type Scene } from './scene.ts'
import { bill, letterhead, promoter, societyOf } from './promoter.ts'
import { termList, termsFor } from './terms.ts'

/** A small promoter's letter of allotment. */
const promoterLetter = asFlat((s) => {
  const { dates, price } = s
  return `${letterhead(s)}<p>Ref : ${s.digits(3, 379)}/ALT/${dayOf(dates.letter).year} <span class="far">Date : ${dayOf(dates.letter).dots}</span></p><p>To<br>${applicants(s.tell, s.buyers, '<br>', sri(s))}<br>${escaped(
    s.first.home,
  )}<br>Pin - ${s.homePin}<br>Mob : ${phone(s, 0.7)}</p><p><b>Sub : ALLOTMENT OF FLAT</b></p><p>Dear Sir / Madam,</p><p>With reference to your booking (M.R. No. ${s.digits(
    3,
    380,
  )} dated ${dayOf(dates.lately).dots} for ${rs(51_000)}) we do hereby allot in your favour ${place(s)}${pin(s, 0.5)}, measuring ${flatArea(s)}, for a total price of ${rs(
    price,
  )} (Rupees ${inWords(price)} only), as per the break-up below.</p>${bill(s)}<p>The building is being erected under sanctioned plan on land of ${site(
    s,
  )} belonging to ${escaped(s.earlier.name)} under Development Power of Attorney.</p>${termList(s, 'builder', 381)}<p>Thanking you,<br>For ${escaped(s.developer)}<br>${escaped(
    s.partner.name,
  )} (Partner)</p>`
}, 'Allotment Letter')

/** A co-operative housing society allots a flat or a plot to its member, on its form. */
const societyForm =
  (draft: (s: Scene) => string) =>
  (scene: Scene): string => {
    const to = scene.isFlat
      ? asFlat(draft, 'Allotment Letter')
      : asLand((s) => {
          mayOwn(s.tell, s.buyers, societyOf(s))
          return draft(s)
        }, 'Allotment Letter')
    scene.tell.allows('developer_name', societyOf(scene))
    scene.tell.allows('property_owner_name', societyOf(scene))
    return to(scene)
  }
const societyLetter = societyForm((s) => {
  const [a, b] = borrowers(s, capital)
  return `<div class="office"><p class="big">${escaped(societyOf(s))}</p><p class="center rule">Regd. No. ${s.digits(4, 382)}/${s.whole(1985, 2012, 383)} : ${escaped(
    s.colony,
  )}, ${s.town} - ${s.officePin}</p><h1>LETTER OF ALLOTMENT</h1>${boxTable([
    ['Letter No.', `${s.digits(3, 384)}/S`],
    ['Date', dayOf(s.dates.letter).typed],
    ['Resolution No. &amp; date', `${s.whole(1, 30, 385)} / ${dayOf(s.dates.lately).typed}`],
    ['Member', a],
    ['Joint member', b || 'Nil'],
    ['Share Certificate No.', s.digits(3, 386)],
    ['Phone', phone(s, 0.7)],
    ['Address of member', `${escaped(s.first.home)}`],
    ['Pin', s.homePin],
  ])}<p>The Managing Committee has allotted to the above member(s) by draw of lots :</p>${leftTable([
    [s.isFlat ? 'Flat' : 'Plot', `${place(s)}${pin(s, 0.5)}`],
    ['Area', s.isFlat ? flatArea(s) : extent(s)],
    ['Land cost / flat cost', rs(s.price)],
    ['Paid so far', rs(Math.round(s.price * 0.4))],
    ['Balance payable', '4 quarterly calls'],
  ])}${sidesOf(s, 387)}<p>The member may mortgage it to ${escaped(s.lender)} with intimation to the Society. Ground rent and society dues ${rs(
    s.whole(3, 15, 388) * 100,
  )} per month.</p><p>Secretary : ${escaped(s.officer.name)} (${s.officer.mobile}) <span class="far">Chairman : ${escaped(s.witnesses[0].name)}</span></p></div>`
})

/** An industrial development corporation allots a plot on lease: the sheet of particulars. */
const corporationLetter = asLand((s) => {
  const corporation = `${s.state} Industrial Infrastructure Development Corporation`
  mayOwn(s.tell, s.buyers, corporation)
  s.tell.allows('developer_name', corporation)
  s.tell.allows('usage_approved_as_per_plan', 'Housing', 'Residential / Housing')
  const years = s.lease.years
  const term = `${years} years`
  return `<p class="center"><b>${corporation.toUpperCase()}</b><br>(A Government of ${s.state} Undertaking)<br>Growth Centre, ${s.town} - ${s.officePin}</p><p>No. HO/P&amp;A/LA/${s.digits(
    5,
    389,
  )} <span class="far">Date ${dayOf(s.dates.letter).dashes}</span></p><p>To<br>${applicants(s.tell, s.buyers, ',<br>', mr)}<br>${escaped(s.first.home)} - ${
    s.homePin
  }</p><p><b>Sub: Allotment of plot in the Housing Area of the Growth Centre on lease.</b></p><p>Ref: Your application Sl. No. ${s.digits(4, 390)} dated ${
    dayOf(s.dates.lately).dots
  } and decision of Land Allotment Committee.</p><p>Sir / Madam,</p><p>The Corporation is pleased to allot in your favour the plot described below on the following terms :</p>${numberedTable(
    [
      ['Plot with location', `${place(s)}${pin(s, 0.5)}`],
      ['Area', extent(s)],
      ['Premium (land cost)', rs(s.price)],
      ['Tenure', `${s.tell.states('land_freehold_or_leasehold', 'Leasehold')}`],
      [
        'Period of lease',
        s.tell.states(
          'period_expired_balance_lease_rent',
          term,
          term,
          `${term}, ground rent ${rs(s.lease.rent)} per annum`,
          `${term}, yearly rent Rs. ${s.lease.rent}`,
        ),
      ],
      ['Annual ground rent', rs(s.lease.rent)],
      ['Cess', '75 % of ground rent'],
      ['Purpose', 'Residential quarter'],
      ['Phone of allottee', phone(s, 0.6)],
    ],
    'grid',
  )}${termList(s, 'lease', 391)}<p class="right">Divisional Head<br>${escaped(s.officer.name)}</p><p><small>Copy to : Sr. Manager, ${escaped(s.lender)}; I.D.C.O. Estate Cell, Bhubaneswari - 751${s.digits(3, 392)}</small></p>`
}, 'Allotment Letter')
export const allotment = drafted(3_101, promoterLetter, societyLetter, corporationLetter)

/** Landowner, promoter and purchaser, with A and B schedules as the east's advocates write them. */
const threeParties = asFlat((s) => {
  const { dates, price, earlier } = s
  mayHold(s.tell, s.buyers)
  // the building that is agreed upon may be typed as the plan's
  s.tell.allows('floors_proposed', 'G+4')
  s.tell.allows('floors_sanctioned', 'G+4')
  const uds = s.has(0.5, 400)
  return `<div class="stampline"></div><h1>AGREEMENT FOR SALE</h1><p><b>THIS AGREEMENT FOR SALE</b> is made on this the ${dayOf(dates.deed).legal} <b>BETWEEN</b> ${party(
    s,
  )(
    earlier,
    escaped(earlier.name),
    0,
  )}, hereinafter called the <b>LAND OWNER</b>, represented by his constituted attorney, of the <b>FIRST PART</b>; <b>AND</b> ${promoter(s)}, a firm having its office at ${escaped(
    s.road,
  )}, P.O. ${s.town}, Pin-${s.officePin}, represented by its partner ${sri(s)(s.partner, escaped(s.partner.name), 0)}, hereinafter called the <b>PROMOTER / DEVELOPER</b> of the <b>SECOND PART</b>; <b>AND</b> ${applicants(
    s.tell,
    s.buyers,
    ' <b>(2)</b> ',
    party(s),
  )}, hereinafter called the <b>PURCHASER(S)</b> of the <b>THIRD PART</b>.</p><p>WHEREAS the Land Owner by a Deed of Gift being No. ${s.digits(4, 401)} for the year ${
    dayOf(dates.deed).year - 9
  } became the owner of the A Schedule property and got his name mutated in the ${inBengal(s, 'L.R. Record of Rights', 'revenue record')};</p><p>AND WHEREAS by a Development Agreement dated ${
    dayOf(dates.plan).dots
  } the Land Owner entrusted the Promoter with the construction of a G+4 building;</p><p>AND WHEREAS the Purchaser(s) has/have agreed to purchase the B Schedule flat at ${rs(price)} (Rupees ${inWords(
    price,
  )}) only, out of which ${rs(Math.round(price / 10))} is paid this day;</p><p><b>NOW IT IS AGREED :</b></p>${clauses(termsFor(s, 'builder', 402), (at) => `${at}.`)}<p class="center"><b>A SCHEDULE (Land)</b></p><p>ALL THAT piece of bastu land measuring ${site(
    s,
  )} at Mouza ${s.mouza}, ${inBengal(s, `J.L. No. ${s.jl}, Khatian No. ${s.khata}`, `Khata No. ${s.khata}`)}, within Ward No. ${s.ward}, butted by : N - Plot ${s.whole(400, 500, 403)}, S - 20 ft. road, E - House of Bimal Roy, W - Club.</p><p class="center"><b>B SCHEDULE (Flat)</b></p><p>ALL THAT ${place(
    s,
  )}${pin(s, 0.4)}, having ${flatArea(s)}, together with undivided proportionate ${
    uds ? `share of land of ${s.tell.states('final_land_area_uds', `${s.whole(110, 420, 404)} sq.ft.`)}` : 'share in the land'
  } and common areas.</p>${sidesOf(s, 405)}<p class="center"><b>C SCHEDULE (Payments)</b></p>${bill(s)}<p>WITNESSES : 1. ${escaped(s.witnesses[0].name)}, ${escaped(
    s.witnesses[0].home,
  )} 2. ${escaped(s.witnesses[1].name)}<br>Drafted by me : ${escaped(s.officer.name)}, Advocate, ${s.town} Court, Enrl. No. F/${s.digits(3, 406)}/200${s.whole(1, 9, 407)}</p>`
}, 'Agreement for Sale')

/** A sales desk's agreement: all that is agreed in a grid of its first page. */
const gridAgreement = asFlat((s) => {
  const [a, b] = borrowers(s)
  mayHold(s.tell, s.buyers)
  const day = dayOf(s.dates.deed)
  const number = s.tell.states(
    'sanction_approval_no',
    s.pick([`${s.digits(3, 408)}/BP/${dayOf(s.dates.plan).year}`, `PL-${s.digits(5, 408)}`], 409),
  )
  return `<div class="office"><h1>AGREEMENT FOR SALE WITH PURCHASER</h1><p class="center">(under the Real Estate (Regulation and Development) Rules)</p>${pairTable(
    [
      ['Executed on', day.typed],
      ['Executed at', s.town],
      ['Promoter', promoter(s)],
      ['Promoter&rsquo;s office', `${escaped(s.road)}, ${s.town} ${s.officePin}`],
      ['Purchaser (1)', a],
      ['Purchaser (2)', b || '---'],
      ['Mobile (1)', phone(s, 0.6)],
      ['Residence', `${escaped(s.first.home)} ${s.homePin}`],
      ['RERA Regn.', `RP/${s.digits(2, 410)}/20${s.whole(19, 24, 411)}/00${s.digits(3, 412)}`],
      ['Booking No.', s.digits(4, 413)],
      ['Plan No.', number],
      ['Plan date', s.tell.states('sanction_number_date', dayOf(s.dates.plan).dashes, dayOf(s.dates.plan).typed)],
      ['Apartment', `${place(s)}${pin(s, 0.5)}`],
      ['Area', flatArea(s)],
      ['Price', rs(s.price)],
      ['Advance', rs(Math.round(s.price * 0.1))],
      ['Land of project', site(s)],
      ['Landowner', escaped(s.earlier.name)],
    ],
  )}<p class="bar">Price schedule</p>${bill(s)}<p class="bar">Boundaries of the apartment</p>${sidesOf(s, 414)}${termList(s, 'builder', 415)}<p>Signed : ${again(s.buyers, ', ')} (Purchaser); ${escaped(
    s.partner.name,
  )} (for Promoter)</p></div>`
}, 'Agreement for Sale')
export const buyerAgreement = drafted(3_102, threeParties, gridAgreement)

/** A promoter's one page that gives possession. */
const handed = asFlat(
  (s) => {
    const [a, b] = borrowers(s, mr)
    return `${letterhead(s)}<p>Ref. No. PL/${s.digits(3, 420)} <span class="far">Dated ${dayOf(s.dates.letter).spoken}</span></p><h1>LETTER OF POSSESSION</h1><p>To whom it may concern. This is to certify that we have this day delivered khas, vacant and peaceful possession of ${place(
      s,
    )}${pin(s, 0.5)}, measuring ${flatArea(s)}, to ${b ? `${a} and ${b}` : a} of ${escaped(s.first.home)} (${s.homePin}), phone ${phone(
      s,
      0.6,
    )}, who have purchased it under Deed No. ${s.digits(4, 421)} of ${dayOf(s.dates.deed).year} registered at A.D.S.R. ${s.town}.</p>${
      s.has(0.6, 422) ? sidesOf(s, 423) : ''
    }<p>Completion Certificate from the ${s.town} ${s.authority} : applied on ${dayOf(s.dates.lately).dots}. Electric meter No. ${s.digits(8, 424)}, reading 0000.${s.has(0.5, 425) ? ' Keys 4 Nos.' : ''}</p>${
      s.has(0.6, 426) ? `<p>Final account :</p>${bill(s)}` : ''
    }<p>For ${escaped(s.developer)}<br>${escaped(s.partner.name)}, Proprietor</p><p>Received possession : ${again(s.buyers, ', ')}</p>`
  },
  'Possession Letter',
  'Letter of Possession',
)

/** A certificate with a list of fittings: what is there and what is not. */
const inspected = asFlat((s) => {
  const [a, b] = borrowers(s)
  const fittings = ['Main door lock', 'Window glass &amp; grill', 'C.P. fittings', 'Sanitary ware', 'Electric points', 'Kitchen platform']
  return `<div class="office"><p class="center"><b>${promoter(s)}</b></p><h1>POSSESSION CUM HANDING-OVER SHEET</h1>${pairTable(
    [
      ['Sheet No.', s.digits(3, 427)],
      ['Date', dayOf(s.dates.letter).dashes],
      ['Site', escaped(s.project)],
      ['1st owner', a],
      ['2nd owner', b || 'NA'],
      ['Ph.', phone(s, 0.7)],
      ['Site in-charge', escaped(s.officer.name)],
      ['Ph. (site)', s.officer.mobile],
      ['Site Pin', s.officePin],
    ],
    3,
  )}${leftTable([
    ['Property handed over', `${place(s)}${pin(s, 0.5)}`],
    ['Area as per agreement', flatArea(s)],
    ['Agreement No. / date', `${s.digits(4, 428)} / ${dayOf(s.dates.deed).typed}`],
    ['Total cost', rs(s.price)],
    ['Dues', `${rs(s.whole(0, 9, 429) * 2_500)}`],
  ])}${abreast(
    ['Item', 'OK', 'Not OK', 'Remarks'],
    fittings.map((item, at) => (s.has(0.8, 430 + at) ? [item, '✓', '', ''] : [item, '', '✓', 'within 7 days'])),
  )}${sidesOf(s, 440)}<p>We have measured the flat at site and found it ${rounded(s.whole(995, 1004, 441) / 10)} % of the area promised.</p><p>Handed over : ${escaped(
    s.partner.name,
  )} <span class="far">Taken over : ${again(s.buyers, ' / ')}</span></p></div>`
}, 'Possession Letter')

/** A society or a corporation puts its allottee on the land. */
const onSite = asLand(
  (s) => {
    mayOwn(s.tell, s.buyers, societyOf(s))
    s.tell.allows('developer_name', societyOf(s))
    return `<div class="type"><p class="center"><b>${escaped(societyOf(s)).toUpperCase()}</b><br>${escaped(s.colony)}, ${s.town} - ${s.officePin}</p><p>Letter No. ${s.digits(
      3,
      442,
    )} <span class="far">Dt. ${dayOf(s.dates.letter).shortYear}</span></p><h1>POSSESSION CERTIFICATE</h1><p>Certified that on ${dayOf(s.dates.letter).dots} at ${s.whole(9, 11, 443)}.30 a.m. our Amin, ${escaped(s.officer.name)}, demarcated at site and made over physical possession of ${place(s)}${pin(
      s,
      0.5,
    )}, containing an area of ${extent(s)}${s.region.land === 'metre' ? '' : ` (record: ${oldMeasure(s)})`}, to ${applicants(s.tell, s.buyers, ' and ', sri(s))}, being Member No. ${s.digits(
      3,
      444,
    )} of this Society.</p>${sidesOf(s, 445)}<p>The member has paid ${rs(s.price)} in full vide receipts upto No. ${grouped(s.whole(300, 990, 446))}. His phone is ${phone(
      s,
      0.6,
    )}.</p><p>Amin / Surveyor <span class="far">Secretary : ${escaped(s.witnesses[0].name)}</span></p></div>`
  },
  'Possession Certificate',
  'Possession Letter',
)
export const possession = drafted(3_103, handed, inspected, onSite)
