import { describe, expect, it } from 'vitest'
import { valuesOfText } from './rules/typed-paper.ts'

/** A note of a bank's desk to a valuer, whatever its lines say. */
const note = (lines: string): string =>
  `Subject: Valuation request\n\nDear Sir,\nKindly arrange the valuation.\n${lines}\n\nRegards\nLoan desk`

const cases: readonly (readonly [says: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'the name of who joins, behind words for his kin',
    note('Customer: Suresh Naik\nSaath me: unki patni Leela Naik\nMob: 9845012345'),
    { applicant_name: 'Suresh Naik', co_applicant_name: 'Leela Naik' },
  ],
  [
    'an owner who is the kin of who borrows',
    note('Grahak ka naam: Mohan Yadav\nMakan malik: Mohan ji ke pitaji Sohan Yadav'),
    { applicant_name: 'Mohan Yadav', property_owner_name: 'Sohan Yadav' },
  ],
  [
    'who has joined as co-borrower',
    note('We have a proposal from Ms. Rina Dey for a home loan. Her father, Mr. Amal Dey, has joined as co-borrower.'),
    { applicant_name: 'Rina Dey', co_applicant_name: 'Amal Dey' },
  ],
  [
    'that both borrowers own',
    note(
      'Applicant: Rina Dey\nCo-applicant: Amal Dey\nThe flat at 5C, Lake Point, Garia, Kolkata 700084 is owned jointly by both of them.',
    ),
    { property_owner_name: 'Rina Dey, Amal Dey', ownership_type: 'Joint', flat: '5C' },
  ],
  [
    'that the wife who joins owns',
    note('Cust - Ravi Soni\nCo app - wife Meena Soni\nproperty wife ke naam hai'),
    { applicant_name: 'Ravi Soni', co_applicant_name: 'Meena Soni', property_owner_name: 'Meena Soni' },
  ],
  ['that a wife of no name owns', note('Cust - Ravi Soni\nproperty wife ke naam hai'), { property_owner_name: null }],
  [
    'two names at one label',
    note('Name: Asha Gill / Hari Gill\nAppl No: 70021984'),
    { applicant_name: 'Asha Gill', co_applicant_name: 'Hari Gill' },
  ],
  [
    'a borrower, and not who died before',
    note('A/c of Late Sh. Om Bhatia\nBorrower: M/s Bhatia Auto Spares'),
    { applicant_name: 'M/s Bhatia Auto Spares' },
  ],
  ['the phone of a party', note('Party name: Vithal Kokare\nParty phone: 9552018734'), { contact_number: '9552018734' }],
  [
    'no phone of who is to read it, or of a loan expert',
    note('Attn: Er. Hemant Joshi, Mob 9898012345\nCustomer: Asha Rao\nYour loan expert Ankit is at 88001 22334'),
    { contact_number: null },
  ],
  [
    'a number by which a file is tagged',
    note('The loan file of Mrs. Asha Rao is tagged as UHB-HL-5561 in our system.'),
    { application_number: 'UHB-HL-5561' },
  ],
  ['papers by their Hindi name', note('Kagaz: bainama, tax rasid, khatauni'), { list_of_documents: ['bainama', 'tax rasid', 'khatauni'] }],
  [
    'papers, and not what is said behind them',
    note('5. Documents forwarded: Copy of sale deed No. 4412/2009, Index-2, Tax bill 2025-26\nYour fee shall be as per the panel rates.'),
    { list_of_documents: ['sale deed No. 4412/2009', 'Index-2', 'Tax bill 2025-26'] },
  ],
  [
    'no loan for land where a flat stands on a plot',
    note('Purpose: Purchase of Flat No. 4B, Tarini Enclave, Plot No. 331'),
    { loan_type: 'Home Loan' },
  ],
  [
    'a table parted by strokes',
    note('S.No | Customer Name | Contact | Owner\n1 | Asha Nath | 9435077123 | Hari Nath'),
    { applicant_name: 'Asha Nath', contact_number: '9435077123', property_owner_name: 'Hari Nath' },
  ],
  [
    'columns of a form whose corner is empty',
    'LOAN APPLICATION FORM\n\tAPPLICANT\tCO-APPLICANT 1\nName\tAsha Parmar\tHari Parmar\nMobile\t9712880456\t9712880457',
    { applicant_name: 'Asha Parmar', co_applicant_name: 'Hari Parmar', contact_number: '9712880456' },
  ],
  [
    'a chat whose messages begin with a name and the hour',
    'Vandana (Credit), 3:14 PM: Hello sir, new file\nVandana (Credit), 3:15 PM: Name Gurmeet Ram s/o Bakshi Ram\nVandana (Credit), 3:16 PM: owner is mother Bachan Kaur, she is co applicant',
    { applicant_name: 'Gurmeet Ram', co_applicant_name: 'Bachan Kaur', property_owner_name: 'Bachan Kaur' },
  ],
  [
    'who built a flat that is bought from him',
    note('Purpose: Purchase of Flat No. 4B, Block-2, Tarini Enclave, Mouza Patia from M/s Konark Infra Developers Pvt. Ltd.'),
    { developer_name: 'M/s Konark Infra Developers Pvt. Ltd' },
  ],
  [
    "a lender's card, whatever papers it names",
    "SURVEYOR'S WORK ORDER\nLoan Ref : BHF/JHS/33177   Type : Home Extension\nApplicant : KAMLESH RAO   Mobile : 8009125563\nCo-applicant : RAMA RAO\nDocuments available : Registry / house tax / Sanction map",
    { applicant_name: 'Kamlesh Rao', co_applicant_name: 'Rama Rao', contact_number: '8009125563', property_owner_name: null },
  ],
  [
    'labels in capitals that a dash joins to their values',
    'VAL REQ 4 Nov\nPARTY-TULESH SAHU\nCO-PARTY-NIL\nPH-9893055417\nHL CONSTN 18L\nOWNER-SELF\nDOC-REGISTRY,NAKSHA\nFILE-BSP/HL/9920',
    {
      applicant_name: 'Tulesh Sahu',
      co_applicant_name: null,
      contact_number: '9893055417',
      property_owner_name: 'Tulesh Sahu',
      list_of_documents: ['REGISTRY', 'NAKSHA'],
      application_number: 'BSP/HL/9920',
    },
  ],
  [
    'heirs, and not whose they are',
    note("Borrower: Girija Hugar\nOwner: Late Sri Basappa Hugar's legal heirs: Girija Hugar & Manju Hugar"),
    { property_owner_name: 'Girija Hugar, Manju Hugar' },
  ],
  ['a loan by its Hindi name', note('आवेदक: रामकिशन मीणा\nमकान निर्माण ऋण 9 लाख'), { loan_type: 'Construction Loan' }],
  [
    'what a loan is for',
    note('Case of Mr Nitin Rao, loan for flat purchase 26 lakhs'),
    { loan_type: 'Home Loan', applicant_name: 'Nitin Rao' },
  ],
  [
    'who owns the land that is offered',
    note('Please inspect the landed property of Shri Tomba Singh of Khangabok offered as collateral for house building loan.'),
    { property_owner_name: 'Tomba Singh', loan_type: 'Home Loan' },
  ],
  [
    'a name and a phone at one label',
    note(
      'Applicant name and address: Nirav Patel, 3, Avadh Bungalows, Karamsad Road 388120 (M) 9537044128\nVendor name and phone: Harsha Solanki, 9879011223',
    ),
    { applicant_name: 'Nirav Patel', contact_number: '9537044128', property_owner_name: 'Harsha Solanki' },
  ],
  [
    'two who stand in a short note, and the seller',
    'Pl arrange visit tmrw.\nMrs Farzana Shaikh + husband Javed Shaikh\n9881 442 006\nhl resale\n1204, Tulip bldg, Pune 48\nseller Deepa Kamble\ncase 5582210',
    {
      applicant_name: 'Farzana Shaikh',
      co_applicant_name: 'Javed Shaikh',
      property_owner_name: 'Deepa Kamble',
      application_number: '5582210',
    },
  ],
  [
    'who asks in the first person, and owns what is in his own name',
    'To,\nThe Manager,\nMatru Housing Finance\nSubject: Application for loan against my shop\nRespected Sir,\nI, Jayanti Vekariya, aged 52, residing at Rajkot 360005, request you to sanction Rs. 20 lakh against my shop. My wife Hansa Vekariya will be co-borrower. The shop was purchased in 2015 in my own name.\nYours,',
    {
      applicant_name: 'Jayanti Vekariya',
      co_applicant_name: 'Hansa Vekariya',
      property_owner_name: 'Jayanti Vekariya',
      loan_type: 'Loan Against Property',
    },
  ],
  [
    'who buys with a brother, and from whom',
    'Date: 11/11/2026\nTo: Ms. Ritika Anand\nSub: Sanction of home loan\nDear Ms. Anand,\nWe sanction a home loan of Rs. 78,00,000 to you jointly with your brother Mr. Rohan Anand for buying the third floor of D-221, Greater Kailash Part I, New Delhi 110048 from Mrs. Usha Malhotra.',
    { applicant_name: 'Ritika Anand', co_applicant_name: 'Rohan Anand', property_owner_name: 'Usha Malhotra' },
  ],
  [
    'a phone behind the first name of who borrows',
    note(
      'Sumit Batra and his wife Neha Batra are buying a floor. Fix the visit with Sumit on 9810-334-556. Keys are with the dealer Sonu (9999012345).',
    ),
    { applicant_name: 'Sumit Batra', co_applicant_name: 'Neha Batra', contact_number: '9810334556' },
  ],
  [
    'to whom a loan of an amount goes, and no bank',
    'SRI KANAKA LAKSHMI CO-OPERATIVE URBAN BANK LTD\nSANCTION PROCEEDINGS\nSub: Mortgage loan of Rs. 15,00,000 to Sri Botcha Naidu (member No. 8821)\nRate of interest 12%, EMI 24,380\nCo-obligant : Smt Botcha Ramana',
    { applicant_name: 'Botcha Naidu', co_applicant_name: 'Botcha Ramana' },
  ],
  [
    'who is co-borrower, and not her husband',
    note('Customer: Mr. Gautam Rao\nMrs. Mitali Rao, w/o Mr. Gautam Rao, is the co-borrower.'),
    { applicant_name: 'Gautam Rao', co_applicant_name: 'Mitali Rao' },
  ],
  [
    'a card of a lender whose labels strokes part',
    'Case Summary\nCase Id: KFS-4410 | Branch: Alwar\nCustomer: Bhagwan Yadav | Contact: 9352011876\nCo-customer: Santra Devi\nAsset Owner(s): Santra Devi\nLoan: Micro LAP\nDoc list: Patta by gram panchayat, Affidavit',
    {
      applicant_name: 'Bhagwan Yadav',
      co_applicant_name: 'Santra Devi',
      property_owner_name: 'Santra Devi',
      application_number: 'KFS-4410',
    },
  ],
  ['whose the title is', note('Borrower : Abdul Wani\nTitle : Haleema Banoo'), { property_owner_name: 'Haleema Banoo' }],
  [
    'a form in Marathi',
    'गृहकर्ज मागणी अर्ज\nअर्ज क्र. : 1127/2026\nअर्जदाराचे नाव : श्री. संतोष पाटील\nमिळकतीचा पत्ता : गट नं. 218, प्लॉट नं. 6, मु. पो. शिरोली, जि. कोल्हापूर\nपिन कोड : 416122\nसोबत जोडलेली कागदपत्रे : 7/12 उतारा, खरेदी खत, बांधकाम परवाना',
    {
      application_number: '1127/2026',
      property_address_doc: 'गट नं. 218, प्लॉट नं. 6, मु. पो. शिरोली, जि. कोल्हापूर',
      pincode: '416122',
      list_of_documents: ['7/12 उतारा', 'खरेदी खत', 'बांधकाम परवाना'],
    },
  ],
  [
    'that what he inherited is his',
    note('A/c. Mr. Anthony Rao\nThe property is inherited by him and stands recorded in his name.'),
    { applicant_name: 'Anthony Rao', property_owner_name: 'Anthony Rao' },
  ],
  [
    'an owner by a first name',
    note('Customer: Deepak Chauhan / Manju Chauhan\nowner Manju'),
    { applicant_name: 'Deepak Chauhan', co_applicant_name: 'Manju Chauhan', property_owner_name: 'Manju Chauhan' },
  ],
  [
    'in whose name the property above is, and a number of letters',
    note(
      'A/c - Ranjit Kaur\nProp - House in Street No 4, Guru Nanak Pura, Moga 142001\nIn name of - Ranjit Kaur\nBank file - MCCB/MOGA/LAP/41',
    ),
    { property_owner_name: 'Ranjit Kaur', application_number: 'MCCB/MOGA/LAP/41' },
  ],
  [
    'labels whose last word a dash joins to the value',
    note(
      'NAME OF THE CO APPLICANT-MRS.SELVI MANI\nNAME OF THE APPLICANT-MR.MANI RAO\nMOBILE NUMBER-9789 450 216\nPROPERTY OWNER-MR.MANI RAO',
    ),
    { applicant_name: 'Mani Rao', co_applicant_name: 'Selvi Mani', contact_number: '9789450216', property_owner_name: 'Mani Rao' },
  ],
  [
    'that both readers of a letter hold the security',
    'SATPURA CAPITAL LTD\nSanction intimation\nDear Mr. Arvind Rao and Mrs. Seema Rao,\nYour request (SCL/ITR/TK/208) for takeover of your home loan has been sanctioned.\nEMI: Rs. 14,600\nSecured by: Duplex No. 21, Narmada Vihar, Itarsi 461111, jointly held by you.',
    { property_owner_name: 'Arvind Rao, Seema Rao', application_number: 'SCL/ITR/TK/208' },
  ],
  [
    'a firm and who borrows beside it',
    'SANCTION LETTER\nRate of interest 11%\nBorrower(s)\t1) M/s Kohinoor Footwear\t2) Mohd. Shahid\t3) Rehana Begum\nFacility\tLAP',
    { applicant_name: 'M/s Kohinoor Footwear', co_applicant_name: 'Mohd. Shahid' },
  ],
  [
    'the first name of a note of approval',
    'CREDIT APPROVAL NOTE\nApp No: 88/HYD/26\nName\t: Gaddam Kumar (A1), Gaddam Sridevi (A2)\nLoan\t: Plot purchase, 28 L\nThe loan has been approved. EMI 28,000',
    { applicant_name: 'Gaddam Kumar', co_applicant_name: 'Gaddam Sridevi' },
  ],
  [
    'who writes, and that both own, in a request for a loan',
    'From\nLakshmi Murthy & Padma Murthy\nFlat 101, Sai Nivas, Guntur 522007\nCell: 9848 511 730\nTo\nThe Branch Manager\nAmaravathi Housing Finance\nSir,\nWe have a housing loan with you against the above flat which is owned by both of us. We now request you to grant us Rs. 4,00,000 for renovation of the flat. We enclose estimate of the engineer, property tax receipt and loan statement.\nYours truly',
    {
      applicant_name: 'Lakshmi Murthy',
      co_applicant_name: 'Padma Murthy',
      contact_number: '9848511730',
      property_owner_name: 'Lakshmi Murthy, Padma Murthy',
    },
  ],
  [
    'a chat in Hindi: its phone, its owner and its papers',
    '22/08/26, 11:14 am - Sunil: naam Pramod Verma, wife Geeta Verma co applicant\n22/08/26, 11:15 am - Sunil: no. 8299401176\n22/08/26, 11:17 am - Sunil: registry pramod ke naam hai\n22/08/26, 11:18 am - Sunil: docs registry, tax rasid, bijli bill\n22/08/26, 11:21 am - Sunil: meko bhi call krna 9151012345',
    {
      applicant_name: 'Pramod Verma',
      co_applicant_name: 'Geeta Verma',
      contact_number: '8299401176',
      property_owner_name: 'Pramod Verma',
      list_of_documents: ['Registry', 'Tax Rasid', 'Bijli Bill'],
    },
  ],
  ['a firm of a family', note('Borrower: Balwant Rai & Sons (Partnership)'), { applicant_name: 'Balwant Rai & Sons' }],
  [
    'a second borrower at the label of a spouse, and whose the deed is',
    'HOUSING LOAN - REQUEST FORM\nName of applicant : ESAKKI PANDIAN\nName of spouse / co-applicant : MUTHU LAKSHMI\nTitle deed in name of : ESAKKI PANDIAN',
    { applicant_name: 'Esakki Pandian', co_applicant_name: 'Muthu Lakshmi', property_owner_name: 'Esakki Pandian' },
  ],
  [
    'the father who joins, where the son bears his name too',
    note(
      'Customer: Mr. Ganesh Ramdas Bhosale\nCo-borrower: Mr. Ramdas Bhosale (Father)\nOwner: Father\nDocs: Namuna 8, Ferfar, Gharpatti pavti',
    ),
    { property_owner_name: 'Ramdas Bhosale', list_of_documents: ['Namuna 8', 'Ferfar', 'Gharpatti pavti'] },
  ],
  [
    'an owner, and not whose mobile follows',
    note(
      "We have a home loan of Mr. Abhi Saha, who intends to purchase a flat owned by Mr. Tapan Roy at Flat 2A, Durgapur 713212.\nMr. Saha's mobile is 81700 22914 and Mr. Roy's is 94340 12345.\nFind enclosed the agreement, deed of Mr. Roy, and approved plan.",
    ),
    {
      property_owner_name: 'Tapan Roy',
      contact_number: '8170022914',
      list_of_documents: ['agreement', 'deed of Mr. Roy', 'approved plan'],
    },
  ],
  [
    'in whose name a property far before it is',
    note(
      'Loan case of Smt. Rekha Devi (applicant)\nProperty at Holding No. 212, Ward No. 21, Mohalla Kazitola, Katihar, Bihar 854105 in the name of Sri Suresh Prasad',
    ),
    { applicant_name: 'Rekha Devi', property_owner_name: 'Suresh Prasad' },
  ],
  [
    'who is beside in the account',
    'Inspection Order\nAccount\tShri. Rajaram Mane\nJoint A/c\tSau. Vandana Mane\nPhone\t9673201145\nLoan\tMortgage',
    { applicant_name: 'Rajaram Mane', co_applicant_name: 'Vandana Mane', contact_number: '9673201145' },
  ],
]

describe('a note of a lender', () => {
  it.each(cases)('tells %s', (_, text, wanted) => {
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })
})
