import { expect, it } from 'vitest'
import { plainWords } from './plain-words.ts'
import { withTicks } from './ticks.ts'

const read = (text: string) => withTicks(plainWords(text, { line: 0, block: 0 })).map((word) => word.text)

it.each([
  ['[x] Home Loan [ ] Plot', ['☑', 'Home', 'Loan', '☐', 'Plot']],
  ['[X]Home [✓] Plot []Other', ['☑', 'Home', '☑', 'Plot', '☐', 'Other']],
  ['☒ Freehold ☐ Leasehold ✔ Corner', ['☑', 'Freehold', '☐', 'Leasehold', '☑', 'Corner']],
  ['( ) Single ( x ) Joint (x)Other', ['☐', 'Single', '☑', 'Joint', '☑', 'Other']],
  ['○ New ● Resale', ['☐', 'New', '☑', 'Resale']],
])('gives marks of choice one form: %s', (text, words) => {
  expect(read(text)).toEqual(words)
})

it('leaves alone what only looks like a mark', () => {
  expect(read('(ix) the land (x) the flat')).toEqual(['(ix)', 'the', 'land', '(x)', 'the', 'flat'])
  expect(read('■ Deed ● Plan')).toEqual(['■', 'Deed', '●', 'Plan'])
  expect(read('Rs. ( ) only')).toEqual(['Rs.', '()', 'only'])
})

it('shares out the place of a mark and its option', () => {
  const box = { x: 0.2, y: 0.1, w: 0.5, h: 0.02 }
  const [mark, option] = withTicks([{ text: '☑Home', conf: 1, page: 1, box, level: box, line: 0, block: 0, size: 0.02 }])
  expect([mark?.text, mark?.box?.x, mark?.box?.w]).toEqual(['☑', 0.2, 0.1])
  expect(option?.box?.x).toBeCloseTo(0.3)
})
