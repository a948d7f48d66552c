import { isMailSource, type FileKind } from '@parakh/contracts'
import { fileTypeFromBuffer } from 'file-type'

/** What the first bytes of a file say: a kind, 'zip' for what may be a DOCX, null for what is not accepted anywhere. */
export type Sniffed = FileKind | 'zip' | null

const kinds: Partial<Record<string, Sniffed>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'zip',
}

/** The kind of a file by its first bytes, never by its name (design §3, Uploads). */
export const sniff = async (head: Uint8Array): Promise<Sniffed> => {
  const found = kinds[(await fileTypeFromBuffer(head))?.mime ?? '']
  if (found) return found
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, 1_024)).toString('latin1')
  if (start.startsWith('PK\x03\x04')) return 'zip'
  // readers accept a few bytes before the header
  if (start.includes('%PDF-')) return 'pdf'
  return isPlainText(head) && !isMarkup(head) ? 'txt' : null
}

const utf16 = (bytes: Uint8Array): boolean => (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)

/** Whether bytes may be text: none of the control characters that only binary files hold, or UTF-16. */
export const isPlainText = (bytes: Uint8Array, start: Uint8Array = bytes): boolean =>
  utf16(start) || looksUtf16(start) || !bytes.some(isBinary)

const isBinary = (byte: number): boolean =>
  byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d && byte !== 0x1b && byte !== 0x1a

// UTF-16 without its mark: every other byte of Latin text is 0
const looksUtf16 = (bytes: Uint8Array): boolean => {
  const pairs = Math.min(bytes.length, 512) >> 1
  if (pairs < 2 || bytes.length % 2 !== 0) return false
  let even = 0
  let odd = 0
  for (let i = 0; i < pairs; i += 1) {
    if (bytes[2 * i] === 0) even += 1
    if (bytes[2 * i + 1] === 0) odd += 1
  }
  return Math.max(even, odd) > pairs * 0.6 && Math.min(even, odd) === 0
}

const markup = /^\s*(<\s*[!?a-z][^>]*>|<!--|<\?xml|\{\\rtf|%!ps|#!)/i

/** HTML, SVG, XML, RTF, PostScript and scripts are not text for us (design §3, Uploads). */
const isMarkup = (bytes: Uint8Array): boolean => {
  const encoding = utf16(bytes)
    ? bytes[0] === 0xff
      ? 'utf-16le'
      : 'utf-16be'
    : looksUtf16(bytes)
      ? bytes[0] === 0
        ? 'utf-16be'
        : 'utf-16le'
      : 'utf-8'
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, 4_096))
  // the source of a mail may hold its text as HTML; it is kept and served as plain text
  return markup.test(text) || (/<(!doctype\s+html|html|svg|script|body|head)[\s>]/i.test(text) && !isMailSource(text))
}
