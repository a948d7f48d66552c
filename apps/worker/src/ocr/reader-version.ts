import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTessData } from './tess-data.ts'

/** What tells readings of different programs or data apart: a hash of the reading code as it runs and of Tesseract's data by name and size. */
export function readerVersion(tessDataDir?: string): string {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const own = extname(import.meta.url)
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) {
    if (extname(name) === own && !name.includes('.test.')) hash.update(name).update(readFileSync(join(folder, name)))
  }
  const data = findTessData(tessDataDir).folder
  for (const name of readdirSync(data).sort()) hash.update(`${name} ${statSync(join(data, name)).size}`)
  return hash.digest('hex').slice(0, 16)
}
