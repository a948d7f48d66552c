import { auditHashText, chainStart, role, system, type AuditEntry } from '@parakh/contracts'
import { createHash } from 'node:crypto'
import type { ClientSession } from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Audit, type ChainHead } from '../src/audit/audit.ts'
import { Mongo } from '../src/stores/mongo.ts'
import { startApp, type TestApp } from './app.ts'

let t: TestApp
let audit: Audit
let mongo: Mongo
beforeAll(async () => {
  t = await startApp()
  audit = t.app.get(Audit, { strict: false })
  mongo = t.app.get(Mongo, { strict: false })
})
afterAll(() => t.stop())

const chain = `case:${'a'.repeat(24)}` as const
const actor = { id: 'b'.repeat(24), role: role.ADMIN }
const record = (head: ChainHead | null, changes = { landmark: { old: undefined, new: 'the mill' } }) =>
  mongo.transaction((session: ClientSession) => audit.record(session, { chain, head }, { action: 'save_agent', actor, changes }))

describe('a chain', () => {
  it('links each entry to the one before, and its hash can be computed again from what is stored', async () => {
    let head: ChainHead | null = null
    for (let i = 0; i < 5; i += 1) head = await record(head)
    const { items } = await audit.page(chain, {})
    expect(items.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1])
    expect(items.at(-1)?.prev_hash).toBe(chainStart)
    for (const [i, entry] of items.entries()) {
      const { hash, ...rest }: AuditEntry = entry
      expect(hash).toBe(createHash('sha256').update(auditHashText(chain, rest)).digest('hex'))
      if (items[i + 1]) expect(entry.prev_hash).toBe(items[i + 1]?.hash)
      expect(entry.changes).toEqual({ landmark: { old: null, new: 'the mill' } })
    }
    expect(head).toEqual({ seq: 5, hash: items[0]?.hash })
  })

  it('takes one entry for each place: who comes second is refused', async () => {
    const head = { seq: 5, hash: 'x' }
    const both = await Promise.allSettled([record(head), record(head)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('has no entry of a transaction that failed', async () => {
    const failing = mongo.transaction(async (session) => {
      await audit.record(session, { chain: `intake:${'c'.repeat(24)}`, head: null }, { action: 'create_intake', actor: system })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect((await audit.page(`intake:${'c'.repeat(24)}`, {})).items).toEqual([])
  })

  it('keeps values as they were: lists, numbers, keys with dots, Hindi', async () => {
    const values = {
      list: { old: [], new: ['विक्रय पत्र', 'a'] },
      number: { old: 1.5, new: 0 },
      'image:1.jpg': { old: null, new: { caption: '' } },
    }
    const own = `case:${'d'.repeat(24)}` as const
    await mongo.transaction((session) =>
      audit.record(session, { chain: own, head: null }, { action: 'save_agent', actor, changes: values }),
    )
    const [entry] = (await audit.page(own, {})).items
    expect(entry?.changes).toEqual(values)
    expect(entry?.keys).toEqual(['list', 'number', 'image:1.jpg'])
  })
})

describe('a transaction', () => {
  it('runs again after a lost race, so that parallel counts all arrive', async () => {
    const counters = t.db.collection<{ _id: string; n: number }>('counters')
    await counters.insertOne({ _id: 'c', n: 0 })
    const own = mongo.connection.collection<{ _id: string; n: number }>('counters')
    await Promise.all(
      Array.from({ length: 20 }, () =>
        mongo.transaction(async (session) => {
          const found = await own.findOne({ _id: 'c' }, { session })
          await own.updateOne({ _id: 'c' }, { $set: { n: (found?.n ?? 0) + 1 } }, { session })
        }),
      ),
    )
    expect(await counters.findOne({ _id: 'c' })).toMatchObject({ n: 20 })
  }, 40_000)
})
