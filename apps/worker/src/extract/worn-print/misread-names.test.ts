import { describe, expect, it } from 'vitest'
import type { Word } from '../../ocr/model.ts'
import { withNames } from './misread-names.ts'

const words = (text: string): Word[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      line.split(' ').map((one): Word => ({ text: one, conf: 0.9, page: 1, box: null, level: null, line: at, block: 0, size: 0 })),
    )

const read = (text: string): string => {
  const out: string[] = []
  for (const word of withNames(words(text))) out[word.line] = out[word.line] ? `${out[word.line]} ${word.text}` : word.text
  return out.join('\n')
}

describe('withNames', () => {
  it.each([
    ['Guda venkat Reddy', 'Guda Venkat Reddy'],
    ['Smt. sunita Devi', 'Smt. Sunita Devi'],
    ['House of 1. Unnikrishnan', 'House of I. Unnikrishnan'],
    ['Smt. ! Shobha', 'Smt. Shobha'],
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
  ])('leaves %s', (text) => {
    expect(read(text)).toBe(text)
  })
})
