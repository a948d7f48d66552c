import { mailText } from './mail-text.ts'
import { decodeBytes } from './text-encoding.ts'

/** The text of a txt file in UTF-8, UTF-16 (either order) or cp1252, with or without byte order mark, which is dropped; of a mail's source what its reader sees. */
export function decodeText(bytes: Uint8Array): string {
  return mailText(decodeBytes(bytes))
}
