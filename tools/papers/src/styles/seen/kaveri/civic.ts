import { escaped } from '../../../telling.ts'
import { dayOf, grouped } from '../../forms.ts'
import { mayApply } from '../../truths.ts'
import { dotted } from '../layouts.ts'
import { approvalOf } from '../scenes.ts'
import { extent, pin, place, planPlace, size } from './ground.ts'
import { asLand, begun, drafted, head, kin, locally, recorded, rs, sheet, shri, type Scene } from './scene.ts'
import { standing } from './standing.ts'

const native: Record<string, { village: string; town: string }> = {
  hi: { village: 'कार्यालय ग्राम पंचायत', town: 'कार्यालय नगर पालिका परिषद' },
  mr: { village: 'ग्रामपंचायत कार्यालय', town: 'नगर परिषद कार्यालय' },
}
const isVillage = (s: Scene): boolean => s.isRural && !s.isFlat
/** The body's name above its letters, in its own tongue too where that is the custom. */
const office = (s: Scene): string => {
  const own = native[s.region.tongue]
  const isOwn = own !== undefined && s.has(0.6, 500)
  const name = isVillage(s)
    ? `OFFICE OF THE ${s.region.rural.toUpperCase()}, ${s.village.toUpperCase()}`
    : `OFFICE OF THE ${s.region.urban.toUpperCase()}, ${s.town.toUpperCase()}`
  return head(
    s,
    isOwn ? `${isVillage(s) ? own.village : own.town}<br>${name}` : name,
    `${isVillage(s) ? `${s.region.tehsil} ${s.town}, ` : ''}District ${s.district} (${s.region.short}) - ${s.officePin}`,
  )
}
const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
  s.tell.allows('document_area_sqft', String(s.isFlat ? s.sqft.super : s.sqft.built), String(s.sqft.plot))
}
const yearOf = (s: Scene): string => `${dayOf(s.dates.letter).year - 1}-${String(dayOf(s.dates.letter).year % 100).padStart(2, '0')}`
const headman = (s: Scene): string =>
  isVillage(s)
    ? s.pick(['Secretary', locally(s, 'Sarpanch', 'Gramsevak', 'Panchayat Secretary')], 501)
    : s.pick(['Chief Municipal Officer', 'Executive Officer', 'Commissioner'], 501)

/** A letter that the names are now entered, and whose was struck off. */
const entered = (s: Scene): string => {
  opened(s, 'Mutation Letter', 'Mutation Certificate', 'Namantaran')
  const { dates, seller } = s
  return sheet(
    s,
    `${office(s)}<p>No. ${s.digits(3, 505)}/${s.pick(['Rev.', 'Tax', locally(s, 'Namantaran', 'Karvasuli', 'A1')], 506)}/${yearOf(s)} <span class="far">Date ${dayOf(dates.letter).dots}</span></p><p>To,<br>${s.has(0.5, 507) ? recorded(s, ' and ', kin(s)) : recorded(s, '<br>', shri(s))}<br>${escaped(
      s.first.home,
    )} ${s.homePin}</p><p>Sub : Regarding ${s.pick(['transfer of name (mutation)', 'mutation of house', 'change of name in assessment register'], 508)}.<br>Ref : Your application dt. ${dayOf(dates.deed).dots}, diary no. ${s.digits(4, 509)}</p><p>With reference to the above it is to inform you that in respect of ${place(s)}${pin(s, 0.4, 510)}, area ${size(
      s,
    )}, which was standing in the name of ${shri(s)(seller, escaped(seller.name), 0)}, your name${s.buyers.length > 1 ? 's have' : ' has'} been entered in the ${s.pick(['demand and collection register', 'house tax register', 'property register'], 511)} at Sl. No. ${s.whole(
      3,
      980,
      512,
    )} on the basis of registered sale deed no. ${s.digits(4, 513)} dt. ${dayOf(dates.deed).typed}, vide resolution no. ${s.whole(2, 30, 514)} passed in the meeting. Mutation fee of ${rs(s.whole(2, 40, 515) * 50)} is deposited by receipt no. ${s.digits(
      3,
      516,
    )}.</p>${standing(s, 'civic', 52, 0.4)
      .map((line) => `<p>${line}</p>`)
      .join('')}<p class="right">${headman(s)}<br>(${escaped(s.officer.name)})</p>`,
  )
}

