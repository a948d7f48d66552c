import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kindOfName, ocrLanguages } from '@parakh/contracts'
import { root } from '@parakh/tools/env'
import { extractFields, paperOf } from '@parakh/worker/extract/extract-fields'
import { boxAround } from '@parakh/worker/ocr/geometry'
import type { Box, ReadFile } from '@parakh/worker/ocr/model'
import { readPicture } from '@parakh/worker/ocr/picture'
import { prepare } from '@parakh/worker/ocr/prepare'
import { createReader } from '@parakh/worker/ocr/reader'
import sharp from 'sharp'
import { makePaper, numberOf, openPress } from './make.ts'
import { seenStyles } from './styles.ts'

// The pictures of docs/autofill.md: one photographed paper on its way from pixels to values.
const out = join(root, 'docs', 'autofill')
const width = 720
const seed = 7
const styleName = 'corporate'

type Mark = { box: Box; colour: string; fill: string; text?: string }

const svgOf = (marks: readonly Mark[], w: number, h: number): Buffer => {
  const shapes = marks.map(({ box, colour, fill, text }) => {
    const [x, y] = [box.x * w, box.y * h]
    const label = text
      ? `<text x="${x}" y="${y - 3}" font-family="sans-serif" font-size="11" fill="${colour}">${text.replace(/[<&]/gu, ' ')}</text>`
      : ''
    return `<rect x="${x}" y="${y}" width="${box.w * w}" height="${box.h * h}" fill="${fill}" stroke="${colour}" stroke-width="1.5"/>${label}`
  })
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${shapes.join('')}</svg>`)
}

const drawn = async (picture: Buffer, name: string, marks: readonly Mark[] = []): Promise<void> => {
  const { data, info } = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })
  await sharp(data)
    .composite([{ input: svgOf(marks, info.width, info.height) }])
    .png({ palette: true, colours: 64 })
    .toFile(join(out, `${name}.png`))
}

/** Sure words green, unsure ones red. */
const colourOf = (conf: number): string => (conf >= 0.85 ? '#1a7f37' : conf >= 0.6 ? '#b7791f' : '#c53030')

const drawSteps = async (bytes: Buffer, read: ReadFile): Promise<void> => {
  const picture = await readPicture(bytes, read.file)
  const ready = prepare(picture)
  const [page] = read.pages
  const { turn = 0, words = [] } = page ?? {}
  // preparing leaves half turns open; reading decides them
  const level = await sharp(ready.clean.data, { raw: { width: ready.clean.width, height: ready.clean.height, channels: 1 } })
    .rotate((turn - ready.turn + 360) % 360)
    .png()
    .toBuffer()
  const upright = await sharp(bytes).rotate(turn).toBuffer()
  await drawn(bytes, '1-photo')
  await drawn(level, '2-ready')
  await drawn(
    level,
    '3-words',
    words.flatMap(({ level: box, conf }): Mark[] => (box ? [{ box, colour: colourOf(conf), fill: 'none' }] : [])),
  )
  const { layout, labelled } = paperOf(read)
  const rows = layout.rows.flatMap(({ segments }) =>
    segments.map(({ left, right, top, bottom }): Mark => ({
      box: { x: left, y: top, w: right - left, h: bottom - top },
      colour: '#90a4c8',
      fill: 'none',
    })),
  )
  const values = labelled.flatMap(({ key, words: own }): Mark[] => {
    const box = boxAround(own.map((word) => word.level))
    return box ? [{ box, colour: '#1d4ed8', fill: 'rgb(29 78 216 / 0.12)', text: key }] : []
  })
  await drawn(level, '4-layout', [...rows, ...values])
  const found = Object.entries(extractFields([read], [])).flatMap(([key, { conf, evidence }]): Mark[] =>
    evidence.box ? [{ box: evidence.box, colour: colourOf(conf), fill: 'rgb(26 127 55 / 0.12)', text: `${key} ${conf.toFixed(2)}` }] : [],
  )
  await drawn(upright, '5-values', found)
}

const main = async (): Promise<void> => {
  mkdirSync(out, { recursive: true })
  const style = seenStyles.find(({ name }) => name === styleName)
  if (!style) throw new Error(`No seen style is called ${styleName}.`)
  const folder = mkdtempSync(join(tmpdir(), 'parakh-steps-'))
  const press = await openPress()
  const reader = createReader()
  try {
    const kind = 'possession letter'
    const [made] = await makePaper(press, folder, { style, kind, number: numberOf(seed, style.name, kind), wears: ['photo'] })
    const fileKind = made && kindOfName(made.file)
    if (!made || !fileKind) throw new Error('The paper was not made.')
    const path = join(folder, made.file)
    const pages = await reader.read({ path, file: made.file, kind: fileKind, languages: ocrLanguages.en })
    await drawSteps(readFileSync(path), { file: made.file, sha256: '', pages })
  } finally {
    reader.close()
    await press.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
process.exit()
