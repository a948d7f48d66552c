import { workerData } from 'node:worker_threads'
import { MongoClient } from 'mongodb'
import type { SeedShare } from './seed.ts'
import { seedPeople, seedRow } from './seed-rows.ts'

const batch = 1_000
const { uri, from, to, count } = workerData as SeedShare
const client = await MongoClient.connect(uri, { writeConcern: { w: 1 } })
const people = seedPeople()
const [intakes, cases] = [client.db().collection('intakes'), client.db().collection('cases')]
for (let row = from; row < to; row += batch) {
  const rows = Array.from({ length: Math.min(batch, to - row) }, (_, at) => seedRow(row + at, count, people))
  // an intake that is not submitted has no case
  const submitted = rows.filter(({ intake }) => intake.case_id !== null).map((one) => one.case)
  await Promise.all([
    intakes.insertMany(
      rows.map(({ intake }) => intake),
      { ordered: false },
    ),
    submitted.length > 0 ? cases.insertMany(submitted, { ordered: false }) : undefined,
  ])
}
await client.close()
