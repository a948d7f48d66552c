import { groupsOf, limits, type Field, type FieldGroup } from '@parakh/contracts'
import clsx from 'clsx'
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '../lib/use-media.ts'
import { Accordion } from '../ui/accordion.tsx'
import { FieldInput } from './field-input.tsx'
import type { FieldFormHandle } from './use-field-form.ts'

type FieldFormProps = {
  handle: FieldFormHandle
  /** Which of the catalogue's fields; all by default. */
  fields?: readonly Field[]
  readOnly?: boolean
  /** `auto`: sections, on phones an accordion (spec §2); `plain`: no group headings. */
  layout?: 'auto' | 'sections' | 'accordion' | 'plain'
  /** Groups that start open in an accordion; the first by default. */
  startOpen?: readonly string[]
  columns?: 2 | 3
  aside?: (field: Field) => ReactNode
  below?: (field: Field) => ReactNode
  /** Beside a group's heading: how many are missing. */
  groupAside?: (group: FieldGroup) => ReactNode
  /** Above a group's fields: reference values, buttons. */
  groupTop?: (group: FieldGroup) => ReactNode
}

// what a window holds at first
const FIRST_GROUPS = 2
const ROW_REM = 4.4

/** A catalogue's groups as inputs. Each section carries `data-group`; a page may hold two forms with the same groups. */
export const FieldForm = (props: FieldFormProps) => {
  const { handle, layout = 'auto', startOpen } = props
  const isPhone = useMedia(`(max-width: ${limits.layout.phoneMaxPx}px)`)
  const fields = props.fields ?? handle.catalogue
  const groups = useMemo(() => groupsOf(fields), [fields])
  const [open, setOpen] = useState<string[]>(() => [...(startOpen ?? groups.slice(0, 1).map(({ name }) => name))])
  const [isWhole, setWhole] = useState(false)
  const { opener } = handle
  // the first groups can be worked with while the others are made, which a press interrupts
  useEffect(() => startTransition(() => setWhole(true)), [])
  useEffect(() => {
    opener.current = (group) =>
      flushSync(() => {
        setWhole(true)
        setOpen((now) => (now.includes(group) ? now : [...now, group]))
      })
    return () => {
      opener.current = null
    }
  }, [opener])

  if (layout === 'plain') return <Inputs {...props} fields={fields} />
  if (layout === 'accordion' || (layout === 'auto' && isPhone)) {
    const items = groups.map((group) => ({
      id: group.name,
      title: group.name,
      aside: props.groupAside?.(group),
      content: <Group {...props} group={group} />,
    }))
    return <Accordion items={items} open={open} onOpenChange={setOpen} />
  }
  return (
    <div className="flex flex-col gap-7">
      {groups.map((group, at) => (
        <section key={group.name} data-group={group.name} className="scroll-mt-28">
          <div className="mb-3 flex items-center gap-3 border-b border-line pb-1.5">
            <h3 className="font-semibold">{group.name}</h3>
            {props.groupAside?.(group)}
          </div>
          {isWhole || at < FIRST_GROUPS ? (
            <Group {...props} group={group} />
          ) : (
            <div style={{ height: `${Math.ceil(group.fields.length / (props.columns ?? 3)) * ROW_REM}rem` }} />
          )}
        </section>
      ))}
    </div>
  )
}

const Group = ({ group, groupTop, ...props }: FieldFormProps & { group: FieldGroup }) => (
  <>
    {groupTop?.(group)}
    <Inputs {...props} fields={group.fields} />
  </>
)

// a form for each group: on every key a browser looks through all fields of the form that it was pressed in
const Inputs = ({ handle, fields, readOnly = false, columns = 3, aside, below }: FieldFormProps & { fields: readonly Field[] }) => (
  <form
    noValidate
    autoComplete="off"
    onSubmit={(event) => event.preventDefault()}
    className={clsx('grid items-start gap-x-4 gap-y-3.5', columns === 3 ? 'sm:grid-cols-2 xl:grid-cols-3' : 'sm:grid-cols-2')}
  >
    {fields.map((field) => (
      <FieldInput key={field.key} form={handle.form} meanwhile={handle.meanwhile} {...{ field, readOnly, aside, below }} />
    ))}
  </form>
)
