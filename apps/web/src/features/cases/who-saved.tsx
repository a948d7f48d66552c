import { casePanels } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { WhoSaved } from '../../fields/saved-meanwhile.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useList } from '../../lib/use-list.ts'
import { auditList, personQuery } from './cases.queries.ts'

/** Who saved a field of a case last, by its audit trail; for those who see the trail. */
export const useWhoSaved = (caseId: string): WhoSaved | undefined => {
  const { audit } = casePanels[useSignedIn().role]
  return useMemo(() => (audit ? (key: string) => <LastActor caseId={caseId} fieldKey={key} /> : undefined), [audit, caseId])
}

const LastActor = ({ caseId, fieldKey }: { caseId: string; fieldKey: string }) => {
  const { rows } = useList(auditList(caseId))
  const id = rows?.find(({ keys }) => keys.includes(fieldKey))?.actor_id ?? ''
  const person = useQuery({ ...personQuery(id), enabled: id !== '' })
  return person.data?.name ?? 'somebody'
}
