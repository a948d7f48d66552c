import { describe, expect, it } from 'vitest'
import { cleanText, shortText } from './clean-text.ts'
import { matchCell, notShorter, sameDescription, sameLength } from './compare.ts'

describe('descriptions', () => {
  it.each<[string, string, boolean | null]>([
    ['Plot No. 26', 'Plot 26', true],
    ['Road 30 ft wide', '30 ft wide road', true],
    ['Road', 'Road 20 ft wide', true],
    ['House of Sh. Babu Lal', "Babu Lal's house", true],
    ['House of Sh. Babu Lal', 'House of Sh. Kishan Lal', false],
    ['Plot No. 4', 'Plot No. 14', false],
    ['सड़क ३० फुट', '३० फुट सड़क', true],
    ['302029', '302020', false],
    ['', 'Road', null],
    ['Road', '', null],
    ['–', '–', true],
  ])('%j and %j: %j', (one, other, same) => {
    expect(sameDescription(one, other)).toBe(same)
  })
})

describe('lengths', () => {
  it.each<[string, string, boolean | null]>([
    [`30'-0"`, '9.14 m', true],
    ["40'", '39 ft 8 in', true],
    ["30'", "28'", false],
    ['as per site', "28'", false],
    ['', "28'", null],
  ])('%j and %j agree: %j', (one, other, same) => {
    expect(sameLength(one, other)).toBe(same)
  })

  it.each<[string, string, boolean | null]>([
    ['10 ft', '9 ft', false],
    ['10 ft', '12 ft', true],
    ['3 m', '10 ft', true],
    ['NA', 'NA', true],
    ['10 ft', '', null],
  ])('%j needed, %j found: %j', (needed, found, met) => {
    expect(notShorter(needed, found)).toBe(met)
  })

  it('are told in words, not by colour alone', () => {
    expect([true, false, null].map((same) => matchCell(same).text)).toEqual(['✓ Match', '✗ Mismatch', 'Not compared'])
  })
})

describe('text for XML', () => {
  it.each([
    ['a\u0000\u0008b', 'ab'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['a\tb', 'a b'],
    ['\uD800x', '\uFFFDx'],
    ['\uFFFE', ''],
    ['  कमरा  ', 'कमरा'],
  ])('%j is %j', (given, clean) => {
    expect(cleanText(given)).toBe(clean)
  })
})

describe('text for headers', () => {
  it.each([
    ['one\ntwo', 10, 'one two'],
    ['abcdef', 4, 'abc…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀', 2, '😀…'],
  ])('%j in %d characters is %j', (text, characters, short) => {
    expect(shortText(text, characters)).toBe(short)
  })
})
