import type { FileKind } from '@parakh/contracts'
import type { Page } from './model.ts'
import type { ReadFailureCode } from './read-failure.ts'
import type { TessData } from './recogniser.ts'

/** What the worker asks of its reading process; pages count from 1. */
export type ReaderAsk =
  | { id: number; ask: 'open'; path: string; file: string; kind: FileKind; languages: string; data: TessData }
  | { id: number; ask: 'page'; page: number }
  | { id: number; ask: 'close' }

/** What it answers, under the same id. */
export type ReaderAnswer =
  | { id: number; answer: 'opened'; pageCount: number }
  | { id: number; answer: 'page'; page: Page }
  | { id: number; answer: 'closed' }
  | { id: number; answer: 'failed'; code: ReadFailureCode | null }
