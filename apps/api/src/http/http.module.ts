import { Global, Module } from '@nestjs/common'
import { Deadline } from './deadline.ts'
import { ExceptionsFilter } from './exceptions.filter.ts'

/** What the guard and the rows' interceptors need, in whichever module they stand. */
@Global()
@Module({ providers: [Deadline, ExceptionsFilter], exports: [Deadline, ExceptionsFilter] })
export class HttpModule {}
