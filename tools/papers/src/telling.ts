import type { Truth, Value } from './truth.ts'
import type { IntakeKey } from '@parakh/contracts'

/** Notes what a paper states while it is written: its truth comes from the writing itself. */
export class Telling {
  readonly #fields: Truth['fields'] = {}
  readonly #also: NonNullable<Truth['also']> = {}
  readonly #optional: NonNullable<Truth['optional']> = {}

  /**
   * A value as it stands on the page, escaped for HTML. What a careful clerk types is `value` (as printed unless given);
   * `also` are other wordings that are equally right. Said twice, the last word counts.
   */
  states(key: IntakeKey, printed: string, value: Value = printed, ...also: Value[]): string {
    this.#fields[key] = value
    if (also.length > 0) this.#also[key] = also
    return escaped(printed)
  }

  /** What may be typed or left empty: a listed value costs nothing. */
  allows(key: IntakeKey, ...values: Value[]): void {
    this.#optional[key] = [...(this.#optional[key] ?? []), ...values]
  }

  /** Everything that a paper says, for a writer that knows its truth as a whole. */
  tells({ fields, also = {}, optional = {} }: Truth): void {
    Object.assign(this.#fields, fields)
    Object.assign(this.#also, also)
    for (const key of Object.keys(optional) as IntakeKey[]) this.allows(key, ...(optional[key] ?? []))
  }

  /** What the paper says; a wording of nothing is left out. */
  truth(): Required<Truth> {
    const real = Object.entries(this.#optional).map(([key, values]) => [key, values.filter((value) => value.length > 0)] as const)
    const optional = Object.fromEntries(real.filter(([key, values]) => !(key in this.#fields) && values.length > 0))
    return { fields: this.#fields, also: this.#also, optional }
  }
}

/** Text as HTML shows it. */
export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
