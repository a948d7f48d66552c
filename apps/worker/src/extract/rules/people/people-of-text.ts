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

/** The people that a paper's text tells; tabs part cells. */
export function peopleOfText(text: string): TextPeople {
  const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
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
