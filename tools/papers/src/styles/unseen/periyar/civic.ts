import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayConvert, mayList, owners } from '../../truths.ts'
import { extent, pin, place, planPlace } from './ground.ts'
import { begun, honoured, rs, rupee, writtenIn, type Scene } from './scene.ts'
import { boxes, facts, paras, table } from './sheets.ts'
import { held } from './revenue.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
}
const half = (s: Scene): string => `${dayOf(s.dates.letter).year - 1}-${dayOf(s.dates.letter).year % 100}`
/** The built-up area that is taxed; on land of its own a clerk may type it or leave it. */
const plinthFeet = (s: Scene): string => {
  if (!s.isFlat) {
    s.tell.allows('document_area_sqft', String(s.sqft.built))
    return grouped(s.sqft.built)
  }
  return s.tell.states('document_area_sqft', grouped(s.sqft.built), String(s.sqft.built))
}
const plinthMetres = (s: Scene): string => {
  s.tell.allows('document_area_sqft', String(s.sqft.built))
  return grouped(s.sqmt.built)
}

/** A local body's receipt of building tax, as Kerala and Goa print it. */
const buildingTax = (scene: Scene): string => {
  const s = { ...scene, hasHouse: true }
  opened(s, 'Property Tax Receipt', 'Building Tax Receipt', 'House Tax Receipt')
  const { digits, dates, price } = s
  const tax = Math.round(price * 0.0005)
  const owner = held(s, ', ')
  const where = `${place(s)}${pin(s, 0.7, 400)}`
  return `<p class="center"><b>${s.town} ${s.authority}</b><br><small>${escaped(s.road)}, ${s.town} - ${s.officePin}</small><br>RECEIPT - ${s.code === 'KL' ? 'PROPERTY TAX (BUILDING)' : 'HOUSE TAX'}</p>${boxes(
    [
      ['Receipt No.', `${digits(3, 402)}${digits(9, 403)}`],
      ['Date', dayOf(dates.letter).typed],
      ['Ward / Door No.', `${s.whole(1, 60, 404)} / ${s.whole(100, 990, 405)}`],
      ['Year', `${half(s)} (II half)`],
    ],
    4,
  )}<p>Received from ${escaped(s.partner.name)} on behalf of ${owner} the sum of ${rs(Math.round(tax * 1.1))} towards the tax due on the building at ${where} for the period noted above${
    s.has(0.6, 406) ? `, plinth area being ${plinthMetres(s)} sq.m` : ''
  }.</p>${table(
    ['Code', 'Particulars', 'Arrear', 'Current', 'Total'],
    [
      ['0001', s.code === 'KL' ? 'Property tax' : 'House tax', '0.00', `${tax}.00`, `${tax}.00`],
      ['0004', s.code === 'KL' ? 'Library cess' : 'Light tax', '0.00', `${Math.round(tax * 0.05)}.00`, `${Math.round(tax * 0.05)}.00`],
      [
        '0009',
        s.code === 'KL' ? 'Service cess' : 'Garbage fee',
        '0.00',
        `${Math.round(tax * 1.1) - tax - Math.round(tax * 0.05)}.00`,
        `${Math.round(tax * 1.1) - tax - Math.round(tax * 0.05)}.00`,
      ],
    ],
  )}<p>Mode: ${s.pick(['Cash', 'UPI', 'Cheque', 'Akshaya centre'], 407)}. Cashier: ${escaped(s.officer.name)} &ndash; <small>Subject to realisation. Not a proof of ownership.</small></p>`
}

