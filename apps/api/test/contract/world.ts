import {
  allCaseActions,
  allCaseStatuses,
  allIntakeActions,
  caseStatus,
  decide,
  decideIntake,
  jobReason,
  owns,
  role,
  type Actor,
  type CaseAction,
  type CaseState,
  type CaseStatus,
  type IntakeAction,
  type IntakeStatus,
  type OcrResult,
  type Role,
} from '@parakh/contracts'
import { UnrecoverableError } from 'bullmq'
import { ObjectId } from 'mongodb'
import type { SignedIn, TestApp } from '../app.ts'
import { everybody, filled, makeCase, makeIntake, photo, type People } from '../records.ts'
import { putReport, takeJobs } from '../worker.ts'
import { rowOf } from './bodies.ts'
import { papers } from './papers.ts'
import type { FuzzedRequest } from './requests.ts'

type CaseRow = CaseState & { _id: ObjectId; docx_path: string | null; agent_updates: { images: { _id: string }[] } }
type IntakeRow = { _id: ObjectId; status: IntakeStatus; archived: boolean; case_id: string | null; files: string[] }
type UserRow = { _id: ObjectId; role: Role; is_disabled: boolean }
type JobRow = { _id: ObjectId; submitted_by: string | null }

/** What a call does to a case, by its row; the first where there are several. */
export const actionOf = (call: string): CaseAction | undefined => allCaseActions.find((action) => rowOf(call).does?.includes(action))
const intakeActionOf = (call: string): IntakeAction | undefined => allIntakeActions.find((action) => rowOf(call).does?.includes(action))
const impossible = [
  'x',
  '0'.repeat(23),
  `${'f'.repeat(24)}0`,
  '%00',
  '..%2f..%2fetc',
  '%EF%BD%86'.repeat(24),
  '%5Bobject%20Object%5D',
  'G'.repeat(24),
]
const unknown = 'f'.repeat(24)
const casesEach = 2
const intakesEach = 4
const jobsEach = 3
const usersEach = 6
const cursorsEach = 20

/** The people and the records among which requests are fuzzed: always some that each call may succeed on. */
export class World {
  readonly callers: People
  /** People of the same roles, with work of their own. */
  readonly others: People
  private readonly t: TestApp
  private readonly workers: { stop: () => Promise<void> }[] = []
  private readonly refused = new Set<string>()
  private readonly cursors = new Map<string, string[]>()
  private cases: CaseRow[] = []
  private intakes: IntakeRow[] = []
  private users: UserRow[] = []
  private jobs: JobRow[] = []

  private constructor(t: TestApp, callers: People, others: People) {
    this.t = t
    this.callers = callers
    this.others = others
  }

  static async make(t: TestApp): Promise<World> {
    const callers = await everybody(t)
    const two = (one: Role): Promise<SignedIn> => t.signIn(one, 'two')
    const others = {
      admin: await two(role.ADMIN),
      initiator: await two(role.INITIATOR),
      agent: await two(role.AGENT),
      drafter: await two(role.DRAFTER),
    }
    const world = new World(t, callers, others)
    world.workers.push(
      await takeJobs(t, 'report', (id) => world.write(id)),
      await takeJobs(t, 'ocr', () => Promise.resolve({ fields: found, notes: [] })),
    )
    for (const status of allCaseStatuses) await world.caseIn(status, others)
    await world.topUp()
    return world
  }

  async stop(): Promise<void> {
    for (const worker of this.workers) await worker.stop()
  }

  callerOf(as: Role | null): SignedIn | undefined {
    return Object.values(this.callers).find((one) => one.role === as)
  }

  /** Makes what has become rare, so that there is work in every status, and looks at what there is. */
  async topUp(): Promise<void> {
    const { initiator, agent, admin } = this.callers
    await this.look()
    for (const status of allCaseStatuses) {
      const there = this.cases.filter(
        (one) => one.status === status && owns(initiator, one) && (status === caseStatus.NEW || owns(agent, one)),
      )
      for (let missing = casesEach - there.length; missing > 0; missing -= 1) await this.caseIn(status, this.callers)
    }
    const open = this.intakes.filter((one) => !one.case_id && !one.archived && one.files.length > 0)
    for (let missing = intakesEach - open.length; missing > 0; missing -= 1) await this.intake()
    for (let missing = usersEach - this.expendable().length; missing > 0; missing -= 1)
      await this.t
        .as(admin)
        .post('/agents')
        .send({ id: `code ${new ObjectId().toHexString()}`, name: 'Ravi', service_pincodes: [] })
        .expect(201)
    const mine = this.jobs.filter((one) => one.submitted_by === initiator.id)
    for (let missing = jobsEach - mine.length; missing > 0; missing -= 1)
      await this.t
        .as(initiator)
        .post('/intakes/ocr/parse/submit')
        .attach('files', papers.txt as Buffer, 'mail.txt')
        .expect(201)
    await this.look()
  }

