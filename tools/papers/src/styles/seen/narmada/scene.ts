import type { LoanType, Property } from '../../../property.ts'
import { escaped, type Telling } from '../../../telling.ts'
import { grouped, ordinal, rounded } from '../../forms.ts'
import type { Dress } from '../../truths.ts'
import { worldOf, type Lists } from '../../world.ts'
import { draftedIn, type AddressPart } from '../drafts.ts'
import { loanNamed, located, mayBeLand, phoned, plannedAt, soldArea } from '../scenes.ts'

const gujaratis = ['Patel', 'Shah', 'Desai', 'Prajapati', 'Trivedi', 'Panchal']

const lists: Lists = {
  men: ['Jayesh', 'Bhavesh', 'Kantilal', 'Dashrath', 'Hasmukh', 'Girish', 'Mahendra', 'Shailendra', 'Rameshchandra', 'Imtiyaz', 'Ketan'],
  women: ['Jagruti', 'Hetal', 'Varsha', 'Kalpana', 'Sadhna', 'Madhuri', 'Nayana', 'Shobha', 'Rukhsana'],
  families: [...gujaratis, 'Solanki', 'Malviya', 'Choubey', 'Raghuwanshi', 'Mansuri', 'Khandelwal'],
  developers: [
    'Shreeji Infracon',
    'Madhuvan Buildcon Pvt. Ltd.',
    'Malwa Greens Realty LLP',
    'Aarohi Organisers & Developers',
    'Rewa Coloniser Private Limited',
  ],
  projects: ['Shyam Elegance', 'Madhuvan Flora', 'Silver Oak Heights', 'Aarohi Crest', 'Omkar Platina', 'Sun Residency'],
  colonies: ['Gayatrinagar', 'Nava Vadaj Road', 'Tulsi Nagar', 'Chandralok Colony', 'Bhadreshwar', 'Sudama Nagar Extension', 'Harni Gam'],
  roads: ['Opp. Water Tank', 'Near Gayatri Temple', 'B/h. Petrol Pump', 'Nr. Railway Crossing', 'A.B. Bypass Road', '132 Ft. Ring Road'],
  lenders: [
    'Sabar Nagrik Sahakari Bank Ltd.',
    'Charotar Housing Finance Limited',
    'Malwa Mercantile Co-op. Bank Ltd.',
    'Satpura Private Bank Limited',
  ],
  authorities: ['Sabarpura Urban Development Authority', 'Malwa Vikas Pradhikaran', 'Rewanchal Griha Nirman Mandal'],
  places: [
    { town: 'Sabarpura', district: 'Karnaganj', state: 'Gujarat', pin: '382' },
    { town: 'Suryanagari', district: 'Tapti', state: 'Gujarat', pin: '395' },
    { town: 'Vishwamitri', district: 'Vatapur', state: 'Gujarat', pin: '390' },
    { town: 'Malwapur', district: 'Malwapur', state: 'Madhya Pradesh', pin: '452' },
    { town: 'Rewanagar', district: 'Mahakoshal', state: 'Madhya Pradesh', pin: '482' },
  ],
  named: (given, elder, family) => (gujaratis.includes(family) ? `${given} ${elder} ${family}` : `${given} ${family}`),
}

/** A property of Gujarat or Madhya Pradesh, with the numbers of its town planners, talatis and societies. */
export const sceneOf = (property: Property, tell: Telling) => {
  const world = worldOf(property, lists, 9_413)
  const { plot, pick, seller, earlier, partner, whole, wing, floor, door } = world
  const isGujarat = world.state === 'Gujarat'
  return {
    ...world,
    tell,
    isGujarat,
    unit: pick([`${wing}/${floor}0${door}`, `${wing}-${floor}0${door}`, `${floor}0${door}`, `${wing} ${floor}0${door}`], 1),
    society: `${pick(['Shree Hari', 'Jay Ambe', 'Navrang', 'Umiya'], 2)} Co.Op. Housing Society Ltd.`,
    village: pick(['Chandkheda Gam', 'Vastral', 'Limbodra', 'Bicholi Hapsi', 'Khajrana Khurd'], 3),
    taluka: pick(['City East', 'Daskroi', 'Huzur', 'Puna Kumbharia', 'Mhowgaon'], 4),
    scheme: whole(4, 98, 5),
    finalPlot: `${whole(12, 260, 6)}/${whole(1, 4, 7)}`,
    hasHouse: whole(1, 10, 8) > 4,
    boundaries: {
      north: pick([`Plot No. ${plot + 1}`, `Society Internal Road ${whole(6, 9, 9)}.00 Mtr.`, `Tenement No. ${plot - 1}`], 10),
      south: pick([`Plot No. ${plot - 1}`, `Adjoining Survey No. ${whole(40, 300, 11)}`, `House of ${partner.name}`], 12),
      east: pick([`${pick([20, 30, 40], 13)} Ft. wide Road`, `Margin land & T.P. Road`, `Plot No. ${plot + 20}`], 14),
      west: pick([`Common Plot`, `House of ${earlier.name}`, `Land of ${seller.elder}`, 'Govt. Kharaba land'], 15),
    },
    flatSides: {
      north: pick([`Flat No. ${wing}/${floor}09`, 'Open marginal space'], 16),
      south: pick(['Passage, Stairs and Lift', 'O.T.S.'], 17),
      east: pick(['Society compound wall', `Flat No. ${wing}/${floor}08`], 18),
      west: pick(['Main entrance & foyer', 'Open space then road'], 19),
    },
  }
}
export type Scene = ReturnType<typeof sceneOf>
export const drafted = draftedIn(sceneOf)

