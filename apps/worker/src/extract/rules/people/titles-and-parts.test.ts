import { describe, expect, it } from 'vitest'
import { peopleOfText } from './people-of-text.ts'

describe('names beside what a form leaves to strike out', () => {
  it('ends a name before "W/D/S/o", and takes who signs beside the buyer for nobody', () => {
    const slip = `STATE HOUSING FEDERATION\nPOSSESSION SLIP No. 4\nThe possession of Flat No. 7-B is hereby handed over to Sh./Smt. MEENA KUMARI JOSHI W/D/S/o Sh. GOPAL JOSHI on 14/02/2003.\nSignature of allottee (Meena Kumari)          J.E. (Sh. R. K. Lal)`
    expect(peopleOfText(slip).applicant).toBe('Meena Kumari Joshi')
    expect(peopleOfText(slip).co).toBeUndefined()
  })

  it('puts the parts of a name in one line together, for both who borrow', () => {
    const form = `HOME LOAN APPLICATION\nApplicant (1)   Mr./Mrs./Ms.  First: Bimal   Middle: Kumar   Last: Ghosh\nApplicant (2)   Mr./Mrs./Ms.  First: Rina   Middle:    Last: Ghosh\nFather's name (1): Anil Ghosh`
    expect(peopleOfText(form)).toMatchObject({ applicant: 'Bimal Kumar Ghosh', co: 'Rina Ghosh' })
  })
})

describe('who sells, and who buys with another', () => {
  it.each([
    ['from Smt. Lalita Rani, jointly with his wife Smt. Nisha Malik', 'Lalita Rani'],
    ['from Shri Gopal Das, along with his wife Smt. Nisha Das', 'Gopal Das, Nisha Das'],
  ])('%s', (sellers, owner) => {
    const letter = `EMPLOYEES' CREDIT SOCIETY\nSub: Sanction of Housing Loan\nSh. Arun Malik is informed that the committee has sanctioned him a loan of Rs. 12,00,000 for purchase of Flat No. 2, Rohini ${sellers}.\nRate of interest 9 %`
    expect(peopleOfText(letter).owner).toBe(owner)
  })

  it('takes whom a letter says to call for no second owner', () => {
    const letter = `GRIHA FINANCE LIMITED\nSanction Letter\nDear Mrs. Asha Kumar,\nYour housing loan has been sanctioned.\nHouse at         : 4/11, Hosur 635110\nStanding in the name of Mr. Perumal (father-in-law)\nFor grievance call Ms. Revathi, 1800 425 0000`
    expect(peopleOfText(letter).owner).toBe('Perumal')
  })
})
