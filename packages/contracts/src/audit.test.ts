import { expect, test } from 'vitest'
import { auditHashText, chainStart } from './audit.ts'

const entry = {
  action: 'save_agent',
  ts: '2026-11-21T10:00:00.000Z',
  actor_id: 'u',
  actor_role: 'AGENT',
  keys: ['b'],
  changes: { b: { old: null, new: { y: 1, x: 2 } } },
  seq: 1,
  prev_hash: chainStart,
} as const

test('the hashed text does not depend on the order of keys', () => {
  const shuffled = {
    prev_hash: chainStart,
    seq: 1,
    changes: { b: { new: { x: 2, y: 1 }, old: null } },
    keys: ['b'],
    actor_role: 'AGENT',
    actor_id: 'u',
    ts: entry.ts,
    action: 'save_agent',
  } as const
  expect(auditHashText('case:1', { ...shuffled, keys: ['b'] })).toBe(auditHashText('case:1', { ...entry, keys: ['b'] }))
})

test('every part of an entry counts, its chain too', () => {
  const base = auditHashText('case:1', { ...entry, keys: ['b'] })
  const others = [
    auditHashText('case:2', { ...entry, keys: ['b'] }),
    ...[
      { action: 'x' },
      { ts: '2026-11-21T10:00:00.001Z' },
      { actor_id: null },
      { actor_role: 'ADMIN' as const },
      { keys: [] },
      { changes: {} },
      { seq: 2 },
      { prev_hash: 'f' },
    ].map((part) => auditHashText('case:1', { ...entry, keys: ['b'], ...part })),
  ]
  for (const other of others) expect(other).not.toBe(base)
})
