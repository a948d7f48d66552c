import { describe, expect, it } from 'vitest'
import { withMendedTicks } from './misread-ticks.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withMendedTicks(pageOfLines(text)).words)

describe('withMendedTicks', () => {
  it.each([
    ['@Owned ☐ Rented', '☑ Owned ☐ Rented'],
    ['☐ Owned [v] Rented', '☐ Owned ☑ Rented'],
  ])('reads %s', (text, printed) => {
    expect(read(text)).toBe(printed)
  })

  it.each(['@Owned Rented', '☐ Owned\n@Rented', '☐ rent @ Rs. 500', '☐ Annexure [vi]'])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
