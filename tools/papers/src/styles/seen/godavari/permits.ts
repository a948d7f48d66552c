import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayApply, mayConvert } from '../../truths.ts'
import { factLines, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, twoBlocks } from '../layouts.ts'
import { standing } from '../standing.ts'
import { pin, planSite } from './ground.ts'
import { child, ofLand, recorded, sri, writtenBy, type Scene } from './scene.ts'

const names = ['Building Permit', 'Commencement Certificate', 'Approved Plan', 'Sanction Letter'] as const
const storeys: Record<string, readonly string[]> = {
  G: ['Ground floor only', 'Ground', 'G'],
  'G+1': ['G+1', 'Ground + 1 upper floor', 'Ground + First floor'],
  'G+2': ['G+2', 'Ground + 2 upper floors', 'Ground + First + Second'],
  'S+3': ['S+3', 'Stilt + 3 upper floors', 'Stilt + 3'],
  'S+4': ['S+4', 'Stilt + 4 upper floors', 'Stilt + 4'],
}
const heights: Record<string, string> = { G: '4.20', 'G+1': '7.20', 'G+2': '9.90', 'S+3': '12.00' }
/** What every permit tells: number, day, floors, areas and use. */
const permitOf = (s: Scene) => {
  const { tell, pick, dates, region, sqft, sqmt, sqyd, houseFloors } = s
  const day = dayOf(dates.plan)
  mayApply(tell, s.buyers)
  mayConvert(tell, sqft.plot)
  const number = region.isMarathi
    ? pick(
        [
          `LND/BP/C2/${s.digits(3, 1_000)}/${day.year}`,
          `NRV/${s.digits(4, 1_000)}/${day.year}`,
          `TPV/SEC.44/${s.digits(3, 1_000)}/${day.year}`,
          `${s.digits(3, 1_000)}/CC/${day.year}`,
        ],
        1_001,
      )
    : region.short === 'T.S.'
      ? pick(
          [
            `${s.digits(6, 1_000)}/TSBP/${day.year}/${s.digits(4, 1_002)}`,
            `3/C${s.whole(3, 18, 1_000)}/${s.digits(5, 1_002)}/${day.year}`,
            `TGB/${s.digits(8, 1_000)}`,
          ],
          1_001,
        )
      : pick(
          [
            `1086/${s.digits(4, 1_000)}/B/${s.ward}/${day.year}`,
            `BA-${s.digits(5, 1_000)}/${day.year}`,
            `G1/${s.digits(4, 1_000)}/UDA/${day.year}`,
          ],
          1_001,
        )
  const area = region.isMarathi
    ? `${grouped(sqmt.plot)} sq. m.`
    : pick([`${grouped(sqyd)} Sq. Yards`, `${grouped(sqmt.plot)} Sq.Mtrs.`], 1_003)
  return {
    number: tell.states('sanction_approval_no', number),
    date: tell.states('sanction_number_date', pick([day.dots, day.typed, day.brief, day.spoken], 1_004), day.typed),
    floors: tell.states(
      'floors_sanctioned',
      pick(storeys[houseFloors] ?? [houseFloors], 1_005),
      houseFloors,
      ...(houseFloors === 'G' ? ['G+0', 'Ground floor', 'GF'] : []),
    ),
    area: tell.states('land_area_plan', area),
    /** In square feet, with square metres before it where the office counts in them. */
    built: (): string => {
      const feet = tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))
      return pick([`${grouped(sqmt.plan)} sq. m. (${feet} sq. ft.)`, `${feet} sq. ft.`, `${feet} Sft`], 1_006)
    },
    use: tell.states(
      'usage_approved_as_per_plan',
      pick(['Residential', 'Residential building', 'Individual residential'], 1_007),
      'Residential',
      'Individual residential',
      'Residential building',
    ),
  }
}
const zone = (s: Scene): string =>
  s.tell.states(
    'usage_as_per_cdp',
    s.pick(['Residential', 'Residential use zone', 'Residential (R-1)'], 1_008),
    'Residential',
    'Residential (R-1)',
  )
const plans = (s: Scene): string => s.pick(['Development Plan', 'Master Plan', 'Draft D.P.'], 1_009)
const proposed = (s: Scene): void => s.tell.allows('floors_proposed', s.houseFloors, ...(storeys[s.houseFloors] ?? []))

/** A corporation's permission and commencement certificate under the planning act. */
const commencement = ofLand(
  (s) => {
    proposed(s)
    const p = permitOf(s)
    return `<div class="office"><h1>${s.town} ${s.region.corporation}</h1><p class="mid">${s.pick(['बांधकाम परवानगी व प्रारंभ प्रमाणपत्र / SANCTION OF BUILDING PERMISSION AND COMMENCEMENT CERTIFICATE', 'COMMENCEMENT CERTIFICATE', "APPENDIX 'D-1' : BUILDING PERMIT"], 1_010)}</p><p>No. ${p.number} <span class="far">Date : ${p.date}</span></p><p>To,<br>${recorded(s, '<br>', sri(s))}<br>C/o. ${escaped(s.partner.name)}, Architect, Regn. CA/${s.whole(1990, 2016, 1_011)}/${s.digits(5, 1_012)}, ${s.partner.mobile}</p><p>Sub : Sanction of building permit on ${planSite(s)}${pin(s, 0.35, 1_013)}.<br>Ref : Your application dated ${dayOf(s.dates.plan).year}-01-${s.whole(10, 28, 1_014)}, inward No. ${s.digits(5, 1_015)}</p><p>Sanction and commencement certificate under section 45 and 69 of the M.R. &amp; T.P. Act is granted for ${p.use} construction of ${p.floors} with total built-up area of ${p.built()} on the plot area of ${p.area} as per plan${s.has(0.5, 1_016) ? `, the land being in ${zone(s)} as per the ${plans(s)}` : ''}, subject to :</p>${clauses(standing(s, 'plan', 101, 0.55), (at) => `${at})`)}<p>Charges : development Rs. ${grouped(s.whole(30, 400, 1_017) * 100)}, labour cess Rs. ${grouped(s.whole(30, 300, 1_018) * 100)} (receipt ${s.digits(6, 1_019)}).</p><p>Executive Engineer (Town Planning)<br>${escaped(s.officer.name)}, ${s.town} ${s.officePin}</p></div>`
  },
  ...names,
)

