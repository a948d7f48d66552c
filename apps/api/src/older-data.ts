import { Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common'
import { InjectModel, MongooseModule } from '@nestjs/mongoose'
import { limits, searchOf, type FieldValues } from '@parakh/contracts'
import type { Model } from 'mongoose'
import { CASES, caseSchema, type CaseRecord } from './cases/case.schema.ts'
import { INTAKES, intakeSchema, type IntakeRecord } from './intakes/intake.schema.ts'
import { JobSweep } from './jobs/job-sweep.ts'
import { JobsModule } from './jobs/jobs.module.ts'
import { Mongo } from './stores/mongo.ts'
import { once } from './stores/once.ts'
import { Recount } from './tallies/recount.ts'
import { Tallies } from './tallies/tallies.ts'

const batch = 1_000

/** Gives rows of older versions what lists need today, before the first request; does nothing where it was done. */
@Injectable()
export class OlderData implements OnApplicationBootstrap {
  constructor(
    @InjectModel(CASES) private readonly cases: Model<CaseRecord>,
    @InjectModel(INTAKES) private readonly intakes: Model<IntakeRecord>,
    private readonly mongo: Mongo,
    private readonly tallies: Tallies,
    private readonly recount: Recount,
    private readonly sweep: JobSweep,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // a list names its index, so it must be there
    await Promise.all([this.cases.init(), this.intakes.init(), this.tallies.prepare()])
    await once(this.mongo, 'search of cases', () => fill(this.cases, ({ intake }) => intake as FieldValues))
    await once(this.mongo, 'search of intakes', () => fill(this.intakes, ({ fields }) => fields))
    await once(this.mongo, 'tallies', () => this.recount.run())
    this.sweep.every('tallies', limits.tallies.foldMs, () => this.tallies.fold())
  }
}

/** Writes what search needs into rows that lack it. */
const fill = async <Row extends { _id: unknown }>(model: Model<Row>, fieldsOf: (row: Row) => FieldValues): Promise<void> => {
  const lacking = { grams: { $exists: false } }
  for (;;) {
    const rows = await model.find(lacking).limit(batch).lean<Row[]>()
    if (rows.length === 0) return
    await model.collection.bulkWrite(
      // who corrected the row meanwhile wrote it already
      rows.map((row) => ({ updateOne: { filter: { _id: row._id as never, ...lacking }, update: { $set: searchOf(fieldsOf(row)) } } })),
      { ordered: false },
    )
  }
}

@Module({
  imports: [
    JobsModule,
    MongooseModule.forFeature([
      { name: CASES, schema: caseSchema },
      { name: INTAKES, schema: intakeSchema },
    ]),
  ],
  providers: [OlderData, Recount],
})
export class OlderDataModule {}