/** A self-assessment receipt of a corporation of Karnataka. */
const selfAssessed = (s: Scene): string => {
  opened(s, 'Property Tax Receipt', 'Tax Paid Receipt')
  const { digits, dates, price } = s
  const tax = Math.round(price * 0.0008)
  return `<p class="center"><b>${s.town.toUpperCase()} ${s.authority.toUpperCase()}</b><br>Property Tax Self Assessment &ndash; FORM IV &ndash; Receipt</p>${table(
    ['Application No', 'Receipt No', 'Receipt date', 'Assessment year'],
    [[digits(10, 410), `${half(s)}/${digits(8, 411)}`, dayOf(dates.letter).dashes, half(s)]],
  )}${facts([
    ['Property ID (PID / SAS base No)', `${s.whole(10, 99, 412)}-W0${digits(3, 413)}-${s.whole(1, 60, 414)}`],
    ["Owner's name", held(s, ' &amp; ')],
    ['Property address', `${place(s)}${pin(s, 0.5, 415)}`],
    ['Ward', `${s.whole(1, 198, 417)} - ${escaped(s.colony)}`],
    ['Khata No.', `${digits(3, 418)}/${s.whole(20, 90, 419)}`],
    !s.isFlat && ['Site dimension / area', extent(s)],
    (s.isFlat || s.hasHouse) && ['Total built up area (sft)', plinthFeet(s)],
    ['Usage', `Residential - ${s.pick(['self occupied', 'tenanted'], 420)}`],
    ['Zone / category', `D / II - RCC`],
    ['Phone', `XXXXXX${s.first.mobile.slice(6)}`],
  ])}${table(
    ['Property tax', 'Cess @ 24 %', 'SWM cess', 'Rebate 5 %', 'Penalty', 'Net paid'],
    [[String(tax), String(Math.round(tax * 0.24)), '600', String(Math.round(tax * 0.05)), '0', String(Math.round(tax * 1.19) + 600)]],
  )}<p>Paid at ${escaped(s.lender)}, ${escaped(s.branch)} ${s.officePin}, challan ${digits(9, 421)}. <small>Helpline 080-${digits(8, 422)}. Computer generated; needs no signature.</small></p>`
}

/** A half-yearly demand and receipt card of Tamil Nadu, or a bill of Maharashtra. */
const assessed = (scene: Scene): string => {
  const s = { ...scene, hasHouse: true }
  opened(s, 'Property Tax Receipt', 'Property Tax Bill', 'Property Tax Demand')
  const { digits, dates, price } = s
  const tax = Math.round(price * 0.0004)
  const isTamil = s.code === 'TN'
  const address = `${place(s)}${pin(s, 0.75, 430)}`
  return `<p class="center"><b>${s.town} ${s.authority}</b>${isTamil ? '' : '<br>मालमत्ता कर देयक'}<br>${isTamil ? 'PROPERTY TAX RECEIPT (HALF-YEARLY)' : 'PROPERTY TAX BILL'}</p>${facts(
    [
      [isTamil ? 'Assessment No.' : 'Milkat / Index No.', `${s.whole(1, 15, 432)}/${digits(3, 433)}/${digits(5, 434)}`],
      [isTamil ? 'Old bill No.' : 'Bill No.', digits(8, 435)],
      [isTamil ? 'Assessee' : 'मालकाचे नाव / Name of owner', held(s, isTamil ? ' & '.replace('&', '&amp;') : ', ')],
      !isTamil && ['भोगवटादार / Occupier', s.has(0.5, 436) ? escaped(s.partner.name) : 'Self'],
      [isTamil ? 'Door No. & street' : 'पत्ता / Address', address],
      [isTamil ? 'Zone / division' : 'Zone / gat', `${s.whole(1, 15, 437)} / ${s.whole(16, 200, 438)}`],
      isTamil ? ['Plinth area', `${plinthFeet(s)} sq.ft.`] : ['Taxable area (sq.mt.)', plinthMetres(s)],
      !s.isFlat && s.has(0.5, 442) && ['Plot area', extent(s)],
      [isTamil ? 'Annual value' : 'Rateable value', rupee(Math.round(price * 0.004))],
    ],
    s.pick(['ruled', 'bare'], 439),
    s.has(0.5, 440) ? ': ' : '',
  )}${table(
    isTamil ? ['Period', 'Tax', 'Library cess', 'Incentive', 'Paid'] : ['Tax head', 'Apr-Sep', 'Oct-Mar', 'Total'],
    isTamil
      ? [
          [`I/${half(s)}`, String(tax), String(Math.round(tax * 0.1)), '0', String(Math.round(tax * 1.1))],
          [`II/${half(s)}`, String(tax), String(Math.round(tax * 0.1)), '-100', String(Math.round(tax * 1.1) - 100)],
        ]
      : [
          ['General tax', String(tax), String(tax), String(tax * 2)],
          ['Conservancy', String(Math.round(tax * 0.4)), String(Math.round(tax * 0.4)), String(Math.round(tax * 0.4) * 2)],
          ['Tree cess', '45', '45', '90'],
        ],
  )}<p>${isTamil ? 'Collected' : 'Payable'} at ward office, ${escaped(s.colony)}, ${s.town} - ${s.officePin}. Bill collector: ${escaped(s.officer.name)} (${s.officer.mobile}). Txn ${digits(
    12,
    441,
  )} of ${dayOf(dates.letter).dashes}.</p>`
}
export const taxReceipt = writtenIn({ KL: buildingTax, GA: buildingTax, KA: selfAssessed, TN: assessed, MH: assessed })

