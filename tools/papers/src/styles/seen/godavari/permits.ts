import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { factLines, leftTable, numberedTable, pairTable } from '../drafts.ts'
import { abreast, clauses, twoBlocks } from '../layouts.ts'
import { standing } from '../standing.ts'
import { pin, planSite } from './ground.ts'
import { heights, permitOf, plans, zone } from './permit-facts.ts'
import { child, ofLand, recorded, sri, writtenBy } from './scene.ts'
import { endorsement, plainLetter } from './village-permits.ts'

const names = ['Building Permit', 'Commencement Certificate', 'Approved Plan', 'Sanction Letter'] as const
/** A corporation's permission and commencement certificate under the planning act. */
const commencement = ofLand(
  (s) => {
    const p = permitOf(s)
    return `<div class="office"><h1>${s.town} ${s.region.corporation}</h1><p class="mid">${s.pick(['बांधकाम परवानगी व प्रारंभ प्रमाणपत्र / SANCTION OF BUILDING PERMISSION AND COMMENCEMENT CERTIFICATE', 'COMMENCEMENT CERTIFICATE', "APPENDIX 'D-1' : BUILDING PERMIT"], 1_010)}</p><p>No. ${p.number} <span class="far">Date : ${p.date}</span></p><p>To,<br>${recorded(s, '<br>', sri(s))}<br>C/o. ${escaped(s.partner.name)}, Architect, Regn. CA/${s.whole(1990, 2016, 1_011)}/${s.digits(5, 1_012)}, ${s.partner.mobile}</p><p>Sub : Sanction of building permit on ${planSite(s)}${pin(s, 0.35, 1_013)}.<br>Ref : Your application dated ${dayOf(s.dates.plan).year}-01-${s.whole(10, 28, 1_014)}, inward No. ${s.digits(5, 1_015)}</p><p>Sanction and commencement certificate under section 45 and 69 of the M.R. &amp; T.P. Act is granted for ${p.use} construction of ${p.floors} with total built-up area of ${p.built()} on the plot area of ${p.area} as per plan${s.has(0.5, 1_016) ? `, the land being in ${zone(s)} as per the ${plans(s)}` : ''}, subject to :</p>${clauses(standing(s, 'plan', 101, 0.55), (at) => `${at})`)}<p>Charges : development Rs. ${grouped(s.whole(30, 400, 1_017) * 100)}, labour cess Rs. ${grouped(s.whole(30, 300, 1_018) * 100)} (receipt ${s.digits(6, 1_019)}).</p><p>Executive Engineer (Town Planning)<br>${escaped(s.officer.name)}, ${s.town} ${s.officePin}</p></div>`
  },
  ...names,
)

/** The Telangana portals' permit order: letters A to E, each with its table. */
const permitOrder = ofLand(
  (s) => {
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

export const sanctionLetter = writtenBy(
  8_403,
  [commencement, technical, endorsement, commencement, plainLetter],
  [permitOrder, technical, plainLetter, permitOrder, endorsement],
)
