import { escaped } from '../../../telling.ts'
import { dayOf, grouped, inWords, rounded } from '../../forms.ts'
import { again, applicants, mayApply, mayHold, owners } from '../../truths.ts'
import { headTable, pairTable } from '../drafts.ts'
import { abreast, clauses } from '../layouts.ts'
import { houseArea, pinIn, termOf } from '../scenes.ts'
import { standing } from '../standing.ts'
import {
  begun,
  drafted,
  extent,
  flatArea,
  party,
  phone,
  place,
  project,
  recorded,
  rs,
  rupee,
  shri,
  sidesOf,
  size,
  type Scene,
} from './scene.ts'

const opened = (s: Scene, ...names: string[]): void => {
  begun(s, ...names)
  mayApply(s.tell, s.buyers)
}
const uds = (s: Scene): string =>
  s.tell.states('final_land_area_uds', `${s.whole(14, 52, 90)}.${s.whole(11, 97, 91)} ${s.pick(['Sq. Mtrs.', 'sq.mt.', 'sq. mtr.'], 92)}`)
const house = (s: Scene): string =>
  !s.isFlat && s.hasHouse
    ? ` together with the ground and first floor construction of ${houseArea(s)} sq.ft. built-up standing thereon`
    : ''

/** A vechan dastavej in English: the schedule at its end has all that is sold. */
const vechan = (s: Scene): string => {
  opened(s, 'Sale Deed')
  const { dates, digits, price, seller, earlier } = s
  const day = dayOf(dates.deed)
  const common = `${s.whole(9, 30, 94)}.40 sq.mt.`
  // a share in the common plot is no share of the land below a building, yet may be typed as one
  if (!s.isFlat) s.tell.allows('final_land_area_uds', common)
  const schedule = s.isFlat
    ? [
        `All that residential premises being ${place(s)}${pinIn(s, 0.4, 93)},`,
        `admeasuring ${flatArea(s)},`,
        `with proportionate undivided share in land to the extent of ${uds(s)} out of ${project(s)},`,
      ]
    : [
        `All that immovable property being ${place(s)}${pinIn(s, 0.4, 93)},`,
        `admeasuring ${extent(s)}${house(s)},`,
        `along with undivided right in road and common plot of ${common} as per society's layout,`,
      ]
  return `<p><small>e-Stamp IN-GJ${digits(10, 95)}T | Sub-Registrar ${s.town}-${s.whole(1, 7, 96)} (${s.locality}) | Jantri rate ${rs(
    s.whole(9, 40, 97) * 500,
  )} per sq.mt.</small></p><h1>SALE DEED</h1><p>Consideration ${rs(price)}</p><p>This Sale Deed is executed on ${day.legal} at ${s.town},</p><p><b>IN FAVOUR OF</b> - ${recorded(
    s,
    ' and (2) ',
    party,
  )} - hereinafter referred to as the "PURCHASER/S", which term includes heirs, executors and assigns;</p><p><b>BY</b> - ${party(
    seller,
    escaped(seller.name),
    0,
  )} - hereinafter referred to as the "VENDOR".</p><p>The property described in the schedule hereunder was purchased by the Vendor from ${escaped(
    earlier.name,
  )} by a sale deed registered at Sr. No. ${digits(5, 98)} on 11/02/${day.year - 6}, and since then stands in his name by revenue entry No. ${digits(
    4,
    99,
  )}. Title clearance certificate is issued by ${escaped(s.witnesses[1].name)}, Advocate, ${escaped(s.road)}, ${s.town} - ${s.officePin}.</p><p>The Vendor has this day received the whole of the consideration, Rupees ${inWords(
    price,
  )} only, by cheque No. ${digits(6, 100)} of ${escaped(s.lender)}, and in lieu thereof sells, transfers and assigns the scheduled property absolutely.</p>${clauses(
    standing(s, 'deed', 101),
    (at) => `${at})`,
  )}<p class="center"><b>SCHEDULE</b></p>${clauses([...schedule, 'with all rights of light, water, drainage and easement.'], (at) => `(${'abcd'.charAt(at - 1)})`)}${sidesOf(
    s,
    102,
  )}<p>In presence of: ${escaped(s.witnesses[0].name)} (Mo. ${s.witnesses[0].mobile})</p>`
}

