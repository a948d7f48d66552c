import { escaped } from '../../../telling.ts'
import { isGujarat, type Scene, stateCode } from './scene.ts'

/** The looks of paper: an office's print, a letter in Word, a website's print, a typist's stamp paper, a form from the press. */
export type Look = 'office' | 'letter' | 'screen' | 'stamp' | 'press'

/** A page; where a sentence ends with an abbreviation, one stop is enough. */
export const page = (look: Look, ...blocks: readonly (string | false)[]): string =>
  `<div class="${look}">${blocks
    .filter((block) => block !== false)
    .join('')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')}</div>`

/** An office's or firm's name over its lines. */
export const banner = (name: string, ...lines: readonly string[]): string =>
  `<div class="banner"><b>${name}</b>${lines.map((line) => (line === '' ? '' : `<div>${line}</div>`)).join('')}</div>`
/** Number on the left, day on the right. */
export const numberAndDay = (number: string, day: string): string => `<div class="apart"><span>${number}</span><span>${day}</span></div>`
export const title = (text: string): string => `<h1>${text}</h1>`
export const para = (...texts: readonly (string | false)[]): string =>
  texts
    .filter((text) => text !== false)
    .map((text) => `<p>${text}</p>`)
    .join('')
/** A bar over a block of a form. */
export const bar = (text: string): string => `<div class="bar">${text}</div>`
/** Rows of cells; the first is the head if there is one. */
export const rows = (head: readonly string[], body: readonly (readonly string[])[], look = 'rule'): string => {
  const line = (cells: readonly string[], tag: string): string => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table class="${look}">${head.length > 0 ? line(head, 'th') : ''}${body.map((cells) => line(cells, 'td')).join('')}</table>`
}
/** Who signs, left and right. */
export const signed = (left: string, right: string): string => `<div class="apart signs"><span>${left}</span><span>${right}</span></div>`
/** Some of an office's standing sentences. */
export const some = (s: Scene, lines: readonly string[], n: number, often = 0.6): string[] => lines.filter((_, at) => s.has(often, n + at))
/** The two witnesses as deeds name them. */
export const witnesses = (s: Scene): string =>
  s.witnesses.map((one, at) => `${at + 1}. ${escaped(one.name)}, ${escaped(one.home)}`).join('<br>')
/** The lender over its branch. */
export const lenderHead = (s: Scene): string =>
  banner(
    escaped(s.lender),
    `Branch : ${escaped(s.branch)}, ${s.town} - ${s.officePin}`,
    `Customer care 1800-${s.digits(3, 80)}-${s.digits(4, 81)} | CIN U65922${stateCode(s)}${s.whole(1994, 2017, 82)}PLC${s.digits(6, 83)}`,
  )
/** A label in Hindi and English; Gujarat's offices print the English alone. */
export const inTwo = (s: Scene, hindi: string, english: string): string => (isGujarat(s) ? english : `${hindi} / ${english}`)
