import { limits } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { acceptOf, prepareFiles, sortFiles, typeLabel } from './attachable.ts'

const file = (name: string, bytes = 3): File => new File([new Uint8Array(bytes)], name)
const refusalOf = (given: File, filter: Parameters<typeof sortFiles>[1] = ''): string => sortFiles([given], filter, [], 20).refused[0] ?? ''

describe('sortFiles', () => {
  it('takes every accepted kind', () => {
    const names = ['a.jpg', 'b.JPEG', 'c.png', 'd.webp', 'e.pdf', 'f.docx', 'g.txt', 'h.text']
    const sorted = sortFiles(
      names.map((name) => file(name)),
      '',
      [],
      20,
    )
    expect(sorted.taken.map(({ name }) => name)).toEqual(names)
    expect(sorted.refused).toEqual([])
  })

  it('refuses other kinds, empty and too large files, each by name', () => {
    expect(refusalOf(file('deed.svg'))).toMatch(/^deed\.svg is of a kind that is not accepted/)
    expect(refusalOf(file('deed.pdf', 0))).toMatch(/is empty/)
    expect(refusalOf(file('deed.pdf', limits.files.maxBytes + 1))).toMatch(/larger than 25\.0 MB/)
    expect(refusalOf(file('deed.pdf', limits.files.maxBytes))).toBe('')
  })

  it('leaves out what the filter does not let in', () => {
    expect(refusalOf(file('deed.pdf'), 'Images')).toMatch(/type filter is set to Images/)
    expect(refusalOf(file('deed.pdf'), 'PDF')).toBe('')
  })

  it('takes a file once and no more than allowed', () => {
    expect(sortFiles([file('a.pdf'), file('a.pdf')], '', [], 20).taken).toHaveLength(1)
    expect(sortFiles([file('a.pdf')], '', [{ name: 'a.pdf', size: 3 }], 20).taken).toHaveLength(0)
    expect(sortFiles([file('a.pdf'), file('b.pdf')], '', [], 1).refused[0]).toMatch(/at most 1 files/)
  })
})

it('turns text into DOCX and leaves the rest', async () => {
  const [text, pdf] = await prepareFiles([new File(['Owner'], 'mail.txt'), file('deed.pdf')])
  expect(text?.name).toBe('mail.docx')
  expect(pdf?.name).toBe('deed.pdf')
})

it('offers the picker only what the filter lets in', () => {
  expect(acceptOf('Text')).toBe('.txt,.text,text/plain')
  expect(acceptOf('')).toContain('.pdf')
})

it('names types for people', () => {
  expect(typeLabel({ name: 'a.JPEG', type: '' })).toBe('JPG')
  expect(typeLabel({ name: 'a', type: 'x/y' })).toBe('x/y')
})
