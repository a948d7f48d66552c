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
