import { Injectable } from '@nestjs/common'
import type { Case, SendBackBody } from '@parakh/contracts'
import type { Person } from '../http/request.ts'
import { changesOf, updateOf, type Asked } from './case-changes.ts'
import type { CaseRecord } from './case.schema.ts'
import { CaseTransitions } from './case-transitions.ts'
import { wireCase } from './wire-case.ts'

/** The drafter's part of a case before the document: saving, and sending it back to the agent. */
@Injectable()
export class DraftService {
  constructor(private readonly transitions: CaseTransitions) {}

  /** Saves the drafter's fields. A save that changes nothing does nothing. */
  async save(id: string, actor: Person, asked: Asked): Promise<Pick<CaseRecord, 'drafter_updates'>> {
    const { drafter_updates } = await this.transitions.perform('save_drafter', id, actor, {
      change: (current) => {
        const changes = changesOf(current.drafter_updates.fields, asked)
        return Object.keys(changes).length ? { ...updateOf(changes, (key) => `drafter_updates.fields.${key}`), changes } : null
      },
    })
    return { drafter_updates }
  }

  /** Gives the case back to its agent with the reason and the fields in question, which the agent sees. */
  async sendBack(id: string, actor: Person, { reason, keys = [] }: SendBackBody): Promise<Case> {
    const by = { user_id: actor.id, name: actor.name }
    const sent_back = { reason, keys, by, ts: new Date().toISOString() }
    const done = await this.transitions.perform('send_back', id, actor, {
      change: (current) => ({
        set: { sent_back },
        changes: {
          reason: { old: current.sent_back?.reason ?? null, new: reason },
          ...(keys.length ? { keys: { old: current.sent_back?.keys ?? null, new: keys } } : {}),
        },
      }),
    })
    return wireCase(actor.role, done)
  }
}
