import { describe, expect, it } from 'vitest'
import { addPincodes, pincodesProblem } from './pincodes.ts'

describe('addPincodes', () => {
  it('splits on commas and blanks, trims, and keeps each once (spec §5)', () => {
    expect(addPincodes(['110001'], ' 110001, 122001\n122002\t110001 ')).toEqual({ list: ['110001', '122001', '122002'], rest: '' })
  })
  it('takes Devanagari digits', () => {
    expect(addPincodes([], '११०००१').list).toEqual(['110001'])
  })
  it('leaves what is no PIN code to be corrected', () => {
    expect(addPincodes([], '110001 012345 1100')).toEqual({ list: ['110001'], rest: '012345 1100' })
  })
})

describe('pincodesProblem', () => {
  it('names what is wrong, and nothing when all is right', () => {
    expect(pincodesProblem('110001, 12')).toContain('12')
    expect(pincodesProblem('110001, 122001')).toBeUndefined()
    expect(pincodesProblem('')).toBeUndefined()
  })
})
