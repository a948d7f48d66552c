import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { approvalOf, pinIn } from '../../seen/scenes.ts'
import { mayConvert } from '../../truths.ts'
import { boardInHindi, drafted, loud, planPlace, recorded, rs, shri, shriOf, type Scene } from './ground.ts'
import { lines, sheet, some, terms } from './sheets.ts'

const conditions = [
  'यह स्वीकृति पांच वर्ष तक वैध है। / This sanction is valid for five years.',
  'Building material shall not be kept on the road/public place.',
  'Rain water harvesting system shall be provided in plots of 200 Sq. Mtr. and above.',
  'Intimation of plinth level and completion shall be given on the prescribed form.',
  'Mere sanction of map does not confer ownership; in case of any dispute it shall be deemed cancelled.',
  'Basement, if any, shall not be used for habitation.',
  'Two trees shall be planted within the plot and solar water heating be provided.',
  'Chhajja shall not project more than 0.45 m over the set back.',
]
const planOf = (s: Scene) => {
  const { sqft, sqmt, sqyd, tell, pick } = s
  mayConvert(tell, sqft.plot)
  const upper = s.whole(1, 3, 310)
  const isStilted = s.has(0.35, 311)
  const code = isStilted ? `S+${upper}` : `G+${upper}`
  const floors = ['Ground', 'First', 'Second', 'Third'].slice(0, upper + 1)
  const named = isStilted ? `Stilt + ${upper} floors` : `${floors.slice(0, -1).join(', ')} and ${floors.at(-1) ?? ''} Floor`
  const { year } = dayOf(s.dates.plan)
  const numbers = [
    `${s.digits(4, 312)}/MAP/${s.pick(['Z-2', 'East', 'R'], 313)}/${year}`,
    `BPR-${s.digits(6, 312)}`,
    `${s.town.slice(0, 3).toUpperCase()}/BP/${year}/${s.digits(5, 312)}`,
    `MAP${year}${s.digits(8, 312)}`,
  ]
  const land = pick([`${grouped(sqmt.plot)} Sq. Mtr.`, `${grouped(sqyd)} Sq. Yds.`, `${grouped(sqft.plot)} Sq. Ft.`], 314)
  return {
    ...approvalOf(s, numbers, code, [code, named], 315),
    upper,
    isStilted,
    land: (): string => tell.states('land_area_plan', land),
    site: planPlace(s),
  }
}
const usage = (s: Scene, printed: string): string => s.tell.states('usage_approved_as_per_plan', printed, 'Residential', printed)
const zone = (s: Scene): string =>
  s.tell.states(
    'usage_as_per_cdp',
    s.pick(['Residential', 'Residential Zone', 'Residential (R-1)'], 319),
    'Residential',
    'Residential Zone',
    'Residential (R-1)',
  )

/** An authority's letter by which a map is passed, Hindi beside English, facts within long sentences. */
const swikriti = (s: Scene): string => {
  const plan = planOf(s)
  return `<p class="center"><b class="big">${boardInHindi(s)}</b><br>${s.town} ${s.authority}, ${escaped(s.road)} - ${s.officePin}</p><hr><p>मानचित्र स्वीकृति पत्र / MAP SANCTION
  LETTER</p><p>पत्र संख्या / No.: ${plan.number()} <span class="far">दिनांक / Date: ${plan.date()}</span></p><p>सेवा में / To,<br>${recorded(s, ' एवं ', shriOf)}<br>R/o ${escaped(
    s.first.home,
  )}</p><p>With reference to your application No. ${s.digits(6, 316)} dated 11.01.${dayOf(s.dates.plan).year - 1}, sanction is hereby accorded under Section 15 of the Planning and
  Development Act to construct ${usage(s, 'residential')} building on ${plan.site}${pinIn(s, 0.3, 317)}, on plot area of ${plan.land()}, as per enclosed map,
  consisting of ${plan.floors()}, the total covered area of all the floors being ${plan.built()} Sq. Ft. (${s.sqmt.plan} Sq. Mtr.), on the following conditions:</p>${terms(
    [
      s.has(0.5, 318) && `The land use of the site as per ${s.pick(['Master Plan 2031', 'Mahayojana 2021'], 320)} is ${zone(s)}.`,
      `Development fee ${rs(s.whole(20, 90, 321) * 1_000)} deposited vide challan ${s.digits(5, 322)}.`,
      ...some(s, conditions, 323, 0.6),
    ],
    (at) => `${at}-`,
  )}<p class="right">सहायक अभियंता / Assistant Engineer<br>कृते उपाध्यक्ष / for Vice Chairman</p><p>प्रतिलिपि / Copy to: Zonal Officer; Architect ${escaped(s.partner.name)} (CA/${s.whole(
    1998,
    2016,
    324,
  )}/${s.digits(5, 325)}).</p>`
}

