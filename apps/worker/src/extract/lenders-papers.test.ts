import { describe, expect, it } from 'vitest'
import { readTextFile } from '../ocr/text-file.ts'
import { layoutOf } from './layout/layout.ts'
import { paperKindOf, type PaperKind } from './kinds/paper-kind.ts'

const kindOf = (text: string): PaperKind =>
  paperKindOf(layoutOf({ file: 'a.txt', sha256: 'a'.repeat(64), pages: [readTextFile(Buffer.from(text), 'a.txt')] }))

/** What a lender's office writes of money that it grants, whatever papers of a building it lists. */
const granted: readonly string[] = [
  'Regional Office : Credit Department\nSub : Sanction of credit limit to Sri Arun Sen\nThe proposal has been approved by the competent authority on the terms below.\nLimit\tRs. 12,00,000\nPapers lodged\tSanctioned Building Plan, Mutation Certificate',
  'Sub: Sanction of mortgage facility in favour of Smt. Rekha Bai\nThe proposal is approved.\nPrimary security: equitable mortgage of House No. 14\nPapers: approved plan, building permit',
  'Advances Section\nIt is informed that a sanctioned limit of Rs. 8 lakh is accorded to Shri Mohan Lal.\nCollateral security: registered mortgage of the flat\nMoratorium: 6 months. Building plan approval to be verified.',
  'Circle Office\nTo the Branch Manager\nThe proposal of Smt. Rekha Bai stands approved.\nInterest: RLLR + 0.4 %\nPersonal guarantee of Shri B. Rao\nPre-disbursal visit to be made; approved building plan to be held.',
]
/** Permits stay permits, whatever money they speak of. */
const permits: readonly string[] = [
  'Municipal Corporation\nSub: Sanction of building plan\nWith reference to your application the plan of the house of Shri Vikas Rao is hereby sanctioned.\nLimit of height 10 m.',
  'Town Planning Branch\nSanction of revised building plan with facility for parking\nPermission is hereby granted to Smt. Usha Devi to construct a house of G+1 floors.',
]
/** An authority that allots anew names its price; an order of its books does not. */
const allotted: readonly (readonly [string, PaperKind])[] = [
  [
    'OFFICE OF THE ESTATE OFFICER\nTo\nSh. Arun Sen\nSubject: Re-allotment / transfer of plot.\nThe plot earlier held by the transferor stands re-allotted to you as detailed below.\nThe rest of the tentative price is payable in six half yearly instalments.\nThe site is offered on free hold basis.',
    'allotment',
  ],
  [
    'OFFICE OF THE ESTATE OFFICER\nTo\nSh. Arun Sen\nSubject: Re-allotment / transfer of plot.\nThe plot stands transferred in your favour in the records of this office on the terms of the original allotment.',
    'mutation',
  ],
]
/** A heading that begins with whose paper it is. */
const headed: readonly (readonly [string, PaperKind])[] = [
  ['Shanti Park : UNIT ALLOTMENT ADVICE\nPromoter\tA Realtors\nFirst allottee\tMr. Arun Sen', 'allotment'],
  ['Seven Rivers Home Finance Ltd. - REQUEST FOR TECHNICAL / VALUATION\nBranch\tPhase VII\nApplicant\tArun Sen', 'mail'],
  ['Green Acres | OFFER OF POSSESSION | 12-Nov-2024\nUnit\tB-12\nMr. Arun Sen', 'possession'],
  ['Papers given : SALE DEED\nBranch\tSalem\nApplicant\tArun Sen', 'other'],
]

describe('the papers of lenders by what they say', () => {
  it.each(granted)('knows a grant of money: %j', (text) => expect(kindOf(text)).toBe('loan_letter'))
  it.each(permits)('knows a permit: %j', (text) => expect(kindOf(text)).toBe('sanction'))
  it.each(allotted)('knows whether it allots: %j', (text, kind) => expect(kindOf(text)).toBe(kind))
  it.each(headed)('knows by its heading: %j', (text, kind) => expect(kindOf(text)).toBe(kind))
})
