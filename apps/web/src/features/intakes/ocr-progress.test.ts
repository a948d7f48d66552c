import type { OcrProgress } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { estimateMs, formatElapsed, formatEta, nextPollMs, stageDoneMs, viewReading, type Reading } from './ocr-progress.ts'

const MiB = 1024 * 1024
const s = 1000
const sent: Reading = { elapsedMs: 0, bytes: MiB, uploaded: 1, job: null }
const doneOf = (reading: Reading): string[] =>
  viewReading(reading)
    .stages.filter(({ state }) => state === 'done')
    .map(({ label }) => label)
const job = (stage: OcrProgress['stage'], percent: number): OcrProgress => ({ stage, percent, file: 'deed.pdf', page: 1, pages: 3 })

describe('estimate', () => {
  it.each([
    [0, 60],
    [MiB / 2, 60],
    [2 * MiB, 120],
    [12.5 * MiB, 750],
    [30 * MiB, 1800],
    [500 * MiB, 1800],
  ])('%d bytes take %d s', (bytes, seconds) => expect(estimateMs(bytes)).toBe(seconds * s))
})

describe('stage markers by the clock', () => {
  it.each([
    [1, []],
    [1.001, ['Uploading']],
    [5.001, ['Uploading', 'Parsing']],
    [10.001, ['Uploading', 'Parsing', 'Extracting fields']],
    [48, ['Uploading', 'Parsing', 'Extracting fields']],
    [48.001, ['Uploading', 'Parsing', 'Extracting fields', 'Finalizing']],
  ])('after %d s', (seconds, done) => expect(doneOf({ ...sent, elapsedMs: seconds * s })).toEqual(done))

  it('the last waits for 80 % of a long estimate', () => expect(stageDoneMs(10 * MiB)).toEqual([1 * s, 5 * s, 10 * s, 480 * s]))

  it('nothing is done while the upload is under way', () => expect(doneOf({ ...sent, elapsedMs: 30 * s, uploaded: 0.4 })).toEqual([]))
})

describe('percent and rest', () => {
  it.each([
    [0, 0],
    [30, 50],
    [59.9, 99],
    [600, 99],
  ])('by the clock after %d s: %d', (seconds, percent) => expect(viewReading({ ...sent, elapsedMs: seconds * s }).percent).toBe(percent))

  it('goes by the job once it tells', () => {
    const view = viewReading({ ...sent, elapsedMs: 20 * s, job: job('extracting', 80) })
    expect(view.percent).toBe(80)
    expect(view.etaMs).toBe(5 * s)
    expect(view.stages.map(({ state }) => state)).toEqual(['done', 'done', 'now', 'waiting'])
  })

  it('stays at 99 until the result is there', () => expect(viewReading({ ...sent, job: job('finalizing', 100) }).percent).toBe(99))

  it('waits with the job in the queue', () => {
    expect(viewReading({ ...sent, elapsedMs: 3 * s, job: job('uploading', 0) }).percent).toBe(5)
    expect(viewReading({ ...sent, elapsedMs: 50 * s, job: job('uploading', 0) }).percent).toBe(10)
    expect(viewReading({ ...sent, elapsedMs: 51 * s, job: job('parsing', 3) }).percent).toBe(10)
  })

  it('says no rest beyond the estimate', () => {
    expect(viewReading({ ...sent, elapsedMs: 61 * s }).etaMs).toBeNull()
    expect(viewReading({ ...sent, elapsedMs: 15 * s }).etaMs).toBe(45 * s)
  })

  it('lets cancel after 600 s', () => {
    expect(viewReading({ ...sent, elapsedMs: 599_999 }).mayCancel).toBe(false)
    expect(viewReading({ ...sent, elapsedMs: 600_000 }).mayCancel).toBe(true)
  })
})

it.each([
  [0, '0:00'],
  [61_999, '1:01'],
  [3_725_000, '1:02:05'],
])('%d ms are %s', (ms, text) => expect(formatElapsed(ms)).toBe(text))

it.each([
  [null, 'a little longer'],
  [1_000, 'about 5 s'],
  [42_000, 'about 45 s'],
  [150_000, 'about 3 min'],
])('%s ms to go are %s', (ms, text) => expect(formatEta(ms)).toBe(text))

it('asks after 1 s, then ever more slowly up to 5 s', () => {
  const waits = Array.from({ length: 9 }).reduce<number[]>((all) => [...all, nextPollMs(all.at(-1) ?? null)], [])
  expect(waits.slice(0, 3)).toEqual([1_000, 1_250, 1_562.5])
  expect(waits.slice(7)).toEqual([4768.37158203125, 5_000])
})
