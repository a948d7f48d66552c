import type { Page, Word } from '../../../ocr/model.ts'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'

/** Who is named in a paper, for tests of what somebody typed. */
export interface TextPeople {
  applicant?: string
  co?: string
  owner?: string
  phone?: string
  developer?: string
}

const columns = 100
const lineHeight = 0.02

/** A page as a typewriter fills it: each letter has its column, each line its height. */
function typed(text: string): Page {
  const words: Word[] = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/gu)].map((match): Word => {
      const box = { x: match.index / columns, y: 0.05 + row * lineHeight, w: match[0].length / columns, h: lineHeight / 2 }
      return { text: match[0], conf: 1, page: 1, box, level: box, line: row, block: 0, size: box.h }
    }),
  )
  return { page: 1, width: 595, height: 842, turn: 0, source: 'text', words }
}

/** The people that a paper's text tells; tabs part cells. */
export const peopleOfText = (text: string): TextPeople => peopleOfPage(readTextFile(new TextEncoder().encode(text), 'paper.txt'))

/** The people of a page whose words stand where they stand in the text. */
export const peopleOfTyped = (text: string): TextPeople => peopleOfPage(typed(text))

function peopleOfPage(page: Page): TextPeople {
  const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], [])
  const keys = {
    applicant: 'applicant_name',
    co: 'co_applicant_name',
    owner: 'property_owner_name',
    phone: 'contact_number',
    developer: 'developer_name',
  } as const
  return Object.fromEntries(Object.entries(keys).flatMap(([name, key]) => (found[key] ? [[name, String(found[key].value)]] : [])))
}
