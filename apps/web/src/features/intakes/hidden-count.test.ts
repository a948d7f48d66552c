import { expect, it } from 'vitest'
import { hiddenText } from './hidden-count.ts'

it.each([
  ['3', '15', '12 hidden by Open only'],
  ['0', '1', '1 hidden by Open only'],
  ['15', '15', null],
  ['250', '1000+', 'More are hidden by Open only'],
  ['1000+', '1000+', null],
  [null, '15', null],
  ['3', undefined, null],
])('%s shown of %s: %s', (shown, all, text) => expect(hiddenText(shown, all)).toBe(text))
