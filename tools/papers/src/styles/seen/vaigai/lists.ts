import type { Lists } from '../../world.ts'

const listed = (words: string): readonly string[] => words.split('|').map((word) => word.trim())
const initial = (word: string): string => `${word.charAt(0)}.`

/** Tamil Nadu and Kerala: the father's initial stands for a surname. */
const tamil: Lists = {
  men: listed(
    'Murugesan | Balasubramanian | Selvakumar | Rajendran | Thangavel | Kathiresan | Ilango | Senthil Nathan | Palanisamy | Anbarasan',
  ),
  women: listed('Kalaiselvi | Poongodi | Malarvizhi | Thenmozhi | Revathi | Saraswathi | Vijayalakshmi | Amudha | Shanthi'),
  families: listed('Gounder | Mudaliar | Pillai | Nadar | Chettiar | Naicker'),
  developers: listed(
    'Vaigai Foundations (P) Ltd | Arunai Shelters | Sri Kumaran Promoters | Coromandel Habitat Private Limited | Kongu Flats & Housing',
  ),
  projects: listed('Sree Nivas Flats | Vaigai Grandeur | Ragamalika | Thamarai Enclave | Akshaya Castle | Sai Sruthi Apartments'),
  colonies: listed('V.O.C. Nagar | Sakthi Nagar Extension | Bharathi Nagar | Ponni Amman Nagar | Gandhipuram Layout | Kamaraj Avenue'),
  roads: listed('2nd Cross Street | Mariamman Koil Street | Third Main Road | Periyar Salai | North Mada Street'),
  lenders: listed(
    'Coromandel Home Finance Limited | Kongu Nadu Bank Ltd. | Pearl City Housing Finance Ltd | Nellai Urban Co-operative Bank Ltd.',
  ),
  authorities: listed('Chennai Metropolitan Development Authority | Directorate of Town and Country Planning'),
  places: [
    { town: 'Madurai', district: 'Madurai', state: 'Tamil Nadu', pin: '625' },
    { town: 'Tambaram', district: 'Chengalpattu', state: 'Tamil Nadu', pin: '600' },
    { town: 'Tiruppur', district: 'Tiruppur', state: 'Tamil Nadu', pin: '641' },
    { town: 'Thrissur', district: 'Thrissur', state: 'Kerala', pin: '680' },
  ],
  named: (given, elder) => (given.length % 2 === 0 ? `${initial(elder)} ${given}` : `${given} ${elder.charAt(0)}`),
}

/** Karnataka, Andhra Pradesh and Telangana. */
const deccan: Lists = {
  men: listed(
    'Nagaraju | Manjunath | Srinivasulu | Basavaraj | Veerabhadrappa | Krishna Mohan | Raghavendra | Sudhakar | Mallikarjuna | Satish',
  ),
  women: listed('Sujatha | Bhagyamma | Aruna Kumari | Latha | Pushpavathi | Swarna | Roopa | Padmavathi | Kavya'),
  families: listed('Gowda | Reddy | Shetty | Achari | Kulkarni | Naidu | Hiremath | Varma'),
  developers: listed(
    'Tungabhadra Constructions | Golkonda Spaces LLP | Sri Vinayaka Infra Developers | Nandi Habitats Pvt Ltd | Krishnaveni Builders',
  ),
  projects: listed('Brindavan Residency | SLV Pride | Sumukha Elite | Green Arcadia | Lakeview Pinnacle | Nandana Meadows'),
  colonies: listed('Vijaya Bank Layout | Raghavendra Colony | Vinayaka Layout 2nd Stage | Sainikpuri | Chandra Layout | Siddhartha Nagar'),
  roads: listed('4th Main, 7th Cross | 80 Feet Road | Temple Road | Outer Ring Road | 3rd A Cross'),
  lenders: listed(
    'Hoysala Housing Finance Company | Charminar Bank Limited | Tungabhadra Gramina Bank | Sahakara Nagar Co-operative Bank Ltd',
  ),
  authorities: listed('Bruhat Bengaluru Mahanagara Palike | Greater Hyderabad Municipal Corporation'),
  places: [
    { town: 'Bengaluru', district: 'Bengaluru Urban', state: 'Karnataka', pin: '560' },
    { town: 'Hubballi', district: 'Dharwad', state: 'Karnataka', pin: '580' },
    { town: 'Hyderabad', district: 'Medchal-Malkajgiri', state: 'Telangana', pin: '500' },
    { town: 'Guntur', district: 'Guntur', state: 'Andhra Pradesh', pin: '522' },
  ],
  named: (given, _elder, family) => (given.length % 2 === 0 ? `${given} ${family}` : `${initial(family)} ${given}`),
}

