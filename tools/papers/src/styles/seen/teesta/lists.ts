import type { Lists } from '../../world.ts'

/** Words parted by a bar. */
const these = (words: string): readonly string[] => words.split('|').map((word) => word.trim())
const plain = (given: string, _elder: string, family: string): string => `${given} ${family}`

/** One state's names, and what its offices call land, lords and bodies. */
type Region = Lists & {
  /** Before a man's and a woman's name. */
  polite: readonly [string, string]
  land: 'katha' | 'decimal' | 'acre' | 'lecha' | 'metre'
  mouzas: readonly string[]
}

const bengal: Region = {
  men: these('Tapas Kumar|Subrata|Debasish|Ujjwal|Prosenjit|Asit Baran|Manik|Swapan Kumar|Partha Sarathi|Biswajit|Haradhan'),
  women: these('Kakali|Mousumi|Sutapa|Rina Rani|Jharna|Chhabi|Soma|Bandana|Mitali|Aparna'),
  families: these('Ghosh|Dutta|Mondal|Biswas|Chakraborty|Saha|Karmakar|Sarkar|Bhattacharjee|Kundu|Pramanik|Majumder'),
  developers: these(
    'M/s. Maa Tara Construction|Joy Guru Realtors|M/s. Bhumi Nirman|Sreema Developers|M/s. D. K. Enterprise|Lokenath Builders Pvt. Ltd.',
  ),
  projects: these('Annapurna Apartment|Kanchan Kunja|Saradamani Abasan|Mayer Ashirbad|Nirala Enclave|Dakshinayan|Swapno Neer'),
  colonies: these('Rabindra Pally|Milan Nagar|Subhas Pally|Purba Para|Natun Bazar|Kalitala|Hatkhola|Deshbandhu Para|College Para'),
  roads: these('Station Road|B. T. Sarani|Netaji Subhas Road|Kalibari Lane|Thana Road|Vivekananda Sarani|Jessop Lane|S. N. Banerjee Road'),
  lenders: these(
    'Uttarpally Co-operative Bank Ltd.|Bangabhumi Gramin Bank|Nabadiganta Urban Co-operative Bank Ltd.|Ganga-Damodar Housing Finance Ltd.|Purbanchal Micro Home Finance Ltd.',
  ),
  authorities: these('Municipality|Municipal Corporation'),
  places: [
    { town: 'Konnabari', district: 'Hooghly', state: 'West Bengal', pin: '712' },
    { town: 'Barnapur', district: 'Paschim Bardhaman', state: 'West Bengal', pin: '713' },
    { town: 'Sonarhat', district: 'South 24 Parganas', state: 'West Bengal', pin: '743' },
    { town: 'Dhupjhora', district: 'Jalpaiguri', state: 'West Bengal', pin: '735' },
    { town: 'Krishnaganj', district: 'Nadia', state: 'West Bengal', pin: '741' },
  ],
  named: plain,
  polite: ['Sri', 'Smt.'],
  land: 'katha',
  mouzas: these('Gopalpur|Baidyabati Khurd|Chak Rajballav|Paschim Barisha|Dabgram|Nischinda|Raghunathchak'),
}

