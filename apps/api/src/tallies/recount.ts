import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import type { Model } from 'mongoose'
import { caseTallies } from '../cases/case-tallies.ts'
import { CASES, type CaseRecord } from '../cases/case.schema.ts'
import { intakeTally } from '../intakes/intake-tallies.ts'
import { INTAKES, type IntakeRecord } from '../intakes/intake.schema.ts'
import { Tallies } from './tallies.ts'

type CountedCase = Parameters<typeof caseTallies>[0]
type CountedIntake = Parameters<typeof intakeTally>[0]

/** Counts every row afresh into the tallies: for data that never had them, and for who doubts them. */
@Injectable()
export class Recount {
  constructor(
    @InjectModel(CASES) private readonly cases: Model<CaseRecord>,
    @InjectModel(INTAKES) private readonly intakes: Model<IntakeRecord>,
    private readonly tallies: Tallies,
  ) {}

  /** Puts what is counted in the place of what was kept; may run while others write. */
  async run(): Promise<void> {
    await this.tallies.rebuild(async (session) => {
      const counts = new Map<string, number>()
      const add = (keys: string[]): void => keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1))
      const cases = this.cases.find({}, fields(caseParts), { session }).lean<CountedCase[]>()
      for await (const row of cases.cursor({ batchSize })) add(caseTallies({ ...row, initiator_ids: row.initiator_ids ?? [] }))
      const intakes = this.intakes.find({}, fields(intakeParts), { session }).lean<CountedIntake[]>()
      for await (const row of intakes.cursor({ batchSize })) add([intakeTally(row)])
      return counts
    })
  }
}

const batchSize = 5_000
const caseParts = ['status', 'assigned_agent', 'assigned_drafter', 'initiator_ids'] as const satisfies (keyof CaseRecord)[]
const intakeParts = ['status', 'archived'] as const satisfies (keyof IntakeRecord)[]

const fields = (keys: readonly string[]): Record<string, 0 | 1> => ({ _id: 0, ...Object.fromEntries(keys.map((key) => [key, 1 as const])) })
