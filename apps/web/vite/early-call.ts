import { join } from 'node:path'
import { routes, screens, sessionKeys } from '@parakh/contracts'
import type { PluginOption } from 'vite'

/** Paths of screens with the path of the call that each waits for, ids as `:name`; where the token is kept. */
const calls = { [screens.case.path]: routes.cases.get.path }
const [tokenKey] = sessionKeys

/** Builds `early.ts` into a script of its own, a few hundred bytes that run before the start's script has come. */
export const earlyCall = (): PluginOption => ({
  name: 'early-call',
  apply: 'build',
  config: () => ({ define: { EARLY_CALLS: JSON.stringify(calls), TOKEN_KEY: JSON.stringify(tokenKey) } }),
  buildStart() {
    this.emitFile({ type: 'chunk', id: join(import.meta.dirname, '../src/early.ts'), name: 'early' })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.name === 'early')
        .map(({ fileName }) => ({ tag: 'script', attrs: { type: 'module', async: true, src: `/${fileName}` }, injectTo: 'head' })),
  },
})
