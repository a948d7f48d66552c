import { escaped } from '../../../telling.ts'
import { dayOf, inWords, ordinal } from '../../forms.ts'
import { again, mayList } from '../../truths.ts'
import { charged, leftTable, pairTable, type Charge } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import { pinSaid } from './deeds.ts'
import {
  asFlat,
  borrowers,
  capital,
  clock,
  drafted,
  fixed,
  flatArea,
  inr,
  mr,
  party,
  phone,
  pinBox,
  place,
  rs,
  type Scene,
} from './scene.ts'
import { bars, browsed, colons, frame, part } from './sheets.ts'
import { sidesOf } from './sides.ts'
import { codeOf, stampSheet } from './stamps.ts'

export const developer = (s: Scene): string => s.tell.states('developer_name', s.developer)
const site = (s: Scene): string => `${(s.developer.replace(/^M\/s /, '').split(' ')[0] ?? '').toLowerCase()}.example`
const rera = (s: Scene): string => `${codeOf(s)}RERA/${s.town.slice(0, 3).toUpperCase()}/${s.digits(4, 400)}/${s.whole(2017, 2022, 401)}`
export const masthead = (s: Scene): string =>
  `<p class="band">${developer(s)}</p><p><small>Corporate Office: ${s.whole(3, 60, 402)}, ${escaped(s.road)}, ${s.town} - ${s.officePin} |
crm@${site(s)} | Customer care 1800-${s.digits(3, 403)}-${s.digits(4, 404)} | RERA: ${rera(s)}</small></p>`

/** What the system knows of the charges: codes of its own, each with a sum. */
const chargesOf = (s: Scene): readonly Charge[] => {
  const { charges, pick, has, whole } = s
  const area = s.sqft.super
  return [
    { label: pick(['PLC', 'Preferential Location Charges', 'PLC (Park Facing)'], 405), key: 'plc', amount: charges.plc } as const,
    {
      label: pick(['Car Parking - Covered (1)', 'Parking Charges', 'Reserved Car Park'], 406),
      key: 'car_parking',
      amount: charges.parking,
      also: ['1 covered', '1'],
    } as const,
    has(0.6, 407) && ({ label: pick(['EDC', 'External Development Charges'], 408), key: 'edc', amount: charges.edc } as const),
    has(0.5, 409) && ({ label: pick(['IDC', 'Infrastructure Dev. Charges (IDC)'], 410), key: 'idc', amount: charges.idc } as const),
    has(0.6, 411) &&
      ({ label: pick(['Power Backup', 'Power Back-up Installation (3 KVA)'], 412), key: 'power_backup', amount: charges.power } as const),
    { label: pick(['Club Membership', 'CMC'], 413), key: 'others', amount: charges.club } as const,
    has(0.6, 414) && ({ label: 'IFMS', key: 'others', amount: area * whole(20, 50, 415) } as const),
    has(0.4, 416) && ({ label: 'Legal and Documentation', key: 'others', amount: whole(10, 30, 417) * 1_000 } as const),
  ].filter((one) => one !== false)
}
export const facts = (s: Scene) => charged(s.tell, chargesOf(s), fixed)
export const total = (s: Scene): number => chargesOf(s).reduce((sum, { amount }) => sum + amount, s.price)

/** Names as a customer system merges them: one line, or a label each. */
export const customers = (s: Scene): (readonly [string, string] | false)[] => {
  const [a, b] = borrowers(s, s.has(0.5, 418) ? mr : capital)
  return [
    [s.pick(['First Applicant', 'Primary Customer', 'Sole / First Allottee'], 419), a],
    b !== '' && [s.pick(['Second Applicant', 'Co-Applicant', 'Joint Allottee'], 420), b],
  ]
}

