import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { layoutOf } from './layout.ts'

const height = 0.01
/** A blank as wide as most print it, in shares of this page's width. */
const letter = 0.007

/** Words that begin at places of their own on one line. */
const lineAt = (line: number, y: number, places: readonly (readonly [x: number, text: string])[]): Word[] =>
  places.flatMap(([x, text]) => {
    let left = x
    return text.split(' ').map((word) => {
      const box = { x: left, y, w: word.length * letter, h: height }
      left += (word.length + 1) * letter
      return { text: word, conf: 1, page: 1, box, level: box, line, block: 0, size: height }
    })
  })

const rowsOf = (words: Word[], source: Page['source'] = 'text'): string[][] => {
  const page: Page = { page: 1, width: 1000, height: 1400, turn: 0, source, words }
  return layoutOf({ file: 'a.pdf', sha256: '', pages: [page] }).rows.map(({ segments }) => segments.map(({ text }) => text))
}

/** Where cells begin that stand `gap` apart. */
const placed = (texts: readonly string[], gap: number): (readonly [x: number, text: string])[] => {
  let left = 0.08
  return texts.map((text) => {
    const x = left
    left += text.length * letter + gap
    return [x, text] as const
  })
}
/** Nearer than columns mostly stand, farther than words do. */
const narrow = 0.021

describe('columns of a narrow table', () => {
  const cells = placed(['Bounded as told', 'Plot No. 322', 'Public drain', 'House of Ram Lal'], narrow)
  const short = (texts: readonly string[]) => cells.map(([x], at) => [x, texts[at] ?? ''] as const)

  it('parts cells that begin where those of the row above do', () => {
    const head = short(['Side', 'North', 'South', 'East'])
    expect(rowsOf([...lineAt(0, 0.2, head), ...lineAt(1, 0.22, cells)])[1]).toEqual(cells.map(([, text]) => text))
  })

  it('parts headings over figures that stand farther apart', () => {
    const figures = short(['1360', '0', '3944', '12'])
    expect(rowsOf([...lineAt(0, 0.2, cells), ...lineAt(1, 0.22, figures)])[0]).toEqual(cells.map(([, text]) => text))
  })

  it('parts a heading that stands hardly farther than a blank from its neighbour, where others stand over the same row', () => {
    const heads = placed(['Floor rise charges', 'Car parking slot', 'Power backup'], 0.04)
    const [rise, parking, backup] = heads.map(([x]) => x) as [number, number, number]
    const club = backup + 'Power backup'.length * letter + 0.0135
    const figures = [rise, parking, backup, club].map((x) => [x, '2,83,000'] as const)
    expect(rowsOf([...lineAt(0, 0.2, [...heads, [club, 'Club fee']]), ...lineAt(1, 0.22, figures)], 'ocr')[0]).toEqual([
      'Floor rise charges',
      'Car parking slot',
      'Power backup',
      'Club fee',
    ])
  })

  it('parts headings and figures that show each other where the columns are', () => {
    const heads = placed(['Floor rise premium', 'Car parking slot', 'Power backup'], narrow)
    const figures = heads.map(([x, text]) => [x, `${'1'.repeat(text.length - 4)},000`] as const)
    const rows = rowsOf([...lineAt(0, 0.2, heads), ...lineAt(1, 0.22, figures)], 'ocr')
    expect(rows.map((row) => row.length)).toEqual([3, 3])
  })

  it('leaves a value in the cell of its colon and of its sign', () => {
    const rows = [
      ['Unit No', ':', '101', 'Floor', ':', '1st'],
      ['Type', ':', '2 BHK', 'Area', ':', '1050'],
    ].map((texts, at) =>
      lineAt(
        at,
        0.2 + 0.02 * at,
        texts.map((text, i) => [0.08 + i * 0.11 - (i % 3 === 2 ? 0.089 : 0), text] as const),
      ),
    )
    const prose = lineAt(2, 0.26, [[0.08, 'The unit is allotted to you on the terms and for the price told overleaf']])
    expect(rowsOf([...rows.flat(), ...prose]).slice(0, 2)).toEqual([
      ['Unit No', ': 101', 'Floor', ': 1st'],
      ['Type', ': 2 BHK', 'Area', ': 1050'],
    ])
  })

  it('parts a label from the value before it, where its own colon stands behind it', () => {
    const near = (value: string) =>
      placed(['Landmark', value, 'City'], 0.0135).map(([x, text], at) => [at === 0 ? 0.08 : x + 0.1, text] as const)
    const [, , [city] = [0]] = near(': Near School')
    const above = [
      [0.08, 'District'],
      [city, 'State'],
      [0.7, ': Goa'],
    ] as const
    expect(rowsOf([...lineAt(0, 0.2, above), ...lineAt(1, 0.22, [...near(': Near School'), [0.7, ': Rampur']])])[1]).toEqual([
      'Landmark',
      ': Near School',
      'City',
      ': Rampur',
    ])
  })

  it('parts a tight table where the gaps of head and row end at the same edges', () => {
    const tight = 0.0135
    const row = placed(['B-304', 'Third', 'Gat 118', 'Adgaon', 'Nashik', '422003'], tight)
    const wide = row.map(([x, text], at) => [at > 1 ? x + 0.05 : x, text] as const)
    const head = wide.map(([x], at) => [x, ['Flat', 'Fl.', 'Survey', 'Vill.', 'Dist.', 'PIN'][at] ?? ''] as const)
    const prose = lineAt(2, 0.3, [[0.08, 'The flat is to be seen with the owner, who lives on the ground floor of the same house.']])
    const rows = rowsOf([...lineAt(0, 0.2, head), ...lineAt(1, 0.22, wide), ...prose])
    expect(rows.map((cells) => cells.length)).toEqual([6, 6, 1])
  })

  it('parts a row of a tight table none of whose gaps is wide, below its parted head', () => {
    const row = placed(['118 & 9', '44-East', 'Sri Balaji', 'Onnalvadi', 'Hosur'], 0.0135)
    const head = row.map(([x], at) => [x, ['No.', 'Plot', 'Name', 'Vill.', 'Tal.'][at] ?? ''] as const)
    const prose = lineAt(2, 0.3, [[0.08, 'The plot is to be seen with the owner, who lives in the next house of the same street.']])
    expect(rowsOf([...lineAt(0, 0.2, head), ...lineAt(1, 0.22, row), ...prose])[1]).toEqual(row.map(([, text]) => text))
  })

  it('leaves a line whole that is set to both margins', () => {
    const words = ['Flat', 'No.', 'A-2,', 'Second', 'Floor,', 'Annapurna', 'Apartment,', 'Holding']
    expect(rowsOf(lineAt(0, 0.2, placed(words, 0.029)))[0]).toEqual([words.join(' ')])
    expect(rowsOf(lineAt(0, 0.2, placed(words, 0.06)))[0]).toEqual(words)
  })

  it('leaves a line whole whose blanks are all wide, and one that no row stands under', () => {
    const prose = placed('the land lies to the north of it'.split(' '), narrow)
    const under = [prose[0], prose[3], prose[6]].map((place) => [place?.[0] ?? 0, '12'] as const)
    expect(rowsOf([...lineAt(0, 0.2, prose), ...lineAt(1, 0.22, under)])[0]).toEqual(['the land lies to the north of it'])
    expect(rowsOf(lineAt(0, 0.2, cells))[0]).toHaveLength(1)
  })
})
