import { isRole, role } from '@parakh/contracts'
import type { NewUser } from './register-form.ts'

export const blankUser: NewUser = { role: role.AGENT, name: '', phone: '', email: '', password: '', service_pincodes: [], image: null }

/** What of a new user is kept in the browser until the server has it: never the password, nor the image. */
export const textsOfUser = (user: NewUser): Record<string, string> => {
  const texts = {
    role: user.role,
    name: user.name,
    phone: user.phone,
    email: user.email,
    service_pincodes: user.service_pincodes.join(','),
  }
  const isTyped = [texts.name, texts.phone, texts.email, texts.service_pincodes].some((text) => text !== '')
  return isTyped ? texts : {}
}

/** A new user as an earlier visit left it. */
export const userOfTexts = (texts: Record<string, string> | undefined): NewUser => ({
  ...blankUser,
  role: isRole(texts?.role) ? texts.role : blankUser.role,
  name: texts?.name ?? '',
  phone: texts?.phone ?? '',
  email: texts?.email ?? '',
  service_pincodes: (texts?.service_pincodes ?? '').split(',').filter(Boolean),
})
