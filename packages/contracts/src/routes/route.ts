import { z } from 'zod'
import type { CaseAction } from '../case-actions.ts'
import type { ErrorCode } from '../errors.ts'
import type { FileKind } from '../files.ts'
import type { IntakeAction } from '../intake-actions.ts'
import { limits } from '../limits.ts'
import type { Role } from '../roles.ts'

/** Files that a multipart call takes: the part's name, how many, which kinds by content; `whole` refuses what is cut off (a reading says so itself). */
export type RouteFiles = { part: string; max: number; kinds: readonly FileKind[]; required: boolean; whole?: true }

/**
 * One call of the API. `path` stands below the API's base, with ids as `:name` (24 hexadecimal characters, else 404).
 * `reply`: a schema, 'file' for bytes, 'text' for what is no JSON, 'empty' for none. `creates`: takes an Idempotency-Key.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: string
  by: 'public' | readonly Role[]
  summary: string
  /** What it does to a case or an intake: the tables of actions say in which status it may. */
  does?: readonly (CaseAction | IntakeAction)[]
  query?: z.ZodType
  body?: z.ZodType
  files?: RouteFiles
  reply: z.ZodType | 'file' | 'text' | 'empty'
  /** Content type of a reply that is 'text'. */
  textType?: string
  /** Kinds of the file that is the reply, where that is 'file'. */
  sends?: readonly FileKind[]
  /** Status of a success; 200 where it is not said. */
  status?: number
  /** Answers 202 with the same reply while what it ordered is not done. */
  orders?: true
  /** Refusals beyond those that follow from the row's shape (`refusalsOf`). */
  refuses?: readonly ErrorCode[]
  creates?: true
  paged?: true
  /** Largest JSON body. */
  maxBytes?: number
}

/** Keeps a row's literal types, so that clients and controllers are typed from it. */
export const route = <const R extends Route>(row: R): R => row

/** '0' or '1' in a query. */
export const flag = z.enum(['0', '1']).transform((given) => given === '1')
/** A word to search for; signs of a regular expression are text (design §3, Lists). */
export const search = z.string().max(limits.lists.searchChars)

/** Query of every list: how many, from where. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(limits.lists.pageMax).optional(),
  cursor: z.string().max(500).optional(),
}
export const sortDir = z.enum(['asc', 'desc'])
export const ok = z.object({ ok: z.literal(true) })
export const fieldBodies = limits.bodies.fieldsBytes
