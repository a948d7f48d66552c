import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OcrResult } from '@parakh/contracts'
import { ApiClient } from './api-client.ts'
import { autofill } from './autofill-run.ts'
import { build } from './build.ts'
import { root } from './env.ts'
import { Failure, runCommand } from './failure.ts'
import { findProgram } from './find-program.ts'
import { runProgram } from './run-program.ts'
import { asUpload, haveSamples, sampleBundles, sampleDocs, scorer } from './sample-docs.ts'
import { startStack, type Stack } from './stack.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const outDir = join(root, 'artifacts', 'eval')
const atOnce = 2

type Score = {
  micro: { f1: number; precision: number; recall: number; right: number; wrong: number; missed: number; spurious: number }
  calibration: { ece: number | null; bands: Record<string, { n: number; right: number | null }> }
  hallucination: { rate: number; filled: number; absent_keys: number }
}

/** Reads every sample document through the API and the worker, and scores what was found; skipped where the samples are not. */
const evaluate = async (): Promise<void> => {
  if (!haveSamples()) {
    say('The sample documents are not beside this checkout (../shared/samples): nothing to score.')
    return
  }
  const python = findProgram('python3', 'python')
  if (!python) throw new Failure('The scorer is a Python program: install Python 3 and run pnpm eval again.')
  await build(say)
  const stack = await startStack({ env: { OCR_CONCURRENCY: String(atOnce), LOG_LEVEL: 'warn' } })
  try {
    const predictions = await readAll(stack)
    mkdirSync(outDir, { recursive: true })
    const predictionFile = join(outDir, 'predictions.json')
    const scoreFile = join(outDir, 'score.json')
    writeFileSync(predictionFile, JSON.stringify(predictions, null, 1))
    const scored = await runProgram(python, [scorer, predictionFile, '--json', scoreFile])
    if (scored.code !== 0) throw new Failure(`The scorer failed:\n${scored.output}`)
    if (process.argv.includes('--table')) say(scored.output)
    report(JSON.parse(readFileSync(scoreFile, 'utf8')) as Score)
  } finally {
    await stack.stop()
  }
}

const readAll = async (stack: Stack): Promise<Record<string, OcrResult>> => {
  const desk = await ApiClient.signIn(`${stack.baseUrl}${stack.apiBase}`, stack.admin.email, stack.admin.password)
  const docs = sampleDocs()
  const pathOf = new Map(docs.map(({ file, path }) => [file, path]))
  const tasks = [
    ...docs.map(({ file, path }) => ({ name: file, paths: [path] })),
    ...sampleBundles().map(({ id, docs: files }) => ({ name: id, paths: files.flatMap((file) => pathOf.get(file) ?? []) })),
  ]
  const predictions: Record<string, OcrResult> = {}
  const next = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const since = Date.now()
      predictions[task.name] = await autofill(desk, task.paths.map(asUpload))
      say(`      ${task.name}: ${Object.keys(predictions[task.name] ?? {}).length} values in ${((Date.now() - since) / 1000).toFixed(1)} s`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next))
  return predictions
}

const report = ({ micro, calibration, hallucination }: Score): void => {
  const sure = calibration.bands['>=0.9']
  say(`F1: ${micro.f1.toFixed(3)} (precision ${micro.precision.toFixed(3)}, recall ${micro.recall.toFixed(3)})`)
  say(`right at conf 0.9 or more: ${sure?.right == null ? 'none that sure' : sure.right.toFixed(3)} (of ${sure?.n ?? 0} values)`)
  say(`invented share: ${hallucination.rate.toFixed(3)} (${hallucination.filled} of ${hallucination.absent_keys} absent keys)`)
}

await runCommand(evaluate)
process.exit()
