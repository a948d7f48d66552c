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
      'ADJOINERS:\nEast side is adjoining to Plot No. 3.\nWest side is adjoining to 12 mtr road.\nNorth side is adjoining to Plot No. 10.\nSouth side is adjoining to nala.',
      ['Plot No. 3', '12 mtr road', 'Plot No. 10', 'nala'],
    ],
    [
      'Towards its East lies the plot of Gulab Chand, towards its West lies the public road, towards its North lies the house of Motilal and towards its South lies the vacant land of Nagar Palika.',
      ['the plot of Gulab Chand', 'the public road', 'the house of Motilal', 'the vacant land of Nagar Palika'],
    ],
    [
      "The boundaries are-East: Ramu S/o Gopal's house; West: lane; North: Ravi's open plot; South: main road leading to Mandi",
      ["Ramu S/o Gopal's house", 'lane', "Ravi's open plot", 'main road leading to Mandi'],
    ],
    [
      'पूर्व (East)\tप्लॉट नं. 5\nपश्चिम (West)\tरोड 30 फीट\nउत्तर (North)\tप्लॉट नं. 9\nदक्षिण (South)\tखाली जमीन',
      ['प्लॉट नं. 5', 'रोड 30 फीट', 'प्लॉट नं. 9', 'खाली जमीन'],
    ],
    [
      'The said land is bounded as: East - 18 mtr TP road, West - FP 112, North - FP 110/2, South - 12 mtr TP road. The said flat is bounded as: East - Flat 502, West - OTS, North - Passage, South - OTS.',
      ['Flat 502', 'OTS', 'Passage', 'OTS'],
    ],
    [
      'BOUNDED AS FOLLOWS (FLAT)\nEast : Common Passage then Lift\nWest : Margin\nNorth : Flat No. 201\nSouth : Margin then Road\nBOUNDED AS FOLLOWS (PROJECT LAND)\nEast : Survey No. 12\nWest : Survey No. 14\nNorth : Road\nSouth : Survey No. 16',
      ['Common Passage then Lift', 'Margin', 'Flat No. 201', 'Margin then Road'],
    ],
    ['boundaries e- road w- house of salim n- plot s- house of karim', ['road', 'house of salim', 'plot', 'house of karim']],
    [
      'Boundaries as per sale deed - East: Ramesh, West: Suresh, North: Road, South: Mahesh. Boundaries on site: East: House, West: House, North: Road, South: Shop.',
      ['Ramesh', 'Suresh', 'Road', 'Mahesh'],
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
