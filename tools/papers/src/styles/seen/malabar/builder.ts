import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, ordinal, rounded } from '../../forms.ts'
import { again, applicants } from '../../truths.ts'
import { charged, factLines, leftTable, type Charge } from '../drafts.ts'
import { abreast, clauses, dotted, mailHead, valueFirst } from '../layouts.ts'
import { asFlat, demanded, pinIn } from '../scenes.ts'
import { overleaf, standing } from '../standing.ts'
import { siteOf } from './deeds.ts'
import { aged, drafted, phone, place, rs, share, sri, superArea, type Scene } from './scene.ts'

const builder = (s: Scene, printed = s.developer): string => s.tell.states('developer_name', printed, s.developer)

const chargesOf = ({ charges, has, pick }: Scene): Charge[] => {
  const all: (Charge | false)[] = [
    has(0.2, 80) && { label: 'Infrastructure charges', key: 'idc', amount: charges.idc },
    has(0.4, 81) && { label: pick(['Lake view premium (PLC)', 'Preferential location'], 82), key: 'plc', amount: charges.plc },
    has(0.8, 83) && {
      label: pick(['Car park (covered)', 'One covered car park', 'Car parking - basement'], 84),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1', 'one covered'],
    },
    has(0.4, 85) && { label: pick(['Generator', 'Power back-up (500 W)'], 86), key: 'power_backup', amount: charges.power },
    has(0.6, 87) && {
      label: pick(['KSEB & Water Authority deposit', 'Electricity and water connection'], 88),
      key: 'others',
      amount: 75_000,
    },
    has(0.5, 89) && { label: 'Corpus fund', key: 'others', amount: charges.club },
    has(0.3, 90) && { label: 'Owners association membership', key: 'others', amount: 5_000 },
  ]
  return all.filter((one) => one !== false)
}
const sum = (amount: number): string => `₹${grouped(amount)}`
const extra = (s: Scene): readonly (readonly [string, string])[] => charged(s.tell, chargesOf(s), sum)
const land = (s: Scene): string => (s.isGoa ? `${grouped(rounded(siteOf(s) / 10.7639))} sq. mts.` : `${rounded(siteOf(s) / 435.6)} cents`)

/** An allotment whose money is a cost sheet with a running number. */
const costSheet = (s: Scene): string => {
  const { tell, buyers, first, sqft } = s
  const money = [['Apartment cost', sum(s.price)] as const, ...extra(s), ['GST @ 5 %', sum(Math.round(s.price / 20))] as const]
  return `<p class="center"><b>${builder(s)}</b><br><small>Corporate office: ${escaped(s.colony)}, ${s.town} - ${s.officePin}. Tel
${s.digits(11, 91)}</small></p>
<p class="right">${dayOf(s.dates.letter).brief}</p><p>${applicants(tell, buyers, '<br>', sri)}<br>${escaped(first.home)}<br>PIN
${s.homePin}<br>Mob: ${phone(s, 0.6)}</p><p>Dear Sir / Madam,</p><p class="center"><u>Allotment of apartment and cost
sheet</u></p><p>Further to
the booking form No. ${s.digits(5, 92)} we confirm allotment of ${place(s)}${pinIn(s, 0.5, 93)}, Type ${'ABC'.charAt(
    s.door % 3,
  )}, super built-up area ${superArea(s)} (carpet area ${grouped(sqft.carpet)}).</p>${abreast(
    ['Sl. No.', 'Description', 'Amount'],
    money.map(([label, amount], at) => [String(at + 1), label, amount]),
  )}<p>Registration and documentation are at actuals.</p><p>Yours truly, for ${escaped(s.developer)}<br>${escaped(
    s.officer.name,
  )}, Customer Relations, ${s.officer.mobile}</p>`
}

