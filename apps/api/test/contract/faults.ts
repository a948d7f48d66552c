import {
  agentFields,
  allowedStatuses,
  awaitsAgent,
  caseSchema,
  checkFields,
  drafterFields,
  fileKinds,
  intakeFields,
  intakeSchema,
  intakeStatus,
  isArchived,
  isClosed,
  jobStatus,
  missingRequired,
  progressOf,
  queues,
  role,
  roleSchema,
  searchOf,
  siteValues,
  userSchema,
  type CaseStatus,
  type Catalogue,
  type FieldValues,
  type QueueName,
} from '@parakh/contracts'
import { createFileStore } from '@parakh/file-store'
import { firstBreak, type ChainEntry, type ChainHead } from '@parakh/tools/audit-chain'
import { ObjectId, type Document, type WithId } from 'mongodb'
import type { z } from 'zod'
import { caseChain } from '../../src/cases/case-transitions.ts'
import { caseTallies } from '../../src/cases/case-tallies.ts'
import { stateAfter } from '../../src/cases/status-since.ts'
import { intakeTally } from '../../src/intakes/intake-tallies.ts'
import type { TestApp } from '../app.ts'

type Row = WithId<Document>
type Rows = Record<'cases' | 'intakes' | 'users' | 'jobs' | 'audit' | 'tallies' | 'files' | 'chunks' | 'unsettled', Row[]>
type Fault = string | false | null | undefined

/** Everything stored that the tables, the wire's schemas or the stores' own promises do not allow; a sentence each. */
export const faultsOf = async (t: TestApp): Promise<string[]> => {
  // what calls let go goes with the sweep; the rest must be somebody's
  await createFileStore(t.db).sweep({ olderThanMs: -1_000 })
  const read = (name: string): Promise<Row[]> => t.db.collection(name).find().toArray()
  const rows: Rows = {
    cases: await read('cases'),
    intakes: await read('intakes'),
    users: await read('users'),
    jobs: await read('jobs'),
    audit: await t.db.collection('audit').find().sort({ chain: 1, seq: 1 }).toArray(),
    tallies: await read('tallies'),
    files: await read('files.files'),
    chunks: await t.db.collection('files.chunks').find().project<Row>({ files_id: 1, n: 1 }).toArray(),
    unsettled: await read('files.unsettled'),
  }
  return [
    ...rows.cases.flatMap((one) => tell('case', one, caseFaults(one, rows))),
    ...rows.intakes.flatMap((one) => tell('intake', one, intakeFaults(one, rows))),
    ...rows.users.flatMap((one) => tell('user', one, userFaults(one, rows))),
    ...rows.jobs.flatMap((one) => tell('job', one, jobFaults(one, rows))),
    ...rows.files.flatMap((one) => tell('file', one, fileFaults(one, rows))),
    ...chainFaults(rows),
    ...tallyFaults(rows),
    ...(rows.users.some((one) => one.role === role.ADMIN && !one.is_disabled && one.password_hash) ? [] : ['no enabled admin is left']),
    ...(rows.unsettled.length ? [`${rows.unsettled.length} files are neither stored nor gone`] : []),
    ...rows.chunks
      .filter((one) => !rows.files.some(({ _id }) => _id.equals(one.files_id as ObjectId)))
      .map((one) => `chunk ${hex(one)} is nobody's`),
  ]
}

const hex = (row: Row): string => row._id.toHexString()
const tell = (what: string, row: Row, faults: Fault[]): string[] =>
  faults.filter((fault): fault is string => Boolean(fault)).map((fault) => `${what} ${hex(row)} ${fault}`)

const shape = (schema: z.ZodType, row: object): Fault => {
  const parsed = schema.safeParse(JSON.parse(JSON.stringify(row)))
  return parsed.error && `is none: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`
}

const values = (catalogue: Catalogue, fields: FieldValues): Fault => {
  const { problems, cleared } = checkFields(catalogue, fields)
  const bad = [...problems.map(({ key, problem }) => `${key}: ${problem}`), ...cleared.map((key) => `${key} is empty`)]
  return bad.length > 0 && `holds what its catalogue does not take: ${bad.join('; ')}`
}

