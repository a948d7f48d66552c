/** One labelled value; both printed as they are. */
export interface Pair {
  label: string
  value: string
}

export type Tone = 'good' | 'bad' | 'quiet'

export interface Cell {
  text: string
  bold?: boolean
  tone?: Tone
  /** columns that it takes */
  span?: number
}

export interface Column {
  title: string
  /** share of the width; the shares of a grid are taken relative to each other */
  share: number
  align?: 'start' | 'end' | 'center'
  /** the shaded column that names the rows */
  names?: true
}

export interface Row {
  cells: (string | Cell)[]
  /** a sum or a result, set off from the rows above */
  total?: boolean
}

/** A photo as it is printed: its bytes are found by `fileId`. */
export interface Photo {
  fileId: string
  caption: string
  detail: string
}

/** What sections are made of; how each looks is in blocks.ts. A block without content prints nothing. */
export type Block =
  | { block: 'pairs'; rows: Pair[] }
  | { block: 'grid'; columns: Column[]; rows: Row[] }
  | { block: 'prose'; title: string; text: string }
  | { block: 'note'; text: string }
  | { block: 'sum'; label: string; amount: string; words: string }
  | { block: 'items'; items: string[]; together?: true }
  | { block: 'signatures'; people: { role: string; name: string }[]; place: string; date: string }
  | { block: 'photos'; photos: Photo[] }
  | { block: 'link'; label: string; url: string }

/** A section of the report; one without content prints no heading. */
export interface Section {
  heading: string
  blocks: Block[]
  /** starts on a new page */
  newPage?: boolean
}

/** Whether a block prints anything. */
export function hasContent(block: Block): boolean {
  switch (block.block) {
    case 'pairs':
    case 'grid':
      return block.rows.length > 0
    case 'items':
      return block.items.length > 0
    case 'photos':
      return block.photos.length > 0
    case 'prose':
    case 'note':
      return block.text !== ''
    case 'sum':
      return block.amount !== ''
    case 'signatures':
    case 'link':
      return true
  }
}
