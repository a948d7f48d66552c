import { readTextFile } from '../../../ocr/text-file.ts'
import { describe, expect, it } from 'vitest'
import { extractFields } from '../../extract-fields.ts'

/** Certificates of buildings that stand, with the number and date of the plan that they were built by. */
const certificates: readonly (readonly [lines: string, number: unknown, date: unknown])[] = [
  [
    'OCCUPANCY CERTIFICATE\nOC No. 333/OC/2026\tDate: 20/12/2026\nIt is certified that the residential building of Mr. Ravi Menon, constructed under the plan sanctioned vide No. BP/2021/4471 dated 04-05-2021, was inspected and is permitted to be occupied.',
    'BP/2021/4471',
    '04/05/2021',
  ],
  [
    'COMPLETION CERTIFICATE\nCertificate No. 88/CC/2024\tDate: 11.02.2024\nBuilding plan approved vide permit No. BP/2021/4471 dated 04.05.2021.\nThe building is complete in all respects.',
    'BP/2021/4471',
    '04/05/2021',
  ],
  [
    'PART OCCUPATION CERTIFICATE\nRef: 6612/POC/2024 dated 11.02.2024\nThe building was erected as per Commencement Certificate No. BP/2021/4471 dated 04.05.2021.',
    'BP/2021/4471',
    '04/05/2021',
  ],
  [
    'BUILDING USE PERMISSION\nNo. BU/771/2024\tDate 11/02/2024\nThe development permission was granted under No. BP/2021/4471 dated 04/05/2021 for the building.',
    'BP/2021/4471',
    '04/05/2021',
  ],
  [
    'COMPLETION CUM OCCUPANCY CERTIFICATE\nMemo No. 1190/2024\tDated 11-02-2024\nPlan sanction no.\tBP/2021/4471\nDate of sanction\t04-05-2021\nFloors\tG+2',
    'BP/2021/4471',
    '04/05/2021',
  ],
  [
    'CERTIFICATE OF OCCUPANCY\nFile No. 2024/771\nDate: 11.02.2024\nCertified that the building over Plot No. 14 is fit to be occupied.',
    null,
    null,
  ],
]

describe('certificates of a building that stands', () => {
  it.each(certificates)('tell the number and date of the plan alone: %s', (lines, number, date) => {
    const text = `MUNICIPAL CORPORATION OF SONEPUR\nTOWN PLANNING SECTION\n${lines}\nAssistant Town Planner`
    const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
    const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], ['sanction_approval_no', 'sanction_number_date'])
    expect([found.sanction_approval_no?.value ?? null, found.sanction_number_date?.value ?? null]).toEqual([number, date])
  })
  it('keep the number of a permit that speaks of an occupancy certificate in its conditions', () => {
    const text =
      'MUNICIPAL CORPORATION OF SONEPUR\nBUILDING PERMIT\nPermit No. BP/2021/4471 dated 04.05.2021\nThe occupancy certificate shall be obtained before use.'
    const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
    const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], ['sanction_approval_no'])
    expect(found.sanction_approval_no?.value).toBe('BP/2021/4471')
  })
})
