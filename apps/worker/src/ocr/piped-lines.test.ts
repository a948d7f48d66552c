import { describe, expect, it } from 'vitest'
import { withoutPipes } from './piped-lines.ts'

describe('lines that strokes part', () => {
  it('are a table where they are alike', () => {
    expect(withoutPipes(['Dear Sir,', 'Sl | Customer | Phone', '1 | Asha Rao | 9876543210', 'Regards'])).toEqual([
      'Dear Sir,',
      'Sl\tCustomer\tPhone',
      '1\tAsha Rao\t9876543210',
      'Regards',
    ])
  })

  it('are one with its borders and the rule under its head', () => {
    expect(withoutPipes(['| Name | Asha Rao |', '|---|---|', '| Phone | 9876543210 |', '| Owner | Hari Rao |'])).toEqual([
      'Name\tAsha Rao',
      'Phone\t9876543210',
      'Owner\tHari Rao',
    ])
  })

  it('are none alone, or two lines of two parts', () => {
    const lines = ['Subject: Visit | LOS 4411 | Pune', 'Asha | Operations', 'Pune | 0202 441100', 'Bye']
    expect(withoutPipes(lines)).toEqual(lines)
  })
})
