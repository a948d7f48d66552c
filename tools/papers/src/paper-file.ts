import { intakeFields } from '@parakh/contracts'
import type { Written } from './printed.ts'
import type { Truth } from './truth.ts'

/** The truth of a paper as it stands beside the file, in the samples' form. */
export type TruthFile = Required<Truth> & {
  file: string
  kind: string
  /** The kind of file, the wear, and what else was done to it. */
  tags: string[]
  style: string
  wear: string
  /** The same for every wear of one paper. */
  paper: string
  /** Keys that the paper does not answer. */
  absent: string[]
  pages: number
  text: string
}

type Made = { file: string; paper: string; wear: string; tags: string[]; pages: number; text: string }

/** The truth of a written paper, made into a file. */
export const truthFile = ({ kind, style, truth }: Written, { file, paper, wear, tags, pages, text }: Made): TruthFile => {
  const answered = new Set(Object.values(truth).flatMap((part) => Object.keys(part)))
  const absent = intakeFields.map(({ key }) => key).filter((key) => !answered.has(key))
  return { file, kind, tags, style, wear, paper, ...truth, absent, pages, text }
}
