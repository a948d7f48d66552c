import type { Property } from './property.ts'
import type { Telling } from './telling.ts'

/** The kinds of paper that every style writes. */
export const paperKinds = [
  'bank mail',
  'loan application form',
  'loan sanction letter',
  'allotment letter',
  'buyer agreement',
  'possession letter',
  'sale deed',
  'agreement to sell',
  'lease deed',
  'mutation certificate',
  'property tax receipt',
  'sanction letter',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** Writes one kind of paper: the HTML of its body, each value noted by the telling. */
export type PaperWriter = (property: Property, tell: Telling) => string

/** A drafting style: one office's words, layouts and look for every kind of paper. */
export interface Style {
  name: string
  /** Page size and margins (`@page`), fonts and the looks of this office's papers. */
  css: string
  papers: Record<PaperKind, PaperWriter>
}
