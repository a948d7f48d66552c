import { createHash } from 'node:crypto'
import {
  agentFields,
  auditAction,
  auditHashText,
  caseStatus,
  chainStart,
  defaultsOf,
  drafterFields,
  intakeFields,
  intakeStatus,
  role,
  searchOf,
  type CaseStatus,
  type Catalogue,
  type FieldValue,
  type FieldValues,
} from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import { firstNames, lastNames, places, societies } from './seed-names.ts'

export type SeedPeople = { agents: SeedPerson[]; drafters: SeedPerson[]; initiators: SeedPerson[] }
export type SeedPerson = { user_id: string; name: string }

const yearMs = 365 * 24 * 3_600_000
const spanMs = 2 * yearMs
/** When the newest seeded row was made; fixed, so that a second run seeds the same rows. */
const newest = Date.UTC(2026, 10, 21)
/** The middle of the time over which rows are seeded. */
export const seedMiddle = newest - spanMs / 2
const ofPlace = 100_000

/** How the statuses of an agency's cases spread after two years, in hundredths. */
const spread: readonly (readonly [CaseStatus, number])[] = [
  [caseStatus.NEW, 3],
  [caseStatus.ASSIGNED_TO_AGENT, 4],
  [caseStatus.AGENT_IN_PROGRESS, 4],
  [caseStatus.READY_FOR_DRAFTER, 3],
  [caseStatus.DRAFTER_IN_PROGRESS, 4],
  [caseStatus.READY_FOR_DOC, 1],
  [caseStatus.DOC_GENERATED, 56],
  [caseStatus.ARCHIVED, 25],
]

/** A number from 0 to below `below` that follows from the row and what it is for; the same in each run. */
export const draw = (row: number, what: number, below: number): number => {
  let mixed = (Math.imul(row + 1, 0x9e3779b1) ^ Math.imul(what + 7, 0x85ebca6b)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97) >>> 0
  return ((mixed ^ (mixed >>> 15)) >>> 0) % below
}

const pick = <T>(list: readonly T[], row: number, what: number): T => list[draw(row, what, list.length)] as T
const nameOf = (row: number, what: number): string => `${pick(firstNames, row, what)} ${pick(lastNames, row, what + 1)}`
const idOf = (family: string, row: number): ObjectId => new ObjectId(`${family}${row.toString(16).padStart(24 - family.length, '0')}`)

/** The people whom seeded rows name: 200 agents, 100 drafters, 50 at the desk. */
export const seedPeople = (): SeedPeople => {
  const some = (family: string, count: number, salt: number): SeedPerson[] =>
    Array.from({ length: count }, (_, at) => ({ user_id: idOf(family, at).toHexString(), name: nameOf(at, salt) }))
  return { agents: some('a1', 200, 900), drafters: some('d1', 100, 910), initiators: some('e1', 50, 920) }
}

/** These people as MongoDB holds users; none can sign in with a password. */
export const seedUsers = ({ agents, drafters, initiators }: SeedPeople): object[] => {
  const rows = (people: SeedPerson[], of: string) =>
    people.map(({ user_id, name }, at) => ({
      _id: new ObjectId(user_id),
      email: `${of.toLowerCase()}.${at}@parakh.example`,
      name,
      phone: null,
      role: of,
      service_pincodes: of === role.AGENT ? [String(pick(places, at, 1).pin + 1)] : [],
      is_disabled: false,
      image_id: null,
      token_version: 0,
      created_at: new Date(newest - spanMs + at * 60_000),
      updated_at: new Date(newest - spanMs + at * 60_000),
    }))
  return [...rows(agents, role.AGENT), ...rows(drafters, role.DRAFTER), ...rows(initiators, role.INITIATOR)]
}

/** Field values of an intake: the main ones and those that most papers hold. */
const intakeValues = (row: number): FieldValues => {
  const place = pick(places, row, 10)
  const pincode = String(place.pin + draw(row, 11, 60))
  const flat = `${pick(['A', 'B', 'C', 'T1', 'T2'], row, 12)}-${101 + draw(row, 13, 1900)}`
  return {
    ...defaultsOf(intakeFields),
    applicant_name: nameOf(row, 1),
    co_applicant_name: nameOf(row, 3),
    property_owner_name: nameOf(row, draw(row, 5, 3) === 0 ? 6 : 1),
    application_number: `${place.code}/${2024 + draw(row, 14, 3)}/${String(ofPlace + row).padStart(7, '0')}`,
    developer_name: `${pick(lastNames, row, 15)} Builders`,
    flat,
    property_address_doc: `${flat}, ${pick(societies, row, 16)}, ${pick(place.localities, row, 17)}, ${place.city} ${pincode}`,
    pincode,
  }
}

