import { describe, expect, it } from 'vitest'
import { withRowBegins } from './row-begins.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withRowBegins(pageOfLines(text)).words)

describe('how rows begin', () => {
  it('takes off what was made of a side told in another script', () => {
    expect(read('9d East Godown\nWest Canal\nउत्तर North Ashram\n| afer South Kovil')).toBe(
      'East Godown\nWest Canal\nउत्तर North Ashram\nSouth Kovil',
    )
  })

  it('takes a letter of a list that was read twice for one', () => {
    expect(read('B Parking 90\nCc Club 40\nD Water 30')).toBe('B Parking 90\nC Club 40\nD Water 30')
  })

  it('ends a label in two languages by its colon', () => {
    expect(read('Enclosures (संलग्नक) Sale deed, Patta')).toBe('Enclosures (संलग्नक): Sale deed, Patta')
  })

  it('takes the dot of a leader from what is filled in', () => {
    expect(read('.Rs. 900/-\n.388.89 square yards')).toBe('Rs. 900/-\n388.89 square yards')
  })

  it('puts the colon of a label between its neighbours, where its room was left', () => {
    const wide = (text: string) => {
      const page = pageOfLines(text)
      let x = 0
      const words = page.words.map((word) => {
        const own = word.text.replace(/_/gu, '')
        x += 0.01 + (word.text.startsWith('_') ? 0.02 : 0)
        const level = { x, y: 0.1, w: 0.02, h: 0.01 }
        x += 0.02
        return { ...word, text: own, level, box: level }
      })
      return linesOf(withRowBegins({ ...page, words }).words)
    }
    const text = (middle: string) => `Area : 900 Sft\n${middle}\nKeys : 6 sets`
    expect(wide(text('UDS of land _52.4 Sq. Yards'))).toBe(text('UDS of land : 52.4 Sq. Yards'))
    expect(wide(text('UDS of land 52.4 Sq. Yards'))).toBe(text('UDS of land 52.4 Sq. Yards'))
    expect(wide(text('Gulab Bhanu Ravi _52.4 of Sons'))).toBe(text('Gulab Bhanu Ravi 52.4 of Sons'))
  })

  it.each([
    '9d East Godown\nCanal West',
    'Plot East Godown\nWest Canal\nNorth Ashram',
    '1 East Godown\n2 West Canal\n3 North Ashram',
    'B Parking 90\nCc Club 40',
    'North (उत्तर) Ashram',
    'Asha (आशा) Kumari',
    '.5 acre\na.Rs. 4',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
