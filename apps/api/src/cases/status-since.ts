import { archivedFromAfter, auditAction, caseActions, caseStatus, leadsTo, type CaseAction, type CaseStatus } from '@parakh/contracts'
import type { Connection, Model, Types } from 'mongoose'
import { AUDIT } from '../audit/audit.ts'
import type { CaseRecord } from './case.schema.ts'
import { caseChain } from './case-transitions.ts'

type Entry = { action: string; ts: Date }
type State = { status: CaseStatus; archived_from: CaseStatus | null; since: Date }
type Row = { _id: Types.ObjectId; status: CaseStatus; updated_at: Date }

const batch = 2_000

/** The status of a case after one more entry of its audit chain, and since when; undefined before its first entry. */
export const stateAfter = (state: State | undefined, { action, ts }: Entry): State | undefined => {
  if (action === auditAction.create_case) return { status: caseStatus.NEW, archived_from: null, since: ts }
  if (!state || !isCaseAction(action)) return state
  const status = leadsTo(action, state)
  if (!status) return state
  return { status, archived_from: archivedFromAfter(action, state), since: status === state.status ? state.since : ts }
}

const isCaseAction = (action: string): action is CaseAction => Object.hasOwn(caseActions, action)

/**
 * Gives cases of older versions their `status_since`: the time of the entry that moved their status last, `updated_at` where the
 * chain does not tell. Walks all cases once, a batch at a time, so what it holds does not grow with them.
 */
export const fillStatusSince = async (cases: Model<CaseRecord>, connection: Connection): Promise<void> => {
  const lacking = { status_since: { $exists: false } }
  const read = (after: Row | undefined): Promise<Row[]> =>
    cases
      .find({ ...lacking, ...(after ? { _id: { $gt: after._id } } : {}) }, { status: 1, updated_at: 1 })
      .sort({ _id: 1 })
      .limit(batch)
      .lean<Row[]>()
  for (let rows = await read(undefined); rows.length > 0; rows = await read(rows.at(-1))) {
    const states = await statesOf(connection, rows)
    // whose status moved meanwhile wrote it already
    const updates = rows.map(({ _id, status, updated_at }) => {
      const told = states.get(caseChain(_id.toHexString()))
      return {
        updateOne: { filter: { _id, ...lacking }, update: { $set: { status_since: told?.status === status ? told.since : updated_at } } },
      }
    })
    await cases.collection.bulkWrite(updates, { ordered: false })
  }
}

/** Where the chains of these cases lead, by the chain's name. */
const statesOf = async (connection: Connection, rows: Row[]): Promise<Map<string, State | undefined>> => {
  const states = new Map<string, State | undefined>()
  const chains = rows.map(({ _id }) => caseChain(_id.toHexString()))
  // oldest first in each chain, in the order of their index
  const entries = connection
    .collection<Entry & { chain: string; seq: number }>(AUDIT)
    .find({ chain: { $in: chains } }, { projection: { _id: 0, chain: 1, action: 1, ts: 1 } })
    .sort({ chain: -1, seq: 1 })
  for await (const entry of entries) states.set(entry.chain, stateAfter(states.get(entry.chain), entry))
  return states
}
