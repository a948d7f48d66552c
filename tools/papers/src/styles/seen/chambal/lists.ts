import type { Lists } from '../../world.ts'

const listed = (words: string): readonly string[] => words.split('|').map((word) => word.trim())
const places = (rows: string): Lists['places'] =>
  listed(rows).map((row) => {
    const [town = '', district = '', state = '', pin = ''] = row.split(',').map((word) => word.trim())
    return { town, district, state, pin }
  })

/** Lenders and developers work all over the country. */
const firms = {
  lenders: listed(`
    Aarambh Housing Finance Limited | Bharosa Capital & Housing Finance Ltd | Purvanchal Small Finance Bank | Nidhikosh Bank Ltd |
    GrihaSetu Home Finance | Satyam Sahakari Bank | Ujjwala Finserv Limited | Zenith Mutual Housing Finance
  `),
  developers: listed(`
    Avanindra Realtech Pvt. Ltd. | Brightstone Habitat LLP | Chaitanya Infracon Private Limited | Eklavya Urban Ventures |
    Fourwalls Lifespaces Limited | M/s Gajraj Colonisers | Nirmiti Spaces Pvt Ltd | Vistaar Townships Private Limited
  `),
  projects: listed(`
    Aangan Prime | Bluebell Avenue | Celestia Greens | Gagan Vihar Heights | Ikebana Residences | Meadow Arc | Saptrishi Enclave |
    The Banyan Court | Urban Nest Phase II | Westwind
  `),
}

