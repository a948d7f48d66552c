import { expect, it } from 'vitest'
import { candidatesIn } from '../../extract-fields.ts'
import { readTextFile } from '../../../ocr/text-file.ts'
import { peopleOfText, peopleOfTyped, type TextPeople } from './people-of-text.ts'
import { valuesTyped } from '../typed-paper.ts'

/** Tables, cards and headings of parties; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'columns of both parts',
    `AGREEMENT TO SELL\nParty\tVendor (First Part)\tVendee (Second Part)\nName\tSmt. Pushpa Jha\tShri Sunil Mahto\nFather / husband\tUmesh Jha\tRatan Mahto\nWith\t-\tUsha Mahto\nAddress\t20, Ashok Vihar, Jharia\t2, Adarsh Nagar, Jharia\nMobile\t8921509028\t(+91) 9431 123 456\nTotal price\tRs. 15,00,000/-`,
    { applicant: 'Sunil Mahto', co: 'Usha Mahto', owner: 'Pushpa Jha', phone: '9431123456' },
  ],
  [
    'customer under co-applicant',
    `LOAN APPLICATION DATA SHEET\n1. Application Details\nApplication No.\t: LOS/738/99734\n2. Applicant Details\nCustomer Name\t: SUMIT RAWAT\n3. Co-Applicant 1 Details\nCustomer Name\t: POONAM RAWAT\n4. Loan Details\nProduct\t: Home Loan`,
    { applicant: 'Sumit Rawat', co: 'Poonam Rawat' },
  ],
  [
    'name and address of the claimant',
    `SALE DEED\nName and address of the EXECUTANT (Vendor)\tSmt. Chhabi Dey aged about 46 years, W/o Amal Dey, At- 10, Milan Nagar, Balia\nName and address of the CLAIMANT (Vendee)\tSri Manik Sen aged about 57 years, S/o Partha Sen, At- 23, Subhas Pally, Balia, PS- Balia, Dist- Nadia; Smt. Mitali Sen aged about 55 years, W/o Manik Sen\nConsideration money\tRs. 12,00,000/-`,
    { owner: 'Manik Sen, Mitali Sen' },
  ],
  [
    'heading behind a full line',
    `SALE DEED\nThis Sale Deed is executed on 09-09-2021 at the office of the Sub Registrar of Kotra by\nVENDOR / EXECUTANT\nShri Hemraj Soni, S/O Om Prakash Soni, Age: 66 yrs, R/o 168, Pratap Nagar, Kotra, 462001\nIN FAVOUR OF VENDEE / CLAIMANT\n1. ASHA GURJAR W/O Kailash Gurjar, Age: 43 yrs, R/o 164, Tansen Nagar, Kotra, 462081\n2. BHAGWAN GURJAR S/O Ramesh Gurjar, Age: 36 yrs, R/o 164, Tansen Nagar, Kotra`,
    { owner: 'Asha Gurjar, Bhagwan Gurjar' },
  ],
  [
    'vendor of stamps',
    `e-Stamp\nSecond Party : ASHOK PATRA\nAuthenticity should be checked online. Vendor: Rabindra Sahu, Lic. 5781/2026, Jatni\nBUILDER BUYER AGREEMENT\nThis agreement is between Tarini Infracon Private Limited (the Promoter) and Shri Ashok Patra aged 32 years son of Tapan Patra (the Allottee).`,
    { applicant: 'Ashok Patra', developer: 'Tarini Infracon Private Limited' },
  ],
  [
    'members who sat',
    `OFFICE OF THE NAGAR PALIKA PARISHAD\nNO OBJECTION CERTIFICATE FOR CONSTRUCTION\nThe application of Shri Ashok Rajput S/o Shri Om Prakash Rajput was put up, in which construction of residential house was proposed on Plot No. 342. After discussion the plan was approved with G+2.\nMembers present : Kailash Baghel, Anita Vishwakarma`,
    { owner: 'Ashok Rajput' },
  ],
  [
    'phone beside the first applicant',
    `Fourstar Lifespaces Limited HandOver App\nPOSSESSION LETTER\nHandover ID\t227097\nFirst Applicant\tSRIDHAR PAI\tMobile\t+91-9844012345\nProperty\tB0103, Tower-B\nEngineer: Raju (9457456482)`,
    { applicant: 'Sridhar Pai', phone: '9844012345', developer: 'Fourstar Lifespaces Limited' },
  ],
]

it.each(papers)('reads the people of %s', (_, text, people) => {
  expect(peopleOfText(text)).toEqual(people)
})

it('parts the holders of one cell where the next name has a parent', () => {
  const text = `Record of Rights (Computerised Copy)
State            District    Tehsil       Village      Halka   Year
West Bengal      Burdwan     Barjora      Nayapara     34      2023
Khata    Name of holder with       Khasra    Area      Land class    Lagan
No.      parentage                 No.       (Hect.)
8873     Jharna Bora W/O           292/5     0.0163    Abadi         0.50
         Biren Bora, share 1/2
         Kaushik Bora S/O
         Biren Bora, share 1/2`
  expect(peopleOfTyped(text).owner).toBe('Jharna Bora, Kaushik Bora')
})

it('takes no label of another cell for the builder who is the owner himself', () => {
  const text = `BUILDING PERMIT\n1\tDeveloper / Builder\tSelf\n2\tLicensed Technical Personnel\tSwati Mane, Lic. 348`
  const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
  expect(candidatesIn([{ file: 'paper.txt', sha256: '', pages: [page] }]).filter(({ key }) => key === 'developer_name')).toEqual([])
})

it('joins the lines of cells whose role stands in two languages, one below the other', () => {
  const sheet = `REGISTERED DOCUMENT - CONVEYANCE (SALE)
Party         Name                   Father / Husband        Age    Address
Seller /      Dilipbhai Ashokbhai    Ashokbhai Hiteshbhai    44     113, Wakad,
विक्रेता      Panchal                Panchal                        Jaipuria
Buyer /       Rajeshbhai Dilipbhai   Dilipbhai Mukeshbhai    37     7, Nikol, Jaipuria
क्रेता        Prajapati              Prajapati
Buyer /       Rupalben Kishorbhai    Kishorbhai Rajeshbhai   66     7, Nikol, Jaipuria
क्रेता        Prajapati              Prajapati`
  expect(valuesTyped(sheet, ['property_owner_name'])).toEqual({
    property_owner_name: 'Rajeshbhai Dilipbhai Prajapati, Rupalben Kishorbhai Prajapati',
  })
})
