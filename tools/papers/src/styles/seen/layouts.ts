import type { Side } from '../../property.ts'
import { escaped } from '../../telling.ts'
import type { Fact } from './drafts.ts'

const isSaid = <T>(one: T | '' | false): one is T => one !== '' && one !== false

/** Values on the left, what they are on the right. */
export const valueFirst = (facts: readonly Fact[], look = 'grid'): string =>
  `<table class="${look}">${facts
    .filter((fact) => isSaid(fact))
    .map(([label, value]) => `<tr><td>${value}</td><td class="label">${label}</td></tr>`)
    .join('')}</table>`

/** One row for each question, one column for each person who answers it. */
export const abreast = (heads: readonly string[], rows: readonly (readonly string[] | '' | false)[], look = 'grid'): string => {
  const row = (cells: readonly string[], tag: string): string => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  const body = rows.filter((one): one is readonly string[] => isSaid(one)).map((cells) => row(cells, 'td'))
  return `<table class="${look}">${heads.length > 0 ? row(heads, 'th') : ''}${body.join('')}</table>`
}

/** Two blocks of a page side by side. */
export const twoBlocks = (left: string, right: string): string => `<table class="halves"><tr><td>${left}</td><td>${right}</td></tr></table>`

/** Each letter in a box of its own. */
export const combed = (text: string): string =>
  `<span class="comb">${[...text].map((sign) => `<i>${sign === ' ' ? '&nbsp;' : escaped(sign)}</i>`).join('')}</span>`

/** Choices of which some are ticked; the chosen one is given as it is to be shown. */
export const ticked = (choices: readonly string[], chosen: string, shown = chosen, marks: readonly [string, string] = ['☑', '☐']): string =>
  choices.map((choice) => (choice === chosen ? `${marks[0]} ${shown}` : `${marks[1]} ${choice}`)).join(' &nbsp; ')

/** Paragraphs with numbers of one's own kind; what is '' or false is left out. */
export const clauses = (parts: readonly (string | false)[], number: (at: number) => string = (at) => `${at}.`): string =>
  parts
    .filter((part) => isSaid(part))
    .map((part, at) => `<p>${number(at + 1)} ${part}</p>`)
    .join('')

/** A printed form's blanks, filled in over dots. */
export const dotted = (facts: readonly Fact[]): string =>
  facts
    .filter((fact) => isSaid(fact))
    .map(([label, value]) => `<div>${label} ......<u>${value}</u>......</div>`)
    .join('')

/** The head of a mail as printed from a mail program. */
export const mailHead = (facts: readonly Fact[]): string =>
  `<div class="head">${facts
    .filter((fact) => isSaid(fact))
    .map(([label, value]) => `<div><b>${label}:</b> ${value}</div>`)
    .join('')}</div>`

/** Lines of an earlier mail, each behind its mark. */
export const quoted = (lines: readonly (string | false)[], mark = '&gt; '): string =>
  lines
    .filter((line) => isSaid(line))
    .map((line) => `<div>${mark}${line}</div>`)
    .join('')

/** What lies around a plot, each side where a map has it. */
export const compassCross = (said: Record<Side, string>, middle: string): string =>
  `<table class="cross"><tr><td></td><td>${said.north}</td><td></td></tr><tr><td>${said.west}</td><td><b>${middle}</b></td><td>${
    said.east
  }</td></tr><tr><td></td><td>${said.south}</td><td></td></tr></table>`

/** Questions, each with its answer on the line below. */
export const asked = (facts: readonly Fact[]): string =>
  facts
    .filter((fact) => isSaid(fact))
    .map(([question, answer]) => `<div class="asked"><div><small>${question}</small></div><div>${answer}</div></div>`)
    .join('')
