import { role } from '@parakh/contracts'
import { ApiClient } from '@parakh/tools/api-client'
import { startStack, type Stack } from '@parakh/tools/stack'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { control, openConsole, signIn } from '../console.ts'

let stack: Stack
let admin: ApiClient
const agent = { email: 'agent@agency.example', password: 'right as rain 7', name: 'Gopal Rao', role: role.AGENT }
let casePath = ''

beforeAll(async () => {
  stack = await startStack()
  admin = await ApiClient.signIn(stack.baseUrl + stack.apiBase, stack.admin.email, stack.admin.password)
  const { _id } = await admin.form<{ _id: string }>('POST', '/auth/register', { ...agent, service_pincodes: '110001' })
  const intake = await admin.json<{ _id: string }>('POST', '/intakes', { applicant_name: 'Asha Verma', pincode: '110001' })
  const submitted = await admin.json<{ case: { _id: string } }>('POST', `/intakes/${intake._id}/submit`)
  casePath = `/cases/${submitted.case._id}`
  await admin.json('PATCH', `${casePath}/assign-agent`, { user_id: _id })
})
afterAll(() => stack.stop())

describe.each([['mongod'], ['redis']] as const)('%s is gone during a save', (server) => {
  test('an error within 5 s, what was typed stays, saving again works', async () => {
    const { page } = await openConsole(casePath, undefined, stack.baseUrl)
    await signIn(page, agent)
    const text = `Opposite the ${server} temple`
    await control(page, 'landmark').fill(text)
    process.kill(stack.pid(server), 'SIGKILL')
    const since = Date.now()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    // Redis holds no record: a save may well succeed without it
    const refused = page.getByRole('alert').getByText('Nothing was lost: try again in a few seconds.')
    const done = page.getByRole('button', { name: 'Saved', exact: true })
    const told = server === 'mongod' ? refused : refused.or(done)
    await told.waitFor({ timeout: 8_000 })
    expect(Date.now() - since).toBeLessThan(6_000)
    expect(await control(page, 'landmark').inputValue()).toBe(text)
    await stack.restart(server)
    await expect
      .poll(
        async () => {
          const save = page.getByRole('button', { name: 'Save', exact: true })
          if (await save.isEnabled()) await save.click()
          const seen = await admin.json<{ agent_updates: { landmark: string } }>('GET', casePath).catch(() => null)
          return seen?.agent_updates.landmark
        },
        { timeout: 30_000, interval: 2_000 },
      )
      .toBe(text)
    await page.context().close()
  })
})
