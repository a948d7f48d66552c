import { describe, expect, it } from 'vitest'
import { peopleOfText } from './people-of-text.ts'

const permit = (head: string): string =>
  `${head}\nLetter No. 27089/2017/A2, Dated: 24.06.2017\nSir/Madam,\nSub:\tPlanning Permission - Proposed construction at Plot No. 319, Mariamman Koil Street, Tambaram - Approved - Regarding.\nThe Planning Permission Application is examined and approved. Planning Permission No. B/PP/SB/282/2017 is sent herewith.\nYours faithfully,\nfor MEMBER SECRETARY\nCopy to: Licensed Surveyor R. Kathiresan, ph 8711550583.`

describe('whom an office writes to in a column of its own', () => {
  it.each([
    [
      'From\tTo\nThe Member Secretary,\tTmt. T. Kalaiselvi and Thiru. Balasubramanian K,\nTown Planning,\tNo. 239, Kamaraj Avenue',
      'T. Kalaiselvi, Balasubramanian K',
    ],
    ['FROM\tTO\nThe Commissioner,\tThiru. S. Selvakumar,\nTambaram Corporation\t12, Periyar Salai', 'S. Selvakumar'],
    [
      'To\tFILE No. : 6555/TPS/58\nSri. G. Srinivasulu\tPERMIT No. : 790252/TPS\nSmt. G. Latha\tDATE : 10-02-2017',
      'G. Srinivasulu, G. Latha',
    ],
    ['From\tTo,\nThe Member Secretary,\tMr. R. Prakash,\nTambaram\tMrs. Usha Prakash', 'R. Prakash, Usha Prakash'],
    ['From\tTo\nThe Secretary\tSelvi. Nithya R\nTambaram\t4, Gandhi Road', 'Nithya R'],
    ['To\tDate: 24.06.2017\nThirumathi Vasantha Kumari S\tRef: 12/2017\n5, Gandhi Road\tWard 4', 'Vasantha Kumari S'],
  ])('%s', (head, owner) => {
    expect(peopleOfText(permit(head)).owner).toBe(owner)
  })

  it('names nobody where an office writes to an office', () => {
    const head = 'From\tTo\nThiru. R. Kannan, B.E.,\tThe Commissioner,\nExecutive Engineer\tTambaram Corporation'
    expect(peopleOfText(permit(head)).owner).not.toBe('R. Kannan')
  })
})
