import { displaySize, fileKinds, kindOfType, pathOf, routes, type IntakeFile } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink, FileText } from 'lucide-react'
import { config } from '../../lib/config.ts'
import { copyLink } from '../../lib/copy-link.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { intakeFilesQuery } from './cases.queries.ts'

/** 'Documents from Intake' with View and Copy Link (spec §2). */
export const IntakeDocuments = ({ intakeId }: { intakeId: string }) => {
  const files = useQuery(intakeFilesQuery(intakeId))
  return (
    <section aria-labelledby="intake-documents" className="border-t border-line pt-4">
      <h3 id="intake-documents" className="mb-2 text-sm font-semibold">
        Documents from Intake
      </h3>
      {files.isPending && <Skeleton className="h-10" />}
      {files.isError && !files.data && (
        <ErrorState message="Could not load intake files" onRetry={() => void files.refetch()} busy={files.isFetching} className="py-4" />
      )}
      {files.data?.length === 0 && <p className="text-muted">No files.</p>}
      <ul className="divide-y divide-line">
        {files.data?.map((file) => (
          <FileRow key={file._id} file={file} intakeId={intakeId} />
        ))}
      </ul>
    </section>
  )
}

const FileRow = ({ file, intakeId }: { file: IntakeFile; intakeId: string }) => {
  const address = config.apiBase + pathOf(routes.intakes.viewFile, { id: intakeId, fileId: file._id })
  const kind = kindOfType(file.contentType)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <FileText aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="block truncate font-medium" title={file.filename}>
          {file.filename}
        </span>
        <span className="text-xs text-muted">
          {[kind ? fileKinds[kind].label : file.contentType, displaySize(file.size), formatDateTime(file.ts)].join(' · ')}
        </span>
      </span>
      <Button asChild size="sm" variant="ghost">
        <a href={address} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden className="size-3.5" />
          View<span className="sr-only"> {file.filename}</span>
        </a>
      </Button>
      <Button size="sm" variant="ghost" icon={<Copy aria-hidden className="size-3.5" />} onClick={() => void copyLink(address)}>
        Copy Link<span className="sr-only"> of {file.filename}</span>
      </Button>
    </li>
  )
}
