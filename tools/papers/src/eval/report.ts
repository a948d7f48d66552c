import type { Quality } from '../score/figures.ts'
import type { Scored, Summary } from './scored.ts'

const share = (value: number | null): string => (value === null ? '  -  ' : value.toFixed(3))

const row = (name: string, { truth, right, wrong, missed, spurious, precision, recall, f1 }: Quality): string => {
  const counts = [truth, right, wrong, missed, spurious].map((count) => String(count).padStart(6)).join('')
  return `  ${name.padEnd(36)}${counts}   ${share(precision)}  ${share(recall)}  ${share(f1)}`
}

const head = (name: string): string => `  ${name.padEnd(36)} truth right wrong missed spur.   prec.  recall   F1`

const table = (name: string, rows: Readonly<Record<string, Quality>>): string[] => [
  '',
  head(name),
  ...Object.entries(rows).map(([label, quality]) => row(label, quality)),
]

const worstOf = (rows: Readonly<Record<string, Quality>>): [string, Quality] | undefined =>
  Object.entries(rows).toSorted(([, a], [, b]) => a.f1 - b.f1)[0]

const stylesLine = (byStyle: Readonly<Record<string, Quality>>): string[] => {
  const worst = worstOf(byStyle)
  const all = Object.values(byStyle)
  if (!worst || all.length < 2) return []
  const mean = all.reduce((sum, { f1 }) => sum + f1, 0) / all.length
  return [`F1 by style: mean ${share(mean)}, worst ${share(worst[1].f1)} (${worst[0]})`]
}

/** The figures of a set in a few lines. */
export const shortReport = (title: string, summary: Summary): string[] => {
  const { quality, main, calibration, invention, text, twins, secondsAPage, papers, unreadable } = summary
  const { sure, likely } = calibration
  return [
    `${title}: ${papers} papers, ${quality.truth} values`,
    `F1 ${share(quality.f1)} (precision ${share(quality.precision)}, recall ${share(quality.recall)})`,
    `F1 of names, place, loan, boundaries and land ${share(main.f1)} (${main.truth} values)`,
    ...stylesLine(summary.byStyle),
    `right at confidence 0.9 or more ${share(sure.right)} (of ${sure.count}), at 0.7 to 0.9 ${share(likely.right)} (of ${likely.count})`,
    `calibration error (ECE) ${share(calibration.ece)}`,
    `invented ${share(invention.share)} (${invention.filled} of ${invention.absent} fields that the papers do not answer)`,
    ...(text ? [`characters wrong ${share(text.meanCer)}, words read ${share(text.meanRecall)}`] : []),
    ...twins.map(
      ({ wear, papers: pairs, f1, digital, gap }) =>
        `${wear}: F1 ${share(f1)}, the same ${pairs} papers digital ${share(digital)}, gap ${share(gap)}`,
    ),
    ...(secondsAPage.ocr === null
      ? []
      : [`seconds a page: ${share(secondsAPage.ocr)} from pictures, ${share(secondsAPage.text)} from text`]),
    ...(unreadable > 0 ? [`papers that could not be read: ${unreadable}`] : []),
  ]
}

/** Every group of a set. */
export const longReport = ({ byField, byKind, byTag, byStyle, byWear, text }: Summary): string[] => [
  ...table('field', byField),
  ...table('kind', byKind),
  ...table('style', byStyle),
  ...table('wear', byWear),
  ...table('tag', byTag),
  ...(text
    ? ['', '  characters wrong by wear', ...Object.entries(text.byWear).map(([wear, cer]) => `  ${wear.padEnd(36)} ${share(cer)}`)]
    : []),
]

/** Each value that is not right, one a line. */
export const mistakes = (papers: readonly Scored[]): string[] =>
  papers.flatMap(({ truth, outcomes }) =>
    outcomes
      .filter(({ is }) => is !== 'right' && is !== 'optional right')
      .map(({ key, is, conf, want, got }) =>
        [truth.file, truth.kind, truth.style ?? '', key, is, conf ?? '', JSON.stringify(want), JSON.stringify(got)].join(' | '),
      ),
  )
