import { describe, expect, it } from 'vitest'
import { readTextFile } from '../ocr/text-file.ts'
import { extractFields } from './extract-fields.ts'

const read = (text: string) =>
  extractFields(
    [{ file: 'list.txt', sha256: 'a', pages: [readTextFile(new TextEncoder().encode(text.replaceAll('|', '\t')), 'list.txt')] }],
    [],
  )
const head = 'Dear team,\nPlease visit these.\n\nSl.|Loan No|Borrower|Mobile no.|Property address|Pincode\n'
const first = '1|HLN-88121|Meera Joshi|9845011111|Flat 12, Anand Park, Aundh, Pune|411007\n'
const second = '2|HLN-88122|Imran Qureshi|9845022222|Plot 9, Shivane, Pune|411023\n'

describe('a mail that lists cases', () => {
  it('is never sure whose case it is, and names each', () => {
    const found = read(`${head}${first}${second}Regards`)
    for (const key of ['applicant_name', 'contact_number', 'application_number', 'pincode'] as const)
      expect(found[key]?.conf).toBeLessThan(0.9)
    expect(found['applicant_name']?.notes).toBe('list.txt lists several cases: Meera Joshi; Imran Qureshi.')
    expect(found['pincode']?.candidates?.map(({ value }) => value)).toEqual(['411023'])
  })

  it('is as sure as any where it holds one', () => {
    const found = read(`${head}${first}Regards`)
    expect([found['applicant_name']?.value, found['applicant_name']?.notes]).toEqual(['Meera Joshi', undefined])
    expect(found['applicant_name']?.conf).toBeGreaterThan(0.9)
  })

  it('takes two borrowers of one loan for one case', () => {
    const found = read(
      'Loan No: HLN-88121\n\nSl.|Borrower|Mobile no.|Age\n1|Meera Joshi|9845011111|41\n2|Ravi Joshi|9845022222|44\nRegards',
    )
    expect(found['application_number']?.conf).toBeGreaterThan(0.9)
  })
})
