import { escaped } from '../../../telling.ts'
import { dayOf, inWords, ordinal } from '../../forms.ts'
import { again, applicants, mayHold, mayList } from '../../truths.ts'
import { charged, headTable, pairTable, type Charge } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { pinIn } from '../scenes.ts'
import { standing } from '../standing.ts'
import {
  asFlat,
  borrowers,
  capital,
  drafted,
  flatArea,
  mr,
  party,
  phone,
  place,
  project,
  rs,
  rupee,
  shri,
  sidesOf,
  type Scene,
} from './scene.ts'

const developer = (s: Scene): string => s.tell.states('developer_name', s.developer)
const rera = (s: Scene): string =>
  s.state === 'Gujarat' ? `PR/GJ/${s.town.toUpperCase()}/RAA0${s.digits(4, 40)}/A1C` : `P52${s.digits(9, 40)}`
const masthead = (s: Scene): string =>
  `<p class="band">${developer(s)}</p><p><small>Regd. Off.: ${s.whole(101, 909, 41)}, Signature Corporate Park, ${escaped(s.road)}, ${s.town} - ${s.officePin} | Tel. 0261-${s.digits(
    7,
    42,
  )} | crm@developer.example | RERA Regn. No. ${rera(s)}</small></p>`

const chargesOf = (s: Scene): readonly Charge[] => {
  const { charges } = s
  return [
    { label: 'Covered parking (1 No.)', key: 'car_parking', amount: charges.parking, also: ['1 covered'] } as const,
    s.has(0.6, 43) && ({ label: 'P.L.C. - Garden / Road facing', key: 'plc', amount: charges.plc } as const),
    s.has(0.5, 44) && ({ label: 'D.G. power back-up', key: 'power_backup', amount: charges.power } as const),
    s.has(0.4, 45) && ({ label: 'IDC', key: 'idc', amount: charges.idc } as const),
    { label: 'Club house', key: 'others', amount: charges.club } as const,
    { label: 'AEC / GEB & water connection', key: 'others', amount: s.whole(20, 90, 46) * 1_000 } as const,
    s.has(0.6, 47) && ({ label: 'Maintenance deposit', key: 'others', amount: s.whole(30, 80, 48) * 1_000 } as const),
  ].filter((one) => one !== false)
}
/** The price in a table whose first row holds the headings. */
const sheet = (s: Scene): string => {
  const rows = charged(s.tell, chargesOf(s), rupee)
  return abreast(
    ['Sr.', 'Head', 'HSN/SAC', 'Amount'],
    [
      ['1', 'Basic cost of unit', '995411', rupee(s.price)],
      ...rows.map(([label, amount], at) => [String(at + 2), label, '9997', amount]),
      ['', 'GST 5 % (on basic)', '', rupee(Math.round(s.price * 0.05))],
    ],
  )
}

