import { describe, expect, it } from 'vitest'
import { withSidesInPlace } from './sides-in-place.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withSidesInPlace(pageOfLines(text)).words)

describe('sides told by their place', () => {
  it.each([
    ['East : Godown of Imran\nWest : Canal\nNptth : Ashram\nSouth : Ponnu Veedu', 'North : Ashram'],
    ['sits East to West 30 ft\nEast side Godown\nWost2 side Canal\nNorth side Ashram\nSouth side Kovil', 'West side Canal'],
    ['Chaturseema: North - Godown of Imran, sul? - Canal, East\n- Ashram, West - Kovil', 'South - Canal'],
    ['Sides North South Bast] West\nGodown Canal Ashram Kovil', 'Sides North South East] West'],
    ['ON THE NORTH : By Godown;\nON THE SOUTH : By Canal;\nON THE EA5TJ : By Kovil', 'ON THE EAST : By Kovil'],
    [
      'lies with a godown on the East by Canal, on the West by Gali, on the Mor ch by Kovil and on the South by Ashram',
      'on the North by Kovil',
    ],
    ['North Godown\nSouth (दक्षिण) rast (पूरब) Kovil', 'East (पूरब) Kovil'],
    ['Eastn - Godown\nWest - Canal\nNqrtb - Ashram\nSouth - Kovil', 'North - Ashram'],
  ])('%s', (text, named) => {
    expect(read(text)).toContain(named)
  })

  it('has the marks of sides that lost theirs among others', () => {
    expect(read('East - Godown; West - Canal & Gali North Kovil of Imran; South - Ashram.')).toBe(
      'East - Godown; West - Canal & Gali; North - Kovil of Imran; South - Ashram.',
    )
  })

  it.each([
    'East - Godown; West - Land of North Block; South - Ashram, North - Kovil',
    'East - Godown; West Canal Gali North Kovil South Ashram',
    'East : Godown\nWest : Canal\nNorth : Ashram\nSouth : Kovil\nSoudh : Kovil',
    'East : Godown\nWest : Canal\nRemarks : Ashram',
    'Imran (पूरब) Godown',
    'East to West 30 ft, Nortk by 40',
    'Adv. Eastwin Lobo\nEast : Godown\nWest : Canal',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
