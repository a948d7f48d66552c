import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords } from '../../forms.ts'
import { again, mayConvert } from '../../truths.ts'
import { leftTable, numberedTable } from '../drafts.ts'
import { clauses } from '../layouts.ts'
import { standing } from '../standing.ts'
import { rera } from './booking.ts'
import { flatArea, pin, place, share, sides } from './ground.ts'
import { builder, charges, described, mobile, money, mrs, ofFlat, purchasers, sri, type Scene } from './scene.ts'

const names = ['Agreement for Sale', 'Buyer Agreement', 'Agreement of Sale'] as const
/** The permission that the recitals tell, with its day. */
export const permission = (s: Scene): { number: string; date: string } => {
  const { year, dots, typed, brief } = dayOf(s.dates.plan)
  const number = s.region.isMarathi
    ? s.pick([`LND/BP/${s.digits(4, 350)}/${year}`, `CC/${s.digits(3, 350)}/${year}`, `TPD/${s.digits(5, 350)}`], 351)
    : s.pick([`${s.digits(6, 350)}/ZOA/R1/U6/${year}`, `G1/${s.digits(4, 350)}/${year}`, `${s.digits(4, 350)}/TP/${year}`], 351)
  return {
    number: s.tell.states('sanction_approval_no', number),
    date: s.tell.states('sanction_number_date', s.pick([dots, typed, brief], 352), typed),
  }
}
const storeys = (s: Scene): string => {
  s.tell.allows('floors_proposed', s.towerFloors)
  const plus = s.towerFloors.lastIndexOf('+')
  const [low, upper] = [s.towerFloors.slice(0, plus), s.towerFloors.slice(plus + 1)]
  const spelled = { S: 'stilt', G: 'ground', 'B+S': 'basement + stilt' }[low] ?? low
  return s.tell.states('floors_sanctioned', s.pick([s.towerFloors, `${spelled} + ${upper} upper floors`], 353), s.towerFloors)
}
const item = ([label, amount]: readonly [string, string]): string => `${label} Rs. ${amount}`

/** Maharashtra's agreement under the Act: parties, recitals, covenants, two schedules. */
export const underTheAct = ofFlat(
  (s) => {
    const { number, date } = permission(s)
    const day = dayOf(s.dates.deed)
    mayConvert(s.tell, s.siteYards * 9)
    return `<div class="deed"><h1>${s.pick(['AGREEMENT FOR SALE', 'ARTICLES OF AGREEMENT', 'करारनामा / AGREEMENT FOR SALE'], 354)}</h1><p>THIS AGREEMENT made at ${s.town} this ${day.legal}</p><p class="mid">BETWEEN</p><p>${builder(s)}, PAN : AAKFS${s.digits(4, 355)}P, having office at ${escaped(s.road)}, ${s.town} - ${s.officePin}, through its partner ${sri(s)(s.partner, escaped(s.partner.name), 0)}, Age : ${s.partner.age}, hereinafter referred to as <b>"THE PROMOTER"</b> ... PARTY OF THE FIRST PART</p><p class="mid">AND</p><p>${purchasers(s, '<br>', described(s))}</p><p>Pin : ${s.homePin}, Mobile No. ${mobile(s, 0.6)}, hereinafter referred to as <b>"THE ALLOTTEE/S"</b> ... PARTY OF THE SECOND PART</p><p>WHEREAS the land described in the First Schedule belonged to ${escaped(s.earlier.name)}, and by Development Agreement registered at Sr. No. ${s.digits(4, 356)}/${dayOf(s.dates.plan).year} the Promoter got the right to develop it; AND WHEREAS the ${s.town} ${s.region.corporation} granted ${s.pick(['Commencement Certificate', 'building permission'], 357)} bearing No. ${number} dated ${date} for a building of ${storeys(s)}; AND WHEREAS the project is registered under No. ${rera(s)}; NOW THEREFORE it is agreed :</p>${clauses(
      [
        `The Promoter agrees to sell and the Allottee/s agree/s to purchase the said Flat for ${money(s.price)} (Rupees ${inWords(s.price)} only), of which ${money(Math.round(s.price / 10))} is paid by cheque No. ${s.digits(6, 358)} drawn on ${escaped(s.lender)}.`,
        `Over and above the said consideration the Allottee/s shall pay : ${charges(s).map(item).join('; ')}.`,
        ...standing(s, 'builder', 36, 0.5),
        `All notices shall be sent to the Promoter at the above address or by e-mail office@${s.digits(3, 359)}.example.`,
      ],
      (at) => `${at}.`,
    )}<h2>FIRST SCHEDULE (Project land)</h2><p>${s.region.survey} ${s.survey}, Plot No. ${s.plot}, total ${grouped(s.siteYards)} sq. yards, bounded by : East - ${escaped(s.seller.name)}'s land; West - ${s.region.survey} ${s.whole(301, 399, 360)}; South - D.P. road; North - layout road.</p><h2>SECOND SCHEDULE (The said Flat)</h2><p>${place(s)}${pin(s, 0.5, 361)}, having ${flatArea(s, true)} and bounded as under :</p>${sides(s, 362)}<p>Witnesses : 1. ${escaped(s.witnesses[0].name)} 2. ${escaped(s.witnesses[1].name)}</p></div>`
  },
  ...names,
)

