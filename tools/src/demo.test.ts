import { allCaseStatuses, allRoles, type CaseRow, type User } from '@parakh/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from './api-client.ts'
import { samplePeople } from './demo-data.ts'
import { startStack, type Stack } from './stack.ts'

describe('npm start -- --demo', () => {
  let stack: Stack
  let admin: ApiClient

  beforeAll(async () => {
    stack = await startStack({ env: { LOG_LEVEL: 'warn' } })
    admin = await ApiClient.signIn(`${stack.baseUrl}${stack.apiBase}`, stack.admin.email, stack.admin.password)
  })
  afterAll(() => stack.stop())

  const look = async () => ({
    cases: await admin.json<CaseRow[]>('GET', '/cases?include_archived=1'),
    users: await admin.json<User[]>('GET', '/users'),
  })

  it('fills in users of each role and a case in each status, with a document where there is to be one', async () => {
    await stack.fillWithSamples()
    const { cases, users } = await look()
    expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(allCaseStatuses))
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(allRoles))
    const written = cases.find(({ docx_path }) => docx_path !== null)
    const document = await admin.bytes('GET', `/cases/${written?._id}/doc`)
    expect(Buffer.from(document.subarray(0, 2)).toString()).toBe('PK')
  })

  it('lets every sample user sign in', async () => {
    const sessions = samplePeople.map(({ email }) => ApiClient.signIn(`${stack.baseUrl}${stack.apiBase}`, email, stack.samplePassword))
    expect((await Promise.all(sessions)).every(({ userId }) => userId !== '')).toBe(true)
  })

  it('adds nothing when it runs again', async () => {
    const before = await look()
    await stack.fillWithSamples()
    expect(await look()).toEqual(before)
  })
})
