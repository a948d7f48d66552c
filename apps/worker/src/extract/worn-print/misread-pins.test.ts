import { describe, expect, it } from 'vitest'
import { withMendedPins } from './misread-pins.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withMendedPins(pageOfLines(text)).words)

describe('withMendedPins', () => {
  it('takes the stroke of a frame off a PIN of the region that the paper names', () => {
    expect(read('Civil Lines, Jabalpur - 482001\n4 Property Flat No. 7, Gorakhpur, Jabalpur, Madhya Pradesh -\n1482008')).toContain(
      '\n482008',
    )
  })

  it.each(['Jabalpur - 482001\nToken No. 1482008', 'Jabalpur - 482001\nBhopal -\n1462008'])('leaves other numbers: %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
