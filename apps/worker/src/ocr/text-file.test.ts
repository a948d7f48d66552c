import { limits } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { readTextFile } from './text-file.ts'

const read = (text: string, encoding: BufferEncoding = 'utf8') => readTextFile(Buffer.from(text, encoding), 'mail.txt').words
const linesOf = (text: string) => {
  const byLine = new Map<number, string[]>()
  for (const word of read(text)) byLine.set(word.line, [...(byLine.get(word.line) ?? []), word.text])
  return [...byLine.values()].map((words) => words.join(' '))
}

describe('readTextFile', () => {
  it.each(['utf8', 'utf16le', 'latin1'] as const)('reads %s', (encoding) => {
    expect(read('Case: HDL/88213\r\nPIN: 411014', encoding).map(({ text }) => text)).toEqual(['Case:', 'HDL/88213', 'PIN:', '411014'])
  })

  it('reads a mail quoted below another as its own lines', () => {
    expect(linesOf('Please do.\n> Applicant: Asha\n> > PIN: 411014\n>\n>Flat 3A')).toEqual([
      'Please do.',
      'Applicant: Asha',
      'PIN: 411014',
      'Flat 3A',
    ])
  })

  it.each([
    ['short lines', 'a b\n'],
    ['rows of amounts', 'Fee 1,000\n'],
    ['labels', 'Club house\n'],
    ['rows that begin anew', '1\nab\n2\n'],
    ['sides', 'East\nWest\nNorth\nSouth\n'],
  ])('reads the longest text of %s within seconds', (_what, line) => {
    const since = performance.now()
    expect(read(line.repeat(Math.floor(limits.ocr.textChars / line.length))).length).toBeGreaterThan(100_000)
    expect(performance.now() - since).toBeLessThan(10_000)
  })

  it('takes tabs and wide gaps for columns, but not behind a clause number', () => {
    expect(read('Name\tAsha Verma\nPIN    411014').map(({ text, cell }) => [text, cell])).toEqual([
      ['Name', 0],
      ['Asha', 1],
      ['Verma', 1],
      ['PIN', 0],
      ['411014', 1],
    ])
    expect(read('1.\tThat the vendor').every(({ cell }) => cell === undefined)).toBe(true)
  })

  it('reads a text without line ends in pieces, and leaves out what is no word', () => {
    const words = read(`${'the flat on the third floor '.repeat(200)}${'A'.repeat(5_000)} end`)
    expect(words).toHaveLength(1_201)
    expect(new Set(words.map(({ line }) => line)).size).toBeGreaterThan(5)
    expect(words.at(-1)?.text).toBe('end')
  })

  it('refuses a text that nobody would read', () => {
    expect(() => read('word '.repeat(limits.ocr.textChars / 5 + 1))).toThrow(/mail\.txt is too large/u)
  })
})
