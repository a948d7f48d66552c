import type { Box } from './model.ts'
/** A projective map of the plane, row by row; maps pixel positions of one picture to those of another. */
export type Matrix = readonly [number, number, number, number, number, number, number, number, number]

export interface Point {
  x: number
  y: number
}

export const identity: Matrix = [1, 0, 0, 0, 1, 0, 0, 0, 1]

/** First `b`, then `a`. */
export function compose(a: Matrix, b: Matrix): Matrix {
  const out: number[] = []
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      out.push([0, 1, 2].reduce((sum, i) => sum + (a[row * 3 + i] ?? 0) * (b[i * 3 + column] ?? 0), 0))
    }
  }
  return out as unknown as Matrix
}

export function mapped(matrix: Matrix, { x, y }: Point): Point {
  const [a, b, c, d, e, f, g, h, i] = matrix
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

const move = (x: number, y: number): Matrix => [1, 0, x, 0, 1, y, 0, 0, 1]

export const scaling = (factor: number): Matrix => [factor, 0, 0, 0, factor, 0, 0, 0, 1]

/** Turns by `degrees` (clockwise as seen on screen) about the middle of a picture; the new picture is as large as the old one. */
export function rotation(degrees: number, width: number, height: number): Matrix {
  const angle = (degrees * Math.PI) / 180
  const spin: Matrix = [Math.cos(angle), -Math.sin(angle), 0, Math.sin(angle), Math.cos(angle), 0, 0, 0, 1]
  return compose(move(width / 2, height / 2), compose(spin, move(-width / 2, -height / 2)))
}

/** From a picture of `width` × `height` to the same picture turned clockwise by quarters. */
export function quarterTurn(turn: 0 | 90 | 180 | 270, width: number, height: number): Matrix {
  if (turn === 90) return [0, -1, height, 1, 0, 0, 0, 0, 1]
  if (turn === 180) return [-1, 0, width, 0, -1, height, 0, 0, 1]
  if (turn === 270) return [0, 1, 0, -1, 0, width, 0, 0, 1]
  return identity
}

/** The way back; the matrix must be invertible. */
export function inverse(matrix: Matrix): Matrix {
  const [a, b, c, d, e, f, g, h, i] = matrix
  const parts = [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
  const determinant = a * (parts[0] ?? 0) + b * (parts[3] ?? 0) + c * (parts[6] ?? 0)
  return parts.map((part) => part / determinant) as unknown as Matrix
}

/** Corners in the order top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Maps the unit square to four corners. */
function fromUnitSquare([p, q, r, s]: Corners): Matrix {
  const sumX = p.x - q.x + r.x - s.x
  const sumY = p.y - q.y + r.y - s.y
  const [ax, ay, bx, by] = [q.x - r.x, q.y - r.y, s.x - r.x, s.y - r.y]
  const determinant = ax * by - bx * ay
  const g = (sumX * by - bx * sumY) / determinant
  const h = (ax * sumY - sumX * ay) / determinant
  return [q.x - p.x + g * q.x, s.x - p.x + h * s.x, p.x, q.y - p.y + g * q.y, s.y - p.y + h * s.y, p.y, g, h, 1]
}

/** Maps a picture of `width` × `height` onto four corners in another picture. */
export function ontoCorners(width: number, height: number, corners: Corners): Matrix {
  return compose(fromUnitSquare(corners), [1 / width, 0, 0, 0, 1 / height, 0, 0, 0, 1])
}

/** The smallest box around all that have a place; null where none has. */
export function boxAround(boxes: readonly (Box | null)[]): Box | null {
  const all = boxes.filter((box) => box !== null)
  if (all.length === 0) return null
  const x = Math.min(...all.map((box) => box.x))
  const y = Math.min(...all.map((box) => box.y))
  return { x, y, w: Math.max(...all.map((box) => box.x + box.w)) - x, h: Math.max(...all.map((box) => box.y + box.h)) - y }
}
