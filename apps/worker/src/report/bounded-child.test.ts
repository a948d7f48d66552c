import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { OutOfMemory, runOnce } from './bounded-child.ts'

const folder = mkdtempSync(join(tmpdir(), 'parakh-child-'))
afterAll(() => rmSync(folder, { recursive: true }))

const rssBytes = 300_000_000
const never = new AbortController().signal

function program(name: string, code: string): URL {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(path, code)
  return pathToFileURL(path)
}

it('ends with the program', async () => {
  await runOnce(program('echo', "process.once('message', ({ code }) => process.exit(code))"), { code: 0 }, { rssBytes, signal: never })
})

it('tells a program that fails', async () => {
  const failing = program('fail', "process.once('message', ({ code }) => process.exit(code))")
  await expect(runOnce(failing, { code: 3 }, { rssBytes, signal: never })).rejects.toThrow('ended by 3')
})

it('ends a program that takes more memory than it may', async () => {
  const hungry = program('hungry', 'const kept = []; setInterval(() => kept.push(Buffer.alloc(2e7, 1)), 5)')
  await expect(runOnce(hungry, {}, { rssBytes, signal: never })).rejects.toThrow(OutOfMemory)
})

it('ends a program whose heap is full', async () => {
  const hungry = program('heap', 'const kept = []; setInterval(() => kept.push(Array.from({ length: 1e5 }, () => ({ a: [] }))), 1)')
  await expect(runOnce(hungry, {}, { rssBytes: 100_000_000, signal: never })).rejects.toThrow(OutOfMemory)
})

it('ends a program when aborted, with its reason', async () => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('enough')), 100)
  await expect(runOnce(program('idle', 'setInterval(() => {}, 1000)'), {}, { rssBytes, signal: stop.signal })).rejects.toThrow('enough')
  await expect(runOnce(program('idle', ''), {}, { rssBytes, signal: stop.signal })).rejects.toThrow('enough')
})
