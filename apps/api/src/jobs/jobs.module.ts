import { Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { JobClient } from './job-client.ts'
import { JobEvents } from './job-events.ts'
import { JobLedger } from './job-ledger.ts'
import { JobSweep } from './job-sweep.ts'
import { JOBS, jobSchema } from './job.schema.ts'

@Module({
  imports: [MongooseModule.forFeature([{ name: JOBS, schema: jobSchema }])],
  providers: [JobClient, JobEvents, JobLedger, JobSweep],
  exports: [JobClient, JobLedger, JobSweep],
})
export class JobsModule {}
