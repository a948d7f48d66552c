import type { Role } from '@parakh/contracts'
import { Schema, type Types } from 'mongoose'

/** A user as MongoDB holds it. Without `email` and `password_hash` nobody signs in: an agent of the Agents screen. */
export type UserRow = {
  _id: Types.ObjectId
  email?: string
  name: string
  phone: string | null
  role: Role
  service_pincodes: string[]
  is_disabled: boolean
  image_id: string | null
  agent_code?: string
  password_hash?: string
  /** Tokens of an older version are dead. */
  token_version: number
  /** Grows whenever another admin is demoted or disabled; makes two such changes collide. */
  admin_guard?: number
  created_at: Date
  updated_at: Date
}
export const USERS = 'users'

export const userSchema = new Schema<UserRow>(
  {
    email: { type: String },
    name: { type: String, required: true },
    phone: { type: String, default: null },
    role: { type: String, required: true },
    service_pincodes: { type: [String], default: [] },
    is_disabled: { type: Boolean, default: false },
    image_id: { type: String, default: null },
    agent_code: { type: String },
    password_hash: { type: String },
    token_version: { type: Number, default: 0 },
    admin_guard: { type: Number },
  },
  { collection: USERS, versionKey: false, strict: 'throw', timestamps: { createdAt: 'created_at', updatedAt: 'updated_at' } },
)

/** Indexes that lists name: what a list orders by, and those in one state of one role by name, of a PIN code or not. */
export const userOrder = {
  created_at: { created_at: -1, _id: -1 },
  updated_at: { updated_at: -1, _id: -1 },
  name: { name: 1, _id: 1 },
  // sign-in finds its user here: an index of some rows serves no plain question
  email: { email: 1, _id: 1 },
} as const
export const choices = { role: 1, is_disabled: 1, name: 1, _id: 1 } as const
export const choicesByPincode = { role: 1, is_disabled: 1, service_pincodes: 1, name: 1, _id: 1 } as const

// who has none does not count
userSchema.index({ email: 1 }, { unique: true, partialFilterExpression: { email: { $type: 'string' } } })
userSchema.index({ agent_code: 1 }, { unique: true, partialFilterExpression: { agent_code: { $type: 'string' } } })
for (const index of [...Object.values(userOrder), choices, choicesByPincode]) userSchema.index(index)
