import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { searchOf, type FieldValues } from '@parakh/contracts'
import mongoose, { type Connection, type Model } from 'mongoose'
import { CASES, caseSchema, type CaseRecord } from './cases/case.schema.ts'
import { fillStatusSince } from './cases/status-since.ts'
import { ENV, type Env } from './env.ts'
import { INTAKES, intakeSchema, type IntakeRecord } from './intakes/intake.schema.ts'
import { Mongo, mongoOptions } from './stores/mongo.ts'
import { once } from './stores/once.ts'
import { recount } from './tallies/recount.ts'
import { Tallies } from './tallies/tallies.ts'

const batch = 1_000

/** Gives data of older versions what lists need today, before the first request; does nothing where it was done. */
@Injectable()
export class OlderData implements OnApplicationBootstrap {
  constructor(@Inject(ENV) private readonly env: Env) {}

  async onApplicationBootstrap(): Promise<void> {
    // indexes and counts of a million rows take longer than a request may
    const unhurried = await mongoose
      .createConnection(this.env.MONGODB_URI, { ...mongoOptions, socketTimeoutMS: 0, autoIndex: false })
      .asPromise()
    try {
      await this.prepare(unhurried)
    } finally {
      await unhurried.close()
    }
  }

  private async prepare(connection: Connection): Promise<void> {
    const store = new Mongo(connection)
    const tallies = new Tallies(store)
    const cases = connection.model<CaseRecord>(CASES, caseSchema)
    const intakes = connection.model<IntakeRecord>(INTAKES, intakeSchema)
    // first, since an index is built faster than kept up to date
    await once(store, 'age in the status of cases', () => fillStatusSince(cases, connection))
    // a list names its index, so it must be there
    await Promise.all([cases.createIndexes(), intakes.createIndexes(), tallies.prepare()])
    await once(store, 'search of cases', () => fill(cases, ({ intake }) => intake as FieldValues))
    await once(store, 'search of intakes', () => fill(intakes, ({ fields }) => fields))
    await once(store, 'tallies', () => recount({ cases, intakes, tallies }))
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
