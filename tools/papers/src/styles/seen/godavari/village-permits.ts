import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { boxTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import { pin, planSite } from './ground.ts'
import { permitOf, zone } from './permit-facts.ts'
import { child, ofLand, recorded, type Scene } from './scene.ts'

const names = ['Building Permission', 'Approved Plan', 'Sanction Letter'] as const
const lastPart = (s: Scene): string =>
  `Fees : permit Rs. ${grouped(s.whole(5, 90, 1_210) * 100)}, betterment Rs. ${grouped(s.whole(5, 200, 1_211) * 100)}, D.D. No. ${s.digits(6, 1_212)}.`

/** A permission told in one letter. */
export const plainLetter = ofLand(
  (s) => {
    const p = permitOf(s)
    const zoned = s.has(0.45, 1_213) ? ` As per the notified Master Plan the land use of the site is ${zone(s)}.` : ''
    return `<div class="plain"><p class="mid"><b>${s.region.isMarathi ? `नगर रचना विभाग / Town Planning Department, ${s.town}` : `Office of the Panchayat Secretary, ${s.village}`}</b><br>${s.district} District - ${s.officePin}</p><p>Permission No. ${p.number}, dated ${p.date}</p><p>Sir / Madam,</p><p>Sub : Construction of a house - permission accorded - reg.</p><p>Permission is accorded to ${recorded(s, ' and ', child(s))}, resident of ${escaped(s.first.home)} - ${s.homePin}, for construction (use : ${p.use}) of a house consisting of ${p.floors} on ${planSite(s)}${pin(s, 0.35, 1_214)}, the site being ${p.area} in extent as per the plan, with built-up area not exceeding ${p.built()} on all floors, as shown in the plan prepared by ${escaped(s.partner.name)}, licensed surveyor (${s.partner.mobile}).${zoned}</p>${clauses(standing(s, 'plan', 120, 0.5), (at) => `${at}.`)}<p>${lastPart(s)}</p><p>${s.region.isMarathi ? 'Assistant Director of Town Planning' : 'Panchayat Secretary'} (${escaped(s.officer.name)})</p></div>`
  },
  ...names,
)

/** The endorsement on the plan itself: small boxes in a corner of the sheet. */
export const endorsement = ofLand(
  (s) => {
    const p = permitOf(s)
    return `<div class="index"><p class="mid"><b>${s.town} ${s.region.corporation}</b><br>${s.pick(['APPROVED - STAMP OF APPROVAL OF PLAN', 'PLAN APPROVAL ENDORSEMENT', 'SANCTIONED PLAN : TITLE BLOCK'], 1_220)}</p>${boxTable(
      [
        ['SANCTION NO.', p.number],
        ['SANCTIONED ON', p.date],
        ['VALID UP TO', `${dayOf(s.dates.plan).year + 3}`],
        ["OWNER'S NAME", recorded(s, ', ')],
        ['ARCHITECT', `${escaped(s.partner.name)} (${s.partner.mobile})`],
        ['STRUCTURAL CONSULTANT', escaped(s.witnesses[0].name)],
        ['PROJECT : PROPOSED BUILDING ON', `${planSite(s)}${pin(s, 0.3, 1_221)}`],
        ['PLOT AREA', p.area],
        ['USE', p.use],
        ['STOREYS SANCTIONED', p.floors],
        ['TOTAL B.U.A.', p.built()],
        s.has(0.5, 1_222) && ['ZONE IN D.P.', zone(s)],
        ['SCALE / SHEET', `1:100 / ${s.whole(1, 4, 1_223)}`],
        ['JOB NO.', s.digits(4, 1_224)],
      ],
      3,
    )}${clauses(standing(s, 'plan', 121, 0.4), (at) => `(${at})`)}<p>${lastPart(s)} Building Inspector ${escaped(s.officer.name)}</p></div>`
  },
  ...names,
)
