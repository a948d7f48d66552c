/** What `early.ts` asked for while the console's own script was still on its way. */
export type EarlyReply = { url: string; token: string; reply: Promise<Response>; at: number }

const FRESH_MS = 15_000

/** The reply that is already on its way to a reading call, once; undefined where none is. */
export const takeEarlyReply = (method: string, url: string, token: string | undefined): Promise<Response> | undefined => {
  const early = (globalThis as { earlyReply?: EarlyReply | undefined }).earlyReply
  if (early?.url !== url || early.token !== token || method !== 'GET') return undefined
  delete (globalThis as { earlyReply?: EarlyReply }).earlyReply
  return Date.now() - early.at < FRESH_MS ? early.reply : undefined
}
