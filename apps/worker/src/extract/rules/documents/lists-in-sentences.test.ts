import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

interface Group {
  draft: Draft
  key: IntakeKey
  /** A line as offices word it, and the field's value; null where it is not the field's. */
  lines: readonly (readonly [line: string, value: string | null])[]
}

const groups: readonly Group[] = [
  {
    draft: 'mail',
    key: 'list_of_documents',
    lines: [
      ['I am attaching sale deed, khata extract and EC.', 'sale deed,khata extract,EC'],
      ['Property docs are attached herewith viz. sale deed, patta, approved plan', 'sale deed,patta,approved plan'],
      ['Collect papers viz. sale deed, patta before disbursal', null],
      ['Papers on record: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Papers with us: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Papers seen - Sale deed, Khata extract & EC', 'Sale deed,Khata extract,EC'],
      ['Documents on record - Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Attached are the Sale deed, Khata extract and EC.', 'Sale deed,Khata extract,EC'],
      ['Herewith attaching Sale deed, Khata extract and EC for your ready reference.', 'Sale deed,Khata extract,EC'],
      ['Sharing the Sale deed, Khata extract and EC.', 'Sale deed,Khata extract,EC'],
      ['Forwarded herewith are Sale deed, Khata extract and EC.', 'Sale deed,Khata extract,EC'],
      ['Docs att: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Docs recd - Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Docs in file: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Doc list: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Papers collected from the customer : Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Enclosed please find the following:\n1. Sale deed\n2. Khata extract\n3. EC', 'Sale deed,Khata extract,EC'],
      ['Sale deed, Khata extract and EC attached.', 'Sale deed,Khata extract,EC'],
      ['Attachments\nSale deed.pdf (1.2 MB)\nKhata extract.pdf (300 KB)\nEC.pdf (88 KB)', 'Sale deed,Khata extract,EC'],
      ['I have sent you the Sale deed, Khata extract and EC.', 'Sale deed,Khata extract,EC'],
      ['The file has Sale deed, Khata extract and EC.', 'Sale deed,Khata extract,EC'],
      ['Documents sent along: Sale deed / Khata extract / EC', 'Sale deed,Khata extract,EC'],
      ['Copies: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Property papers attached (3 nos): Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Enclosures - 3 : Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Encl: as above (Sale deed, Khata extract, EC)', 'Sale deed,Khata extract,EC'],
      ['With this mail: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Also find Sale deed, Khata extract and EC attached herewith.', 'Sale deed,Khata extract,EC'],
      ['Scans of Sale deed, Khata extract and EC follow this mail.', 'Sale deed,Khata extract,EC'],
      ['We hold Sale deed, Khata extract and EC.', 'Sale deed,Khata extract,EC'],
      ['Documents so far: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['In the folder you will find Sale deed, Khata extract and EC.', 'Sale deed,Khata extract,EC'],
      ['Property documents as under are sent with this mail:\n(a) Sale deed\n(b) Khata extract\n(c) EC', 'Sale deed,Khata extract,EC'],
      ['DOCUMENTS\n> Sale deed\n> Khata extract\n> EC', 'Sale deed,Khata extract,EC'],
      ['Customer will give the Sale deed and EC at site.', null],
      ['Please collect the Sale deed and EC from the customer.', null],
      ['EC and tax receipt are awaited.', null],
      ['Documents pending: EC, tax receipt', null],
      ['Send us your report, bill and photographs.', null],
      ['Please attach photographs, location map and your bill with the report.', null],
      ['Kindly verify the sale deed, plan and boundaries at site.', null],
      ['Documents required from your side: report, bill and tax invoice', null],
      ['Boundaries are given in the sale deed and the approved plan.', null],
      ['The flat was received by her under a gift deed and a release deed.', null],
      ['Names in the sale deed and the khata differ, hence sent back for correction.', null],
      ['Your bill and report were received last week.', null],
      ['We have the sale deed, the khata extract and the EC with us.', 'sale deed,khata extract,EC'],
      ['The folder contains sale deed; khata extract; EC.', 'sale deed,khata extract,EC'],
      ['sale deed and EC uploaded on the portal', 'sale deed,EC'],
      ['ATS, khata extract, and own contribution receipt are on file.', 'ATS,khata extract,own contribution receipt'],
    ],
  },
  {
    draft: 'form',
    key: 'list_of_documents',
    lines: [
      ['Documents enclosed (tick)  Sale deed ✓  Khata extract ✓  EC ✓  Plan ✗', 'Sale deed,Khata extract,EC'],
      ['Papers handed in\tSale deed (Y)  Khata extract (Y)  EC (Y)  Approved plan (N)', 'Sale deed,Khata extract,EC'],
      ['Papers attached to this form: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Proofs attached\tSale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Annexures to the application : 1) Sale deed 2) Khata extract 3) EC', 'Sale deed,Khata extract,EC'],
      ['Property documents (copies)\nSale deed; Khata extract; EC', 'Sale deed,Khata extract,EC'],
      ['List of papers annexed\n(i) Sale deed\n(ii) Khata extract\n(iii) EC', 'Sale deed,Khata extract,EC'],
      [
        'Sr. No.\tDocument\tSubmitted\n1\tSale deed\tYes\n2\tKhata extract\tYes\n3\tEC\tYes\n4\tApproved plan\tNo',
        'Sale deed,Khata extract,EC',
      ],
      ['Document\tOriginal / Copy\nSale deed\tCopy\nKhata extract\tCopy\nEC\tOriginal', 'Sale deed,Khata extract,EC'],
      ['I have attached Sale deed, Khata extract and EC to this application.', 'Sale deed,Khata extract,EC'],
      ['Papers filed with this form\tSale deed\n\tKhata extract\n\tEC', 'Sale deed,Khata extract,EC'],
      ['DOCUMENTS TAKEN\nSale deed\nKhata extract\nEC', 'Sale deed,Khata extract,EC'],
      ['Enclosures (to be ticked by applicant)\n[✓] Sale deed\n[✓] Khata extract\n[✓] EC\n[ ] Plan', 'Sale deed,Khata extract,EC'],
      ['Documents to be submitted: Sale deed, EC, plan, tax receipt', null],
      ['Please attach copies of sale deed, EC and plan.', null],
      ['I agree to submit the sale deed, EC and plan when called for.', null],
    ],
  },
  {
    draft: 'letter',
    key: 'list_of_documents',
    lines: [
      ['Documents received by us: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Title papers kept with us: Sale deed, Khata extract, EC', 'Sale deed,Khata extract,EC'],
      ['Pre-disbursement conditions: submission of sale deed, EC and insurance', null],
      ['You shall deposit the sale deed, EC and plan before disbursement.', null],
      ['Encl.: Schedule of charges, Most important terms', null],
    ],
  },
  {
    draft: 'letter',
    key: 'list_of_documents',
    lines: [['5. Documents to be deposited Sale deed, Khata extract, EC.', 'Sale deed,Khata extract,EC']],
  },
  {
    draft: 'mail',
    key: 'list_of_documents',
    lines: [
      ['III. Documents scrutinised by the panel advocate Caetano K. M.: Sale deed; Khata extract; EC.', 'Sale deed,Khata extract,EC'],
    ],
  },
]

describe.each(groups)('lists of papers: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toBeNull()
  })
})
