import { z } from 'zod'
import { idSchema, timeSchema } from './ids.ts'
import { limits } from './limits.ts'

type FileKindRow = { label: string; types: readonly string[]; extensions: readonly string[]; group: FileGroup; inline: boolean }
type FileGroup = 'Images' | 'PDF' | 'DOCX' | 'Text'

/** Kinds of file that are accepted, known by their bytes, not by their name (design §3, Uploads). `inline`: browsers may show it. */
export const fileKinds = {
  jpg: { label: 'JPG', types: ['image/jpeg'], extensions: ['jpg', 'jpeg'], group: 'Images', inline: true },
  png: { label: 'PNG', types: ['image/png'], extensions: ['png'], group: 'Images', inline: true },
  webp: { label: 'WEBP', types: ['image/webp'], extensions: ['webp'], group: 'Images', inline: true },
  pdf: { label: 'PDF', types: ['application/pdf'], extensions: ['pdf'], group: 'PDF', inline: true },
  docx: {
    label: 'DOCX',
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    extensions: ['docx'],
    group: 'DOCX',
    inline: false,
  },
  txt: { label: 'Text', types: ['text/plain'], extensions: ['txt', 'text'], group: 'Text', inline: false },
} as const satisfies Record<string, FileKindRow>
export type FileKind = keyof typeof fileKinds
export const documentKinds = Object.keys(fileKinds) as FileKind[]
export const imageKinds = documentKinds.filter((kind) => fileKinds[kind].group === 'Images')
/** Choices of the type filter beside 'All' (spec §2). */
export const fileGroups = ['Images', 'PDF', 'DOCX', 'Text'] as const satisfies readonly FileGroup[]

/** The content type under which a kind is stored and served. */
export const contentTypeOf = (kind: FileKind): string => fileKinds[kind].types[0]

/** The kind of a stored content type, null if it is none of ours. */
export const kindOfType = (contentType: string): FileKind | null =>
  documentKinds.find((kind) => (fileKinds[kind].types as readonly string[]).includes(contentType.split(';')[0]?.trim() ?? '')) ?? null

/** The kind that a file name promises; what counts is the content. */
export const kindOfName = (name: string): FileKind | null => {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return documentKinds.find((kind) => (fileKinds[kind].extensions as readonly string[]).includes(extension)) ?? null
}

/** 'JPG, PNG, …' for a sentence that says what is accepted. */
export const kindsSentence = (kinds: readonly FileKind[]): string => kinds.map((kind) => fileKinds[kind].label).join(', ')

/** An intake's document (spec §3, Intake file). */
export const intakeFileSchema = z.object({
  _id: idSchema,
  filename: z.string(),
  contentType: z.string(),
  size: z.number().int(),
  ts: timeSchema,
})
export type IntakeFile = z.infer<typeof intakeFileSchema>

/** Size for people: whole bytes, larger units with one decimal, steps of 1024, '-' if it is no number (spec §5, design §5). */
export const displaySize = (bytes: unknown): string => {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes)) return '-'
  if (bytes < 1024) return `${Math.round(bytes)} B`
  const units = ['KB', 'MB', 'GB']
  let size = bytes / 1024
  while (size >= 1024 && units.length > 1) {
    size /= 1024
    units.shift()
  }
  return `${size.toFixed(1)} ${units[0]}`
}

const cutChars = (text: string, max: number): string => Array.from(text).slice(0, max).join('')
const trimName = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/gu, '')

/** File name of a case's document: the application number, else the id, made safe and cut (design §3, Cases). */
export const documentFileName = (applicationNumber: string | null | undefined, id: string): string => {
  // eslint-disable-next-line no-control-regex
  const safe = trimName((applicationNumber ?? '').replace(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f]/g, '_'))
  return `${trimName(cutChars(safe, limits.docName.maxChars)) || id}.docx`
}
