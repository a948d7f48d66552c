import { expect, it } from 'vitest'
import { mentionsIn } from './mentions.ts'

const lengths = (text: string): string[] => mentionsIn(text).flatMap(({ kind, value }) => (kind === 'length' ? [value] : []))

it.each([
  ['on the South by 9.00 m wide Road', []],
  ['to the north path 3 mtr. wide, and to the south nallah', []],
  ['West: 20 feet municipal road', []],
  ['East: road of 30 ft', []],
  ['East side 45 feet, West side 45 feet', ['45 feet', '45 feet']],
])('takes no width of a way for a length: %s', (text, found) => expect(lengths(text)).toEqual(found))
