import { createHash } from 'node:crypto'
import { auditHashText, chainStart, type AuditEntry } from '@parakh/contracts'

export type ChainEntry = Omit<AuditEntry, 'ts'> & { ts: Date; chain: string }
export type ChainHead = { seq: number; hash: string }
export type Break = { chain: string; seq: number; why: string }

/**
 * The first place at which a chain does not hold (design §3, Audit), or undefined. `entries` are one chain's, by `seq`;
 * `head` is what its case or intake says of its last entry, so that a cut-off end is seen too.
 */
export const firstBreak = (chain: string, entries: readonly ChainEntry[], head: ChainHead | undefined): Break | undefined => {
  let before: ChainHead = { seq: 0, hash: chainStart }
  for (const { chain: name, ts, hash, ...rest } of entries) {
    const seq = before.seq + 1
    if (rest.seq !== seq) return { chain, seq, why: 'the entry is missing' }
    if (rest.prev_hash !== before.hash) return { chain, seq, why: 'the entry does not follow from the one before it' }
    const computed = createHash('sha256')
      .update(auditHashText(name, { ...rest, ts: ts.toISOString() }))
      .digest('hex')
    if (computed !== hash) return { chain, seq, why: 'the entry was altered' }
    before = { seq, hash }
  }
  if (!head) return { chain, seq: 1, why: 'its case or intake is gone, or does not know of it' }
  if (head.seq > before.seq) return { chain, seq: before.seq + 1, why: 'the entry is missing' }
  if (head.seq < before.seq || head.hash !== before.hash)
    return { chain, seq: before.seq, why: 'the last entry is not the one that its case or intake names' }
  return undefined
}
