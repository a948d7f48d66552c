import { describe, expect, it } from 'vitest'
import { withLostColumns } from './lost-columns.ts'

const pasted = (text: string): string => withLostColumns(text.split('\n')).join('\n').replaceAll('\t', '|')

describe('tables that were pasted as plain text', () => {
  it('get the column of their amounts back, three rows together', () => {
    expect(pasted('Charges\n1 Club house 84,000\n2. Car park (covered) Rs. 3,00,000/-\nCorpus fund 49,750.00\nTotal below')).toBe(
      'Charges\n1 Club house|84,000\n2. Car park (covered)|Rs. 3,00,000/-\nCorpus fund|49,750.00\nTotal below',
    )
  })

  it('are rows again where each cell is a line', () => {
    expect(pasted('Head\nAmount\nClub house\n84,000\nCar park (1)\n3,00,000\nCorpus fund\n49,750\nPay soon.')).toBe(
      'Head\nAmount\nClub house|84,000\nCar park (1)|3,00,000\nCorpus fund|49,750\nPay soon.',
    )
    expect(pasted('Dear Sir,\nClub house\nCar park\nCorpus fund\n84,000\n3,00,000\n49,750\nPay soon.')).toBe(
      'Dear Sir,\nClub house|84,000\nCar park|3,00,000\nCorpus fund|49,750\nPay soon.',
    )
  })

  it('are rows again by their numbers, empty cells and heads in their places', () => {
    expect(pasted('Dues\nS.No.\nHead\nQty\nAmount\n1\nCar park\n2 Nos.\n3,00,000\n2\nClub\n\n84,000\n3\nFund\n\n49,750\nThanks')).toBe(
      'Dues\nS.No.|Head|Qty|Amount\n1|Car park|2 Nos.|3,00,000\n2|Club||84,000\n3|Fund||49,750\nThanks',
    )
    expect(pasted('1\n2\n3\n4')).toBe('1\n2\n3\n4')
    expect(pasted('1.\nAsha Rao\n2.\nRavi Rao\nboth of Pune')).toBe('1.|Asha Rao\n2.|Ravi Rao\nboth of Pune')
  })

  it('tell the four sides and, as many lines below, what each adjoins', () => {
    const rows = 'North|Lane\nEast side|Plot 4\nSouth|Road\nWest|Nala'
    expect(pasted('North\nEast side\nSouth\nWest\nLane\nPlot 4\nRoad\nNala\nEnd')).toBe(`${rows}\nEnd`)
    expect(pasted('Direction\nNorth\nEast side\nSouth\nWest\nBoundary\nLane\nPlot 4\nRoad\nNala')).toBe(`Direction\nBoundary\n${rows}`)
  })

  it.each([
    'The buyer paid a sum of Rs. 84,000\nThe balance is 3,00,000\nBoth were paid by 49,750',
    'Club house 84,000\nCar park 3,00,000',
    'Club house\n84,000\nCar park\n3,00,000',
    'North\nLane\nEast\nPlot 4\nSouth\nRoad\nWest\nNala',
    'North\nEast\nSouth\nWest\nLane\nPlot 4',
    'Flat No. 302\nPIN 411 045\nMobile 98450 12345',
  ])('are left where nothing tells of columns: %s', (text) => expect(pasted(text)).toBe(text))
})
