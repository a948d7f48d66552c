import type { Lists } from '../../world.ts'

/** One state as its everyday papers name offices, land and money. */
export type Region = {
  lists: Lists
  short: string
  /** Who collects tax, and who makes schemes and leases plots. */
  body: string
  planner: string
  /** The planner's name on its letterhead; empty where English alone stands there. */
  plannerHindi: string
  housing: string
  /** Words of revenue. */
  village: string
  tehsil: string
  survey: string
  clerk: string
  /** Money paid when a bargain is struck. */
  earnest: string
  units: readonly ('sqft' | 'sqmt' | 'sqyd')[]
  villages: readonly string[]
  /** Papers of a file beside the deeds. */
  papers: readonly string[]
}

const words = (text: string): string[] => text.split('|').map((word) => word.trim())
const towns = (state: string, text: string): Lists['places'] =>
  words(text).map((row) => {
    const [town = '', pin = '', district = town] = row.split(' ')
    return { town, district, state, pin }
  })

const gujarat: Region = {
  lists: {
    men: words('Harshadbhai | Jayantilal | Mukeshbhai | Nareshbhai | Pravinbhai | Rameshchandra | Bharatkumar | Chandrakant | Dilipbhai'),
    women: words('Kokilaben | Bhavnaben | Hansaben | Jyotsnaben | Nayanaben | Parulben | Rekhaben | Ilaben'),
    families: words('Patel | Shah | Prajapati | Panchal | Solanki | Chauhan | Bhatt | Vaghela | Makwana | Trivedi'),
    developers: words(
      'Shree Umiya Buildcon | Akshar Developers | Swastik Infracon LLP | M/s. Hari Om Corporation | Maruti Nandan Infrastructure Pvt. Ltd.',
    ),
    projects: words('Akshar Residency | Sahajanand Heights | Umiya Tenements | Swagat Flora | Nilkanth Bungalows | Pramukh Park'),
    colonies: words('Vidyanagar Road | Karelibaug | Waghodia Road | Juna Bazar | Lambhvel | Zadeshwar | Chitra | Modhera Road'),
    roads: words('Town Hall | S.T. Workshop | Sardar Chowk | Ambaji Temple | Petrol Pump | Water Tank'),
    lenders: words(
      'Sardar Griha Finance Ltd. | Charotar Nagrik Sahakari Bank Ltd. | Western Habitat Finance Ltd. | Gurjar Home Capital Ltd.',
    ),
    authorities: words('Area Development Authority'),
    places: towns('Gujarat', 'Anand 388 | Navsari 396 | Bharuch 392 | Mehsana 384 | Bhavnagar 364 | Palanpur 385 Banaskantha'),
    named: (given, elder, family) => `${given} ${elder} ${family}`,
  },
  short: 'Guj.',
  body: 'Nagarpalika',
  planner: 'Area Development Authority',
  plannerHindi: '',
  housing: 'Gujarat Griha Nirman Board',
  village: 'Mouje',
  tehsil: 'Taluka',
  survey: 'R.S. No.',
  clerk: 'Talati',
  earnest: 'bana',
  units: ['sqmt', 'sqyd'],
  villages: words('Bakrol | Gopalpura | Jitodiya | Chhapra | Nandelav | Dediyasan | Sidsar'),
  papers: words('Index-II | 7/12 Utara | N.A. Order | Share Certificate'),
}
const rajasthan: Region = {
  lists: {
    men: words(
      'Bhanwar Lal | Gopal Singh | Hanuman Prasad | Jagdish Chand | Mahendra Singh | Om Prakash | Ram Niwas | Shyam Sunder | Madan Lal',
    ),
    women: words('Kamla Devi | Manju Kanwar | Pushpa Devi | Santosh Devi | Sharda | Vimla Devi | Nirmala | Rajshree'),
    families: words('Choudhary | Rathore | Sharma | Meena | Jangid | Kumawat | Soni | Saini | Bishnoi | Mathur'),
    developers: words(
      'Shekhawati Buildhome Pvt. Ltd. | M/s Mangalam Colonizers | Aravali Landcraft LLP | Rajputana Homes | Shri Shyam Developers',
    ),
    projects: words('Mangal Vihar | Aravali Greens | Shyam Enclave | Gulab Residency | Royal Rajwada | Keshav Heights'),
    colonies: words('Shastri Nagar | Vaishali Nagar | Bapu Nagar | Pratap Nagar | Subhash Nagar Extension | R.K. Colony | Mahaveer Nagar'),
    roads: words('Bypass Road | Nawalgarh Road | Pur Road | Collectorate Circle | Sabji Mandi | Jhalawar Road'),
    lenders: words(
      'Marudhar Home Finance Ltd. | Dhora Small Finance Bank Ltd. | Aravali Housing Finance Ltd. | Rajputana Urban Co-operative Bank',
    ),
    authorities: words('Urban Improvement Trust'),
    places: towns('Rajasthan', 'Sikar 332 | Pali 306 | Bhilwara 311 | Alwar 301 | Kota 324 | Nagaur 341'),
    named: (given, _, family) => `${given} ${family}`,
  },
  short: 'Raj.',
  body: 'Nagar Parishad',
  planner: 'Urban Improvement Trust',
  plannerHindi: 'नगर विकास न्यास',
  housing: 'Rajasthan Awasan Mandal',
  village: 'Gram',
  tehsil: 'Tehsil',
  survey: 'Khasra No.',
  clerk: 'Patwari',
  earnest: 'bayana',
  units: ['sqyd', 'sqmt'],
  villages: words('Radhakishanpura | Harni Kalan | Dadabari | Belda | Samarthpura | Chandrawati'),
  papers: words('Lease Money Receipt | 90-A Order | Site Plan | Jamabandi'),
}
const madhyaPradesh: Region = {
  lists: {
    men: words(
      'Kailash Narayan | Dinesh Kumar | Rajendra Prasad | Sanjay | Virendra | Arun Kumar | Manohar Lal | Prakash Chandra | Abdul Hameed',
    ),
    women: words('Sunita | Kiran Bai | Archana | Rashmi | Savitri Bai | Neelam | Shakuntala | Varsha'),
    families: words('Malviya | Tiwari | Jain | Rajput | Parmar | Khandelwal | Sisodiya | Porwal | Raghuwanshi | Gupta'),
    developers: words(
      'Malwa Shubh Developers | M/s Kshipra Realities | Vindhya Vasundhara Colonizers Pvt. Ltd. | Om Sai Constructions | Rewa Infraheights',
    ),
    projects: words('Shiv Dham | Kshipra Paradise | Silver Leaf City | Malwa Residency | Omkar Homes | Shubh Labh Towers'),
    colonies: words('Kasturba Nagar | Jawahar Nagar | Mukherjee Nagar | Civil Lines | Alkapuri | Tilakganj | Padmavati Colony'),
    roads: words('A.B. Road | Mhow Road | Makronia Square | Bus Stand | Old Court Building | Gas Godown'),
    lenders: words(
      'Malwa Awas Finance Ltd. | Shipra Mahila Nagrik Sahakari Bank | Central India Home Loans Ltd. | Narmada Valley Finserv Pvt. Ltd.',
    ),
    authorities: words('Vikas Pradhikaran'),
    places: towns('Madhya Pradesh', 'Ratlam 457 | Dewas 455 | Sagar 470 | Khandwa 450 | Vidisha 464 | Mandsaur 458'),
    named: (given, _, family) => `${given} ${family}`,
  },
  short: 'M.P.',
  body: 'Nagar Palik Nigam',
  planner: 'Vikas Pradhikaran',
  plannerHindi: 'विकास प्राधिकरण',
  housing: 'M.P. Griha Nirman Mandal',
  village: 'Gram',
  tehsil: 'Tehsil',
  survey: 'Survey No.',
  clerk: 'Patwari',
  earnest: 'bayana',
  units: ['sqft', 'sqmt'],
  villages: words('Bangrod | Nagukhedi | Rajakhedi | Anand Nagar Kalan | Dhanora | Salakhedi'),
  papers: words('Khasra B-1 | Diversion Order | Rin Pustika | Namantaran Order'),
}
const chhattisgarh: Region = {
  lists: {
    men: words('Ghanshyam | Tikaram | Santosh Kumar | Bhupendra | Ishwar Lal | Khemraj | Dwarika Prasad | Yashwant | Lekhram'),
    women: words('Dulari Bai | Hemlata | Kunti | Sarita | Anusuiya | Premlata | Pushpa Bai | Rajkumari'),
    families: words('Sahu | Verma | Dewangan | Sinha | Agrawal | Chandrakar | Nishad | Kashyap | Tamrakar | Yadu'),
    developers: words(
      'Mahanadi Builders & Developers | M/s Shubham Infra | Dhan Kunwar Realtors Pvt. Ltd. | Arpa Nirman LLP | Sheetla Constructions',
    ),
    projects: words('Arpa Greens | Shubham Vihar | Mahamaya Heights | Sheetla Residency | Anmol City | Swarn Bhoomi Homes'),
    colonies: words('Sarkanda | Padmanabhpur | Nehru Nagar | Kamla Nehru Ward | Mopka | Mohan Nagar | Basantpur'),
    roads: words('Ratanpur Road | Seepat Road | G.E. Road | Link Road | Sheetla Mandir | Tilak School'),
    lenders: words(
      'Mahamaya Rural Housing Finance Ltd. | Dandakaranya Gramin Bank | Arpa Finance & Housing Ltd. | Kosal Small Finance Bank',
    ),
    authorities: words('Nagar Vikas Pradhikaran'),
    places: towns('Chhattisgarh', 'Bilaspur 495 | Durg 491 | Rajnandgaon 491 | Korba 495 | Dhamtari 493 | Jagdalpur 494 Bastar'),
    named: (given, _, family) => `${given} ${family}`,
  },
  short: 'C.G.',
  body: 'Nagar Palik Nigam',
  planner: 'Nagar Vikas Pradhikaran',
  plannerHindi: 'नगर विकास प्राधिकरण',
  housing: 'C.G. Griha Nirman Mandal',
  village: 'Mouza',
  tehsil: 'Tehsil',
  survey: 'Khasra No.',
  clerk: 'Patwari',
  earnest: 'peshgi',
  units: ['sqft', 'sqmt'],
  villages: words('Lingiyadih | Borsi | Mowa Khurd | Bhatgaon | Arjunda | Chantidih'),
  papers: words('B-1 P-II | Diversion Order | Rin Pustika | Patwari Naksha'),
}
export const regions: readonly Region[] = [gujarat, rajasthan, madhyaPradesh, chhattisgarh, rajasthan, gujarat]
