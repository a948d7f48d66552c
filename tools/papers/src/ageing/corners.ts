/** A point in pixels. */
export type Point = readonly [x: number, y: number]
type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** The corners of a sheet in a picture, from the top left one clockwise. */
export type Corners = readonly [Point, Point, Point, Point]

/** Where on the unit square a point of the picture lies, if the square's corners show at `corners`. */
export const squareSeenAt = (corners: Corners): ((x: number, y: number) => Point) => {
  const [a, b, c, d, e, f, g, h, i] = inverse(projection(corners))
  return (x, y) => {
    const depth = g * x + h * y + i
    return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
  }
}

/** The projection of the unit square onto four corners (Heckbert 1989). */
const projection = ([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix => {
  const [dx1, dx2, sx] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3]
  const [dy1, dy2, sy] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3]
  const size = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / size
  const h = (dx1 * sy - sx * dy1) / size
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}

const inverse = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const size = a * A + b * B + c * C
  const parts = [A, c * h - b * i, b * f - c * e, B, a * i - c * g, c * d - a * f, C, b * g - a * h, a * e - b * d]
  return parts.map((part) => part / size) as unknown as Matrix
}
