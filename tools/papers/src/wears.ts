import { bitsOf, dropped } from './ageing/fax.ts'
import { marksOf } from './ageing/marks.ts'
import { photographed, photoLook } from './ageing/photo.ts'
import { faintLook, scanLook, scanned, type ScanLook } from './ageing/scan.ts'
import { drawn, pictureOf, sheetOf, type Sheet } from './ageing/sheet.ts'
import type { Chance } from './chance.ts'
import { encoded } from './encoded.ts'
import type { Press } from './make.ts'
import { asBits, asPicture, type MadeFile } from './packed.ts'
import { printed, type Printed } from './printed.ts'
import { outlineOf } from './word/outline.ts'
import { wordFile } from './word/word-file.ts'

/** What became of a paper on its way to the intake desk. */
export const wears = ['digital', 'text', 'word', 'scan', 'stamped', 'sideways', 'bitonal', 'faint', 'fax', 'photo'] as const
export type Wear = (typeof wears)[number]

export type Making = { press: Press; html: string; print: Printed; chance: Chance }

/** The paper's pages on paper, with stamps and signatures on them, `dpi` to the inch. */
const sheetsOf = async ({ press, html, print, chance }: Making, dpi: number, marks: readonly [number, number]): Promise<Sheet[]> => {
  const [stamps, signatures] = marks
  const isMarked = stamps + signatures > 0
  const { pdf } = isMarked ? await printed(press.browser, html, marksOf(chance, stamps, signatures)) : print
  return drawn(press.pdfium, pdf, dpi)
}

/** Each page as a scanner sees it; what shows through is the next page's print. */
const scans = async (sheets: readonly Sheet[], look: ScanLook, chance: Chance): Promise<Sheet[]> => {
  const pages: Sheet[] = []
  for (const [at, sheet] of sheets.entries()) {
    const skew = look.skew + (chance.share() - 0.5) * 0.8
    pages.push(await scanned(sheet, sheets[(at + 1) % sheets.length] ?? sheet, { ...look, skew }, chance))
  }
  return pages
}

const markCounts = (chance: Chance): readonly [number, number] => [chance.whole(0, 2), chance.whole(0, 2)]

const wordsOf = (look: ScanLook, marks: readonly [number, number]): string[] => [
  `${look.dpi}dpi`,
  ...(Math.abs(look.skew) > 1 ? ['skew'] : []),
  ...(look.bleed > 0 ? ['bleed-through'] : []),
  ...(look.fold === undefined ? [] : ['fold']),
  ...(marks[0] > 0 ? ['stamp'] : []),
  ...(marks[1] > 0 ? ['signature'] : []),
]

const scan = async (making: Making, look: ScanLook, marks: readonly [number, number]): Promise<MadeFile> => {
  const { chance } = making
  const sheets = await scans(await sheetsOf(making, look.dpi, marks), look, chance)
  const isGrey = chance.happens(marks[0] > 2 ? 0.3 : 0.6)
  return asPicture(sheets, {
    chance,
    dpi: look.dpi,
    isGrey,
    quality: chance.whole(52, 86),
    tags: [...wordsOf(look, marks), ...(isGrey ? ['grey'] : [])],
  })
}

const sideways = async (making: Making): Promise<MadeFile> => {
  const { chance } = making
  const look = scanLook(chance)
  const marks = markCounts(chance)
  const turn = chance.pick([90, 180, 270] as const)
  const upright = await scans(await sheetsOf(making, look.dpi, marks), look, chance)
  const isMixed = upright.length > 1 && chance.happens(0.4)
  const sheets: Sheet[] = []
  for (const sheet of upright) sheets.push(isMixed && chance.happens(0.5) ? sheet : await sheetOf(pictureOf(sheet).rotate(turn)))
  const tags = [`turned${turn}`, ...wordsOf(look, marks), 'grey']
  return asPicture(sheets, { chance, dpi: look.dpi, isGrey: true, quality: chance.whole(60, 86), tags })
}

const bitonal = async (making: Making): Promise<MadeFile> => {
  const { chance } = making
  const look: ScanLook = { ...scanLook(chance), dpi: chance.pick([200, 300]), bleed: 0 }
  const marks = markCounts(chance)
  const threshold = chance.whole(120, 190)
  const pages = await Promise.all(
    (await scans(await sheetsOf(making, look.dpi, marks), look, chance)).map((sheet) => bitsOf(sheet, threshold)),
  )
  return asBits(pages, { chance, dpi: [look.dpi, look.dpi], tags: wordsOf(look, marks) })
}

const FAX_DPI = 204

const fax = async (making: Making): Promise<MadeFile> => {
  const { chance } = making
  const look: ScanLook = { ...scanLook(chance), dpi: FAX_DPI, bleed: 0, blur: 0.5, specks: 20 }
  // the coarse form sends half as many lines as the fine one
  const down = chance.happens(0.3) ? 98 : 196
  const pages = []
  for (const sheet of await scans(await sheetsOf(making, FAX_DPI, [0, 1]), look, chance)) {
    const lines = await sheetOf(pictureOf(sheet).resize(sheet.width, Math.round((sheet.height * down) / FAX_DPI), { fit: 'fill' }))
    const page = await bitsOf(lines, chance.whole(120, 165))
    dropped(page, chance)
    pages.push(page)
  }
  return asBits(pages, { chance, dpi: [FAX_DPI, down], tags: [down < 100 ? 'coarse' : 'fine'] })
}

const photo = async (making: Making): Promise<MadeFile> => {
  const { chance } = making
  const marks = markCounts(chance)
  const first = (await sheetsOf(making, 40, [0, 0]))[0]
  const look = photoLook(chance, first ? first.height / first.width : 1.414)
  // about as many dots as the lens resolves
  const dpi = Math.round((look.size / ((first?.height ?? 468) / 40)) * 1.05)
  const pages: Sheet[] = []
  for (const sheet of await sheetsOf(making, dpi, marks)) pages.push(await photographed(sheet, look, chance))
  const tags = [
    'perspective',
    ...(look.shadow > 0 ? ['shadow'] : []),
    ...(look.bulge !== 0 ? ['curl'] : []),
    ...(marks[0] > 0 ? ['stamp'] : []),
  ]
  return asPicture(pages, { chance, dpi, isGrey: false, quality: chance.whole(58, 88), tags, isPhoto: true })
}

/** How a paper comes to be in each wear. */
const makers: Record<Wear, (making: Making) => Promise<MadeFile>> = {
  digital: ({ print }) => Promise.resolve({ bytes: print.pdf, extension: 'pdf', tags: [] }),
  text: ({ print, chance }) => {
    const { bytes, encoding } = encoded(print.text, chance)
    return Promise.resolve({ bytes, extension: chance.pick(['txt', 'text']), tags: [encoding] })
  },
  word: async ({ press, html, chance }) => ({
    bytes: await wordFile(await outlineOf(press.browser, html), chance),
    extension: 'docx',
    tags: [],
  }),
  scan: (making) => scan(making, scanLook(making.chance), markCounts(making.chance)),
  stamped: (making) => scan(making, scanLook(making.chance), [making.chance.whole(3, 5), making.chance.whole(1, 3)]),
  faint: (making) => scan(making, faintLook(making.chance), markCounts(making.chance)),
  sideways,
  bitonal,
  fax,
  photo,
}

/** A paper in a wear, as a file. */
export const worn = async (wear: Wear, making: Making): Promise<MadeFile> => {
  const made = await makers[wear](making)
  return { ...made, tags: [wear, ...made.tags] }
}
