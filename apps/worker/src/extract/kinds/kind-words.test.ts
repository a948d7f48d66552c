import { describe, expect, it } from 'vitest'
import { sharesByWords, wordsOfPaper } from './kind-words.ts'
import { paperKindOf } from './paper-kind.ts'
import { writtenPaper } from '../rules/written-paper.ts'

const layoutOfText = (text: string) => writtenPaper(text).layout

describe('the words of a paper', () => {
  it('are its words of three letters and more, their pairs, and those of its head', () => {
    const said = wordsOfPaper(layoutOfText('RECEIPT No. 7\nHouse tax of Asha'))
    expect([...said]).toEqual(expect.arrayContaining(['house', 'tax', 'house tax', 'head:receipt']))
    expect(said.has('no')).toBe(false)
  })
})

describe('the shares of the kinds', () => {
  const kinds = { tax: { bias: -3, receipt: 6 }, mail: { bias: -3, regards: 6 } }

  it('are low where no word tells', () => {
    expect(Math.max(...sharesByWords(new Set(['elephant']), kinds).values())).toBeLessThan(0.1)
  })

  it('are one in all where two kinds are told', () => {
    const shares = sharesByWords(new Set(['receipt', 'regards']), kinds)
    expect(shares.get('tax')).toBeCloseTo(0.5)
    expect(shares.get('mail')).toBeCloseTo(0.5)
  })
})

it('nothing but words makes no kind of a menu', () => {
  expect(paperKindOf(layoutOfText('Masala dosa 80\nFilter coffee 30\nIdli vada 60\nThank you, visit again'))).toBe('other')
})
