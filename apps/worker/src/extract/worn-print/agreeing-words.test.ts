import { describe, expect, it } from 'vitest'
import type { Page } from '../../ocr/model.ts'
import { withAgreeingWords } from './agreeing-words.ts'
import { linesOf, pageOfLines } from './typed-lines.ts'

const read = (...texts: string[]): string =>
  withAgreeingWords(texts.map((text) => pageOfLines(text)))
    .map(({ words }) => linesOf(words))
    .join('\n')

/** The page with its second word as far from the first as a torn piece leaves it. */
const torn = (page: Page): Page => ({
  ...page,
  words: page.words.map((word, at) => ({
    ...word,
    level: { x: at === 0 ? 0.1 : 0.2 + at * 0.06, y: 0.1 + word.line * 0.1, w: 0.05, h: 0.01 },
  })),
})

describe('withAgreeingWords', () => {
  it('spells a doubtful word as the paper tells it surely beside the same name', () => {
    expect(read('Smt. Revathi Kulkerni,~ wife of\nSigned Revathi Kulkarni')).toBe('Smt. Revathi Kulkarni, wife of\nSigned Revathi Kulkarni')
  })

  it('tells a hook at the end of a name from a bracket', () => {
    expect(read('Thiru Thangara) V, son of Kumar\nThangaraj V')).toBe('Thiru Thangaraj V, son of Kumar\nThangaraj V')
    expect(read('(Thiru Vasan) and\nVasan')).toBe('(Thiru Vasan) and\nVasan')
  })

  it('spells it in its own capitals, by another page', () => {
    expect(read('REVATHI KULKERNI~', 'Revathi Kulkarni')).toBe('REVATHI KULKARNI\nRevathi Kulkarni')
  })

  it('spells it by what is told often, whatever stands beside', () => {
    expect(read('Tehsil Bhivapor~\nat Bhivapur\nin Bhivapur\nof Bhivapur')).toContain('Tehsil Bhivapur')
  })

  it('joins what the reading parted of a word told elsewhere', () => {
    expect(read('Mr. Anil Deshp ande\nAnil Deshpande')).toBe('Mr. Anil Deshpande\nAnil Deshpande')
  })

  it('gives a name its first part, lost behind its title, where the paper tells it whole', () => {
    const [page] = withAgreeingWords([torn(pageOfLines('Mr. Anant Wagh\nMohan Anant Wagh'))])
    expect(linesOf(page?.words ?? [])).toBe('Mr. Mohan Anant Wagh\nMohan Anant Wagh')
  })

  it('gives a name the part that a stain took, where the paper tells it whole', () => {
    const [page] = withAgreeingWords([torn(pageOfLines('MOHAN GH, aged\nMohan Wagh'))])
    expect(linesOf(page?.words ?? [])).toBe('MOHAN WAGH, aged\nMohan Wagh')
    const [other] = withAgreeingWords([torn(pageOfLines('Mohan gh\nMohan Wagh\nMohan Singh'))])
    expect(linesOf(other?.words ?? [])).toBe('Mohan gh\nMohan Wagh\nMohan Singh')
  })

  it('parts names that ran together as the paper tells them elsewhere', () => {
    expect(read('Applicant : REVATHI MOHANKULKARN,~\nOwner Revathi Mohan Kulkarni')).toBe(
      'Applicant : REVATHI MOHAN KULKARNI,\nOwner Revathi Mohan Kulkarni',
    )
    expect(read('Applicant : ASHA MOHANKULKARN~\nOwner Revathi Mohan Kulkarni')).toContain('MOHANKULKARN\n')
  })

  it.each([
    ['a name read surely', 'Ramesh Kulkarni\nRakesh Kulkarni'],
    ['a name told surely so, too', 'Revathi Kulkerni~\nRevathi Kulkarni\nMohan Kulkerni'],
    ['a short name read fairly', 'Sunita Rao\nSunit Rao'],
    ['a name beside others', 'Revathi Kulkerni~\nHemant Kulkarni'],
    ['a name between two', 'Asha Kulkerni~\nAsha Kulkarni Asha Kulkerna'],
    ['a word of the field', 'Asha Purchase~\nAsha Purchaser'],
    ['two first names', 'Mr. Anant Wagh\nMohan Anant Wagh\nRohan Anant Wagh'],
    ['words of their own', 'Rao Sahib\nRaosahib Rao'],
  ])('leaves %s', (_, text) => {
    expect(read(text)).toBe(text.replaceAll('~', ''))
  })

  it('leaves text that a file stores', () => {
    const page = pageOfLines('Revathi Kulkerni~\nRevathi Kulkarni', 'text')
    expect(withAgreeingWords([page])).toEqual([page])
  })
})
