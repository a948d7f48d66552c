import { groupsOf, isFilled, missingRequired, type Field } from '@parakh/contracts'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { Badge } from '../../ui/badge.tsx'

type JumpListProps = { handle: FieldFormHandle; className?: string }

/**
 * The sections of a form: where the reader is, how many required fields are missing in each, else how many of all are filled.
 * A press goes to the first missing one, else to the top.
 */
export const SectionJumpList = ({ handle, className }: JumpListProps) => {
  const list = useRef<HTMLElement>(null)
  const inView = useGroupInView(list)
  return (
    <nav ref={list} aria-label="Sections" className={clsx('text-sm', className)}>
      <ul className="flex flex-col">
        {groupsOf(handle.catalogue).map((group) => (
          <li key={group.name}>
            <JumpEntry handle={handle} name={group.name} fields={group.fields} isHere={group.name === inView} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

// a third down from the top: what one reads there is where one is
const READING_BAND = '-33% 0px -66% 0px'

/** The name of the form's group that is being read, among those in the same card as the list. */
const useGroupInView = (list: { current: HTMLElement | null }): string | null => {
  const [inView, setInView] = useState<string | null>(null)
  useEffect(() => {
    const groups = list.current?.closest('[data-card]')?.querySelectorAll<HTMLElement>('[data-group]') ?? []
    const look = (entries: IntersectionObserverEntry[]): void => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLElement) setInView(target.dataset.group ?? null)
    }
    const observer = new IntersectionObserver(look, { rootMargin: READING_BAND })
    for (const group of groups) observer.observe(group)
    return () => observer.disconnect()
  }, [list])
  return inView
}

type JumpEntryProps = { handle: FieldFormHandle; name: string; fields: readonly Field[]; isHere: boolean }

const JumpEntry = ({ handle, name, fields, isHere }: JumpEntryProps) => {
  const { missing, filled } = useStanding(handle, fields)
  const go = (): void => {
    const target = missing[0] ?? fields[0]
    if (target) handle.goTo(target.key)
  }
  return (
    <button
      type="button"
      onClick={go}
      aria-current={isHere ? 'location' : undefined}
      className={clsx(
        'flex min-h-7 w-full items-center justify-between gap-2 rounded-md px-2 py-1 text-left hover:bg-raised hover:text-ink touch:min-h-11',
        isHere ? 'bg-raised font-medium text-ink' : 'text-muted',
      )}
    >
      <span className="min-w-0">{name}</span>
      {missing.length > 0 ? (
        <Badge tone="amber">
          {missing.length}
          <span className="sr-only"> missing</span>
        </Badge>
      ) : (
        <span className="shrink-0 text-xs font-normal text-muted tabular-nums">
          {filled}
          <span aria-hidden>/</span>
          <span className="sr-only"> of </span>
          {fields.length}
          <span className="sr-only"> filled</span>
        </span>
      )}
    </button>
  )
}

/** 'N missing' beside a section's heading, nothing when all is there. */
export const MissingCount = ({ handle, fields }: { handle: FieldFormHandle; fields: readonly Field[] }) => {
  const required = fields.filter((field) => field.required)
  const { missing } = useStanding(handle, required)
  return missing.length > 0 ? <Badge tone="amber">{missing.length} missing</Badge> : null
}

type Standing = { missing: Field[]; filled: number }

/** Which required fields are missing, and how many of all are filled, as typed now. */
const useStanding = (handle: FieldFormHandle, fields: readonly Field[]): Standing => {
  const texts = useWatch({ control: handle.form.control, name: fields.map((field) => field.key) })
  const values = Object.fromEntries(fields.map(({ key }, at) => [key, texts[at]]))
  const required = fields.filter((field) => field.required)
  return { missing: missingRequired(required, values), filled: texts.filter(isFilled).length }
}
