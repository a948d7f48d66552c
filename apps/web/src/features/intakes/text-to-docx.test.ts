import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docxName, textToDocx } from './text-to-docx.ts'

const partsOf = async (content: BlobPart, name = 'request.txt') => {
  const docx = await textToDocx(new File([content], name))
  const parts = unzipSync(new Uint8Array(await docx.arrayBuffer()))
  return { docx, names: Object.keys(parts), document: strFromU8(parts['word/document.xml'] ?? new Uint8Array()) }
}
const linesOf = (document: string): string[] =>
  [...document.matchAll(/<w:p\/>|<w:p>(.*?)<\/w:p>/g)].map(([, inner = '']) => inner.replace(/<w:tab\/>/g, '\t').replace(/<[^>]+>/g, ''))

describe('textToDocx', () => {
  it('writes the parts that Word needs, content types first', async () => {
    const { docx, names } = await partsOf('Owner: Asha')
    expect(names).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml'])
    expect(docx.name).toBe('request.docx')
    expect(docx.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  })

  it('keeps lines, blanks, tabs and marks', async () => {
    const { document } = await partsOf('Name:  <Asha> & "Co"\r\n\r\nArea\t1,200 sq ft\n')
    expect(linesOf(document)).toEqual(['Name:  &lt;Asha&gt; &amp; "Co"', '', 'Area\t1,200 sq ft', ''])
  })

  it('reads UTF-16 and cp1252 too', async () => {
    const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from('नाम ₹5', 'utf16le')])
    expect(linesOf((await partsOf(utf16)).document)).toEqual(['नाम ₹5'])
    expect(linesOf((await partsOf(Uint8Array.from([0x93, 0x41, 0x94]))).document)).toEqual(['“A”'])
  })

  it('leaves out what XML cannot hold', async () => {
    expect(linesOf((await partsOf('a\u0000b\u0008c\ufffe')).document)).toEqual(['abc'])
  })

  it('gives the same bytes for the same text', async () => {
    const bytes = async () => Buffer.from(await (await partsOf('one')).docx.arrayBuffer()).toString('hex')
    expect(await bytes()).toBe(await bytes())
  })
})

it.each([
  ['a.txt', 'a.docx'],
  ['A.B.TEXT', 'A.B.docx'],
  ['readme', 'readme.docx'],
])('%s becomes %s', (name, docx) => expect(docxName(name)).toBe(docx))
