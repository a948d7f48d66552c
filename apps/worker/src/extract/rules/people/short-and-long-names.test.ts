import { expect, it } from 'vitest'
import { peopleOfText } from './people-of-text.ts'

/** Owners whose names have one word or more than three; names are invented. */
const papers: readonly (readonly [text: string, owner: string])[] = [
  ['TOWN MUNICIPAL COUNCIL, RAMANAGARA\nTAX DEMAND EXTRACT\nKhatedar: Smt. Jayamma W/o Late Siddegowda\nDemand 1,890', 'Jayamma'],
  ['NAGAR PANCHAYAT SIKTA\nHOUSE TAX RECEIPT\nName of owner: Sri Ramdhani\nHouse No. 112\nTax paid Rs. 240', 'Ramdhani'],
  [
    'GUNTUR MUNICIPAL CORPORATION\nPROPERTY TAX RECEIPT\nOwner: Sri Yerram Venkata Siva Kumar\nDoor No. 5-44\nTax paid Rs. 2,240',
    'Yerram Venkata Siva Kumar',
  ],
  [
    'REVENUE DEPARTMENT\nPATTA TRANSFER ORDER\nTransfer to: 1. Karthikeyan (Father: Palanivel) 2. Sudha (Husband: Karthikeyan)\nS.F. No. 118/3B',
    'Karthikeyan, Sudha',
  ],
]

it.each(papers)('reads the owner of: %s', (text, owner) => {
  expect(peopleOfText(text).owner).toBe(owner)
})

it('takes no word of a form for a name of one word', () => {
  expect(
    peopleOfText('NAGAR PANCHAYAT SIKTA\nHOUSE TAX RECEIPT\nName of owner: Self\nHouse No. 112\nTax paid Rs. 240').owner,
  ).toBeUndefined()
})
