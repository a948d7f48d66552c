import type { Box } from '@parakh/contracts'

/** Least share of the page's width that is shown, so that the place keeps its surroundings. */
const LEAST_WIDTH = 0.45
const MARGIN = 0.04
/** Height of the part shown by its width. */
const LEAST_SHAPE = 0.4

/** The part of a page to show around a place, in shares of the page, within it; `shape` is the page's width by its height. */
export const cropAround = (box: Box, shape: number): Box => {
  const w = Math.min(1, Math.max(LEAST_WIDTH, box.w + 2 * MARGIN))
  const h = Math.min(1, Math.max(w * shape * LEAST_SHAPE, box.h + 2 * MARGIN * shape))
  const start = (from: number, size: number, part: number): number => Math.min(1 - part, Math.max(0, from + size / 2 - part / 2))
  return { x: start(box.x, box.w, w), y: start(box.y, box.h, h), w, h }
}
