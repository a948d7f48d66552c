import { getModelToken } from '@nestjs/mongoose'
import { caseStatus, role, type CaseStatus } from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import type { Model } from 'mongoose'
import sharp from 'sharp'
import { CASES, type CaseRecord } from '../src/cases/case.schema.ts'
import { INTAKES, type IntakeRecord } from '../src/intakes/intake.schema.ts'
import { recount as recountOf } from '../src/tallies/recount.ts'
import { Tallies } from '../src/tallies/tallies.ts'
import type { SignedIn, TestApp } from './app.ts'

/** Values that fill what each part requires, and a little more. */
export const filled = {
  intake: {
    applicant_name: 'Asha Rao',
    property_owner_name: 'Vikram Rao',
    application_number: 'LN-2026/0042',
    pincode: '110001',
    property_address_doc: '12 Main Road\nDelhi',
  },
  site: {
    visit_date: '2026-11-20',
    property_address_site: '12 Main Road',
    current_usage: 'Residential',
    landmark: 'Near the mill',
    latitude: 28.61394,
    longitude: 77.20902,
  },
  draft: {
    eepac_report_ref_no: 'EE/1',
    status_of_report: 'Final',
    purpose_of_valuation: 'Home loan',
    valuation_requested_by: 'The bank',
    report_date: '2026-11-21',
    pin_code_official: '110001',
    property_city: 'Delhi',
    type_of_property: 'Flat',
    main_locality: 'Karol Bagh',
  },
} as const

export type People = Record<'admin' | 'initiator' | 'agent' | 'drafter', SignedIn>

/** One person of each role. */
export const everybody = async (t: TestApp): Promise<People> => ({
  admin: await t.signIn(role.ADMIN),
  initiator: await t.signIn(role.INITIATOR),
  agent: await t.signIn(role.AGENT),
  drafter: await t.signIn(role.DRAFTER),
})

export const makeIntake = async (t: TestApp, by: SignedIn, fields: object = filled.intake): Promise<string> =>
  (await t.as(by).post('/intakes').send(fields).expect(201)).body._id as string

/** A NEW case, made as people make one. */
export const makeCase = async (t: TestApp, by: SignedIn, fields: object = filled.intake): Promise<{ id: string; intakeId: string }> => {
  const intakeId = await makeIntake(t, by, fields)
  return { intakeId, id: (await t.as(by).post(`/intakes/${intakeId}/submit`).expect(200)).body.case._id as string }
}

/** A case put into a status with its people and all required fields: for tests that need many, without walking the whole way. */
export const caseIn = async (t: TestApp, people: People, status: CaseStatus): Promise<string> => {
  const { id } = await makeCase(t, people.initiator)
  const { latitude: lat, longitude: lng, landmark, ...fields } = filled.site
  const hasAgent = status !== caseStatus.NEW
  await cases(t).updateOne(
    { _id: new ObjectId(id) },
    {
      $set: {
        status,
        archived_from: status === caseStatus.ARCHIVED ? caseStatus.DRAFTER_IN_PROGRESS : null,
        assigned_agent: hasAgent ? { user_id: people.agent.id, name: 'Agent' } : null,
        assigned_drafter: { user_id: people.drafter.id, name: 'Drafter' },
        agent_updates: { fields, landmark, location: { lat, lng }, images: [] },
        drafter_updates: { fields: { ...filled.draft } },
        // so that no sweep orders it
        document:
          status === caseStatus.READY_FOR_DOC
            ? { job_id: '0'.repeat(24), state: 'failed', error: 'It failed.', ts: new Date().toISOString(), file_id: null }
            : null,
      },
    },
  )
  await recount(t)
  return id
}

/** Counts afresh: for tests that write cases or intakes past the API. */
export const recount = ({ app }: TestApp): Promise<void> =>
  recountOf({
    cases: app.get<Model<CaseRecord>>(getModelToken(CASES), { strict: false }),
    intakes: app.get<Model<IntakeRecord>>(getModelToken(INTAKES), { strict: false }),
    tallies: app.get(Tallies, { strict: false }),
  })

export const cases = (t: TestApp) => t.db.collection('cases')
export const statusOf = async (t: TestApp, id: string): Promise<unknown> => (await cases(t).findOne({ _id: new ObjectId(id) }))?.status
export const trailOf = (t: TestApp, chain: string) => t.db.collection('audit').find({ chain }).sort({ seq: 1 }).toArray()

/** A photo as a phone takes it: with an orientation and a position in its metadata. */
export const photo = (width = 800, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 140, b: 60 } } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 50/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
