import { describe, expect, it } from 'vitest'
import { foldQuery, gramsOf, isGram, searchedKeys, searchOf } from './search.ts'
import { limits } from './limits.ts'

const row = { application_number: 'LN/2026-0042', applicant_name: 'Ümran Zubin (Jr.)', property_owner_name: 'आशा राव', pincode: '110001' }

describe('what a row keeps for search', () => {
  it('holds every part of its searched fields, and of no other', () => {
    const { search, grams } = searchOf(row)
    expect(search).toEqual(['ln/2026-0042', 'ümran zubin (jr.)', 'आशा राव'])
    for (const part of ['l', '42', '(jr', 'ümra', 'आ', ' रा']) expect(grams).toContain(part)
    for (const part of ['110', 'L', '2ü', '.आ']) expect(grams).not.toContain(part)
    expect(new Set(grams).size).toBe(grams.length)
  })

  it.each(['', undefined, null])('is nothing for %j', (applicant_name) => {
    expect(searchOf({ applicant_name } as never)).toEqual({ search: [], grams: [] })
  })

  it('is bounded, however long a text is', () => {
    const text = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
    const { grams } = searchOf(Object.fromEntries(searchedKeys.map((key) => [key, text])))
    expect(grams.length).toBeLessThan(limits.lists.searchedChars * 4 + 1)
  })
})

describe('a word that is looked for', () => {
  it.each(['l', 'N/', '0042', 'zubin (JR', 'U\u0308MRAN', '  राव ', 'an z', '2026-0042'])('%j is found by each of its parts', (q) => {
    const word = foldQuery(q)
    const { search, grams } = searchOf(row)
    expect(search.some((text) => text.includes(word))).toBe(true)
    expect(gramsOf(word).length).toBeGreaterThan(0)
    for (const gram of gramsOf(word)) expect(grams).toContain(gram)
  })

  it('is a part itself up to four letters', () => {
    expect(['a', '😀😀😀😀', 'आशा'].map(isGram)).toEqual([true, true, true])
    expect(isGram('abcde')).toBe(false)
    expect(gramsOf('')).toEqual([])
    expect(gramsOf('abcdef')).toEqual(['abcd', 'bcde', 'cdef'])
  })
})
