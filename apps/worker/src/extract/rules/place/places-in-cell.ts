import type { Layout, Segment } from '../../layout/layout.ts'
import { allMatches } from '../../all-matches.ts'

/** "District: Kottayam. Taluk: Vaikom. Village: Vechoor": several places in one cell, each behind its label. */
const placeInCell =
  /(?<=^|[.,;]\s*|\s)(?<label>district|dist\.?|distt\.?|taluk|taluka|taluq|tehsil|mandal|village|mou[zj]ah?|mau[zj]ah?|desom|hobli|firka|जिला|जिल्हा|तहसील|तालुका|ग्राम|गाव|मौजा|मौजे)\s*[:=]\s*[-–]?\s*/giu
const alignedWithin = 0.012

/** A cell's text with its next line, where that stands alone below it. */
function wholeText({ rows }: Layout, segment: Segment): string {
  const below = rows[segment.row + 1]
  const [line, ...others] = below?.segments ?? []
  const goesOn =
    line !== undefined &&
    others.length === 0 &&
    segment.column > 0 &&
    line.page === segment.page &&
    line.bottom > 0 &&
    Math.abs(line.left - segment.left) < alignedWithin &&
    /^[\p{Lu}\p{Lo}]/u.test(line.text)
  return goesOn ? `${segment.text} ${line.text}` : segment.text
}

/** The places that a cell tells, each with its label; none where it tells fewer than two. */
export function placesInCell(layout: Layout, segment: Segment): { label: string; value: string }[] {
  if (allMatches(segment.text, placeInCell).length < 2) return []
  const text = wholeText(layout, segment)
  const labels = allMatches(text, placeInCell)
  const told = labels.map((match, at) => ({
    label: match.groups?.['label'] ?? '',
    value: text
      .slice(match.index + match[0].length, labels[at + 1]?.index)
      .replace(/[\s.,;]+$/u, '')
      .trim(),
  }))
  return told.every(({ value }) => value !== '' && !/[:=]/u.test(value)) ? told : []
}
