import { servesPincodes, splitPincodes, type PatchUserBody, type Role, type User } from '@parakh/contracts'

/** The edit form's controls. */
export type UserForm = {
  name: string
  email: string
  phone: string
  role: Role
  is_disabled: boolean
  service_pincodes: string
  password: string
}

/** What the edit form sends: pincodes of agents only, else none; a new password only if it is not blank (spec §5, Edit user). */
export const patchOf = (user: User, form: UserForm): PatchUserBody => ({
  name: form.name.trim(),
  ...(form.email.trim() !== '' || user.email !== null ? { email: form.email.trim() } : {}),
  phone: form.phone.trim() || null,
  role: form.role,
  is_disabled: form.is_disabled,
  service_pincodes: servesPincodes(form.role) ? splitPincodes(form.service_pincodes) : [],
  ...(form.password.trim() !== '' ? { password: form.password } : {}),
})
