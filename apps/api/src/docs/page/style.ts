/** The look of the page: one column, readable on a phone, light or dark as the system is. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e4e8ee); --quiet: light-dark(#5a6575, #9aa6b6); --page: light-dark(#fff, #12161c);
  --panel: light-dark(#f4f6f9, #1b212a); --line: light-dark(#d9dfe7, #303946); --link: light-dark(#0b57b8, #7db5ff); --mark: light-dark(#0f6b46, #6fd3a4) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1.5rem 1rem 6rem; max-width: 62rem; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--page) }
h1 { font-size: 1.9rem; margin: .5rem 0 } h2 { font-size: 1.4rem; margin: 3rem 0 .75rem; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { font-size: 1.1rem; margin: 2rem 0 .5rem; overflow-wrap: anywhere } h4 { font-size: .95rem; margin: 1.1rem 0 .35rem }
a { color: var(--link) } p, li { max-width: 46rem } .quiet { color: var(--quiet) }
code { font: .9em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
p code, li code, td code { background: var(--panel); padding: .05em .3em; border-radius: 4px }
pre { overflow-x: auto; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .75rem 1rem; margin: .5rem 0 }
pre code { overflow-wrap: normal } pre.walk { border-left: 4px solid var(--mark) } pre.walk code { user-select: all }
pre:focus-visible, summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
table { border-collapse: collapse; width: 100%; font-size: .93rem; margin: .5rem 0 }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere } th { white-space: nowrap }
@media (max-width: 44rem) {
  table, tbody, tr, td { display: block } thead { display: none } tr { border-bottom: 1px solid var(--line); padding: .5rem 0 } td { border: 0; padding: .1rem 0 }
  td::before { content: attr(data-head) ': '; color: var(--quiet) } td:first-child::before { content: none } td:empty { display: none } td:first-child { font-weight: 600 } }
@media (min-width: 44.01rem) { td { overflow-wrap: break-word } td code { overflow-wrap: normal } }
.method { display: inline-block; min-width: 3.6rem; font: 600 .8em/1.6 ui-monospace, Menlo, Consolas, monospace; color: var(--mark) }
details { margin: .5rem 0 } summary { cursor: pointer; padding: .6rem 0; color: var(--link) }
nav ul { list-style: none; padding: 0; margin: .25rem 0 1rem } nav li a { display: inline-block; padding: .35rem 0 }
@media (min-width: 48rem) { nav > ul, nav.index > div { columns: 2; column-gap: 2rem } nav.index section { break-inside: avoid } }
nav.index h3 { margin: .75rem 0 .1rem; font-size: 1rem } nav.index li a { display: flex; gap: .5rem; padding: .15rem 0; text-decoration: none } .method { flex: none } nav.index li a:hover { text-decoration: underline }
`
