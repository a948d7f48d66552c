import { agentFields, drafterFields, fieldOf, intakeFields, valuationOf, type Valuation } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { referenceOf, sumKeys } from './drafter-keys.ts'

it('knows every reference by a catalogue', () => {
  const known = drafterFields.flatMap(({ key }) => {
    const { site = [], intake = [] } = referenceOf(key)
    return [...site.map((one) => fieldOf(agentFields, one)), ...intake.map((one) => fieldOf(intakeFields, one))]
  })
  expect(known.length).toBeGreaterThan(30)
  expect(known).not.toContain(undefined)
  expect(referenceOf('no_such_key')).toEqual({})
})

it('watches every drafter field that changes the sums', () => {
  const wordless = ({ settings: _, ...rest }: Valuation) => JSON.stringify(rest)
  const base = { area_basis: 'Super', super_area_sqft: 1000, super_area_sqft_rate: 5000 }
  const before = wordless(valuationOf(base, {}, {}))
  const changing = drafterFields.filter(({ key, unit, options }) => {
    if (key in base) return false
    const value = unit ? 7 : (options?.[0] ?? 'Say to the nearest 1,000')
    return wordless(valuationOf({ ...base, [key]: value }, {}, {})) !== before
  })
  expect(changing.length).toBeGreaterThan(10)
  expect(changing.filter(({ key }) => !sumKeys.includes(key)).map(({ key }) => key)).toEqual([])
})
