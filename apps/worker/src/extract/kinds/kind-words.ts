import type { Layout } from '../layout/layout.ts'
import learned from './kind-words.json' with { type: 'json' }

/** Learned log odds of a kind by the words of a paper, with the odds of no word at all under `bias`; made by `pnpm autofill:train`. */
export type KindWords = Readonly<Record<string, Readonly<Record<string, number>>>>

const words: KindWords = learned

/** What a paper says of itself it says early; its annexes are other papers. */
const reach = 6000
const headRows = 12
const word = /[\p{L}\p{M}]{3,}/gu

/** The words of a paper, the pairs of them that stand together ("sale deed"), and those of its head ("head:receipt"). */
export function wordsOfPaper({ rows, flow }: Pick<Layout, 'rows' | 'flow'>): Set<string> {
  const head = rows
    .slice(0, headRows)
    .flatMap(({ segments }) => segments.map(({ text }) => text))
    .join(' ')
  const said = flow.text.slice(0, reach).toLowerCase().match(word) ?? []
  return new Set([
    ...said,
    ...said.slice(1).map((next, at) => `${said[at]} ${next}`),
    ...(head.toLowerCase().match(word) ?? []).map((one) => `head:${one}`),
  ])
}

/** How likely the words alone make each kind, 0 to 1: all are low where they say nothing, together they are never above 1. */
export function sharesByWords(said: ReadonlySet<string>, kinds: KindWords = words): Map<string, number> {
  const shares = Object.entries(kinds).map(([kind, weights]): [string, number] => {
    const odds = Object.entries(weights).reduce((sum, [one, weight]) => (one === 'bias' || said.has(one) ? sum + weight : sum), 0)
    return [kind, 1 / (1 + Math.exp(-odds))]
  })
  const all = Math.max(
    1,
    shares.reduce((sum, [, share]) => sum + share, 0),
  )
  return new Map(shares.map(([kind, share]) => [kind, share / all]))
}
