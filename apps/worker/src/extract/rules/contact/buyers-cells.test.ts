import { describe, expect, it } from 'vitest'
import { peopleOfTyped } from '../people/people-of-text.ts'

const receipt = (...rows: string[]): string =>
  [
    'POSSESSION RECEIPT',
    '',
    'Today we have taken over the vacant possession of Flat No. B-402, 4th Floor, Kalpataru',
    'Heights, Baner, Pune, which we inspected to our satisfaction.',
    '',
    'Handed over by                 Taken over by                  Witness',
    ...rows,
  ].join('\n')
const advice = (heads: string, values: string): string =>
  [
    'ALLOTMENT LETTER',
    '',
    'Booking ID          Booking Dt.           Print Dt.',
    'BK6760319           08-11-2017            08-07-2025',
    heads,
    values,
  ].join('\n')

describe('a number in the cell of who buys', () => {
  it.each([
    [
      'below both names',
      receipt(
        'Hari Rane                      Leena Oak                      Uma Deo',
        '9823011111                     Sagar Oak                      228, Wakad',
        '                               09890011223',
      ),
      '9890011223',
    ],
    [
      'below one name',
      receipt(
        'Hari Rane                      Leena Oak                      Uma Deo',
        '9823011111                     +91 98900 11223                228, Wakad',
      ),
      '9890011223',
    ],
    [
      'masked',
      receipt(
        'Hari Rane                      Leena Oak                      Uma Deo',
        '9823011111                     98******23                     228, Wakad',
      ),
      undefined,
    ],
    [
      'of the giver and the witness alone',
      receipt(
        'Hari Rane                      Leena Oak                      Uma Deo',
        '9823011111                                                    9823022222',
      ),
      undefined,
    ],
  ])('%s', (_, text, phone) => {
    expect(peopleOfTyped(text).phone).toBe(phone)
  })

  it.each([
    [
      'Regd. Mobile',
      'Primary Appl.       Co-Appl.              Regd. Mobile',
      'LEENA OAK           --                    9890011223',
      '9890011223',
    ],
    [
      'Registered Mobile No.',
      'Main Appl.          Co-Appl.              Registered Mobile No.',
      'LEENA OAK           --                    9890011223',
      '9890011223',
    ],
    [
      'Regd. Mob.',
      'First Applicant     Co-Appl.              Regd. Mob.',
      'LEENA OAK           --                    9890011223',
      '9890011223',
    ],
    [
      'Regd. Office Ph.',
      'Primary Appl.       Co-Appl.              Regd. Office Ph.',
      'LEENA OAK           --                    9890011223',
      undefined,
    ],
    ['CP Mobile', 'Primary Appl.       Co-Appl.              CP Mobile', 'LEENA OAK           --                    9890011223', undefined],
  ])('in a table: %s', (_, heads, values, phone) => {
    const found = peopleOfTyped(advice(heads, values))
    expect(found.applicant?.toLowerCase()).toBe('leena oak')
    expect(found.phone).toBe(phone)
  })

  it.each([
    ['Contact', 'Borrower            Co-borrower           Contact', '9890011223'],
    ['Mobile', 'Borrower            Co-borrower           Mobile', '9890011223'],
    ['Branch Contact', 'Borrower            Co-borrower           Branch Contact', undefined],
  ])("at the head of a lender's letter: %s", (_, heads, phone) => {
    const text = [
      'Gramin Housing Finance Ltd.',
      'LOAN SANCTION LETTER',
      '',
      heads,
      'LEENA OAK           Nil                   09890011223',
    ].join('\n')
    expect(peopleOfTyped(text).phone).toBe(phone)
  })
})
