import { describe, expect, it } from 'vitest'
import { intakeFields } from '@parakh/contracts'
import { writePaper } from './printed.ts'
import { paperKinds } from './style.ts'
import { seenStyles, stylesNamed, unseenStyles } from './styles.ts'

const all = [...seenStyles, ...unseenStyles]
const keys = new Set<string>(intakeFields.map(({ key }) => key))

describe.each(all.map((style) => [style.name, style] as const))('the style %s', (_name, style) => {
  it.each(paperKinds)('writes the same %s again, with a truth of known keys that do not contradict each other', (kind) => {
    for (const number of [11, 208, 3_007]) {
      const { html, truth } = writePaper(style, kind, number)
      expect(writePaper(style, kind, number)).toEqual({ kind, style: style.name, html, truth })
      expect(Object.keys(truth.fields).length).toBeGreaterThan(2)
      expect([...Object.keys(truth.fields), ...Object.keys(truth.optional)].filter((key) => !keys.has(key))).toEqual([])
      expect(Object.keys(truth.optional).filter((key) => key in truth.fields)).toEqual([])
      expect(Object.values(truth.fields).filter((value) => value.length === 0)).toEqual([])
    }
  })

  it('says other things of another property', () => {
    expect(writePaper(style, 'sale deed', 1).truth.fields).not.toEqual(writePaper(style, 'sale deed', 2).truth.fields)
  })
})

it('keeps the names of styles apart, so that none is both seen and unseen', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  expect(stylesNamed('office,clerk').map(({ name }) => name)).toEqual(['office', 'clerk'])
  expect(() => stylesNamed('nobody')).toThrow('No style is called nobody')
})
