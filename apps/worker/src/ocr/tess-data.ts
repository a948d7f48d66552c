import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ocrLanguages } from '@parakh/contracts'
import type { TessData } from './recogniser.ts'

const require = createRequire(import.meta.url)
const ownerOnly = 0o700

/** Tesseract's data: the folder given, else one of links into the npm packages, because Tesseract wants all languages in one folder. */
export function findTessData(folder: string | undefined): TessData {
  if (folder) return { folder, gzip: existsSync(join(folder, `${ocrLanguages.en}.traineddata.gz`)) }
  const homes = Object.values(ocrLanguages).map((language) => ({
    name: `${language}.traineddata.gz`,
    home: dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)),
  }))
  const links = folderOfLinks(homes.map(({ home }) => home))
  for (const { name, home } of homes) if (!existsSync(join(links, name))) link(join(home, '4.0.0_best_int', name), join(links, name))
  return { folder: links, gzip: true }
}

/** Whether there is data for a language: a folder of one's own may lack some. */
export const hasLanguage = ({ folder, gzip }: TessData, language: string): boolean =>
  existsSync(join(folder, `${language}.traineddata${gzip ? '.gz' : ''}`))

/** One folder for each user and installation, so that killed workers leave no trail of folders. */
function folderOfLinks(homes: readonly string[]): string {
  const user = process.getuid?.() ?? 0
  const folder = join(tmpdir(), `parakh-tessdata-${user}-${createHash('sha256').update(homes.join()).digest('hex').slice(0, 12)}`)
  mkdirSync(folder, { recursive: true, mode: ownerOnly })
  return process.getuid && lstatSync(folder).uid !== user ? mkdtempSync(join(tmpdir(), 'parakh-tessdata-')) : folder
}

function link(target: string, path: string): void {
  try {
    symlinkSync(target, path)
  } catch (error) {
    // another worker of this machine was faster
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
