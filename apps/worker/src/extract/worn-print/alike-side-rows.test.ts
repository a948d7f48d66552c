import { describe, expect, it } from 'vitest'
import { withAlikeSideRows } from './alike-side-rows.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withAlikeSideRows(pageOfLines(text)).words)

describe('withAlikeSideRows', () => {
  it('takes what is no word of their label from rows of sides', () => {
    const rows = 'On or towards the east Lane\nOn or towards the west Well'
    expect(read(`${rows}\nOn or Se towards the north Park\n‘On or towards the south House`)).toBe(
      `${rows}\nOn or towards the north Park\nOn or towards the south House`,
    )
    expect(read('To the East Lane\nTo fhe South Well\nTo the North Park')).toBe('To the East Lane\nTo the South Well\nTo the North Park')
  })

  it.each([
    'On the East Lane\nOn the West Well\nOpposite the North gate of the temple',
    'On the East Lane\nOn the West Well\nOn the hill above the old North gate',
    'East Lane\nWest Well\n. North Park',
    'On the East Lane\nOn the West Well\nOn the East a park',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
