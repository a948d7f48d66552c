import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { role, type CaseRow } from '@parakh/contracts'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { ApiClient, type Session } from './api-client.ts'
import { launchBrowser } from './browser.ts'
import { build } from './build.ts'
import { samplePeople } from './demo-data.ts'
import { root } from './env.ts'
import { runCommand } from './failure.ts'
import { startStack, type Stack } from './stack.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const outDir = join(root, 'artifacts', 'screens')
const settleMs = 15_000
const paintMs = 400

const sizes: Record<string, BrowserContextOptions> = {
  1440: { viewport: { width: 1440, height: 900 } },
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
}
/** Names of screens with their addresses. */
type Paths = Record<string, string>

const here = { geolocation: { latitude: 28.510412, longitude: 77.407518, accuracy: 8 }, permissions: ['geolocation'] }

/** Every screen of every role on sample data, at both widths, under artifacts/screens. */
const screenshots = async (): Promise<void> => {
  await build(say)
  const stack = await startStack()
  const browser = await launchBrowser()
  try {
    await stack.fillWithSamples()
    mkdirSync(outDir, { recursive: true })
    for (const size of Object.keys(sizes)) {
      await shoot(browser, stack, size, 'visitor', undefined, { login: '/login' })
      for (const person of samplePeople) await shootPerson(browser, stack, size, person.email)
    }
    say(`The pictures are in ${outDir}.`)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const shootPerson = async (browser: Browser, stack: Stack, size: string, email: string): Promise<void> => {
  const apiUrl = `${stack.baseUrl}${stack.apiBase}`
  const { token, user } = await ApiClient.login(apiUrl, email, stack.samplePassword)
  const client = await ApiClient.signIn(apiUrl, email, stack.samplePassword)
  const cases = await client.json<CaseRow[]>('GET', '/cases?include_archived=1')
  const ofEach = [...new Map(cases.map((each) => [each.status, each])).values()]
  const paths: Paths = { home: '/', agents: '/agents', me: '/me', 'not-found': '/nowhere' }
  for (const { _id, status } of ofEach) paths[`case-${status.toLowerCase()}`] = `/cases/${_id}`
  for (const { _id, status, docx_path } of ofEach) if (docx_path) paths[`document-${status.toLowerCase()}`] = `/cases/${_id}/doc`
  if (user.role === role.ADMIN || user.role === role.INITIATOR) Object.assign(paths, { intakes: '/intakes', 'new-intake': '/intakes/new' })
  if (user.role === role.ADMIN)
    Object.assign(paths, { analytics: '/admin/analytics', users: '/admin/users', 'new-user': '/admin/users/new' })
  await shoot(browser, stack, size, email.split('@')[0] ?? email, { token, user }, paths)
}

const shoot = async (
  browser: Browser,
  stack: Stack,
  size: string,
  who: string,
  session: Session | undefined,
  paths: Paths,
): Promise<void> => {
  const context = await browser.newContext({ ...sizes[size], ...here })
  if (session) {
    const { token, user } = session
    const kept = { token, role: user.role, userId: user._id, name: user.name, email: user.email }
    await context.addInitScript((entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)), kept)
  }
  const page = await context.newPage()
  page.on('pageerror', (error) => say(`      ${who} ${page.url()}: ${error.message}`))
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(`${stack.baseUrl}${path}`)
    await page
      .waitForLoadState('networkidle', { timeout: settleMs })
      .catch(() => say(`      ${who} ${path}: still busy after ${settleMs / 1000} s`))
    await page.waitForTimeout(paintMs)
    await page.screenshot({ path: join(outDir, `${size}-${who}-${name}.png`), fullPage: true })
  }
  await context.close()
}

await runCommand(screenshots)
process.exit()
