import { limits } from '@parakh/contracts'
import type { Page, Turn, Word } from './model.ts'
import { blurred } from './picture.ts'
import { inked, inkLevel, levelled, turned, type Grey } from './pixels.ts'
import type { RawWord, Recogniser } from './recogniser.ts'

const blurSigma = 0.7

/** Reads a picture of a page: makes it readable, recognises it, and gives the words their place on the upright page. */
export async function recognisePage(picture: Grey, page: number, recogniser: Recogniser): Promise<Page> {
  const turn: Turn = 0
  const upright = turned(picture, turn)
  const even = levelled(await blurred(upright, blurSigma))
  const raw = await recogniser.read(inked(even, inkLevel(even)), limits.ocr.renderDpi)
  return { page, width: upright.width, height: upright.height, turn, source: 'ocr', words: raw.map((word) => placed(word, page, upright)) }
}

function placed(raw: RawWord, page: number, upright: Grey): Word {
  const box = {
    x: raw.left / upright.width,
    y: raw.top / upright.height,
    w: (raw.right - raw.left) / upright.width,
    h: (raw.bottom - raw.top) / upright.height,
  }
  return { text: raw.text, conf: raw.conf, page, box, line: raw.line, block: raw.block, size: box.h }
}