/** Maharashtra and Goa: the middle name is the father's or the husband's. */
const maratha: Lists = {
  men: listed('Sanjay | Dattatray | Nitin | Pandurang | Ashok | Milind | Rajaram | Prasad | Shrikant | Vilas'),
  women: listed('Vaishali | Sunanda | Manisha | Ujwala | Pratibha | Smita | Archana | Rohini'),
  families: listed('Kulkarni | Shinde | Deshmukh | Naik | Pawar | Gaikwad | Kamat | Joshi'),
  developers: listed('Sinhagad Landmarks LLP | Mandovi Realtors | Om Sai Developers & Builders | Panchavati Buildcon Private Limited'),
  projects: listed(
    'Swapnapurti Park | Shree Ganesh Heights | Mogra Co-op. Housing Society | Nisarg Vihar | Sayali Classic | Indrayani Nest',
  ),
  colonies: listed('Kothrud | Bibwewadi | Old Sangvi | Pashan | Savedi | Alto Porvorim'),
  roads: listed('Paud Road | D. P. Road | Karve Path | Mahatma Phule Marg | Aundh-Ravet Road'),
  lenders: listed(
    'Sahyog Sahakari Bank Ltd. | Western Ghats Housing Finance Ltd. | Deccan Peninsula Bank | Mandovi Urban Co-op. Credit Bank',
  ),
  authorities: listed('Pune Municipal Corporation | Ahilyanagar Municipal Corporation'),
  places: [
    { town: 'Pune', district: 'Pune', state: 'Maharashtra', pin: '411' },
    { town: 'Ahilyanagar', district: 'Ahilyanagar', state: 'Maharashtra', pin: '414' },
    { town: 'Mapusa', district: 'North Goa', state: 'Goa', pin: '403' },
  ],
  named: (given, elder, family) => `${given} ${elder} ${family}`,
}

/** Odisha, West Bengal and Assam. */
const east: Lists = {
  men: listed('Prasanta Kumar | Biswajit | Debasish | Tapan | Sarat Chandra | Ranjan | Pradip | Jitendra Nath | Sukumar'),
  women: listed('Mousumi | Sasmita | Rina | Kabita | Anindita | Pranati | Itishree | Bandana'),
  families: listed('Mohanty | Chakraborty | Sahoo | Kalita | Mondal | Baruah | Panda | Sengupta'),
  developers: listed('Mahanadi Infracon Pvt. Ltd. | M/s Hooghly Niwas | Brahmaputra Dwellings | Messrs Maa Tarini Construction'),
  projects: listed('Kamala Apartment | Utkal Paradise | Sonar Tori | Basundhara Enclave | Luit Heights | Chandrima Abasan'),
  colonies: listed('Saheed Colony | Vivekananda Pally | Nayapalli | Rabindra Sarani | Beltola | Ghoshpara'),
  roads: listed('Netaji Subhas Road | Station Bazar Road | Jagannath Sadak | R. N. Tagore Lane | Zoo Narengi Road'),
  lenders: listed('Purvanchal Grameen Bank | Kalinga Home Finance Ltd. | Hooghly Co-operative Bank | Eastern Frontier Bank Limited'),
  authorities: listed('Bhubaneswar Development Authority | Baranagar Municipality'),
  places: [
    { town: 'Bhubaneswar', district: 'Khordha', state: 'Odisha', pin: '751' },
    { town: 'Baranagar', district: 'North 24 Parganas', state: 'West Bengal', pin: '700' },
    { town: 'Guwahati', district: 'Kamrup (M)', state: 'Assam', pin: '781' },
  ],
  named: (given, _elder, family) => `${given} ${family}`,
}

/** The parts of the country that this style's offices are of. */
export const regions = { tamil, deccan, maratha, east } as const
export type Region = keyof typeof regions
/** Villages by their part of the country. */
export const villages: Record<Region, readonly string[]> = {
  tamil: ['Avaniyapuram', 'Selaiyur', 'Veerapandi', 'Ollukkara'],
  deccan: ['Kodigehalli', 'Nagaram', 'Gopanapalli', 'Unkal'],
  maratha: ['Hingne Budruk', 'Nagapur', 'Socorro', 'Dhayari'],
  east: ['Patrapada', 'Palpara', 'Hatigaon', 'Jagamara'],
}
