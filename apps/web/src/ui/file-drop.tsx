import clsx from 'clsx'
import { Upload } from 'lucide-react'
import { useId, useState, type DragEvent, type ReactNode } from 'react'

type FileDropProps = {
  label: ReactNode
  hint?: ReactNode
  accept?: string
  multiple?: boolean
  disabled?: boolean
  name?: string
  capture?: 'environment' | 'user'
  onFiles: (files: File[]) => void
  className?: string
}

/** A place to drop files on, or to press and pick them; the same file can be picked twice in a row. */
export const FileDrop = ({ label, hint, accept, multiple = true, disabled = false, name, capture, onFiles, className }: FileDropProps) => {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (list: FileList | null): void => {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const drag = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <label
      htmlFor={id}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'flex flex-col items-center gap-1 rounded-lg border border-dashed px-4 py-6 text-center transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        over ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
        disabled ? 'opacity-60' : 'cursor-pointer hover:border-accent',
        className,
      )}
    >
      <Upload aria-hidden className="size-5 text-muted" />
      <span className="font-medium">{label}</span>
      {hint && <span className="text-sm text-muted">{hint}</span>}
      <input
        id={id}
        type="file"
        className="sr-only"
        {...{ name, accept, capture, multiple, disabled }}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </label>
  )
}
