import { escaped } from '../../../telling.ts'
import { dayOf, inWords, ordinal } from '../../forms.ts'
import { again, mayOwn } from '../../truths.ts'
import { leftTable, numberedTable, pairTable } from '../drafts.ts'
import { clauses, dotted } from '../layouts.ts'
import { mobileOf } from './desk.ts'
import { buyersOf, hinglishKin, mister, named, person, withKin } from './people.ts'
import { chargeRows, chargesTold, plotCharges } from './charges.ts'
import { extent, flatArea, landArea, landShare, where } from './ground.ts'
import { handoverOrder } from './holdings.ts'
import { drafted, elsewhere, ofFlat, ofPlot } from './drafting.ts'
import { firm, grantedBy, isGujarat, on, pinOf, planner, rupees, type Scene, stateCode } from './scene.ts'
import { banner, inTwo, numberAndDay, page, para, rows, signed, some, title } from './sheets.ts'
import { sidesCross, sidesRun, sidesTable } from './sides.ts'

const letterhead = (s: Scene): string =>
  banner(
    firm(s),
    s.pick(['Builders * Developers * Colonizers', 'An ISO 9001 group', ''], 240),
    `Site office : ${escaped(s.project)}, ${escaped(s.road)}, ${s.town} - ${s.officePin}. M. ${s.partner.mobile}`,
    `RERA Reg. No. PR/${stateCode(s)}/${s.town.toUpperCase()}/${s.digits(5, 241)}/${s.digits(6, 242)}`,
  )
const standingLines = [
  'Rate escalation, if any, shall not be charged on the booked unit.',
  'Stamp duty, registration fee and GST as applicable shall be extra and to the account of the member.',
  'In case of delay in payment interest @ 18% p.a. shall be charged.',
  'Booking is not transferable without prior permission of the firm.',
  'Carpet area may vary by 2-3% due to construction tolerance.',
  'Subject to local jurisdiction only.',
]

/** A scheme's letter to its member, charges in a table. */
const toMember = ofFlat((s) => {
  mayOwn(s.tell, s.buyers, s.developer)
  return page(
    'letter',
    letterhead(s),
    numberAndDay(`Booking No. ${s.digits(3, 243)}`, on(s, 244, s.dates.letter)),
    title(s.pick(['ALLOTMENT LETTER', 'LETTER OF ALLOTMENT', 'UNIT ALLOTMENT LETTER'], 245)),
    para(
      `To,<br>${buyersOf(s, '<br>', s.has(0.5, 246) ? mister : named)}<br>${escaped(s.first.home)} - ${s.homePin}${s.has(0.6, 247) ? `<br>(M) ${mobileOf(s, 0.9)}` : ''}`,
      `We are pleased to allot you ${where(s, 248)}${pinOf(s, 0.4, 249)} having ${flatArea(s)}${
        s.has(0.4, 250) ? ` with undivided share of land ${landShare(s)}` : ''
      } against your booking amount of ${rupees(s.whole(2, 9, 251) * 25_500)} received by cheque no. ${s.digits(6, 252)} dated ${on(s, 253, s.dates.deed)}.`,
    ),
    rows(['Particulars', 'Amount'], [['Basic cost of unit', rupees(s.price)], ...chargeRows(s)]),
    para('Payment : 20% at plinth, 50% slab wise, 20% at plaster and flooring, 10% at possession.'),
    clauses(some(s, standingLines, 254)),
    signed(`Accepted<br>${again(s.buyers, '<br>')}`, `For ${escaped(s.developer)}<br>Partner ${escaped(s.partner.name)}`),
  )
}, 'Allotment Letter')

const isBoard = (s: Scene): boolean => s.has(0.45, 258)
const office = (s: Scene): string => (isBoard(s) ? s.region.housing : planner(s))
const officeHead = (s: Scene): string =>
  banner(
    isBoard(s) || s.region.plannerHindi === '' ? escaped(office(s)) : `${s.region.plannerHindi}<br>${escaped(office(s))}`,
    `${isBoard(s) ? `Sub Division ${s.town}, ` : ''}${escaped(s.road)}, ${s.town} (${s.region.short}) ${s.officePin}`,
  )

