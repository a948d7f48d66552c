import { describe, expect, it } from 'vitest'
import { valuesOfText } from '../typed-paper.ts'

describe('numbers of managers and of parties', () => {
  it('leaves the number of a relationship manager alone, and ends a builder before the place of its flat', () => {
    const wanted = { contact_number: null, developer_name: 'Naik Gaonkar Constructions' }
    expect(
      valuesOfText(
        `Dear Ms. Sharmila Naik,
Your Home Loan application no. 77118 stands sanctioned for purchase of Flat S-2 constructed by Naik Gaonkar Constructions at Taleigao, Goa.
Please contact your RM Mr. Vishnu Gad on 98221 66120.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('reads the number of the party in a note in Hindi', () => {
    const wanted = { applicant_name: 'Rakesh Kumar Kol', contact_number: '9329566120' }
    expect(
      valuesOfText(
        `Sir ji namaste
ek file bhej raha hu LAP ki
party ka naam Rakesh Kumar Kol hai
party ka no 9329566120
visit kal kara dijiye
Alok Pandey, Vindhya Bank, 9425377118`,
        wanted,
      ),
    ).toEqual(wanted)
  })
})
