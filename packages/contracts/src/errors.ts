import { z } from 'zod'

/** Every refusal: its HTTP status and a sentence that tells the person what to do (design §3, Errors). */
export const errors = {
  BAD_REQUEST: { status: 400, msg: 'The request could not be understood. Check what was sent and try again.' },
  EMPTY_FILE: { status: 400, msg: 'This file is empty. Choose the file again or leave it out.' },
  FILE_MISSING: { status: 400, msg: 'No file arrived. Attach at least one file and try again.' },
  UNAUTHENTICATED: { status: 401, msg: 'Your session has ended. Please sign in again.' },
  WRONG_CREDENTIALS: { status: 401, msg: 'E-mail or password is wrong. Check both and try again.' },
  FORBIDDEN: { status: 403, msg: 'Your role does not allow this. Ask an admin if you need it.' },
  ACCOUNT_DISABLED: { status: 403, msg: 'This account is disabled. Ask an admin to enable it.' },
  NOT_FOUND: { status: 404, msg: 'Not found. It may have been removed, or it is not yours to see.' },
  NO_DOCUMENT: { status: 404, msg: 'No document generated yet' },
  WRONG_STATUS: { status: 409, msg: 'This cannot be done in the present status. Reload to see where it stands.' },
  INTAKE_ARCHIVED: { status: 409, msg: 'This intake is archived. Unarchive it first.' },
  DUPLICATE_EMAIL: { status: 409, msg: 'A user with this e-mail exists already. Use another e-mail or edit that user.' },
  DUPLICATE_AGENT_CODE: { status: 409, msg: 'An agent with this ID exists already. Use another ID.' },
  LAST_ADMIN: { status: 409, msg: 'This is the last enabled admin. Make another user an admin first.' },
  FILES_FULL: { status: 409, msg: 'This already holds 500 files, which is all it can hold. Delete some that nobody needs and try again.' },
  CONFLICT: { status: 409, msg: 'Somebody changed this at the same moment. Reload and try again.' },
  BODY_TOO_LARGE: { status: 413, msg: 'The request is too large. Shorten the texts and try again.' },
  FILE_TOO_LARGE: { status: 413, msg: 'This file is larger than 25 MB. Compress or split it and try again.' },
  TOO_MANY_FILES: { status: 413, msg: 'At most 20 files can be sent at once. Send the rest in a second go.' },
  IMAGE_TOO_LARGE: { status: 413, msg: 'This image has more than 40 megapixels. Make it smaller and try again.' },
  RANGE_NOT_SATISFIABLE: { status: 416, msg: 'The file is shorter than the part that was asked for. Load it from its start.' },
  UNSUPPORTED_FILE: { status: 415, msg: 'This kind of file is not accepted here.' },
  UNREADABLE_IMAGE: { status: 415, msg: 'This image cannot be opened. It may be cut off or damaged: take or export it again.' },
  FILE_CUT_OFF: { status: 415, msg: 'This file is cut off: its end is missing. Get it again and attach the whole file.' },
  UNSUPPORTED_BODY: { status: 415, msg: 'This call takes another content type. Send JSON, or multipart where files belong.' },
  INVALID_FIELDS: { status: 422, msg: 'Some fields cannot be saved as they are. Correct them and save again.' },
  REQUIRED_FIELDS_MISSING: { status: 422, msg: 'Please complete required fields.' },
  NOT_ASSIGNABLE: { status: 422, msg: 'This user cannot be assigned: unknown, disabled or of another role. Choose another.' },
  NO_AGENT: { status: 422, msg: 'This case has no agent to send it back to. Assign an agent first.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, msg: 'This Idempotency-Key was used for other content. Use a new key.' },
  TOO_MANY_ATTEMPTS: { status: 429, msg: 'Too many failed sign-ins. Wait a few minutes and try again.' },
  INTERNAL: { status: 500, msg: 'Something went wrong on our side. Try again; if it stays, tell an admin the request id.' },
  DOCUMENT_FAILED: { status: 500, msg: 'The document could not be written. Try again; if it fails again, tell an admin.' },
  UNAVAILABLE: { status: 503, msg: 'The service is busy or restarting. Nothing was lost: try again in a few seconds.' },
} as const satisfies Record<string, { status: number; msg: string }>

export type ErrorCode = keyof typeof errors
export const allErrorCodes = Object.keys(errors) as ErrorCode[]

export const fieldProblemSchema = z.object({ key: z.string(), label: z.string(), problem: z.string() })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

const errorDetailsSchema = z.union([
  z.object({ fields: z.array(fieldProblemSchema) }),
  z.object({ status: z.string(), allowed: z.array(z.string()) }),
  z.object({ file: z.string() }),
])
export type ErrorDetails = z.infer<typeof errorDetailsSchema>

/** The one shape of every error reply. */
export const errorReply = z.object({
  msg: z.string(),
  code: z.enum(allErrorCodes as [ErrorCode, ...ErrorCode[]]),
  details: errorDetailsSchema.optional(),
  request_id: z.string(),
})
export type ErrorReply = z.infer<typeof errorReply>

/** Whether something has the shape of `errorReply`; by hand, so that who only reads replies carries no schema. */
export const isErrorReply = (given: unknown): given is ErrorReply =>
  hasTexts(given, ['msg', 'request_id', 'code']) &&
  Object.hasOwn(errors, given['code'] as string) &&
  (given['details'] === undefined || isErrorDetails(given['details']))

const isErrorDetails = (given: unknown): given is ErrorDetails =>
  (hasTexts(given, []) && isListOf(given['fields'], (one) => hasTexts(one, ['key', 'label', 'problem']))) ||
  (hasTexts(given, ['status']) && isListOf(given['allowed'], (one) => typeof one === 'string')) ||
  hasTexts(given, ['file'])

const isListOf = (given: unknown, isOne: (one: unknown) => boolean): boolean => Array.isArray(given) && given.every(isOne)
const hasTexts = (given: unknown, keys: string[]): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && keys.every((key) => typeof (given as Record<string, unknown>)[key] === 'string')

/** Why a job ended in `error`: sentences for the clerk or the drafter (design §3 Uploads, §4). */
export const jobErrors = {
  FILE_GONE: 'A file of this job is no longer there. Attach it again and press Magic Autofill.',
  FILE_ENCRYPTED: 'This file is protected by a password. Remove the password and attach it again.',
  FILE_DAMAGED: 'This file is damaged or cut off and cannot be read. Get it again and attach it.',
  FILE_TOO_BIG: 'This file unpacks to more than can be read. Split it and attach the parts.',
  TOO_MANY_PAGES: 'This file has too many pages to read in one go. Split it and attach the parts that matter.',
  IMAGE_TOO_BIG: 'This picture has more pixels than can be read. Save it smaller and attach it again.',
  OUT_OF_MEMORY: 'Reading this file took more memory than is allowed. Split it or save it smaller and attach it again.',
  OUT_OF_TIME: 'Reading took too long and was stopped. Attach fewer or smaller files.',
  REPORT_TOO_BIG: 'The document needs more memory than it may have. Delete photos that it does not need and press Submit Final & Generate.',
  REPORT_FAILED: 'The document could not be written. Press Submit Final & Generate again.',
  PHOTO_UNREADABLE: 'A photo of this case cannot be read. Delete it, take it again and press Submit Final & Generate.',
  FAILED: 'The job failed on our side. Try again; if it fails again, tell an admin.',
} as const
export type JobErrorCode = keyof typeof jobErrors
export const allJobErrorCodes = Object.keys(jobErrors) as JobErrorCode[]

/** Why a worker gave a job up, as it goes through the queue: the code, then a sentence for the person that names the file. */
export const jobReason = (code: JobErrorCode, sentence: string = jobErrors[code]): string => `${code}: ${sentence}`

/** What a worker said by `jobReason`, or a bare code; anything else is no sentence for a person and counts as FAILED. */
export const readJobReason = (reason: string | undefined): { error: JobErrorCode; sentence: string } => {
  const [code = '', ...rest] = (reason ?? '').split(': ')
  const error = allJobErrorCodes.find((known) => known === code)
  if (!error) return { error: 'FAILED', sentence: jobErrors.FAILED }
  return { error, sentence: rest.join(': ') || jobErrors[error] }
}
