import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, applicants } from '../../truths.ts'
import { asFlat, pinIn, soldArea } from '../scenes.ts'
import { byRegion, drafted, party, phone, place, plain, rs, share, side, siteLand, titled, type Scene } from './scene.ts'

const siteOf = (s: Scene): number => s.site
const letterhead = (s: Scene): string =>
  `<div class="head"><b style="font-size:14pt">${s.tell.states('developer_name', s.developer)}</b><span class="far small">CIN U45200${s.digits(6, 200)}<br>GSTIN 33AAB${s.digits(
    4,
    201,
  )}Q1Z5</span><br><span class="small">Corporate office: ${s.whole(2, 90, 202)}, ${s.road}, ${s.town} - ${s.officePin} | Tel 0${s.digits(2, 203)}-${s.digits(
    8,
    204,
  )} | RERA No. ${s.state.slice(0, 2).toUpperCase()}/${s.whole(1, 35, 205)}/Building/${s.digits(4, 206)}/20${s.whole(18, 24, 207)}</span></div>`

/** The extra charges of a cost sheet: power, car park, and the others in their own names. */
const costRows = (s: Scene): string => {
  const { tell, charges } = s
  const [deposit, corpus] = s.pick(
    [
      ['EB, water and sewerage deposit', 'Corpus fund'],
      ['Legal and documentation charges', 'Club house membership'],
    ] as const,
    208,
  )
  const others = `${deposit} ${charges.idc}, ${corpus} ${charges.club}`
  tell.states('amenities_others', others)
  const base = Math.round((s.price * 0.85) / 100) * 100
  const rows: readonly (readonly [string, number, string])[] = [
    [`Basic cost of the flat`, base, grouped(base)],
    [
      'Covered car park (1 no.)',
      charges.parking,
      tell.states('amenities_car_parking', grouped(charges.parking), String(charges.parking), '1', '1 covered'),
    ],
    ['Generator power back-up', charges.power, tell.states('amenities_power_backup', grouped(charges.power), String(charges.power))],
    [deposit, charges.idc, grouped(charges.idc)],
    [corpus, charges.club, grouped(charges.club)],
  ]
  const sum = rows.reduce((total, [, amount]) => total + amount, 0)
  return `<table class="grid"><tr><th>S.No</th><th>Description</th><th>Amount in Rs.</th></tr>${rows
    .map(([label, , printed], at) => `<tr><td>${at + 1}</td><td>${label}</td><td class="right">${printed}</td></tr>`)
    .join('')}<tr><td></td><td><b>Total (excluding GST and registration)</b></td><td class="right"><b>${grouped(sum)}</b></td></tr></table>`
}

/** A letter of allotment with its cost sheet. */
const letter = asFlat(
  siteOf,
  (s) => {
    const { tell, buyers, dates } = s
    return `${letterhead(s)}<p>Ref: ${s.project.slice(0, 3).toUpperCase()}/CRM/${s.digits(4, 209)}<span class="far">${dayOf(dates.letter).spoken}</span></p><p>To<br>${applicants(
      tell,
      buyers,
      '<br>',
      titled,
    )}<br>${escaped(s.first.home)} - ${s.homePin}<br>Cell: ${phone(s, 0.7)}</p><p><b>Sub: Allotment of residential apartment - booking form No. ${s.digits(
      4,
      210,
    )}</b></p><p>Dear Customer,</p><p>We thank you for the booking advance of Rs.${grouped(s.whole(1, 5, 211) * 100_000)} and are pleased to allot you ${place(s)}${pinIn(
      s,
      0.5,
      212,
    )}, having a saleable area of ${soldArea(s)} sq.ft. with ${share(s)} of undivided share of land. The break-up is as under:</p>${costRows(s)}<p>Please sign the agreement for sale and the construction agreement within 30 days. Payments shall be drawn in favour of "${escaped(
      s.developer,
    )} - ${s.project} RERA A/c", ${s.lender}, ${s.branch}, A/c ${s.digits(11, 213)}.</p><p>For clarification please speak to your relationship manager ${titled(
      s.officer,
      escaped(s.officer.name),
      0,
    )} at ${s.officer.mobile}.</p><p class="right">for ${escaped(s.developer)}<br>Authorised Signatory</p>`
  },
  'Allotment Letter',
  'Letter of Allotment',
)