/** A letter of the customer system: merge fields in sentences, then a table of the price. */
const crmLetter = asFlat((s) => {
  const { dates, digits, price } = s
  const [a, b] = borrowers(s, mr)
  return `${masthead(s)}<p>Ref: ALT/${digits(6, 421)} <span class="far">Date:
${dayOf(dates.letter).brief}</span></p><p>To,<br>${[a, b].filter(Boolean).join('<br>')}<br>${escaped(s.first.home)}<br>${s.town} - ${
    s.homePin
  }<br>Mobile: ${phone(s, 0.65)}</p><p><b>Customer Code: C${digits(7, 422)} &nbsp; Booking No.:
${digits(5, 423)}/${dayOf(dates.letter).year}</b></p><p><b>Subject: Allotment Letter for ${place(
    s,
  )}${pinSaid(s, 0.4, 424)}</b></p><p>Dear Sir/Madam,</p><p>Thank you for choosing us. With reference to your booking application dated
${dayOf(dates.deed).brief}, we are glad to allot you the captioned residential unit, ${flatArea(s).join(
    ' ',
  )}, for a Total Sales Value of ${rs(total(s))} (Rupees ${inWords(total(s))} Only) plus applicable taxes, the break-up of which
is:</p>${leftTable([
    ['Basic Sale Price', fixed(price)],
    ...facts(s),
    ['Total Sales Value', fixed(total(s))],
  ])}<p>We acknowledge receipt of ${inr(Math.round(price / 10))} vide receipt No. RC${digits(6, 425)}, financed by
${escaped(s.lender)}.</p>${clauses(standing(s, 'builder', 426, 0.5))}<p>Your relationship manager is ${escaped(
    s.officer.name,
  )} (${s.officer.mobile}). Channel partner: ${escaped(s.partner.name)}.</p><p><small>This is a computer generated letter, hence no
signature is required.</small></p>`
}, 'Allotment Letter')

/** The screen of the booking system, printed by the browser. */
const screen = asFlat(
  (s) => {
    const { dates, digits, price } = s
    const body = `<p class="band">${developer(s)} <small>Sales Force - Unit Allotment Form</small></p>${bars(s.seed)}${frame(
      'Allotment',
      colons(
        [
          ['Allotment ID', `AL-${digits(6, 430)}`],
          ['Allotment Date', dayOf(dates.letter).dashes],
          ['Booking Form No', digits(5, 431)],
          ['Sales Person', escaped(s.officer.name)],
          ['Broker', `${escaped(s.partner.name)} (${s.partner.mobile})`],
          ['RERA No', rera(s)],
        ],
        3,
      ),
    )}${frame('Customer', colons([...customers(s), ['Mobile', phone(s, 0.7)], ['Email', `cust${digits(4, 432)}@mail.example`], ['Address', `${escaped(s.first.home)}, ${s.homePin}`], ['PAN', s.first.pan]], 2))}${frame(
      'Unit',
      colons(
        [
          ['Project', escaped(s.project)],
          ['Tower', s.wing],
          ['Unit No', s.unit],
          ['Floor', ordinal(s.floor)],
          ['Unit Type', `${s.whole(2, 4, 433)} BHK`],
          flatArea(s),
          ['Rate per sq.ft.', fixed(Math.round(price / s.sqft.super))],
          ['Unit Address', place(s)],
          pinBox(s, 0.5, 434),
        ],
        2,
      ),
    )}${frame('Cost Sheet', abreast(['Charge Name', 'Amount', 'GST %'], [['Basic Price', fixed(price), '5'], ...facts(s).map(([label, amount]) => [label, amount, '18'])]))}${frame(
      'Payment Plan',
      abreast(
        ['Milestone', '%', 'Amount'],
        [
          ['On booking', '10', fixed(price * 0.1)],
          ['On casting of plinth', '30', fixed(price * 0.3)],
          ['On completion of structure', '40', fixed(price * 0.4)],
          ['On offer of possession', '20', fixed(price * 0.2)],
        ],
      ),
    )}<p><small>${standing(s, 'builder', 435, 0.3).join(' ')} Site office: ${escaped(s.road)}, ${s.town} ${s.officePin}</small></p>`
    return browsed(dayOf(dates.letter).typed, 'Unit Allotment', `https://sales.${site(s)}/allotment/${digits(6, 430)}`, body)
  },
  'Allotment Letter',
  'Unit Allotment Form',
)
export const allotment = drafted(3_101, crmLetter, screen)

