import tesseract from 'tesseract.js'

/** A word as Tesseract gives it, in pixels of the picture that it was given. */
export interface RawWord {
  text: string
  /** 0..1 */
  conf: number
  left: number
  top: number
  right: number
  bottom: number
  line: number
  block: number
}

/** What a picture shows: a page with an order of its own, or one line of text. */
export type PictureLayout = 'page' | 'line'

export interface Recogniser {
  languages: string
  /** Reads a picture in PBM or PGM; `dpi` may be a guess by the letters' height. */
  read: (picture: Buffer, dpi: number, layout?: PictureLayout) => Promise<RawWord[]>
  close: () => Promise<void>
}

/** Where Tesseract's data lies: `<folder>/<language>.traineddata`, with `.gz` when gzipped. */
export interface TessData {
  folder: string
  gzip: boolean
}

/** Tesseract's page segmentation modes. */
const segmentation: Record<PictureLayout, string> = { page: '3', line: '7' }
/**
 * Whether a line in doubt is read once more with black and white exchanged: not on a page, whose light print on dark bands is turned dark before
 * (`light-print.ts`), and whose worn lines would all be read twice; a line by itself may be what such a band left.
 */
const looksForLight: Record<PictureLayout, string> = { page: '0', line: '1' }

/** A warm Tesseract for `languages` ('eng', 'eng+hin'); its data comes from the folder, never from the network. */
export async function startRecogniser(languages: string, data: TessData): Promise<Recogniser> {
  const worker = await tesseract.createWorker(languages, tesseract.OEM.LSTM_ONLY, {
    langPath: data.folder,
    gzip: data.gzip,
    cacheMethod: 'none',
    // Without it a picture that cannot be read ends the process, though the rejection is caught.
    errorHandler: () => undefined,
  })
  await worker.setParameters({ tessedit_pageseg_mode: segmentation.page as tesseract.PSM })
  return {
    languages,
    read: async (picture, dpi, layout = 'page') => {
      const options = {
        user_defined_dpi: String(Math.round(dpi)),
        tessedit_pageseg_mode: segmentation[layout],
        tessedit_do_invert: looksForLight[layout],
      } as Partial<tesseract.RecognizeOptions>
      const { data: page } = await worker.recognize(picture, options, { blocks: true, text: false })
      return rawWords(page.blocks ?? [])
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

function rawWords(blocks: readonly tesseract.Block[]): RawWord[] {
  const words: RawWord[] = []
  let line = 0
  blocks.forEach((block, blockNumber) => {
    for (const paragraph of block.paragraphs) {
      for (const { words: found } of paragraph.lines) {
        for (const { text, confidence, bbox } of found) {
          if (text.trim() === '') continue
          const sides = { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 }
          words.push({ text, conf: Math.min(1, Math.max(0, confidence / 100)), ...sides, line, block: blockNumber })
        }
        line += 1
      }
    }
  })
  return words
}
