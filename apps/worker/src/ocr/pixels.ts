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

const tile = 16
/** The paper is about as bright as the brightest eighth of a tile's pixels. */
const paperRank = 0.88

function paperOfTiles(picture: Grey): { data: Float32Array; columns: number; rows: number } {
  const columns = Math.max(1, Math.ceil(picture.width / tile))
  const rows = Math.max(1, Math.ceil(picture.height / tile))
  const data = new Float32Array(columns * rows)
  const counts = new Uint32Array(64)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0)
      const bottom = Math.min(picture.height, (row + 1) * tile)
      const right = Math.min(picture.width, (column + 1) * tile)
      for (let y = row * tile; y < bottom; y += 1) {
        for (let i = y * picture.width + column * tile; i < y * picture.width + right; i += 1) counts[(picture.data[i] ?? 0) >> 2]! += 1
      }
      const wanted = (bottom - row * tile) * (right - column * tile) * paperRank
      let seen = 0
      let level = 0
      while (level < 63 && (seen += counts[level] ?? 0) < wanted) level += 1
      data[row * columns + column] = level * 4 + 2
    }
  }
  return { data, columns, rows }
}

/** Widest of the neighbours, then their mean: a tile full of ink takes the paper around it. */
function smoothed(tiles: { data: Float32Array; columns: number; rows: number }): Float32Array {
  const { columns, rows } = tiles
  const over = (source: Float32Array, pick: (values: number[]) => number, reach: number) => {
    const out = new Float32Array(source.length)
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        const values: number[] = []
        for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1) {
          for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x += 1)
            values.push(source[y * columns + x] ?? 0)
        }
        out[row * columns + column] = pick(values)
      }
    }
    return out
  }
  const upper = over(tiles.data, (values) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.7)] ?? 0, 2)
  return over(upper, (values) => values.reduce((sum, value) => sum + value, 0) / values.length, 2)
}

/** Divides by the local paper: shadows, yellowing and uneven light go, ink stays dark on 255. */
export function levelled(picture: Grey): Grey {
  const tiles = paperOfTiles(picture)
  const paper = smoothed(tiles)
  const { width, height } = picture
  const out = new Uint8Array(width * height)
  const column0 = new Uint32Array(width)
  const weight = new Float32Array(width)
  for (let x = 0; x < width; x += 1) {
    const at = Math.min(tiles.columns - 1, Math.max(0, (x + 0.5) / tile - 0.5))
    column0[x] = Math.floor(at)
    weight[x] = at - Math.floor(at)
  }
  const band = new Float32Array(tiles.columns + 1)
  for (let y = 0; y < height; y += 1) {
    const at = Math.min(tiles.rows - 1, Math.max(0, (y + 0.5) / tile - 0.5))
    const row = Math.floor(at)
    const below = Math.min(tiles.rows - 1, row + 1)
    for (let column = 0; column < tiles.columns; column += 1) {
      const upper = paper[row * tiles.columns + column] ?? 255
      band[column] = upper + ((paper[below * tiles.columns + column] ?? 255) - upper) * (at - row)
    }
    band[tiles.columns] = band[tiles.columns - 1] ?? 255
    for (let x = 0; x < width; x += 1) {
      const left = band[column0[x] ?? 0] ?? 255
      const local = left + ((band[(column0[x] ?? 0) + 1] ?? 255) - left) * (weight[x] ?? 0)
      out[y * width + x] = Math.min(255, ((picture.data[y * width + x] ?? 0) * 255) / Math.max(24, local))
    }
  }
  return { data: out, width, height }
}

/** The level that parts ink from paper best (Otsu), kept within what a levelled page can sensibly have. */
export function inkLevel(picture: Grey): number {
  const counts = new Float64Array(256)
  for (const value of picture.data) counts[value]! += 1
  let total = 0
  let sum = 0
  counts.forEach((count, level) => {
    total += count
    sum += level * count
  })
  let best = 0
  let level = 160
  let below = 0
  let belowSum = 0
  for (let at = 0; at < 255; at += 1) {
    below += counts[at] ?? 0
    belowSum += at * (counts[at] ?? 0)
    if (below === 0 || below === total) continue
    const apart = belowSum / below - (sum - belowSum) / (total - below)
    const between = below * (total - below) * apart * apart
    if (between > best) {
      best = between
      level = at
    }
  }
  return Math.min(205, Math.max(110, level))
}

/** Ink where the picture is at most `level`. */
export function inked(picture: Grey, level: number): Ink {
  const data = new Uint8Array(picture.data.length)
  for (let i = 0; i < data.length; i += 1) data[i] = (picture.data[i] ?? 255) <= level ? 1 : 0
  return { data, width: picture.width, height: picture.height }
}

/** One-bit PBM (P4): the smallest thing that Tesseract takes without decoding. */
export function pbm(ink: Ink): Buffer {
  const head = Buffer.from(`P4\n${ink.width} ${ink.height}\n`, 'latin1')
  const stride = Math.ceil(ink.width / 8)
  const out = Buffer.alloc(head.length + stride * ink.height)
  head.copy(out)
  for (let y = 0; y < ink.height; y += 1) {
    const from = y * ink.width
    const to = head.length + y * stride
    for (let x = 0; x < ink.width; x += 1) if (ink.data[from + x] === 1) out[to + (x >> 3)]! |= 0x80 >> (x & 7)
  }
  return out
}

/** Grey PGM (P5), for pages whose ink is too faint for one bit. */
export function pgm(picture: Grey): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${picture.width} ${picture.height}\n255\n`, 'latin1'), picture.data])
}

const darkestShare = 0.01
const palestShare = 0.3

/** Spreads the greys of a levelled page from black ink to white paper. */
export function greyStretched(picture: Grey): Grey {
  const counts = new Float64Array(256)
  for (const value of picture.data) counts[value]! += 1
  const total = picture.data.length
  let dark = 0
  for (let seen = counts[0] ?? 0; dark < 255 && seen < total * darkestShare; dark += 1) seen += counts[dark + 1] ?? 0
  let pale = 255
  for (let seen = counts[255] ?? 0; pale > 0 && seen < total * palestShare; pale -= 1) seen += counts[pale - 1] ?? 0
  const factor = 255 / Math.max(20, pale - dark)
  return { ...picture, data: picture.data.map((value) => Math.max(0, Math.min(255, (value - dark) * factor))) }
}
