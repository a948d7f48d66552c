import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

describe('borrowers in columns, numbered rows, and deeds in Hindi with Latin letters', () => {
  it('reads borrowers below heads without a noun', () => {
    expect(
      valuesTyped(
        `APPLICATION FORM - HOME LOAN
Customer details     Primary             Joint 1              Joint 2
Salutation           Mrs.                Mr.                  Ms.
Customer name        Ramla Beevi         Kunhali Haji         Nasreen Kunhali
Mobile number        98950 66120         96330 77121`,
        ['applicant_name', 'co_applicant_name'],
      ),
    ).toEqual({ applicant_name: 'Ramla Beevi', co_applicant_name: 'Kunhali Haji' })
  })

  it('ends the names of a numbered row with the row, and takes no row for a co-applicant', () => {
    expect(
      valuesTyped(
        `From: Credit Hub Raipur
Sub: Valuation initiation
Sr. No.   Particulars                         Details
1         Application ID                      RH-2025-771
2         Name of applicant                   Ms. Varsha Sahu
3         Name of co-applicant                NA
4         Name of present owner / seller      Mrs. Durpati Netam & Mr. Komal Netam
5         Person to be contacted at site      Mr. Komal - 93730 11881`,
        ['applicant_name', 'co_applicant_name', 'property_owner_name'],
      ),
    ).toEqual({ applicant_name: 'Varsha Sahu', property_owner_name: 'Durpati Netam, Komal Netam' })
  })

  it('reads the buyers of a bechnama, whose fathers are called so', () => {
    const wanted = { property_owner_name: 'Kesar Bai, Mangi Bai' }
    expect(
      valuesOfText(
        `BECHNAMA
Vikreta : Shri Onkar Lal Dhakad atmaj Shri Nanda Lal Dhakad, niwasi Gram Rampura
Kretagan : (1) Smt. Kesar Bai atmaja Shri Devi Lal
           (2) Smt. Mangi Bai patni Shri Heera Lal
           niwasi Gram Kukdeshwar
Sakshi : 1. Shri Prabhu Lal`,
        wanted,
      ),
    ).toEqual(wanted)
  })
})
