import { displaySize, errors, fileKinds, kindOfType, limits, type IntakeFile } from '@parakh/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, ExternalLink, Trash2, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { copyLink } from '../../lib/copy-link.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { formatDateTime } from '../../lib/format.ts'
import { freshKey } from '../../lib/key.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { acceptHint, acceptOf, prepareFiles, sortFiles } from './attachable.ts'
import { ChosenFiles } from './chosen-files.tsx'
import { filesQuery, refreshFiles, useDeleteFile, viewAddress } from './intakes.queries.ts'
import { uploadFiles, type Outgoing, type UploadState } from './upload-files.ts'

type IntakeDocumentsProps = { intakeId: string; mayAdd: boolean; mayDelete: boolean }

/** Documents of an intake: pick, Upload, View, Copy Link, Delete (spec §2, Intake detail modal). */
export const IntakeDocuments = ({ intakeId, mayAdd, mayDelete }: IntakeDocumentsProps) => {
  const files = useQuery(filesQuery(intakeId))
  return (
    <section aria-labelledby="intake-documents">
      <h3 id="intake-documents" className="mb-2 text-lg font-semibold tracking-tight">
        Documents
      </h3>
      {mayAdd && <Picker intakeId={intakeId} attached={files.data ?? []} />}
      {files.isPending && <p className="py-3 text-muted">Loading files…</p>}
      {files.isError && !files.data && (
        <ErrorState
          message={errorMessage(files.error, 'Could not load intake files')}
          onRetry={() => void files.refetch()}
          busy={files.isFetching}
          className="py-4"
        />
      )}
      {files.data?.length === 0 && <p className="py-3 text-muted">No files.</p>}
      {files.data && files.data.length > 0 && (
        <div className="overflow-hidden rounded-lg border border-line">
          <Table label="Files of this intake">
            <thead>
              <tr>
                <Th>Name</Th>
                <Th>Type</Th>
                <Th>Size</Th>
                <Th>Uploaded</Th>
                <Th>
                  <span className="sr-only">Actions</span>
                </Th>
              </tr>
            </thead>
            <tbody>
              {files.data.map((file) => (
                <FileRow key={file._id} {...{ file, intakeId, mayDelete }} />
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  )
}

const FileRow = ({ file, intakeId, mayDelete }: { file: IntakeFile; intakeId: string; mayDelete: boolean }) => {
  const confirm = useConfirm()
  const remove = useDeleteFile(intakeId)
  const address = viewAddress(intakeId, file._id)
  const kind = kindOfType(file.contentType)
  const whose = <span className="sr-only"> {file.filename}</span>
  const ask = async (): Promise<void> => {
    const sure = await confirm({
      text: 'Delete this file?',
      more: `${file.filename} is removed and its link stops working.`,
      yes: 'Delete',
      danger: true,
    })
    if (!sure) return
    remove.mutate(file._id, { onError: (error) => toast.error(errorMessage(error, 'The file could not be deleted. Try again.')) })
  }
  return (
    <Tr>
      <Td className="min-w-40 break-words">{file.filename}</Td>
      <Td className="whitespace-nowrap">{kind ? fileKinds[kind].label : file.contentType}</Td>
      <Td className="whitespace-nowrap tabular-nums">{displaySize(file.size)}</Td>
      <Td className="text-sm whitespace-nowrap text-muted tabular-nums">{formatDateTime(file.ts)}</Td>
      <Td>
        <div className="flex justify-end gap-0.5">
          <Button asChild size="sm" variant="ghost">
            <a href={address} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden className="size-3.5" />
              <span>View{whose}</span>
            </a>
          </Button>
          <Button size="sm" variant="ghost" icon={<Copy aria-hidden className="size-3.5" />} onClick={() => void copyLink(address)}>
            <span>Copy Link{whose}</span>
          </Button>
          {mayDelete && (
            <Button
              size="sm"
              variant="ghost"
              busy={remove.isPending}
              icon={<Trash2 aria-hidden className="size-3.5" />}
              onClick={() => void ask()}
            >
              <span>Delete{whose}</span>
            </Button>
          )}
        </div>
      </Td>
    </Tr>
  )
}

type Attempt = { state: UploadState | null; problems: string[] }

const Picker = ({ intakeId, attached }: { intakeId: string; attached: readonly IntakeFile[] }) => {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Outgoing[]>([])
  const [{ state, problems }, setAttempt] = useState<Attempt>({ state: null, problems: [] })
  const busy = useRef(false)
  const known = [...attached.map(({ filename, size }) => ({ name: filename, size })), ...chosen.map(({ file }) => file)]

  const choose = async (picked: File[]): Promise<void> => {
    const prepared = await prepareFiles(picked.filter((file) => sortFiles([file], '', [], 1).taken.length > 0))
    const unfit = sortFiles(picked, '', [], picked.length).refused
    const { taken, refused } = sortFiles(prepared, '', known, known.length + limits.files.maxPerCall - chosen.length)
    setChosen((now) => [...now, ...taken.map((file) => ({ key: freshKey(), file }))])
    setAttempt({ state: null, problems: [...unfit, ...refused] })
  }
  const upload = async (): Promise<void> => {
    if (busy.current) return
    busy.current = true
    const failures = await uploadFiles(intakeId, chosen, { onProgress: (now) => setAttempt({ state: now, problems: [] }) })
    busy.current = false
    setChosen((now) => now.filter(({ key }) => failures.some((failure) => failure.key === key)))
    setAttempt({ state: null, problems: failures.map(({ name, error }) => `${name}: ${errorMessage(error, noConnection)}`) })
    refreshFiles(client, intakeId)
    if (failures.length === 0) toast.done(chosen.length === 1 ? 'File uploaded' : `${chosen.length} files uploaded`)
  }
  return (
    <div className="mb-4">
      <FileDrop
        label="Drop files here, or choose them"
        hint={acceptHint('')}
        accept={acceptOf('')}
        name="files"
        disabled={state !== null}
        onFiles={(files) => void choose(files)}
        className="py-4!"
      />
      {problems.length > 0 && (
        <ul role="alert" className="mt-2 flex flex-col gap-1 text-sm text-danger">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <div className="mt-2 flex flex-col gap-2">
          <ChosenFiles
            files={chosen.map(({ key, file }) => ({ id: key, file }))}
            busy={state !== null}
            onRemove={(id) => setChosen((now) => now.filter(({ key }) => key !== id))}
          />
          <div className="flex items-center gap-3">
            <Button variant="primary" icon={<Upload aria-hidden className="size-4" />} busy={state !== null} onClick={() => void upload()}>
              Upload
            </Button>
            {state && (
              <div className="min-w-0 flex-1" role="status">
                <p className="truncate text-sm text-muted">
                  {state.number} of {state.count}: {state.name}
                </p>
                <ProgressBar label="Upload" percent={((state.number - 1 + state.share) / state.count) * 100} />
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

const noConnection = errors.UNAVAILABLE.msg
