import { createHash, randomBytes } from 'node:crypto'
import { agentFields, caseStatus, intakeFields } from '@parakh/contracts'
import { ObjectId, type Document, type WithId } from 'mongodb'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { faultsOf } from './contract/faults.ts'
import { World } from './contract/world.ts'
import { makeIntake, photo, trailOf, type People } from './records.ts'

let t: TestApp
let twin: TestApp
let world: World
let p: People
beforeAll(async () => {
  t = await startApp()
  twin = await t.twin()
  world = await World.make(t)
  p = world.callers
})
afterAll(async () => {
  await world.stop()
  await twin.stop()
  await t.stop()
})

const rounds = 5
/** One of two processes, in turn. */
const api = (at: number): TestApp => (at % 2 ? t : twin)
const many = <T>(times: number, work: (at: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => work(at)))
const record = async (name: 'cases' | 'intakes', id: string) => t.db.collection(name).findOne({ _id: new ObjectId(id) })
const hash = (bytes: Buffer | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const textKeys = (fields: typeof agentFields | typeof intakeFields): string[] =>
  fields.filter((field) => field.kind === 'text' && !field.pattern && !field.required && !field.readOnly).map((field): string => field.key)

/** Reads an address as a slow client does: the whole of it or an error, told by its status and hash. */
const read = async (of: TestApp, path: string, token: string): Promise<{ status: number; hash: string; length: number; said: number }> => {
  const reply = await fetch(`${await of.app.getUrl()}${of.env.API_BASE}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const pieces: Uint8Array[] = []
  for await (const piece of reply.body ?? []) {
    pieces.push(piece as Uint8Array)
    await new Promise((done) => setTimeout(done, 1))
  }
  const bytes = Buffer.concat(pieces)
  return {
    status: reply.status,
    hash: hash(bytes),
    length: bytes.length,
    said: Number(reply.headers.get('content-length') ?? bytes.length),
  }
}

describe('a file that is deleted while it is read is read whole or not at all', () => {
  const expectWholeOrNone = (reads: Awaited<ReturnType<typeof read>>[], wholes: string[]): void => {
    for (const one of reads) {
      expect([200, 404]).toContain(one.status)
      expect(one.length).toBe(one.said)
      if (one.status === 200) expect(wholes).toContain(one.hash)
    }
  }

  it('a document of an intake', async () => {
    const bytes = Buffer.from(randomBytes(2 * 1024 * 1024).toString('hex'))
    for (let round = 0; round < rounds; round += 1) {
      const id = await makeIntake(t, p.initiator)
      const added = await t.as(p.initiator).post(`/intakes/${id}/files`).attach('files', bytes, 'deed.txt').expect(201)
      const path = `/public/intakes/${id}/files/${added.body[0]._id}/view`
      const reads = many(6, async (at) => {
        await new Promise((done) => setTimeout(done, at * round * 4))
        return read(api(at), path, p.initiator.token)
      })
      const gone = t.as(p.initiator).delete(`/intakes/${id}/files/${added.body[0]._id}`).expect(200)
      expectWholeOrNone(await reads, [hash(bytes)])
      await gone
      expect((await read(twin, path, p.initiator.token)).status).toBe(404)
    }
  })

  it('a photo of the site, and its copies', async () => {
    const taken = await photo(1_200, 900)
    const id = await world.caseIn('AGENT_IN_PROGRESS', p)
    for (let round = 0; round < rounds; round += 1) {
      const { body } = await t.as(p.agent).post(`/cases/${id}/images`).attach('files', taken, 'gate.jpg').expect(201)
      const image = body.images.at(-1)._id as string
      const path = `/cases/${id}/images/${image}`
      const sizes = ['', '?size=thumb', '?size=report']
      const wholes = await Promise.all(sizes.map(async (size) => (await read(t, path + size, p.agent.token)).hash))
      const reads = many(6, (at) => read(api(at), path + sizes[at % 3], p.agent.token))
      const gone = t.as(p.agent).delete(path).expect(200)
      expectWholeOrNone(await reads, wholes)
      await gone
    }
  })

  it('a portrait that another one takes the place of', async () => {
    const faces = await Promise.all(
      ['#a00', '#0a0'].map((background) =>
        sharp({ create: { width: 600, height: 600, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    )
    const put = (face: Buffer | undefined) =>
      t
        .as(p.admin)
        .put(`/users/${p.agent.id}/image`)
        .attach('image', face ?? Buffer.alloc(0), 'me.jpg')
        .expect(200)
    const path = `/users/${p.agent.id}/image`
    const wholes: string[] = []
    for (const face of faces) {
      await put(face)
      wholes.push((await read(t, path, p.agent.token)).hash)
    }
    for (let round = 0; round < rounds; round += 1) {
      const replaced = put(faces[round % 2])
      const reads = await many(6, (at) => read(api(at), path, p.agent.token))
      expect(reads.map((one) => one.status)).toEqual(Array(6).fill(200))
      expectWholeOrNone(reads, wholes)
      await replaced
    }
  })
})

describe('what comes at once', () => {
  it('twenty photos are all kept', async () => {
    const id = await world.caseIn('ASSIGNED_TO_AGENT', p)
    const bytes = await photo(60, 40)
    const replies = await many(20, (at) => api(at).as(p.agent).post(`/cases/${id}/images`).attach('files', bytes, `${at}.jpg`))
    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(201))
    const images = (await record('cases', id))?.agent_updates.images as { filename: string }[] | undefined
    expect(images?.map((image) => image.filename).sort()).toEqual(Array.from({ length: 20 }, (_, at) => `${at}.jpg`).sort())
  })

  /** Ten saves of an agent on two processes while something else happens: what was answered with 200 is there, `refused` tells of the rest. */
  const savesAgainst = async (round: number, other: (id: string) => PromiseLike<unknown>, refused: number): Promise<WithId<Document>> => {
    const id = await world.caseIn(caseStatus.AGENT_IN_PROGRESS, p)
    const keys = textKeys(agentFields).slice(0, 10)
    const done = new Promise((later) => setTimeout(later, round * 10)).then(() => other(id))
    const saves = await many(keys.length, (at) =>
      api(at)
        .as(p.agent)
        .patch(`/cases/${id}/agent`)
        .send({ fields: { [keys[at] ?? '']: `value ${at}` } }),
    )
    await done
    const after = await record('cases', id)
    if (!after) throw new Error(`case ${id} is gone`)
    const fields = after.agent_updates.fields as Record<string, string>
    for (const [at, { status }] of saves.entries())
      expect([status, fields[keys[at] ?? ''] ?? null]).toEqual(status === 200 ? [200, `value ${at}`] : [refused, null])
    return after
  }

  it('saves against the hand-over: what was answered with 200 is there, nothing comes after it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const after = await savesAgainst(round, (id) => t.as(p.agent).post(`/cases/${id}/agent/submit`).expect(200), 409)
      expect((await trailOf(t, `case:${after._id.toHexString()}`)).at(-1)?.action).toBe('submit_agent')
      expect(after.status).toBe('READY_FOR_DRAFTER')
    }
  })

  it('saves against the removal of the agent: who is no longer assigned saves nothing', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const remove = (id: string) => twin.as(p.admin).patch(`/cases/${id}/assign-agent`).send({ user_id: null }).expect(200)
      const after = await savesAgainst(round, remove, 404)
      expect([after.status, after.assigned_agent]).toEqual(['NEW', null])
    }
  })

  it('corrections of the intake against final submit: case and intake say the same', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await world.caseIn('DRAFTER_IN_PROGRESS', p)
      const intakeId = (await record('cases', id))?.intakeId as string
      const keys = textKeys(intakeFields).slice(0, 8)
      const final = new Promise((done) => setTimeout(done, round * 8)).then(() =>
        twin.as(p.drafter).post(`/cases/${id}/generate-doc-final`).expect(200),
      )
      const saves = await many(keys.length, (at) =>
        api(at)
          .as(p.initiator)
          .patch(`/intakes/${intakeId}/fields`)
          .send({ [keys[at] ?? '']: `value ${round}` }),
      )
      await final
      const [made, intake] = [await record('cases', id), await record('intakes', intakeId)]
      expect({ ...intake?.fields, id: intakeId }).toEqual(made?.intake)
      for (const [at, { status }] of saves.entries())
        expect([status, intake?.fields[keys[at] ?? ''] === `value ${round}`]).toEqual(status === 200 ? [200, true] : [409, false])
      expect(made?.status).toBe('DOC_GENERATED')
    }
  })

  it('submit against archive of an intake: one case, or none and archived', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await makeIntake(t, p.initiator)
      const [submits, archived] = await Promise.all([
        many(4, (at) => api(at).as(p.initiator).post(`/intakes/${id}/submit`)),
        twin.as(p.initiator).post(`/intakes/${id}/archive`),
      ])
      expect(archived.status).toBe(200)
      const intake = await record('intakes', id)
      const cases = await t.db.collection('cases').find({ intakeId: id }).toArray()
      expect(cases.map((one) => one._id.toHexString())).toEqual(intake?.case_id ? [intake.case_id] : [])
      for (const { status, body } of submits)
        expect(status === 200 ? body.case._id : [status, body.code]).toEqual(intake?.case_id ?? [409, 'INTAKE_ARCHIVED'])
      expect(intake?.archived).toBe(true)
    }
  })
})

it('leaves every record, chain, file and count whole', async () => {
  await expect.poll(async () => (await faultsOf(t)).slice(0, 12), { timeout: 10_000 }).toEqual([])
})
