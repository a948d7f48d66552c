import { describe, expect, it } from 'vitest'
import type { ReadFile } from '@parakh/worker/ocr/model'
import { learnedWordPairs } from './word-pairs.ts'

const paper = (text: string): ReadFile => ({
  file: 'paper.pdf',
  sha256: '0',
  pages: [
    {
      page: 1,
      width: 0,
      height: 0,
      turn: 0,
      source: 'text',
      words: text
        .split('\n')
        .flatMap((line, at) =>
          line.split(' ').map((word) => ({ text: word, conf: 1, page: 1, box: null, level: null, line: at, block: 0, size: 0 })),
        ),
    },
  ],
})

describe('pairs of words', () => {
  const drafters = ['ganga', 'betwa', 'sone', 'tapti', 'mahi']
  const papers = drafters.map((style, at) => ({ style, read: paper(`the plot no. ${at + 7} of Asha${at}\nsituate in ${style} only`) }))

  it('are those that enough drafters print, names and numbers by their class', () => {
    const { pairs } = learnedWordPairs(papers)
    expect(pairs['plot']).toBe('no')
    expect(pairs['no']).toBe('#')
    expect(pairs['of']).toBe('@')
    expect(pairs['^']).toBe('situate the')
    expect(pairs['in']).toBeUndefined()
  })

  it('leave out what fewer of them print', () => {
    expect(learnedWordPairs(papers.slice(1)).pairs).toEqual({})
  })

  it('keep titles and short forms that are never written small, and no names', () => {
    const many = Array.from({ length: 14 }, (_, at) => ({ style: `drafter${at}`, read: paper('with Shri Gopal of Ltd. only') }))
    const { pairs } = learnedWordPairs(many)
    expect(pairs['shri']).toBe('@')
    expect(pairs['of']).toBe('ltd')
    expect(pairs['gopal']).toBeUndefined()
  })

  it('know words of two drafters as words', () => {
    expect(learnedWordPairs(papers.slice(3)).words.split(' ')).toContain('the')
  })
})
