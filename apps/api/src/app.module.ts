import { Module, type DynamicModule } from '@nestjs/common'
import { APP_FILTER, APP_GUARD } from '@nestjs/core'
import { AnalyticsModule } from './analytics/analytics.module.ts'
import { AuthModule } from './auth/auth.module.ts'
import { CasesModule } from './cases/cases.module.ts'
import { DocsModule } from './docs/docs.module.ts'
import type { Env } from './env.ts'
import { HealthController } from './health/health.controller.ts'
import { AccessGuard } from './http/access.guard.ts'
import { Drain } from './http/drain.ts'
import { ExceptionsFilter } from './http/exceptions.filter.ts'
import { HttpModule } from './http/http.module.ts'
import { IntakesModule } from './intakes/intakes.module.ts'
import { LogApiModule } from './log/log.controller.ts'
import type { Logger } from './logger.ts'
import { OlderData } from './older-data.ts'
import { SettingsModule } from './settings.module.ts'
import { StoresModule } from './stores/stores.module.ts'
import { TalliesModule } from './tallies/tallies.module.ts'
import { UsersModule } from './users/users.module.ts'

/** Everything the API is made of. */
@Module({})
export class AppModule {
  static with(env: Env, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(env, logger),
        StoresModule,
        HttpModule,
        TalliesModule,
        AuthModule,
        UsersModule,
        LogApiModule,
        CasesModule,
        IntakesModule,
        AnalyticsModule,
        DocsModule,
      ],
      controllers: [HealthController],
      providers: [Drain, OlderData, { provide: APP_FILTER, useExisting: ExceptionsFilter }, { provide: APP_GUARD, useClass: AccessGuard }],
    }
  }
}