/** What offices of Gujarat draft in one way, those of Madhya Pradesh in another. */
export const regional =
  (gujarat: (s: Scene) => string, malwa: (s: Scene) => string) =>
  (s: Scene): string =>
    (s.isGujarat ? gujarat : malwa)(s)

/** 'Mr. Jayesh Kantilal Patel, aged 41, Hindu by religion, Occupation: Business'. */
export const adult: Dress = (one, name) =>
  `${one.isWoman ? 'Mrs.' : 'Mr.'} ${name}, Adult, aged about ${one.age} years, Occupation: ${one.isWoman ? 'Household' : 'Business'}`
/** 'Shri Girish Malviya Pita Shri …'. */
export const shri: Dress = (one, name) =>
  `${one.isWoman ? 'Smt.' : 'Shri'} ${name} ${one.isWoman ? 'Pati' : 'Pita'} Shri ${escaped(one.elder)}`
/** 'Jayeshbhai …', as letters of societies call their members. */
export const member: Dress = (one, name) => `${one.isWoman ? 'Smt.' : 'Shri'} ${name}`
export const rs = (amount: number): string => `Rs.${grouped(amount)}/-`

const flatForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { unit, floor, project, colony, road, town, state, scheme, finalPlot, isGujarat, district, survey } = s
  const planned: AddressPart = isGujarat ? [`T.P.S. No. ${scheme}, F.P. No. ${finalPlot}`] : [`Scheme No. ${scheme}`]
  return [
    [`Flat No. ${unit}`, [`${ordinal(floor)} Floor`], `"${project}"`, planned, [road], colony, town, [state]],
    [[`${unit}`], project, [road], colony, town, [`Dist. ${district}`], [state]],
    [`Flat No. ${unit} of ${project}`, planned, [`Survey No. ${survey}`], `Mouje ${s.village}`, [`Taluka ${s.taluka}`], town],
  ]
}

const plotForms = (s: Scene): readonly (readonly AddressPart[])[] => {
  const { plot, society, colony, road, town, district, state, survey, village, taluka, scheme, finalPlot, isGujarat, hasHouse } = s
  if (isGujarat)
    return [
      [`${hasHouse ? 'Tenement' : 'Plot'} No. ${plot}`, society, [road], colony, town, [state]],
      [`Sub Plot No. ${plot}`, [`F.P. No. ${finalPlot}`], [`T.P.S. No. ${scheme}`], `Mouje ${village}`, `Taluka ${taluka}`, [state]],
      [
        `${hasHouse ? 'Bungalow' : 'Plot'} No. ${plot}`,
        [`Block/Survey No. ${survey}`],
        colony,
        village,
        [`Ta. ${taluka}`],
        `Dist. ${district}`,
      ],
    ]
  return [
    [`Plot No. ${plot}`, [`Scheme No. ${scheme}`], colony, [road], town, [state]],
    [
      `${hasHouse ? 'House' : 'Plot'} No. ${plot}`,
      `Khasra No. ${survey}`,
      [`P.H. No. ${scheme}`],
      `Gram ${village}`,
      `Tehsil ${taluka}`,
      town,
    ],
    [`Bhukhand Kramank ${plot}`, colony, [`Ward No. ${scheme % 70}`], `Zila ${district}`, [state]],
  ]
}

