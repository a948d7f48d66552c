import { allRoutes, limits, type Route } from '@parakh/contracts'

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A page to read the API at, without scripts: every row of the table with who may call it and what it takes. */
export const docsPage = (base: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parakh API</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #8886 }
code { font-size: .95em } td:first-child { white-space: nowrap } .wide { overflow-x: auto }
</style>
<h1>Parakh API</h1>
<p>All calls stand below <code>${escapeHtml(base)}</code>. The same as a machine reads it: <a href="${escapeHtml(base)}/openapi.json">openapi.json</a>.</p>
<p>Sign in with <code>POST /auth/login</code> <code>{"email", "password"}</code> and send <code>Authorization: Bearer {token}</code> with every other call. A token lasts ${limits.signIn.tokenHours} hours.</p>
<p>Refusals have one shape: <code>{"msg", "code", "details", "request_id"}</code>. Lists take <code>limit</code> (at most ${limits.lists.pageMax}) and <code>cursor</code>;
<code>X-Next-Cursor</code> and <code>X-Total-Count</code> say what is left. Calls marked + take an <code>Idempotency-Key</code>: a repeat answers what the first did.</p>
${groups().map(section).join('\n')}
</html>
`

const groups = (): [string, { name: string; route: Route }[]][] => [...Map.groupBy(allRoutes, ({ name }) => name.split('.')[0] ?? '')]

const section = ([group, rows]: [string, { route: Route }[]]): string =>
  `<h2>${escapeHtml(group)}</h2>\n<div class="wide"><table><thead><tr><th>Call</th><th>What</th><th>Who</th><th>Takes</th></tr></thead><tbody>\n${rows.map(({ route }) => line(route)).join('\n')}\n</tbody></table></div>`

const line = (row: Route): string =>
  `<tr><td><code>${row.method} ${escapeHtml(row.path)}</code>${row.creates ? ' +' : ''}</td><td>${escapeHtml(row.summary)}</td><td>${row.by === 'public' ? 'anyone' : row.by.join(', ')}</td><td>${takes(row)}</td></tr>`

const takes = (row: Route): string => {
  const keys = [...keysOf(row.query).map((key) => `?${key}`), ...keysOf(row.body)].map((key) => `<code>${escapeHtml(key)}</code>`)
  if (row.files)
    keys.push(
      `<code>${row.files.part}</code>: ${row.files.max === 1 ? 'a file' : `up to ${row.files.max} files`} (${row.files.kinds.join(', ')})`,
    )
  return keys.join(' ')
}

const keysOf = (schema: unknown): string[] =>
  schema !== null && typeof schema === 'object' && 'shape' in schema && schema.shape !== null && typeof schema.shape === 'object'
    ? Object.keys(schema.shape)
    : []