  /** A text of a request with its ids and cursors looked up. */
  resolver(request: FuzzedRequest): (text: string) => string {
    let [caseRow, intakeRow]: [CaseRow?, IntakeRow?] = []
    const find = (name: string, which: string, n: number): string => {
      if (name === 'cursor') return at(this.cursors.get(which) ?? [], n) ?? 'none'
      if (name === 'agent' || name === 'drafter') return at([this.callers, this.others], Number(which))?.[name].id ?? unknown
      if (which === 'unknown') return unknown
      if (which === 'impossible') return at(impossible, n) ?? 'x'
      if (name === 'imageId') return at(caseRow?.agent_updates.images ?? [], n)?._id ?? unknown
      if (name === 'fileId') return at(intakeRow?.files ?? [], n) ?? unknown
      if (name === 'jobId') return at(this.ownJobs(request.as, which), n)?._id.toHexString() ?? unknown
      if (name === 'userId') return at([this.callers, this.others], n)?.drafter.id ?? unknown
      if (rowOf(request.call).path.startsWith('/cases'))
        return (caseRow = at(this.casesFor(request, which), n))?._id.toHexString() ?? unknown
      if (rowOf(request.call).path.includes('/intakes'))
        return (intakeRow = at(this.intakesFor(request, which), n))?._id.toHexString() ?? unknown
      return at(request.call === 'users.patch' ? this.expendable() : this.users, n)?._id.toHexString() ?? unknown
    }
    return (text) => text.replace(/«(\w+):([\w.]+)(?::(\d+))?»/g, (_, name: string, which: string, n = '0') => find(name, which, Number(n)))
  }

  /** Remembers where a list goes on. */
  remember(call: string, cursor: string | null): void {
    if (cursor) this.cursors.set(call, [cursor, ...(this.cursors.get(call) ?? [])].slice(0, cursorsEach))
  }

  private casesFor({ call, as, ids }: FuzzedRequest, which: string): CaseRow[] {
    const actor = this.actor(as)
    const isOwn = (one: CaseRow): boolean => as !== null && owns(actor, one)
    if (which === 'other') return this.cases.filter((one) => !isOwn(one))
    const own = this.cases.filter(isOwn)
    const action = actionOf(call)
    const wantsImage = ids.some((id) => id.startsWith('«imageId'))
    const fits = (one: CaseRow): boolean =>
      (!action || 'to' in decide(action, actor, one)) &&
      (!wantsImage || one.agent_updates.images.length > 0) &&
      (call !== 'draft.document' || one.docx_path !== null)
    return which === 'fit' ? preferred(own.filter(fits), own) : own
  }

  private intakesFor({ call, as, ids }: FuzzedRequest, which: string): IntakeRow[] {
    const action = intakeActionOf(call)
    const wantsFile = ids.some((id) => id.startsWith('«fileId'))
    const state = ({ status, archived, case_id }: IntakeRow) => {
      const made = this.cases.find((one) => one._id.toHexString() === case_id)
      return { status, archived, case_status: made?.status ?? null }
    }
    const fits = (one: IntakeRow): boolean =>
      (!action || 'to' in decideIntake(action, this.actor(as), state(one))) && (!wantsFile || one.files.length > 0)
    return which === 'fit' ? preferred(this.intakes.filter(fits), this.intakes) : this.intakes
  }

  private ownJobs(as: Role | null, which: string): JobRow[] {
    const me = this.callerOf(as)?.id
    return this.jobs.filter((one) => (one.submitted_by === me) !== (which === 'other'))
  }

  private actor(as: Role | null): Actor {
    return { id: this.callerOf(as)?.id ?? unknown, role: as ?? role.DRAFTER }
  }

  /** Users whom a change takes nothing from that this test needs. */
  private expendable(): UserRow[] {
    const needed = new Set([...Object.values(this.callers), ...Object.values(this.others)].map(({ id }) => id))
    return this.users.filter((one) => !needed.has(one._id.toHexString()))
  }

