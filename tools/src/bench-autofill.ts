import { ApiClient, type UploadFile } from './api-client.ts'
import { autofill } from './autofill-run.ts'
import type { Bench } from './bench.ts'
import { readNatively } from './native-tesseract.ts'
import { asUpload, haveSamples, sampleDocs, type SampleDoc } from './sample-docs.ts'
import { startStack } from './stack.ts'

const jobsAtOnce = 2
const pageCount = (docs: readonly SampleDoc[]): number => docs.reduce((sum, { pages }) => sum + pages, 0)
const aMinute = (pages: number, seconds: number): string =>
  `${((pages * 60) / seconds).toFixed(1)} pages a minute (${pages} pages in ${seconds.toFixed(1)} s)`

/** Autofill of the sample documents, and the native tesseract on the same scanned pages in the same run. */
export const benchAutofill: Bench = async (figure) => {
  if (!haveSamples()) return figure('autofill', 'left out: no ../shared/samples')
  const docs = sampleDocs()
  const scans = docs.filter(({ tags }) => tags.includes('scan') || tags.includes('photo'))
  const others = docs.filter((doc) => !scans.includes(doc))
  const stack = await startStack({ env: { OCR_CONCURRENCY: String(jobsAtOnce), LOG_LEVEL: 'warn' } })
  try {
    const desk = await ApiClient.signIn(`${stack.baseUrl}${stack.apiBase}`, stack.admin.email, stack.admin.password)
    // the first page of a fresh worker loads the language data; a person meets it once a day
    const warmUp = scans[0]
    if (warmUp)
      figure(
        'autofill, first document of a fresh worker',
        `${(await secondsFor(desk, [copied(warmUp)])).toFixed(1)} s (${warmUp.pages} page)`,
      )
    figure('autofill, scanned and photographed', aMinute(pageCount(scans), await secondsFor(desk, uploads(scans))))
    figure('autofill, digital (pdf text, docx, txt)', aMinute(pageCount(others), await secondsFor(desk, uploads(others))))
  } finally {
    await stack.stop()
  }
  const native = await readNatively(scans.map(({ path }) => path))
  figure(
    'native tesseract, the same scanned pages',
    native ? aMinute(native.pages, native.seconds) : 'left out: tesseract or pdftoppm is not installed',
  )
}

const uploads = (docs: readonly SampleDoc[]): UploadFile[] => docs.map(({ path }) => asUpload(path))

/** The same paper as another file, whose reading nobody keeps for the figure that follows. */
const copied = ({ path }: SampleDoc): UploadFile => {
  const upload = asUpload(path)
  return { ...upload, bytes: Uint8Array.from([...upload.bytes, lineEnd]) }
}
const lineEnd = 10

const secondsFor = async (desk: ApiClient, files: readonly UploadFile[]): Promise<number> => {
  const since = Date.now()
  const queue = [...files]
  const next = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) await autofill(desk, [file])
  }
  await Promise.all(Array.from({ length: jobsAtOnce }, next))
  return (Date.now() - since) / 1000
}
