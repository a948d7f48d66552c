import type { Corners, Point } from './geometry.ts'

/** Twice the area of a triangle; positive where its corners run clockwise as seen on screen. */
const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The sides of four corners, clockwise from the top. */
export const sidesOf = (corners: Corners): readonly (readonly [Point, Point])[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length]!] as const)

export const areaOf = ([a, b, c, d]: Corners): number => Math.abs(cross(a, b, c)) / 2 + Math.abs(cross(a, c, d)) / 2

export const isConvex = ([a, b, c, d]: Corners): boolean =>
  cross(a, b, c) > 0 && cross(b, c, d) > 0 && cross(c, d, a) > 0 && cross(d, a, b) > 0

export const isInside = (corners: Corners, point: Point): boolean => sidesOf(corners).every(([from, to]) => cross(from, to, point) >= 0)

/** How far a point lies from the line through two others. */
export const distanceFrom = ([from, to]: readonly [Point, Point], point: Point): number =>
  Math.abs(cross(from, to, point)) / Math.hypot(to.x - from.x, to.y - from.y)
