import { z } from 'zod'
import { imageKinds } from '../files.ts'
import { allRoles, role, roleSchema } from '../roles.ts'
import {
  agentSchema,
  createAgentBody,
  loginBody,
  loginReply,
  patchUserBody,
  personSchema,
  pincodeSchema,
  profileSchema,
  registerBody,
  sampleUsersReply,
  userSchema,
} from '../user.ts'
import { flag, paging, route, search, sortDir } from './route.ts'

const admin = [role.ADMIN] as const
const photo = { part: 'image', max: 1, kinds: imageKinds } as const

const usersQuery = z.strictObject({
  ...paging,
  q: search.optional(),
  role: roleSchema.optional(),
  disabled: flag.optional(),
  pincode: pincodeSchema.optional(),
  sortBy: z.enum(['created_at', 'updated_at', 'name', 'email']).optional(),
  sortDir: sortDir.optional(),
})

/** Signing in, users, agents (spec §7, Auth and users). */
export const peopleRoutes = {
  auth: {
    login: route({
      method: 'POST',
      path: '/auth/login',
      by: 'public',
      summary: 'Sign in',
      body: loginBody,
      reply: loginReply,
      refuses: ['WRONG_CREDENTIALS', 'ACCOUNT_DISABLED', 'TOO_MANY_ATTEMPTS'],
    }),
    register: route({
      method: 'POST',
      path: '/auth/register',
      by: admin,
      summary: 'Create a user',
      body: registerBody,
      files: { ...photo, required: false },
      reply: userSchema,
      status: 201,
      creates: true,
      refuses: ['DUPLICATE_EMAIL'],
    }),
  },
  users: {
    me: route({ method: 'GET', path: '/me', by: allRoles, summary: 'My profile', reply: profileSchema }),
    list: route({
      method: 'GET',
      path: '/users',
      by: admin,
      summary: 'Users, and choices for an assignment',
      query: usersQuery,
      reply: z.array(userSchema),
      paged: true,
    }),
    person: route({ method: 'GET', path: '/user/:id', by: allRoles, summary: 'Name and role of a user', reply: personSchema }),
    patch: route({
      method: 'PATCH',
      path: '/users/:id',
      by: admin,
      summary: 'Change a user',
      body: patchUserBody,
      reply: userSchema,
      refuses: ['DUPLICATE_EMAIL', 'LAST_ADMIN'],
    }),
    putImage: route({
      method: 'PUT',
      path: '/users/:id/image',
      by: admin,
      summary: 'Set the photo of a user',
      files: { ...photo, required: true },
      reply: userSchema,
    }),
    deleteImage: route({ method: 'DELETE', path: '/users/:id/image', by: admin, summary: 'Remove the photo of a user', reply: userSchema }),
    image: route({
      method: 'GET',
      path: '/users/:id/image',
      by: allRoles,
      summary: 'Photo of a user',
      reply: 'file',
      sends: ['jpg'],
    }),
  },
  agents: {
    list: route({
      method: 'GET',
      path: '/agents',
      by: allRoles,
      summary: 'Agents',
      query: z.strictObject(paging),
      reply: z.array(agentSchema),
      paged: true,
    }),
    create: route({
      method: 'POST',
      path: '/agents',
      by: admin,
      summary: 'Create an agent',
      body: createAgentBody,
      reply: agentSchema,
      status: 201,
      creates: true,
      refuses: ['DUPLICATE_AGENT_CODE'],
    }),
    seed: route({
      method: 'POST',
      path: '/seed/sample-users',
      by: admin,
      summary: 'Make one sample user of each role',
      reply: sampleUsersReply,
      refuses: ['FORBIDDEN'],
    }),
  },
} as const