const odisha: Region = {
  men: these('Bijay Kumar|Prasanta|Sarat Chandra|Niranjan|Laxmidhar|Ramesh Chandra|Gouranga|Trilochan|Susanta Kumar|Pitabasa'),
  women: these('Sabita|Minati|Kuntala|Pravati|Basanti|Annapurna|Sanjukta|Itishree|Nirupama'),
  families: these('Mohapatra|Nayak|Behera|Sahoo|Panda|Pradhan|Jena|Rout|Swain|Patnaik|Das'),
  developers: these(
    'Jagannath Infra Developers|M/s. Konark Homes|Sai Kalinga Estates Pvt. Ltd.|M/s. Mahanadi Buildcon|Chilika Constructions',
  ),
  projects: these('Neelachal Residency|Kalinga Enclave|Shreekhetra Homes|Utkalika Plaza|Bhubanananda Vihar'),
  colonies: these('Sastri Nagar|Jagannath Vihar|Budheswari Colony|Laxmi Sagar Patna|Nuasahi|Bajrakabati|Gandhi Nagar'),
  roads: these('Cuttack Road|Canal Road|Badadanda|Link Road|Medical Road|Bypass Road|Hospital Chhak'),
  lenders: these(
    'Kalinga Gramya Bank|Baitarani Urban Co-operative Bank Ltd.|Central Co-operative Bank Ltd., Dhenuka|Shree Utkal Home Finance Ltd.',
  ),
  authorities: these('Municipality|N.A.C.|Municipal Corporation'),
  places: [
    { town: 'Jajapada', district: 'Jajpur', state: 'Odisha', pin: '755' },
    { town: 'Banki Road', district: 'Cuttack', state: 'Odisha', pin: '754' },
    { town: 'Rairampur', district: 'Sundargarh', state: 'Odisha', pin: '769' },
    { town: 'Chandaka', district: 'Khordha', state: 'Odisha', pin: '751' },
  ],
  named: plain,
  polite: ['Sri', 'Smt.'],
  land: 'acre',
  mouzas: these('Patrapada|Nuagaon|Ranihat|Jagatpur Sasan|Madhupatna|Sundarpada|Bidyadharpur'),
}

const assam: Region = {
  men: these('Dipak|Bhaben|Pranab Jyoti|Hemanta|Nripen|Jiten|Khagen Chandra|Rupam|Bipul|Lohit Chandra'),
  women: these('Dipali|Rekha Moni|Nirmali|Jonali|Bhanita|Purabi|Anima|Rumi'),
  families: these('Borah|Kalita|Deka|Saikia|Gogoi|Barman|Talukdar|Hazarika|Baruah|Nath'),
  developers: these('Brahmaputra Abasan Nirman|M/s. Luit Developers|Pragjyotish Infra LLP|M/s. Nilachal Builders'),
  projects: these('Kaziranga Heights|Bihu Enclave|Luit Residency|Padum Pukhuri Apartment'),
  colonies: these('Rehabari Path|Jyotinagar|Ambikapur|Nizarapar|Bhaskar Nagar|Milanpur|Tarun Nagar'),
  roads: these('R. G. Path|G. N. B. Road|Zoo Tiniali Road|A. T. Road|Rajgarh Link Road|Hem Baruah Path'),
  lenders: these('Asom Gramin Vikas Kosh|Pragati Industrial Co-op. Bank Ltd.|Luit Valley Housing Finance Ltd.'),
  authorities: these('Municipal Board|Municipal Corporation|Town Committee'),
  places: [
    { town: 'Beltari', district: 'Kamrup (M)', state: 'Assam', pin: '781' },
    { town: 'Tezgaon', district: 'Sonitpur', state: 'Assam', pin: '784' },
    { town: 'Jorpukhuri', district: 'Jorhat', state: 'Assam', pin: '785' },
  ],
  named: plain,
  polite: ['Shri', 'Smti.'],
  land: 'lecha',
  mouzas: these('Hengrabari|Dakhin Beltola|Ramcharani|Silasundari|Jalukbari Pub|Charibahi'),
}