const north: Lists = {
  ...firms,
  men: listed('Ajay | Bhupender | Devender | Gaurav | Jitender | Mahavir | Narender | Parveen | Rohtash | Sumit | Vikas'),
  women: listed('Anita | Babita | Kamlesh | Monika | Neelam | Poonam | Renu | Santosh | Sunita | Veena'),
  families: listed('Kumar | Malik | Dahiya | Chauhan | Tyagi | Srivastava | Singhal | Bhatia | Negi | Rawat'),
  colonies: listed('Sector 14-B | Gandhi Nagar | Shastri Puram | Ekta Vihar | Omaxe Road Colony | Krishna Puri | Avas Vikas Colony'),
  roads: listed('Delhi Road | Railway Road | Civil Lines Road | Bypass Road | G.T. Road'),
  authorities: listed('Development Authority | Nagar Nigam | Urban Estate Authority'),
  places: places(
    'Sonagarh, Panipur, Haryana, 132 | Rampurva, Shahganj, Uttar Pradesh, 243 | Devpurkund, Haldwan, Uttarakhand, 263 | Kotla Jat, Ropalgarh, Punjab, 140',
  ),
  named: (given, _, family) => `${given} ${family}`,
}
const west: Lists = {
  ...firms,
  men: listed('Aniket | Balasaheb | Dattatray | Eknath | Hemant | Mahesh | Nitin | Pandurang | Sachin | Santosh | Tukaram'),
  women: listed('Alka | Archana | Kalpana | Manisha | Pallavi | Rohini | Sunanda | Swati | Ujwala | Vandana'),
  families: listed('Gaikwad | Jagtap | Kadam | Mohite | Pawar | Salunkhe | Thorat | Waghmare | Naik | Lokhande'),
  colonies: listed('Shivaji Nagar | Ganesh Peth | Hadapsar Gaon | Kranti Chowk | Samarth Nagar | Datta Mandir Road | Vidya Nagar'),
  roads: listed('Satara Road | Station Road | Nagar Road | Tilak Road | Market Yard Road'),
  authorities: listed('Municipal Corporation | Metropolitan Region Development Authority | Nagar Parishad'),
  places: places(
    'Chandrapeth, Solgaon, Maharashtra, 413 | Wadgaon Naka, Nashirabad, Maharashtra, 422 | Panvelwadi, Raighar, Maharashtra, 410',
  ),
  named: (given, elder, family) => `${given} ${elder} ${family}`,
}
const south: Lists = {
  ...firms,
  men: listed('Anil | Balaji | Chandrashekar | Jagadish | Mallikarjun | Narasimha | Prabhakar | Raghavendra | Sridhar | Sudhakar'),
  women: listed('Aruna | Bhagya | Haritha | Jayalakshmi | Kavya | Manjula | Padmavathi | Sarala | Sudha | Vijaya'),
  families: listed('Gowda | Shetty | Reddy | Naidu | Murthy | Bhat | Chetty | Raju | Varma | Swamy'),
  colonies: listed('HMT Layout | Bank Colony | Vivekananda Nagar | NGO Colony | Saraswathi Puram | Sri Ram Nagar | Vidyaranyapuri'),
  roads: listed('100 Feet Road | Double Road | Temple Road | Old Madras Road | Tank Bund Road'),
  authorities: listed('Urban Development Authority | City Corporation | Municipality'),
  places: places(
    'Hirehalli, Tumbekere, Karnataka, 572 | Nallakunta Pet, Medchalam, Telangana, 501 | Peravalur, Kanchivaram, Tamil Nadu, 603 | Gollapudi Nagar, Krishnapur, Andhra Pradesh, 521',
  ),
  named: (given, elder, family) => (family < 'N' ? `${elder.charAt(0)} ${given} ${family}` : `${family} ${given}`),
}
const kumars: readonly string[] = ['Birendra', 'Gautam', 'Pradip', 'Sudip']
const east: Lists = {
  ...firms,
  men: listed('Abhijit | Birendra | Debashis | Gautam | Kaushik | Manas | Pradip | Rabindra | Sudip | Tapan'),
  women: listed('Aparna | Bandana | Jharna | Kakali | Mamata | Purnima | Rina | Sabita | Shibani | Tapasi'),
  families: listed('Mahato | Prasad | Sinha | Mandal | Paul | Sarkar | Behera | Pradhan | Kujur | Borah'),
  colonies: listed('Harmu Colony | Ashok Path | Kankar Bagh | Sarat Pally | Bapuji Nagar | Kalibari Road | Shanti Vihar'),
  roads: listed('Main Road | Bazar Road | Hospital Road | Boring Road | N.H. 33'),
  authorities: listed('Nagar Nigam | Regional Development Authority | Municipal Corporation'),
  places: places(
    'Argora Basti, Ranchipur, Jharkhand, 834 | Danapuri, Patlipur, Bihar, 801 | Barjora More, Burdwanpur, West Bengal, 713 | Jatni Road, Khorda Garh, Odisha, 752',
  ),
  named: (given, _, family) => (kumars.includes(given) ? `${given} Kr. ${family}` : `${given} ${family}`),
}
const centre: Lists = {
  ...firms,
  men: listed('Banwari Lal | Bhagwan Das | Deepak | Hemraj | Kailash | Mahendra | Om Prakash | Ramesh | Shyam Sunder | Yashwant'),
  women: listed('Asha | Durga | Kiran | Leela | Mamta | Meena | Preeti | Rajni | Sushila | Uma'),
  families: listed('Sharma | Verma | Gurjar | Kushwah | Bhadoria | Meena | Rajput | Soni | Patel | Sahu'),
  colonies: listed('Arera Nagar | Tansen Nagar | Danish Hills | Pratap Nagar | Mansarovar Yojna | Telibandha Ward | Thatipur'),
  roads: listed('A.B. Road | Jhansi Road | Tonk Road | Hoshangabad Road | VIP Road'),
  authorities: listed('Nagar Palik Nigam | Vikas Pradhikaran | Housing Board'),
  places: places(
    'Moregaon, Gwalpur, Madhya Pradesh, 474 | Sanganer Dhani, Jaipura, Rajasthan, 302 | Kotara Sultan, Bhopalgarh, Madhya Pradesh, 462 | Amanaka, Raipurva, Chhattisgarh, 492',
  ),
  named: (given, _, family) => `${given} ${family}`,
}

/** The parts of the country, each with its people and places. */
export const regions = [north, west, south, east, centre] as const
