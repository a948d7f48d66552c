import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDocxText } from './docx-file.ts'
import { docxParts } from './docx-parts.ts'
import type { Word } from './model.ts'

const docx = (body: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`), ...more })
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`

const readDocxFile = (bytes: Uint8Array, file: string) => readDocxText(docxParts(bytes, file), file)
const read = (body: string, more: Record<string, string> = {}) =>
  lines(
    readDocxFile(docx(body, Object.fromEntries(Object.entries(more).map(([name, xml]) => [`word/${name}.xml`, strToU8(xml)]))), 'a.docx')
      .words,
  )

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

describe('a text that the console sent as a Word file', () => {
  const text = [
    'Dear Sir,',
    '',
    'Please visit the house of Mrs. Kaveri Subramaniam Iyer, who has asked',
    'for a loan, and of Mr. Raghavan who sells it at Hebbal near Bengaluru',
    'North.',
    '*Owner:* Asha Rao',
  ]
  const typed = text.map((line) => (line === '' ? '<w:p/>' : paragraph(line))).join('')

  it('is read as that text: its broken lines and its marks', () => {
    const joined =
      'Please visit the house of Mrs. Kaveri Subramaniam Iyer, who has asked for a loan, and of Mr. Raghavan who sells it at Hebbal near Bengaluru North.'
    expect(read(typed)).toEqual(['Dear Sir,', joined, 'Owner: Asha Rao'])
    const blocks = readDocxFile(docx(typed), 'a.docx').words.map(({ block }) => block)
    expect(new Set(blocks).size).toBe(2)
  })

  it('is told by what word processors write into all that they save', () => {
    expect(read(`${typed}<w:p><w:pPr/></w:p>`)).toHaveLength(5)
    expect(read(typed, { styles: '<w:styles/>' })).toHaveLength(5)
  })
})

describe('readDocxFile', () => {
  it('does not believe a directory that says less than there is', () => {
    const zip = docx(paragraph('word '.repeat(2_000_000)))
    const directory = Buffer.from(zip.buffer, zip.byteOffset, zip.length).indexOf('PK\u0001\u0002', 0, 'latin1')
    new DataView(zip.buffer, zip.byteOffset).setUint32(directory + 24, 1_000, true)
    expect(() => readDocxFile(zip, 'x.docx')).toThrow(/damaged/u)
  })

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

  it('keeps what was inserted, leaves out what was struck out, moved away or hidden', () => {
    const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
    const body = `<w:p>${run('Price ')}<w:del w:id="1"><w:r><w:delText>10</w:delText><w:t>11</w:t></w:r></w:del><w:ins w:id="2">${run('12')}</w:ins><w:moveFrom>${run('gone')}</w:moveFrom>${run('ghost', '<w:vanish/>')}${run(' seen', '<w:vanish w:val="0"/>')}</w:p>`
    expect(read(body)).toEqual(['Price 12 seen'])
  })

  it('writes ticks as words: content controls, old forms, fonts of symbols', () => {
    const control = (checked: string) =>
      `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${checked}"/></w14:checkbox></w:sdtPr><w:sdtContent><w:r><w:t>☒</w:t></w:r></w:sdtContent></w:sdt>`
    const old = (state: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:checkBox><w:default w:val="0"/>${state}</w:checkBox></w:ffData></w:fldChar></w:r>`
    const sign = (char: string) => `<w:r><w:sym w:font="Wingdings" w:char="${char}"/></w:r>`
    const wing = (letter: string) => `<w:r><w:rPr><w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/></w:rPr><w:t>${letter}</w:t></w:r>`
    const word = (text: string) => `<w:r><w:t xml:space="preserve"> ${text} </w:t></w:r>`
    const body = `<w:p>${control('1')}${word('A')}${control('0')}${word('B')}${old('<w:checked/>')}${word('C')}${old('')}${word('D')}${sign('F0FE')}${word('E')}${sign('F0A8')}${word('F')}${wing('þ')}${word('G')}${wing('o')}${word('old')}</w:p>`
    expect(read(body)).toEqual(['☑ A ☐ B ☑ C ☐ D ☑ E ☐ F ☑ G ☐ old'])
  })

  it('numbers lists as Word shows them', () => {
    const item = (text: string, level = 0, list = '5') =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
    const level = (at: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
    const numbering = `<w:numbering><w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerRoman', '%1.(%2)')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level(0, 'bullet', 'o')}</w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="6"><w:abstractNumId w:val="2"/></w:num></w:numbering>`
    const styles = '<w:styles><w:style w:styleId="Clause"><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style></w:styles>'
    const styled = '<w:p><w:pPr><w:pStyle w:val="Clause"/></w:pPr><w:r><w:t>sky</w:t></w:r></w:p>'
    const body = item('flat') + item('deed', 1) + item('plan', 1) + item('land') + item('tax', 1) + styled + item('dot', 0, '6')
    expect(read(body, { numbering, styles })).toEqual(['1. flat', '1.(i) deed', '1.(ii) plan', '2. land', '2.(i) tax', '3. sky', '• dot'])
  })

  it('keeps columns of a table beside merged cells, and rows of a table inside a cell', () => {
    const wide = (text: string, span: number) => `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${paragraph(text)}</w:tc>`
    const table = `<w:tbl><w:tr>${wide('Boundaries', 2)}${cell('Deed')}</w:tr><w:tr>${cell('East')}${cell('Road')}${cell('Plot 9')}</w:tr></w:tbl>`
    const cells = readDocxFile(docx(table), 'a.docx').words.map(({ text, cell: column }) => [text, column])
    expect(cells).toEqual([
      ['Boundaries', 0],
      ['Deed', 2],
      ['East', 0],
      ['Road', 1],
      ['Plot', 2],
      ['9', 2],
    ])
    const inner = `<w:tbl><w:tr>${cell('PIN')}${cell('411014')}</w:tr></w:tbl>`
    const { words } = readDocxFile(docx(`<w:tbl><w:tr>${cell('Address')}<w:tc>${inner}</w:tc></w:tr></w:tbl>`), 'a.docx')
    const [address, pin, number] = words
    expect([pin!.line === number!.line, pin!.line > address!.line, pin!.cell, number!.cell]).toEqual([true, true, 0, 1])
  })

  it('reads notes, and a head that stands on every kind of page once', () => {
    const notes = `<w:footnotes><w:footnote w:type="separator" w:id="0">${paragraph('---')}</w:footnote><w:footnote w:id="2">${paragraph('as per plan')}</w:footnote></w:footnotes>`
    const head = `<w:hdr>${paragraph('HEAD')}</w:hdr>`
    expect(read(paragraph('body'), { footnotes: notes, header1: head, header2: head })).toEqual(['HEAD', 'body', 'as per plan'])
  })

  it('takes tabs of a paragraph for columns', () => {
    const { words } = readDocxFile(docx('<w:p><w:r><w:t>Applicant</w:t><w:tab/><w:t>: Asha</w:t></w:r></w:p>'), 'a.docx')
    expect(words.map(({ text, cell: column }) => [text, column])).toEqual([
      ['Applicant', 0],
      [':', 1],
      ['Asha', 1],
    ])
  })

  it('refuses what is no Word file, is locked, or unpacks without end', () => {
    expect(() => readDocxFile(strToU8('PK no zip at all'), 'x.docx')).toThrow(/damaged/u)
    expect(() => readDocxFile(zipSync({ 'word/other.xml': strToU8('<a/>') }), 'x.docx')).toThrow(/damaged/u)
    expect(() => readDocxFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'x.docx')).toThrow(/password/u)
    expect(() => readDocxFile(claimingToUnpackTo(300 * 1024 * 1024), 'x.docx')).toThrow(/too large/u)
  })
})
