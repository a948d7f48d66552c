import type { IntakeStatus } from '@parakh/contracts'
import type { IntakeRecord } from './intake.schema.ts'

/** Tally of the intakes of a status that are, or are not, archived. */
export const intakeTally = ({ archived, status }: Pick<IntakeRecord, 'archived' | 'status'>): string =>
  `intake ${archived ? 'archived' : 'kept'} ${status}`

/** Tallies of a list of intakes. */
export const intakeTallies = (archived: boolean, statuses: readonly IntakeStatus[]): string[] =>
  statuses.map((status) => intakeTally({ archived, status }))
