import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'
import { limits, role } from '@parakh/contracts'
import { memoryGrowth, uploadAll } from '@parakh/tools/upload-load'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { makeIntake } from './records.ts'

const MiB = 1024 * 1024
const built = resolve(import.meta.dirname, '../dist/main.js')

let t: TestApp
let api: ChildProcess
let base: string
beforeAll(async () => {
  t = await startApp()
  ;({ api, base } = await startProcess(t))
})
afterAll(async () => {
  const ended = new Promise((gone) => api.once('exit', gone))
  api.kill('SIGTERM')
  await ended
  await t.stop()
})

/** The API as it is built, as a process of its own, so that its memory is its own. */
const startProcess = async ({ env }: TestApp): Promise<{ api: ChildProcess; base: string }> => {
  const { MONGODB_URI, REDIS_URL, JWT_SECRET } = env
  const child = spawn(process.execPath, [built], {
    env: { PATH: process.env.PATH, MONGODB_URI, REDIS_URL, JWT_SECRET, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((ready, failed) => {
    child.once('exit', (code) => failed(new Error(`${built} ended with ${code}: is it built?`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { event, url: address } = JSON.parse(line) as { event?: string; url?: string }
      if (event === 'ready' && address) ready(address)
    })
  })
  return { api: child, base: `${url}${env.API_BASE}` }
}

const upload = async (calls: number): Promise<number[]> => {
  const desk = await t.signIn(role.INITIATOR)
  const url = `${base}/intakes/${await makeIntake(t, desk)}/files`
  return uploadAll({ url, token: desk.token, calls, filesPerCall: 1, fileBytes: limits.files.maxBytes })
}

it('50 files of 25 MiB at once grow the memory by less than 150 MiB', async () => {
  // what the first call loads is no growth
  expect(await upload(2)).toEqual([201, 201])
  const statuses: number[] = []
  const growth = await memoryGrowth(api.pid ?? 0, async () => void statuses.push(...(await upload(50))))
  expect(statuses).toEqual(Array.from({ length: 50 }, () => 201))
  expect(growth / MiB).toBeLessThan(150)
}, 120_000)
