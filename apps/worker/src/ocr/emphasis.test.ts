import { expect, it } from 'vitest'
import { withoutEmphasis } from './emphasis.ts'

it.each([
  ['*Owner:* Asha Rao, *Flat* 3A', 'Owner: Asha Rao, Flat 3A'],
  ['**Loan no.** HL/22, _urgent_', 'Loan no. HL/22, urgent'],
  ['*_PIN_* 411014', 'PIN 411014'],
  ['(*12 ft*)', '(12 ft)'],
  ['*Owner * : Asha Rao', 'Owner : Asha Rao'],
])('takes the marks of %s', (marked, plain) => expect(withoutEmphasis([marked])).toEqual([plain]))

it.each([
  'Size 12*15 and 10*12',
  '* Dues are payable * by March',
  'Rs. 500* and Rs. 600*',
  'Signature ______ Date ______',
  'file_name_2.pdf',
  '5 * 6 * 7',
])('leaves %s', (line) => expect(withoutEmphasis([line])).toEqual([line]))
