import type { Extracted, OcrResult } from '@parakh/contracts'
import type { ReadFile, Word } from '../ocr/model.ts'
import { labelledValues, type Labelled, type LabelPlace } from './labelled.ts'
import { layoutOf, type Layout } from './layout.ts'

const placeConf: Record<LabelPlace, number> = { separated: 0.85, cell: 0.75, below: 0.6, inline: 0.4 }

/** Fields of an intake as the papers hold them, each with its evidence; pure. No wanted keys means all. */
export function extractFields(documents: readonly ReadFile[], wantedKeys: readonly string[]): OcrResult {
  const result: OcrResult = {}
  for (const layout of documents.map(layoutOf)) {
    for (const labelled of labelledValues(layout)) {
      if (wantedKeys.length > 0 && !wantedKeys.includes(labelled.key)) continue
      const found = extracted(layout, labelled)
      if ((result[labelled.key]?.conf ?? 0) < found.conf) result[labelled.key] = found
    }
  }
  return result
}

function extracted(layout: Layout, { value, words, place }: Labelled): Extracted {
  const readConf = Math.min(1, ...words.map((word) => word.conf))
  const page = words[0]?.page ?? 1
  const turn = layout.pages.find((each) => each.page === page)?.turn ?? 0
  const evidence = { file: layout.file, sha256: layout.sha256, page, box: unionBox(words), text: value, turn }
  return { value, conf: placeConf[place] * readConf, source: 'ocr', evidence }
}

function unionBox(words: readonly Word[]) {
  const boxes = words.flatMap((word) => (word.box ? [word.box] : []))
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y }
}
