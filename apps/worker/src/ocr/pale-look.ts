import { findComponents } from './components.ts'
import { inked, inkLevel, regreyed } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'
import { secondLook } from './second-look.ts'

/** The strokes of grey labels reach so far on the way from the ink's level to white. */
const paleShare = 0.45
const white = 255
/** What is read of them is taken where no word is less sure. */
const leastWord = 0.6

/** A page whose print beside its ink, paler than that, is dark, with the letters that are seen then. */
function withPaleLetters(prepared: Prepared): Prepared {
  const level = inkLevel(prepared.even)
  const { components } = findComponents(inked(prepared.clean, level + paleShare * (white - level)))
  const clean = regreyed(prepared.clean, (value) => white - ((white - value) * white) / (white - level))
  return { ...prepared, clean, letters: components }
}

/** Reads again, each by itself, runs of grey letters of which nothing was read, or nothing that is sure: beside black print they pass for paper. */
export const paleLook = async (prepared: Prepared, words: readonly RawWord[], recogniser: Recogniser, dpi: number): Promise<RawWord[]> =>
  await secondLook(withPaleLetters(prepared), words, recogniser, dpi, leastWord)
