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

const familiesOf = {
  delhi: 'Khurana | Arora | Gupta | Bhatia | Sehgal | Jain | Tanwar | Chopra | Bhardwaj',
  doab: 'Tyagi | Sharma | Chaudhary | Garg | Singhal | Nagar | Bhati | Rastogi | Ansari',
  awadh: 'Srivastava | Tripathi | Verma | Shukla | Nigam | Awasthi | Singh | Kidwai',
  haryana: 'Dahiya | Malik | Yadav | Kadyan | Sangwan | Goel | Mehta | Dhull | Batra',
  hills: 'Rawat | Negi | Bisht | Joshi | Nautiyal | Uniyal | Pundir | Panwar | Thapliyal',
}
const menOfHills =
  'Dinesh Singh | Mahendra | Bharat Singh | Girish Chandra | Surendra | Pankaj | Vikram Singh | Kamal Kishore | Madan Mohan | Jagmohan'

/** A town told in lines: itself, its authority, its municipal body, tehsil and pargana, colonies, sectors, villages. */
const regionOf = (manner: Region['manner'], families: string, told: string, men = menOfPlains): Region => {
  const [place = [], authority = [], body = [], revenue = [], colonies = [], sectors = [], villages = []] = told
    .trim()
    .split('\n')
    .map(split)
  const [town = '', district = '', state = '', pin = '', short = '', sri = ''] = place
  const [name = '', mark = '', hindi = '', seat = ''] = authority
  const [bodyName = '', bodyMark = '', bodyHindi = ''] = body
  const [tehsil = '', pargana = ''] = revenue
  return {
    short,
    manner,
    sri,
    authority: { name, short: mark, hindi, seat },
    body: { name: bodyName, short: bodyMark, hindi: bodyHindi },
    tehsil,
    pargana,
    sectors,
    villages,
    lists: {
      men: split(men),
      women: split(womenOfPlains),
      families: split(families),
      developers: builders,
      projects: societies,
      colonies,
      roads,
      lenders,
      authorities: [name],
      places: [{ town, district, state, pin }],
      named: (given, _, family) => `${given} ${family}`,
    },
  }
}

const noida = regionOf(
  'noida',
  familiesOf.doab,
  `
    Noida | Gautam Budh Nagar | Uttar Pradesh | 201 | U.P. | Shri
    New Okhla Industrial Development Authority | NOIDA | नवीन ओखला औद्योगिक विकास प्राधिकरण | Main Administrative Building, Sector VI
    Noida Authority (Health & Jal Department) | NOIDA | नौएडा प्राधिकरण
    Dadri | Dadri
    Hoshiyarpur | Barola | Chhalera Bangar | Mamura | Nithari
    Sector 50 | Sector 51 | Sector 105 | Sector 122 | Sector 40
    Sorkha Jahidabad | Parthala Khanjarpur | Salarpur Khadar | Bhangel Begampur
  `,
)
const delhi = regionOf(
  'delhi',
  familiesOf.delhi,
  `
    New Delhi | South West | Delhi | 110 | Delhi | Sh.
    Delhi Development Authority | DDA | दिल्ली विकास प्राधिकरण | Vikas Sadan, INA
    Municipal Corporation of Delhi | MCD | दिल्ली नगर निगम
    Dwarka | Najafgarh Zone
    Hari Nagar | Mohan Garden | Mahavir Enclave | Vikaspuri | Uttam Nagar | Rajouri Garden
    Sector 12, Dwarka | Sector 8, Rohini | Pocket B, Mayur Vihar Phase-II | Block C-4E, Janak Puri | Sector 23, Dwarka
    Bindapur | Nawada | Palam | Matiala
  `,
)

