import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WhoSaved } from '../../fields/saved-meanwhile.ts'
import { Person } from './field-details.tsx'
import { intakeQuery } from './intakes.queries.ts'

/** Who saved a field of an intake last, by the field's meta. */
export const useWhoSaved = (intakeId: string): WhoSaved =>
  useMemo(() => (key: string) => <LastPerson intakeId={intakeId} fieldKey={key} />, [intakeId])

const LastPerson = ({ intakeId, fieldKey }: { intakeId: string; fieldKey: string }) => {
  const intake = useQuery(intakeQuery(intakeId))
  const id = intake.data?.field_meta[fieldKey]?.updated_by
  return id === undefined ? 'somebody' : <Person id={id} />
}
