import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const pageBytes = 4096

/** Resident bytes of a process; 0 where they cannot be told, for one because it just ended. */
export function residentBytes(pid: number): number {
  try {
    if (process.platform === 'linux') return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'latin1' })) * 1024
  } catch {
    return 0
  }
}
