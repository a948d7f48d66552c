import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Mails, notes and chats as staff of banks write them; names are invented. Whoever is not wanted must not be found. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'party on phone',
    `From: agri.branch@bank.in\nTo: valuer@desk.in\nSubject: Valuation of house property\nSir,\nWe have a proposal from Shri Keshav Damle for a housing loan against his house at Wai. You may call the party on 730-850-8595 before going. The branch number is 02168-222333.\nAsst. Manager`,
    { applicant: 'Keshav Damle', phone: '7308508595' },
  ],
  [
    'lap proposal from',
    `Subject: LAP - valuation\nDear Sir,\nThis is a LAP proposal from Mr Ankur Jindal and his brother Mr Varun Jindal. The house belongs to their father Sh. Ram Niwas Jindal. Kindly visit and send report.\nBranch Head`,
    { applicant: 'Ankur Jindal', co: 'Varun Jindal', owner: 'Ram Niwas Jindal' },
  ],
  [
    'subject account of',
    `From: credit@nbfc.in\nSubject: Plot Loan - Account of Suhas Kulkarni and Anagha Kulkarni - Reference PL/2291/23\nDear Sir,\nPlease value the plot.\nRegards\nNitin Shah\n9811100000`,
    { applicant: 'Suhas Kulkarni', co: 'Anagha Kulkarni' },
  ],
  [
    'subject for then ref',
    `Subject: Home Loan || Binod Mahto || LAN 8876123 || Technical\nHi,\nPlease initiate.\nThanks`,
    { applicant: 'Binod Mahto' },
  ],
  [
    'subject underscore',
    `Sub: HL_Farida Contractor_Vasai_Technical initiation\nPls arrange visit today.`,
    { applicant: 'Farida Contractor' },
  ],
  [
    'reached at',
    `Subject: Technical visit\nSir,\nThe borrower's name is Lakhan Lal Sahu. He can be reached at 9406012345. The flat is being bought from Smt. Usha Tiwari, whose number is 9406099999.\nThanks`,
    { applicant: 'Lakhan Lal Sahu', owner: 'Usha Tiwari', phone: '9406012345' },
  ],
  [
    'father owns',
    `Sub: Valuation\nSir\nPlease value the house offered as security in the loan account of Shri Gopi Chand. The house stands in the name of his father Shri Nand Lal. \nManager`,
    { applicant: 'Gopi Chand', owner: 'Nand Lal' },
  ],
  [
    'considering',
    `Dear Sir,\nWe are considering a housing loan to Sri M. Veeranna and his wife Smt. V. Sarojamma. Please furnish valuation of their property. Contact Sri Veeranna at 9448012345.\nBranch Manager`,
    { applicant: 'M. Veeranna', co: 'V. Sarojamma', phone: '9448012345' },
  ],
  [
    'mother owner apposed',
    `Subject: Valuation - Ritesh Agarwalla\nSir,\nThe property belongs to the applicant's mother, Smt. Savitri Agarwalla. Visit may please be arranged.\nRegards`,
    { applicant: 'Ritesh Agarwalla', owner: 'Savitri Agarwalla' },
  ],
  [
    'poc trap',
    `Subject: technical initiation\nApplicant - Murugesan P\nCo app - Selvi M\nApplicant mobile - 98940 12345\nSite POC - Kumar (mason) 98940 99999\nSales RM - Divya 90030 11111`,
    { applicant: 'Murugesan P', co: 'Selvi M', phone: '9894012345' },
  ],
  [
    'coordinate',
    `Hi Team,\nPls initiate technical for Mr. Jaspreet Singh Bedi. Please coordinate with customer on +91-98140 12345 for visit. In case of issue call me on 98140 99999.\nRegards\nHarpreet`,
    { applicant: 'Jaspreet Singh Bedi', phone: '9814012345' },
  ],
  [
    'case of',
    `Team, kindly do the needful for the case of Nitin Gadre, BT + top up. Property at Kothrud. Owner: Nitin Gadre & Leena Gadre. Cust no 9822012345`,
    { applicant: 'Nitin Gadre', owner: 'Nitin Gadre, Leena Gadre', phone: '9822012345' },
  ],
  [
    'title held by',
    `Sub: LAP valuation\nDear Sir,\nOur customer M/s Om Traders (Prop. Mr. Vipin Goyal) has applied for a limit. The title is held by Smt. Rekha Goyal.\nChief Manager`,
    { owner: 'Rekha Goyal', applicant: 'M/s Om Traders' },
  ],
  [
    'will accompany',
    `Subject: Site visit\nSir,\nThe loanee, Shri Prabhat Kumar Jha, will accompany you; his number is 9431012345. Report may be sent to the undersigned.\nBranch Manager\nPh 0612-2223344`,
    { applicant: 'Prabhat Kumar Jha', phone: '9431012345' },
  ],
  [
    'guarantor trap',
    `Sub: Valuation\nThe housing loan of Smt. Kanta Devi is guaranteed by Shri Mohan Lal (9414099999). Her own number is 9414012345. Kindly value the house.\nManager`,
    { applicant: 'Kanta Devi', phone: '9414012345' },
  ],
  [
    'takeover',
    `Sub: Takeover of home loan\nDear Sir,\nWe propose to take over the home loan of Mr. Sumanth Hegde from HDFC. The flat is jointly owned by Mr. Sumanth Hegde and Mrs. Ranjani Hegde. Please value it.\nCredit Officer`,
    { applicant: 'Sumanth Hegde', owner: 'Sumanth Hegde, Ranjani Hegde' },
  ],
  [
    'spouse joint',
    `Subject: HL case\nDear Sir,\nShri Tapan Kumar Nayak and Smt. Sanjukta Nayak are availing a home loan of 30 lakhs from our branch. Kindly conduct valuation. Mobile of Shri Nayak: 9437012345\nManager`,
    { applicant: 'Tapan Kumar Nayak', co: 'Sanjukta Nayak', phone: '9437012345' },
  ],
  [
    'loan to be given',
    `Sir,\nPlease conduct the valuation of the flat which Miss Neha Sood is purchasing with our finance. Present owner of the flat is Col. Ranjit Sood (Retd). Her mobile is 98160-12345.\nYours faithfully\nManager`,
    { applicant: 'Neha Sood', owner: 'Ranjit Sood', phone: '9816012345' },
  ],
  [
    'chat style',
    `[04/06/2024, 5:12 pm] Faisal HFC: bhai new file\n[04/06/2024, 5:12 pm] Faisal HFC: Name - Shabana Parveen\n[04/06/2024, 5:13 pm] Faisal HFC: husband Javed Akhtar co applicant\n[04/06/2024, 5:13 pm] Faisal HFC: party no 9198012345\n[04/06/2024, 5:14 pm] Faisal HFC: property husband k naam`,
    { applicant: 'Shabana Parveen', co: 'Javed Akhtar', phone: '9198012345' },
  ],
  [
    'chat short',
    `[1/2/24, 10:01] Ravi Axis: Pls visit tmrw\n[1/2/24, 10:01] Ravi Axis: Cust: Dinesh Parmar 9825012345\n[1/2/24, 10:02] Ravi Axis: Seller: Jignesh Patel 9825099999\n[1/2/24, 10:03] Ravi Axis: flat 402, Shivalik`,
    { applicant: 'Dinesh Parmar', owner: 'Jignesh Patel', phone: '9825012345' },
  ],
  [
    'table mail',
    `From: ops@hfc.in\nDear Valuer,\nKindly find case details\nLAN\tH4021123\nCustomer Name\tMohd Irshad\nCustomer Contact\t9911012345\nSeller Name\tVirender Tomar\nSeller Contact\t9911099999\nRM Name\tShweta\nRM Contact\t9911088888`,
    { applicant: 'Mohd Irshad', owner: 'Virender Tomar', phone: '9911012345' },
  ],
  [
    'tabular wide',
    `From: tech@fin.in\nPlease visit:\nSr No\tApplicant Name\tCo-applicant\tContact No\tProperty Owner\n1\tGanesh Pawar\tSunita Pawar\t9850012345\tBaban Pawar\nThanks`,
    { applicant: 'Ganesh Pawar', co: 'Sunita Pawar', owner: 'Baban Pawar', phone: '9850012345' },
  ],
  [
    'in re',
    `Re: Home loan proposal of Mr. Thomas Varghese & Mrs. Reena Thomas\nSir,\nKindly value the property owned by the first applicant. Contact: 94470 12345 (Thomas)\nManager, Kottayam`,
    { applicant: 'Thomas Varghese', co: 'Reena Thomas', owner: 'Thomas Varghese', phone: '9447012345' },
  ],
  [
    'buyer seller',
    `Sub: Resale case\nBuyer: Mr. Chirag Shah\nSeller: Mr. Mukesh Soni\nBuyer contact: 9898012345\nBroker: Raju 9898099999\nPlease arrange visit`,
    { applicant: 'Chirag Shah', owner: 'Mukesh Soni', phone: '9898012345' },
  ],
  [
    'prop owner is self',
    `Subject: Technical request\nCustomer: Deepak Rawat\nProperty owner: Self\nMob: 9412012345\nRegards`,
    { applicant: 'Deepak Rawat', owner: 'Deepak Rawat', phone: '9412012345' },
  ],
  [
    'name of borrowers prose',
    `To The Panel Valuer\nSir, you are requested to value the property of our borrowers S/Shri Hari Om and Shiv Om, sons of late Shri Devi Dayal. They may be contacted at 9358012345.\nSenior Manager`,
    { applicant: 'Hari Om', co: 'Shiv Om', phone: '9358012345' },
  ],
  [
    'loan for account',
    `Sub: Housing loan a/c Mrs. Philomina D'Souza\nSir,\nThe above borrower intends to buy a house from Mr. Lawrence Pinto. Please inspect. Key is with Mr. Pinto, phone 9845099999.\nManager`,
    { applicant: "Philomina D'Souza", owner: 'Lawrence Pinto' },
  ],
  [
    'hindi mail',
    `विषय: आवास ऋण हेतु मूल्यांकन\nमहोदय,\nहमारे ग्राहक श्री रमेश चन्द्र शर्मा ने आवास ऋण हेतु आवेदन किया है। मोबाइल 9414012345 पर सम्पर्क करें।\nशाखा प्रबंधक`,
    { applicant: 'रमेश चन्द्र शर्मा', phone: '9414012345' },
  ],
  [
    'hinglish',
    `Sir namaste, customer Rajkumar Lodhi ka case hai, BT wala. mob 8085012345. Makan patni Ramkali Lodhi ke naam hai. Pls visit kar dijiye`,
    { applicant: 'Rajkumar Lodhi', phone: '8085012345', owner: 'Ramkali Lodhi' },
  ],
  [
    'mail with cc',
    `From: Anita Desai <anita@bank.in>\nTo: K. Mehta Valuers\nCc: Suresh Iyer\nDate: 4 May 2024\nSubject: Valuation request - HL - Mr. Prakash Bhatt - App No 552211\nDear Mr. Mehta,\nPlease value the flat. Customer reachable on 99300 12345.\nAnita Desai\nManager\n99300 99999`,
    { applicant: 'Prakash Bhatt', phone: '9930012345' },
  ],
  [
    'borr coborr',
    `Technical request\nBorr: Suman Lata | Co-borr: Rakesh Kumar | Guarantor: Jai Pal\nPh: 8950012345 | Ref: RM Ajay 8950099999`,
    { applicant: 'Suman Lata', co: 'Rakesh Kumar', phone: '8950012345' },
  ],
  [
    'we have sanctioned',
    `Dear Sir,\nA home loan has been sanctioned in favour of Smt. P. Lakshmi Kantham and Sri P. Subba Rao by our branch. Please certify the stage of construction of the house. Phone of borrower: 94401 12345\nField Officer`,
    { applicant: 'P. Lakshmi Kantham', co: 'P. Subba Rao', phone: '9440112345' },
  ],
  ['mr and mrs', `Subject: Valuation of flat of Mr. and Mrs. Rustom Irani\nSir, kindly value.\nManager`, { applicant: 'Rustom Irani' }],
  [
    'mortgagor',
    `Sub: CC limit - M/s Balaji Oil Mills\nSir,\nPlease value the property of the mortgagor Shri Kanhaiya Lal Gupta given as collateral for the limit of M/s Balaji Oil Mills.\nManager`,
    { applicant: 'M/s Balaji Oil Mills', owner: 'Kanhaiya Lal Gupta' },
  ],
  [
    'purchaser through',
    `Sir,\nMr. Anand Wankhede wants to purchase a row house from Mrs. Vaishali Kale through broker Mr. Sunil (9423099999). Loan is under process with us. Contact Mr. Wankhede on 9423012345 for visit.\nThanks\nSBI RASMECCC`,
    { applicant: 'Anand Wankhede', owner: 'Vaishali Kale', phone: '9423012345' },
  ],
  [
    'tenant trap',
    `Pls arrange valuation of shop. Customer: Ramzan Ali, 9839012345. Shop is occupied by tenant Mr. Guddu 9839099999. Shop in name of customer's wife Mrs. Shahnaz Bano.`,
    { applicant: 'Ramzan Ali', phone: '9839012345', owner: 'Shahnaz Bano' },
  ],
]

it.each(papers)('reads the people of: %s', (_name, text, wanted) => {
  expect(peopleOfText(text)).toEqual(wanted)
})
