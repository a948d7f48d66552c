import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'
import { headsOpenSpaces } from './open-spaces.ts'

const plot = 'Permission is granted for a house on Plot No. 9, Kela Nagar, Sonepur.'

describe('what stays open around a building', () => {
  it.each([
    'Setbacks: North 2.0 m, South 2.0 m, East 3.5 m, West 1.2 m',
    'Set backs (in m) -\nNorth: 2.0 m\nSouth: 2.0 m\nEast: 3.5 m\nWest: 1.2 m',
    'Side\tRequired set back\nNorth\t2.0 m\nSouth\t2.0 m\nEast\t3.5 m\nWest\t1.2 m',
  ])('is no length of a side: %s', (spaces) => {
    expect(valueIn('permit', `${plot}\n${spaces}`, 'dimensions_deed_north')).toBeNull()
    expect(valueIn('permit', `${plot}\n${spaces}`, 'dimensions_deed_west')).toBeNull()
  })

  it('leaves lengths of sides alone that a deed tells behind it', () => {
    const text =
      'All that plot with open space in front, bounded by East Road, 40 feet; West Plot 4, 40 feet; North Plot 2, 25 feet; South Plot 6, 25 feet'
    expect(valueIn('deed', text, 'dimensions_deed_north')).toBe('25 feet')
  })

  it('heads no boundaries', () => {
    expect(headsOpenSpaces('Boundaries of the open space:\n')).toBe(false)
    expect(headsOpenSpaces('Side margins :\n')).toBe(true)
  })
})
