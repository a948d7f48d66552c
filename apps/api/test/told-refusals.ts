import type { Server } from 'node:http'
import { allRoutes, refusalsOf, type ErrorCode } from '@parakh/contracts'
import type { Request, Response } from '../src/http/request.ts'

/** Watches every reply of an app; gives what was refused with a code that openapi.json and /api/docs do not tell of that call. */
export const watchRefusals = (server: Server): (() => string[]) => {
  const untold = new Set<string>()
  server.on('request', (request: Request, response: Response) => {
    response.once('finish', () => {
      const code = response.locals?.code as ErrorCode | undefined
      const called = allRoutes.find(({ route }) => route === request.row)
      if (code && called && !refusalsOf(called.route).includes(code)) untold.add(`${called.name} refuses with ${code}`)
    })
  })
  return () => [...untold]
}
