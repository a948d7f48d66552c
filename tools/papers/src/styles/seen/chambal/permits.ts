import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayConvert } from '../../truths.ts'
import { numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { approvalOf } from '../scenes.ts'
import { standing } from '../standing.ts'
import { pinSaid } from './deeds.ts'
import { both, clock, drafted, fixed, ofElder, planPlace, recorded, rs, shri, type Scene } from './scene.ts'
import { colons, part, squares } from './sheets.ts'
import { codeOf } from './stamps.ts'

const metres = (feet: number): number => rounded(feet * 0.09290304)

const planOf = (s: Scene) => {
  const { sqft, sqmt, sqyd, tell, pick, has, digits } = s
  mayConvert(tell, sqft.plot)
  const upper = s.whole(1, 3, 600)
  const isStilted = has(0.4, 601)
  const code = isStilted ? `S+${upper}` : `G+${upper}`
  const year = dayOf(s.dates.plan).year
  const numbers = [
    `${s.town.slice(0, 4).toUpperCase()}/BP/${year}/${digits(5, 602)}`,
    `OBPAS/${codeOf(s)}/${year}${digits(6, 602)}`,
    `${digits(6, 602)}/${s.town.slice(0, 3).toUpperCase()}/${digits(4, 603)}/${year}`,
    `RESI/${digits(5, 602)}/${String(year).slice(2)}`,
  ]
  const land = pick([`${fixed(sqmt.plot)} Sq.Mt.`, `${fixed(sqmt.plot)} Sq.m`, `${grouped(sqyd)} Sq. Yards`], 604)
  return {
    ...approvalOf(
      s,
      numbers,
      code,
      [
        code,
        isStilted ? `Stilt + ${upper} Floors` : `Ground + ${upper} Floor`,
        isStilted ? `1 Stilt + ${upper} Upper Floors` : `1 Ground + ${upper} Upper Floors`,
      ],
      605,
    ),
    upper,
    isStilted,
    site: planPlace(s),
    land: (): string => tell.states('land_area_plan', land),
    use: (): string =>
      tell.states(
        'usage_approved_as_per_plan',
        s.pick(['Residential', 'Residential Plotted', 'RESIDENTIAL - INDIVIDUAL'], 608),
        'Residential',
        'Residential Plotted',
        'Residential - Individual',
      ),
    zone: (): string =>
      tell.states(
        'usage_as_per_cdp',
        s.pick(['Residential', 'Residential Use Zone', 'Residential (R-1)'], 609),
        'Residential',
        'Residential Use Zone',
        'Residential (R-1)',
      ),
    /** A system that counts in metres alone: the clerk has the feet of it. */
    builtMetres: (): string => tell.states('approved_area_plan_sqft', fixed(sqmt.plan), String(sqft.plan)),
  }
}

/** The floors of the plan, the areas by parts of the rules; `total` is the sum as it was told. */
const floors = (s: Scene, plan: ReturnType<typeof planOf>, total: string, feet: string): string => {
  const each = Math.round(s.sqft.plan / (plan.upper + 1))
  const row = (name: string, area: number): string[] => [
    name,
    name.startsWith('Stilt') ? 'Parking' : 'Residential',
    fixed(metres(area)),
    ...(feet ? [grouped(area)] : []),
  ]
  const upper = Array.from({ length: plan.upper }, (_, at) => row(`${['First', 'Second', 'Third'][at] ?? ''} Floor`, each))
  return abreast(
    ['Floor Name', 'Use', 'Proposed Built-up Area (Sq.Mt.)', ...(feet ? ['Sq.Ft.'] : [])],
    [
      row(plan.isStilted ? 'Stilt Floor' : 'Ground Floor', s.sqft.plan - each * plan.upper),
      ...upper,
      ['Total', '', total, ...(feet ? [feet] : [])],
    ],
  )
}

/** The permit of an online system of building plans. */
const permit = (s: Scene): string => {
  const plan = planOf(s)
  const { digits, dates } = s
  const hasFeet = s.has(0.6, 610)
  const total = hasFeet ? fixed(s.sqmt.plan) : plan.builtMetres()
  return `${squares(s.seed, 58)}<p class="center"><b>${s.town.toUpperCase()} ${s.authority.toUpperCase()}</b><br>Online Building Plan
Approval System</p><h1>${both(s, 'BUILDING PERMIT', 'भवन मानचित्र स्वीकृति पत्र', 'बांधकाम परवानगी')}</h1>${pairTable(
    [
      ['Permit No.', plan.number()],
      ['Sanctioned On', plan.date()],
      ['Application / File No.', `APP${digits(8, 611)}`],
      ['Valid Till', `${dayOf(dates.plan).dashes.slice(0, 6)}${dayOf(dates.plan).year + 5}`],
      ['Name of Owner', recorded(s, ', ', shri)],
      ['Father / Husband', escaped(s.first.elder)],
      ['Site Address', `${plan.site}${pinSaid(s, 0.4, 612)}`],
      ['Scheme / Layout', `LP ${digits(3, 613)}/${dayOf(dates.plan).year - 8}`],
      ['Plot Area', plan.land()],
      ['Building Use', plan.use()],
      s.has(0.6, 614) && ['Land use as per Master Plan 2031', plan.zone()],
      ['Floors Permitted', plan.floors()],
      ['Height', `${s.whole(7, 14, 615)}.${s.whole(10, 90, 616)} m`],
      ['Architect', `${escaped(s.officer.name)} (CA/${dayOf(dates.plan).year - 9}/${digits(5, 617)})`],
    ],
    2,
  )}${floors(s, plan, total, hasFeet ? plan.built() : '')}${abreast(
    ['Setback', 'Front', 'Rear', 'Side 1', 'Side 2'],
    [
      ['Required (m)', '3.00', '2.00', '1.50', '0.00'],
      ['Provided (m)', '3.05', '2.10', '1.55', '0.00'],
    ],
  )}<p><b>Conditions</b></p>${clauses(standing(s, 'plan', 618), (at) => `${at})`)}<p>Fee deposited: ${rs(s.whole(90, 800, 619) * 100)}
vide challan ${digits(10, 620)}. Digitally signed by ${escaped(s.partner.name)}, ${clock(s, dates.plan, 621)}</p>`
}

