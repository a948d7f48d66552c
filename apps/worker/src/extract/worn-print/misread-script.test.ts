import { describe, expect, it } from 'vitest'
import { withoutMisreadScript } from './misread-script.ts'
import { pageAsPrinted } from './page-as-printed.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const hindi = 'ऋण आवेदन पत्र'
const read = (line: string, head = hindi): string =>
  linesOf(withoutMisreadScript(pageOfLines(`${head}\n${line}`)).words).split('\n')[1] ?? ''

describe('withoutMisreadScript', () => {
  it.each([
    ['fe~ / Amount : 4,18,000', 'Amount : 4,18,000'],
    ['9dr~ / Residence : 4 Civil Lines', 'Residence : 4 Civil Lines'],
    ['FUT~ hl~ / Purpose : Purchase', 'Purpose : Purchase'],
    ['3 qz~ / Owner : Ram Lal', '3 Owner : Ram Lal'],
  ])('reads %s', (worn, printed) => expect(read(worn)).toBe(printed))

  it.each([
    'राशि / Amount : 4,18,000',
    'fe / Amount : 4,18,000',
    'Owner~ / Occupier : Ram',
    'ab~ / Rampur',
    '14~ / Ward 3',
    'Loan amount~ / repayment',
  ])('keeps %s', (line) => expect(read(line)).toBe(line.replaceAll('~', '')))

  it('keeps what stands there on a page of one script, and in text that a file stores', () => {
    expect(read('fe~ / Amount : 4,18,000', 'Loan form')).toBe('fe / Amount : 4,18,000')
    const page = pageOfLines(`${hindi}\nfe~ / Amount`, 'text')
    expect(linesOf(pageAsPrinted(page).words)).toContain('fe / Amount')
    expect(linesOf(pageAsPrinted({ ...page, source: 'ocr' }).words)).not.toContain('fe /')
  })
})
