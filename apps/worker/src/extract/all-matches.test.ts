import { describe, expect, it } from 'vitest'
import { allMatches } from './all-matches.ts'

describe('allMatches', () => {
  const same = (text: string, pattern: RegExp) => expect(allMatches(text, pattern)).toEqual([...text.matchAll(pattern)])

  it('finds what matchAll finds', () => {
    same('Plot No. 12, Plot No. 14', /no\.\s*(?<number>\d+)/giu)
    same('nothing here', /\d/gu)
  })
  it('goes on behind an empty match, also behind a sign of two units', () => {
    same('a𝒷c', /x*/gu)
    same('one\ntwo', /^/gmu)
  })
  it('begins at the beginning and leaves the pattern as it was', () => {
    const pattern = /\d+/gu
    pattern.lastIndex = 3
    expect(allMatches('12 34', pattern).map(([figures]) => figures)).toEqual(['12', '34'])
    expect(pattern.lastIndex).toBe(3)
  })
  it('can be used of the pattern that is being sought', () => {
    const pattern = /\w+/gu
    const inner = allMatches('a b', pattern).map(([word]) => allMatches(`${word} ${word}`, pattern).length)
    expect(inner).toEqual([2, 2])
  })
  it('refuses a pattern that would be found for ever', () => expect(() => allMatches('a', /a/u)).toThrow('needs the flag g'))
})
