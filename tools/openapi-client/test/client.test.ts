import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { drawnHouse } from '@parakh/tools/demo-photo'
import { startStack, type Stack } from '@parakh/tools/stack'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generateTypes } from './generate.ts'
import { journey } from './journey.ts'

const home = resolve(import.meta.dirname, '..')
let stack: Stack
beforeAll(async () => {
  stack = await startStack({ env: { LOG_LEVEL: 'warn' } })
})
afterAll(() => stack.stop())

const compile = (): string => {
  try {
    return execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit'], {
      cwd: home,
      encoding: 'utf8',
    })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

it('a client made from openapi.json compiles, and walks from sign-in to the report', async () => {
  const baseUrl = `${stack.baseUrl}${stack.apiBase}`
  const types = await generateTypes(`${baseUrl}/openapi.json`)
  mkdirSync(resolve(home, '.cache'), { recursive: true })
  writeFileSync(resolve(home, '.cache/paths.ts'), types)
  expect(compile()).toBe('')

  const paper = new File(['Applicant Name: Asha Rao\nPincode: 110001\n'], 'पत्र letter.txt', { type: 'text/plain' })
  const photos = [1, 2].map((at) => new File([drawnHouse(at)], `site-${at}.png`, { type: 'image/png' }))
  const { done, preview, document, actions } = await journey({ baseUrl, admin: stack.admin }, paper, photos)
  expect(done.intake.applicant_name).toBe('Asha Rao')
  expect(done.docx_path).toBe(`/cases/${done._id}/doc`)
  for (const file of [preview, document]) expect(await file.slice(0, 2).text()).toBe('PK')
  expect(actions).toEqual(expect.arrayContaining(['create_case', 'submit_agent', 'preview_doc', 'finish_doc', 'download_doc']))
})
