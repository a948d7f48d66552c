import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Deeds, letters, requests and records as they are drafted from Punjab to Kerala; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'punjab vasika',
    `SALE DEED (BAI NAMA)\nWe, Gurdial Singh and Karam Singh sons of Sh. Bachan Singh residents of Village Sohana, Tehsil Mohali (Sellers) have sold the plot for Rs. 20,00,000 to Smt. Harpreet Kaur wife of Sh. Balwinder Singh resident of House No. 22, Phase 7, Mohali (Purchaser).`,
    { owner: 'Harpreet Kaur' },
  ],
  [
    'tn',
    `SALE DEED\nTHIS DEED OF SALE executed on this the 3rd day of May 2019 at Coimbatore by Mr. R. PALANISAMY (Aadhaar xxxx), son of Mr. Rangasamy Gounder, residing at 4/12 Main Road, hereinafter called the VENDOR of the one part; To and in favour of Mrs. S. KAVITHA, wife of Mr. N. Selvakumar, residing at 22, Gandhipuram, Coimbatore, hereinafter called the PURCHASER of the other part.`,
    { owner: 'S. Kavitha' },
  ],
  [
    'kerala jenm',
    `SALE DEED\nThis deed of sale executed on 2nd June 2016 by Thomas Varghese aged 60 years, S/o. Varghese, Kizhakkethil House, Kaloor in favour of (1) Anoop Menon, aged 38 years, S/o. Ravindranathan, (2) Divya Anoop, aged 34 years, W/o. Anoop Menon, both residing at Menon Villa, Aluva.`,
    { owner: 'Anoop Menon, Divya Anoop' },
  ],
  [
    'gujarat',
    `SALE DEED\nPurchasers: (1) Bhaveshbhai Kantilal Patel, age adult, (2) Hinaben Bhaveshbhai Patel, both residing at 5, Shyamal Society, Ahmedabad\nSellers: Rameshbhai Chhaganlal Shah, residing at Surat\nThe sellers sell the flat to the purchasers.`,
    { owner: 'Bhaveshbhai Kantilal Patel, Hinaben Bhaveshbhai Patel' },
  ],
  [
    'mh index',
    `Index-II\nDoc No. 2218/2019\n(7) Name of party executing the document: 1) Name:- Anil Ramchandra Joshi Age:-55 Address:- Plot No. 4, Pune\n(8) Name of claimant: 1) Name:- Sagar Vijay More Age:-34 Address:- Flat 3, Nigdi, Pune 2) Name:- Priya Sagar More Age:-31 Address:- Flat 3, Nigdi, Pune`,
    { owner: 'Sagar Vijay More, Priya Sagar More' },
  ],
  [
    'karnataka colon',
    `ABSOLUTE SALE DEED\nThis Deed is made on 5th April 2017 BETWEEN:\nSri. H. N. Nagaraju, aged about 60 years, S/o Late Narasimhaiah, residing at No. 5, Mysuru. Hereinafter referred to as the VENDOR of the FIRST PART;\nAND:\n1. Sri. Kiran Kumar B. S., aged about 36 years, S/o B. Shivanna,\n2. Smt. Asha Rani, aged about 32 years, W/o Kiran Kumar B. S., both residing at No. 9, Hebbal, Mysuru. Hereinafter referred to as the PURCHASERS of the SECOND PART.`,
    { owner: 'Kiran Kumar B. S., Asha Rani' },
  ],
  [
    'gift tn settlement',
    `SETTLEMENT DEED\nThis deed of settlement executed on 1/1/2020 by Mr. K. Ganesan S/o Kuppusamy (hereinafter called the SETTLOR) in favour of his son Mr. G. Prakash, residing at Salem (hereinafter called the SETTLEE).`,
    { owner: 'G. Prakash' },
  ],
  [
    'release deed',
    `DEED OF RELEASE\nThis release deed is made between Smt. Savita Deshmukh W/o Mohan Deshmukh (the Releasor) and Shri Mohan Dattatray Deshmukh (the Releasee).`,
    { owner: 'Mohan Dattatray Deshmukh' },
  ],
  [
    'hindi romanised',
    `VIKRAY PATRA (SALE DEED)\nVikreta: Shri Jagdish Prasad Sharma putra Shri Ram Lal Sharma niwasi Jaipur\nKreta: Shrimati Sunita Devi patni Shri Mahesh Gupta niwasi Jaipur`,
    { owner: 'Sunita Devi' },
  ],
  [
    'first party sells',
    `SALE DEED\nFIRST PARTY (SELLER)\tShri Dayaram Patidar S/o Shri Motilal\nSECOND PARTY (PURCHASER)\tShri Arvind Malviya S/o Shri Kailash Malviya`,
    { owner: 'Arvind Malviya' },
  ],
  [
    'company sells',
    `SALE DEED\nbetween M/s Prithvi Realcon Private Limited, a company incorporated under the Companies Act having CIN U45..., through its director Shri Vivek Jain, hereinafter referred to as the "Vendor" and Mr. Abhishek Tandon S/o Mr. S. K. Tandon, R/o Lucknow, hereinafter referred to as the "Vendee" for Flat No. 302.`,
    { owner: 'Abhishek Tandon', developer: 'M/s Prithvi Realcon Private Limited' },
  ],
  [
    'odisha',
    `SALE DEED\nVENDOR: Sri Bhagaban Sahoo, aged 62 years, S/o Late Natabar Sahoo, At/PO Jatni\nVENDEE: Smt. Lipsa Mohanty, aged 33 years, W/o Sri Ranjan Mohanty, At Patia, Bhubaneswar`,
    { owner: 'Lipsa Mohanty' },
  ],
  [
    'assignment lease',
    `DEED OF ASSIGNMENT OF LEASEHOLD RIGHTS\nBETWEEN Mr. Farokh Irani, hereinafter called "the Assignor" of the One Part AND Mr. Rustom Mistry and Mrs. Zarine Mistry, hereinafter called "the Assignees" of the Other Part.`,
    { owner: 'Rustom Mistry, Zarine Mistry' },
  ],
  [
    'conv deed board',
    `CONVEYANCE DEED\nThis deed made between the President of India through Estate Officer, Chandigarh Housing Board (hereinafter called the Transferor) and Sh. Kuldip Raj S/o Sh. Amar Nath (hereinafter called the Transferee).`,
    { owner: 'Kuldip Raj' },
  ],
  [
    'telugu agreement',
    `AGREEMENT OF SALE CUM GPA\nThis agreement is made on 4-2-2020 between Sri Yerra Venkata Rao S/o Appa Rao, aged 55 years, Occ: Agriculture, R/o Vizag (hereinafter called the VENDOR) AND Sri Pilla Suresh S/o Pilla Ramu, aged 40 years, Cell: 9848012345, R/o Gajuwaka (hereinafter called the VENDEE).`,
    { applicant: 'Pilla Suresh', owner: 'Yerra Venkata Rao', phone: '9848012345' },
  ],
  [
    'agreement buyer party 2',
    `AGREEMENT TO SELL\nThis agreement to sell is made at Gurgaon between Mrs. Nirmala Yadav wife of Mr. Hari Yadav (the First Party) and Mr. Rohit Sehgal son of Mr. Ashok Sehgal and Mrs. Pooja Sehgal wife of Mr. Rohit Sehgal (the Second Party).`,
    { applicant: 'Rohit Sehgal', co: 'Pooja Sehgal', owner: 'Nirmala Yadav' },
  ],
  [
    'bayana',
    `BAYANA AGREEMENT TO SELL\nI, Mahender Singh S/o Sh. Rattan Singh R/o Village Palla, have agreed to sell my plot to Sh. Naveen Kumar S/o Sh. Suraj Bhan R/o Narela and received bayana of Rs. 2,00,000.`,
    { applicant: 'Naveen Kumar', owner: 'Mahender Singh' },
  ],
  [
    'welcome letter',
    `SHREE VARDHMAN REALTY LLP\nWELCOME LETTER\nDate: 3 Jan 2022\nMr. Gaurav Bhatnagar\nMrs. Shilpa Bhatnagar\n12, Civil Lines, Jaipur\nM: 9829012345\nDear Customer,\nThank you for booking Unit 504. We allot to you the unit.\nFor Shree Vardhman Realty LLP\nAuthorised Signatory`,
    { applicant: 'Gaurav Bhatnagar', co: 'Shilpa Bhatnagar', phone: '9829012345', developer: 'Shree Vardhman Realty LLP' },
  ],
  [
    'allottee details table',
    `ALLOTMENT LETTER\nOmkar Lifespaces Pvt. Ltd.\nFirst Allottee\tMr. Pratik Sawant\nSecond Allottee\tMrs. Snehal Sawant\nMobile of first allottee\t9820012345\nSales Executive\tRohan, 9820099999`,
    { applicant: 'Pratik Sawant', co: 'Snehal Sawant', phone: '9820012345', developer: 'Omkar Lifespaces Pvt. Ltd' },
  ],
  [
    'your booking',
    `Possession Letter\nTo,\nThe Purchaser - Mr. Deven Vora and Mrs. Kinjal Vora\nFlat 1203, Wing B\nDear Sir/Madam,\nWe hand over possession of Flat 1203.\nFor Kanakia Spaces Realty Pvt. Ltd.`,
    { applicant: 'Deven Vora', co: 'Kinjal Vora', developer: 'Kanakia Spaces Realty Pvt. Ltd' },
  ],
  [
    'promoter label',
    `AGREEMENT FOR SALE\nName of the Promoter: Rustomjee Buildwell Pvt. Ltd.\nName of the Allottee(s): Mr. Nilesh Chavan & Mrs. Rupali Chavan\nMobile No. of Allottee: 9870012345`,
    { applicant: 'Nilesh Chavan', co: 'Rupali Chavan', developer: 'Rustomjee Buildwell Pvt. Ltd', phone: '9870012345' },
  ],
  [
    'mail greeting',
    `From: loans@bank.in\nSub: Valuation request\nDear Team,\nPlease visit the property of Mr. Harish Chandra Pandey and submit the report. Co-applicant is Mrs. Uma Pandey. Mobile of customer 9412012345.\nRegards\nVikas 9999900000`,
    { applicant: 'Harish Chandra Pandey', co: 'Uma Pandey', phone: '9412012345' },
  ],
  [
    'mail a/c',
    `Sub: Valuation of property A/c Shri Balkrishna Naik\nDear Sir,\nPlease carry out valuation of the above property owned by Smt. Sushila Naik. Contact Shri Naik on 9422012345.\nBranch Manager, Sawantwadi`,
    { applicant: 'Balkrishna Naik', owner: 'Sushila Naik', phone: '9422012345' },
  ],
  [
    'mail contact other',
    `Subject: Technical visit - Suraj Bali Yadav\nDear Valuer,\nApplicant name: Suraj Bali Yadav\nContact person at site: Mr. Rakesh (caretaker) 9935099999\nThanks`,
    { applicant: 'Suraj Bali Yadav' },
  ],
  [
    'mail whatsapp',
    `[12/03/2024, 10:12] Ramesh DSA: Sir new case\n[12/03/2024, 10:13] Ramesh DSA: customer name - Irfan Shaikh\n[12/03/2024, 10:13] Ramesh DSA: mob 9700012345\n[12/03/2024, 10:14] Ramesh DSA: valuation of flat at Tolichowki`,
    { applicant: 'Irfan Shaikh', phone: '9700012345' },
  ],
  [
    'mail favour',
    `Dear Sir,\nWe have received a proposal from Shri Vinayak Rao and his wife Smt. Lata Rao for a housing loan. Kindly arrange valuation of the property in the name of Shri Ganpat Rao.\nManager, Grameen Bank`,
    { applicant: 'Vinayak Rao', co: 'Lata Rao', owner: 'Ganpat Rao' },
  ],
  [
    'mail purchase',
    `Subject: Technical\nPls arrange technical for customer Mohit Arora who is buying flat from Mrs. Sheela Kapoor. Customer mobile 9810012345`,
    { applicant: 'Mohit Arora', owner: 'Sheela Kapoor', phone: '9810012345' },
  ],
  [
    'mail jointly',
    `Sub: Valuation\nSir,\nOur customers Sri K. Rajendran and Smt. R. Vasantha have jointly applied for loan. Please do valuation.\nManager`,
    { applicant: 'K. Rajendran', co: 'R. Vasantha' },
  ],
  [
    'loan sanction',
    `XYZ HOUSING FINANCE LTD\nSanction Letter\nMr. Debashish Roy\nMs. Ananya Roy\n22, Salt Lake, Kolkata\nDear Sir/Madam,\nWe are pleased to sanction a home loan of Rs. 30,00,000. Rate of interest 8.5%\nFor XYZ Housing Finance Ltd`,
    { applicant: 'Debashish Roy', co: 'Ananya Roy' },
  ],
  [
    'loan sanction table',
    `Loan Sanction Letter\nName of Borrower\tMr. Firoz Khan\nName of Co-Borrower\tMrs. Nazia Khan\nName of Guarantor\tMr. Salim Khan\nEMI\t21000`,
    { applicant: 'Firoz Khan', co: 'Nazia Khan' },
  ],
  [
    'form two',
    `HOME LOAN APPLICATION FORM\nPersonal details\tApplicant\tCo-applicant\nName\tVarun Shetty\tPrajakta Shetty\nFather's name\tRaghu Shetty\tMohan Pai\nMobile\t9845012345\t9845099999\nEmail\tv@x.in\tp@x.in`,
    { applicant: 'Varun Shetty', co: 'Prajakta Shetty', phone: '9845012345' },
  ],
  [
    'form first middle last',
    `LOAN APPLICATION FORM\nApplicant details\nFirst Name : Sachin\nMiddle Name : Ramesh\nLast Name : Tambe\nMobile : 9921012345`,
    { applicant: 'Sachin Ramesh Tambe', phone: '9921012345' },
  ],
  [
    'form refs',
    `LOAN APPLICATION FORM\nName : Pooja Hegde\nMobile No : 9731012345\nReferences\n1. Name : Suresh Hegde Mobile : 9731099999\n2. Name : Ramya Bhat Mobile : 9731088888`,
    { applicant: 'Pooja Hegde', phone: '9731012345' },
  ],
  [
    'tax hindi roman',
    `NAGAR NIGAM RAIPUR\nSAMPATTI KAR RASEED\nBhawan Swami ka Naam : Shri Dilip Verma\nPita/Pati ka Naam : Shri Ratan Verma`,
    { owner: 'Dilip Verma' },
  ],
  [
    'tax bbmp',
    `BRUHAT MAHANAGARA\nPROPERTY TAX RECEIPT\nReceived with thanks from Sri. Manjunath Gowda towards property tax for the year 2022-23. Owner: Sri. Manjunath Gowda and Smt. Latha`,
    { owner: 'Manjunath Gowda, Latha' },
  ],
  [
    'khata',
    `KHATA CERTIFICATE\nThis is to certify that the property No. 12 stands in the name of Smt. Geetha Murthy W/o Sri. Murthy as per the records of this office. Khata transferred from Sri. Ramaiah.`,
    { owner: 'Geetha Murthy' },
  ],
  [
    'mutation telangana',
    `PROCEEDINGS OF THE TAHSILDAR\nSub: Mutation - Orders issued\nRead: Application of Sri B. Chandraiah\nOrder: The name of Smt. K. Lavanya W/o K. Ravi is mutated in the revenue records in place of Sri B. Chandraiah.`,
    { owner: 'K. Lavanya' },
  ],
  [
    'mutation wb',
    `CERTIFICATE OF MUTATION\nKOLKATA MUNICIPAL\nName of the person(s) liable to pay tax: 1. Sri Partha Sarathi Bose 2. Smt. Ruma Bose`,
    { owner: 'Partha Sarathi Bose, Ruma Bose' },
  ],
  [
    'bp',
    `BUILDING PERMISSION\nTo,\nSri. D. Raghavendra & Smt. D. Padma\nPlot 22, Kompally\nYour application for building permission is approved. Licensed Technical Person: K. Ravi (L.No 22)\nStructural Engineer: M. Rao`,
    { owner: 'D. Raghavendra, D. Padma' },
  ],
  [
    'bp2',
    `COMMENCEMENT CERTIFICATE\nPermission is hereby granted under section 45 to Shri Hemant Vasudeo Gokhale, C/o Architect S. Deo, for construction of building.`,
    { owner: 'Hemant Vasudeo Gokhale' },
  ],
  [
    'society share',
    `SHARE CERTIFICATE\nThis is to certify that Mr. Kishore Wadhwani and Mrs. Jaya Wadhwani of Flat No. 12 is the registered holder of 5 fully paid up shares. Share Certificate No. 22`,
    { owner: 'Kishore Wadhwani, Jaya Wadhwani' },
  ],
  [
    'society noc',
    `SAHYOG CO-OPERATIVE HOUSING SOCIETY\nNo objection certificate. Mutation of flat.\nThis is to certify that Shri Prakash Bhide is a bonafide member of the society holding flat 3. Secretary: Anil Joshi`,
    { owner: 'Prakash Bhide' },
  ],
  [
    'patta dist',
    `PATTA\nLEASE DEED\nThis patta is granted to Shri Ramniwas Choudhary S/o Shri Hanuman Ram by Gram Panchayat Bassi. Sarpanch: Smt. Kamla Devi`,
    { owner: 'Ramniwas Choudhary' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
