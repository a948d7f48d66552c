import { describe, expect, it } from 'vitest'
import { withLostSides } from './lost-sides.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withLostSides(pageOfLines(text)).words)

describe('withLostSides', () => {
  it.each([
    ['by a lane on the North, a park on the South, a well on the East and a temple on the Nest (40 ft)', 'on the West (40 ft)'],
    ['Towards East : Lane\nTowards West : Park\nTowards South : Well\nTowards Neith : Temple', 'Towards North : Temple'],
    ['North - Plot 8; East - Lane; South - Park; Wasi - Well', 'West - Well'],
  ])('names the side that stands as three others do: %s', (text, named) => {
    expect(read(text)).toContain(named)
  })

  it('names the one heading more beside three sides', () => {
    expect(read('North South |. West\nLane Park Well House')).toBe('North South East West\nLane Park Well House')
  })

  it('takes what is no word off headings that name all sides', () => {
    expect(read('North (उत्तर) South afa) East |. West\nLane Park Well House')).toContain('North (उत्तर) South afa) East |. West')
    expect(read('North (उत्तर) South ¥) East |. West\nLane Park Well House')).toBe('North (उत्तर) South East West\nLane Park Well House')
    expect(read('ud~ / East offi~ / West 1~ / North / South,\nLane Park Well House')).toBe('East West North South\nLane Park Well House')
    expect(read('Lane East West North South 4 feet')).toBe('Lane East West North South 4 feet')
    expect(read('North to South 60 x East to West 40')).toBe('North to South 60 x East to West 40')
  })

  it('takes off what was made of a side told in another script', () => {
    expect(read("North (उत्तर) 35' Park\nWest (uf)~ 60' Lane")).toBe("North (उत्तर) 35' Park\nWest 60' Lane")
    expect(read('उत्तर / J~ North Park\nपूर्व / East Lane')).toBe('उत्तर / North Park\nपूर्व / East Lane')
    expect(read('West (lane) 60')).toBe('West (lane) 60')
  })

  it('names the row whose label has lost its side', () => {
    expect(read('To the East of : Lane\nTo the of : Park\nTo the North of : Well\nTo the South of : House')).toContain(
      'To the of West : Park',
    )
  })

  it('names the sides across from those of the rows before', () => {
    expect(read('North : Lane\n: Park\nEast : Well\n: House')).toBe('North : Lane\nSouth : Park\nEast : Well\nWest : House')
  })

  it.each([
    'on the North a lane, on the South a park, on the East a well, on the West a house, on the Nest a bird',
    'on the North a lane, on the South a park, on the East a well, at rest with God',
    'North : Lane\n: Park\nSouth : Well\n: House',
    'Boundaries East North South\nAs told Lane Park Well',
    'East Avenue Road, North Town, South End, near Vest House',
    'Total : 4\n: 5',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
