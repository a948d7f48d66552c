import type { EarlyReply } from './lib/early-reply.ts'

declare const EARLY_CALLS: Record<string, string>
declare const TOKEN_KEY: string

// stands alone: what it imported would make it wait for the start's script, before which it is to run
const token = localStorage.getItem(TOKEN_KEY)
const config = document.getElementById('parakh-config')?.textContent ?? '{}'
const { apiBase = '/api' } = JSON.parse(config) as { apiBase?: string }

for (const [screen, call] of Object.entries(EARLY_CALLS)) {
  const [, id] = new RegExp(`^${screen.replace(/:\w+/, '([0-9a-f]{24})')}/?$`).exec(location.pathname) ?? []
  if (!token || !id) continue
  const url = apiBase.replace(/\/+$/, '') + call.replace(/:\w+/, id)
  const reply = fetch(url, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } })
  reply.catch(() => undefined)
  Object.assign(window, { earlyReply: { url, token, reply, at: Date.now() } satisfies EarlyReply })
}
