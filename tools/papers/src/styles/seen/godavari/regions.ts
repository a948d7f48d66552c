import type { Lists } from '../../world.ts'

/** A state of the Godavari's with the words of its offices. */
export type Region = {
  lists: Lists
  isMarathi: boolean
  short: string
  survey: string
  taluka: string
  corporation: string
  honorifics: readonly [man: string, woman: string]
  villages: readonly string[]
}

const split = (words: string): string[] => words.split(', ')
const placesOf = (state: string, rows: string): Lists['places'] =>
  split(rows).map((row) => {
    const [town = '', district = '', pin = ''] = row.split('/')
    return { town, district, state, pin }
  })

const marathi: Region = {
  lists: {
    men: split('Sagar, Nitin, Mahesh, Pravin, Shrikant, Vishwas, Avinash, Rohidas, Sandip, Hemant, Umakant, Yuvraj, Kiran'),
    women: split('Pallavi, Manisha, Archana, Shubhangi, Rupali, Varsha, Sarika, Kalpana, Ashwini, Madhavi, Vandana'),
    families: split('Pawar, Nikam, Sonawane, Kshirsagar, Deore, Mhatre, Kamble, Salunkhe, Phadke, Tambe, Borkar, Ghorpade, Ingle'),
    developers: split(
      'Sahyog Lifespaces LLP, Vastushree Developers, M/s. Rajlaxmi Buildcon, Godai Realtors Private Limited, Suyash Promoters and Builders, Mangalmurti Infra LLP',
    ),
    projects: split('Panchavati Sparsh, Omkar Pride, Anandvan Phase II, Riverdale Avenue, Yashodhan, Suyog Nakshatra, Tulsi Vrindavan'),
    colonies: split('Indira Nagar, Gangapur Road, Pathardi Phata, Kamothe, Dhanori, Garkheda Parisar, Manewada, Savedi, Adgaon Shivar'),
    roads: split('Vidya Vihar Road, Old Agra Road, Jalna Road, Palm Beach Link Road, Besa Ghogli Road, Pipeline Road'),
    lenders: split(
      'Bank of Deccan, Maharashtra Nagarik Sahakari Bank Ltd., Sahyadri Housing Finance Ltd., Konkan Gramin Bank, Union Mercantile Bank',
    ),
    authorities: split('Nashik Housing and Area Development Board, Konkan Housing and Area Development Board, Pune Housing Board'),
    places: placesOf(
      'Maharashtra',
      'Nashik/Nashik/422, Kalyan/Thane/421, Panvel/Raigad/410, Ahilyanagar/Ahilyanagar/414, Nagpur/Nagpur/440',
    ),
    named: (given, elder, family) => `${given} ${elder} ${family}`,
  },
  isMarathi: true,
  short: 'M.S.',
  survey: 'S. No.',
  taluka: 'Taluka',
  corporation: 'Municipal Corporation',
  honorifics: ['Shri.', 'Sau.'],
  villages: split('Makhmalabad, Deolali, Chinchpada, Nandur Shingote, Belapur Khurd, Wadgaon Budruk'),
}

const teluguMen =
  'Srinivas Reddy, Venkateshwarlu, Narsing Rao, Raj Kumar, Sudhakar, Mallesham, Ramana Murthy, Satish Babu, Yadagiri, Kishore, Bhaskar Rao, Prabhakar, Hanumantha Rao, Ravi Teja, Chandra Shekar'
const teluguWomen = 'Sujatha, Swarupa, Padmavathi, Lavanya, Bhagyalaxmi, Sridevi, Kavitha Rani, Vijaya Lakshmi, Sunitha, Anuradha'
const developersOf =
  'Sri Venkata Sai Constructions, Aditya Sri Infra Projects Pvt. Ltd., M/s. Vasavi Homes, Navya Nest Developers LLP, Sree Nilayam Estates'
const projectsOf = 'Srinidhi Towers, Sai Balaji Enclave, Green City Pearl, Lotus Elite, Sri Datta Residency, Vajra Heights'

const telangana: Region = {
  lists: {
    men: split(teluguMen),
    women: split(teluguWomen),
    families: split('Gaddam, Mamidi, Bandari, Kothapally, Chintala, Nomula, Vemula, Thota, Jakkula, Addagatla'),
    developers: split(developersOf),
    projects: split(projectsOf),
    colonies: split('Vasanth Nagar, Hastinapuram, Bandlaguda, Mallapur, Saraswathi Nagar, Ameenpur, Hunter Road Colony'),
    roads: split('Inner Ring Road, Sagar Highway, Road No. 5, Temple Alwal Road, Hanamkonda Main Road'),
    lenders: split('State Deccan Bank, Charminar Housing Finance Ltd., Kakatiya Grameena Bank, Bank of Hyderabad State, Andhra Union Bank'),
    authorities: split('Kakatiya Urban Development Authority, Metropolitan Development Authority, Telangana Housing Board'),
    places: placesOf(
      'Telangana',
      'Hyderabad/Rangareddy/500, Boduppal/Medchal-Malkajgiri/500, Hanamkonda/Hanamkonda/506, Karimnagar/Karimnagar/505, Nizamabad/Nizamabad/503',
    ),
    named: (given, _, family) => `${family} ${given}`,
  },
  isMarathi: false,
  short: 'T.S.',
  survey: 'Sy. No.',
  taluka: 'Mandal',
  corporation: 'Municipal Corporation',
  honorifics: ['Sri', 'Smt.'],
  villages: split('Peerzadiguda, Kondapur, Turkayamjal, Madikonda, Manchirevula, Nagole'),
}

const andhra: Region = {
  ...telangana,
  lists: {
    ...telangana.lists,
    families: split('Yarlagadda, Pothuri, Kolli, Nimmagadda, Vasireddy, Dasari, Bonda, Grandhi, Karri, Muppidi'),
    colonies: split('Patamata, Gajuwaka, Danavaipeta, Vidyadharapuram, Syamala Nagar, Seethammadhara, Autonagar'),
    roads: split('Eluru Road, Beach Road, Bundar Road, Kotipalli Bus Stand Road, 3rd Cross Street'),
    lenders: split('Godavari Grameena Bank, Coastal Home Finance Ltd., Andhra Union Bank, Krishna District Co-operative Central Bank Ltd.'),
    authorities: split('Godavari Urban Development Authority, A.P. Capital Region Development Authority'),
    places: placesOf(
      'Andhra Pradesh',
      'Rajamahendravaram/East Godavari/533, Vijayawada/NTR/520, Visakhapatnam/Visakhapatnam/530, Bhimavaram/West Godavari/534',
    ),
  },
  short: 'A.P.',
  survey: 'R.S. No.',
  villages: split('Kadiyam, Nunna, Lalacheruvu, Kommadi, Undi, Penamaluru'),
}

export const regions: readonly Region[] = [marathi, marathi, telangana, andhra]
