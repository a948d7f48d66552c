import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '@parakh/tools/env'
import { makePaper, openPress, ordersOf } from './make.ts'
import { layoutOf } from '@parakh/worker/extract/layout/layout'
import { wordsOfPaper } from '@parakh/worker/extract/kinds/kind-words'
import { readPapers, truthsIn, type Reading } from './readings.ts'
import type { Style } from './style.ts'
import { calibrationStyles, seenStyles } from './styles.ts'
import { learnedKindWords } from './train/kind-words.ts'
import { learnedMentionWords, wordedObservations } from './train/mention-words.ts'
import { learnedWordPairs } from './train/word-pairs.ts'
import { questionsOfPaper } from './train/questions.ts'
import { judged, judgedBy, toldJudgement } from './train/judgement.ts'
import { trainedWeights, wordedWeights, type Question } from './train/weights.ts'
import { wears, type Wear } from './wears.ts'

const usage = `pnpm autofill:train [--seeds 1,2,3] [--in FOLDER] [--dry] [--words] [--mentions] [--pairs]
Makes papers in every seen style, reads them, and learns what each sign of a reading weighs; on the styles kept for it, how sure
a choice is. Writes apps/worker/src/extract/weights.json. Each of these writes its own file alone, and is run before what depends on
it: --words learns which words tell what kind of paper it is (kind-words.json), then --mentions what stands around the values of
fields (mentions/mention-words.json). --pairs learns from digital papers which words stand beside each other
(worn-print/word-pairs.json). --in takes papers that were made before; --dry only tells how good the
weights are, each seen style judged by weights that were learned on the others.`

const text = { type: 'string' } as const
const learnedFile = (name: string): string =>
  fileURLToPath(new URL(`extract/${name}`, import.meta.resolve('@parakh/worker/autofill-files')))
const weightsFile = learnedFile('weights.json')
const kindWordsFile = learnedFile('kinds/kind-words.json')
const mentionWordsFile = learnedFile('mentions/mention-words.json')
const wordPairsFile = learnedFile('worn-print/word-pairs.json')
/** Every second paper is digital: most of what is learned is not of the reading. */
const wearOf = (at: number): Wear => (at % 2 === 0 ? 'digital' : (wears[1 + (((at - 1) / 2) % (wears.length - 1))] ?? 'scan'))

const made = async (folder: string, seeds: readonly number[], styles: readonly Style[]): Promise<void> => {
  const press = await openPress()
  try {
    for (const seed of seeds) {
      let at = seed
      for (const order of ordersOf(seed, styles, () => [wearOf(at++)])) await makePaper(press, folder, order)
    }
  } finally {
    await press.close()
  }
}

const tell = ({ truth, seconds, failure }: Reading, done: number): void => {
  if (failure) process.stderr.write(`${truth.file}: ${failure}\n`)
  if (done % 50 === 0) process.stderr.write(`${done} papers read, the last in ${seconds.toFixed(1)} s\n`)
}

const writeKindWords = (readings: readonly Reading[]): void => {
  const kinds = learnedKindWords(readings.map(({ truth: { kind, style }, read }) => ({ kind, style, words: wordsOfPaper(layoutOf(read)) })))
  writeFileSync(kindWordsFile, `${JSON.stringify(kinds, null, 2)}\n`)
  process.stdout.write(`${kindWordsFile}: words that tell ${Object.keys(kinds).length} kinds of paper\n`)
}

const writeMentionWords = (readings: readonly Reading[]): void => {
  const words = learnedMentionWords(readings)
  writeFileSync(mentionWordsFile, `${JSON.stringify(words, null, 2)}\n`)
  const facts = Object.entries(words).map(([key, weights]) => `${key} ${Object.keys(weights).length}`)
  process.stdout.write(`${mentionWordsFile}: what stands around values, ${facts.join(', ')}\n`)
}

const writeWordPairs = (readings: readonly Reading[]): void => {
  const asStored = readings.filter(({ read }) => read.pages.every(({ source }) => source === 'text'))
  const told = learnedWordPairs(asStored.map(({ truth: { style }, read }) => ({ style, read })))
  writeFileSync(wordPairsFile, `${JSON.stringify(told, null, 2)}\n`)
  process.stdout.write(`${wordPairsFile}: what stands behind ${Object.keys(told.pairs).length} words\n`)
}

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      seeds: text,
      in: text,
      dry: { type: 'boolean' },
      words: { type: 'boolean' },
      mentions: { type: 'boolean' },
      pairs: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return void process.stdout.write(`${usage}\n`)
  const seeds = (values.seeds ?? '1,2,3').split(',').map(Number)
  const folder = values.in ?? join(root, 'artifacts', 'training', seeds.join('-'))
  if (!values.in) {
    await made(folder, seeds, seenStyles)
    // few styles are kept for it, so each is written oftener
    for (const again of [0, 1, 2])
      await made(
        folder,
        seeds.map((seed) => seed + 1000 * (again + 1)),
        calibrationStyles,
      )
  }
  const readings = await readPapers(folder, truthsIn(folder), { readers: 2, cache: join(root, 'artifacts', 'readings'), onRead: tell })
  const isKept = ({ truth }: Reading): boolean => calibrationStyles.some(({ name }) => name === truth.style)
  const whole = readings.filter(({ failure }) => !failure)
  const [seen, unknown] = [whole.filter((one) => !isKept(one)), whole.filter(isKept)]
  if (values.words) return writeKindWords(seen)
  if (values.mentions) return writeMentionWords(seen)
  if (values.pairs) return writeWordPairs(seen)
  const questions: Question[] = seen.flatMap(({ truth, read }) => questionsOfPaper(truth, read))
  const kept: Question[] = unknown.flatMap(({ truth, read }) => questionsOfPaper(truth, read))
  const weights = trainedWeights(questions, kept)
  const worded = wordedWeights(unknown.flatMap(wordedObservations))
  process.stdout.write(toldJudgement([...judged(questions), judgedBy(weights, 'kept for the choice', kept)]))
  if (values.dry) return
  const round = (part: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(part).map(([name, weight]) => [name, Math.round(weight * 1000) / 1000]))
  const { reading, choice } = weights
  writeFileSync(weightsFile, `${JSON.stringify({ reading: round(reading), choice: round(choice), worded: round(worded) }, null, 2)}\n`)
  process.stdout.write(`${weightsFile}: ${Object.keys(reading).length} weights of readings, ${Object.keys(choice).length} of choices\n`)
}

await main()
process.exit()
