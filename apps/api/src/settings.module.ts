import { Module, type DynamicModule } from '@nestjs/common'
import { ENV, type Env } from './env.ts'
import { LOGGER, type Logger } from './logger.ts'

/** The parsed environment and the logger, for every module. */
@Module({})
export class SettingsModule {
  static with(env: Env, logger: Logger): DynamicModule {
    const providers = [
      { provide: ENV, useValue: env },
      { provide: LOGGER, useValue: logger },
    ]
    return { module: SettingsModule, global: true, providers, exports: providers }
  }
}
