import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { launchBrowser } from '@parakh/tools/browser'
import type { Browser } from 'playwright-core'
import { chanceOf } from './chance.ts'
import { pageCount } from './ageing/sheet.ts'
import { truthFile, type TruthFile } from './paper-file.ts'
import { printed, writePaper, type Printed, type Written } from './printed.ts'
import { paperKinds, type PaperKind, type Style } from './style.ts'
import { worn, type Wear } from './wears.ts'

/** One paper that is to be made: who writes what of which property, and the wears that it comes in. */
export type Order = { style: Style; kind: PaperKind; number: number; wears: readonly Wear[] }

/** What a machine needs to make papers; kept open over many of them. */
export type Press = { browser: Browser; pdfium: PDFiumLibrary; close: () => Promise<void> }

/** Opens the browser and the library that draw papers. */
export const openPress = async (): Promise<Press> => {
  const [browser, pdfium] = await Promise.all([launchBrowser(), PDFiumLibrary.init()])
  return {
    browser,
    pdfium,
    close: async () => {
      pdfium.destroy()
      await browser.close()
    },
  }
}

/** A number that stands for these words: the same everywhere, unlike for other words. */
export const numberOf = (...words: readonly (string | number)[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUIntBE(0, 3)

const paperOf = (number: number): string => `p${number.toString(36).padStart(5, '0')}`

/** The name of a paper's file, without its extension; it says nothing of what the paper is. */
export const paperName = (number: number, wear: Wear): string => `${paperOf(number)}-${wear}`

/** Each kind in each style once, of a property of its own; `wears` says in which wears. */
export const ordersOf = (
  seed: number,
  styles: readonly Style[],
  wears: (kind: PaperKind, number: number) => readonly Wear[],
  kinds: readonly PaperKind[] = paperKinds,
): Order[] =>
  kinds.flatMap((kind) =>
    styles.map((style) => {
      const number = numberOf(seed, style.name, kind)
      return { style, kind, number, wears: wears(kind, number) }
    }),
  )

/** Writes one paper in all its wears into a folder, each beside its truth; the same order writes the same papers. */
export const makePaper = async (press: Press, folder: string, { style, kind, number, wears }: Order): Promise<TruthFile[]> => {
  mkdirSync(folder, { recursive: true })
  const written = writePaper(style, kind, number)
  const print = await printed(press.browser, written.html)
  const pages = await pageCount(press.pdfium, print.pdf)
  const made: TruthFile[] = []
  for (const wear of wears) made.push(await makeWear({ press, folder, written, print, pages, number, wear }))
  return made
}

type Making = { press: Press; folder: string; written: Written; print: Printed; pages: number; number: number; wear: Wear }

const makeWear = async ({ press, folder, written, print, pages, number, wear }: Making): Promise<TruthFile> => {
  const chance = chanceOf(numberOf(number, wear))
  const { bytes, extension, tags } = await worn(wear, { press, html: written.html, print, chance })
  const name = paperName(number, wear)
  const file = `${name}.${extension}`
  const all = [extension, ...tags, ...(pages > 1 ? ['multipage'] : [])]
  const truth = truthFile(written, { file, paper: paperOf(number), wear, tags: all, pages, text: print.text })
  writeFileSync(join(folder, file), bytes)
  writeFileSync(join(folder, `${name}.truth.json`), `${JSON.stringify(truth, null, 1)}\n`)
  return truth
}
