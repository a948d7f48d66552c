import { describe, expect, it } from 'vitest'
import { extended, refreshed, withRow, type Listed } from './listed.ts'

type Row = { _id: string; n: number }
const rowsOf = (ids: string): Row[] => [...ids].map((_id) => ({ _id, n: 0 }))
const listed = (ids: string, next: string | null = 'old'): Listed<Row> => ({ rows: rowsOf(ids), next, total: String(ids.length) })
const page = (ids: string, next: string | null = 'new') => ({ items: rowsOf(ids), next, total: '9' })
const idsOf = ({ rows }: Listed<Row>): string => rows.map(({ _id }) => _id).join('')

describe('a list whose top was read again', () => {
  it.each([
    ['keeps what was loaded below', 'abcdef', 'abc', 'abcdef', 'old'],
    ['has a new row on top', 'abcdef', 'xab', 'xabcdef', 'old'],
    ['has a row from below on top, once', 'abcdef', 'eab', 'eabcdf', 'old'],
    ['loses a row that left', 'abcdef', 'acd', 'acdef', 'old'],
    ['goes on by the fresh cursor where all was read again', 'abc', 'abcd', 'abcd', 'new'],
    ['goes on by the fresh cursor where its last row is a fresh one', 'abc', 'xbc', 'xbc', 'new'],
    ['keeps nothing where no row is in common', 'abcdef', 'xyz', 'xyz', 'new'],
  ])('%s', (_what, before, fresh, after, next) => {
    const list = refreshed(listed(before), page(fresh))
    expect([idsOf(list), list.next, list.total]).toEqual([after, next, '9'])
  })

  it('loses nothing below where the last fresh row came up from there', () => {
    const list = refreshed(listed('abcdef'), { ...page('abe'), items: [...rowsOf('ab'), { _id: 'e', n: 1 }] })
    expect(idsOf(list)).toBe('abecdf')
  })

  it('ends where the fresh rows end', () => {
    expect(refreshed(listed('abcdef'), page('abc', null))).toEqual({ rows: rowsOf('abc'), next: null, total: '9' })
    expect(idsOf(refreshed<Row>(undefined, page('ab')))).toBe('ab')
  })

  it('keeps the identity of each row that is as it was', () => {
    const old = listed('abcd')
    const list = refreshed(old, { ...page('xbac'), items: [...rowsOf('x'), { _id: 'b', n: 1 }, ...rowsOf('ac')] })
    const sameOnes = list.rows.filter((row) => old.rows.includes(row))
    expect(sameOnes.map(({ _id }) => _id)).toEqual(['a', 'c', 'd'])
    expect(list.rows[1]).toEqual({ _id: 'b', n: 1 })
  })
})

it('a further page goes below, without what is there already', () => {
  const list = extended(listed('abc'), page('cde'))
  expect([idsOf(list), list.next, list.total]).toEqual(['abcde', 'new', '9'])
})

it('one row is changed or taken out where it stands', () => {
  const list = listed('abc')
  expect(withRow(list, 'b', (row) => ({ ...row, n: 5 })).rows).toEqual([rowsOf('a')[0], { _id: 'b', n: 5 }, rowsOf('c')[0]])
  expect(idsOf(withRow(list, 'b', () => null))).toBe('ac')
  expect(withRow(list, 'x', () => null)).toBe(list)
})
