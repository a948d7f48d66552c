import { randomBytes } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { documentKinds, errorReply, imageKinds, limits, type RouteFiles } from '@parakh/contracts'
import { createFileStore, type FileStore, type StoredFile } from '@parakh/file-store'
import express, { type NextFunction } from 'express'
import { strToU8, zipSync } from 'fflate'
import mongoose, { type Connection } from 'mongoose'
import sharp from 'sharp'
import supertest from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { ExceptionsFilter } from '../src/http/exceptions.filter.ts'
import type { Request, Response } from '../src/http/request.ts'
import { receiveFiles } from '../src/http/uploads.ts'
import { createLogger } from '../src/logger.ts'

let connection: Connection
let store: FileStore
let server: Server
const rules: Record<string, RouteFiles> = {
  '/documents': { part: 'files', max: limits.files.maxPerCall, kinds: documentKinds, required: true },
  '/photos': { part: 'files', max: 2, kinds: imageKinds, required: true },
}
const count = async (): Promise<number[]> =>
  Promise.all(['files', 'chunks'].map((name) => connection.db!.collection(`files.${name}`).countDocuments()))

/** Nothing but the upload, so that each kind can be tried without a record to keep it. */
beforeAll(async () => {
  connection = await mongoose.createConnection(`${inject('mongoUri').replace(/\/(\?|$)/, '/uploads-test$1')}`).asPromise()
  await connection.db!.dropDatabase()
  store = createFileStore(connection.db!)
  await store.prepare()
  const filter = new ExceptionsFilter(createLogger('silent'))
  const app = express()
  app.post('/:what', async (incoming: Request, response: Response) => {
    await receiveFiles(store, rules[incoming.path]!, incoming, response)
    response.json({ files: incoming.uploads, body: incoming.body as unknown })
  })
  app.use((error: unknown, incoming: Request, response: Response, _next: NextFunction) => {
    incoming.id = 'test'
    filter.reply(error, incoming, response)
  })
  server = createServer(app).listen(0, '127.0.0.1')
})
afterAll(async () => {
  server.close()
  await connection.close()
})
beforeEach(async () => {
  await connection.db!.collection('files.files').deleteMany({})
  await connection.db!.collection('files.chunks').deleteMany({})
})

type Part = [bytes: Buffer | string, name: string]
const send = (path: string, ...parts: Part[]) => {
  const call = supertest(server).post(path)
  for (const [bytes, name] of parts) call.attach('files', Buffer.from(bytes as string), { filename: name, contentType: 'application/pdf' })
  return call
}
const picture = (format: 'jpeg' | 'png' | 'webp', width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#456' } })
    [format]()
    .toBuffer()
const docx = (more: Record<string, Uint8Array> = {}): Buffer =>
  Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w/>'), ...more }))
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF')

describe('the type of a file', () => {
  it('is what the bytes say, not the name', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('नमस्ते PIN 110001', 'utf16le')])
    const { body } = await send(
      '/documents',
      [await picture('jpeg'), 'a.pdf'],
      [await picture('png'), 'b'],
      [await picture('webp'), 'c.jpg'],
      [pdf, 'd.docx'],
      [docx(), 'e.zip'],
      ['BM Realty, plot 27', 'f.bmp'],
      [utf16, 'g.txt'],
    ).expect(200)
    expect(body.files.map((file: StoredFile) => file.contentType.split(/[./]/).at(-1))).toEqual([
      'jpeg',
      'png',
      'webp',
      'pdf',
      'document',
      'plain',
      'plain',
    ])
  })

  it.each<[string, Buffer | string]>([
    ['page.txt', '<!DOCTYPE html><html><script>alert(1)</script>'],
    ['late.txt', '  \n<!-- hello --><html>'],
    ['inside.txt', `Dear sir\n<script >alert(1)</script>`],
    ['picture.txt', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['bare.txt', '<svg onload=alert(1)>'],
    ['rich.txt', '{\\rtf1\\ansi hello}'],
    ['utf16.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<html>', 'utf16le')])],
    ['binary.txt', Buffer.concat([Buffer.from('text at first '.repeat(40_000)), Buffer.from([0, 1, 2, 3])])],
    ['program.pdf', Buffer.from('MZ\x90\0\x03')],
    ['archive.docx', Buffer.from(zipSync({ 'a.txt': strToU8('x') }))],
    ['sheet.docx', Buffer.from(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/workbook.xml': strToU8('<w/>') }))],
    ['cut.docx', docx({ 'word/media/a.bin': randomBytes(5_000) }).subarray(0, 3_000)],
    ['encrypted.docx', Buffer.from('d0cf11e0a1b11ae1'.padEnd(2_000, '0'), 'hex')],
    ['movie.jpg', Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex')],
  ])('refuses %s and keeps nothing of the call', async (name, bytes) => {
    const { body } = await send('/documents', [pdf, 'fine.pdf'], [bytes, name], [pdf, 'after.pdf']).expect(415)
    expect(errorReply.parse(body)).toMatchObject({ code: 'UNSUPPORTED_FILE', details: { file: name } })
    expect(body.msg).toContain('JPG, PNG, WEBP, PDF, DOCX, Text')
    expect(await count()).toEqual([0, 0])
  })

  it('refuses what the call does not take', async () => {
    expect((await send('/photos', [pdf, 'a.jpg']).expect(415)).body.msg).toContain('JPG, PNG, WEBP')
  })
})