/** Allotment as a card of particulars, with the customer's copy below. */
const card = asFlat(
  siteOf,
  (s) => {
    const { tell, buyers, dates, charges } = s
    const [a = '', b = ''] = applicants(tell, buyers, '|', titled).split('|')
    return `<div class="sans"><div class="bar">${s.project} : UNIT ALLOTMENT ADVICE <span class="far">${dayOf(dates.letter).brief}</span></div><div class="card"><table class="pairs"><tr><td>Promoter</td><td>${tell.states(
      'developer_name',
      s.developer,
    )}</td><td>Customer ID</td><td>C${s.digits(6, 214)}</td></tr><tr><td>First allottee</td><td>${a}</td><td>Joint allottee</td><td>${b === '' ? 'Nil' : b}</td></tr><tr><td>Contact (first allottee)</td><td>${phone(
      s,
      0.8,
    )}</td><td>Channel partner</td><td>${escaped(s.partner.name)} / ${s.partner.mobile}</td></tr></table></div><div class="card"><table class="pairs"><tr><td>Unit</td><td>${place(s)}${pinIn(
      s,
      0.5,
      215,
    )}</td></tr><tr><td>Saleable area (sq.ft)</td><td>${soldArea(s)}</td></tr><tr><td>UDS</td><td>${share(s)}</td></tr><tr><td>Agreement value</td><td>${rs(s.price)} (Rupees ${inWords(
      s.price,
    )} only)</td></tr><tr><td>Floor rise / preferred location</td><td>Rs. ${tell.states('amenities_plc', grouped(charges.plc), String(charges.plc))}</td></tr><tr><td>Car parking</td><td>Rs. ${tell.states(
      'amenities_car_parking',
      grouped(charges.parking),
      String(charges.parking),
    )}</td></tr></table></div><table class="grid"><tr><th>Milestone</th><th>%</th><th>Due</th></tr><tr><td>On booking</td><td>10</td><td>Paid</td></tr><tr><td>On foundation</td><td>20</td><td>${
      dayOf(dates.letter).shortYear
    }</td></tr><tr><td>On each slab (5 slabs)</td><td>50</td><td>As per progress</td></tr><tr><td>On plastering</td><td>15</td><td>-</td></tr><tr><td>On handing over</td><td>5</td><td>-</td></tr></table><p class="small">Allotment is provisional until 10 % is realised. Site office: ${s.road}, ${s.town} - ${s.officePin}. Customer care 1800-${s.digits(
      3,
      216,
    )}-${s.digits(4, 217)}.</p></div>`
  },
  'Allotment Letter',
  'Allotment Advice',
  'Unit Allotment Advice',
)
export const allotment = drafted(31, letter, card)

