import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screens, type ScreenName } from '@parakh/contracts'
import type { PluginOption, Rolldown } from 'vite'

const pagesFile = join(import.meta.dirname, '../src/app/pages.ts')
const pageRow = /^ {2}(\w+): async \(\) => \(await import\('\.\.\/([^']+)'\)\)/gm

/**
 * Writes `preloads.json`: for each screen's path the scripts of its page. The server names them in the page that it sends, so that they
 * come beside the start's script, not after it.
 */
export const preloads = (): PluginOption => ({
  name: 'preloads',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const rows = [...readFileSync(pagesFile, 'utf8').matchAll(pageRow)]
    const byScreen = new Map(rows.map(([, screen = '', file = '']) => [screen, file]))
    const source = Object.fromEntries(
      Object.entries(screens).map(([screen, { path }]) => [path, scriptsOf(chunks, pageOf(byScreen, screen as ScreenName))]),
    )
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(source) })
  },
})

const pageOf = (pages: ReadonlyMap<string, string>, screen: ScreenName): string => {
  const page = pages.get(screen)
  if (page === undefined) throw new Error(`pages.ts has no row for ${screen} that the build can read`)
  return page
}

/** Addresses of the scripts with which a page comes, but for those that the page itself names. */
const scriptsOf = (chunks: readonly Rolldown.OutputChunk[], page: string): string[] => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const withImports = (found: Set<Rolldown.OutputChunk>): Set<Rolldown.OutputChunk> => {
    for (const { imports } of found) for (const file of imports) found.add(byFile.get(file) as Rolldown.OutputChunk)
    return found
  }
  const start = withImports(new Set(chunks.filter(({ isEntry }) => isEntry)))
  const own = withImports(new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${page}`)))))
  return [...own].filter((chunk) => !start.has(chunk)).map(({ fileName }) => `/${fileName}`)
}
