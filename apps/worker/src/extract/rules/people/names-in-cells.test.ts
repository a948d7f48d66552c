import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

describe('names at labels and in cells', () => {
  it('reads two of one family below one another as two', () => {
    expect(valueIn('mutation', 'Name of owner : GOPAL MEENA KAMLA MEENA', 'property_owner_name')).toBe('Gopal Meena, Kamla Meena')
  })

  it('goes on below a label whose line had room for one word of the name', () => {
    expect(
      valuesTyped(
        [
          'MUNICIPAL COUNCIL OF SONEPUR',
          'PROPERTY TAX RECEIPT',
          'Receipt No. : 5512        Name of assessee : BODDU',
          'Date : 04-09-2025         RAMESH, BODDU LATHA',
          'Ward No. : 7              Guardian name : Boddu Yadagiri',
        ].join('\n'),
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Boddu Ramesh, Boddu Latha' })
  })

  it('names the owner, and not who occupies', () => {
    expect(
      valuesTyped(
        [
          'VILLAGE PANCHAYAT OF SOLIM',
          'HOUSE TAX RECEIPT',
          'Assessee               Occupier               Purpose',
          'Maria D. C.            Peter Rodrigues        Residential',
          '',
          'Paid in cash at the counter of the office.',
        ].join('\n'),
        ['property_owner_name'],
      ),
    ).toEqual({ property_owner_name: 'Maria D. C.' })
  })

  it('reads the parts of a name beside the row that says whose they are', () => {
    const wanted = { applicant_name: 'Sonal Ashok Gokhale' }
    expect(
      valuesOfText(
        'HOME LOAN APPLICATION FORM\nFirst Name\tMiddle Name\tLast Name\nApplicant\tSonal\tAshok\tGokhale\nDate of birth\t01/02/1980\tGender\tFemale',
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('takes no word before the end of a sentence for a part of the next label', () => {
    const wanted = { applicant_name: 'B. Ramana Murthy', co_applicant_name: 'M. Ramana Sita' }
    expect(
      valuesOfText(
        'SOUTH TOWN BANK LTD.\nSANCTION LETTER\nDear Sir,\n1. Borrower: Mr. B. Ramana Murthy. Co-borrower: Mrs. M. Ramana Sita, residing\nat 3, Fort Road, Guntur.\n2. The loan is repayable in 204 EMIs.',
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('takes no husband for a buyer whose name stands behind the second line of a heading', () => {
    const wanted = { property_owner_name: 'Suresh Prasad, Lalita Devi' }
    expect(
      valuesOfText(
        'SALE DEED\n1. Vikreta\tSmt. Meena Sah W/o Shri Ajay Sah, 12, Station Road, Gaya\n(Vendor)\n2. Kreta\tShri Suresh Prasad S/o Late Ram Prasad evam Smt. Lalita Devi W/o\n(Vendee)\tShri Mohan Prasad, R/o 4, Fort Road, Gaya\n3. Value\tRs. 12,00,000',
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('takes the rest of a husband’s name in an address block for nobody', () => {
    const wanted = { property_owner_name: 'Lata Mohan Pawar, Ajit Suresh Pawar' }
    expect(
      valuesOfText(
        'SATARA NAGAR PARISHAD\nTown Planning Section\nBUILDING PERMIT\nTo,\nSmt Lata Mohan Pawar, W/O Mohan\nVishnu Pawar\nShri Ajit Suresh Pawar, S/O Suresh\nVishnu Pawar\n41, Ganesh Peth, Satara\nSir / Madam,\nSub: Permission for residential building - sanctioned.\nYour application has been examined and permission is hereby granted.',
        wanted,
      ),
    ).toEqual(wanted)
  })
})