/** A building permit of an online system: a sheet of pairs, floors in a table with their sum in the last row. */
const permit = (s: Scene): string => {
  const plan = planOf(s)
  const { sqft } = s
  const share = Math.round(sqft.plan / (plan.upper + 1))
  const metres = (feet: number): string => String(rounded(feet * 0.09290304))
  const names = ['First', 'Second', 'Third']
  return `<p class="center"><b>${s.state.toUpperCase()} - ONLINE BUILDING PLAN APPROVAL SYSTEM</b><br>नगर निगम ${s.hindi} / Municipal Corporation ${s.town}</p><h1>BUILDING PERMISSION
  / भवन अनुज्ञा</h1>${lines(
    [
      ['Permit No.', plan.number()],
      ['Approval Date', plan.date()],
      ['File Inward No.', `${s.digits(5, 326)} / 04.${s.pick(['02', '07', '11'], 327)}.${dayOf(s.dates.plan).year - 1}`],
      ['Owner(s)', recorded(s, ', ', s.has(0.5, 328) ? loud : shri)],
      ['Architect / Engineer', `${escaped(s.partner.name)}, Lic. ${s.digits(4, 329)}, ${s.partner.mobile}`],
      ['Site', `${plan.site}${pinIn(s, 0.3, 330)}`],
      ['Plot Area (as per plan)', plan.land()],
      ['Building Use', usage(s, s.pick(['Residential', 'Residential - Plotted', 'Residential (Dwelling)'], 331))],
      ['No. of Floors', plan.floors()],
      s.has(0.5, 332) && ['Land use in Development Plan', zone(s)],
      ['FAR achieved / permissible', `1.${s.whole(10, 60, 333)} / 2.00`],
      ['Set back F/R/S', '3.00 / 1.50 / 0.00 m'],
    ],
    ':',
  )}${sheet(
    ['Floor', 'Use', 'Area (Sq. Mtr.)', 'Area (Sq. Ft.)'],
    [
      plan.isStilted
        ? ['Stilt', 'Parking', metres(sqft.plan - share * plan.upper), grouped(sqft.plan - share * plan.upper)]
        : ['Ground', 'Dwelling unit', metres(sqft.plan - share * plan.upper), grouped(sqft.plan - share * plan.upper)],
      ...names.slice(0, plan.upper).map((name) => [name, 'Dwelling unit', metres(share), grouped(share)]),
      ['<b>Total</b>', '', `<b>${s.sqmt.plan}</b>`, `<b>${plan.built()}</b>`],
    ],
  )}<p>शर्तें / Conditions:</p>${terms(some(s, conditions, 334, 0.6), (at) => `(${at})`)}<p>Permit fee ${rs(s.whole(80, 400, 335) * 100)}, receipt ${s.digits(
    7,
    336,
  )}. Digitally signed by ${escaped(s.officer.name)}, Building Officer.</p>`
}
export const sanctionLetter = drafted(3_403, swikriti, permit)
