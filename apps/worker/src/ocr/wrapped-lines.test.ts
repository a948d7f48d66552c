import { describe, expect, it } from 'vitest'
import { unwrapped } from './wrapped-lines.ts'

const lines = (text: string): string[] => text.split('\n').map((line) => line.replaceAll('|', '\t'))

describe('unwrapped', () => {
  it('joins what a mail program broke at its edge, also where a name goes on with a capital', () => {
    const mail = lines(`Dear Sir,

Kindly arrange the visit of the property that Mrs. Kaveri Subramaniam
Iyer and her husband have offered to us as security, and send us your
report within two days of it.
Address: Plot No. 12, Second Cross, Lakshmipuram Extension, Chamundi
Hill Road, Mysuru 570004
Contact: 9845012345`)
    expect(unwrapped(mail)).toEqual([
      'Dear Sir,',
      '',
      'Kindly arrange the visit of the property that Mrs. Kaveri Subramaniam Iyer and her husband have offered to us as security, and send us your report within two days of it.',
      'Address: Plot No. 12, Second Cross, Lakshmipuram Extension, Chamundi Hill Road, Mysuru 570004',
      'Contact: 9845012345',
    ])
  })

  it('joins a row whose cells were broken, and leaves the next row and the next item', () => {
    const rows = lines(`S.No.|Applicant|Loan|Property|Owner of the property|Mobile
1|Kaveri Subramaniam|Home loan|Plot No. 12, Second Cross, Lakshmi
Puram Extension|Raghavan Iyer|9845012345
2|Asha Rao|Plot loan|Plot No. 44, Third Cross, Hebbal Second Stage,
west of the lake|Asha Rao|9845012346
3. Please call the customers before you go there, and tell them that
the visit is for the bank.`)
    expect(unwrapped(rows)).toEqual(
      lines(`S.No.|Applicant|Loan|Property|Owner of the property|Mobile
1|Kaveri Subramaniam|Home loan|Plot No. 12, Second Cross, Lakshmi Puram Extension|Raghavan Iyer|9845012345
2|Asha Rao|Plot loan|Plot No. 44, Third Cross, Hebbal Second Stage, west of the lake|Asha Rao|9845012346
3. Please call the customers before you go there, and tell them that the visit is for the bank.`),
    )
  })

  it('leaves labels and rows with wide gaps below full lines', () => {
    const asked = 'We request you to visit the property that is told below, and then to'
    const rows = [
      'Applicant and his full name          Raghavendra Subramaniam Iyer Sons',
      'Area                                 1,050 sq ft',
      'Name of the borrower and of all who join in the loan: Asha Rao and he',
      'Owner - Ravi Rao of Hebbal, who holds it by a sale deed of 2014 alone',
      'Kharidar - Asha Rao',
    ]
    expect(unwrapped([asked, 'report.', ...rows])).toEqual([`${asked} report.`, ...rows])
  })

  it.each([
    ['lists', 'Name of the applicant with full address here\nAsha Rao\nName of the owner as given in the title deed\nRavi Rao'],
    ['a text of longer lines', `${'Kindly visit the property and report. '.repeat(6)}\nand call the customer first.\nIt is\nurgent.`],
    [
      'what somebody types without capitals',
      'property is flat no 302, sai residency, baner road, pune 411045\nowner mahesh patil\narea 1050 sqft',
    ],
    ['short notes', 'Flat 3A\nand the\ncar park'],
  ])('leaves %s as they stand', (_what, text) => expect(unwrapped(lines(text))).toEqual(lines(text)))
})
