import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Deeds, agreements and letters of builders as they are drafted; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'bank auction',
    `SALE CERTIFICATE\nSALE DEED\nThe undersigned being the Authorised Officer of the bank sold the property in favour of Mr. Dhananjay Mahajan, the auction purchaser, mortgaged by Mr. Sharad Bhosale the borrower.`,
    { owner: 'Dhananjay Mahajan' },
  ],
  [
    'president of india',
    `PERPETUAL LEASE DEED\nThis indenture made between the President of India (hereinafter called the Lessor) of the one part and Shri Om Prakash Chopra son of Shri Des Raj Chopra (hereinafter called the Lessee) of the other part.`,
    { owner: 'Om Prakash Chopra' },
  ],
  [
    'gift first person',
    `GIFT DEED\nI, Smt. Kaushalya Devi, W/o Late Ram Chander, R/o Rohtak, do hereby gift my house to my son Sh. Satish Kumar S/o Late Ram Chander out of natural love and affection.`,
    { owner: 'Satish Kumar' },
  ],
  [
    'settlement',
    `SETTLEMENT DEED\nThis deed of settlement executed by Thiru R. Chinnasamy, son of Ramasamy, residing at Salem, in favour of his daughter Tmt. C. Kavitha, wife of Senthil, residing at Namakkal. The settlor hereby settles the house.`,
    { owner: 'C. Kavitha' },
  ],
  [
    'hindi roman',
    `VIKRAY PATRA\nMain ki Shri Jagdish Prasad putra Shri Kanhaiya Lal niwasi Alwar (jise aage vikreta kaha gaya hai) evam Shri Mukesh Kumar putra Shri Ratan Lal niwasi Alwar (jise aage kreta kaha gaya hai).`,
    { owner: 'Mukesh Kumar' },
  ],
  [
    'marathi index',
    `INDEX II\nSale deed\nExecuting party: 1): Name:-Ramesh Vitthal Shinde, Age:-54, Address:-Thane, PAN No:-ABCPS1234F\nClaiming party: 1): Name:-Pallavi Sachin More, Age:-38, Address:-Kalyan, PAN No:-BBCPM1234F\n2): Name:-Sachin Dilip More, Age:-41, Address:-Kalyan`,
    { owner: 'Pallavi Sachin More, Sachin Dilip More' },
  ],
  [
    'kerala',
    `SALE DEED\nAssignor: Varkey, aged 62, S/o Ouseph, Pulimoottil House, Pala\nAssignee: Biju Joseph, aged 40, S/o Joseph, Kunnel House, Pala\nProperty 10 cents`,
    { owner: 'Biju Joseph' },
  ],
  [
    'bengal one part',
    `DEED OF CONVEYANCE\nBETWEEN SRI NEMAI CHANDRA DEY, son of Late Haripada Dey, by faith Hindu, hereinafter referred to as the VENDOR of the ONE PART AND (1) SRI PARTHA DAS and (2) SMT. MOUSUMI DAS, hereinafter jointly referred to as the PURCHASERS of the OTHER PART`,
    { owner: 'Partha Das, Mousumi Das' },
  ],
  [
    'poa seller',
    `SALE DEED\nBetween Smt. Indira Menon W/o Late K.P. Menon, represented by her Power of Attorney holder Sri Ajay Menon, hereinafter called the Vendor, and Sri Rakesh Poduval S/o Sri Madhavan Poduval, hereinafter called the Purchaser.`,
    { owner: 'Rakesh Poduval' },
  ],
  [
    'minor guardian',
    `SALE DEED\nVendor: Shri Kailash Nath. Purchaser: Master Aarav Jain (minor) through his father and natural guardian Shri Nitesh Jain.`,
    { owner: 'Aarav Jain' },
  ],
  [
    'allottee transfer',
    `TRANSFER DEED\nThis transfer deed is made between the Housing Board (transferor) and Sh. Kuldip Chand S/o Sh. Telu Ram, H.No 22, Sector 40, Chandigarh (transferee).`,
    { owner: 'Kuldip Chand' },
  ],
  [
    'release',
    `RELEASE DEED\nWe, 1. Mr. Prakash Naidu and 2. Mrs. Sharada, hereinafter called the Releasors, release all our share in favour of Mr. Mohan Naidu, hereinafter called the Releasee.`,
    { owner: 'Mohan Naidu' },
  ],
  [
    'nomination',
    `CONVEYANCE DEED\nBY: M/s Unnati Landmarks LLP, having office at Jaipur (Vendor)\nIN FAVOUR OF: Mrs. Garima Pareek W/o Mr. Ankit Pareek and Mr. Ankit Pareek S/o Mr. S.K. Pareek (Vendees)\nFlat no 301`,
    { owner: 'Garima Pareek, Ankit Pareek', developer: 'M/s Unnati Landmarks LLP' },
  ],
  [
    'exchange? second',
    `SALE DEED\nFirst Party (Seller)\tSh. Inder Mohan\nSecond Party (Purchaser)\tSh. Vivek Malhotra\nWitness 1\tSh. Raman\n`,
    { owner: 'Vivek Malhotra' },
  ],
  [
    'tripartite',
    `TRIPARTITE SALE DEED\nbetween SRI A. NARASIMHAM S/o A. Ramulu (hereinafter called the VENDOR), M/s. PRAGATHI BUILDERS rep. by its partner Sri G. Ravi (hereinafter called the DEVELOPER) and SRI V. KISHORE S/o V. Raju (hereinafter called the PURCHASER) for flat 302.`,
    { owner: 'V. Kishore', developer: 'M/s Pragathi Builders' },
  ],
  [
    'seller list aged',
    `DEED OF SALE\nThis deed of sale made by 1. Sri Ganga Prasad aged about 70 years S/o late Bechan, 2. Smt. Phulmati aged 65 W/o Sri Ganga Prasad - VENDORS - in favour of Sri Umesh Prasad aged 39 years S/o Sri Dinanath Prasad - VENDEE.`,
    { owner: 'Umesh Prasad' },
  ],
  [
    'agreement',
    `AGREEMENT TO SELL\nThis agreement is between Sh. Gian Chand S/o Sh. Milkhi Ram (First Party / Seller) and Sh. Rajat Verma S/o Sh. Ashok Verma and Smt. Priya Verma W/o Sh. Rajat Verma (Second Party / Purchasers). Phone of purchaser 9816012345.`,
    { applicant: 'Rajat Verma', co: 'Priya Verma', owner: 'Gian Chand', phone: '9816012345' },
  ],
  [
    'agreement speaks',
    `SALE AGREEMENT\nI, K. Venkatesan, son of Krishnan, residing at Vellore, agree to sell my house to Mr. S. Prabhu, son of Sundaram, residing at Katpadi, for Rs 22 lakh and received advance of Rs 1 lakh.`,
    { applicant: 'S. Prabhu', owner: 'K. Venkatesan' },
  ],
  [
    'mou seller buyer label',
    `AGREEMENT TO SELL\nSeller: Mrs. Lata Khandelwal\nBuyer: Mr. Sourabh Garg\nCo-buyer: Mrs. Isha Garg\nBuyer mobile: 9893012345\nBroker: Mr. Pappu 9893099999`,
    { applicant: 'Sourabh Garg', co: 'Isha Garg', owner: 'Lata Khandelwal', phone: '9893012345' },
  ],
  [
    'land owner and builder',
    `CONSTRUCTION AGREEMENT\nbetween M/s Vaishnavi Constructions, a partnership firm (hereinafter the BUILDER) and Sri H.R. Umesh and Smt. Shobha Umesh (hereinafter the PURCHASERS). Land owner Sri Muniyappa has agreed.`,
    { applicant: 'H.R. Umesh', co: 'Shobha Umesh', developer: 'M/s Vaishnavi Constructions' },
  ],
  [
    'allotment sole',
    `ORBIT GREENS DEVELOPERS PVT LTD\nALLOTMENT LETTER\nSole/First Allottee : Mr. Manpreet Gill\nSecond Allottee : Ms. Simran Gill\nThird Allottee : -\nMobile : 9872012345\nWe allot you flat 704.\nFor Orbit Greens Developers Pvt Ltd`,
    { applicant: 'Manpreet Gill', co: 'Simran Gill', developer: 'Orbit Greens Developers Pvt Ltd', phone: '9872012345' },
  ],
  [
    'allotment prose',
    `ALLOTMENT LETTER\nWith reference to the booking of Mr. Kunal Sarkar and Mrs. Disha Sarkar, we, Merlin Skyline Projects Limited, are pleased to allot flat 12A.\nContact our CRM desk at 9830099999.`,
    { applicant: 'Kunal Sarkar', co: 'Disha Sarkar', developer: 'Merlin Skyline Projects Limited' },
  ],
  [
    'possession',
    `POSSESSION LETTER\nDate 1/1/2023\nTo,\nMs. Rhea Kapadia / Mr. Neil Kapadia\n11, Carmichael Road, Mumbai\nCell: 98200 12345\nSub: Possession of flat 2201\nWe are happy to offer possession.\nFor Kalpavriksha Estates Pvt. Ltd.`,
    { applicant: 'Rhea Kapadia', co: 'Neil Kapadia', developer: 'Kalpavriksha Estates Pvt. Ltd', phone: '9820012345' },
  ],
  [
    'authority possession',
    `POSSESSION CERTIFICATE\nPossession of plot 88, Sector 21 was handed over to Sh. Mahinder Pal S/o Sh. Daulat Ram today by the Junior Engineer Sh. Ravinder.`,
    { applicant: 'Mahinder Pal' },
  ],
  [
    'demand letter',
    `Provisional allotment and demand letter\nCustomer Name: Mr. Siddharth Bora\nJoint Customer: Mrs. Priyanka Bora\nProject: Eden Heights by Maniram Realty Private Limited\nCustomer mobile: 9864012345`,
    { applicant: 'Siddharth Bora', co: 'Priyanka Bora', developer: 'Maniram Realty Private Limited', phone: '9864012345' },
  ],
  [
    'allot hindi',
    `आवंटन पत्र\nश्री अनिल कुमार गुप्ता पुत्र श्री बद्री प्रसाद गुप्ता को भूखण्ड संख्या 45 आवंटित किया जाता है।`,
    { applicant: 'अनिल कुमार गुप्ता' },
  ],
  [
    'authority allotment',
    `HOUSING BOARD\nALLOTMENT LETTER\nNo. 221\nTo\nSmt. Nirmala Chauhan,\nW/o Sh. Balbir Chauhan,\nVPO Theog, Shimla\nSub: Allotment of plot no 14\nThe plot is allotted to you.`,
    { developer: 'Housing Board', applicant: 'Nirmala Chauhan' },
  ],
  [
    'booking form',
    `FLAT BUYER AGREEMENT\nPARTICULARS OF ALLOTTEE\n1. First Allottee\nName: Mr. Vishal Taneja\nSon of: Mr. Ramesh Taneja\nMobile: 9810012345\n2. Co-Allottee\nName: Mrs. Shweta Taneja\nWife of: Mr. Vishal Taneja\nMobile: 9810099999\nDeveloper: Arihant Superinfra Private Limited`,
    { applicant: 'Vishal Taneja', co: 'Shweta Taneja', developer: 'Arihant Superinfra Private Limited', phone: '9810012345' },
  ],
  [
    'developed by',
    `WELCOME LETTER\nAllotment of villa\nDear Mr. Rakesh Nambiar and Mrs. Divya Nambiar,\nCongratulations on your villa at Malabar Meadows, developed by Malabar Meadows Realtors LLP.\nRelationship manager: Mr. Jithin, 9745099999`,
    { applicant: 'Rakesh Nambiar', co: 'Divya Nambiar', developer: 'Malabar Meadows Realtors LLP' },
  ],
  [
    'possession handing',
    `HANDING OVER - TAKING OVER (POSSESSION)\nHanded over by\tM/s Rudra Housing\nTaken over by\tMr. Sagar Bhoir and Mrs. Manali Bhoir\nFlat\t1102`,
    { applicant: 'Sagar Bhoir', co: 'Manali Bhoir', developer: 'M/s Rudra Housing' },
  ],
  [
    'confirming',
    `DEED OF CONVEYANCE\nThis deed between Smt. Maya Rani Kundu, the Vendor, Green Field Developers, a proprietorship firm, the Confirming Party, and Sri Arnab Sen, son of Sri Amal Sen, the Purchaser, for a flat.`,
    { owner: 'Arnab Sen', developer: 'Green Field Developers' },
  ],
  [
    'lease plot',
    `LEASE DEED\nThe Greater Industrial Development Authority, the Lessor, leases Plot 45 to Mrs. Seema Tyagi W/o Mr. Anuj Tyagi R/o Ghaziabad, the Lessee, for 90 years.`,
    { owner: 'Seema Tyagi' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
