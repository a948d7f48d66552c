import { describe, expect, test } from 'vitest'
import { mergeAutofill, overallConfidence } from './autofill.ts'
import { defineCatalogue } from './catalogue.ts'
import { checkFields, patchSchema } from './checked-fields.ts'
import { catalogues, defaultsOf, fieldOf, groupsOf, labelOf, missingRequired } from './derive.ts'
import { controlOf, formatValue, inputText, parseText } from './field.ts'
import { matchField, matchPrinted } from './matching.ts'

// one row more, as somebody would add it
const row = {
  key: 'road_tax_paid_upto',
  label: 'Road Tax Paid Up To',
  group: 'Dues',
  kind: 'date',
  required: true,
  initial: '2026-04-01',
  aliases: ['Road tax valid till', 'सड़क कर'],
} as const

describe.each(Object.entries(catalogues))('one row more in the %s catalogue', (_, catalogue) => {
  const grown = [...catalogue, ...defineCatalogue([row])]
  const field = fieldOf(grown, row.key)

  test('reaches the forms: group, control, text typed and shown', () => {
    expect(groupsOf(grown).at(-1)).toMatchObject({ name: 'Dues', fields: [{ key: row.key }] })
    if (!field) throw new Error('the row is not found by its key')
    expect(controlOf(field)).toBe('date')
    expect(parseText(field, '21-11-2026')).toEqual({ value: '2026-11-21' })
    expect(inputText(field, '2026-11-21')).toBe('2026-11-21')
  })

  test('reaches validation and required-field gates', () => {
    expect(checkFields(grown, { [row.key]: '2026-11-21' })).toMatchObject({ values: { [row.key]: '2026-11-21' }, problems: [] })
    expect(checkFields(grown, { [row.key]: '2026-02-30' }).problems).toMatchObject([{ key: row.key, label: row.label }])
    expect(patchSchema(grown).safeParse({ [row.key]: '2026-02-30' }).success).toBe(false)
    expect(missingRequired(grown, {}).map(({ key }) => key)).toContain(row.key)
    expect(defaultsOf(grown)[row.key]).toBe('2026-04-01')
  })

  test('reaches autofill by its key, label and aliases', () => {
    for (const name of [row.key, row.label, 'ROAD TAX VALID TILL:', 'सड़क कर']) expect(matchField(grown, name)?.key).toBe(row.key)
    expect(matchPrinted(grown, 'Road tax va1id till')?.key).toBe(row.key)
    const read = { value: '2026-11-21', conf: 0.8, source: 'ocr' }
    expect(mergeAutofill(grown, { values: {}, meta: {} }, { [row.label]: read }).values[row.key]).toBe('2026-11-21')
  })

  test('reaches panels, audit labels and the report', () => {
    expect(labelOf(grown, row.key)).toBe(row.label)
    expect(overallConfidence({ [row.key]: '2026-11-21' }, { [row.key]: { conf: 0.5 } })).toBe(0.5)
    if (field) expect(formatValue(field, '2026-11-21')).toBe('21-11-2026')
  })
})
