import { describe, expect, it } from 'vitest'
import { valuesOfText } from './rules/typed-paper.ts'

/** What a branch or a desk writes to its valuer, whatever its lines say; names are invented. */
const request = (lines: string): string =>
  `Subject: Technical initiation\n\nDear Sir,\nKindly arrange the valuation.\n${lines}\n\nRegards\nDesk`

const cases: readonly (readonly [says: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'who borrows, and not the valuer to whom the case is given',
    request('Applicant : M/s Om Steel Works\nLoan : LAP\nAllotted to : Rao & Co.\nAssigned to : Er. Kiran Rao'),
    { applicant_name: 'M/s Om Steel Works' },
  ],
  [
    'a joint holder of the application',
    request('Name- Leena Dutta\nJoint holder- Pranab Dutta\nLoan- Home loan'),
    { applicant_name: 'Leena Dutta', co_applicant_name: 'Pranab Dutta', property_owner_name: null },
  ],
  [
    'a row of a pasted sheet with an empty cell',
    request('Lead\tCustomer Name\tProduct\tLand Area\tMobile\tRM\nWB-77120\tTarun Ghosh\tHome Loan\t\t9830011776\tSoma'),
    { applicant_name: 'Tarun Ghosh', contact_number: '9830011776' },
  ],
  [
    'a property in lines of its own, and not the phone of another who opens',
    request(
      'Customer: Mr Hemant Pai\nType of property: Flat\nAddress line 1: Flat No 21, Wing B\nAddress line 2: Sagar Kinara\nLocality: Mahim\nCity: Mumbai\nState: Maharashtra\nPin Code: 400016\nContact person for visit: Mr Sunil Pai\nContact mobile: 9820044556',
    ),
    {
      flat: '21',
      property_address_doc: 'Flat No 21, Wing B, Sagar Kinara, Mahim, Mumbai, Maharashtra',
      pincode: '400016',
      contact_number: null,
    },
  ],
  [
    'a flat at labels whose dashes hang on them',
    request('Unit- Tower B, 704, 7th floor\nLocation- Sector 62, Gurugram - 122098\nSaleable area- 1310 sft'),
    { flat: '704', pincode: '122098' },
  ],
  [
    'a building named beside the number of its flat, and the PIN behind the district',
    request(
      'Flat No.  : 302, Third Floor\nApartment    : Hari Om Residency\nSurvey No.    : 77\nLocality    : Kukatpally\nDistrict    : Medchal, Telangana - 500072',
    ),
    { flat: '302', pincode: '500072' },
  ],
  [
    'a building and its unit in one cell, with the address in the next',
    request('Loan\tHome Loan\nProject & Unit\tAmber Greens, Block 2, Flat 4C\nAddress\tBT Road, Sodepur, Kolkata 700110'),
    { flat: '4C', property_address_doc: 'Amber Greens, Block 2, Flat 4C, BT Road, Sodepur, Kolkata', pincode: '700110' },
  ],
  [
    'a borrower by the family name, and what is to be built',
    request(
      'Our borrower Mr. Sanat Baruah intends to build a G+2 house with a construction loan.\nPlease speak to Mr. Baruah at 98640-11223 before the visit.',
    ),
    { applicant_name: 'Sanat Baruah', contact_number: '9864011223', floors_proposed: 'G+2' },
  ],
  [
    'an old customer, whose number is not that of another loan, and with whom he owns',
    request(
      'Mrs. Anila Thomas, an existing home loan customer (LAN HLTVM00123456), has requested a top up loan. Please value the house owned by her and her husband Mr. Saju Thomas.',
    ),
    { applicant_name: 'Anila Thomas', application_number: 'HLTVM00123456', property_owner_name: 'Anila Thomas, Saju Thomas' },
  ],
  [
    'a house up to who sells it',
    request(
      'Our customer Sri. Ganesh Hegde has applied for a housing loan to buy the house bearing Door No. 14/3, Ward No. 5, Temple Road, Sirsi from Smt. Malati Bhat.',
    ),
    { property_address_doc: 'Door No. 14/3, Ward No. 5, Temple Road, Sirsi', property_owner_name: 'Malati Bhat' },
  ],
  [
    'the last side up to the next number of the list',
    request(
      '1. Borrower - Dilip Sao\n2. Boundaries - East: House of Bansi, West: Plot no 11, North: 16 ft road, South: Parti land\n3. Proposed construction - G+1',
    ),
    { boundaries_deed_south: 'Parti land', boundaries_deed_west: 'Plot no 11' },
  ],
  [
    'sides by their letters',
    request('Customer name: Madan Meena\nBoundary E-Hari ka makan W-aam rasta N-Nala S-Kishan Meena'),
    {
      boundaries_deed_east: 'Hari ka makan',
      boundaries_deed_west: 'aam rasta',
      boundaries_deed_north: 'Nala',
      boundaries_deed_south: 'Kishan Meena',
    },
  ],
  [
    'no list of papers where only a report is asked for',
    `Hi Team,\nPFB details, kindly initiate and share report by EOD.\nApplicant: Ritu Sood`,
    { list_of_documents: null, applicant_name: 'Ritu Sood' },
  ],
  [
    'no plan by the number of an approved project',
    request('The project is already approved by us (APF No. 31877).\nApplicant: Ritu Sood'),
    { sanction_approval_no: null },
  ],
  [
    'a wife who joins and owns',
    request(
      'Sri Polisetti Raju (Cell 9848011223) has requested for a mortgage term loan. Smt. Polisetti Jaya, his wife, will be the co-obligant and is the owner of the property.',
    ),
    { co_applicant_name: 'Polisetti Jaya', property_owner_name: 'Polisetti Jaya', loan_type: 'Loan Against Property' },
  ],
  [
    'two areas of one label in one cell, of which the first has no unit',
    request('7\tCarpet / Super area\t505 / 770 sq ft\n8\tCustomer mobile\t9335011223'),
    { document_area_sqft: 770 },
  ],
  [
    'a kind of loan in small letters before its amount',
    'sir ji new file\nname - Raj Gill\nlap 22 lac\nmob 98140-11223',
    { loan_type: 'Loan Against Property' },
  ],
  [
    'the borrower by a first name, and both who sell',
    `Dear Mr. Nair,\nWe would like you to value a flat for our customer Ms. Isha Naik, who is buying it along with her mother Mrs. Usha Naik from Mr. Paresh Shah and Mrs. Bina Shah. The home loan application number is PN/HL/77123.\nYou may fix the visit with Mr. Shah (98200 11223). Isha can be reached on 99203 11223.\nAgreement for sale and share certificate are attached.\nKaran`,
    {
      applicant_name: 'Isha Naik',
      co_applicant_name: 'Usha Naik',
      property_owner_name: 'Paresh Shah, Bina Shah',
      application_number: 'PN/HL/77123',
      contact_number: '9920311223',
      loan_type: 'Home Loan',
    },
  ],
  [
    'who asks for a loan in Hindi',
    `महोदय,\nहमारी शाखा से श्री दिनेश साहू एवं श्रीमती रेखा साहू ने गृह ऋण हेतु आवेदन किया है। कृपया मूल्यांकन करें।\nमोबाइल : 9770111223`,
    { applicant_name: 'दिनेश साहू', co_applicant_name: 'रेखा साहू' },
  ],
  [
    'who applied, his brother who joins by a first name, and his own phone',
    request(
      "Pl. value the property for LAP of Rs 90 lakh applied by Mr Sunil Hasmukh Mehta (file LAP-RJK-10377). Shop is in joint name of Mr Sunil Mehta and his brother Mr Jatin Mehta. Mr Jatin will also be co-applicant. Mr Sunil's no. is 98250 11223.",
    ),
    { applicant_name: 'Sunil Hasmukh Mehta', co_applicant_name: 'Jatin Mehta', contact_number: '9825011223' },
  ],
  [
    'a borrower in the subject beside an owner in a line that asks for a visit',
    'Sub: Tech - LAN 7788123 - Mousumi Dhar - Silchar\n\nPl visit: Holding No 44, Ambikapatty, Silchar 788004. Owner: Sri Nikhil Dhar (father). HL renovation 6L. Cust ph 8731011223. Tnx. Raju, BM 9436111111',
    {
      applicant_name: 'Mousumi Dhar',
      property_owner_name: 'Nikhil Dhar',
      application_number: '7788123',
      loan_type: 'Home Improvement Loan',
      contact_number: '8731011223',
      pincode: '788004',
    },
  ],
  [
    'that both own jointly',
    request(
      'Request from our member Shri Vasant More & Sou. Lata More for takeover of their housing loan.\nOwner : Both borrowers jointly',
    ),
    { property_owner_name: 'Vasant More, Lata More' },
  ],
  [
    'no phone of the second borrower behind his name in brackets',
    request('Customer: Payal Shah / Mihir Shah\nContact: 99784 11223 (Mihir)'),
    { applicant_name: 'Payal Shah', co_applicant_name: 'Mihir Shah', contact_number: null },
  ],
  [
    'a case that was forwarded below a signature',
    `Subject: Fwd: PRO-6612 | Mrs Carmen Dias | Technical\n\nPls process below\n\nRegards,\nLeo\nTechnical Officer | Panaji 403001\nCell: 9822111111\n\n---------- Forwarded message ---------\nFrom: Ivan <ivan@hfc.example>\n\nCustomer Carmen Dias w/o Joel Dias has applied for HL of 32 L to purchase row villa from Mr. Peter Lobo. Joel is co applicant. Villa no 3, Palm Grove, Survey 44/1, Socorro, Bardez, Goa 403501.`,
    {
      applicant_name: 'Carmen Dias',
      co_applicant_name: 'Joel Dias',
      property_owner_name: 'Peter Lobo',
      application_number: 'PRO-6612',
      property_address_doc: 'Villa no 3, Palm Grove, Survey 44/1, Socorro, Bardez, Goa',
      pincode: '403501',
    },
  ],
  [
    'a house behind a numbered row that ends with the word',
    request(
      '5.\tType of Loan\tHousing Loan - Purchase of House\n6.\tName of Seller\tSmt. Jasbir Kaur\n7.\tAddress of Property\tHouse No. 118, Sector 21, Panchkula, Haryana',
    ),
    { property_address_doc: 'House No. 118, Sector 21, Panchkula, Haryana', property_owner_name: 'Jasbir Kaur' },
  ],
  [
    "whose of two phones is the first borrower's, by the names behind them",
    request(
      'We enclose papers of our loan applicant Smt. Manjulaben Ramesh Vyas and co-applicant Shri Ramesh Odhavji Vyas. The applicants may be contacted at 94282 11223 (Rameshbhai) or 94282 11224 (Manjulaben).',
    ),
    { applicant_name: 'Manjulaben Ramesh Vyas', co_applicant_name: 'Ramesh Odhavji Vyas', contact_number: '9428211224' },
  ],
  [
    'who applies in a chat, beside the number of the application',
    '[19/07/24, 9:41:12 AM] Ravi NBFC: New LAP case pls\n[19/07/24, 9:42:01 AM] Ravi NBFC: App - Harpal Singh Gill\nCo app - Simran Kaur\nNo - 98155 11223\n[19/07/24, 9:45:00 AM] Ravi NBFC: App no XPTL00077999',
    { applicant_name: 'Harpal Singh Gill', co_applicant_name: 'Simran Kaur', application_number: 'XPTL00077999' },
  ],
  [
    'who joins, and not with whom the property is inspected',
    request(
      'We have received an application for a mortgage loan from Sri P. Raghavan and Smt. K. Sudha.\nYou are requested to inspect the property along with Sri Anoop, our Bill Collector.',
    ),
    { applicant_name: 'P. Raghavan', co_applicant_name: 'K. Sudha' },
  ],
  [
    'floors that the loan is to build',
    request('Name of the loanee - Sri Ajay Das\nPurpose - Construction of house G+1'),
    { floors_proposed: 'G+1', loan_type: 'Construction Loan' },
  ],
  [
    "the narrower of a loan's type and its sub-type",
    request('Loan Type : Home Loan\nLoan Sub Type : Plot Purchase & Self Construction'),
    { loan_type: 'Plot + Construction Loan' },
  ],
  [
    'of which developer a flat is bought',
    request(
      'Please value flat no. 1102, T-1, "Sagar Vista" being purchased by our customers Dr. Nina Sane and Mr. Om Sane from the developer, Sagar Vista Realtors LLP.',
    ),
    { developer_name: 'Sagar Vista Realtors LLP', applicant_name: 'Nina Sane', co_applicant_name: 'Om Sane' },
  ],
  [
    'the address right below the type of the property',
    request(
      'Nature of property : Bungalow\nAddress : 7, Sahaj Bungalows, Nr. Lake Road, Anand 388001\nPresent owner : Mukesh Patel (seller)',
    ),
    { property_address_doc: '7, Sahaj Bungalows, Nr. Lake Road, Anand', pincode: '388001', property_owner_name: 'Mukesh Patel' },
  ],
  [
    'in whose name a registry is, in full',
    'hello sir\nplz do the valuation\nCUST : SMT. PREM BAI LODHI\nCO-APP: HARI LODHI (HUSBAND)\nREGISTRY PREM BAI KE NAAM',
    { applicant_name: 'Prem Bai Lodhi', co_applicant_name: 'Hari Lodhi', property_owner_name: 'Prem Bai Lodhi' },
  ],
  [
    'a joint party and from whom the flat comes',
    request('Name of party : Anil Kadam\nName of jt party : Sunita Kadam\nFlat from : Shri Vijay Deo\nType of proposal : Home loan'),
    { applicant_name: 'Anil Kadam', co_applicant_name: 'Sunita Kadam', property_owner_name: 'Vijay Deo' },
  ],
  [
    'no owner in heirs without names',
    request("Applicant: Rana Dey\nDeveloper: Asha Construction\nLand owners of the plot: Late Madan Saha's heirs"),
    { property_owner_name: null, applicant_name: 'Rana Dey' },
  ],
  [
    'the wife of a proprietor whose house is the collateral',
    request(
      "M/s Jagannath Rice Mill is enjoying a Cash Credit limit with us, against collateral of residential house of the proprietor's wife Smt. Malati Sahu at Plot No. 12, Budharaja, Sambalpur.",
    ),
    { property_owner_name: 'Malati Sahu' },
  ],
  [
    'of whom a proposal is whose number stands between',
    request('We have a new proposal (ID 2024/77012) of Mr Savio Dias for purchase of flat.'),
    { applicant_name: 'Savio Dias' },
  ],
  [
    'the phone of the customer, and not of the seller, by the words behind them',
    request('Customer : Mr. Nitin Wagh\nTel : 9822311223 (seller), 9067111223 (cust)'),
    { contact_number: '9067111223' },
  ],
  [
    'no phone of a contact person who joins',
    request('Applicant - Smt Usha Rathore\nCo-applicant - Sh. Digpal Singh Rathore\nContact person & no. - Digpal ji - 9928011223'),
    { applicant_name: 'Usha Rathore', contact_number: null },
  ],
  [
    'in name of whom a house is registered',
    request(
      'Customer details :- Mr. Mohan Das Swami\nHouse no 4-CHA-12, Vigyan Nagar, Kota-324005 measuring 112.5 sqm, registered in name of Mr. Mohan Das Swami.',
    ),
    { property_owner_name: 'Mohan Das Swami' },
  ],
]

describe('a request to a valuer', () => {
  it.each(cases)('tells %s', (_, text, wanted) => {
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })
})
