import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileKind } from '@parakh/contracts'
import { autofillFiles } from '../autofill-files.ts'
import { createReader, type Reader, type ReadOptions } from './reader.ts'

const fixture = (name: string) => fileURLToPath(new URL(`../../test/fixtures/${name}`, import.meta.url))

/** A sound PDF of empty pages. */
function pdfOf(pages: number, encrypted = false): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`).join(' ')}] >>`,
  ]
  for (let i = 0; i < pages; i += 1) objects.push('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>')
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const xref = text.length
  const key = `<${'00'.repeat(32)}>`
  const encrypt = encrypted ? `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${key} /U ${key} >> /ID [${key} ${key}]` : ''
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`
  return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${encrypt} >>\nstartxref\n${xref}\n%%EOF\n`)
}

let reader: Reader
let folder: string

beforeAll(() => {
  reader = createReader()
  folder = mkdtempSync(join(tmpdir(), 'parakh-reader-'))
})
afterAll(() => {
  reader.close()
  rmSync(folder, { recursive: true, force: true })
})

async function read(bytes: Uint8Array, kind: FileKind, options: ReadOptions = {}) {
  const path = join(folder, `given.${kind}`)
  writeFileSync(path, bytes)
  return await reader.read({ path, file: `given.${kind}`, kind, languages: 'eng' }, options)
}

describe('createReader', () => {
  it('reads a text layer, a Word file, a scan, a photograph and a text file to the same shape', { timeout: 120_000 }, async () => {
    const names = ['agreement.pdf', 'deed.docx', 'possession-scan.jpg', 'tax-photo.jpg', 'mail-cp1252.txt']
    const { files, text, pages } = await autofillFiles(names.map(fixture), [], { reader })
    expect(pages).toBe(7)
    expect(text['agreement.pdf']).toContain('WEST :: Neighbour')
    expect(text['deed.docx']).toContain('super built-up area of 985 sq. feet')
    expect(text['possession-scan.jpg']).toMatch(/Maintenance deposit\s+1,81,200/u)
    expect(text['tax-photo.jpg']).toMatch(/AARTI PANKAJ JOSHI/u)
    expect(text['mail-cp1252.txt']).toContain('Case ID – HDL/ARJ/88213')
    const words = files.flatMap((file) => file.pages.flatMap((page) => page.words))
    expect(
      words.every(
        ({ box }) => box === null || [box.x, box.y, box.x + box.w, box.y + box.h].every((share) => share >= 0 && share <= 1.0001),
      ),
    ).toBe(true)
    expect(files.flatMap((file) => file.pages.map(({ source }) => source))).toEqual(['text', 'text', 'text', 'text', 'ocr', 'ocr', 'text'])
  })

  it('reads a scan that was pasted into a Word file as a page behind its text, and no small picture', { timeout: 120_000 }, async () => {
    const document = '<w:document><w:body><w:p><w:r><w:t>Scan attached</w:t></w:r></w:p></w:body></w:document>'
    const logo = await sharp({ create: { width: 120, height: 60, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const bytes = zipSync({
      'word/document.xml': strToU8(document),
      'word/media/image1.png': logo,
      'word/media/image2.jpg': readFileSync(fixture('possession-scan.jpg')),
    })
    const [text, small, scan] = await read(bytes, 'docx')
    expect(text?.words.map((word) => word.text)).toEqual(['Scan', 'attached'])
    expect(small?.words).toEqual([])
    expect(scan).toMatchObject({ page: 3, source: 'ocr' })
    expect(scan?.words.map((word) => word.text).join(' ')).toMatch(/Maintenance deposit/u)
    expect(scan?.words[0]).toMatchObject({ page: 3, box: { x: expect.any(Number) } })
  })

  it('gives a sentence for each hostile file and reads the next one', { timeout: 120_000 }, async () => {
    await expect(read(Buffer.from('%PDF-1.7 cut off'), 'pdf')).rejects.toThrow(/given\.pdf is damaged/u)
    await expect(read(pdfOf(1, true), 'pdf')).rejects.toThrow(/password/u)
    await expect(read(pdfOf(10_000), 'pdf')).rejects.toThrow(/too many pages/u)
    await expect(read(Buffer.from('not a picture'), 'jpg')).rejects.toThrow(/damaged/u)
    const huge = await sharp({ create: { width: 30_000, height: 2_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    await expect(read(huge, 'png')).rejects.toThrow(/too large/u)
    const [blank] = await read(
      await sharp({ create: { width: 600, height: 800, channels: 3, background: 'white' } })
        .jpeg()
        .toBuffer(),
      'jpg',
    )
    expect(blank?.words).toEqual([])
    const [text] = await read(Buffer.from('PIN: 302017'), 'txt')
    expect(text?.words.map((word) => word.text)).toEqual(['PIN:', '302017'])
  })

  it('ends a file that takes too long or too much memory, and reads the next one', { timeout: 60_000 }, async () => {
    const scan = { path: fixture('possession-scan.jpg'), file: 'scan.jpg', kind: 'jpg', languages: 'eng' } as const
    await expect(reader.read(scan, { bounds: { pageTimeMs: 30 } })).rejects.toThrow(/too long/u)
    await expect(reader.read(scan, { bounds: { readerRssBytes: 60 * 1024 * 1024 } })).rejects.toThrow(/memory/u)
    await expect(read(Buffer.from('next'), 'txt')).resolves.toHaveLength(1)
  })

  it('stops at once when cancelled', { timeout: 60_000 }, async () => {
    const stop = new AbortController()
    const scan = { path: fixture('possession-scan.jpg'), file: 'scan.jpg', kind: 'jpg', languages: 'eng' } as const
    const reading = reader.read(scan, { signal: stop.signal })
    setTimeout(() => stop.abort(new Error('cancelled')), 100)
    await expect(reading).rejects.toThrow('cancelled')
    await expect(read(Buffer.from('next'), 'txt')).resolves.toHaveLength(1)
  })
})
