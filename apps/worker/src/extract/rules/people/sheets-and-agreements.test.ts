import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

const sheet = (label: string, name: string) =>
  `BUILDING PLAN APPROVAL\n1\tPermit number\tBP/6036\n2\tApproved on\t09-09-2013\n3\t${label}\t${name}\n4\tAddress of the site\tPlot No. 8, Sector 7, Sonepur\n5\tSite area\t125.42 Sq. Mtr.`
const form = (label: string, name: string) =>
  `LOAN APPLICATION FORM\nLoan application No. 63536\n1.\t${label}\t: ${name}\n2.\tName of co-borrower, if any\t: ---\n3.\tAge\t: 37 years`

/** Labels that name two roles at once: in an office's sheet the owner, in a lender's form who borrows. */
const ofTwoRoles: readonly (readonly [string, string, TextPeople])[] = [
  ['sheet 1', sheet('Name of the applicant / owner', 'Harbans Lal Mehta'), { owner: 'Harbans Lal Mehta' }],
  ['sheet 2', sheet('Applicant / Owner', 'Smt. Rupinder Kaur Gill'), { owner: 'Rupinder Kaur Gill' }],
  ['sheet 3', sheet("Owner's / applicant's name", 'Debashis Bora & Mamoni Bora'), { owner: 'Debashis Bora, Mamoni Bora' }],
  ['sheet 4', sheet('Name of owner (applicant)', 'Lalrinpuia Sailo'), { owner: 'Lalrinpuia Sailo' }],
  ['sheet 5', sheet('Owner / allottee', 'Gurcharan Singh Virk'), { owner: 'Gurcharan Singh Virk' }],
  ['form 1', form('Name of the member / borrower in full', 'Prafulla Nayak'), { applicant: 'Prafulla Nayak' }],
  ['form 2', form('Member / applicant', 'Shri Vasant Naik'), { applicant: 'Vasant Naik' }],
  ['form 3', form('Full name of member / loanee', 'K. Saraswathi'), { applicant: 'K. Saraswathi' }],
  ['form 4', form('Name of the applicant (member)', 'Tukaram Bhagat'), { applicant: 'Tukaram Bhagat' }],
  [
    'form 5',
    form('Name of applicant / owner of the property', 'Joginder Pal Kapoor'),
    { applicant: 'Joginder Pal Kapoor', owner: 'Joginder Pal Kapoor' },
  ],
]

const priv = (pan: string) => `(Aadhaar No. XXXX XXXX 5475, PAN ${pan})`
const agreed = (parties: string) =>
  `AGREEMENT TO SELL\nThis agreement is made on 09-05-2026 between ${parties}\n1. That the first party is the absolute owner of Plot No. 298, Sector 9, Alwargarh.\n2. That the total price is settled at Rs. 43,00,000/-.`

