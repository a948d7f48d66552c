import type { Page, Word } from '../../ocr/model.ts'

/** An amount behind its sign, or the sign alone. */
const signed = /^₹(?:\d|$)/u
/** A figure that the rupee's sign is taken for, before an amount as rupees are grouped. */
const misread = /^[2378](\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d{2})?(?:\/[-=]?)?[).,;]*)$/u
/** So many signs below each other are a column, so far aside at most, in letter heights. */
const fewestSigns = 2
const aside = 0.35

/**
 * A recognised page whose amounts have their rupee signs where those above and below have them: "35,32,000" below "₹ 91,00,000", and begun
 * at the same place, is ₹5,32,000.
 */
export function withColumnSigns(page: Page): Page {
  const signs = page.words.filter(({ text, level }) => level && signed.test(text))
  if (signs.length < fewestSigns) return page
  const standsBelowSigns = ({ level, size }: Word): boolean => {
    const reach = (aside * size * page.height) / page.width
    return level !== null && signs.filter((sign) => Math.abs(sign.level!.x - level.x) <= reach).length >= fewestSigns
  }
  return {
    ...page,
    words: page.words.map((word) => {
      const amount = misread.exec(word.text)?.[1]
      return amount && standsBelowSigns(word) ? { ...word, text: `₹${amount}` } : word
    }),
  }
}
