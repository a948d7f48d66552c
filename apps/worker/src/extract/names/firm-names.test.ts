import { describe, expect, it } from 'vitest'
import { firmName } from './firm-names.ts'

describe('the name of a firm', () => {
  it('is known by a word that only firms carry, also misread', () => {
    expect(firmName('Vasantdada Constructlons, having its office at Sangli')).toBe('Vasantdada Constructlons')
    expect(firmName('M/s Arihant & Sons, Jalna')).toBe('M/s Arihant & Sons')
  })

  it('is none where a person is named and the next sentence tells who built', () => {
    expect(firmName('Leela P. K.. Constructed by Marutha Villas & Apartments')).toBeNull()
    expect(firmName('Leela P. Constructing at her own cost')).toBeNull()
  })

  it('may be told by what it is said to be behind the name', () => {
    expect(firmName('Chandan Nivas, a partnership firm')).toBe('Chandan Nivas')
    expect(firmName('Chandan Nivas')).toBeNull()
  })
})

it.each([
  ['Konark Nirman & Housing M.G. Road, Puri', 'Konark Nirman & Housing'],
  ['M/s Gopal Chand Builders by agreement dated 4.5.2012', 'M/s Gopal Chand Builders'],
  ['Park Street Developers Pvt. Ltd.', 'Park Street Developers Pvt. Ltd'],
])('the firm that begins %s', (text, firm) => expect(firmName(text)).toBe(firm))
