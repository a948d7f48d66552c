import type { Lists } from '../../world.ts'

/** One town with the offices that write there: development authority, municipal body, revenue court. */
export type Region = {
  lists: Lists
  /** The state as it is cut short. */
  short: string
  /** How the state measures and holds its land. */
  manner: 'delhi' | 'noida' | 'up' | 'haryana' | 'hills'
  sri: string
  authority: { name: string; short: string; hindi: string; seat: string }
  body: { name: string; hindi: string; short: string }
  tehsil: string
  pargana: string
  sectors: readonly string[]
  villages: readonly string[]
}

const split = (text: string): string[] => text.split('|').map((word) => word.trim())

const builders = split(
  'Saarthik Infratech Pvt. Ltd. | Gaurisha Buildwell Private Limited | Nirvikar Realcon Limited | Ashiyaan Promoters (P) Ltd. | Devbhoomi Habitat LLP | Sarvottam Homes Private Limited | Kalindi Infraheights Pvt. Ltd. | Trinetra Developers & Colonisers',
)
const societies = split(
  'Hindon Vista | Kasturi Greens | The Elms Court | Aravali Crest | Parijat Towers | Yamuna Breeze | Ganga Retreat | Ivory Park Phase-II | Sandal Woods Estate',
)
const lenders = split(
  'Indraprastha Home Finance Limited | Bharat Vikas Bank | Aravali Bank Ltd. | Purvanchal Gramin Bank | Capital Grih Finance Ltd. | HimGanga Bank | United Doab Bank | Yamuna Valley Housing Finance Ltd.',
)
const roads = split('G.T. Road | Mall Road | Delhi Road | Railway Road | Civil Lines Road | Court Road | 45 Mtr. Wide Road')
const menOfPlains =
  'Rajeev | Ashok Kumar | Satish Chandra | Vinay | Narender | Pradeep Kumar | Deepak | Ram Avtar | Sunil | Anurag | Mohd. Irfan | Shiv Charan | Hari Om | Tarun | Ajay Pal'
const womenOfPlains =
  'Sunita | Neelam | Poonam | Archana | Kusum Lata | Rachna | Shashi Bala | Mamta | Seema Rani | Preeti | Santosh Kumari | Vibha | Nidhi | Shabana'

type Place = { town: string; district: string; state: string; pin: string }
const listsOf = (place: Place, authority: string, families: string, colonies: string, men = menOfPlains): Lists => ({
  men: split(men),
  women: split(womenOfPlains),
  families: split(families),
  developers: builders,
  projects: societies,
  colonies: split(colonies),
  roads,
  lenders,
  authorities: [authority],
  places: [place],
  named: (given, _, family) => `${given} ${family}`,
})

const familiesOf = {
  delhi: 'Khurana | Arora | Gupta | Bhatia | Sehgal | Jain | Tanwar | Chopra | Bhardwaj',
  doab: 'Tyagi | Sharma | Chaudhary | Garg | Singhal | Nagar | Bhati | Rastogi | Ansari',
  awadh: 'Srivastava | Tripathi | Verma | Shukla | Nigam | Awasthi | Singh | Kidwai',
  haryana: 'Dahiya | Malik | Yadav | Kadyan | Sangwan | Goel | Mehta | Dhull | Batra',
  hills: 'Rawat | Negi | Bisht | Joshi | Nautiyal | Uniyal | Pundir | Panwar | Thapliyal',
}

const noida: Region = {
  lists: listsOf(
    { town: 'Noida', district: 'Gautam Budh Nagar', state: 'Uttar Pradesh', pin: '201' },
    'New Okhla Industrial Development Authority',
    familiesOf.doab,
    'Hoshiyarpur | Barola | Chhalera Bangar | Mamura | Nithari',
  ),
  short: 'U.P.',
  manner: 'noida',
  sri: 'Shri',
  authority: {
    name: 'New Okhla Industrial Development Authority',
    short: 'NOIDA',
    hindi: 'नवीन ओखला औद्योगिक विकास प्राधिकरण',
    seat: 'Main Administrative Building, Sector VI',
  },
  body: { name: 'Noida Authority (Health & Jal Department)', hindi: 'नौएडा प्राधिकरण', short: 'NOIDA' },
  tehsil: 'Dadri',
  pargana: 'Dadri',
  sectors: ['Sector 50', 'Sector 51', 'Sector 105', 'Sector 122', 'Sector 40'],
  villages: ['Sorkha Jahidabad', 'Parthala Khanjarpur', 'Salarpur Khadar', 'Bhangel Begampur'],
}