/** An agreement registered online: stamp sheet, then the sheet of particulars which the clauses refer to. */
const registeredAgreement = asFlat(
  (s) => {
    mayList(s.tell, 'Agreement for Sale')
    const { dates, digits, price, tell } = s
    const day = dayOf(dates.letter)
    const from = escaped(s.developer.toUpperCase())
    const sheet = stampSheet(s, {
      article: 'Agreement for Sale (Builder)',
      from,
      to: s.buyers,
      duty: Math.round(price * 0.02),
      price,
      day: dates.letter,
    })
    const [a, b] = borrowers(s, party)
    return `${sheet}<h1>BUILDER BUYER AGREEMENT</h1><p>Executed at ${s.town} on ${day.spoken} between ${developer(s)}, having its
registered office at ${s.whole(3, 90, 440)}, ${escaped(s.road)}, ${s.town} ${
      s.officePin
    }, through ${escaped(s.officer.name)} (the Promoter) and ${a}${b ? ` jointly with ${b}` : ''} (the Allottee).</p><p>The Promoter has
the development licence No. ${s.whole(10, 99, 441)} of ${
      day.year - 6
    } on land of ${s.whole(3, 19, 442)}.${digits(2, 443)} acres and the project is registered as ${rera(s)}.</p><p><b>ANNEXURE I -
PARTICULARS</b></p>${pairTable(
      [
        ['Apartment', `${place(s)}${pinSaid(s, 0.4, 444)}`],
        flatArea(s),
        ['Floor / Tower', `${ordinal(s.floor)} / ${s.wing}`],
        ['Basic Sale Price', fixed(price)],
        ...facts(s),
        ['Total', fixed(total(s))],
        s.has(0.5, 445) && [
          'Undivided share in land',
          tell.states('final_land_area_uds', `${s.whole(18, 60, 446)}.${s.whole(10, 95, 447)} sq. mtr.`),
        ],
        ['Possession by', `31-Mar-${day.year + 2}`],
        ["Allottee's bank", escaped(s.lender)],
      ],
      2,
    )}<p><b>TERMS</b></p>${clauses(standing(s, 'builder', 448, 0.8))}${
      s.has(0.4, 449)
        ? `<p>The land is
${tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')}.</p>`
        : ''
    }${
      s.has(0.6, 450) ? `<p><b>Schedule - boundaries of the apartment</b></p>${sidesOf(s, 451)}` : ''
    }<p>Promoter ____________ <span class="far">Allottee(s): ${again(s.buyers, ' / ')}</span></p>`
  },
  'Builder Buyer Agreement',
  'Buyer Agreement',
)

/** The customer system's own agreement: the particulars as labelled lines before numbered terms. */
const systemAgreement = asFlat(
  (s) => {
    const { dates, digits, price } = s
    return `${masthead(s)}<h1>APARTMENT BUYER'S AGREEMENT</h1><p>Agreement ID ${digits(7, 455)} &nbsp; Version 3 &nbsp; e-Signed on
${clock(s, dates.letter, 456)}</p>${part('A. Allottee Details')}${colons(
      [
        ...customers(s),
        ['Contact No.', phone(s, 0.6)],
        ['Permanent Address', `${escaped(s.first.home)} - ${s.homePin}`],
        ['Nominee', escaped(s.witnesses[0].name)],
        ['PAN', s.first.pan],
      ],
      1,
    )}${part('B. Unit Details')}${colons([['Unit', place(s)], pinBox(s, 0.5, 459), flatArea(s), ['Use', 'Residential']], 1)}${part('C. Consideration (Rs.)')}${colons(
      [['Basic', fixed(price)], ...facts(s), ['Grand Total (without taxes)', fixed(total(s))]],
      1,
    )}${part('D. Bank Account for Payment')}${colons([
      ['A/c Name', `${escaped(s.project)} Collection A/c`],
      ['A/c No.', digits(14, 460)],
      ['Bank', escaped(s.lender)],
      ['IFSC', `${codeOf(s)}IX0${digits(6, 461)}`],
    ])}${part('E. Terms and Conditions')}${clauses(standing(s, 'builder', 462, 0.8), (at) => `E.${at}`)}<p>Authorised signatory:
${escaped(s.officer.name)}, DGM - CRM, ${s.officer.mobile}</p>`
  },
  'Apartment Buyer Agreement',
  'Buyer Agreement',
)
export const buyerAgreement = drafted(3_102, registeredAgreement, systemAgreement)
