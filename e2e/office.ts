import { drafterFields, keptSession, role, type Case, type FieldValues, type Intake } from '@parakh/contracts'
import { ApiClient, type Session, type UploadFile } from '@parakh/tools/api-client'
import { drawnHouse } from '@parakh/tools/demo-photo'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { desktop } from '@parakh/tools/console-window'
import { openConsole } from './console.ts'
import { adminClient, apiUrl, clientOf, newPerson, type Person } from './people.ts'
import { sampleValues, siteSample } from './sample-values.ts'
import { ownStack } from './shared-stack.ts'

/** An agency of its own: one person of each role, with their calls. */
export type Office = Record<'initiator' | 'agent' | 'drafter', Person> & {
  calls: Record<'admin' | 'initiator' | 'agent' | 'drafter', ApiClient>
}

/** New people, named after the test file so that lists can be searched for them. */
export const openOffice = async (name: string, pincode = '110001'): Promise<Office> => {
  const admin = await adminClient()
  const initiator = await newPerson(admin, role.INITIATOR, `${name} Initiator`)
  const agent = await newPerson(admin, role.AGENT, `${name} Agent`, [pincode])
  const drafter = await newPerson(admin, role.DRAFTER, `${name} Drafter`)
  const calls = { admin, initiator: await clientOf(initiator), agent: await clientOf(agent), drafter: await clientOf(drafter) }
  return { initiator, agent, drafter, calls }
}

/** An intake of the office's initiator. */
export const newIntake = ({ calls }: Office, fields: FieldValues): Promise<Intake> =>
  calls.initiator.json<Intake>('POST', '/intakes', fields)

export const newCase = async (office: Office, fields: FieldValues): Promise<Case> => {
  const { _id } = await newIntake(office, { pincode: '110001', ...fields })
  return (await office.calls.initiator.json<{ case: Case }>('POST', `/intakes/${_id}/submit`)).case
}

/** A case with its agent, who has saved `site` (nothing leaves it untouched). */
export const caseAtAgent = async (office: Office, fields: FieldValues, site: FieldValues = {}): Promise<string> => {
  const { _id } = await newCase(office, fields)
  await office.calls.admin.json('PATCH', `/cases/${_id}/assign-agent`, { user_id: office.agent._id })
  if (Object.keys(site).length > 0) await office.calls.agent.json('PATCH', `/cases/${_id}/agent`, { fields: site })
  return _id
}

/** A case that its agent handed over, with all site values, a photo and its drafter. */
export const caseAtDrafter = async (office: Office, fields: FieldValues): Promise<string> => {
  const id = await caseAtAgent(office, fields, siteSample())
  await addPhotos(office, id, 1)
  await office.calls.agent.json('POST', `/cases/${id}/agent/submit`)
  await office.calls.admin.json('POST', `/cases/${id}/assign/drafter/${office.drafter._id}`)
  return id
}

/** The same, with every drafter field saved. */
export const draftedCase = async (office: Office, fields: FieldValues): Promise<string> => {
  const id = await caseAtDrafter(office, fields)
  await office.calls.drafter.json('PATCH', `/cases/${id}/drafter`, { fields: sampleValues(drafterFields) })
  return id
}

export const addPhotos = ({ calls }: Office, caseId: string, count: number): Promise<unknown> =>
  calls.agent.form(
    'POST',
    `/cases/${caseId}/images`,
    {},
    { files: Array.from({ length: count }, (_, at): UploadFile => ({ name: `site-${at}.png`, type: 'image/png', bytes: drawnHouse(at) })) },
  )

const sessions = new Map<string, Promise<Session>>()

/** A window of a person who is signed in already: the API's reply is put where the console keeps it. */
export const openSignedIn = async (
  person: { email: string; password: string },
  path = '/',
  options: BrowserContextOptions = desktop,
): Promise<{ page: Page; problems: string[] }> => {
  const signing = sessions.get(person.email) ?? ApiClient.login(apiUrl(), person.email, person.password)
  sessions.set(person.email, signing)
  return openConsole(path, { ...options, storageState: storageOf(ownStack().baseUrl, await signing) })
}

/** The five storage keys of spec §3. */
const storageOf = (origin: string, { token, user }: Session) => {
  const entries = keptSession(token, user)
  return { cookies: [], origins: [{ origin, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) }] }
}
