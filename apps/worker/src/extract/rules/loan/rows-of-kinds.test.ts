import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'

const kindIn = (row: string): unknown =>
  valuesTyped(`LOAN APPLICATION FORM\nName of applicant        Ravi Menon\nType of loan\n${row}\nPlace                    Pune`, [
    'loan_type',
  ]).loan_type

describe('a row of kinds to choose from', () => {
  it('tells nothing where no square of it was read', () => {
    expect(kindIn('Home Loan       Plot Loan        Construction Loan        Balance Transfer')).toBeUndefined()
  })

  it('tells the one that is ticked', () => {
    expect(kindIn('☐ Home Loan     ☑ Plot Loan      ☐ Construction Loan      ☐ Balance Transfer')).toBe('Plot Loan')
  })
})
