import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@parakh/tools/env'
import { readPapers, truthsIn } from './readings.ts'

const usage = `node tools/papers/src/read-papers.ts --in FOLDER --out FILE.jsonl [--readers 2]
Reads the papers of a folder as the worker does. One line of JSON a paper: {truth, read, seconds, failure?},
where read is what extraction is given: {file, sha256, pages}.`

const text = { type: 'string' } as const

const main = async (): Promise<void> => {
  const { values } = parseArgs({ options: { in: text, out: text, readers: text } })
  if (!values.in || !values.out) throw new Error(usage)
  const folder = resolve(values.in)
  const readings = await readPapers(folder, truthsIn(folder), {
    readers: Number(values.readers ?? 2),
    cache: join(root, 'artifacts', 'readings'),
    onRead: ({ truth, seconds, failure }, done) => {
      if (done % 20 === 0 || failure) process.stderr.write(`${done}: ${truth.file} ${failure ?? `${seconds} s`}\n`)
    },
  })
  const out = createWriteStream(resolve(values.out))
  for (const reading of readings) if (!out.write(`${JSON.stringify(reading)}\n`)) await once(out, 'drain')
  out.end()
  await once(out, 'close')
  process.stdout.write(`${readings.length} papers, ${readings.reduce((sum, { read }) => sum + read.pages.length, 0)} pages read\n`)
}

await main()
process.exit()
