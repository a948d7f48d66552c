import type { FileKind, OcrResult } from '@parakh/contracts'
import type { Page, ReadFile } from './model.ts'
import type { ReadFailureCode } from './read-failure.ts'
import type { TessData } from './recogniser.ts'

/** A file on disk as a reading process is told of it; it keeps the last one open. */
export interface FileOnDisk {
  path: string
  file: string
  kind: FileKind
  /** Tesseract's names joined by +. */
  languages: string
  data: TessData
}

/** What the worker asks of a reading process; pages count from 1. */
export type ReaderAsk =
  | { id: number; ask: 'count'; of: FileOnDisk }
  | { id: number; ask: 'page'; of: FileOnDisk; page: number }
  | { id: number; ask: 'warm'; languages: string; data: TessData }
  | { id: number; ask: 'extract'; files: readonly ReadFile[]; fields: readonly string[] }

/** What it answers, under the same id. */
export type ReaderAnswer =
  | { id: number; answer: 'counted'; pageCount: number }
  | { id: number; answer: 'page'; page: Page }
  | { id: number; answer: 'warm' }
  | { id: number; answer: 'extracted'; result: OcrResult }
  | { id: number; answer: 'failed'; code: ReadFailureCode | null }
