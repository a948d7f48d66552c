import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queues } from '@parakh/contracts'

const prefix = 'parakh-ocr-'

/** A folder for the files of one job; the caller removes it. */
export const makeJobFolder = async (): Promise<string> => await mkdtemp(join(tmpdir(), prefix))

/** Removes what killed workers left: people's papers must not stay on the disk. Only folders older than any job may run. */
export async function sweepJobFolders(now = Date.now()): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  for (const name of names) {
    const path = join(tmpdir(), name)
    const made = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    )
    if (now - made > queues.ocr.timeLimitMs) await rm(path, { recursive: true, force: true })
  }
}
