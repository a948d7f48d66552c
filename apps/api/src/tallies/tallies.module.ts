import { Global, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common'
import { limits } from '@parakh/contracts'
import { JobSweep } from '../jobs/job-sweep.ts'
import { JobsModule } from '../jobs/jobs.module.ts'
import { Tallies } from './tallies.ts'

/** Folds what changes left, again and again. */
@Injectable()
class TallySweep implements OnApplicationBootstrap {
  constructor(
    private readonly tallies: Tallies,
    private readonly sweep: JobSweep,
  ) {}

  onApplicationBootstrap(): void {
    this.sweep.every('tallies', limits.tallies.foldMs, () => this.tallies.fold())
  }
}

/** Counts that every change keeps. */
@Global()
@Module({ imports: [JobsModule], providers: [Tallies, TallySweep], exports: [Tallies] })
export class TalliesModule {}
