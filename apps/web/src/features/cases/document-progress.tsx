import type { Case } from '@parakh/contracts'
import { CircleAlert } from 'lucide-react'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { documentFailure, isDocumentUnderWay } from './document-state.ts'

/** What becomes of the ordered document: under way, or failed with its reason (design §3). */
export const DocumentProgress = ({ c }: { c: Case }) => {
  const failure = documentFailure(c)
  if (failure !== null) {
    return (
      <Notice tone="red" role="alert" icon={<CircleAlert aria-hidden />}>
        <p className="font-semibold">Failed to generate final document</p>
        <p>{failure || 'Press Submit Final & Generate again.'}</p>
      </Notice>
    )
  }
  if (!isDocumentUnderWay(c)) return null
  return (
    <Notice tone="blue" role="status" icon={<Spinner className="mt-0.5" />}>
      <p className="font-semibold">The Word document is being written…</p>
      <p>This page follows it. You can leave; it goes on.</p>
    </Notice>
  )
}
