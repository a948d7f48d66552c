import { role, type Role } from '@parakh/contracts'
import { ApiClient } from '@parakh/tools/api-client'
import { ownStack } from './shared-stack.ts'

export type Person = { _id: string; name: string; email: string; password: string; role: Role }

/** Address of the API of the shared stack. */
export const apiUrl = (): string => ownStack().baseUrl + ownStack().apiBase

/** The first admin, signed in at the API. */
export const adminClient = (): Promise<ApiClient> => ApiClient.signIn(apiUrl(), ownStack().admin.email, ownStack().admin.password)

/** A person signed in at the API. */
export const clientOf = (person: Person): Promise<ApiClient> => ApiClient.signIn(apiUrl(), person.email, person.password)

let made = 0
/** A new user of a role; names and e-mails are their own in each run. */
export const newPerson = async (admin: ApiClient, as: Role, name: string, pincodes: string[] = []): Promise<Person> => {
  made += 1
  const person = { name, email: `${as.toLowerCase()}.${process.pid}.${made}@agency.example`, password: 'right as rain 7', role: as }
  const { _id } = await admin.form<{ _id: string }>('POST', '/auth/register', {
    ...person,
    ...(as === role.AGENT ? { service_pincodes: pincodes } : {}),
  })
  return { ...person, _id }
}
