import { describe, expect, it } from 'vitest'
import { intakeFields } from '@parakh/contracts'
import { tight } from './score/normal.ts'
import { writePaper } from './printed.ts'
import { paperKinds } from './style.ts'
import { calibrationStyles, seenStyles, stylesNamed, unseenStyles } from './styles.ts'

/** Fields that every drafter prints as they are, however he writes areas, dates and sides. */
const printedKeys = [
  'application_number',
  'sanction_approval_no',
  'pincode',
  'contact_number',
  'applicant_name',
  'co_applicant_name',
  'property_owner_name',
] as const

const all = [...seenStyles, ...calibrationStyles, ...unseenStyles]
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

  it.each(paperKinds)('prints in the %s the numbers and names that its truth tells', (kind) => {
    for (const number of [5, 77]) {
      const { html, truth } = writePaper(style, kind, number)
      const printed = tight(html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ' '))
      const told = printedKeys.flatMap((key) => [truth.fields[key] ?? []].flat())
      expect(told.filter((value) => value.split(/\s+/).some((word) => !printed.includes(tight(word))))).toEqual([])
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
