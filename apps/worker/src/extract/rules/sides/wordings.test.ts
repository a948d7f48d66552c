import { allSides, type Side } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { sidesOf } from '../sides.ts'
import { valuesBy } from '../written-paper.ts'
import { lengthsIn } from './lengths.ts'

const [e, w, n, s] = ['Plot No. 12', 'House of Sh. Ram Lal', '30 feet wide road', 'Land of Smt. Sita Devi']

const read = (prefix: string, text: string): unknown[] => {
  const values = valuesBy(sidesOf, text) as Record<string, unknown>
  return allSides.map((side: Side) => values[`${prefix}_${side}`])
}

/** One line for each side, as `{side}` and `{place}`. */
const lines = `
{Side} : {place}
{SIDE} : {place}
{Side} - {place}
{Side} – {place}
{Side} by {place}
{Side} By : {place}
{Side} by- {place}
By {Side} : {place}
By {Side}	{place}
By the {Side} : {place}
By the {Side} by {place}
On {Side} : {place}
On {Side} by {place}
On the {Side} : {place}
On the {Side} by : {place}
On the {Side} side : {place}
On {Side} side - {place}
On or towards the {Side} by {place}
On or towards {Side} : {place}
Towards {Side} : {place}
Towards the {Side} by {place}
Towards {Side} side : {place}
To the {Side} : {place}
To the {Side} by {place}
To the {Side} of : {place}
To {Side} : {place}
In the {Side} : {place}
In {Side} - {place}
{Side} side : {place}
{Side} Side by {place}
{Side}ern side : {place}
{Side}ern side by {place}
{Side}ern boundary : {place}
{Side}wards : {place}
{Side} Boundary	{place}
{Side}	{place}
{Side}	:	{place}
{Side}	By {place}
{Side} is {place}
{Side} -> {place}
{Side} => {place}
({n}) {Side} : {place}
{n}. {Side} : {place}
{n}) On the {Side} by {place}
{n}	{Side}	{place}
{Side} ........ {place}
{Side} = {place}
Boundary on {Side} : {place}
{Side} Direction : {place}
Bounded on {Side} by : {place}
Bounded on the {Side} by {place}
{Side} : By {place}
{L} : {place}
{L}- {place}
{L} = {place}
{L}	{place}
`
  .trim()
  .split('\n')

const written = (form: string): string =>
  (
    [
      ['East', e],
      ['West', w],
      ['North', n],
      ['South', s],
    ] as const
  )
    .map(([side, place], at) =>
      form
        .replace('{Side}', side)
        .replace('{SIDE}', side.toUpperCase())
        .replace('{L}', side.charAt(0))
        .replace('{n}', String(at + 1))
        .replace('{place}', place),
    )
    .join('\n')

describe('boundaries in lines', () => {
  it.each(lines)('%s', (form) => {
    expect(read('boundaries_deed', `SCHEDULE\nPlot No. 7, bounded as under\n${written(form)}\nVENDOR\tVENDEE`)).toEqual([e, w, n, s])
  })
})

