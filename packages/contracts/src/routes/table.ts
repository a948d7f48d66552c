import { caseRoutes } from './cases.ts'
import { intakeRoutes } from './intakes.ts'
import { peopleRoutes } from './people.ts'
import { systemRoutes } from './system.ts'

/** Every call of the API, once (spec §7, design §3): who reads this table knows the API. */
export const routes = { ...peopleRoutes, ...intakeRoutes, ...caseRoutes, ...systemRoutes } as const
