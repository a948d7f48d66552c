import { describe, expect, it } from 'vitest'
import { peopleOfText } from '../people/people-of-text.ts'

const request = (line: string): string =>
  `Sub : Request for valuation report\nSir,\nPlease inspect the under noted property.\n1) Name of the borrower : Sri Arun Sen, son of Sri Hari Sen.\n${line}\nYours faithfully,\nBranch Manager`

describe('numbers of those who help a bank', () => {
  it.each([
    '2) The party will be introduced by our field assistant, phone\n9946038386.',
    '2) You will be accompanied by our Mr. Bose, mobile 9946038386.',
    '2) Our recovery executive (Mob. 9946038386) will show the site.',
    '2) Branch staff, cell 9946038386, will take you there.',
    '2) The business correspondent may be called at 9946038386 from our field staff.',
  ])('%j is not the borrower’s', (line) => {
    expect(peopleOfText(request(line)).phone).toBeUndefined()
  })

  it.each([
    '2) Please coordinate with the customer (9946038386) before the visit.',
    '2) Appointment may be fixed with him over 9946038386.',
    '2) For keys ring up 9946038386.',
    '2) In case of difficulty dial 9946038386.',
    '2) The party may be contacted at 9946038386.',
    '2) Mobile of the party : 99460 38386. Our field assistant will come along.',
  ])('%j is the borrower’s', (line) => {
    expect(peopleOfText(request(line)).phone).toBe('9946038386')
  })
})
