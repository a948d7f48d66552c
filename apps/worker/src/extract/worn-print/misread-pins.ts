import type { Page } from '../../ocr/model.ts'

/** A PIN with the stroke of a table's frame before it, read as a figure. */
const withStroke = /^[1Il|!](?<pin>[1-9]\d{5})(?=[.,;)]?$)/u
const pin = /^\W*(?<region>[1-9]\d{2})\d{3}\W*$/u
/** What stands before a PIN: the dash behind its state, or its label. */
const leadsToPin = /[-–—:]$|^pin$|^(?:pin)?code$/iu

/** A recognised page whose PINs are without the frame's stroke: "1457083" in a paper of 457082 and 457038. */
export function withMendedPins(page: Page): Page {
  const regions = new Set(page.words.flatMap(({ text }) => pin.exec(text)?.groups?.['region'] ?? []))
  return {
    ...page,
    words: page.words.map((word, at, all) => {
      const read = withStroke.exec(word.text)?.groups?.['pin']
      if (!read || !regions.has(read.slice(0, 3)) || !leadsToPin.test(all[at - 1]?.text ?? '')) return word
      return { ...word, text: word.text.slice(1) }
    }),
  }
}
