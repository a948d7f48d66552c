import type { Model } from 'mongoose'
import { caseTallies } from '../cases/case-tallies.ts'
import type { CaseRecord } from '../cases/case.schema.ts'
import { intakeTally } from '../intakes/intake-tallies.ts'
import type { IntakeRecord } from '../intakes/intake.schema.ts'
import type { Tallies } from './tallies.ts'

type Counted = { cases: Model<CaseRecord>; intakes: Model<IntakeRecord>; tallies: Tallies }
type CountedCase = Parameters<typeof caseTallies>[0]
type CountedIntake = Parameters<typeof intakeTally>[0]

/** Mends the tallies by counting every row afresh: for data that never had them, and for who doubts them; may run while others write. */
export const recount = ({ cases, intakes, tallies }: Counted): Promise<void> =>
  tallies.rebuild(async (session) => {
    const counts = new Map<string, number>()
    const add = (keys: string[]): void => keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1))
    const everyCase = cases.find({}, fields(caseParts), { session }).lean<CountedCase[]>()
    for await (const row of everyCase.cursor({ batchSize })) add(caseTallies({ ...row, initiator_ids: row.initiator_ids ?? [] }))
    const everyIntake = intakes.find({}, fields(intakeParts), { session }).lean<CountedIntake[]>()
    for await (const row of everyIntake.cursor({ batchSize })) add([intakeTally(row)])
    return counts
  })

const batchSize = 5_000
const caseParts = ['status', 'assigned_agent', 'assigned_drafter', 'initiator_ids'] as const satisfies (keyof CaseRecord)[]
const intakeParts = ['status', 'archived'] as const satisfies (keyof IntakeRecord)[]

const fields = (keys: readonly string[]): Record<string, 0 | 1> => ({ _id: 0, ...Object.fromEntries(keys.map((key) => [key, 1 as const])) })
