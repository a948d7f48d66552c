import type { IntakeKey } from '@parakh/contracts'
import { readTextFile } from '../../ocr/text-file.ts'
import { extractFields } from '../extract-fields.ts'

/** What surrounds a line in papers of one kind, for tests of whole extractions; tabs part cells. */
const drafts = {
  form: (text: string) => `LOAN APPLICATION FORM\nName of applicant\tRavi Menon\n${text}\nPlace\tPune`,
  mail: (text: string) =>
    `From: desk@bank.example\nTo: valuer@desk.example\nSubject: Technical visit request\nDear Sir,\nKindly arrange the technical visit.\n${text}\nRegards\nAsha`,
  subject: (text: string) =>
    `From: desk@bank.example\nTo: valuer@desk.example\nSubject: ${text}\nDear Sir,\nKindly value the property below.\nRegards\nAsha`,
  letter: (text: string) =>
    `GRIHA FINANCE LIMITED\nSanction Letter\nDear Mr. Ravi Menon,\nWe are pleased to inform that your loan has been sanctioned on these terms.\n${text}\nRate of interest: 8.6 %\nEMI: Rs. 21,400`,
  allotment: (text: string) =>
    `GREEN HOMES PVT LTD\nPROVISIONAL ALLOTMENT LETTER\nDear Mr. Ravi Menon,\nWe allot to you Flat No. B-1204 in Green Meadows on the terms below.\n${text}\nFor Green Homes Pvt Ltd`,
  possession: (text: string) =>
    `GREEN HOMES PVT LTD\nOFFER OF POSSESSION\nDear Mr. Ravi Menon,\nYour flat is ready for possession. The final statement of account is as below.\n${text}\nFor Green Homes Pvt Ltd`,
  agreement: (text: string) =>
    `AGREEMENT FOR SALE\nThis agreement for sale is made between Green Homes Pvt Ltd, the promoter, and Ravi Menon, the purchaser.\n${text}\nIn witness whereof the parties have signed.`,
  deed: (text: string) =>
    `SALE DEED\nThis deed of sale is executed on 4th May 2019 by Sri Gopal Rao S/o Late Hari Rao, hereinafter called the Vendor, in favour of Smt. Usha Devi W/o Sri Ram Prasad, hereinafter called the Purchaser.\n${text}\nIn witness whereof the vendor has signed.`,
  lease: (text: string) =>
    `LEASE DEED\nThis lease deed is made on 4th May 2019 between the Development Authority, hereinafter called the Lessor, and Smt. Usha Devi W/o Sri Ram Prasad, hereinafter called the Lessee.\n${text}\nIn witness whereof the parties have signed.`,
  permit: (text: string) =>
    `MUNICIPAL CORPORATION OF SONEPUR\nTOWN PLANNING SECTION\nBUILDING PERMIT\n${text}\nConditions: The work shall be done as per the approved drawing.`,
  mutation: (text: string) =>
    `OFFICE OF THE ESTATE OFFICER\nMUTATION ORDER\nThe property is mutated in the name of Sh. Ram Prasad.\n${text}`,
  tax: (text: string) =>
    `MUNICIPAL CORPORATION OF SONEPUR\nPROPERTY TAX RECEIPT\nAssessment year 2022-23\n${text}\nTotal tax paid Rs. 4,200`,
} as const
export type Draft = keyof typeof drafts

/** What the whole extraction makes of a line in a paper of some kind; null where the field stays empty. */
export function valueIn(draft: Draft, text: string, key: IntakeKey): unknown {
  const page = readTextFile(new TextEncoder().encode(drafts[draft](text)), 'paper.txt')
  return extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], [key])[key]?.value ?? null
}
