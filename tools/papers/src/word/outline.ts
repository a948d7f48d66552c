import type { Browser } from 'playwright-core'

/** A stretch of text in one look. Sizes are in points. */
export type Run = { text: string; bold: boolean; italic: boolean; underline: boolean; size: number; font: string; isBreak?: boolean }

/** A part of a Word file's body. Widths are shares of the row. */
export type Block =
  | { is: 'paragraph'; align: string; before: number; runs: Run[]; item?: { ordered: boolean; list: number }; breakBefore: boolean }
  | { is: 'table'; ruled: boolean; rows: Cell[][] }
export type Cell = { width: number; across: number; down: number; blocks: Block[] }

/** What a page of HTML would be if it had been drafted in Word. `letterhead` is what stands in its first `header`. */
export type Outline = { letterhead: Block[]; body: Block[] }

/**
 * Runs in the page. Grids and rows of boxes become tables, as a drafter in Word has nothing else for them;
 * what is inline becomes runs of its paragraph.
 */
const outline = `(() => {
  let lists = 0
  const isInline = (style) => style.display.startsWith('inline') || style.display === 'contents'
  const isShown = (style) => style.display !== 'none' && style.visibility !== 'hidden'
  const inCase = (text, style) => style.textTransform === 'uppercase' ? text.toUpperCase() : style.textTransform === 'capitalize'
    ? text.replace(/(^|\\s)(\\S)/g, (all, gap, letter) => gap + letter.toUpperCase()) : text
  const runOf = (text, style, line) => ({ text, bold: Number(style.fontWeight) >= 600, italic: style.fontStyle === 'italic',
    underline: line || style.textDecorationLine.includes('underline'), size: Math.round(parseFloat(style.fontSize) * 1.5) / 2,
    font: style.fontFamily.split(',')[0].replace(/["']/g, '').trim() })
  const runsOf = (node, line = false) => {
    if (node.nodeType === 3) {
      const style = getComputedStyle(node.parentElement)
      const text = style.whiteSpace.startsWith('pre') ? node.data : node.data.replace(/\\s+/g, ' ')
      return text === '' ? [] : [runOf(inCase(text, style), style, line)]
    }
    if (node.nodeType !== 1 || node.dataset.mark !== undefined) return []
    const style = getComputedStyle(node)
    if (!isShown(style)) return []
    if (node.tagName === 'BR') return [{ ...runOf('', style, line), isBreak: true }]
    const under = line || style.textDecorationLine.includes('underline')
    return [...node.childNodes].flatMap((child) => runsOf(child, under))
  }
  const cellOf = (element, whole, across = 1, down = 1) =>
    ({ width: whole > 0 ? element.getBoundingClientRect().width / whole : 1, across, down, blocks: blocksOf(element) })
  const isRuled = (cells) => [...cells].some((cell) => parseFloat(getComputedStyle(cell).borderTopWidth) > 0)
  const tableOf = (table) => {
    const whole = table.getBoundingClientRect().width
    const rows = [...table.rows].map((row) => [...row.cells].map((cell) => cellOf(cell, whole, cell.colSpan, cell.rowSpan)))
    return { is: 'table', ruled: isRuled(table.querySelectorAll('td, th')), rows }
  }
  const spanOf = (style, columns) => {
    if (style.gridColumnStart === '1' && style.gridColumnEnd === '-1') return columns
    const span = /span (\\d+)/.exec(style.gridColumnEnd + ' ' + style.gridColumnStart)
    return span ? Math.min(columns, Number(span[1])) : 1
  }
  const gridOf = (grid, style) => {
    const columns = style.display.includes('flex') ? grid.children.length : style.gridTemplateColumns.split(' ').length
    const whole = grid.getBoundingClientRect().width
    const rows = [[]]
    let filled = 0
    for (const child of grid.children) {
      const look = getComputedStyle(child)
      if (!isShown(look) || child.dataset.mark !== undefined) continue
      const across = style.display.includes('flex') ? 1 : spanOf(look, columns)
      if (filled + across > columns) { rows.push([]); filled = 0 }
      rows.at(-1).push(cellOf(child, whole, across))
      filled += across
    }
    return { is: 'table', ruled: isRuled(grid.children), rows: rows.filter((row) => row.length > 0) }
  }
  const paragraphOf = (element, nodes, item) => {
    const style = getComputedStyle(element)
    const runs = nodes.flatMap((node) => runsOf(node))
    if (runs.every(({ text, isBreak }) => !isBreak && text.trim() === '')) return []
    return [{ is: 'paragraph', align: style.textAlign, before: Math.round(parseFloat(style.marginTop) * 0.75), runs,
      ...(item ? { item } : {}), breakBefore: style.breakBefore === 'page' }]
  }
  const blocksOf = (element, item) => {
    const style = getComputedStyle(element)
    if (!isShown(style) || element.dataset.mark !== undefined) return []
    if (element.tagName === 'TABLE') return [tableOf(element)]
    if (element.tagName === 'OL' || element.tagName === 'UL') {
      lists += 1
      const here = { ordered: element.tagName === 'OL', list: lists }
      return [...element.children].flatMap((child) => blocksOf(child, here))
    }
    const isRow = style.display.includes('flex') && !style.flexDirection.startsWith('column') && element.children.length > 1
    if (isRow || (style.display.includes('grid') && element.children.length > 0)) return [gridOf(element, style)]
    const blocks = []
    let line = []
    const endLine = () => { blocks.push(...paragraphOf(element, line, blocks.length === 0 ? item : undefined)); line = [] }
    for (const child of element.childNodes) {
      const isBlock = child.nodeType === 1 && child.tagName !== 'BR' && !isInline(getComputedStyle(child))
      if (!isBlock) { line.push(child); continue }
      endLine()
      blocks.push(...blocksOf(child))
    }
    endLine()
    return blocks
  }
  const first = [...document.body.children].find((child) => child.tagName === 'HEADER')
  const letterhead = first ? blocksOf(first) : []
  first?.remove()
  return { letterhead, body: blocksOf(document.body) }
})()`

/** The outline of a page of HTML. */
export const outlineOf = async (browser: Browser, html: string): Promise<Outline> => {
  const page = await browser.newPage({ viewport: { width: 680, height: 960 } })
  try {
    await page.emulateMedia({ media: 'print' })
    await page.setContent(html)
    return (await page.evaluate(outline)) as Outline
  } finally {
    await page.close()
  }
}
