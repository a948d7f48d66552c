import { groupsOf, missingRequired, type Field } from '@parakh/contracts'
import clsx from 'clsx'
import { useWatch } from 'react-hook-form'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { Badge } from '../../ui/badge.tsx'

/** The sections of a form with how many required fields are missing in each; a press goes to the first missing one, else to the top. */
export const SectionJumpList = ({ handle, className }: { handle: FieldFormHandle; className?: string }) => (
  <nav aria-label="Sections" className={clsx('text-sm', className)}>
    <ul className="flex flex-col">
      {groupsOf(handle.catalogue).map((group) => (
        <li key={group.name}>
          <JumpEntry handle={handle} name={group.name} fields={group.fields} />
        </li>
      ))}
    </ul>
  </nav>
)

const JumpEntry = ({ handle, name, fields }: { handle: FieldFormHandle; name: string; fields: readonly Field[] }) => {
  const missing = useMissingIn(handle, fields)
  const go = (): void => {
    const target = missing[0] ?? fields[0]
    if (target) handle.goTo(target.key)
  }
  return (
    <button
      type="button"
      onClick={go}
      className="flex min-h-7 w-full items-center justify-between gap-2 rounded-md px-2 py-1 text-left text-muted hover:bg-raised hover:text-ink touch:min-h-11"
    >
      <span className="min-w-0">{name}</span>
      {missing.length > 0 && (
        <Badge tone="amber">
          {missing.length}
          <span className="sr-only"> missing</span>
        </Badge>
      )}
    </button>
  )
}

/** 'N missing' beside a section's heading, nothing when all is there. */
export const MissingCount = ({ handle, fields }: { handle: FieldFormHandle; fields: readonly Field[] }) => {
  const missing = useMissingIn(handle, fields)
  return missing.length > 0 ? <Badge tone="amber">{missing.length} missing</Badge> : null
}

const useMissingIn = (handle: FieldFormHandle, fields: readonly Field[]): Field[] => {
  const required = fields.filter((field) => field.required)
  const texts = useWatch({ control: handle.form.control, name: required.map((field) => field.key) })
  return missingRequired(required, Object.fromEntries(required.map(({ key }, at) => [key, texts[at]])))
}
