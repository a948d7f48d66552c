import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../ocr/text-file.ts'
import { extractFields } from '../extract-fields.ts'
import { layoutOf } from './layout.ts'

const fileOf = (text: string) => ({ file: 'a.txt', sha256: 'a', pages: [readTextFile(new TextEncoder().encode(text), 'a.txt')] })
const read = (text: string): string => layoutOf(fileOf(text)).flow.text.trimEnd()

describe('a text typed without capitals', () => {
  it('gets them word by word, numbers in large letters, units and endings as they are', () => {
    expect(read('owner ravi kumar, w/o late hari\nfile hl/22/4 for lap, 3rd floor, 900sqft')).toBe(
      'Owner Ravi Kumar, W/O Late Hari\nFile HL/22/4 for LAP, 3rd Floor, 900sqft',
    )
  })

  it('keeps lines that have capitals, and a text of whose lines most have', () => {
    expect(read('pls visit today\nowner is ravi rao\nCall Asha Rao first')).toBe('Pls Visit Today\nOwner is Ravi Rao\nCall Asha Rao first')
    const letter = 'Dear Sir,\nPlease visit the flat of Asha Rao.\nThe owner is Ravi Rao.\nand report soon'
    expect(read(letter)).toBe(letter)
  })

  it('gives the values that its writer means, named as printed', () => {
    const found = extractFields(
      [
        fileOf(
          'new case\ncustomer name - meena kulkarni\nowner - ashok kulkarni\nflat no b-12, shanti apartment, satara road, karad 415110',
        ),
      ],
      [],
    )
    expect([found['applicant_name']?.value, found['property_owner_name']?.value, found['flat']?.value, found['pincode']?.value]).toEqual([
      'Meena Kulkarni',
      'Ashok Kulkarni',
      'B-12',
      '415110',
    ])
  })
})
