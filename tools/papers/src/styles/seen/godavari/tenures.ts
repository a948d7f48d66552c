import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { factLines } from '../drafts.ts'
import { asked, clauses } from '../layouts.ts'
import { termOf } from '../scenes.ts'
import { standing } from '../standing.ts'
import { extent, pin, place, sides } from './ground.ts'
import { child, described, lets, money, ofLand, recorded, sri, type Scene } from './scene.ts'

const names = ['Lease Deed', 'Lease Certificate'] as const
const rent = (s: Scene): number => s.whole(2, 24, 1_140) * 75
const years = (s: Scene): number => s.pick([30, 49, 60, 99], 1_141)

/** A town's lease in Marathi labels: who lets, who takes, for how long. */
export const bhadepatta = ofLand(
  (s) => {
    const day = dayOf(s.dates.deed)
    return `<div class="office"><h1>भाडेपट्टा / LEASE DEED</h1><p>दस्त दिनांक ${day.typed} रोजी ${s.town} येथे करून दिला.</p>${factLines(
      [
        ['भाडेपट्टा देणार (Lessor)', lets(s, `${s.town} ${s.region.corporation}`)],
        ['तर्फे (through)', `${escaped(s.officer.name)}, उप आयुक्त, ${s.town} - ${s.officePin}`],
        ['भाडेपट्टा घेणार (Lessee)', recorded(s, ' व ', sri(s))],
        ['राहणार (Residing at)', `${escaped(s.first.home)}, पिन ${s.homePin}`],
        ['मिळकतीचे वर्णन (Property)', `${place(s)}${pin(s, 0.5, 1_142)}`],
        ['क्षेत्र (Area)', extent(s)],
        ['धारणा (Tenure)', s.tell.states('land_freehold_or_leasehold', s.pick(['भाडेपट्ट्याने (Leasehold)', 'Leasehold'], 1_143), 'Leasehold')],
        [
          'मुदत व भाडे (Term and rent)',
          termOf(
            s,
            years(s),
            day.typed,
            rent(s),
            s.pick(
              [
                `दिनांक ${day.typed} पासून ${years(s)} वर्षे (years), वार्षिक भाडे (yearly rent) Rs. ${rent(s)}`,
                `${years(s)} years from ${day.typed}, annual rent Rs. ${rent(s)}`,
              ],
              1_144,
            ),
          ),
        ],
        ['अधिमूल्य (Premium)', `${money(s.price)}, पावती क्र. ${s.digits(6, 1_145)}`],
      ],
      ' : ',
      '#',
    )}<p>चतुःसीमा (Boundaries) खालीलप्रमाणे :</p>${sides(s, 1_146)}${clauses(standing(s, 'lease', 114, 0.5), (at) => `${at})`)}<p>साक्षीदार (Witnesses) : १) ${escaped(s.witnesses[0].name)} २) ${escaped(s.witnesses[1].name)}</p></div>`
  },
  ...names,
)

/** A lease told in questions and answers, as a board certifies it. */
export const certificate = ofLand(
  (s) => {
    const from = dayOf(s.dates.plan)
    const body = s.pick(s.region.lists.authorities, 1_150)
    const gone = dayOf(s.dates.deed).year - from.year
    return `<div class="office"><h1>${lets(s, body)}</h1><h2>${s.pick(['LEASE CERTIFICATE CUM DEED', 'LEASE DEED (SHORT FORM)', 'CERTIFICATE OF LEASE'], 1_151)} No. ${s.digits(4, 1_152)}/${dayOf(s.dates.deed).year}</h2>${asked(
      [
        ['Who holds the lease?', recorded(s, ' and ', child(s))],
        ['Which land is let?', `${place(s)}${pin(s, 0.5, 1_153)}`],
        ['How large is it?', extent(s)],
        ['Is it freehold or leasehold?', s.tell.states('land_freehold_or_leasehold', 'Leasehold')],
        [
          'For which period and at what rent?',
          termOf(
            s,
            years(s),
            from.typed,
            rent(s),
            s.pick(
              [
                `${years(s)} years counted from ${from.dots}; Rs. ${rent(s)} every year`,
                `From ${from.dots} for ${years(s)} years, lease rent Rs. ${rent(s)} per annum payable before 31st March`,
              ],
              1_154,
            ),
          ),
        ],
        ['Up to when is the rent paid?', gone > 0 ? `31.03.${dayOf(s.dates.deed).year}` : 'First year'],
        ['From whom was the holding transferred?', `${escaped(s.seller.name)}, ${escaped(s.seller.home)}`],
        ['May it be mortgaged?', `Yes, in favour of ${escaped(s.lender)} vide NOC ${s.digits(4, 1_155)}`],
      ],
    )}<p>The land is surrounded as below :</p>${sides(s, 1_156, 0.7)}<p>Dated ${dayOf(s.dates.deed).dots} <span class="far">Lands Officer (${escaped(s.officer.name)}), ${s.town} ${s.officePin}</span></p></div>`
  },
  ...names,
)

/** A trust's or a society's sub-lease to a member, told in the sentences of a notary. */
export const subLease = ofLand(
  (s) => {
    const day = dayOf(s.dates.deed)
    const society = `${s.project} Co-operative Housing Society Ltd.`
    return `<div class="deed"><h1>${s.pick(['DEED OF SUB-LEASE', 'SUB-LEASE OF PLOT TO MEMBER', 'LEASE DEED BETWEEN SOCIETY AND MEMBER'], 1_160)}</h1><p>Made on ${day.legal}. The ${lets(s, society)} (Regd. No. ${s.digits(4, 1_161)}), lessee of the entire layout of ${grouped(s.siteYards * 4)} sq. yards under the head lease dated ${dayOf(s.dates.plan).dots} from the Collector, ${s.district}, hereby sub-leases to its member</p><p>${recorded(s, '<br>', described(s))}</p><p>the ${place(s)}${pin(s, 0.45, 1_162)}, measuring ${extent(s)}, on ${s.tell.states('land_freehold_or_leasehold', s.pick(['leasehold', 'lease hold'], 1_163), 'Leasehold')} rights ${termOf(s, years(s), day.typed, rent(s), `for ${years(s)} years from ${day.dots} at a yearly rent of Rs. ${rent(s)}`)}, the member having paid ${money(s.price)} towards land cost.</p>${sides(s, 1_164, 0.7)}${clauses(standing(s, 'lease', 116, 0.6), (at) => `${at}.`)}<p>Secretary ${escaped(s.officer.name)} <span class="far">Member</span></p><p>Noted and registered : Notary ${escaped(s.partner.name)}, Sr. No. ${s.digits(5, 1_165)}, ${s.town} ${s.officePin}</p></div>`
  },
  ...names,
)
