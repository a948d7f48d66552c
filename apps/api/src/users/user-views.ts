import { role, type Agent, type Person, type Profile, type Role, type User } from '@parakh/contracts'
import type { UserRow } from './users.schema.ts'

/** A user as ADMIN sees them; hash, versions and image id stay inside. */
export const userView = (row: UserRow): User => ({
  _id: String(row._id),
  name: row.name,
  email: row.email ?? null,
  phone: row.phone,
  role: row.role,
  service_pincodes: row.service_pincodes,
  agent_code: row.agent_code ?? null,
  is_disabled: row.is_disabled,
  has_image: row.image_id !== null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

export const profileView = (row: UserRow): Profile => {
  const { _id, email, role: own, name, phone, has_image } = userView(row)
  return { _id, email, role: own, name, phone, has_image }
}

/** Name and role to anyone, e-mail and phone to ADMIN (design §3). */
export const personView = (row: UserRow, viewer: Role): Person => ({
  name: row.name,
  role: row.role,
  ...(viewer === role.ADMIN ? { email: row.email ?? null, phone: row.phone } : {}),
})

export const agentView = (row: UserRow): Agent => ({
  _id: String(row._id),
  name: row.name,
  service_pincodes: row.service_pincodes,
  agent_code: row.agent_code ?? null,
})
