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

  it.each([
    'as per the agreement for sale dated 2 May 2019',
    'by removing the name of Smt. Devi',
    'equivalent to 325 sq. m.',
    'Regards, Asha',
  ])('stops before what is said of the place: %s', (behind) => {
    expect(addressIn(`Plot No. 14, Station Road, Thanapur, ${behind}`).replace(/,$/u, '')).toBe('Plot No. 14, Station Road, Thanapur')
  })

  it.each(['Mauza', 'near', 'Opp.', 'Village', 'Tehsil'])('goes on in the next line behind %s', (word) => {
    expect(addressIn(`Plot No. 14, Ward No. 5, ${word}\nBhawanipur, Purani Basti, Durgapali\nFloor`)).toContain('Durgapali')
  })

  it('goes on behind a point before the town and the state, where a comma was misread', () => {
    expect(addressIn('Flat No. 904, Sector 78. Indraprastha. Delhi - 110008. The flat is ready.')).toBe(
      'Flat No. 904, Sector 78. Indraprastha. Delhi - 110008',
    )
    expect(addressIn('Flat No. 904, Sector 78. Delhi Development Authority leased it.')).toBe('Flat No. 904, Sector 78')
  })
})