/** The Telangana portals' permit order: letters A to E, each with its table. */
const permitOrder = ofLand(
  (s) => {
    proposed(s)
    const p = permitOf(s)
    return `<div class="portal"><h1>${s.region.short === 'T.S.' ? 'BuildNow / TS-bPASS' : 'Development Permission Management System'}</h1><p class="mid">${s.town} ${s.region.corporation} - ${s.pick(['BUILDING PERMIT ORDER', 'Building Permit (Instant Approval)', 'PROCEEDINGS : PERMIT ORDER'], 1_020)}</p>${twoBlocks(
      `To,<br>${recorded(s, '<br>', child(s))}<br>${escaped(s.first.home)}, ${s.homePin}`,
      factLines([
        ['FILE / Permit No.', p.number],
        ['DATE', p.date],
        ['Application No.', s.digits(9, 1_021)],
      ]),
    )}<p>Sub : Permission for construction - reg. Your application is approved as detailed below :</p>${numberedTable([
      [
        'A. Applicant and licensed personnel',
        `Architect : ${escaped(s.partner.name)} (L.No. ${s.digits(4, 1_022)}); Str. Engineer : ${escaped(s.witnesses[0].name)}, ${s.witnesses[0].mobile}`,
      ],
      ['B. Site details', `${planSite(s)}${pin(s, 0.4, 1_023)}`],
      ['Site area as per plan / net', p.area],
      s.has(0.5, 1_024) && [`Land use as per ${plans(s)}`, zone(s)],
      ['C. Use of the building', p.use],
      ['No. of floors permitted', p.floors],
      ['Total built up area', p.built()],
      ['Height (m)', heights[s.houseFloors] ?? '15.00'],
      ['Setbacks front / rear / sides (m)', '3.0 / 1.5 / 1.5'],
      ['D. Fee paid', `Rs. ${grouped(s.whole(200, 900, 1_026) * 100)}, challan ${s.digits(8, 1_027)}`],
      ['E. Mortgaged area', `10 % as per doc. No. ${s.digits(4, 1_028)}/${dayOf(s.dates.plan).year}`],
    ])}${clauses(standing(s, 'plan', 102, 0.5), (at) => `${at}.`)}<p>Commissioner, ${s.town} - ${s.officePin}</p></div>`
  },
  ...names,
)

/** A planning authority's technical approval, that a panchayat releases; areas floor by floor. */
const technical = ofLand(
  (s) => {
    proposed(s)
    const p = permitOf(s)
    const upper = s.houseFloors === 'G' ? 1 : Number(s.houseFloors.split('+').at(-1)) + (s.houseFloors.startsWith('G') ? 1 : 0)
    const each = Math.floor(s.sqft.plan / upper)
    const rows = Array.from({ length: upper }, (_, at) => [
      `${s.houseFloors.startsWith('G') ? '' : 'Upper '}floor level ${at + 1}`,
      grouped(at === 0 ? s.sqft.plan - each * (upper - 1) : each),
    ])
    return `<div class="office"><h1>${s.region.isMarathi ? `Office of the Gram Panchayat, ${s.village}` : s.pick(s.region.lists.authorities, 1_030)}</h1><p>${s.region.isMarathi ? `${s.region.taluka} ${s.town}, ` : ''}District ${s.district} - ${s.officePin}</p><h2>${s.pick(['BUILDING PERMISSION', 'TECHNICAL APPROVAL OF BUILDING PLAN', 'CONSTRUCTION PERMISSION LETTER'], 1_031)}</h2>${pairTable(
      [
        ['Approval No.', p.number],
        ['Approval date', p.date],
        ['Name of the owner', recorded(s, ', ', child(s))],
        ['Diary / LTP', `${s.digits(4, 1_032)} / ${escaped(s.partner.name)}`],
        ['Location of the site in plan', `${planSite(s)}${pin(s, 0.35, 1_033)}`],
        ['Extent of site', p.area],
        ['Proposed use', p.use],
        ['Permitted storeys', p.floors],
      ],
    )}${abreast(['Floor', 'Built-up area (sq. ft.)'], [...rows, ['TOTAL', p.built()]])}${leftTable([
      s.has(0.5, 1_034) && [`Zoning in ${plans(s)}`, zone(s)],
      ['Scrutiny fee', `Rs. ${grouped(s.whole(10, 90, 1_035) * 50)}`],
      ['Valid for', '3 years'],
    ])}${clauses(standing(s, 'plan', 103, 0.45), (at) => `(${at})`)}<p>${escaped(s.officer.name)} <span class="far">${s.region.isMarathi ? 'Gramsevak' : 'Planning Officer'}</span></p></div>`
  },
  ...names,
)

export const sanctionLetter = writtenBy(8_403, [commencement, technical], [permitOrder, technical])
