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
  /** Reads a picture in PBM or SPIX; `dpi` may be a guess by the letters' height. */
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
      const { data: page } = await worker.recognize(picture, options, { tsv: true, text: false })
      return rawWords(page.tsv ?? '')
    },
    close: async () => {
      await worker.terminate()
    },
  }
}

/** Rows of Tesseract's table of words: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
const wordLevel = '5'

/** The words of Tesseract's table, which is much smaller than its tree of blocks with every letter's rivals. */
export function rawWords(tsv: string): RawWord[] {
  const words: RawWord[] = []
  let [line, lastLine] = [-1, '']
  let [blockNumber, lastBlock] = [-1, '']
  for (const row of tsv.split('\n')) {
    const [level, , block = '', paragraph, lineOfIt, , left, top, width, height, confidence, text = ''] = row.split('\t')
    if (level !== wordLevel || text.trim() === '') continue
    const place = [block, paragraph, lineOfIt].join()
    if (place !== lastLine) [line, lastLine] = [line + 1, place]
    if (block !== lastBlock) [blockNumber, lastBlock] = [blockNumber + 1, block]
    const [x, y] = [Number(left), Number(top)]
    words.push({
      // Tesseract may put a blank before a word
      text: text.trim(),
      conf: Math.min(1, Math.max(0, Math.floor(Number(confidence)) / 100)),
      left: x,
      right: x + Number(width),
      top: y,
      bottom: y + Number(height),
      line,
      block: blockNumber,
    })
  }
  return words
}
