import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Neighbours of what mails, sanctions, forms, books and deeds say; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'daughter buys',
    `Sub: Home loan\nDear Sir,\nMs. Tanvi Bhosle is buying a flat at Wakad from Mr. Arvind Rane with our loan. Her father Mr. Sudhir Bhosle will be present, his number is 9822099999. Ms. Tanvi may be called on 9822012345.\nManager`,
    { applicant: 'Tanvi Bhosle', owner: 'Arvind Rane', phone: '9822012345' },
  ],
  [
    'number of wife trap',
    `Subject: Case of Mr Rakesh Munda\nSir, kindly visit. Wife of applicant Mrs Sita Munda 9431099999 will open the door. Applicant's mobile is 9431012345.`,
    { applicant: 'Rakesh Munda', phone: '9431012345' },
  ],
  [
    'call undersigned',
    `Sub: LAP - Mrs. Geeta Nair\nDear Team, please visit the property. For directions call the undersigned on 9447099999.\nRegards\nSaji`,
    { applicant: 'Geeta Nair' },
  ],
  [
    'two numbers of customer',
    `Customer - Vivek Tomar\nContact nos - 9827012345 / 9827055555\nPls do technical`,
    { applicant: 'Vivek Tomar', phone: '9827012345' },
  ],
  [
    'm slash',
    `Pls initiate valuation\nBorrower: Smt. Sarita Pandey W/o Shri Ramakant Pandey (M: 94501-23456)\nSeller: Shri Bhola Nath (M: 94501-99999)`,
    { applicant: 'Sarita Pandey', owner: 'Bhola Nath', phone: '9450123456' },
  ],
  [
    '91 glued',
    `Technical request\nName of customer: Arpita Basak\nMobile: 919830012345`,
    { applicant: 'Arpita Basak', phone: '9830012345' },
  ],
  ['masked', `Technical request\nName of customer: Arpita Basak\nMobile: 98XXXXXX45\nSM: Rahul 9830099999`, { applicant: 'Arpita Basak' }],
  [
    'sanction owner',
    `SANCTION LETTER\nWe have sanctioned a mortgage loan of Rs 20,00,000 to Mr. Feroz Sheikh against the house at Kurla standing in the name of his mother Mrs. Zubeda Sheikh. EMI 25,000.`,
    { applicant: 'Feroz Sheikh', owner: 'Zubeda Sheikh' },
  ],
  [
    'sanction hereby',
    `SANCTION INTIMATION\nThe Bank has agreed to grant a housing loan of Rs. 15.50 lakhs to Sri Debasish Pradhan and his wife Smt. Itishree Pradhan at 8.40% ROI. Guarantor Sri Umakanta Sahu.`,
    { applicant: 'Debasish Pradhan', co: 'Itishree Pradhan' },
  ],
  [
    'sanction you full',
    `To: Mr. Hitesh Ramani\nYour application LN/221 for a home loan of Rs 30 lakh is approved. ROI 8.5, EMI 27,000. Co-borrower: Mrs. Bhavika Ramani. Sanctioning officer: Mr. Suresh Nair, 9819099999.`,
    { applicant: 'Hitesh Ramani', co: 'Bhavika Ramani' },
  ],
  [
    'sanction a/c',
    `SANCTION MEMO\nA/c: Sri Ranjit Gogoi & Smt. Mitali Gogoi\nFacility: HL 18 lakh\nMargin 20%\nROI 9.1`,
    { applicant: 'Ranjit Gogoi', co: 'Mitali Gogoi' },
  ],
  [
    'applicant aged',
    `Loan proposal note (home loan application form)\nApplicants: 1) Sri Nagesh Rao aged 42 years S/o Sri Venkata Rao, employee 2) Smt. Padmaja aged 38 years W/o Sri Nagesh Rao, homemaker`,
    { applicant: 'Nagesh Rao', co: 'Padmaja' },
  ],
  [
    'mail brothers',
    `Subject: HL proposal of Gurpreet Singh and Harpreet Singh\nSir,\nThe above brothers are purchasing plot no 33 from Smt. Kulwant Kaur. Please value. Gurpreet Singh: 98150-12345\nManager`,
    { applicant: 'Gurpreet Singh', co: 'Harpreet Singh', owner: 'Kulwant Kaur', phone: '9815012345' },
  ],
  [
    'construction',
    `Dear Sir,\nOur customer Mr. Lijo Mathew proposes to construct a house on his land at Pala with our loan. His phone number is 94470-12345. Please certify the estimate.\nManager`,
    { applicant: 'Lijo Mathew', phone: '9447012345' },
  ],
  [
    'legal heirs own',
    `Sub: Valuation\nSir, the house offered by our borrower Sh. Naresh Chand is owned by Smt. Shanti Devi, his mother. \nManager`,
    { applicant: 'Naresh Chand', owner: 'Shanti Devi' },
  ],
  [
    'advocate trap',
    `Sub: Valuation - Mr. Joseph Lobo\nSir,\nTitle search by Adv. Sunil Kamat (98220 99999) is complete. The property stands in the joint names of Mr. Joseph Lobo and Mrs. Anita Lobo. Kindly inspect.\nManager`,
    { applicant: 'Joseph Lobo', owner: 'Joseph Lobo, Anita Lobo' },
  ],
  ['subject slash', `Subject: Technical request/ Sachin Gaonkar / Apl 88112 / Margao\nHi sir\npls visit`, { applicant: 'Sachin Gaonkar' }],
  [
    'subject brackets',
    `Subject: [External] Valuation Initiation (Mr. Om Prakash Yadav) - File 2291\nDear sir, please arrange`,
    { applicant: 'Om Prakash Yadav' },
  ],
  [
    'subject ms',
    `Subject: Valuation report required for M/s Sai Enterprises\nSir,\nProprietor Mr. Kishore Reddy, 9848012345. The property is in the name of Mr. Kishore Reddy.\nManager`,
    { applicant: 'M/s Sai Enterprises', owner: 'Kishore Reddy' },
  ],
  [
    'form stand',
    `LOAN APPLICATION FORM\nFull name of applicant: RAMDAS GANPAT SAWANT\nJoint applicant's full name: VANITA RAMDAS SAWANT\nName(s) in which property stands / will stand: VANITA RAMDAS SAWANT\nTel. No. (M): 9423012345`,
    { applicant: 'Ramdas Ganpat Sawant', co: 'Vanita Ramdas Sawant', owner: 'Vanita Ramdas Sawant', phone: '9423012345' },
  ],
  [
    'form who holds',
    `HOME LOAN APPLICATION\nApplicant's name - Shyam Lal Dhakad\nWho holds the title - Kalu Lal Dhakad\nRelation - Father\nMob - 9928012345`,
    { applicant: 'Shyam Lal Dhakad', owner: 'Kalu Lal Dhakad', phone: '9928012345' },
  ],
  [
    'form seller',
    `LOAN APPLICATION FORM\nName of the applicant: Aman Gulati\nName of seller / builder: Mr. Raman Sethi\nMobile: 9888012345`,
    { applicant: 'Aman Gulati', owner: 'Raman Sethi', phone: '9888012345' },
  ],
  [
    'form builder',
    `LOAN APPLICATION FORM\nName of the applicant: Aman Gulati\nName of builder / developer: M/s Golden Sand Infratech\nMobile: 9888012345`,
    { applicant: 'Aman Gulati', developer: 'M/s Golden Sand Infratech', phone: '9888012345' },
  ],
  [
    'form dots',
    `LOAN APPLICATION FORM\nName of Applicant ......Sunita Kujur......\nHusband's name ......Peter Kujur......\nMobile ......9934012345......\nOwner of land ......Peter Kujur......`,
    { applicant: 'Sunita Kujur', owner: 'Peter Kujur', phone: '9934012345' },
  ],
  [
    'bengali',
    `GRIHA RIN ABEDAN PATRA (Loan application)\nAbedankarir naam: Sri Tarun Kumar Maity\nPitar naam: Late Haradhan Maity\nMobile no: 9732012345`,
    { applicant: 'Tarun Kumar Maity', phone: '9732012345' },
  ],
  [
    'assam chitha',
    `JAMABANDI COPY\nMutation\nName of pattadar: 1. Hareswar Deka 2. Minoti Deka\nFather: Late Kamal Deka`,
    { owner: 'Hareswar Deka, Minoti Deka' },
  ],
  [
    'name change',
    `NAME TRANSFER ORDER (MUTATION)\nThe house tax record of House No. 22 is changed from the name of Shri Banke Bihari to the name of Smt. Urmila Saxena.`,
    { owner: 'Urmila Saxena' },
  ],
  [
    'tax online',
    `PROPERTY TAX RECEIPT\nReceived from: ONLINE USER\nProperty ID 2212\nOwner name: MR. RAVINDER PAL SINGH GREWAL\nAmount: 4,400`,
    { owner: 'Ravinder Pal Singh Grewal' },
  ],
  [
    'tax co',
    `HOLDING TAX RECEIPT\nName of owner & Co-owner: Md. Salauddin Ansari, Nazma Khatoon\nHolding no 44`,
    { owner: 'Md. Salauddin Ansari, Nazma Khatoon' },
  ],
  [
    'permit prose',
    `BUILDING PERMISSION\nWith reference to the application dated 3.3.21 of Smt. R. Kalpana Devi W/o Sri Ramana for permission to construct a residential house, permission is hereby granted. Town Planning Officer: B. Suresh`,
    { owner: 'R. Kalpana Devi' },
  ],
  [
    'permit applicant',
    `TOWN PLANNING - BUILDING PLAN APPROVAL\nApplicant Name : P. Arockiasamy\nArchitect Name : S. Kumaran\nSurvey No 44`,
    { owner: 'P. Arockiasamy' },
  ],
  [
    'rent roll',
    `DEMAND NOTICE OF PROPERTY TAX\nShri/Smt. Manoharlal Tekchandani\nAddress: Sindhi Colony\nTax payable Rs 2200`,
    { owner: 'Manoharlal Tekchandani' },
  ],
  [
    'ec trap',
    `PROPERTY TAX ASSESSMENT\nPresent Owner : Thiru. M. Ilango\nPrevious Owner : Thiru. K. Mani\nOccupier : Tmt. Saroja`,
    { owner: 'M. Ilango' },
  ],
  [
    'kannada',
    `ABSOLUTE SALE DEED\nexecuted by SMT. JAYAMMA W/O LATE NANJAPPA, aged about 66 years, residing at Kengeri, hereinafter called the VENDOR, in favour of SRI. HARISH KUMAR B.R. S/O RANGAPPA, aged about 36 years, hereinafter called the PURCHASER.`,
    { owner: 'Harish Kumar B.R.' },
  ],
  [
    'vendor builder and owner',
    `SALE DEED\nM/s Skandha Constructions, a partnership firm represented by its managing partner Sri P. Ramesh, hereinafter called the VENDOR/DEVELOPER and Sri. G. Anil Kumar S/o G. Venkat hereinafter called the VENDEE. Flat 201.`,
    { owner: 'G. Anil Kumar', developer: 'M/s Skandha Constructions' },
  ],
  [
    'gift',
    `DEED OF GIFT\nDonor: Smt. Philomena Lakra, W/o Late Anthony Lakra\nDonee: Shri Sunil Lakra, S/o Late Anthony Lakra (son of donor)`,
    { owner: 'Sunil Lakra' },
  ],
  [
    'punjab',
    `SALE DEED (VASIKA)\nThat I, Harnek Singh S/o Kapur Singh R/o Moga, have sold land to S. Jagtar Singh S/o S. Bachan Singh and Smt. Manjit Kaur W/o S. Jagtar Singh, residents of Moga in equal shares.`,
    { owner: 'Jagtar Singh, Manjit Kaur' },
  ],
  [
    'agreement gpa',
    `AGREEMENT TO SELL\nbetween Sh. Baldev Raj through his GPA Sh. Vinod Kumar (hereinafter the first party) and Smt. Kiran Bala W/o Sh. Naresh (hereinafter the second party)`,
    { applicant: 'Kiran Bala', owner: 'Baldev Raj' },
  ],
  [
    'allot ms',
    `SUNCITY PROJECTS PVT. LTD.\nAllotment Letter\nMs. Ira Chatterjee\nD/o Mr. Amit Chatterjee\nMobile 9836012345\nDear Madam,\nWe are pleased to allot Unit 1204.\nFor Suncity Projects Pvt. Ltd.`,
    { applicant: 'Ira Chatterjee', developer: 'Suncity Projects Pvt. Ltd', phone: '9836012345' },
  ],
  [
    'allot project by',
    `ALLOTMENT LETTER\nProject: Green Acres\nPromoter: Vrindavan Homes LLP\nAllottee: Mr. Jatin Arora with Mrs. Pooja Arora\nBroker: Mr. Sahil 9811099999`,
    { applicant: 'Jatin Arora', co: 'Pooja Arora', developer: 'Vrindavan Homes LLP' },
  ],
  [
    'possession receipt',
    `POSSESSION RECEIPT\nI, Vikas Solanki, have taken possession of Flat 402 from M/s Rajdhani Builders today.\nWitness: Ajay`,
    { applicant: 'Vikas Solanki', developer: 'M/s Rajdhani Builders' },
  ],
  [
    'possession we',
    `POSSESSION LETTER\nWe, Mr. Anil Rathore and Mrs. Kavita Rathore, have received vacant possession of Villa 14 from Shubham Realtors LLP.`,
    { applicant: 'Anil Rathore', co: 'Kavita Rathore', developer: 'Shubham Realtors LLP' },
  ],
  [
    'allot unit holder',
    `ALLOTMENT ADVICE\nUnit holder: Dr. Pranab Hazarika\nJoint holder: Dr. Junali Hazarika\nContact: 9435012345\nBuilder: North East Realtech Pvt Ltd\nBuilder contact: 9435099999`,
    { applicant: 'Pranab Hazarika', co: 'Junali Hazarika', developer: 'North East Realtech Pvt Ltd', phone: '9435012345' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
