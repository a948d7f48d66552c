import { createFileStore } from '@parakh/file-store'
import { pino, type Logger } from 'pino'
import { BadEnvError, parseEnv, type Env } from './env.ts'
import { sweepJobFolders } from './job-folder.ts'
import { keptReadings } from './kept-readings.ts'
import { connectMongo, whenMongoIsThere } from './mongo.ts'
import { readerVersion } from './ocr/reader-version.ts'
import { createProcessors } from './processors.ts'
import { startQueueWorker } from './queue-worker.ts'

function readEnv(): Env {
  try {
    return parseEnv()
  } catch (error) {
    if (!(error instanceof BadEnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Starts a worker for each queue; answers a function that lets running jobs finish and ends all. */
async function start(env: Env, log: Logger): Promise<() => Promise<void>> {
  const mongo = await connectMongo(env.MONGODB_URI, log)
  const db = mongo.db()
  const readings = await whenMongoIsThere(async () => await keptReadings(db, readerVersion(env.TESSDATA_DIR)), log)
  const processors = createProcessors(env, readings)
  sweepJobFolders().catch((error: Error) => log.warn({ code: error.name }, 'left folders could not be removed'))
  const tools = { redisUrl: env.REDIS_URL, db, files: createFileStore(db), log }
  const { ocr, report } = processors.queues
  const workers = [
    ...(ocr ? [startQueueWorker('ocr', ocr.concurrency, ocr.process, tools)] : []),
    ...(report ? [startQueueWorker('report', report.concurrency, report.process, tools)] : []),
  ]
  await Promise.all(workers.map(async (worker) => await worker.ready()))
  return async () => {
    await Promise.all(workers.map(async (worker) => await worker.close()))
    processors.close()
    await mongo.close()
  }
}

const env = readEnv()
const log = pino({ level: env.LOG_LEVEL, name: 'worker' })
process.on('unhandledRejection', (error) => log.error({ code: error instanceof Error ? error.name : 'UNKNOWN' }, 'unhandled rejection'))

let stop: (() => Promise<void>) | undefined
let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // A second signal means: at once. The jobs run again elsewhere.
    if (stopping) process.exit(1)
    if (!stop) process.exit(0)
    stopping = true
    log.info({ signal }, 'draining')
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        log.error({ code: error.name }, 'could not drain')
        process.exit(1)
      },
    )
  })
}

stop = await start(env, log)
log.info('ready')
