import { allRoles, allRoutes, pathOf, role } from '@parakh/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'

let t: TestApp
const people = new Map<string, SignedIn>()
beforeAll(async () => {
  t = await startApp()
  for (const one of allRoles) people.set(one, await t.signIn(one))
})
afterAll(() => t.stop())

const idsOf = (path: string) => Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'f'.repeat(24)]))

describe.each(allRoles)('%s', (one) => {
  it('is refused every call that it never has, whatever it sends', async () => {
    const refused: [string, number][] = []
    for (const { name, route } of allRoutes) {
      if (route.by === 'public' || route.by.includes(one)) continue
      const method = route.method.toLowerCase() as 'post'
      const { status } = await t.as(people.get(one) as SignedIn)[method](pathOf(route, idsOf(route.path)))
      refused.push([name, status])
    }
    expect(refused.filter(([, status]) => status !== 403)).toEqual([])
    expect(refused.length > 0).toBe(one !== role.ADMIN)
  })

  it('is let through to every call that it has', async () => {
    for (const { name, route } of allRoutes) {
      if (route.by === 'public' || !route.by.includes(one) || route.path.includes('seed')) continue
      const method = route.method.toLowerCase() as 'post'
      const { status } = await t.as(people.get(one) as SignedIn)[method](pathOf(route, idsOf(route.path)))
      expect([name, [200, 201, 400, 404, 415, 422].includes(status)], `${status}`).toEqual([name, true])
    }
  })
})
