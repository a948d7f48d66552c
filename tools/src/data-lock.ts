import { linkSync, mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './failure.ts'
import { bornAt, isRunning, readRecord, type ProcessRecord } from './process-record.ts'

const takeOverLimitMs = 5_000

/**
 * Claims a data folder for this process and answers the function that gives it back.
 * Fails when another living process has it; what a killed one left is taken over.
 */
export const lockDataDir = async (dataDir: string): Promise<() => void> => {
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
