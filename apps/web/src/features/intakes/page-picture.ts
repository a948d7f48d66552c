import { imageKinds, type FileKind } from '@parakh/contracts'
import { docxPicture } from './docx-picture.ts'

/** A page that a canvas can draw: what to draw and its size in pixels, before the turn that makes it upright. */
export type PagePicture = { source: CanvasImageSource; width: number; height: number }

/** Whether a document of this kind has pages that can be drawn. */
export const hasPictures = (kind: FileKind): boolean => imageKinds.includes(kind) || kind === 'pdf'

/** A document: a file of this computer, or the address of one that the server has. */
export type DocumentSource = File | string

/** Draws a page of a document, at least `leastPx` wide if it is drawn and not a picture. Throws where the document cannot be read. */
export const openPage = async (source: DocumentSource, kind: FileKind, page: number, leastPx: number): Promise<PagePicture> => {
  if (kind === 'docx') return openPicture(new File([await docxPicture(source, page)], 'picture'))
  if (kind !== 'pdf') return openPicture(source)
  const { drawPdfPage } = await import('./pdf-page.ts')
  return drawPdfPage(source, page, leastPx)
}

const openPicture = async (source: DocumentSource): Promise<PagePicture> => {
  const url = typeof source === 'string' ? source : URL.createObjectURL(source)
  const picture = new Image()
  picture.src = url
  await picture.decode().finally(() => typeof source !== 'string' && URL.revokeObjectURL(url))
  return { source: picture, width: picture.naturalWidth, height: picture.naturalHeight }
}
