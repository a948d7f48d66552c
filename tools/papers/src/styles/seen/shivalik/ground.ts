import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { dayOf, grouped, rounded } from '../../forms.ts'
import { mayConvert, owners, type Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'

const listed = (words: string): string[] => words.split('|').map((word) => word.trim())

const lists: Lists = {
  men: listed('Jaswinder Singh|Gurdeep Singh|Harbans Lal|Ramesh Chand|Balwant Rai|Sukhdev Singh|Vinay Kumar|Tarlochan Singh|Kewal Krishan'),
  women: listed('Harpreet Kaur|Manjit Kaur|Santosh Kumari|Neelam Rani|Paramjeet Kaur|Sunita Devi|Ritu Bala|Kamlesh|Amandeep Kaur'),
  families: listed('Sidhu|Dhillon|Verma|Sood|Garg|Chauhan|Bhardwaj|Saini|Grewal|Walia|Kaushal|Bains'),
  developers: listed(
    'Satluj Heights Infratech Pvt. Ltd.|M/s Guru Kirpa Colonisers|Choe View LLP|Kasauli Ridge Homes Ltd.|Preet Estates Private Limited',
  ),
  projects: listed('The Meridian Floors|Palm Enclave|Hill Crest Apartments|Royale Greens|Silver Birch|Sukhna Towers'),
  colonies: listed(
    'Sector 68|Sector 91-A|Phase VII|Sector 44-C|Urban Estate Phase-II|Model Village|Housefed Complex|Guru Teg Bahadur Nagar',
  ),
  roads: listed('Kharar Road|Airport Road|Old Ropar Road|Bypass Road|Ladran Road|Mall Road'),
  lenders: listed('Panj Darya Home Finance Ltd.|Doaba Gramin Vikas Bank|Himani Housing Credit Limited|Chandan Bank Ltd.'),
  authorities: listed(
    'Nagarpur Area Development Authority|State Urban Planning and Development Authority|Chandigram Estate Administration',
  ),
  places: [
    { town: 'Mohalgarh', district: 'S.A.S. Nagarpur', state: 'Punjab', pin: '160' },
    { town: 'Rupnagari', district: 'Rupnagari', state: 'Punjab', pin: '140' },
    { town: 'Chandigram', district: 'Chandigram', state: 'Chandigarh', pin: '160' },
    { town: 'Solanvi', district: 'Solanvi', state: 'Himachal Pradesh', pin: '173' },
    { town: 'Nalkot', district: 'Ludhianvi', state: 'Punjab', pin: '141' },
  ],
  // some go by the given name alone
  named: (given, elder, family) => (given.includes(' ') && (given.length + elder.length) % 4 === 0 ? given : `${given} ${family}`),
}

/** The world of a property under the Shivaliks: sectors and memos, kanal and marla, khewat and khasra. */
export const groundOf = (property: Property) => {
  const world = worldOf(property, lists, 7_703)
  const { whole, pick, digits, plot, earlier, partner, floor, wing, dates, state, town, colony } = world
  const planYear = Math.min(dayOf(dates.plan).year, dayOf(dates.deed).year - 1)
  const inHills = state === 'Himachal Pradesh'
  const storey = (floor % 3) + 1
  const width = pick([20, 30, 40, 60], 1)
  const house = whole(101, 3_980, 2)
  return {
    ...world,
    inHills,
    storey,
    house,
    dates: { ...dates, plan: `${planYear}${dates.plan.slice(4)}` },
    unit: pick([`${plot}-${['', 'FF', 'SF', 'TF'][storey] ?? 'FF'}`, `${wing}-${storey}0${world.door}`, `${storey}0${world.door}`], 3),
    village: pick(['Balongi Kalan', 'Sohanpur', 'Chappar Chiri', 'Dhakoli', 'Kandaghati'], 4),
    hadbast: whole(12, 290, 5),
    khewat: `${whole(20, 390, 6)}/${whole(20, 390, 7)}`,
    khatauni: digits(3, 8),
    khasra: `${whole(4, 48, 9)}//${whole(1, 25, 10)}`,
    jamabandi: `${planYear - 3}-${planYear - 2}`,
    nearby: {
      east: pick([`Road ${width}'-0" wide`, `House No. ${house + 1}`, `Property of ${earlier.name}`, 'Green Belt'], 11),
      west: pick([`Plot No. ${plot - 1}`, `House of ${partner.name}`, `Khasra No. ${whole(4, 48, 9)}//${whole(1, 25, 12)}`], 13),
      north: pick([`Plot No. ${plot + whole(9, 40, 14)}`, 'Gali 11 ft', 'Park', `Vacant plot of ${world.officer.name}`], 15),
      south: pick([`Rasta ${width / 10} Karam`, `${width + 15} feet wide road`, `Booth No. ${whole(2, 40, 16)}`], 17),
    },
    marla: marlasOf(world.sqft.plot),
    town,
    colony,
  }
}
export type Ground = ReturnType<typeof groundOf>

/** 0 Kanal 10 Marla of so many square feet: towns count 225 square feet to the marla. */
const marlasOf = (sqft: number): { long: string; brief: string } => {
  const all = rounded(sqft / 225, 1)
  const kanal = Math.floor(all / 20)
  const marla = rounded(all - kanal * 20, 1)
  return { long: `${kanal} Kanal ${marla} Marla`, brief: `${kanal}K-${marla}M` }
}

export const sh: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Sh.'} ${name}`
export const mr: Dress = (one, name) => `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}`
export const sardar: Dress = (one, name, at) => (!one.isWoman && one.name.includes('Singh') ? `Sardar ${name}` : sh(one, name, at))
export const sonOf: Dress = (one, name, at) => `${sh(one, name, at)} ${one.isWoman ? 'W/o' : 'S/o'} Sh. ${escaped(one.elder)}`
export const sonOfLate: Dress = (one, name, at) =>
  `${sardar(one, name, at)} ${one.isWoman ? 'wife of' : 'son of'} ${one.isWoman ? 'Sh.' : 'Late Sh.'} ${escaped(one.elder)}`

export const rs = (amount: number): string => `Rs. ${grouped(amount)}/-`
export const lacs = (amount: number): string => `${(amount / 100_000).toFixed(2)} Lacs`

export const pinOf = (tell: Telling, { pin, has }: Ground): string =>
  tell.states('pincode', has(0.3, 20) ? `${pin.slice(0, 3)} ${pin.slice(3)}` : pin, pin)

export const mobileOf = (tell: Telling, { first: { mobile }, pick }: Ground): string =>
  tell.states('contact_number', pick([mobile, `0${mobile}`, `${mobile.slice(0, 5)}-${mobile.slice(5)}`, `+91 ${mobile}`], 21), mobile)

/** A plot in a sector or in a village's fields, then the other wordings. */
export const plotWords = (ground: Ground): [string, ...string[]] => {
  const { plot, colony, town, district, state, village, house, has, road } = ground
  const [head, where, ...more] = has(0.35, 22)
    ? [`House No. ${house}`, `Plot No. ${plot}, ${colony}, ${town}, ${state}`]
    : has(0.4, 23)
      ? [`Plot No. ${plot}`, `${colony}, Village ${village}, Tehsil ${town}, Distt. ${district}`, `${colony}, Village ${village}, ${town}`]
      : [`Plot No. ${plot}`, `${colony}, ${road}, ${town}, ${state}`, `${colony}, ${road}, ${town}`]
  const printed = `${head}, ${where}`
  return [printed, where ?? '', ...more, ...more.map((one) => `${head}, ${one}`), `${printed}, ${state}`]
}
export const plotPlace = (tell: Telling, ground: Ground): string => {
  const [printed, ...also] = plotWords(ground)
  return tell.states('property_address_doc', printed, printed, ...also)
}

const storeys = ['Ground', 'First', 'Second', 'Third']
export const storeyOf = ({ storey }: Ground): string => `${storeys[storey] ?? 'First'} Floor`

/** A floor or a flat as builders of the tricity call it. */
export const flatPlace = (tell: Telling, ground: Ground): string => {
  const { unit, project, colony, town, state, road, has } = ground
  tell.states('flat', unit)
  const word = has(0.5, 24) ? 'Unit No.' : 'Flat No.'
  const storey = has(0.5, 25) ? ` (${storeyOf(ground)})` : ''
  const where = `${project}, ${colony}, ${has(0.5, 26) ? `${road}, ` : ''}${town}`
  const printed = `${word} ${unit}${storey}, ${where}, ${state}`
  const bare = `${word} ${unit}, ${where}`
  return tell.states(
    'property_address_doc',
    printed,
    printed,
    `${bare}, ${state}`,
    bare,
    where,
    `${where}, ${state}`,
    `${unit}, ${where}, ${state}`,
  )
}
export const placeOf = (tell: Telling, ground: Ground): string => (ground.isFlat ? flatPlace(tell, ground) : plotPlace(tell, ground))

export const yards = (tell: Telling, { sqyd, has }: Ground): string =>
  tell.states('land_area_docs_sqyd', has(0.5, 27) ? sqyd.toFixed(2) : String(sqyd), String(sqyd))
export const metres = (tell: Telling, { sqmt }: Ground): string =>
  tell.states('land_area_docs_sqmt', sqmt.plot.toFixed(2), String(sqmt.plot))

/** Land in kanal and marla, mostly with yards or metres beside; the marla alone is no unit of the form. */
export const landOf = (tell: Telling, ground: Ground): string => {
  mayConvert(tell, ground.sqft.plot)
  const way = ground.whole(0, 3, 28)
  if (way === 0) return `${ground.marla.long}`
  if (way === 1) return `${ground.marla.long} (${yards(tell, ground)} sq. yds.)`
  if (way === 2) return `${metres(tell, ground)} sq. mtr. (${ground.marla.brief})`
  return `${yards(tell, ground)} Sq. Yds.`
}

const loanWords: Record<LoanType, string> = {
  'Home Loan': 'HL - Purchase (Resale)',
  'Plot Loan': 'Plot Loan',
  'Plot + Construction Loan': 'Plot Purchase + Construction',
  'Construction Loan': 'HL - Self Construction',
  'Home Improvement Loan': 'Home Improvement / Renovation',
  'Balance Transfer': 'HL BT + Top Up',
  'Loan Against Property': 'LAP - Residential',
}
export const loanOf = (tell: Telling, { loan }: Ground): string => tell.states('loan_type', loanWords[loan], loan, loanWords[loan])

export const caseOf = (tell: Telling, { digits, pick }: Ground): string =>
  tell.states(
    'application_number',
    pick([`HHLMOH00${digits(6, 29)}`, `${digits(8, 29)}`, `CHD-${digits(3, 30)}-${digits(5, 29)}`, `NHL/${digits(6, 29)}`], 31),
  )

/** Who owns before the loan: the seller where something is bought, else the borrowers. */
export const ownerNow = (tell: Telling, { loan, buyers, seller }: Ground, between: string): string =>
  loan === 'Home Loan' || loan.startsWith('Plot') ? tell.states('property_owner_name', seller.name) : owners(tell, buyers, between)

const flatPapers = listed('Allotment Letter|Buyer Agreement|Possession Letter|Transfer Letter|Approved Drawing|No Dues Certificate')
const plotPapers = listed('Sale Deed|Jamabandi|Intkal copy|Letter of Intent|Aks Latha|Sanctioned Map|Conveyance Deed')
export const allPapers = ({ isFlat }: Ground): string[] => (isFlat ? flatPapers : plotPapers)
export const papersOf = (ground: Ground): string[] =>
  allPapers(ground)
    .filter((_, at) => at < 1 || ground.has(0.6, 32 + at))
    .slice(0, ground.whole(2, 5, 40))
export const titles = listed('Allotment Letter|Buyer Agreement|Sale Deed|Jamabandi|Intkal copy|Conveyance Deed|Letter of Intent')
