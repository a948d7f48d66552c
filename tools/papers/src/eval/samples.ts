import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ApiClient } from '@parakh/tools/api-client'
import { autofill } from '@parakh/tools/autofill-run'
import { asUpload, sampleBundles, sampleDocs, scorer } from '@parakh/tools/sample-docs'
import { startStack, type Stack } from '@parakh/tools/stack'
import { truthsIn } from '../readings.ts'
import { bundleScore, type Bundle, type BundleScore } from '../score/bundles.ts'
import { scored, type Scored } from './scored.ts'

const atOnce = 2

export type Samples = { papers: Scored[]; bundles: BundleScore[]; results: Record<string, Record<string, unknown>> }

/** Reads every sample document and bundle through the API, the queue and the worker, and scores what comes back. */
export const scoreSamples = async (say: (line: string) => void): Promise<Samples> => {
  const folder = dirname(scorer)
  const truths = truthsIn(join(folder, 'docs'))
  const bundles = readdirSync(join(folder, 'bundles')).map(
    (name) => JSON.parse(readFileSync(join(folder, 'bundles', name), 'utf8')) as Bundle,
  )
  const stack = await startStack({ env: { OCR_CONCURRENCY: String(atOnce), LOG_LEVEL: 'warn' } })
  try {
    const results = await readAll(stack, say)
    const byFile = new Map(truths.map((truth) => [truth.file, truth]))
    return {
      papers: truths.map((truth) => scored(truth, results[truth.file] ?? {})),
      bundles: bundles.map((bundle) => bundleScore(bundle, byFile, results[bundle.id] ?? {})),
      results,
    }
  } finally {
    await stack.stop()
  }
}

const readAll = async (stack: Stack, say: (line: string) => void): Promise<Record<string, Record<string, unknown>>> => {
  const desk = await ApiClient.signIn(`${stack.baseUrl}${stack.apiBase}`, stack.admin.email, stack.admin.password)
  const docs = sampleDocs()
  const pathOf = new Map(docs.map(({ file, path }) => [file, path]))
  const tasks = [
    ...docs.map(({ file, path }) => ({ name: file, paths: [path] })),
    ...sampleBundles().map(({ id, docs: files }) => ({ name: id, paths: files.flatMap((file) => pathOf.get(file) ?? []) })),
  ]
  const results: Record<string, Record<string, unknown>> = {}
  const next = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const since = Date.now()
      const result = await autofill(desk, task.paths.map(asUpload))
      results[task.name] = { ...result }
      say(`      ${task.name}: ${Object.keys(result).length} values in ${((Date.now() - since) / 1000).toFixed(1)} s`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return results
}
