import { z } from 'zod'

/** The four roles with what people read and the colour of the badge (spec §1). */
export const roles = {
  ADMIN: { label: 'Admin', menuHeading: 'Admin', badge: 'purple' },
  INITIATOR: { label: 'Intake Agent', menuHeading: 'Menu', badge: 'green' },
  AGENT: { label: 'Agent', menuHeading: 'Menu', badge: 'blue' },
  DRAFTER: { label: 'Drafter', menuHeading: 'Menu', badge: 'amber' },
} as const

export type Role = keyof typeof roles
export const allRoles = ['ADMIN', 'INITIATOR', 'AGENT', 'DRAFTER'] as const satisfies readonly Role[]
export const roleSchema = z.enum(allRoles) satisfies z.ZodType<Role>
/** Roles in the order in which the create-user form offers them (spec §2). */
export const roleChoices = ['AGENT', 'DRAFTER', 'ADMIN', 'INITIATOR'] as const satisfies readonly Role[]
/** Names for the roles, for the rare place that must name one. */
export const role = { ADMIN: 'ADMIN', INITIATOR: 'INITIATOR', AGENT: 'AGENT', DRAFTER: 'DRAFTER' } as const satisfies { [R in Role]: R }
/** Whether a text, such as one that a browser kept, is a role. */
export const isRole = (text: unknown): text is Role => typeof text === 'string' && Object.hasOwn(roles, text)

/** Who did something: a person's role, or the program itself (design §3, Audit). */
const allActorRoles = [...allRoles, 'SYSTEM'] as const
export const actorRoleSchema = z.enum(allActorRoles)
export type ActorRole = z.infer<typeof actorRoleSchema>
export const system = { id: null, role: 'SYSTEM' } as const satisfies { id: null; role: ActorRole }

/** Who acts: id is null for the program itself. */
export type Actor = { id: string | null; role: ActorRole }

/** What people read for a role, also for the program as an actor; an unknown one shows as its raw text. */
export const roleLabel = (value: string): string => {
  if (value === system.role) return 'System'
  return isRole(value) ? roles[value].label : value
}

/** Whether a user of this role carries service pincodes (spec §4: leaving AGENT clears them). */
export const servesPincodes = (value: Role): boolean => value === role.AGENT
