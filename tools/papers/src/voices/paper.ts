import type { Property } from '../property.ts'
import type { Truth } from '../truth.ts'
import type { Voice } from './voice.ts'

/** A label with what stands at it. */
export type Fact = readonly [label: string, value: string]

/** A part of a paper, top to bottom; how it looks is the voice's. */
export type Block =
  | { is: 'letterhead'; lines: readonly string[] }
  | { is: 'title'; text: string; sub?: string }
  | { is: 'text'; text: string }
  | { is: 'facts'; facts: readonly Fact[]; heading?: string }
  | { is: 'table'; head: readonly string[]; rows: readonly (readonly string[])[]; heading?: string }
  | { is: 'list'; items: readonly string[]; heading?: string }
  | { is: 'signature'; lines: readonly string[] }
  | { is: 'break' }

export type Paper = { title: string; blocks: Block[]; truth: Truth }

/** One kind of paper as every voice says it. */
export type SpokenPaper = { write: (property: Property, voice: Voice) => Paper }
