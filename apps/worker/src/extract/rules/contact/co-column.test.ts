import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../../ocr/model.ts'
import { candidatesIn } from '../../extract-fields.ts'

const columns = 90

/** A page as a typewriter would fill it. */
const typed = (text: string): Page => {
  const words = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/gu)].map((match): Word => {
      const box = { x: match.index / columns, y: 0.05 + row * 0.022, w: match[0].length / columns, h: 0.011 }
      return { text: match[0], conf: 0.9, page: 1, box, level: box, line: row, block: 0, size: box.h }
    }),
  )
  return { page: 1, width: 595, height: 842, turn: 0, source: 'ocr', words }
}

const numbers = (text: string) =>
  candidatesIn([{ file: 'form.pdf', sha256: '', pages: [typed(text)] }])
    .filter(({ key }) => key === 'contact_number')
    .map(({ value }) => value)

const form = (own: string, co: string) => `HOME LOAN APPLICATION FORM
Personal details       Applicant                Co-Applicant
Full name              Girish Malviya           Hetal Malviya
Mobile number          ${own.padEnd(25)}${co}
Loan product           Home Loan`

describe('a form with a column for each borrower', () => {
  it("gives the first borrower's number", () => {
    expect(numbers(form('9811122233', '8126223630'))).toContain('9811122233')
  })

  it.each(['', '84'])("gives no other's where the first one's was masked or not read: '%s'", (own) => {
    expect(numbers(form(own, '8126223630'))).toEqual([])
  })

  it('reads a number in the second column of a form for one', () => {
    expect(numbers(form('', '9811122233').replace('Applicant                Co-Applicant', 'Applicant'))).toContain('9811122233')
  })

  it('reads the number in a column of its own beside both names', () => {
    const table = `HOME LOAN CASES
Applicant              Co-Applicant             Mobile
Girish Malviya         Hetal Malviya            9811122233`
    expect(numbers(table)).toContain('9811122233')
  })

  const asked = (own: string, co: string) => `REQUEST FOR VALUATION
Applicant    Vinay Kumar         Co-applicant    Harpreet Kaur
Mobile       ${own.padEnd(20)}Mobile          ${co}
Loan type    Home Loan           Amount (Rs.)    55,50,000`

  it('gives the number that is asked for below the first name', () => {
    expect(numbers(asked('9811122233', ''))).toEqual(['9811122233'])
    expect(numbers(asked('9811122233', '8126223630'))).toContain('9811122233')
  })

  it('gives none that is asked for below the second name', () => {
    expect(numbers(asked('', '8126223630'))).toEqual([])
  })

  it('gives a number below its own question, wherever the names above it stand', () => {
    const card = `ALLOTMENT LETTER
Primary Buyer          Co-Buyer                 Customer No.
Suresh Patkar          Meena Patkar             C88123
Booking No.            Mobile                   PAN
BK5512                 9811122233               AXXXX1111X
We allot to you the apartment described below.`
    expect(numbers(card)).toContain('9811122233')
  })
})
