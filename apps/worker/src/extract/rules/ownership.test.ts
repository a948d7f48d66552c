import { describe, expect, it } from 'vitest'
import { ownershipOf } from './ownership.ts'
import { valuesBy } from './written-paper.ts'

const papers: readonly (readonly [text: string, held: string | undefined])[] = [
  ['Ownership: ☐ Single ☑ Joint', 'Joint'],
  ['Ownership ☐ Single ☑ Joint', 'Joint'],
  ['Title holder status\tCo-owners', 'Joint'],
  ['Title holder\tSelf & spouse', undefined],
  ['Ownership\t☑ Single ☐ Joint', 'Single'],
  ['Property ownership : Joint', 'Joint'],
  ['Mode of holding: Jointly held', 'Joint'],
  ['Ownership type - Individual', 'Single'],
  ['Property is held\t[X] Singly [ ] Jointly', 'Single'],
  ['Type of ownership: Sole', 'Single'],
  ['मालकी\t☐ Single ☑ Joint\nOwnership', 'Joint'],
  ['Holding : Sole / Joint', undefined],
  ['Ownership of property: Self & spouse (Joint)', 'Joint'],
  ['स्वामित्व का प्रकार: संयुक्त', 'Joint'],
  ['स्वामित्व : एकल', 'Single'],
  ['Ownership\tSingle [ ] Joint [X]', 'Joint'],
  ['Title holding: Co-owners', 'Joint'],
  ['Nature of ownership\tSole ownership', 'Single'],
  ['Constitution of ownership: Joint names', 'Joint'],
  ['Owned : Singly', 'Single'],
  ['Present house: Rented / Owned', undefined],
  ['Property in whose name: Ravi Kumar and Sita Devi (jointly)', 'Joint'],
  ['OWNERSHIP\nJoint', 'Joint'],
  ['Ownership: Freehold', undefined],
  ['Ownership pattern: Joint (50:50)', 'Joint'],
  ['Company type: Sole proprietorship', undefined],
  ['Occupation: Self employed   Ownership of business: Sole', undefined],
]

describe('how a property is held', () => {
  it.each(papers)('reads %s', (text, held) => {
    expect(valuesBy(ownershipOf, `LOAN APPLICATION FORM\n${text}\nSignature of applicant`, 'form')['ownership_type']).toBe(held)
  })
})
