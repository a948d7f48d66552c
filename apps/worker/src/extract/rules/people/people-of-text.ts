import type { Page } from '../../../ocr/model.ts'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'
import { typedPage } from '../typed-paper.ts'

/** Who is named in a paper, for tests of what somebody typed. */
export interface TextPeople {
  applicant?: string
  co?: string
  owner?: string
  phone?: string
  developer?: string
}

/** The people that a paper's text tells; tabs part cells. */
export const peopleOfText = (text: string): TextPeople => peopleOfPage(readTextFile(new TextEncoder().encode(text), 'paper.txt'))

/** The people of a page whose words stand where they stand in the text. */
export const peopleOfTyped = (text: string): TextPeople => peopleOfPage(typedPage(text))

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
