import type { Box } from './model.ts'
import { floats, shareBox, type OpenPage } from './pdfium.ts'

const kinds = { text: 1, path: 2, picture: 3, form: 5 } as const
const deepestForm = 8
const gridSteps = 24

/** What lies on a page, in the order in which it is drawn. */
export interface PageObjects {
  /** Place of each text object in the order of drawing. */
  textOrder: ReadonlyMap<number, number>
  pictures: readonly { order: number; box: Box }[]
  /** Lines and shapes; letters that were turned into outlines are many. */
  paths: number
  /** Share of the page that pictures cover. */
  covered: number
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]
const plain: Matrix = [1, 0, 0, 1, 0, 0]

const through = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + b * r,
  a * q + b * s,
  c * p + d * r,
  c * q + d * s,
  e * p + f * r + t,
  e * q + f * s + u,
]

/** Where an object stands in the page's own space, or in its form's. */
export function boundsOf(page: OpenPage, object: number): { left: number; right: number; bottom: number; top: number } {
  const { pdfium, scratch } = page
  pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [left = 0, bottom = 0, right = 0, top = 0] = floats(page, 4)
  return { left, right, bottom, top }
}

/** Walks what is drawn on a page, also inside its form objects. */
export function objectsOf(page: OpenPage): PageObjects {
  const { pdfium, scratch } = page
  const textOrder = new Map<number, number>()
  const pictures: { order: number; box: Box }[] = []
  let order = 0
  let paths = 0
  const bounds = (object: number, space: Matrix): Box => {
    const { left, bottom, right, top } = boundsOf(page, object)
    const corners = [
      [left, bottom],
      [left, top],
      [right, bottom],
      [right, top],
    ].map(([x = 0, y = 0]) => ({ x: space[0] * x + space[2] * y + space[4], y: space[1] * x + space[3] * y + space[5] }))
    const xs = corners.map(({ x }) => x)
    const ys = corners.map(({ y }) => y)
    return shareBox(page, { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) })
  }
  const visit = (object: number, space: Matrix, depth: number) => {
    order += 1
    const kind = pdfium._FPDFPageObj_GetType(object)
    if (kind === kinds.text) textOrder.set(object, order)
    else if (kind === kinds.path) paths += 1
    else if (kind === kinds.picture) pictures.push({ order, box: bounds(object, space) })
    else if (kind === kinds.form && depth < deepestForm) {
      pdfium._FPDFPageObj_GetMatrix(object, scratch)
      const inner = through(floats(page, 6) as Matrix, space)
      for (let i = 0; i < pdfium._FPDFFormObj_CountObjects(object); i += 1)
        visit(pdfium._FPDFFormObj_GetObject(object, i), inner, depth + 1)
    }
  }
  for (let i = 0; i < pdfium._FPDFPage_CountObjects(page.handle); i += 1) visit(pdfium._FPDFPage_GetObject(page.handle, i), plain, 0)
  return { textOrder, pictures, paths, covered: coveredShare(pictures.map(({ box }) => box)) }
}

/** Scanners cut pages into strips, so pictures are counted together. */
function coveredShare(boxes: readonly Box[]): number {
  if (boxes.length === 0) return 0
  let covered = 0
  for (let row = 0; row < gridSteps; row += 1) {
    for (let column = 0; column < gridSteps; column += 1) {
      const [x, y] = [(column + 0.5) / gridSteps, (row + 0.5) / gridSteps]
      if (boxes.some((box) => holds(box, x, y))) covered += 1
    }
  }
  return covered / gridSteps ** 2
}

export const holds = (box: Box, x: number, y: number): boolean => x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h
