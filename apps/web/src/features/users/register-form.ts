import { routes, type Role } from '@parakh/contracts'

export type NewUser = {
  role: Role
  name: string
  phone: string
  email: string
  password: string
  service_pincodes: readonly string[]
  image: File | null
}

/** The multipart body of a new user: pincodes twice, as repeated and as bracketed keys (spec §7). */
export const registerForm = (user: NewUser): FormData => {
  const form = new FormData()
  form.append('email', user.email.trim())
  form.append('password', user.password)
  form.append('role', user.role)
  form.append('name', user.name.trim())
  if (user.phone.trim() !== '') form.append('phone', user.phone.trim())
  for (const key of ['service_pincodes', 'service_pincodes[]']) for (const pin of user.service_pincodes) form.append(key, pin)
  if (user.image) form.append(routes.auth.register.files.part, user.image)
  return form
}
