import { Controller } from '@nestjs/common'
import { routes, type Agent, type SampleUsers } from '@parakh/contracts'
import { CurrentUser } from '../http/current-user.ts'
import { Input, type InputOf } from '../http/input.ts'
import type { Page } from '../http/replies.ts'
import type { Person } from '../http/request.ts'
import { Route } from '../http/route.ts'
import { SampleUserMaker } from './sample-users.ts'
import { UserList } from './user-list.ts'
import { Users } from './users.ts'

/** The Agents screen. */
@Controller()
export class AgentsController {
  constructor(
    private readonly users: Users,
    private readonly userList: UserList,
    private readonly sampleUsers: SampleUserMaker,
  ) {}

  @Route(routes.agents.list)
  list(@Input() { query }: InputOf<typeof routes.agents.list>): Promise<Page<Agent>> {
    return this.userList.agents(query)
  }

  @Route(routes.agents.create)
  create(@Input() { body }: InputOf<typeof routes.agents.create>, @CurrentUser() me: Person): Promise<Agent> {
    return this.users.createAgent(body, me)
  }

  @Route(routes.agents.seed)
  seed(@CurrentUser() me: Person): Promise<SampleUsers> {
    return this.sampleUsers.make(me)
  }
}
