import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'
import { chromium, type Browser, type LaunchOptions } from 'playwright-core'
import { cachedFolder } from './cache.ts'
import { childEnvironment, readSettings } from './env.ts'
import { Failure } from './failure.ts'
import { findProgram } from './find-program.ts'
import { unpackTar } from './tar.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

type Chromium = { executablePath: string; env: NodeJS.ProcessEnv }

/**
 * A headless Chromium: the one on PATH, else the npm package's with its own NSS libraries, without root (design §2).
 * Takes every context option of playwright: viewport, isMobile, geolocation, permissions.
 */
export const launchBrowser = async (options: LaunchOptions = {}): Promise<Browser> => launched(await findChromium(), options)

/**
 * The browser of the tests: the packaged one where it runs, the same on every machine and a third of the cost of a desktop's for
 * each window; else the one on PATH.
 */
export const launchTestBrowser = async (): Promise<Browser> => {
  if (!isPackagedHere || !findInstalled()) return launchBrowser()
  try {
    return await launched(await packagedChromium(), {})
  } catch (error) {
    process.stderr.write(`The packaged Chromium does not start here (${String(error).split('\n')[0]}): taking the one on PATH.\n`)
    return launchBrowser()
  }
}

const launched = ({ executablePath, env }: Chromium, options: LaunchOptions): Promise<Browser> =>
  chromium.launch({ executablePath, env: definedOnly(env), ...options, args: [...args, ...(options.args ?? [])] })

const isPackagedHere = process.platform === 'linux' && process.arch === 'x64'
const findInstalled = (): string | undefined => findProgram('chromium', 'chromium-browser', 'google-chrome')

/** Where the Chromium of this machine is and what it needs in its environment. */
export const findChromium = async (): Promise<Chromium> => {
  const installed = findInstalled()
  return installed ? { executablePath: installed, env: childEnvironment(await fontSettings()) } : packagedChromium()
}

const packagedChromium = async (): Promise<Chromium> => {
  if (!isPackagedHere) {
    throw new Failure(
      `No chromium on PATH, and the packaged one is for Linux on x86-64 only (this is ${process.platform} on ${process.arch}): install chromium.`,
    )
  }
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../../bin')
  const folder = await cachedFolder('chromium-147.0.0', async (draft) => {
    const program = join(draft, 'chromium')
    await pipeline(createReadStream(join(packed, 'chromium.br')), createBrotliDecompress(), createWriteStream(program))
    await chmod(program, 0o755)
    for (const archive of ['al2023', 'fonts'])
      unpackTar(brotliDecompressSync(readFileSync(join(packed, `${archive}.tar.br`))), join(draft, archive))
  })
  const libraries = [join(folder, 'al2023', 'lib'), readSettings().LD_LIBRARY_PATH].filter((path) => path !== '').join(':')
  return {
    executablePath: join(folder, 'chromium'),
    env: childEnvironment({ LD_LIBRARY_PATH: libraries, ...(await fontSettings(join(folder, 'fonts'))) }),
  }
}

/** Beside the system's own fonts, if it has any, the packages' Latin and Devanagari ones, so that every machine draws every name. */
const fontSettings = async (latin?: string): Promise<{ FONTCONFIG_FILE: string }> => {
  const devanagari = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-devanagari/package.json'))
  const folders = [devanagari, ...(latin ? [latin] : [])].map((folder) => `<dir>${folder}</dir>`).join('')
  const system = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
  const settings = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${system}${folders}<cachedir prefix="xdg">fontconfig</cachedir></fontconfig>\n`
  const name = `fonts-${createHash('sha256').update(settings).digest('hex').slice(0, 12)}`
  const folder = await cachedFolder(name, (draft) => writeFile(join(draft, 'fonts.conf'), settings))
  return { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
}

const definedOnly = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined))
