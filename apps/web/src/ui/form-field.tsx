import clsx from 'clsx'
import { useId, type ReactNode } from 'react'

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FormFieldProps = {
  label: ReactNode
  required?: boolean | undefined
  hint?: ReactNode
  problem?: ReactNode
  /** Said of the control below it, with something to press: what another person saved. */
  note?: ReactNode
  /** Beside the label: a badge, an info button. */
  aside?: ReactNode
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and problem, tied together for screen readers; spread the given props on the control. */
export const FormField = ({ label, required = false, hint, problem, note, aside, className, children }: FormFieldProps) => {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`, note && `${id}-note`].filter(Boolean).join(' ') || undefined
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="mb-1 flex min-h-5 items-end justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium text-muted">
          {label}
          {required && (
            <span aria-hidden className="ml-0.5 text-danger">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': problem ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
      {note && <div id={`${id}-note`}>{note}</div>}
    </div>
  )
}
