import { describe, expect, it } from 'vitest'
import { withMendedSides } from './misread-sides.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withMendedSides(pageOfLines(text)).words)

describe('withMendedSides', () => {
  it('gives the letters of sides the dashes that worn print lost', () => {
    expect(read('Chauhaddi N House of Ram, S - Lane, E 20 ft. road, W -\nPlot 8')).toBe(
      'Chauhaddi N - House of Ram, S - Lane, E - 20 ft. road, W -\nPlot 8',
    )
  })

  it('takes a five among them for the S', () => {
    expect(read('E: Plot 5\nW: Plot 7\nN: Road\n5 : Nala')).toBe('E: Plot 5\nW: Plot 7\nN: Road\nS : Nala')
  })

  it('gives a dash the letter that was lost before it', () => {
    expect(read('Boundary : N - Park, - Nala, E - Lane, W Road')).toBe('Boundary : N - Park, S - Nala, E - Lane, W - Road')
  })

  it('takes one dash for enough behind the word for sides', () => {
    expect(read('Boundary N Park, S - Nala, E Lane, W')).toBe('Boundary N - Park, S - Nala, E - Lane, W -')
  })

  it.each([
    'N Park, S - Nala, E Lane, W',
    'N - Park, - Nala, - Lane, W - Road',
    'N Ramesh and S Kumar of E Block, W Bengal',
    'Wing N - 5 - E',
    'N - Road, E - Road, W - Road, 5 rooms',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