/** The registry's own summary of a deed: party tables with their heads in the first row. */
const registryPrint = (s: Scene): string => {
  opened(s, 'Sale Deed', 'e-Registry')
  const { dates, digits, price, seller } = s
  const person = (role: string, one: Scene['seller'], name: string): string[] => [
    role,
    name,
    escaped(one.elder),
    `${one.age}`,
    `${one.mobile.slice(0, 2)}xxxxxx${one.mobile.slice(8)}`,
    escaped(one.home),
  ]
  const bought = s.buyers.map((one) => person('Buyer / क्रेता', one, owners(s.tell, [one], '')))
  recorded(s)
  return `<p class="center"><b>Department of Registration &amp; Stamps / पंजीयन एवं मुद्रांक विभाग</b></p><h1>REGISTERED DOCUMENT - CONVEYANCE (SALE)</h1>${headTable(
    [
      ['e-Reg. No.', `MP${digits(14, 103)}`],
      ['Regn. Dt.', dayOf(dates.deed).typed],
      ['SRO', `${s.town}-${s.whole(1, 5, 104)}`],
      ['Slot ID', digits(8, 105)],
    ],
  )}${abreast(['Party', 'Name', 'Father / Husband', 'Age', 'Mobile', 'Address'], [person('Seller / विक्रेता', seller, escaped(seller.name)), ...bought])}${headTable(
    [
      ['Market value (guideline)', rupee(Math.round(price * 0.9))],
      ['Consideration', rupee(price)],
      ['Stamp duty', rupee(Math.round(price * 0.075))],
      ['Regn. fee', rupee(Math.round(price * 0.03))],
    ],
  )}<p class="bar">Property details / संपत्ति का विवरण</p>${headTable([
    ['Property ID', digits(10, 106)],
    ['Type', s.isFlat ? 'Flat / Building' : 'Plot'],
    ['Area transferred', `${size(s)}${house(s)}`],
    ['Ward', `${s.whole(2, 85, 107)}`],
  ])}${headTable([
    ['Location / पता', `${place(s)}${pinIn(s, 0.5, 108)}`],
    ['Use', 'Residential'],
  ])}<p>चतुर्सीमा / Four boundaries</p>${sidesOf(s, 109)}<p>Service provider: ${escaped(s.partner.name)}, Lic. SP${digits(8, 110)}, ${
    s.officePin
  }. Identified by ${escaped(s.witnesses[0].name)}.</p>`
}

/** The registry's index of a deed of Maharashtra: numbered questions in both tongues, the place within one breath. */
const indexTwo = (s: Scene): string => {
  opened(s, 'Index II', 'Sale Deed')
  const { dates, digits, price, seller } = s
  const isMarathi = s.state === 'Maharashtra'
  const of = (marathi: string, hindi: string): string => (isMarathi ? marathi : hindi)
  const rows = [
    [`${of('(1) विलेखाचा प्रकार', '(1) विलेख का प्रकार')} / Type of document`, s.isFlat ? 'Deed of Assignment' : 'Sale Deed'],
    [`${of('(2) मोबदला', '(2) प्रतिफल')} / Consideration`, grouped(price)],
    [`${of('(3) बाजारभाव', '(3) बाजार मूल्य')} / Market value`, grouped(Math.round(price * 0.86))],
    [
      `${of('(4) भू-मापन, पोटहिस्सा व घरक्रमांक', '(4) सर्वे, उपखण्ड व भवन क्रमांक')} / Description`,
      `1) Municipal body: ${s.town}. Other details: ${place(s)}${pinIn(s, 0.4, 111)}. (C.T.S. No. ${s.citySurvey}; Survey Number: ${s.survey};)`,
    ],
    [`${of('(5) क्षेत्रफळ', '(5) क्षेत्रफल')} / Area`, `${size(s)}${house(s)}`],
    [`${of('(6) आकारणी', '(6) लगान')} / Assessment`, '0'],
    [
      `${of('(7) दस्तऐवज करुन देणारा', '(7) निष्पादक')} / Executing party (seller)`,
      `1): Name:-${escaped(seller.name)} Age:-${seller.age}; Address:- ${escaped(seller.home)}, Pin Code:-${s.officePin} PAN:-${seller.pan}`,
    ],
    [
      `${of('(8) दस्तऐवज करुन घेणारा', '(8) दावेदार')} / Claimant (buyer)`,
      recorded(
        s,
        '<br>',
        (one, name, at) =>
          `${at + 1}): Name:-${name} Age:-${one.age}; Address:- ${escaped(one.home)}, Pin Code:-${s.homePin} PAN:-${one.pan}`,
      ),
    ],
    ['(9) दिनांक / Date of execution', dayOf(dates.deed).typed],
    [`${of('(11) अनुक्रमांक', '(11) क्रमांक')} / Serial number`, `${digits(5, 112)}/${dayOf(dates.deed).year}`],
    [`${of('(12) मुद्रांक शुल्क', '(12) स्टाम्प शुल्क')} / Stamp duty`, grouped(Math.round(price * 0.06))],
    [`${of('(13) नोंदणी शुल्क', '(13) पंजीयन शुल्क')} / Registration fee`, '30000'],
  ]
  return `<p>${digits(7, 113)} <span class="far">सूची क्र.2 / INDEX-II</span><br>Sub-Registrar: Jt. S.R. ${s.town} ${s.whole(1, 20, 114)} <span class="far">Regn:63m</span></p><p class="center">${of('गावाचे नाव', 'ग्राम')} / Village : <b>${
    s.locality
  }</b></p>${abreast([], rows)}<p><small>The document number is ${digits(5, 112)}. Print taken by ${escaped(s.witnesses[0].name)}, Adv., ${s.officePin}.</small></p>`
}
export const saleDeed = drafted(2_201, vechan, registryPrint, indexTwo)

