import { Controller, Module } from '@nestjs/common'
import { routes, type LogEntry } from '@parakh/contracts'
import { Input, type InputOf } from '../http/input.ts'
import type { Page } from '../http/replies.ts'
import { Route } from '../http/route.ts'
import { Log, LogModule } from './log.ts'

/** Reading the log. */
@Controller()
class LogController {
  constructor(private readonly log: Log) {}

  @Route(routes.admin.log)
  list(@Input() { query }: InputOf<typeof routes.admin.log>): Promise<Page<LogEntry>> {
    return this.log.page(query)
  }
}

@Module({ imports: [LogModule], controllers: [LogController] })
export class LogApiModule {}
