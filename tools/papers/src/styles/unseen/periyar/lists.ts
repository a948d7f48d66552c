import type { Lists } from '../../world.ts'

const words = (all: string): readonly string[] => all.split(', ')

/** Who lends, from the valley's own bank to the housing financiers that sit beside it. */
const lenders = [
  'Periyar Valley Bank Ltd.',
  'Malnad & Coromandel Bank Limited',
  'Chera Union Bank Ltd.',
  'Dakshin Griha Housing Finance Limited',
  'Nilgiri Home Finance Ltd.',
  'Aalayam Housing Finance Company Limited',
]

const kerala: Lists = {
  men: words('Biju, Shaji, Anil, Sunil, Rajesh, Santhosh, Binu, Manoj, Vinod, Ajith, Dileep, Saji'),
  women: words('Sheeja, Bindu, Anitha, Sindhu, Deepa, Reena, Mini, Beena, Jaya, Preetha'),
  families: words('Nair, Menon, Pillai, Varghese, Kurian, Mathai, T. K., P. R., Thomas, Warrier'),
  developers: [
    'Kayal Habitats Pvt. Ltd.',
    'Thekkedath Builders & Developers',
    'Neelambari Homes LLP',
    'M/s Chandragiri Constructions Private Limited',
  ],
  projects: words('Kayal Crest, Neelambari Nest, Ponnani Heights, Thulasi Meadows, Backwater Bay'),
  colonies: words('Panampally Gardens, Vytturam, Kadavil Nagar, Chembukkara, Palarivattam East, Temple View Nagar'),
  roads: words('Seaport Link Road, N.H. Bypass, Convent Road, Kaloor Cross Road, Boat Jetty Road'),
  lenders,
  authorities: words('Municipality, Grama Panchayat, Municipal Corporation'),
  places: [
    { town: 'Kochangadi', district: 'Aluvapuram', state: 'Kerala', pin: '682' },
    { town: 'Poorathur', district: 'Poorathur', state: 'Kerala', pin: '680' },
    { town: 'Kozhivelur', district: 'Kozhivelur', state: 'Kerala', pin: '673' },
  ],
  named: (given, elder, family) => {
    if (family.endsWith('.')) return `${given} ${family}`
    return ['Nair', 'Menon', 'Pillai', 'Warrier'].includes(family) ? `${given} ${elder.charAt(0)}. ${family}` : `${given} ${family}`
  },
}

const karnataka: Lists = {
  men: words('Manjunath, Ravikumar, Prakash, Nagaraj, Girish, Basavaraj, Venkatesh, Sudhakar, Harish, Mahesh, Umesh'),
  women: words('Shantala, Roopa, Nagarathna, Savitha, Pushpalatha, Chaitra, Vinutha, Asha, Kavitha'),
  families: words('Gowda, Shetty, Bhat, Hegde, Rao, B. R., H. S., Naik, Kulal'),
  developers: [
    'Sampige Infra Projects Pvt Ltd',
    'Hoysala Shelters LLP',
    'M/s. Kaveri Landmarks',
    'Whitefort Realty (South) Private Limited',
  ],
  projects: words('Sampige Serenity, Hoysala Grandeur, Brindavan Enclave, Mayura Lakefront, Whitefort Tangerine'),
  colonies: words('Vijaya Layout, H.B.C.S. Layout, Kuvempu Extension, Nagarabhavi Stage II, Bejai New Road Area, Hebbalu II Stage'),
  roads: words('Outer Ring Road, Sarjapura Main Road, 80 Feet Road, Kanakadasa Road, Kadri Temple Road'),
  lenders,
  authorities: words('Mahanagara Palike, City Corporation, City Municipal Council'),
  places: [
    { town: 'Bengalapura', district: 'Bengalapura Urban', state: 'Karnataka', pin: '560' },
    { town: 'Mahishapura', district: 'Mahishapura', state: 'Karnataka', pin: '570' },
    { town: 'Mangalakudla', district: 'Dakshina Tulunad', state: 'Karnataka', pin: '575' },
  ],
  named: (given, elder, family) =>
    family === 'Shetty' || family === 'Rao' ? `${given} ${elder.charAt(0)}. ${family}` : `${given} ${family}`,
}

