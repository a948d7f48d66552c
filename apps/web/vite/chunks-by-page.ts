import { basename } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** What everybody loads first; then the pages that people open most. A name is that of the page's file. */
const first = ['main.tsx', 'login-page.tsx']
const main = ['dashboard-page.tsx', 'case-page.tsx', 'intakes-page.tsx']

/**
 * Which chunk each module goes into, so that a page comes in few requests and brings little that it does not run: what everybody
 * loads first is one chunk, and so is what the same main pages share, with each other or with the rest. The bundler knows the
 * modules of a page only once it has dropped what is unused, so it is asked by a build that writes nothing.
 */
export const chunksByPage = async (config: InlineConfig): Promise<(id: string) => string | null> => {
  const chunks = await chunksOf(config)
  const start = modulesOf(chunks, isOneOf(first))
  const pages = main.map((page) => ({ name: page.split('-')[0] ?? page, modules: modulesOf(chunks, isOneOf([page])) }))
  const entries = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map((entry) => modulesOf(chunks, (chunk) => chunk === entry))
  return (id) => {
    if (start.has(id)) return 'start'
    const names = pages.filter(({ modules }) => modules.has(id)).map(({ name }) => name)
    const isShared = entries.filter((modules) => modules.has(id)).length > 1
    return names.length > 0 && isShared ? `${names.join('-')}-parts` : null
  }
}

const chunksOf = async (config: InlineConfig): Promise<Rolldown.OutputChunk[]> => {
  const built = await build({ ...config, configFile: false, logLevel: 'warn', build: { ...config.build, write: false, minify: false } })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  return output.filter((file) => file.type === 'chunk')
}

const isOneOf =
  (files: readonly string[]) =>
  ({ modules }: Rolldown.OutputChunk): boolean =>
    Object.keys(modules).some((id) => files.includes(basename(id)))

/** The modules that come with some chunks, with all that these import at once. */
const modulesOf = (chunks: readonly Rolldown.OutputChunk[], isMeant: (chunk: Rolldown.OutputChunk) => boolean): Set<string> => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set(chunks.filter(isMeant))
  for (const { imports } of found) for (const file of imports) found.add(byFile.get(file) ?? fail(file))
  return new Set([...found].flatMap(({ modules }) => Object.keys(modules)))
}

const fail = (file: string): never => {
  throw new Error(`no chunk is called ${file}`)
}
