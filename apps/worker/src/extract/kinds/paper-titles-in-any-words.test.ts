import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../ocr/text-file.ts'
import { layoutOf } from '../layout/layout.ts'
import { paperKindOf, type PaperKind } from './paper-kind.ts'

type Titled = Exclude<PaperKind, 'other'>

/** What stands under the title and says little of the kind. */
const bodies: Record<Titled, string> = {
  allotment:
    'To Mr. Ravi Menon\nWith reference to your application we confirm Flat No. B-1204 in Green Meadows in your favour. The price is Rs. 45,00,000 payable in stages.\nFor Green Homes Pvt Ltd',
  buyer_agreement:
    'between Green Homes Pvt Ltd, hereinafter called the Promoter, and Ravi Menon, hereinafter called the Allottee.\nThe Promoter shall construct Flat B-1204.',
  agreement_to_sell:
    'This document is made at Pune between Gopal Rao, the first party, who agrees to sell, and Ravi Menon, the second party, who agrees to buy the house for Rs. 45 lakh and has paid an advance of Rs. 5 lakh; the balance is payable at registration.',
  possession: 'To Mr. Ravi Menon\nFlat No. B-1204 is handed to you today. Meter reading 0012. Keys 3 nos.',
  deed: 'executed on 4th May 2019 at Pune by Gopal Rao (seller) in favour of Usha Devi (purchaser) for Rs. 45 lakh.\nSchedule\nEast: Road\nWest: Plot 28',
  lease: 'between the Housing Board, the Lessor, and Usha Devi, the Lessee, for 90 years at yearly rent.',
  mutation: 'In the register of the ward the name of Usha Devi is recorded in place of Gopal Rao for House No. 27.',
  tax: 'House No. 27 Ward 3\nOwner: Usha Devi\nYear 2022-23\nAmount Rs. 4,200 received with thanks.',
  sanction:
    'Shri Ram Prasad, Plot No. 27. You are allowed to build ground and first floor as per drawing. Area 120 sq m. Conditions: set back 3 m.',
  loan_letter: 'Dear Mr. Ravi Menon\nAmount Rs. 24,00,000\nInterest 8.5% floating\nTerm 240 months\nSecurity: mortgage of Flat 1204',
  form: 'Name: Ravi Menon\nDate of birth: 01/01/1980\nOccupation: Service\nMonthly income: 80,000\nAmount wanted: 24 lakh\nSignature of applicant',
  mail: 'Customer Ravi Menon, Plot 27, Baner, Pune, contact 98220 12345. Visit today and send the report by Friday.\nAsha, RM',
}

