import {
  type CatalogueName,
  type Field,
  type FieldValue,
  type FieldValues,
  type ReportInput,
  type Valuation,
  catalogues,
  fieldOf,
  formatValue,
  isFilled,
  valuationOf,
} from '@parakh/contracts'
import { cleanText } from './clean-text.ts'
import type { Pair } from './section.ts'

/** A field by its catalogue and key. */
export type FieldRef = readonly [catalogue: CatalogueName, key: string]

/**
 * The filled fields of a case, formatted for print, and a record of which of them were printed: whatever no section asked
 * for is found by `rest`, so that a new row of a catalogue reaches the report by itself.
 */
export class Sheet {
  readonly input: ReportInput
  readonly sums: Valuation
  private readonly values: Record<CatalogueName, FieldValues>
  private readonly printed = new Set<string>()

  constructor(input: ReportInput) {
    const { intake, site, drafter } = input
    const location = site.location && { latitude: site.location.lat, longitude: site.location.lng }
    this.input = input
    this.values = {
      intake: intake.fields,
      agent: { ...site.fields, ...location, ...(site.landmark === null ? {} : { landmark: site.landmark }) },
      drafter: drafter.fields,
    }
    this.sums = valuationOf(this.values.drafter, this.values.agent, this.values.intake)
  }

  /** The wire value; undefined when not filled. */
  raw(catalogue: CatalogueName, key: string): FieldValue | undefined {
    const value = Object.hasOwn(this.values[catalogue], key) ? this.values[catalogue][key] : undefined
    return isFilled(value) ? value : undefined
  }

  /** The value as printed, '' when not filled; does not count as printed. */
  peek(catalogue: CatalogueName, key: string): string {
    const field = fieldOf(catalogues[catalogue], key)
    const value = this.raw(catalogue, key)
    if (field === undefined || value === undefined) return ''
    return cleanText(formatValue(field, value))
  }

  /** The value as printed, '' when not filled; counts as printed. */
  take(catalogue: CatalogueName, key: string): string {
    this.mark(catalogue, [key])
    return this.peek(catalogue, key)
  }

  /** Counts fields as printed. */
  mark(catalogue: CatalogueName, keys: readonly string[]): void {
    for (const key of keys) this.printed.add(`${catalogue} ${key}`)
  }

  /** Labelled values of the filled ones among these fields that are not printed yet; a label of its own where one is given. */
  pairs(refs: readonly (FieldRef | readonly [...FieldRef, string])[]): Pair[] {
    return refs.flatMap(([catalogue, key, label]) => {
      const field = fieldOf(catalogues[catalogue], key)
      return field && !this.printed.has(`${catalogue} ${key}`) ? this.pair(catalogue, field, label) : []
    })
  }

  /** Labelled values of what is filled in these groups and not printed yet; without groups, of everything left. */
  rest(groups?: Partial<Record<CatalogueName, readonly string[]>>): Pair[] {
    return (Object.keys(catalogues) as CatalogueName[]).flatMap((name) => {
      const wanted: readonly Field[] = catalogues[name].filter((field) => !groups || groups[name]?.includes(field.group))
      return this.pairs(wanted.map((field) => [name, field.key] as const))
    })
  }

  private pair(catalogue: CatalogueName, field: Field, label = field.label): Pair[] {
    const value = this.take(catalogue, field.key)
    return value === '' ? [] : [{ label, value }]
  }
}
