import type { User } from '@parakh/contracts'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Select } from '../../ui/select.tsx'

type AssignSelectProps = {
  label: string
  name: string
  choices: UseQueryResult<User[]>
  current: { user_id: string; name: string } | null
  /** How a choice reads, such as a name with its PIN codes. */
  choiceText: (user: User) => string
  removeLabel: string
  isBusy: boolean
  onAssign: (userId: string) => void
  /** Absent where nobody can be taken off. */
  onRemove: (() => void) | undefined
}

/** A person to choose for a case, with Assign and the way back. */
export const AssignSelect = ({ label, name, choices, current, choiceText, removeLabel, isBusy, onAssign, onRemove }: AssignSelectProps) => {
  const [picked, setPicked] = useState<string | null>(null)
  useEffect(() => setPicked(null), [current?.user_id])
  const chosen = picked ?? current?.user_id ?? ''
  const users = choices.data ?? []
  const isListed = users.some(({ _id }) => _id === current?.user_id)
  const nobody = choices.isPending ? 'Loading…' : users.length === 0 ? 'Nobody to choose' : 'Choose…'
  return (
    <div className="flex flex-wrap items-end gap-2">
      <FormField label={label} className="w-full sm:w-80">
        {(control) => (
          <Select {...control} name={name} value={chosen} onChange={(event) => setPicked(event.target.value)}>
            <option value="">{nobody}</option>
            {current && !isListed && <option value={current.user_id}>{current.name}</option>}
            {users.map((user) => (
              <option key={user._id} value={user._id}>
                {choiceText(user)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <Button disabled={chosen === '' || chosen === current?.user_id} busy={isBusy} onClick={() => onAssign(chosen)}>
        Assign
      </Button>
      {current && onRemove && (
        <Button variant="ghost" disabled={isBusy} onClick={onRemove}>
          {removeLabel}
        </Button>
      )}
      {choices.isError && !choices.data && (
        <p role="alert" className="flex items-center gap-2 text-sm text-danger">
          The list could not be loaded.
          <Button size="sm" onClick={() => void choices.refetch()} busy={choices.isFetching}>
            Retry
          </Button>
        </p>
      )}
    </div>
  )
}
