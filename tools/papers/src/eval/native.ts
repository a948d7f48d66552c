import { join } from 'node:path'
import { readNatively } from '@parakh/tools/native-tesseract'
import type { TruthFile } from '../paper-file.ts'
import { textScore } from '../score/text.ts'
import { isOfText, type Scored } from './scored.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/**
 * One line: the share of wrong characters of our readings from pictures, beside that of the machine's own tesseract on the same files
 * (pdftoppm at 300 dpi in grey, --psm 3), both as the mean of the files.
 */
export const besideNative = async (folder: string, truths: readonly TruthFile[], papers: readonly Scored[]): Promise<string> => {
  const ours = new Map(papers.map(({ truth, text }) => [truth.file, text?.cer ?? 1]))
  const pictures = truths.filter(({ wear }) => !isOfText(wear))
  const native = await readNatively(pictures.map(({ file }) => join(folder, file)))
  if (!native) return 'native tesseract: left out, tesseract or pdftoppm is not installed'
  const theirs = mean(pictures.map(({ text }, at) => textScore(text, native.texts[at] ?? '').cer))
  const own = mean(pictures.map(({ file }) => ours.get(file) ?? 1))
  return `characters wrong in ${pictures.length} files read from pictures: ${own.toFixed(3)}, native tesseract ${theirs.toFixed(3)}, ratio ${(own / theirs).toFixed(2)}`
}
