/** Text as HTML shows it. */
export const text = (plain: string): string => plain.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Text in which `words between backticks` are code. */
export const prose = (plain: string): string => text(plain).replace(/`([^`]+)`/g, '<code>$1</code>')

export const code = (plain: string): string => `<code>${text(plain)}</code>`

/** Lines as they are. `kind` is the class that the style sheet and tests go by. */
export const lines = (plain: string, kind = 'sample'): string => `<pre class="${kind}" tabindex="0"><code>${text(plain)}</code></pre>`

/** A JSON value as people read it. */
export const json = (value: unknown): string => lines(JSON.stringify(value, null, 2))

/** A table of cells that are HTML already; it scrolls by itself on a narrow screen. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[], label = heads.join(', ')): string =>
  `<div class="wide" tabindex="0" role="region" aria-label="${text(label)}"><table><thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('\n')}</tbody></table></div>`

/** What is folded away until somebody wants it. */
export const folded = (summary: string, content: string): string => `<details><summary>${summary}</summary>${content}</details>`
