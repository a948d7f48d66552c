import { allSides } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'

const read = (prefix: string, text: string): unknown[] => {
  const values = valuesBy(sidesOf, text) as Record<string, unknown>
  return allSides.map((side) => (values[`${prefix}_${side}`] as string | undefined)?.replace(/\.$/u, ''))
}
const none = [undefined, undefined, undefined, undefined]

describe('places that clauses, lists and tables tell', () => {
  it.each([
    [
      'The site is situated to the North of 30 feet Road, to the South of Plot No. 45, to the East of Plot No. 51 and to the West of Plot No. 53.',
      ['Plot No. 53', 'Plot No. 51', 'Plot No. 45', '30 feet Road'],
    ],
    [
      'The boundaries of the said flat are as under: towards its North there is open space of the building, towards its South the corridor and lift, towards its East Flat No. 303 and towards its West the compound wall.',
      ['Flat No. 303', 'the compound wall', 'open space of the building', 'the corridor and lift'],
    ],
    [
      'Boundaries as per document\tBoundaries at site\nNorth: Plot 14\tNorth: House\nSouth: Plot 16\tSouth: House\nEast: Road\tEast: Road\nWest: Plot 3\tWest: Vacant',
      ['Road', 'Plot 3', 'Plot 14', 'Plot 16'],
    ],
    [
      'The plot lies between the road in the front (East), the plot of Manoj at the back (West), Plot No. 3 on the right (North) and Plot No. 5 on the left (South).',
      ['the road', 'the plot of Manoj', 'Plot No. 3', 'Plot No. 5'],
    ],
    [
      'Hudood arba: Sharqi: House of Nazir Ahmad, Gharbi: Public lane, Shumali: Mosque, Janubi: House of Bashir',
      ['House of Nazir Ahmad', 'Public lane', 'Mosque', 'House of Bashir'],
    ],
    [
      'The entire project land is bounded on the north by NH-48, on the south by a nala, on the east by village Rampura and on the west by Sector 9.\nThe apartment is bounded on the north by Flat 1202, on the south by open area, on the east by lift lobby and on the west by Flat 1204.',
      ['lift lobby', 'Flat 1204', 'Flat 1202', 'open area'],
    ],
    [
      'The aforesaid plot has the house of Om Parkash towards East, plot of Des Raj towards West, street 15 feet towards North and house of Ved Parkash towards South.',
      ['the house of Om Parkash', 'plot of Des Raj', 'street 15 feet', 'house of Ved Parkash'],
    ],
    [
      "Boundaries of Land\nNorth : Plot No. 88\nSouth : Plot No. 90\nEast : 40'-0\" Road\nWest : Neighbour's land\nBoundaries of Flat No. 203\nNorth : Open to sky\nSouth : Staircase\nEast : Flat No. 202\nWest : Open to sky",
      ['Flat No. 202', 'Open to sky', 'Open to sky', 'Staircase'],
    ],
    [
      'whose boundaries are : East, Land of Mangal Singh; West, Passage 10 feet wide; North, Land of the vendor; South, House of Pritam Kaur, and the vendor has handed over vacant possession to the vendee.',
      ['Land of Mangal Singh', 'Passage 10 feet wide', 'Land of the vendor', 'House of Pritam Kaur'],
    ],
    [
      "Bounded: North by House No. 12 of Shri Ram; South by Lane 8' wide thereafter House No. 18; East by House No. 14; West by Road, more clearly shown in the plan annexed hereto.",
      ['House No. 14', 'Road', 'House No. 12 of Shri Ram', "Lane 8' wide thereafter House No. 18"],
    ],
    [
      'The flat No. 204 is bounded as under: North: Flat No. 203, South: Marginal open space, East: Passage & Flat No. 205, West: Marginal open space, and for the purpose of identification is shown in red in the plan.',
      ['Passage & Flat No. 205', 'Marginal open space', 'Flat No. 203', 'Marginal open space'],
    ],
    [
      'Chowhaddi : N - Nij Bikreta, S - 16 Kari Rasta, E - Jibachh Sah, W - Ram Ekbal Rai',
      ['Jibachh Sah', 'Ram Ekbal Rai', 'Nij Bikreta', '16 Kari Rasta'],
    ],
    [
      'Plot No. 15 lies to its north, Plot No. 13 to its south, a 30 feet road to its east and Plot No. 22 to its west.',
      ['a 30 feet road', 'Plot No. 22', 'Plot No. 15', 'Plot No. 13'],
    ],
    [
      'The property adjoins Plot No. 5 (north), the canal (south), Plot No. 9 (east) and the village road (west).',
      ['Plot No. 9', 'the village road', 'Plot No. 5', 'the canal'],
    ],
    ['On its four sides are : road (E), Plot 4 (W), Plot 11 (N), Plot 2 (S).', ['road', 'Plot 4', 'Plot 11', 'Plot 2']],
  ])('%s', (text, places) => {
    expect(read('boundaries_deed', text)).toEqual(places)
    expect(read('dimensions_deed', text)).toEqual(none)
  })
})

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
      'Direction\tDimension (Mtr.)\tBounded By\n1. North\t10.00\tPlot 18\n2. South\t10.00\tRoad\n3. East\t25.00\tPlot 20\n4. West\t25.00\tPlot 16',
      ['Plot 20', 'Plot 16', 'Plot 18', 'Road'],
      ['25.00 Mtr', '25.00 Mtr', '10.00 Mtr', '10.00 Mtr'],
    ],
  ])('%s', (text, places, lengths) => {
    expect(read('boundaries_deed', text)).toEqual(places)
    expect(read('dimensions_deed', text)).toEqual(lengths)
  })
})
