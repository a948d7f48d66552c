import { expect, it } from 'vitest'
import { withoutToldAgain } from './told-again.ts'

const cell = (part: 'project' | 'whole' | 'sector', value: string, noun = '') => ({ part, noun, value, words: [], row: 0 })

it.each([
  ['Om Sai CHS Ltd', 'Om Sai CHS, Near Lake, Kalyan', ['Om Sai CHS, Near Lake, Kalyan']],
  ['Om Sai CHS Ltd', 'Lake Road, Kalyan', ['08/J', 'Om Sai CHS Ltd', 'Lake Road, Kalyan']],
])('%s beside %s', (project, whole, left) => {
  const cells = [cell('sector', '08/J', 'Ward'), cell('project', project), cell('whole', whole)]
  expect(withoutToldAgain(cells).map(({ value }) => value)).toEqual(left)
})
