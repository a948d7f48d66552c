import { docxPictures, limits } from '@parakh/contracts'
import type { DocumentSource } from './page-picture.ts'

/** The bytes of a document, of this computer or the server's. Throws where it cannot be fetched. */
export const bytesOf = async (source: DocumentSource): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (typeof source === 'string' ? await fetched(source) : source).arrayBuffer())

/** A picture in a Word file by the number that evidence gives it: the text is page 1, the pictures follow (`docxPictures`). Throws where there is none. */
export const docxPicture = async (source: DocumentSource, page: number): Promise<Blob> => {
  const { unzipSync } = await import('fflate')
  const bytes = await bytesOf(source)
  const paths: string[] = []
  unzipSync(bytes, { filter: ({ name }) => paths.push(name) < 0 })
  const path = docxPictures(paths)[page - 2]
  const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => name === path && originalSize <= limits.ocr.unpackedBytes })
  const picture = path === undefined ? undefined : parts[path]
  if (!picture) throw new Error('The document has no such picture.')
  return new Blob([picture.slice()])
}

const fetched = async (url: string): Promise<Response> => {
  const reply = await fetch(url)
  if (!reply.ok) throw new Error('The document could not be fetched.')
  return reply
}
