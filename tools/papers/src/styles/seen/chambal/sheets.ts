import { chanceOf } from '../../../chance.ts'
import type { Fact } from '../drafts.ts'

const present = (facts: readonly Fact[]): (readonly [string, string])[] => facts.filter((fact) => fact !== '' && fact !== false)

/** Label, colon and value, several of them a row, as reports of a system print them without lines. */
export const colons = (facts: readonly Fact[], inRow = 2, look = 'colons'): string => {
  const all = present(facts)
  const rows = Array.from({ length: Math.ceil(all.length / inRow) }, (_, at) => all.slice(at * inRow, at * inRow + inRow))
  const cell = ([label, value]: readonly [string, string]): string =>
    `<td class="key">${label}</td><td class="mark">:</td><td>${value}</td>`
  return `<table class="${look}">${rows.map((row) => `<tr>${row.map((fact) => cell(fact)).join('')}</tr>`).join('')}</table>`
}

/** A frame with its title set into the upper line, as web pages group their fields. */
export const frame = (title: string, inside: string): string => `<fieldset><legend>${title}</legend>${inside}</fieldset>`

/** A coloured bar with a part's title. */
export const part = (title: string): string => `<div class="part">${title}</div>`

/** What a browser prints around a page: the day and the title above, the address below. */
export const browsed = (day: string, title: string, url: string, page: string): string =>
  `<div class="edge">${day} <span class="far">${title}</span></div>${page}<div class="edge foot">${url} <span class="far">1/1</span></div>`

/** A code of squares that only a camera reads. */
export const squares = (seed: number, size = 62): string => {
  const { happens } = chanceOf(seed * 17 + 5)
  const at = Array.from({ length: 21 * 21 }, (_, spot) => spot).filter(() => happens(0.47))
  const corners = ['0 0', '14 0', '0 14'].map((spot) => `<path transform="translate(${spot})" d="M0 0h7v7h-7zM1 1v5h5v-5zM2 2h3v3h-3z"/>`)
  const inCorner = (x: number, y: number): boolean => (x < 8 && y < 8) || (x > 12 && y < 8) || (x < 8 && y > 12)
  const dots = at
    .map((spot) => [spot % 21, Math.floor(spot / 21)] as const)
    .filter(([x, y]) => !inCorner(x, y))
    .map(([x, y]) => `<path d="M${x} ${y}h1v1h-1z"/>`)
  return `<span class="code" data-mark><svg width="${size}" height="${size}" viewBox="0 0 21 21"
fill-rule="evenodd">${corners.join('')}${dots.join('')}</svg></span>`
}

/** A code of bars. */
export const bars = (seed: number): string => {
  const { whole } = chanceOf(seed * 23 + 9)
  let x = 0
  const all = Array.from({ length: 52 }, () => {
    const wide = whole(1, 3)
    const bar = `<path d="M${x} 0h${wide}v26h-${wide}z"/>`
    x += wide + whole(1, 3)
    return bar
  })
  return `<span data-mark><svg width="190" height="26" viewBox="0 0 ${x} 26" preserveAspectRatio="none">${all.join('')}</svg></span>`
}
