import { decodeBytes } from './text-encoding.ts'

/** Headers that only the source of a mail has; a mail that was pasted as text begins with From and Subject alone. */
const sourceHeader = /^(?:mime-version|content-type|content-transfer-encoding|received|message-id|return-path|dkim-signature)$/u
const shownHeaders = ['From', 'To', 'Cc', 'Subject', 'Date'] as const
const headerLine = /^([!-9;-~]+):[ \t]*(.*)$/u
const deepestPart = 8

interface Part {
  headers: Map<string, string>
  body: string
}

/** The text of a file that may be the source of a mail (quoted-printable, base64, parts, HTML): what its reader sees. Any other text stays as it is. */
export function mailText(text: string): string {
  const mail = sourceOf(text)
  return mail ? wholeMail(mail, 0) : text
}

/** Whether a text, or its start, is the source of a mail. A last line that is cut is left out. */
export const isMailSource = (start: string): boolean => sourceOf(start.slice(0, start.lastIndexOf('\n') + 1)) !== null

function sourceOf(text: string): Part | null {
  const mail = partOf(text.replace(/^\s*(?:From [^\n]*\n)?/u, '').replace(/\r\n?/gu, '\n'))
  return mail && [...mail.headers.keys()].some((name) => sourceHeader.test(name)) ? mail : null
}

function wholeMail(mail: Part, depth: number): string {
  const head = shownHeaders.flatMap((name) => {
    const value = mail.headers.get(name.toLowerCase())
    return value ? [`${name}: ${decodedHeader(value)}`] : []
  })
  return `${head.join('\n')}\n\n${bodyText(mail, depth)}`
}

/** Headers and body; null where the text does not begin with headers. */
function partOf(text: string): Part | null {
  const headers = new Map<string, string>()
  const lines = text.split('\n')
  let last = ''
  let at = 0
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (line.trim() === '') break
    const [, name, value = ''] = headerLine.exec(line) ?? []
    if (name === undefined && (last === '' || !/^[ \t]/u.test(line))) return null
    if (name === undefined) headers.set(last, `${headers.get(last)} ${line.trim()}`)
    else {
      last = name.toLowerCase()
      if (!headers.has(last)) headers.set(last, value.trim())
    }
  }
  return headers.size === 0 ? null : { headers, body: lines.slice(at + 1).join('\n') }
}

function bodyText(part: Part, depth: number): string {
  const type = (part.headers.get('content-type') ?? 'text/plain').toLowerCase()
  if (type.startsWith('multipart/')) return partsText(part, type.startsWith('multipart/alternative'), depth)
  if (/^attachment/iu.test(part.headers.get('content-disposition') ?? '')) return ''
  if (type.startsWith('message/rfc822')) {
    const inner = depth < deepestPart ? partOf(decodedBody(part)) : null
    return inner ? wholeMail(inner, depth + 1) : ''
  }
  if (!type.startsWith('text/')) return ''
  const text = decodedBody(part)
  return type.startsWith('text/html') ? htmlText(text) : text
}

function partsText(part: Part, isAlternative: boolean, depth: number): string {
  const boundary = /boundary="?([^";\n]+)"?/iu.exec(part.headers.get('content-type') ?? '')?.[1]?.trim()
  if (!boundary || depth >= deepestPart) return ''
  const pieces = `\n${part.body}`.split(`\n--${boundary}`).slice(1)
  const texts = pieces
    .filter((piece) => !piece.startsWith('--'))
    .map((piece) => {
      const body = piece.slice(piece.indexOf('\n') + 1)
      // a part without headers begins with the blank line
      const inner = body.startsWith('\n') ? { headers: new Map<string, string>(), body: body.slice(1) } : partOf(body)
      return { isPlain: /^text\/plain|^$/iu.test(inner?.headers.get('content-type') ?? ''), text: inner ? bodyText(inner, depth + 1) : '' }
    })
    .filter(({ text }) => text.trim() !== '')
  if (!isAlternative) return texts.map(({ text }) => text).join('\n\n')
  return (texts.find(({ isPlain }) => isPlain) ?? texts[0])?.text ?? ''
}

function decodedBody({ headers, body }: Part): string {
  const coding = (headers.get('content-transfer-encoding') ?? '').trim().toLowerCase()
  const charset = /charset="?([^";\s]+)/iu.exec(headers.get('content-type') ?? '')?.[1]
  if (coding === 'base64') return decodeBytes(base64Bytes(body), charset)
  if (coding === 'quoted-printable') return decodeBytes(quotedBytes(body.replace(/=[ \t]*\n/gu, '')), charset)
  return body
}

const decodedHeader = (value: string): string =>
  value
    .replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/giu, '$1')
    .replace(/=\?([^?*]+)[^?]*\?([bq])\?([^?]*)\?=/giu, (_, charset: string, coding: string, text: string) =>
      decodeBytes(coding.toLowerCase() === 'b' ? base64Bytes(text) : quotedBytes(text.replaceAll('_', ' ')), charset),
    )

const base64Letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function base64Bytes(text: string): Uint8Array {
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const letter of text) {
    const value = base64Letters.indexOf(letter)
    if (value < 0) continue
    held = (held << 6) | value
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes.push((held >> bits) & 0xff)
    held &= (1 << bits) - 1
  }
  return Uint8Array.from(bytes)
}

/** Letters beyond one byte stand for themselves: the mail's text was decoded before. */
function quotedBytes(text: string): Uint8Array {
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    const hex = text[at] === '=' ? /^[0-9a-f]{2}/iu.exec(text.slice(at + 1, at + 3))?.[0] : undefined
    if (hex) {
      bytes.push(Number.parseInt(hex, 16))
      at += 2
    } else bytes.push(text.charCodeAt(at) & 0xff)
  }
  return Uint8Array.from(bytes)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', ndash: '–', mdash: '—' }

/** What a reader of an HTML mail sees, a line for each block, cells of a row apart by tabs. */
function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(style|script|head|title)\b[\s\S]*?<\/\1\s*>/giu, '')
    .replace(/\s+/gu, ' ')
    .replace(/<\/?(?:p|div|tr|table|li|ul|ol|h[1-6]|blockquote|br|hr)\b[^>]*>/giu, '\n')
    .replace(/<\/t[dh]\s*>/giu, '\t')
    .replace(/<[^>]+>/gu, '')
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/giu, (whole, name: string) => {
      if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
      const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/[ \t]*\n[ \t]*/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
}
