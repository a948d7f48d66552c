import type { FieldKind, ValueRules } from './kinds.ts'
import type { InputMode } from './patterns.ts'

/** One row of a catalogue: all that is known about one field. */
export interface Field<K extends string = string> extends ValueRules {
  key: K
  label: string
  group: string
  kind: FieldKind
  /** Needed for the final submit of the catalogue's role (spec §5). */
  required?: true
  /** Filled by the program, never typed. */
  readOnly?: true
  /** Value on a new record (spec §3). */
  initial?: string | readonly string[]
  /** Shown in the empty control: a text, or a setting known at run time. */
  placeholder?: string | { setting: SettingName }
  inputMode?: InputMode
  /** Names of the field on papers, English and Hindi. */
  aliases?: readonly string[]
  /** Among the main fields of the intake form (spec §2). */
  main?: true
}

export type SettingName = 'agency_name'
export type Catalogue<K extends string = string> = readonly Field<K>[]
export type KeyOf<C extends Catalogue> = C[number]['key']

/** A catalogue from its rows, keys kept as literal types; `aliases` are joined to the rows by key. */
export const defineCatalogue = <const K extends string>(
  rows: readonly Field<K>[],
  aliases: { readonly [key in NoInfer<K>]?: readonly string[] } = {},
): Catalogue<K> => rows.map((row) => ({ ...row, aliases: [...(row.aliases ?? []), ...(aliases[row.key] ?? [])] }))
