import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Parties by role words before their names, in two languages, with phones in every form; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'first-person deed with parties named before',
    `SALE DEED\nI, the first party Shri Kailash Nath Dubey S/o Late Raghunath Dubey, resident of Ranchi, execute this deed in favour of the second party Smt. Sarita Kumari W/o Shri Anand Kumar, resident of Dhanbad. The first party is owner of the plot and sells it.`,
    { owner: 'Sarita Kumari' },
  ],
  [
    'roles in two languages',
    `EKRARNAMA (AGREEMENT TO SELL)\nPratham paksh / First party: Shri Mahendra Prasad S/o Late Suresh Prasad, niwasi 12, Kankarbagh.\nDwitiya paksh / Second party: Shri Vikas Ranjan S/o Shri Arun Ranjan tatha Smt. Nutan Ranjan W/o Shri Vikas Ranjan, niwasi 14, Boring Road.\nGawah: Sanjay Kumar, Ritu Devi`,
    { applicant: 'Vikas Ranjan', co: 'Nutan Ranjan', owner: 'Mahendra Prasad' },
  ],
  [
    'kreta and vikreta with slash',
    `SALE DEED\nVikreta / Seller: Shri Bhola Ram S/o Shri Moti Ram\nKreta / Purchaser: Smt. Phulwati Devi W/o Shri Ganga Ram niwasi Bilaspur`,
    { owner: 'Phulwati Devi' },
  ],
  [
    'land owner and builder',
    `AGREEMENT FOR SALE OF FLAT\nThis agreement is made between Smt. Bina Lahiri W/o Shri Anup Lahiri (Land Owner), through attorney M/s Ganga Valley Developers, Director Alok Sen (Developer / First Party), and Shri Tapan Kumar Dutta S/o Late Nripen Dutta, R/o 7, Purnea (Purchaser / Second Party). The Developer shall sell Flat No. 302.`,
    { applicant: 'Tapan Kumar Dutta', developer: 'M/s Ganga Valley Developers' },
  ],
  [
    'phone after a letter and a dash',
    `Surya Nirman LLP\nMr. Nikhil Raj Sahay\nMrs. Kavya Sahay\n12, Ashok Nagar, Ranchi 834002, M-9431 012 345\nSub: Allotment of Flat in Surya Vatika\nDear Customer, Flat C-1 is allotted to you.\nSite office: Rahul, 9955099999\nFor Surya Nirman LLP`,
    { applicant: 'Nikhil Raj Sahay', co: 'Kavya Sahay', phone: '9431012345', developer: 'Surya Nirman LLP' },
  ],
  [
    'phone with a nought in brackets',
    `AGREEMENT FOR SALE AND CONSTRUCTION\nDated 10 January 2018. Promoter: Vaigai Delta Homes, having office at Madurai. Allottees: Tmt. K. Kalaiselvi, wife of S. Arumugam, aged 44, and Thiru S. Arumugam, son of Subbiah, aged 50, of 7, Anna Nagar, Madurai - 625020, (0)9442012345. The promoter shall construct Flat F2.`,
    { applicant: 'K. Kalaiselvi', co: 'S. Arumugam', phone: '9442012345', developer: 'Vaigai Delta Homes' },
  ],
  [
    'phone with country code',
    `Possession Letter\nTo, Mr. Sandeep Rawat & Mrs. Aarti Rawat, 138, Rajpur Road, Dehradun (Ph. 0091 9412 012 345)\nReg: Offer of possession\nWe, Doon Heights Infra LLP, are glad to offer possession of Flat D/1002.\nCustomer Cell, Prem Singh, 9191299999`,
    { applicant: 'Sandeep Rawat', co: 'Aarti Rawat', phone: '9412012345', developer: 'Doon Heights Infra LLP' },
  ],
  [
    'subject of a name and a number',
    `Subject: K. Sivakami 2721/HL/23-49\nSir pls visit Plot No. 14, Mullai Avenue, Kizhakke Nada, Erode. Joint with S. Paramasivam. Plot Loan. Party no 9717012345.\nSent from my phone\nRevathi K 9839099999`,
    { applicant: 'K. Sivakami', co: 'S. Paramasivam', phone: '9717012345' },
  ],
  [
    'handing over',
    `CERTIFICATE OF HANDING OVER AND TAKING OVER\nCertified that Apartment No. T2-905 constructed by Kaveri Flats Promoters, was handed over this day to Thiru R. Balamurugan, son of K. Ramasamy, aged 37 and Tmt. B. Indumathi, wife of R. Balamurugan.\nHanded over by: K. Mani, Site Engineer, 8251299999\nTaken over by:\nR. Balamurugan`,
    { applicant: 'R. Balamurugan', co: 'B. Indumathi', developer: 'Kaveri Flats Promoters' },
  ],
  [
    'form whose co-applicant is nil',
    `Application for loan\nName of applicant\tRevathi S\nJoint applicant\tNil\nMobile\t9655012345\nSECURITY\nIn the name of\tRevathi S\nSurety: P. Sasi, 7196599999`,
    { applicant: 'Revathi S', owner: 'Revathi S', phone: '9655012345' },
  ],
  [
    'form of three columns',
    `HOUSING LOAN APPLICATION\nPersonal details\tApplicant\tCo-applicant\nName in block letters\tB. SWAPNA RANI\tS. KHAJA BABU\nCell No.\t88000xxx34\t9550599999\nPROPERTY\nTitle\t☑ Freehold ☐ Lease\nRegistered owner\tS. Vijaya Roopa\nEstimated cost\tRs. 67,00,000/-\nGuarantor: M. Narsimlu, Cell 9493899999`,
    { applicant: 'B. Swapna Rani', co: 'S. Khaja Babu', owner: 'S. Vijaya Roopa' },
  ],
  [
    'masked allottee, agent beside',
    `GODAVARI CONSTRUCTIONS\nPROVISIONAL ALLOTMENT\nName of the allottee(s)\tAddress for communication\tContact\nMrs. K. Roopa Devi\t2, Bhagya Colony, Kothapet - 500013\t935xxxxx77\nCarpet area (RERA)\tUndivided share\tAgent\n1,537 Sft\t66.5 Sq. Yards\tS. Nagamani 7952599999\nFlat No. A112 is allotted to you.`,
    { applicant: 'K. Roopa Devi', developer: 'Godavari Constructions' },
  ],
  [
    'mail with customer in subject',
    `Subject: Technical request - customer Ritesh Agarwal\nHi, please initiate.\nLoan purpose: Purchase\nRegards\nAman`,
    { applicant: 'Ritesh Agarwal' },
  ],
  [
    'bengali parties',
    `DEED OF SALE (SAF KOBALA)\nBETWEEN Smt. Rekha Mondal, wife of Late Bimal Mondal (the VENDOR) AND Sri Subrata Kundu, son of Sri Amal Kundu and Smt. Piyali Kundu, wife of Sri Subrata Kundu (the PURCHASERS)`,
    { owner: 'Subrata Kundu, Piyali Kundu' },
  ],
  [
    'we the firm',
    `POSSESSION LETTER\nTo\nMs. Heena Parmar\nDear Madam,\nWe, Shubham Buildcon Private Limited, hereby hand over possession of Shop No. 4.`,
    { applicant: 'Heena Parmar', developer: 'Shubham Buildcon Private Limited' },
  ],
  [
    'two sellers numbered with ages',
    `SALE DEED\nVENDORS: 1) Smt. Laxmi Bai, aged 60 years, 2) Shri Suresh Pawar, aged 40 years\nPURCHASERS: 1) Ganesh Tukaram Shinde, aged 35 years, 2) Kavita Ganesh Shinde, aged 31 years, 3) Tukaram Baburao Shinde, aged 66 years`,
    { owner: 'Ganesh Tukaram Shinde, Kavita Ganesh Shinde, Tukaram Baburao Shinde' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
