import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const block = 512
const text = (bytes: Buffer): string => bytes.toString('utf8').replace(/\0.*$/s, '').trim()

/** Unpacks the plain files of a tar archive under `folder`; members that would land outside it are refused. */
export const unpackTar = (archive: Buffer, folder: string): void => {
  for (let at = 0; at + block <= archive.length && archive[at] !== 0;) {
    const name = normalize(text(archive.subarray(at, at + 100)))
    const mode = Number.parseInt(text(archive.subarray(at + 100, at + 108)), 8)
    const size = Number.parseInt(text(archive.subarray(at + 124, at + 136)), 8)
    const kind = archive.toString('latin1', at + 156, at + 157)
    if (name.startsWith('..') || name.startsWith('/')) throw new Error(`member outside the folder: ${name}`)
    if (kind === '0' || kind === '\0') {
      const file = join(folder, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, archive.subarray(at + block, at + block + size), { mode: mode & 0o777 })
    }
    at += block + Math.ceil(size / block) * block
  }
}