const found = (row: Row, fields: FieldValues): Fault => {
  const { search, grams } = searchOf(fields)
  return JSON.stringify([search, grams]) !== JSON.stringify([row.search, row.grams]) && 'is searched by other words than its own'
}

const kept = (rows: Rows, id: unknown, kind: string, of: Row): boolean =>
  rows.files.some(({ _id, metadata }) => _id.toHexString() === id && metadata?.kept && metadata.kind === kind && metadata.of === hex(of))

const caseFaults = (one: Row, rows: Rows): Fault[] => {
  const { agent_updates, drafter_updates, document, docx_path } = one
  const intake = rows.intakes.find((made) => hex(made) === one.intakeId)
  const { id: _id, ...copied } = one.intake as FieldValues
  const assigned = [one.assigned_agent, one.assigned_drafter] as ({ user_id: string } | null)[]
  const now = one.status as CaseStatus
  const status = ((isArchived(now) ? one.archived_from : now) ?? now) as CaseStatus
  const progress = progressOf(status)
  const images = agent_updates.images as { _id: string }[]
  return [
    shape(caseSchema, one),
    isElsewhen(one, rows) && 'tells another time than its audit chain since when it is so',
    isArchived(now) !== (one.archived_from !== null) && 'does not know where it came from',
    values(agentFields, siteValues(agent_updates as never)),
    values(drafterFields, drafter_updates.fields as FieldValues),
    found(one, copied),
    intake?.case_id !== hex(one) && 'is not the case of its intake',
    JSON.stringify(copied) !== JSON.stringify({ ...copied, ...intake?.fields }) && 'differs from its intake',
    Object.keys(copied).length !== Object.keys((intake?.fields ?? {}) as object).length && 'has other fields than its intake',
    assigned.some((who) => who && !rows.users.some((user) => hex(user) === who.user_id)) && 'is assigned to nobody known',
    awaitsAgent(status) && one.assigned_agent && `is ${status} with an agent`,
    allowedStatuses('save_agent').includes(status) && !one.assigned_agent && `is ${status} without an agent`,
    progress.agentDone && missingRequired(agentFields, siteValues(agent_updates as never)).length > 0 && `is ${status} without site data`,
    progress.drafterDone && missingRequired(drafterFields, drafter_updates.fields as FieldValues).length > 0 && `is ${status} unfilled`,
    new Set(images.map((image) => image._id)).size !== images.length && 'names an image twice',
    images.some((image) => !kept(rows, image._id, 'case_image', one)) && 'names an image that is not kept',
    isClosed(status) !== (docx_path !== null) && `is ${status} with ${docx_path ?? 'no document'}`,
    docx_path && !kept(rows, document?.file_id, 'document', one) && 'names a document that is not kept',
    document && !rows.jobs.some((job) => hex(job) === document.job_id) && 'names a job that is gone',
  ]
}

// a case that a test put into its status has no chain that leads there
const isElsewhen = (one: Row, { audit }: Rows): boolean => {
  const chain = audit.filter((entry) => entry.chain === caseChain(hex(one))) as unknown as Parameters<typeof stateAfter>[1][]
  const told = chain.reduce<ReturnType<typeof stateAfter>>(stateAfter, undefined)
  return told?.status === one.status && Number(told?.since) !== Number(one.status_since)
}

const intakeFaults = (one: Row, rows: Rows): Fault[] => [
  shape(intakeSchema, { ...one, case_visible: false }),
  values(intakeFields, one.fields as FieldValues),
  found(one, one.fields as FieldValues),
  (one.status === intakeStatus.CASE_CREATED) !== (one.case_id !== null) && 'and its status differ about a case',
  one.case_id && !rows.cases.some((made) => hex(made) === one.case_id && made.intakeId === hex(one)) && 'names a case that is not its own',
  Object.keys(one.field_meta as object).some((key) => !intakeFields.some((field) => field.key === key)) && 'has meta of no field',
]

