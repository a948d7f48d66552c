import { describe, expect, it } from 'vitest'
import { developerOf } from './developer.ts'
import { valuesBy } from './written-paper.ts'

const letter = (head: string): string =>
  `${head}\n12/1A, Station Lane, Salem\nTo\nMr. Arun Sen\nWe hereby allot you Flat No. 3D.\nYours faithfully\nPartner`

describe('the firm at the head of its letter', () => {
  it.each([
    ['GREEN COAST DEVELOPERS PRIVATE\nLIMITED', 'Green Coast Developers Private Limited'],
    ['SUNRISE HABITAT INFRASTRUCTURE\nPVT. LTD.', 'Sunrise Habitat Infrastructure Pvt. Ltd'],
    ['Kaveri Estates & Builders\n(India) Limited', 'Kaveri Estates & Builders (India) Limited'],
    // the line below is no part of the name
    ['GREEN COAST DEVELOPERS\nBuilders & Promoters', 'Green Coast Developers'],
    ['GREEN COAST DEVELOPERS\nLimited edition villas', 'Green Coast Developers'],
  ])('%j', (head, firm) => {
    expect(valuesBy(developerOf, letter(head), 'allotment').developer_name).toBe(firm)
  })
})
