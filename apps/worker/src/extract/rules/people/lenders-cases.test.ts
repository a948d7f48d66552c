import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

/** Forms, letters, mails and chats of lenders; names are invented. */
const papers: readonly (readonly [text: string, values: Partial<Record<IntakeKey, string | null>>])[] = [
  [
    `SHRI SAI NAGARI SAHAKARI PATSANSTHA\nAPPLICATION FOR HOUSING LOAN\nForm Sr. No. : HL/2021/00881\nMember's Name : Pandurang Vithoba Shelar\nCo-borrower : Vaishali Pandurang Shelar\nMobile no. : 99230 12345\nGuarantor 1 : Suresh Jadhav (9822033333)\nProperty in the name of : Pandurang Vithoba Shelar`,
    {
      applicant_name: 'Pandurang Vithoba Shelar',
      co_applicant_name: 'Vaishali Pandurang Shelar',
      contact_number: '9923012345',
      property_owner_name: 'Pandurang Vithoba Shelar',
      application_number: 'HL/2021/00881',
    },
  ],
  [
    `HOME LOAN APPLICATION - FOR OFFICE USE: LEAD ID 7789901 | LOGIN DATE 02/06/2023\nAPPLICANT\tCO-APPLICANT\nName: Vikas Chauhan\tName: Preeti Chauhan\nMobile: 8059012345\tMobile: 8059012399\nPAN: ABCPC1234D\tPAN: ABCPC1235D\nProperty owner: Smt. Dropadi Devi`,
    {
      applicant_name: 'Vikas Chauhan',
      co_applicant_name: 'Preeti Chauhan',
      contact_number: '8059012345',
      property_owner_name: 'Dropadi Devi',
      application_number: '7789901',
    },
  ],
  [
    `LOAN PROPOSAL SHEET\nProposal No.\t: 0045/RAC/PAT/2022\nName of the proponent\t: Md. Shamim Akhtar\nSecond proponent\t: Nazia Shamim\nContactable at\t: 7004012345\nName in title deed\t: Md. Shamim Akhtar\nBuilder\t: Self construction`,
    {
      applicant_name: 'Md. Shamim Akhtar',
      co_applicant_name: 'Nazia Shamim',
      contact_number: '7004012345',
      property_owner_name: 'Md. Shamim Akhtar',
      application_number: '0045/RAC/PAT/2022',
    },
  ],
  [
    `GRIHA RIN AVEDAN PATRA\nAvedan Kramank: 2022110045\nAvedak ka naam: Shri Dharmendra Kushwah\nSah-avedak ka naam: Smt. Ranjana Kushwah\nMobile: 9131012345\nSampatti swami ka naam: Shri Dharmendra Kushwah`,
    {
      applicant_name: 'Dharmendra Kushwah',
      co_applicant_name: 'Ranjana Kushwah',
      contact_number: '9131012345',
      property_owner_name: 'Dharmendra Kushwah',
      application_number: '2022110045',
    },
  ],
  [
    `INDUS GRAMIN BANK, Br. Kurali\nNo. IGB/KRL/HL/22/118                                        Dated 4/10/2022\nS. Balwinder Singh and Smt. Paramjit Kaur\nV.P.O. Singhpura\nSANCTION OF HOUSE BUILDING LOAN\nDear Sir/Madam,\nWith reference to your application no. 5521 dated 12/9/2022, we are pleased to sanction a term loan of Rs. 15.00 lac.\nOwner of the house: Smt. Paramjit Kaur`,
    { co_applicant_name: 'Paramjit Kaur', property_owner_name: 'Paramjit Kaur', application_number: '5521' },
  ],
  [
    `SANCTION INTIMATION\nCustomer Name\tMr. Prasanna Kumar Sahoo\nCo-applicant Name\tMrs. Sasmita Sahoo\nLoan Account No.\tLN-BBS-0002211\nApplication ID\tAPPL05667788\nRegistered mobile\t7008012345\nProperty owner(s)\tPrasanna Kumar Sahoo & Sasmita Sahoo\nBuilder\tMetro Builders Orissa Pvt Ltd`,
    {
      applicant_name: 'Prasanna Kumar Sahoo',
      co_applicant_name: 'Sasmita Sahoo',
      contact_number: '7008012345',
      application_number: 'APPL05667788',
      property_owner_name: 'Prasanna Kumar Sahoo, Sasmita Sahoo',
      developer_name: 'Metro Builders Orissa Pvt Ltd',
    },
  ],
  [
    `From: Nitin (Sales) <nitin@dsa.example>\nTo: tech@valuer.example\nSub: Site visit\nHi Team,\nCase of Pankaj Solanki & Manisha Solanki. File id 9008812.\nCustomer no 8872012345. My no 9910000000.\nSeller Harish Batra, flat is ready to move.\nBuilder: Omaxe City`,
    {
      applicant_name: 'Pankaj Solanki',
      co_applicant_name: 'Manisha Solanki',
      contact_number: '8872012345',
      property_owner_name: 'Harish Batra',
      application_number: '9008812',
    },
  ],
  [
    `From: branch4112@bank.example\nSubject: Valuation report required (Housing Loan of Smt R Bhuvaneswari)\nSir\nWe have received an application from Smt R Bhuvaneswari (Ph 9787012345) and her husband Shri K Ramesh for purchase of the flat belonging to M/s Subam Promoters, Coimbatore. Our reference: 4112/HL/77/22-23.\nPlease submit report in duplicate.`,
    {
      applicant_name: 'R Bhuvaneswari',
      co_applicant_name: 'K Ramesh',
      contact_number: '9787012345',
      application_number: '4112/HL/77/22-23',
      developer_name: 'M/s Subam Promoters',
    },
  ],
  [
    `From: ops@nbfc.example\nSubject: FW: Technical - App ID 55667 - LAP - Anil Traders\nTeam,\nMain Applicant - Anil Traders (Prop. Anil Somani)\nCo App - Anil Somani, Kavita Somani\nTitle holder - Kavita Somani\nCont - 9414012345 (Anil ji)\nFOS - Deepak 9000000001`,
    {
      applicant_name: 'Anil Traders',
      co_applicant_name: 'Anil Somani',
      property_owner_name: 'Kavita Somani',
      contact_number: '9414012345',
      application_number: '55667',
    },
  ],
  [
    `From: credit@hfc.example\nSubject: Technical Initiation_HFC00112233_DEEPAK KUMAR YADAV\nDear Vendor,\nPlease find below details.\nProspect No.\tHFC00112233\nBorrower\tDEEPAK KUMAR YADAV\nCo-Borrower\tSUMAN YADAV\nContact Details\t9935012345/9935012346\nSeller / Owner\tRAM BACHAN YADAV\nTenure\tFree Hold`,
    {
      applicant_name: 'Deepak Kumar Yadav',
      co_applicant_name: 'Suman Yadav',
      property_owner_name: 'Ram Bachan Yadav',
      contact_number: '9935012345',
      application_number: 'HFC00112233',
      land_freehold_or_leasehold: 'Freehold',
    },
  ],
  [
    `From: a.roy@bank.example\nSubject: Inspection of property\nDear Sir,\nKindly inspect the property of our borrower Sri Subrata Pal, s/o Late Madan Pal, cell 9432012345 situated at Holding 12. The guarantor is Sri Dilip Pal (cell 9432099999).\nLoan application reference is BOK/2022/1182. Land is freehold.`,
    {
      applicant_name: 'Subrata Pal',
      contact_number: '9432012345',
      application_number: 'BOK/2022/1182',
      land_freehold_or_leasehold: 'Freehold',
    },
  ],
  [
    `[12/03/24, 10:22 AM] Credit Mgr: New case\n[12/03/24, 10:22 AM] Credit Mgr: Name Ganesh Gaikwad\nLAN HL00445566\nWife Jyoti Gaikwad co app\n9665012345\nWagholi flat resale from Mr Atul Pande`,
    {
      applicant_name: 'Ganesh Gaikwad',
      co_applicant_name: 'Jyoti Gaikwad',
      contact_number: '9665012345',
      property_owner_name: 'Atul Pande',
      application_number: 'HL00445566',
    },
  ],
  [
    `Annexure A - Request for technical appraisal\nParticulars\tDetails\nRef. No. of proposal\tDHL/JPR/0077/2022\nBorrower's name and father's name\tLokesh Saini S/o Mohan Lal Saini\nName of joint borrower\tBhagwati Saini\nWhether property is freehold / leasehold\tLeasehold (JDA patta)\nWhose property\tBhagwati Saini\nTelephone of party\t9460012345`,
    {
      applicant_name: 'Lokesh Saini',
      co_applicant_name: 'Bhagwati Saini',
      property_owner_name: 'Bhagwati Saini',
      contact_number: '9460012345',
      application_number: 'DHL/JPR/0077/2022',
      land_freehold_or_leasehold: 'Leasehold',
    },
  ],
  [
    `From: cluster@bank.example\nSubject: Valuation for NPA? no, fresh case\nDear Sir,\nName of A/c: Kuldeep Singh Bisht\nJt. A/c holder: Manju Bisht\nPh. No. of the party: 7055012345\nBank's ref: HLCPC/DDN/2023/4411\nThe land is nazul land on lease.`,
    {
      applicant_name: 'Kuldeep Singh Bisht',
      co_applicant_name: 'Manju Bisht',
      contact_number: '7055012345',
      application_number: 'HLCPC/DDN/2023/4411',
      land_freehold_or_leasehold: 'Leasehold',
    },
  ],
  [
    `MORTGAGE LOAN OFFER\nTo,\nM/s. Patel Brothers (Partners: Jayesh Patel, Nilesh Patel)\nPlot 44 GIDC, Vapi\nOur Ref. SME/LAP/2022/0091\nSub: Your application for Loan Against Property of Rs. 1.2 Cr\nSecurity: Equitable mortgage of bungalow owned by Mr. Jayesh Patel and Mrs. Bhavika Patel`,
    { property_owner_name: 'Jayesh Patel, Bhavika Patel', application_number: 'SME/LAP/2022/0091' },
  ],
  [
    `HOUSING LOAN INTERVIEW SHEET\nSourcing ID: 11882   Application Form Number: 8800112\nCustomer 1: Sneha Pillai (Earning)\nCustomer 2: Arun Pillai (Non earning)\nMob (Customer 1): 9633012345\nMob (Customer 2): 9633099999\nDeveloper/Seller: Olive Builders`,
    {
      applicant_name: 'Sneha Pillai',
      co_applicant_name: 'Arun Pillai',
      contact_number: '9633012345',
      application_number: '8800112',
      developer_name: 'Olive Builders',
    },
  ],
]

it.each(papers)('reads the people and the number of a lender’s case: %s', (text, values) => {
  expect(valuesOfText(text, values)).toEqual(values)
})
