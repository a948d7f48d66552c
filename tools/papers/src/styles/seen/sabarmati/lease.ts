import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { mayApply } from '../../truths.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { termOf } from '../scenes.ts'
import { fullParty, hinglishKin, named, person, recorded, withKin } from './people.ts'
import { flatArea, landArea, landShare, where } from './ground.ts'
import { clerkPatta } from './holdings.ts'
import { drafted, elsewhere, ofFlat, ofPlot } from './drafting.ts'
import { on, pinOf, planner, rupees, type Scene } from './scene.ts'
import { banner, bar, numberAndDay, page, para, rows, signed, some, title, witnesses } from './sheets.ts'
import { lengths, sidesCross, sidesLines, sidesRun, sidesTable } from './sides.ts'

const opened = (s: Scene, lessor: string): void => {
  mayApply(s.tell, s.buyers)
  s.tell.allows('developer_name', lessor)
}
const lessee = (s: Scene): string => (s.buyers.length > 1 ? 'Lessees' : 'Lessee')
const asLease = (s: Scene, printed: string): string => s.tell.states('land_freehold_or_leasehold', printed, 'Leasehold')
const corner = (s: Scene, n: number): readonly [string, string] | false =>
  s.has(0.35, n) && [
    'भूखण्ड का प्रकार / Type of plot',
    s.tell.states('type_of_plot', s.pick(['Corner', 'Intermediate', 'Park facing'], n + 1)),
  ]

const conditions = [
  'The lessee shall complete construction within two years after approval of map and shall not keep the plot vacant beyond seven years.',
  'Lease money not paid within the year shall be recovered with interest at 15% per annum as arrears of land revenue.',
  'The plot shall be used for the sanctioned purpose only; change of use without permission shall make the patta liable to cancellation.',
  'Sub-division or amalgamation of the plot is not permitted without prior approval.',
  'The lessee may mortgage the plot with any bank or housing finance company under intimation to the lessor.',
  'On transfer, name transfer fee as per rules shall be payable.',
]

const flatConditions = [
  'The lessee shall not make addition or alteration in the superstructure without permission of the Board.',
  'Common services shall be maintained by the association of tenement holders at its own cost.',
  'Lease rent shall be paid by 31st May each year at the office of the Estate Manager.',
  'The tenement may be mortgaged for a loan from a financial institution after prior NOC of the Board.',
]

/** A patta as development authorities of Rajasthan print it: a bilingual form, boxes, a site plan. */
const pattaForm = ofPlot(
  (s) => {
    const lessor = planner(s)
    opened(s, lessor)
    const day = dayOf(s.dates.deed)
    const printed = `${s.lease.years} वर्ष / years from ${day.dashes}, annual lease (urban assessment) ${rupees(s.lease.rent)}`
    return page(
      'office',
      banner(
        `${s.region.plannerHindi === '' ? '' : `${s.region.plannerHindi}, ${s.town}<br>`}${escaped(lessor)}`,
        `${escaped(s.road)}, ${s.town} ${s.officePin}`,
      ),
      title(s.pick(['पट्टा विलेख / LEASE DEED', 'लीज डीड (आवासीय) / LEASE DEED (RESIDENTIAL)', 'PATTA / LEASE DEED'], 550)),
      numberAndDay(`पट्टा सं. / Patta No. ${s.digits(5, 551)}`, `मिसल / File F-${s.digits(3, 552)}/90-A/${day.year}`),
      leftTable(
        [
          [
            s.pick(['पट्टेदार / Lease holder', 'पट्टाधारी / Pattadhari', 'पट्टा ग्रहीता / Grantee of lease'], 1001),
            recorded(s, '<br>', s.has(0.6, 553) ? withKin : named),
          ],
          ['निवासी / Resident of', `${escaped(s.first.home)} - ${s.homePin}`],
          [
            s.pick(
              ['भूखण्ड एवं योजना / Plot and scheme', 'भूखण्ड सं. व योजना / Plot No. and scheme', 'सम्पत्ति का विवरण / Details of property'],
              1002,
            ),
            `${where(s, 554)}${pinOf(s, 0.45, 555)}`,
          ],
          [s.pick(['क्षेत्रफल / Area', 'कुल क्षेत्रफल / Total area', 'पैमाइश / Measurement of plot'], 1003), landArea(s)],
          corner(s, 556),
          ['उपयोग / Use', 'Residential'],
          ['भू-धारण / Tenure', asLease(s, s.pick(['Lease hold', 'लीज होल्ड / Leasehold'], 558))],
          [
            s.pick(
              ['लीज अवधि व राशि / Term and lease money', 'अवधि एवं वार्षिक लीज / Period and annual lease', 'पट्टा अवधि / Period of lease'],
              1004,
            ),
            termOf(s, s.lease.years, day.typed, s.lease.rent, printed),
          ],
          ['प्रीमियम / Premium', rupees(Math.round(s.price / 7))],
          ['चालान / Challan', `${s.digits(6, 559)} of ${on(s, 560, s.dates.plan)}`],
        ],
        'rule',
      ),
      s.has(0.5, 561) ? sidesTable(s, true) : sidesCross(s),
      clauses(some(s, conditions, 562)),
      signed(`पट्टेदार<br>${escaped(s.first.name)}`, `प्राधिकृत अधिकारी<br>${person(s.officer)}`),
      para(
        `<small>Registered at Sub Registrar ${s.town}, Book 1, Vol. ${s.whole(12, 330, 570)}, Sr. ${s.digits(6, 571)}. Surveyor ${person(s.witnesses[0])}</small>`,
      ),
    )
  },
  'Lease Deed',
  'Patta',
)

