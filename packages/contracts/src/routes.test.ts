import { expect, test } from 'vitest'
import { allCaseActions, caseActions } from './case-actions.ts'
import { allIntakeActions, intakeActions } from './intake-actions.ts'
import { refusalsOf } from './routes/refusals.ts'
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

test('each action that people do is one call’s, for the roles of its row', () => {
  const done = allRoutes.flatMap(({ route }) => (route.does ?? []).map((action) => ({ action, by: route.by })))
  const byPeople = [...allCaseActions, ...allIntakeActions].filter((action) => action !== 'finish_doc')
  expect(done.map(({ action }) => action).sort()).toEqual([...byPeople].sort())
  for (const { action, by } of done)
    expect([action, new Set(by)]).toEqual([action, new Set({ ...caseActions, ...intakeActions }[action].by)])
})

test('a call refuses what its action refuses', () => {
  expect(refusalsOf(routes.site.submit)).toEqual(expect.arrayContaining(['WRONG_STATUS', 'REQUIRED_FIELDS_MISSING']))
  expect(refusalsOf(routes.draft.sendBack)).toContain('NO_AGENT')
  expect(refusalsOf(routes.intakes.patchFields)).toEqual(expect.arrayContaining(['WRONG_STATUS', 'INTAKE_ARCHIVED']))
  expect(refusalsOf(routes.intakes.archive)).not.toContain('INTAKE_ARCHIVED')
  expect(refusalsOf(routes.cases.get)).not.toContain('WRONG_STATUS')
})
