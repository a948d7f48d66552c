import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { existsSync } from 'node:fs'
import { isCached } from './cache.ts'
import { readSettings } from './env.ts'
import { runCommand } from './failure.ts'
import { findProgram } from './find-program.ts'
import { isPortFree } from './free-port.ts'
import { mongoWheel } from './mongo-server.ts'
import { redisWheel } from './redis-server.ts'
import { runProgram } from './run-program.ts'
import { findPip, wheelFolder, type WheelProgram } from './wheel.ts'

type Finding = { isGood: boolean; line: string }

const neededGigabytes = 3
const good = (line: string): Finding => ({ isGood: true, line })
const bad = (line: string): Finding => ({ isGood: false, line })

/** Looks at all that Parakh needs of this machine; a line each, with what to do; exit code 1 if something is missing. */
const doctor = async (): Promise<number> => {
  const settings = readSettings()
  const pip = await findPip()
  const findings = [
    good(`Node: ${process.version} runs Parakh (it comes with the packages)`),
    pip
      ? good(`Python: ${pip} with pip`)
      : bad('Python: no Python 3 with pip; it is needed unless mongod and redis-server are installed: apt install python3 python3-pip'),
    await server('MongoDB', 'mongod', settings.MONGODB_URI, mongoWheel, pip),
    await server('Redis', 'redis-server', settings.REDIS_URL, redisWheel, pip),
    disk(settings.DATA_DIR),
    (await isPortFree(settings.PORT, settings.HOST))
      ? good(`Port: ${settings.PORT} is free`)
      : bad(`Port: ${settings.PORT} is taken (if not by Parakh itself: end that program, or PORT=${settings.PORT + 1} npm start)`),
    browser(),
  ]
  for (const { isGood, line } of findings) process.stdout.write(`${isGood ? 'good' : 'BAD '}  ${line}\n`)
  return findings.every(({ isGood }) => isGood) ? 0 : 1
}

const server = async (
  name: string,
  program: string,
  uri: string | undefined,
  wheel: WheelProgram,
  pip: string | undefined,
): Promise<Finding> => {
  if (uri) return good(`${name}: the one that the environment names`)
  const installed = findProgram(program)
  const file = installed ?? (isCached(wheelFolder(wheel)) ? `the fetched ${program}` : undefined)
  if (installed) {
    const { code, output } = await runProgram(installed, ['--version'])
    return code === 0 ? good(`${name}: ${installed}`) : bad(`${name}: ${installed} does not run (${output.trim().split('\n')[0]})`)
  }
  if (file) return good(`${name}: ${file}`)
  return pip
    ? good(`${name}: will be fetched by pip at the first start`)
    : bad(`${name}: install ${program}, or Python 3 with pip to fetch it`)
}

const disk = (folder: string): Finding => {
  let place = folder
  while (!existsSync(place)) place = dirname(place)
  const { bavail, bsize } = statfsSync(place)
  const free = (bavail * bsize) / 1024 ** 3
  const line = `Disk: ${free.toFixed(1)} GB free at ${place}`
  return free >= neededGigabytes ? good(line) : bad(`${line}; make at least ${neededGigabytes} GB free`)
}

const browser = (): Finding => {
  const chromium = findProgram('chromium', 'chromium-browser', 'google-chrome')
  return good(`Browser for tests: ${chromium ?? 'the packaged one'}`)
}

await runCommand(doctor)
process.exit()
