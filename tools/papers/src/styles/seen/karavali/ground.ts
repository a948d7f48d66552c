import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, ordinal, rounded } from '../../forms.ts'
import { owners, type Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'

const listed = (words: string): string[] => words.split('|').map((word) => word.trim())

const ofTheChurch = listed('Joaquim|Savio|Philomena|Rosaline')

/** Coast people write a father's initial before the name, behind it, or leave it out. */
const named = (given: string, elder: string, among: string): string => {
  const family = ofTheChurch.includes(given) ? (['Noronha', 'Menezes', 'Varghese'][elder.length % 3] ?? among) : among
  const initial = `${elder.charAt(0)}.`
  return [`${given} ${family}`, `${initial} ${given} ${family}`, `${given} ${family.charAt(0)}. ${initial}`][
    (given.length + elder.length) % 3
  ] as string
}

const lists: Lists = {
  men: listed('Narasimha|Shivaram|Vasudeva|Ullas|Ananthakrishna|Joaquim|Savio|Rajashekhara|Mohanan|Sasidharan|Thimmappa|Basavaraj'),
  women: listed('Shakuntala|Lathika|Philomena|Sumangala|Vinoda|Ambika|Rosaline|Girija|Nagarathna|Beena'),
  families: listed('Kamath|Bhandary|Salian|Moolya|Poojary|Kurup|Panicker|Gowda|Naik|Achar|Suvarna'),
  developers: listed(
    'Netravathi Shelters|Inland Bay Constructions LLP|Zuari Coast Homes Pvt. Ltd.|Sagar Sangam Builders|Chandragiri Foundations (P) Ltd.',
  ),
  projects: listed('Palm Grove Heights|Sagara Darshan|Chembaka Residency|Casa Bela Vista|Nandini Nivas|Backwater Crest'),
  colonies: listed('Hosabettu Layout|Kodibail|Panjimuru Layout|Alto Mangado|Chirakkal Junction|Sampige Nagar|Volvoi Ward'),
  roads: listed('Car Street|Temple Square Road|Church Road|Ferry Wharf Road|Kottara Main Road|Market Cross Road'),
  lenders: listed(
    'Sahyagiri Souharda Sahakari Niyamita|Fisherfolk Urban Co-operative Bank Ltd.|Malnad Pattana Sahakara Bank|Lourdes Co-op. Credit Bank',
  ),
  authorities: listed('Karavali Industrial Areas Development Board|Tulunad Housing Board'),
  places: [
    { town: 'Mangalkote', district: 'Dakshina Tulunad', state: 'Karnataka', pin: '575' },
    { town: 'Shivapura', district: 'Malnad', state: 'Karnataka', pin: '577' },
    { town: 'Mardol Nova', district: 'South Goa', state: 'Goa', pin: '403' },
    { town: 'Kasarvayal', district: 'Kasarvayal', state: 'Kerala', pin: '671' },
    { town: 'Vadakkekkara', district: 'Thrissivur', state: 'Kerala', pin: '680' },
  ],
  named,
}

/** The world of a property on the coast: sites and khata, chalta and sanad, ares and thandaper. */
export const groundOf = (property: Property) => {
  const world = worldOf(property, lists, 5_501)
  const { state, whole, pick, digits, plot, earlier, partner, wing, floor, door, survey, has, dates } = world
  const siteWord = state === 'Karnataka' ? 'Site' : 'Plot'
  // a plan is passed before anything is sold by it
  const planYear = Math.min(dayOf(dates.plan).year, dayOf(dates.deed).year - 1)
  const width = pick([15, 20, 30, 40], 1)
  const number = floor * 100 + door
  const inKerala = state === 'Kerala'
  const neighbours = {
    east: pick([`${width} feet Road`, `${siteWord} No. ${plot + 1}`, `Property of ${earlier.name}`, 'Stream (thodu)'], 2),
    west: pick([`${siteWord} No. ${plot - 1}`, `Land of ${partner.name}`, `Remaining land of Sy. No. ${survey}`], 3),
    north: pick(
      [`${siteWord} No. ${plot + whole(12, 30, 4)}`, 'Panchayat Drain', `House bearing Door No. ${whole(2, 9, 5)}-${digits(2, 6)}`],
      7,
    ),
    south: pick([`${width + 10} ft. wide Layout Road`, `${siteWord} No. ${plot + 40}`, 'Temple Property'], 8),
  }
  return {
    ...world,
    inKerala,
    inGoa: state === 'Goa',
    siteWord,
    dates: { ...dates, plan: `${planYear}${dates.plan.slice(4)}` },
    supply: inKerala ? 'KSEB' : state === 'Goa' ? 'Electricity' : 'MESCOM',
    register: inKerala ? 'thandaper' : 'khata',
    unit: pick([`${wing}${number}`, `${number}`, `${wing}-${number}`], 9),
    door6: `${whole(1, 18, 10)}-${digits(3, 11)}/${whole(2, 40, 12)}`,
    surveyWord: pick(inKerala ? ['Re-Sy. No.', 'R.S. No.'] : ['Sy. No.', 'Survey No.'], 13),
    village: pick(['Padupanambur', 'Belman', 'Curtoriga', 'Neeleshvaram', 'Hosanagara'], 14),
    neighbours,
    date: (iso: string): string => (has(0.5, 15) ? dayOf(iso).dashes : dayOf(iso).typed),
  }
}
export type Ground = ReturnType<typeof groundOf>

export const titled: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Sri.'} ${name}`
export const withElder: Dress = (one, name, at) =>
  `${titled(one, name, at)}, ${one.isWoman ? 'W/o' : 'S/o'} ${one.isWoman ? 'Sri.' : 'Late'} ${escaped(one.elder)}`
export const withAge: Dress = (one, name, at) => `${withElder(one, name, at)}, aged about ${one.age} years`
export const loudly: Dress = (one, name, at) => titled(one, name, at).toUpperCase()

/** Rs.32,00,000-00 as clerks of the coast write it. */
export const sum = (amount: number): string => `Rs.${grouped(amount)}-00`

/** Six digits with the blank that typists put in. */
export const pinOf = (tell: Telling, { pin, has }: Ground): string =>
  tell.states('pincode', has(0.5, 16) ? `${pin.slice(0, 3)} ${pin.slice(3)}` : pin, pin)

export const mobileOf = (tell: Telling, { first, has }: Ground): string => {
  const { mobile } = first
  return tell.states('contact_number', has(0.4, 17) ? `+91-${mobile.slice(0, 5)}-${mobile.slice(5)}` : mobile, mobile)
}

/** A site's address in this office's words, then its other wordings. */
export const siteWords = (ground: Ground): [string, ...string[]] => {
  const { siteWord, plot, surveyWord, survey, colony, road, village, town, district, state, pick } = ground
  const site = `${siteWord} No. ${plot}`
  const all = [
    `${site}, ${surveyWord} ${survey}, ${colony}, ${village} Village, ${town} Taluk, ${district} District`,
    `${site}, ${colony}, ${road}, ${town}, ${state}`,
    `${site}, ${colony}, ${village} Village, ${town}`,
  ]
  const printed = pick(all, 18)
  return [
    printed,
    printed.replace(`${surveyWord} ${survey}, `, ''),
    printed.replace(/, [^,]+ District$/, ''),
    printed.replace(`${site}, `, ''),
    ...(printed.endsWith(state) ? [] : [`${printed}, ${state}`]),
  ]
}
export const sitePlace = (tell: Telling, ground: Ground): string => {
  const [printed, ...also] = siteWords(ground)
  return tell.states('property_address_doc', printed, printed, ...also)
}

/** A flat's address, its floor in some papers. */
export const flatPlace = (tell: Telling, ground: Ground): string => {
  const { unit, floor, project, colony, road, town, district, state, has } = ground
  tell.states('flat', unit)
  const where = `${project}, ${colony}, ${road}, ${town}`
  const storey = has(0.5, 19) ? `, ${ordinal(floor)} Floor` : ''
  const printed = `Apartment No. ${unit}${storey}, "${project}", ${colony}, ${road}, ${town}, ${state}`
  return tell.states(
    'property_address_doc',
    printed,
    printed,
    `${where}, ${state}`,
    `Apartment No. ${unit}, ${where}, ${state}`,
    `${unit}, ${where}, ${state}`,
    `Apartment No. ${unit}${storey}, ${where}`,
    `Apartment No. ${unit}, ${where}, ${district}`,
  )
}
export const placeOf = (tell: Telling, ground: Ground): string => (ground.isFlat ? flatPlace(tell, ground) : sitePlace(tell, ground))

/** The land of a site in the units of its state; what is not a unit of the form is no truth. */
export const landOf = (tell: Telling, { sqft, sqmt, inKerala, inGoa, has }: Ground): string => {
  const metres = (): string => tell.states('land_area_docs_sqmt', sqmt.plot.toFixed(2), String(sqmt.plot))
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const cents = rounded(sqft.plot / 435.6)
  if (inKerala) return `${rounded(sqmt.plot / 100, 4)} Ares (${cents} Cents)${has(0.5, 20) ? `, that is ${metres()} Sq. Metres` : ''}`
  if (inGoa) return `${metres()} Sq. Mts.`
  return has(0.5, 21) ? `${feet()} Sft. (${cents} Cents)` : `${feet()} Sq. Ft. or ${metres()} Sq. Mtrs.`
}

const loanWords: Record<LoanType, string[]> = {
  'Home Loan': ['Housing Loan for purchase', 'Home Loan (ready built)'],
  'Plot Loan': ['Site Purchase Loan', 'Loan for purchase of site'],
  'Plot + Construction Loan': ['Site purchase and house construction loan', 'Composite Loan (site + construction)'],
  'Construction Loan': ['House Construction Loan', 'Loan for construction of house'],
  'Home Improvement Loan': ['House Repair and Renovation Loan', 'Home improvement loan'],
  'Balance Transfer': ['Housing Loan Takeover', 'Balance Transfer of Housing Loan'],
  'Loan Against Property': ['Mortgage Loan against property', 'M.T. Loan against property'],
}
export const loanOf = (tell: Telling, { loan, pick }: Ground): string => {
  const word = pick(loanWords[loan], 22)
  return tell.states('loan_type', word, loan, word)
}
/** Who owns before the loan: the seller where something is bought, else the borrowers. */
export const ownerNow = (tell: Telling, { loan, buyers, seller }: Ground, between: string): string =>
  loan === 'Home Loan' || loan.startsWith('Plot')
    ? titled(seller, tell.states('property_owner_name', seller.name), 0)
    : owners(tell, buyers, between)

export const fileOf = (tell: Telling, { digits, pick, whole }: Ground): string =>
  tell.states(
    'application_number',
    pick(
      [`HSG-${digits(4, 23)}/${whole(23, 25, 24)}`, `CL/${digits(3, 23)}/${digits(4, 25)}`, `LA${digits(7, 23)}`, `HL ${digits(5, 23)}`],
      26,
    ),
  )

const flatPapers = listed('Agreement of Sale|Khata Extract|Occupancy Certificate|Approved Plan Copy|Tax Paid Receipt|Society NOC')
const papersIn: Record<string, string[]> = {
  Karnataka: listed('Sale Deed|Form 9 & 11A|E.C. in Form 15|RTC|Conversion Order|Tax Paid Receipt'),
  Goa: listed('Deed of Sale|Form I & XIV|Conversion Sanad|Survey Plan|House Tax Receipt|Nil Encumbrance Certificate'),
  Kerala: listed('Adharam|Prior Deed|Possession Certificate|Location Sketch|Land Tax Receipt|EC for 30 years'),
}
export const papersOf = ({ isFlat, state, has, whole }: Ground): string[] => {
  const all = isFlat ? flatPapers : (papersIn[state] ?? flatPapers)
  return all.filter((_, at) => at < 2 || has(0.6, 27 + at)).slice(0, whole(2, 5, 40))
}
export const titles = listed('Sale Deed|Form 9 & 11A|Deed of Sale|Form I & XIV|Adharam|Prior Deed|Agreement of Sale|Khata Extract|RTC')
