import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'

const keys = ['applicant_name', 'co_applicant_name'] as const
const form = (...lines: string[]): string =>
  ['HOUSING LOAN APPLICATION FORM', 'Branch : Satara', ...lines, 'Amount of loan   9,00,000'].join('\n')

describe('names that a form asks for in parts', () => {
  it('puts the rows of each column together', () => {
    const text = form(
      '                    Applicant           Co-applicant',
      'Title               Shri                Smt',
      'First Name          Omkar               Vaidehi',
      'Middle Name         Sadashiv            -',
      'Last Name           Bhide               Bhide',
      'Mobile              9800011122          9800011133',
    )
    expect(valuesTyped(text, keys)).toEqual({ applicant_name: 'Omkar Sadashiv Bhide', co_applicant_name: 'Vaidehi Bhide' })
  })

  it('reads the row below a row of labels, in each part of the form', () => {
    const text = form(
      'A. APPLICANT',
      'Surname             First Name          Middle Name (Father)',
      'BHIDE               OMKAR               SADASHIV',
      'B. CO-APPLICANT',
      'Surname             First Name          Middle Name (Husband)',
      'BHIDE               VAIDEHI             OMKAR',
      'C. GUARANTOR',
      'Surname             First Name          Middle Name (Father)',
      'JOSHI               ANAND               RAVINDRA',
    )
    expect(valuesTyped(text, keys)).toEqual({ applicant_name: 'Omkar Sadashiv Bhide', co_applicant_name: 'Vaidehi Omkar Bhide' })
  })

  it('takes a surety for no borrower', () => {
    const text = form(
      'A. BORROWER',
      'First Name          Omkar',
      'Last Name           Bhide',
      'B. GUARANTOR',
      'First Name          Anand',
      'Last Name           Joshi',
    )
    expect(valuesTyped(text, keys)).toEqual({ applicant_name: 'Omkar Bhide' })
  })
})
