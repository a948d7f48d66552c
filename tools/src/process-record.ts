import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type ProcessRecord = { name: string; pid: number; born: string }

/** When a running process was started, as a text that no other process with the same id can have; undefined if there is none. */
export const bornAt = (pid: number): string | undefined => {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, ...rest] = status.slice(status.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${rest[18]}`
  } catch {
    return undefined
  }
}

/** Whether the very process of the record still runs; another one with its id does not count. */
export const isRunning = (record: ProcessRecord): boolean => bornAt(record.pid) === record.born

/** Writes down a process just started under `folder`, so that a later start can end what a crash left. */
export const recordProcess = (folder: string, name: string, pid: number): void => {
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `${name}.${process.pid}.part`)
  writeFileSync(draft, JSON.stringify({ name, pid, born: bornAt(pid) ?? '' } satisfies ProcessRecord))
  renameSync(draft, join(folder, `${name}.json`))
}

/** Takes the note of a process that has ended away. */
export const forgetProcess = (folder: string, name: string): void => rmSync(join(folder, `${name}.json`), { force: true })

/** Reads one note; undefined if there is none or it is no longer readable. */
export const readRecord = (file: string): ProcessRecord | undefined => {
  try {
    const { name, pid, born } = JSON.parse(readFileSync(file, 'utf8')) as Partial<ProcessRecord>
    return name && pid && born ? { name, pid, born } : undefined
  } catch {
    return undefined
  }
}

/** Ends the processes that an earlier run noted under `folder` and left behind. Only those still the same by their start time are touched. */
export const endLeftovers = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder).catch(() => [])
  const records = files.filter((file) => file.endsWith('.json')).map((file) => readRecord(join(folder, file)))
  const alive = records.filter((record) => record !== undefined).filter(isRunning)
  await Promise.all(alive.map((record) => endProcess(record, 10_000)))
  for (const file of files.filter((name) => !name.endsWith('.port'))) rmSync(join(folder, file), { force: true })
  return alive.map((record) => record.name)
}

const endProcess = async (record: ProcessRecord, limitMs: number): Promise<void> => {
  for (const [signal, patience] of [['SIGTERM', limitMs] as const, ['SIGKILL', 5_000] as const]) {
    if (isRunning(record)) process.kill(record.pid, signal)
    for (const end = Date.now() + patience; isRunning(record) && Date.now() < end;) await sleep(50)
  }
}
