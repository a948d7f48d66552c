import { intakeFields, kindOf, type Field, type IntakeKey } from '@parakh/contracts'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldForm } from '../../fields/field-form.tsx'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { Collapsible } from '../../ui/collapsible.tsx'
import { Badge } from '../../ui/badge.tsx'
import { DuplicateNote } from './duplicate-note.tsx'
import { FieldMark } from './field-mark.tsx'
import type { Standings } from './field-standing.ts'
import type { Review } from './use-review.ts'

const NUMBER: IntakeKey = 'application_number'
const main = intakeFields.filter((field) => field.main)
// the address takes the whole width, so it comes last
const mainFields: readonly Field[] = [...main.filter(({ kind }) => !kindOf(kind).wide), ...main.filter(({ kind }) => kindOf(kind).wide)]
const moreFields: readonly Field[] = intakeFields.filter((field) => !field.main)

type IntakeFormProps = {
  handle: FieldFormHandle
  standings: Standings
  review: Review
  readOnly?: boolean
  columns: 2 | 3
  /** Null while it is being made. */
  intakeId: string | null
}

/** The intake's fields: the main ones, the rest below 'More intake fields' (spec §2, Intake form). */
export const IntakeForm = ({ handle, standings, review, readOnly = false, columns, intakeId }: IntakeFormProps) => {
  const { form } = handle
  const { open } = review
  const aside = useCallback(
    (field: Field) => <FieldMark field={field} form={form} standing={standings[field.key]} onOpen={open} />,
    [form, standings, open],
  )
  const below = useCallback(
    ({ key }: Field) => key === NUMBER && <DuplicateNote form={form} name={key} ownId={intakeId} />,
    [form, intakeId],
  )
  return (
    <div className="flex flex-col gap-5">
      <FieldForm handle={handle} fields={mainFields} layout="plain" {...{ readOnly, columns, aside, below }} />
      <Collapsible
        title="More intake fields"
        aside={<MoreCount form={form} />}
        level={3}
        keepMounted
        open={review.moreOpen}
        onOpenChange={review.setMoreOpen}
      >
        <div className="pt-3">
          <FieldForm handle={handle} fields={moreFields} {...{ readOnly, columns, aside }} />
        </div>
      </Collapsible>
    </div>
  )
}

const MoreCount = ({ form }: { form: FieldFormHandle['form'] }) => {
  const texts = useWatch({ control: form.control })
  const filled = moreFields.filter(({ key }) => texts[key]?.trim()).length
  return <Badge>{filled} filled</Badge>
}
