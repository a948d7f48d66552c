import { escaped } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayApply, mayList } from '../../truths.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { hinglishKin, named, person, recorded, withKin } from './people.ts'
import { planSite } from './ground.ts'
import { drafted, elsewhere, ofPlot } from './drafting.ts'
import { isGujarat, on, pinOf, planner, rupees, type Scene } from './scene.ts'
import { banner, bar, numberAndDay, page, para, rows, signed, some, title } from './sheets.ts'

const storeyWords = ['Ground Floor', 'First Floor', 'Second Floor', 'Third Floor']
/** What one approval says: number, day, floors, areas, use. */
const approval = (s: Scene) => {
  const { tell, pick, sqft, sqmt, digits } = s
  mayApply(tell, s.buyers)
  mayList(tell, 'Building Permission', 'Development Permission', 'Approved Plan')
  const up = s.whole(1, 3, 800)
  const isOnStilts = isGujarat(s) && s.has(0.4, 801)
  const code = isOnStilts ? `S+${up}` : `G+${up}`
  const also = isOnStilts ? [`HP+${up}`, `Hollow Plinth + ${up}`] : []
  tell.allows('floors_proposed', code, ...also)
  const year = dayOf(s.dates.plan).year
  const day = dayOf(s.dates.plan)
  return {
    up,
    isOnStilts,
    number: (): string =>
      tell.states(
        'sanction_approval_no',
        pick(
          [
            `${digits(5, 802)}/${s.whole(10, 99, 803)}${digits(4, 804)}/A${digits(4, 805)}/R0/M1`,
            `BP/${s.town.slice(0, 3).toUpperCase()}/${digits(4, 802)}/${year}`,
            `${digits(3, 802)}/${digits(2, 804)}-${year % 100}`,
            `F-${digits(3, 802)}/BPC/${year}`,
            `PRM/${digits(4, 802)}/${year}`,
          ],
          806,
        ),
      ),
    day: (): string => tell.states('sanction_number_date', pick([day.dots, day.dashes, day.typed, day.brief], 807), day.typed),
    floors: (): string =>
      tell.states(
        'floors_sanctioned',
        isOnStilts
          ? pick([`Hollow Plinth + ${up}`, `Stilt + ${up}`], 808)
          : pick([code, `Ground + ${up}`, storeyWords.slice(0, up + 1).join(', ')], 808),
        code,
        ...also,
      ),
    land: (): string =>
      tell.states(
        'land_area_plan',
        pick([`${grouped(sqmt.plot)} sq. mtr.`, `${grouped(sqft.plot)} sq. ft.`, `${grouped(s.sqyd)} sq. yd.`], 809),
      ),
    built: (): string => {
      const feet = tell.states('approved_area_plan_sqft', grouped(sqft.plan), String(sqft.plan))
      return pick([`${feet} sq. ft.`, `${grouped(rounded(sqft.plan * 0.09290304))} sq. mtr. (${feet} sq. ft.)`], 810)
    },
    use: (): string =>
      tell.states(
        'usage_approved_as_per_plan',
        pick(['Residential', 'Residential (Dwelling)', 'residential'], 811),
        'Residential',
        'Dwelling',
      ),
    zone: (): string =>
      tell.states(
        'usage_as_per_cdp',
        pick(['Residential Zone-I', 'Residential', 'residential'], 812),
        'Residential',
        'Residential Zone-I',
        'Residential Zone',
      ),
  }
}
const rules = [
  'Construction shall be done strictly as per approved drawings under supervision of registered engineer.',
  'Rain water harvesting pit and trees as per norms shall be provided.',
  'Permission lapses if work is not commenced within one year.',
  'Building shall not be occupied before building use / completion permission.',
  'This permission confers no title over the land.',
  'Setbacks of front 3.00 m, rear 2.00 m and side 1.50 m shall be kept open to sky.',
]

/** Gujarat's raja chitthi: a form in two parts, floors listed one below another. */
const rajaChitthi = ofPlot(
  (s) => {
    const said = approval(s)
    const floorNames = said.isOnStilts
      ? ['Hollow plinth (parking)', ...storeyWords.slice(1, said.up + 1)]
      : storeyWords.slice(0, said.up + 1)
    const each = Math.floor(s.sqmt.plan / floorNames.length)
    return page(
      'office',
      banner(escaped(planner(s)), `Town Development Department, ${escaped(s.road)}, ${s.town} ${s.officePin}`),
      title(
        isGujarat(s)
          ? s.pick(['COMMENCEMENT LETTER (RAJA CHITTHI)', 'DEVELOPMENT PERMISSION', 'RAJA CHITTHI / DEVELOPMENT PERMISSION'], 820)
          : 'DEVELOPMENT PERMISSION',
      ),
      leftTable(
        [
          ['Permission / Case No.', said.number()],
          ['Date', said.day()],
          ['Owner', recorded(s, ', ', named)],
          ['Owner address', `${escaped(s.first.home)} ${s.homePin}`],
          ['Engineer / Structure', `${person(s.partner)} (ER${s.digits(6, 821)}) / ${person(s.witnesses[0])}`],
          ['Site', `${planSite(s, 822)}${pinOf(s, 0.3, 823)}`],
          isGujarat(s) && ['T.P. / F.P.', `T.P.S. ${s.scheme.town} / F.P. ${s.scheme.final}`],
          ['Plot area', said.land()],
          ['Usage', said.use()],
          s.has(0.5, 824) && ['Zone as per development plan', said.zone()],
          ['Permitted floors', said.floors()],
        ],
        'rule',
      ),
      rows(
        ['Floor', 'Use', 'Approx. sq. mtr.', 'Units'],
        floorNames.map((name, at) => [name, at === 0 && said.isOnStilts ? 'Parking' : 'Dwelling', String(each - at), at === 0 ? '1' : '0']),
      ),
      para(`Total built up area ${said.built()}`),
      clauses(some(s, rules, 825)),
      signed(
        `Fees ${rupees(s.whole(30, 400, 831) * 100)}, receipt ${s.digits(6, 832)}`,
        `Town Development Inspector<br>${escaped(s.officer.name)}`,
      ),
    )
  },
  'Raja Chitthi',
  'Development Permission',
)

