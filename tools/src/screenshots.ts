import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { keptSession, mayOpen, screens, type CaseRow, type ScreenName } from '@parakh/contracts'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { ApiClient } from './api-client.ts'
import { launchBrowser } from './browser.ts'
import { build } from './build.ts'
import { atSite, desktop, openWindow, phone, settled } from './console-window.ts'
import { samplePeople } from './demo-data.ts'
import { root } from './env.ts'
import { runCommand } from './failure.ts'
import { startStack, type Stack } from './stack.ts'
import { shootTour } from './tour-pictures.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const outDir = join(root, 'artifacts', 'screens')

/** Names of screens with their addresses. */
type Paths = Record<string, string>
type Look = { name: string; window: BrowserContextOptions }

const looks: Look[] = [desktop, phone].flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ name: `${size.viewport?.width}-${colorScheme}`, window: { ...size, colorScheme } })),
)

/**
 * Pictures of the console on sample data: those of docs/tour.md and, unless `tour` alone is asked for, every screen of every
 * role at both widths, in light and dark, under artifacts/screens.
 */
const screenshots = async (): Promise<void> => {
  await build(say)
  const stack = await startStack()
  const browser = await launchBrowser()
  try {
    await stack.fillWithSamples()
    if (!process.argv.includes('tour')) await shootAll(browser, stack)
    await shootTour(browser, stack, say)
  } finally {
    await browser.close()
    await stack.stop()
  }
}

const shootAll = async (browser: Browser, stack: Stack): Promise<void> => {
  mkdirSync(outDir, { recursive: true })
  for (const look of looks) {
    await shoot(browser, stack, look, 'visitor', { login: screens.login.path })
    for (const person of samplePeople) await shootPerson(browser, stack, look, person.email)
  }
  say(`The pictures are in ${outDir}.`)
}

const shootPerson = async (browser: Browser, stack: Stack, look: Look, email: string): Promise<void> => {
  const apiUrl = `${stack.baseUrl}${stack.apiBase}`
  const { role } = (await ApiClient.login(apiUrl, email, stack.samplePassword)).user
  const client = await ApiClient.signIn(apiUrl, email, stack.samplePassword)
  const cases = await client.json<CaseRow[]>('GET', '/cases?include_archived=1')
  const ofEach = [...new Map(cases.map((each) => [each.status, each])).values()]
  const isPlain = (name: ScreenName): boolean => screens[name].who !== 'public' && !screens[name].path.includes(':') && mayOpen(name, role)
  const plain = (Object.keys(screens) as ScreenName[]).filter(isPlain).map((name) => [name, screens[name].path])
  const paths: Paths = { ...Object.fromEntries(plain), 'not-found': '/nowhere' }
  for (const { _id, status } of ofEach) paths[`case-${status.toLowerCase()}`] = `/cases/${_id}`
  for (const { _id, status, docx_path } of ofEach) if (docx_path) paths[`document-${status.toLowerCase()}`] = `/cases/${_id}/doc`
  await shoot(browser, stack, look, email.split('@')[0] ?? email, paths, email)
}

const shoot = async (browser: Browser, stack: Stack, look: Look, who: string, paths: Paths, email?: string): Promise<void> => {
  const signedIn = email ? await ApiClient.login(`${stack.baseUrl}${stack.apiBase}`, email, stack.samplePassword) : undefined
  const session = signedIn && keptSession(signedIn.token, signedIn.user)
  const { context, page } = await openWindow(browser, { ...look.window, ...atSite, baseURL: stack.baseUrl, session })
  page.on('pageerror', (error) => say(`      ${who} ${page.url()}: ${error.message}`))
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(path)
    await settled(page).catch(() => say(`      ${who} ${path}: still busy`))
    await page.screenshot({ path: join(outDir, `${look.name}-${who}-${name}.png`), fullPage: true })
  }
  await context.close()
}

await runCommand(screenshots)
process.exit()
