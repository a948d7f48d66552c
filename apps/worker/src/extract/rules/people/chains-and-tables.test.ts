import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Chains of mails, tables of parties, sub-leases and mutations as offices of several states write them; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'quoted mail chain',
    `Pls do needful.\nRegards\nSruthi | Credit | 9100011111\n-----Original Message-----\nFrom: Kiran\nSent: Monday\nTo: Credit\nSubject: RE: Technical - Lokesh Reddy - 7782211\nCustomer Name : Lokesh Reddy\nMobile : 9700012345\nRegards\nKiran 9100022222`,
    { applicant: 'Lokesh Reddy', phone: '9700012345' },
  ],
  [
    'alias',
    `SALE DEED\nbetween Sri K. Narayana S/o K. Rama hereinafter called the Vendor and Sri Mohammed Rafi alias Babu S/o Abdul Rahim, hereinafter called the Purchaser.`,
    { owner: 'Mohammed Rafi' },
  ],
  [
    'three borrowers',
    `To,\n1) Shri Anil Kapse\n2) Shri Sunil Kapse\n3) Smt. Vimal Kapse\nSub: Sanction of Home Loan\nWe have sanctioned a housing loan of Rs. 10 lakh to you.`,
    { applicant: 'Anil Kapse', co: 'Sunil Kapse' },
  ],
  [
    'addressee with C/o',
    `GULSHAN HOMZ PVT. LTD.\nDated: 1.2.2018\nTo\nMr. Pranav Kulshrestha\nS/o Mr. Satish Kulshrestha\nC/o Mr. R. Verma, Flat 4, Sector 50, Noida\nALLOTMENT LETTER\nWe allot you Flat No. 1102.\nFor Gulshan Homz Pvt. Ltd.`,
    { applicant: 'Pranav Kulshrestha', developer: 'Gulshan Homz Pvt. Ltd' },
  ],
  [
    'nri',
    `SKYLINE MAYFLOWER BUILDERS\nALLOTMENT LETTER\nTo\nMr. Joseph Antony Kuruvilla & Mrs. Treesa Joseph\nP.O. Box 1123, Dubai, UAE\nDear Sir,\nWe are glad to allot Apartment No. 9C to you.\nFor Skyline Mayflower Builders`,
    { applicant: 'Joseph Antony Kuruvilla', co: 'Treesa Joseph', developer: 'Skyline Mayflower Builders' },
  ],
  [
    'minor guardian allot',
    `PRESTINE ESTATES PROJECTS LTD\nALLOTMENT LETTER\nTo: Ms. Aditi Rao, D/o Mr. Mohan Rao, Bangalore\nApartment B-1203 is allotted to you.\nFor Prestine Estates Projects Ltd`,
    { applicant: 'Aditi Rao', developer: 'Prestine Estates Projects Ltd' },
  ],
  ['company applicant', `LOAN APPLICATION FORM\nName of Applicant : M/s Laxmi Trading Company`, { applicant: 'M/s Laxmi Trading Company' }],
  [
    'no co',
    `LOAN APPLICATION FORM\nName of Applicant : Rakhi Sawarkar\nName of Co-applicant : NA\nGuarantor : Nil`,
    { applicant: 'Rakhi Sawarkar' },
  ],
  [
    'no co 2',
    `HOME LOAN APPLICATION FORM\nApplicant : Tushar Kanti Bose\nCo-applicant : Not Applicable\nReference 1 : Sumit Roy 9830011111\nReference 2 : Amit Sen 9830022222`,
    { applicant: 'Tushar Kanti Bose' },
  ],
  [
    'office mobile in letterhead',
    `Jan Kalyan Sahakari Bank Ltd. Mob. 9422011111\nTo,\nSmt. Gita Rani\nWard 4, Latur\nYour home loan is sanctioned.\nYours faithfully`,
    { applicant: 'Gita Rani' },
  ],
  [
    'own mobile in block',
    `Aravali Buildhome Pvt. Ltd.\nSales office 9828011111\nTo,\nMr. Sohan Lal Meena\n12, Tonk Road, Jaipur\nMob: 9414012345\nSub: Allotment letter for Flat 302\nDear Sir,\nWe allot to you Flat 302. For queries call 9828022222.\nFor Aravali Buildhome Pvt. Ltd.`,
    { applicant: 'Sohan Lal Meena', phone: '9414012345', developer: 'Aravali Buildhome Pvt. Ltd' },
  ],
  [
    'deed with vendor phone',
    `SALE DEED\nbetween Sri Bimal Das S/o Late N. Das, Mob 9831011111, hereinafter called the Vendor and Sri Chandan Kumar Das S/o Sri Haradhan Das hereinafter called the Purchaser.`,
    { owner: 'Chandan Kumar Das' },
  ],
  [
    'agreement buyer phone',
    `AGREEMENT OF SALE\nThis agreement is made on 2nd May 2021 by and between Sri Sathaiah Goud S/o Komuraiah, Cell: 9849099999 (hereinafter called the Vendor) and Sri Naveen Kumar Goud S/o Venkat, Cell: 9849012345 (hereinafter called the Purchaser).`,
    { applicant: 'Naveen Kumar Goud', owner: 'Sathaiah Goud', phone: '9849012345' },
  ],
  [
    'parties table',
    `AGREEMENT FOR SALE\nParties\nRole\tName\tPAN\nSeller\tDilip Kumar Poddar\tABCPP1234F\nPurchaser\tAnkit Saraf\tABCPS1234G\nPurchaser\tNeha Saraf\tABCPS9999G`,
    { applicant: 'Ankit Saraf', co: 'Neha Saraf', owner: 'Dilip Kumar Poddar' },
  ],
  [
    'tax joint and',
    `NAGAR PALIKA\nHOUSE TAX RECEIPT\nName of House Owner : Ratan Lal Soni and Manju Soni\nFather/Husband Name : Late Badri Soni`,
    { owner: 'Ratan Lal Soni, Manju Soni' },
  ],
  [
    'tax bill cg',
    `MUNICIPAL CORPORATION RAIPUR\nPROPERTY TAX DEMAND\nTo,\nSmt. Hemlata Sahu\nW/o Shri Dinesh Sahu\nHouse No. 221, Ward 12`,
    { owner: 'Hemlata Sahu' },
  ],
  [
    'mutation order dda',
    `OFFICE OF THE DEPUTY DIRECTOR (LAB) RESIDENTIAL\nSub: Mutation of Plot No. 22, Block C in favour of Smt. Veena Sethi\nWith reference to your application I am directed to say that mutation of the above property has been carried out in your favour on the basis of Will of Late Sh. K. L. Sethi.`,
    { owner: 'Veena Sethi' },
  ],
  [
    'mutation up',
    `MUTATION CERTIFICATE\nOld Name : Ram Swaroop Dubey\nNew Name : Geeta Mishra, Shailendra Mishra`,
    { owner: 'Geeta Mishra, Shailendra Mishra' },
  ],
  [
    'mutation holding bihar',
    `SHUDDHI PATRA / MUTATION CORRECTION SLIP\nJamabandi raiyat : Uday Shankar Prasad S/o Ganauri Prasad\nMutated in the name of Uday Shankar Prasad`,
    { owner: 'Uday Shankar Prasad' },
  ],
  [
    'assam',
    `LAND MUTATION ORDER\nThe name of Sri Bhabesh Chandra Kalita, S/o Late Dharani Kalita is ordered to be mutated in respect of Dag No. 112 in place of Sri Haren Das by right of purchase.`,
    { owner: 'Bhabesh Chandra Kalita' },
  ],
  [
    'lease ghaziabad',
    `LEASE DEED\nTHIS LEASE DEED made on the 5th day of May 2004 between GHAZIPUR DEVELOPMENT AUTHORITY, a body corporate (hereinafter called the Lessor) of the one part and Shri Ashutosh Pandey S/o Shri R. K. Pandey R/o 12 Nehru Nagar (hereinafter called the Lessee, which expression shall include heirs) of the other part.`,
    { owner: 'Ashutosh Pandey' },
  ],
  [
    'sub-lease',
    `SUB-LEASE DEED\nThis Sub Lease Deed is made between Noida Pradesh Authority (Lessor) and M/s Supertech Towers Limited through its authorised signatory Mr. Raj (Lessee/Developer) and Mr. Sanjeev Khanna S/o Mr. V. Khanna and Mrs. Ruchi Khanna W/o Mr. Sanjeev Khanna (Sub-Lessee).\nFor Flat No. 1104.`,
    { owner: 'Sanjeev Khanna, Ruchi Khanna', developer: 'M/s Supertech Towers Limited' },
  ],
  [
    'tripartite sub lease',
    `SUB LEASE DEED\nTHIS SUB-LEASE DEED is executed on 12/1/2016 between Authority (hereinafter called the "LESSOR") of the first part AND M/s Amrit Infraheights Pvt. Ltd., a company, hereinafter called the "LESSEE/BUILDER" of the second part AND Mrs. Kavita Bisht W/o Mr. Deepak Bisht R/o Almora hereinafter called the "SUB-LESSEE" of the third part, of Flat No. 12.`,
    { owner: 'Kavita Bisht', developer: 'M/s Amrit Infraheights Pvt. Ltd' },
  ],
  [
    'masked number of the customer, officer below',
    `Subject: Tech initiation - Harleen Dahiya\nDear Sir, pls initiate technical for below case -\nCust\tMs. Harleen Dahiya\nCo-app\tMr. Devender Dahiya\nCust no\t87XXXXXX56\nRajat Nagar\nUrbanKey Housing Finance, B-60, 2nd Floor\nMob 8317980486`,
    { applicant: 'Harleen Dahiya', co: 'Devender Dahiya' },
  ],
  [
    'south indian agreement with dashes',
    `SALE AGREEMENT\nExecuted at Shivapura on 04-06-2018 between:\nSri. B. Joaquim Noronha, S/o Late Basavaraj Bhandary, aged about 30 years, Cell 9297476481 — FIRST PARTY;\nSri. Savio N. N., S/o Late Narasimha Poojary, aged about 65 years and Smt. T. Shakuntala Poojary, W/o Sri. Thimmappa Poojary, residing at 99, Panjimuru Layout — SECOND PARTY.`,
    { applicant: 'Savio N. N.', co: 'T. Shakuntala Poojary', owner: 'B. Joaquim Noronha' },
  ],
  [
    'authority by its secretary',
    `DEED OF LEASE\nThis indenture made on 10 March 2016 between Godavari Urban Development Authority (LESSOR) represented by its Secretary and Sri N. Sangam Srikanth, S/o Sri Y. Sangam Narsimlu, aged about 63 years, R/o 64, Prashanth Hills (LESSEE).`,
    { owner: 'N. Sangam Srikanth' },
  ],
  [
    'firm with a title',
    `Sri Sai Balaji Constructions\nPROVISIONAL ALLOTMENT\nName of the allottee(s) : Mrs. K. Vemula Roopa\nWe allot to you Flat No. A112.`,
    { applicant: 'K. Vemula Roopa', developer: 'Sri Sai Balaji Constructions' },
  ],
  [
    'builder in a joined label',
    `AGREEMENT OF SALE\nVendor-cum-Builder\tNavya Avenues, by K. Yerram Manjunath\nBuyer(s)\tMr. M. Jakkula Srikanth\nBuyer cell\t9849012345`,
    { applicant: 'M. Jakkula Srikanth', developer: 'Navya Avenues', phone: '9849012345' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
