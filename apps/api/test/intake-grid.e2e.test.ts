import {
  allCaseStatuses,
  allIntakeActions,
  decideIntake,
  errors,
  intakeStatusSchema,
  type CaseStatus,
  type IntakeAction,
  type IntakeStatus,
} from '@parakh/contracts'
import { ObjectId, type Document, type WithId } from 'mongodb'
import type { Response } from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { everybody, makeCase, makeIntake, trailOf, type People } from './records.ts'

type State = { status: IntakeStatus; archived: boolean; case_status: CaseStatus | null }
type Made = { id: string; caseId: string | null; fileId: string }

let t: TestApp
let p: People
let models: { intake: WithId<Document>; case: WithId<Document>; file: WithId<Document> }
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\n%%EOF')
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  const id = await makeIntake(t, p.initiator)
  const added = await t.as(p.initiator).post(`/intakes/${id}/files`).attach('files', pdf, 'deed.pdf').expect(201)
  const made = await makeCase(t, p.initiator)
  models = {
    intake: await one('intakes', id),
    case: await one('cases', made.id),
    file: await one('files.files', added.body[0]._id as string),
  }
})
afterAll(() => t.stop())

const one = async (name: string, id: string): Promise<WithId<Document>> =>
  (await t.db.collection(name).findOne({ _id: new ObjectId(id) })) as WithId<Document>

/** An intake with a document in a state, and its case; copies of what people made. */
const make = async ({ status, archived, case_status }: State): Promise<Made> => {
  const [_id, caseId, fileId] = [new ObjectId(), new ObjectId(), new ObjectId()]
  const id = _id.toHexString()
  const case_id = case_status ? caseId.toHexString() : null
  await t.db.collection('intakes').insertOne({ ...models.intake, _id, status, archived, case_id })
  await t.db.collection('files.files').insertOne({ ...models.file, _id: fileId, metadata: { ...models.file.metadata, of: id } })
  if (case_status) await t.db.collection('cases').insertOne({ ...models.case, _id: caseId, intakeId: id, status: case_status })
  return { id, caseId: case_id, fileId: fileId.toHexString() }
}

const whole = async ({ id, caseId }: Made) => ({
  intake: await one('intakes', id),
  trail: await trailOf(t, `intake:${id}`),
  case: caseId && (await one('cases', caseId)),
  caseTrail: caseId && (await trailOf(t, `case:${caseId}`)),
  files: await t.db.collection('files.files').find({ 'metadata.of': id }).toArray(),
  cases: await t.db.collection('cases').countDocuments({ intakeId: id }),
})

let turn = 0
const calls: Record<IntakeAction, (who: SignedIn, made: Made) => PromiseLike<Response>> = {
  edit_intake: (who, { id }) =>
    t
      .as(who)
      .patch(`/intakes/${id}/fields`)
      .send({ applicant_name: `Name ${(turn += 1)}` }),
  add_intake_files: (who, { id }) => t.as(who).post(`/intakes/${id}/files`).attach('files', pdf, 'more.pdf'),
  delete_intake_file: (who, { id, fileId }) => t.as(who).delete(`/intakes/${id}/files/${fileId}`),
  submit_intake: (who, { id }) => t.as(who).post(`/intakes/${id}/submit`),
  archive_intake: (who, { id }) => t.as(who).post(`/intakes/${id}/archive`),
  unarchive_intake: (who, { id }) => t.as(who).post(`/intakes/${id}/unarchive`),
}
const corrections: IntakeAction[] = ['edit_intake', 'add_intake_files', 'delete_intake_file']

const open: State[] = intakeStatusSchema.options
  .filter((status) => status !== 'CASE_CREATED')
  .map((status) => ({ status, archived: false, case_status: null }))
const made: State[] = allCaseStatuses.map((case_status) => ({ status: 'CASE_CREATED', archived: false, case_status }))
const states: State[] = [...open, ...made, ...[...open, ...made].map((state) => ({ ...state, archived: true }))]

/** What an action comes to where the table lets it through, or where a repeat answers what stands. */
const isRepeat = (action: IntakeAction, { archived, case_status }: State): boolean =>
  (action === 'submit_intake' && case_status !== null) ||
  (action === 'archive_intake' && archived) ||
  (action === 'unarchive_intake' && !archived)

describe.each(allIntakeActions)('%s', (action) => {
  it.each(states)('on $status, archived: $archived, case: $case_status', async (state) => {
    // who may and who never may; the other two at the next state
    for (const who of states.indexOf(state) % 2 ? [p.admin, p.drafter] : [p.initiator, p.agent]) {
      const record = await make(state)
      const before = await whole(record)
      const decision = decideIntake(action, { id: who.id, role: who.role }, state)
      const reply = await calls[action](who, record)
      const say = `${who.role} ${action}: ${reply.status} ${JSON.stringify(reply.body)}`
      const after = await whole(record)
      const refused = 'refused' in decision ? decision.refused : null
      if (refused !== 'FORBIDDEN' && isRepeat(action, state)) {
        expect([200, 201], say).toContain(reply.status)
        expect(after, say).toEqual(before)
      } else if ('refused' in decision) {
        expect([reply.status, reply.body.code], say).toEqual([errors[decision.refused].status, decision.refused])
        if (decision.allowed) expect(reply.body.details, say).toEqual({ status: decision.status, allowed: decision.allowed })
        // an upload is stored before it is refused, and gone after it
        expect(after, say).toEqual(before)
      } else {
        expect([200, 201], say).toContain(reply.status)
        expect(after.intake.status, say).toBe(decision.to)
        const told =
          corrections.includes(action) && record.caseId ? [after.caseTrail ?? [], before.caseTrail ?? []] : [after.trail, before.trail]
        expect(told[0]?.length, say).toBe((told[1]?.length ?? 0) + 1)
        expect(told[0]?.at(-1), say).toMatchObject({ action, actor_id: who.id, actor_role: who.role })
      }
    }
  })
})
