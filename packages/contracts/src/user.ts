import { z } from 'zod'
import { patterns } from './fields/patterns.ts'
import { idSchema, timeSchema } from './ids.ts'
import { limits } from './limits.ts'
import { roleSchema } from './roles.ts'
import { utf8Bytes } from './text-size.ts'
import { wellFormed } from './well-formed.ts'

/** A PIN code: six digits, the first not 0 (domain §3). */
export const pincodeSchema = z.string().regex(patterns.pincode.regex, patterns.pincode.ask)
const line = (max: number) =>
  wellFormed(
    z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(max, `at most ${max} characters`)
      .refine(isOneLine, 'must not hold control characters'),
  )
function isOneLine(text: string): boolean {
  // eslint-disable-next-line no-control-regex
  return !/[\u0000-\u001f\u007f]/.test(text)
}

const password = z
  .string()
  .min(limits.passwords.minChars, `a password has at least ${limits.passwords.minChars} characters`)
  .refine((p) => utf8Bytes(p) <= limits.passwords.maxBytes, `a password has at most ${limits.passwords.maxBytes} bytes`)
const email = z.string().trim().toLowerCase().max(limits.people.emailChars).pipe(z.email('Enter an e-mail address such as name@agency.in.'))
const phone = wellFormed(
  z
    .string()
    .trim()
    .max(limits.people.phoneChars, `at most ${limits.people.phoneChars} characters`)
    .refine(isOneLine, 'must not hold control characters'),
)
const pincodes = z
  .array(pincodeSchema)
  .max(limits.people.pincodes)
  .transform((list) => [...new Set(list)])

/** A user as ADMIN's lists and PATCH answer it (spec §3, User). */
export const userSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: roleSchema,
  service_pincodes: z.array(z.string()),
  agent_code: z.string().nullable(),
  is_disabled: z.boolean(),
  has_image: z.boolean(),
  created_at: timeSchema,
  updated_at: timeSchema,
})
export type User = z.infer<typeof userSchema>

/** One's own profile (spec §2, My Profile). */
export const profileSchema = userSchema.pick({ _id: true, email: true, role: true, name: true, phone: true, has_image: true })
export type Profile = z.infer<typeof profileSchema>

/** What the audit dialog shows of a person; e-mail and phone for ADMIN only (design §3). */
export const personSchema = z.object({
  name: z.string(),
  role: roleSchema,
  email: z.string().nullable().optional(),
  phone: z.string().nullable().optional(),
})
export type Person = z.infer<typeof personSchema>

export const agentSchema = userSchema.pick({ _id: true, name: true, service_pincodes: true, agent_code: true })
export type Agent = z.infer<typeof agentSchema>

export const loginBody = z.strictObject({ email: z.string().max(1_000), password: z.string().max(4_096) })
export const loginReply = z.object({
  token: z.string(),
  user: z.object({ _id: idSchema, role: roleSchema, name: z.string(), email: z.string() }),
})
export type SessionUser = z.infer<typeof loginReply>['user']

const oneOrMany = z.union([z.string(), z.array(z.string())])
const formPincodes = oneOrMany
  .optional()
  .transform((given) => splitPincodes([given ?? []].flat().join(' ')))
  .pipe(pincodes)

/** PIN codes typed or pasted: split on commas and blanks, trimmed, each once (spec §5). */
export function splitPincodes(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))]
}

/** The text parts of POST /auth/register; pincodes come as repeated and as bracketed keys (spec §7). */
export const registerBody = z
  .strictObject({
    email,
    password,
    role: roleSchema,
    name: line(limits.people.nameChars),
    phone: phone.optional(),
    service_pincodes: formPincodes,
    'service_pincodes[]': formPincodes,
  })
  .transform(({ 'service_pincodes[]': bracketed, service_pincodes, ...rest }) => ({
    ...rest,
    service_pincodes: [...new Set([...service_pincodes, ...bracketed])],
  }))
export type RegisterBody = z.infer<typeof registerBody>

export const patchUserBody = z.strictObject({
  name: line(limits.people.nameChars).optional(),
  email: email.optional(),
  phone: phone.nullable().optional(),
  role: roleSchema.optional(),
  is_disabled: z.boolean().optional(),
  service_pincodes: pincodes.optional(),
  password: password.optional(),
})
export type PatchUserBody = z.infer<typeof patchUserBody>

export const createAgentBody = z.strictObject({
  id: line(limits.people.agentCodeChars),
  name: line(limits.people.nameChars),
  service_pincodes: pincodes,
})
export type CreateAgentBody = z.infer<typeof createAgentBody>

/** One user of each role with the passwords to sign in by (design §3, Agents screen). */
export const sampleUsersReply = z.object({
  users: z.array(z.object({ _id: idSchema, name: z.string(), email: z.string(), role: roleSchema, password: z.string() })),
})
export type SampleUsers = z.infer<typeof sampleUsersReply>
