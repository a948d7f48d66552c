import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { boxTable, numberedTable } from '../drafts.ts'
import { abreast } from '../layouts.ts'
import { approvalOf } from '../scenes.ts'
import { mayConvert } from '../../truths.ts'
import { numberedUsual } from './clauses.ts'
import { pin, pinBox, planSite } from './ground.ts'
import { authorityHead, drafted, lineage, office, on, page, recorded, refLine, rs, signed, upper, type Scene } from './scene.ts'

/** What the sanction says of floors, areas and numbers. */
const planOf = (s: Scene) => {
  const { tell, sqmt, sqyd, sqft } = s
  const { year } = dayOf(s.dates.plan)
  const up = s.whole(1, 3, 1_300)
  const isStilt = s.has(0.45, 1_301)
  const code = isStilt ? `S+${up + 1}` : `G+${up}`
  const words = isStilt
    ? [code, `Stilt + ${up + 1} Floors`, `Stilt plus ${['', 'two', 'three', 'four'][up] ?? ''} floors`]
    : [code, `Ground + ${up}`, `G + ${up} storeyed`]
  const numbers = [
    `${s.region.authority.short}/BP/${year - 1}-${String(year % 100).padStart(2, '0')}/${s.digits(4, 1_302)}`,
    `MAP${year}${s.digits(9, 1_302)}`,
    `${s.digits(4, 1_302)}/BR-III`,
    `${s.digits(3, 1_302)}/Zone-${s.whole(1, 8, 1_303)}/${year}`,
    `R-${s.digits(4, 1_302)}/${year}`,
  ]
  const land =
    s.region.manner === 'haryana' ? `${grouped(sqyd)} sq. yds.` : `${grouped(sqmt.plot)} ${s.pick(['sq. mtr.', 'sqm', 'वर्ग मी०'], 1_304)}`
  mayConvert(tell, sqft.plot)
  return {
    ...approvalOf(s, numbers, code, words, 1_305),
    land: (): string => tell.states('land_area_plan', land, land, land.replace('वर्ग मी०', 'sq m')),
  }
}
const use = (s: Scene): string =>
  s.tell.states(
    'usage_approved_as_per_plan',
    s.pick(['Residential', 'Residential (single unit)', 'Residential (plotted)'], 1_308),
    'Residential',
  )
/** The land use of the master plan, where the sheet asks for it. */
const masterUse = (s: Scene): string =>
  s.tell.states('usage_as_per_cdp', s.pick(['Residential', 'Residential (R1)', 'Residential use zone'], 1_309), 'Residential')
const permit = (draft: (s: Scene) => string) => on('land', draft, 'Sanction Letter', 'Approved Map')

/** An authority's permit, Hindi over English, everything in numbered rows. */
const authority = permit((s) => {
  const plan = planOf(s)
  return page(
    'gov',
    `${authorityHead(s, 'भवन मानचित्र अनुभाग / Building Plan Section')}<h1>स्वीकृति पत्र / PERMIT</h1>${numberedTable(
      [
        ['परमिट सं० / Permit No.', plan.number()],
        ['दिनांक / Date of sanction', plan.date()],
        ['आवेदक / Owner', recorded(s, ' एवं ', lineage(s))],
        ["Owner's address", `${escaped(s.first.home)} ${s.homePin}`],
        ['स्थल / Site', `${planSite(s)}${pin(s, 0.35, 1_310)}`],
        ['Plot area as per map', plan.land()],
        ['Use', use(s)],
        s.has(0.6, 1_311) && ['महायोजना भू-उपयोग / Land use in Master Plan 2031', masterUse(s)],
        ['Floors sanctioned', plan.floors()],
        ['Total covered area', `${plan.built()} sq. ft.`],
        ['Ground coverage / FAR', `${s.whole(55, 75, 1_312)}% / ${s.whole(150, 250, 1_313) / 100}`],
        ['Setback front / rear', `${s.pick(['3.00', '4.50'], 1_314)} / ${s.pick(['2.00', '3.00'], 1_315)} m`],
        ['Development & labour cess', rs(s.whole(20, 180, 1_316) * 500)],
        ['Architect', `${escaped(s.partner.name)}, CA/${s.whole(1_990, 2_015, 1_317)}/${s.digits(5, 1_318)}, ${s.partner.mobile}`],
      ],
      'grid',
    )}${numberedUsual(s, 'plan', 131, (at) => `${at}.`)}${signed('', `Executive Engineer / Prabhari Manchitra<br>${escaped(s.officer.name)}`)}`,
  )
})

