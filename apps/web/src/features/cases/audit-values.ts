import {
  agentFields,
  drafterFields,
  fieldOf,
  formatValue,
  intakeFields,
  type AuditEntry,
  type Field,
  type FieldValue,
} from '@parakh/contracts'

const USER_ID = /^[0-9a-f]{24}$/i

/** Whether a value looks like a user's id (spec §9). */
export const looksLikeUserId = (value: unknown): value is string => typeof value === 'string' && USER_ID.test(value)

const fieldNamed = (key: string): Field | undefined =>
  fieldOf<string>(agentFields, key) ?? fieldOf<string>(drafterFields, key) ?? fieldOf<string>(intakeFields, key)

/** What people read for a changed key: a field's label, else the key's words. */
export const attributeLabel = (key: string): string => {
  const [, last = key] = /([^.]+)$/.exec(key) ?? []
  const words = last.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`).replaceAll('_', ' ')
  return fieldNamed(last)?.label ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The rows of an entry's attributes in the order of its keys. */
export const attributesOf = ({
  keys,
  changes = {},
}: AuditEntry): { key: string; label: string; old: unknown; new: unknown; isKnown: boolean }[] => {
  const all = [...new Set([...keys, ...Object.keys(changes)])]
  return all.map((key) => ({ key, label: attributeLabel(key), old: changes[key]?.old, new: changes[key]?.new, isKnown: key in changes }))
}

const isFieldValue = (value: unknown): value is FieldValue =>
  typeof value === 'string' || typeof value === 'number' || (Array.isArray(value) && value.every((item) => typeof item === 'string'))

/** A changed value as text: as its field prints it, objects as `name: value` pairs; '' for none. */
export const valueText = (key: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return ''
  const field = fieldNamed(key)
  if (field && isFieldValue(value)) return formatValue(field, value)
  if (Array.isArray(value)) return value.map((item) => valueText('', item)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${attributeLabel(name)}: ${valueText(name, part) || '—'}`)
      .join(' · ')
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