const greaterNoida: Region = {
  ...noida,
  lists: listsOf(
    { town: 'Greater Noida', district: 'Gautam Budh Nagar', state: 'Uttar Pradesh', pin: '201' },
    'Greater Noida Industrial Development Authority',
    familiesOf.doab,
    'Surajpur | Kasna | Tilpata Karanwas | Kulesra | Jagat Farm',
  ),
  authority: {
    name: 'Greater Noida Industrial Development Authority',
    short: 'GNIDA',
    hindi: 'ग्रेटर नौएडा औद्योगिक विकास प्राधिकरण',
    seat: 'Plot No. 01, Sector Knowledge Park-04',
  },
  body: { name: 'Nagar Palika Parishad Dadri', hindi: 'नगर पालिका परिषद दादरी', short: 'NPP' },
  sectors: ['Sector Beta-I', 'Sector Omega-I', 'Sector Chi-IV', 'Sector-1 Greater Noida West', 'Sector Eta-II'],
  villages: ['Bisrakh Jalalpur', 'Tusiana', 'Haibatpur', 'Chipiyana Khurd urf Tigri'],
}

const ghaziabad: Region = {
  lists: listsOf(
    { town: 'Ghaziabad', district: 'Ghaziabad', state: 'Uttar Pradesh', pin: '201' },
    'Ghaziabad Development Authority',
    familiesOf.doab,
    'Shastri Nagar | Kavi Nagar | Nehru Nagar-III | Raj Nagar | Patel Nagar-II',
  ),
  short: 'U.P.',
  manner: 'up',
  sri: 'Shri',
  authority: {
    name: 'Ghaziabad Development Authority',
    short: 'GDA',
    hindi: 'गाजियाबाद विकास प्राधिकरण',
    seat: 'Vikas Path',
  },
  body: { name: 'Nagar Nigam Ghaziabad', hindi: 'नगर निगम गाजियाबाद', short: 'N.N.G.' },
  tehsil: 'Ghaziabad',
  pargana: 'Loni',
  sectors: ['Sector 3, Vaishali', 'Sector 15, Vasundhara', 'Govindpuram', 'Sector 23, Sanjay Nagar', 'Nyay Khand-I, Indirapuram'],
  villages: ['Noor Nagar', 'Makanpur', 'Sadiq Nagar', 'Morta'],
}

const lucknow: Region = {
  ...ghaziabad,
  lists: listsOf(
    { town: 'Lucknow', district: 'Lucknow', state: 'Uttar Pradesh', pin: '226' },
    'Lucknow Development Authority',
    familiesOf.awadh,
    'Rajajipuram | Vikas Nagar | Mahanagar Extension | Sarvodaya Nagar | Ashiyana',
  ),
  authority: { name: 'Lucknow Development Authority', short: 'LDA', hindi: 'लखनऊ विकास प्राधिकरण', seat: 'Pradhikaran Bhawan, Vipin Khand' },
  body: { name: 'Nagar Nigam Lucknow', hindi: 'नगर निगम लखनऊ', short: 'N.N.L.' },
  tehsil: 'Sarojini Nagar',
  pargana: 'Bijnaur',
  sectors: ['Vinay Khand-4, Gomti Nagar', 'Sector-G, Jankipuram', 'Sector-D, Kanpur Road Scheme', 'Vardan Khand, Gomti Nagar Extension'],
  villages: ['Kallan Khera', 'Ahmamau', 'Natkur', 'Mohaddipur'],
}

