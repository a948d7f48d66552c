import { describe, expect, it } from 'vitest'
import type { Page } from '../../ocr/model.ts'
import { typedPage } from '../rules/typed-paper.ts'
import { shareMisread, withWordsBesideOthers } from './words-beside-others.ts'

const read = (text: string, conf: number): Page => {
  const page = typedPage(text)
  return { ...page, source: 'ocr', words: page.words.map((word) => ({ ...word, conf })) }
}
const mended = (text: string, conf = 0.6): string =>
  withWordsBesideOthers(read(text, conf))
    .words.map((word) => word.text)
    .join(' ')

describe('misread words among words that stand beside each other', () => {
  it.each([
    ['bounded on the Nptth by the lane of Kuldip', 'bounded on the North by the lane of Kuldip'],
    ['in respect of Plvot No. 28, Rajeev Vihar', 'in respect of Plot No. 28, Rajeev Vihar'],
    ['the sHalF be liable', 'the shall be liable'],
    ['in favcr of Jaspal Ahluwalia', 'in favour of Jaspal Ahluwalia'],
    ['situated within the liniils of Nagar Parishad', 'situated within the limits of Nagar Parishad'],
  ])('%s', (garbled, printed) => {
    expect(mended(garbled)).toBe(printed)
  })

  it('are mended where marks stand among their letters, however surely they were read', () => {
    expect(mended('the De*eloper shall pay', 0.95)).toBe('the Developer shall pay')
  })

  it.each([
    'Shri Lotan Sonii of Plit Ahluwalia',
    'Allottee(s) and Block-A be.handed to the Bank’s branch',
    'S/o Nort Kumar, W/o Sout Devi',
    'Noor Norath Nother',
  ])('are left alone: %s', (good) => {
    expect(mended(good)).toBe(good)
  })

  it('are left alone where they were surely read, or read alike twice', () => {
    expect(mended('in respect of Plvot No. 28', 0.95)).toBe('in respect of Plvot No. 28')
    expect(mended('Plvot No. 28 and Plvot No. 29', 0.88)).toBe('Plvot No. 28 and Plvot No. 29')
  })
})

describe('words that a speck joins', () => {
  it('stand apart where papers print them one behind the other', () => {
    expect(mended('rent shall.be paid, DEED.OF gift', 0.95)).toBe('rent shall be paid, DEED OF gift')
  })

  it.each(['built-up and Pvt.Ltd', 'rent.Gulab Bhanu-of', 'co-applicant, sq.ft'])('are left: %s', (good) => {
    expect(mended(good, 0.95)).toBe(good)
  })
})

describe('how much of a word is misread', () => {
  it('forgives marks and letters alike by half', () => {
    expect(shareMisread('east', 'east')).toBe(0)
    expect(shareMisread('eas*', 'east')).toBe(0.125)
    expect(shareMisread('eost', 'east')).toBe(0.125)
    expect(shareMisread('exst', 'east')).toBe(0.25)
  })
})
