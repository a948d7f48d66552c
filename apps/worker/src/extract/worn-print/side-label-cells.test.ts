import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { withSideLabels } from './side-label-cells.ts'
import { linesOf } from './typed-lines.ts'

/** A recognised page in columns that begin at these shares of its width; "|" parts the cells of a row, and rows stand below each other. */
function pageOf(rows: string): Page {
  const columns = [0.1, 0.3, 0.7]
  const words = rows.split('\n').flatMap((row, line) =>
    row.split('|').flatMap((cell, column) => {
      let x = columns[column]!
      return cell
        .trim()
        .split(' ')
        .filter(Boolean)
        .map((text): Word => {
          const level = { x, y: 0.5 + 0.03 * line, w: 0.008 * text.length, h: 0.012 }
          x += level.w + 0.008
          return { text, conf: 0.8, page: 1, box: level, level, line, block: 0, size: 0.012 }
        })
    }),
  )
  return { page: 1, width: 1600, height: 2200, turn: 0, source: 'ocr', words }
}

const read = (rows: string): string => linesOf(withSideLabels(pageOf(rows)).words)

describe('withSideLabels', () => {
  it('takes off what was made of names in another script', () => {
    expect(read('उत्तर / North | Pond\nqd / East | Lane\nfar / South | House of Anil\n/ West | Park')).toBe(
      'उत्तर / North Pond\nEast Lane\nSouth House of Anil\nWest Park',
    )
  })

  it('takes off what was made of them behind the names', () => {
    expect(read('North (उत्तर) | Pond\nEast (3qd) | Lane\nSouth (after) | House of Anil\nWest / vfgv | Park')).toBe(
      'North (उत्तर) Pond\nEast Lane\nSouth House of Anil\nWest Park',
    )
    expect(read('North (3av) | Pond\nEast (qd) | Lane\nSouth (afer) | House of Anil\nWest (uf) | Park')).toBe(
      'North Pond\nEast Lane\nSouth House of Anil\nWest Park',
    )
  })

  it('keeps what is told behind the names of sides', () => {
    expect(read('North (उत्तर) | Pond\nEast (30) | Lane\nSouth | House\nWest | Park')).toContain('East (30) Lane')
    const rows = 'North (front) | Pond\nEast | Lane\nSouth (rear) | House of Anil\nWest | Park'
    expect(read(rows)).toBe(linesOf(pageOf(rows).words))
  })

  it('keeps what stands before a side where no row has two names', () => {
    expect(read('Towards / North | Pond\nqd / East | Lane\nSouth | House\nWest | Park')).toContain('qd / East Lane')
  })

  it('names the one row that has lost its side', () => {
    expect(read('North | Pond | 40 ft\nof / | Lane | 60 ft\nSouth | House | 40 ft\nWest | Park | 60 ft')).toContain('East Lane 60 ft')
    expect(read('North | Pond\nEast | Lane\nSouth | House\nvT | Park')).toContain('West Park')
  })

  it.each([
    'North | Pond\nEast | Lane leading to\n | the well\nSouth | House',
    'North | Pond\nq | Lane\nvi | Well\nSouth | House\nWest | Park',
    'North | Pond\nEast | Lane\nSouth | House\nNote | Park',
    'North | Pond\nArea | 400\nSouth | House\nWest | Park',
  ])('names no row where it is not told which one: %s', (rows) => {
    expect(read(rows)).toBe(linesOf(pageOf(rows).words))
  })
})
