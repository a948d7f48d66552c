import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { screens } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'

const dist = fileURLToPath(new URL('../apps/web/dist/', import.meta.url))
const textOf = (path: string): string => readFileSync(`${dist}${path}`, 'utf8')
const preloads = JSON.parse(textOf('preloads.json')) as Record<string, string[]>
/** Words of a library that stay when a script is made small. */
const words = { recharts: 'recharts-', pdfjs: 'GlobalWorkerOptions', docx: 'wordprocessingml/2006/main', zod: 'ZodError' }
// pnpm bench web sets this beside the bare libraries; here it only may not grow unseen
const mostKB = { [screens.login.path]: 140, [screens.dashboard.path]: 156, [screens.case.path]: 250 }

const scriptsOf = (path: string): string[] => {
  const found = new Set([...textOf('index.html').matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, src = '']) => src))
  for (const script of preloads[path] ?? []) found.add(script)
  for (const script of found)
    for (const [, file = ''] of textOf(script).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) found.add(`/assets/${file}`)
  return [...found]
}
const librariesIn = (scripts: readonly string[]): string[] =>
  Object.entries(words).flatMap(([name, word]) => (scripts.some((script) => textOf(script).includes(word)) ? [name] : []))

describe('the scripts before a screen', () => {
  it.each(Object.entries(mostKB))('%s: few bytes, and none of the heavy libraries', (path, kB) => {
    const scripts = scriptsOf(path)
    expect(librariesIn(scripts).filter((name) => name !== 'zod' || path !== screens.case.path)).toEqual([])
    expect(scripts.reduce((sum, script) => sum + gzipSync(textOf(script)).length, 0) / 1_000).toBeLessThan(kB)
  })

  it('would be told from others: the heavy libraries are in the scripts of other screens', () => {
    const all = readdirSync(`${dist}assets`).flatMap((name) => (name.endsWith('.js') ? [`/assets/${name}`] : []))
    expect(librariesIn(all)).toEqual(Object.keys(words))
  })
})
