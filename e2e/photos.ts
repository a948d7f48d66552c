import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawnHouse } from '@parakh/tools/demo-photo'

/** Pictures of houses such as an agent picks on a phone. */
export const takePhotos = (count: number): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'parakh-photos-'))
  return Array.from({ length: count }, (_, at) => {
    const file = join(folder, `IMG_${at + 1}.png`)
    writeFileSync(file, drawnHouse(at))
    return file
  })
}
