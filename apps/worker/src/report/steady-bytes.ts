import { type Zippable, unzipSync, zipSync } from 'fflate'

const BIRTH = /(<dcterms:(?:created|modified)[^>]*>)[^<]*(<)/g

/**
 * The same DOCX with fixed times, so that equal reports have equal bytes: `time` (ISO 8601) stands as its date, relationship
 * ids that docx draws by chance are numbered.
 */
export function steadyBytes(docx: Uint8Array, time: string): Uint8Array {
  const files = unzipSync(docx)
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  const names = new Map<string, string>()
  const relations = files['word/_rels/document.xml.rels']
  for (const [, id = ''] of decoder.decode(relations).matchAll(/\bId="([^"]+)"/g)) {
    if (!/^rId\d+$/.test(id)) names.set(id, `link${names.size + 1}`)
  }
  const steady = Object.entries(files).map(([path, bytes]) => {
    if (path === 'docProps/core.xml') return [path, encoder.encode(decoder.decode(bytes).replace(BIRTH, `$1${time}$2`))] as const
    if (path !== 'word/document.xml' && path !== 'word/_rels/document.xml.rels') return [path, bytes] as const
    const text = decoder.decode(bytes)
    return [path, encoder.encode([...names].reduce((done, [from, to]) => done.replaceAll(`"${from}"`, `"${to}"`), text))] as const
  })
  const mtime = new Date(1980, 0, 1, 12)
  const zippable: Zippable = Object.fromEntries(
    steady.map(([path, bytes]) => [path, [bytes, { mtime, level: path.startsWith('word/media/') ? 0 : 6 }]]),
  )
  return zipSync(zippable)
}
