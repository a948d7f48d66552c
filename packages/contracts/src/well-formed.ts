import { z } from 'zod'

const ask = 'Remove the broken character and type it again.'

/** A text without half of a pair of code units: UTF-8 has no such thing, so another text than the one sent would be stored. */
export const wellFormed = <Text extends z.ZodType<string>>(text: Text): Text => text.refine((given) => given.isWellFormed(), ask)
