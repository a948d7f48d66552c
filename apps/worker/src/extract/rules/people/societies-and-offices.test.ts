import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Deeds, books of societies and civic papers of many states; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'share-cert',
    `SAI DARSHAN CO-OPERATIVE HOUSING SOCIETY LTD.\n(Registered under the M.C.S. Act 1960)\nSHARE CERTIFICATE\nShare Certificate No. 17\tMember's Register No. 17\nThis is to certify that Mrs. Vidya Anil Joshi and Mr. Anil Madhav Joshi of Flat No. 17 is the Registered Holder of five fully paid up shares of Rs. 50 each numbered from 81 to 85 both inclusive.\nChairman\tHon. Secretary`,
    { owner: 'Vidya Anil Joshi, Anil Madhav Joshi' },
  ],
  [
    'society-noc',
    `SHANTI NIWAS C.H.S. LTD.\nNO OBJECTION CERTIFICATE\nThis is to certify that Shri Rohan Prakash Kulkarni is a bonafide member of our society and is holding Flat No. 302 on the third floor. The society has no objection to his mortgaging the said flat with the bank.\nFor Shanti Niwas CHS Ltd.\nSecretary`,
    { owner: 'Rohan Prakash Kulkarni' },
  ],
  [
    'maintenance-bill',
    `GULMOHAR CO-OP. HSG. SOC. LTD.\nMAINTENANCE BILL\nBill No. 220\tDate 01/04/2023\nMember's Name : Mr. Farhan Yusuf Khan\nFlat No. : B-204\nProperty Tax\t450.00\nService Charges\t1,200.00`,
    { owner: 'Farhan Yusuf Khan' },
  ],
  [
    'power-bill-like tax tenement',
    `VADODARA MAHANAGAR SEVA SADAN\nPROPERTY TAX BILL\nTenement No. : 12-04-1234-000\nTenement Holder : KANUBHAI RAMANLAL PATEL\nOccupier : SELF\nAddress : 14, Alkapuri Society\nTotal tax : 4,200`,
    { owner: 'Kanubhai Ramanlal Patel' },
  ],
  [
    'society transfer',
    `CO-OPERATIVE HOUSING SOCIETY\nTRANSFER OF SHARE CERTIFICATE AND SALE DEED PARTICULARS\nName of Transferor Member : Mr. Ashok Vasant Limaye\nName of Transferee Member : Mrs. Neha Sameer Gokhale\nFlat : 7`,
    { owner: 'Neha Sameer Gokhale' },
  ],
  [
    'vendee no',
    `SALE DEED\nParticulars of parties\nVendor :\tSh. Kishan Lal S/o Sh. Moti Lal, R/o Ghaziabad\nVendee No. 1 :\tSh. Ramesh Chand Gupta S/o Sh. Hari Chand Gupta, R/o Meerut\nVendee No. 2 :\tSmt. Sushila Gupta W/o Sh. Ramesh Chand Gupta, R/o Meerut`,
    { owner: 'Ramesh Chand Gupta, Sushila Gupta' },
  ],
  [
    'part of the second part',
    `SALE DEED\nTHIS DEED is made at Ahmedabad between\nShri Bharatbhai Chhaganbhai Shah, aged 55, Hindu, residing at Paldi (hereinafter referred to as "the Party of the First Part")\nAND\n(1) Shri Jayesh Kantilal Mehta, aged 40, and (2) Smt. Hetal Jayesh Mehta, aged 37, both residing at Maninagar (hereinafter referred to as "the Party of the Second Part")`,
    { owner: 'Jayesh Kantilal Mehta, Hetal Jayesh Mehta' },
  ],
  [
    'gujarati index',
    `SALE DEED\nExecuting Party (Vendor) : Shri Harshadbhai Ambalal Soni, residing at Surat\nClaiming Party (Purchaser) : Shri Dineshbhai Mohanbhai Prajapati, residing at Surat`,
    { owner: 'Dineshbhai Mohanbhai Prajapati' },
  ],
  [
    'bengal',
    `DEED OF CONVEYANCE\nTHIS INDENTURE is made on this the 5th day of May, 2012 BETWEEN SRI TAPAN KUMAR GHOSH, son of Late Nirmal Kumar Ghosh, by faith Hindu, by Occupation - Business, residing at 12, Lake Road, Kolkata - 700029, hereinafter called and referred to as the "VENDOR" (which term or expression shall unless excluded by or repugnant to the context be deemed to mean and include his heirs) of the FIRST PART; AND\nM/S. BASU CONSTRUCTION, a proprietorship firm, represented by its sole proprietor SRI ALOK BASU, hereinafter called the "DEVELOPER/CONFIRMING PARTY" of the SECOND PART; AND\n(1) SMT. SUPRIYA BANERJEE, wife of Sri Anirban Banerjee and (2) SRI ANIRBAN BANERJEE, son of Late Amal Banerjee, both by faith Hindu, residing at 4, Garia, Kolkata - 700084, hereinafter jointly called the "PURCHASERS" of the THIRD PART.`,
    { owner: 'Supriya Banerjee, Anirban Banerjee', developer: 'M/s Basu Construction' },
  ],
  [
    'kerala',
    `SALE DEED\nExecuted on 12th Medam 1190 by\nKunjappan, aged 70, S/o Kuttappan, Puthenveettil House, Aluva, hereinafter called the VENDOR in favour of\n1. Rajamma, aged 52, W/o Suresh Kumar, Krishna Bhavan, Aluva and 2. Suresh Kumar P., aged 58, S/o Padmanabhan, Krishna Bhavan, Aluva, hereinafter called the VENDEES.`,
    { owner: 'Rajamma, Suresh Kumar P.' },
  ],
  [
    'punjab mutation',
    `MUTATION (INTQAL)\nMutation No. 2211, Village Sohana\nName of previous owner : Balwinder Singh S/o Kehar Singh\nName of new owner : Gurmeet Kaur W/o Harjinder Singh, Harjinder Singh S/o Gurdev Singh in equal shares`,
    { owner: 'Gurmeet Kaur, Harjinder Singh' },
  ],
  [
    'mutation tax collector',
    `MUNICIPAL CORPORATION OF DELHI\nAssessment & Collection Department\nTo\nSmt. Kavita Sharma\nH. No. 12, Vikas Puri, New Delhi\nSub: Mutation of property No. 12, Vikas Puri in the name of Smt. Kavita Sharma W/o Sh. Deepak Sharma\nThe property has been mutated in your name for the purpose of property tax only.`,
    { owner: 'Kavita Sharma' },
  ],
  [
    'transfer-letter authority',
    `GREATER MADHUPUR INDUSTRIAL DEVELOPMENT AUTHORITY\nTRANSFER MEMORANDUM\nTo, Sh. Manoj Tyagi & Smt. Rekha Tyagi\nThe lease of Plot No. 44, Block B is hereby transferred by mutation from Sh. Anil Gupta to Sh. Manoj Tyagi & Smt. Rekha Tyagi.`,
    { owner: 'Manoj Tyagi, Rekha Tyagi' },
  ],
  [
    'lease amp',
    `LEASE DEED\nThis lease deed made on 16 June 2017 between New Kalindi Industrial Development Authority (the Lessor)\nand Smt. Shikha Nagar W/o Sh. Inder Mohan Nagar & Sh. Virender Nagar S/o Sh. Rajat Nagar, R/o 81, Sector Xu-I, Hindonabad - 201076 (the Lessee).`,
    { owner: 'Shikha Nagar, Virender Nagar' },
  ],
  [
    'tax owner',
    `KALINDIPUR MUNICIPAL CORPORATION\nProperty Tax Department : Receipt of Payment\nOwner Name : INDER MOHAN NAGAR, NEELAM NAGAR\nFather / Husband : TILAK NAGAR\nCommunication Address : 192, Sector 137-A\nMobile : 83******80`,
    { owner: 'Inder Mohan Nagar, Neelam Nagar' },
  ],
  ['not place', `PROPERTY TAX RECEIPT\nWard : Shastri Nagar\nLocality : Tilak Nagar`, {}],
  [
    'late',
    `PROPERTY TAX RECEIPT\nAssessee : Late Ram Dulare (through legal heirs Smt. Basanti Devi & Sri Umesh Prasad)`,
    { owner: 'Basanti Devi, Umesh Prasad' },
  ],
  [
    'mutation table',
    `MUTATION EXTRACT\nEntry No.\tNature of right\tNew holder\tAttested\n6217\tBy sale deed, name of previous holder Pandurang Mangesh Khedekar struck off\tShri. Pandurang Vilas Deshpande, Sau. Manisha Pandurang Deshpande\tC.S.O.`,
    { owner: 'Pandurang Vilas Deshpande, Manisha Pandurang Deshpande' },
  ],
  [
    'possession society joint',
    `Om Sai Infra Projects\nPOSSESSION LETTER\nDate: 12/12/2020\nTo,\n1. Mr. Amit Shantilal Vora\n2. Mrs. Bhavna Amit Vora\nSub: Handing over possession of Flat No. 604\nDear Sir / Madam,\nWe hereby hand over quiet and vacant possession of Flat No. 604 to you.\nFor Om Sai Infra Projects\nProprietor`,
    { applicant: 'Amit Shantilal Vora', co: 'Bhavna Amit Vora', developer: 'Om Sai Infra Projects' },
  ],
  [
    'conveyance deed of the President of India',
    `DELHI URBAN DEVELOPMENT AUTHORITY\nCONVEYANCE DEED\nThis Indenture made this 3rd day of April 2003 between the President of India (hereinafter called "the Vendor") of the one part and Smt. Pushpa Rani Malhotra W/o Late Sh. J. R. Malhotra R/o B-3, Janakpuri (hereinafter called "the Purchaser") of the other part.`,
    { owner: 'Pushpa Rani Malhotra' },
  ],
  [
    'conveyance deed of a Governor',
    `HARYANA URBAN DEVELOPMENT AUTHORITY\nCONVEYANCE DEED\nThis deed of conveyance made on 12.1.2005 between the Governor of Haryana acting through the Estate Officer (hereinafter called the Vendor) and Sh. Satbir Singh Hooda son of Sh. Dharam Singh (hereinafter called the Transferee) of the other part.`,
    { owner: 'Satbir Singh Hooda' },
  ],
  [
    'kerala tax',
    `KERALA VILLAGE OFFICE\nBASIC TAX RECEIPT\nThandaper No. 1123\nName of Pattadar : Mariamma Chacko\nReceived Land Tax Rs. 215 from Mariamma Chacko`,
    { owner: 'Mariamma Chacko' },
  ],
  [
    'bengal mutation',
    `BARANAGAR MUNICIPALITY\nMUTATION CERTIFICATE\nCertified that the name(s) of SMT. SANCHITA MUKHERJEE & SRI DEBASIS MUKHERJEE has/have been mutated as owner(s) of Holding No. 12/A, Lake Road in place of SRI TARAPADA DAS.`,
    { owner: 'Sanchita Mukherjee, Debasis Mukherjee' },
  ],
  [
    'tn patta',
    `TAMIL NADU REVENUE DEPARTMENT\nCHITTA / PATTA EXTRACT - MUTATION\nPatta No. 2213\nOwner's Name\nK. Selvaraj S/o Kandasamy`,
    { owner: 'K. Selvaraj' },
  ],
  [
    'ghmc self assessment',
    `GREATER MUNICIPAL CORPORATION\nHOUSE TAX DEMAND BILL\nPTIN : 1100223311\nOwner Name : VEMULA SRINIVAS RAO\nDoor No : 3-4-112/A`,
    { owner: 'Vemula Srinivas Rao' },
  ],
  [
    'gujarat tax hindi-ish',
    `SURAT MUNICIPAL CORPORATION\nPROPERTY TAX BILL\nHolder's Name : BHIKHABHAI CHHAGANBHAI PATEL & SAVITABEN BHIKHABHAI PATEL\nOccupier's Name : SELF`,
    { owner: 'Bhikhabhai Chhaganbhai Patel, Savitaben Bhikhabhai Patel' },
  ],
  [
    'karnataka khata',
    `KHATA CERTIFICATE\nThis is to certify that the property bearing Municipal No. 12, 4th Cross, is registered in the name of Sri. Shivanna S/o Late Mallappa and Smt. Gangamma W/o Sri. Shivanna in the records of this office.`,
    { owner: 'Shivanna, Gangamma' },
  ],
  [
    'legal heir',
    `MUTATION ENTRY\nAfter the death of Baburao Tukaram Shinde the names of his legal heirs 1) Ramesh Baburao Shinde 2) Suresh Baburao Shinde have been entered in the record of rights.`,
    { owner: 'Ramesh Baburao Shinde, Suresh Baburao Shinde' },
  ],
  [
    'gift gujarat',
    `GIFT DEED\nThis Deed of Gift is made between Shri Parag Navinchandra Shah (hereinafter called "the Donor") and his daughter Kum. Riddhi Parag Shah (hereinafter called "the Donee").`,
    { owner: 'Riddhi Parag Shah' },
  ],
  [
    'release',
    `RELEASE AND TRANSFER DEED\nbetween Smt. Sulochana Suhas Naik hereinafter called "the Releasor" and Shri Vikrant Suhas Naik hereinafter called "the Releasee".`,
    { owner: 'Vikrant Suhas Naik' },
  ],
  [
    'balance transfer letter',
    `LIST OF DOCUMENTS / LOAN SANCTION\nBorrower\t: Prabhjot Singh Gill\nCo-borrower\t: Amanpreet Kaur Gill\nWe have sanctioned a balance transfer loan.`,
    { applicant: 'Prabhjot Singh Gill', co: 'Amanpreet Kaur Gill' },
  ],
  [
    'plan sanction',
    `NAGAR NIGAM\nBUILDING PERMISSION\nShri/Smt. Anjana Devi Agarwal\nW/o Shri Vinod Agarwal\nYour application for building permission on Plot 12 is approved.`,
    { owner: 'Anjana Devi Agarwal' },
  ],
  [
    'plan sanction mh',
    `COMMENCEMENT CERTIFICATE\nTo,\nShri Vasant Keshav Patil\nC/o Shri A. D. Deshmukh, Architect\nPermission is hereby granted to construct a building on Plot No. 12.`,
    { owner: 'Vasant Keshav Patil' },
  ],
  [
    'occupancy',
    `BUILDING LICENCE\nLicence is issued to Smt. Meera Balan, for construction of residential building in Site No. 44.`,
    { owner: 'Meera Balan' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
