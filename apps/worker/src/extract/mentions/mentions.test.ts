import { describe, expect, it } from 'vitest'
import { mentionsIn, type MentionKind } from './mentions.ts'

const found = (text: string, kind: MentionKind): string[] =>
  mentionsIn(text)
    .filter((one) => one.kind === kind)
    .map(({ value }) => value)

describe('what could be a value', () => {
  it.each<[string, MentionKind, string[]]>([
    ['the flat of Smt. ASHA RANI W/o Ravi Menon, aged 41', 'person', ['Asha Rani', 'Ravi Menon']],
    ['Name of the Owner\tGopal Das\tPlot No. 7', 'person', ['Gopal Das']],
    ['signed by Shri Mohan.', 'person', ['Mohan']],
    ['booked with Green Meadow Infra Projects Pvt. Ltd. and not with a bank', 'firm', ['Green Meadow Infra Projects Pvt. Ltd.']],
    ['BETWEEN M/s Kaveri Builders & Developers and Ravi Menon', 'firm', ['Kaveri Builders & Developers']],
    ['Land and Homes Limited', 'firm', ['Land and Homes Limited']],
    ['Mob: +91 98450-12345 / 080 2345678', 'mobile', ['+91 98450-12345']],
    ['A/c 9845012345678, Rs. 9,845,012,345', 'mobile', []],
    ['vide No. BP/2021/447-A dated the fourth', 'number', ['BP/2021/447-A']],
    ['dated 4th May 2021 and 05.06.2022', 'date', ['04/05/2021', '05/06/2022']],
    ['East: 30 ft. 6 in, West 9.14 m', 'length', ['30 ft. 6 in', '9.14 m']],
    ['for G+2 floors; Existing: G+1; a flat on the 3rd floor of G+7', 'floors', ['G+2']],
  ])('%s (%s)', (text, kind, values) => {
    expect(found(text, kind)).toEqual(values)
  })

  it('takes a name that goes over a line as one and as its parts', () => {
    expect(found('sold to Gopal\nDas Menon by', 'person')).toEqual(['Gopal Das Menon', 'Gopal', 'Das Menon'])
  })

  it('takes no bare word, form or place for a person', () => {
    expect(found('Kindly visit Mohan. Sale Deed of the Plot, Civil Court Road', 'person')).toEqual([])
  })

  it('knows areas in square feet', () => {
    const areas = mentionsIn('1,240 sq ft or 115 sq m').filter(({ kind }) => kind === 'area')
    expect(areas.map(({ squareFeet }) => squareFeet)).toEqual([1240, undefined])
  })
})