const tamilNadu: Lists = {
  men: words(
    'Murugan, Selvakumar, Ramalingam, Karthikeyan, Balasubramanian, Senthil, Arumugam, Palanisamy, Gunasekaran, Elango, Natarajan',
  ),
  women: words('Kalaiselvi, Thenmozhi, Revathi, Meenakshi, Vasanthi, Kokila, Sumathi, Umamaheswari, Jeyanthi'),
  families: words('Thanjavur, Palayam, Vellakovil, Sivaganga, Erode'),
  developers: ['Marudham Foundations Private Limited', 'Pallava Flats & Shelters', 'Sri Vinayaga Promoters', 'Cauvery Delta Homes LLP'],
  projects: words('Marudham Iris, Pallava Garden, Sri Vari Castle, Kurinji Block, Delta Pearl'),
  colonies: words('Sakthi Nagar, R.M.S. Colony, Thiruvalluvar Nagar, Ponni Amman Nagar, Gandhi Managar, Alwar Thirunagar Annexe'),
  roads: words('Velachery Bypass Road, Trichy Main Road, Avinashi Link Road, Second Main Road, Arcot Road'),
  lenders,
  authorities: words('City Municipal Corporation, Municipality, Town Panchayat'),
  places: [
    { town: 'Chennapattanam', district: 'Chengalvarayan', state: 'Tamil Nadu', pin: '600' },
    { town: 'Kovaiyur', district: 'Kovaiyur', state: 'Tamil Nadu', pin: '641' },
    { town: 'Kudalmanagar', district: 'Kudalmanagar', state: 'Tamil Nadu', pin: '625' },
  ],
  named: (given, elder, family) =>
    'TP'.includes(family.charAt(0)) ? `${family.charAt(0)}.${elder.charAt(0)}. ${given}` : `${elder.charAt(0)}. ${given}`,
}

const maharashtra: Lists = {
  men: words('Sandeep, Vasant, Prashant, Suhas, Tanaji, Balasaheb, Rajendra, Milind, Sachin, Abhijit, Dattatray'),
  women: words('Vaishali, Supriya, Sunanda, Manisha, Ashwini, Rekha, Jyoti, Pallavi, Smita'),
  families: words('Patil, Jadhav, Gaikwad, Chavan, Joshi, Sawant, Kadam, Mhatre, Thorat'),
  developers: ['Sahil Vastu Nirman LLP', 'M/s. Morya Lifespaces', 'Ketkar & Gadgil Realtors Pvt. Ltd.', 'Panchavati Township Developers'],
  projects: words('Morya Aura, Vastu Siddhi, Panchavati Greens, Ketaki Heights, Sahil Solitaire'),
  colonies: words('Ravet, Anandvalli, Kalyani Park, Mohan Nagar, Ghansoli Gaothan, Rajarampuri'),
  roads: words('Spine Road, Gangapur Road, Thane-Belapur Road, Station Road, Link Road'),
  lenders,
  authorities: words('Municipal Corporation, Municipal Council'),
  places: [
    { town: 'Punyadurg', district: 'Punyadurg', state: 'Maharashtra', pin: '411' },
    { town: 'Nashikpeth', district: 'Nashikpeth', state: 'Maharashtra', pin: '422' },
    { town: 'Navi Thanapur', district: 'Thanapur', state: 'Maharashtra', pin: '400' },
  ],
  named: (given, elder, family) => `${given} ${elder} ${family}`,
}

const goa: Lists = {
  men: words('Savio, Anthony, Joaquim, Agnelo, Menino, Francis, Caetano, Roque, Edwin, Lawrence'),
  women: words('Maria, Sharmila, Lourdes, Philomena, Alzira, Natasha, Carmelina, Fatima'),
  families: words("Fernandes, D'Souza, Rodrigues, Pereira, Mascarenhas, Gomes, Colaco, Barreto"),
  developers: words("Mandovi Realtors, Costa & D'Mello Developers Pvt. Ltd., Zuari Coast Homes LLP, Prabhu Dessai Constructions"),
  projects: words('Mandovi Breeze, Casa Alvorada, Zuari Retreat, Palm Quay, Vista Verde'),
  colonies: words('Alto Porvorim, Aquem Baixo, La Campala Colony, Housing Board Area, Pajifond'),
  roads: words('Chogm Road, Church Road, Dr. Dada Road, Highway Service Road, Market Road'),
  lenders,
  authorities: words('Municipal Council, Village Panchayat'),
  places: [
    { town: 'Pangim', district: 'North Goa', state: 'Goa', pin: '403' },
    { town: 'Mhapuca', district: 'North Goa', state: 'Goa', pin: '403' },
    { town: 'Madganv', district: 'South Goa', state: 'Goa', pin: '403' },
  ],
  named: (given, _elder, family) => `${given} ${family}`,
}

/** A state's people and places, with the villages its records are kept by. */
export const regions = [
  { code: 'KL', lists: kerala, villages: words('Vazhakkulam, Thrikkapuram, Elamkara, Cheruvathoor, Nedumkadu') },
  { code: 'KA', lists: karnataka, villages: words('Kothanahalli, Doddabidare, Hosakerehalli, Konanakatte, Padavinangadi') },
  { code: 'TN', lists: tamilNadu, villages: words('Perumbakkam Agaram, Vadavalli, Nolambur, Kalapatti, Sholinganur') },
  { code: 'MH', lists: maharashtra, villages: words('Tathawade, Makhmalabad, Kiwale, Ghansoli, Wadmukhwadi') },
  { code: 'GA', lists: goa, villages: words('Socorro, Guirim, Navelim, Taleigao, Fatorda') },
] as const
