import { kindOf, type Field } from '@parakh/contracts'
import { memo, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { FormField } from '../ui/form-field.tsx'
import { FieldControl } from './field-control.tsx'
import { OtherValue } from './other-value.tsx'
import { problemOf, type FieldTexts } from './field-texts.ts'
import { mayReadBack, ReadBack } from './read-back.tsx'
import type { FieldFormHandle } from './use-field-form.ts'

type FieldInputProps = {
  field: Field
  form: FieldFormHandle['form']
  meanwhile: FieldFormHandle['meanwhile']
  readOnly?: boolean
  /** Beside the label; keep the function stable, or every field renders again. */
  aside?: ((field: Field) => ReactNode) | undefined
  /** Below the control. */
  below?: ((field: Field) => ReactNode) | undefined
}

/** One field of a catalogue: label, control, problem. Uncontrolled, so a key press renders nothing else. */
export const FieldInput = memo(({ field, form, meanwhile, readOnly = false, aside, below }: FieldInputProps) => {
  const other = useSyncExternalStore(
    meanwhile.watch,
    useCallback(() => meanwhile.of(field.key), [meanwhile, field.key]),
  )
  const take = (): void => {
    form.setValue(field.key, other ?? '', { shouldDirty: true, shouldValidate: true })
    meanwhile.put({ [field.key]: undefined })
  }
  const { errors } = useFormState<FieldTexts>({ control: form.control, name: field.key, exact: true })
  const registered = form.register(field.key, { validate: (text: string) => problemOf(field, text) })
  const wide = kindOf(field.kind).wide
  return (
    <FormField
      label={field.label}
      required={field.required}
      problem={errors[field.key]?.message}
      aside={
        <>
          {mayReadBack(field) && <ReadBack field={field} form={form} />}
          {aside?.(field)}
        </>
      }
      note={other !== undefined && !readOnly && <OtherValue field={field} text={other} who={meanwhile.who?.(field.key)} onTake={take} />}
      className={wide ? 'col-span-full' : ''}
    >
      {(control) => (
        <>
          <FieldControl
            field={field}
            control={control}
            registered={registered}
            readOnly={readOnly || field.readOnly === true}
            current={form.getValues(field.key) ?? ''}
          />
          {below?.(field)}
        </>
      )}
    </FormField>
  )
})
FieldInput.displayName = 'FieldInput'