/** The south's construction agreement: land, share and flat in schedules A, B and C. */
const construction = asFlat(
  siteOf,
  (s) => {
    const { tell, buyers, seller, price, dates, sqft } = s
    return `<h1>CONSTRUCTION AGREEMENT</h1><div class="wide"><p>This Construction Agreement entered into at ${s.town} on ${dayOf(dates.letter).legal} between <b>${tell.states(
      'developer_name',
      s.developer,
    )}</b>, having office at ${s.whole(2, 90, 218)}, ${s.road}, ${s.town} - ${s.officePin}, represented by its Managing Partner ${escaped(
      s.partner.name,
    )}, hereinafter called the BUILDER, and ${applicants(tell, buyers, ' and ', party(s))}, hereinafter called the OWNER${buyers.length > 1 ? 'S' : ''} of the undivided share.</p></div><p>WHEREAS ${escaped(
      seller.name,
    )} was the owner of Schedule A land and has appointed the Builder as power agent by Document No. ${s.digits(4, 219)}/20${s.whole(
      17,
      23,
      220,
    )}; WHEREAS the Owner has agreed to buy the undivided share in Schedule B by a separate sale agreement for Rs.${grouped(
      Math.round(price * 0.3),
    )}/- and has approached the Builder to construct the flat in Schedule C.</p><ol><li>The cost of construction is ${rs(
      Math.round(price * 0.7),
    )} for ${soldArea(s)} sq.ft. inclusive of common areas, payable as per stages in Annexure II.</li><li>The Builder shall hand over within ${s.whole(
      14,
      30,
      221,
    )} months with a grace period of three months; ${grouped(s.whole(5, 10, 222) * 1000)} per month is payable for delay.</li><li>One covered car park measuring 120 sq.ft. is allotted, for which the Owner pays Rs.${tell.states(
      'amenities_car_parking',
      grouped(s.charges.parking),
      String(s.charges.parking),
      '1',
    )}.</li><li>Electricity board deposits are payable as demanded; GST is extra.</li><li>Carpet area as per RERA is ${grouped(sqft.carpet)} sq.ft.</li></ol><p class="center"><b>SCHEDULE A</b></p><p>Land comprised in Survey No. ${
      s.survey
    } of ${s.village} Village, measuring ${siteLand(s)} sq.ft., bounded on the<br>North by ${side(s, 'north')}<br>South by ${side(s, 'south')}<br>East by ${side(
      s,
      'east',
    )}<br>West by ${side(s, 'west')}</p><p class="center"><b>SCHEDULE B</b></p><p>${share(s)} undivided share in the land described in Schedule A.</p><p class="center"><b>SCHEDULE C</b></p><p>${place(
      s,
    )}${pinIn(s, 0.5, 223)}.</p><p>BUILDER <span class="far">OWNER ${again(buyers, ', ', plain)}</span></p>`
  },
  'Construction Agreement',
  'Buyer Agreement',
)

/** The model form of agreement of a promoter on the west coast. */
const modelForm = asFlat(
  siteOf,
  (s) => {
    const { tell, buyers, price, dates, sqft, sqmt } = s
    return `${s.region === 'maratha' ? '<p class="center">करारनामा</p>' : ''}<h1>AGREEMENT FOR SALE</h1><p class="small">(Under section 13 of the Real Estate (Regulation and Development) Act, 2016) &nbsp; Project registration ${s.region === 'maratha' ? 'P52' : 'P0'}1000${s.digits(
      5,
      224,
    )}</p><p>Articles of agreement made at ${s.town} this ${dayOf(dates.letter).spoken} between:</p><table class="grid"><tr><th>Promoter</th><td>${tell.states(
      'developer_name',
      s.developer,
    )}, ${s.road}, ${s.town} ${s.officePin}, through partner ${escaped(s.partner.name)}</td></tr><tr><th>Allottee/s</th><td>${applicants(
      tell,
      buyers,
      '<br>',
      party(s, false),
    )}<br>R/at ${escaped(s.first.home)} ${s.homePin}. Contact ${phone(s, 0.6)}</td></tr></table><ol type="i"><li>The Allottee agrees to purchase from the Promoter ${place(s)}${pinIn(
      s,
      0.5,
      225,
    )}, of carpet area admeasuring ${tell.states('document_area_sqft', String(sqmt.carpet), String(sqft.carpet))} sq. metres along with exclusive balcony of ${s.whole(4, 9, 226)}.20 sq. metres, for the consideration of ${rs(
      price,
    )} (Rupees ${inWords(price)} only) including the proportionate price of the common areas.</li><li>The Allottee shall pay the above by instalments on completion of plinth, slabs, walls, and lift.</li><li>In addition the Allottee shall deposit Rs.${grouped(
      s.charges.club,
    )} towards society formation and share money before delivery.</li><li>The Promoter shall give possession on or before ${dayOf(`${Number(dates.letter.slice(0, 4)) + 2}-12-31`).typed}.</li><li>The building stands on land bearing Survey No. ${
      s.survey
    }, bounded: on or towards East - ${side(s, 'east')}; South - ${side(s, 'south')}; West - ${side(s, 'west')}; North - ${side(s, 'north')}.</li></ol><p>Notices to the Promoter: crm@promoter.example, ${
      s.partner.mobile
    }.</p><p>Signed by the within-named Promoter <span class="far">Allottee</span></p>`
  },
  'Agreement for Sale',
  'Buyer Agreement',
)
const promised = (s: Scene): string => {
  s.tell.allows('amenities_others', `Society formation and share money ${s.charges.club}`)
  return modelForm(s)
}
export const buyerAgreement = drafted(37, byRegion({ tamil: construction, deccan: construction, maratha: promised, east: promised }))