/** Parties that are headed within a sentence, or stand behind their role without any mark. */
const headedWithin: readonly (readonly [string, string, TextPeople])[] = [
  [
    'ordinals with roles in brackets',
    agreed(
      `First party (seller): Smt. Nirmala Devi Rana ${priv('DEVPR3375H')} wife of Sh. Parveen Rana, aged about 35 years, resident of 100, Bhai Colony, Alwargarh, and Second party (purchaser): Sh. Kuldeep Rawat ${priv('BHTPR9149R')} son of Sh. Vijay Rawat, resident of 106, Urban Estate, Alwargarh.`,
    ),
    { applicant: 'Kuldeep Rawat', owner: 'Nirmala Devi Rana' },
  ],
  [
    'two purchasers',
    agreed(
      `First party (vendor): Sh. Amrit Lal Suri ${priv('BMZPS2518C')} son of Sh. Kartar Suri, and Second party (vendees): Sh. Dinesh Kohli ${priv('BEVPK7598H')} son of Sh. Om Kohli, aged 49 years and Smt. Kiran Kohli ${priv('BHTPK5801R')} wife of Sh. Dinesh Kohli, both resident of 200, Model Town.`,
    ),
    { applicant: 'Dinesh Kohli', co: 'Kiran Kohli', owner: 'Amrit Lal Suri' },
  ],
  [
    'bare roles with colons',
    agreed(
      'Seller: Shri Hari Prasad Tamta S/o Late Gopal Tamta R/o Almora and Purchaser: Shri Deepak Bisht S/o Shri Kundan Bisht R/o Nainital.',
    ),
    { applicant: 'Deepak Bisht', owner: 'Hari Prasad Tamta' },
  ],
  [
    'party of the part',
    agreed(
      'Party of the first part: Mr. Edwin Lyngdoh, aged 60 years, and Party of the second part: Mrs. Ibadon Kharkongor, aged 41 years.',
    ),
    { applicant: 'Ibadon Kharkongor', owner: 'Edwin Lyngdoh' },
  ],
  [
    'dash behind the role',
    `AGREEMENT TO SELL\nMade at Ranchi.\nVendor - Sri Birsa Oraon S/o Late Mangra Oraon\nVendee - Smt. Sushila Tirkey W/o Sri Paulus Tirkey\n1. The land is Plot No. 12.`,
    { applicant: 'Sushila Tirkey', owner: 'Birsa Oraon' },
  ],
  [
    'role, slash and plural, no mark',
    `AGREEMENT FOR SALE\nArticles of agreement made at Nashik this 16 December 2025 between:\nPromoter Godakath Buildcon Private Limited, Nashik 422005, through partner Sagar Rane\nAllottee/s Shri. Anand Milind Joshi, son of Shri. Milind Joshi, aged about 48 years\nR/at 189, College Road, Nashik.\ni. The Allottee agrees to purchase Flat No. 502.`,
    { applicant: 'Anand Milind Joshi', developer: 'Godakath Buildcon Private Limited' },
  ],
  [
    'two behind such a role',
    `AGREEMENT FOR SALE\nArticles of agreement made between:\nPromoter Sahyadri Landmarks LLP, Pune 411016\nPurchaser/s Shri. Rohan Vilas Pawar, son of Shri. Vilas Pawar, aged about 49 years\nSmt. Neha Rohan Pawar, wife of Shri. Rohan Pawar, aged about 45 years\nR/at 75, Old Sangvi, Pune.\ni. The Purchaser agrees to purchase Flat No. 2B.`,
    { applicant: 'Rohan Vilas Pawar', co: 'Neha Rohan Pawar', developer: 'Sahyadri Landmarks LLP' },
  ],
  [
    'semicolons between',
    agreed('First party (owner): Sri Trilochan Sahu, aged 55; Second party (buyer): Sri Manas Ranjan Jena, aged 38.'),
    { applicant: 'Manas Ranjan Jena', owner: 'Trilochan Sahu' },
  ],
  [
    'the purchaser first',
    agreed('Purchaser: Sh. Inderjit Walia S/o Sh. Ujjal Walia R/o Mohali and Seller: Smt. Satwant Kaur W/o Late Bachan Singh R/o Kharar.'),
    { applicant: 'Inderjit Walia', owner: 'Satwant Kaur' },
  ],
  [
    'who witnesses is no party',
    agreed(
      'First party (seller): Sh. Chaman Lal S/o Sh. Nand Lal, and Second party (purchaser): Smt. Veena Arora W/o Sh. Raj Arora. Witness: Sh. Mohan Dutt, M. 8431287012.',
    ),
    { applicant: 'Veena Arora', owner: 'Chaman Lal' },
  ],
]

const order = (sentence: string, to = 'Sh. Parveen Bhalla S/o Sh. Surinder Bhalla') =>
  `AREA DEVELOPMENT AUTHORITY\nEstate Office, Tonk Road, Jaisagar\nTo\n${to}\nR/o 54, Subhash Enclave, Jaisagar\nMemo No. EO/93767\nSub: Transfer of House No. D-143, Jaisagar\n${sentence}\nSuperintendent, for Estate Officer`

/** Orders that take a property out of one name into another. */
const changed: readonly (readonly [string, string, TextPeople])[] = [
  [
    'in your favour',
    order(
      'The above property standing in the name of Smt. Sunita Rawat is hereby transferred in your favour in the records of this office.',
    ),
    { owner: 'Parveen Bhalla' },
  ],
  [
    'in your name',
    order('The house recorded in the name of Sh. Vijay Garg has been mutated in your name on the basis of the sale deed.'),
    { owner: 'Parveen Bhalla' },
  ],
  [
    'to you',
    order('The plot, which stood in the name of Sh. Ashok Sethi, stands transferred to you on the same terms.'),
    { owner: 'Parveen Bhalla' },
  ],
  [
    'two readers',
    order(
      'The above property standing in the name of Smt. Seema Garg is hereby re-allotted in your joint names.',
      'Sh. Dinesh Bajwa S/o Sh. Kuldeep Bajwa\nSmt. Kiran Bajwa W/o Sh. Dinesh Bajwa',
    ),
    { owner: 'Dinesh Bajwa, Kiran Bajwa' },
  ],
  [
    'to a third',
    order(
      'The property standing in the name of Sh. Ved Prakash is hereby transferred in the name of Smt. Lajwanti Devi W/o Late Ved Prakash.',
      'The Secretary, Welfare Society',
    ),
    { owner: 'Lajwanti Devi' },
  ],
  [
    'name removed',
    order('The name of Sh. Balwant Rai is hereby deleted and the property is entered in your name with immediate effect.'),
    { owner: 'Parveen Bhalla' },
  ],
  [
    'who stays',
    `MUTATION CERTIFICATE\nCertified that House No. 14, Ward 5, stands in the name of Sh. Tara Chand Negi S/o Sh. Bir Negi in the records of this office.`,
    { owner: 'Tara Chand Negi' },
  ],
  [
    'by inheritance',
    order('On the death of the allottee the plot held in the name of Late Sh. Ram Saran is hereby transferred in your favour.'),
    { owner: 'Parveen Bhalla' },
  ],
  [
    'accordingly',
    order('The site standing in the name of M/s Garg Traders is accordingly changed to your name.'),
    { owner: 'Parveen Bhalla' },
  ],
  [
    'regularised',
    order('The unit standing in the name of Smt. Asha Puri is transferred and regularised in your favour.'),
    { owner: 'Parveen Bhalla' },
  ],
]

