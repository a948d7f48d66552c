import { createHash } from 'node:crypto'
import { auditHashText, chainStart } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { firstBreak, type ChainEntry } from './audit-chain.ts'

const chain = 'case:000000000000000000000001'

const soundChain = (length: number): ChainEntry[] => {
  const entries: ChainEntry[] = []
  for (let seq = 1; seq <= length; seq++) {
    const ts = new Date(Date.UTC(2026, 10, seq))
    const prev_hash = entries.at(-1)?.hash ?? chainStart
    const entry = {
      action: 'save_agent',
      actor_id: null,
      actor_role: 'SYSTEM' as const,
      keys: ['landmark'],
      changes: { landmark: { old: null, new: `gate ${seq}` } },
      seq,
      prev_hash,
    }
    const hash = createHash('sha256')
      .update(auditHashText(chain, { ...entry, ts: ts.toISOString() }))
      .digest('hex')
    entries.push({ ...entry, hash, ts, chain })
  }
  return entries
}
const headOf = (entries: readonly ChainEntry[]) => ({ seq: entries.length, hash: entries.at(-1)?.hash ?? chainStart })

describe('a chain of audit entries', () => {
  it('holds when nothing was touched', () => {
    const entries = soundChain(4)
    expect(firstBreak(chain, entries, headOf(entries))).toBeUndefined()
  })

  it('breaks where a value, a time or an actor was altered', () => {
    for (const change of [{ changes: { landmark: { old: null, new: 'other' } } }, { ts: new Date(0) }, { actor_id: 'somebody' }]) {
      const entries = soundChain(4)
      const altered = entries.map((entry) => (entry.seq === 3 ? { ...entry, ...change } : entry))
      expect(firstBreak(chain, altered, headOf(entries))).toEqual({ chain, seq: 3, why: 'the entry was altered' })
    }
  })

  it('breaks where an entry was removed, also at its end', () => {
    const entries = soundChain(4)
    expect(
      firstBreak(
        chain,
        entries.filter(({ seq }) => seq !== 2),
        headOf(entries),
      ),
    ).toMatchObject({ seq: 2, why: 'the entry is missing' })
    expect(firstBreak(chain, entries.slice(0, 3), headOf(entries))).toMatchObject({ seq: 4, why: 'the entry is missing' })
  })

  it('breaks where the whole end was written anew, or nobody knows the chain', () => {
    const entries = soundChain(4)
    expect(firstBreak(chain, entries, { seq: 4, hash: 'f'.repeat(64) })).toMatchObject({ seq: 4 })
    expect(firstBreak(chain, entries, undefined)).toMatchObject({ why: 'its case or intake is gone, or does not know of it' })
  })
})
