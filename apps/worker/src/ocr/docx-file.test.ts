import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDocxFile } from './docx-file.ts'
import type { Word } from './model.ts'

const docx = (body: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`), ...more })
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`

function lines(words: readonly Word[]): string[] {
  const byPlace = new Map<string, string[]>()
  for (const { line, cell: column, text } of words) {
    const place = `${line}/${column ?? ''}`
    byPlace.set(place, [...(byPlace.get(place) ?? []), text])
  }
  return [...byPlace.values()].map((texts) => texts.join(' '))
}

/** A zip whose directory says that its document unpacks to so many bytes. */
function claimingToUnpackTo(bytes: number): Uint8Array {
  const zip = docx(paragraph('bomb'))
  const directory = Buffer.from(zip.buffer, zip.byteOffset, zip.length).indexOf('PK\u0001\u0002', 0, 'latin1')
  new DataView(zip.buffer, zip.byteOffset).setUint32(directory + 24, bytes, true)
  return zip
}

describe('readDocxFile', () => {
  it('reads paragraphs, each cell of a table, and entities', () => {
    const table = `<w:tbl><w:tr>${cell('Item')}${cell('Rupees')}</w:tr><w:tr>${cell('Car &amp; park')}${cell('2,75,000')}</w:tr></w:tbl>`
    const { words } = readDocxFile(docx(paragraph('DEED &#8211; one') + table + paragraph('end')), 'a.docx')
    expect(lines(words)).toEqual(['DEED – one', 'Item', 'Rupees', 'Car & park', '2,75,000', 'end'])
    expect(words.filter((word) => word.cell === 1).map(({ text }) => text)).toEqual(['Rupees', '2,75,000'])
    expect(words.every((word) => word.box === null && word.conf === 1)).toBe(true)
  })

  it('reads headers first, and a text box once', () => {
    const box = `<mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('boxed')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('boxed')}</w:txbxContent></mc:Fallback></mc:AlternateContent>`
    const file = docx(`<w:p><w:r><w:t>before</w:t>${box}<w:t> after</w:t></w:r></w:p>`, {
      'word/header1.xml': strToU8(`<w:hdr>${paragraph('HEAD')}</w:hdr>`),
    })
    expect(lines(readDocxFile(file, 'a.docx').words)).toEqual(['HEAD', 'boxed', 'before after'])
  })

  it('reads a deed as it comes', () => {
    const { words } = readDocxFile(readFileSync(new URL('../../test/fixtures/deed.docx', import.meta.url)), 'deed.docx')
    expect(lines(words)).toContain('ON THE EAST : By Premises No. 57/1')
  })

  it('refuses what is no Word file, is locked, or unpacks without end', () => {
    expect(() => readDocxFile(strToU8('PK no zip at all'), 'x.docx')).toThrow(/damaged/u)
    expect(() => readDocxFile(zipSync({ 'word/other.xml': strToU8('<a/>') }), 'x.docx')).toThrow(/damaged/u)
    expect(() => readDocxFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'x.docx')).toThrow(/password/u)
    expect(() => readDocxFile(claimingToUnpackTo(300 * 1024 * 1024), 'x.docx')).toThrow(/too large/u)
  })
})
