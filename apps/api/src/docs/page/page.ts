import {
  allRoles,
  fileKinds,
  headers,
  kindsSentence,
  documentKinds,
  imageKinds,
  limits,
  role,
  sharedIntakeKeys,
  type Role,
} from '@parakh/contracts'
import { exampleRefusal, headerWords } from '../told.ts'
import { callIndex, callSections, objectTables, type Description } from './calls.ts'
import { code, folded, json, lines, prose, table, text } from './html.ts'
import { style } from './style.ts'
import { caseTables, catalogueTables, errorTable, intakeTables } from './tables.ts'
import { walk } from './walk.ts'

const MiB = 1024 ** 2

/** A page to read the API at, without scripts: what holds for all calls, a walk with curl, then each call. */
export const docsPage = (base: string, description: Description): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parakh API</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Parakh API</h1>
<p>Loan papers become an intake, an intake becomes a case, an agent visits the site, a drafter drafts, and the bank gets a Word report. Everything that the console does is a call of this page.</p>
<p>All calls stand below ${code(base)} of this address. For machines the same is <a href="${text(base)}/openapi.json">openapi.json</a> (OpenAPI 3.1), from which clients can be generated.</p>
<nav aria-label="This page"><ul>
${sections.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('\n')}
</ul></nav>
${signIn()}
${shapes()}
${refusals()}
${lists()}
${idempotency()}
${files()}
<h2 id="walk">A walk with curl, from sign-in to report</h2>
<p>Paste the blocks one after the other into one bash shell; a click selects a block. They need curl and nothing else, and two photos of yours in the folder: ${code('front.jpg')} and ${code('gate.jpg')}.</p>
${walk(base).map(stepHtml).join('\n')}
<h2 id="statuses">Statuses, and what leads from one to the next</h2>
<p>Every change is one action. In any other status than those at the left of its arrow it is refused with 409 ${code('WRONG_STATUS')}.</p>
<h3>Cases</h3>
${caseTables()}
<h3>Intakes</h3>
<p>${prose('A repeated submit is no refusal: it answers the case that the first one made. Once a case is made, corrections and files need a case that may still be corrected, as the table above says.')}</p>
${intakeTables()}
<h2 id="fields">Fields</h2>
<p>${prose('Values by key. Numbers are JSON numbers, dates `YYYY-MM-DD`, lists arrays of texts; null or an empty text clears. One unknown key or wrong value refuses the whole call with 422 `INVALID_FIELDS`, which names every one of them.')}</p>
${catalogueTables()}
<h2 id="objects">Objects in replies</h2>
<p>What the replies of the calls are made of. A key that is not always there is left out where the role may not see it, or where there is nothing to tell. Of the intake in a case, ADMIN sees every field, all others ${sharedIntakeKeys.map(code).join(', ')}. The AGENT does not see drafter_updates; the INITIATOR neither these nor agent_updates.</p>
${objectTables(description)}
<h2 id="calls">All calls</h2>
${callIndex()}
${callSections(description)}
</main>
</body>
</html>
`

const sections = [
  ['sign-in', 'Signing in'],
  ['shapes', 'Ids, times, bodies'],
  ['refusals', 'Refusals'],
  ['lists', 'Lists'],
  ['idempotency', 'Sending twice: Idempotency-Key'],
  ['files', 'Files'],
  ['walk', 'A walk with curl'],
  ['statuses', 'Statuses'],
  ['fields', 'Fields'],
  ['objects', 'Objects in replies'],
  ['calls', 'All calls'],
] as const

const signIn = (): string => `<h2 id="sign-in">Signing in</h2>
<p>${prose(`Send e-mail and password to \`POST /auth/login\`; send the token of its reply as \`Authorization: Bearer {token}\` with every other call. It lasts ${limits.signIn.tokenHours} hours, and ends within seconds when the user is disabled or gets another role or password: then calls answer 401 \`UNAUTHENTICATED\`, and one signs in again.`)}</p>
<p>${prose(`After ${limits.signIn.perEmail} failures for one e-mail within ${limits.signIn.windowMs / 60_000} minutes sign-in answers 429 with \`Retry-After\`.`)}</p>
${table(
  ['Role', 'Is'],
  allRoles.map((one) => [code(one), text(roleWords[one])]),
)}
<p>Somebody else’s case answers 404, as one that does not exist; a call that a role never has answers 403.</p>`

const roleWords: Record<Role, string> = {
  [role.ADMIN]: 'the office: users, assignments, audit; sees all',
  [role.INITIATOR]: 'the intake desk: all intakes; sees the cases of the intakes it made or submitted',
  [role.AGENT]: 'the field agent: site data and photos of the cases assigned to them',
  [role.DRAFTER]: 'the drafter: draft and document of the cases assigned to them',
}

const shapes = (): string => `<h2 id="shapes">Ids, times, bodies</h2>
<ul>
<li>${prose('An id is 24 hexadecimal characters; what cannot be one answers 404.')}</li>
<li>${prose('Times are ISO 8601 in UTC, dates `YYYY-MM-DD`.')}</li>
<li>${prose(`A body is the JSON object itself, nothing wrapped around it, with \`Content-Type: application/json\`; at most ${limits.bodies.otherBytes / 1024} KiB, ${limits.bodies.fieldsBytes / MiB} MiB where fields are saved. Keys that a call does not know are refused.`)}</li>
<li>${prose(`Every reply carries \`${headers.requestId}\`. ${headerWords[headers.requestId]}`)}</li>
<li>${prose('Keys that a reply does not have today may come later: ignore what you do not know.')}</li>
</ul>`

const refusals = (): string => `<h2 id="refusals">Refusals</h2>
<p>${prose('Every refusal has this shape. `msg` is a sentence to show to a person, `code` is for programs, `details` names the offending fields, the status with those allowed, or the file.')}</p>
${json(exampleRefusal('INVALID_FIELDS'))}
${json(exampleRefusal('WRONG_STATUS'))}
<p>They come in this order: 401, 403, the body’s own shape (400, 413, 415, 422), 404, 409, then 422 for what is missing. A refused call changes nothing. 503 and 429 say in ${code('Retry-After')} how many seconds to wait.</p>
${folded('All codes with their sentences', errorTable())}`

const lists = (): string => `<h2 id="lists">Lists</h2>
<p>${prose(`A list is a plain JSON array. \`limit\` says how many rows (1 to ${limits.lists.pageMax}, ${limits.lists.pageDefault} if not said). ${headers.totalCount} and ${headers.nextCursor} are headers of the reply:`)}</p>
${table(
  ['Header', 'What'],
  [headers.totalCount, headers.nextCursor].map((name) => [code(name), prose(headerWords[name])]),
)}
${lines(`GET /cases?limit=50                          ${headers.totalCount}: 117   ${headers.nextCursor}: eyJ…
GET /cases?limit=50&cursor=eyJ…              ${headers.totalCount}: 117   ${headers.nextCursor}: eyJ…
GET /cases?limit=50&cursor=eyJ…              ${headers.totalCount}: 117   (no cursor: the last page)`)}
<p>${prose('Keep the same filters and order on the way. `q` finds rows that contain the text, whatever its case; signs of regular expressions are plain text. A walk by `cursor` sees the list as it stood at its first page, so no row comes twice or is missed while others change it; after some minutes it goes on with the rows as they are.')}</p>`

const idempotency = (): string => `<h2 id="idempotency">Sending twice: Idempotency-Key</h2>
<p>${prose(`Calls that create take the header \`${headers.idempotencyKey}\` (1 to ${limits.idempotency.keyChars} characters, yours, per user and call). A repeat with the same content within a day answers what the first did and creates nothing again, so a call whose reply was lost is simply sent again. The same key with other content answers 422 \`IDEMPOTENCY_KEY_REUSED\`. A refusal is not remembered: corrected, the key may be used again.`)}</p>`

const files = (): string => `<h2 id="files">Files</h2>
<ul>
<li>${prose(`Uploads are \`multipart/form-data\`: at most ${limits.files.maxPerCall} files in a call, each ${limits.files.maxBytes / MiB} MiB and, if an image, ${limits.files.maxPixels / 1e6} megapixels.`)}</li>
<li>${prose(`What a file is, its bytes say, not its name or type. Documents: ${kindsSentence(documentKinds)}. Photos: ${kindsSentence(imageKinds)}.`)}</li>
<li>${prose('One refused file refuses the whole call, is named in `details.file`, and nothing of the call is kept.')}</li>
<li>${prose(`Downloads know \`Range\`, \`If-None-Match\` and HEAD. The report is \`${fileKinds.docx.types[0]}\`; its name stands in \`Content-Disposition\`.`)}</li>
</ul>`

const stepHtml = ({ title, words, commands }: ReturnType<typeof walk>[number], at: number): string =>
  `<h3>${at + 1}. ${text(title)}</h3>\n<p>${prose(words)}</p>\n${lines(commands, 'walk')}`
