import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@parakh/tools/env'
import { haveSamples } from '@parakh/tools/sample-docs'
import { countLine } from '@parakh/tools/test-count'
import { pastedReport } from './as-pasted.ts'
import { floors, heightOf, keepFloors, raised, verdicts, type SetName, type Verdict } from './floors.ts'
import { besideNative } from './native.ts'
import { makeSet, setOf, valuesIn } from './paper-set.ts'
import { longReport, mistakes, shortReport } from './report.ts'
import { scoreSamples } from './samples.ts'
import { scoredReading, summaryOf, type Scored, type Summary } from './scored.ts'
import { readPapers } from '../readings.ts'
import { stylesNamed } from '../styles.ts'

const artifacts = join(root, 'artifacts')
const outDir = join(artifacts, 'eval')
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** The seed of the set that is reported; another one makes other people, places and figures of the same styles. */
const SEED = '7'
/** Values that are read at the least; in the short form few enough for every change. */
const VALUES = { whole: 2_000, short: 600 } as const
const readers = 2

export type EvalOptions = {
  short: boolean
  table: boolean
  mistakes: boolean
  native: boolean
  texts: boolean
  raise: boolean
  samples: boolean
  papers: boolean
  styles: string
  seed?: string | undefined
  values?: string | undefined
}

const report = (args: EvalOptions, name: string, title: string, papers: readonly Scored[], more: object): Summary => {
  const summary = summaryOf(papers)
  say(`\n${shortReport(title, summary).join('\n')}`)
  if (args.table) say(longReport(summary).join('\n'))
  mkdirSync(outDir, { recursive: true })
  writeFileSync(join(outDir, `${name}.json`), `${JSON.stringify({ ...summary, ...more }, null, 1)}\n`)
  if (args.mistakes) writeFileSync(join(outDir, `${name}-mistakes.txt`), `${mistakes(papers).join('\n')}\n`)
  return summary
}

const samplePapers = async (args: EvalOptions): Promise<Summary | null> => {
  if (!haveSamples()) {
    say('The sample documents are not beside this checkout (../shared/samples): left out.')
    return null
  }
  const { papers, bundles, results } = await scoreSamples(say)
  const total = (name: 'keys' | 'took' | 'named'): number => bundles.reduce((sum, { conflicts }) => sum + conflicts[name], 0)
  const summary = report(args, 'samples', 'Sample documents', papers, { bundles: bundles.map(({ conflicts }) => conflicts) })
  const right = bundles.map(({ outcomes }) => summaryOf([{ truth: { file: '', kind: '', tags: [], absent: [] }, outcomes }]).quality.f1)
  const named = `of ${total('keys')} conflicts all candidates are named in ${total('named')}`
  say(`bundles: F1 ${right.map((f1) => f1.toFixed(3)).join(', ')}; ${named}`)
  writeFileSync(join(outDir, 'predictions.json'), JSON.stringify(results, null, 1))
  return summary
}

const madePapers = async (args: EvalOptions): Promise<Summary> => {
  const seed = args.seed ?? SEED
  const since = performance.now()
  const wanted = Number(args.values ?? (args.short ? VALUES.short : VALUES.whole))
  const orders = setOf(Number(seed), stylesNamed(args.styles), wanted, args.short)
  const { folder, truths, made } = await makeSet(join(artifacts, 'papers'), orders)
  const makingSeconds = (performance.now() - since) / 1000
  const { read, told } = valuesIn(orders)
  say(`\n${read} values in ${truths.length} files, ${told} of them told by ${orders.length} different papers`)
  say(`in ${folder} (${made} papers made, ${makingSeconds.toFixed(0)} s)`)
  const readings = await readPapers(folder, truths, {
    readers,
    cache: join(artifacts, 'readings'),
    onRead: (_, done) => {
      if (done % 50 === 0) say(`      ${done} of ${truths.length} read`)
    },
  })
  const title = `Papers made by ${args.styles} styles`
  const papers = readings.map(scoredReading)
  const summary = report(args, args.styles.replaceAll(',', '-'), title, papers, { seed, short: args.short })
  if (args.texts) say(pastedReport(readings))
  if (args.native) say(await besideNative(folder, truths, papers))
  return summary
}

/** Scores autofill on the samples and on papers made by styles that nothing was tuned on, and holds the figures against the floors. */
export const evaluated = async (args: EvalOptions): Promise<number> => {
  const sets: [SetName, Summary][] = []
  const samples = args.samples ? await samplePapers(args) : null
  if (samples) sets.push(['samples', samples])
  const isReported = args.styles === 'unseen' && (args.seed ?? SEED) === SEED && args.values === undefined
  const made = args.papers ? await madePapers(args) : null
  if (made && isReported) sets.push([args.short ? 'short' : 'unseen', made])
  const limits = floors()
  if (args.raise) {
    for (const [name, summary] of sets) limits[name] = raised(limits[name], heightOf(summary))
    keepFloors(limits)
  }
  const all: Verdict[] = sets.flatMap(([name, summary]) => verdicts(name, heightOf(summary), limits[name]))
  say('')
  for (const { what, value, limit, holds } of all) say(`${holds ? 'holds' : 'FAILS'}  ${what} ${value.toFixed(3)} (floor ${limit})`)
  const failed = all.filter(({ holds }) => !holds).length
  say(countLine({ passed: all.length - failed, failed }))
  return failed > 0 ? 1 : 0
}
