import { readFileSync } from 'node:fs'
import type { Role } from '@parakh/contracts'

/** Colours of badges as the specification names them. */
type Tone = 'grey' | 'blue' | 'indigo' | 'purple' | 'green' | 'amber' | 'red'

export type ScreenState =
  | 'sign-in'
  | 'dashboard'
  | 'intakes'
  | 'all intakes'
  | 'intake modal'
  | 'new intake'
  | 'analytics'
  | 'users'
  | 'new user'
  | 'drafted case'
  | 'fresh case'
  | 'case at the agent'
  | 'archived case'
  | 'sent-back case'
  | 'written case'
  | 'document'
  | 'document before'
  | 'document not yet'
  | 'agents'
  | 'profile'

/** Who looks; nobody before the sign-in. */
export type Viewer = Role | 'nobody'

/** Where a row of the table is proved: read on a screen of a role, as a badge of a colour there, or in a named test. */
export type Proof = { as: Viewer; on: ScreenState; tone?: Tone } | { test: string; name: string; sign: string }
/** A text, label, colour or rule of the specification with its proof. */
export type SpecRow = [words: string, proof: Proof]

/** Texts that stand on a screen in just these words, as the whole of a label, a heading, a button, a paragraph or a hint. */
export const on = (as: Viewer, state: ScreenState, ...texts: string[]): SpecRow[] => texts.map((text) => [text, { as, on: state }])

/** Badges of a colour on a screen. */
export const badges = (as: Viewer, state: ScreenState, tone: Tone, ...texts: string[]): SpecRow[] =>
  texts.map((text) => [text, { as, on: state, tone }])

/** Texts that a test brings about and reads. */
export const inTest = (test: string, name: string, ...texts: string[]): SpecRow[] => texts.map((text) => [text, { test, name, sign: text }])

/** A rule that a test walks; `sign` is what in the test stands for it: a number, a name, a call. */
export const rule = (words: string, test: string, name: string, sign: string): SpecRow => [words, { test, name, sign }]

const root = new URL('../../', import.meta.url)
const START = /^\s*(?:test|it|describe)\b/

/** What a test file says in code: of its comments nothing, of its tests only the one of this name, with what all of them share. */
export const codeOf = (file: string, name: string): string => {
  const path = file.includes('/') ? file : `e2e/${file}`
  const code = readFileSync(new URL(path, root), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
  const lines = code.split('\n')
  const at = lines.findIndex((line) => line.includes(name) && !line.startsWith('import'))
  if (at < 0) return ''
  const starts = lines.flatMap((line, index) => (START.test(line) ? [index] : []))
  const from = starts.findLast((index) => index <= at) ?? at
  // a describe holds what stands deeper than itself
  const depth = (index: number): number => lines[index]?.search(/\S/) ?? 0
  const to = starts.find((index) => index > at && depth(index) <= depth(from)) ?? lines.length
  const shared = lines.filter((_, index) => index < (starts[0] ?? 0))
  return [...shared, ...lines.slice(from, to)].join('\n').replaceAll('\\', '').replace(/\s+/g, ' ')
}

/** Each piece of text that a page holds as somebody may read it, and each badge with its colour; runs in the page. */
export const piecesOf = (): { texts: string[]; badges: string[] } => {
  const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const hints = ['placeholder', 'aria-label', 'title', 'value', 'aria-valuetext'] as const
  const texts = [...document.querySelectorAll('body *')].flatMap((node) => [
    tidy(node.textContent),
    tidy([...node.childNodes].map((child) => (child.nodeType === 3 ? child.textContent : '')).join('')),
    ...hints.map((hint) => tidy(node.getAttribute(hint))),
  ])
  const badges = [...document.querySelectorAll('[data-tone]')].map(
    (node) => `${tidy(node.textContent)} in ${node.getAttribute('data-tone')}`,
  )
  return { texts: [...new Set(texts)], badges }
}
