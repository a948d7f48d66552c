import { readTextFile } from '@parakh/worker/ocr/text-file'
import type { Reading } from '../readings.ts'
import { scoredReading, summaryOf } from './scored.ts'

/** Lines broken at blanks so that none is longer than `width`, as mail programs and telephones do. */
export const brokenAt =
  (width: number) =>
  (text: string): string =>
    text
      .split('\n')
      .flatMap((line) => {
        const lines: string[] = []
        let rest = line
        while (rest.length > width) {
          const last = rest.lastIndexOf(' ', width)
          const at = last > 0 ? last : rest.indexOf(' ')
          if (at <= 0) break
          lines.push(rest.slice(0, at))
          rest = rest.slice(at + 1)
        }
        return [...lines, rest]
      })
      .join('\n')

/** What programs and people do to a text before it reaches the desk. */
export const ways: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'lines broken at 72 signs': brokenAt(72),
  'lines broken at 60 signs': brokenAt(60),
  'lines broken at 40 signs': brokenAt(40),
  'labels between stars': (text) => text.replace(/^([^\t:\n]{2,39}[^\s\t:\n])(?=\t|: )/gmu, '*$1*'),
  'small letters alone': (text) => text.toLowerCase(),
  'large letters alone': (text) => text.toUpperCase(),
  'a line for each cell': (text) => text.replaceAll('\t', '\n'),
  'a blank for each column': (text) => text.replaceAll('\t', ' '),
}

/** How the texts of digital papers are understood when they come pasted, way by way. */
export const pastedReport = (readings: readonly Reading[]): string => {
  const digital = readings.filter(({ truth }) => truth.wear === 'digital')
  const lines = Object.entries(ways).map(([way, change]) => {
    const papers = digital.map((reading) => {
      const page = readTextFile(new TextEncoder().encode(change(reading.truth.text)), reading.truth.file)
      return scoredReading({ ...reading, read: { ...reading.read, pages: [page] } })
    })
    const { quality, calibration } = summaryOf(papers)
    return `${way.padEnd(26)} F1 ${quality.f1.toFixed(3)}, right at confidence 0.9 or more ${(calibration.sure.right ?? 0).toFixed(3)}`
  })
  return [`\nThe text of ${digital.length} digital papers as it may come pasted`, ...lines].join('\n')
}
