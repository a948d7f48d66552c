import { keptSession, intakeStatus, role, searchOf, type Role, type KeptSession } from '@parakh/contracts'
import { MongoClient, type Document } from 'mongodb'
import type { Browser } from 'playwright-core'
import { ApiClient } from './api-client.ts'
import { withBareBeside } from './bench-web-bare.ts'
import { launchBrowser } from './browser.ts'
import { seedPeople, seedRow, wideCase, type SeedPerson } from './seed-rows.ts'
import { startStack, type Stack } from './stack.ts'

const password = 'bench-web-1'
const caseBytes = 4_096

/** Somebody who works in the measured console. */
export type Worker = { email: string; password: string; kept: KeptSession }
export type WebBench = { baseUrl: string; browser: Browser; people: Record<Role | 'many', Worker>; caseId: string }
export type Rows = { cases: number; intakes: number }

/**
 * The whole of Parakh with the bare page beside the console, a browser, and one person of each role: so many cases in the drafter's
 * and the agent's hands by turns, one of them with every field that 4 kB hold, so many open intakes.
 */
export const withWeb = async (rows: Rows, work: (bench: WebBench) => Promise<void>): Promise<void> =>
  withBareBeside(async (folder) => {
    const stack = await startStack({ env: { CONSOLE_DIR: folder } })
    const browser = await launchBrowser()
    try {
      const people = await peopleOf(stack)
      const caseId = await fill(stack, people, rows)
      // counts are reckoned anew where the API starts
      await stack.restart('api')
      await work({ baseUrl: stack.baseUrl, browser, people, caseId })
    } finally {
      await browser.close()
      await stack.stop()
    }
  })

const peopleOf = async (stack: Stack): Promise<WebBench['people']> => {
  const apiUrl = `${stack.baseUrl}${stack.apiBase}`
  const admin = await ApiClient.signIn(apiUrl, stack.admin.email, stack.admin.password)
  const make = async (name: string, of: Role): Promise<Worker> => {
    const email = `${name.toLowerCase()}@bench.example`
    await admin.form('POST', '/auth/register', { name, email, password, role: of })
    const { token, user } = await ApiClient.login(apiUrl, email, password)
    return { email, password, kept: keptSession(token, user) }
  }
  return {
    [role.ADMIN]: await make('Admin', role.ADMIN),
    [role.INITIATOR]: await make('Desk', role.INITIATOR),
    [role.AGENT]: await make('Agent', role.AGENT),
    [role.DRAFTER]: await make('Drafter', role.DRAFTER),
    many: await make('Busy', role.DRAFTER),
  }
}

/** How many rows a short list has, and the name under which a search finds such a list of intakes. */
export const few = 100
export const fewName = 'Hundredfold Bench'

/** A hundred cases for the drafter and the agent, the others for who has many; answers the one that holds most. */
const fill = async (stack: Stack, people: WebBench['people'], { cases, intakes }: Rows): Promise<string> => {
  const seeded = seedPeople()
  const person = ({ kept }: Worker): SeedPerson => ({ user_id: kept.userId, name: kept.name })
  const inWork = (at: number): Document => {
    const { case: one } = seedRow(at, cases, seeded)
    const { status } = wideCase(at, seeded, 0)
    const assigned_drafter = person(at < few ? people.DRAFTER : people.many)
    return { ...one, status, assigned_agent: person(people.AGENT), assigned_drafter, initiator_ids: [people.INITIATOR.kept.userId] }
  }
  const wide = { ...wideCase(cases, seeded, caseBytes), assigned_agent: person(people.AGENT), assigned_drafter: person(people.DRAFTER) }
  const open = Array.from({ length: intakes }, (_, at) => {
    const { intake } = seedRow(at, intakes, seeded)
    const fields = { ...intake.fields, ...(at < few ? { applicant_name: fewName } : {}) }
    return { ...intake, fields, ...searchOf(fields), status: intakeStatus.EDITING, archived: false, case_id: null }
  })
  const client = await MongoClient.connect(stack.mongoUri)
  try {
    await insertAll(client, 'cases', [...Array.from({ length: cases }, (_, at) => inWork(at)), wide])
    await insertAll(client, 'intakes', open)
  } finally {
    await client.close()
  }
  return wide._id.toHexString()
}

const insertAll = async (client: MongoClient, collection: string, rows: Document[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += 1_000)
    await client
      .db()
      .collection(collection)
      .insertMany(rows.slice(at, at + 1_000))
}
