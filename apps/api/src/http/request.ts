import type { Role, Route as RouteRow } from '@parakh/contracts'
import type { StoredFile } from '@parakh/file-store'
import type { Request, Response } from 'express'

/** Who is signed in, as the guard found them in MongoDB within the last seconds. */
export type Person = { id: string; role: Role; name: string; email: string }

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface User extends Person {
      readonly id: string
    }
    interface Request {
      /** Goes into every reply and log line of this request. */
      id: string
      /** When it arrived, as `performance.now()` counts. */
      since: number
      /** Its row of the routes table. */
      row?: RouteRow
      /** What arrived as files and is stored, unkept. */
      uploads?: StoredFile[]
    }
    interface Locals {
      /** Status that stands instead of the row's. */
      status?: number
    }
  }
}
export type { Request, Response }
