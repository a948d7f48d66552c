import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import type { Model, PipelineStage } from 'mongoose'
import { caseTallies } from '../cases/case-tallies.ts'
import { CASES, type CaseRecord } from '../cases/case.schema.ts'
import { intakeTally } from '../intakes/intake-tallies.ts'
import { INTAKES, type IntakeRecord } from '../intakes/intake.schema.ts'
import { Tallies } from './tallies.ts'

type Group<Row> = { _id: Row; n: number }
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
      const add = (keys: string[], n: number): void => keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + n))
      const cases = this.cases.aggregate<Group<CountedCase>>(groupedBy(caseParts), { allowDiskUse: true }).session(session)
      for await (const { _id, n } of cases.cursor()) add(caseTallies({ ..._id, initiator_ids: _id.initiator_ids ?? [] }), n)
      const intakes = this.intakes.aggregate<Group<CountedIntake>>(groupedBy(intakeParts)).session(session)
      for await (const { _id, n } of intakes.cursor()) add([intakeTally(_id)], n)
      return counts
    })
  }
}

const caseParts = ['status', 'assigned_agent', 'assigned_drafter', 'initiator_ids'] as const satisfies (keyof CaseRecord)[]
const intakeParts = ['status', 'archived'] as const satisfies (keyof IntakeRecord)[]

const groupedBy = (parts: readonly string[]): PipelineStage[] => [
  { $group: { _id: Object.fromEntries(parts.map((part) => [part, `$${part}`])), n: { $sum: 1 } } },
]
