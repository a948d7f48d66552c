import type { IntakeKey } from '@parakh/contracts'
import { extractFields } from '@parakh/worker/extract/extract-fields'
import { layoutOf } from '@parakh/worker/extract/layout/layout'
import type { TruthFile } from '../paper-file.ts'
import type { Reading } from '../readings.ts'
import { calibrationOf, grouped, inventionOf, qualityOf, type Calibration, type Invention, type Quality } from '../score/figures.ts'
import { givensOf, outcomesOf, type Outcome } from '../score/outcomes.ts'
import { textScore, type TextScore } from '../score/text.ts'

/** One paper with what became of its values. */
export type Scored = {
  truth: Pick<TruthFile, 'file' | 'kind' | 'tags' | 'absent'> & Partial<Pick<TruthFile, 'style' | 'wear' | 'paper'>>
  outcomes: Outcome[]
  text?: TextScore
  /** Of reading, where it was measured. */
  seconds?: number
  pages?: number
  failure?: string
}

/** Scores a result as the console gets it, with the text that was read, if it is known. */
export const scored = (truth: TruthFile, result: Readonly<Record<string, unknown>>, text?: string): Scored => ({
  truth,
  outcomes: outcomesOf(truth, givensOf(result)),
  ...(text === undefined ? {} : { text: textScore(truth.text, text) }),
})

/** Extracts from a reading as the job does, and scores what comes out. */
export const scoredReading = ({ truth, read, seconds, failure }: Reading): Scored => {
  const result = extractFields([read], [])
  const text = read.pages.length > 0 ? layoutOf(read).flow.text : ''
  return { ...scored(truth, result, text), seconds, pages: read.pages.length, ...(failure ? { failure } : {}) }
}

/** What is right first of all: who, where, which loan, and the land. */
const mainKeys = new Set<IntakeKey>([
  'applicant_name',
  'co_applicant_name',
  'property_owner_name',
  'pincode',
  'application_number',
  'property_address_doc',
  'loan_type',
  'boundaries_deed_east',
  'boundaries_deed_west',
  'boundaries_deed_north',
  'boundaries_deed_south',
  'land_area_docs_sqyd',
  'land_area_docs_sqmt',
  'land_area_docs_sqft',
])

export type Twin = { wear: string; papers: number; f1: number; digital: number; gap: number }

/** All figures of a set of papers. */
export type Summary = {
  papers: number
  pages: number
  quality: Quality
  main: Quality
  byField: Record<string, Quality>
  byKind: Record<string, Quality>
  byTag: Record<string, Quality>
  byStyle: Record<string, Quality>
  byWear: Record<string, Quality>
  calibration: Calibration
  invention: Invention
  text: { meanCer: number; meanRecall: number; byWear: Record<string, number> } | null
  /** Papers of a wear beside their own digital twins. */
  twins: Twin[]
  /** Mean seconds a page of what was read from pictures, and from text. */
  secondsAPage: { ocr: number | null; text: number | null }
  unreadable: number
}

const flat = (papers: readonly Scored[]): Outcome[] => papers.flatMap(({ outcomes }) => outcomes)
const mean = (values: readonly number[]): number | null =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null

const by = (papers: readonly Scored[], names: (paper: Scored) => readonly string[]): Record<string, Quality> =>
  Object.fromEntries([...grouped(papers, names)].map(([name, group]) => [name, qualityOf(flat(group))]))

const own = (name: string | undefined): readonly string[] => (name === undefined ? [] : [name])

/** The wears that are text as it stands, whatever the file. */
const textWears = new Set<string | undefined>(['digital', 'text', 'word'])

/** Whether a paper in this wear is text as it stands, and not a picture of it. */
export const isOfText = (wear: string | undefined): boolean => textWears.has(wear)

const scanWears: readonly string[] = ['scan', 'stamped', 'sideways']

/** How papers in some wears fare beside the same papers as digital files. */
export const twinOf = (papers: readonly Scored[], wear: string, wears: readonly string[]): Twin | null => {
  const worn = papers.filter(({ truth }) => truth.wear !== undefined && wears.includes(truth.wear))
  const digital = new Map(papers.filter(({ truth }) => truth.wear === 'digital').map((paper) => [paper.truth.paper, paper]))
  const pairs = worn.flatMap((paper) => {
    const twin = digital.get(paper.truth.paper)
    return twin ? [{ paper, twin }] : []
  })
  if (pairs.length === 0) return null
  const [f1, twins] = [qualityOf(flat(pairs.map(({ paper }) => paper))).f1, qualityOf(flat(pairs.map(({ twin }) => twin))).f1]
  return { wear, papers: pairs.length, f1, digital: twins, gap: twins - f1 }
}

const pace = (papers: readonly Scored[], isText: boolean): number | null => {
  const measured = papers.filter(({ truth, pages = 0 }) => truth.wear !== undefined && isOfText(truth.wear) === isText && pages > 0)
  const pages = measured.reduce((sum, paper) => sum + (paper.pages ?? 0), 0)
  return pages > 0 ? measured.reduce((sum, { seconds = 0 }) => sum + seconds, 0) / pages : null
}

/** Sums up a set of papers. */
export const summaryOf = (papers: readonly Scored[]): Summary => {
  const outcomes = flat(papers)
  const read = papers.flatMap(({ text, truth }) => (text ? [{ ...text, wear: truth.wear ?? '' }] : []))
  const wears = [...new Set(papers.flatMap(({ truth }) => own(truth.wear)))].toSorted()
  const groups: [string, readonly string[]][] = [
    ['all scans', scanWears],
    ...wears.filter((wear) => !isOfText(wear)).map((wear): [string, string[]] => [wear, [wear]]),
  ]
  return {
    papers: papers.length,
    pages: papers.reduce((sum, { pages = 0 }) => sum + pages, 0),
    quality: qualityOf(outcomes),
    main: qualityOf(outcomes.filter(({ key }) => mainKeys.has(key))),
    byField: Object.fromEntries([...grouped(outcomes, ({ key }) => [key])].map(([key, group]) => [key, qualityOf(group)])),
    byKind: by(papers, ({ truth }) => [truth.kind]),
    byTag: by(papers, ({ truth }) => truth.tags),
    byStyle: by(papers, ({ truth }) => own(truth.style)),
    byWear: by(papers, ({ truth }) => own(truth.wear)),
    calibration: calibrationOf(outcomes),
    invention: inventionOf(papers.map((paper) => ({ absent: paper.truth.absent, outcomes: paper.outcomes }))),
    text:
      read.length > 0
        ? {
            meanCer: mean(read.map(({ cer }) => cer)) ?? 0,
            meanRecall: mean(read.map(({ recall }) => recall)) ?? 0,
            byWear: Object.fromEntries(
              [...grouped(read, ({ wear }) => [wear])].map(([wear, group]) => [wear, mean(group.map(({ cer }) => cer)) ?? 0]),
            ),
          }
        : null,
    twins: groups.flatMap(([name, wearsOfGroup]) => twinOf(papers, name, wearsOfGroup) ?? []),
    secondsAPage: { ocr: pace(papers, false), text: pace(papers, true) },
    unreadable: papers.filter(({ failure }) => failure !== undefined).length,
  }
}