/** A public office gives a plot that was drawn by lot. */
const byLot = ofPlot((s) => {
  grantedBy(s, office(s))
  const held = s.has(0.4, 259)
    ? [['Nature of allotment', s.tell.states('land_freehold_or_leasehold', 'Lease hold, 99 years', 'Leasehold')] as const]
    : []
  if (held.length > 0) s.tell.states('period_expired_balance_lease_rent', '99 years')
  return page(
    'office',
    officeHead(s),
    numberAndDay(
      `${inTwo(s, 'क्रमांक', 'No.')} : F.${s.whole(2, 19, 260)}(${s.digits(3, 261)})/${dayOf(s.dates.letter).year}/${s.digits(4, 262)}`,
      `${inTwo(s, 'दिनांक', 'Date')} : ${dayOf(s.dates.letter).dots}`,
    ),
    title(
      s.pick(
        [inTwo(s, 'आवंटन पत्र', 'ALLOTMENT LETTER'), 'ALLOTMENT-CUM-DEMAND LETTER', inTwo(s, 'मांग सह आवंटन पत्र', 'ALLOTMENT LETTER')],
        263,
      ),
    ),
    para(`${buyersOf(s, isGujarat(s) ? ' and ' : ' एवं ', withKin)}<br>${escaped(s.first.home)} (${s.homePin})`),
    para(
      `Ref : Your scheme application form no. ${s.digits(6, 264)} and lottery held on ${on(s, 265, s.dates.deed)}. Plot as below is allotted to you on the terms overleaf.`,
    ),
    numberedTable(
      [
        ['Plot allotted', `${where(s, 266)}${pinOf(s, 0.45, 267)}`],
        ['Category', s.pick(['MIG-A', 'HIG', 'LIG', 'MIG-B'], 268)],
        ['Area of plot', landArea(s)],
        s.has(0.4, 269) && ['Type of plot', s.tell.states('type_of_plot', s.pick(['Corner', 'Intermediate', 'Park facing'], 270))],
        ['Reserve price per unit', `Rs. ${s.digits(4, 271)}/-`],
        ['Total cost', `${rupees(s.price)} (${inWords(s.price)} rupees)`],
        ...held,
        ['Registration amount adjusted', rupees(s.whole(2, 8, 272) * 10_000)],
        ['Last date of first instalment', `${s.whole(10, 28, 273)}.12.${dayOf(s.dates.letter).year}`],
      ],
      'rule',
    ),
    s.has(0.4, 274) && sidesTable(s, !isGujarat(s)),
    para(`Deposit in A/c No. ${s.digits(11, 275)}, ${escaped(s.lender)}. Helpline 0${s.digits(4, 276)}-${s.digits(6, 277)}.`),
    signed(`Copy to : Accounts / ${escaped(s.witnesses[0].name)}, JEn`, `Secretary / Estate Officer<br>${escaped(s.officer.name)}`),
  )
}, 'Allotment Letter')

/** A unit card of a small firm: all on half a page. */
const unitCard = ofFlat(
  (s) => {
    mayOwn(s.tell, s.buyers, s.developer)
    return page(
      'press',
      letterhead(s),
      title('MEMBER UNIT ALLOTMENT CARD'),
      pairTable(
        [
          ['Card No.', s.digits(4, 280)],
          ['Date', on(s, 281, s.dates.letter)],
          ['Member', buyersOf(s, ' / ')],
          ['Mob.', mobileOf(s, 0.75)],
          ['Unit and address', `${where(s, 282)}${pinOf(s, 0.4, 283)}`],
          ['Block / Floor', `${s.wing} / ${ordinal(s.floor)}`],
          ['Area', flatArea(s)],
          ['Lumpsum price', rupees(s.price)],
        ],
        2,
        'rule',
      ),
      leftTable(chargeRows(s), 'rule'),
      para(`Booked through ${person(s.witnesses[0])} (broker), ${s.witnesses[0].mobile}. Nominee : ${person(s.witnesses[1])}.`),
      signed('Member', `${escaped(s.developer)}`),
    )
  },
  'Allotment Letter',
  'Allotment Card',
)
export const allotment = drafted(3_304, toMember, byLot, unitCard)

