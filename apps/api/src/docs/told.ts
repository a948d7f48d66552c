import {
  allowedStatuses,
  caseActions,
  caseStatus,
  errors,
  exampleId,
  headers,
  intakeActions,
  limits,
  refusalSentence,
  type ErrorCode,
  type ErrorReply,
  type Route,
} from '@parakh/contracts'

/** What each group of calls is for: headings of the page, tags of openapi.json. */
export const groupTitles: Readonly<Record<string, string>> = {
  auth: 'Signing in, creating users',
  users: 'Users',
  agents: 'Agents',
  intakes: 'Intakes and their documents',
  ocr: 'Autofill: reading documents',
  cases: 'Cases, and who works on them',
  site: 'The field agent’s part',
  draft: 'The drafter’s part, and the document',
  admin: 'Analytics and the log',
  system: 'Health, metrics, this description',
}

const idWords: Readonly<Record<string, string>> = {
  userId: 'Id of the drafter who is to have the case.',
  fileId: 'Id of the document, from the list of the intake’s documents.',
  jobId: 'The job_id that the submit answered.',
  imageId: 'Id of the photo, from agent_updates.images of the case.',
}

/** What an id in a path names, and one that the examples tell of. */
export const idInPath = ({ path }: Pick<Route, 'path'>, name: string): { words: string; example: string } => {
  const owner = path.includes('/cases/') ? 'the case' : path.includes('/intakes/') ? 'the intake' : 'the user'
  return { words: idWords[name] ?? `Id of ${owner}: 24 hexadecimal characters.`, example: exampleId(path, name) }
}

/** Names of the ids in a row's path. */
export const idsOf = ({ path }: Pick<Route, 'path'>): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

/** A row's path with its ids in braces. */
export const bracedPath = ({ path }: Pick<Route, 'path'>): string => path.replace(/:(\w+)/g, '{$1}')

/** Who may call, in words. */
export const whoMay = ({ by }: Pick<Route, 'by'>): string => (by === 'public' ? 'anyone' : by.join(', '))

/** The statuses in which a call may do what it does, in words; '' for a call that is bound to none. */
export const whenMay = ({ does = [] }: Pick<Route, 'does'>): string => {
  const moves = does.flatMap((action) => Object.keys({ ...caseActions, ...intakeActions }[action].moves))
  const statuses = [...new Set(moves)]
  return statuses.length === 0 ? '' : `While the status is ${statuses.map((status) => `\`${status}\``).join(', ')}.`
}

/** Headers of replies and requests in words. */
export const headerWords = {
  [headers.requestId]:
    'Names this call in every log line of it; quote it when you report a problem. Send one of your own (8 to 64 letters, digits, dots, dashes) and it is kept.',
  [headers.nextCursor]: 'Give it as `cursor` for the next page. Absent on the last page.',
  [headers.totalCount]: `How many rows the list has in all; with \`q\` exact up to ${limits.lists.countExactUpTo}, then \`${limits.lists.countExactUpTo}+\`.`,
  [headers.idempotencyKey]:
    'A word of your own, new for each thing to create. A repeat with the same key and content within a day answers what the first call did and creates nothing again.',
  'Retry-After': 'Seconds to wait before the next try.',
} as const

const wrongStatus = { status: caseStatus.DOC_GENERATED, allowed: allowedStatuses('assign_agent') }
const exampleDetails: { readonly [code in ErrorCode]?: ErrorReply['details'] } = {
  INVALID_FIELDS: { fields: [{ key: 'pincode', label: 'Pincode', problem: 'Enter a PIN code of six digits that does not start with 0.' }] },
  REQUIRED_FIELDS_MISSING: { fields: [{ key: 'visit_date', label: 'Visit Date', problem: 'is required' }] },
  WRONG_STATUS: wrongStatus,
  UNSUPPORTED_FILE: { file: 'notes.html' },
  FILE_TOO_LARGE: { file: 'plan.pdf' },
}

/** A refusal as it comes over the wire. */
export const exampleRefusal = (code: ErrorCode): ErrorReply => {
  const details = exampleDetails[code]
  const msg = (code === 'WRONG_STATUS' && refusalSentence(wrongStatus)) || errors[code].msg
  return { msg, code, ...(details ? { details } : {}), request_id: '0b6f2c1e-6f0a-4c8e-9d53-1f6a2b7c8d90' }
}