/** A trust's indenture in English: grant, term, covenants, schedule. */
const indenture = ofPlot((s) => {
  const lessor = s.has(0.5, 580) ? planner(s) : `${s.region.body}, ${s.town}`
  opened(s, lessor)
  const day = dayOf(s.dates.deed)
  const expiry = `${day.year + s.lease.years}`
  const term = s.pick(
    [
      `for a term of ${s.lease.years} (${inWords(s.lease.years)}) years commencing from the ${day.legal}, paying therefor yearly rent of ${rupees(s.lease.rent)} on or before 31st March`,
      `from ${day.dots} upto the year ${expiry}, that is to say for ${s.lease.years} years, at the ground rent of ${rupees(s.lease.rent)} per annum`,
      `for ${inWords(s.lease.years).toLowerCase()} years w.e.f. ${day.dashes} subject to payment of annual lease rent of ${rupees(s.lease.rent)}`,
    ],
    581,
  )
  return page(
    'stamp',
    title(s.pick(['LEASE DEED', 'INDENTURE OF LEASE', 'PERPETUAL FORM LEASE DEED'], 582)),
    para(
      `THIS INDENTURE made the ${day.legal} BETWEEN the ${escaped(lessor)}, acting through its Secretary ${person(s.officer, named)} (hereinafter called the "Lessor") of the one part and ${recorded(s, ' and ', fullParty(s))} (hereinafter called the "${lessee(s)}") of the other part.`,
      `WHEREAS in auction held on ${on(s, 583, s.dates.plan)} the bid of the ${lessee(s)} was accepted for premium of ${rupees(Math.round(s.price / 6))}, deposited vide receipt no. ${s.digits(5, 584)};`,
      `NOW THIS INDENTURE WITNESSETH that the Lessor doth hereby ${asLease(s, s.pick(['demise on lease', 'grant on lease', 'lease out'], 585))} unto the ${lessee(s)} ALL THAT ${where(s, 586)}${pinOf(s, 0.4, 587)}, containing by admeasurement ${landArea(s)}, more particularly described in the Schedule, TO HOLD the same ${termOf(s, s.lease.years, day.typed, s.lease.rent, term)}.`,
      `AND the ${lessee(s)} covenant with the Lessor as follows :-`,
    ),
    clauses(some(s, conditions, 588), (at) => `(${'abcdefgh'.charAt(at - 1)})`),
    bar('THE SCHEDULE'),
    s.has(0.5, 596) ? para(`The plot is ${sidesRun(s)}.`) : sidesLines(s),
    para(`IN WITNESS WHEREOF<br>${witnesses(s)}`),
    signed('Lessor', lessee(s)),
  )
}, 'Lease Deed')