/** Where the flat or the plot lies. */
export const place = (s: Scene): string => {
  if (!s.isFlat) return landPlace(s)
  const { unit, project, colony, town, state } = s
  s.tell.states('flat', unit)
  return located(s, flatForms(s), 20, `${project}, ${colony}, ${town}, ${state}`, `Flat No. ${unit}, ${project}, ${colony}, ${town}`)
}

/** The plot, which lands' papers speak of. */
export const landPlace = (s: Scene): string => {
  mayBeLand(s)
  return located(s, plotForms(s), 21)
}

/** The site of a plan. */
export const planPlace = (s: Scene): string => {
  mayBeLand(s)
  return plannedAt(s, plotForms(s), 21)
}

/** The plot's area in metres or 'var' (yards) in Gujarat, in feet in Malwa. */
export const extent = (s: Scene): string => {
  const { sqft, sqmt, sqyd, tell, pick, isGujarat } = s
  const feet = (): string => tell.states('land_area_docs_sqft', grouped(sqft.plot), String(sqft.plot))
  const metres = (): string => tell.states('land_area_docs_sqmt', sqmt.plot.toFixed(2), String(sqmt.plot))
  const yards = (): string => tell.states('land_area_docs_sqyd', String(sqyd))
  const ways = isGujarat
    ? [
        () => `${metres()} Sq. Mtrs.`,
        () => `${yards()} Sq. Yards i.e. ${metres()} Sq. Mtrs.`,
        () => `${metres()} Sq.Mt. (${yards()} Var)`,
        () => `Sq.Mt. ${metres()}`,
      ]
    : [
        () => `${feet()} Sq. Ft. (${metres()} Sq. Mtr.)`,
        () => `${feet()} वर्गफीट`,
        () => `${rounded(sqmt.plot / 10_000, 4)} Hectare i.e. ${feet()} Sq.Ft.`,
        () => `${metres()} वर्गमीटर`,
      ]
  return pick(ways, 22)()
}

/** What is sold of a flat: brokers of Gujarat count yards, papers give the feet beside. */
export const superArea = (s: Scene): string => {
  const yards = rounded(s.sqft.super / 9)
  const forms = s.isGujarat
    ? [
        (sold: string) => `${sold} Sq. Ft.`,
        (sold: string) => `${yards} Sq. Yards (i.e. ${sold} Sq. Ft.)`,
        (sold: string) => `${sold} Sq. Feet`,
      ]
    : [(sold: string) => `${sold} Sq. Ft.`, (sold: string) => `${sold} sqft`]
  return s.pick(forms, 23)(soldArea(s))
}

/** The share of the land under the building. */
export const share = (s: Scene): string =>
  s.tell.states('final_land_area_uds', `${rounded(s.sqft.super * 0.034, 2)} ${s.pick(['Sq. Mtrs.', 'Sq.Mt.'], 24)}`)

const loanWords: Record<LoanType, readonly string[]> = {
  'Home Loan': ['Housing Loan', 'Home Loan (Resale)', 'HL', 'Makan kharidi - Housing Loan'],
  'Plot Loan': ['Plot Purchase', 'Plot Loan'],
  'Plot + Construction Loan': ['Plot Purchase cum Construction', 'Plot + Construction'],
  'Construction Loan': ['Self Construction', 'House Construction Loan'],
  'Home Improvement Loan': ['Home Renovation', 'Repair & Renovation Loan'],
  'Balance Transfer': ['Takeover of Housing Loan', 'BT', 'HL - Balance Transfer'],
  'Loan Against Property': ['Mortgage Loan', 'LAP', 'Loan Against Property'],
}
export const loanFor = (s: Scene): string => loanNamed(s, loanWords, 25)

export const loanNo = (s: Scene): string => {
  const year = s.whole(22, 26, 26)
  const forms = [
    `SNSB/LN/${s.digits(4, 27)}/${year}-${year + 1}`,
    `CHF${s.digits(9, 27)}`,
    `${s.digits(3, 27)}-${s.digits(7, 28)}`,
    `AHD/HL/${s.digits(5, 27)}`,
  ]
  return s.tell.states('application_number', s.pick(forms, 29))
}

export const cell = (s: Scene, often: number): string =>
  phoned(
    s,
    often,
    30,
    (m) => [m, `+91 ${m.slice(0, 5)} ${m.slice(5)}`, `${m.slice(0, 3)}-${m.slice(3, 6)}-${m.slice(6)}`, `0${m}`],
    (m) => `${m.slice(0, 2)}******${m.slice(8)}`,
  )
