/** A grey picture: one byte a pixel, 0 black, rows from the top. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

/** A one-bit picture kept as bytes: 1 is ink. */
export interface Ink {
  data: Uint8Array
  width: number
  height: number
}

/** Side of the squares that the paper's brightness is taken of, in pixels of a page at the usual resolution. */
export const usualTile = 16
/** The paper is about as bright as the brightest eighth of a tile's pixels. */
const paperRank = 0.88
const paperLevels = 64

/** A value for each of the rectangles of `wide` × `high` pixels that a picture is cut into. */
export interface Tiles {
  data: Float32Array
  columns: number
  rows: number
  wide: number
  high: number
}

/** How bright the paper is in each of the rectangles that a picture is cut into. */
export function paperOfTiles(picture: Grey, wide: number, high = wide): Tiles {
  const columns = Math.max(1, Math.ceil(picture.width / wide))
  const rows = Math.max(1, Math.ceil(picture.height / high))
  const paper = new Float32Array(columns * rows)
  const counts = new Uint32Array(paperLevels)
  const { data, width, height } = picture
  // every other pixel of large tiles tells as much as all of them
  const [across, down] = [wide >= 12 ? 2 : 1, high >= 12 ? 2 : 1]
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0)
      const bottom = Math.min(height, (row + 1) * high)
      const right = Math.min(width, (column + 1) * wide)
      let total = 0
      for (let y = row * high; y < bottom; y += down) {
        for (let i = y * width + column * wide; i < y * width + right; i += across) {
          counts[data[i]! >> 2]! += 1
          total += 1
        }
      }
      let seen = 0
      let level = 0
      while (level < paperLevels - 1 && (seen += counts[level]!) < total * paperRank) level += 1
      paper[row * columns + column] = level * 4 + 2
    }
  }
  return { data: paper, columns, rows, wide, high }
}

const neighbours = 2
const brightRank = 0.7

/** For each tile the level that this share of its neighbours do not exceed; `paperOfTiles` knows so many levels. */
function brighterOf({ data, columns, rows }: Tiles): Uint8Array {
  const out = new Uint8Array(data.length)
  const counts = new Uint32Array(paperLevels)
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [Math.max(0, row - neighbours), Math.min(rows - 1, row + neighbours)]
    let total = 0
    const count = (column: number, by: 1 | -1): void => {
      if (column < 0 || column >= columns) return
      for (let y = top; y <= bottom; y += 1) counts[(data[y * columns + column]! - 2) / 4]! += by
      total += by * (bottom - top + 1)
    }
    counts.fill(0)
    for (let column = 0; column < neighbours; column += 1) count(column, 1)
    for (let column = 0; column < columns; column += 1) {
      count(column + neighbours, 1)
      count(column - neighbours - 1, -1)
      const rank = Math.floor(total * brightRank)
      let level = 0
      for (let seen = counts[0]!; seen <= rank; seen += counts[level]!) level += 1
      out[row * columns + column] = level
    }
  }
  return out
}

/** The brighter of the neighbours, then their mean: a tile full of ink takes the paper around it. */
function smoothed(tiles: Tiles): Float32Array {
  const { columns, rows } = tiles
  const bright = brighterOf(tiles)
  const out = new Float32Array(bright.length)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let [sum, count] = [0, 0]
      for (let y = Math.max(0, row - neighbours); y <= Math.min(rows - 1, row + neighbours); y += 1) {
        for (let x = Math.max(0, column - neighbours); x <= Math.min(columns - 1, column + neighbours); x += 1) {
          sum += bright[y * columns + x]! * 4 + 2
          count += 1
        }
      }
      out[row * columns + column] = sum / count
    }
  }
  return out
}

/** Where each pixel of a side lies between the middles of its two nearest tiles. */
function between(length: number, tiles: number, tile: number): { before: Uint32Array; share: Float32Array } {
  const before = new Uint32Array(length)
  const share = new Float32Array(length)
  for (let i = 0; i < length; i += 1) {
    const at = Math.min(tiles - 1, Math.max(0, (i + 0.5) / tile - 0.5))
    before[i] = Math.floor(at)
    share[i] = at - Math.floor(at)
  }
  return { before, share }
}

const darkestPaper = 24

/** Divides by the local paper: shadows, yellowing and uneven light go, ink stays dark on 255. `tile` shrinks with the picture. */
export function levelled(picture: Grey, tile = usualTile): Grey {
  const tiles = paperOfTiles(picture, tile)
  const lift = smoothed(tiles).map((paper) => white / Math.max(darkestPaper, paper))
  return lit(picture, { ...tiles, data: lift })
}

const white = 255

/** A picture as bright as its tiles say, from the middle of one to that of the next. */
export function lit({ width, height, data }: Grey, { data: lift, columns, rows, wide, high }: Tiles): Grey {
  const { before, share } = between(width, columns, wide)
  const down = between(height, rows, high)
  const out = new Uint8Array(width * height)
  const band = new Float32Array(columns + 1)
  for (let y = 0; y < height; y += 1) {
    const upper = down.before[y]! * columns
    const lower = Math.min(rows - 1, down.before[y]! + 1) * columns
    for (let column = 0; column < columns; column += 1) {
      band[column] = lift[upper + column]! + (lift[lower + column]! - lift[upper + column]!) * down.share[y]!
    }
    band[columns] = band[columns - 1]!
    const row = y * width
    for (let x = 0; x < width;) {
      const column = before[x]!
      const left = band[column]!
      const step = band[column + 1]! - left
      for (; x < width && before[x] === column; x += 1) {
        const value = data[row + x]! * (left + step * share[x]!)
        out[row + x] = value > white ? white : value
      }
    }
  }
  return { data: out, width, height }
}

