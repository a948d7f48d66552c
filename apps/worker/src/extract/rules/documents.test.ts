import { describe, expect, it } from 'vitest'
import type { PaperKind } from '../kinds/paper-kind.ts'
import { documentsOf } from './documents.ts'
import { valuesBy } from './written-paper.ts'

const lists: readonly (readonly [kind: PaperKind, text: string, papers: readonly string[] | undefined])[] = [
  ['mail', 'PFA - Sale deed, Khata certificate + Tax paid receipt', ['Sale deed', 'Khata certificate', 'Tax paid receipt']],
  ['mail', 'PFA Index II + Agreement for Sale + Share Certificate', ['Index II', 'Agreement for Sale', 'Share Certificate']],
  [
    'mail',
    'Please find attached copies of Sale deed, approved plan and latest tax receipt.',
    ['Sale deed', 'approved plan', 'latest tax receipt'],
  ],
  ['mail', 'Docs attached: 1) Allotment letter 2) BBA 3) Demand letter', ['Allotment letter', 'BBA', 'Demand letter']],
  ['mail', 'Attachments: Sale_deed.pdf, Map.pdf, Tax_receipt.jpg', ['Sale deed', 'Map', 'Tax receipt']],
  ['mail', 'Encl: 1. Title deed 2. Sanctioned plan 3. Possession letter', ['Title deed', 'Sanctioned plan', 'Possession letter']],
  ['mail', 'Encl.: as above', undefined],
  ['mail', 'Encl: a/a', undefined],
  ['mail', 'Please find enclosed the documents for your reference.', undefined],
  [
    'mail',
    'Documents enclosed:\n- Sale deed\n- Mutation certificate\n- NOC from society',
    ['Sale deed', 'Mutation certificate', 'NOC from society'],
  ],
  [
    'mail',
    'Following documents are attached herewith\na) Patta\nb) Site plan\nc) Electricity bill',
    ['Patta', 'Site plan', 'Electricity bill'],
  ],
  ['mail', 'Documents:\n• Agreement to sell\n• Chain deeds\n• Approved map', ['Agreement to sell', 'Chain deeds', 'Approved map']],
  [
    'mail',
    'I am sending herewith the patta, the site plan and the electricity bill of the property.',
    ['patta', 'site plan', 'electricity bill'],
  ],
  [
    'mail',
    'Docs: Property tax receipt, Allotment letter, Share certificate',
    ['Property tax receipt', 'Allotment letter', 'Share certificate'],
  ],
  [
    'mail',
    'Property papers attached : Conveyance deed / Mutation / Building plan / Tax receipt',
    ['Conveyance deed', 'Mutation', 'Building plan', 'Tax receipt'],
  ],
  ['mail', 'Copies of sale deed & possession letter are enclosed.', ['sale deed', 'possession letter']],
  ['mail', 'Attached the sale deed and khata extract for your ready reference.', ['sale deed', 'khata extract']],
  ['mail', 'Kindly collect the sale deed copy from customer at the time of visit.', undefined],
  [
    'mail',
    'The following documents are attached for your perusal:\n1. Copy of Registered Sale Deed dated 12.03.2019\n2. Copy of Sanctioned Building Plan\n3. Latest property tax receipt',
    ['Registered Sale Deed dated 12.03.2019', 'Sanctioned Building Plan', 'Latest property tax receipt'],
  ],
  ['mail', 'Documents provided - Lease deed; Transfer memorandum; Map', ['Lease deed', 'Transfer memorandum', 'Map']],
  ['mail', 'Documents handed over by customer: Registry, Mutation, Khatauni', ['Registry', 'Mutation', 'Khatauni']],
  ['form', 'Documents submitted\tSale Deed, Khata Extract, EC, Tax Receipt', ['Sale Deed', 'Khata Extract', 'EC', 'Tax Receipt']],
  ['form', 'Documents enclosed: ☑ Sale deed ☐ Chain ☑ Approved plan ☑ Tax receipt', ['Sale deed', 'Approved plan', 'Tax receipt']],
  ['form', 'Enclosures\n[x] Title deed\n[ ] Lease deed\n[x] Property tax receipt\n[x] NOC', ['Title deed', 'Property tax receipt', 'NOC']],
  [
    'form',
    'LIST OF DOCUMENTS ENCLOSED\nSr.\tDocument\tOriginal / Copy\n1\tSale Deed\tCopy\n2\tIndex II\tCopy\n3\tTax bill\tOriginal',
    ['Sale Deed', 'Index II', 'Tax bill'],
  ],
  [
    'form',
    'Checklist of property documents\n1. Agreement for sale\tYes\n2. Index II\tYes\n3. NOC\tNo\n4. Share certificate\tYes',
    ['Agreement for sale', 'Index II', 'Share certificate'],
  ],
  [
    'form',
    'DOCUMENTS COLLECTED: Lease Deed | Transfer Memorandum | Possession Letter',
    ['Lease Deed', 'Transfer Memorandum', 'Possession Letter'],
  ],
  ['form', 'सोबत जोडलेली कागदपत्रे\tIndex II, Agreement for Sale, Society NOC', ['Index II', 'Agreement for Sale', 'Society NOC']],
  ['form', 'संलग्न दस्तावेज : विक्रय विलेख, नामांतरण प्रमाण पत्र, कर रसीद', ['विक्रय विलेख', 'नामांतरण प्रमाण पत्र', 'कर रसीद']],
  [
    'form',
    'Papers submitted with the form\n(i) Deed of conveyance\n(ii) Mutation certificate\n(iii) Tax bill',
    ['Deed of conveyance', 'Mutation certificate', 'Tax bill'],
  ],
  [
    'form',
    'Details of documents: 1) Deed of conveyance 2) Mutation certificate 3) Building permit plan 4) Tax bill 5) Loan statement of present lender',
    ['Deed of conveyance', 'Mutation certificate', 'Building permit plan', 'Tax bill', 'Loan statement of present lender'],
  ],
  [
    'loan_letter',
    'We have received from you: Lease Deed; Transfer Memorandum; Possession Letter.',
    ['Lease Deed', 'Transfer Memorandum', 'Possession Letter'],
  ],
  [
    'loan_letter',
    '4. Original documents submitted by you and held by the Bank : Index II; Agreement for Sale; Society NOC.',
    ['Index II', 'Agreement for Sale', 'Society NOC'],
  ],
  [
    'loan_letter',
    'The following title documents have been deposited with us:\n1. Sale Deed No. 1123/2019\n2. Link deed\n3. Encumbrance certificate',
    ['Sale Deed No. 1123/2019', 'Link deed', 'Encumbrance certificate'],
  ],
  ['loan_letter', 'Documents to be submitted before disbursement:\n1. PDCs\n2. Insurance policy', undefined],
  [
    'loan_letter',
    'We acknowledge receipt of the following documents: Allotment letter, Builder buyer agreement and Statement of account.',
    ['Allotment letter', 'Builder buyer agreement', 'Statement of account'],
  ],
  ['loan_letter', 'Security : Equitable mortgage by deposit of original Sale Deed, Khata Certificate and Tax receipt.', undefined],
  ['loan_letter', 'Documents received\tSale Deed\n\tMutation\n\tSite Plan', ['Sale Deed', 'Mutation', 'Site Plan']],
]

const listIn = (text: string, kind: PaperKind): unknown => valuesBy(documentsOf, text, kind)['list_of_documents']

describe('papers that a paper lists', () => {
  it.each(lists)('reads in a %s: %s', (kind, text, papers) => {
    expect(listIn(`SUMERU HOUSING FINANCE LTD\nDear Sir,\n${text}\nYours faithfully`, kind)).toEqual(papers)
  })

  it('takes no sentence of a deed', () => {
    const text = 'The Vendor has handed over the documents: sale deed, khata and tax receipts have not been encumbered.'
    expect(listIn(text, 'deed')).toBeUndefined()
  })
})
