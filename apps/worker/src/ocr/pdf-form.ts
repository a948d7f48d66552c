import type { Box, Word } from './model.ts'
import { floats, shareBox, type OpenPage } from './pdfium.ts'
import { tick } from './ticks.ts'

const typedNote = 3
const widget = 20
const fields = { checkBox: 2, radioButton: 3, comboBox: 4, listBox: 5, text: 6 } as const
const hiddenFlags = 0x02 | 0x20
const passwordField = 1 << 13
/** A letter's width in its size, on the average. */
const letterWidth = 0.52
const usualPoints = 11
const lineHeight = 1.2

/** Text that PDFium writes in UTF-16 into a buffer of the length that it asks for. */
function textFrom({ pdfium }: OpenPage, fill: (buffer: number, bytes: number) => number): string {
  const bytes = fill(0, 0)
  if (bytes <= 2) return ''
  const buffer = pdfium.wasmExports.malloc(bytes)
  if (buffer === 0) return ''
  try {
    fill(buffer, bytes)
    return Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + bytes - 2)).toString('utf16le')
  } finally {
    pdfium.wasmExports.free(buffer)
  }
}

function withKey<T>({ pdfium }: OpenPage, key: string, use: (key: number) => T): T {
  const memory = pdfium.wasmExports.malloc(key.length + 1)
  pdfium.HEAPU8.set(Buffer.from(`${key}\0`, 'latin1'), memory)
  try {
    return use(memory)
  } finally {
    pdfium.wasmExports.free(memory)
  }
}

function chosenOptions(page: OpenPage, form: number, annotation: number): string {
  const { pdfium } = page
  const labels: string[] = []
  for (let i = 0; i < pdfium._FPDFAnnot_GetOptionCount(form, annotation); i += 1) {
    if (!pdfium._FPDFAnnot_IsOptionSelected(form, annotation, i)) continue
    labels.push(textFrom(page, (buffer, bytes) => pdfium._FPDFAnnot_GetOptionLabel(form, annotation, i, buffer, bytes)))
  }
  return labels.join('\n')
}

/** What a widget says, '' for nothing; a tick or an empty box for what may be ticked. */
function valueOf(page: OpenPage, form: number, annotation: number): string {
  const { pdfium } = page
  const kind = pdfium._FPDFAnnot_GetFormFieldType(form, annotation)
  if (kind === fields.checkBox || kind === fields.radioButton) {
    return pdfium._FPDFAnnot_IsChecked(form, annotation) ? tick.set : tick.empty
  }
  const value = () => textFrom(page, (buffer, bytes) => pdfium._FPDFAnnot_GetFormFieldValue(form, annotation, buffer, bytes))
  if (kind === fields.comboBox || kind === fields.listBox) return chosenOptions(page, form, annotation) || value()
  const isSecret = (pdfium._FPDFAnnot_GetFormFieldFlags(form, annotation) & passwordField) !== 0
  return kind === fields.text && !isSecret ? value() : ''
}

function sizeOf({ pdfium, scratch }: OpenPage, form: number, annotation: number): number {
  const known = form !== 0 && pdfium._FPDFAnnot_GetFontSize(form, annotation, scratch)
  return (known && new Float32Array(pdfium.HEAPU8.buffer, scratch, 1)[0]) || usualPoints
}

/** Spreads a value's lines and words over its box, each about as wide as its letters. `share` is a letter's size as shares of the page. */
function spread(value: string, box: Box, share: { w: number; h: number }, place: { page: number; line: number }): Word[] {
  const lines = value.split(/\r\n|\r|\n/u).map((line) => line.split(/\s+/u).filter(Boolean))
  const height = Math.min(share.h * lineHeight, box.h / lines.length)
  const top = lines.length === 1 ? box.y + (box.h - height) / 2 : box.y
  return lines.flatMap((words, at) => {
    const letters = words.reduce((sum, word) => sum + word.length + 1, 0)
    const width = Math.min(share.w * letterWidth, box.w / Math.max(1, letters))
    let x = box.x
    return words.map((text) => {
      const own = { x, y: top + at * height, w: width * text.length, h: height }
      x += width * (text.length + 1)
      return { text, conf: 1, page: place.page, box: own, level: own, line: place.line + at, block: 0, size: height }
    })
  })
}

/** What was filled into a page: the words, and the whole places of their fields, where nothing else is to be read. */
interface Filled {
  words: Word[]
  places: Box[]
}

/**
 * What was filled into a page's form and typed onto it as notes: words at the fields' places, lines counted from `firstLine`; a tick box is one word.
 * `form` is the document's form handle, 0 where it has none; `points` the size of the page as displayed.
 */
export function filledWords(page: OpenPage, form: number, number: number, firstLine: number, points: { w: number; h: number }): Filled {
  const { pdfium, handle, scratch } = page
  const words: Word[] = []
  const places: Box[] = []
  for (let i = 0; i < pdfium._FPDFPage_GetAnnotCount(handle); i += 1) {
    const annotation = pdfium._FPDFPage_GetAnnot(handle, i)
    if (annotation === 0) continue
    try {
      const kind = pdfium._FPDFAnnot_GetSubtype(annotation)
      if ((kind !== widget && kind !== typedNote) || (pdfium._FPDFAnnot_GetFlags(annotation) & hiddenFlags) !== 0) continue
      const isNote = kind === typedNote
      if (!isNote && form === 0) continue
      const value = isNote
        ? withKey(page, 'Contents', (key) =>
            textFrom(page, (buffer, bytes) => pdfium._FPDFAnnot_GetStringValue(annotation, key, buffer, bytes)),
          )
        : valueOf(page, form, annotation)
      if (value.trim() === '' || !pdfium._FPDFAnnot_GetRect(annotation, scratch)) continue
      const [left = 0, top = 0, right = 0, bottom = 0] = floats(page, 4)
      const box = shareBox(page, { left, right, bottom, top })
      places.push(box)
      const size = sizeOf(page, isNote ? 0 : form, annotation)
      const line = firstLine + (words.at(-1) ? words.at(-1)!.line - firstLine + 1 : 0)
      const isTick = value === tick.set || value === tick.empty
      if (isTick) words.push({ text: value, conf: 1, page: number, box, level: box, line, block: 0, size: box.h })
      else words.push(...spread(value, box, { w: size / points.w, h: size / points.h }, { page: number, line }))
    } finally {
      pdfium._FPDFPage_CloseAnnot(annotation)
    }
  }
  return { words, places }
}
