import { hintsAtDocument, type Case, type CaseStatus } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { documentFailure, documentSentence, isDocumentUnderWay } from './document-state.ts'

type Document = Case['document']
const part = (status: CaseStatus, document: Document = null, docx_path: string | null = null) => ({ status, document, docx_path })
const ts = '2026-11-21T09:30:00.000Z'

describe('an ordered document', () => {
  it('is under way until it is stored or given up', () => {
    expect(isDocumentUnderWay(part('READY_FOR_DOC'))).toBe(true)
    expect(isDocumentUnderWay(part('READY_FOR_DOC', { state: 'ordered', error: null, ts }))).toBe(true)
    expect(isDocumentUnderWay(part('READY_FOR_DOC', { state: 'failed', error: 'No.', ts }))).toBe(false)
    expect(isDocumentUnderWay(part('DOC_GENERATED', { state: 'written', error: null, ts }, 'x'))).toBe(false)
  })

  it('tells why it failed, only while it can be ordered again', () => {
    expect(documentFailure(part('READY_FOR_DOC', { state: 'failed', error: 'No.', ts }))).toBe('No.')
    expect(documentFailure(part('ARCHIVED', { state: 'failed', error: 'No.', ts }))).toBeNull()
    expect(documentFailure(part('READY_FOR_DOC'))).toBeNull()
  })
})

it.each<[CaseStatus, string | null, string]>([
  ['DOC_GENERATED', 'x', 'A document is available.'],
  ['ARCHIVED', 'x', 'A document is available.'],
  ['READY_FOR_DOC', null, 'No document generated yet'],
  ['DRAFTER_IN_PROGRESS', null, 'No document generated yet'],
  ['AGENT_IN_PROGRESS', null, 'This case isn’t ready for a document yet.'],
  ['ARCHIVED', null, 'This case isn’t ready for a document yet.'],
])('the document page says of %s with %s: %s', (status, path, sentence) => {
  expect(documentSentence(part(status, null, path), hintsAtDocument(status))).toBe(sentence)
})