/** The two largest offices write more of the papers than the others. */
export const regions: readonly Region[] = [
  noida,
  delhi,
  noida,
  delhi,
  regionOf(
    'noida',
    familiesOf.doab,
    `
    Greater Noida | Gautam Budh Nagar | Uttar Pradesh | 201 | U.P. | Shri
    Greater Noida Industrial Development Authority | GNIDA | ग्रेटर नौएडा औद्योगिक विकास प्राधिकरण | Plot No. 01, Sector Knowledge Park-04
    Nagar Palika Parishad Dadri | NPP | नगर पालिका परिषद दादरी
    Dadri | Dadri
    Surajpur | Kasna | Tilpata Karanwas | Kulesra | Jagat Farm
    Sector Beta-I | Sector Omega-I | Sector Chi-IV | Sector-1 Greater Noida West | Sector Eta-II
    Bisrakh Jalalpur | Tusiana | Haibatpur | Chipiyana Khurd urf Tigri
  `,
  ),
  regionOf(
    'up',
    familiesOf.doab,
    `
    Ghaziabad | Ghaziabad | Uttar Pradesh | 201 | U.P. | Shri
    Ghaziabad Development Authority | GDA | गाजियाबाद विकास प्राधिकरण | Vikas Path
    Nagar Nigam Ghaziabad | N.N.G. | नगर निगम गाजियाबाद
    Ghaziabad | Loni
    Shastri Nagar | Kavi Nagar | Nehru Nagar-III | Raj Nagar | Patel Nagar-II
    Sector 3, Vaishali | Sector 15, Vasundhara | Govindpuram | Sector 23, Sanjay Nagar | Nyay Khand-I, Indirapuram
    Noor Nagar | Makanpur | Sadiq Nagar | Morta
  `,
  ),
  regionOf(
    'up',
    familiesOf.awadh,
    `
    Lucknow | Lucknow | Uttar Pradesh | 226 | U.P. | Shri
    Lucknow Development Authority | LDA | लखनऊ विकास प्राधिकरण | Pradhikaran Bhawan, Vipin Khand
    Nagar Nigam Lucknow | N.N.L. | नगर निगम लखनऊ
    Sarojini Nagar | Bijnaur
    Rajajipuram | Vikas Nagar | Mahanagar Extension | Sarvodaya Nagar | Ashiyana
    Vinay Khand-4, Gomti Nagar | Sector-G, Jankipuram | Sector-D, Kanpur Road Scheme | Vardan Khand, Gomti Nagar Extension
    Kallan Khera | Ahmamau | Natkur | Mohaddipur
  `,
  ),
  regionOf(
    'haryana',
    familiesOf.haryana,
    `
    Gurugram | Gurugram | Haryana | 122 | Hr. | Sh.
    Haryana Shehri Vikas Pradhikaran | HSVP | हरियाणा शहरी विकास प्राधिकरण | Estate Office, Sector 14
    Municipal Corporation Gurugram | MCG | नगर निगम गुरुग्राम
    Wazirabad | Gurugram
    New Colony | Jacobpura | Ashok Vihar Phase-III | Laxman Vihar | Shivpuri
    Sector 9-A | Sector 46 | Sector 57 | Sector 31-32A | Sector 5 Part-II
    Jharsa | Basai | Dhanwapur | Bajghera
  `,
  ),
  regionOf(
    'haryana',
    familiesOf.haryana,
    `
    Karnal | Karnal | Haryana | 132 | Hr. | Sh.
    Haryana Shehri Vikas Pradhikaran | HSVP | हरियाणा शहरी विकास प्राधिकरण | Estate Office, Sector 12
    Municipal Corporation Karnal | M.C. | नगर निगम करनाल
    Karnal | Karnal
    Ram Nagar | Model Town | Prem Nagar | Sadar Bazar | Shakti Colony
    Sector 13 Urban Estate | Sector 7 | Sector 8 Part-I | Sector 32 | Sector 6
    Baldi | Kailash | Phusgarh | Uchana
  `,
  ),
  regionOf(
    'hills',
    familiesOf.hills,
    `
    Dehradun | Dehradun | Uttarakhand | 248 | U.K. | Shri
    Mussoorie Dehradun Development Authority | MDDA | मसूरी देहरादून विकास प्राधिकरण | Transport Nagar, Saharanpur Road
    Nagar Nigam Dehradun | N.N.D. | नगर निगम देहरादून
    Vikasnagar | Pachwadoon
    Race Course | Dharampur | Vasant Vihar | Mohit Nagar | Ajabpur Kalan
    Block B, Indirapuram Scheme | ISBT Residential Scheme | Sahastradhara Road Scheme, Pocket 2 | Turner Road Scheme
    Banjarawala Mafi | Nathanpur | Harrawala | Kuanwala | Sahaspur
  `,
    menOfHills,
  ),
]
