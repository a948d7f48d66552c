import { describe, expect, it } from 'vitest'
import { valueIn } from './drafted-paper.ts'

describe('what a loan is for', () => {
  it.each([
    [
      'letter',
      'This has reference to your request for Home Improvement / Renovation. We agree to lend Rs. 7,00,000.',
      'Home Improvement Loan',
    ],
    ['letter', 'We sanction under the head House Repair / Renovation a sum of Rs. 4,00,000 only.', 'Home Improvement Loan'],
    ['letter', 'Facility\tHIL', 'Home Improvement Loan'],
    ['mail', 'HL - Repair / Renovation 102 L', 'Home Improvement Loan'],
    ['letter', 'Sub: Sanction of housing loan\nWe have sanctioned you a Composite Loan (Plot + Construction).', 'Plot + Construction Loan'],
    ['mail', 'Renovation / Repair of house - Account of Hari Kurian, aged 32 years', 'Home Improvement Loan'],
  ] as const)('%s: %s', (draft, line, kind) => {
    expect(valueIn(draft, line, 'loan_type')).toBe(kind)
  })
})

describe('small words of offices', () => {
  it('name the use in the master plan, land by its bungalow, and what is given on lease-cum-sale', () => {
    expect(valueIn('permit', 'Bhu-upyog in Mahayojana (Master Plan)\tResidential', 'usage_as_per_cdp')).toBe('Residential')
    expect(
      valueIn(
        'permit',
        'Certificate to erect a building on Bungalow No. 24, Rose Society, Hadapsar, admeasuring 92.9 Sq. Mt., is granted for G+3.',
        'land_area_plan',
      ),
    ).toBe('92.9 sq m')
    expect(
      valueIn('allotment', 'The site is given on lease-cum-sale basis; the period will be told later.', 'land_freehold_or_leasehold'),
    ).toBe('Leasehold')
  })
})
