import type { Chance } from './chance.ts'
import { encoded } from './encoded.ts'
import type { Press } from './make.ts'
import type { Printed } from './printed.ts'

/** What became of a paper on its way to the intake desk. */
export const wears = ['digital', 'text'] as const
export type Wear = (typeof wears)[number]

/** A file as it comes to the desk; `seen` is what stands on it beyond the paper's own text. */
export type MadeFile = { bytes: Uint8Array; extension: string; tags: string[]; seen?: string }

export type Making = { press: Press; html: string; print: Printed; chance: Chance }

/** How a paper comes to be in each wear. */
export const makers: Record<Wear, (making: Making) => Promise<MadeFile>> = {
  digital: ({ print }) => Promise.resolve({ bytes: print.pdf, extension: 'pdf', tags: ['digital'] }),
  text: ({ print, chance }) => {
    const { bytes, encoding } = encoded(print.text, chance)
    return Promise.resolve({ bytes, extension: chance.pick(['txt', 'text']), tags: ['text', encoding] })
  },
}
