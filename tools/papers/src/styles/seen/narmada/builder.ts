import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal, rounded } from '../../forms.ts'
import { again, applicants, lists, mayList, mayOwn } from '../../truths.ts'
import { charged, headTable, leftTable, numberedTable, pairTable, type Charge } from '../drafts.ts'
import { clauses, dotted, ticked, twoBlocks, valueFirst } from '../layouts.ts'
import { asFlat, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { siteOf } from './deeds.ts'
import { adult, cell, drafted, extent, landPlace, member, place, regional, rs, share, shri, superArea, type Scene } from './scene.ts'

const builder = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

const chargesOf = ({ charges, has, pick }: Scene): Charge[] => {
  const all: (Charge | false)[] = [
    has(0.3, 80) && { label: 'Infrastructure Development Charges', key: 'idc', amount: charges.idc },
    has(0.2, 81) && { label: 'External Development Charges', key: 'edc', amount: charges.edc },
    has(0.4, 82) && { label: pick(['Garden facing PLC', 'Floor rise / PLC'], 83), key: 'plc', amount: charges.plc },
    has(0.7, 84) && {
      label: pick(['Allotted car parking', 'Covered Parking', 'Parking charge (stilt)'], 85),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1'],
    },
    has(0.3, 86) && { label: pick(['DG set', 'Generator back up'], 87), key: 'power_backup', amount: charges.power },
    has(0.6, 88) && { label: pick(['AUDA / Torrent deposit', 'Electricity Co. deposit'], 89), key: 'others', amount: 45_000 },
    has(0.6, 90) && { label: 'Maintenance deposit', key: 'others', amount: charges.club },
    has(0.4, 91) && { label: 'Legal & documentation charge', key: 'others', amount: 21_000 },
  ]
  return all.filter((one) => one !== false)
}
const plain = (amount: number): string => `${grouped(amount)}.00`
const extra = (s: Scene): readonly (readonly [string, string])[] => charged(s.tell, chargesOf(s), plain)
const inLine = (s: Scene, none = 'nil'): string =>
  extra(s)
    .map(([label, amount]) => `${label} Rs. ${amount}`)
    .join('; ') || none

/** Allotment by a housing society to its member, in numbered paragraphs. */
const societyLetter = (s: Scene): string => {
  const { tell, buyers, society, first } = s
  tell.allows('developer_name', society, s.developer)
  return `<p class="center"><b>${escaped(society)}</b><br>Regd. No. GH-${s.digits(5, 92)} of ${dayOf(s.dates.plan).year}<br>${escaped(
    s.colony,
  )}, ${s.town} - ${s.officePin}</p><p>Outward No. ${s.digits(3, 93)} <span class="far">Date :
${dayOf(s.dates.letter).dots}</span></p><p>To,<br>
${applicants(tell, buyers, ' and ', member)}<br>${escaped(first.home)}<br>Mobile : ${cell(s, 0.5)}</p><p><b>Sub. : Allotment letter of
flat</b></p>${clauses([
    `As resolved by the managing committee on ${dayOf(s.dates.plan).dots} you are admitted as member, Share Certificate No.
${s.whole(3, 90, 94)}.`,
    `You are allotted ${place(s)}${pinIn(s, 0.5, 95)}, having super built-up ${superArea(s)}.`,
    `Contribution towards land and construction is fixed at ${rs(s.price)}, entrance fee Rs. 1/- and share money Rs. 250/-.`,
    `Besides it you shall pay: ${inLine(s)}.`,
    `The flat shall not be let or mortgaged without written consent of the Society.`,
  ])}<p>Chairman / Secretary: ${escaped(s.officer.name)} (${s.officer.mobile})</p>`
}

/** A builder's letter: two blocks beside each other, then money below heads. */
const blocks = (s: Scene): string => {
  const { tell, buyers, first, sqft } = s
  const money = extra(s)
  const left = leftTable(
    [
      ['Allottee', applicants(tell, buyers, '<br>', member)],
      ['Residing', `${escaped(first.home)} ${s.homePin}`],
      ['Contact', cell(s, 0.6)],
      ['PAN', first.pan],
    ],
    'plain',
    ': ',
  )
  const right = leftTable(
    [
      ['Booking No.', `BK-${s.digits(5, 96)}`],
      ['Dated', dayOf(s.dates.letter).brief],
      ['RERA', `PR/GJ/${s.digits(6, 97)}`],
      ['Sales', `${escaped(s.officer.name)} ${s.officer.mobile}`],
    ],
    'plain',
    ': ',
  )
  return `<p class="band">${builder(s, s.developer.toUpperCase())}</p><h1>LETTER OF ALLOTMENT</h1>${twoBlocks(left, right)}<p>We have
pleasure in
allotting ${place(s)}${pinIn(s, 0.6, 98)}. The unit is on ${ordinal(s.floor)} floor, RERA carpet ${grouped(
    sqft.carpet,
  )} Sq. Ft., super built-up ${superArea(s)}, basic price ${rs(s.price)}.</p>${money.length > 0 ? headTable(money) : ''}<p>GST as
applicable.
Allotment is provisional up to registration of agreement for sale. This is computer generated.</p>`
}

/** A board's allotment of a flat or a plot, Hindi labels on the right. */
const boardLetter = (s: Scene): string => {
  const { tell, buyers, authority, isFlat } = s
  tell.allows('developer_name', authority)
  mayList(tell, 'Allotment Letter')
  mayOwn(tell, buyers, authority)
  const area = isFlat ? (['सुपर बिल्टअप क्षेत्र', superArea(s)] as const) : (['भूखण्ड का क्षेत्रफल', extent(s)] as const)
  return `<p class="center"><b>${authority.toUpperCase()}</b><br>संपदा शाखा, ${s.town} ${s.officePin}</p><p>क्रमांक
${s.digits(4, 99)}/संपदा/${
    dayOf(s.dates.letter).year
  } <span class="far">दिनांक ${dayOf(s.dates.letter).typed}</span></p><p>प्रति, ${applicants(tell, buyers, ' एवं ', shri)}, ${escaped(
    s.first.home,
  )}, मो. ${cell(s, 0.5)}</p><p><b>विषय : आवंटन पत्र (Allotment) - पंजीयन क्रमांक ${s.digits(6, 100)}</b></p>${valueFirst([
    ['संपत्ति (Property allotted)', `${isFlat ? place(s) : landPlace(s)}${pinIn(s, 0.5, 101)}`],
    area,
    ['स्थिति', s.has(0.5, 102) && !isFlat ? tell.states('type_of_plot', 'Corner') : 'यथास्थिति'],
    ['अधिकार', s.has(0.4, 103) ? tell.states('land_freehold_or_leasehold', 'Lease hold', 'Leasehold') : 'बोर्ड के नियमानुसार'],
    ['कुल मूल्य', rs(s.price)],
    ['पंजीयन राशि जमा', rs(Math.round(s.price / 10))],
    ...(isFlat ? extra(s) : []),
  ])}<p>शेष राशि ${s.whole(30, 90, 104)} दिवस में जमा करें, अन्यथा आवंटन निरस्त होगा. ${again(buyers, ', ', member)}</p><p
class="far">संपदा अधिकारी</p>`
}

/** A 'banakhat' between organiser and member, schedules A to C. */
const banakhat = (s: Scene): string => {
  const { tell, buyers, seller, isGujarat, scheme, finalPlot, has, dates } = s
  const number = has(0.6, 105) && tell.states('sanction_approval_no', `BLNTI/${s.digits(4, 106)}/${s.digits(6, 107)}`)
  const plan =
    number &&
    `Development permission (Rajachitthi) No. ${number} dated ${tell.states(
      'sanction_number_date',
      dayOf(dates.plan).dots,
      dayOf(dates.plan).typed,
    )} is obtained.`
  return `<h1>AGREEMENT FOR SALE (BANAKHAT)</h1><p>Made at ${s.town} on ${dayOf(dates.deed).legal}</p><p>(A) ${builder(
    s,
  )}, a firm, through partner ${escaped(s.partner.name)} ("Promoter / First Party");<br>(B) ${applicants(tell, buyers, ', ', adult)}, of
${escaped(s.first.home)} - ${s.homePin}, Mob. ${cell(s, 0.5)} ("Allottee / Second Party").</p>${clauses(
    [
      `Land of ${isGujarat ? `F.P. No. ${finalPlot} of T.P. Scheme No. ${scheme}` : `Khasra No. ${s.survey}`}, admeasuring ${grouped(
        rounded(siteOf(s) / 10.7639),
      )} Sq. Mtrs., was purchased by the Promoter from ${escaped(seller.name)}.`,
      plan,
      `The Promoter agrees to sell to the Allottee the property in Schedule-B for ${rs(s.price)} (${inWords(s.price)} Rupees).`,
      `Running maintenance is extra. Other amounts payable: ${inLine(s)}.`,
      ...standing(s, 'builder', 406),
    ],
    (at) => `[${at}]`,
  )}<p class="center"><b>SCHEDULE - B</b></p>${numberedTable([
    ['Unit', tell.states('flat', s.unit)],
    ['Location', `${place(s)}${pinIn(s, 0.5, 108)}`],
    ['Super built-up area', superArea(s)],
    ['Wash area and balcony', `${s.whole(20, 90, 109)} Sq. Ft.`],
    has(0.6, 110) && ['Undivided land', share(s)],
  ])}<p>First Party <span class="far">Second Party: ${again(buyers, ', ')}</span></p>`
}

/** A RERA form with definitions, the facts in the annexure. */
const annexed = (s: Scene): string => {
  const { tell, buyers, sqft } = s
  const charges = leftTable([['Basic', plain(s.price)], ...extra(s), ['Stamp duty', 'Actual']])
  return `<p class="center">Annexure 'A'<br><b>AGREEMENT FOR SALE</b></p><p>This Agreement ("Agreement") executed on ${
    dayOf(s.dates.deed).spoken
  } by and between ${builder(s)}, CIN U${s.digits(5, 111)}MP, represented by ${escaped(s.partner.name)}, and ${applicants(
    tell,
    buyers,
    ' along with ',
    shri,
  )}, residing at ${escaped(s.first.home)}.</p>${clauses(
    [
      `The Allottee applied for a dwelling vide application No. ${s.digits(5, 112)} dated ${dayOf(s.dates.plan).typed}.`,
      `Total price of the apartment is ${rs(s.price)} and break-up is in Part II.`,
      `Interest for delay is SBI MCLR plus two per cent.`,
      ...standing(s, 'builder', 407),
    ],
    (at) => `1.${at}`,
  )}<h2>Part I - Apartment</h2>${pairTable([
    ['Apartment No.', tell.states('flat', s.unit)],
    ['Type', `${s.whole(2, 4, 113)} BHK`],
    ['Carpet area', `${grouped(sqft.carpet)} sq. ft.`],
    ['Saleable area', superArea(s)],
    ['Address of apartment', `${place(s)}${pinIn(s, 0.6, 114)}`],
    ['Allottee mobile', cell(s, 0.6)],
  ])}<h2>Part II - Charges</h2>${charges}<p>${again(buyers, ' / ')}</p>`
}

/** A 'kabja pavti': the buyer himself says what he received. */
const kabjaPavti = (s: Scene): string => {
  const { tell, buyers } = s
  return `<h1>POSSESSION RECEIPT<br>(KABJA PAVTI)</h1><p class="right">Dt. ${dayOf(s.dates.letter).dots}</p><p>I / We ${applicants(
    tell,
    buyers,
    ' and ',
    adult,
  )}, residing at ${escaped(s.first.home)}, have today taken over peaceful vacant possession of ${place(s)}${pinIn(s, 0.5, 115)} of
${superArea(
  s,
)} super built-up from ${builder(s)} with keys, fittings and electric meter No. ${s.digits(8, 116)}. B.U. permission No. ${s.digits(
    4,
    117,
  )} dated ${dayOf(s.dates.plan).dots} has been shown to me / us. Paid at the time of possession: ${inLine(s, 'nothing')}. No dispute
remains.</p>${dotted([
    ['Mobile of taker', cell(s, 0.6)],
    ['Handed over by', `${escaped(s.officer.name)}, ${s.officer.mobile}`],
    ['Witness', escaped(s.witnesses[0].name)],
  ])}<p class="far">${again(buyers, '<br>')}</p>`
}

/** A handing-over sheet with ticks and a list of papers. */
const handover = (s: Scene): string => {
  const { tell, buyers } = s
  const papers = ['Allotment Letter', 'Agreement for Sale', 'NOC of dues', 'Lift warranty card', 'Layout plan copy'].filter(
    (_, at) => at < 2 || s.has(0.5, 118 + at),
  )
  return `<p class="band">${escaped(s.project)} - Handing Over / Possession Letter</p>${pairTable(
    [
      ['Customer', applicants(tell, buyers, ' & ', member).replace(' & ', ' &amp; ')],
      ['Cell', cell(s, 0.6)],
      ['Unit No.', tell.states('flat', s.unit)],
      ['Possession date', dayOf(s.dates.letter).brief],
      ['Developer', builder(s)],
      ['CRM', `${escaped(s.officer.name)} / ${s.officer.mobile}`],
      ['Unit address', `${place(s)}${pinIn(s, 0.6, 123)}`],
      ['Area as measured', superArea(s)],
    ],
    2,
    'boxes',
  )}<p>Fittings: ${ticked(['Doors', 'Taps', 'Tiles', 'Paint'], 'Doors')}</p><p>Dues cleared: ${inLine(s)}</p><p>Papers given with this
letter:<br>${lists(
    tell,
    papers,
    ['Allotment Letter', 'Agreement for Sale'],
    '<br>',
  )}</p><p>Residence for correspondence ${escaped(s.first.home)} ${s.homePin}</p><p>Received: ${again(buyers, ', ')}</p>`
}

const ofSociety = asFlat(siteOf, societyLetter, 'Allotment Letter', 'Share Certificate')
export const allotment = drafted(
  4,
  ofSociety,
  asFlat(siteOf, overleaf('builder', 408, blocks), 'Allotment Letter'),
  regional(ofSociety, boardLetter),
)
export const buyerAgreement = drafted(5, asFlat(siteOf, banakhat, 'Agreement for Sale'), asFlat(siteOf, annexed, 'Agreement for Sale'))
export const possession = drafted(
  6,
  asFlat(siteOf, kabjaPavti, 'Possession Letter', 'Possession Receipt'),
  asFlat(siteOf, handover, 'Possession Letter'),
)
