import { caseActions, type CaseAction } from '../case-actions.ts'
import { allErrorCodes, errors, type ErrorCode } from '../errors.ts'
import { fileKinds } from '../files.ts'
import { intakeActions, type IntakeAction } from '../intake-actions.ts'
import { allRoles } from '../roles.ts'
import type { Route } from './route.ts'

/** Refusals that the parts of a row bring with them, whatever it does. */
const fromShape = (row: Route): ErrorCode[] => {
  const { by, query, body, files, creates, method, path } = row
  const codes: ErrorCode[] = ['INTERNAL', 'UNAVAILABLE']
  if (query ?? body ?? files ?? creates) codes.push('BAD_REQUEST')
  if (by !== 'public') codes.push('UNAUTHENTICATED')
  if (by !== 'public' && by.length < allRoles.length) codes.push('FORBIDDEN')
  if (path.includes(':')) codes.push('NOT_FOUND')
  if (by !== 'public' && method !== 'GET') codes.push('CONFLICT')
  if (body ?? files) codes.push('BODY_TOO_LARGE', 'UNSUPPORTED_BODY')
  if (body) codes.push('INVALID_FIELDS')
  if (creates) codes.push('IDEMPOTENCY_KEY_REUSED')
  if (row.reply === 'file') codes.push('RANGE_NOT_SATISFIABLE')
  return codes
}

const ofFiles = ({ files }: Route): ErrorCode[] => {
  if (!files) return []
  const codes: ErrorCode[] = ['EMPTY_FILE', 'FILE_TOO_LARGE', 'TOO_MANY_FILES', 'UNSUPPORTED_FILE']
  if (files.required) codes.push('FILE_MISSING')
  if (files.kinds.some((kind) => fileKinds[kind].group === 'Images')) codes.push('IMAGE_TOO_LARGE', 'UNREADABLE_IMAGE')
  if (files.whole) codes.push('FILE_CUT_OFF')
  return codes
}

const needed = { agent: 'REQUIRED_FIELDS_MISSING', drafter: 'REQUIRED_FIELDS_MISSING', assigned_agent: 'NO_AGENT' } as const

/** Refusals of `decide` and `decideIntake`. */
const fromActions = ({ does = [] }: Route): ErrorCode[] =>
  does.flatMap((action): ErrorCode[] => {
    if (action in caseActions) {
      const rule = caseActions[action as CaseAction]
      return ['WRONG_STATUS', ...('needs' in rule ? [needed[rule.needs]] : [])]
    }
    const rule = intakeActions[action as IntakeAction]
    return [...('caseOpen' in rule ? ['WRONG_STATUS' as const] : []), ...('archivedToo' in rule ? [] : ['INTAKE_ARCHIVED' as const])]
  })

/** Every code that a call can be refused with, in the order of their HTTP statuses (design §3, Errors). */
export const refusalsOf = (row: Route): ErrorCode[] => {
  const codes = new Set([...fromShape(row), ...ofFiles(row), ...fromActions(row), ...(row.refuses ?? [])])
  return allErrorCodes.filter((code) => codes.has(code)).sort((a, b) => errors[a].status - errors[b].status)
}
