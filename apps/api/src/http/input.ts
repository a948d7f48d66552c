import { createParamDecorator, type ExecutionContext } from '@nestjs/common'
import { fieldProblemSchema, idPattern, type FieldProblem, type Route as RouteRow } from '@parakh/contracts'
import type { StoredFile } from '@parakh/file-store'
import type { z } from 'zod'
import { AppError, invalidFields } from './app-error.ts'
import { rowOf } from './row-of.ts'
import type { Request } from './request.ts'

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What a call brings, as its row parsed it. */
export type InputOf<Row extends RouteRow> = {
  params: { [N in Names<Row['path']>]: string }
  query: Row extends { query: infer Q extends z.ZodType } ? z.output<Q> : Record<string, never>
  body: Row extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
  files: StoredFile[]
}

/** Gives a handler its call's parts, parsed once, here (design §3: body 400/422, then 404 for what cannot be an id). */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const row = rowOf(context)
  if (!row) throw new AppError('NOT_FOUND')
  return parseInput(row, context.switchToHttp().getRequest<Request>())
})

type Raw = { params: Record<string, unknown>; query: unknown; body?: unknown; uploads?: StoredFile[] }

/** Parses a request by its row. Throws `BAD_REQUEST`, `INVALID_FIELDS` or `NOT_FOUND`. */
export const parseInput = (row: RouteRow, { params, query, body, uploads = [] }: Raw): InputOf<RouteRow> => ({
  query: parseQuery(row, query) as Record<string, never>,
  body: parseBody(row, body) as undefined,
  params: parseIds(params),
  files: uploads,
})

const parseQuery = (row: RouteRow, query: unknown): unknown => {
  // `?role=` means no role was chosen
  const given = Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ''))
  if (!row.query) return {}
  const parsed = row.query.safeParse(given)
  if (parsed.success) return parsed.data
  const fields = problemsOf(parsed.error)
  const which = fields.map(({ key, problem }) => (key ? `${key} ${problem}` : problem)).join('; ')
  throw new AppError('BAD_REQUEST', { msg: `The address cannot be understood: ${which}.`, details: { fields } })
}

const parseBody = (row: RouteRow, body: unknown): unknown => {
  if (!row.body) return undefined
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new AppError('BAD_REQUEST', { msg: 'This call takes a JSON object as its body. Send one and try again.' })
  }
  const parsed = row.body.safeParse({ ...body })
  if (parsed.success) return parsed.data
  throw invalidFields(problemsOf(parsed.error))
}

const parseIds = (params: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value !== 'string' || !idPattern.test(value)) throw new AppError('NOT_FOUND')
      return [name, value.toLowerCase()]
    }),
  )

const problemsTold = 500
const keyChars = 200

/** What zod found, one row for each offending key. */
export const problemsOf = (error: z.ZodError): FieldProblem[] => {
  const once = new Map(error.issues.flatMap(problemsOfIssue).map((each) => [each.key, each]))
  return [...once.values()].slice(0, problemsTold)
}

const problemsOfIssue = (issue: z.core.$ZodIssue): FieldProblem[] => {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => problem([...issue.path, key], 'is not known here'))
  const told = issue.code === 'custom' ? fieldProblemSchema.safeParse(issue.params) : undefined
  return [told?.success ? told.data : problem(issue.path, issue.message)]
}

const problem = (path: readonly PropertyKey[], text: string): FieldProblem => {
  const key = path.map(String).join('.').slice(0, keyChars)
  const name = String(path.at(-1) ?? '').slice(0, keyChars)
  return { key, label: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '), problem: text }
}
