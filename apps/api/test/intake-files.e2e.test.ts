import { limits } from '@parakh/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { everybody, makeCase, makeIntake, photo, trailOf, type People } from './records.ts'

let t: TestApp
let p: People
let id: string
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  id = await makeIntake(t, p.initiator)
})
afterAll(() => t.stop())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const send = (files: [Buffer, string][], to = id) =>
  files.reduce((call, [bytes, name]) => call.attach('files', bytes, name), t.as(p.initiator).post(`/intakes/${to}/files`))
const list = async (of = id) =>
  (await t.as(p.initiator).get(`/intakes/${of}/files`).expect(200)).body as { _id: string; filename: string }[]
const stored = () => t.db.collection('files.files').countDocuments()
const link = (fileId: string, of = id) => `/public/intakes/${of}/files/${fileId}/view`

it('a picture that is cut off is refused, one with more behind its end is not', async () => {
  const whole = await photo()
  const refused = await send([[whole.subarray(0, Math.floor(whole.length * 0.7)), 'cut.jpg']]).expect(415)
  expect(refused.body).toMatchObject({ code: 'FILE_CUT_OFF', details: { file: 'cut.jpg' } })
  const moving = await makeIntake(t, p.initiator)
  await send([[Buffer.concat([whole, Buffer.alloc(100_000, 1)]), 'moving.jpg']], moving).expect(201)
})

describe('documents of an intake', () => {
  it('keep their names as typed and are listed', async () => {
    const added = (
      await send([
        [pdf, 'विक्रय विलेख.pdf'],
        [Buffer.from('a note'), 'a:b*?.txt'],
      ]).expect(201)
    ).body
    expect(added.map((file: { filename: string }) => file.filename)).toEqual(['विक्रय विलेख.pdf', 'a:b*?.txt'])
    expect(added[0]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      filename: 'विक्रय विलेख.pdf',
      contentType: 'application/pdf',
      size: pdf.length,
      ts: expect.any(String),
    })
    const listed = await list()
    expect(listed).toHaveLength(2)
    expect(listed).toEqual(expect.arrayContaining(added))
    const intake = (await t.as(p.initiator).get(`/intakes/${id}`).expect(200)).body
    expect(intake.status).toBe('EDITING')
    expect((await trailOf(t, `intake:${id}`)).at(-1)).toMatchObject({
      action: 'add_intake_files',
      changes: { files: { new: ['विक्रय विलेख.pdf', 'a:b*?.txt'] } },
    })
  })

  it.each([
    ['HTML', Buffer.from('<!doctype html><script>1</script>'), 'note.txt', 415],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image.png', 415],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'deed.pdf', 415],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'), 'a.jpg', 415],
    ['a PDF that is cut off', Buffer.concat([pdf.subarray(0, 40), Buffer.alloc(80_000, 'x')]), 'cut.pdf', 415],
    ['nothing', Buffer.alloc(0), 'empty.pdf', 400],
    ['one byte too many', Buffer.concat([pdf, Buffer.alloc(25 * 1024 * 1024 - pdf.length + 1)]), 'large.pdf', 413],
  ])('refuse %s and all that came with it', async (_what, bytes, name, status) => {
    const [before, files] = [await stored(), await list()]
    const { body } = await send([
      [pdf, 'good.pdf'],
      [bytes, name],
    ]).expect(status)
    expect(body.details).toEqual({ file: name })
    expect(await list()).toEqual(files)
    expect(await stored()).toBe(before)
  })

  it('take 25 MiB, and twenty files a call', async () => {
    const other = await makeIntake(t, p.initiator)
    await send([[Buffer.concat([pdf, Buffer.alloc(25 * 1024 * 1024 - pdf.length)]), 'large.pdf']], other).expect(201)
    const many = Array.from({ length: 21 }, (_, at): [Buffer, string] => [pdf, `${at}.pdf`])
    expect((await send(many, other).expect(413)).body.code).toBe('TOO_MANY_FILES')
    expect((await send(many.slice(1), other).expect(201)).body).toHaveLength(20)
  })

  it('are asked for by their part', async () => {
    expect((await t.as(p.initiator).post(`/intakes/${id}/files`).field('note', 'x').expect(400)).body.code).toBe('FILE_MISSING')
    await send([[pdf, 'a.pdf']], 'f'.repeat(24)).expect(404)
  })

  it('of a case are told in its audit', async () => {
    const { id: caseId, intakeId } = await makeCase(t, p.initiator)
    const [file] = (await send([[pdf, 'late.pdf']], intakeId).expect(201)).body
    await t.as(p.initiator).delete(`/intakes/${intakeId}/files/${file._id}`).expect(200)
    expect((await trailOf(t, `case:${caseId}`)).map((entry) => entry.action)).toEqual([
      'create_case',
      'add_intake_files',
      'delete_intake_file',
    ])
  })

  it('are bounded: what would be one too many is refused whole', async () => {
    const full = await makeIntake(t, p.initiator)
    const metadata = { kind: 'intake', of: full, kept: true, contentType: 'text/plain', sha256: '', variants: {} }
    const rows = Array.from({ length: limits.files.keptPerRecord - 1 }, () => ({
      filename: 'n.txt',
      length: 1,
      uploadDate: new Date(),
      metadata,
    }))
    await t.db.collection('files.files').insertMany(rows)
    const one: [Buffer, string] = [Buffer.from('a note'), 'a.txt']
    const before = await stored()
    expect((await send([one, one], full).expect(409)).body.code).toBe('FILES_FULL')
    expect(await stored()).toBe(before)
    await send([one], full).expect(201)
    await send([one], full).expect(409)
  })

  it('are nobody else’s to delete', async () => {
    const other = await makeIntake(t, p.initiator)
    const [file] = await list()
    await t.as(p.initiator).delete(`/intakes/${other}/files/${file?._id}`).expect(404)
    await t.as(p.agent).delete(`/intakes/${id}/files/${file?._id}`).expect(403)
    expect(await list()).toContainEqual(file)
  })
})

