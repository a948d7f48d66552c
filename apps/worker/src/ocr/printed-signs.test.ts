import { describe, expect, it } from 'vitest'
import { asPrinted } from './printed-signs.ts'

describe('asPrinted', () => {
  it.each([
    ['{AS', '(AS'],
    ['PAN}', 'PAN)'],
    ['|Name', 'Name'],
    ['Delhi|', 'Delhi'],
    ['|', '|'],
    ['|1', '|1'],
    ['A|B', 'A|B'],
  ])('takes %s for %s', (read, printed) => {
    expect(asPrinted(read)).toBe(printed)
  })
})