/** What every approval of the south-west tells of its plan. */
const planOf = (scene: Scene) => {
  const s = { ...scene, isFlat: false }
  opened(s, 'Building Plan Approval', 'Approved Plan', 'Building Permit', 'Sanction Letter')
  mayList(s.tell, 'Building Licence', 'Planning Permission')
  const { tell, sqft, sqmt, digits, pick, code } = s
  mayConvert(tell, sqft.plot)
  const upper = s.whole(1, 3, 450)
  const isStilted = s.has(0.35, 451)
  const short = isStilted ? `S+${upper}` : `G+${upper}`
  const words = isStilted
    ? [`Stilt + ${upper} floor${upper > 1 ? 's' : ''}`, `S+${upper}`]
    : [`Ground + ${upper} Floor${upper > 1 ? 's' : ''}`, `GF + ${upper}`, `G+${upper}`]
  tell.allows('floors_proposed', short)
  const day = dayOf(s.dates.plan)
  const numbers = {
    KL: `BA/${digits(4, 452)}/${day.year}`,
    KA: `BMP/Addl.Dir/JDTP/LP/${digits(4, 452)}/${(day.year - 1) % 100}-${day.year % 100}`,
    TN: `PPA/LPA/${digits(5, 452)}/${day.year}`,
    MH: `BP/${s.village.slice(0, 3).toUpperCase()}/CC/${digits(4, 452)}/${day.year}`,
    GA: `${s.authority === 'Village Panchayat' ? 'VP' : 'MC'}/${s.village.slice(0, 3).toUpperCase()}/CONST-LIC/${digits(3, 452)}/${day.year % 100}-${(day.year + 1) % 100}`,
  }
  const isMetric = ['KL', 'MH', 'GA'].includes(code)
  const land = isMetric
    ? `${grouped(sqmt.plot)} ${pick(['sq.m', 'sq. mtrs.', 'Sq.m.'], 453)}`
    : `${grouped(sqft.plot)} ${pick(['sq.ft.', 'sft'], 453)}`
  return {
    s,
    day,
    upper,
    isStilted,
    number: (): string => tell.states('sanction_approval_no', numbers[code]),
    date: (): string => tell.states('sanction_number_date', pick([day.dots, day.typed, day.dashes, day.spoken], 454), day.typed),
    floors: (): string => tell.states('floors_sanctioned', pick(words, 455), short, ...words),
    land: (): string => tell.states('land_area_plan', land, land),
    feet: (): string => tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan)),
    // square metres alone: the square feet are what a clerk makes of them
    metres: (): string => {
      tell.allows('approved_area_plan_sqft', String(sqft.plan), String(rounded(sqmt.plan * 10.7639)))
      return grouped(sqmt.plan)
    },
    use: (printed: string): string => tell.states('usage_approved_as_per_plan', printed, 'Residential', printed),
    owner: (between = ' and '): string => owners(tell, s.buyers, between, honoured(s)),
    place: planPlace(s),
  }
}

