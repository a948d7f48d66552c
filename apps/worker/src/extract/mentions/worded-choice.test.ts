import { describe, expect, it } from 'vitest'
import { chosenByRules, extractFields, paperOf } from '../extract-fields.ts'
import { readTextFile } from '../../ocr/text-file.ts'

const fileOf = (text: string) => ({ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] })

/** A builder's paper whose label no rule knows. */
const agreement = `AGREEMENT FOR SALE
This agreement is made at Pune on 4th May 2023.
Promoter of the project who conceived and constructs the same
Sunrise Habitat Developers
Allottee
Ravi Menon
In witness whereof the promoter and the allottee have signed.`

describe('values that no rule chose', () => {
  it('are offered where the words around them speak for one, with their place', () => {
    const file = fileOf(agreement)
    const byRules = chosenByRules([paperOf(file)])
    const { developer_name: developer } = extractFields([file], [])
    if (byRules.developer_name) expect(developer).toEqual(byRules.developer_name)
    else expect(developer?.evidence?.text).toContain('Sunrise Habitat Developers')
  })

  it('are none of a menu', () => {
    const menu = 'Masala dosa 80\nFilter coffee 30\nCall Ravi Menon 98450 12345 for parties\nSunrise Caterers Private Limited'
    expect(extractFields([fileOf(menu)], [])).toEqual({})
  })

  it('never stand in for what a rule chose', () => {
    const file = fileOf('Name of Applicant: Ravi Menon\nMobile No. of applicant: 98450 12345\nBuilder: Sunrise Habitat Developers')
    expect(extractFields([file], [])).toMatchObject(chosenByRules([paperOf(file)]))
  })
})
