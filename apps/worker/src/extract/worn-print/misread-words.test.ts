import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { mendedWord, withMendedWords } from './misread-words.ts'
import { pageAsPrinted } from './page-as-printed.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

describe('mendedWord', () => {
  it.each([
    ['Arca', 'Area'],
    ['Hushand', 'Husband'],
    ['voundary', 'boundary'],
    ['SCHFDULE', 'SCHEDULE'],
    ['(RFSIDENTIAL', '(RESIDENTIAL'],
    ['eveloper,', 'developer,'],
    ['ailotment', 'allotment'],
    ['bv', 'by'],
    ['1d', 'id'],
    ['Smit.', 'Smt.'],
    ['Sr1', 'Sri'],
    ['.Sr1', '.Sri'],
    ['Plat', 'Plot'],
    ['Annlicant', 'Applicant'],
    ['IRs.', 'Rs.'],
    ['Southem', 'Southern'],
    ['Wester', 'Western'],
  ])('takes %s for %s', (read, printed) => {
    expect(mendedWord(read)).toBe(printed)
  })

  it.each([
    'area',
    'Late',
    'Dist.',
    'developed',
    'certificates',
    'Residences,',
    'Sharma',
    'Sita',
    'Halder',
    'Namo',
    'Datta',
    'thereof',
    'Nagar',
    'Vandana',
    'Annadurai',
    'Irs',
    'Roadways',
    'Plot1',
    'T3-402',
    'SRO',
    'वार्ड',
    'PhoneBook',
  ])('leaves %s', (word) => {
    expect(mendedWord(word)).toBe(word)
  })
})

const word = (text: string, x: number, line = 0): Word => {
  const box = { x, y: 0.1, w: 0.05, h: 0.01 }
  return { text, conf: 0.9, page: 1, box, level: box, line, block: 0, size: 0.01 }
}
const page = (words: Word[], source: Page['source'] = 'ocr'): Page => ({ page: 1, width: 1000, height: 1400, turn: 0, source, words })
const texts = ({ words }: Page) => words.map(({ text }) => text)

describe('withMendedWords', () => {
  it('leaves a name of its own, in quotation marks or before another name', () => {
    const read = (text: string) => linesOf(withMendedWords(pageOfLines(text)).words)
    expect(read('known as "Arpa Greens" near Arpa')).toBe('known as "Arpa Greens" near Area')
    expect(read('Arpa Nirman LLP, Durg')).toBe('Arpa Nirman LLP, Durg')
    expect(read('Arpa~ Nirman LLP, Durg')).toBe('Area Nirman LLP, Durg')
    expect(texts(withMendedWords(page([word('Arca', 0.1), word('Kakali', 0.3)])))).toEqual(['Area', 'Kakali'])
  })

  it('knows a long word of labels before a name', () => {
    const read = ['Annlicant', 'Kakali', 'Bora'].map((text, at) => word(text, 0.1 + at * 0.055))
    expect(texts(withMendedWords(page(read)))).toEqual(['Applicant', 'Kakali', 'Bora'])
  })

  it('puts the parts of a word together and frees a label of its number', () => {
    expect(texts(withMendedWords(page([word('1Northern', 0.1), word('bound', 0.2), word('ary', 0.26)])))).toEqual(['Northern', 'boundary'])
  })

  it('joins no words of two lines, and none that are good by themselves', () => {
    const whole = page([word('built', 0.1), word('up', 0.2), word('Land', 0.3), word('Owner', 0.4), word('SCHEDULE', 0.5), word('D', 0.6)])
    expect(texts(withMendedWords(whole))).toEqual(['built', 'up', 'Land', 'Owner', 'SCHEDULE', 'D'])
    const apart = page([word('bound', 0.1), word('ary', 0.1, 1), word('sale', 0.1, 2), word('able', 0.2, 2), word('Plot', 0.3, 2)])
    expect(texts(withMendedWords(apart))).toEqual(['bound', 'ary', 'saleable', 'Plot'])
    expect(texts(withMendedWords(page([word('lease', 0.1), word('hold', 0.2)])))).toEqual(['leasehold'])
  })

  it('parts a word from the figure behind it', () => {
    const parted = withMendedWords(page([word('admeasuring83.33', 0.1), word('Sector150', 0.2), word('GH12', 0.3)]))
    expect(texts(parted)).toEqual(['admeasuring', '83.33', 'Sector', '150', 'GH12'])
    expect(parted.words[1]?.box?.x).toBeGreaterThan(0.12)
  })

  it("takes what a side's label begins with for its boundary", () => {
    const side = page([
      word('Western', 0.1),
      word('bor', 0.16),
      word('Plot', 0.3),
      word('Eastern', 0.1, 1),
      word('by', 0.16, 1),
      word('bore', 0.19, 1),
    ])
    expect(texts(withMendedWords(side))).toEqual(['Western', 'boundary', 'Plot', 'Eastern', 'by', 'bore'])
  })

  it.each([
    ['Flat No. id on', 'Flat No. 1D on'],
    ['Flat No. 1b, Block', 'Flat No. 1B, Block'],
    ['email id', 'email id'],
    ['Photo 1d no id proof', 'Photo id no id proof'],
    ['Shop IB', 'Shop IB'],
    ['Fast Road West Plot North Plot', 'East Road West Plot North Plot'],
    ['Fast track North', 'Fast track North'],
    ['type Comer plot', 'type Corner plot'],
    ['Shn Gopal Sahoo', 'Shri Gopal Sahoo'],
    ['Shr Gopal Sahoo', 'Shri Gopal Sahoo'],
  ])('reads %s as %s', (read, printed) => {
    const words = read.split(' ').map((text, at) => word(text, 0.05 + at * 0.055))
    expect(texts(withMendedWords(page(words))).join(' ')).toBe(printed)
  })

  it('leaves text that a file stores', () => {
    expect(texts(pageAsPrinted(page([word('Arca', 0.1)], 'text')))).toEqual(['Arca'])
    expect(texts(pageAsPrinted(page([word('Arca', 0.1)])))).toEqual(['Area'])
  })
})
