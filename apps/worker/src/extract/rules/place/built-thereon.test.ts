import { expect, it } from 'vitest'
import { tidyAddress } from './tidy.ts'

it.each([
  ['plot bearing No. 58 with house constructed thereon, R.S. No. 15/3, Rose Park', 'plot bearing No. 58, R.S. No. 15/3, Rose Park'],
  ['Plot No. 12 with a building standing thereon, Sector 4', 'Plot No. 12, Sector 4'],
  ['Plot No. 12 together with all structures thereon, Sector 4', 'Plot No. 12, Sector 4'],
])('takes what stands on a plot out of its address: %s', (printed, typed) => {
  expect(tidyAddress(printed)).toBe(typed)
})
