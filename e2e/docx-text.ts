import { strFromU8, unzipSync } from 'fflate'

const unescape = (xml: string): string =>
  xml
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&')

/** Everything that a Word file prints: body, headers and footers, a line a paragraph. */
export const docxText = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(new Uint8Array(bytes)))
    .filter(([name]) => /^word\/(document|header\d*|footer\d*)\.xml$/.test(name))
    .map(([, part]) =>
      unescape(
        strFromU8(part)
          .replace(/<\/w:p>/g, '\n')
          .replace(/<w:tab\/>/g, '\t')
          .replace(/ string="([^"]*)"/g, '>$1<')
          .replace(/<[^>]+>/g, ''),
      ),
    )
    .join('\n')
