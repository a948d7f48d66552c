import { allCaseActions, decide, type CaseAction, type CaseState, type Decision } from '@parakh/contracts'
import { useMemo } from 'react'
import { useSignedIn } from '../../lib/session.ts'

/** What the signed-in person may do to a case now, by `decide()`: the one gate of every button. */
export type CaseActions = {
  /** Whether it may be done, with nothing missing. */
  may: (action: CaseAction) => boolean
  /** Whether it may be done but for what is missing (422): the control is there, what is missing is said. */
  isOpen: (action: CaseAction) => boolean
  decision: (action: CaseAction) => Decision
}

const LACKING = ['REQUIRED_FIELDS_MISSING', 'NO_AGENT'] as const

export const useCaseActions = (c: CaseState): CaseActions => {
  const { userId, role } = useSignedIn()
  return useMemo(() => {
    const actor = { id: userId, role }
    const decisions = new Map(allCaseActions.map((action) => [action, decide(action, actor, c)]))
    const decision = (action: CaseAction): Decision => decisions.get(action) ?? { refused: 'FORBIDDEN' }
    const may = (action: CaseAction): boolean => 'to' in decision(action)
    return { may, decision, isOpen: (action) => may(action) || lacks(decision(action)) }
  }, [c, userId, role])
}

const lacks = (decision: Decision): boolean => 'refused' in decision && LACKING.some((code) => code === decision.refused)
