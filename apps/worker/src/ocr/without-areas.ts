import type { Component } from './components.ts'
import type { Grey, Ink } from './pixels.ts'
import type { Prepared } from './prepare.ts'

/** A rectangle of a page in pixels, its sides inclusive. */
export type Area = Pick<Component, 'left' | 'right' | 'top' | 'bottom'>

const white = 255

/** Whether the middle of one area lies in another. */
export const holdsMiddle = ({ left, right, top, bottom }: Area, one: Area): boolean => {
  const [x, y] = [(one.left + one.right) / 2, (one.top + one.bottom) / 2]
  return x >= left && x <= right && y >= top && y <= bottom
}

function cleared<T extends Grey | Ink>(picture: T, areas: readonly Area[], paper: number): T {
  const data = picture.data.slice()
  for (const { left, right, top, bottom } of areas)
    for (let y = Math.max(0, top); y <= Math.min(picture.height - 1, bottom); y += 1)
      data.fill(paper, y * picture.width + Math.max(0, left), y * picture.width + Math.min(picture.width - 1, right) + 1)
  return { ...picture, data }
}

/** The page with plain paper in some areas: what stands there is told by other means than reading. The page itself where there are none. */
export function withoutAreas(page: Prepared, areas: readonly Area[]): Prepared {
  if (areas.length === 0) return page
  return {
    ...page,
    even: cleared(page.even, areas, white),
    clean: cleared(page.clean, areas, white),
    ink: cleared(page.ink, areas, 0),
    letters: page.letters.filter((one) => !areas.some((area) => holdsMiddle(area, one))),
  }
}
