import { readFileSync } from 'node:fs'
import { isSettled, type OcrStatus } from '@parakh/contracts'
import { strToU8, zipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { everybody, type People } from './records.ts'
import { startWorker, type WorkerProcess } from './worker.ts'

const limitMs = 120_000
const MiB = 1024 * 1024
let t: TestApp
let p: People
let worker: WorkerProcess
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  worker = await startWorker(t)
})
afterAll(async () => {
  await worker.stop('SIGKILL')
  await t.stop()
})

const fixture = (name: string): Buffer => readFileSync(new URL(`../../worker/test/fixtures/${name}`, import.meta.url))

/** What the clerk sees in the end: a refusal at once, or how the job ended. */
const autofill = async (name: string, bytes: Uint8Array): Promise<{ refused: string } | OcrStatus> => {
  const reply = await t.as(p.initiator).post('/intakes/ocr/parse/submit').attach('files', Buffer.from(bytes), name).field('langs', 'en')
  if (reply.status !== 201) return { refused: reply.body.msg as string }
  for (const end = Date.now() + limitMs; Date.now() < end;) {
    const { body } = await t.as(p.initiator).get(`/intakes/ocr/parse/status/${reply.body.job_id}?wait=20`).expect(200)
    if (isSettled((body as OcrStatus).status)) return body as OcrStatus
  }
  throw new Error(`${name} does not end`)
}

/** A sound PDF of so many empty pages. */
const pdfOf = (pages: number): Buffer => {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ')
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`]
  for (let at = 0; at < pages; at += 1) objects.push('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>')
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`)
}

const blankPicture = async (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#f4f1ea' } })
    .jpeg()
    .toBuffer()

/** A face before a wall: round shapes, soft light, grain, no letters. */
const selfie = async (): Promise<Buffer> => {
  const face = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#9fb4c4"/><stop offset="1" stop-color="#44525e"/></linearGradient></defs><rect width="900" height="1200" fill="url(#w)"/><ellipse cx="450" cy="1180" rx="420" ry="300" fill="#713f35"/><ellipse cx="450" cy="560" rx="240" ry="320" fill="#c68d68"/><path d="M210 520 Q450 80 690 520 Q640 300 450 290 Q260 300 210 520" fill="#2a1c14"/><ellipse cx="360" cy="520" rx="38" ry="20" fill="#fff"/><ellipse cx="540" cy="520" rx="38" ry="20" fill="#fff"/><circle cx="360" cy="520" r="16" fill="#2a1c14"/><circle cx="540" cy="520" r="16" fill="#2a1c14"/><path d="M370 700 Q450 760 530 700" stroke="#7d3b34" stroke-width="16" fill="none"/></svg>`
  const grain = {
    create: {
      width: 900,
      height: 1200,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 12 },
    },
  }
  const noise = await sharp(grain).png().toBuffer()
  return sharp(Buffer.from(face))
    .composite([{ input: noise, blend: 'soft-light' }])
    .blur(1.2)
    .jpeg({ quality: 80 })
    .toBuffer()
}

const docx = (body: string | Uint8Array): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': typeof body === 'string' ? strToU8(body) : body,
  })
const spreadsheet = (): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8('<workbook/>'),
    'xl/worksheets/sheet1.xml': strToU8('<sheet/>'),
  })

const tamil = 'விற்பனை பத்திரம்\nசொத்து முகவரி : எண் 14, காந்தி தெரு, சென்னை\nவாங்குபவர் : முருகன்'
const chinese = '房屋买卖合同\n地址：上海市静安区南京西路 100 号\n买方：王伟'

/** Each bad file, and what tells the clerk what to do; nothing may be filled. */
const bad: [string, string, () => Uint8Array | Promise<Uint8Array>, RegExp][] = [
  ['a PDF with a password', 'deed.pdf', () => fixture('user-locked.pdf'), /password.*attach it again/iu],
  ['a PDF that is cut off', 'deed.pdf', () => fixture('agreement.pdf').subarray(0, 9_000), /cut off.*again/iu],
  ['a PDF that is nothing behind its head', 'deed.pdf', () => Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), /damaged.*again/iu],
  ['a Word file that unpacks without end', 'deed.docx', () => docx(new Uint8Array(260 * MiB)), /too large|unpacks to more/iu],
  ['ten thousand pages', 'all.pdf', () => pdfOf(10_000), /too many pages.*only the pages/iu],
  ['a picture of 30,000 pixels', 'plan.jpg', async () => blankPicture(30_000, 3_000), /smaller/iu],
  ['a blank page', 'blank.jpg', async () => blankPicture(900, 1_200), /no text.*clearer scan/iu],
  ['a PDF of a blank page', 'blank.pdf', () => pdfOf(1), /no text.*clearer scan/iu],
  ['a photograph of a person', 'me.jpg', selfie, /no text|Nothing that this form asks for/iu],
  ['a spreadsheet that calls itself a PDF', 'list.pdf', spreadsheet, /not accepted|PDF/u],
  ['a text in Tamil', 'deed.txt', () => Buffer.from(tamil), /English or Hindi/u],
  [
    'a Word file in Chinese',
    'deed.docx',
    () => docx(`<w:document><w:body><w:p><w:r><w:t>${chinese}</w:t></w:r></w:p></w:body></w:document>`),
    /English or Hindi/u,
  ],
  ['a text without a letter', 'mail.txt', () => Buffer.from(' \n\n \t\n'), /no text/iu],
  ['an empty file', 'mail.txt', () => Buffer.from(''), /empty/iu],
]

it('reads a mail that was saved with its HTML, which is no web page', { timeout: limitMs }, async () => {
  const mail = [
    'From: desk@bank.example',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><body><p>Property PIN: 302017</p></body></html>',
  ]
  expect(await autofill('mail.txt', Buffer.from(mail.join('\r\n')))).toMatchObject({
    status: 'done',
    result: { pincode: { value: '302017' } },
  })
  expect(await autofill('page.txt', Buffer.from('<html><body><p>PIN: 302017</p></body></html>'))).toHaveProperty('refused')
})

describe('autofill of what nobody should have sent', () => {
  it.each(bad)(
    '%s: nothing is invented, a sentence says what to do, and the next job runs',
    { timeout: 2 * limitMs },
    async (_, name, make, says) => {
      const end = await autofill(name, await make())
      if ('refused' in end) expect(end.refused).toMatch(says)
      else if (end.status === 'error') expect(end.error).toMatch(says)
      else {
        expect(end).toMatchObject({ status: 'done', result: {} })
        expect(Object.keys(end.result ?? {})).toEqual([])
        expect(end.notes?.join(' ')).toMatch(says)
      }
      const next = await autofill('next.txt', Buffer.from('PIN: 302017'))
      expect(next).toMatchObject({ status: 'done', result: { pincode: { value: '302017' } } })
    },
  )
})
