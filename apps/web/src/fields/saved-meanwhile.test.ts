import { describe, expect, it } from 'vitest'
import { createSavedMeanwhile, mergeTexts } from './saved-meanwhile.ts'

describe('mergeTexts', () => {
  const base = { a: 'old a', b: 'old b' }
  it('lets what nobody typed follow, and keeps what was typed with word of the other', () => {
    const merged = mergeTexts({ texts: { a: 'old a', b: 'mine' }, base, sent: {}, next: { a: 'theirs a', b: 'theirs b' } })
    expect(merged).toEqual({ follow: { a: 'theirs a' }, meanwhile: { a: undefined, b: 'theirs b' } })
  })
  it('says nothing where only this form moved, or both say the same', () => {
    const merged = mergeTexts({ texts: { a: 'mine', b: 'same' }, base, sent: {}, next: { a: 'old a', b: 'same' } })
    expect(merged).toEqual({ follow: {}, meanwhile: { b: undefined } })
  })
  it('knows its own save again while more is typed', () => {
    const merged = mergeTexts({ texts: { a: 'mine, and more' }, base, sent: { a: 'mine' }, next: { a: 'mine' } })
    expect(merged).toEqual({ follow: {}, meanwhile: { a: undefined } })
  })
  it('tells of a field that was cleared', () => {
    expect(mergeTexts({ texts: { a: 'mine' }, base, sent: {}, next: { a: '' } }).meanwhile).toEqual({ a: '' })
  })
})

it('holds what others saved until it is settled, and tells who watches', () => {
  const held = createSavedMeanwhile({ a: 'theirs' })
  let told = 0
  const stop = held.watch(() => {
    told += 1
  })
  held.put({ b: '' })
  expect([held.of('a'), held.of('b'), held.of('c'), told]).toEqual(['theirs', '', undefined, 1])
  expect(held.keys()).toEqual(['a', 'b'])
  // a is taken back
  held.only(['b'])
  expect([held.of('a'), held.of('b'), told]).toEqual([undefined, '', 2])
  stop()
  held.put({ b: undefined })
  expect([held.of('b'), told]).toEqual([undefined, 2])
})