const delhi: Region = {
  lists: listsOf(
    { town: 'New Delhi', district: 'South West', state: 'Delhi', pin: '110' },
    'Delhi Development Authority',
    familiesOf.delhi,
    'Hari Nagar | Mohan Garden | Mahavir Enclave | Vikaspuri | Uttam Nagar | Rajouri Garden',
  ),
  short: 'Delhi',
  manner: 'delhi',
  sri: 'Sh.',
  authority: { name: 'Delhi Development Authority', short: 'DDA', hindi: 'दिल्ली विकास प्राधिकरण', seat: 'Vikas Sadan, INA' },
  body: { name: 'Municipal Corporation of Delhi', hindi: 'दिल्ली नगर निगम', short: 'MCD' },
  tehsil: 'Dwarka',
  pargana: 'Najafgarh Zone',
  sectors: ['Sector 12, Dwarka', 'Sector 8, Rohini', 'Pocket B, Mayur Vihar Phase-II', 'Block C-4E, Janak Puri', 'Sector 23, Dwarka'],
  villages: ['Bindapur', 'Nawada', 'Palam', 'Matiala'],
}

const gurugram: Region = {
  lists: listsOf(
    { town: 'Gurugram', district: 'Gurugram', state: 'Haryana', pin: '122' },
    'Haryana Shehri Vikas Pradhikaran',
    familiesOf.haryana,
    'New Colony | Jacobpura | Ashok Vihar Phase-III | Laxman Vihar | Shivpuri',
  ),
  short: 'Hr.',
  manner: 'haryana',
  sri: 'Sh.',
  authority: {
    name: 'Haryana Shehri Vikas Pradhikaran',
    short: 'HSVP',
    hindi: 'हरियाणा शहरी विकास प्राधिकरण',
    seat: 'Estate Office, Sector 14',
  },
  body: { name: 'Municipal Corporation Gurugram', hindi: 'नगर निगम गुरुग्राम', short: 'MCG' },
  tehsil: 'Wazirabad',
  pargana: 'Gurugram',
  sectors: ['Sector 9-A', 'Sector 46', 'Sector 57', 'Sector 31-32A', 'Sector 5 Part-II'],
  villages: ['Jharsa', 'Basai', 'Dhanwapur', 'Bajghera'],
}

const karnal: Region = {
  ...gurugram,
  lists: listsOf(
    { town: 'Karnal', district: 'Karnal', state: 'Haryana', pin: '132' },
    'Haryana Shehri Vikas Pradhikaran',
    familiesOf.haryana,
    'Ram Nagar | Model Town | Prem Nagar | Sadar Bazar | Shakti Colony',
  ),
  authority: { ...gurugram.authority, seat: 'Estate Office, Sector 12' },
  body: { name: 'Municipal Corporation Karnal', hindi: 'नगर निगम करनाल', short: 'M.C.' },
  tehsil: 'Karnal',
  pargana: 'Karnal',
  sectors: ['Sector 13 Urban Estate', 'Sector 7', 'Sector 8 Part-I', 'Sector 32', 'Sector 6'],
  villages: ['Baldi', 'Kailash', 'Phusgarh', 'Uchana'],
}

const dehradun: Region = {
  lists: listsOf(
    { town: 'Dehradun', district: 'Dehradun', state: 'Uttarakhand', pin: '248' },
    'Mussoorie Dehradun Development Authority',
    familiesOf.hills,
    'Race Course | Dharampur | Vasant Vihar | Mohit Nagar | Ajabpur Kalan',
    'Dinesh Singh | Mahendra | Bharat Singh | Girish Chandra | Surendra | Pankaj | Vikram Singh | Kamal Kishore | Madan Mohan | Jagmohan',
  ),
  short: 'U.K.',
  manner: 'hills',
  sri: 'Shri',
  authority: {
    name: 'Mussoorie Dehradun Development Authority',
    short: 'MDDA',
    hindi: 'मसूरी देहरादून विकास प्राधिकरण',
    seat: 'Transport Nagar, Saharanpur Road',
  },
  body: { name: 'Nagar Nigam Dehradun', hindi: 'नगर निगम देहरादून', short: 'N.N.D.' },
  tehsil: 'Vikasnagar',
  pargana: 'Pachwadoon',
  sectors: ['Block B, Indirapuram Scheme', 'ISBT Residential Scheme', 'Sahastradhara Road Scheme, Pocket 2', 'Turner Road Scheme'],
  villages: ['Banjarawala Mafi', 'Nathanpur', 'Harrawala', 'Kuanwala', 'Sahaspur'],
}

export const regions: readonly Region[] = [noida, greaterNoida, ghaziabad, lucknow, delhi, gurugram, karnal, dehradun, noida, delhi]
