import { expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

it('leaves a lease a lease, whatever it promises', () => {
  const covenant = 'The Lessee may after ten years apply for conversion into freehold on payment of the charges.'
  expect(valueIn('lease', covenant, 'land_freehold_or_leasehold')).toBe('Leasehold')
})

it('takes land that was converted for freehold in a deed', () => {
  const recital = 'The plot was converted into freehold by a deed of 4th May 2012.'
  expect(valueIn('deed', recital, 'land_freehold_or_leasehold')).toBe('Freehold')
})