/** All four in a sentence. */
const sentences = [
  `bounded on the North by ${n}, South by ${s}, East by ${e} and West by ${w}.`,
  `bounded as N by ${n}, S by ${s}, E by ${e}, W by ${w}.`,
  `Bounded as: N - ${n}, S - ${s}, E - ${e}, W - ${w}.`,
  `Boundaries (N) ${n} (S) ${s} (E) ${e} (W) ${w}.`,
  `Boundaries: North-${n}, South-${s}, East-${e}, West-${w}.`,
  `Boundaries: N/${n}, S/${s}, E/${e}, W/${w}.`,
  `Boundaries East - ${e}; South - ${s}; West - ${w}; North - ${n}.`,
  `lying within the boundaries of: East: ${e}, South: ${s}, West: ${w}, North: ${n}.`,
  `bounded by: East ${e}, West ${w}, North ${n}, South ${s}.`,
  `butted and bounded On the North: ${n}; On the South: ${s}; On the East: ${e}; On the West: ${w}.`,
  `chauhaddi: Purab - ${e}, Paschim - ${w}, Uttar - ${n}, Dakshin - ${s}.`,
  `Chaturseema East ${e}, West ${w}, North ${n}, South ${s}.`,
  `which is bounded towards East by ${e}, towards West by ${w}, towards North by ${n}, and towards South by ${s}.`,
  `with four boundaries as East: ${e} West: ${w} North: ${n} South: ${s}`,
  `bounded North: ${n} | South: ${s} | East: ${e} | West: ${w}`,
  `bounded on its east by ${e}, on its west by ${w}, on its north by ${n} and on its south by ${s}.`,
  `The boundaries are: to the East ${e}, to the West ${w}, to the North ${n} and to the South ${s}.`,
  `bounded on East by ${e}, on South by ${s}, on West by ${w} and on North by ${n}, together with all easements.`,
  `bounded by ${e} to its East, ${w} to its West, ${n} to its North and ${s} to its South.`,
  `as follows\n${e} on the East\n${w} on the West\n${n} on the North\n${s} on the South\nVENDOR`,
  `पूर्व में ${e}, पश्चिम में ${w}, उत्तर में ${n} तथा दक्षिण में ${s} स्थित है।`,
  `पूर्व : ${e} पश्चिम : ${w} उत्तर : ${n} दक्षिण : ${s}`,
  `East: ${e} West: ${w} North: ${n} South: ${s}`,
  `described so. The same lies with ${e} to the east, ${w} to the west, ${n} to the north and ${s} to the south.`,
  `Bounded East, by ${e}; West, by ${w}; North, by ${n}; South, by ${s}.`,
  `hadd: purab ${e}, pachhim ${w}, uttar ${n}, dakkhin ${s}`,
  `Simaye: Purv me ${e}, Paschim me ${w}, Uttar me ${n}, Dakshin me ${s}`,
  `bounded on the East: ${e}, West: ${w}, North: ${n}, South: ${s}, and the land is used by us since 1990.`,
  `described so.\n${n} lies on the North, ${s} on the South, ${e} on the East and ${w} on the West.`,
  `\nPurv ki or : ${e}\nPaschim ki or : ${w}\nUttar ki or : ${n}\nDakshin ki or : ${s}`,
  `चौहद्दी उ०- ${n}, द०- ${s}, पू०- ${e}, प०- ${w}`,
  `चौहद्दी :\nउ. : ${n}\nद. : ${s}\nपू. : ${e}\nप. : ${w}\nVENDOR`,
  `Abuttals: North: ${n}; South: ${s}; East: ${e}; West: ${w}`,
  `bounded North by : ${n}\nEast by : ${e}\nWest by : ${w}\nSouth by : ${s}\nWITNESSES`,
]

describe('boundaries in a sentence', () => {
  it.each(sentences)('%s', (text) => {
    expect(read('boundaries_deed', `The plot is ${text}`)).toEqual([e, w, n, s])
  })
})

/** Tables of boundaries and lengths. */
const tables = [
  `Boundaries\tMeasurement\tBounded by\nBy East\t60'-0"\t${e}\nBy West\t60'-0"\t${w}\nBy North\t40'-0"\t${n}\nBy South\t40'-0"\t${s}`,
  `Side\tLength\tBoundary\nEast\t60 ft\t${e}\nWest\t60 ft\t${w}\nNorth\t40 ft\t${n}\nSouth\t40 ft\t${s}`,
  `Side\tBoundary\tFeet\nEast\t${e}\t60\nWest\t${w}\t60\nNorth\t${n}\t40\nSouth\t${s}\t40`,
  `Direction\tAs per deed\tAs per site\nEast\t${e}\tPlot\nWest\t${w}\tHouse\nNorth\t${n}\tRoad\nSouth\t${s}\tLand`,
  `S.No.\tSide\tBounded by\n1\tEast\t${e}\n2\tWest\t${w}\n3\tNorth\t${n}\n4\tSouth\t${s}`,
  `East\t${e}\tWest\t${w}\nNorth\t${n}\tSouth\t${s}`,
  `North\tSouth\tEast\tWest\n${n}\t${s}\t${e}\t${w}`,
  `Side\tNorth\tSouth\tEast\tWest\nBounded by\t${n}\t${s}\t${e}\t${w}\nLength\t40 ft\t40 ft\t60 ft\t60 ft`,
  `N\tS\tE\tW\n${n}\t${s}\t${e}\t${w}`,
  `North by\tSouth by\tEast by\tWest by\n${n}\t${s}\t${e}\t${w}`,
  `Disha / Side\tBoundary\nPurve East\t${e}\nPaschime West\t${w}\nUttare North\t${n}\nDakshine South\t${s}`,
  `East (E)\t${e}\nWest (W)\t${w}\nNorth (N)\t${n}\nSouth (S)\t${s}`,
  `पूर्व\t${e}\nपश्चिम\t${w}\nउत्तर\t${n}\nदक्षिण\t${s}`,
  `पूर्वेस : ${e}\nपश्चिमेस : ${w}\nउत्तरेस : ${n}\nदक्षिणेस : ${s}`,
]