/** The letter of allotment of the regulator's model form: all facts within its sentences. */
const modelLetter = asFlat((s) => {
  const { tell, dates, digits, price } = s
  return `${masthead(s)}<p>No. ${digits(4, 49)}/AL <span class="far">Date: ${dayOf(dates.letter).dots}</span></p><p>To,<br>${applicants(tell, s.buyers, '<br>', mr)}<br>R/o. ${escaped(
    s.first.home,
  )} - ${s.homePin}<br>Telephone / Mobile number: ${phone(s, 0.7)}<br>PAN: ${s.first.pan}<br>Email ID: ${s.first.name.split(' ')[0]?.toLowerCase() ?? ''}@mail.example</p><p><b>Sub: Your request for allotment of flat in the project known as "${escaped(
    s.project,
  )}" having RERA Registration No. ${rera(s)}.</b></p><p>Sir/Madam,</p>${clauses([
    `<b>Allotment of the said unit:</b> This has reference to your request referred at the above subject. In that regard, we have the pleasure to inform that you have been allotted a ${s.whole(
      1,
      3,
      50,
    )} BHK residential premises being ${place(s)}${pinIn(s, 0.5, 51)}, admeasuring ${flatArea(s)}, being constructed on land admeasuring ${project(s)}, hereinafter referred to as "the said unit", for a total consideration of ${rs(
      price,
    )} (Rupees ${inWords(price)} Only) exclusive of GST, stamp duty and registration charges.`,
    `<b>Allotment of covered parking:</b> Further we have the pleasure to inform you that you have been allotted along with the said unit ${tell.states(
      'amenities_car_parking',
      'one covered car parking',
      '1 covered',
      'one covered car parking',
      'one covered',
      '1',
    )} space bearing No. P-${s.whole(2, 90, 52)} at stilt level.`,
    `<b>Receipt of part consideration:</b> We confirm to have received from you an amount of ${rs(Math.round(price / 10))} being 10 % of the total consideration vide RTGS UTR ${digits(
      10,
      53,
    )} dated ${dayOf(dates.deed).dots} drawn on ${escaped(s.lender)}.`,
    `<b>Encumbrances:</b> The land is mortgaged to Vikas Finance Co., ${s.town} - ${s.officePin}, whose NOC shall be given to you.`,
    ...standing(s, 'builder', 54, 0.4),
  ])}<p>For ${escaped(s.developer)}<br>(Authorised Signatory: ${escaped(s.partner.name)}, ${s.partner.mobile})</p><p>CONFIRMATION &amp; ACKNOWLEDGEMENT: I/We have read and understood the contents of this letter. Allottee's signature: ${again(
    s.buyers,
    ' / ',
  )}</p>`
}, 'Allotment Letter')

/** A portal's print-out: each value under its heading. */
const portalSlip = asFlat(
  (s) => {
    const [first, second] = borrowers(s, capital)
    const number = place(s)
    return `<p class="center"><b>${developer(s)}</b> &nbsp; | &nbsp; Customer Portal</p><h1>ALLOTMENT ADVICE / आवंटन सूचना</h1>${headTable([
      ['Booking ID', `BK${s.digits(7, 55)}`],
      ['Booking Dt.', dayOf(s.dates.deed).dashes],
      ['Print Dt.', dayOf(s.dates.letter).dashes],
      ['Channel Partner', escaped(s.partner.name)],
      ['CP Mobile', s.partner.mobile],
    ])}${headTable([
      ['Primary Appl.', first],
      ['Co-Appl.', second || '--'],
      ['Regd. Mobile', phone(s, 0.6)],
      ['Corr. Add.', `${escaped(s.first.home)} ${s.homePin}`],
    ])}${headTable([
      ['Unit', s.unit],
      ['Bldg. / Wing', s.wing],
      ['Floor', ordinal(s.floor)],
      ['Typology', `${s.whole(1, 4, 56)} BHK`],
      ['Area', flatArea(s)],
    ])}<p class="bar">Prop. Add.</p><p>${number}${pinIn(s, 0.5, 57)}</p>${sheet(s)}<p>Sales office: ${s.whole(2, 60, 58)}, ${escaped(s.colony)}, ${s.town} - ${s.officePin}. Nodal officer ${escaped(
      s.officer.name,
    )} (${s.officer.mobile})</p>`
  },
  'Allotment Advice',
  'Allotment Letter',
)

