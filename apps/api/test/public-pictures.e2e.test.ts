import sharp, { type Sharp } from 'sharp'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { everybody, makeIntake } from './records.ts'

let t: TestApp
let desk: SignedIn
let id: string
beforeAll(async () => {
  t = await startApp()
  desk = (await everybody(t)).initiator
  id = await makeIntake(t, desk)
})
afterAll(() => t.stop())

type Kind = 'jpeg' | 'png' | 'webp'
const kinds: Kind[] = ['jpeg', 'png', 'webp']
const place = { IFD0: { Artist: 'Asha Rao' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } }
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><p>secret place</p></rdf:RDF></x:xmpmeta>'

/** A picture with a position in its Exif and in its XMP, a colour profile and an orientation; noise, so that its scan is long. */
const taken = (kind: Kind, orientation = 1, more: (image: Sharp) => Sharp = (image) => image): Promise<Buffer> =>
  more(sharp({ create: { width: 320, height: 200, channels: 3, background: '#456', noise: { type: 'gaussian', mean: 120, sigma: 40 } } }))
    .withIccProfile('p3')
    .withExif(place)
    .withXmp(xmp)
    .withMetadata({ orientation })
    [kind]()
    .toBuffer()

const add = async (bytes: Buffer, name: string, to = id): Promise<string> =>
  (await t.as(desk).post(`/intakes/${to}/files`).attach('files', bytes, name).expect(201)).body[0]._id as string
const link = (fileId: string) => `/public/intakes/${id}/files/${fileId}/view`
const shown = async (fileId: string): Promise<Buffer> => (await t.request.get(link(fileId)).buffer().expect(200)).body as Buffer
const pixels = (bytes: Buffer): Promise<Buffer> => sharp(bytes).raw().toBuffer()
const stored = (fileId: string) => t.db.collection('files.files').findOne({ _id: new ObjectId(fileId) })

const tellsNothing = async (bytes: Buffer): Promise<void> => {
  const { exif, xmp: told, iptc, comments } = await sharp(bytes).metadata()
  expect([told, iptc, comments]).toEqual([undefined, undefined, undefined])
  expect(exif?.length ?? 0).toBeLessThan(40)
  for (const word of ['secret', 'Asha', 'trailing']) expect(bytes.includes(word)).toBe(false)
}

describe.each(kinds)('a %s that the public sees', (kind) => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turned by %i has its pixels, colours and orientation, and tells nothing else', async (orientation) => {
    const original = await taken(kind, orientation)
    expect((await sharp(original).metadata()).xmp).toBeDefined()
    const bytes = await shown(await add(original, `gate.${kind}`))
    await tellsNothing(bytes)
    const [before, after] = [await sharp(original).metadata(), await sharp(bytes).metadata()]
    expect(after).toMatchObject({ width: before.width, height: before.height, format: before.format })
    expect(after.orientation ?? 1).toBe(orientation)
    expect(after.icc).toEqual(before.icc)
    expect(await pixels(bytes)).toEqual(await pixels(original))
  })

  it('carries nothing behind its end', async () => {
    const original = await taken(kind)
    const bytes = await shown(await add(Buffer.concat([original, Buffer.from('trailing 28.6N'.repeat(900))]), `moving.${kind}`))
    await tellsNothing(bytes)
    expect(await pixels(bytes)).toEqual(await pixels(original))
  })

  it('answers parts, heads and what is known already by its own size and ETag', async () => {
    const fileId = await add(await taken(kind), `part.${kind}`)
    const whole = await t.request.get(link(fileId)).buffer().expect(200)
    const head = await t.request.head(link(fileId)).expect(200)
    expect(head.headers['content-length']).toBe(String((whole.body as Buffer).length))
    expect(head.headers['content-disposition']).toBe(`inline; filename="part.${kind}"`)
    const part = await t.request.get(link(fileId)).set('Range', 'bytes=5-9').buffer().expect(206)
    expect(part.body).toEqual((whole.body as Buffer).subarray(5, 10))
    await t.request.get(link(fileId)).set('If-None-Match', String(head.headers.etag)).expect(304)
    expect(head.headers.etag).not.toContain((await stored(fileId))?.metadata.sha256)
  })
})

it('of several scans, and one with frames, keep all of them', async () => {
  const progressive = await taken('jpeg', 6, (image) => image.jpeg({ progressive: true }))
  const drawn = await sharp(progressive).keepMetadata().jpeg({ progressive: true, quality: 90 }).toBuffer()
  const bytes = await shown(await add(drawn, 'progressive.jpg'))
  await tellsNothing(bytes)
  expect(await pixels(bytes)).toEqual(await pixels(drawn))
  const colours = ['#a30', '#0a3', '#30a'].map((background) =>
    sharp({ create: { width: 40, height: 20, channels: 4, background } })
      .png()
      .toBuffer(),
  )
  const moving = await sharp(await Promise.all(colours), { join: { animated: true } })
    .withExif(place)
    .webp({ loop: 0 })
    .toBuffer()
  const frames = await shown(await add(moving, 'moving.webp'))
  await tellsNothing(frames)
  expect((await sharp(frames, { animated: true }).metadata()).pages).toBe(3)
})

it('one whose parts cannot be told is drawn anew, one that cannot be drawn is refused', async () => {
  const original = await taken('jpeg', 6)
  const scan = original.indexOf(Buffer.from([0xff, 0xda]))
  // readers of JPEG forgive what stands between two segments
  const odd = Buffer.concat([original.subarray(0, scan), Buffer.from('junk'), original.subarray(scan)])
  const drawn = await shown(await add(odd, 'odd.jpg'))
  await tellsNothing(drawn)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 320 })
  const before = await t.db.collection('files.files').countDocuments()
  const png = await taken('png')
  const broken = Buffer.concat([png.subarray(0, 60), Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from('IEND')])
  const refused = await t
    .as(desk)
    .post(`/intakes/${id}/files`)
    .attach('files', png, 'good.png')
    .attach('files', broken, 'broken.png')
    .expect(415)
  expect(refused.body.details).toEqual({ file: 'broken.png' })
  expect(await t.db.collection('files.files').countDocuments()).toBe(before)
})

it('the original stays as it came, and both go together', async () => {
  const original = await taken('jpeg', 6)
  const fileId = await add(original, 'kept.jpg')
  const row = await stored(fileId)
  expect(row?.length).toBe(original.length)
  const copy = row?.metadata.variants.public as string
  expect((await stored(copy))?.metadata.kept).toBe(true)
  // the copy has no link of its own
  await t.request.get(link(copy)).expect(404)
  await t.as(desk).delete(`/intakes/${id}/files/${fileId}`).expect(200)
  await t.request.get(link(fileId)).expect(404)
  expect([(await stored(fileId))?.metadata.kept, (await stored(copy))?.metadata.kept]).toEqual([false, false])
})

it('one that came before there were copies gets its own when it is first looked at', async () => {
  const fileId = await add(await taken('jpeg', 6), 'old.jpg')
  await t.db.collection('files.files').updateOne({ _id: new ObjectId(fileId) }, { $set: { 'metadata.variants': {} } })
  const both = await Promise.all([shown(fileId), shown(fileId)])
  for (const bytes of both) await tellsNothing(bytes)
  const copy = (await stored(fileId))?.metadata.variants.public as string
  expect((await stored(copy))?.metadata.kept).toBe(true)
  await tellsNothing(await shown(fileId))
})