describe('boundaries in a table', () => {
  it.each(tables)('%s', (text) => {
    expect(read('boundaries_deed', `SCHEDULE\nPlot No. 7\n${text}\nVENDOR\tVENDEE`)).toEqual([e, w, n, s])
  })
})

/** Lengths of 60 feet along the east and the west side, of 40 along the others. */
const lengths = [
  `Side\tLength\tBoundary\nEast\t60 ft\t${e}\nWest\t60 ft\t${w}\nNorth\t40 ft\t${n}\nSouth\t40 ft\t${s}`,
  `Boundaries\tMeasurement\tBounded by\nBy East\t60 ft\t${e}\nBy West\t60 ft\t${w}\nBy North\t40 ft\t${n}\nBy South\t40 ft\t${s}`,
  'Measuring : East to West : on the Northern side 40 ft, on the Southern side 40 ft; North to South : on the Eastern side 60 ft, on the Western side 60 ft.',
  'East to West on the North 40 ft and on the South 40 ft; North to South on the East 60 ft and on the West 60 ft',
  'East-West: 40 ft; North-South: 60 ft',
  'E-W : 40 ft, N-S : 60 ft',
  'EW : 40 ft\nNS : 60 ft',
  'East - West\t40 ft\nNorth - South\t60 ft',
  '40 ft East-West x 60 ft North-South',
  '40 ft (East-West) and 60 ft (North-South)',
  'Dimensions: East 60 ft, West 60 ft, North 40 ft, South 40 ft',
  'Eastern side 60 ft\nWestern side 60 ft\nNorthern side 40 ft\nSouthern side 40 ft',
  'Width East to West 40 ft and length North to South 60 ft',
  'North-South : 60 ft on both sides, East-West : 40 ft on both sides',
  'from East to West 40 ft and from North to South 60 ft',
  'East to West - 40 ft each on North and South, North to South - 60 ft each on East and West',
  'N: 40 ft, S: 40 ft, E: 60 ft, W: 60 ft',
  'North : 40 ft by road\nSouth : 40 ft by house\nEast : 60 ft by house\nWest : 60 ft by house',
  'North side length : 40 ft\nSouth side length : 40 ft\nEast side length : 60 ft\nWest side length : 60 ft',
  'East-West 40 ft, North-South 60 ft',
  'Purab-Paschim 40 ft, Uttar-Dakshin 60 ft',
  'Dimensions\tEast-West\tNorth-South\n\t40 ft\t60 ft',
  'E/W : 40 ft\nN/S : 60 ft',
  `1 North (40 ft)\t${n}\n2 South (40 ft)\t${s}\n3 East (60 ft)\t${e}\n4 West (60 ft)\t${w}`,
  `East: Panchayat road 4 m wide [60 ft]\tSouth: ${s} [40 ft]\tWest: Remaining land of the\nVendor [60 ft]\tNorth: Road to town [40 ft]`,
  'East-West (ft)\t40\nNorth-South (ft)\t60',
  'East to West forty feet (40 ft), North to South sixty feet (60 ft)',
  'On the North 40 ft, on the South 40 ft, on the East 60 ft, on the West 60 ft in length.',
  'East to West on the Northern side 40 ft\nEast to West on the Southern side 40 ft\nNorth to South on the Eastern side 60 ft\nNorth to South on the Western side 60 ft',
  'North to South on the Eastern side : 60 ft\nNorth to South on the Western side : 60 ft\nEast to West on the Northern side : 40 ft\nEast to West on the Southern side : 40 ft\nIn all 2,400 sq.ft.',
  `Towards East ${e} measuring 60 ft, towards West ${w} measuring 60 ft, towards North ${n} measuring 40 ft, towards South ${s} measuring 40 ft`,
  `East 60 ft wide adjoining ${e}, West 60 ft adjoining ${w}, North 40 ft adjoining ${n}, South 40 ft adjoining ${s}`,
]

