import { describe, expect, it } from 'vitest'
import { floorsIn } from './floors.ts'

const told: readonly (readonly [text: string, floors: string])[] = [
  ['Ground + 2 upper floors', 'G+2'],
  ['GF+FF+SF', 'G+2'],
  ['GF, FF & SF', 'G+2'],
  ['Stilt+4', 'S+4'],
  ['Stilt + Four floors', 'S+4'],
  ['Basement + Ground + Three Floors', 'B+G+3'],
  ['G + 1 (two storeyed)', 'G+1'],
  ['G+2', 'G+2'],
  ['G + III', 'G+3'],
  ['B+G+4', 'B+G+4'],
  ['2B+G+14', '2B+G+14'],
  ['Two storeyed residential building', 'G+1'],
  ['Double storey', 'G+1'],
  ['Double storied', 'G+1'],
  ['three storied', 'G+2'],
  ['Ground, First and Second Floor', 'G+2'],
  ['Ground Floor, First Floor and Second Floor', 'G+2'],
  ['Ground and First Floor', 'G+1'],
  ['Ground plus two floors', 'G+2'],
  ['Ground + First', 'G+1'],
  ['ground floor plus one upper floor', 'G+1'],
  ['Stilt (parking) + 5 upper floors', 'S+5'],
  ['stilt for parking and four upper floors', 'S+4'],
  ['Stilt plus 12 upper floors', 'S+12'],
  ['Parking + 7 floors', 'P+7'],
  ['P+7', 'P+7'],
  ['Cellar + Ground + 4 upper floors', 'B+G+4'],
  ['Basement + Stilt + 18', 'B+S+18'],
  ['2 Basements + Ground + 12 floors', '2B+G+12'],
  ['LG+UG+8', 'LG+UG+8'],
  ['Ground + 4 (Four) floors', 'G+4'],
  ['G+4 storied', 'G+4'],
  ['Gr. + 2 floors', 'G+2'],
  ['Gr.+ 3', 'G+3'],
  ['GR + 2', 'G+2'],
  ['Ground +2', 'G+2'],
  ['S + 4', 'S+4'],
  ['Stilt + Ground + 3 Floors', 'S+G+3'],
  ['G+1+Terrace', 'G+1'],
  ['Ground Floor + 1st Floor + 2nd Floor', 'G+2'],
  ['GF & FF', 'G+1'],
  ['Ground to third floor', 'G+3'],
  ['Ground, 1st, 2nd & 3rd floors', 'G+3'],
  ['भूतल + 2', 'G+2'],
  ['भूतल एवं प्रथम तल', 'G+1'],
  ['तळमजला + 3', 'G+3'],
  ['Ground Floor + 3 Upper Floors', 'G+3'],
  ['G plus 2', 'G+2'],
  ['Stilt+Ground+2', 'S+G+2'],
  ['2B + S + 21 floors', '2B+S+21'],
  ['Ground floor and two upper floors', 'G+2'],
  ['Part Stilt + 4 upper floors', 'S+4'],
  ['G.F. + F.F.', 'G+1'],
  ['Three storeyed (G+2)', 'G+2'],
  ['ground plus three upper storeys', 'G+3'],
]
const none = [
  'on the second floor of the building',
  'Flat No. G-2',
  'floor rise charges',
  'B-1204, Tower G',
  'the first and second parties',
  'S. No. 4',
  'P. 7',
]

describe('floorsIn', () => {
  it.each(told)('reads %s', (text, floors) => {
    expect(floorsIn(text).map(({ value }) => value)).toEqual([floors])
  })

  it.each(none)('finds none in %s', (text) => {
    expect(floorsIn(text)).toEqual([])
  })
})