/** The head of a chain that has its first entry. */
const headOf = (chain: string, action: string, actor: SeedPerson, ts: Date) => {
  const entry = {
    action,
    ts: ts.toISOString(),
    actor_id: actor.user_id,
    actor_role: role.INITIATOR,
    keys: [],
    seq: 1,
    prev_hash: chainStart,
  }
  return { seq: 1, hash: createHash('sha256').update(auditHashText(chain, entry)).digest('hex') }
}

const statusOf = (row: number): CaseStatus => {
  let left = draw(row, 20, 100)
  return spread.find(([, share]) => (left -= share) < 0)?.[0] ?? caseStatus.DOC_GENERATED
}

const agentSeen: readonly CaseStatus[] = [caseStatus.NEW]
const siteValues: FieldValues = { visit_date: '2026-10-20', property_address_site: 'As per document', current_usage: 'Residential' }
const draftValues: FieldValues = { status_of_report: 'Final', purpose_of_valuation: 'Home loan', type_of_property: 'Flat' }

// so that no sweep orders it
const failedDocument = { job_id: '0'.repeat(24), state: 'failed', error: 'It failed.', ts: new Date(newest).toISOString(), file_id: null }

/** An intake and its case by number, of `count`; the entries of their audit chains are left out, their heads are there. */
export const seedRow = (row: number, count: number, people: SeedPeople) => {
  const created_at = new Date(newest - spanMs + Math.floor((row / count) * spanMs))
  const updated_at = new Date(Math.min(newest, created_at.getTime() + draw(row, 21, 20 * 24 * 3_600) * 1_000))
  const [intakeId, caseId] = [idOf('f1', row), idOf('c1', row)]
  const initiator = pick(people.initiators, row, 22)
  const fields = intakeValues(row)
  const status = statusOf(row)
  // the newest twentieth is not submitted yet
  const isOpen = row >= count * 0.95
  const searchable = searchOf(fields)
  const intake = {
    _id: intakeId,
    status: isOpen ? (draw(row, 23, 2) === 0 ? intakeStatus.NEW : intakeStatus.EDITING) : intakeStatus.CASE_CREATED,
    archived: draw(row, 24, 10) === 0,
    case_id: isOpen ? null : caseId.toHexString(),
    initiator,
    submitted_by: isOpen ? null : initiator.user_id,
    fields,
    field_meta: {},
    extra: {},
    created_at,
    updated_at,
    ...searchable,
    chain: headOf(`intake:${intakeId.toHexString()}`, auditAction.create_intake, initiator, created_at),
    revision: 1,
  }
  const isVisited = !agentSeen.includes(status)
  const kase = {
    _id: caseId,
    status,
    created_at,
    updated_at,
    status_since: new Date(created_at.getTime() + draw(row, 27, updated_at.getTime() - created_at.getTime() + 1)),
    intakeId: intakeId.toHexString(),
    intake: { ...fields, id: intakeId.toHexString() },
    initiator_ids: [initiator.user_id],
    assigned_agent: isVisited ? pick(people.agents, row, 25) : null,
    assigned_drafter: isVisited ? pick(people.drafters, row, 26) : null,
    docx_path: status === caseStatus.DOC_GENERATED ? `/cases/${caseId.toHexString()}/doc` : null,
    document: status === caseStatus.READY_FOR_DOC ? failedDocument : null,
    sent_back: null,
    archived_from: status === caseStatus.ARCHIVED ? caseStatus.DOC_GENERATED : null,
    agent_updates: { fields: isVisited ? siteValues : {}, location: null, landmark: null, images: [] },
    drafter_updates: { fields: status === caseStatus.DOC_GENERATED ? draftValues : {} },
    ...searchable,
    chain: headOf(`case:${caseId.toHexString()}`, auditAction.create_case, initiator, created_at),
  }
  return { intake, case: kase }
}

/** A case whose reply has about this many bytes, for measuring one call. */
export const wideCase = (row: number, people: SeedPeople, bytes: number) => {
  const { case: kase } = seedRow(row, 1, people)
  const parts: [Catalogue, FieldValues][] = [
    [intakeFields, kase.intake],
    [agentFields, { ...siteValues }],
    [drafterFields, { ...draftValues }],
  ]
  const sizeOf = () => JSON.stringify(parts.map(([, values]) => values)).length + 700
  for (const [catalogue, values] of parts) {
    for (const { key, kind } of catalogue) {
      if (sizeOf() >= bytes) break
      values[key] ??= sampleOf(kind)
    }
  }
  const [, site = {}, draft = {}] = parts.map(([, values]) => values)
  return {
    ...kase,
    status: caseStatus.DRAFTER_IN_PROGRESS,
    agent_updates: { ...kase.agent_updates, fields: site },
    drafter_updates: { fields: draft },
  }
}

const sampleOf = (kind: string): FieldValue =>
  kind === 'number' ? 1234.5 : kind === 'date' ? '2026-11-20' : kind === 'list' ? ['Sale deed'] : 'As per document and site'