/** The builder allows the lender's mortgage; the subject carries the unit. */
const noObjection = asFlat((s) => {
  mayList(s.tell, 'NOC', 'No Objection Certificate')
  const { dates, digits, price } = s
  return `<p>Date: ${dayOf(dates.letter).spoken}</p><p>To,<br>The Branch Manager,<br>${escaped(s.lender)},<br>${escaped(s.branch)} Branch, ${s.town} - ${s.officePin}.</p><p><b>Sub.: Our no objection for mortgage of ${place(
    s,
  )}${pinIn(s, 0.4, 59)} purchased by ${applicants(s.tell, s.buyers, ' & ', mr)}.</b></p><p>Dear Sir,</p><p>We, ${developer(
    s,
  )}, hereby confirm that by a registered agreement No. ${digits(4, 60)} dated ${dayOf(dates.deed).dots} the unit in the subject, ${flatArea(s)}, stands allotted to the above purchaser(s) for ${rs(
    price,
  )} and that out of it ${rs(Math.round(price / 5))} is received till date.</p>${clauses(
    [
      `Title of the land, ${project(s)}, is clear and marketable, and it was bought from ${escaped(s.earlier.name)} by sale deed No. ${digits(4, 61)} of ${dayOf(dates.deed).year - 4}.`,
      'We have not borrowed from any institution for the said project and have no objection to your giving a loan and to its mortgage with you.',
      'We shall not transfer the unit nor refund the money without your written consent, and the share certificate will be handed over to you directly.',
    ],
    (at) => `(${'abc'.charAt(at - 1)})`,
  )}<p>Please favour cheques to "${escaped(s.project)} Escrow A/c ${digits(12, 62)}".</p><p>For ${escaped(s.developer)}<br>Partner - ${escaped(s.partner.name)}</p>`
}, 'No Objection Certificate')
export const allotment = drafted(2_101, modelLetter, portalSlip, noObjection)

/** The agreement of the rules, of promoter and allottees, with its schedules. */
const modelAgreement = asFlat((s) => {
  const { dates, digits, price } = s
  return `<h1>AGREEMENT FOR SALE</h1><p>ARTICLES OF AGREEMENT made at ${s.town} this ${dayOf(dates.deed).legal} BETWEEN M/s ${developer(s).replace('M/s. ', '')}, PAN AAXFS${digits(
    4,
    63,
  )}L, having office at ${s.whole(2, 80, 64)}, ${escaped(s.colony)}, ${s.town} - ${s.officePin}, through its partner ${escaped(s.partner.name)}, Age ${s.partner.age}, hereinafter "the Promoter" of the One Part AND ${applicants(
    s.tell,
    s.buyers,
    ' AND ',
    party,
  )}, hereinafter "the Allottee/s" of the Other Part.</p><p>WHEREAS by a development agreement dated ${dayOf(dates.plan).dots} the owners ${escaped(s.earlier.name)} and ${escaped(
    s.seller.name,
  )} gave to the Promoter the land described in the First Schedule;</p><p>AND WHEREAS the Allottee/s, having inspected the title, has/have agreed to purchase for ${rs(price)} the apartment of which ${flatArea(
    s,
  )} is the measure, and which is more particularly described in the Second Schedule;</p>${clauses(standing(s, 'builder', 65), (at) => `${at}.`)}<p><b>FIRST SCHEDULE (Land)</b><br>All that piece of land bearing S. No. ${
    s.survey
  }, Hissa ${s.whole(1, 9, 66)}, admeasuring ${project(s)} at ${s.locality}, bounded: East by 12 M D.P. road, West by S. No. ${s.whole(300, 400, 67)}, North by nala, South by hill slope.</p><p><b>SECOND SCHEDULE (Said Apartment)</b><br>${place(
    s,
  )}${pinIn(s, 0.5, 68)}.</p>${sidesOf(s, 69)}<p><b>THIRD SCHEDULE (Payments)</b></p>${sheet(s)}<p>Witnesses: 1) ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile} 2) ${escaped(
    s.witnesses[1].name,
  )}</p>`
}, 'Agreement for Sale')