describe('limits', () => {
  it('takes 25 MiB and refuses one byte more, by name', async () => {
    const most = Buffer.alloc(limits.files.maxBytes, 'x')
    expect((await send('/documents', [most, 'most.txt']).expect(200)).body.files[0].size).toBe(limits.files.maxBytes)
    await connection.db!.collection('files.files').deleteMany({})
    const { body } = await send('/documents', [pdf, 'fine.pdf'], [Buffer.concat([most, Buffer.from('x')]), 'large.txt']).expect(413)
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', details: { file: 'large.txt' } })
    expect((await count())[0]).toBe(0)
  })

  it('takes 20 files and refuses 21', async () => {
    const parts = Array.from({ length: 21 }, (_, i): Part => [pdf, `${i}.pdf`])
    expect((await send('/documents', ...parts.slice(1)).expect(200)).body.files).toHaveLength(20)
    await connection.db!.collection('files.files').deleteMany({})
    expect((await send('/documents', ...parts).expect(413)).body.code).toBe('TOO_MANY_FILES')
    expect((await count())[0]).toBe(0)
  })

  it('refuses an image of more than 40 megapixels by its header alone', async () => {
    const png = await picture('png')
    png.writeUInt32BE(8_000, 16)
    png.writeUInt32BE(5_001, 20)
    expect((await send('/photos', [png, 'bomb.png']).expect(413)).body).toMatchObject({
      code: 'IMAGE_TOO_LARGE',
      details: { file: 'bomb.png' },
    })
    png.writeUInt32BE(5_000, 20)
    await send('/photos', [png, 'just.png']).expect(200)
  })

  it('finds the size of a photo behind large notes of its camera', async () => {
    const jpeg = await picture('jpeg', 300, 200)
    const note = Buffer.concat([Buffer.from([0xff, 0xef, 0xff, 0xff]), Buffer.alloc(65_533)])
    const heavy = Buffer.concat([jpeg.subarray(0, 2), note, note, note, jpeg.subarray(2)])
    expect((await send('/photos', [heavy, 'heavy.jpg']).expect(200)).body.files[0].size).toBe(heavy.length)
    expect((await send('/photos', [jpeg.subarray(0, 100), 'cut.jpg']).expect(415)).body.code).toBe('UNREADABLE_IMAGE')
  })

  it('refuses texts that fill the memory', async () => {
    const call = supertest(server).post('/documents').attach('files', pdf, 'a.pdf')
    for (let i = 0; i < 40; i += 1) call.field(`text${i}`, 'x'.repeat(10_000))
    expect((await call.expect(413)).body.code).toBe('BODY_TOO_LARGE')
    expect((await count())[0]).toBe(0)
  })

  it('refuses an empty file by name', async () => {
    expect((await send('/documents', [pdf, 'a.pdf'], ['', 'empty.txt']).expect(400)).body).toMatchObject({
      code: 'EMPTY_FILE',
      details: { file: 'empty.txt' },
    })
    expect(await count()).toEqual([0, 0])
  })
})

