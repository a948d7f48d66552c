import { describe, expect, it } from 'vitest'
import { peopleIn } from './names.ts'
import { valuesOfText } from '../rules/typed-paper.ts'

const namesIn = (text: string): string[] => peopleIn(text).map(({ name }) => name)

describe('names that the end of a line has parted', () => {
  it.each([
    ['Shri Hemant\nKumar Joshi, S/o Shri Ravi Joshi, aged 40 years', ['Hemant Kumar Joshi']],
    ['Smt. Lata\nBisht W/o Sh. Om Bisht, R/o Dehradun', ['Lata Bisht']],
    ['Sri. K. Anand Rao, S/o Late Raghava Rao and Smt. M. Sujatha\nReddy, W/o Sri. V. Reddy', ['K. Anand Rao', 'M. Sujatha Reddy']],
    ['Mrs. Neha Kanwar\nRathore has joined as co-borrower', ['Neha Kanwar Rathore']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })

  it('leaves a town below a name alone, and another person', () => {
    expect(namesIn('Smt. Lata Bisht\nRaj Nagar, Pune')).toEqual(['Lata Bisht'])
    expect(namesIn('Shri Mohan Lal\nSmt. Lata Bisht, W/o Om Bisht')).toEqual(['Mohan Lal', 'Lata Bisht'])
  })

  it('reads both of whom an endorsement is written to', () => {
    const wanted = { property_owner_name: 'K. Anand Rao, M. Sujatha Reddy' }
    expect(
      valuesOfText(
        'HASSAN CITY MUNICIPAL COUNCIL\nENDORSEMENT\nTRANSFER OF KHATA\nTo: Sri. K. Anand Rao, S/o Late Raghava Rao and Smt. M. Sujatha\nReddy, W/o Sri. V. Reddy, 12, Fort Road, Hassan 573201.\nWith reference to your request, your names are entered in the register.',
        wanted,
      ),
    ).toEqual(wanted)
  })
})