/** A housing board leases a flat of its building to who bought it. */
const boardFlat = ofFlat((s) => {
  const lessor = s.region.housing
  opened(s, lessor)
  const day = dayOf(s.dates.deed)
  const printed = `${s.lease.years} years from the date ${day.dots}; lease rent ${rupees(s.lease.rent)} yearly`
  return page(
    'letter',
    banner(escaped(lessor), `Estate Management, Sub Division ${s.town}, PIN ${s.officePin}`),
    title(s.pick(['LEASE DEED OF FLAT', 'LEASE-CUM-SALE DEED (TENEMENT)', 'DEED OF LEASE AND SALE OF SUPERSTRUCTURE'], 600)),
    para(
      `Registration No. ${s.digits(6, 601)} &nbsp; Allotment dt. ${on(s, 602, s.dates.plan)} &nbsp; Category ${s.pick(['MIG', 'LIG', 'HIG'], 603)}`,
    ),
    numberedTable(
      [
        ['Lessor', `${escaped(lessor)} through Estate Manager ${person(s.officer, named)}`],
        [s.pick(['Lessee / purchaser of superstructure', 'Lessee', 'Allottee-cum-lessee'], 1005), recorded(s, ' and ', withKin)],
        [s.pick(['Flat', 'Tenement', 'Demised premises'], 1006), `${where(s, 604)}${pinOf(s, 0.45, 605)}`],
        ['Area', flatArea(s)],
        ['Proportionate land', landShare(s)],
        ['Cost of superstructure', rupees(Math.round(s.price * 0.7))],
        ['Nature of land', asLease(s, s.pick(['Leasehold', 'on lease'], 606))],
        [
          s.pick(['Term of lease and rent', 'Lease period / lease rent', 'Duration'], 1007),
          termOf(s, s.lease.years, day.typed, s.lease.rent, printed),
        ],
      ],
      'rule',
    ),
    s.has(0.7, 607) && para('Boundaries of the flat :'),
    s.has(0.7, 607) && sidesLines(s),
    clauses(some(s, flatConditions, 608)),
    para(`Witness ${person(s.witnesses[0])}, Asstt. Grade III; ${person(s.witnesses[1])}, neighbour`),
    signed('Lessee', 'Estate Manager'),
  )
}, 'Lease Deed')

/** Nazul land, whose lease ran out and is renewed: begin and end of both terms. */
const renewal = ofPlot(
  (s) => {
    const lessor = `Collector (Nazul), ${s.district}`
    opened(s, lessor)
    const year = dayOf(s.dates.deed).year
    const years = 30
    const from = `01.04.${year}`
    const to = `31.03.${year + years}`
    const rent = s.lease.rent
    const printed = s.pick(
      [
        `${years} years, from ${from} to ${to}, bhu-bhatak (annual ground rent) ${rupees(rent)}`,
        `period of ${years} years beginning ${from} and ending ${to} at yearly rent of ${rupees(rent)}`,
      ],
      620,
    )
    const term = s.tell.states(
      'period_expired_balance_lease_rent',
      printed,
      `${years} years from 01/04/${year} to 31/03/${year + years}, yearly rent Rs. ${rent}`,
      `${years} years from 01/04/${year}, yearly rent Rs. ${rent}`,
      `${years} years, yearly rent Rs. ${rent}`,
    )
    return page(
      'office',
      banner(
        `न्यायालय नजूल अधिकारी, ${s.district}<br>OFFICE OF THE NAZUL OFFICER, ${s.district.toUpperCase()}`,
        `${s.state} - ${s.officePin}`,
      ),
      title(s.pick(['स्थायी पट्टा नवीनीकरण / RENEWAL OF NAZUL LEASE DEED', 'NAZUL LEASE DEED (RENEWED)', 'LEASE DEED - NAZUL PLOT'], 621)),
      para(
        `Rajasva Prakaran No. ${s.digits(3, 622)}/A-20(4)/${year}. The earlier lease in the name of ${person(s.earlier, hinglishKin)} was granted in the year ${year - years} and stood transferred to the present holder.`,
        `Under the Revenue Book Circular the Governor of ${s.state}, through the ${escaped(lessor)}, renews the ${asLease(s, 'lease')} in favour of ${recorded(s, ' and ', s.has(0.5, 623) ? withKin : fullParty(s))} on following particulars :`,
      ),
      rows(
        [],
        [
          [s.pick(['Nazul plot', 'Details of nazul land', 'Plot renewed'], 1008), `${where(s, 624)}${pinOf(s, 0.4, 625)}`],
          ['Sheet No.', String(s.whole(3, 60, 626))],
          ['Area', landArea(s)],
          ...(s.has(0.6, 627) ? [['Length and breadth', lengths(s)]] : []),
          ['Purpose', 'Residential'],
          [s.pick(['Lease', 'Renewed for', 'Term'], 1009), term],
          ['Penalty for late renewal', rupees(s.whole(5, 60, 628) * 100)],
        ],
      ),
      para(`Chatursima : the plot is ${sidesRun(s)}.`),
      clauses(some(s, conditions, 629, 0.5), (at) => `${at})`),
      signed('Pattadhari', `Nazul Officer<br>${person(s.officer)}`),
    )
  },
  'Lease Deed',
  'Nazul Lease',
)
export const leaseDeed = drafted(
  3_309,
  elsewhere(pattaForm, indenture),
  indenture,
  boardFlat,
  elsewhere(clerkPatta, indenture),
  // nazul land is known in the two states of the middle alone
  (s) => elsewhere(s.region.short === 'Raj.' ? pattaForm : renewal, boardFlat)(s),
)
