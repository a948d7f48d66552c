import { Module } from '@nestjs/common'
import { AuthModule } from '../auth/auth.module.ts'
import { LogModule } from '../log/log.ts'
import { AgentsController } from './agents.controller.ts'
import { FirstAdmin } from './first-admin.ts'
import { SampleUserMaker } from './sample-users.ts'
import { UserList } from './user-list.ts'
import { Users } from './users.ts'
import { UsersController } from './users.controller.ts'

/** Users, agents, sample users, the first admin. */
@Module({
  imports: [AuthModule, LogModule],
  controllers: [UsersController, AgentsController],
  providers: [Users, UserList, SampleUserMaker, FirstAdmin],
  exports: [Users],
})
export class UsersModule {}