const handing = asFlat(
  siteOf,
  (s) => {
    const { tell, buyers, dates } = s
    return `${letterhead(s)}<p>${dayOf(dates.letter).dots}</p><h1>POSSESSION LETTER</h1><p>${applicants(tell, buyers, ' &amp; ', titled)}<br>${escaped(s.first.home)}, ${
      s.homePin
    }<br>${phone(s, 0.6)}</p><p>Dear Sir / Madam,</p><p>With reference to the construction agreement and completion certificate No. CC/${s.digits(
      4,
      230,
    )}, we hand over today the vacant and peaceful possession of ${place(s)}${pinIn(s, 0.5, 231)}. The saleable area is ${soldArea(
      s,
    )} sq.ft. and the covered car park is No. ${s.whole(3, 60, 232)}.</p><table class="grid"><tr><th>Item</th><th>Nos.</th><th>Item</th><th>Nos.</th></tr><tr><td>Main door keys</td><td>3</td><td>EB card, SC No. ${s.digits(
      9,
      233,
    )}</td><td>1</td></tr><tr><td>Bedroom keys</td><td>4</td><td>Metro water card</td><td>1</td></tr></table><p>You are liable for maintenance from this day at Rs.3.50 per sq.ft. to the ${s.project} Owners' Association, secretary ${escaped(
      s.witnesses[0].name,
    )}, ${s.witnesses[0].mobile}.</p><p>for ${escaped(s.developer)}<span class="far">Accepted and taken over: Purchaser</span></p>`
  },
  'Possession Letter',
)

const offered = asFlat(
  siteOf,
  (s) => {
    const { tell, buyers, dates, charges } = s
    const others = `Corpus fund ${charges.club}, Advance maintenance ${charges.idc}`
    tell.states('amenities_others', others, others, `Corpus fund ${charges.club}`)
    return `<div class="mail"><p>Unit holder(s): ${applicants(tell, buyers, ' / ', plain)}<br>Registered mobile: ${phone(s, 0.5)}<br>Date: ${dayOf(dates.letter).brief}</p><p><b>Intimation of readiness and final demand for ${place(
      s,
    )}${pinIn(s, 0.5, 234)}</b></p><p>Greetings from ${tell.states('developer_name', s.developer)}!</p><p>The Occupancy Certificate (${s.digits(4, 235)}/OC/${dates.letter.slice(
      0,
      4,
    )}) is received. On payment of the dues below by ${dayOf(dates.letter).shortYear} the keys of your home of ${soldArea(
      s,
    )} sft SBA will be handed over.</p><table class="grid"><tr><td>Balance of sale value</td><td>${grouped(Math.round(s.price * 0.05))}</td></tr><tr><td>Power back-up (1 KVA)</td><td>${tell.states(
      'amenities_power_backup',
      grouped(charges.power),
      String(charges.power),
    )}</td></tr><tr><td>Corpus fund</td><td>${grouped(charges.club)}</td></tr><tr><td>Advance maintenance (24 months)</td><td>${grouped(
      charges.idc,
    )}</td></tr></table><p>Delay beyond 15 days attracts interest at 12 % p.a. Contact: handover desk ${s.officer.mobile}.</p><p>Regards,<br>${escaped(s.officer.name)}<br>Manager - Handover</p></div>`
  },
  'Possession Letter',
  'Offer of Possession',
)
export const possession = drafted(41, handing, offered)
