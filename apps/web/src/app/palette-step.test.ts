import { expect, it } from 'vitest'
import { stepIn } from './palette-step.ts'

it('walks round a list with the arrow keys', () => {
  expect(['ArrowDown', 'ArrowUp', 'Home', 'End', 'a'].map((key) => stepIn(key, 1, 3))).toEqual([2, 0, 0, 2, null])
  expect([stepIn('ArrowDown', 2, 3), stepIn('ArrowUp', 0, 3), stepIn('ArrowDown', 0, 0)]).toEqual([0, 2, null])
})
