import { expect, it } from 'vitest'
import { withoutToldAgain } from './told-again.ts'

const cell = (part: 'project' | 'whole' | 'sector' | 'unit' | 'tower', value: string, noun = '') => ({
  part,
  noun,
  value,
  words: [],
  row: 0,
})

it.each([
  ['Om Sai CHS Ltd', 'Om Sai CHS, Near Lake, Kalyan', ['Om Sai CHS, Near Lake, Kalyan']],
  ['Om Sai CHS Ltd', 'Lake Road, Kalyan', ['08/J', 'Om Sai CHS Ltd', 'Lake Road, Kalyan']],
])('%s beside %s', (project, whole, left) => {
  const cells = [cell('sector', '08/J', 'Ward'), cell('project', project), cell('whole', whole)]
  expect(withoutToldAgain(cells).map(({ value }) => value)).toEqual(left)
})

it.each([
  ['Flat No. B-204, Rose Court, Fort, Kochi', ['Flat No. B-204, Rose Court, Fort, Kochi']],
  ['#B-204, Rose Court, Fort, Kochi', ['#B-204, Rose Court, Fort, Kochi']],
  ['Rose Court, Fort, Kochi', ['B-204', 'B', 'Rose Court, Fort, Kochi']],
])('the number of a home beside %s', (whole, left) => {
  const cells = [cell('unit', 'B-204'), cell('tower', 'B'), cell('whole', whole)]
  expect(withoutToldAgain(cells).map(({ value }) => value)).toEqual(left)
})
