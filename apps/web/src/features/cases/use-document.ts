import { documentFileName, isWritingDocument, routes, screens, type Case } from '@parakh/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { generatePath, useNavigate } from 'react-router'
import { call } from '../../lib/call.ts'
import { saveBlob } from '../../lib/download.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useAlert } from '../../ui/confirm.tsx'
import { putCase, refreshCase } from './cases.queries.ts'
import { documentFailure } from './document-state.ts'

const SHOW_ORDER_MS = 1_000

/** The name under which a case's document is saved when the server names none (spec §7). */
const fallbackName = (c: Case): string => documentFileName(c.intake.application_number, c._id)

/** Downloads the preview as a file. */
export const usePreview = (c: Case) => {
  const alert = useAlert()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.draft.preview, { params: { id: c._id } }),
    onSuccess: ({ blob, filename }) => {
      saveBlob(blob, filename ?? `Preview ${fallbackName(c)}`)
      refreshCase(client, c._id)
    },
    onError: (error) => void alert({ text: 'Failed to generate preview', more: errorMessage(error, '') || undefined }),
  })
}

/** Downloads the case's document; a failure is told by the server's sentence (spec §8). */
export const useDownload = (c: Case) => {
  const alert = useAlert()
  return useMutation({
    mutationFn: () => call(routes.draft.document, { params: { id: c._id } }),
    onSuccess: ({ blob, filename }) => saveBlob(blob, filename ?? fallbackName(c)),
    onError: (error) => void alert(errorMessage(error, 'Download failed')),
  })
}

/** Orders the document; once it is written, also after this call gave up waiting, the person who ordered it is taken to it. */
export const useFinalSubmit = (c: Case) => {
  const alert = useAlert()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isOrdered = useRef(false)
  const { docx_path, status } = c
  const failure = documentFailure(c)
  useEffect(() => {
    if (!isOrdered.current || (failure === null && isWritingDocument(status))) return
    isOrdered.current = false
    if (docx_path) void navigate(generatePath(screens.caseDocument.path, { id: c._id }))
  }, [docx_path, status, failure, navigate, c._id])
  return useMutation({
    mutationFn: () => call(routes.draft.final, { params: { id: c._id }, query: { meta: '1' } }),
    onMutate: () => {
      isOrdered.current = true
      // the call waits for the document: meanwhile the page shows that it is being written
      setTimeout(() => refreshCase(client, c._id), SHOW_ORDER_MS)
    },
    onSuccess: (fresh) => putCase(client, fresh),
    onError: (error) => {
      isOrdered.current = false
      refreshCase(client, c._id)
      void alert({ text: 'Failed to generate final document', more: errorMessage(error, '') || undefined })
    },
  })
}