/** How many pixels there are of each grey; of every third row, which tells as much as all. */
function greysOf({ data, width, height }: Grey): { counts: Uint32Array; total: number } {
  const counts = new Uint32Array(256)
  let total = 0
  for (let y = 0; y < height; y += 3) {
    for (let i = y * width; i < (y + 1) * width; i += 1) counts[data[i]!]! += 1
    total += width
  }
  return { counts, total }
}

/** The level that parts ink from paper best (Otsu), kept within what a levelled page can sensibly have. */
export function inkLevel(picture: Grey): number {
  const { counts, total } = greysOf(picture)
  const sum = counts.reduce((all, count, level) => all + level * count, 0)
  let best = 0
  let level = 160
  let below = 0
  let belowSum = 0
  for (let at = 0; at < 255; at += 1) {
    below += counts[at]!
    belowSum += at * counts[at]!
    if (below === 0 || below === total) continue
    const apart = belowSum / below - (sum - belowSum) / (total - below)
    const variance = below * (total - below) * apart * apart
    if (variance > best) {
      best = variance
      level = at
    }
  }
  return Math.min(205, Math.max(110, level))
}

/** Ink where the picture is at most `level`. */
export function inked(picture: Grey, level: number): Ink {
  const { data: greys } = picture
  const data = new Uint8Array(greys.length)
  // whole numbers compare faster
  const palest = Math.floor(level)
  for (let i = 0; i < data.length; i += 1) if (greys[i]! <= palest) data[i] = 1
  return { data, width: picture.width, height: picture.height }
}

/** A rectangle of a picture, as far as it lies inside. */
export function cropped({ data, width, height }: Grey, left: number, top: number, wide: number, high: number): Grey {
  const [x0, y0] = [Math.max(0, Math.round(left)), Math.max(0, Math.round(top))]
  const [x1, y1] = [Math.min(width, Math.round(left + wide)), Math.min(height, Math.round(top + high))]
  const out = new Uint8Array((x1 - x0) * (y1 - y0))
  for (let y = y0; y < y1; y += 1) out.set(data.subarray(y * width + x0, y * width + x1), (y - y0) * (x1 - x0))
  return { data: out, width: x1 - x0, height: y1 - y0 }
}

/** The `rows` rows of a picture that hold the most ink. */
export function bandOf(ink: Ink, rows: number): Ink {
  const { data, width, height } = ink
  const high = Math.min(rows, height)
  const inkOfRows = Array.from({ length: height }, (_, y) => {
    let count = 0
    for (let i = y * width; i < (y + 1) * width; i += 1) count += data[i]!
    return count
  })
  let sum = inkOfRows.slice(0, high).reduce((all, count) => all + count, 0)
  let [most, top] = [sum, 0]
  for (let y = 1; y + high <= height; y += 1) {
    sum += inkOfRows[y + high - 1]! - inkOfRows[y - 1]!
    if (sum > most) [most, top] = [sum, y]
  }
  return { data: data.slice(top * width, (top + high) * width), width, height: high }
}

/** One-bit PBM (P4): the smallest thing that Tesseract takes without decoding. */
export function pbm(ink: Ink): Buffer {
  const head = Buffer.from(`P4\n${ink.width} ${ink.height}\n`, 'latin1')
  const stride = Math.ceil(ink.width / 8)
  const out = Buffer.alloc(head.length + stride * ink.height)
  head.copy(out)
  const { data, width, height } = ink
  for (let y = 0; y < height; y += 1) {
    const from = y * width
    const to = head.length + y * stride
    for (let x = 0; x < width; x += 1) if (data[from + x] === 1) out[to + (x >> 3)]! |= 0x80 >> (x & 7)
  }
  return out
}

const spixHead = 28

/** Greys as Leptonica keeps them itself (SPIX): Tesseract takes PGM byte by byte, which costs more than the page's layout. */
export function spix({ data, width, height }: Grey): Buffer {
  const wordsOfRow = Math.ceil(width / 4)
  const bytes = new Uint8Array(spixHead + 4 * wordsOfRow * height)
  const out = Buffer.from(bytes.buffer)
  out.write('spix', 'latin1')
  ;[width, height, 8, wordsOfRow, 0, 4 * wordsOfRow * height].forEach((value, i) => out.writeUInt32LE(value, 4 + 4 * i))
  // four pixels a word, the first one highest
  for (let y = 0; y < height; y += 1) {
    const to = spixHead + 4 * wordsOfRow * y
    for (let x = 0; x < width; x += 1) bytes[to + (x ^ 3)] = data[y * width + x]!
  }
  return out
}

const darkestShare = 0.003
const palestShare = 0.3
const leastContrast = 40

/** Spreads the greys of a levelled page from black ink to white paper. */
export function greyStretched(picture: Grey): Grey {
  const { counts, total } = greysOf(picture)
  let dark = 0
  for (let seen = counts[0] ?? 0; dark < 255 && seen < total * darkestShare; dark += 1) seen += counts[dark + 1] ?? 0
  let pale = 255
  for (let seen = counts[255] ?? 0; pale > 0 && seen < total * palestShare; pale -= 1) seen += counts[pale - 1] ?? 0
  const factor = 255 / Math.max(leastContrast, pale - dark)
  return regreyed(picture, (value) => 255 - (pale - value) * factor)
}

/** A picture with each grey exchanged for another one, kept between black and white. */
export function regreyed({ data, width, height }: Grey, to: (grey: number) => number): Grey {
  const greys = Uint8Array.from({ length: 256 }, (_, value) => Math.max(0, Math.min(white, to(value))))
  const out = new Uint8Array(data.length)
  for (let i = 0; i < out.length; i += 1) out[i] = greys[data[i]!]!
  return { data: out, width, height }
}
