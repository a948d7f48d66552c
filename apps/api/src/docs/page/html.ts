/** Text as HTML shows it. */
export const text = (plain: string): string => plain.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Text in which `words between backticks` are code. */
export const prose = (plain: string): string => text(plain).replace(/`([^`]+)`/g, '<code>$1</code>')

export const code = (plain: string): string => `<code>${text(plain)}</code>`

/** Lines as they are. `kind` is the class that the style sheet and tests go by. */
export const lines = (plain: string, kind = 'sample'): string => `<pre class="${kind}" tabindex="0"><code>${text(plain)}</code></pre>`

/** A JSON value as people read it. */
export const json = (value: unknown): string => lines(JSON.stringify(value, null, 2))

/** A table of cells that are HTML already. On a phone each row becomes a card, its cells named by their heads. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = heads.map((name) => `<th scope="col">${text(name)}</th>`).join('')
  const line = (cells: readonly string[]): string =>
    `<tr>${cells.map((cell, at) => `<td data-head="${text(heads[at] ?? '')}">${cell}</td>`).join('')}</tr>`
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(line).join('\n')}</tbody></table>`
}

/** What is folded away until somebody wants it. */
export const folded = (summary: string, content: string): string => `<details><summary>${summary}</summary>${content}</details>`