describe('names', () => {
  it.each([
    ['विक्रय पत्र (अंतिम).pdf', 'विक्रय पत्र (अंतिम).pdf'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['C:\\papers\\deed.pdf', 'C:\\papers\\deed.pdf'],
    ['deed\r\nof sale.pdf', 'deedof sale.pdf'],
    ['deed\u202Efdp.exe', 'deedfdp.exe'],
    ['क्\u200dष.pdf', 'क्\u200dष.pdf'],
    ['100% "sure".pdf', '100% "sure".pdf'],
    ['é'.repeat(300), 'é'.repeat(255)],
    ['\n', 'file'],
  ])('%j is kept as %j', async (name, kept) => {
    const escaped = name.replace(/["\r\n]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
    const body = Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="files"; filename="${escaped}"\r\nContent-Type: text/plain\r\n\r\n`),
      pdf,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const reply = await supertest(server).post('/documents').set('Content-Type', 'multipart/form-data; boundary=b').send(body).expect(200)
    expect(reply.body.files[0].filename).toBe(kept)
  })
})

describe('broken bodies', () => {
  const raw = (text: string, type = 'multipart/form-data; boundary=b') =>
    supertest(server).post('/documents').set('Content-Type', type).send(Buffer.from(text))
  it.each([
    ['no boundary', '--b--', 'multipart/form-data'],
    ['cut in a file', '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhello', undefined],
    ['cut in a header', '--b\r\nContent-Disp', undefined],
    ['another part name', '--b\r\nContent-Disposition: form-data; name="other"; filename="a.txt"\r\n\r\nhello\r\n--b--', undefined],
    ['a part without a name', '--b\r\nContent-Disposition: form-data; filename="a.txt"\r\n\r\nhello\r\n--b--', undefined],
  ])('%s is answered 400 and leaves nothing', async (_, text, type) => {
    expect((await raw(text, type).expect(400)).body.code).toBe('BAD_REQUEST')
    await store.sweep({ olderThanMs: -1_000 })
    expect(await count()).toEqual([0, 0])
  })

  it('leaves nothing of a call that is hung up', async () => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /documents HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999999\r\n\r\n')
    socket.write(`--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n${'x'.repeat(700_000)}`)
    await sleep(300)
    socket.destroy()
    await sleep(700)
    await store.sweep({ olderThanMs: -1_000 })
    expect(await count()).toEqual([0, 0])
  })
})

/** Sends a large text without holding it. */
const stream = (bytes: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const call = request(
      { port, path: '/documents', method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=b' } },
      (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode ?? 0))
      },
    ).once('error', reject)
    const piece = Buffer.alloc(64 * 1024, 'x')
    const body = function* () {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n')
      for (let sent = 0; sent < bytes; sent += piece.length) yield piece
      yield Buffer.from('\r\n--b--\r\n')
    }
    Readable.from(body()).pipe(call)
  })

it('holds no file whole in memory', async () => {
  await stream(limits.files.maxBytes)
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20)
  const statuses = await Promise.all(Array.from({ length: 10 }, () => stream(limits.files.maxBytes)))
  clearInterval(timer)
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
  expect((peak - before) / 1024 / 1024).toBeLessThan(150)
}, 120_000)
