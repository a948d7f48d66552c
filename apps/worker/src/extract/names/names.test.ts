import { describe, expect, it } from 'vitest'
import { joinedLines } from '../layout/joined-lines.ts'
import { personName, personNames } from './names.ts'

describe('names as the south, the west and the east write them', () => {
  it.each([
    ['Thiru. Murugesan B and Tmt. Revathi A', ['Murugesan B', 'Revathi A']],
    ['Thirumathi Vasantha Kumari S', ['Vasantha Kumari S']],
    ['Sow. Pratibha Pandurang Shinde', ['Pratibha Pandurang Shinde']],
    ['Selvi. Nithya R', ['Nithya R']],
    ['Tmt. Selvi K', ['Selvi K']],
    ['Selvi M', ['Selvi M']],
    ['Smt. Kumari Devi', ['Kumari Devi']],
    ['Chi. Sau. Kavita Naik', ['Kavita Naik']],
    ['K.S. Ravi, M. Devi and P.R. Mohan', ['K.S. Ravi', 'M. Devi', 'P.R. Mohan']],
    ['Tmt. T. Kalaiselvi and Thiru. Balasubramanian K,', ['T. Kalaiselvi', 'Balasubramanian K']],
    ['Er. T. Anbazhagan', ['T. Anbazhagan']],
  ])('%s', (text, names) => {
    expect(personNames(text)).toEqual(names)
  })

  it('takes no work for a name', () => {
    expect(personNames('Bala Krishna, Employee, R/o. 7, Main Bazar')).toEqual(['Bala Krishna'])
    expect(personNames('Employee, R/o. 7, Main Bazar')).toEqual([])
  })

  it.each(['Thiru', 'R. Amudha, Thiru', 'Tmt.', 'Smt. Latha and Sri.'])('takes no title for a name: %s', (text) => {
    expect(personNames(text).join(' ')).not.toMatch(/thiru|tmt|sri/iu)
  })

  it.each([
    ['Sri. G. Srinivasulu\tPERMIT No. : 790252', 'G. Srinivasulu'],
    ['Mr. R. Prakash\tDate', 'R. Prakash'],
    ['Tmt. K. Devi\tS. No. 12/4', 'K. Devi'],
    ['A. Palanisamy XXXXXX4032', 'A. Palanisamy'],
    ['Mr. Ravi Kumar\tMobile', 'Ravi Kumar'],
    ['RAVI\tKUMAR', 'Ravi Kumar'],
  ])('%s', (text, name) => {
    expect(personNames(text)[0]).toBe(name)
  })
})

describe('a line that ends with a title', () => {
  it.each(['Thiru.', 'Thiru', 'Tmt.', 'Selvi.', 'Shri.', 'Sow.', 'Smt.'])('%s goes on below', (title) => {
    const text = `The property is standing in the name of Tmt. R. Amudha and ${title}\nMurugesan R, who pays the tax on it every half year without any delay.`
    expect(joinedLines(text)).toContain(`${title} Murugesan R`)
  })
  it('ends where a word ends the sentence', () => {
    const text = 'The property is standing in the name of Tmt. R. Amudha and her husband.\nMurugesan R'
    expect(joinedLines(text)).toContain('husband.\nMurugesan')
  })
})

describe('parents whose names begin as titles do', () => {
  it.each([
    'Sri. Nagaraju Varma, son of Sri. V. Srinivasulu, aged about 35 years',
    'Smt. Aruna Kumari, wife of Sri. V. Shrikant, aged about 35 years',
    'Sri. Nagaraju Varma, S/o Sri. V. Srinivasa Rao, residing at No. 3',
    'Mrs. Usha Rao, daughter of Mr. K. Sridhar, aged 41 years',
    'Smt. Latha, wife of Sri. N. Sriram, PAN AMZPN4149H',
    'Shri Anil Rao, son of Shri M. Msomi, aged 40',
  ])('%s', (text) => {
    expect(personNames(text)).toHaveLength(1)
  })
  it.each([
    ['Sri. Srinivasulu and Smt. Shrimathi Devi', 'Srinivasulu'],
    ['SriRamesh Rao', 'Ramesh Rao'],
    ['Srinivasulu K', 'Srinivasulu K'],
    ['Shrikant Vilas Pawar', 'Shrikant Vilas Pawar'],
  ])('%s', (text, name) => {
    expect(personNames(text)[0]).toBe(name)
  })
})

it('ends a name before a sum of money', () => {
  expect(personName('Tapas Kumar Bose Rs. 67,00,000/- by Swapan Dutta')).toBe('Tapas Kumar Bose')
})
