import { describe, expect, it } from 'vitest'
import type { Page } from '../../ocr/model.ts'
import { withAddressCommas } from './misread-commas.ts'
import { pageAsPrinted } from './page-as-printed.ts'
import { pageOfLines } from './typed-lines.ts'

const textOf = ({ words }: Page): string => words.map(({ text }) => text).join(' ')

describe('withAddressCommas', () => {
  it.each([
    [
      'situated at Plot No. 363. Sector 91-A, Bypass Road. Solanvi.\nHimachal Pradesh PIN 173040',
      'situated at Plot No. 363, Sector 91-A, Bypass Road, Solanvi, Himachal Pradesh PIN 173040',
    ],
    ['Flat No. 702. Rudraksh Floors. Aerocity 302042', 'Flat No. 702, Rudraksh Floors, Aerocity 302042'],
    [
      'Tower. Premises No. 23/8. Raja Sarani. Ward No. 22,\nBara Municipality',
      'Tower. Premises No. 23/8, Raja Sarani, Ward No. 22, Bara Municipality',
    ],
    [
      'wife of Sri Mohan Solanki. aged 40, and Sri Ravi Solanki. residing at Bhuj',
      'wife of Sri Mohan Solanki, aged 40, and Sri Ravi Solanki, residing at Bhuj',
    ],
    [
      'Plot No. 88/412. Khata No. 51/7. Mouza Barpeta,, PS. Hatigaon. Dist. Kamrup',
      'Plot No. 88/412, Khata No. 51/7, Mouza Barpeta,, PS. Hatigaon, Dist. Kamrup',
    ],
    ['Address D-304. Tower-B, Westend. Kothri. Punjab', 'Address D-304, Tower-B, Westend, Kothri, Punjab'],
    ['Rs. 64,30,000 (est.)\nD-304. Tower-B, Westend. Kothri. Punjab', 'Rs. 64,30,000 (est.) D-304, Tower-B, Westend, Kothri, Punjab'],
    ['Unit No. B2/204. Block C, Ring Road. Punjab', 'Unit No. B2/204, Block C, Ring Road, Punjab'],
    ['H.No. 12/4. Model Town. Village Kheri. Punjab.', 'H.No. 12/4, Model Town, Village Kheri, Punjab.'],
  ])('reads %s', (text, printed) => {
    expect(textOf(withAddressCommas(pageOfLines(text)))).toBe(printed)
    expect(textOf(pageAsPrinted(pageOfLines(text)))).toBe(printed)
    expect(textOf(pageAsPrinted(pageOfLines(text, 'text')))).toBe(text.replaceAll('\n', ' '))
  })

  it.each([
    'at Bypass Road. The Buyer lives in Punjab',
    'sold to Ram Lal. Sh. Mohan Lal of Punjab',
    'Distt. Ludhiana, Punjab 141001',
    'sold by the Board. Aged people may',
    'near Gandhi Dist. residing there',
    'sold by the Board. The Municipality has approved',
    'has paid in full. Plot No. 12, Punjab',
    'receipt No. 7421. It is dated 12.03.2020 at Solan',
    'By Plot 31.\nRECEIPT FOR MONEY By Order No. 412233 drawn',
    'Memo No. 4412. Dated 12.02.2024 and sent by post to Solan 173040',
  ])('leaves %s', (text) => {
    expect(textOf(withAddressCommas(pageOfLines(text)))).toBe(text.replaceAll('\n', ' '))
  })
})
