import { expect, it } from 'vitest'
import { typedPage } from '../rules/typed-paper.ts'
import { withoutSaidTwice } from './two-scripts.ts'

const wordsOf = (line: string): string =>
  withoutSaidTwice(typedPage(line))
    .words.map(({ text }) => text)
    .join(' ')

it('keeps a figure that stands but once, before both scripts of its unit', () => {
  expect(wordsOf('क्षेत्रफल / Area :  100 वर्ग गज / sq. yd.')).toContain('100')
  expect(wordsOf('प्लॉट नं. 14 / Plot No. 14')).toBe('Plot No. 14')
})
