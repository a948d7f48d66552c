import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chanceOf } from '../chance.ts'
import type { ChildOrder } from '../make-child.ts'
import { writePaper } from '../printed.ts'
import { numberOf, ordersOf, paperName, type Order } from '../make.ts'
import type { TruthFile } from '../paper-file.ts'
import { truthsIn } from '../readings.ts'
import type { PaperKind, Style } from '../style.ts'
import type { Wear } from '../wears.ts'

const MOST_PROCESSES = 4
const source = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Scans as they come, the plain ones and the stamped and turned ones most often. */
const scans = ['scan', 'scan', 'scan', 'stamped', 'stamped', 'sideways', 'sideways', 'bitonal', 'faint', 'fax'] as const satisfies Wear[]

/**
 * The wears of one paper: its digital twin, a scan of some kind, as often as not a photograph, now and then the Word file.
 * A mail is text, and now and then somebody prints and scans it. The short set has one of scan and photograph.
 */
export const wearsOf = (kind: PaperKind, number: number, isShort: boolean): Wear[] => {
  const chance = chanceOf(numberOf(number, 'wears'))
  const scan = chance.pick(scans)
  const isPhoto = chance.happens(0.5)
  const worn: Wear[] = isShort ? [isPhoto ? 'photo' : scan] : [scan, ...(isPhoto ? (['photo'] as const) : [])]
  if (kind === 'bank mail') return ['text', 'digital', ...worn.slice(0, 1)]
  return ['digital', ...(chance.happens(0.25) ? (['word'] as const) : []), ...worn]
}

const roundOf = (seed: number, styles: readonly Style[], isShort: boolean): Order[] =>
  ordersOf(seed, styles, (kind, number) => wearsOf(kind, number, isShort))

/** Values that a set's papers hold: read in every wear, and told by different papers. */
export const valuesIn = (orders: readonly Order[]): { read: number; told: number } => {
  const counts = orders.map(({ style, kind, number, wears }) => {
    const told = Object.keys(writePaper(style, kind, number).truth.fields).length
    return { told, read: told * wears.length }
  })
  return { read: counts.reduce((sum, { read }) => sum + read, 0), told: counts.reduce((sum, { told }) => sum + told, 0) }
}

/** Rounds of papers of each kind in each style, each of a property of its own, until so many values are to be read. */
export const setOf = (seed: number, styles: readonly Style[], values: number, isShort: boolean): Order[] => {
  const orders: Order[] = []
  for (let round = 0; orders.length === 0 || valuesIn(orders).read < values; round += 1)
    orders.push(...roundOf(seed * 100 + round, styles, isShort))
  return orders
}

/** Makes the papers of a set, where they are not yet made by this very code, in processes side by side; the folder and the truths. */
export const makeSet = async (cache: string, orders: readonly Order[]): Promise<{ folder: string; truths: TruthFile[]; made: number }> => {
  const folder = join(cache, codeOfMaker())
  mkdirSync(folder, { recursive: true })
  const names = orders.flatMap(({ number, wears }) => wears.map((wear) => paperName(number, wear)))
  const isThere = (name: string): boolean => existsSync(join(folder, `${name}.truth.json`))
  const missing = orders.filter(({ number, wears }) => wears.some((wear) => !isThere(paperName(number, wear))))
  await makeAll(folder, missing)
  const wanted = new Set(names)
  const truths = truthsIn(folder).filter(({ paper, wear }) => wanted.has(`${paper}-${wear}`))
  return { folder, truths, made: missing.length }
}

const makeAll = async (folder: string, orders: readonly Order[]): Promise<void> => {
  const waiting = orders.map(({ style, kind, number, wears }, at): ChildOrder => ({ at, folder, style: style.name, kind, number, wears }))
  const processes = Math.min(MOST_PROCESSES, availableParallelism(), waiting.length)
  const work = (): Promise<void> =>
    new Promise((done, failed) => {
      const child = fork(join(source, 'make-child.ts'))
      child.on('message', () => {
        const order = waiting.shift()
        if (order) child.send(order)
        else child.disconnect()
      })
      child.once('exit', (code) => (code === 0 ? done() : failed(new Error(`Making papers ended with code ${code}.`))))
    })
  await Promise.all(Array.from({ length: processes }, work))
}

/** A fingerprint of everything that decides what a paper is: another code makes other papers. */
const codeOfMaker = (): string => {
  const hash = createHash('sha256')
  const walk = (folder: string): void => {
    for (const name of readdirSync(folder).toSorted()) {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) {
        if (!['score', 'eval', 'train'].includes(name)) walk(path)
      } else if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(path.slice(source.length)).update(readFileSync(path))
    }
  }
  walk(source)
  return hash.digest('hex').slice(0, 16)
}