/** The key facts of a banakhat on its first page, three a row, its terms behind. */
const keyFacts = asFlat((s) => {
  const [first, second] = borrowers(s, shri)
  const { dates, digits, price } = s
  return `<h1>AGREEMENT FOR SALE (WITHOUT POSSESSION) / BANAKHAT</h1><p class="bar">Key information</p>${pairTable(
    [
      ['Appl. No.', digits(5, 70)],
      ['Dt. of agreement', dayOf(dates.deed).typed],
      ['RERA', rera(s)],
      ['Promoter', developer(s)],
      ['1st Purchaser', first],
      ['2nd Purchaser', second || 'N.A.'],
      ['Mob. (1st)', phone(s, 0.6)],
      ['Unit', s.unit],
      ['Bldg. & floor', `${s.wing}, ${ordinal(s.floor)}`],
      ['Area', flatArea(s)],
      ['U.D.S. of land', s.tell.states('final_land_area_uds', `${s.whole(12, 48, 71)}.${s.whole(10, 95, 72)} sq.mt.`)],
      ['Consideration', rupee(price)],
    ],
    3,
  )}<p>This agreement witnesses that the Promoter, who is developing the scheme on land of ${project(s)}, shall sell and the Purchaser/s, resident of ${escaped(
    s.first.home,
  )} - ${s.homePin}, shall purchase ${place(s)}${pinIn(s, 0.4, 73)} subject to what follows.</p><p>Building plans are approved vide Rajachitthi No. ${s.tell.states(
    'sanction_approval_no',
    `BHNTS/NZ/${digits(6, 74)}`,
  )} dated ${s.tell.states('sanction_number_date', dayOf(dates.plan).dashes, dayOf(dates.plan).typed)}.</p>${sheet(s)}${clauses(standing(s, 'builder', 75))}`
}, 'Agreement for Sale')
export const buyerAgreement = drafted(2_102, modelAgreement, keyFacts)

/** Possession is offered; the subject carries the unit and the money stands in a table with its heads in the first row. */
const offered = asFlat(
  (s) => {
    const { dates, digits } = s
    // the number and the day of the occupancy may be typed as those of an approval
    s.tell.allows('sanction_approval_no', digits(6, 78))
    s.tell.allows('sanction_number_date', dayOf(dates.deed).typed)
    return `${masthead(s)}<p>Ref.: CRM/${digits(5, 76)} <span class="far">${dayOf(dates.letter).brief}</span></p><p>${applicants(s.tell, s.buyers, ' and ', mr)}<br>${escaped(
      s.first.home,
    )}, ${s.homePin}<br>Cell: ${phone(s, 0.6)}</p><p><b>Subject: Offer of possession and final demand - ${place(s)}${pinIn(s, 0.4, 77)}</b></p><p>Dear Customer,</p><p>We are happy to inform that Building Use permission / OC No. ${digits(
      6,
      78,
    )} was granted on ${dayOf(dates.deed).dots} and your home, ${flatArea(s)}, is ready. Kindly settle the account below within 15 days and collect the keys.</p>${sheet(
      s,
    )}<p>Already paid: ${rupee(Math.round(s.price * 0.9))}. Pay in favour of A/c ${digits(13, 79)}, ${escaped(s.lender)}. Society chairman ${escaped(s.officer.name)}: ${
      s.officer.mobile
    }.</p>${clauses(standing(s, 'builder', 80, 0.4), () => '-')}`
  },
  'Offer of Possession',
  'Possession Letter',
)

/** The receipt by which the buyers take over. */
const takenOver = asFlat(
  (s) => {
    mayHold(s.tell, s.buyers)
    return `<h1>POSSESSION RECEIPT / कब्जा पावती</h1><p>Today on ${dayOf(s.dates.letter).legal} at ${s.town}, after inspecting the fittings to our satisfaction and against agreement No. ${s.digits(
      4,
      81,
    )}/${dayOf(s.dates.deed).year}, we the undersigned ${applicants(s.tell, s.buyers, ' and ', shri)}, R/o ${escaped(s.first.home)} (${s.homePin}), have received from ${developer(
      s,
    )} vacant and peaceful possession of ${place(s)}${pinIn(s, 0.5, 82)}, the area of which is ${flatArea(s)}, with 3 keys and electric meter No. ${s.digits(
      8,
      83,
    )}.</p><p>Boundaries of the unit -</p>${sidesOf(s, 84)}<table class="grid"><tr><th>Handed over by</th><th>Taken over by</th><th>Witness</th></tr><tr><td>${escaped(s.officer.name)}<br>${
      s.officer.mobile
    }</td><td>${again(s.buyers, '<br>')}<br>${phone(s, 0.6)}</td><td>${escaped(s.witnesses[0].name)}<br>${escaped(s.witnesses[0].home)}</td></tr></table>`
  },
  'Possession Receipt',
  'Possession Letter',
)
export const possession = drafted(2_103, offered, takenOver)
