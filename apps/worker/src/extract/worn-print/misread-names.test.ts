import { describe, expect, it } from 'vitest'
import { withNames } from './misread-names.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (text: string): string => linesOf(withNames(pageOfLines(text).words))

describe('withNames', () => {
  it.each([
    ['Guda venkat Reddy', 'Guda Venkat Reddy'],
    ['Smt. sunita Devi', 'Smt. Sunita Devi'],
    ['House of 1. Unnikrishnan', 'House of I. Unnikrishnan'],
    ['Land of Gurappa 8. Hiremath', 'Land of Gurappa B. Hiremath'],
    ['Sector 8. House', 'Sector 8. House'],
    ['Gurappa 4. Hiremath', 'Gurappa 4. Hiremath'],
    ['Applicant Mrs, Shobha Rani', 'Applicant Mrs. Shobha Rani'],
    ['[lavarasi Natarajan', 'Ilavarasi Natarajan'],
    ['Sri Ranjan Sahoo &$mt. Anima Sahoo', 'Sri Ranjan Sahoo & Smt. Anima Sahoo'],
    ['Sr Ranjan Sahoo', 'Sri Ranjan Sahoo'],
    ['Smt. ! Shobha', 'Smt. Shobha'],
    ['Smt. K, Shobha Rani', 'Smt. K. Shobha Rani'],
    ['क्रमांक / (Permission', 'क्रमांक (Permission'],
    ['(Permission /\nNo.)', '(Permission\nNo.)'],
    ['(Date) /\n04-Dec-2021', '(Date)\n04-Dec-2021'],
  ])('reads %s', (text, printed) => {
    expect(read(text)).toBe(printed)
  })

  it.each([
    'Amit with Neha',
    'Ravi sold Plot',
    'Father / Husband',
    'TRANSFEREE(S) /\nPURCHASER(S)',
    'area | 300',
    'Vendor /\nPurchaser',
    'under 1. The',
    'Vendor shall Pay',
    'Sita wife of Ram',
    'Mr, Mrs and Dr',
    '[lane] Road',
    'Sr Manager',
    'Cost $1',
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
