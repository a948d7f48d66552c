import { Controller, Module } from '@nestjs/common'
import { MongooseModule } from '@nestjs/mongoose'
import { routes, type Analytics as Summary } from '@parakh/contracts'
import { Route } from '../http/route.ts'
import { USERS, userSchema } from '../users/users.schema.ts'
import { Analytics } from './analytics.ts'

/** GET /admin/analytics/summary. */
@Controller()
class AnalyticsController {
  constructor(private readonly analytics: Analytics) {}

  @Route(routes.admin.analytics)
  summary(): Promise<Summary> {
    return this.analytics.summary()
  }
}

@Module({
  imports: [MongooseModule.forFeature([{ name: USERS, schema: userSchema }])],
  controllers: [AnalyticsController],
  providers: [Analytics],
})
export class AnalyticsModule {}