  private async look(): Promise<void> {
    const newest = async <Row>(name: string, filter = {}): Promise<Row[]> =>
      (await this.t.db.collection(name).find(filter).sort({ _id: -1 }).limit(150).toArray()) as Row[]
    const oldest = (await this.t.db.collection('cases').find().sort({ _id: 1 }).limit(8).toArray()) as unknown as CaseRow[]
    this.cases = [...(await newest<CaseRow>('cases')), ...oldest]
    this.users = await newest('users')
    this.jobs = await newest('jobs', { queue: 'ocr' })
    const files = await this.t.db
      .collection('files.files')
      .find({ 'metadata.kind': 'intake', 'metadata.kept': true })
      .sort({ _id: -1 })
      .limit(300)
      .toArray()
    const intakes = await newest<IntakeRow>('intakes')
    const of = (id: string): string[] => files.filter((file) => file.metadata?.of === id).map((file) => file._id.toHexString())
    this.intakes = intakes.map((one) => ({ ...one, files: of(one._id.toHexString()) }))
  }

  private async intake(): Promise<void> {
    const id = await makeIntake(this.t, this.callers.initiator)
    await this.t
      .as(this.callers.initiator)
      .post(`/intakes/${id}/files`)
      .attach('files', papers.pdf as Buffer, 'deed.pdf')
      .expect(201)
  }

  /** A case that people brought into a status, step by step. */
  async caseIn(status: CaseStatus, people: People): Promise<string> {
    const { id } = await makeCase(this.t, people.initiator)
    const as = (who: SignedIn) => this.t.as(who)
    const { admin, agent, drafter } = people
    const steps: [CaseStatus[], () => PromiseLike<unknown>][] = [
      [[caseStatus.NEW], () => as(admin).patch(`/cases/${id}/assign-agent`).send({ user_id: agent.id }).expect(200)],
      [
        [caseStatus.ASSIGNED_TO_AGENT],
        async () =>
          as(agent)
            .post(`/cases/${id}/images`)
            .attach('files', await picture, 'gate.jpg')
            .expect(201),
      ],
      [[], () => as(agent).patch(`/cases/${id}/agent`).send({ fields: filled.site }).expect(200)],
      [[], () => as(admin).post(`/cases/${id}/assign/drafter/${drafter.id}`).expect(200)],
      [[caseStatus.AGENT_IN_PROGRESS], () => as(agent).post(`/cases/${id}/agent/submit`).expect(200)],
      [[caseStatus.READY_FOR_DRAFTER], () => as(drafter).patch(`/cases/${id}/drafter`).send({ fields: filled.draft }).expect(200)],
      [
        [caseStatus.DRAFTER_IN_PROGRESS],
        () => (status === caseStatus.ARCHIVED ? as(admin).post(`/cases/${id}/archive`).expect(200) : this.final(id, drafter, status)),
      ],
      [[caseStatus.ARCHIVED, caseStatus.READY_FOR_DOC, caseStatus.DOC_GENERATED], () => Promise.resolve()],
    ]
    for (const [ends, step] of steps) {
      if (ends.includes(status)) break
      await step()
    }
    return id
  }

  private async final(id: string, drafter: SignedIn, status: CaseStatus): Promise<void> {
    const fails = status === caseStatus.READY_FOR_DOC
    if (fails) this.refused.add(id)
    await this.t
      .as(drafter)
      .post(`/cases/${id}/generate-doc-final`)
      .expect(fails ? 500 : 200)
    this.refused.delete(id)
  }

  private async write(jobId: string): ReturnType<typeof putReport> {
    const job = await this.t.db.collection('jobs').findOne({ _id: new ObjectId(jobId) })
    if (this.refused.has(job?.case_id as string)) throw new UnrecoverableError(jobReason('REPORT_FAILED'))
    return putReport(this.t)
  }
}

const picture = photo(40, 30)
const evidence = { file: 'mail.txt', sha256: 'a'.repeat(64), page: 1, box: null, text: 'Flat: 3A' }
const found: OcrResult = { flat: { value: '3A', conf: 0.9, source: 'ocr', evidence } }
const at = <T>(list: readonly T[], n: number): T | undefined => list[list.length ? n % list.length : 0]
const preferred = <T>(best: T[], rest: T[]): T[] => (best.length ? best : rest)
