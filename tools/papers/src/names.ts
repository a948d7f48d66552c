const listed = (words: string): readonly string[] => words.split('|').map((word) => word.trim())

/** Words of which people, places and firms are made; invented, of many parts of the country. */
export const men = listed(`
  Arvind | Harish | Imtiaz | Jagdish | Kamal | Lalit | Manoj | Naveen | Omkar | Prakash | Rafiq | Sandeep | Tushar | Umesh |
  Vikram | Yogesh | Anthony | Balwinder | Chetan | Dinesh | Ganesh | Surya Narayana | Ramakrishna | Venkatesh
`)
export const women = listed(`
  Anjali | Bharti | Chitra | Deepika | Farzana | Geeta | Hema | Indira | Jyoti | Kavitha | Lakshmi | Madhuri | Nandini | Padma |
  Rekha | Sangeeta | Tara | Usha | Vandana | Yasmin | Gurpreet | Sneha | Meera | Shalini
`)
export const families = listed(`
  Agnihotri | Bansal | Chowdhury | Dutta | Fernandes | Goyal | Hegde | Iyengar | Jadhav | Kulshreshtha | Lobo | Mishra | Nambiar |
  Oberoi | Pillai | Qureshi | Rathore | Saxena | Thakur | Upadhyay | Venkataraman | Wadhwa | Yadav | Zaveri | Sheikh | Gill | Das |
  Rao | Bhattacharya | Patil
`)
export const colonies = listed(`
  Ashok Vihar | Basant Nagar | Chandan Park | Durga Enclave | Gulmohar Colony | Indraprastha Society | Janakpuri Extension |
  Kaveri Layout | Lotus Gardens | Model Town | Nehru Nagar | Panchsheel Colony | Rajendra Nagar | Shanti Kunj | Tilak Nagar |
  Vasundhara Enclave | Anna Nagar West | Sai Krupa Colony
`)
export const projects = listed(`
  Amber Heights | Blue Lagoon Residency | Cedar Court | Divine Towers | Emerald Greens | Fortune Palms | Green Meadows |
  Harmony Homes | Imperial Crest | Jade Gardens | Kingswood Park | Laburnum Estate | Maple Leaf Apartments | Orchid Valley |
  Pearl Residences | Royal Pavilion
`)
export const builders = listed(`
  Amrapur Infra Projects Pvt. Ltd. | Bhoomi Developers | Castle Rock Realty LLP | Dhanlaxmi Constructions |
  Everest Buildcon Private Limited | Gokul Housing Limited | Himgiri Promoters | Ishan Estates Pvt. Ltd. |
  Kalpataru Land and Homes | Narmada Builders and Promoters | Sunrise Infraventures LLP | Trident Landmarks Limited
`)
export const banks = listed(`
  Deccan Housing Finance Ltd. | Himalaya Bank | Indus Home Loans | Konkan Co-operative Bank | Malabar Bank Ltd. |
  National Homes Finance | Saraswat Valley Bank | Vindhya Grameen Bank
`)
export const roads = listed(`
  Station Road | Ring Road | M. G. Road | Temple Street | Canal Road | Old Post Office Lane | College Road | Market Road | Link Road
`)

/** Towns with their state and the first three digits of their PIN codes. */
export const towns = [
  { town: 'Shivgarh', state: 'Uttar Pradesh', pin: '226' },
  { town: 'Rampuram', state: 'Tamil Nadu', pin: '600' },
  { town: 'Kolhanpur', state: 'Maharashtra', pin: '411' },
  { town: 'Navpada', state: 'Gujarat', pin: '395' },
  { town: 'Jhelampur', state: 'Punjab', pin: '141' },
  { town: 'Hosakere', state: 'Karnataka', pin: '560' },
  { town: 'Muktinagar', state: 'West Bengal', pin: '711' },
  { town: 'Devikonda', state: 'Telangana', pin: '500' },
  { town: 'Sonapahar', state: 'Rajasthan', pin: '302' },
  { town: 'Baghichapur', state: 'Haryana', pin: '122' },
  { town: 'Keshavpuri', state: 'Madhya Pradesh', pin: '462' },
  { town: 'Thekkady Nagar', state: 'Kerala', pin: '682' },
] as const