const permission = (s: Scene): string => {
  const number = `BU/${s.digits(4, 290)}/${dayOf(s.dates.letter).year}`
  s.tell.allows('sanction_approval_no', number)
  return `${s.pick(['B.U. Permission', 'Completion certificate', 'Occupancy certificate'], 291)} No. ${number}`
}

/** Come, pay the rest, take the keys. */
const invitation = ofFlat((s) => {
  mayOwn(s.tell, s.buyers, s.developer)
  return page(
    'letter',
    letterhead(s),
    numberAndDay(`Ref. ${s.project.slice(0, 2).toUpperCase()}/POSS/${s.whole(11, 240, 292)}`, `Dt. ${on(s, 293, s.dates.letter)}`),
    para(`${buyersOf(s, '<br>', mister)}<br>${escaped(s.first.home)}${s.has(0.5, 294) ? `<br>Phone : ${mobileOf(s, 0.8)}` : ''}`),
    para(
      `<b>Sub : ${s.pick(['Intimation of possession', 'Offer for possession', 'Final demand and possession intimation'], 295)} of ${where(s, 296)}${pinOf(s, 0.4, 297)}</b>`,
    ),
    para(
      `Dear Member, the construction of the above unit, ${flatArea(s)}, is complete and we have received ${permission(s)}. You are requested to clear the following dues within 21 days and take over the unit from our site engineer ${person(s.witnesses[0])} (${s.witnesses[0].mobile}).`,
    ),
    rows(
      ['Sr.', 'Head of account', 'Payable'],
      [['', 'Balance of basic price', rupees(Math.round(s.price / 12))], ...chargeRows(s).map(([a, b]) => [a, b])].map((cells, at) => [
        String(at + 1),
        ...cells.slice(-2),
      ]),
    ),
    clauses(some(s, standingLines, 298, 0.4)),
    signed('', `For ${escaped(s.developer)}<br>(CRM Department)`),
  )
}, 'Possession Letter')

/** An engineer shows the pegs of a plot: a site memo of a public office. */
const siteMemo = ofPlot(
  (s) => {
    grantedBy(s, office(s))
    return page(
      'office',
      officeHead(s),
      title(
        s.pick(
          [
            inTwo(s, 'कब्जा पत्र', 'POSSESSION LETTER'),
            inTwo(s, 'मौका कब्जा सुपुर्दगी', 'SITE POSSESSION'),
            'POSSESSION CERTIFICATE (Kabja Patra)',
          ],
          300,
        ),
      ),
      para(
        `${inTwo(s, 'आवंटन पत्र क्रमांक', 'Allotment No.')} ${s.digits(5, 301)} dated ${on(s, 302, s.dates.deed)}. Lease deed registered at Sr. ${s.digits(4, 303)}.`,
      ),
      dotted([
        [inTwo(s, 'आवंटी का नाम', 'Allottee'), buyersOf(s, isGujarat(s) ? ' and ' : ' एवं ', withKin)],
        [inTwo(s, 'भूखण्ड', 'Plot'), `${where(s, 304)}${pinOf(s, 0.4, 305)}`],
        [inTwo(s, 'क्षेत्रफल', 'Area as measured'), landArea(s)],
        s.has(0.4, 306) && [inTwo(s, 'भूखण्ड का प्रकार', 'Type'), s.tell.states('type_of_plot', s.pick(['Corner', 'Intermediate'], 307))],
        [inTwo(s, 'मोबाइल', 'Mobile of allottee'), s.has(0.5, 308) ? mobileOf(s, 1) : '________'],
      ]),
      s.has(0.5, 309) ? sidesCross(s) : sidesTable(s, !isGujarat(s)),
      para(
        `Physical possession of the above plot was handed over today ${dayOf(s.dates.letter).dashes} after fixing ${s.whole(4, 6, 310)} pegs, in presence of ${person(s.witnesses[0], named)} (Amin) and ${person(s.witnesses[1], named)}. Excess land, if found, shall be charged at double the reserve price.`,
      ),
      signed('Possession taken by allottee', `Junior Engineer<br>${escaped(s.officer.name)}, ${s.officer.mobile}`),
    )
  },
  'Possession Letter',
  'Possession Certificate',
)

