import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../rules/typed-paper.ts'

describe('labels of several lines beside cells of several lines', () => {
  it('reads an ordinal over its noun, with a name broken over the same lines', () => {
    expect(
      valuesTyped(
        [
          'ALLOTMENT LETTER',
          'First               Mr. Harish          Second              Mrs. Kamini~',
          'Allottee            Wadhwa              Allottee            Wadhwa',
          'Mobile              9812345670          Floor               Seventh',
          'We allot to you the apartment described below.',
        ].join('\n'),
        ['applicant_name', 'co_applicant_name'],
      ),
    ).toEqual({ applicant_name: 'Harish Wadhwa', co_applicant_name: 'Kamini Wadhwa' })
  })

  it('reads "Property" over "owner" as one label, not as an address and a family name', () => {
    expect(
      valuesTyped(
        [
          'LOAN SANCTION LETTER',
          'Loan                KX55120087          Date                12-03-2025~',
          'Application~',
          'No.',
          'Borrower            Mrs. Nalini Purohit Product             Home Loan',
          'Property            12, Canal Road,     Property            Meera Bai~',
          '                    Shyam Colony,       owner               Purohit~',
          '                    Kotri',
          'The sanction is valid for ninety days from its date.',
        ].join('\n'),
        ['application_number', 'property_owner_name'],
      ),
    ).toEqual({ application_number: 'KX55120087', property_owner_name: 'Meera Bai Purohit' })
  })

  it('takes the next numbered question in another script for a row of its own', () => {
    expect(
      valuesTyped(
        [
          'APPLICATION FOR HOUSING LOAN',
          '1 आवेदक का नाम / Name of applicant         Devendra Soni',
          '2 पिता का नाम / Name of                    Mahendra Soni~',
          '  father',
          '3 ऋण राशि / Amount                         Rs. 12,00,000',
        ].join('\n'),
        ['applicant_name'],
      ),
    ).toEqual({ applicant_name: 'Devendra Soni' })
  })

  it('leaves labels of their own rows alone', () => {
    expect(
      valuesTyped(
        [
          'LOAN APPLICATION FORM',
          'Borrower            Kishan Lal Meena',
          'Co-borrower         Geeta Meena',
          'Owner               Kishan Lal Meena',
          'Branch              Bundi',
          'Place               Bundi',
        ].join('\n'),
        ['applicant_name', 'co_applicant_name', 'property_owner_name'],
      ),
    ).toEqual({ applicant_name: 'Kishan Lal Meena', co_applicant_name: 'Geeta Meena', property_owner_name: 'Kishan Lal Meena' })
  })

  it('reads the second of two who are asked for by numbers below', () => {
    expect(
      valuesTyped(
        [
          'AGREEMENT FOR SALE WITH PURCHASER',
          'Promoter            Vardhan Homes       Office              Station Road',
          'Purchaser           Gouri Nandy         Purchaser           Tapan Nandy~',
          '(1)                                     (2)',
          'Mobile (1)          9811122233          Residence           4, Park Lane',
          'The promoter agrees to sell the flat described below.',
        ].join('\n'),
        ['applicant_name', 'co_applicant_name'],
      ),
    ).toEqual({ applicant_name: 'Gouri Nandy', co_applicant_name: 'Tapan Nandy' })
  })
})