/** Certified that so and so is the owner: one sentence and a seal. */
const certified = (s: Scene): string => {
  opened(s, 'Ownership Certificate', 'Mutation Certificate')
  const { dates, seller, earlier } = s
  return sheet(
    s,
    `${office(s)}<h1>${s.pick(['MUTATION CERTIFICATE', 'OWNERSHIP CERTIFICATE', 'CERTIFICATE OF MUTATION'], 525)}</h1><p>Certified that ${recorded(s, ' and ', kin(s))}, resident of ${escaped(s.first.home)}, ${
      s.buyers.length > 1 ? 'are the recorded owners' : 'is the recorded owner'
    } of ${place(s)}${pin(s, 0.45, 526)}, the area of which as per our record is ${size(s)}. Previously the property was recorded in the name of ${escaped(earlier.name)} and thereafter of ${escaped(
      seller.name,
    )}, whose name has been deleted w.e.f. ${dayOf(dates.deed).dots} after transfer by deed no. ${s.digits(4, 527)}. Tax is paid upto ${yearOf(s)} and no objection is received from anyone.</p><p>This certificate is issued on the request of the party for submission in ${escaped(
      s.lender,
    )}.</p>${standing(s, 'civic', 53, 0.3)
      .map((line) => `<p>${line}</p>`)
      .join(
        '',
      )}<p>Place : ${s.town}<br>Date : ${dayOf(dates.letter).dashes} <span class="far">${headman(s)}</span></p><p>Verified from register by ${escaped(s.partner.name)}, clerk</p>`,
  )
}

/** Proceedings of a tahsildar in the order of such papers: read, order, copy. */
const proceedings = asLand(
  (s) => {
    mayApply(s.tell, s.buyers)
    s.tell.allows('document_area_sqft', String(s.sqft.plot))
    const { dates, seller, region } = s
    return sheet(
      s,
      `<p class="center"><u>PROCEEDINGS OF THE ${region.tongue === '' ? 'TAHSILDAR' : 'NAIB TEHSILDAR'}, ${s.town.toUpperCase()}</u><br>Present : ${shri(s)(s.officer, escaped(s.officer.name), 0)}</p><p>Rc. No. B/${s.digits(4, 530)}/${dayOf(dates.letter).year} <span class="far">Dated ${
        dayOf(dates.letter).dots
      }</span></p><p>Sub : Mutation - ${s.district} District - ${s.town} - change of registry in respect of purchased land - orders issued.</p><p>Read : 1. Application of the party dt. ${dayOf(dates.deed).dots}. 2. Report of the Revenue Inspector. 3. Regd. doc. no. ${s.digits(4, 531)}/${dayOf(dates.deed).year}.</p><p class="center">* * *</p><p>ORDER : In the reference 1st read above ${recorded(
        s,
        ' and ',
        kin(s),
      )} ha${s.buyers.length > 1 ? 've' : 's'} applied for mutation of ${place(s)}${pin(s, 0.35, 532)} to an extent of ${extent(s)} purchased from ${escaped(seller.name)}. The Revenue Inspector has enquired, examined ${escaped(
        s.witnesses[0].name,
      )} and ${escaped(s.witnesses[1].name)}, neighbours, and recommended. Hence mutation is sanctioned as applied for and the village officer is directed to carry out the changes.</p><p class="right">${region.tongue === '' ? 'Tahsildar' : 'Naib Tehsildar'}</p><p>To the individual. Copy to the ${region.rural} ${s.village}, PIN ${s.officePin}.</p>`,
    )
  },
  'Mutation Order',
  'Mutation Proceedings',
)
export const mutation = drafted(7_301, entered, certified, proceedings)

const taxOf = (s: Scene): number => s.whole(4, 60, 540) * 25
/** A receipt in words: received from, on account of. */
const received = (s: Scene): string => {
  opened(s, 'House Tax Receipt', 'Property Tax Receipt', 'Tax Receipt')
  const tax = taxOf(s)
  return sheet(
    s,
    `${office(s)}<h1>${s.pick(['HOUSE TAX RECEIPT', 'RECEIPT', 'TAX RECEIPT'], 541)}</h1><p>Book No. ${s.whole(2, 60, 542)} Receipt No. ${s.whole(1, 100, 543)} <span class="far">Dt. ${dayOf(s.dates.letter).dots}</span></p><p>Received with thanks from ${recorded(
      s,
      ' and ',
      kin(s),
    )} a sum of ${rs(tax + 340)} by cash through ${escaped(s.witnesses[0].name)} towards ${s.isFlat ? 'property tax' : 'house tax'} for the year ${yearOf(s)} in respect of ${place(s, s.has(0.5, 544) ? 'brief' : 'full')}${pin(s, 0.4, 545)}${
      s.has(0.6, 546) ? `, area ${size(s)}` : ''
    }, as under : ${[`house tax ${tax}`, 'light tax 60', 'water tax 180', `arrears ${s.pick([0, 100], 547)}`, locally(s, 'swachhata kar 100', 'divabatti kar 100', 'library cess 100')].join(', ')}.</p>${standing(
      s,
      'civic',
      55,
      0.25,
    )
      .map((line) => `<p>${line}</p>`)
      .join('')}<p class="right">Receiving clerk<br>${escaped(s.officer.name)}</p>`,
  )
}

