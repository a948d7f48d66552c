import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createLogger } from './logger.ts'
import { StartError } from './start-error.ts'
import { isAway } from './stores/stores-away.ts'

const env = readEnv()
const mongoExample = 'Example: MONGODB_URI=mongodb://127.0.0.1:27017/parakh?replicaSet=rs0'
const logger = createLogger(env.LOG_LEVEL)

try {
  const app = await createApp(env, logger)
  await app.listen(env.PORT, env.HOST)
  logger.info({ event: 'ready', url: await app.getUrl(), base: env.API_BASE }, 'ready')
} catch (error) {
  process.stderr.write(`${sentence(error)}\n`)
  process.exit(1)
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError) return error.message
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${env.PORT} is taken. End the program that uses it, or set PORT to a free one. Example: PORT=4401`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${env.HOST} is not an address of this machine. Example: HOST=127.0.0.1`
  if (isAway(error)) return `MongoDB cannot be reached. Start it, or correct MONGODB_URI. ${mongoExample}`
  if (error.name.startsWith('Mongo')) return `MongoDB refuses MONGODB_URI: ${error.message}. ${mongoExample}`
  return error.stack ?? error.message
}
