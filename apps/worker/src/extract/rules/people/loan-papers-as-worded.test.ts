import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Sanctions and forms as banks, companies and societies word them; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'prose sanction',
    `UNITY HOUSING FINANCE LTD\nSanction Letter\nHL of Rs. 18,50,000 is sanctioned to Smt. Rukmini Das (loan application 392-4154933, mobile +91 81785 48620) on the terms below. Rate of interest 9.1%. EMI 17,200.`,
    { applicant: 'Rukmini Das', phone: '8178548620' },
  ],
  [
    'sanction jointly',
    `SANCTION ADVICE\nThe competent authority has sanctioned a term loan of Rs 25 lakh under housing scheme jointly to Sri Biren Saikia, aged 45 years, S/o Late Dimbeswar Saikia and Smt. Mina Saikia, aged 40 years, W/o Sri Biren Saikia, residents of Jorhat. Rate of interest 8.9%. Guarantor: Sri Pulin Bora.`,
    { applicant: 'Biren Saikia', co: 'Mina Saikia' },
  ],
  [
    'in favour 1 2',
    `IN-PRINCIPLE SANCTION\nWe hereby sanction a home loan of Rs. 40 lakh in favour of (1) Mr. Alok Ranjan and (2) Mrs. Shilpi Ranjan. EMI 35000. ROI 8.5%.\nBranch: Boring Road, phone 9771099999`,
    { applicant: 'Alok Ranjan', co: 'Shilpi Ranjan' },
  ],
  [
    'obligant',
    `Sanction communication\nName of the Obligant\tSri T. Rajesham\nCo-obligant\tSmt. T. Pushpa\nSurety\tSri N. Mallaiah\nFacility\tHousing loan\nRate of interest\t9%`,
    { applicant: 'T. Rajesham', co: 'T. Pushpa' },
  ],
  [
    'borrower(s) list',
    `LOAN SANCTION LETTER\nBorrower(s):\n1. Mr. Imtiaz Qureshi\n2. Mrs. Rubina Qureshi\nGuarantor(s): Mr. Salim Qureshi\nROI 9.25% EMI 22000`,
    { applicant: 'Imtiaz Qureshi', co: 'Rubina Qureshi' },
  ],
  [
    'dear names',
    `ABC HOME FINANCE\nSanction letter\nRef: 9912\nMs. Sneha Pillai\nMr. Arun Pillai\nFlat 3B, Palm Court, Kochi 682016\nMobile: 9446012345\nDear Customer,\nWe are pleased to sanction your loan. ROI 8.7%.`,
    { applicant: 'Sneha Pillai', co: 'Arun Pillai', phone: '9446012345' },
  ],
  [
    'most important',
    `MOST IMPORTANT TERMS\nSanction letter for home loan\nApplicant: Mr. Yogesh Dhiman (9816012345)\nCo-applicant: Mrs. Rajni Dhiman (9816099999)\nRelationship manager: Mr. Amit 9816088888`,
    { applicant: 'Yogesh Dhiman', co: 'Rajni Dhiman', phone: '9816012345' },
  ],
  [
    'stands in name q',
    `HOUSING LOAN APPLICATION FORM\nName of applicant: Kamal Kishore Pant\nMobile no. of applicant: 9411012345\nDetails of property\nIn whose name does it stand?: Smt. Bhagirathi Pant\nAddress of property: Haldwani`,
    { applicant: 'Kamal Kishore Pant', owner: 'Bhagirathi Pant', phone: '9411012345' },
  ],
  [
    'title mortgaged by',
    `LOAN APPLICATION FORM\nApplicant\tNaresh Tandel\nTitle to be mortgaged by\tManiben Tandel\nRelationship with applicant\tMother\nMobile\t9824012345`,
    { applicant: 'Naresh Tandel', owner: 'Maniben Tandel', phone: '9824012345' },
  ],
  [
    'form property stands',
    `HOME LOAN APPLICATION\nI. Applicant\nFull name (Block letters) : SURINDER KAUR\nHusband's name : BALBIR SINGH\nMobile : 9855012345\nII. Property\nStanding in the name of : BALBIR SINGH`,
    { applicant: 'Surinder Kaur', owner: 'Balbir Singh', phone: '9855012345' },
  ],
  [
    'form spouse trap',
    `LOAN APPLICATION FORM\nName\tSubrata Ghosh\nSpouse name\tMitali Ghosh\nMobile (self)\t9830012345\nMobile (spouse)\t9830099999\nOffice phone\t9830088888`,
    { applicant: 'Subrata Ghosh', phone: '9830012345' },
  ],
  [
    'form emergency',
    `HOME LOAN APPLICATION FORM\nApplicant name: Kavya Nair\nMobile: 9495012345\nEmergency contact: Rajan Nair 9495099999\nNominee: Deepa Nair`,
    { applicant: 'Kavya Nair', phone: '9495012345' },
  ],
  [
    'form first applicant',
    `CREDIT FACILITY APPLICATION FORM\nFIRST APPLICANT\nMr. Harshad Trivedi\nMob 9825012345\nSECOND APPLICANT\nMrs. Komal Trivedi\nMob 9825099999`,
    { applicant: 'Harshad Trivedi', co: 'Komal Trivedi', phone: '9825012345' },
  ],
  [
    'form mr tick',
    `LOAN APPLICATION FORM\nApplicant's Name ☑ Mr. ☐ Mrs. ☐ Ms. : Vikrant Rane\nCo-Applicant's Name ☐ Mr. ☑ Mrs. ☐ Ms. : Shraddha Rane\nContact No.: 9867012345`,
    { applicant: 'Vikrant Rane', co: 'Shraddha Rane', phone: '9867012345' },
  ],
  [
    'hindi romanised form',
    `AAVAS RIN AAVEDAN (LOAN APPLICATION FORM)\nAavedak ka naam: Shri Chhote Lal Yadav\nPita ka naam: Shri Ram Dulare Yadav\nSah-aavedak ka naam: Smt. Phoolmati Yadav\nMobile kramank: 9935012345\nJamanatdar: Shri Shiv Nath`,
    { applicant: 'Chhote Lal Yadav', co: 'Phoolmati Yadav', phone: '9935012345' },
  ],
  [
    'gujarati roman',
    `LOAN APPLICATION FORM\nArjdar nu naam : Bharatbhai Maganbhai Patel\nSah arjdar nu naam : Jyotsnaben Bharatbhai Patel\nMobile no : 9879012345\nJamin nu naam : Rameshbhai Patel`,
    { applicant: 'Bharatbhai Maganbhai Patel', co: 'Jyotsnaben Bharatbhai Patel', phone: '9879012345' },
  ],
  [
    'marathi form',
    `गृह कर्ज मागणी अर्ज\nअर्जदाराचे नाव : श्री. संतोष बाबुराव जाधव\nसहअर्जदाराचे नाव : सौ. मनीषा संतोष जाधव\nमोबाईल : 9422012345\nजामीनदाराचे नाव : श्री. विजय जाधव`,
    { applicant: 'संतोष बाबुराव जाधव', co: 'मनीषा संतोष जाधव', phone: '9422012345' },
  ],
  [
    'sanction with guarantor',
    `Sanction letter\nTo\nSri K. Balakrishnan\nNo. 4, Gandhi Street, Erode\nSmt. B. Malarvizhi (Co-borrower)\nSri. P. Selvam (Guarantor)\nWe have sanctioned a housing loan of Rs 12,00,000. EMI 11,000.`,
    { applicant: 'K. Balakrishnan', co: 'B. Malarvizhi' },
  ],
  [
    'sanctioned you prose',
    `Dear Mr. Devendra Rajput & Mrs. Archana Rajput,\nSub: Sanction of home loan\nYour request for home loan has been approved. ROI 8.65%, EMI 24,000.\nFor any help call Ms. Ritu on 9300099999.`,
    { applicant: 'Devendra Rajput', co: 'Archana Rajput' },
  ],
  [
    'account in name',
    `Loan sanction memo\nLoan a/c in the name of: Joydeep Mukherjee jtly with Suparna Mukherjee\nSecurity: EM of flat owned by Joydeep Mukherjee\nEMI 30,000`,
    { applicant: 'Joydeep Mukherjee', co: 'Suparna Mukherjee', owner: 'Joydeep Mukherjee' },
  ],
  [
    'security owner',
    `SANCTION LETTER - MORTGAGE LOAN\nBorrower : M/s Hind Plastics\nProperty owner / Mortgagor : Mr. Ashok Bajaj and Mrs. Sudha Bajaj\nEMI : 55,000`,
    { applicant: 'M/s Hind Plastics', owner: 'Ashok Bajaj, Sudha Bajaj' },
  ],
  [
    'appl name 1',
    `LOGIN SHEET (LOAN APPLICATION FORM)\nApp 1 Name : Vinod Kumar Saini\nApp 1 Mobile : 9828012345\nApp 2 Name : Santosh Saini\nApp 2 Mobile : 9828099999\nApp 3 Name : Rahul Saini`,
    { applicant: 'Vinod Kumar Saini', co: 'Santosh Saini', phone: '9828012345' },
  ],
  [
    'member loan',
    `EMPLOYEES CO-OPERATIVE CREDIT SOCIETY\nLOAN SANCTION LETTER\nMember's name : Shri Dattatraya Mhatre\nJoint member : Smt. Sunanda Mhatre\nSurety 1 : Shri Kiran Patil\nEMI Rs 12,000`,
    { applicant: 'Dattatraya Mhatre', co: 'Sunanda Mhatre' },
  ],
  [
    'whom aged',
    `Term Loan Sanction\nBorrowers: Shri Bikash Chandra Roy, aged 48, S/o Late Nirmal Roy, and Smt. Keya Roy, aged 43, W/o Shri Bikash Chandra Roy, both of Siliguri.\nLoan: Rs 22 lakh. EMI Rs 19,800.`,
    { applicant: 'Bikash Chandra Roy', co: 'Keya Roy' },
  ],
  [
    'loan no landline',
    `LOAN APPLICATION FORM\nName of Applicant: Ashwini Rao\nTel (Res): 0824-2441234\nTel (Off): 0824-2449999\nMobile: +91 94482 12345\nEmail: a@b.in`,
    { applicant: 'Ashwini Rao', phone: '9448212345' },
  ],
  [
    'slash names',
    `Customer Information Sheet\nHome loan application form\nName of Applicant / Co-applicant : Tarun Bansal / Neelam Bansal\nMobile : 9888012345 / 9888099999`,
    { applicant: 'Tarun Bansal', co: 'Neelam Bansal', phone: '9888012345' },
  ],
  [
    'proposed owner',
    `HOME LOAN APPLICATION FORM\nName of applicant : Sathish Babu\nProperty will be in the name of : Sathish Babu and Revathi\nPresent owner : G. Munusamy\nMobile : 9840012345`,
    { applicant: 'Sathish Babu', phone: '9840012345', owner: 'G. Munusamy' },
  ],
  [
    'name as per pan',
    `LOAN APPLICATION FORM\nName as per PAN\tMEENAKSHI SUNDARAM R\nMother's maiden name\tPARVATHI\nMobile number linked with Aadhaar\t9952012345`,
    { applicant: 'Meenakshi Sundaram R', phone: '9952012345' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