const developer = 'Omansh Promoters & Developers Private Limited'
const certified = (sentence: string) =>
  `${developer}\nNO DUES CUM POSSESSION LETTER\nDate: 12/03/2026\n${sentence}\nFor queries: Hansa Solanki, CRM, 9156740086`

/** A builder certifies who has paid. */
const paid: readonly (readonly [string, string, TextPeople])[] = [
  [
    'both paid',
    certified(
      'This is to certify that Sh. Mahendra Garg S/o Sh. Naresh Garg and Smt. Kiran Garg W/o Sh. Mahendra Garg R/o 13, Bhai Colony, Alwargarh have paid all dues of Apartment No. A-1104, Block A and possession has been taken today.',
    ),
    { applicant: 'Mahendra Garg', co: 'Kiran Garg', developer },
  ],
  [
    'one paid',
    certified('Certified that Mr. Anup Phukan of Guwahati has cleared all dues of Flat No. 402 as on date.'),
    { applicant: 'Anup Phukan', developer },
  ],
  [
    'has fully paid',
    certified('It is certified that Mrs. Latha Prabhu, W/o Mr. Ganesh Prabhu, has fully paid the price of Villa No. 7.'),
    { applicant: 'Latha Prabhu', developer },
  ],
  [
    'full payment',
    certified('We confirm that Mr. Joseph Fernandes & Mrs. Maria Fernandes have made full payment towards Flat No. 12.'),
    { applicant: 'Joseph Fernandes', co: 'Maria Fernandes', developer },
  ],
  [
    'has been allotted',
    certified('This is to certify that Shri Rakesh Munda S/o Late Somra Munda has been allotted Flat No. 301 and nothing is due from him.'),
    { applicant: 'Rakesh Munda', developer },
  ],
  [
    'has purchased',
    certified('This is to confirm that Dr. Meera Iyer has purchased Apartment No. 9B and has been handed the keys.'),
    { applicant: 'Meera Iyer', developer },
  ],
  [
    'settled',
    certified('We hereby certify that Smt. Pushpa Lata, resident of Dehradun, has settled her account for Unit No. 77.'),
    { applicant: 'Pushpa Lata', developer },
  ],
  [
    'already deposited',
    certified('Certified that Sri Bijoy Sarkar and Smt. Mita Sarkar have already deposited the whole price of Flat No. 5C.'),
    { applicant: 'Bijoy Sarkar', co: 'Mita Sarkar', developer },
  ],
  [
    'acknowledged',
    certified('It is hereby acknowledged that Mr. Imran Shaikh has paid the entire consideration of Shop cum Flat No. 3.'),
    { applicant: 'Imran Shaikh', developer },
  ],
  ['the firm has paid', certified('We certify that the company has paid all taxes of the tower up to the year 2025-26.'), { developer }],
]

const boxes = (heads: string, name: string, co: string) =>
  `Retail Housing Finance Limited\nLoan Application Form\n2. Applicant\n${heads}\tDate of birth\tPAN / Form 60\n${name}\t04/08/1959\tDMZPD2187R\n3. Co-applicant\n${heads}\tRelationship\tMobile number\n${co}\tSpouse\t9509437239\n4. Property to be mortgaged\nAddress of property\tPIN code\nPlot No. 22, Urban Estate, Alwargarh\t301093`

/** Heads of boxes that ask for a name by its parts, under numbered headings of the persons. */
const byParts: readonly (readonly [string, string, TextPeople])[] = [
  'First / Middle / Last name',
  'First Name / Middle Name / Last Name',
  'First, Middle, Last Name',
  'First name and surname',
  'Given name / Surname',
  'First / Last name',
  'First name / Family name',
  'Name (First, Middle, Last)',
  'First Middle Surname',
  'First & last name',
].map((heads) => [
  heads,
  boxes(heads, 'Rajni Dhillon', 'Rajinder Singh Dhillon'),
  { applicant: 'Rajni Dhillon', co: 'Rajinder Singh Dhillon' },
])

it.each([...ofTwoRoles, ...headedWithin, ...changed, ...paid, ...byParts])('tells the people of %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
