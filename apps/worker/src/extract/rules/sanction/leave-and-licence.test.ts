import { expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

it.each(['Leave and licence no.', 'Leave & License No', 'Leave cum licence number'])('a tenancy’s %s is no permit’s', (label) => {
  expect(valueIn('lease', `${label}\tLL/2231/2024`, 'sanction_approval_no')).toBeNull()
})

it('a permit’s leave still is one', () => {
  expect(valueIn('permit', 'Leave no.\tGP/22/118/2021', 'sanction_approval_no')).toBe('GP/22/118/2021')
})