/** A bargain between two people, its facts in the middle of long sentences. */
const satakhat = (s: Scene): string => {
  begun(s, 'Agreement to Sell', 'Agreement for Sale')
  s.tell.allows('ownership_type', 'Single', 'Joint')
  const { dates, digits, price, seller } = s
  const day = dayOf(dates.letter)
  return `<h1>AGREEMENT TO SELL (SATAKHAT)</h1><p>On this ${day.legal} at ${s.town}, and upon the terms that follow, it is agreed that out of his own free will, and being in need of funds, ${owners(
    s.tell,
    [seller],
    '',
    party,
  )} (the "Seller") shall sell, and ${applicants(s.tell, s.buyers, ' along with ', party)} (the "Buyer") shall buy, the property known as ${place(s)}${pinIn(
    s,
    0.5,
    120,
  )} which by measurement comes to ${size(s)}${house(s)}, ${
    s.has(0.5, 121) ? `held by the Seller as ${s.tell.states('land_freehold_or_leasehold', 'freehold', 'Freehold')} property,` : ''
  } at a price of ${rs(price)}.</p>${sidesOf(s, 122)}${clauses(
    [
      `Token of ${rs(Math.round(price / 20))} is paid by UPI ref. ${digits(12, 123)} to the Seller, whose earlier loan with ${escaped(s.lender)} (A/c ${digits(11, 124)}) shall first be closed.`,
      `The Seller got the property from late ${escaped(s.earlier.name)} by will, probated in 20${s.whole(10, 18, 125)}.`,
      `Broker: ${escaped(s.partner.name)}, Shree Ganesh Estate, ${s.partner.mobile}.`,
      ...standing(s, 'agreement', 126, 0.5),
    ],
    (at) => `${at}.`,
  )}<p>Buyer: ${again(s.buyers, ', ')} <span class="far">Seller: ${escaped(seller.name)}</span></p>`
}

/** A token receipt in a broker's printed form, seller and buyer in two columns. */
const tokenForm = (s: Scene): string => {
  begun(s, 'Agreement to Sell', 'Token Receipt')
  mayHold(s.tell, s.buyers)
  s.tell.allows('ownership_type', 'Single')
  const { dates, digits, price, seller } = s
  const [, other] = s.buyers
  return `<p class="band">SAI PROPERTY CONSULTANTS <small>Shop ${s.whole(2, 30, 127)}, ${escaped(s.road)}, ${s.town} - ${s.officePin}, Mob. ${s.partner.mobile}</small></p><h1>VISAR PAVATI / AGREEMENT TO SELL</h1><p>No. ${digits(
    3,
    128,
  )} <span class="far">Dt. ${dayOf(dates.letter).shortYear}</span></p>${abreast(
    ['', 'Seller / Owner', 'Purchaser'],
    [
      ['Name', owners(s.tell, [seller], '', shri), applicants(s.tell, s.buyers.slice(0, 1), '', shri)],
      ['Jt. holder', '-', other ? s.tell.states('co_applicant_name', other.name) : '-'],
      ['Phone', seller.mobile, phone(s, 0.7)],
      ['Res. add.', escaped(seller.home), `${escaped(s.first.home)} ${s.homePin}`],
      ['PAN', seller.pan, s.first.pan],
    ],
  )}${pairTable(
    [
      ['Deal price', rupee(price)],
      ['Token', rupee(100_000)],
      ['Sale deed by', `30/${s.pick(['06', '09', '11'], 129)}/${dayOf(dates.letter).year + 1}`],
    ],
    3,
  )}<p class="bar">Property under deal</p><p>${place(s)}${pinIn(s, 0.4, 130)}</p>${headTable([
    ['Measure', `${size(s)}${house(s)}`],
    ['Furniture', 'Semi'],
    ['Soc. dues', 'Clear'],
  ])}${sidesOf(s, 131)}${clauses(standing(s, 'agreement', 132, 0.6), () => '*')}`
}
export const agreementToSell = drafted(2_202, satakhat, tokenForm)

