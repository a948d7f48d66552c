import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { labelledValues } from './labelled.ts'
import { layoutOf } from '../layout/layout.ts'

const columns = 90
const lineHeight = 0.022

/** A page as a typewriter would fill it: each letter has its column, each line its height. */
const typed = (text: string): Page => {
  const words: Word[] = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/gu)].map((match): Word => {
      const box = { x: match.index / columns, y: 0.05 + row * lineHeight, w: match[0].length / columns, h: 0.011 }
      return { text: match[0], conf: 1, page: 1, box, level: box, line: row, block: 0, size: box.h }
    }),
  )
  return { page: 1, width: 595, height: 842, turn: 0, source: 'text', words }
}

const read = (text: string) =>
  labelledValues(layoutOf({ file: 'paper.pdf', sha256: '', pages: [typed(text)] })).map(({ key, value }) => `${key}: ${value}`)

describe('labels and their values', () => {
  it('stand side by side, several to a line, with marks, leaders and without a blank', () => {
    expect(
      read(`Name of borrower : Shri Anil Rao   Mobile: 9811122233
Loan A/c No...............HL778123
Type of loan -  Home Loan
Pin-560060`),
    ).toEqual([
      'applicant_name: Shri Anil Rao',
      'contact_number: 9811122233',
      'application_number: HL778123',
      'loan_type: Home Loan',
      'pincode: 560060',
    ])
  })

  it('stand in one line where the leaders between were not read, and the value is told by its form', () => {
    const text = `Collateral PIN 505091
Applicant's mobile 98111 22233`
    expect(read(text)).toEqual(['pincode: 505091', 'contact_number: 98111 22233'])
    expect(read('Collateral PIN 5050911')).toEqual([])
  })

  it('stand in cards, the label above its value', () => {
    expect(
      read(`Primary Allottee                 Registered Mobile            Customer ID
Anjali Thakur                    9386506461                   C4905724

Super Area                       Carpet Area (RERA)           Balcony
870 sq ft                        592 sq ft                    139 sq ft`),
    ).toEqual(['applicant_name: Anjali Thakur', 'contact_number: 9386506461', 'document_area_sqft: 870 sq ft'])
  })

  it('stand in a table of two columns, though a value reads like a label', () => {
    expect(
      read(`Name of applicant                Ravi Kumar
Father's name                    Mohan Kumar
Nature of title                  Freehold
Extent of site                   1,300 Sft.`),
    ).toEqual(['applicant_name: Ravi Kumar', 'land_freehold_or_leasehold: Freehold'])
  })

  it('go on below a hyphen, however far down a worn page puts the rest', () => {
    const rows = [
      ['Applicant', 0.1, 0.2012, 0.2123, 'SANTOSH', 0.24, 'Co-', 0.48, 'SHAKUNTALA', 0.6],
      ['VERMA', 0.24, 0.2226, 0.2316, 'applicant', 0.48],
      ['Mobile', 0.1, 0.2466, 0.2577, '9811122233', 0.24],
    ] as const
    const words = rows.flatMap(([text, x, top, bottom, ...more], line): Word[] => {
      const cells = [
        [text, x] as const,
        ...more.flatMap((one, at) => (typeof one === 'string' ? [[one, Number(more[at + 1])] as const] : [])),
      ]
      return cells.map(([cell, left]): Word => {
        const box = { x: left, y: top, w: cell.length * 0.008, h: bottom - top }
        return { text: cell, conf: 0.9, page: 1, box, level: box, line: line * 10 + left * 10, block: 0, size: box.h }
      })
    })
    const page: Page = { page: 1, width: 595, height: 842, turn: 0, source: 'ocr', words }
    const found = labelledValues(layoutOf({ file: 'paper.pdf', sha256: '', pages: [page] }))
    expect(found.map(({ key, value }) => `${key}: ${value}`)).toContain('co_applicant_name: SHAKUNTALA')
  })

  it('take two lines in a table of four columns, while their values take three', () => {
    expect(
      read(`Jamabandi                Birendra Mahto     New                      Shri Shambhu Nath Panda S/o
raiyat (old)                                raiyat                   Late Pradeep Kumar Panda, Smt.
                                                                     Minati Panda

PIN code                 834001             Mobile                   9835011111`),
    ).toEqual([
      'property_owner_name: Birendra Mahto',
      'property_owner_name: Shri Shambhu Nath Panda S/o Late Pradeep Kumar Panda, Smt. Minati Panda',
      'pincode: 834001',
      'contact_number: 9835011111',
    ])
  })

  it('take two lines, one of each language', () => {
    expect(
      read(`ऋण आवेदन संख्या                     HL39901644
Loan Application No.

सम्पत्ति का पता                     Flat No. 12, Shanti Kunj,
Address of the property             Navpada, Gujarat`),
    ).toEqual([
      'application_number: HL39901644',
      'property_address_doc: Flat No. 12, Shanti Kunj, Navpada, Gujarat',
      'flat: 12, Shanti Kunj,',
    ])
  })

  it('take two lines of which the upper one is unread or hardly read', () => {
    expect(
      read(`5   भ्रमणध्वनी                8942551090
    Mobile

6   2                       SWAPNALI PRASAD SAWANT
    Co-applicant

7                           GANESH SAWANT
    Applicant

8   ~                       Flat No. 12, Shanti Kunj,
    Property address        Navpada, Gujarat`),
    ).toEqual([
      'contact_number: 8942551090',
      'co_applicant_name: SWAPNALI PRASAD SAWANT',
      'applicant_name: GANESH SAWANT',
      'property_address_doc: Flat No. 12, Shanti Kunj, Navpada, Gujarat',
      'flat: 12, Shanti Kunj,',
    ])
  })

  it('go on below behind a word that leaves them open, numbered or not', () => {
    expect(
      read(`4 Name of            Shri Boddu Anjaiah
  transferor

5 Name of            Shri Gaddam Raju and Smt. Gaddam Lavanya
  transferee

Vendor /             Maa Sharda Construction
Developer

Residence of         123, Civil Lines, Raigarhi
Purchaser

Purchaser's          7815273918
mobile

Purchaser's          Smt. Rekha Verma
name`),
    ).toEqual([
      'property_owner_name: Shri Boddu Anjaiah',
      'applicant_name: Shri Gaddam Raju and Smt. Gaddam Lavanya',
      'property_owner_name: Maa Sharda Construction',
      'contact_number: 7815273918',
      'applicant_name: Smt. Rekha Verma',
    ])
  })

  it('stand in rows of their own, however near, where each has its value', () => {
    expect(
      read(`Date                 24-12-2018
Vendor               Smt. Malti Devi, W/o Shri Dharmendra Alam, aged about 35 years,
                     by nationality Indian, R/o 186,
                     Raigarhi`),
    ).toEqual([
      'property_owner_name: Smt. Malti Devi, W/o Shri Dharmendra Alam, aged about 35 years, by nationality Indian, R/o 186, Raigarhi',
    ])
  })

  it('are whose their heading says', () => {
    expect(
      read(`Details of the applicant
Full name : Kavita Meena
Address : 12, Gandhi Road, Navpada
PIN : 395001

Details of the property
Address : Flat 4, Shanti Kunj, Navpada
PIN : 395024

Guarantor
Full name : Mohan Lal
Mobile : 9811100000`),
    ).toEqual(['applicant_name: Kavita Meena', 'property_address_doc: Flat 4, Shanti Kunj, Navpada', 'pincode: 395024'])
  })

  it('are whose the heading says that stands close below the last row before it', () => {
    const text = `Borrower Details
Name            Hari Om Rao
Co-borrower     Sita Rao
Security Details
Pin Code        560034`
    expect(read(text)).toContain('pincode: 560034')
  })

  it('follow who speaks in a chat', () => {
    expect(
      read(`[13/01/2024, 11:24] Farzana Konkan: Applicant: RAMAKRISHNA QURESHI
[13/01/2024, 11:39] Farzana Konkan: Customer mobile: 98468 63817`),
    ).toEqual(['applicant_name: RAMAKRISHNA QURESHI', 'contact_number: 98468 63817'])
  })

  it('head a list of papers in cells', () => {
    expect(
      read(`DOCUMENTS COLLECTED
Lease Deed            Transfer Memorandum            Possession Letter`),
    ).toEqual(['list_of_documents: Lease Deed; Transfer Memorandum; Possession Letter'])
  })

  it('of an office or an advocate give no phone of the applicant', () => {
    expect(read('Drafted by: M. Raghavan, Advocate. Cell: 9840080630\nBranch Office, Main Road. Ph: 9811100000')).toEqual([])
  })
})
