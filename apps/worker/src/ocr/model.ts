/** A rectangle as shares (0..1) of the upright page. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** How many degrees clockwise the page as stored must be turned to stand upright. */
export type Turn = 0 | 90 | 180 | 270

/** One word as read; every reader gives this shape, and extraction sees nothing else. */
export interface Word {
  text: string
  /** 0..1; 1 where the text was stored as text. */
  conf: number
  /** 1-based. */
  page: number
  /** Null where the paper has no fixed pages (docx, txt). */
  box: Box | null
  /** The same on the page made flat and level, where lines run straight: for layout. */
  level: Box | null
  /** Running number of the line within the page, as the reader saw it. */
  line: number
  /** Running number of the block or paragraph within the page. */
  block: number
  /** Column of the table row that this line is; absent outside tables. */
  cell?: number
  /** Height of the letters as a share of the page's height; 0 where unknown. */
  size: number
}

export interface Page {
  /** 1-based. */
  page: number
  /** Of the upright page, in points or pixels; 0 where the paper has no fixed pages. */
  width: number
  height: number
  turn: Turn
  source: 'text' | 'ocr'
  words: Word[]
}

/** A file that was read whole. */
export interface ReadFile {
  file: string
  sha256: string
  pages: Page[]
}