/** A building permit in the form of the rules. */
const permit = (scene: Scene): string => {
  const plan = planOf(scene)
  const { s } = plan
  return `<p class="center"><b>${s.town.toUpperCase()} ${s.authority.toUpperCase()}</b><br>${s.code === 'KL' ? 'Appendix C &ndash; [See rule 11(3)]' : 'Form of construction licence'}<br><b>${
    s.code === 'KL' ? 'BUILDING PERMIT' : 'CONSTRUCTION LICENCE'
  }</b></p><p>No. ${plan.number()}<span class="far">Dated: ${plan.date()}</span></p><p>Ref: Application dated 11.01.${plan.day.year - 1} of ${plan.owner()}, file opened as E-${s.digits(5, 460)}.</p><p>Permission is hereby granted for the construction of ${plan.use(
    s.pick(['residential building', 'single family residence', 'residential house'], 461),
  )} at ${plan.place}${pin(s, 0.3, 462)}, subject to the conditions stated below.</p>${facts(
    [
      ['Extent of plot', plan.land()],
      ['Number of floors', plan.floors()],
      ['Total built-up area', s.has(0.7, 464) ? `${plan.metres()} sq.m (${plan.feet()} sq.ft.)` : `${plan.metres()} sq.m`],
      ['Coverage / F.A.R.', `${s.whole(38, 60, 465)} % / 1.${s.whole(10, 60, 466)}`],
      s.has(0.35, 467) && [
        'Zone as per master plan',
        s.tell.states('usage_as_per_cdp', s.pick(['Residential', 'Settlement (S2)'], 468), 'Residential', 'Settlement (S2)', 'Residential'),
      ],
      ['Height', `${rounded(3.2 * (plan.upper + 1), 1)} m`],
      ['Licensed engineer', `${escaped(s.officer.name)}, Reg. ${s.digits(4, 469)}/LE`],
      ['Permit fee', `${rs(s.whole(20, 190, 470) * 100)} by receipt ${s.digits(6, 471)}`],
    ],
    s.pick(['ruled', 'bare'], 472),
  )}<p>Conditions:</p>${paras(['This permit is valid for five years from its date.', 'Rain water harvesting and a soak pit shall be provided.', `The No. of this permit and the name of the engineer shall be shown at the site.`])}<p class="right">Secretary</p><p><small>Copy to ${escaped(
    s.witnesses[0].name,
  )}, overseer; village office (land record: ${escaped(s.seller.name)}).</small></p>`
}

