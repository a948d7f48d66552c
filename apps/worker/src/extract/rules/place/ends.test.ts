import { describe, expect, it } from 'vitest'
import { addressEnd } from './ends.ts'

const addressIn = (text: string) => text.slice(0, addressEnd(text, 0).end).trim()

describe('addressEnd', () => {
  it.each(['Direction Boundary\tDimension', 'Direction : Boundary', 'Directions', 'Boundaries'])(
    'stops before the head of a table of sides: %s',
    (head) => {
      expect(addressIn(`Site No. 368, 9th Cross, Sarjapuram Road, Chennapet\n${head}\nEast\tRoad`)).toBe(
        'Site No. 368, 9th Cross, Sarjapuram Road, Chennapet',
      )
    },
  )
})
