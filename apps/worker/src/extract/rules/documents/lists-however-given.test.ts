import { expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

it.each<[Draft, string, string[]]>([
  ['mail', '4. Xerox of Banakhat, Allotment Letter are sent herewith. Kindly give market value.', ['Banakhat', 'Allotment Letter']],
  [
    'mail',
    'The title is examined, and copies of Agreement of Sale, Khata Extract, Approved\nPlan Copy are sent along with this mail.',
    ['Agreement of Sale', 'Khata Extract', 'Approved Plan Copy'],
  ],
  [
    'mail',
    'Xerox copies of Regd. Sale Deed, Link Deed, EC, Estimate are enclosed herewith.',
    ['Regd. Sale Deed', 'Link Deed', 'EC', 'Estimate'],
  ],
  ['form', 'Enclosures: Sale deed; Link document', ['Sale deed', 'Link document']],
  [
    'mail',
    'Customer has shared the Possession certificate, Location sketch and Land tax receipt; legal report is awaited.',
    ['Possession certificate', 'Location sketch', 'Land tax receipt'],
  ],
  ['mail', 'Property docs (sale deed, EC, plan, tax) attached.', ['sale deed', 'EC', 'plan', 'tax']],
  [
    'form',
    'Document Name\tOriginal/Copy\tRemarks\nRegistered sale deed\tOriginal\t-\nKhatauni\tCopy\t-\nProperty tax receipt\tCopy\t2022-23',
    ['Registered sale deed', 'Khatauni', 'Property tax receipt'],
  ],
  [
    'letter',
    'The following title deeds have been deposited with us:\n1. Sale deed No. 1123/2012\n2. Khata extract\n3. Tax paid receipt',
    ['Sale deed No. 1123/2012', 'Khata extract', 'Tax paid receipt'],
  ],
  [
    'form',
    '14. Copies enclosed (i) Agreement to sell (ii) Sale deed of seller (iii) Jamabandi',
    ['Agreement to sell', 'Sale deed of seller', 'Jamabandi'],
  ],
  ['form', 'Enclosed herewith\tSale deed\n\tMother deed\n\tLatest tax receipt', ['Sale deed', 'Mother deed', 'Latest tax receipt']],
  [
    'possession',
    'Papers handed over with this letter:\nAllotment Letter\nAgreement for Sale\nNOC of dues\nLayout plan copy',
    ['Allotment Letter', 'Agreement for Sale', 'NOC of dues', 'Layout plan copy'],
  ],
  [
    'possession',
    'Documents handed over: 1. Possession letter 2. Occupancy certificate 3. No dues certificate',
    ['Possession letter', 'Occupancy certificate', 'No dues certificate'],
  ],
])('reads the papers given in a %s: %s', (draft, text, papers) => expect(valueIn(draft, text, 'list_of_documents')).toEqual(papers))

it.each<[Draft, string]>([
  ['letter', 'Documents to be submitted before disbursement: original sale deed, NOC, insurance policy.'],
  ['letter', 'Disbursement will be made after legal and technical report and execution of loan documents.'],
  ['mail', 'Please arrange to collect sale deed and plan from customer.'],
  ['mail', 'Pls send the legal report and title search report by tomorrow.'],
])('takes no papers that are still to come, in a %s: %s', (draft, text) => expect(valueIn(draft, text, 'list_of_documents')).toBeNull())
