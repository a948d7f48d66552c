import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from '../typed-paper.ts'

describe('people told by a role, in short and in full', () => {
  it('reads whom an order records as the applicant that it called so before', () => {
    const wanted = { property_owner_name: 'Ananta Charan Behera' }
    expect(
      valuesOfText(
        `COURT OF THE TAHASILDAR, NIMAPARA
Mutation Case No. 227/2023
Sri Ananta Charan Behera, S/o Bhikari Behera, Vill. Balanga ........ Petitioner
Vrs.
Smt. Kuntala Swain, W/o Ganesh Swain ........ Opp. Party
Heard. The petitioner has purchased the case land from the recorded tenant. No objection was received.
The mutation is allowed. Correct the RoR in the name of the petitioner in Khata No. 88, Plot No. 410.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('takes a signer by the beginning of his name for the one whom a label names in full', () => {
    const wanted = { applicant_name: 'Ibrahim Yusuf Taher Ali', co_applicant_name: null }
    expect(
      valuesTyped(
        `NARMADA VIEW HOMES LLP
Possession Certificate
Unit             Flat 904, Narmada View, Bharuch
Customer         Ibrahim Yusuf Taher Ali
We hereby hand over vacant possession of the above unit.
Taken over by    Ibrahim Yusuf`,
        ['applicant_name', 'co_applicant_name'],
      ),
    ).toEqual({ applicant_name: wanted.applicant_name })
  })

  it('reads to whom the other heirs released the property as its owner', () => {
    const wanted = { applicant_name: 'Devassy K.V.', property_owner_name: 'Thresiamma Devassy' }
    expect(
      valuesOfText(
        `Dear sir, please value the property below for a mortgage loan.
Borrower: Devassy K.V.
The house belonged to the late father. His children have released their shares in favour of Thresiamma Devassy vide deed 771/2017.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('takes a firm for the borrower below a heading, and no kind of business', () => {
    expect(
      valuesTyped(
        `LOAN PROPOSAL
BORROWER
Name of the concern    M/s Chetak Cycle Stores
Constitution           Proprietorship
Mobile No.             94140 22731`,
        ['applicant_name'],
      ),
    ).toEqual({ applicant_name: 'M/s Chetak Cycle Stores' })
  })

  it('keeps a name whole that holds a title within', () => {
    const wanted = { property_owner_name: 'Gudivada Sri Lakshmi' }
    expect(
      valuesOfText(
        `GIFT DEED
This deed of gift executed on 4th March 2021 by Sri Gudivada Ramana Rao, hereinafter called the DONOR in favour of his daughter
Smt. Gudivada Sri Lakshmi, W/o Sri Peela Suresh, hereinafter called the DONEE.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('leaves out the dead father of several sons', () => {
    const wanted = { property_owner_name: 'Ramesh Purohit, Dinesh Purohit' }
    expect(
      valuesOfText(
        `NAGAR PALIKA PALI
NAMANTARAN AADESH
Bhukhand No. 14 ka namantaran unke varisan (1) Shri Ramesh Purohit (2) Shri Dinesh Purohit putragan Swargiya Shri Bansi Lal ke naam kiya jata hai.`,
        wanted,
      ),
    ).toEqual(wanted)
  })

  it('takes the firm from which a flat is bought for its builder, where its name says that it builds', () => {
    const wanted = { developer_name: 'M/s Mullai Foundations' }
    expect(
      valuesOfText(
        `We are pleased to sanction a home loan to Mr. K. Arivazhagan for purchase of flat from M/s Mullai Foundations, a partnership firm.`,
        wanted,
      ),
    ).toEqual(wanted)
  })
})
