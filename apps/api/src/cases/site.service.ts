import { Injectable } from '@nestjs/common'
import { agentFields, fieldOf, siteValues, type Case, type Changes, type FieldValues } from '@parakh/contracts'
import type { Person } from '../http/request.ts'
import { changesOf, updateOf, type Asked } from './case-changes.ts'
import type { CaseRecord } from './case.schema.ts'
import { CaseTransitions, type Change } from './case-transitions.ts'
import { wireCase } from './wire-case.ts'

/** The agent's part of a case: site data, and the hand-over to the drafter. */
@Injectable()
export class SiteService {
  constructor(private readonly transitions: CaseTransitions) {}

  /** Saves site data; landmark and position stand beside the fields (design §3, Ids). A save that changes nothing does nothing. */
  async save(id: string, actor: Person, asked: Asked): Promise<Case> {
    const done = await this.transitions.perform('save_agent', id, actor, { change: (current) => siteChange(current, asked) })
    return wireCase(actor.role, done)
  }

  /** Hands the case to the drafter; what the drafter had sent back is answered with it. */
  async submit(id: string, actor: Person): Promise<Case> {
    const done = await this.transitions.perform('submit_agent', id, actor, { change: () => ({ set: { sent_back: null } }) })
    return wireCase(actor.role, done)
  }
}

const landmark = 'landmark'
const position = ['latitude', 'longitude'] as const
const beside = new Set<string>([landmark, ...position].filter((key) => fieldOf(agentFields, key)))
const fieldPath = (key: string): string => `agent_updates.fields.${key}`

const siteChange = (current: CaseRecord, asked: Asked): Change | null => {
  const known = siteValues(current.agent_updates)
  const changes = changesOf(known, asked)
  if (Object.keys(changes).length === 0) return null
  const fields = Object.fromEntries(Object.entries(changes).filter(([key]) => !beside.has(key)))
  const { set, unset } = updateOf(fields, fieldPath)
  const place = placeChange(known, changes)
  const mark = changes[landmark]
  return {
    set: { ...set, ...place.set, ...(mark ? { 'agent_updates.landmark': mark.new } : {}) },
    unset: [...unset, ...place.unset],
    changes,
  }
}

/** Position for MongoDB: a location once both halves are known; until then the half waits among the fields. */
const placeChange = (known: FieldValues, changes: Changes): { set: Record<string, unknown>; unset: string[] } => {
  if (!position.some((key) => changes[key])) return { set: {}, unset: [] }
  const [lat, lng] = position.map((key) => (changes[key] ? changes[key].new : known[key]) ?? null)
  if (lat !== null && lng !== null) return { set: { 'agent_updates.location': { lat, lng } }, unset: position.map(fieldPath) }
  const halves = Object.fromEntries(position.map((key, at) => [key, { old: null, new: [lat, lng][at] }]))
  const { set, unset } = updateOf(halves, fieldPath)
  return { set: { ...set, 'agent_updates.location': null }, unset }
}