/** Keys and fittings are counted and signed for. */
const keysGiven = ofFlat(
  (s) => {
    mayOwn(s.tell, s.buyers, s.developer)
    return page(
      'press',
      title(s.pick(['POSSESSION RECEIPT', 'HANDING OVER / TAKING OVER NOTE', 'FLAT POSSESSION LETTER'], 311)),
      para(
        `I / We ${buyersOf(s, s.pick([' and ', ', '], 312), s.has(0.5, 313) ? withKin : named)} have this day ${dayOf(s.dates.letter).legal} received from ${firm(s)} peaceful and vacant possession of ${where(s, 314)}${pinOf(s, 0.4, 315)}, ${flatArea(s)}, which was sold by document no. ${s.digits(4, 316)} of ${dayOf(s.dates.deed).year}.${s.has(0.5, 317) ? ` The unit is ${sidesRun(s)}.` : ''}`,
      ),
      rows(
        ['Item', 'Nos. / Reading', 'Checked'],
        [
          ['Main door keys', String(s.whole(2, 4, 318)), 'Yes'],
          ['Electric meter', s.digits(8, 319), 'Yes'],
          ['Gas meter', s.digits(6, 320), 'Yes'],
          ['Sanitary fittings', 'As per list', 'Yes'],
        ],
      ),
      s.has(0.6, 321) && para(`Amounts collected with possession : ${chargesTold(s)}.`),
      para(`Building was approved and ${permission(s)} is given by ${planner(s)}.`),
      signed(`Receiver${s.has(0.6, 322) ? `, mobile ${mobileOf(s, 1)}` : ''}`, `Giver : ${escaped(s.partner.name)}, ${s.partner.mobile}`),
    )
  },
  'Possession Letter',
  'Possession Receipt',
)

/** A colonizer puts the buyer of a plot in possession, in the Hindi of his munshi. */
const colonyKabja = ofPlot((s) => {
  mayOwn(s.tell, s.buyers, s.developer)
  return page(
    'stamp',
    letterhead(s),
    title('KABJA PATRA (POSSESSION LETTER)'),
    para(
      `Dinank ${dayOf(s.dates.letter).dots} ko hamare dwara ${buyersOf(s, ' evam ', hinglishKin)}, niwasi ${escaped(s.first.home)} ko ${where(s, 323)}${pinOf(s, 0.35, 324)}, rakba ${extent(s)} ka mauke par bhautik kabja de diya gaya hai.`,
      `Registry dastavej kramank ${s.digits(5, 325)} dinank ${on(s, 326, s.dates.deed)}. Jama rashi : ${plotCharges(s)
        .map(([label, amount]) => `${label} ${amount}`)
        .join(', ')}.`,
    ),
    sidesTable(s),
    para(`Gawah : ${person(s.witnesses[0])}, ${s.witnesses[0].mobile}`),
    signed('Kreta ke hastakshar', `Vaste ${escaped(s.developer)}`),
  )
}, 'Possession Letter')
export const possession = drafted(3_305, invitation, siteMemo, keysGiven, elsewhere(colonyKabja, invitation), handoverOrder)