/** Telugu builders' agreement of sale with construction: schedules A, B and C. */
export const threeSchedules = ofFlat(
  (s) => {
    const { number, date } = permission(s)
    mayConvert(s.tell, s.siteYards * 9)
    const vendor = s.earlier
    s.tell.allows('property_owner_name', vendor.name)
    return `<div class="deed"><h1>${s.pick(['AGREEMENT OF SALE', 'AGREEMENT OF SALE CUM CONSTRUCTION', 'FLAT BUYER AGREEMENT'], 363)}</h1><p>This Agreement is made on this the ${dayOf(s.dates.deed).legal} at ${s.town}, BY AND BETWEEN :</p><p>${sri(s)(vendor, escaped(vendor.name), 0)}, aged ${vendor.age} years, land owner, represented by G.P.A. holder / <b>DEVELOPER</b> ${builder(s)}, O/o. ${escaped(s.branch)}, ${s.town} - ${s.officePin}, rep. by its Managing Partner ${escaped(s.partner.name)} (Cell ${s.partner.mobile}); IN FAVOUR OF</p><p>${purchasers(s, ' and ', described(s))}, ${s.homePin}${s.has(0.6, 364) ? `, Ph. ${mobile(s, 0.9)}` : ''} (hereinafter called the VENDEE${s.buyers.length > 1 ? 'S' : ''})</p><p>WHEREAS the Developer obtained ${s.pick(['building permit', 'sanctioned plan', 'technically approved plan'], 365)} vide Permit No. ${number}, Dated ${date} for ${storeys(s)} residential apartments in the A schedule land;</p><p>The total sale consideration is ${money(s.price)}. Advance paid : ${money(Math.round(s.price / 8))} by RTGS UTR ${s.digits(12, 366)}. Amenity charges to be paid at the time of registration :</p>${numberedTable(charges(s).map(([label, amount]) => [label, `Rs. ${amount}`] as const))}${clauses(standing(s, 'builder', 37, 0.5), (at) => `${at})`)}<h2>SCHEDULE 'A'</h2><p>All that land admeasuring ${grouped(s.siteYards)} Sq. Yards in ${s.region.survey} ${s.survey}, bounded by North : neighbour's land; South : ${s.whole(30, 60, 367)} feet road; East : ${escaped(s.seller.name)}; West : open land.</p><h2>SCHEDULE 'B'</h2><p>Undivided share of ${share(s)} out of schedule 'A'.</p><h2>SCHEDULE 'C'</h2><p>${place(s)}${pin(s, 0.5, 368)}, with ${flatArea(s, true)}, bounded by :</p>${sides(s, 369)}<p>DEVELOPER <span class="far">VENDEE</span></p></div>`
  },
  ...names,
)

/** The key terms in a table, in front of an agreement in standing words. */
export const keyTerms = ofFlat(
  (s) => {
    const { number, date } = permission(s)
    return `<div class="brochure"><h1>${s.pick(["APARTMENT BUYER'S AGREEMENT", 'AGREEMENT FOR SALE', 'BUYER AGREEMENT - KEY TERMS'], 370)}</h1><p class="mid">Schedule of particulars (forms part of the agreement dt. ${dayOf(s.dates.deed).dots})</p>${leftTable(
      [
        ['Promoter', builder(s)],
        ["Promoter's address", `${escaped(s.road)}, ${s.town} - ${s.officePin}, Tel. ${s.partner.mobile}`],
        [s.buyers.length > 1 ? 'Purchasers' : 'Purchaser', purchasers(s, ' and ', mrs)],
        ["Purchaser's address", `${escaped(s.first.home)} - ${s.homePin}`],
        ["Purchaser's cell / e-mail", `${mobile(s, 0.7)} / b${s.digits(4, 371)}@mail.example`],
        ['Plan sanction', `${number} dt. ${date}`],
        ['Registration with the Authority', rera(s)],
        ['Premises', `${place(s)}${pin(s, 0.5, 372)}`],
        ['Area', flatArea(s, true)],
        !s.region.isMarathi && ['Undivided share', share(s)],
        ['Purchase price', money(s.price)],
        ...charges(s),
        ['GST', grouped(s.price / 20)],
        ['Bank for construction finance', escaped(s.lender)],
        ['Handing over', `${dayOf(s.dates.letter).monthOf} ${dayOf(s.dates.letter).year + 2}`],
      ],
    )}${s.has(0.6, 373) ? `<h2>The flat is bounded by</h2>${sides(s, 374)}` : ''}<h2>Covenants</h2>${clauses(standing(s, 'builder', 38, 0.6), (at) => `${at}.`)}<p>${again(s.buyers, ' / ', mrs)} <span class="far">For the Promoter</span></p></div>`
  },
  ...names,
)
