import { latinDigits } from './writing.ts'

export type InputMode = 'text' | 'numeric' | 'decimal' | 'tel'

interface Pattern {
  regex: RegExp
  inputMode: InputMode
  ask: string
  /** Takes out what people write between the characters. */
  tidy: (text: string) => string
}

/** Shapes of single-line texts. */
export const patterns = {
  pincode: {
    regex: /^[1-9][0-9]{5}$/,
    inputMode: 'numeric',
    ask: 'Enter a PIN code of six digits that does not start with 0.',
    tidy: (text) => latinDigits(text).replace(/[\s-]/g, ''),
  },
} as const satisfies Record<string, Pattern>
export type PatternName = keyof typeof patterns

/** Whether a value is a PIN code: six digits, the first not 0 (domain §3). */
export const isPincode = (value: unknown): value is string => typeof value === 'string' && patterns.pincode.regex.test(value)
