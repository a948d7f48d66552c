import { z } from 'zod'
import { idSchema } from './ids.ts'
import { limits } from './limits.ts'

/** Where a job stands (design §4). */
export const jobStatusSchema = z.enum(['queued', 'running', 'done', 'error', 'cancelled'])
export type JobStatus = z.infer<typeof jobStatusSchema>
export const jobStatus = {
  queued: 'queued',
  running: 'running',
  done: 'done',
  error: 'error',
  cancelled: 'cancelled',
} as const satisfies { [S in JobStatus]: S }
const settled: readonly JobStatus[] = [jobStatus.done, jobStatus.error, jobStatus.cancelled]

/** Whether nothing more will happen to a job. */
export const isSettled = (status: JobStatus): boolean => settled.includes(status)

/** A place on a page: shares 0 to 1 of the upright page, from its upper left corner. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
export type Box = z.infer<typeof boxSchema>

/** Stands in the text of evidence for each letter and digit of a number that is nobody's to keep: Aadhaar, PAN (domain §8). */
export const hiddenSign = '•'

/** Where a value was read; `box` is null for docx and txt; `turn` is the clockwise turn in degrees that made the page upright (design §4). */
export const evidenceSchema = z.object({
  file: z.string(),
  sha256: z.string(),
  page: z.number().int().min(1),
  box: boxSchema.nullable(),
  text: z.string(),
  turn: z.number().optional(),
})
export type Evidence = z.infer<typeof evidenceSchema>

const readValue = z.union([z.string(), z.number(), z.array(z.string())])
const candidateSchema = z.object({ value: readValue, conf: z.number().min(0).max(1), evidence: evidenceSchema })

/** One value that autofill read, with the others that stood for the same field. */
export const extractedSchema = z.object({
  value: readValue,
  conf: z.number().min(0).max(1),
  source: z.string(),
  notes: z.string().optional(),
  evidence: evidenceSchema,
  candidates: z.array(candidateSchema).optional(),
})
export type Extracted = z.infer<typeof extractedSchema>
export const ocrResultSchema = z.record(z.string(), extractedSchema)
export type OcrResult = z.infer<typeof ocrResultSchema>

/** Stages of an autofill with the overlay's labels, in their order (spec §2). */
export const ocrStages = {
  uploading: { label: 'Uploading' },
  parsing: { label: 'Parsing' },
  extracting: { label: 'Extracting fields' },
  finalizing: { label: 'Finalizing' },
} as const
export type OcrStage = keyof typeof ocrStages
export const allOcrStages = Object.keys(ocrStages) as [OcrStage, ...OcrStage[]]

/** How far an autofill is: the file's name, the page of the whole job out of `pages`, percent 0 to 99 until it is done. */
export const ocrProgressSchema = z.object({
  stage: z.enum(allOcrStages),
  file: z.string().nullable(),
  page: z.number().int(),
  pages: z.number().int(),
  percent: z.number().min(0).max(100),
})
export type OcrProgress = z.infer<typeof ocrProgressSchema>

/** Languages a document may be in: ISO code to Tesseract's name (design §4). */
export const ocrLanguages = { en: 'eng', hi: 'hin' } as const
type OcrLanguage = keyof typeof ocrLanguages
const tesseractNames: readonly string[] = Object.values(ocrLanguages)

/** Tesseract's names for 'en', 'hi', 'en+hi' or 'eng+hin'; null if one is unknown. */
export const parseLanguages = (given: readonly string[]): string[] | null => {
  const codes = given
    .flatMap((one) => one.split('+'))
    .map((code) => code.trim().toLowerCase())
    .filter(Boolean)
  const names = codes.map((code) =>
    code in ocrLanguages ? ocrLanguages[code as OcrLanguage] : tesseractNames.includes(code) ? code : null,
  )
  return names.includes(null) ? null : [...new Set(names as string[])]
}

const strings = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((given) => [given ?? []].flat())

/** Text parts of POST /intakes/ocr/parse/submit (spec §7): one `langs` a file, comma-joined keys. */
export const submitOcrBody = z.strictObject({
  langs: strings.transform((given, ctx) => {
    const names = parseLanguages(given)
    if (!names) ctx.addIssue({ code: 'custom', message: `use ${Object.keys(ocrLanguages).join(', ')}, more than one joined by +` })
    return names?.length ? names : [ocrLanguages.en]
  }),
  fields_to_extract: strings.transform((given) => [
    ...new Set(
      given
        .join(',')
        .split(',')
        .map((key) => key.trim())
        .filter(Boolean),
    ),
  ]),
})

export const submitOcrReply = z.object({ job_id: idSchema })
export const ocrStatusQuery = z.strictObject({ wait: z.coerce.number().int().min(0).max(limits.ocr.waitMaxSeconds).optional() })
export const ocrStatusReply = z.object({
  status: jobStatusSchema,
  progress: ocrProgressSchema,
  result: ocrResultSchema.optional(),
  /** What the clerk should know of a reading that is done: pages that could not be read. */
  notes: z.array(z.string()).optional(),
  error: z.string().optional(),
})
export type OcrStatus = z.infer<typeof ocrStatusReply>
