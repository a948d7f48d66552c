import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import express, { type NextFunction, type Router } from 'express'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { StartError } from '../start-error.ts'
import type { Request, Response } from './request.ts'

const yearSeconds = 31_536_000
const configTag = /(<script\b[^>]*\bid="parakh-config"[^>]*>)[^<]*(<\/script>)/

/** Serves the built console on `/`: hashed assets for good, the page itself with this server's settings, each address of a screen as the page. */
export const serveConsole = (dir: string, env: Pick<Env, 'API_BASE' | 'SUPPORT_EMAIL' | 'AGENCY_NAME'>): Router => {
  const pageOf = withPreloads(fillConfig(readPage(dir), env), readPreloads(dir))
  const router = express.Router()
  router.use(
    '/assets',
    servePacked(join(dir, 'assets')),
    express.static(join(dir, 'assets'), { immutable: true, maxAge: yearSeconds * 1_000, index: false, redirect: false }),
  )
  router.use(express.static(dir, { index: false, redirect: false, dotfiles: 'ignore', maxAge: 3_600_000 }))
  router.use((request: Request, response: Response, next: NextFunction) => {
    if (!isScreen(request, env.API_BASE)) return next()
    response.set('Cache-Control', 'no-cache').type('html').send(pageOf(request.path))
  })
  return router
}

/** Paths of screens with the scripts of their pages, as the build wrote them; none where it did not. */
const readPreloads = (dir: string): Record<string, string[]> => {
  try {
    return z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(join(dir, 'preloads.json'), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new StartError(`preloads.json of CONSOLE_DIR ${dir} cannot be read: build the console again.`, { cause: error })
  }
}

/** The page as it is sent at a path: it names the scripts of the screen there, which then come beside its own, not after. */
const withPreloads = (page: string, preloads: Record<string, string[]>): ((path: string) => string) => {
  const screens = Object.entries(preloads).map(([path, scripts]) => ({
    path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    page: page.replace('</head>', `${scripts.map((src) => `<link rel="modulepreload" crossorigin href="${src}">`).join('')}</head>`),
  }))
  return (path) => screens.find((screen) => screen.path.test(path))?.page ?? page
}

const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Answers with the packed twin of an asset, which the build laid beside it, where the browser takes it. */
const servePacked = (folder: string) => {
  const files = new Set(listOf(folder))
  return (request: Request, response: Response, next: NextFunction): void => {
    const name = request.path.slice(1)
    if (!files.has(`${name}.gz`)) return next()
    response.vary('Accept-Encoding')
    const [encoding, ending] = packings.find(([packing]) => request.acceptsEncodings(packing) === packing) ?? []
    if (encoding === undefined || !files.has(`${name}${ending}`)) return next()
    response.set('Content-Encoding', encoding).type(extname(name))
    request.url = `/${name}${ending}`
    next()
  }
}

const listOf = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const readPage = (dir: string): string => {
  try {
    return readFileSync(join(dir, 'index.html'), 'utf8')
  } catch (error) {
    throw new StartError(`CONSOLE_DIR ${dir} holds no index.html. Build the console, or leave CONSOLE_DIR out.`, { cause: error })
  }
}

/** Puts the run-time settings into the page. Throws where the page has no place for them. */
export const fillConfig = (html: string, env: Pick<Env, 'API_BASE' | 'SUPPORT_EMAIL' | 'AGENCY_NAME'>): string => {
  if (!configTag.test(html)) throw new StartError('index.html of CONSOLE_DIR has no <script id="parakh-config">: build the console again.')
  const config = JSON.stringify({ apiBase: env.API_BASE, supportEmail: env.SUPPORT_EMAIL, agencyName: env.AGENCY_NAME })
  return html.replace(configTag, (_, open: string, close: string) => open + config.replaceAll('<', '\\u003c') + close)
}

const isScreen = (request: Request, apiBase: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.path !== apiBase &&
  !request.path.startsWith(`${apiBase}/`) &&
  !request.path.startsWith('/assets/') &&
  request.accepts('html') !== false