const titles: Readonly<Record<Titled, readonly string[]>> = {
  allotment: [
    'CONFIRMATION OF UNIT BOOKING',
    'Unit Allocation Letter',
    'ALLOCATION OF FLAT',
    'Intimation Letter of Allotment of Plot by Draw',
    'PLOT ALLOTMENT ORDER',
    'Letter of Intent (LOI) - Flat B-1204',
    'PROVISIONAL BOOKING LETTER',
    'Earmarking / allotment of apartment',
    'DEMAND CUM ALLOTMENT LETTER',
    'Re: Your booking in Green Meadows',
    'ALLOTMENT-CUM-PAYMENT SCHEDULE',
  ],
  buyer_agreement: [
    'AGREEMENT BETWEEN BUILDER AND BUYER',
    'Model form of agreement (RERA)',
    'BUYERS AGREEMENT',
    'Tripartite Buyer Agreement',
    'AGREEMENT FOR ALLOTMENT AND CONSTRUCTION',
    'PLOT BUYER AGREEMENT',
  ],
  agreement_to_sell: [
    'SALE CUM CONSTRUCTION AGREEMENT OF HOUSE',
    'AGREEMENT FOR SALE OF IMMOVABLE PROPERTY',
    'Banakhat',
    'BAYANA RECEIPT AND AGREEMENT',
    'SAUDA CHITTHI',
    'Vikray Karar',
    'KARAR NAMA (SALE)',
    'Sale agreement with advance',
    'SATA KHAT',
    'KRAYA OPPANDAM',
    'AGREEMENT OF SALE-CUM-POSSESSION',
    'SOUDA PATRA',
  ],
  possession: [
    'CERTIFICATE OF TAKING POSSESSION',
    'HANDOVER NOTE',
    'POSSESSION AND INDEMNITY LETTER',
    'Key Handing Over Certificate',
    'PHYSICAL HANDOVER OF FLAT',
    'HANDING OVER CERTIFICATE',
    'Joint inspection and handover sheet',
    'FLAT HANDOVER CHECKLIST',
    'Possession memo',
  ],
  deed: [
    'SALE-DEED',
    'BAY NAMA',
    'DEED OF SALE (ABSOLUTE)',
    'KREY VILEKH',
    'KRAY PATRA',
    'THEERADHARAM',
    'KRAYA PATRAM',
    'DANPATRA (GIFT)',
    'DEED OF GIFT',
    'SALE CERTIFICATE',
    'HAKKASOD PATRA (RELEASE)',
    'CONVEYANCE',
    'VIKRAYA PATHIRAM',
    'DAST / SALE DEED',
    'TRANSFER-DEED OF FLAT',
    'SELL DEED',
  ],
  lease: [
    'LEASE-DEED (90 YEARS)',
    'INDENTURE OF PERPETUAL LEASE',
    'Lease deed in respect of Plot',
    'LEASE CUM SALE DEED',
    'SUPPLEMENTARY LEASE DEED',
    'PATTA DEED OF NAZUL LAND',
    'SUB LEASE DEED OF FLAT',
  ],
  mutation: [
    'LAND POSSESSION CERTIFICATE\nOffice of the Circle Officer, Kahara',
    'POSSESSION CERTIFICATE\nIssued by the Anchal Adhikari, Sadar',
    'NAME TRANSFER ORDER',
    'ORDER FOR MUTATION',
    'VARASA / FERFAR NOND',
    'CITY SURVEY PROPERTY CARD',
    'MALMATTA PATRAK',
    'KHATA TRANSFER ORDER',
    'PATTA TRANSFER ORDER',
    'VILLAGE FORM 6 (FERFAR)',
    'Namantaran Praman Patra',
    'FORM 8A',
    'Extract of Property Register Card',
    'Certificate of Holding',
    'Mutation Parcha',
    'ASSESSMENT NAME CHANGE CERTIFICATE',
    'Certificate as to ownership of house',
    'NAKAL JAMABANDI',
    'ROR-1B',
    'BHULEKH KHATAUNI',
    'Record of Ownership',
  ],
  tax: [
    'HOUSE TAX DEMAND',
    'RECEIPT OF HOUSE TAX',
    'Property Tax Assessment Bill',
    'MALMATTA KAR BILL',
    'GHAR VERO PAVTI',
    'BHAVAN KAR RASID',
    'Milkat vero bill',
    'HOLDING TAX RECEIPT NO 22',
    'TAX INVOICE OF PROPERTY TAX',
    'Nikaya tax receipt',
    'PANCHAYAT BUILDING TAX',
    'Grama Panchayat - Tax Receipt',
    'Paavati - Kar',
    'SAS PROPERTY TAX',
    'Land Revenue Receipt',
    'E-Receipt: Property Tax',
  ],
  sanction: [
    'OCCUPANCY CERTIFICATE',
    'Part Occupancy Certificate',
    'BUILDING COMPLETION CERTIFICATE',
    'COMPLETION CUM OCCUPANCY CERTIFICATE',
    'Certificate of Occupancy',
    'BUILDING USE PERMISSION',
    'PERMIT TO BUILD',
    'PERMIT FOR CONSTRUCTION OF A HOUSE',
    'Building permission letter',
    'PLAN APPROVAL',
    'APPROVAL OF HOUSE PLAN',
    'Sanction order of building plan',
    'LICENCE TO BUILD',
    'CONSTRUCTION LICENCE',
    'DEVELOPMENT PERMISSION AND BUILDING PERMIT',
    'Bandhkam Parvana',
    'GRIH NIRMAN ANUMATI',
    'BHAVAN ANUJNA',
    'IOD - INTIMATION OF DISAPPROVAL',
    'Intimation of approval of plan',
    'PLANNING PERMIT',
    'RAJA CHITTI',
    'Naksha Pass',
    'Map sanction',
    'Order of building sanction',
  ],
  loan_letter: [
    'LOAN SANCTION INTIMATION',
    'Sanction cum offer letter',
    'Credit sanction advice',
    'IN PRINCIPLE APPROVAL',
    'Letter of Offer',
    'HOME LOAN APPROVAL',
    'LOAN OFFER',
    'Loan arrangement letter',
    'SANCTION COMMUNICATION',
    'Approval letter of your housing loan',
    'FACILITY LETTER',
    'TERM SHEET',
    'Sanction-cum-Acceptance',
  ],
  form: [
    'HOUSING LOAN APPLICATION FORM',
    'HOME LOAN FORM',
    'Application for loan against property',
    'Loan request form',
    'PROPOSAL FORM FOR HOUSING FINANCE',
    'APPLICANT DETAILS FORM',
    'CUSTOMER APPLICATION FORM (HOUSING)',
    'Application cum appraisal',
    'LOAN REQUISITION',
    'LOAN PROPOSAL',
    'KARJ ARJ NAMUNA',
    'Rin Aavedan',
    'PERSONAL DETAILS OF APPLICANT',
    'LOAN INTERVIEW SHEET',
  ],
  mail: [
    'Sub: Valuation',
    'VALUATION REQUISITION',
    'Technical request',
    'VALUER INTIMATION',
    'REQUEST TO VALUE',
    'Valuation order',
    'Fw: Technical',
    'Please value',
    'Assignment of valuation work',
    'PROPERTY VISIT REQUEST',
    'TECHNICAL VISIT MEMO',
    'Intimation to panel valuer',
    'Instruction to valuer',
    '[04/05/23, 10:14] Asha: Sir new case',
    'Case for valuation',
  ],
}

