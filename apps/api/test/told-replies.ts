import type { Server } from 'node:http'
import { allRoutes, refusalsOf, type ErrorCode } from '@parakh/contracts'
import { openApi } from '../src/docs/openapi.ts'
import { bracedPath } from '../src/docs/told.ts'
import type { Request, Response } from '../src/http/request.ts'

type Told = { responses: Record<string, { content?: Record<string, unknown> }> }
const { paths } = openApi('/api') as { paths: Record<string, Record<string, Told>> }

/** What of one reply openapi.json and /api/docs do not tell of its call: its code, its status, its content type. */
const untoldOf = (request: Request, response: Response): string | null => {
  const called = allRoutes.find(({ route }) => route === request.row)
  if (!called) return null
  const code = response.locals?.code as ErrorCode | undefined
  if (code) return refusalsOf(called.route).includes(code) ? null : `${called.name} refuses with ${code}`
  const told = paths[bracedPath(called.route)]?.[called.route.method.toLowerCase()]?.responses[response.statusCode]
  if (!told) return `${called.name} answers ${response.statusCode}`
  const type = String(response.getHeader('content-type') ?? '').split(';')[0] ?? ''
  return type === '' || type in (told.content ?? {}) ? null : `${called.name} answers ${response.statusCode} with ${type}`
}

/** Watches every reply of an app; gives what was answered otherwise than told. */
export const watchReplies = (server: Server): (() => string[]) => {
  const untold = new Set<string>()
  server.on('request', (request: Request, response: Response) => {
    response.once('finish', () => {
      const found = untoldOf(request, response)
      if (found) untold.add(found)
    })
  })
  return () => [...untold]
}