/** A corporation's or a planning authority's letter that a plan is passed, with a table of floors. */
const passed = (scene: Scene): string => {
  const plan = planOf(scene)
  const { s } = plan
  const each = Math.round(s.sqft.plan / (plan.upper + 1))
  const lowest = s.sqft.plan - each * plan.upper
  const isTamil = s.code === 'TN'
  return `<p class="center"><b>${isTamil ? `${s.town.toUpperCase()} LOCAL PLANNING AUTHORITY` : `${s.town.toUpperCase()} ${s.authority.toUpperCase()}`}</b><br><small>${escaped(s.road)}, ${s.town} - ${
    s.officePin
  }</small></p><p>${isTamil ? 'From: The Member Secretary' : 'From: The Assistant Director of Town Planning'}<br>To: ${plan.owner()}, ${escaped(s.first.home)}</p><p>${isTamil ? 'Letter No.' : 'L.P. No.'} ${plan.number()}, dated ${plan.date()}</p><p>Sir / Madam,</p><p><b>Sub:</b> ${
    isTamil ? 'Planning permission' : 'Sanction of building plan'
  } for ${plan.use(s.pick(['residential', 'Residential', 'residential (dwelling)'], 475))} building at ${plan.place}${pin(s, 0.3, 476)} - orders issued.</p><p>Ref: 1. ${isTamil ? 'Your PPA received in SBC No.' : 'Your application No.'} ${s.digits(
    4,
    478,
  )}/${plan.day.year - 1} 2. Demand letter dated 14.12.${plan.day.year - 1} 3. Remittance receipt ${s.digits(7, 479)}</p><p>The plan submitted for the construction of ${plan.floors()} on the plot extent of ${plan.land()} is approved as follows:</p>${table(
    ['Floor', 'Dwelling units', 'Plinth area (sq.ft.)'],
    [
      [plan.isStilted ? 'Stilt (parking)' : 'Ground floor', plan.isStilted ? '-' : '1', grouped(lowest)],
      ...Array.from({ length: plan.upper }, (_, at) => [`${['First', 'Second', 'Third'][at] ?? ''} floor`, '1', grouped(each)]),
      ['<b>Total</b>', String(plan.upper + (plan.isStilted ? 0 : 1)), plan.feet()],
    ],
  )}${paras(
    [
      s.has(0.5, 480) &&
        `The site lies in ${s.tell.states('usage_as_per_cdp', s.pick(['Residential zone', 'Primary residential zone', 'Residential (Main)'], 481), 'Residential', 'Residential zone', 'Primary residential zone', 'Residential (Main)')} of the ${
          isTamil ? 'Master Plan' : 'Revised Comprehensive Development Plan'
        }.`,
      'Set backs: front 3.0 m, rear 1.5 m, sides 1.5 m. The permission expires in two years unless work is begun.',
      `Scrutiny fee ${rs(s.whole(40, 90, 482) * 100)} and development charges ${rs(s.whole(100, 800, 483) * 100)} are collected.`,
      `Any deviation shall be liable for action. Structural engineer: ${escaped(s.partner.name)} (RSE/${s.digits(3, 484)}).`,
    ],
    'i',
  )}<p class="right">for Member / Commissioner</p><p>Encl: approved plan in duplicate. Copy to: ${escaped(s.officer.name)}, Licensed Building Surveyor.</p>`
}

/** A commencement certificate of a corporation of Maharashtra. */
const commenced = (scene: Scene): string => {
  const plan = planOf(scene)
  const { s } = plan
  return `<p class="center"><b>${s.town} ${s.authority}</b><br>Building Permission &amp; Control Department<br><u>COMMENCEMENT CERTIFICATE</u></p>${boxes(
    [
      ['Outward No.', plan.number()],
      ['Date', plan.date()],
      ['Challan', `${s.digits(6, 490)} / ${rs(s.whole(90, 700, 491) * 100)}`],
    ],
    3,
  )}<p>Sanction under section 44/45 of the Maharashtra Regional &amp; Town Planning Act, 1966 is granted to ${plan.owner()}, through Architect ${escaped(s.officer.name)} (CA/${s.digits(
    4,
    492,
  )}/${s.digits(5, 493)}), to erect a building at ${plan.place}${pin(s, 0.3, 494)}, per the statement below and the plans stamped herewith.</p>${table(
    ['Area statement', ''],
    [
      ['Area of plot (minimum of documents and site)', plan.land()],
      ['Permissible F.S.I.', '1.10'],
      ['No. of storeys', plan.floors()],
      ['Proposed built up area', `${plan.metres()} sq.m. = ${plan.feet()} sq.ft.`],
      ['Use', plan.use(s.pick(['Residential', 'Residential (bungalow)'], 496))],
      s.has(0.6, 497) && ['Zone as per sanctioned D.P.', s.tell.states('usage_as_per_cdp', 'Residential')],
      ['Parking', `${s.whole(1, 3, 498)} car, ${s.whole(2, 6, 499)} scooter`],
    ],
  )}${paras([
    'This certificate is valid for one year and may be renewed thrice.',
    'Plinth checking certificate is to be obtained before further work.',
    `N.A. order No. ${s.digits(3, 500)}/${plan.day.year - 6} of the Collector stands; the dispute of ${escaped(s.seller.name)} has been settled.`,
  ])}<p class="right">Building Inspector &emsp; Dy. Engineer</p>`
}
export const sanctionLetter = writtenIn({ KL: permit, GA: permit, KA: passed, TN: passed, MH: commenced })
