import { Injectable, Module } from '@nestjs/common'
import { InjectModel, MongooseModule } from '@nestjs/mongoose'
import type { Actor, ActorRole, Changes, LogAction, LogEntry } from '@parakh/contracts'
import { Schema, type ClientSession, type Model, type Types } from 'mongoose'
import { pageOf } from '../lists/paging.ts'
import type { Page } from '../http/replies.ts'

type LogRow = {
  _id: Types.ObjectId
  action: LogAction
  ts: Date
  actor_id: string | null
  actor_role: ActorRole
  user_id: string | null
  keys: string[]
  changes?: Changes
}
const LOG = 'log'

const logSchema = new Schema<LogRow>(
  {
    action: { type: String, required: true },
    ts: { type: Date, required: true },
    actor_id: { type: String, default: null },
    actor_role: { type: String, required: true },
    user_id: { type: String, default: null },
    keys: { type: [String], default: [] },
    changes: { type: Schema.Types.Mixed },
  },
  { collection: LOG, versionKey: false, strict: 'throw', minimize: false },
)
// newest first
logSchema.index({ ts: -1, _id: -1 })

export type LogNote = { action: LogAction; actor: Actor; user_id: string | null; keys?: string[]; changes?: Changes }

/** The log of sign-ins and user changes (design §3, Audit). */
@Injectable()
export class Log {
  constructor(@InjectModel(LOG) private readonly entries: Model<LogRow>) {}

  /** Writes an entry, in the transaction of what it tells of. */
  async write({ actor, ...note }: LogNote, session?: ClientSession): Promise<void> {
    const entry = {
      ...note,
      ts: new Date(),
      actor_id: actor.id,
      actor_role: actor.role,
      keys: note.keys ?? Object.keys(note.changes ?? {}),
    }
    await this.entries.create([entry], session ? { session } : {})
  }

  /** Entries, newest first. */
  page(query: { limit?: number | undefined; cursor?: string | undefined }): Promise<Page<LogEntry>> {
    return pageOf(
      this.entries,
      { query, filter: {}, sort: { key: 'ts', dir: 'desc' }, total: async () => String(await this.entries.estimatedDocumentCount()) },
      ({ _id, ts, ...entry }) => ({
        ...entry,
        ts: ts.toISOString(),
      }),
    )
  }
}

@Module({
  imports: [MongooseModule.forFeature([{ name: LOG, schema: logSchema }])],
  providers: [Log],
  exports: [Log],
})
export class LogModule {}
