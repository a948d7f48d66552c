import { expect, it } from 'vitest'
import { readTextFile } from '../ocr/text-file.ts'
import { layoutOf } from './layout/layout.ts'
import { paperKindOf, type PaperKind } from './kinds/paper-kind.ts'

/** Letters and papers that speak of other papers than they are; names are invented. */
const papers: readonly (readonly [string, PaperKind, string])[] = [
  [
    'a note that attaches a deed',
    'mail',
    `Good morning sir,\nWe have received a home loan proposal from Mr Asif Khan. Please value Plot No. 12, Ratlam.\nI am attaching Sale Deed, Khasra Map, Building Permission.\nRegards\nRitu`,
  ],
  [
    'a letter with a list of papers',
    'mail',
    `Malwa Gramin Bank\nThe Panel Valuer\nSir,\nTitle holder: Ravi Menon\nDocuments scrutinised by our advocate: Sale deed; Possession certificate; Building permit.\nRequired of you: valuation and a rough sketch.\nBranch Manager`,
  ],
  [
    'a request that names the agreement',
    'mail',
    `Sub: Valuation of flat\nDear Sir,\nKindly visit Flat 302. The agreement for sale is enclosed.\nRegards\nManager`,
  ],
  [
    'copies are sent',
    'mail',
    `Sir,\nPlease inspect the house of our borrower Smt. Usha Devi. Copies of lease deed, mutation certificate and tax receipt are sent herewith.\nYours faithfully\nBranch Manager`,
  ],
  [
    'a possession letter that asks for the agreement',
    'possession',
    `14 March 2024\nSmt Nirupama Das\nPossession of your flat\nDear Customer,\nSunrise Homes LLP is pleased to hand over Apartment No. 11C.\nBring along: Registered sale agreement, ID proof`,
  ],
  [
    'a possession letter as per the allotment',
    'possession',
    `OFFER OF POSSESSION\nDear Mr. Menon,\nAs per the allotment letter and the agreement for sale dated 4.5.2019 your flat is ready for possession.`,
  ],
  [
    'an agreement that is a bainama, too',
    'agreement_to_sell',
    `BAINAMA / AGREEMENT TO SELL\nVendor\tShri Hari Rout\nVendee\tSmt Mina Rout\nPrice\tRs 40,00,000`,
  ],
  [
    'a mutation upon a deed',
    'mutation',
    `TRANSFER OF NAME\nWith reference to the registered sale deed dated 2.2.2020 the name of Smt. Usha Devi is entered in the register in place of Ravi Menon.`,
  ],
  [
    'a revenue certificate of possession',
    'mutation',
    `VILLAGE OFFICE KADIRUR\nOWNERSHIP AND POSSESSION CERTIFICATE\nCertified that Smt. Usha Devi is in absolute possession and enjoyment of Re-Sy. No. 13, Thandaper 1005.`,
  ],
  [
    'a lease that may become a sale',
    'lease',
    `INDUSTRIAL AREAS BOARD\nLEASE-CUM-SALE AGREEMENT\nThis agreement is made between the Board, the LESSOR, and Sri. Basava Raj, the LESSEE.\nThe Lessor grants to the Lessee on lease the plot for 30 years.`,
  ],
  [
    'a sanction that asks for the deed',
    'loan_letter',
    `Loan sanction letter\nDear Mr. Menon,\nYour home loan is approved. Rate of interest 8.6%. EMI 22,000.\nPlease submit: Sale deed, Agreement to sell, Mutation, Tax receipt`,
  ],
  [
    'a form with papers given',
    'form',
    `HOME LOAN APPLICATION FORM\nName: Ravi Menon\nDocuments submitted: Sale deed, Allotment letter, Possession letter, Tax receipt`,
  ],
  ['a tax receipt upon mutation', 'tax', `PROPERTY TAX RECEIPT\nOwner: Usha Devi\nName changed vide sale deed 112/2019\nTotal tax 2,200`],
  [
    'a deed that speaks of an agreement',
    'deed',
    `SALE DEED\nThis deed of sale is executed by Ravi Menon (Vendor) in favour of Usha Devi (Purchaser) in pursuance of the agreement for sale dated 1.1.2020.`,
  ],
  [
    'an allotment that tells of an agreement',
    'allotment',
    `ALLOTMENT LETTER\nDear Mr. Menon,\nWe allot to you Flat 302. The agreement for sale shall be registered within 30 days and possession offered in 2026.`,
  ],
  [
    'a permit upon papers',
    'sanction',
    `BUILDING PERMIT\nPermission is hereby granted to Smt. Usha Devi. Papers seen: Sale deed, Mutation, Tax receipt.`,
  ],
]

it.each(papers)('knows what it is: %s', (_name, kind, text) => {
  const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
  expect(paperKindOf(layoutOf({ file: 'paper.txt', sha256: '', pages: [page] }))).toBe(kind)
})
