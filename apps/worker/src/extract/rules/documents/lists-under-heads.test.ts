import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

/** Lists of papers under or beside a head of their own; tabs part cells. */
const lists: readonly (readonly [Draft, string, string | null])[] = [
  [
    'form',
    'PART D : LIST OF ENCLOSURES\nAgreement for Sale\nSanctioned Building Plan\nMoney Receipts\nPART E : SURETIES',
    'Agreement for Sale,Sanctioned Building Plan,Money Receipts',
  ],
  [
    'form',
    'V. Documents submitted\nSale Deed\tKhata Extract\nTax Receipt\tEncumbrance Certificate\nVI. Declaration',
    'Sale Deed,Khata Extract,Tax Receipt,Encumbrance Certificate',
  ],
  ['form', '7) List of papers attached\nKebala\nPorcha\nKhajna Receipt\nI declare that the above is true.', 'Kebala,Porcha,Khajna Receipt'],
  ['form', 'SECTION 4 - ENCLOSURES\nGift Deed\nProperty Card\nSignature: Ravi Menon', 'Gift Deed,Property Card'],
  [
    'form',
    'Check-list of papers (tick what is attached)\n☑ Sale Deed\t☑ Aks Latha\n☐ Jamabandi\t☑ Sanctioned Map\n☑ Intkal copy\t☐ Conveyance Deed\n☐ Will',
    'Sale Deed,Aks Latha,Sanctioned Map,Intkal copy',
  ],
  ['form', 'Checklist of documents (tick)\n[x] Patta [ ] Chitta\n[ ] Legal Heir Certificate [x] Parent Deed', 'Patta,Parent Deed'],
  [
    'letter',
    '8\tPapers lodged Agreement for Sale, Sanctioned Building Plan, Mutation Certificate, Money Receipts,\nDevelopment Agreement\n9\tMoratorium\t6 months',
    'Agreement for Sale,Sanctioned Building Plan,Mutation Certificate,Money Receipts,Development Agreement',
  ],
  ['letter', 'Documents held Sale Deed, Khata Extract and Tax Receipt', 'Sale Deed,Khata Extract,Tax Receipt'],
  ['letter', 'Documents submitted by you are under scrutiny and the report is awaited.', null],
  [
    'form',
    'Enclosures\n Original deed             Yes\n Porcha                    Yes\n Khajna receipt            Yes\n Estimate                  No',
    'Original deed,Porcha,Khajna receipt',
  ],
  ['form', 'PART D : LIST OF ENCLOSURES\nPART E : SURETIES\nRam Lal, 12 Tax Lane', null],
]

describe('lists of papers under heads', () => {
  it.each(lists)('%s: %s', (draft, text, wanted) => expect(valueIn(draft, text, 'list_of_documents')?.toString() ?? null).toBe(wanted))
})

it.each([
  ['Files uploaded\nSale deed · Khata extract · Tax receipt', ['Sale deed', 'Khata extract', 'Tax receipt']],
  [
    'I declare that I have handed in Sale deed, Khata extract, Tax receipt, and that all is true.',
    ['Sale deed', 'Khata extract', 'Tax receipt'],
  ],
  [
    'DOCUMENTS ENCLOSED\nSale deed\tKhata extract\tTax receipt\nFOR BRANCH USE\nChecked by\tAsha Rao\tDate',
    ['Sale deed', 'Khata extract', 'Tax receipt'],
  ],
])('a list in %j', (list, papers) => {
  expect(valueIn('form', list, 'list_of_documents')).toEqual(papers)
})

it('takes no paper that a builder wrote for the builder', () => {
  expect(valueIn('form', 'DOCUMENTS ENCLOSED\nSale deed\tTax receipt\tBuilder Demand Letter', 'developer_name')).toBeNull()
})
