// Runs on any Node from 20 on and needs nothing installed: installs what is missing, then hands over to the project's own Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const oldestNode = 20
const pnpm = ['-y', 'pnpm@12.21.0']
const projectNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
/** Programs of the proving ground. */
const ofPapers = new Set(['evaluate', 'train-weights'])
const stampFile = join(root, 'node_modules', '.parakh', 'install.stamp')

const manifests = () => {
  const inside = (folder) => readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json'))
  const all = [
    'package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    'tools/package.json',
    'tools/openapi-client/package.json',
    'tools/papers/package.json',
    'e2e/package.json',
    ...inside('apps'),
    ...inside('packages'),
  ]
  return all.filter((file) => existsSync(join(root, file))).sort((a, b) => a.localeCompare(b))
}

const installStamp = () => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Runs a program in this terminal, passes signals on to it, and resolves to its exit code. */
const run = (command, args, options = {}) =>
  new Promise((ended) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const pass = (signal) => child.kill(signal)
    for (const signal of signals) process.on(signal, pass)
    // npm killed outright sends no signal on
    const parent = process.ppid
    const watch = setInterval(() => process.ppid !== parent && pass('SIGTERM'), 1_000)
    if (!process.env.npm_lifecycle_event) clearInterval(watch)
    child.once('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}.\n`)
      ended(1)
    })
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const name of signals) process.off(name, pass)
      ended(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })

const install = async () => {
  const stamp = installStamp()
  const last = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (last === stamp && existsSync(projectNode)) return 0
  process.stdout.write('Installing the packages (the first time this takes a minute or two)…\n')
  const reporter = process.stdout.isTTY ? [] : ['--reporter=append-only']
  // without a terminal pnpm must not stop to ask
  const env = { ...process.env, npm_config_loglevel: 'error', ...(process.stdout.isTTY ? {} : { CI: 'true' }) }
  const code = await run('npx', [...pnpm, 'install', '--frozen-lockfile', ...reporter], { env })
  if (code !== 0) {
    process.stderr.write(
      'The packages could not be installed: see to what is said above (most often the network or the disk) and run the same command again.\n',
    )
    return code
  }
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
  return 0
}

const main = async () => {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    process.stderr.write(
      `Parakh needs Node ${oldestNode} or newer, and this is ${process.version}: install a newer Node and run the same command again.\n`,
    )
    return 1
  }
  const [command = 'start', ...args] = process.argv.slice(2)
  const startedAt = Date.now()
  const installed = await install()
  if (installed !== 0) return installed
  const env = {
    ...process.env,
    PATH: [dirname(projectNode), process.env.PATH].join(process.platform === 'win32' ? ';' : ':'),
    PARAKH_STARTED_AT: String(startedAt),
  }
  const program = join('tools', ...(ofPapers.has(command) ? ['papers'] : []), 'src', `${command}.ts`)
  // the channel tells the program when this process is killed, so that it ends too
  return run(projectNode, [program, ...args], { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
}

process.exitCode = await main()