/** A receipt whose blanks a clerk filled in. */
const filled = (s: Scene): string => {
  opened(s, 'Tax Receipt', 'Property Tax Receipt')
  const tax = taxOf(s)
  return sheet(
    s,
    `${office(s)}<p class="center"><u>${s.pick(['TAX DEMAND AND RECEIPT', 'PROPERTY TAX RECEIPT', 'FORM 9 - RECEIPT OF TAX'], 550)} ${yearOf(s)}</u></p>${dotted(
      [
        ['Sl. No. in register', s.digits(3, 551)],
        ['Assessment no.', `${s.digits(4, 552)}`],
        [
          s.pick(['Name of owner', locally(s, 'Malik / owner', 'Malak / owner', 'Owner'), 'Name of house owner'], 553),
          recorded(s, ', ', s.has(0.5, 554) ? kin(s) : shri(s)),
        ],
        s.has(0.5, 555) && ['Occupier', escaped(s.witnesses[1].name)],
        [
          s.pick(['Address of house / flat', 'Prop. particulars', 'Situation of property'], 556),
          `${place(s, s.has(0.6, 557) ? 'brief' : 'full')}${pin(s, 0.4, 558)}`,
        ],
        s.has(0.7, 559) && ['Area', size(s)],
        ['Annual value', rs(tax * 12)],
        ['Tax for the year', rs(tax)],
        ['Lighting / water', '60 + 180'],
        ['Date of payment', dayOf(s.dates.letter).typed],
        ['Paid through', escaped(s.partner.name)],
      ],
    )}<p>Cashier ${escaped(s.officer.name)}. ${s.isFlat ? '' : 'Note: '}${standing(s, 'civic', 56, 0.4).join(' ')}</p>`,
  )
}

/** Nothing is due: the clerk's certificate that goes to the bank as tax paper. */
const noDues = (s: Scene): string => {
  opened(s, 'No Dues Certificate', 'Tax Receipt')
  return sheet(
    s,
    `${office(s)}<p>No. ${s.digits(3, 565)} <span class="far">${dayOf(s.dates.letter).spoken}</span></p><h1>TAX PAID / NO DUES CERTIFICATE</h1><p>This is to certify that as per the tax register, page no. ${s.whole(4, 200, 566)}, the ${s.pick(['property', 'house'], 567)} tax of ${place(s)}${pin(
      s,
      0.4,
      568,
    )} (${size(s)}), recorded in the name of ${recorded(s, ' and ', kin(s))}, has been paid upto 31.03.${dayOf(s.dates.letter).year} vide receipt no. ${s.digits(4, 569)} for ${rs(taxOf(s))}. The bill was formerly being issued in the name of ${escaped(
      s.seller.name,
    )}. No amount is outstanding as on date.</p><p class="right">${headman(s)}</p>`,
  )
}
export const taxReceipt = drafted(7_302, received, filled, noDues)

/** What an approval of such an office says of plot, floors and areas. */
const planOf = (s: Scene) => {
  const { tell, sqft, sqmt, sqyd, region } = s
  const up = s.whole(0, 2, 570)
  const code = up === 0 ? 'G' : `G+${up}`
  const year = dayOf(s.dates.plan).year
  const upper = ['', 'first', 'first and second'][up] ?? ''
  const words =
    up === 0
      ? ['ground floor only', 'Ground floor']
      : [code, `ground and ${upper} floor${up > 1 ? 's' : ''}`, `G.F. + ${up} upper floor${up > 1 ? 's' : ''}`]
  const land =
    region.units[0] === 'sqyd'
      ? `${grouped(sqyd)} sq. yards`
      : s.pick([`${grouped(sqft.plot)} sq.ft.`, `${grouped(sqmt.plot)} sq. mtr.`], 571)
  tell.allows('land_area_docs_sqft', String(sqft.plot))
  tell.allows('land_area_docs_sqyd', String(sqyd))
  tell.allows('land_area_docs_sqmt', String(sqmt.plot))
  const numbers = [
    `${s.digits(3, 572)}/${year}`,
    `${s.whole(3, 90, 572)}/B.P./${year - 1}-${String(year % 100).padStart(2, '0')}`,
    `BA/${s.digits(3, 572)}/${year}`,
    `PWD/${s.digits(4, 572)}`,
  ]
  const approval = approvalOf(s, numbers, code, words, 573)
  // a house of one storey has no figure behind the plus: its words are as right
  const single = ['G+0', 'GF', 'Ground floor', 'Ground floor only', 'ground']
  const floors = (): string => (up === 0 ? tell.states('floors_sanctioned', s.pick(words, 575), 'G', ...single) : approval.floors())
  return {
    ...approval,
    floors,
    land: (): string => tell.states('land_area_plan', land),
    site: (): string => planPlace(s),
  }
}
const use = (s: Scene): string =>
  s.tell.states('usage_approved_as_per_plan', s.pick(['residential', 'Residential', 'dwelling (residential)'], 577), 'Residential')