describe('lengths of sides', () => {
  it.each(lengths)('%s', (text) => {
    expect(read('dimensions_deed', `SCHEDULE\nPlot No. 7\n${text}\nVENDOR\tVENDEE`)).toEqual(['60 ft', '60 ft', '40 ft', '40 ft'])
  })
})

it('takes what is shortened by full stops for a place, and a role that ends a phrase for its end', () => {
  const text = `O.T.S.\tSouth\n${e}\tEast\n${w}\tWest\n${n}\tNorth`
  expect(read('boundaries_deed', text)).toEqual([e, w, n, 'O.T.S'])
  const listedSides = `East : ${e}\nWest : Remaining land of the\nVendor\nNorth : ${n}\nSouth : ${s}`
  expect(read('boundaries_deed', listedSides)[1]).toBe('Remaining land of the Vendor')
})

it.each([
  `Boundaries: East - ${e}; South - ${s}; West - ${w}; North - Property of Thangaraj S.\nEast-West: 25 ft; North-South: 70 ft`,
  `East : ${e}\nWest : ${w}\nSouth : ${s}\nNorth : Property of Thangaraj S\nBoth parties have signed of their free will before witnesses and elders of the village`,
])('ends the last side before what follows: %s', (text) => {
  expect(read('boundaries_deed', text)[2]).toBe('Property of Thangaraj S')
})

it.each([
  `measuring East to West on the Northern side 42 ft, Southern side 40 ft, North to South 30 ft, in all 1230 sq ft and bounded on the :\nEast by : ${e}\nWest by : ${w}\nNorth by : ${n}\nSouth by : ${s}`,
  `measuring on the Northern side 42 ft and on the Southern side 40 ft, North to South 30 ft on both sides, bounded as under\nEast : ${e}\nWest : ${w}\nNorth : ${n}\nSouth : ${s}`,
])('two sides measured before all four are named: %s', (text) => {
  expect(read('boundaries_deed', text)).toEqual([e, w, n, s])
  expect(read('dimensions_deed', text)).toEqual(['30 ft', '30 ft', '42 ft', '40 ft'])
})

it.each([
  `Chauhaddi- N- ${n}, S- ${s}, E- ${e}, W- ${w}\nmob- 7000112233 (suraj)\nThanks\nPooja (9000112233)`,
  `Boundaries: North - ${n}, South - ${s}, East - ${e}, West - ${w}\nPls call before visit`,
  `East: ${e}, North: ${n}, South: ${s}, West: ${w}\nContact person: Ravi`,
])('ends the last side of a chat at what it says next: %s', (text) => {
  expect(read('boundaries_deed', text)).toEqual([e, w, n, s])
})

describe('widths of roads', () => {
  it.each([
    'East by\t: 30\'-0" wide Road\nWest by\t: Lane\nNorth by\t: Plot 3\nSouth by\t: Plot 5',
    'North by\t: 9.00 m wide Road\nSouth by\t: Plot 4\nEast by\t: Plot 3\nWest by\t: Nala',
    'East : 40 feet wide public road\nWest : Plot 3\nNorth : 20 ft. wide lane\nSouth : Plot 5',
    'East to West : 30 ft wide road\nNorth : Plot 3',
  ])('are no lengths of sides: %s', (text) => expect(read('dimensions_deed', text)).toEqual([undefined, undefined, undefined, undefined]))
})

it('takes labels of two rows for no direction', () => {
  expect(lengthsIn('North by\nSouth by\n: 30 feet')).toEqual([])
  expect(lengthsIn('North by South : 30 feet')).toHaveLength(1)
})

it('writes a length that the print broke over two lines as one', () => {
  const text =
    'SCHEDULE\nPlot No. 7\nThe said land measures 25 feet on the northern and southern sides and 35 feet 6\ninches on the eastern and western sides.\nVENDOR\tVENDEE'
  expect(read('dimensions_deed', text)).toEqual(['35 feet 6 inches', '35 feet 6 inches', '25 feet', '25 feet'])
})