/** Papers that name papers of other kinds near their heads. */
const namingOthers: readonly (readonly [PaperKind, string])[] = [
  [
    'mail',
    'From: a@b.example\nTo: c@d.example\nSubject: Flat valuation\nDear Sir,\nAttached:\nSale Deed\nApproved Building Plan\nPossession Letter\nProperty Tax Receipt\nKindly visit.\nRegards',
  ],
  [
    'mail',
    'Subject: Asha Rao - HL\nHi team,\nPls visit.\nPapers:\nAgreement for Sale\nHouse Tax Receipt\nContact Asha 98220 12345\nRegards',
  ],
  ['form', 'SOME BANK\nLOAN APPLICATION FORM\nProperty Details\nBuilding Permission\tYes\nSale Deed\tYes\nName: Asha'],
  ['form', 'HOME LOAN APPLICATION\nApplicant Details\nName\tAsha Rao\nProperty\nAllotment Letter of Flat\nLoan Amount\t24,00,000'],
  [
    'deed',
    'SALE DEED\nStamp duty paid\nProperty Tax Assessment No. 22\nThis deed is executed on 4 May 2019 by A (vendor) in favour of B (purchaser).',
  ],
  [
    'allotment',
    'GREEN HOMES\nALLOTMENT LETTER\nYour Home Loan\nDear Mr. Rao, we allot to you flat 12. Possession of the flat will be given in 2025 after the Agreement for Sale.',
  ],
  [
    'sanction',
    'MUNICIPAL CORPORATION\nBUILDING PERMIT\nProperty Tax paid\nOwner: Asha Rao\nSale Deed No. 22/2019\nGround and first floor permitted.',
  ],
  ['tax', 'MUNICIPAL CORPORATION\nPROPERTY TAX BILL\nBuilding Permission No. 22\nOwner: Asha Rao\nTotal 4200'],
  [
    'loan_letter',
    'HFL\nSANCTION LETTER\nDear Mr Rao\nYour home loan is sanctioned. Purpose: Purchase of flat under Agreement for Sale\nEMI 22,000',
  ],
  ['mutation', 'OFFICE OF TAHSILDAR\nMUTATION ORDER\nOn the strength of Sale Deed No. 22\nname of Asha Rao is recorded'],
  [
    'lease',
    'DEVELOPMENT AUTHORITY\nLEASE DEED\nPlot allotment letter dated 4.5.2019\nbetween the Authority (lessor) and Asha Rao (lessee)',
  ],
  ['possession', 'GREEN HOMES\nPOSSESSION LETTER\nAgreement for sale dated 4.5.2019\nWe hand over flat 12 to Asha Rao.'],
]

const kindOf = (text: string): PaperKind =>
  paperKindOf(layoutOf({ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }))

describe.each(Object.entries(titles))('titles of the kind %s in any words', (kind, list) => {
  it.each(list)('knows %s', (title) => {
    expect(kindOf(`${kind === 'mail' ? '' : 'SOME OFFICE OF PUNE\n'}${title}\n${bodies[kind as Titled]}`)).toBe(kind)
  })
})

describe('papers that name others', () => {
  it.each(namingOthers)('stay of the kind %s: %j', (kind, text) => {
    expect(kindOf(text)).toBe(kind)
  })
})
