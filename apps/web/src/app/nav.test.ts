import { role } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { isWithin, menuOf } from './nav.ts'

it('shows each role its menu (spec §2)', () => {
  const labels = (one: Parameters<typeof menuOf>[0]) => menuOf(one).map(({ label }) => label)
  expect(labels(role.ADMIN)).toEqual(['Analytics', 'Dashboard', 'Intake', 'All User', 'Create New User'])
  expect(labels(role.INITIATOR)).toEqual(['Intake'])
  expect(labels(role.AGENT)).toEqual(['Dashboard'])
  expect(labels(role.DRAFTER)).toEqual(['Dashboard'])
})

it('marks the row of the address', () => {
  expect(['/', '/cases/1/doc', '/intake', '/casesx'].map((path) => isWithin('dashboard', path))).toEqual([true, true, false, false])
  expect(['/intake', '/intakes', '/intakes/new', '/intakesx', '/'].map((path) => isWithin('intake', path))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  expect(['/admin/users', '/admin/users/new'].map((path) => isWithin('users', path))).toEqual([true, false])
})
