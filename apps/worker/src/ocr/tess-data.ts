import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ocrLanguages } from '@parakh/contracts'
import type { TessData } from './recogniser.ts'

const require = createRequire(import.meta.url)

/**
 * Tesseract's data: the folder given, else one made of links into the npm packages, because Tesseract wants all languages in one folder.
 * Call `remove` at the end.
 */
export function findTessData(folder: string | undefined): TessData & { remove: () => void } {
  if (folder) return { folder, gzip: existsSync(join(folder, `${ocrLanguages.en}.traineddata.gz`)), remove: () => undefined }
  const links = mkdtempSync(join(tmpdir(), 'parakh-tessdata-'))
  for (const language of Object.values(ocrLanguages)) {
    const name = `${language}.traineddata.gz`
    const home = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
    symlinkSync(join(home, '4.0.0_best_int', name), join(links, name))
  }
  return { folder: links, gzip: true, remove: () => rmSync(links, { recursive: true, force: true }) }
}
