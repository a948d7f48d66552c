import { allSides } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'

const read = (prefix: string, text: string): unknown[] => {
  const values = valuesBy(sidesOf, text) as Record<string, unknown>
  return allSides.map((side) => (values[`${prefix}_${side}`] as string | undefined)?.replace(/\.$/u, ''))
}

describe('places beside their lengths', () => {
  it.each([
    [
      'Direction\tBoundaries\tDimensions (in ft.)\nNorth\tHouse of Suresh\t45\nSouth\tHouse of Mahesh\t45\nEast\tRoad\t25\nWest\tDrain\t25',
      ['Road', 'Drain', 'House of Suresh', 'House of Mahesh'],
      ['25 ft', '25 ft', '45 ft', '45 ft'],
    ],
    [
      "The said plot has frontage of 30 feet towards East and depth of 50 feet.\nBounded by: East: 30' road; West: Plot 12; North: Plot 14; South: Plot 16.",
      ["30' road", 'Plot 12', 'Plot 14', 'Plot 16'],
      ['30 feet', '30 feet', '50 feet', '50 feet'],
    ],
    [
      'Boundaries: East - Property of Sri K. Ramaiah; South - Property of Sri M. Venkatesh, West - 20 ft. Road; North - Property of Smt. Lakshmi, Measurements: East to West : 33 feet, North to South : 54 feet',
      ['Property of Sri K. Ramaiah', '20 ft. Road', 'Property of Smt. Lakshmi', 'Property of Sri M. Venkatesh'],
      ['54 feet', '54 feet', '33 feet', '33 feet'],
    ],
    [
      "Extremes: On the North 33 ft 6 in, on the South 33 ft 6 in, on the East 60 ft and on the West 58 ft 3 in; bounded North by Raju's house, South by Street, East by Sundaram's house and West by Natarajan's vacant site",
      ["Sundaram's house", "Natarajan's vacant site", "Raju's house", 'Street'],
      ['60 ft', '58 ft 3 in', '33 ft 6 in', '33 ft 6 in'],
    ],
    [
      'within the following: a lane on the North (60 ft), a park\non the South (60 ft), a well on the East (70 ft), Plot No. 21 on the West (70 ft)\nIN WITNESS WHEREOF',
      ['a well', 'Plot No. 21', 'a lane', 'a park'],
      ['70 ft', '70 ft', '60 ft', '60 ft'],
    ],
    [
      'The four sides of the property are:\nEast - 10 m (Road)\nWest - 10 m (Plot No. 5)\nNorth - 20 m (Plot No. 11)\nSouth - 20 m (Plot No. 13)',
      ['Road', 'Plot No. 5', 'Plot No. 11', 'Plot No. 13'],
      ['10 m', '10 m', '20 m', '20 m'],
    ],
    [
      'North : 60 ft. / Adj. to Plot No. 4\nSouth : 60 ft. / Adj. to Plot No. 6\nEast : 30 ft. / Adj. to 40 ft. Road\nWest : 30 ft. / Adj. to Plot No. 23',
      ['40 ft. Road', 'Plot No. 23', 'Plot No. 4', 'Plot No. 6'],
      ['30 ft', '30 ft', '60 ft', '60 ft'],
    ],
    [
      "North (25'), Plot No. 125\nSouth (25'), Plot No. 136\nEast (30'), 39 feet wide layout road\nWest (30'), Plot No. 127",
      ['39 feet wide layout road', 'Plot No. 127', 'Plot No. 125', 'Plot No. 136'],
      ["30'", "30'", "25'", "25'"],
    ],
    [
      'East: Plot No. 12\nWest: Road\nNorth: Plot No. 8\nSouth: Remaining part of Plot No. 9\nSize of plot: East to West 60 Ft., North to South 75 Ft.',
      ['Plot No. 12', 'Road', 'Plot No. 8', 'Remaining part of Plot No. 9'],
      ['75 Ft', '75 Ft', '60 Ft', '60 Ft'],
    ],
    [
      'towards East: Site No. 14; towards West: Site No. 12; towards North: Property No. 9 and towards South: Road. Measuring East to West: Northern side 30 feet, Southern side 30 feet and North to South: Eastern side 40 feet, Western side 42 feet.',
      ['Site No. 14', 'Site No. 12', 'Property No. 9', 'Road'],
      ['40 feet', '42 feet', '30 feet', '30 feet'],
    ],
    [
      'East : 60-00 feet, Plot No. 3\nWest : 60-00 feet, Plot No. 5\nNorth : 30-00 feet, Road\nSouth : 30-00 feet, Plot No. 14',
      ['Plot No. 3', 'Plot No. 5', 'Road', 'Plot No. 14'],
      ['60 feet', '60 feet', '30 feet', '30 feet'],
    ],
    [
      'चौहद्दी :- पूरब- रास्ता, पश्चिम- मकान हरिराम, उत्तर- प्लॉट नं० 15, दक्षिण- प्लॉट नं० 13\nपूर्व पश्चिम 30 फुट, उत्तर दक्षिण 50 फुट',
      ['रास्ता', 'मकान हरिराम', 'प्लॉट नं० 15', 'प्लॉट नं० 13'],
      ['50 फुट', '50 फुट', '30 फुट', '30 फुट'],
    ],
    [
      "EAST : House of Baldev 35', WEST : Street 35', NORTH : House of Kewal 18', SOUTH : Plot of Tarsem 18'",
      ['House of Baldev', 'Street', 'House of Kewal', 'Plot of Tarsem'],
      ["35'", "35'", "18'", "18'"],
    ],
    [
      'East\tWest\tNorth\tSouth\nPlot No. 4\tPlot No. 6\t9 m Road\tPlot No. 21\n12 m\t12 m\t8 m\t8 m',
      ['Plot No. 4', 'Plot No. 6', '9 m Road', 'Plot No. 21'],
      ['12 m', '12 m', '8 m', '8 m'],
    ],
    [
      'Dimensions : East : 12.0 M, West : 12.2 M, North : 9.1 M, South : 9.0 M. Boundaries : East : Plot 3, West : Road, North : Plot 9, South : Park.',
      ['Plot 3', 'Road', 'Plot 9', 'Park'],
      ['12.0 M', '12.2 M', '9.1 M', '9.0 M'],
    ],
    [
      'Northern side 40 ft and abutting Plot No. 3\nSouthern side 40 ft and abutting the road\nEastern side 60 ft and abutting Plot No. 8\nWestern side 60 ft and abutting Plot No. 6',
      ['Plot No. 8', 'Plot No. 6', 'Plot No. 3', 'the road'],
      ['60 ft', '60 ft', '40 ft', '40 ft'],
    ],
    [
      'North side abuts the 18 m road for a length of 12 m. South side abuts Plot 9 for 12 m. East side abuts Plot 5 for 25 m. West side abuts Plot 3 for 25 m.',
      ['Plot 5', 'Plot 3', 'the 18 m road', 'Plot 9'],
      ['25 m', '25 m', '12 m', '12 m'],
    ],
    [
      'East Side\tWest Side\tNorth Side\tSouth Side\n45.00 Ft.\t45.00 Ft.\t25.00 Ft.\t25.00 Ft.\nPlot of Om\tPlot of Jai\tRoad\tPlot of Ved',
      ['Plot of Om', 'Plot of Jai', 'Road', 'Plot of Ved'],
      ['45.00 Ft', '45.00 Ft', '25.00 Ft', '25.00 Ft'],
    ],
    [
      'East: 15\'0" (Passage)  West: 15\'0" (Gali)  North: 45\'0" (Plot 2)  South: 45\'0" (Plot 4)',
      ['Passage', 'Gali', 'Plot 2', 'Plot 4'],
      ['15\'0"', '15\'0"', '45\'0"', '45\'0"'],
    ],
    [
      'In the East:\tRoad 6 m wide\t\tLength 12.5 m\nIn the West:\tPlot No. 8\t\tLength 12.5 m\nIn the North:\tPlot No. 12\t\tLength 24 m\nIn the South:\tPlot No. 14\t\tLength 24 m',
      ['Road 6 m wide', 'Plot No. 8', 'Plot No. 12', 'Plot No. 14'],
      ['12.5 m', '12.5 m', '24 m', '24 m'],
    ],
    [
      'Schedule : East to West 40 feet on both the sides & North to South 60 feet on both the sides, total 2400 sq feet, East by Site No 6, West by Site No 4, North by Site No 12 and South by 30 feet Road.',
      ['Site No 6', 'Site No 4', 'Site No 12', '30 feet Road'],
      ['60 feet', '60 feet', '40 feet', '40 feet'],
    ],
    [
      'Boundary descriptions\nE: Site No. 56 (measuring 50 ft.)\nW: Site No. 54 (measuring 50 ft.)\nN: 40 ft. Road (measuring 30 ft.)\nS: Site No. 41 (measuring 30 ft.)',
      ['Site No. 56', 'Site No. 54', '40 ft. Road', 'Site No. 41'],
      ['50 ft', '50 ft', '30 ft', '30 ft'],
    ],
    [
      'Side\tEast\tWest\tNorth\tSouth\nLength\t60 ft\t60 ft\t40 ft\t40 ft\nAbutting\tRoad\tPlot 5\tPlot 8\tPlot 2',
      ['Road', 'Plot 5', 'Plot 8', 'Plot 2'],
      ['60 ft', '60 ft', '40 ft', '40 ft'],
    ],
    [
      'EAST BOUNDARY\tPlot 45\tEAST SIDE LENGTH\t18.29 m\nWEST BOUNDARY\t9 m road\tWEST SIDE LENGTH\t18.29 m\nNORTH BOUNDARY\tPlot 30\tNORTH SIDE LENGTH\t9.14 m\nSOUTH BOUNDARY\tPlot 32\tSOUTH SIDE LENGTH\t9.14 m',
      ['Plot 45', '9 m road', 'Plot 30', 'Plot 32'],
      ['18.29 m', '18.29 m', '9.14 m', '9.14 m'],
    ],
    [
      'Direction\tDimension (Mtr.)\tBounded By\n1. North\t10.00\tPlot 18\n2. South\t10.00\tRoad\n3. East\t25.00\tPlot 20\n4. West\t25.00\tPlot 16',
      ['Plot 20', 'Plot 16', 'Plot 18', 'Road'],
      ['25.00 Mtr', '25.00 Mtr', '10.00 Mtr', '10.00 Mtr'],
    ],
  ])('%s', (text, places, lengths) => {
    expect(read('boundaries_deed', text)).toEqual(places)
    expect(read('dimensions_deed', text)).toEqual(lengths)
  })

  it('takes no place whose end was lost, and no length of nothing', () => {
    const text = 'East\tHouse of\t00 ft\nWest\tPlot 4\t30 ft\nNorth\tLane\t20 ft\nSouth\tLand of Shri\t20 ft'
    expect(read('boundaries_deed', text)).toEqual([undefined, 'Plot 4', 'Lane', undefined])
    expect(read('dimensions_deed', text)).toEqual([undefined, '30 ft', '20 ft', '20 ft'])
  })
})

it.each([
  ['Side open space of the block', 'Side open space of the block'],
  ['Side lane, 8 ft.', 'Side lane, 8 ft.'],
  [': Side margin', 'Side margin'],
])('a cell of its own begins what lies there: %s', (cell, north) => {
  const text = `BOUNDARIES\nNorth\t${cell}\nSouth Side\tRoad\nEast side\tPlot 8\nWest\tPark`
  expect(read('boundaries_deed', text)).toEqual(['Plot 8', 'Park', north.replace(/\.$/u, ''), 'Road'])
})
