import { expect, it } from 'vitest'
import { documentsOf } from '../documents.ts'
import { valuesBy } from '../written-paper.ts'

it.each([
  [
    'The Transferor has signed this.\nDocuments handed over in xerox: (i) Agreement dated 02/03/2004 (ii) Share Certificate (iii) Index II (iv) Society NOC\nSCHEDULE OF THE PROPERTY\nFlat No. 8',
    ['Agreement dated 02/03/2004', 'Share Certificate', 'Index II', 'Society NOC'],
  ],
  [
    'The seller has this day delivered the following original papers: 1. Sale deed 2. Patta 3. Tax receipt.',
    ['Sale deed', 'Patta', 'Tax receipt'],
  ],
  ['The seller shall deliver the following papers at registration: 1. Sale deed 2. Patta 3. Tax receipt.', undefined],
])('reads papers that an agreement numbers in a line: %s', (text, papers) => {
  expect(valuesBy(documentsOf, text, 'agreement_to_sell')['list_of_documents']).toEqual(papers)
})
