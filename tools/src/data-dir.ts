import { linkSync, mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure, reasonOf } from './failure.ts'
import { bornAt, endLeftovers, isRunning, readRecord, type ProcessRecord } from './process-record.ts'

const takeOverLimitMs = 5_000

/** A data folder that this process alone uses until it releases it. */
export type DataDir = { path: string; runDir: string; logDir: string; release: () => void }

/**
 * Makes the folder if need be, claims it for this process and ends what a killed run left on it.
 * Fails with a sentence when another Parakh has it or it cannot be written.
 */
export const openDataDir = async (path: string, log: (line: string) => void = () => undefined): Promise<DataDir> => {
  try {
    mkdirSync(path, { recursive: true })
    const release = await lockDataDir(path)
    const runDir = join(path, 'run')
    const leftovers = await endLeftovers(runDir)
    if (leftovers.length > 0) log(`Ended what an earlier run left: ${leftovers.join(', ')}.`)
    return { path, runDir, logDir: join(path, 'logs'), release }
  } catch (error) {
    if (error instanceof Failure) throw error
    const remedy = 'give this user the folder, or name another in DATA_DIR, and start again'
    throw new Failure(`Parakh cannot use the folder ${path} (${reasonOf(error)}): ${remedy}.`)
  }
}

/**
 * Claims a data folder for this process and answers the function that gives it back.
 * Fails when another living process has it; what a killed one left is taken over.
 */
const lockDataDir = async (dataDir: string): Promise<() => void> => {
  const lock = join(dataDir, 'in-use.json')
  const own: ProcessRecord = { name: 'start', pid: process.pid, born: bornAt(process.pid) ?? '' }
  const draft = join(dataDir, `in-use.${process.pid}.${Date.now()}.part`)
  writeFileSync(draft, JSON.stringify(own))
  try {
    while (!claim(draft, lock)) {
      const holder = readRecord(lock)
      if (holder && isRunning(holder)) {
        throw new Failure(
          `Parakh already runs on ${dataDir} (process ${holder.pid}): use that one, end it with Ctrl-C, or give this one a folder of its own: DATA_DIR=.data2 PORT=4401 npm start.`,
        )
      }
      if (!takeOver(lock)) await sleep(50)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    const holder = readRecord(lock)
    if (holder?.pid === own.pid && holder.born === own.born) rmSync(lock, { force: true })
  }
}

const claim = (draft: string, lock: string): boolean => {
  try {
    linkSync(draft, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes a dead holder's lock; a folder made for the moment keeps two from doing it at once. */
const takeOver = (lock: string): boolean => {
  const turn = `${lock}.turn`
  try {
    mkdirSync(turn)
  } catch {
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > takeOverLimitMs) rmdirSync(turn)
    return false
  }
  const holder = readRecord(lock)
  if (!holder || !isRunning(holder)) rmSync(lock, { force: true })
  rmdirSync(turn)
  return true
}