const leased = (scene: Scene): Scene => {
  const s = { ...scene, isFlat: false, hasHouse: false, boundaries: scene.landSides }
  opened(s, 'Lease Deed', 'Patta')
  s.tell.allows('developer_name', s.authority, boardOf(s))
  return s
}
const boardOf = (s: Scene): string => `${s.town} Development Board`

/** A board's lease in prose, the term and the rent in the habendum. */
const boardLease = (scene: Scene): string => {
  const s = leased(scene)
  const { lease, dates, digits, price } = s
  const day = dayOf(dates.deed)
  return `<h1>LEASE DEED</h1><p>THIS INDENTURE OF LEASE made on the ${day.legal} BETWEEN the ${boardOf(s)}, Vikas Bhavan, ${escaped(s.road)}, ${s.town} - ${s.officePin}, through its Estate Manager ${escaped(
    s.officer.name,
  )} (the Lessor) AND ${recorded(s, ' AND ', party)} (the Lessee).</p><p>WHEREAS upon tender No. ${digits(3, 133)} and on payment of premium of ${rs(
    price,
  )} the Lessor agreed to grant a lease of the land hereinafter described;</p><p>NOW THIS INDENTURE WITNESSES that there is hereby demised unto the Lessee all that ${place(
    s,
  )}${pinIn(s, 0.4, 134)}, admeasuring ${extent(s)} or thereabouts, to be held ${s.tell.states('land_freehold_or_leasehold', 'on lease', 'Leasehold')} ${termOf(
    s,
    lease.years,
    day.typed,
    lease.rent,
    `for the term of ${lease.years} years computed from ${day.typed}, yielding and paying therefor yearly the rent of ${rs(lease.rent)}`,
  )} in advance.</p>${clauses(standing(s, 'lease', 135), (at) => `(${'abcdefgh'.charAt(at - 1)})`)}<p><b>SCHEDULE OF LAND</b></p>${sidesOf(s, 136)}<p>Witness: ${escaped(
    s.witnesses[0].name,
  )}, ${escaped(s.witnesses[0].home)}</p>`
}

/** A patta printed by the portal of an authority. */
const portalPatta = (scene: Scene): string => {
  const s = leased(scene)
  const { lease, dates, digits } = s
  const day = dayOf(dates.deed)
  return `<p class="center"><b>${s.town} ${s.authority}</b><br><small>Ease-of-living portal: online patta</small></p><h1>पट्टा / LEASE DEED (RESIDENTIAL)</h1>${pairTable(
    [
      ['Patta No.', digits(6, 137)],
      ['File No.', `UDH/${digits(4, 138)}/${day.year}`],
      ['Issue Dt.', day.dashes],
      ['Applicant ID', digits(9, 139)],
      ['Challan No.', digits(7, 140)],
      ['Zone', `${s.whole(1, 12, 141)}`],
    ],
    3,
  )}${headTable([
    ['पट्टाधारक / Pattedar', recorded(s, ' & ', shri)],
    ['Father / Husband', s.buyers.map((one) => escaped(one.elder)).join(', ')],
    ['Resi. address', escaped(s.first.home)],
  ])}${headTable([
    ['Property', `${place(s)}${pinIn(s, 0.4, 142)}`],
    ['Area', extent(s)],
    ['Plot position', s.tell.states('type_of_plot', s.pick(['Corner', 'Intermediate', 'Two side open'], 143))],
  ])}${headTable([
    ['Tenure', s.tell.states('land_freehold_or_leasehold', 'Leasehold')],
    ['Lease period', termOf(s, lease.years, day.typed, lease.rent, `${lease.years} years w.e.f. ${day.dashes}`)],
    ['Lease rent p.a.', rs(lease.rent)],
    ['Lease deposited', `${rs(lease.rent * 8)} (one time)`],
  ])}<p>चारों सीमाएं / Boundaries and measure</p>${sidesOf(s, 144)}${clauses(standing(s, 'lease', 145, 0.5))}<p>The scheme's total land is ${rounded(
    s.siteMetres / 10_000,
    3,
  )} hectare. Dy. Commissioner: ${escaped(s.officer.name)}. Helpline 0141-${digits(7, 146)}</p>`
}
export const leaseDeed = drafted(2_203, boardLease, portalPatta)
