import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { everybody, filled, makeCase, type People } from './records.ts'
import { putReport, takeJobs } from './worker.ts'

let t: TestApp
let p: People
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
})
afterAll(() => t.stop())

describe('a case', () => {
  it('goes from an intake to its document', async () => {
    const worker = await takeJobs(t, 'report', () => putReport(t))
    const { id } = await makeCase(t, p.initiator)
    await t.as(p.admin).patch(`/cases/${id}/assign-agent`).send({ user_id: p.agent.id }).expect(200)
    await t.as(p.admin).post(`/cases/${id}/assign/drafter/${p.drafter.id}`).expect(200)
    const saved = await t.as(p.agent).patch(`/cases/${id}/agent`).send({ fields: filled.site }).expect(200)
    expect(saved.body).toMatchObject({
      status: 'AGENT_IN_PROGRESS',
      agent_updates: { landmark: 'Near the mill', location: { lat: 28.61394, lng: 77.20902 } },
    })
    await t.as(p.agent).post(`/cases/${id}/agent/submit`).expect(200)
    await t.as(p.drafter).patch(`/cases/${id}/drafter`).send({ fields: filled.draft }).expect(200)
    const final = await t.as(p.drafter).post(`/cases/${id}/generate-doc-final?meta=1`).expect(200)
    expect(final.body).toMatchObject({ status: 'DOC_GENERATED', docx_path: `/cases/${id}/doc` })
    const doc = await t.as(p.initiator).get(`/cases/${id}/doc`).expect(200)
    expect(doc.headers['content-disposition']).toContain('LN-2026_0042.docx')
    const audit = await t.as(p.admin).get(`/cases/${id}/audit`).expect(200)
    expect((audit.body as { action: string }[]).map((entry) => entry.action)).toEqual([
      'download_doc',
      'finish_doc',
      'submit_drafter',
      'save_drafter',
      'submit_agent',
      'save_agent',
      'assign_drafter',
      'assign_agent',
      'create_case',
    ])
    await worker.stop()
  })

  it('is read together with others at once, each as it stands then', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => makeCase(t, p.initiator)))
    const ids = [...made.map(({ id }) => id), ...made.map(({ id }) => id), 'f'.repeat(24)]
    const replies = await Promise.all(ids.map((id) => t.as(p.admin).get(`/cases/${id}`)))
    expect(replies.map(({ body, status }) => (status === 200 ? (body._id as string) : status))).toEqual([...ids.slice(0, -1), 404])
    // who saved reads what was saved, however many read beside
    for (let round = 0; round < 5; round += 1) {
      const noise = Promise.all(ids.slice(0, 12).map((id) => t.as(p.admin).get(`/cases/${id}`)))
      const { intakeId = '', id = '' } = made[round] ?? {}
      await t
        .as(p.admin)
        .patch(`/intakes/${intakeId}/fields`)
        .send({ flat: `F-${round}` })
        .expect(200)
      expect((await t.as(p.admin).get(`/cases/${id}`).expect(200)).body.intake.flat).toBe(`F-${round}`)
      await noise
    }
  })
})
