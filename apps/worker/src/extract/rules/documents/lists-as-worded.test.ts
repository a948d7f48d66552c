import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

interface Group {
  draft: Draft
  key: IntakeKey
  /** A line as offices word it, and the field's value; null where it is not the field's. */
  lines: readonly (readonly [line: string, value: unknown])[]
}

const groups: readonly Group[] = [
  {
    draft: 'mail',
    key: 'list_of_documents',
    lines: [
      ['Documents enclosed: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents submitted\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['List of documents attached:\n1. Sale deed\n2. Mutation certificate\n3. Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Encl:\n1) Sale deed\n2) Mutation certificate\n3) Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Enclosures: (i) Sale deed (ii) Mutation certificate (iii) Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Papers received\tSale deed; Mutation certificate; Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Docs attached - Sale deed, Mutation certificate & Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['PFA Sale deed, Mutation certificate and Tax receipt.', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Attached: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Please find attached the Sale deed, Mutation certificate and Tax receipt.', 'Sale deed,Mutation certificate,Tax receipt'],
      ['We enclose copies of Sale deed, Mutation certificate and Tax receipt.', 'Sale deed,Mutation certificate,Tax receipt'],
      [
        'I am enclosing the following documents:\n- Sale deed\n- Mutation certificate\n- Tax receipt',
        'Sale deed,Mutation certificate,Tax receipt',
      ],
      ['Attachments (3): Sale deed.pdf, Mutation certificate.pdf, Tax receipt.pdf', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Property papers: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      [
        'Copies of the following are attached:\na) Sale deed\nb) Mutation certificate\nc) Tax receipt',
        'Sale deed,Mutation certificate,Tax receipt',
      ],
      ['Documents available with us: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents furnished\tSale deed / Mutation certificate / Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Annexures: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Property documents held: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents produced\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Enclosed herewith: Sale deed + Mutation certificate + Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents for valuation: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Docs: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents shared over mail : Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Document set\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Papers on file: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents perused: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Sale deed, Mutation certificate and Tax receipt are attached for your reference.', 'Sale deed,Mutation certificate,Tax receipt'],
      ['The customer has submitted Sale deed, Mutation certificate and Tax receipt.', 'Sale deed,Mutation certificate,Tax receipt'],
      ['We are sending Sale deed, Mutation certificate and Tax receipt with this mail.', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents handed over by the customer: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Kagadpatre: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Sanlagn: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Photocopies enclosed: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Copy of documents: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Scanned copies attached - Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
    ],
  },
  {
    draft: 'form',
    key: 'list_of_documents',
    lines: [
      ['Documents enclosed: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents submitted\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents submitted\t1. Sale deed\n\t2. Mutation certificate\n\t3. Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      [
        'Documents enclosed (tick)\n[x] Sale deed\n[x] Mutation certificate\n[ ] Agreement to sell\n[x] Tax receipt',
        'Sale deed,Mutation certificate,Tax receipt',
      ],
      [
        'Check list of documents\nDocument\tStatus\nSale deed\tReceived\nMutation certificate\tReceived\nAgreement to sell\tPending\nTax receipt\tReceived',
        'Sale deed,Mutation certificate,Tax receipt',
      ],
      [
        'Sr\tDocument\tSubmitted (Y/N)\n1\tSale deed\tY\n2\tMutation certificate\tY\n3\tAgreement to sell\tN\n4\tTax receipt\tY',
        'Sale deed,Mutation certificate,Tax receipt',
      ],
      [
        'Sl. No.\tName of document\tOriginal/Copy\n1\tSale deed\tCopy\n2\tMutation certificate\tCopy\n3\tTax receipt\tOriginal',
        'Sale deed,Mutation certificate,Tax receipt',
      ],
      ['Copies attached\tSale deed\tMutation certificate\tTax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['List of enclosures\n1. Sale deed\n2. Mutation certificate\n3. Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents attached with application\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['☑ Sale deed ☑ Mutation certificate ☐ Agreement to sell ☑ Tax receipt\nSignature of applicant', null],
      [
        'Documents submitted: ☑ Sale deed ☑ Mutation certificate ☐ Agreement to sell ☑ Tax receipt',
        'Sale deed,Mutation certificate,Tax receipt',
      ],
      ['Property documents submitted\tSale deed, Mutation certificate,\n\tTax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents (self attested copies)\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['दस्तावेज संलग्न\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Papers given: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents of property produced: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['I/We enclose: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Copies produced\tTenure\nSale deed, Mutation certificate, Tax receipt\tFreehold', 'Sale deed,Mutation certificate,Tax receipt'],
      ['CHECKLIST\n☑ Sale deed\n☑ Mutation certificate\n☑ Tax receipt\n☐ Form 16', 'Sale deed,Mutation certificate,Tax receipt'],
      ['List of records submitted: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['DOCS SCANNED = Sale deed; Mutation certificate; Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Xerox given\t: Sale deed / Mutation certificate / Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
    ],
  },
  {
    draft: 'letter',
    key: 'list_of_documents',
    lines: [
      [
        'The following originals lodged with us shall remain till closure: Sale deed, Mutation certificate, Tax receipt.',
        'Sale deed,Mutation certificate,Tax receipt',
      ],
      ['Originals to be lodged: Sale deed; Mutation certificate; Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents to be produced later: Sale deed, Tax receipt', null],
      ['Documents to be submitted before disbursement: Sale deed, Mutation certificate, Tax receipt', null],
      ['The following documents are required:\n1. Sale deed\n2. Mutation certificate\n3. Tax receipt', null],
      ['Security: Equitable mortgage by deposit of title deeds.', null],
      ['Documents to be collected: Sale deed, Tax receipt', null],
      ['Original sale deed shall be deposited.', null],
      ['Enclosures: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
    ],
  },
  {
    draft: 'deed',
    key: 'list_of_documents',
    lines: [
      ['Enclosures: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Documents handed over:\n1. Sale deed\n2. Mutation certificate\n3. Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['The vendor has handed over the original Sale deed, Mutation certificate and Tax receipt to the purchaser.', null],
    ],
  },
  {
    draft: 'form',
    key: 'legal_documents',
    lines: [
      ['Title deeds: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Title documents\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Chain of documents: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['List of title deeds\n1. Sale deed\n2. Mutation certificate\n3. Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Details of title papers\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Legal documents: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Ownership documents\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
    ],
  },
  {
    draft: 'mail',
    key: 'legal_documents',
    lines: [
      ['Title deeds: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Title documents\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Chain of documents: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['List of title deeds\n1. Sale deed\n2. Mutation certificate\n3. Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Details of title papers\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Legal documents: Sale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
      ['Ownership documents\tSale deed, Mutation certificate, Tax receipt', 'Sale deed,Mutation certificate,Tax receipt'],
    ],
  },
]

describe.each(groups)('lists of papers: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toEqual(value)
  })
})
