import { isArchived, isWritingDocument, type Case } from '@parakh/contracts'

type DocumentPart = Pick<Case, 'status' | 'document' | 'docx_path'>

/** Whether the document was ordered and is neither stored nor given up (design §3, READY_FOR_DOC). */
export const isDocumentUnderWay = ({ status, document }: DocumentPart): boolean => isWritingDocument(status) && document?.state !== 'failed'

/** Why the document was not written, null if it was or still may be. */
export const documentFailure = ({ status, document }: DocumentPart): string | null =>
  isWritingDocument(status) && document?.state === 'failed' ? (document.error ?? '') : null

/** What the document page says (spec §2, Case Document). */
export const documentSentence = ({ status, docx_path }: DocumentPart, hints: boolean): string => {
  if (docx_path) return 'A document is available.'
  return hints && !isArchived(status) ? 'No document generated yet' : 'This case isn’t ready for a document yet.'
}
