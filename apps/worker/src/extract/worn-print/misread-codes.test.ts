import { describe, expect, it } from 'vitest'
import { codeAsPrinted } from './misread-codes.ts'

describe('codeAsPrinted', () => {
  it.each([
    ['5127/Z0A/19', '5127/ZOA/19'],
    ['77/TP-IlI/2014', '77/TP-III/2014'],
    ['BP/2O14/88', 'BP/2014/88'],
    ['(12/P0L/3);', '(12/POL/3);'],
  ])('reads %s', (text, printed) => {
    expect(codeAsPrinted(text)).toBe(printed)
  })

  it.each(['Z0A', 'AB0/12', 'LAN0876/2', '5O/7', 'Bill/4', 'Hill-2', 'S/0'])('leaves %s', (text) => {
    expect(codeAsPrinted(text)).toBe(text)
  })
})
