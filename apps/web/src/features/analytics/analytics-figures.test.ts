import { caseStatus } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { loadRows, statusRows, topRows, totalsOf } from './analytics-figures.ts'

const byStatus = [
  { _id: 'SOMETHING_ELSE', count: 1 },
  { _id: caseStatus.DOC_GENERATED, count: 4 },
  { _id: caseStatus.NEW, count: 2 },
  { _id: caseStatus.READY_FOR_DOC, count: 3 },
  { _id: caseStatus.AGENT_IN_PROGRESS, count: 0 },
]

describe('totalsOf', () => {
  it('counts as closed only what has its document (spec §4)', () => {
    expect(totalsOf({ byStatus })).toEqual({ total: 10, open: 6, closed: 4 })
  })
})

describe('statusRows', () => {
  it('follows the life of a case, unknown ones last by their raw text', () => {
    expect(statusRows({ byStatus }).map(({ label }) => label)).toEqual([
      'New',
      'Ready for Document',
      'Document Generated',
      'SOMETHING_ELSE',
    ])
  })
})

describe('loadRows', () => {
  const people = Array.from({ length: 10 }, (_, at) => ({ _id: String(at), name: `Person number ${at} of this list`, count: at }))
  it('puts the largest load first and cuts names for the axis', () => {
    const rows = loadRows(people, 16)
    expect(rows[0]).toEqual({ id: '9', name: 'Person number 9 of this list', label: 'Person number 9 …', count: 9 })
    expect(loadRows([{ _id: 'x', name: 'Sixteen letters!', count: 1 }], 16)[0]?.label).toBe('Sixteen letters!')
  })
  it('keeps eight on top', () => {
    expect(topRows(loadRows(people, 16))).toHaveLength(8)
  })
})
