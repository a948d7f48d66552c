import { setTimeout as sleep } from 'node:timers/promises'
import { openDataDir } from '../src/data-dir.ts'

// claims a data folder at the given moment and holds it for a while; what came of it goes to stdout
const [folder = '', moment = '0', holdMs = '0'] = process.argv.slice(2)
await sleep(Math.max(0, Number(moment) - Date.now()))
try {
  const claimed = await openDataDir(folder)
  process.stdout.write('claimed\n')
  await sleep(Number(holdMs))
  claimed.release()
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
}
