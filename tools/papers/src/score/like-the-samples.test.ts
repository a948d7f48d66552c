import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { intakeFields } from '@parakh/contracts'
import { root } from '@parakh/tools/env'
import { findProgram } from '@parakh/tools/find-program'
import { describe, expect, it } from 'vitest'
import { chanceOf, type Chance } from '../chance.ts'
import { truthFile, type TruthFile } from '../paper-file.ts'
import { writePaper } from '../printed.ts'
import { truthsIn } from '../readings.ts'
import { paperKinds } from '../style.ts'
import { seenStyles } from '../styles.ts'
import type { Value } from '../truth.ts'
import { calibrationOf, inventionOf, qualityOf } from './figures.ts'
import { givensOf, outcomesOf } from './outcomes.ts'
import { textScore } from './text.ts'

const samples = resolve(root, '../shared/samples')
const scorer = join(samples, 'score.py')
const python = findProgram('python3', 'python')
const isHere = existsSync(scorer) && python !== undefined
if (!isHere) process.stdout.write('The comparison with score.py is left out: Python 3 or ../shared/samples is missing.\n')

type Prediction = Record<string, unknown>

/** What people and programs do to a value: other spellings, and slips that make it wrong. */
const respelled = (value: string, chance: Chance): string => {
  const swap = (text: string): string => {
    const at = chance.whole(0, Math.max(0, text.length - 2))
    return `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`
  }
  const ways: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => `Shri ${text} S/o Shri Mohan Lal`,
    (text) => text.split(', ').toReversed().join(' & '),
    (text) => `${text} sq. ft.`,
    (text) => `Rs. ${text}/- only`,
    (text) => `No. ${text} dated 04-03-2022`,
    (text) =>
      text
        .replace(/feet/g, 'ft.')
        .replace(/Road/g, 'Rd')
        .replace(/Limited/g, 'Ltd.'),
    (text) => text.replace(/\d+/g, (digits) => Number(digits).toLocaleString('en-IN')),
    (text) => text.replace('G+', 'Ground plus ').replace('S+', 'stilt and '),
    (text) => `${text} लाख – “${text}”`,
    swap,
    (text) => swap(swap(text)),
    (text) => text.slice(0, Math.max(1, text.length - 3)),
    () => 'Qwerty 98765',
    () => 'N/A',
  ]
  return chance.pick(ways)(value)
}

const predicted = ({ fields, optional, absent, text }: TruthFile, chance: Chance): Prediction => {
  const vary = (value: Value): unknown => (Array.isArray(value) ? value.map((item) => respelled(item, chance)) : respelled(value, chance))
  const cell = (value: unknown): unknown => ({ value, conf: Math.round(chance.share() * 100) / 100 })
  const some = (record: Record<string, unknown>, share: number) => Object.entries(record).filter(() => chance.happens(share))
  const words = text.split(' ').map((word) => (chance.happens(0.1) ? respelled(word, chance) : word))
  return {
    ...Object.fromEntries(some(fields, 0.9).map(([key, value]) => [key, cell(vary(value as Value))])),
    ...Object.fromEntries(some(optional, 0.5).map(([key, values]) => [key, cell(vary((values as Value[])[0] ?? ''))])),
    ...Object.fromEntries(absent.filter(() => chance.happens(0.1)).map((key) => [key, cell('12 Park Road 560001')])),
    _text: words.join(' '),
  }
}

type Report = {
  micro: Record<'truth' | 'right' | 'wrong' | 'missed' | 'spurious' | 'precision' | 'recall' | 'f1', number>
  calibration: { n: number; ece: number; bands: Record<string, { n: number; right: number }> }
  hallucination: { absent_keys: number; filled: number; rate: number; optional_right: number; optional_wrong: number }
  text: { per_document: Record<string, { cer: number; word_recall: number; word_precision: number }> }
}

const writtenTruths = (): TruthFile[] =>
  seenStyles.flatMap((style) =>
    paperKinds.map((kind, at) => {
      const written = writePaper(style, kind, at + 40)
      const file = `${style.name}-${at}.pdf`
      const text = `${kind} of ${Object.values(written.truth.fields).join(' ')}`
      return truthFile(written, { file, paper: file, wear: 'digital', tags: [], pages: 1, text })
    }),
  )

const compare = (truths: readonly TruthFile[], seed: number): void => {
  const folder = mkdtempSync(join(tmpdir(), 'score-'))
  const chance = chanceOf(seed)
  const predictions = Object.fromEntries(truths.map((truth) => [truth.file, predicted(truth, chance)]))
  for (const truth of truths) writeFileSync(join(folder, `${truth.file}.truth.json`), JSON.stringify(truth))
  writeFileSync(join(folder, 'pred.json'), JSON.stringify(predictions))
  const [input, output] = [join(folder, 'pred.json'), join(folder, 'out.json')]
  execFileSync(python ?? '', [scorer, input, '--docs', folder, '--bundles', join(folder, 'none'), '--json', output, '-v'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const theirs = JSON.parse(readFileSync(output, 'utf8')) as Report

  const papers = truths.map((truth) => ({
    file: truth.file,
    absent: truth.absent,
    outcomes: outcomesOf(truth, givensOf(predictions[truth.file] ?? {})),
    text: textScore(truth.text, String(predictions[truth.file]?.['_text'])),
  }))
  const outcomes = papers.flatMap((paper) => paper.outcomes)
  const [quality, calibration, invention] = [qualityOf(outcomes), calibrationOf(outcomes), inventionOf(papers)]
  expect({ ...quality, precision: 0, recall: 0, f1: 0 }).toEqual({ ...theirs.micro, precision: 0, recall: 0, f1: 0 })
  expect(quality.f1).toBeCloseTo(theirs.micro.f1, 10)
  expect([calibration.count, calibration.sure.count, calibration.likely.count, calibration.unsure.count]).toEqual([
    theirs.calibration.n,
    ...['>=0.9', '0.7-0.9', '<0.7'].map((band) => theirs.calibration.bands[band]?.n),
  ])
  expect(calibration.ece).toBeCloseTo(theirs.calibration.ece, 10)
  expect(calibration.sure.right).toBeCloseTo(theirs.calibration.bands['>=0.9']?.right ?? 0, 10)
  expect([invention.absent, invention.filled]).toEqual([theirs.hallucination.absent_keys, theirs.hallucination.filled])
  const optional = (is: string): number => outcomes.filter((one) => one.is === is).length
  expect([optional('optional right'), optional('optional wrong')]).toEqual([
    theirs.hallucination.optional_right,
    theirs.hallucination.optional_wrong,
  ])
  for (const { file, text } of papers) {
    const their = theirs.text.per_document[file]
    expect([file, text.cer, text.recall, text.precision]).toEqual([file, their?.cer, their?.word_recall, their?.word_precision])
  }
}

describe.runIf(isHere)('the scorer beside score.py', () => {
  it('knows the same keys', () => {
    const listed = execFileSync(python ?? '', ['-c', 'import score; print(" ".join(sorted(score.KEYS)))'], {
      cwd: samples,
      encoding: 'utf8',
    })
    expect(intakeFields.map(({ key }) => key).toSorted()).toEqual(listed.trim().split(' '))
  })

  it.each([1, 2, 3, 4, 5, 6])('judges the samples alike, however their values are spelled (%i)', (seed) => {
    compare(truthsIn(join(samples, 'docs')), seed)
  })

  it.each([11, 12, 13])('judges made papers alike, however their values are spelled (%i)', (seed) => {
    compare(writtenTruths(), seed)
  })
})
