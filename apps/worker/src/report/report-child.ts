import { readFile, writeFile } from 'node:fs/promises'
import type { ReportInput } from '@parakh/contracts'
import type { Picture } from './photos.ts'
import { readPicture } from './pictures.ts'
import { type ReportKind, writeReport } from './report.ts'

/** What the worker asks of the process that writes one report: photos lie in files by their id, the DOCX goes to `out`. */
export interface WriteAsk {
  report: ReportInput
  kind: ReportKind
  photos: { fileId: string; path: string }[]
  out: string
}

async function write(ask: WriteAsk): Promise<void> {
  const pictures = new Map<string, Picture>()
  for (const { fileId, path } of ask.photos) {
    const picture = await readPicture(await readFile(path))
    if (picture) pictures.set(fileId, picture)
  }
  await writeFile(ask.out, await writeReport(ask.report, pictures, ask.kind))
}

process.once('message', (ask: WriteAsk) => {
  write(ask).then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
process.on('disconnect', () => process.exit(1))
// Ctrl-C reaches the whole process group: the parent decides when writing ends
process.on('SIGINT', () => undefined)
