import { expect, it } from 'vitest'
import { filenameOf } from './download.ts'

it.each([
  ['attachment; filename="HL-1.docx"', 'HL-1.docx'],
  ['attachment; filename="x.docx"; filename*=UTF-8\'\'%E0%A4%86%20%E0%A4%B6.docx', 'आ श.docx'],
  ['attachment; filename=plain.docx; size=3', 'plain.docx'],
  ['attachment; filename="a \\"b\\".docx"', 'a "b".docx'],
  ["attachment; filename*=UTF-8''%E0%A4%A.docx", '%E0%A4%A.docx'],
  ['inline', null],
  [null, null],
])('reads the file name of %s', (header, name) => {
  expect(filenameOf(header)).toBe(name)
})
