/** "*Owner:* Asha", "**Flat 3A**", "_urgent_": how chats and mails mark what is bold or slanted. A product, a note's star and a line to write on have none at their other end. */
const starred = /(?<![\p{L}\p{M}\d*)])(\*{1,2})(?![\s*])([^*\n\t]{1,120}?)(?:(?<![\s*])\1(?![\p{L}\p{M}\d*(])|\s\1(?=\s?[:–=-]))/gu
const underscored = /(?<![\p{L}\p{M}\d_])_(?![\s_])([^_\n\t]{1,120}?)(?<![\s_])_(?![\p{L}\p{M}\d_])/gu

/** Lines without the signs that mark words in them. */
export const withoutEmphasis = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(starred, '$2').replace(underscored, '$1'))