const userFaults = (one: Row, rows: Rows): Fault[] => [
  shape(userSchema, { ...one, email: one.email ?? null, agent_code: one.agent_code ?? null, has_image: one.image_id !== null }),
  one.email && one.email !== String(one.email).trim().toLowerCase() && 'has an e-mail as it was typed',
  rows.users.some((other) => other !== one && other.email !== undefined && other.email === one.email) && 'shares an e-mail',
  !roleSchema.safeParse(one.role).success && 'has no role of the table',
  one.role !== role.AGENT && one.service_pincodes.length > 0 && 'serves PIN codes without being an agent',
  one.image_id && !kept(rows, one.image_id, 'user_image', one) && 'names a photo that is not kept',
]

const jobFaults = (one: Row, rows: Rows): Fault[] => {
  const queue = queues[one.queue as QueueName]
  const files = ((one.data as { files?: { file_id: string }[] }).files ?? []).map((file) => file.file_id)
  return [
    shape(queue.data, one.data as object),
    one.status === jobStatus.done && shape(queue.result, one.result as object),
    (one.ended_at !== null) !== ['done', 'error', 'cancelled'].includes(one.status as string) &&
      `is ${one.status} and ended ${one.ended_at}`,
    one.status === jobStatus.error && !one.error && 'failed without a reason',
    files.some((id) => !kept(rows, id, 'ocr', one)) && 'reads a file that is not kept',
  ]
}

const fileFaults = (one: Row, rows: Rows): Fault[] => {
  const { kept: isKept, of, kind, contentType, sha256 } = one.metadata as Record<string, string>
  const isVariant = rows.files.some((file) => Object.values((file.metadata?.variants ?? {}) as object).includes(hex(one)))
  const owners: Record<string, () => boolean> = {
    intake: () => rows.intakes.some((row) => hex(row) === of),
    ocr: () => rows.jobs.some((row) => hex(row) === of),
    case_image: () =>
      rows.cases.some((row) => hex(row) === of && row.agent_updates.images.some((image: { _id: string }) => image._id === hex(one))),
    user_image: () => rows.users.some((row) => hex(row) === of && row.image_id === hex(one)),
    document: () => rows.cases.some((row) => hex(row) === of && row.document?.file_id === hex(one)),
  }
  const types: readonly string[] = Object.values(fileKinds).flatMap(({ types: own }) => own)
  const size = rows.chunks.filter((chunk) => one._id.equals(chunk.files_id as ObjectId)).length
  return [
    !isKept && 'is left although nobody keeps it',
    !isVariant && !owners[kind ?? '']?.() && `is a kept ${kind} of nobody`,
    kind !== 'document' && !types.includes(contentType ?? '') && `is of type ${contentType}`,
    !/^[0-9a-f]{64}$/.test(sha256 ?? '') && 'has no hash',
    size !== Math.ceil(one.length / one.chunkSize) && `has ${size} chunks for ${one.length} bytes`,
  ]
}

const chainFaults = ({ audit, cases, intakes }: Rows): string[] => {
  const heads = new Map<string, ChainHead>()
  for (const one of cases) heads.set(`case:${hex(one)}`, one.chain as ChainHead)
  for (const one of intakes) heads.set(`intake:${hex(one)}`, one.chain as ChainHead)
  const chains = Map.groupBy(audit, (entry) => entry.chain as string)
  const lost = [...heads.keys()].filter((chain) => !chains.has(chain)).map((chain) => `chain ${chain} is gone`)
  const broken = [...chains].flatMap(([chain, entries]) => {
    const found = firstBreak(
      chain,
      entries.map(({ _id, ...entry }) => entry as unknown as ChainEntry),
      heads.get(chain),
    )
    return found ? [`chain ${chain} breaks at ${found.seq}: ${found.why}`] : []
  })
  return [...lost, ...broken]
}

const tallyFaults = ({ tallies, cases, intakes }: Rows): string[] => {
  const counted = new Map<string, number>()
  const add = (keys: string[], n: number): void => keys.forEach((key) => counted.set(key, (counted.get(key) ?? 0) + n))
  for (const one of cases) add(caseTallies(one as never), 1)
  for (const one of intakes) add([intakeTally(one as never)], 1)
  for (const { key, n } of tallies) add([key as string], -n)
  return [...counted].filter(([, n]) => n !== 0).map(([key, n]) => `tally '${key}' is ${-n} off`)
}