/** Proceedings in parts from A to E, as single-window portals of the south issue them. */
const proceedings = (s: Scene): string => {
  const plan = planOf(s)
  const { digits, dates } = s
  const hasZone = s.has(0.6, 625)
  return `<p class="center"><b>${s.town.toUpperCase()} ${s.authority.toUpperCase()}</b><br><small>Town Planning Section,
${escaped(s.road)}, ${s.town} - ${s.officePin}</small><br><u>PROCEEDINGS / ${both(
    s,
    'SANCTION LETTER',
    'स्वीकृति आदेश',
    'मंजुरी आदेश',
  )}</u></p><table class="halves"><tr><td>To,<br>${recorded(
    s,
    '<br>',
    (one, name) => `${shri(one, name, 0)},
${ofElder(one, '', 0).trim()}`,
  )}<br>${escaped(s.first.home)}<br>${s.town} - ${s.homePin}</td><td>Permit No. : ${plan.number()}<br>Date :
${plan.date()}<br>Inward : ${digits(
    5,
    622,
  )}</td></tr></table><p>Sir / Madam,</p><p><b>Sub:</b> Self certification based permission for residential building - sanctioned -
reg.</p><p>Your application submitted in the reference has been examined and permission is hereby granted as detailed below:</p>${part(
    'A. Applicant and Licensed Personnel Details',
  )}${numberedTable([
    ['Developer / Builder', 'Self'],
    ['Licensed Technical Personnel', `${escaped(s.officer.name)}, Lic. ${digits(3, 623)}/LTP/${dayOf(dates.plan).year - 3}`],
    ['Structural Engineer', `${escaped(s.partner.name)}, ${s.partner.mobile}`],
  ])}${part('B. Site Details')}${numberedTable(
    [
      ['Premises / Locality', `${plan.site}${pinSaid(s, 0.4, 624)}`],
      hasZone && ['Zoning as per Master Plan', plan.zone()],
      ['Site area as per plan', plan.land()],
      ['Road affected area', '0.00 Sq.m'],
    ],
    'grid',
    4,
  )}${part('C. Details of Permission Sanctioned')}${numberedTable(
    [
      ['Use of the building', plan.use()],
      ['No. of floors', plan.floors()],
      ['Total built-up area', s.has(0.5, 626) ? `${fixed(s.sqmt.plan)} Sq.m (${plan.built()} Sq.ft)` : `${plan.builtMetres()} Sq.m`],
      ['Parking area', `${s.whole(18, 60, 627)}.00 Sq.m`],
    ],
    'grid',
    hasZone ? 8 : 7,
  )}${part('D. Fees')}${colons([
    ['Building permit fee', rs(s.whole(90, 700, 628) * 100)],
    ['Betterment charges', rs(s.whole(90, 500, 629) * 100)],
    ['Challan No.', digits(9, 630)],
    ['Mortgage of floor area', 'Not applicable'],
  ])}${part('E. Conditions')}${clauses(standing(s, 'plan', 631), (at) => `${at}.`)}<p class="right">For Commissioner</p>`
}
export const sanctionLetter = drafted(3_303, permit, proceedings)
