import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { cases, everybody, filled, makeCase, makeIntake, trailOf, type People } from './records.ts'

let t: TestApp
let p: People
let colleague: SignedIn
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  colleague = await t.signIn('INITIATOR', 'two')
})
afterAll(() => t.stop())

const read = async (id: string) => (await t.as(p.admin).get(`/intakes/${id}`).expect(200)).body
const patch = (id: string, fields: object, who = p.initiator) => t.as(who).patch(`/intakes/${id}/fields`).send(fields)
const act = (id: string, action: 'archive' | 'unarchive' | 'submit', who = p.initiator) => t.as(who).post(`/intakes/${id}/${action}`)
const stored = (id: string) => t.db.collection('intakes').findOne({ _id: new ObjectId(id) })

describe('creating an intake', () => {
  it('fills in what the body does not name, and keeps what it clears', async () => {
    const plain = (await t.as(p.initiator).post('/intakes').send({}).expect(201)).body
    expect(plain.fields).toEqual({
      loan_type: 'Home Loan',
      usage_approved_as_per_plan: 'Residential',
      usage_as_per_cdp: 'Residential',
      land_freehold_or_leasehold: 'Freehold',
      legal_documents: [],
      list_of_documents: [],
    })
    expect(plain).toMatchObject({
      status: 'NEW',
      archived: false,
      case_id: null,
      case_visible: false,
      field_meta: {},
      extra: {},
      initiator: { user_id: p.initiator.id, name: 'INITIATOR One' },
    })
    const cleared = (await t.as(p.initiator).post('/intakes').send({ loan_type: '', usage_as_per_cdp: null, flat: '3A' }).expect(201)).body
    expect(cleared.fields).not.toHaveProperty('loan_type')
    expect(cleared.fields).not.toHaveProperty('usage_as_per_cdp')
    expect(cleared.fields.flat).toBe('3A')
  })

  it('keeps field_meta and extra as given, and says who brought them', async () => {
    const field_meta = { flat: { conf: 0.83, source: 'ocr', notes: 'page 2', raw: { box: [1, 2] } } }
    const { body } = await t
      .as(p.initiator)
      .post('/intakes')
      .send({ flat: '3A', field_meta, extra: { lead: { id: 7 } } })
      .expect(201)
    expect(body.field_meta.flat).toMatchObject({ ...field_meta.flat, updated_by: p.initiator.id })
    expect(body.extra).toEqual({ lead: { id: 7 } })
    expect((await t.as(p.initiator).get(`/intakes/${body._id}`).expect(200)).body).toEqual(body)
    const row = (await t.as(p.initiator).get('/intakes?limit=1').expect(200)).body[0]
    // where it was read is told of the single intake
    const { raw: _raw, ...short } = body.field_meta.flat
    expect(row).toEqual({ ...body, field_meta: { flat: short } })
  })

  it.each([
    ['an unknown key', { no_such_field: 'x' }],
    ['an unknown key in the meta', { field_meta: { nothing: { conf: 1 } } }],
    ['a conf above 1', { field_meta: { flat: { conf: 1.2 } } }],
    ['a conf below 0', { field_meta: { flat: { conf: -0.1 } } }],
    ['a number as text', { document_area_sqft: 'large' }],
    ['a wrong PIN', { pincode: '012345' }],
    ['an extra of 30 kB', { extra: { text: 'x'.repeat(30_000) } }],
    ['a control character', { flat: 'A\u0000B' }],
  ])('refuses %s and stores nothing', async (_what, body) => {
    const before = await t.db.collection('intakes').countDocuments()
    expect((await t.as(p.initiator).post('/intakes').send(body).expect(422)).body.code).toBe('INVALID_FIELDS')
    expect(await t.db.collection('intakes').countDocuments()).toBe(before)
  })

  it('makes one for one Idempotency-Key', async () => {
    const send = (flat: string) => t.as(p.initiator).post('/intakes').set('Idempotency-Key', 'intake-1').send({ flat })
    const replies = await Promise.all([send('1'), send('1'), send('1')])
    expect(new Set(replies.map((reply) => reply.body._id)).size).toBe(1)
    expect((await send('2').expect(422)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })
})

describe('correcting an intake', () => {
  it('changes what differs, says who, and tells old and new', async () => {
    const id = await makeIntake(t, p.initiator)
    const done = (await patch(id, { applicant_name: 'Asha R. Rao', pincode: '110001', flat: '9', loan_type: '' }, colleague).expect(200))
      .body
    expect(done.status).toBe('EDITING')
    expect(done.field_meta).toEqual({
      applicant_name: { conf: 1, source: 'ui', updated_by: colleague.id, ts: expect.any(String) },
      flat: { conf: 1, source: 'ui', updated_by: colleague.id, ts: expect.any(String) },
    })
    expect(done.fields).not.toHaveProperty('loan_type')
    const { body } = await t.as(p.admin).get(`/intakes/${id}/audit`).expect(200)
    expect(body.map((entry: { action: string }) => entry.action)).toEqual(['edit_intake', 'create_intake'])
    expect(body[0]).toMatchObject({
      actor_id: colleague.id,
      keys: expect.not.arrayContaining(['pincode', 'status']),
      changes: {
        applicant_name: { old: 'Asha Rao', new: 'Asha R. Rao' },
        flat: { old: null, new: '9' },
        loan_type: { old: 'Home Loan', new: null },
      },
    })
  })

  it('takes the meta of a cleared key away', async () => {
    const id = await makeIntake(t, p.initiator, { flat: '1', field_meta: { flat: { conf: 0.5, source: 'ocr' } } })
    expect((await patch(id, { flat: null }).expect(200)).body.field_meta).toEqual({})
  })

  it('does nothing when nothing changes', async () => {
    const id = await makeIntake(t, p.initiator)
    const before = await stored(id)
    await patch(id, { ...filled.intake, flat: '' }).expect(200)
    expect(await stored(id)).toEqual(before)
  })

  it('names every offending key and changes nothing', async () => {
    const id = await makeIntake(t, p.initiator)
    const before = await stored(id)
    const { body } = await patch(id, { flat: '7', pincode: 'abc', nothing: 1, __proto__x: 2 }).expect(422)
    expect(body.details.fields.map((field: { key: string }) => field.key)).toEqual(['pincode', 'nothing', '__proto__x'])
    expect(await stored(id)).toEqual(before)
  })

  it('reaches the case, whose audit tells it', async () => {
    const { id, intakeId } = await makeCase(t, p.initiator)
    expect((await patch(intakeId, { applicant_name: 'Asha R. Rao', flat: '9' }).expect(200)).body.status).toBe('CASE_CREATED')
    const { body } = await t.as(p.admin).get(`/cases/${id}`).expect(200)
    expect(body.intake).toMatchObject({ id: intakeId, applicant_name: 'Asha R. Rao', flat: '9' })
    expect((await trailOf(t, `case:${id}`)).at(-1)).toMatchObject({ action: 'edit_intake', keys: ['applicant_name', 'flat'] })
    expect((await trailOf(t, `intake:${intakeId}`)).map((entry) => entry.action)).toEqual(['create_intake', 'submit_intake'])
  })

  it.each(['READY_FOR_DOC', 'DOC_GENERATED', 'ARCHIVED'])('is refused while the case is %s', async (status) => {
    const { id, intakeId } = await makeCase(t, p.initiator)
    await cases(t).updateOne({ _id: new ObjectId(id) }, { $set: { status, document: { state: 'failed' } } })
    const { body } = await patch(intakeId, { flat: '9' }).expect(409)
    expect(body).toMatchObject({ code: 'WRONG_STATUS', details: { status } })
    expect((await stored(intakeId))?.fields.flat).toBeUndefined()
  })
})

describe('archiving an intake', () => {
  it('makes it read-only until it is taken out', async () => {
    const id = await makeIntake(t, p.initiator)
    const file = (await t.as(p.initiator).post(`/intakes/${id}/files`).attach('files', Buffer.from('words'), 'note.txt').expect(201))
      .body[0]
    expect((await act(id, 'archive').expect(200)).body).toMatchObject({ archived: true, status: 'EDITING' })
    for (const refused of [
      patch(id, { flat: '1' }),
      act(id, 'submit'),
      t.as(p.initiator).post(`/intakes/${id}/files`).attach('files', Buffer.from('words'), 'more.txt'),
      t.as(p.initiator).delete(`/intakes/${id}/files/${file._id}`),
    ])
      expect((await refused.expect(409)).body.code).toBe('INTAKE_ARCHIVED')
    expect((await t.as(colleague).get(`/intakes/${id}/files`).expect(200)).body).toEqual([file])
    expect((await act(id, 'unarchive').expect(200)).body.archived).toBe(false)
    await patch(id, { flat: '1' }).expect(200)
  })

  it('leaves the case alone, and a repeated submit answers it', async () => {
    const { id, intakeId } = await makeCase(t, p.initiator)
    const before = await cases(t).findOne({ _id: new ObjectId(id) })
    await act(intakeId, 'archive').expect(200)
    await act(intakeId, 'archive').expect(200)
    expect(await cases(t).findOne({ _id: new ObjectId(id) })).toEqual(before)
    expect((await act(intakeId, 'submit', colleague).expect(200)).body).toEqual({ case: { _id: id } })
    expect((await trailOf(t, `intake:${intakeId}`)).map((entry) => entry.action)).toEqual([
      'create_intake',
      'submit_intake',
      'archive_intake',
    ])
  })
})

describe('View Case', () => {
  it('is for those who initiated or submitted', async () => {
    const intakeId = await makeIntake(t, p.initiator)
    const third = await t.signIn('INITIATOR', 'three')
    const id = (await act(intakeId, 'submit', colleague).expect(200)).body.case._id as string
    const seen = async (who: SignedIn) => (await t.as(who).get(`/intakes/${intakeId}`).expect(200)).body.case_visible as boolean
    expect([await seen(p.initiator), await seen(colleague), await seen(p.admin), await seen(third)]).toEqual([true, true, true, false])
    for (const who of [p.initiator, colleague, p.admin]) await t.as(who).get(`/cases/${id}`).expect(200)
    await t.as(third).get(`/cases/${id}`).expect(404)
    expect((await read(intakeId)).status).toBe('CASE_CREATED')
  })
})