/** A town planner's letter: what is sanctioned stands in one sentence. */
const letter = permit((s) => {
  const plan = planOf(s)
  return page(
    'typed',
    `<p class="center">FORM ${s.pick(['BR-III', 'B-1', 'C'], 1_320)}<br>${escaped(s.region.authority.name)}, ${s.town} ${s.officePin}</p><p>To<br>${recorded(s, '<br>', lineage(s))}<br>${escaped(s.first.home)} - ${s.homePin}</p>${refLine(`Memo No. ${plan.number()}`, `Dated ${plan.date()}`)}<p>Sub : Sanction of building plan.<br>Ref : Your application (diary no. ${s.digits(
      5,
      1_321,
    )}) received on 04.01.${dayOf(s.dates.plan).year}.</p><p>Permission is hereby granted for the erection of a ${use(s)} building comprising ${plan.floors()} on ${planSite(s)}${pin(s, 0.3, 1_322)}, plot measuring ${plan.land()}, with total built up area ${plan.built()} sq. ft. excluding mumty and projections, in accordance with the plan submitted by Architect ${escaped(
      s.partner.name,
    )}, subject to the zoning plan.${s.has(0.35, 1_323) ? ` Zone as per Development Plan: ${masterUse(s)}.` : ''}</p>${numberedUsual(s, 'plan', 132, (at) => `(${at})`)}<p>Scrutiny fee ${rs(s.whole(4, 40, 1_324) * 250)} deposited in ${escaped(s.lender)} vide G-8 No. ${s.digits(4, 1_325)}.</p><p class="right">${s.pick(
      ['Estate Officer', 'District Town Planner', 'Joint Director'],
      1_326,
    )}</p><p>Endst. copy to S.D.E. (Survey) ${escaped(s.officer.name)}, ${s.officer.mobile}.</p>`,
  )
})

/** A portal's sanction: boxes, then floor by floor. */
const saral = permit((s) => {
  const plan = planOf(s)
  const half = Math.round(s.sqft.plan / 2)
  return page(
    'portal',
    `${office(s.region.body.name.toUpperCase(), s.region.body.hindi, 'Online Building Permit · Saral / Instant Sanction')}<h1>SANCTION LETTER</h1>${boxTable(
      [
        ['Sanction No.', plan.number()],
        ['Sanction date', plan.date()],
        ['Online request ID', s.digits(8, 1_330)],
        ['Applicant / Owner', recorded(s, ', ', upper)],
        ['Site address', planSite(s)],
        ['Site pin code', pinBox(s, 0.5, 1_331)],
        ['Plot area', plan.land()],
        ['Proposed use', use(s)],
        ['Sanctioned floors', plan.floors()],
        ['Structural engineer', `${escaped(s.witnesses[0].name)} SE-${s.digits(3, 1_332)}`],
        ['Abutting road', `${s.pick(['9.00', '12.00', '18.00'], 1_333)} m`],
        ['Fee', rs(s.whole(10, 90, 1_334) * 300)],
      ],
      3,
    )}${abreast(
      ['Level', 'Covered area (sq. ft.)', 'Dwelling units'],
      [
        ['Lower floor(s)', grouped(half), '1'],
        ['Upper floor(s)', grouped(s.sqft.plan - half), '1'],
        ['Total', plan.built(), '2'],
      ],
    )}${numberedUsual(s, 'plan', 133, (at) => `${at}.`)}<p>Digitally signed by ${escaped(s.officer.name)}, AE (Bldg), ${s.town} ${s.officePin}</p>`,
  )
})
export const sanctionLetter = drafted(6_112, authority, letter, saral)