/** An allotment sent by mail, the answer to the booking under it. */
const mailed = (s: Scene): string => {
  const { tell, buyers, first } = s
  const [a = '', b = ''] = applicants(tell, buyers, '|').split('|')
  return `<div class="mail">${mailHead([
    ['From', 'crm@projects.example'],
    ['To', a],
    ['Date', dayOf(s.dates.letter).spoken],
    ['Subject', `Allotment of your home at ${escaped(s.project)}`],
  ])}<p>Greetings from ${builder(s)}!</p><p>We are happy to share the allotment details below.</p>${factLines(
    [
      ['Primary allottee', a],
      b !== '' && ['Joint allottee', b],
      ['Registered mobile', phone(s, 0.7)],
      ['Home', `${place(s)}${pinIn(s, 0.6, 94)}`],
      ['Level', ordinal(s.floor)],
      ['Chargeable area', superArea(s)],
      ['UDS', share(s)],
      ['Agreed value', rs(s.price)],
      ...extra(s),
      ['Communication address', `${escaped(first.home)} - ${s.homePin}`],
    ],
    ' - ',
    '• ',
  )}<p>RERA: K-RERA/PRJ/${s.digits(3, 95)}/${dayOf(s.dates.plan).year}. Your relationship manager is ${escaped(s.officer.name)} (${
    s.officer.mobile
  }).</p></div>`
}

/** Sale of the undivided share together with the contract to build. */
const twofold = (s: Scene): string => {
  const { tell, buyers, seller } = s
  const permit = s.has(0.6, 96)
    ? `building permit No. ${tell.states('sanction_approval_no', `BA/${s.digits(3, 97)}/${dayOf(s.dates.plan).year}-KMC`)} dated
${tell.states('sanction_number_date', dayOf(s.dates.plan).dots, dayOf(s.dates.plan).typed)}`
    : 'the building permit'
  const charges = extra(s)
    .map(([label, amount]) => `${label}: ${amount}`)
    .join('; ')
  return `<h1>AGREEMENT FOR SALE OF UNDIVIDED SHARE AND CONSTRUCTION</h1><p>This agreement executed at ${s.town} on ${
    dayOf(s.dates.deed).legal
  }</p><p>BETWEEN ${sri(seller, escaped(seller.name), 0)} (LAND OWNER), represented by power holder ${builder(s)}, Managing Partner
${escaped(
  s.partner.name,
)} (BUILDER)</p><p>AND ${applicants(tell, buyers, ' AND ', aged)}, residing at ${escaped(s.first.home)}, Mobile ${phone(
    s,
    0.5,
  )} (PURCHASER)</p>${clauses(
    [
      `WHEREAS the land owner holds ${land(s)} of land in Re-Sy. No. ${s.resurvey} of ${s.village} Village and the Builder obtained
${permit};`,
      `The Land Owner agrees to sell ${share(s)} undivided share described in Schedule B for ${rs(Math.round(s.price * 0.2))}.`,
      `The Builder agrees to construct for the Purchaser the apartment of Schedule C at ${rs(Math.round(s.price * 0.8))}, total ${rs(
        s.price,
      )} (Rupees ${inWords(s.price)}).`,
      charges !== '' && `Additional payments: ${charges}.`,
      ...standing(s, 'builder', 98),
    ],
    (at) => `${at}.`,
  )}<p><b>Schedule C</b></p><p>${place(s)}${pinIn(s, 0.5, 99)}, super built up area ${superArea(s)} including share in common
areas.</p><p>Land
Owner / Builder <span class="far">Purchaser: ${again(buyers, ', ')}</span></p>`
}

