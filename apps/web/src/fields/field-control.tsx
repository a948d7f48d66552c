import { controlOf, inputModeOf, kindOf, placeholderOf, unitOf, type Control, type Field } from '@parakh/contracts'
import clsx from 'clsx'
import { ChevronsUpDown } from 'lucide-react'
import { useId, type ComponentType } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { config } from '../lib/config.ts'
import type { ControlProps } from '../ui/form-field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { Textarea } from '../ui/textarea.tsx'

type FieldControlProps = { field: Field; control: ControlProps; registered: UseFormRegisterReturn; readOnly: boolean; current: string }
type Shared = ControlProps &
  UseFormRegisterReturn & { placeholder: string | undefined; readOnly: boolean; inputMode: ReturnType<typeof inputModeOf> }
type KindControl = ComponentType<{ field: Field; shared: Shared; current: string }>

/** The control that a field's kind is typed into; its `name` is the field's key. */
export const FieldControl = ({ field, control, registered, readOnly, current }: FieldControlProps) => {
  const Kind = controls[controlOf(field)]
  const placeholder = placeholderOf(field, { agency_name: config.agencyName }) || undefined
  return (
    <Kind field={field} current={current} shared={{ ...control, ...registered, placeholder, readOnly, inputMode: inputModeOf(field) }} />
  )
}

const Line: KindControl = ({ field, shared }) => (
  <WithUnit field={field}>
    <Input {...shared} autoComplete="off" className={unitClass(field)} />
  </WithUnit>
)

const Area: KindControl = ({ shared }) => <Textarea {...shared} rows={2} autoComplete="off" />

const DateLine: KindControl = ({ shared }) => (
  <Input {...shared} type="date" inputMode={undefined} placeholder={undefined} max="9999-12-31" />
)

const Choice: KindControl = ({ field, shared, current }) => {
  const { readOnly, placeholder, inputMode: _, ...rest } = shared
  const options = field.options ?? []
  return (
    <Select {...rest} disabled={readOnly} defaultValue={current}>
      <option value="">{placeholder ?? 'Choose…'}</option>
      {current !== '' && !options.includes(current) && <option>{current}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  )
}

const Suggest: KindControl = ({ field, shared }) => {
  const listId = useId()
  return (
    <span className="relative block">
      <Input {...shared} autoComplete="off" list={shared.readOnly ? undefined : listId} className="pr-8" />
      {!shared.readOnly && (
        <ChevronsUpDown aria-hidden className="pointer-events-none absolute top-1/2 right-2.5 size-3.5 -translate-y-1/2 text-muted" />
      )}
      <datalist id={listId}>
        {field.options?.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </span>
  )
}

const List: KindControl = ({ shared }) => <Textarea {...shared} rows={1} placeholder={shared.placeholder ?? 'Items, separated by commas'} />

const controls: Record<Control, KindControl> = {
  line: Line,
  area: Area,
  date: DateLine,
  decimal: Line,
  choice: Choice,
  suggest: Suggest,
  list: List,
}

const unitLook = (field: Field): { before: string; after: string } => {
  if (!field.unit) return { before: '', after: '' }
  const { symbol, money } = { money: false, ...unitOf(field.unit) }
  return { before: money ? '₹' : '', after: symbol }
}

const unitClass = (field: Field): string => {
  const { before, after } = unitLook(field)
  const room = after.length > 6 ? 'pr-22' : after.length > 3 ? 'pr-15' : after !== '' ? 'pr-9' : ''
  return clsx(kindOf(field.kind).align === 'end' && 'text-right', before && 'pl-7', room)
}

const WithUnit = ({ field, children }: { field: Field; children: React.ReactNode }) => {
  const { before, after } = unitLook(field)
  if (before === '' && after === '') return children
  return (
    <span className="relative block">
      {before && <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-muted">{before}</span>}
      {children}
      {after && <span className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-sm text-muted">{after}</span>}
    </span>
  )
}
