import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

type Row = readonly [string, string, TextPeople]

const chat = (...lines: string[]) =>
  `[27/07/2025, 10:02 am] Asha Field Desk: Sir ek technical lagani hai aaj\n[27/07/2025, 10:09 am] Asha Field Desk: ${lines.join('\n')}\n[27/07/2025, 10:22 am] You: ok ji`

/** Notes of a few lines: a number that has a line of its own, a name behind a dash. */
const notes: readonly Row[] = [
  [
    'number below the case',
    chat('Customer - Sunita Kaur Grewal', 'Co app - Rajinder Singh Grewal', 'File no LAI-540492790', 'Takeover 93.8 L', 'No. 9389755110'),
    { applicant: 'Sunita Kaur Grewal', co: 'Rajinder Singh Grewal', phone: '9389755110' },
  ],
  ['bare number', chat('Customer: Lalita Oraon', 'HL 12 lakh', '9431055110'), { applicant: 'Lalita Oraon', phone: '9431055110' }],
  ['nos', chat('Borrower - Kiran Hegde', 'Plot 14, Hebbal', 'Nos: 9448012345'), { applicant: 'Kiran Hegde', phone: '9448012345' }],
  [
    'number of the one who sells',
    chat('Customer - Kiran Hegde', 'Seller - Mr. Ravi Kamath', 'No. 9448012345'),
    { applicant: 'Kiran Hegde', owner: 'Ravi Kamath' },
  ],
  [
    'number of who shows the house',
    chat('Customer - Kiran Hegde', 'Contact person Ramesh', 'No. 9448012345'),
    { applicant: 'Kiran Hegde' },
  ],
  [
    'number right below the second borrower',
    chat('Customer - Kiran Hegde', 'Co applicant - Usha Hegde', '9448012345'),
    { applicant: 'Kiran Hegde', co: 'Usha Hegde' },
  ],
  [
    'name behind a dash',
    `Hi sir pls do valuation urgent\nName - Shaikh Imran Yusuf\nAppl no - ICFHL22119087\nHL resale\nCustomer no 9823456710`,
    { applicant: 'Shaikh Imran Yusuf', phone: '9823456710' },
  ],
  ['name and loan', `pls do technical\nName: Bina Thapa\nLoan 18 L`, { applicant: 'Bina Thapa' }],
  ['name in a note of a loan', `Name - Arup Deka\nHL 22 lac\nFlat 4B, Beltola`, { applicant: 'Arup Deka' }],
  ['name that no loan goes with', `Name - Arup Deka\nBlood group B+\nRoll 22`, {}],
]

const twoColumns = (heads: readonly [string, string], label = 'Full Name') =>
  `HOME LOAN APPLICATION FORM\tForm No. 7719203\n${heads[0]}\t${heads[1]}\n${label}\tMr. Sanjay Kumar Mahto\t${label}\tMrs. Anita Devi\nFather/Spouse Late Bhola Mahto\tFather/Spouse Sanjay Kumar Mahto\nDOB\t04/05/1985\tDOB\t11/12/1988\nMobile\t8877001122\tMobile\t7004455667\nSECTION 3 - LOAN DETAILS\nLoan amount: Rs 22,00,000\tTenure: 20 yrs`

/** A form in two columns, each headed by whom it asks of. */
const forms: readonly Row[] = (
  [
    [['SECTION 1 - APPLICANT', 'SECTION 2 - CO-APPLICANT'], 'Full Name'],
    [['SECTION 1: APPLICANT', 'SECTION 2: CO-APPLICANT'], 'Name'],
    [['Section A - Applicant', 'Section B - Co-applicant'], 'Full Name'],
    [['PART I - BORROWER', 'PART II - CO-BORROWER'], 'Name'],
    [['Part A Borrower', 'Part B Co-borrower'], 'Full name'],
    [['APPLICANT', 'CO-APPLICANT'], 'Full Name'],
    [['FIRST APPLICANT', 'SECOND APPLICANT'], 'Name in full'],
    [['A. APPLICANT DETAILS', 'B. CO-APPLICANT DETAILS'], 'Name'],
    [['1. Applicant', '2. Co-applicant'], 'Full Name'],
    [['Primary Applicant', 'Joint Applicant'], 'Name'],
  ] as const
).map(([heads, label]) => [
  heads.join(', '),
  twoColumns(heads, label),
  { applicant: 'Sanjay Kumar Mahto', co: 'Anita Devi', phone: '8877001122' },
])

const nakal = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    'COPY OF JAMABANDI / FARD',
    'Village Bir Kalan, Tehsil Alwargarh, District Alwargarh Year 2023-24',
    heads.join('\t'),
    ...rows.map((row) => row.join('\t')),
    'Fee Rs. 25 received. Certified that the above is a true copy of the record.',
    'Patwari: Surinder Garg, Halqa Bir Kalan.',
  ].join('\n')
const owned = ['Sh. Naresh Thakur S/o Sh. Dinesh Thakur', 'Sh. Om Thakur S/o Sh. Dinesh Thakur'] as const
const bookOf = (head: string) =>
  nakal(
    ['Khewat', 'Khatoni', head, 'Cultivator', 'Khasra', 'Area K-M', 'Lagaan'],
    [
      ['383/354', '255', owned[0], 'Khudkasht', '85//23/2', '0 - 13', '0.25'],
      ['do', 'do', owned[1], 'do', 'do', 'do', 'do'],
    ],
  )

/** The column of an office's book of land that names who owns. */
const books: readonly Row[] = [
  'Owner with description',
  'Owner',
  'Malik',
  'Owner and parentage',
  'Name of owner',
  'Proprietor',
  'Owners (share)',
  'Land owner',
  'Name of the raiyat',
  'Bhumiswami',
].map((head) => [head, bookOf(head), { owner: 'Naresh Thakur, Om Thakur' }])

it.each([...notes, ...forms, ...books])('tells the people of %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
