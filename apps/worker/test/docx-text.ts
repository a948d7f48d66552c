import { unzipSync } from 'fflate'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** A part of a DOCX as text; '' where there is none. */
export function partOf(docx: Uint8Array, path: string): string {
  const bytes = unzipSync(docx)[path]
  return bytes ? decoder.decode(bytes) : ''
}

/** Paths of the parts of a DOCX. */
export function partsOf(docx: Uint8Array): string[] {
  return Object.keys(unzipSync(docx))
}

/** The text of a DOCX's part as a reader sees it: a line for each paragraph. */
export function textOf(docx: Uint8Array, path = 'word/document.xml'): string {
  return partOf(docx, path)
    .replace(/<w:br\/>|<\/w:p>/g, '\n')
    .replace(/<w:tab\/>/g, '\t')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

/** The headings of a report in their order, without numbers. */
export function headingsOf(docx: Uint8Array): string[] {
  const paragraphs = partOf(docx, 'word/document.xml').match(/<w:p>.*?<\/w:p>/gs) ?? []
  return paragraphs
    .filter((paragraph) => paragraph.includes('w:val="Heading1"'))
    .map((paragraph) => paragraph.replace(/<[^>]*>/g, '').replace(/^\d+\. /, ''))
}

/** What is wrong with a part as XML 1.0: a character that it cannot hold, or tags that do not close; null when sound. */
export function xmlFault(xml: string): string | null {
  const bad = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/u.exec(xml)
  if (bad) return `character at ${bad.index}`
  const open: string[] = []
  for (const [, close, name = '', , empty] of xml.matchAll(/<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (empty) continue
    if (!close) open.push(name)
    else if (open.pop() !== name) return `</${name}>`
  }
  return open.length === 0 ? null : `<${open.at(-1)}> stays open`
}
