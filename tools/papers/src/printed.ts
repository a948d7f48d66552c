import type { Browser } from 'playwright-core'
import type { Mark } from './ageing/marks.ts'
import type { PaperKind, Style } from './style.ts'
import { propertyOf } from './property.ts'
import { Telling, escaped } from './telling.ts'
import type { Truth } from './truth.ts'

/** A paper as its style writes it, before anything is made of it. */
export type Written = { kind: PaperKind; style: string; html: string; truth: Required<Truth> }

/** Writes a paper of the property that a number stands for. */
export const writePaper = (style: Style, kind: PaperKind, number: number): Written => {
  const telling = new Telling()
  const body = style.papers[kind](propertyOf(number), telling)
  const head = `<meta charset="utf-8"><title>${escaped(kind)}</title><style>${style.css}</style>`
  return { kind, style: style.name, html: `<!doctype html>${head}<body>${body}</body>`, truth: telling.truth() }
}

/** A paper off the printer: its pages as a PDF, and what a reader sees on them, in reading order. */
export type Printed = { pdf: Uint8Array; text: string }

/**
 * Numbers of lists are printed but are no text of the page, so they are put before their items; what an element marked
 * `data-mark` shows (a stamp, a signature) is not read as text.
 */
const readText = `(() => {
  for (const mark of document.querySelectorAll('[data-mark]')) mark.remove()
  const letters = (at) => String.fromCharCode(96 + at)
  const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv']
  const numbers = { decimal: String, 'lower-alpha': letters, 'upper-alpha': (at) => letters(at).toUpperCase(),
    'lower-roman': (at) => romans[at] ?? at, 'upper-roman': (at) => String(romans[at] ?? at).toUpperCase() }
  for (const list of document.querySelectorAll('ol')) {
    let at = Number(list.getAttribute('start') ?? 1)
    for (const item of list.children) {
      const number = numbers[getComputedStyle(item).listStyleType]
      if (item.tagName === 'LI' && number) item.prepend(number(at) + '. ')
      at += 1
    }
  }
  return document.body.innerText
})()`

/** Puts stamps and signatures over the paper's blocks, where they take no room. */
const placeMarks = (marks: readonly Mark[]): string => `(() => {
  const blocks = [...document.body.querySelectorAll('p, li, tr, h1, h2, h3, div')].filter((one) => one.innerText?.trim())
  for (const { svg, at, left, up, turn } of ${JSON.stringify(marks)}) {
    const block = blocks[Math.min(blocks.length - 1, Math.floor(at * blocks.length))]
    const mark = document.createElement('div')
    mark.dataset.mark = ''
    mark.innerHTML = svg
    const place = { position: 'absolute', zIndex: 9, marginLeft: left * 1.2 + 'mm', marginTop: -up + 'mm' }
    Object.assign(mark.style, place, { transform: 'rotate(' + turn + 'deg)', mixBlendMode: 'multiply' })
    // inside a row or an item, as nothing else may stand between them
    const row = block?.closest('tr')
    if (row) row.cells[0]?.prepend(mark)
    else if (block?.tagName === 'LI') block.prepend(mark)
    else if (block) block.before(mark)
    else document.body.append(mark)
  }
})()`

/** Prints a page of HTML on paper, with marks on it if there are any. */
export const printed = async (browser: Browser, html: string, marks: readonly Mark[] = []): Promise<Printed> => {
  const page = await browser.newPage()
  try {
    await page.emulateMedia({ media: 'print' })
    await page.setContent(html)
    if (marks.length > 0) await page.evaluate(placeMarks(marks))
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: true })
    const text = String(await page.evaluate(readText)).trim()
    return { pdf, text }
  } finally {
    await page.close()
  }
}
