import { describe, expect, it } from 'vitest'
import { cropAround } from './crop-around.ts'

const page = 0.7

describe('cropAround', () => {
  it.each([
    { x: 0.4, y: 0.5, w: 0.1, h: 0.01 },
    { x: 0, y: 0, w: 0.2, h: 0.02 },
    { x: 0.9, y: 0.97, w: 0.1, h: 0.03 },
    { x: 0.05, y: 0.1, w: 0.9, h: 0.4 },
    { x: 0, y: 0, w: 1, h: 1 },
  ])('holds the place and stays within the page: %o', (box) => {
    const crop = cropAround(box, page)
    expect(crop.x).toBeGreaterThanOrEqual(0)
    expect(crop.y).toBeGreaterThanOrEqual(0)
    expect(crop.x + crop.w).toBeLessThanOrEqual(1 + 1e-9)
    expect(crop.y + crop.h).toBeLessThanOrEqual(1 + 1e-9)
    expect(crop.x).toBeLessThanOrEqual(box.x)
    expect(crop.y).toBeLessThanOrEqual(box.y)
    expect(crop.x + crop.w).toBeGreaterThanOrEqual(box.x + box.w - 1e-9)
    expect(crop.y + crop.h).toBeGreaterThanOrEqual(box.y + box.h - 1e-9)
  })

  it('puts the place into the middle', () => {
    const crop = cropAround({ x: 0.45, y: 0.49, w: 0.1, h: 0.02 }, page)
    expect(crop.x + crop.w / 2).toBeCloseTo(0.5)
    expect(crop.y + crop.h / 2).toBeCloseTo(0.5)
  })
})
