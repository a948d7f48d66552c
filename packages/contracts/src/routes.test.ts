import { expect, test } from 'vitest'
import { allRoutes, pathOf, routes } from './routes.ts'

test('each call stands once', () => {
  const calls = allRoutes.map(({ route }) => `${route.method} ${route.path.replace(/:\w+/g, ':')}`)
  expect(calls).toEqual([...new Set(calls)])
})

test('who may call what reads as a list', async () => {
  const lines = allRoutes.map(({ route }) => `${route.method} ${route.path} — ${route.by === 'public' ? 'public' : route.by.join(', ')}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./routes.list.txt')
})

test('a path is filled in, and only whole', () => {
  expect(pathOf(routes.site.image, { id: 'a', imageId: 'b/c' })).toBe('/cases/a/images/b%2Fc')
  expect(() => pathOf(routes.site.image, { id: 'a' })).toThrow('needs imageId')
})
