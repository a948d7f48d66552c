import { caseStatusLabel, hintsAtDocument, screens, type Case } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText, RefreshCw } from 'lucide-react'
import { generatePath, useParams } from 'react-router'
import { errorMessage } from '../../lib/error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { caseTitle } from './case-number.ts'
import { CaseStatusBadge } from './case-status-badge.tsx'
import { caseQuery } from './cases.queries.ts'
import { DocumentProgress } from './document-progress.tsx'
import { documentSentence } from './document-state.ts'
import { useDownload } from './use-document.ts'

export const CaseDocumentPage = () => {
  const { id = '' } = useParams()
  const one = useQuery(caseQuery(id))
  const c = one.data
  return (
    <>
      <PageHeader
        title={screens.caseDocument.title}
        beside={c ? <CaseStatusBadge status={c.status} /> : !one.isError && <Skeleton className="h-5.5 w-28" />}
        sub={
          c
            ? [c.intake.application_number || c._id, c.intake.applicant_name].filter(Boolean).join(' · ')
            : !one.isError && <Skeleton className="my-0.5 h-4 w-56" />
        }
        back={{ to: generatePath(screens.case.path, { id }), label: caseTitle(id) }}
        actions={
          <Button icon={<RefreshCw aria-hidden className="size-4" />} busy={one.isFetching} onClick={() => void one.refetch()}>
            Refresh
          </Button>
        }
      />
      {c ? (
        <DocumentCard c={c} />
      ) : one.isError ? (
        <ErrorState message={errorMessage(one.error, 'Failed to load case')} onRetry={() => void one.refetch()} busy={one.isFetching} />
      ) : (
        <Skeleton className="h-40 max-w-2xl rounded-lg" />
      )}
    </>
  )
}

const DocumentCard = ({ c }: { c: Case }) => {
  const download = useDownload(c)
  return (
    <Card className="max-w-2xl">
      <CardBody className="flex flex-col gap-4">
        <div className="flex items-start gap-3">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-accent-soft text-accent-ink">
            <FileText aria-hidden className="size-5" />
          </span>
          <div className="min-w-0">
            <p role="status" className="font-semibold">
              {documentSentence(c, hintsAtDocument(c.status))}
            </p>
            <p className="text-sm text-muted">Status: {caseStatusLabel(c.status)}</p>
          </div>
        </div>
        <DocumentProgress c={c} />
        {c.docx_path && (
          <Button
            variant="primary"
            className="self-start"
            icon={<Download aria-hidden className="size-4" />}
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {download.isPending ? 'Downloading…' : 'Download'}
          </Button>
        )}
        <p className="text-sm text-muted">
          {!c.docx_path && hintsAtDocument(c.status) && 'Generate it on the case with Submit Final & Generate. '}A .docx cannot be previewed
          reliably in the browser: download it and open it in Word.
        </p>
      </CardBody>
    </Card>
  )
}
