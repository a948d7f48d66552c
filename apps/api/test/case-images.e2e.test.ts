import { limits } from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import sharp from 'sharp'
import type { Response, Test } from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { caseIn, cases, everybody, photo, statusOf, trailOf, type People } from './records.ts'

type Image = {
  _id: string
  filename: string
  caption: string | null
  shot: string | null
  taken_at: string | null
  location: object | null
}
let t: TestApp
let p: People
let id: string
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  id = await caseIn(t, p, 'ASSIGNED_TO_AGENT')
})
afterAll(() => t.stop())

const send = (files: [Buffer, string][], meta?: unknown, to = id, who: SignedIn = p.agent): Test => {
  const call = files.reduce((one, [bytes, name]) => one.attach('files', bytes, name), t.as(who).post(`/cases/${to}/images`))
  return meta === undefined ? call : call.field('meta', typeof meta === 'string' ? meta : JSON.stringify(meta))
}
const add = async (meta?: unknown): Promise<Image> =>
  ((await send([[await photo(), 'Gate.jpg']], meta).expect(201)).body.images as Image[]).at(-1) as Image
const open = (imageId: string, size = '', who = p.agent, of = id): Promise<Response> =>
  t.as(who).get(`/cases/${of}/images/${imageId}${size}`).buffer(true) as unknown as Promise<Response>
const stored = () => t.db.collection('files.files').countDocuments()

