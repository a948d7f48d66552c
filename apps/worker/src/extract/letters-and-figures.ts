/** Letters and figures of a text alone, in small ones: what two ways to print the same have in common. */
export const lettersAndFigures = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