/** A corporation's bhavan anugya as a letter, Hindi and English in one. */
const anugya = ofPlot((s) => {
  const said = approval(s)
  return page(
    'letter',
    banner(`भवन अनुज्ञा शाखा<br>${escaped(`${s.region.body}, ${s.town}`)}`, `${s.state} ${s.officePin}`),
    numberAndDay(`अनुज्ञा क्रमांक / Permit No. ${said.number()}`, `दिनांक / Date ${said.day()}`),
    para(
      `प्रति,<br>${recorded(s, '<br>', s.has(0.5, 840) ? withKin : hinglishKin)}<br>${escaped(s.first.home)}`,
      `विषय : ${s.pick(['भवन निर्माण अनुज्ञा', 'मानचित्र स्वीकृति'], 841)} / ${s.pick(['Building permission', 'Sanction of map'], 842)}. सन्दर्भ : application ${s.digits(7, 843)} through architect ${person(s.partner)} (${s.partner.mobile}).`,
      `On your application permission is given for ${said.use()} construction on ${planSite(s, 844)}${pinOf(s, 0.3, 845)}, the area of plot in the map being ${said.land()}. You may build ${said.floors()} with total built-up area of ${said.built()}.${s.has(0.5, 846) ? ` Land use in the master plan is ${said.zone()}.` : ''}`,
    ),
    clauses(some(s, rules, 847), (at) => `(${at})`),
    para(`अनुज्ञा शुल्क ${rupees(s.whole(30, 300, 853) * 100)} जमा, receipt ${s.digits(5, 854)}. Valid for three years.`),
    signed('', `भवन अधिकारी / Building Officer<br>${escaped(s.officer.name)}`),
  )
}, 'Bhavan Anugya')

/** An approval of a building plan as an online system prints it. */
const online = ofPlot((s) => {
  const said = approval(s)
  return page(
    'screen',
    banner(s.has(0.5, 860) ? escaped(planner(s)) : escaped(`${s.region.body}, ${s.town}`), 'Automated Building Plan Approval System'),
    title(s.pick(['BUILDING PLAN APPROVAL', 'BUILDING PERMIT ORDER', 'SANCTION LETTER OF BUILDING PLAN'], 861)),
    bar('A. Approval'),
    numberedTable(
      [
        [s.pick(['Permit order no.', 'Approval letter no.', 'Sanction no.'], 862), said.number()],
        ['Issued on', said.day()],
        ['Proposal file', `${s.digits(3, 863)}/ABPAS/${s.digits(6, 864)}`],
        ['Issued to', recorded(s, ' & '.replace('&', '&amp;'), named)],
        ['Technical person', `${person(s.partner)}, CA/${s.whole(1998, 2016, 865)}/${s.digits(5, 866)}`],
      ],
      'rule',
    ),
    bar('B. Plot and building'),
    numberedTable(
      [
        ['Location of site', `${planSite(s, 867)}${pinOf(s, 0.35, 868)}`],
        ['Area of plot as per site plan', said.land()],
        ['Building use', said.use()],
        s.has(0.4, 869) && ['Land use (Development Plan)', said.zone()],
        ['No. of floors approved', said.floors()],
        ['Height', `${s.whole(7, 12, 870)}.50 m`],
        ['Gross built-up area approved', said.built()],
        ['Coverage / FAR', `${s.whole(45, 65, 871)}% / ${s.pick(['1.25', '1.50', '1.80'], 872)}`],
      ],
      'rule',
      6,
    ),
    clauses(some(s, rules, 873, 0.5)),
    para(
      `Valid upto ${dayOf(s.dates.plan).dots.slice(0, 6)}${dayOf(s.dates.plan).year + 3}. Processed by ${person(s.officer)}; application dated ${on(s, 879, `${dayOf(s.dates.plan).year - 1}-11-14`)}.`,
    ),
  )
}, 'Building Plan Approval')
export const sanctionLetter = drafted(3_312, rajaChitthi, elsewhere(anugya, rajaChitthi), online)
