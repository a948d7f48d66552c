import { expect, it } from 'vitest'
import { brokenAt, ways } from './as-pasted.ts'

it('breaks lines at blanks, and leaves a word that is longer than a line', () => {
  expect(brokenAt(10)('Flat No. 302, Sai Residency')).toBe('Flat No.\n302, Sai\nResidency')
  expect(brokenAt(5)('Vishakhapatnam Road')).toBe('Vishakhapatnam\nRoad')
})

it('changes a text in each way but the first', () => {
  const text = 'Owner: Asha Rao\nArea\t900 sq ft and a long line that goes on behind the edge of any mail program there is'
  expect(Object.values(ways).filter((way) => way(text) === text)).toHaveLength(1)
  expect(ways['labels between stars']?.('Owner: Asha\nArea\t900\nno label here')).toBe('*Owner*: Asha\n*Area*\t900\nno label here')
})
