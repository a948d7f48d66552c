import { errors, refusalSentence, type ErrorCode, type ErrorDetails, type FieldProblem } from '@parakh/contracts'

type Extra = { details?: ErrorDetails | undefined; msg?: string | undefined; retryAfterSeconds?: number | undefined; cause?: unknown }

/** A refusal that the caller is told of: its status and sentence stand in contracts' `errors`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly details: ErrorDetails | undefined
  readonly retryAfterSeconds: number | undefined
  constructor(
    readonly code: ErrorCode,
    extra: Extra = {},
  ) {
    super(extra.msg ?? errors[code].msg, { cause: extra.cause })
    this.details = extra.details
    this.retryAfterSeconds = extra.retryAfterSeconds
  }
  get status(): number {
    return errors[this.code].status
  }
}

/** 422 that names every offending key. */
export const invalidFields = (fields: FieldProblem[]): AppError => new AppError('INVALID_FIELDS', { details: { fields } })

/** A refusal about one file, which it names. */
export const refusedFile = (code: ErrorCode, filename: string, cause?: unknown): AppError =>
  new AppError(code, { msg: `${filename}: ${errors[code].msg}`, details: { file: filename }, cause })

type Refusal = { refused: ErrorCode; status?: string; allowed?: string[]; missing?: { key: string; label: string }[] }

/** What `decide` and `decideIntake` refused, as the error that says so (design §3, Cases). */
export const refusal = (decision: Refusal): AppError => {
  const { refused, status, allowed, missing } = decision
  const msg = refusalSentence(decision) ?? undefined
  if (missing) return new AppError(refused, { msg, details: { fields: missing.map((field) => ({ ...field, problem: 'is required' })) } })
  return new AppError(refused, { msg, details: status !== undefined && allowed ? { status, allowed } : undefined })
}
