import { expect, it } from 'vitest'
import { yearlyRent } from './lease.ts'

it.each([
  ['paying therefor the yearly rent of Rupee One', 1],
  ['at an annual rent of Re. 1/-', 1],
  ['yearly rent of Rupees five only', 5],
  ['ground rent of Rs. 2,250 per annum', 2250],
  ['an annual lease rent of Rupees Ten', 10],
  ['yearly rent of Rupees Two Hundred', null],
  ['ground rent at the rate of 2½% of the premium, i.e. Rs. 31,400/- per annum', 31400],
  ['ground rent @ 2.5 per cent of the premium amounting to Rs. 1,280/- per year', 1280],
  ['yielding and paying therefor Rs. 340 as rent every year on the first of April', 340],
  ['rent to be fixed yearly by the Corporation', null],
])('reads the rent of %s', (text, wanted) => expect(yearlyRent(text)?.amount ?? null).toBe(wanted))