const jharkhand: Region = {
  men: these('Ram Pravesh|Birendra Kumar|Suresh Prasad|Arun Kumar|Mahendra|Shambhu Nath|Binod Kumar|Lalan Prasad|Umesh|Jagdish'),
  women: these('Sunita|Rita|Meena|Usha|Kiran|Pushpa|Indu|Asha|Manju'),
  families: these('Singh|Sinha|Prasad|Mahto|Verma|Choudhary|Gupta|Pandey|Jha|Oraon|Mandal'),
  developers: these('M/s. Magadh Construction|Sona Ganga Builders|Chhotanagpur Homes Pvt. Ltd.|M/s. Aryabhatta Developers'),
  projects: these('Ganga Vatika|Birsa Enclave|Ashiana Sadan|Vaishali Residency|Kamla Niwas Apartment'),
  colonies: these('Ashok Vihar|Kankarbagh Extn.|Hinoo|Rajendra Nagar|Shivpuri|Bhattachari Mohalla|Adarsh Nagar|Saketpuri'),
  roads: these('Boring Canal Road|Main Road|Old Bypass Road|Kutchery Road|Circular Road|Station Road'),
  lenders: these(
    'Magadh Kshetriya Gramin Bank|Bihan Gramin Bank|The Sone Valley Co-operative Bank Ltd.|Chhotanagpur Housing Finance Ltd.|Nalanda Awas Finance Ltd.',
  ),
  authorities: these('Nagar Parishad|Nagar Panchayat|Municipal Corporation'),
  places: [
    { town: 'Danapur Khas', district: 'Patna', state: 'Bihar', pin: '801' },
    { town: 'Gayaspur', district: 'Gaya', state: 'Bihar', pin: '823' },
    { town: 'Namkumba', district: 'Ranchi', state: 'Jharkhand', pin: '834' },
    { town: 'Chasnala', district: 'Dhanbad', state: 'Jharkhand', pin: '826' },
    { town: 'Mangobagh', district: 'East Singhbhum', state: 'Jharkhand', pin: '831' },
  ],
  named: plain,
  polite: ['Shri', 'Smt.'],
  land: 'decimal',
  mouzas: these('Hehal|Argora Tola|Saguna|Rukanpura|Kamre|Dhelwan|Bariatu Khurd'),
}

const gujaratiWomen = these('Kokila|Hansa|Daksha|Nayana|Manjula|Ila|Pragna|Sharda')
/** A Gujarati bears the father's or the husband's name before the family's. */
const gujarati = (given: string, elder: string, family: string): string =>
  `${given}${gujaratiWomen.includes(given) ? 'ben' : 'bhai'} ${elder}bhai ${family}`

const gujarat: Region = {
  men: these('Magan|Ramesh|Ghanshyam|Natvar|Chandu|Dahya|Kanu|Arvind|Jivan|Mansukh|Bhikhu'),
  women: gujaratiWomen,
  families: these('Patel|Parmar|Solanki|Makwana|Chauhan|Gajjar|Thakkar|Raval|Trivedi|Sutariya'),
  developers: these('M/s. Khodiyar Corporation|Ambica Organisers|Umiya Developers|M/s. Shreeji Builders|Sabar Infra'),
  projects: these('Ghanshyam Park|Umiya Nagar|Sardar Smruti|Sahajanand Row House|Ambika Duplex|Vraj Vihar'),
  colonies: these('Kathwada Pati|Nana Bazar|Amraiwadi Pura|Ranip Gam|Karelibag East|Vidyanagar Pati|Gorwa Bhatha'),
  roads: these('Highway Char Rasta|Janta Chokdi|Old Padra Road|Station Road|Amul Dairy Road|G.I.D.C. Road'),
  lenders: these(
    'The Charotar People Co-op. Bank Ltd.|Sabar Nagrik Sahakari Bank Ltd.|Saurashtra Narmada Gramin Bank|Kheda Home Loans Pvt. Ltd.|The Mahila Vikas Co-op. Bank Ltd.',
  ),
  authorities: these('Nagarpalika|Nagar Palika|Mahanagar Seva Sadan'),
  places: [
    { town: 'Anandpura', district: 'Anand', state: 'Gujarat', pin: '388' },
    { town: 'Himmatgadh', district: 'Sabarkantha', state: 'Gujarat', pin: '383' },
    { town: 'Rajpipla Naka', district: 'Narmada', state: 'Gujarat', pin: '393' },
    { town: 'Wadhvan Pati', district: 'Surendranagar', state: 'Gujarat', pin: '363' },
  ],
  named: gujarati,
  polite: ['Shri', 'Smt.'],
  land: 'metre',
  mouzas: these('Vallabhpura|Karamsad Sim|Moti Bhoyan|Jitodiya|Lambhvel|Mogri'),
}

/** The states of this office-world, each with its own names. */
export const regions = [bengal, bengal, odisha, assam, jharkhand, jharkhand, gujarat, gujarat] as const
