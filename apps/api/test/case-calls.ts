import type { CaseAction } from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import type { Response } from 'supertest'
import type { SignedIn, TestApp } from './app.ts'
import { cases, photo, type People } from './records.ts'

/** An image that cases of these tests hold without its file. */
export const imageId = 'a1'.repeat(12)
export const giveImage = (t: TestApp, id: string) =>
  cases(t).updateOne(
    { _id: new ObjectId(id) },
    {
      $set: { 'agent_updates.images': [{ _id: imageId, filename: 'gate.jpg', caption: null, shot: null, taken_at: null, location: null }] },
    },
  )

type Call = (t: TestApp, who: SignedIn, id: string, people: People & { other: People }) => PromiseLike<Response>
let turn = 0
const picture = photo(40, 30)
/** A value that no earlier save wrote. */
const fresh = (): string => `value ${(turn += 1)}`

/** How a person does each action over the wire; finish_doc is the program's. */
export const calls: Record<Exclude<CaseAction, 'finish_doc'>, Call> = {
  assign_agent: (t, who, id, { other }) => t.as(who).patch(`/cases/${id}/assign-agent`).send({ user_id: other.agent.id }),
  remove_agent: (t, who, id) => t.as(who).patch(`/cases/${id}/assign-agent`).send({ user_id: null }),
  save_agent: (t, who, id) =>
    t
      .as(who)
      .patch(`/cases/${id}/agent`)
      .send({ fields: { bus_stop: fresh() } }),
  add_images: async (t, who, id) =>
    t
      .as(who)
      .post(`/cases/${id}/images`)
      .attach('files', await picture, 'gate.jpg'),
  edit_image: (t, who, id) => t.as(who).patch(`/cases/${id}/images/${imageId}`).send({ caption: fresh() }),
  delete_image: (t, who, id) => t.as(who).delete(`/cases/${id}/images/${imageId}`),
  submit_agent: (t, who, id) => t.as(who).post(`/cases/${id}/agent/submit`),
  assign_drafter: (t, who, id, { other }) => t.as(who).post(`/cases/${id}/assign/drafter/${other.drafter.id}`),
  unassign_drafter: (t, who, id) => t.as(who).post(`/cases/${id}/unassign/drafter`),
  save_drafter: (t, who, id) =>
    t
      .as(who)
      .patch(`/cases/${id}/drafter`)
      .send({ fields: { standard_remarks: fresh() } }),
  preview_doc: (t, who, id) => t.as(who).post(`/cases/${id}/generate-doc-preview`),
  submit_drafter: (t, who, id) => t.as(who).post(`/cases/${id}/generate-doc-final?meta=1`),
  send_back: (t, who, id) => t.as(who).post(`/cases/${id}/send-back`).send({ reason: 'Measure the plot again' }),
  archive: (t, who, id) => t.as(who).post(`/cases/${id}/archive`),
  restore: (t, who, id) => t.as(who).post(`/cases/${id}/restore`),
}
export const callable = Object.keys(calls) as (keyof typeof calls)[]
