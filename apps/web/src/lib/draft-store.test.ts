import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../test/memory-storage.ts'
import { draftKey, dropFromDraft, mergeIntoDraft, readDraft, sweepDrafts, writeDraft } from './draft-store.ts'

const key = draftKey('u1', 'case/1/agent')
const day = 24 * 60 * 60_000

describe('drafts', () => {
  it('are kept per user and object until dropped', () => {
    const store = memoryStorage()
    writeDraft(store, key, { values: { landmark: 'Temple', visit_date: '2026-11-01' } })
    expect(readDraft(store, key)?.values).toEqual({ landmark: 'Temple', visit_date: '2026-11-01' })
    expect(readDraft(store, draftKey('u2', 'case/1/agent'))).toBeNull()
    dropFromDraft(store, key, ['landmark'])
    expect(readDraft(store, key)?.values).toEqual({ visit_date: '2026-11-01' })
    dropFromDraft(store, key, ['visit_date'])
    expect(store.length).toBe(0)
  })

  it('of two tabs on one form stand side by side, each key as it was typed last, with what the server had there', () => {
    const store = memoryStorage()
    mergeIntoDraft(store, key, { values: { landmark: 'Temple' }, base: { landmark: '' } }, [])
    mergeIntoDraft(store, key, { values: { occupant: 'Owner' }, base: { occupant: 'Tenant' } }, [])
    expect(readDraft(store, key)).toMatchObject({
      values: { landmark: 'Temple', occupant: 'Owner' },
      base: { landmark: '', occupant: 'Tenant' },
    })
    // the second tab takes its own back
    mergeIntoDraft(store, key, { values: {} }, ['occupant'])
    expect(readDraft(store, key)).toMatchObject({ values: { landmark: 'Temple' }, base: { landmark: '' } })
    dropFromDraft(store, key, ['landmark'])
    expect(store.length).toBe(0)
  })

  it('that cannot be read count as none', () => {
    const store = memoryStorage()
    for (const text of ['{', '[]', '{"values":{"a":1},"at":"x"}', '{"values":{"a":"1"}}', '{"values":{"a":"1"},"base":[1],"at":"x"}']) {
      store.setItem(key, text)
      expect(readDraft(store, key)).toBeNull()
    }
  })

  it('push out the oldest others when the browser is full, never what is no draft', () => {
    const store = memoryStorage(400)
    store.setItem('token', 't'.repeat(50))
    writeDraft(store, draftKey('u1', 'old'), { values: { a: 'x'.repeat(60) } }, new Date('2026-01-01'))
    writeDraft(store, draftKey('u1', 'newer'), { values: { a: 'x'.repeat(60) } }, new Date('2026-02-01'))
    expect(writeDraft(store, key, { values: { a: 'y'.repeat(90) } })).toBe(true)
    expect(readDraft(store, draftKey('u1', 'old'))).toBeNull()
    expect(readDraft(store, draftKey('u1', 'newer'))).not.toBeNull()
    expect(writeDraft(store, key, { values: { a: 'y'.repeat(900) } })).toBe(false)
    expect(store.getItem('token')).not.toBeNull()
  })

  it('go after a month', () => {
    const store = memoryStorage()
    const now = Date.now()
    writeDraft(store, key, { values: { a: '1' } }, new Date(now - 31 * day))
    writeDraft(store, draftKey('u1', 'b'), { values: { a: '1' } }, new Date(now - 29 * day))
    store.setItem('token', 't')
    sweepDrafts(store, now)
    expect([readDraft(store, key), store.length]).toEqual([null, 2])
  })
})
