import { expect, test } from 'vitest'
import { displaySize, documentFileName, kindOfName, kindOfType } from './files.ts'

test.each([
  [0, '0 B'],
  [500, '500 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [1024 ** 2, '1.0 MB'],
  [1024 ** 3 * 2.25, '2.3 GB'],
  [1024 ** 4, '1024.0 GB'],
  [Number.NaN, '-'],
  ['12', '-'],
  [undefined, '-'],
])('size %s shows as %s', (bytes, shown) => expect(displaySize(bytes)).toBe(shown))

test.each([
  ['HDL/ARJ/88213', 'HDL_ARJ_88213.docx'],
  ['..  a:b*c?"<>|\u0007. ', 'a_b_c______.docx'],
  ['', 'the-id.docx'],
  [' . .', 'the-id.docx'],
  [null, 'the-id.docx'],
  ['x'.repeat(79) + ' tail', `${'x'.repeat(79)}.docx`],
  ['आवेदन १२', 'आवेदन १२.docx'],
])('document name of %j', (number, name) => expect(documentFileName(number, 'the-id')).toBe(name))

test('kinds are known by type and by name', () => {
  expect(kindOfType('text/plain; charset=utf-8')).toBe('txt')
  expect(kindOfType('image/svg+xml')).toBeNull()
  expect([kindOfName('a.JPEG'), kindOfName('deed.text'), kindOfName('x.html')]).toEqual(['jpg', 'txt', null])
})
