import { expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

const named = 'Sunil Tukaram Gaikwad'
const other = 'Rakesh Bhimrao Jadhav'

/** Which field a name at a label fills, in a request of a lender and in the papers of offices; '' where it is nobody's of ours. */
const filled = (found: TextPeople): string =>
  Object.entries(found)
    .filter(([, value]) => value === named)
    .map(([key]) => key)
    .join()

/** A bank's request with the name at a label; beside it the borrower, where the label is not his. */
const request = (label: string, mark: string, isBorrower: boolean): string =>
  `Subject: Technical initiation\nDear Sir,\nKindly arrange valuation of the property as per details below.\n${isBorrower ? '' : `Customer Name${mark}${other}\n`}${label}${mark}${named}\nLoan Type${mark}Home Loan\nProperty${mark}Flat No. 4, Sai Residency, Karve Road, Pune 411004\nRegards\nAnita Deo`

const offices = [
  'NAGAR PARISHAD SHIRPUR\nPROPERTY TAX RECEIPT\nReceipt No : 4411',
  'TOWN MUNICIPAL COUNCIL\nMUTATION CERTIFICATE\nNo : 4411',
]
const record = (office: string, label: string, mark: string, isOwner: boolean): string =>
  `${office}\n${isOwner ? '' : `Owner${mark}${other}\n`}${label}${mark}${named}\nHouse No${mark}12/4\nWard${mark}7\nAmount${mark}4210`

const marks = [' : ', '\t']

const applicants =
  `Applicant's Full Name|Name of the Main Applicant|Primary Borrower|Borrower 1|Applicant-1|Applicant No. 1|1st Applicant|Customer Name (as per KYC)|Client name|Name of the Loanee|Name of Party|Party Name|Party's name|Prospect Name|Proposed Borrower|Intending Borrower|Principal Borrower|Name of Obligor|App. name|Appl. Name|Cust Nm|Borr. Name|Borrower/s|Borrower(s) Name|Name of the Customer / Borrower|Name of Applicant(s)|Loan Applicant|Home Loan Customer|Name of Proponent|Name of the proposer|Account Name|Name of account|Name of the A/c|A/c Name|Name of the unit/borrower|Account Holder|Beneficiary name|Name of Beneficiary|अर्जदाराचे नाव|कर्जदाराचे नाव|आवेदक का नाम|ऋणी का नाम|ग्राहक का नाम|ग्राहकाचे नाव|ऋण प्रार्थी का नाम|Arjdar nav|Karjdar che nav|Aavedak ka naam|Rini ka naam|Grahak ka naam|Abedankarir naam|Borrower Full Name|Full name of borrower|Full Name of the First Applicant|Name of Sole/First Applicant|Name of sole / first borrower|Customer Full Name (in block letters)|Applicant (Mr./Mrs./Ms.)|Name of applicant as per Aadhaar|Name of Primary Account Holder|Loan sought by|Loan applied by|Finance sought by|Applied by|Proposal of`.split(
    '|',
  )

const coApplicants =
  `Co-App|Coapp|Co-applicant 1|Co Applicant Name (1)|Joint Applicant|2nd applicant|Second Borrower|Borrower 2|Applicant 2|Applicant No.2|Co-obligant|Co-loanee|Joint Borrower|Co-borrower's name|Name of the co-borrower(s)|Co-applicant / Spouse|Financial co-applicant|Non-financial co-applicant|सह आवेदक|सह-ऋणी का नाम|Sah-arjdar|Sah aavedak|Co-Cust|Co-customer|Co-debtor|Co-appl|Co-Appl.|Joint Applicant(s) Name|Other applicant|Name of Joint Borrower|Additional Applicant|Name of Second Applicant|Co-brwr|Co-Borr`.split(
    '|',
  )

const owners =
  `Name of Mortgagor|Title holder|Present owner|Property in the name of|Owner(s) as per title deed|Owner as per document|Owner as per deed|Name of registered owner|Seller's Name|Seller|Vendor name|Property stands in the name of|Legal owner|Deed holder|Name of title holder(s)|Pattadar|Khatedar|Registered Owner|Property owner(s)|Owner/Seller|Name of the Owner of Property|Owner of the property|Name(s) of Owner(s)|Mortgagor|Property held by|Property owned by|Title in favour of|Current title holder|Documents in the name of|Existing owner|Vendor / present owner|Owner (as per papers)|Name of owner as per sale deed|मालिक का नाम|मालकाचे नाव|संपत्ति स्वामी|Malik ka naam|Purchased from|Name of seller|Name of Land Owner|House owner|Flat owner|Joint owners|Owners`.split(
    '|',
  )

const nobodys =
  `Guarantor|Surety|Name of Surety|Name of Guarantor|Nominee|Name of father|Father's / Husband's Name|Mother's Name|Spouse name|Reference name|DSA Name|Name of RM|RM|Relationship Manager|Branch Manager|Sourced by|Sales Manager|SM Name|Credit Manager|CPA|Initiated by|Requested by|Valuation requested by|Contact person|Person to contact at site|Name of the Valuer|Empanelled valuer|Name of Engineer|Executive name|Prepared by|Checked by|Introducer|Connector|FOS|Employer name|Company name|Tenant|Occupant|Occupied by|Manager's name|Legal heir|Name on Cheque|Name of Advocate|Panel Advocate|Caretaker|Neighbour|Officer|Authorised person|Witness 1|Witness`.split(
    '|',
  )

const recorded =
  `Assessee|Name of Assessee|Assessee Name|Assessee's Name|Owner|Owner Name|Name of Owner/Occupier|Owner / Occupier|Name of the Tax Payer|Rate Payer|Name of Ratepayer|Tax payer|Holding owner|Recorded owner|Recorded tenant|Raiyat|Name of Raiyat|Ryot|Khatedar|Name of the Khatedar|Khata holder|Pattadar|Pattadar Name|Name of Pattadar|Landholder|Land holder|Name of land holder|Kabjedar|Dharak|Dharak ka naam|Property holder|Name of the Property Holder|PID Holder|Person primarily liable|Name of person primarily liable|Bhavan swami ka naam|भवन स्वामी का नाम|करदाता का नाम|मालमत्ता धारकाचे नाव|मिळकत धारक|Malmatta dharak|Milkat dharak|खातेदाराचे नाव|Owner(s) Name(s)|Registered owner|Building owner|House owner name|Name of House Owner|Property Owner|Owner of premises|Demand in the name of|Bill in the name of|Assessed in the name of|Name of the person assessed|Jamabandi Raiyat|Mutated in favour of|Name after mutation|Name of the new owner|Name of transferee|Transferee|Name of the applicant|Permit holder|Licence holder|Permission granted to|Issued to|Issued in favour of|Name of the building owner|Name of plot holder|Plot holder|Allottee|Lessee|Name of the Member|Member`.split(
    '|',
  )

const helpers =
  `Father's name|Husband Name|Cashier|Bill Collector|Tax Collector|Collected by|Architect|Name of Architect|Licensed Surveyor|Structural Engineer|Licensed Engineer|LBP|Name of Tenant|Previous Owner|Old owner|Transferor|Commissioner|Revenue Inspector|Tahsildar|Ward Officer|Verified by|Prepared By|Executive Officer|Patwari|Karmchari|Halka karmchari|Operator|Counter Clerk|Received by|RTP|Draftsman|Mukhiya|Talathi`.split(
    '|',
  )

it.each([
  ['applicant', applicants],
  ['co', coApplicants],
  ['owner', owners],
  ['', nobodys],
] as const)('a request of a lender names by its labels the %s', (field, labels) => {
  const wrong = labels
    .flatMap((label) => marks.map((mark) => [label, mark] as const))
    .filter(([label, mark]) => {
      const found = peopleOfText(request(label, mark, field === 'applicant'))
      return filled(found) !== field || (field !== 'applicant' && found.applicant !== other)
    })
  expect(wrong).toEqual([])
})

it.each([
  ['owner', recorded],
  ['', helpers],
] as const)('a record of an office names by its labels the %s', (field, labels) => {
  const wrong = labels
    .flatMap((label) => marks.flatMap((mark) => offices.map((office) => [label, mark, office] as const)))
    .filter(([label, mark, office]) => {
      const found = peopleOfText(record(office, label, mark, field === 'owner'))
      return filled(found) !== field || (field === '' && found.owner !== other)
    })
  expect(wrong).toEqual([])
})

const withAddress =
  `Name and address of owner|Name & Address of the Assessee|Assessee Name & Address|Owner name and address|Name and address of pattadar|Name with full address of the owner|Name, address of holder`.split(
    '|',
  )

it.each([
  ['Ramesh Pillai, Pillai Veedu, Chengamanad', 'Ramesh Pillai'],
  ['Ramesh Pillai, Ammini Bhavan, Aluva', 'Ramesh Pillai'],
  ['RAMESH PILLAI, LEKHA PILLAI, 12 MG ROAD', 'Ramesh Pillai, Lekha Pillai'],
  ['Sri Ramesh Pillai, Smt. Lekha Nair, Green Court, Aluva', 'Ramesh Pillai, Lekha Nair'],
  ['Ramesh Pillai and Lekha Nair, Green Court, Aluva', 'Ramesh Pillai, Lekha Nair'],
  ['Ramesh Pillai S/o Raman Pillai, Green Court, Aluva', 'Ramesh Pillai'],
])('the address asked for beside a name is none of it: %s', (value, owner) => {
  const found = withAddress.map((label) => [label, peopleOfText(`PROPERTY TAX RECEIPT\nAssessment No. 1234\n${label}: ${value}`).owner])
  expect(found).toEqual(withAddress.map((label) => [label, owner]))
})

it('the name and address of a property or a bank name nobody', () => {
  for (const label of ['Name and address of the property', 'Name and address of the bank'])
    expect(peopleOfText(`PROPERTY TAX RECEIPT\nAssessment No. 1234\n${label}: Ramesh Pillai, Aluva`).owner).toBeUndefined()
})
