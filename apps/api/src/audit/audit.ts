import { createHash } from 'node:crypto'
import { Injectable, Module } from '@nestjs/common'
import { InjectModel, MongooseModule } from '@nestjs/mongoose'
import { auditHashText, chainStart, type Actor, type ActorRole, type AuditAction, type AuditEntry, type Changes } from '@parakh/contracts'
import { Schema, type ClientSession, type Model, type Types } from 'mongoose'
import { pageOf } from '../lists/paging.ts'
import type { Page } from '../http/replies.ts'

/** Where a chain stands: kept on the case or intake that it tells of, written in the same transaction as its entry. */
export type ChainHead = { seq: number; hash: string }
/** A chain by its name with the head that its record holds; null before the first entry. */
export type ChainOwner = { chain: `case:${string}` | `intake:${string}`; head: ChainHead | null | undefined }
export type AuditNote = { action: AuditAction; actor: Actor; keys?: readonly string[]; changes?: Changes; ts?: Date }

type AuditRow = {
  _id: Types.ObjectId
  chain: string
  seq: number
  prev_hash: string
  hash: string
  action: string
  ts: Date
  actor_id: string | null
  actor_role: ActorRole
  keys: string[]
  changes?: Changes | undefined
}
export const AUDIT = 'audit'

const auditSchema = new Schema<AuditRow>(
  {
    chain: { type: String, required: true },
    seq: { type: Number, required: true },
    prev_hash: { type: String, required: true },
    hash: { type: String, required: true },
    action: { type: String, required: true },
    ts: { type: Date, required: true },
    actor_id: { type: String, default: null },
    actor_role: { type: String, required: true },
    keys: { type: [String], default: [] },
    changes: { type: Schema.Types.Mixed },
  },
  { collection: AUDIT, versionKey: false, strict: 'throw', minimize: false },
)
// one entry a place in the chain; newest first
auditSchema.index({ chain: 1, seq: -1 }, { unique: true })

/** The hash chains of cases and intakes (design §3, Audit). */
@Injectable()
export class Audit {
  constructor(@InjectModel(AUDIT) private readonly entries: Model<AuditRow>) {}

  /** Writes the next entry of a chain in the change's transaction; the head that it returns goes into the record, in the same transaction. */
  async record(session: ClientSession, { chain, head }: ChainOwner, note: AuditNote): Promise<ChainHead> {
    const entry = nextEntry({ chain, head }, note)
    await this.entries.create([{ ...entry, ts: new Date(entry.ts), chain }], { session })
    return { seq: entry.seq, hash: entry.hash }
  }

  // entries are numbered without a gap
  private async length(chain: ChainOwner['chain']): Promise<string> {
    const last = await this.entries.findOne({ chain }, { seq: 1 }).sort({ seq: -1 }).lean<Pick<AuditRow, 'seq'>>()
    return String(last?.seq ?? 0)
  }

  /** Entries of a chain, newest first. */
  page(chain: ChainOwner['chain'], query: { limit?: number | undefined; cursor?: string | undefined }): Promise<Page<AuditEntry>> {
    return pageOf(
      this.entries,
      { query, filter: { chain }, sort: { key: 'seq', dir: 'desc', unique: true }, total: () => this.length(chain) },
      ({ _id, chain: _chain, ts, ...entry }) => ({
        ...entry,
        ts: ts.toISOString(),
      }),
    )
  }
}

/** The entry that follows a chain's head, hashed; values as MongoDB gives them back, so that the hash can be computed again. */
export const nextEntry = ({ chain, head }: ChainOwner, { action, actor, keys, changes, ts = new Date() }: AuditNote): AuditEntry => {
  const entry: Omit<AuditEntry, 'hash'> = {
    action,
    ts: ts.toISOString(),
    actor_id: actor.id,
    actor_role: actor.role,
    keys: [...(keys ?? Object.keys(changes ?? {}))],
    ...(changes ? { changes: storable(changes) } : {}),
    seq: (head?.seq ?? 0) + 1,
    prev_hash: head?.hash ?? chainStart,
  }
  return { ...entry, hash: hashOf(chain, entry) }
}

/** SHA-256 of an entry's canonical text, in hex. */
export const hashOf = (chain: string, entry: Omit<AuditEntry, 'hash'>): string =>
  createHash('sha256').update(auditHashText(chain, entry)).digest('hex')

// undefined becomes null, dates become texts, half a pair of code units the sign for a broken one: as they will be read
const storable = (changes: Changes): Changes => JSON.parse(JSON.stringify(changes, asStored)) as Changes

const asStored = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.toWellFormed()
  return value === undefined ? null : value
}

@Module({
  imports: [MongooseModule.forFeature([{ name: AUDIT, schema: auditSchema }])],
  providers: [Audit],
  exports: [Audit],
})
export class AuditModule {}
