import { displaySize } from '@parakh/contracts'
import { X } from 'lucide-react'
import { plural } from '../../lib/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Table, Td, Th, Tr } from '../../ui/table.tsx'
import { typeLabel } from './attachable.ts'

type ChosenFilesProps = { files: readonly { id: string; file: File }[]; busy: boolean; onRemove: (id: string) => void }

/** Files that are attached and not yet with the server: name, type, size, remove, and the total size (spec §2). */
export const ChosenFiles = ({ files, busy, onRemove }: ChosenFilesProps) => (
  <div className="overflow-hidden rounded-lg border border-line bg-surface">
    <Table label="Attached files">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Type</Th>
          <Th className="text-right">Size</Th>
          <Th className="w-12">
            <span className="sr-only">Remove</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ id, file }) => (
          <Tr key={id}>
            <Td className="py-1 break-words">{file.name}</Td>
            <Td className="py-1 whitespace-nowrap text-muted">{typeLabel(file)}</Td>
            <Td className="py-1 text-right whitespace-nowrap tabular-nums">{displaySize(file.size)}</Td>
            <Td className="py-1">
              <IconButton size="sm" label={`Remove ${file.name}`} icon={<X />} disabled={busy} onClick={() => onRemove(id)} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
    <p className="border-t border-line bg-raised/50 px-4 py-1.5 text-sm text-muted">
      {plural(files.length, 'file')} · Total size <b className="font-medium text-ink">{displaySize(totalSize(files))}</b>
    </p>
  </div>
)

/** Bytes of all attached files. */
export const totalSize = (files: readonly { file: File }[]): number => files.reduce((sum, { file }) => sum + file.size, 0)
