import { Global, Module } from '@nestjs/common'
import { Tallies } from './tallies.ts'

/** Counts that every change keeps. */
@Global()
@Module({ providers: [Tallies], exports: [Tallies] })
export class TalliesModule {}