describe('photos of a case', () => {
  it('keep their original, and get upright copies that say nothing of where', async () => {
    const original = await photo(2400, 1800)
    const { images } = (
      await send(
        [[original, 'गेट.jpg']],
        [{ caption: 'The gate', shot: 'front', taken_at: '2026-11-20T09:30:00Z', location: { lat: 28.6, lng: 77.2, accuracy: 12 } }],
      ).expect(201)
    ).body as { images: Image[] }
    expect(images).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        filename: 'गेट.jpg',
        caption: 'The gate',
        shot: 'front',
        taken_at: '2026-11-20T09:30:00Z',
        location: { lat: 28.6, lng: 77.2, accuracy: 12 },
      },
    ])
    expect(await statusOf(t, id)).toBe('AGENT_IN_PROGRESS')
    const imageId = images[0]?._id ?? ''
    expect((await open(imageId)).body).toEqual(original)
    const [thumb, report] = [(await open(imageId, '?size=thumb')).body as Buffer, (await open(imageId, '?size=report')).body as Buffer]
    // orientation 6 turns a picture onto its side
    expect(await sharp(thumb).metadata()).toMatchObject({ format: 'jpeg', width: 240, height: 320 })
    expect(await sharp(report).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 })
    for (const copy of [thumb, report]) {
      const { exif, orientation } = await sharp(copy).metadata()
      expect([exif, orientation ?? 1]).toEqual([undefined, 1])
    }
  })

  it('are described file by file, also later', async () => {
    const [first, second] = (
      (
        await send(
          [
            [await photo(), 'a.jpg'],
            [await photo(64, 64), 'b.jpg'],
          ],
          [{}, { caption: 'Second' }],
        ).expect(201)
      ).body.images as Image[]
    ).slice(-2)
    expect([first, second].map((image) => image?.caption)).toEqual([null, 'Second'])
    const { body } = await t
      .as(p.agent)
      .patch(`/cases/${id}/images/${first?._id}`)
      .send({ caption: 'First', location: { lat: 1, lng: 2 } })
      .expect(200)
    expect(body).toEqual({ ...first, caption: 'First', location: { lat: 1, lng: 2 } })
    await t.as(p.agent).patch(`/cases/${id}/images/${first?._id}`).send({ caption: '' }).expect(200)
    const entries = (await trailOf(t, `case:${id}`)).filter((entry) => entry.action === 'edit_image')
    expect(entries.map((entry) => entry.changes.images.new.caption)).toEqual(['First', null])
    await t.as(p.agent).patch(`/cases/${id}/images/${first?._id}`).send({ caption: null }).expect(200)
    expect((await trailOf(t, `case:${id}`)).filter((entry) => entry.action === 'edit_image')).toHaveLength(2)
  })

  it.each([
    ['no JSON', '{', 422],
    ['no list', '{}', 422],
    ['more entries than files', [{}, {}], 422],
    ['an unknown key', [{ nothing: 1 }], 422],
    ['a place that is none', [{ location: { lat: 91, lng: 0 } }], 422],
  ])('refuse a meta that is %s', async (_what, meta, status) => {
    const before = await stored()
    await send([[await photo(64, 64), 'a.jpg']], meta).expect(status)
    expect(await stored()).toBe(before)
  })

  it('are bounded: what would be one too many is refused whole', async () => {
    const full = await caseIn(t, p, 'AGENT_IN_PROGRESS')
    const image = { filename: 'gate.jpg', caption: null, shot: null, taken_at: null, location: null }
    const images = Array.from({ length: limits.files.keptPerRecord - 1 }, () => ({ ...image, _id: new ObjectId().toHexString() }))
    await cases(t).updateOne({ _id: new ObjectId(full) }, { $set: { 'agent_updates.images': images } })
    const before = await stored()
    const one: [Buffer, string] = [await photo(), 'a.jpg']
    expect((await send([one, one], undefined, full).expect(409)).body.code).toBe('FILES_FULL')
    expect(await stored()).toBe(before)
    await send([one], undefined, full).expect(201)
  })

  it('are refused all together when one is no picture that opens', async () => {
    const [before, record] = [await stored(), await cases(t).findOne({ _id: new ObjectId(id) })]
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: 'black' },
    })
      .jpeg()
      .toBuffer()
    const cut = await send([
      [await photo(64, 64), 'good.jpg'],
      [whole.subarray(0, whole.length / 2), 'cut.jpg'],
    ]).expect(415)
    expect(cut.body).toMatchObject({ code: 'UNREADABLE_IMAGE', details: { file: 'cut.jpg' } })
    await send([
      [await photo(64, 64), 'good.jpg'],
      [Buffer.from('%PDF-1.7 words'), 'deed.pdf'],
    ]).expect(415)
    expect(await stored()).toBe(before)
    expect(await cases(t).findOne({ _id: new ObjectId(id) })).toEqual(record)
  })

  it('go with a delete, at once for everybody', async () => {
    const image = await add()
    await t.as(p.agent).delete(`/cases/${id}/images/${image._id}`).expect(200, { ok: true })
    expect((await open(image._id)).status).toBe(404)
    await t.as(p.agent).delete(`/cases/${id}/images/${image._id}`).expect(404)
    expect((await trailOf(t, `case:${id}`)).at(-1)).toMatchObject({
      action: 'delete_image',
      changes: { images: { old: 'Gate.jpg', new: null } },
    })
    expect((await t.db.collection('files.files').findOne({ _id: new ObjectId(image._id) }))?.metadata.kept ?? false).toBe(false)
  })

  it('are for ADMIN and the people of the case', async () => {
    const image = await add()
    for (const who of [p.admin, p.agent, p.drafter]) expect((await open(image._id, '?size=thumb', who)).status).toBe(200)
    expect((await open(image._id, '', p.initiator)).status).toBe(403)
    for (const who of [await t.signIn('AGENT', 'two'), await t.signIn('DRAFTER', 'two')])
      expect((await open(image._id, '', who)).status).toBe(404)
    const other = await caseIn(t, p, 'AGENT_IN_PROGRESS')
    expect((await open(image._id, '', p.agent, other)).status).toBe(404)
    expect((await open(image._id, '?size=huge')).status).toBe(400)
    const known = await t.as(p.agent).get(`/cases/${id}/images/${image._id}`).expect(200)
    await t
      .as(p.agent)
      .get(`/cases/${id}/images/${image._id}`)
      .set('If-None-Match', known.headers.etag as string)
      .expect(304)
  })

  it('come once for one Idempotency-Key', async () => {
    const picture = await photo(80, 80)
    const press = () => send([[picture, 'once.jpg']]).set('Idempotency-Key', 'photo-1')
    const replies = [await press().expect(201), await press().expect(201)]
    expect(replies[1]?.body).toEqual(replies[0]?.body)
    const record = await cases(t).findOne({ _id: new ObjectId(id) })
    expect(record?.agent_updates.images.filter((image: Image) => image.filename === 'once.jpg')).toHaveLength(1)
  })
})
