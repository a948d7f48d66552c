import { displaySize, documentKinds, fileKinds, kindOfName, kindsSentence, limits, type FileKind, type fileGroups } from '@parakh/contracts'
import { textToDocx } from './text-to-docx.ts'

export type FileGroup = (typeof fileGroups)[number]
/** The type filter: a group, or '' for all. */
export type TypeFilter = FileGroup | ''

/** A file already in the list, as far as telling it again goes. */
type Known = { name: string; size: number }
export type Sorted = { taken: File[]; refused: string[] }

/** Kinds that the filter lets in. */
const kindsIn = (filter: TypeFilter): FileKind[] => documentKinds.filter((kind) => filter === '' || fileKinds[kind].group === filter)

/** `accept` of the file picker. */
export const acceptOf = (filter: TypeFilter): string =>
  kindsIn(filter)
    .flatMap((kind) => [...fileKinds[kind].extensions.map((extension) => `.${extension}`), ...fileKinds[kind].types])
    .join(',')

/** 'JPG, PNG, … up to 25.0 MB each'. */
export const acceptHint = (filter: TypeFilter): string =>
  `${kindsSentence(kindsIn(filter))}, up to ${displaySize(limits.files.maxBytes)} each`

/** Sorts picked files into what can be attached and why the others cannot (spec §5, design §3 Uploads). */
export const sortFiles = (files: readonly File[], filter: TypeFilter, attached: readonly Known[], max: number): Sorted => {
  const sorted: Sorted = { taken: [], refused: [] }
  for (const file of files) {
    const isKnown = [...attached, ...sorted.taken].some(({ name, size }) => name === file.name && size === file.size)
    const problem = isKnown ? 'is attached already.' : problemOf(file, filter)
    if (problem) sorted.refused.push(`${file.name} ${problem}`)
    else if (attached.length + sorted.taken.length >= max)
      sorted.refused.push(`${file.name} is one too many: at most ${max} files at once.`)
    else sorted.taken.push(file)
  }
  return sorted
}

const problemOf = (file: File, filter: TypeFilter): string | null => {
  const kind = kindOfName(file.name)
  if (!kind) return `is of a kind that is not accepted here. Attach ${kindsSentence(documentKinds)}.`
  if (filter !== '' && fileKinds[kind].group !== filter) return `was left out: the type filter is set to ${filter}.`
  if (file.size === 0) return 'is empty. Choose it again or leave it out.'
  return file.size > limits.files.maxBytes
    ? `is larger than ${displaySize(limits.files.maxBytes)}. Compress or split it and try again.`
    : null
}

/** Files as they are attached: text as a simple DOCX, the rest as it is (spec §5). */
export const prepareFiles = (files: readonly File[]): Promise<File[]> =>
  Promise.all(files.map(async (file) => (kindOfName(file.name) === 'txt' ? textToDocx(file) : file)))

/** What people read for a file's type. */
export const typeLabel = (file: { name: string; type: string }): string => {
  const kind = kindOfName(file.name)
  return kind ? fileKinds[kind].label : file.type || '-'
}
