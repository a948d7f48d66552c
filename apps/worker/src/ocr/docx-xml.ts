import { allMatches } from '../extract/all-matches.ts'
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** XML's escapes taken back. */
export function unescaped(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** A tag or a run of text of an XML part. */
export interface XmlPiece {
  kind: 'open' | 'close' | 'alone' | 'text'
  /** The tag's name with its prefix, '' for text. */
  name: string
  /** Text, or the tag's attributes as written. */
  text: string
}

/** The pieces of an XML part in their order; comments and declarations are left out. */
export function* xmlPieces(xml: string): Generator<XmlPiece> {
  const pieces = /<!--[\s\S]*?-->|<[!?][^>]*>|<(\/?)([\w:.-]+)((?:"[^"]*"|'[^']*'|[^>"'])*?)(\/?)>|([^<]+)/gu
  for (const [, slash, name, attributes = '', alone, text] of allMatches(xml, pieces)) {
    if (text !== undefined) yield { kind: 'text', name: '', text: unescaped(text) }
    else if (name !== undefined) yield { kind: slash ? 'close' : alone ? 'alone' : 'open', name, text: attributes }
  }
}

/** An attribute of a tag by its name with its prefix; '' where it has none. */
export function attribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'u').exec(attributes)
  return unescaped(found?.[1] ?? found?.[2] ?? '')
}

/** Whether a switch such as `<w:vanish/>` is on: it is unless its value says no. */
export const isOn = (attributes: string): boolean => !/^(?:0|false|off|none)$/u.test(attribute(attributes, 'w:val'))
