import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Letters, agreements, forms, mails and trackers of many offices; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'coop-bank',
    `Shree Ganesh Nagari Sahakari Bank Ltd.\nTo,\n1) Sau. Sunita Vilas Patil\n2) Shri. Vilas Ganpat Patil\nAt Post Karad, Dist. Satara 415110\nSub.: Sanction of Housing Loan of Rs.18,00,000/-\nWith reference to your application we are pleased to sanction you a loan on the following terms.\nGuarantors : Shri. Arun Baban Mane and Sau. Rekha Arun Mane.\nYours faithfully,\nManager (Loans)`,
    { applicant: 'Sunita Vilas Patil', co: 'Vilas Ganpat Patil' },
  ],
  [
    'letter-bare-titles',
    `Acme Home Finance Ltd.\tSANCTION LETTER\n4 January 2024\tApplication No. PRG6687903\nMr. Inder Mohan Nagar\n187, Sector 137-A, Hindonabad 201018\nDear Customer,\nCongratulations! Your request for a loan has been approved in principle as under.\nRelationship Manager: Poonam Bhadana, 7428343964.\nFor Acme Home Finance Ltd.\tAccepted (borrowers)`,
    { applicant: 'Inder Mohan Nagar' },
  ],
  [
    'two-line mail',
    `pls do technical for Mohit Bansal & Shweta Bansal, HL, app no 8827361\nFlat 302, Tower B, Green Vista, Sector 20, Panchkula 134116`,
    { applicant: 'Mohit Bansal', co: 'Shweta Bansal' },
  ],
  [
    'two-line mail 2',
    `Kindly arrange valuation - Mr. Arvind Kumar Yadav (9812345670) - LAP - file no. LAP/2024/112\nPlot 12, Gali 4, Rohtak`,
    { applicant: 'Arvind Kumar Yadav', phone: '9812345670' },
  ],
  [
    'tracker',
    `Hi team, please initiate.\nApp No\tCustomer Name\tCo-applicant\tMobile\tProduct\tProperty Address\tPincode\nHL22310\tNitin Arora\tPooja Arora\t9876501234\tHome Loan\tFlat 12, Rose Apartments, Karnal\t132001`,
    { applicant: 'Nitin Arora', co: 'Pooja Arora', phone: '9876501234' },
  ],
  [
    'tracker2',
    `LAN\tBorrower\tContact No.\tSeller / Owner\tLocation\nLN00992\tS. Balakrishnan\t9443212345\tR. Meenakshi\t12, Gandhi Street, Madurai`,
    { applicant: 'S. Balakrishnan', owner: 'R. Meenakshi', phone: '9443212345' },
  ],
  [
    'fwd mail',
    `From: Poonam Tyagi <poonam.tyagi@samarth.example>\nSubject: Fwd: Tech initiation - PRG3164238 - Mamta Chhabra\nDear Sir, pls initiate technical for below case -\nAppl no\tPRG3164238\nCust\tMs. Mamta Chhabra\nCo-app\tMr. Inder Mohan Chhabra\nCust no\t9360148994\nSourcing\tDSA Mamta Nagar 7312274512\nThanks\nPoonam Tyagi\nMob 9333032369`,
    { applicant: 'Mamta Chhabra', co: 'Inder Mohan Chhabra', phone: '9360148994' },
  ],
  [
    'masked cust',
    `Subject: Tech initiation\nCust\tMr. Rajat Arora\nCust no\t84XXXXXX05\nSourcing\tDSA Virender Malhotra 9167355097\nThanks\nTilak Arora\nMob 7205011717`,
    { applicant: 'Rajat Arora' },
  ],
  [
    'agreement whose builder is called the company',
    `BUILDER BUYER AGREEMENT\nThis Agreement is executed at Kalindipur on 22 July 2022 BETWEEN M/s Nimbus Terrace Infrastructure Pvt. Ltd. (CIN U70109DL8461PTC383584), office at Tower Plaza, through its authorised signatory Mr. Rajat Bhadana, (the "Company") AND Sh. Om Prakash Arora S/o Sh. Ajay Arora, PAN BQRPA1246H and Smt. Harleen Arora W/o Sh. Sukhbir Arora, R/o 24, Sector 137-A (the "Allottee").`,
    { applicant: 'Om Prakash Arora', co: 'Harleen Arora', developer: 'M/s Nimbus Terrace Infrastructure Pvt. Ltd' },
  ],
  [
    'agreement with an intending allottee',
    `APARTMENT BUYER'S AGREEMENT\nTHIS AGREEMENT is made at Gurugram on 4th March 2019\nBY AND BETWEEN\nSHUBHAM REALTECH PVT. LTD., a company incorporated under the Companies Act, 1956, having its registered office at New Delhi (hereinafter referred to as the "COMPANY", which expression shall include its successors) of the FIRST PART\nAND\nMrs. KIRAN BEDI RAWAT, D/o Sh. Mohan Rawat, R/o Pauri (hereinafter referred to as the "INTENDING ALLOTTEE(S)") of the OTHER PART.`,
    { applicant: 'Kiran Bedi Rawat', developer: 'Shubham Realtech Pvt. Ltd' },
  ],
  [
    'bayana',
    `AGREEMENT TO SELL AND PURCHASE (BAYANA)\nFirst party (seller)\tSmt. Shikha Chhabra W/o Sh. Ajay Chhabra, R/o 198, Sector Pi-III, PAN AMZPC3319H, Mob. 7644802437\nSecond party (purchaser)\tSh. Parveen Khanna S/o Sh. Inder Mohan Khanna, R/o 214, Sector Pi-III\nProperty\tFlat No. D-401, Tower-D\nFirst party\tSecond party`,
    { applicant: 'Parveen Khanna', owner: 'Shikha Chhabra' },
  ],
  [
    'maharashtra agreement',
    `AGREEMENT FOR SALE\nTHIS AGREEMENT FOR SALE is made at Pune on this 3rd day of June 2019\nBETWEEN\nM/s. AMBIKA PROMOTERS & DEVELOPERS, a partnership firm having its office at Kothrud, Pune, through its partner Shri Suhas Bapat, hereinafter referred to as "THE PROMOTER" of the FIRST PART\nAND\n1) Sau. Sneha Ajit Deshmukh, Age 34 Yrs., Occ. Service, PAN ABCPD1234E\n2) Shri. Ajit Ramesh Deshmukh, Age 38 Yrs., Occ. Service\nboth R/at 12, Sneh Nagar, Pune hereinafter referred to as "THE PURCHASER/S" of the SECOND PART`,
    { applicant: 'Sneha Ajit Deshmukh', co: 'Ajit Ramesh Deshmukh', developer: 'M/s Ambika Promoters & Developers' },
  ],
  [
    'licensee',
    `ALLOTMENT LETTER\nVighnaharta Developers\nTo,\nSmt. Lata Mangesh Kadam\nRoom No. 4, Dadar\nDear Madam,\nWe are pleased to allot to you Flat No. 301 in our project "Vighnaharta Heights".\nFor Vighnaharta Developers\nPartner`,
    { applicant: 'Lata Mangesh Kadam', developer: 'Vighnaharta Developers' },
  ],
  [
    'unit holders',
    `ASHIANA LANDCRAFT REALTY PVT. LTD.\nOFFER OF POSSESSION\nUnit holder(s):\tMr. Varun Mehra / Mrs. Ritika Mehra\nUnit No.:\tT3-1204\nDear Sir/Madam,\nWe are pleased to offer possession of your unit.\nFor Ashiana Landcraft Realty Pvt. Ltd.`,
    { applicant: 'Varun Mehra', co: 'Ritika Mehra', developer: 'Ashiana Landcraft Realty Pvt. Ltd' },
  ],
  [
    'first holder',
    `ALLOTMENT LETTER\nFirst Holder :\tMr. Gaurav Sethi\nSecond Holder :\tMrs. Anita Sethi\nUnit :\tA-204\nWe hereby allot to you the above unit.`,
    { applicant: 'Gaurav Sethi', co: 'Anita Sethi' },
  ],
  [
    'form first/second',
    `HOME LOAN APPLICATION FORM\nFirst applicant name : Manjula Hegde\nSecond applicant name : Raghav Hegde\nMobile No. (First applicant) : 98450 98450\nMobile No. (Second applicant) : 98450 11111`,
    { applicant: 'Manjula Hegde', co: 'Raghav Hegde', phone: '9845098450' },
  ],
  [
    'sub line letter',
    `From,\nThe Branch Manager\nTo,\nM/s Valuers\nSub: Valuation of property of Mr. Deepak Nair & Mrs. Asha Nair - Housing Loan\nSir,\nPlease visit the property and submit your report.\nYours faithfully`,
    { applicant: 'Deepak Nair', co: 'Asha Nair' },
  ],
  [
    'nbfc sanction numbered',
    `SANCTION LETTER\nDate: 11/02/2023\nApplicant Name : Balaji Srinivasan\nCo-Applicant Name(s) : Usha Balaji\nDear Sir/Madam,\nWe are pleased to inform you that your home loan has been sanctioned.`,
    { applicant: 'Balaji Srinivasan', co: 'Usha Balaji' },
  ],
  [
    'developer on loan letter',
    `Sahyadri Bank\nTo,\nShri. Nilesh Rane\nPune\nSub: Sanction of Housing Loan\nWe are pleased to sanction you a loan.\nSecurity : Registered mortgage of Flat No. 1101, Wing D, Indrayani Park, being purchased from M/s. Ambika Promoters & Developers.\nYours faithfully,`,
    { applicant: 'Nilesh Rane', developer: 'M/s Ambika Promoters & Developers' },
  ],
  [
    'project by',
    `LOAN SANCTION LETTER\nMs. Ritu Jain\n12, Civil Lines, Jaipur 302001\nDear Customer,\nPROJECT BY\nNimbus Terrace Infrastructure Pvt. Ltd.\nYour home loan is sanctioned.`,
    { applicant: 'Ritu Jain', developer: 'Nimbus Terrace Infrastructure Pvt. Ltd' },
  ],
  [
    'marathi form',
    `गृहकर्ज मागणी अर्ज / HOUSING LOAN APPLICATION\nअर्जदाराचे संपूर्ण नाव / Full name of applicant : VILAS MANGESH SHINDE\nवडील / पती यांचे नाव : Mangesh Prasad Shinde\nभ्रमणध्वनी / Mobile : 8179509421\nसहअर्जदार / Co-applicant : MUGDHA PANDURANG SHINDE\nजामीनदार / Guarantors : Sachin Bhalchandra Deshpande, 7471032469`,
    { applicant: 'Vilas Mangesh Shinde', co: 'Mugdha Pandurang Shinde', phone: '8179509421' },
  ],
  [
    'joint names',
    `OMAXE HEIGHTS BUILDERS LTD\nPROVISIONAL ALLOTMENT LETTER\nDear Customer,\nWe are pleased to inform you that Unit No. 1204 is allotted in the joint names of Mr. Tejinder Pal Singh and Mrs. Rupinder Kaur.\nFor Omaxe Heights Builders Ltd`,
    { applicant: 'Tejinder Pal Singh', co: 'Rupinder Kaur', developer: 'Omaxe Heights Builders Ltd' },
  ],
  [
    'demand letter',
    `GAURSONS REALTECH PVT. LTD.\nCustomer Code : GR/2211\nMr. Sudhir Kumar Mishra\nC-12, Indirapuram, Ghaziabad 201014\nALLOTMENT CUM DEMAND LETTER\nDear Mr. Mishra,\nWe allot to you Flat No. 902 in Tower C.\nFor Gaursons Realtech Pvt. Ltd.`,
    { applicant: 'Sudhir Kumar Mishra', developer: 'Gaursons Realtech Pvt. Ltd' },
  ],
  [
    'names as builders firm allottee',
    `AGREEMENT TO SELL\nbetween M/s. Kalpana Builders, a partnership firm, through its partner Shri Rakesh Kalpana, hereinafter called the First Party/Builder and Shri Prakash Chand Jain S/o Shri Hukam Chand Jain, hereinafter called the Second Party/Purchaser.\nThe builder agrees to sell Flat No. 4.`,
    { applicant: 'Prakash Chand Jain', developer: 'M/s Kalpana Builders' },
  ],
  [
    'resale tripartite',
    `AGREEMENT FOR SALE\nThis Agreement is made at Thane BETWEEN Mr. Anil Ramchandra Pawar, adult, Indian Inhabitant, residing at Flat 12, hereinafter called "the TRANSFEROR" of the One Part AND (1) Mr. Kunal Anil Wadhwa and (2) Mrs. Isha Kunal Wadhwa, adults, hereinafter called "the TRANSFEREES" of the Other Part.`,
    { applicant: 'Kunal Anil Wadhwa', co: 'Isha Kunal Wadhwa', owner: 'Anil Ramchandra Pawar' },
  ],
  [
    'loan letter ref',
    `KARNATAKA GRAMEENA HOUSING BANK\nSANCTION ADVICE\nName of borrower(s): 1. Gopalkrishna Shenoy 2. Lalitha Shenoy\nYour housing loan has been sanctioned on the following terms.\nRate of interest 8.75%`,
    { applicant: 'Gopalkrishna Shenoy', co: 'Lalitha Shenoy' },
  ],
  [
    'loan letter dear',
    `SANCTION LETTER\nDear Feroz Khan Pathan,\nThank you for choosing us. We are happy to inform that your home loan is sanctioned.\nCustomer ID 22118`,
    { applicant: 'Feroz Khan Pathan' },
  ],
  [
    'short note of a chat',
    `Sir new case\nCustomer name- Sandeep Chauhan\nContact- 9992233445\nProperty- H No 22, Sector 4, Rewari\nLogin branch Rewari, RM Ajay 8800112233`,
    { applicant: 'Sandeep Chauhan', phone: '9992233445' },
  ],
  [
    'tracker 3 rows wide',
    `S.No.\tFile No.\tName of Applicant\tProperty Address\tContact No.\tRM Name\n1\tHLD/22/1123\tHarish Chandra Joshi\tVillage Kusumkhera, Haldwani\t9411098765\tPankaj`,
    { applicant: 'Harish Chandra Joshi', phone: '9411098765' },
  ],
  [
    'mail owner',
    `Dear Sir, kindly conduct the valuation of the property owned by Mrs. Shabana Parveen. Our customer Mr. Anwar Hussain has applied for LAP.\nRegards, Branch Manager`,
    { applicant: 'Anwar Hussain', owner: 'Shabana Parveen' },
  ],
  [
    'mail seller mobile',
    `Subject: Technical - Divya Menon\nPlease visit the property. Seller Mr. Thomas (9447011111) will show the flat.\nRegards\nAnil 9895022222`,
    { applicant: 'Divya Menon', owner: 'Thomas' },
  ],
  [
    'form owner seller',
    `HOUSING LOAN APPLICATION FORM\nName of Applicant : Smt. Rekha Devi\nName of Co-applicant : Shri Manoj Kumar\nName of Guarantor : Shri Dinesh Rai\nName of Seller : Shri Suresh Prasad Singh`,
    { applicant: 'Rekha Devi', owner: 'Suresh Prasad Singh', co: 'Manoj Kumar' },
  ],
  [
    'noc builder',
    `RUSTOM REALTY LLP\nTo, The Manager, Sahyadri Bank\nSub: NOC to mortgage Flat No. 1204 allotted to Mrs. Yogita Sawant and Mr. Kiran Sawant (Allotment letter dated 2/3/2021)\nDear Sir,\nWe hereby confirm that we have allotted Flat No. 1204 to Mrs. Yogita Sawant and Mr. Kiran Sawant vide allotment letter dated 2/3/2021.\nFor Rustom Realty LLP`,
    { applicant: 'Yogita Sawant', co: 'Kiran Sawant', developer: 'Rustom Realty LLP' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