describe('the public link', () => {
  it('shows images and PDF, offers the rest, and keeps browsers and robots away', async () => {
    const [image, text] = (
      await send([
        [await photo(64, 48), 'gate.jpg'],
        [Buffer.from('plain words'), 'note.txt'],
      ]).expect(201)
    ).body
    const shown = await t.request.get(link(image._id)).expect(200)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="gate.jpg"',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
      'cache-control': expect.stringContaining('private'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'accept-ranges': 'bytes',
    })
    const offered = await t.request.get(link(text._id)).expect(200)
    expect(offered.headers['content-disposition']).toMatch(/^attachment/)
    expect(offered.text ?? offered.body.toString()).toBe('plain words')
  })

  it('answers parts, heads and what is known already', async () => {
    const [file] = (await send([[Buffer.from('0123456789'), 'digits.txt']]).expect(201)).body
    const part = await t.request.get(link(file._id)).set('Range', 'bytes=2-5').expect(206)
    expect([part.text, part.headers['content-range']]).toEqual(['2345', 'bytes 2-5/10'])
    await t.request.get(link(file._id)).set('Range', 'bytes=20-').expect(416)
    const head = await t.request.head(link(file._id)).expect(200)
    expect(head.headers['content-length']).toBe('10')
    await t.request
      .get(link(file._id))
      .set('If-None-Match', head.headers.etag as string)
      .expect(304)
  })

  it('ends with its file, belongs to its intake, and shows no other kind of file', async () => {
    const [file] = (await send([[pdf, 'gone.pdf']]).expect(201)).body
    await t.request.get(link(file._id, await makeIntake(t, p.initiator))).expect(404)
    await t.as(p.initiator).delete(`/intakes/${id}/files/${file._id}`).expect(200)
    await t.request.get(link(file._id)).expect(404)
    await t.request.get(link('f'.repeat(24))).expect(404)
    await t.request.get(link('x')).expect(404)
    const loose = await t.db.collection('files.files').findOne({ 'metadata.kind': 'upload' })
    if (loose) await t.request.get(link(String(loose._id))).expect(404)
  })

  it('is of the intake alone: a photo of the case has none', async () => {
    const { id: caseId, intakeId } = await makeCase(t, p.initiator)
    await t.as(p.admin).patch(`/cases/${caseId}/assign-agent`).send({ user_id: p.agent.id }).expect(200)
    const { body } = await t
      .as(p.agent)
      .post(`/cases/${caseId}/images`)
      .attach(
        'files',
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        'a.png',
      )
      .expect(201)
    await t.request.get(link(body.images[0]._id, intakeId)).expect(404)
    await t.request.get(link(body.images[0]._id, caseId)).expect(404)
  })
})
