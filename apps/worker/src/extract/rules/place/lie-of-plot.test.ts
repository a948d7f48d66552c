import { expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

it.each<[Draft, string, string | null]>([
  ['deed', 'The property is situated on the corner of two roads.', 'Corner'],
  ['lease', 'Plot No. 45 (Corner)', 'Corner'],
  ['deed', 'The plot is three-side open.', 'Three-side open'],
  ['deed', 'open on two sides, i.e. road on East and North', 'Two-side open'],
  ['mutation', 'Status of plot: Middle plot', 'Intermediate'],
  ['deed', 'from the corner of the plot to the road', null],
  ['deed', 'North: Corner shop of Ram', null],
  ['lease', 'Whether corner plot\tNo', null],
  ['deed', 'Flat No. 12 is situated on the corner of two roads.', null],
])('reads how the plot of a %s lies: %s', (draft, text, type) => expect(valueIn(draft, text, 'type_of_plot')).toBe(type))