const zone = (s: Scene, n: number): string =>
  s.has(0.4, n)
    ? ` As per the ${s.pick(['master plan', 'development plan', 'Town Development Plan'], n + 1)} the land falls in ${s.tell.states('usage_as_per_cdp', 'residential', 'Residential')} zone.`
    : ''
const wrapped = (draft: (s: Scene) => string, ...names: string[]) => asLand((s) => draft({ ...s, hasHouse: false }), ...names)

/** Permission in one letter: everything in its second paragraph. */
const permission = wrapped((s) => {
  const plan = planOf(s)
  return sheet(
    s,
    `${office(s)}<p>No. ${plan.number()} <span class="far">Dated : ${plan.date()}</span></p><p>To,<br>${recorded(s, '<br>', kin(s))}<br>${escaped(s.first.home)} - ${s.homePin}</p><p>Sub : ${s.pick(['Permission for construction of house', 'Sanction of building plan', 'Building permission'], 580)}.<br>Ref : Your application no. ${s.digits(
      4,
      581,
    )} dt. 04.01.${dayOf(s.dates.plan).year}</p><p>Sir / Madam,</p><p>On the subject cited, the plan submitted by you through ${escaped(s.partner.name)}, licensed surveyor, has been examined and permission is hereby accorded for construction of ${use(s)} building consisting of ${plan.floors()}, total built-up area ${plan.built()} sq.ft., on ${plan.site()}${pin(
      s,
      0.3,
      582,
    )}, the plot area as shown in the map being ${plan.land()}.${zone(s, 583)}</p>${standing(s, 'plan', 60)
      .map((line, at) => `<p>${at + 1}. ${line}</p>`)
      .join(
        '',
      )}<p>Permission fee ${rs(s.whole(5, 90, 585) * 100)} and scrutiny charges ${rs(1_000)} received vide receipt no. ${s.digits(4, 586)}.</p><p class="right">${headman(s)}<br>${escaped(s.officer.name)}</p>`,
  )
}, 'Building Permission')

/** A body's resolution: asked for, no objection, approved. */
const resolved = wrapped(
  (s) => {
    const plan = planOf(s)
    return sheet(
      s,
      `${office(s)}<h1>${s.pick(['NO OBJECTION CERTIFICATE FOR CONSTRUCTION', 'APPROVAL OF HOUSE PLAN', 'CONSTRUCTION PERMISSION'], 590)}</h1><p>In the meeting held under the ${isVillage(s) ? locally(s, 'Sarpanch', 'Sarpanch', 'Panchayat President') : 'President'} ${shri(s)(s.seller, escaped(s.seller.name), 0)}, the application of ${recorded(
        s,
        ' and ',
        kin(s),
      )} was put up, in which construction of ${use(s)} house was proposed on ${plan.site()}${pin(s, 0.3, 591)}. The house ${s.has(0.5, 592) ? 'map' : 'plan'}, prepared by ${escaped(s.partner.name)}, overseer, shows plot of ${plan.land()} and construction of ${plan.built()} sq. ft. in all.${zone(
        s,
        593,
      )}</p><p>After discussion the plan was approved with ${plan.floors()} and it was decided to issue certificate. The approval is entered at no. ${plan.number()} of the register on ${plan.date()}.</p>${standing(
        s,
        'plan',
        61,
        0.5,
      )
        .map((line) => `<p>- ${line}</p>`)
        .join(
          '',
        )}<p>Given under my hand and seal today, for submission to ${escaped(s.lender)}, ${s.town} ${s.officePin}.</p><p class="right">${headman(s)}</p><p>Members present : ${escaped(s.witnesses[0].name)}, ${escaped(
        s.witnesses[1].name,
      )}, ${escaped(s.officer.name)}</p>`,
    )
  },
  'NOC',
  'Construction Permission',
)
export const sanctionLetter = drafted(7_303, permission, resolved)