/** The form of the rules, with particulars on a page of its own. */
const particulars = (s: Scene): string => {
  const { tell, buyers, sqft } = s
  return `<h1>AGREEMENT FOR SALE<br><small>[See rule 10(1)]</small></h1><p>Between ${builder(s)} (the Promoter) and ${applicants(
    tell,
    buyers,
    ' and ',
    sri,
  )} (the Allottee), dated ${dayOf(s.dates.deed).typed}. The terms below and the particulars form one contract.</p>${clauses(
    standing(s, 'builder', 100, 0.8),
    (at) => `${at}.1`,
  )}<h2>PARTICULARS</h2>${valueFirst([
    ['Apartment', tell.states('flat', s.unit)],
    ['Block / Tower', s.wing],
    ['Carpet area', `${grouped(sqft.carpet)} sq.ft.`],
    ['Exclusive balcony', `${s.whole(30, 90, 101)} sq.ft.`],
    ['Super built-up area', superArea(s)],
    ['Location of the project', `${place(s)}${pinIn(s, 0.6, 102)}`],
    ['Price', rs(s.price)],
    ...extra(s),
    ['Mobile of allottee', phone(s, 0.6)],
    ['Address of allottee', `${escaped(s.first.home)} ${s.homePin}`],
  ])}<p>${again(buyers, ' / ', sri)}</p>`
}

/** Handing and taking over, two columns of signatures. */
const takingOver = (s: Scene): string => {
  const { tell, buyers } = s
  return `<h1>HANDING OVER &amp; TAKING OVER CERTIFICATE</h1>${dotted([
    ['Project', escaped(s.project)],
    ['Name of owner(s)', applicants(tell, buyers, ' and ')],
    ['Telephone', phone(s, 0.6)],
    ['Apartment', `${place(s)}${pinIn(s, 0.5, 103)}`],
    ['Super built-up area', superArea(s)],
    ['KSEB consumer No.', s.digits(13, 104)],
    ['Building No. by local body', `${s.house} (${s.digits(5, 105)})`],
    ['Date of handing over', dayOf(s.dates.letter).dots],
    ...extra(s),
  ])}${abreast(
    ['Item', 'Nos.', 'Remarks'],
    [
      ['Main door key', '3', 'OK'],
      ['Gas connection', '1', 'Pending'],
      ['Switches and fan points', String(s.whole(20, 60, 106)), 'OK'],
    ],
  )}<p>Handed over by ${builder(s)}, Site Engineer ${escaped(s.officer.name)} (${s.officer.mobile}) <span class="far">Taken over
by<br>${again(buyers, '<br>')}</span></p>`
}

/** An offer of possession with the papers that will be given. */
const offer = (s: Scene): string => {
  const { tell, buyers } = s
  const papers = ['Sale Deed of undivided share', 'Occupancy certificate', 'Ownership certificate', 'Tax receipt', 'User manual'].filter(
    (_, at) => at === 0 || s.has(0.6, 107 + at),
  )
  const dues = extra(s)
  return `<p class="band">${builder(s, s.developer.toUpperCase())}</p><p>No. ${s.digits(3, 113)}/POS <span class="far">${
    dayOf(s.dates.letter).spoken
  }</span></p><p>To ${applicants(tell, buyers, ' and ', sri)}, ${escaped(s.first.home)} - ${s.homePin}. ${phone(
    s,
    0.5,
  )}</p><p><b>Intimation of possession</b></p><p>Occupancy certificate No. ${s.digits(4, 114)} dated ${
    dayOf(s.dates.plan).dots
  } having been received, ${place(s)}${pinIn(s, 0.5, 115)} of final super built-up area ${superArea(s)} is ready.</p>${
    dues.length > 0 ? `<p>Settle these before taking the keys:</p>${leftTable(dues, 'plain', ': ')}` : ''
  }<p>On possession you will be given ${demanded(tell, papers, ['Sale Deed of undivided share'], ', ')}.</p><p>Helpdesk ${
    s.officer.mobile
  }</p>`
}

export const allotment = drafted(
  4,
  asFlat(siteOf, overleaf('builder', 116, costSheet), 'Allotment Letter'),
  asFlat(siteOf, mailed, 'Allotment Letter'),
)
export const buyerAgreement = drafted(
  5,
  asFlat(siteOf, twofold, 'Agreement for Sale', 'Construction Agreement'),
  asFlat(siteOf, particulars, 'Agreement for Sale'),
)
export const possession = drafted(6, asFlat(siteOf, takingOver, 'Possession Letter'), asFlat(siteOf, offer, 'Possession Letter'))
