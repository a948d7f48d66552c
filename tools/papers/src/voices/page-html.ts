import { escaped } from '../telling.ts'
import type { Block, Fact, Paper } from './paper.ts'
import type { FactsLook, Voice } from './voice.ts'

const inEach = (facts: readonly Fact[], html: (label: string, value: string) => string): string =>
  facts.map(([label, value]) => html(escaped(label), escaped(value))).join('')

/** How each look puts facts on the page. */
const looks: Record<FactsLook, (facts: readonly Fact[]) => string> = {
  colons: (facts) => inEach(facts, (label, value) => `<p>${label} : ${value}</p>`),
  grid: (facts) => table(facts, 'grid'),
  leaders: (facts) => inEach(facts, (label, value) => `<p>${label} ${'.'.repeat(Math.max(3, 34 - label.length))} ${value}</p>`),
  boxes: (facts) =>
    `<div class="boxes">${inEach(facts, (label, value) => `<div class="box"><small>${label}</small><div>${value}</div></div>`)}</div>`,
  numbered: (facts) => `<ol>${inEach(facts, (label, value) => `<li>${label}: ${value}</li>`)}</ol>`,
  columns: (facts) => `<div class="columns">${inEach(facts, (label, value) => `<span>${label}</span><span>${value}</span>`)}</div>`,
  dashes: (facts) => inEach(facts, (label, value) => `<p>${label} - ${value}</p>`),
}

const rowOf = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`

const table = (rows: readonly (readonly string[])[], look: string, head: readonly string[] = []): string =>
  `<table class="${look}">${head.length > 0 ? rowOf(head, 'th') : ''}${rows.map((row) => rowOf(row, 'td')).join('')}</table>`

const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${escaped(line)}</p>`).join('')
const heading = (text: string | undefined): string => (text ? `<h3>${escaped(text)}</h3>` : '')

const htmlOf = (block: Block, voice: Voice): string => {
  if (block.is === 'letterhead') return `<header><h2>${escaped(block.lines[0] ?? '')}</h2>${paragraphs(block.lines.slice(1))}</header>`
  if (block.is === 'title') return `<h1>${escaped(block.text)}</h1>${block.sub ? `<p class="sub">${escaped(block.sub)}</p>` : ''}`
  if (block.is === 'text') return `<p class="text">${escaped(block.text)}</p>`
  if (block.is === 'facts') return `${heading(block.heading)}${looks[voice.facts](block.facts)}`
  if (block.is === 'table') return `${heading(block.heading)}${table(block.rows, 'ruled', block.head)}`
  if (block.is === 'list') return `${heading(block.heading)}<ol>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ol>`
  if (block.is === 'signature') return `<footer>${paragraphs(block.lines)}</footer>`
  return '<div class="break"></div>'
}

/** The body of a paper in a voice. */
export const bodyHtml = ({ blocks }: Paper, voice: Voice): string => blocks.map((block) => htmlOf(block, voice)).join('\n')

/** How a voice's papers look. */
export const cssOf = ({ size, font, align, shouts }: Voice): string => `
@page { size: A4; margin: 20mm 18mm }
body { font: ${size}pt/1.45 ${font}; text-align: ${align}; margin: 0; color: #111 }
header { text-align: center; border-bottom: 1px solid #444; margin-bottom: 14px; padding-bottom: 6px }
header p, p { margin: 5px 0 }
h1 { font-size: 1.2em; text-align: center; margin: 14px 0 10px; ${shouts ? 'text-decoration: underline;' : ''} }
h2 { font-size: 1.25em; margin: 0 }
h3 { font-size: 1em; margin: 12px 0 4px }
.text { margin: 8px 0 }
footer { margin-top: 36px }
table { border-collapse: collapse; width: 100%; margin: 6px 0 }
.grid td, .ruled td, .ruled th { border: 1px solid #555; padding: 4px 7px; text-align: left; vertical-align: top }
.grid td:first-child { width: 36% }
.boxes { display: grid; grid-template-columns: 1fr 1fr; gap: 0; border: 1px solid #333 }
.box { border: 1px solid #333; padding: 3px 6px }
.box small { color: #333; font-size: .8em }
.columns { display: grid; grid-template-columns: 38% 1fr; gap: 4px 14px; text-align: left }
ol { margin: 6px 0; padding-left: 26px }
.break { break-after: page }
`
