import {
  caseStatus,
  caseStatusLabel,
  caseStatusOrder,
  roleLabel,
  type Case,
  type CaseStatus,
  type Intake,
  type User,
} from '@parakh/contracts'
import { ApiClient, ApiRefusal, until, type UploadFile } from './api-client.ts'
import {
  draftValues,
  intakeValues,
  requestMail,
  sampleCases,
  samplePeople,
  siteValues,
  type PersonKey,
  type SampleCase,
  type SamplePerson,
} from './demo-data.ts'
import { drawnHouse } from './demo-photo.ts'
import type { HoldDocument } from './held-document.ts'

export type People = { admin: ApiClient; of: Record<PersonKey, ApiClient> }
export type DemoTarget = { apiUrl: string; admin: Login; password: string; hold: HoldDocument }

type Login = { email: string; password: string }

const documentLimitMs = 120_000
const shots = ['Front view', 'View from the road', 'Side view'] as const

/**
 * Fills users of each role and cases in each of the eight statuses through the API; what is there already stays, so it can
 * run again. All sample users get the one password.
 */
export const fillWithSamples = async (target: DemoTarget, log: (line: string) => void): Promise<void> => {
  const { apiUrl, admin, password, hold } = target
  log(`Sample users, all with the password ${password}:`)
  const people = await sampleUsers(apiUrl, admin, password, log)
  log('Sample cases:')
  for (const one of sampleCases) {
    const { status } = await bringCase(people, one, hold)
    log(`      ${one.applicationNumber}: ${caseStatusLabel(status)}`)
  }
}

/** The sample users, made where they are missing, signed in. */
export const sampleUsers = async (apiUrl: string, adminLogin: Login, password: string, log: (line: string) => void): Promise<People> => {
  const admin = await ApiClient.signIn(apiUrl, adminLogin.email, adminLogin.password)
  const clients: [PersonKey, ApiClient][] = []
  for (const person of samplePeople) {
    clients.push([person.key, await havePerson(admin, apiUrl, person, password)])
    log(`      ${person.email} (${person.name}, ${roleLabel(person.role)})`)
  }
  return { admin, of: Object.fromEntries(clients) as Record<PersonKey, ApiClient> }
}

/** The signed-in sample user, made or given the password first where need be. */
const havePerson = async (admin: ApiClient, apiUrl: string, person: SamplePerson, password: string): Promise<ApiClient> => {
  const { name, email, phone, role, pincodes = [] } = person
  const found = await admin.json<User[]>('GET', `/users?q=${encodeURIComponent(email)}`)
  const known = found.find((user) => user.email === email)
  if (!known) await admin.form('POST', '/auth/register', { email, password, role, name, phone, service_pincodes: pincodes })
  try {
    return await ApiClient.signIn(apiUrl, email, password)
  } catch (error) {
    if (!known || !(error instanceof ApiRefusal)) throw error
    await admin.json('PATCH', `/users/${known._id}`, { password, is_disabled: false })
    return ApiClient.signIn(apiUrl, email, password)
  }
}

/** Makes the case if need be and walks it on, a step at a time, until it has the status wanted. */
export const bringCase = async (people: People, one: SampleCase, hold?: HoldDocument): Promise<Case> => {
  let current = await haveCase(people, one)
  const stopAt = one.archivedFrom ?? one.target
  while (current.status !== caseStatus.ARCHIVED && caseStatusOrder(current.status) < caseStatusOrder(stopAt)) {
    const isToBeHeld = hold && current.status === caseStatus.DRAFTER_IN_PROGRESS && stopAt === caseStatus.READY_FOR_DOC
    const { _id } = current
    if (isToBeHeld) await hold(_id, () => submitFinal(people, one, _id))
    else await steps[current.status](people, one, current)
    current = await read(people.admin, current._id)
  }
  if (one.target === caseStatus.ARCHIVED && current.status !== caseStatus.ARCHIVED) {
    current = await people.admin.json<Case>('POST', `/cases/${current._id}/archive`)
  }
  return current
}

const read = (client: ApiClient, id: string): Promise<Case> => client.json<Case>('GET', `/cases/${id}`)

const haveCase = async ({ admin, of }: People, one: SampleCase): Promise<Case> => {
  const found = await of.desk.json<Intake[]>('GET', `/intakes?q=${encodeURIComponent(one.applicationNumber)}`)
  const known = found.find((intake) => intake.fields['application_number'] === one.applicationNumber)
  const intake = known ?? (await newIntake(of.desk, one))
  if (intake.case_id) return read(admin, intake.case_id)
  const { case: made } = await of.desk.json<{ case: { _id: string } }>('POST', `/intakes/${intake._id}/submit`)
  return read(admin, made._id)
}

const newIntake = async (desk: ApiClient, one: SampleCase): Promise<Intake> => {
  const intake = await desk.json<Intake>('POST', '/intakes', intakeValues(one))
  const mail: UploadFile = { name: 'Valuation request.txt', type: 'text/plain', bytes: new TextEncoder().encode(requestMail(one)) }
  await desk.form('POST', `/intakes/${intake._id}/files`, {}, { files: [mail] })
  return intake
}

const submitFinal = ({ of }: People, one: SampleCase, id: string): Promise<Case> =>
  of[one.drafter].json('POST', `/cases/${id}/generate-doc-final?meta=1`)

type Step = (people: People, one: SampleCase, current: Case) => Promise<unknown>

/** What moves a case on from each status. */
const steps: Record<CaseStatus, Step> = {
  [caseStatus.NEW]: ({ admin, of }, one, { _id }) => admin.json('PATCH', `/cases/${_id}/assign-agent`, { user_id: of[one.agent].userId }),
  [caseStatus.ASSIGNED_TO_AGENT]: ({ of }, one, { _id }) => of[one.agent].json('PATCH', `/cases/${_id}/agent`, siteValues(one)),
  [caseStatus.AGENT_IN_PROGRESS]: async ({ of }, one, { _id, agent_updates }) => {
    const photos = shots.map((shot, at) => ({ name: `${shot}.png`, type: 'image/png', bytes: drawnHouse(at + one.superSqft) }))
    const meta = shots.map((shot) => ({ caption: shot, shot, location: { lat: one.lat, lng: one.lng } }))
    if (!agent_updates?.images.length)
      await of[one.agent].form('POST', `/cases/${_id}/images`, { meta: JSON.stringify(meta) }, { files: photos })
    await of[one.agent].json('POST', `/cases/${_id}/agent/submit`)
  },
  [caseStatus.READY_FOR_DRAFTER]: async ({ admin, of }, one, { _id }) => {
    await admin.json('POST', `/cases/${_id}/assign/drafter/${of[one.drafter].userId}`)
    await of[one.drafter].json('PATCH', `/cases/${_id}/drafter`, { fields: draftValues(one) })
  },
  [caseStatus.DRAFTER_IN_PROGRESS]: (people, one, { _id }) => submitFinal(people, one, _id),
  [caseStatus.READY_FOR_DOC]: ({ admin }, one, { _id }) =>
    until(
      () => read(admin, _id),
      ({ status }) => status !== caseStatus.READY_FOR_DOC,
      documentLimitMs,
      `the document of ${one.applicationNumber}`,
    ),
  [caseStatus.DOC_GENERATED]: () => Promise.resolve(),
  [caseStatus.ARCHIVED]: () => Promise.resolve(),
}
