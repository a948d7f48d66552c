import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('quotes what needs it and marks UTF-8', () => {
  expect(
    csvOf(
      ['Name', 'Cases'],
      [
        ['Rao, "R"', 3],
        ['आशा', 12],
      ],
    ),
  ).toBe('\uFEFFName,Cases\r\n"Rao, ""R""",3\r\nआशा,12\r\n')
})
it('keeps spreadsheets from running a name as a formula', () => {
  expect(csvOf(['Name'], [['=HYPERLINK("x")'], ['-1']])).toBe('\uFEFFName\r\n"\'=HYPERLINK(""x"")"\r\n\'-1\r\n')
})
