import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminSignIn, startApp, type TestApp } from './app.ts'
import { photo } from './records.ts'
import { startWorker, type WorkerProcess } from './worker.ts'

let t: TestApp
let worker: WorkerProcess
let folder: string
let page: string
beforeAll(async () => {
  t = await startApp()
  worker = await startWorker(t)
  folder = await mkdtemp(join(tmpdir(), 'parakh-walk-'))
  page = (await t.request.get('/docs').expect(200)).text
})
afterAll(async () => {
  await worker.stop()
  await t.stop()
  await rm(folder, { recursive: true, force: true })
})

const unescape = (html: string): string => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
const commandsOf = (html: string): string[] =>
  [...html.matchAll(/<pre class="walk"[^>]*><code>([\s\S]*?)<\/code><\/pre>/g)].map(([, commands]) => unescape(commands ?? ''))

type Run = { code: number; stdout: string; stderr: string }
/** Runs commands as somebody would who pasted them, except that the first one that fails ends it. */
const bash = async (commands: string): Promise<Run> => {
  const env = {
    PATH: process.env.PATH,
    API: `${await t.app.getUrl()}${t.env.API_BASE}`,
    ADMIN_EMAIL: adminSignIn.email,
    ADMIN_PASSWORD: adminSignIn.password,
  }
  return new Promise((done) => {
    const run = execFile('bash', ['-euo', 'pipefail', '-s'], { cwd: folder, env, timeout: 100_000 }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr }),
    )
    run.stdin?.end(commands)
  })
}
const textOf = (docx: Uint8Array): string => strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array()).replace(/<[^>]+>/g, ' ')

describe('/api/docs', () => {
  it('has no scripts, and no link within it leads nowhere', () => {
    expect(page).not.toMatch(/<script|javascript:|\son\w+=/i)
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
    expect(page).not.toMatch(/undefined|\[object|NaN/)
  })

  it('its walk with curl leads from sign-in to the report', { timeout: 120_000 }, async () => {
    await Promise.all(['front.jpg', 'gate.jpg'].map(async (name) => writeFile(join(folder, name), await photo())))
    const steps = commandsOf(page)
    expect(steps.length).toBeGreaterThan(8)
    const { code, stdout, stderr } = await bash(steps.join('\n'))
    expect({
      code,
      said: code === 0 ? '' : `${stdout.slice(-3_000)}\n${stderr.slice(-2_000)}\n${worker.lines.slice(-3).join('\n')}`,
    }).toEqual({
      code: 0,
      said: '',
    })
    expect(stdout).toContain('REQUIRED_FIELDS_MISSING')
    expect(stdout).toContain('LN-2026_0042.docx')
    expect(stdout).toMatch(/^x-next-cursor: /im)
    const read = JSON.parse(await readFile(join(folder, 'reading.json'), 'utf8')) as { result: Record<string, { value: string }> }
    expect(read.result).toMatchObject({ applicant_name: { value: 'Asha Rao' }, pincode: { value: '110001' } })
    const report = textOf(await readFile(join(folder, 'report.docx')))
    for (const word of ['Asha Rao', 'Meera Rao', 'Karol Bagh', 'Road 30 ft', 'Front elevation']) expect(report).toContain(word)
    expect(textOf(await readFile(join(folder, 'preview.docx')))).toContain('Asha Rao')
  })
})
