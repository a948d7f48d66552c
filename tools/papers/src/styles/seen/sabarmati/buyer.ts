import { escaped } from '../../../telling.ts'
import { dayOf, inWords } from '../../forms.ts'
import { again, mayOwn } from '../../truths.ts'
import { numberedTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { mobileOf } from './desk.ts'
import { buyersOf, fullParty, hinglishKin, named, person, withKin } from './people.ts'
import { chargeRows, chargesTold, plotCharges } from './charges.ts'
import { flatArea, landArea, landShare, schemeLand, where } from './ground.ts'
import { duplex } from './holdings.ts'
import { drafted, elsewhere, ofFlat, ofPlot } from './drafting.ts'
import { firm, isGujarat, on, pinOf, planner, rupees, type Scene, stateCode } from './scene.ts'
import { bar, page, para, rows, signed, some, title, witnesses } from './sheets.ts'
import { sidesHinglish, sidesLines, sidesRun } from './sides.ts'

const opened = (s: Scene): void => mayOwn(s.tell, s.buyers, s.developer)
const number = (s: Scene): string =>
  s.tell.states(
    'sanction_approval_no',
    s.pick(
      [
        `PRM/${s.digits(3, 330)}/${s.digits(2, 331)}/${dayOf(s.dates.plan).year}`,
        `${s.digits(4, 330)}/BP/${s.digits(2, 331)}`,
        `BHNTS/${s.digits(5, 330)}`,
      ],
      332,
    ),
  )
const day = (s: Scene): string => {
  const { dots, dashes, typed } = dayOf(s.dates.plan)
  return s.tell.states('sanction_number_date', s.pick([dots, dashes, typed], 333), typed)
}
/** Floors of the scheme as its permission has them: on hollow plinth, as Gujarat calls stilts, or on a ground floor. */
const floors = (s: Scene): string => {
  const code = isGujarat(s) ? `S+${s.storeys}` : `G+${s.storeys}`
  const also = isGujarat(s) ? [`HP+${s.storeys}`, `Hollow Plinth + ${s.storeys}`] : []
  const printed = isGujarat(s)
    ? s.pick([`Hollow Plinth + ${s.storeys} floors`, `Stilt + ${s.storeys}`], 334)
    : s.pick([code, `Ground + ${s.storeys} floors`], 334)
  s.tell.allows('floors_proposed', code, ...also)
  return s.tell.states('floors_sanctioned', printed, code, ...also)
}
const permitted = (s: Scene): string =>
  s.pick(
    [
      () =>
        `the plans have been sanctioned by ${planner(s)} vide development permission ${isGujarat(s) ? '(Raja Chitthi) ' : ''}No. ${number(s)} dated ${day(s)} for ${floors(s)}`,
      () =>
        `building permission bearing No. ${number(s)} for construction of ${floors(s)} was granted on ${day(s)} by the ${s.region.body}, ${s.town}`,
      () => `the ${s.region.body} has approved the map of the building (${floors(s)}) under order No. ${number(s)}, dt. ${day(s)}`,
    ],
    335,
  )()

const covenants = [
  'The Promoter shall form a society or association of the allottees within three months of majority booking and shall convey the common area to it.',
  'The Allottee shall not change the elevation, colour or use of the unit.',
  'In case of default of two instalments the Promoter may cancel this agreement after notice of fifteen days.',
  'Defect in structure within five years of possession shall be rectified by the Promoter without charge.',
  'The Allottee may raise loan from any bank and the Promoter shall give no objection for the same.',
  'Disputes shall be referred to the Real Estate Regulatory Authority of the state.',
]

/** A promoter's registered agreement: parties, recitals, covenants, two schedules. */
const withoutPossession = ofFlat(
  (s) => {
    opened(s)
    const { partner, earlier, dates, price } = s
    const head = isGujarat(s)
      ? ['AGREEMENT FOR SALE (WITHOUT POSSESSION)', 'BANAKHAT - AGREEMENT TO SALE WITHOUT POSSESSION']
      : ['AGREEMENT FOR SALE', 'FLAT BUYER AGREEMENT']
    return page(
      'stamp',
      title(s.pick(head, 340)),
      para(
        `THIS AGREEMENT is made at ${s.town} on ${dayOf(dates.deed).legal} BETWEEN ${firm(s)}, a partnership firm, office at ${escaped(s.road)}, ${s.town} ${s.officePin}, by its authorised partner ${fullParty(s)(partner, escaped(partner.name), 0)}, hereinafter referred to as "the PROMOTER" of the One Part AND ${buyersOf(
          s,
          s.pick([' and ', ' & ', ' AND ALSO '], 341).replace('&', '&amp;'),
          fullParty(s),
        )}, hereinafter referred to as "the ALLOTTEE" of the Other Part.`,
        `WHEREAS the Promoter holds ${isGujarat(s) ? `N.A. land of ${s.block}, Final Plot No. ${s.scheme.final},` : `diverted land of ${s.block}`} admeasuring ${schemeLand(s)}, purchased from ${person(earlier, named)} by sale deed No. ${s.digits(4, 342)} dated ${on(s, 343, dates.plan)};`,
        `AND WHEREAS ${permitted(s)};`,
        `AND WHEREAS the project is registered with RERA under No. ${stateCode(s)}/${s.digits(5, 344)}/A1R and the Allottee has applied for purchase of the unit described in Schedule-II;`,
        'NOW IT IS AGREED as under :',
      ),
      clauses([
        `The Promoter shall sell and the Allottee shall purchase the unit for ${rupees(price)} (Rupees ${inWords(price)} only), of which ${rupees(Math.round(price / 10))} is paid by RTGS No. ${s.digits(9, 345)}.`,
        `Apart from the above the Allottee shall pay ${chargesTold(s)} before possession.`,
        ...some(s, covenants, 346),
        s.has(0.5, 352) &&
          `Notices to the Allottee may be sent at ${escaped(s.first.home)} ${s.homePin} or on mobile ${mobileOf(s, 0.8)}, and to the Promoter on ${partner.mobile}.`,
      ]),
      bar('SCHEDULE - I (LAND)'),
      para(
        `Land of ${s.block}, ${s.region.village} ${s.village}, bounded on north by ${s.region.survey} ${s.whole(300, 390, 353)} and on south by public road.`,
      ),
      bar('SCHEDULE - II (UNIT)'),
      para(
        `${where(s, 354)}${pinOf(s, 0.45, 355)}, having ${flatArea(s)}, together with undivided proportionate share of land ${landShare(s)}. The unit is bounded as follows :`,
      ),
      sidesLines(s),
      signed('PROMOTER', `ALLOTTEE<br>${again(s.buyers, '<br>')}`),
      para(`Witnesses<br>${witnesses(s)}`),
    )
  },
  'Agreement for Sale',
  'Buyer Agreement',
)

/** The facts first in a table, as model forms have them; the clauses are short. */
const particularsFirst = ofFlat(
  (s) => {
    opened(s)
    return page(
      'letter',
      title(
        s.pick(["APARTMENT BUYER'S AGREEMENT", 'AGREEMENT FOR SALE - KEY PARTICULARS', "BUYER'S AGREEMENT"], 360).replaceAll("'", '&#39;'),
      ),
      para(`Executed at ${s.town} on ${on(s, 361, s.dates.deed)} on e-stamp No. IN-${stateCode(s)}${s.digits(14, 362)}`),
      numberedTable(
        [
          [s.pick(['Promoter / Developer', 'Builder', 'Promoter'], 1013), firm(s)],
          ['Through', `${person(s.partner, withKin)}, ${s.partner.mobile}`],
          [s.pick(['Purchaser(s)', 'Allottee(s)', 'Buyer(s)'], 1014), buyersOf(s, '<br>', s.has(0.5, 363) ? named : withKin)],
          [s.pick(['Address for correspondence', 'Communication address'], 1016), `${escaped(s.first.home)}, ${s.homePin}`],
          ['Mobile / e-mail', `${mobileOf(s, 0.8)} / buyer${s.digits(3, 364)}@mail.example`],
          [s.pick(['Unit', 'Apartment', 'Property purchased'], 1015), `${where(s, 365)}${pinOf(s, 0.5, 366)}`],
          ['Area', flatArea(s)],
          s.has(0.5, 367) && ['Undivided share in land', landShare(s)],
          s.has(0.6, 368) && ['Approval of building plan', `No. ${number(s)} dt. ${day(s)}, ${floors(s)}`],
          s.has(0.4, 369) && ['Title', s.tell.states('land_freehold_or_leasehold', 'Free hold', 'Freehold')],
          [s.pick(['Consideration', 'Total sale consideration', 'Agreed price'], 1017), rupees(s.price)],
        ],
        'rule',
      ),
      bar('OTHER CHARGES PAYABLE'),
      rows(['Head', 'Rs.'], chargeRows(s)),
      bar('TERMS'),
      clauses(some(s, covenants, 370), (at) => `${at})`),
      s.has(0.4, 376) && para(`Location of unit : ${sidesRun(s)}.`),
      para(`Home loan may be taken from ${escaped(s.lender)}, ${escaped(s.branch)} (contact ${person(s.officer)} ${s.officer.mobile}).`),
      signed('Promoter', 'Purchaser(s)'),
    )
  },
  'Agreement for Sale',
  'Buyer Agreement',
)

/** A colonizer sells a plot of his colony by an anubandh patra. */
const anubandh = ofPlot(
  (s) => {
    opened(s)
    const layout = `T&CP/${s.digits(4, 380)}/LP/${dayOf(s.dates.plan).year}`
    s.tell.allows('sanction_approval_no', layout)
    s.tell.allows('sanction_number_date', dayOf(s.dates.plan).typed)
    return page(
      'stamp',
      title(
        s.pick(
          ['ANUBANDH PATRA (PLOT BUYER AGREEMENT)', 'PLOT BUYER AGREEMENT', 'VIKRAY ANUBANDH PATRA / AGREEMENT FOR SALE OF PLOT'],
          381,
        ),
      ),
      para(
        `Pratham Paksh (Vikreta / Colonizer) : ${firm(s)}, dwara ${person(s.partner, hinglishKin)}, karyalaya ${escaped(s.road)}, ${s.town} ${s.officePin}`,
        `Dwitiya Paksh (Kreta) : ${buyersOf(s, ' evam ', hinglishKin)}, niwasi ${escaped(s.first.home)}${s.has(0.6, 382) ? `, mobile ${mobileOf(s, 1)}` : ''}`,
        `Yah anubandh aaj dinank ${dayOf(s.dates.deed).dots} ko ${s.town} mein nimn sharton par likha gaya :`,
      ),
      clauses([
        `Yah ki Pratham Paksh ki colony ka layout ${escaped(layout)} dinank ${dayOf(s.dates.plan).dots} se Town and Country Planning dwara anumodit hai tatha bhumi diverted hai.`,
        `Yah ki Dwitiya Paksh ne ${where(s, 383)}${pinOf(s, 0.4, 384)}, kshetrafal ${landArea(s)}, kharidna tay kiya hai${
          s.has(0.35, 385) ? `, jo ki ${s.tell.states('type_of_plot', 'corner', 'Corner')} plot hai` : ''
        }.`,
        `Yah ki plot ka mulya ${rupees(s.price)} tay hua hai, jisme se ${rupees(Math.round(s.price / 8))} cheque kramank ${s.digits(6, 386)} se diya gaya.`,
        `Yah ki iske alawa ${plotCharges(s)
          .map(([label, amount]) => `${label} ${amount}`)
          .join(', ')} dey honge.`,
        'Yah ki sadak, bijli, pani aur nali ka vikas Pratham Paksh dwara 24 mahine mein kiya jayega.',
        s.has(0.5, 387) && `Yah ki bhumi purv mein ${person(s.earlier, hinglishKin)} ke naam thi, kramank ${s.digits(4, 388)}.`,
      ]),
      para('Plot ki chatursima :'),
      sidesHinglish(s),
      para(`Gawah :<br>${witnesses(s)}`),
      signed('Vikreta', 'Kreta'),
    )
  },
  'Agreement for Sale',
  'Anubandh Patra',
)

/** Terms printed on the back of a booking: a letter that both sign. */
const signedTerms = ofFlat(
  (s) => {
    opened(s)
    return page(
      'letter',
      para(
        `Between<br>${firm(s)} (Seller-cum-Builder)<br>and<br>${buyersOf(s, '<br>', withKin)} (Buyer)`,
        `<b>${s.pick(['BUYER SELLER AGREEMENT', 'TERMS OF SALE OF FLAT', 'UNIT PURCHASE AGREEMENT'], 390)}</b>, ${s.town}, ${dayOf(s.dates.deed).spoken}`,
      ),
      clauses(
        [
          `<b>Unit.</b> ${where(s, 391)}${pinOf(s, 0.45, 392)}.`,
          `<b>Measure.</b> The unit is sold on ${flatArea(s)}${s.has(0.5, 393) ? `; UDS ${landShare(s)}` : ''}.`,
          `<b>Approval.</b> ${permitted(s).replace(/^./, (letter) => letter.toUpperCase())}.`,
          `<b>Price.</b> ${rupees(s.price)} all inclusive of external plaster, lift and common light.`,
          `<b>Not in price.</b> ${chargesTold(s)}.`,
          `<b>Contact.</b> Buyer ${mobileOf(s, 0.7)}; Seller ${s.partner.mobile}; site in-charge ${person(s.witnesses[0])} ${s.witnesses[0].mobile}.`,
          `<b>Time.</b> Possession by 31.12.${dayOf(s.dates.letter).year + 1} with grace of six months.`,
        ],
        (at) => `${at}.`,
      ),
      signed('Buyer', 'Seller'),
    )
  },
  'Agreement for Sale',
  'Buyer Agreement',
)
export const buyerAgreement = drafted(
  3_306,
  withoutPossession,
  particularsFirst,
  elsewhere(anubandh, withoutPossession),
  signedTerms,
  duplex,
)
